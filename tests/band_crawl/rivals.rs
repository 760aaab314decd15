//! Rivals: who they are, talk, attack, and joining.

use tabledelve::{
    dice::Fraction,
    rulesets::band_crawl::{Action, Event, Faction, Lurking, Part, rules},
};

use super::{
    below::below,
    play::{Play, sketch},
};

const MAB: &str = "human warrior 5*: sword protected";
const PELL: &str = "human warrior 4: sword protected";

/// The first room of a band, in which rivals by these dice wait: contact by 1 and 3, double sixes
/// on level 1. Each of them is rolled on its list, and carries nothing magical.
fn met(band: &[&str], rivals: [u16; 2]) -> Play {
    let mut play = below(band, &[]);
    play.go_north([3, 3]).dice([1, 3]).dice([6, 6]).dice(rivals);
    while let Some(wanted) = play.game.wanted() {
        match wanted.purpose {
            "dice-band-list" => play.dice([3, 4]),
            "dice-band-standing" => play.dice([3]),
            _ => play.dice([6]),
        };
    }
    play
}

/// The chance that so many dice have no fewer successes than so many others, each with one in two.
fn by_hand(mine: u128, theirs: u128) -> Fraction {
    let ways = |of: u128, n: u128| (0..n).fold(1, |ways, k| ways * (of - k) / (k + 1));
    let pairs = (0..=mine).flat_map(|a| (0..=theirs).map(move |b| (a, b)));
    let peace = pairs.filter(|(a, b)| a >= b);
    let count: u128 = peace.map(|(a, b)| ways(mine, a) * ways(theirs, b)).sum();
    Fraction::new(count, 1_u128 << (mine + theirs))
}

fn rivals(play: &Play) -> Vec<String> {
    let there = play.band().figures().filter(|it| it.part() == Part::Rival);
    there.map(sketch).collect()
}

/// 39.9: as many fewer than the group as the row says, but one at the least.
#[test]
fn who_they_are() {
    // 12 is two dwarves more than a group of two.
    let play = met(&[MAB, PELL], [6, 6]);
    let four = rivals(&play);
    assert_eq!(four.len(), 4);
    assert!(four.iter().all(|it| it.starts_with("dwarf ")), "{four:?}");
    // The question names them all.
    let prompt = play.prompt();
    assert!(prompt.starts_with("Another band: Dwarf "), "{prompt}");
    assert_eq!(prompt.matches("Dwarf").count(), 4, "{prompt}");
    // 3 is three humans fewer: one.
    let play = met(&[MAB, PELL], [1, 2]);
    assert_eq!(rivals(&play).len(), 1);
    assert!(rivals(&play)[0].starts_with("human "));
    assert!(play.offers(Action::Talk) && play.offers(Action::Attack));
}

/// Whoever attacks them has them active.
#[test]
fn attacked_they_are_active() {
    let mut play = met(&[MAB, PELL], [1, 2]);
    play.choose(Action::Attack);
    play.said(rules::RIVALS_ATTACK, |_| true);
    let fight = play.band().state().fight.as_ref();
    assert_eq!(fight.map(|it| it.entered), Some(Faction::Foes));
}

/// 39.9.1: each leader has a die for each point. With more successes than the band's they attack,
/// and it is the band that is active.
#[test]
fn with_more_to_say_they_attack() {
    let mut play = met(&[MAB, PELL], [1, 2]);
    let rep = play.band().figures().filter(|it| it.part() == Part::Rival);
    let rep = usize::from(rep.map(|it| it.rep()).max().unwrap_or(0));
    // They attack when a die each of five has fewer successes than their dice.
    let peace = by_hand(5, rep as u128);
    assert_eq!(play.headline(Action::Talk).chance, peace);
    // One success of five against two.
    play.choose(Action::Talk).dice([2, 4, 5, 5, 6]);
    play.dice([1, 3].into_iter().chain([6; 9]).take(rep));
    play.said(rules::RIVALS_TALK, |event| {
        matches!(event, Event::Lurking(Lurking::Talked { ahead: -1, .. }))
    });
    let fight = play.band().state().fight.as_ref();
    assert_eq!(fight.map(|it| it.entered), Some(Faction::Band));
}

/// As many successes part in peace; fewer than three to one join nobody.
#[test]
fn they_part_in_peace() {
    let mut play = met(&[MAB, PELL], [1, 2]);
    play.choose(Action::Talk).dice([6; 5]);
    while play.wants("dice-band-talk-rivals") {
        play.dice([6]);
    }
    assert_eq!(rivals(&play), Vec::<String>::new());
    play.said(rules::RIVALS_TALK, |event| {
        matches!(event, Event::Lurking(Lurking::RivalsLeft { .. }))
    });
    // The room is theirs, with what is in it.
    assert!(play.wants("dice-band-treasure"), "{}", play.asked());
}

/// Outnumbered three to one they offer to join, as long as the band has room and they are weaker
/// than the star.
#[test]
fn outnumbered_they_join() {
    let talk = |play: &mut Play| {
        play.choose(Action::Talk).dice([1; 5]);
        while play.wants("dice-band-talk-rivals") {
            play.dice([6]);
        }
    };
    let mut play = met(&[MAB, PELL, PELL], [1, 2]);
    talk(&mut play);
    let rival = play.band().figures().find(|it| it.part() == Part::Rival);
    let rival = rival.map(|it| it.id()).expect("a rival");
    play.choose(Action::TakeIn(rival));
    assert_eq!(play.band().figure(rival).part(), Part::Band);
    assert_eq!(play.band().members().count(), 4);
    assert!(play.wants("dice-band-treasure"), "{}", play.asked());
    // The band may do without.
    let mut play = met(&[MAB, PELL, PELL], [1, 2]);
    talk(&mut play);
    play.choose(Action::Enough);
    assert_eq!(play.band().members().count(), 3);
    assert!(rivals(&play).is_empty());
    // Four are as many as a star of four can lead.
    let three = "human warrior 3: sword protected";
    let mut play = met(&["human warrior 4*: sword", three, three, three], [1, 2]);
    play.choose(Action::Talk).dice([1; 4]);
    while play.wants("dice-band-talk-rivals") {
        play.dice([6]);
    }
    assert!(rivals(&play).is_empty());
    assert_eq!(play.band().members().count(), 4);
    assert_eq!(play.count(rules::RIVALS_JOIN, |_| true), 0);
}
