//! Two figures never stand in one square, however one of them has come there.

use serde_json::json;
use tabledelve::{
    game::{Outcome, Ruleset, Status},
    grid::Cell,
    rulesets::dungeon_dive::{Action, DungeonDive, Event, Fighting, FigureId, Play as View, rules},
};

use crate::yard::*;

/// Everybody who was moved out of somebody else’s square.
fn moved_aside(play: &Play) -> Vec<FigureId> {
    let log = play.game.log().iter();
    let past = log.filter(|it| it.rule == rules::MOVE_PAST);
    let moved = past.filter_map(|it| match it.event {
        Event::Fighting(Fighting::Shifted { who, .. }) => Some(who),
        _ => None,
    });
    moved.collect()
}

fn sound(play: &Play) {
    DungeonDive::invariants(play.game.world()).expect("nobody stands in anybody");
}

#[test]
fn whoever_is_healed_where_somebody_stands_comes_to_lie_beside_them() {
    let heroes = [mage(&["mend"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 5), (4, 7), (8, 11)]);
    lay_low(&mut play, SECOND, 0);
    place(&mut play, &[(4, 5), (4, 6), (4, 6)]);
    cast(&mut play, "mend", 1);
    play.choose(Action::Target(SECOND));
    play.dice([1]);
    assert!(points(&play, SECOND) > 0);
    assert_eq!(moved_aside(&play), [SECOND]);
    assert_ne!(cell(&play, SECOND), (4, 6));
    sound(&play);
}

#[test]
fn whoever_is_healed_with_nobody_there_stays_where_they_lie() {
    let heroes = [mage(&["mend"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 5), (4, 6), (4, 8)]);
    lay_low(&mut play, SECOND, 0);
    cast(&mut play, "mend", 1);
    play.choose(Action::Target(SECOND));
    play.dice([1]);
    assert_eq!(moved_aside(&play), []);
    assert_eq!(cell(&play, SECOND), (4, 6));
}

#[test]
fn whoever_trades_places_in_the_air_comes_down_beside_whoever_is_below() {
    let heroes = [mage(&["image", "trade"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 4), (4, 5), (8, 11)]);
    cast(&mut play, "image", 1);
    play.choose(Action::At(Cell::new(6, 6)));
    let image = View::of(play.game.world()).state().summoned[0].who;
    play.choose(Action::Done);
    play.choose(Action::Done);
    assert!(on_turn(&play, FIRST), "in the next round");
    // The mage flies above the knight.
    arrange(&mut play, |named| {
        named["figures"][0]["stand"] = json!({"cell": Cell::new(4, 5), "aloft": 5});
    });
    cast(&mut play, "trade", 1);
    play.choose(Action::Target(image));
    assert_eq!(cell(&play, FIRST), (6, 6));
    assert_eq!(moved_aside(&play), [image]);
    sound(&play);
}

#[test]
fn a_double_that_is_stopped_in_a_friends_square_is_moved_out_of_it() {
    let heroes = [mage(&["image"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 4), (4, 6), (8, 11)]);
    cast(&mut play, "image", 1);
    play.choose(Action::At(Cell::new(4, 5)));
    let image = View::of(play.game.world()).state().summoned[0].who;
    // Its way ends where the knight stands.
    let path = json!([[Cell::new(4, 6), 5]]);
    let task = json!({"Walk": {"who": image, "path": path, "provokes": true, "crawls": false}});
    amid(&mut play, task, |_| {});
    assert_eq!(moved_aside(&play), [image]);
    sound(&play);
}

#[test]
fn whoever_ends_the_fight_from_somebody_elses_square_is_moved_out_of_it() {
    // The first knight was stopped on the way through the square of the second.
    let heroes = [knight(&[]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 5), (4, 5), (4, 6)]);
    let post = foe(&play, 0);
    weaken(&mut play, post, 1);
    strike(&mut play, post);
    play.dice([15, 4]);
    assert_eq!(play.game.status(), Status::Over(Outcome::Victory));
    assert_eq!(moved_aside(&play), [FIRST]);
    assert_eq!(cell(&play, SECOND), (4, 5));
    sound(&play);
}
