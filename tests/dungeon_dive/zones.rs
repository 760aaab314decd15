//! Zones that are sent elsewhere, and those that go with whoever made them.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{Action, Play as View, Question, ZoneState},
};

use crate::yard::*;

fn zone(play: &Play) -> &ZoneState {
    &View::of(play.game.world()).state().zones[0]
}

#[test]
fn a_zone_is_sent_on_as_a_bonus_action_and_harms_whom_it_comes_to() {
    let mut play = fight(&[mage(&["orb"])], &["post"], &[(1, 1), (8, 8)]);
    let post = foe(&play, 0);
    cast(&mut play, "orb", 1);
    play.choose(Action::At(Cell::new(5, 5)));
    assert_eq!(points(&play, post), 40);
    let id = zone(&play).id;
    play.choose(Action::MoveZone(id));
    play.waits(|it| matches!(it, Question::ZoneTo { .. }));
    // Four squares, and no more.
    assert!(!play.offers(Action::At(Cell::new(1, 11))));
    play.choose(Action::At(Cell::new(8, 8)));
    play.dice([4]);
    assert_eq!(points(&play, post), 40 - 4);
    assert!(zone(&play).cells.contains(&Cell::new(8, 8)));
    assert!(!zone(&play).cells.contains(&Cell::new(4, 4)));
    // The bonus action is spent.
    assert!(!play.offers(Action::MoveZone(id)));
}

#[test]
fn a_zone_that_leads_away_goes_along_and_leads_the_same_way() {
    let mut play = fight(&[mage(&["draught"])], &["post"], &[(4, 1), (8, 11)]);
    cast(&mut play, "draught", 1);
    play.choose(Action::At(Cell::new(4, 3)));
    assert!(zone(&play).cells.contains(&Cell::new(4, 5)));
    assert!(!zone(&play).cells.contains(&Cell::new(5, 5)));
    go(&mut play, 5, 1);
    assert!(!zone(&play).cells.contains(&Cell::new(4, 5)));
    assert!(zone(&play).cells.contains(&Cell::new(5, 5)));
    assert_eq!(zone(&play).cells.len(), 6);
}
