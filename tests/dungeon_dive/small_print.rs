//! The small print of spells and features of the game: whom they spare, how far they go, and what ends
//! them.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Event, FigureId, HeroRecord, How, Magic, Play as View,
        content::{Scores, Source},
        sheet::Sheet,
    },
};

use crate::yard::*;

fn saves(play: &Play) -> usize {
    count(play, |it| {
        matches!(it, Event::Magic(Magic::SaveRolled { .. }))
    })
}

/// Chooses somebody, and nobody else.
fn at(play: &mut Play, on: FigureId) {
    play.choose(Action::Target(on));
    if !on_turn(play, FIRST) && play.offers(Action::Done) {
        play.choose(Action::Done);
    }
}

/// A mage casts a spell at a foe.
fn cast_at(spell: &str, circle: u8, kind: &str) -> (Play, FigureId) {
    let places = [(4, 4), (4, 6)];
    let mut play = fight(&[mage(&[spell])], &[kind], &places);
    let foe = foe(&play, 0);
    cast(&mut play, spell, circle);
    at(&mut play, foe);
    (play, foe)
}

#[test]
fn a_beacon_of_hope_has_healing_give_all_it_can() {
    let hero = mage(&["core:beacon_of_hope", "mend"]);
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 9)]);
    weaken(&mut play, FIRST, 1);
    cast(&mut play, "core:beacon_of_hope", 3);
    at(&mut play, FIRST);
    play.choose(Action::Done);
    cast(&mut play, "mend", 1);
    play.choose(Action::Target(FIRST));
    // 8 and 3, without a die.
    assert_eq!(points(&play, FIRST), 1 + 8 + 3);
}

#[test]
fn a_sanctuary_is_as_hard_to_break_as_its_caster_is_good() {
    // 8, 3 for proficiency and 3 for intelligence.
    for (save, rest, left) in [(13, vec![], 22), (14, vec![15, 3], 22 - 6)] {
        let mut play = fight(&[mage(&["core:sanctuary"])], &["brute"], &[(4, 4), (4, 5)]);
        cast(&mut play, "core:sanctuary", 1);
        at(&mut play, FIRST);
        let most = points(&play, FIRST);
        play.choose(Action::Done);
        play.dice([save]);
        play.dice(rest);
        assert!(on_turn(&play, FIRST));
        assert_eq!(points(&play, FIRST) - most, left - 22, "{save}");
    }
}

#[test]
fn sleep_passes_over_the_undead_and_whoever_cannot_be_charmed() {
    let hero = mage(&["core:sleep"]);
    let places = [(4, 4), (4, 9), (5, 9), (6, 9)];
    let mut play = fight(&[hero], &["biter", "glass", "brute"], &places);
    let all = [0, 1, 2].map(|nth| foe(&play, nth));
    for (who, points) in all.into_iter().zip([3, 4, 10]) {
        weaken(&mut play, who, points);
    }
    cast(&mut play, "core:sleep", 1);
    play.choose(Action::At(Cell::new(5, 10)));
    play.dice([2, 2, 2, 2, 2]);
    let sleeps = all.map(|it| View::of(play.game.world()).figure(it).is_incapacitated());
    assert_eq!(sleeps, [false, false, true]);
}

#[test]
fn whoever_laughs_saves_again_when_hurt_and_simple_minds_do_not_laugh() {
    let (play, _) = cast_at("core:hideous_laughter", 1, "rat");
    assert_eq!(saves(&play), 0);
    let heroes = [mage(&["core:hideous_laughter"]), knight(&[])];
    let mut play = fight(&heroes, &["brute"], &[(4, 4), (4, 6), (4, 7)]);
    let brute = foe(&play, 0);
    cast(&mut play, "core:hideous_laughter", 1);
    at(&mut play, brute);
    play.dice([2]);
    let laughs = |play: &Play| View::of(play.game.world()).figure(brute).is_incapacitated();
    assert!(laughs(&play));
    play.choose(Action::Done);
    strike(&mut play, brute);
    // Prone, and so at advantage; then a save at advantage.
    play.dice([15, 2, 3, 2, 20]);
    assert!(!laughs(&play));
}

