//! Treasure of rooms and of the last tile, and who carries it.

use tabledelve::{
    dungeon::RoomId,
    rulesets::band_crawl::{Action, Coins, Event, FigureId, Looting, Source, rules},
};

use super::below::below;

const MAB: &str = "human warrior 5*: sword armoured";
const WICK: &str = "human thief 4: sword protected";

/// Two dice that make a room, and two by which only nerves wait in it.
const ROOM: [u16; 2] = [3, 3];
const NERVES: [u16; 2] = [5, 6];

fn bronze(bronze: u16) -> Coins {
    Coins {
        bronze,
        ..Coins::default()
    }
}

/// The example to 40.0: a room is cleared, the die shows a 3, and a 5 is three coins.
#[test]
fn half_a_die_of_bronze() {
    let mut play = below(&[MAB, WICK], &[]);
    play.go_north(ROOM).dice(NERVES).dice([3, 5]);
    assert_eq!(play.band().state().hoard.of(FigureId(0)), bronze(3));
    play.said(rules::TREASURE_ROOM, |event| {
        let room = |it: &Looting| {
            let Looting::TreasureRolled { from, bonus, .. } = it else {
                return false;
            };
            (*from, *bonus) == (Source::Room, 0)
        };
        matches!(event, Event::Looting(it) if room(it))
    });
    // Coins of a fixed number need no die, and a room has treasure once.
    let mut play = below(&[MAB], &[]);
    play.go_north(ROOM).dice(NERVES).dice([4]);
    assert_eq!(play.band().state().hoard.of(FigureId(0)), bronze(3));
    assert!(play.band().state().below.dungeon.tiles[1].looted);
    assert_eq!(play.count(rules::TREASURE_ROOM, |_| true), 1);
}

/// A corridor has none.
#[test]
fn rooms_alone() {
    let mut play = below(&[MAB], &[]);
    play.go_north([3, 4]);
    assert_eq!(play.tile_of(0), Some(RoomId(1)));
    assert_eq!(play.count(rules::TREASURE_ROOM, |_| true), 0);
    assert!(!play.band().state().below.dungeon.tiles[1].looted);
}

/// A find is handed to one of those who are there.
#[test]
fn who_carries_a_find() {
    let mut play = below(&[MAB, WICK], &[]);
    // A five is a potion: 3 and 4 on its table.
    play.go_north(ROOM).dice(NERVES).dice([5, 3, 4]);
    while play.wants("dice-band-uses") {
        play.dice([2]);
    }
    for who in [0, 1] {
        assert!(play.offers(Action::Bear(FigureId(who))));
    }
    assert!(play.offers(Action::LeaveLying));
    let before = play.figure(1).gear().len();
    play.choose(Action::Bear(FigureId(1)));
    let gear = play.figure(1).gear();
    assert_eq!(gear.len(), before + 1);
    assert!(gear.last().is_some_and(|it| it.found && !it.in_use));
    // Alone there is nothing to ask.
    let mut play = below(&[MAB], &[]);
    play.go_north(ROOM).dice(NERVES).dice([5, 3, 4]);
    while play.wants("dice-band-uses") {
        play.dice([2]);
    }
    assert!(play.figure(0).gear().iter().any(|it| it.found));
}

/// 32.3: nobody fights there, so that a find can be had in hand at once.
#[test]
fn who_readies_a_find_at_once() {
    let mut play = below(&[MAB, WICK], &[]);
    // A six is a weapon beside some coins; a four of its table is a sword.
    play.go_north(ROOM).dice(NERVES).dice([6, 2, 2, 2]);
    while play.wants("dice-band-uses") {
        play.dice([2]);
    }
    assert!(
        play.offers(Action::BearReady(FigureId(1))),
        "{}",
        play.asked()
    );
    play.choose(Action::BearReady(FigureId(1)));
    let gear = play.figure(1).gear();
    assert!(gear.last().is_some_and(|it| it.found && it.in_use));
    // A potion is only carried.
    let mut play = below(&[MAB, WICK], &[]);
    play.go_north(ROOM).dice(NERVES).dice([5, 3, 4]);
    while play.wants("dice-band-uses") {
        play.dice([2]);
    }
    assert!(!play.offers(Action::BearReady(FigureId(1))));
}

/// Nobody carries more than four times their reputation.
#[test]
fn hands_that_are_full() {
    let laden = format!("human thief 2: sword {}", "(sword) ".repeat(7));
    let mut play = below(&[MAB, &laden], &[]);
    play.go_north(ROOM).dice(NERVES).dice([5, 3, 4]);
    while play.wants("dice-band-uses") {
        play.dice([2]);
    }
    assert_eq!(play.figure(1).gear().len(), 8);
    // Only the other can, so nobody is asked.
    assert!(play.figure(0).gear().iter().any(|it| it.found));
}

/// 41.0: the last tile has treasure whatever it is, with one more for each point of the Big Bad.
#[test]
fn the_last_tile() {
    let mut play = below(&["human warrior 1*: sword"], &[]);
    let wanted = play.band().state().below.dungeon.wanted;
    let rep = u16::from(
        play.band()
            .state()
            .quest
            .big_bad
            .map_or(0, |it| play.band().figure(it).rep()),
    );
    assert_eq!(wanted, 4 * rep);
    // Corridors to the last tile.
    for _ in 2..wanted {
        play.go_north([3, 4]).choose(Action::Enough);
    }
    assert_eq!(play.count(rules::TREASURE_LAST, |_| true), 0);
    play.go_north([3, 4]);
    assert!(play.wants("dice-band-treasure"), "{}", play.asked());
    play.dice([1]);
    let event = play.game.log().iter().rev().find_map(|it| match &it.event {
        Event::Looting(Looting::TreasureRolled { from, bonus, .. }) => Some((*from, *bonus)),
        _ => None,
    });
    assert_eq!(event, Some((Source::Last, rep as u8)));
    assert_eq!(play.band().state().hoard.looters[..], [FigureId(0)]);
}
