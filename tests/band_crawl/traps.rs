//! Traps: who meets them, the dice against them, and what they do.

use tabledelve::{
    game::Present,
    rulesets::band_crawl::{
        BandCrawl, Condition, Event, Fighting, FigureId, Lurking, content::Trap, rules,
    },
    text::{ENGLISH, Text},
};

use super::{LIBRARY, below::below, play::Play};

const MAB: &str = "human warrior 5*: sword protected";
const PELL: &str = "human warrior 4: sword protected";
const WICK: &str = "human thief 4: sword protected";

/// The first room of a band, which is a trap: a pair of twos.
fn trapped(band: &[&str]) -> Play {
    let mut play = below(band, &[]);
    play.go_north([3, 3]).dice([2, 2]);
    play
}

fn met(play: &Play) -> Vec<(FigureId, bool)> {
    let events = play.game.log().iter().filter_map(|it| match &it.event {
        Event::Lurking(Lurking::TrapMet { who, thief, .. }) => Some((*who, *thief)),
        _ => None,
    });
    events.collect()
}

fn rolled(play: &Play) -> Vec<Trap> {
    let events = play.game.log().iter().filter_map(|it| match &it.event {
        Event::Lurking(Lurking::TrapRolled { gives, .. }) => Some(*gives),
        _ => None,
    });
    events.collect()
}

/// 37.1.4: a thief finds it, and has three dice, of which the best two count.
#[test]
fn a_thief_has_three_dice() {
    let mut play = trapped(&[MAB, PELL, WICK]);
    play.dice([6, 2, 3]);
    assert_eq!(met(&play), [(FigureId(2), true)]);
    assert_eq!(rolled(&play), [Trap::Disarmed]);
    // The better of two.
    let mut play = trapped(&[MAB, "elf thief 3: sword", WICK]);
    play.dice([6, 2, 3]);
    assert_eq!(met(&play), [(FigureId(2), true)]);
    play.said(rules::PROFESSION_THIEF, |_| true);
}

/// 9.2: Raven of 5/4 rolls three dice against a four; of a grunt both professions count in full.
#[test]
fn a_thief_by_second_profession() {
    let mut play = trapped(&["human warrior/thief 5*: sword protected"]);
    play.dice([5, 5, 3]);
    assert_eq!(rolled(&play), [Trap::Again]);
    play.dice([4, 4, 6]);
    assert_eq!(rolled(&play), [Trap::Again, Trap::Disarmed]);
    let star = "human warrior 6*: sword protected";
    let mut play = trapped(&[star, "human warrior/thief 5: sword protected"]);
    play.dice([5, 5, 3]);
    assert_eq!(rolled(&play), [Trap::Disarmed]);
}

/// Without a thief it is anybody, by a die of as many sides.
#[test]
fn anybody_without_a_thief() {
    for (face, who) in [(1, 0), (2, 1), (3, 2)] {
        let mut play = trapped(&[MAB, PELL, PELL]);
        play.dice([face, 1, 1]);
        assert_eq!(met(&play), [(FigureId(who), false)]);
        assert_eq!(rolled(&play), [Trap::Disarmed]);
    }
    // Somebody alone needs no die.
    let mut play = trapped(&[MAB]);
    play.dice([1, 1]);
    assert_eq!(met(&play), [(FigureId(0), false)]);
}

/// One passed is tried again, where one counts as none: a shot with the level as its impact.
#[test]
fn one_die_is_a_second_try() {
    let mut play = trapped(&[MAB, PELL]);
    // Pell: one passed, then two.
    play.dice([2, 6, 2]).dice([3, 4]);
    assert_eq!(rolled(&play), [Trap::Again, Trap::Disarmed]);
    // One passed, then one, which is none; the die shows a 2, above the impact of level 1.
    let mut play = trapped(&[MAB, PELL]);
    play.dice([2, 6, 2]).dice([5, 3]).dice([2]);
    assert_eq!(rolled(&play), [Trap::Again, Trap::Sprung]);
    assert_eq!(
        play.tale().last().map(String::as_str),
        Some("1 hit, impact 1: DuckBack")
    );
    assert_eq!(play.figure(1).stance().condition, Condition::Up);
    // The log says that it has passed, and that it is no use.
    let last = play.game.log().iter().rev().find_map(|it| match &it.event {
        Event::Lurking(Lurking::TrapRolled { passed, row, .. }) => {
            Some((&it.event, *passed, row.total))
        }
        _ => None,
    });
    let (event, passed, counts_as) = last.expect("dice against the trap");
    assert_eq!((passed, counts_as), (1, 0));
    let told = BandCrawl::narrate(play.game.world(), event).message;
    let (text, _) = Text::of(ENGLISH, LIBRARY.files());
    let told = text.say(&told, &|_| "Pell".to_owned());
    let passed = "5 and 3: 1 passed, but the reroll needs two";
    assert!(told.contains(passed), "{told}");
}

/// What goes off and kills; what answers it: armour lowers the impact, and star power is rolled.
#[test]
fn what_answers_a_trap() {
    // A 1 is dead; Mab rolls five dice, two of them successes, and is as good as new.
    let mut play = trapped(&[MAB]);
    play.dice([6, 6]).dice([1]).dice([1, 2, 5, 5, 6]);
    let tale = play.tale();
    assert_eq!(
        tale,
        [
            "0 hit, impact 1: ObviouslyDead",
            "0 has power, 1 lost: DuckBack"
        ]
    );
    assert_eq!(play.figure(0).power().now, 4);
    // Whom it kills it kills.
    let mut play = trapped(&[MAB, PELL]);
    play.dice([2]).dice([6, 6]).dice([1]);
    assert_eq!(play.figure(1).stance().condition, Condition::Dead);
    assert_eq!(play.count(rules::CRISIS_DEAD, |_| true), 1);
    // Mail takes one off the impact: nothing is left of it, and no die is rolled.
    let mut play = trapped(&[MAB, "human warrior 4: sword armoured"]);
    play.dice([2]).dice([6, 6]);
    play.said(rules::DAMAGE_NOTHING, |event| {
        matches!(
            event,
            Event::Fighting(Fighting::DamageRolled { impact: ..=0, .. })
        )
    });
    assert_eq!(play.figure(1).stance().condition, Condition::Up);
}

/// A trap of a hidden force guards nothing; the room has its treasure all the same.
#[test]
fn it_guards_nothing() {
    let mut play = trapped(&[MAB]);
    play.dice([1, 1]).dice([1]);
    assert_eq!(play.count(rules::SECRET_TRAP_TREASURE, |_| true), 0);
    assert_eq!(play.count(rules::TREASURE_ROOM, |_| true), 1);
    // A room ends the move.
    assert!(play.starts_turn(), "{}", play.asked());
}
