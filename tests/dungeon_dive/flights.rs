//! Flying in a fight: up and down, out of reach, under the ceiling, and down again against one's will.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{Action, Event, Fighting, FigureId, Play as View, Question},
};

use crate::yard::*;

fn up(play: &Play, who: FigureId) -> u8 {
    View::of(play.game.world()).figure(who).stand().aloft
}

fn fly(play: &mut Play, x: i16, y: i16, up: u8) {
    let to = Cell::new(x, y);
    play.choose(Action::Fly { to, up });
}

fn falls(play: &Play) -> Vec<u16> {
    let log = play.game.log().iter();
    let fallen = log.filter_map(|it| match it.event {
        Event::Fighting(Fighting::Dropped { feet, .. }) => Some(feet),
        _ => None,
    });
    fallen.collect()
}

#[test]
fn a_flier_goes_up_as_far_as_the_ceiling_and_no_farther() {
    let mut play = fight(&[knight(&["winged"])], &["post"], &[(4, 4), (8, 8)]);
    let heights: Vec<u8> = play
        .game
        .offer()
        .choices
        .iter()
        .filter_map(|it| match it.act {
            Action::Fly { to, up } if to == Cell::new(4, 4) => Some(up),
            _ => None,
        })
        .collect();
    // A small sheet: 10 feet, of which the knight needs five.
    assert_eq!(heights, [5]);
    fly(&mut play, 4, 9, 5);
    assert_eq!((cell(&play, FIRST), up(&play, FIRST)), ((4, 9), 5));
    // 25 feet are flown; one square is left, and the ground.
    assert!(play.offers(Action::Fly {
        to: Cell::new(4, 10),
        up: 0
    }));
    assert!(!play.offers(Action::Fly {
        to: Cell::new(4, 11),
        up: 0
    }));
    assert_eq!(play.choices(|it| matches!(it, Action::Move(_))), 0);
}

#[test]
fn who_cannot_fly_is_not_offered_it() {
    let play = fight(&[knight(&[])], &["post"], &[(4, 4), (8, 8)]);
    assert_eq!(play.choices(|it| matches!(it, Action::Fly { .. })), 0);
}

#[test]
fn on_a_higher_sheet_a_flier_is_out_of_reach_and_falls_when_down() {
    let mut setup = setup(&[knight(&["winged"]), knight(&[])], &["brute"]);
    setup.map = Some(id("gatehouse"));
    let mut play = begun(setup, 2);
    place(&mut play, &[(4, 2), (8, 1), (4, 3)]);
    let brute = foe(&play, 0);
    let strike = |it: &Action| matches!(it, Action::Attack { on, .. } if *on == brute);
    assert!(play.choices(strike) > 0);
    fly(&mut play, 4, 2, 10);
    // Ten feet up there are five between them: a foe strikes as one leaves.
    play.dice([2]);
    assert_eq!(up(&play, FIRST), 10);
    assert_eq!(play.choices(strike), 0);
    // Knocked out in the air one falls.
    inflict(&mut play, FIRST, "core:prone");
    play.choose(Action::Done);
    play.dice([3]);
    assert_eq!(falls(&play), [10]);
}

#[test]
fn whoever_is_carried_by_a_spell_falls_with_it_and_another_breaks_the_fall() {
    let mut setup = setup(&[mage(&["wings"]), mage(&["feather"])], &["post"]);
    setup.map = Some(id("gatehouse"));
    let mut play = begun(setup, 2);
    place(&mut play, &[(4, 2), (8, 1), (8, 11)]);
    cast(&mut play, "wings", 1);
    fly(&mut play, 4, 2, 10);
    let most = points(&play, FIRST);
    play.choose(Action::LetGo);
    play.waits(|it| matches!(it, Question::Reaction { who, .. } if *who == SECOND));
    play.act(|it| matches!(it, Action::Use { circle: 1, .. }));
    assert_eq!(up(&play, FIRST), 0);
    assert_eq!(points(&play, FIRST), most);
    assert_eq!(falls(&play), [10]);
}
