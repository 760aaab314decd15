//! Guards stay near their leader, and leaders behind the others.

use tabledelve::rulesets::card_grid::{Action, Fighting, Play as View};

use super::table::*;

fn near(play: &Play, one: u16, other: u16) -> u8 {
    let view = View::of(play.game.world());
    let figure = |it| view.figure(tabledelve::rulesets::card_grid::FigureId(it));
    figure(one).distance(figure(other)).expect("both are there")
}

fn struck(play: &Play, by: u16) -> bool {
    let fought = fought(play);
    let mut fought = fought.iter();
    fought.any(|(_, it)| matches!(it, Fighting::Struck { by: who, .. } if who.0 == by))
}

fn wait(play: &mut Play) {
    play.choose(Action::Done);
    ones(play);
}

/// A chief far off with a guard beside it: neither runs at the hero, and both come in the end.
#[test]
fn a_guard_stays_near_its_leader_and_a_leader_behind_its_guard() {
    let foes: [Posted<'_>; 2] = [("goblin_chief", &[8, 8], (5, 5)), ("kobold", &[4], (4, 5))];
    let mut play = fight(&[sweeper()], &[(0, 0)], &foes);
    let (chief, kobold) = (1, 2);
    for _ in 0..8 {
        wait(&mut play);
        assert!(near(&play, kobold, chief) <= 2, "the guard is near");
        let [guard, leader] = [kobold, chief].map(|it| near(&play, 0, it));
        assert!(leader >= guard, "{leader} squares, the guard {guard}");
    }
    assert!(struck(&play, kobold) && struck(&play, chief));
    // Without a leader the guard is at the hero at once, and so is a leader with nobody.
    for (foe, place) in [("kobold", (4, 5)), ("goblin_chief", (5, 5))] {
        let mut play = fight(&[sweeper()], &[(0, 0)], &[(foe, &[4], place)]);
        wait(&mut play);
        assert!(struck(&play, 1), "{foe}");
    }
}

/// The chief is nearer to begin with, and lets the goblin go first.
#[test]
fn a_leader_goes_no_farther_than_the_foremost_of_the_others() {
    let foes: [Posted<'_>; 2] = [("goblin_chief", &[8, 8], (4, 4)), ("goblin", &[6], (5, 5))];
    let mut play = fight(&[sweeper()], &[(0, 0)], &foes);
    wait(&mut play);
    assert_eq!([near(&play, 0, 1), near(&play, 0, 2)], [4, 1]);
    wait(&mut play);
    assert_eq!(near(&play, 0, 1), 1, "now the goblin is there");
}
