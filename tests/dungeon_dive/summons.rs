//! Figures that spells bring: whose turn is whose, what they may do, and how they go.

use tabledelve::{
    game::{Outcome, Status},
    grid::Cell,
    rulesets::dungeon_dive::{Action, FigureId, Play as View, Team, content::Standard},
};

use crate::yard::*;

/// The first whom a spell has brought.
fn brought(play: &Play) -> FigureId {
    View::of(play.game.world()).state().summoned[0].who
}

fn there(play: &Play) -> usize {
    View::of(play.game.world()).state().summoned.len()
}

/// Casts a spell that brings somebody to a square.
fn bring(play: &mut Play, spell: &str, circle: u8, x: i16, y: i16) {
    cast(play, spell, circle);
    play.choose(Action::At(Cell::new(x, y)));
}

fn attacks(play: &Play) -> usize {
    play.choices(|it| matches!(it, Action::Use { .. } | Action::Attack { .. }))
}

#[test]
fn a_servant_has_a_turn_of_its_own_after_its_master() {
    let mut play = fight(&[mage(&["call"])], &["post"], &[(4, 1), (4, 7)]);
    let post = foe(&play, 0);
    bring(&mut play, "call", 1, 4, 6);
    let servant = brought(&play);
    assert_eq!(cell(&play, servant), (4, 6));
    assert_eq!(
        View::of(play.game.world()).figure(servant).team(),
        Team::Party
    );
    play.choose(Action::Done);
    // The next round: the mage, then the servant.
    assert!(on_turn(&play, FIRST));
    play.choose(Action::Done);
    assert!(on_turn(&play, servant));
    play.act(|it| matches!(it, Action::Use { .. }));
    play.choose(Action::Target(post));
    play.dice([15, 4]);
    assert_eq!(points(&play, post), 40 - 4);
    assert_eq!(attacks(&play), 0, "its action is spent");
    play.choose(Action::Done);
    // It is gone with the concentration.
    play.choose(Action::LetGo);
    assert_eq!(there(&play), 0);
    assert_eq!(View::of(play.game.world()).figure(servant).cell(), None);
    play.choose(Action::Done);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn a_higher_slot_brings_more() {
    let mut play = fight(&[mage(&["call"])], &["post"], &[(4, 1), (4, 7)]);
    bring(&mut play, "call", 3, 4, 6);
    assert_eq!(there(&play), 3);
}

#[test]
fn whoever_waits_for_orders_does_nothing_without_them() {
    let mut play = fight(&[mage(&["raise"])], &["post"], &[(4, 1), (4, 7)]);
    bring(&mut play, "raise", 1, 4, 6);
    let servant = brought(&play);
    play.choose(Action::Done);
    play.choose(Action::Done);
    assert!(on_turn(&play, FIRST), "the servant has stood there");
    play.choose(Action::Order);
    assert!(!play.offers(Action::Order), "a bonus action");
    play.choose(Action::Done);
    assert!(on_turn(&play, servant));
    assert!(attacks(&play) > 0);
    play.choose(Action::Done);
    assert!(play.offers(Action::Order));
}

#[test]
fn a_familiar_helps_and_carries_touch_and_does_not_attack() {
    let heroes = [mage(&["pet", "mend"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 8), (8, 11)]);
    weaken(&mut play, SECOND, 2);
    bring(&mut play, "pet", 1, 4, 7);
    let pet = brought(&play);
    play.choose(Action::Done);
    play.choose(Action::Done);
    // The knight is 35 feet off, and the familiar beside him.
    cast(&mut play, "mend", 1);
    play.choose(Action::Target(SECOND));
    play.dice([5]);
    assert_eq!(points(&play, SECOND), 2 + 8);
    assert!(View::of(play.game.world()).figure(pet).turn().reaction);
    play.choose(Action::Done);
    assert!(on_turn(&play, pet));
    assert_eq!(attacks(&play), 0);
    assert!(play.offers(Action::Take(Standard::Dash)));
    play.choose(Action::Help(SECOND));
    assert!(has(&play, SECOND, "core:helped"));
}

#[test]
fn a_second_familiar_takes_the_place_of_the_first() {
    let mut play = fight(&[mage(&["pet"])], &["post"], &[(4, 1), (8, 11)]);
    bring(&mut play, "pet", 1, 4, 7);
    let first = brought(&play);
    play.choose(Action::Done);
    bring(&mut play, "pet", 1, 4, 5);
    assert_eq!(there(&play), 1);
    assert_ne!(brought(&play), first);
}

#[test]
fn attacks_come_from_where_a_double_stands_and_it_moves_with_its_fighter() {
    let mut play = fight(&[mage(&["image"])], &["post"], &[(4, 1), (4, 7)]);
    let post = foe(&play, 0);
    bring(&mut play, "image", 1, 4, 4);
    let image = brought(&play);
    let strike = |it: &Action| matches!(it, Action::ByDouble { .. });
    assert_eq!(play.choices(strike), 0, "too far away");
    let to = Cell::new(4, 6);
    play.choose(Action::MoveDouble { who: image, to });
    play.act(strike);
    play.dice([15, 3]);
    assert_eq!(points(&play, post), 40 - 3);
    assert_eq!(cell(&play, FIRST), (4, 1));
    assert_eq!(play.choices(strike), 0, "the action is spent");
    play.choose(Action::Done);
    assert!(on_turn(&play, FIRST), "a double has no turn");
}

#[test]
fn one_blow_ends_a_double() {
    let mut play = fight(&[mage(&["image"])], &["brute"], &[(4, 1), (4, 7)]);
    bring(&mut play, "image", 1, 4, 6);
    play.choose(Action::Done);
    play.dice([15, 1]);
    assert_eq!(there(&play), 0);
}

#[test]
fn a_fight_that_only_servants_are_left_to_fight_is_lost() {
    let mut play = fight(&[mage(&["raise"])], &["brute"], &[(4, 4), (4, 5)]);
    bring(&mut play, "raise", 1, 8, 11);
    weaken(&mut play, FIRST, 1);
    play.choose(Action::Done);
    play.dice([15, 3]);
    assert_eq!(play.game.status(), Status::Over(Outcome::Defeat));
}