#[test]
fn nobody_is_talked_into_anything_who_cannot_be_charmed_or_knows_no_language() {
    for (spell, circle, kind, rolls) in [
        ("core:suggestion", 2, "glass", 0),
        ("core:suggestion", 2, "brute", 1),
        ("core:command", 1, "rat", 0),
        ("core:command", 1, "brute", 1),
    ] {
        let (mut play, _) = cast_at(spell, circle, kind);
        if rolls > 0 {
            play.dice([20]);
        }
        assert_eq!(saves(&play), rolls, "{spell} at {kind}");
    }
}

#[test]
fn a_stinking_cloud_does_nothing_to_whom_poison_does_nothing() {
    for (kind, rolls) in [("glass", 0), ("post", 1)] {
        let hero = mage(&["core:stinking_cloud"]);
        let mut play = fight(&[hero], &[kind], &[(1, 11), (7, 4)]);
        cast(&mut play, "core:stinking_cloud", 3);
        play.choose(Action::At(Cell::new(7, 4)));
        play.choose(Action::Done);
        if rolls > 0 {
            play.dice([20]);
        }
        assert_eq!(saves(&play), rolls, "{kind}");
    }
}

#[test]
fn acid_splashes_on_whoever_stands_beside() {
    let hero = mage(&["core:acid_splash"]);
    let places = [(4, 1), (4, 7), (5, 7), (8, 7)];
    let mut play = fight(&[hero], &["post", "brute", "rat"], &places);
    let all = [0, 1, 2].map(|nth| foe(&play, nth));
    cast(&mut play, "core:acid_splash", 0);
    play.choose(Action::Target(all[0]));
    let offered = all.map(|it| play.offers(Action::Target(it)));
    assert_eq!(offered, [false, true, false]);
}

/// A cleric who preserves life.
fn preserver(level: u8) -> HeroRecord {
    HeroRecord {
        class: id("core:cleric"),
        path: Some(id("core:life")),
        level,
        scores: Scores {
            wis: 16,
            ..knight(&[]).scores
        },
        ..knight(&[])
    }
}

#[test]
fn preserved_life_grows_with_the_level_and_ends_at_half() {
    let heroes = [preserver(7), knight_of(5, &[])];
    let mut play = fight(&heroes, &["post"], &[(4, 4), (5, 4), (4, 11)]);
    let figure = |play: &Play, who| *View::of(play.game.world()).figure(who).body();
    weaken(&mut play, FIRST, 1);
    weaken(&mut play, SECOND, 3);
    let preserve = BOOK.features.find(id("core:preserve_life")).expect("it");
    play.act(|it| matches!(it, Action::Use { source: Source::Feature(it), .. } if *it == preserve));
    // Two for the knight, the others for the cleric: seven in all.
    let mut given = 0;
    while !on_turn(&play, FIRST) {
        let on = if given < 2 { SECOND } else { FIRST };
        play.choose(Action::Target(on));
        given += 1;
    }
    assert_eq!(given, 7);
    assert_eq!(points(&play, SECOND), 3 + 10);
    let cleric = figure(&play, FIRST);
    assert_eq!(cleric.points, (cleric.most / 2).min(1 + 25));
}

#[test]
fn blur_is_nothing_to_those_who_need_no_eyes() {
    for (kind, harder) in [("post", true), ("core:violet_fungus", false)] {
        let mut play = fight(&[mage(&["core:blur"])], &[kind], &[(4, 4), (4, 6)]);
        let foe = foe(&play, 0);
        cast(&mut play, "core:blur", 2);
        let view = View::of(play.game.world());
        let (mage, other) = (Sheet::of(view.figure(FIRST)), Sheet::of(view.figure(foe)));
        let bare = other.with_arm(None, How::Strike, false, false);
        let tally = other.attack_tally(&bare, &mage);
        assert_eq!(!tally.disadvantage.is_empty(), harder, "{kind}");
    }
}

#[test]
fn nobody_keeps_their_mind_on_anything_in_a_sleet_storm() {
    let mut play = fight(&[mage(&["core:sleet_storm"])], &["post"], &[(4, 4), (4, 6)]);
    cast(&mut play, "core:sleet_storm", 3);
    play.choose(Action::At(Cell::new(4, 5)));
    play.choose(Action::Done);
    // The post has nothing to lose but its footing; the mage keeps that and loses the storm.
    play.dice([20, 20, 2]);
    assert!(on_turn(&play, FIRST));
    assert!(View::of(play.game.world()).state().zones.is_empty());
}
