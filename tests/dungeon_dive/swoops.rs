//! What those decide who fly: up out of reach, down to strike, and away again.

use serde_json::json;
use tabledelve::rulesets::dungeon_dive::{
    Action, Event, FigureId, Minding, Play as View, Question, Reason,
};

use crate::yard::*;

/// A knight and somebody who flies, under a ceiling that leaves ten feet of air above a head.
fn under_a_ceiling(flier: &str, places: &[(i16, i16); 2], aloft: u8) -> (Play, FigureId) {
    let mut setup = setup(&[knight(&[])], &[flier]);
    setup.map = Some(id("gatehouse"));
    let mut play = begun(setup, 1);
    place(&mut play, places);
    let flier = foe(&play, 0);
    arrange(&mut play, |named| {
        let stand = &mut named["figures"][usize::from(flier.0)]["stand"];
        stand["aloft"] = json!(aloft);
    });
    (play, flier)
}

fn aloft(play: &Play, who: FigureId) -> u8 {
    View::of(play.game.world()).figure(who).stand().aloft
}

fn can_strike(play: &Play, on: FigureId) -> bool {
    play.choices(|it| matches!(it, Action::Attack { on: at, .. } if *at == on)) > 0
}

#[test]
fn whoever_needs_no_blade_goes_up_out_of_reach_and_takes_the_one_blow() {
    let (mut play, singer) = under_a_ceiling("singer", &[(4, 2), (4, 3)], 0);
    assert!(can_strike(&play, singer));
    play.choose(Action::Done);
    play.waits(|it| matches!(it, Question::Reaction { who: FIRST, .. }));
    play.choose(Action::Done);
    play.dice([2]);
    assert!(on_turn(&play, FIRST));
    assert_eq!(aloft(&play, singer), 10);
    assert!(!can_strike(&play, singer));
    // The log says what counted.
    let log = play.game.log().iter();
    let counts = log.filter(|it| match &it.event {
        Event::Minding(Minding::Chose { who, chosen, .. }) if *who == singer => {
            let mut parts = chosen.parts.iter();
            parts.any(|(why, worth)| *why == Reason::Height && *worth > 0)
        }
        _ => false,
    });
    assert!(counts.count() > 0);
}

#[test]
fn whoever_has_nothing_but_claws_comes_down_to_strike() {
    let (mut play, hawk) = under_a_ceiling("hawk", &[(4, 2), (8, 2)], 10);
    assert!(!can_strike(&play, hawk));
    play.choose(Action::Done);
    play.dice([15, 3]);
    assert_eq!(points(&play, FIRST), 10 - 6);
    assert!(on_turn(&play, FIRST));
    assert!(can_strike(&play, hawk));
}

#[test]
fn whoever_is_too_far_to_strike_flies_nearer() {
    let (mut play, hawk) = under_a_ceiling("hawk", &[(1, 1), (4, 16)], 10);
    let before = cell(&play, hawk);
    play.choose(Action::Done);
    assert_ne!(cell(&play, hawk), before);
}

#[test]
fn whoever_slips_away_swoops_and_is_up_again() {
    let (mut play, bat) = under_a_ceiling("bat", &[(4, 2), (8, 2)], 0);
    play.choose(Action::Done);
    play.dice([15, 3]);
    assert_eq!(points(&play, FIRST), 10 - 6);
    assert!(on_turn(&play, FIRST));
    assert_eq!(aloft(&play, bat), 10);
    assert!(!can_strike(&play, bat));
}
