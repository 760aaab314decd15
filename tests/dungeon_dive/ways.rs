//! Doors, and hazards of the map.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{Action, HeroRecord, Play as View},
};

use crate::yard::*;

const DOOR: Cell = Cell::new(4, 6);
const GATE: Cell = Cell::new(7, 6);

/// In the gatehouse: a wall across it with a door and a locked gate, and embers on the floor.
fn inside(heroes: &[HeroRecord], foes: &[&str], places: &[(i16, i16)]) -> Play {
    let mut setup = setup(heroes, foes);
    setup.map = Some(id("gatehouse"));
    let mut play = begun(setup, heroes.len());
    place(&mut play, places);
    play
}

#[test]
fn a_door_is_opened_once_a_turn_and_lets_everybody_through() {
    let mut play = inside(&[knight(&[])], &["post"], &[(4, 5), (8, 11)]);
    let through = Action::Move(Cell::new(4, 7));
    assert!(!play.offers(through));
    play.choose(Action::Door(DOOR));
    assert!(play.offers(through));
    assert!(!play.offers(Action::Door(DOOR)), "one thing a turn");
    go(&mut play, 4, 7);
    play.choose(Action::Done);
    play.choose(Action::Door(DOOR));
    assert!(!play.offers(Action::Move(Cell::new(4, 5))));
}

#[test]
fn nobody_closes_a_door_in_which_somebody_stands() {
    let mut play = inside(
        &[knight(&[]), knight(&[])],
        &["post"],
        &[(4, 5), (5, 5), (8, 11)],
    );
    play.choose(Action::Door(DOOR));
    go(&mut play, 4, 6);
    play.choose(Action::Done);
    assert!(!play.offers(Action::Door(DOOR)));
}

#[test]
fn a_gate_is_forced_or_picked_with_an_action() {
    let mut play = inside(&[knight(&[])], &["post"], &[(7, 5), (8, 11)]);
    assert!(!play.offers(Action::Door(GATE)));
    let force = |nth| Action::Force { door: GATE, nth };
    assert!(play.offers(force(1)));
    play.choose(force(0));
    // Athletics +3 against 13.
    play.dice([9]);
    assert!(!play.offers(force(0)), "the action is spent");
    assert!(
        !View::of(play.game.world())
            .state()
            .doors_open
            .contains(&GATE)
    );
    play.choose(Action::Done);
    play.choose(force(0));
    play.dice([10]);
    assert!(
        View::of(play.game.world())
            .state()
            .doors_open
            .contains(&GATE)
    );
    // From now on it is a door like any other.
    play.choose(Action::Door(GATE));
    play.choose(Action::Done);
    assert!(play.offers(Action::Door(GATE)));
}

#[test]
fn a_hazard_harms_once_a_turn() {
    let mut play = inside(&[knight(&[])], &["post"], &[(3, 4), (8, 11)]);
    let most = points(&play, FIRST);
    go(&mut play, 4, 4);
    play.dice([2]);
    go(&mut play, 3, 4);
    go(&mut play, 4, 4);
    assert_eq!(points(&play, FIRST), most - 2);
    play.choose(Action::Done);
    // And as the next turn begins.
    play.dice([3]);
    assert_eq!(points(&play, FIRST), most - 5);
}
