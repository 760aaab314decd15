//! What foes make of what they have: quick moves, ways out of what holds them, the best place for an
//! area; and whom they take for what they are.

use tabledelve::rulesets::dungeon_dive::{
    Action, Event, Fighting, FigureId, Play as View, content::Standard,
};

use crate::yard::*;

fn took(play: &Play, who: FigureId, what: Standard) -> usize {
    count(
        play,
        |it| matches!(it, Event::Fighting(Fighting::Took { who: by, what: it, .. }) if (*by, *it) == (who, what)),
    )
}

#[test]
fn an_ally_is_shaken_awake_by_whoever_has_nothing_better_to_do() {
    let heroes = [mage(&["slumber"])];
    let mut play = fight(&heroes, &["brute", "brute"], &[(4, 1), (4, 10), (5, 10)]);
    let (sleeper, other) = (foe(&play, 0), foe(&play, 1));
    cast(&mut play, "slumber", 1);
    play.choose(Action::Target(sleeper));
    play.dice([2]);
    let sleeps = |play: &Play| {
        View::of(play.game.world())
            .figure(sleeper)
            .is_incapacitated()
    };
    assert!(sleeps(&play));
    play.choose(Action::Done);
    assert!(!sleeps(&play));
    assert_eq!(took(&play, other, Standard::Dash), 0);
}

#[test]
fn whoever_is_snared_works_against_it() {
    let mut play = fight(&[mage(&["snare"])], &["brute"], &[(4, 1), (4, 9)]);
    let brute = foe(&play, 0);
    cast(&mut play, "snare", 1);
    play.choose(Action::Target(brute));
    play.dice([2]);
    assert!(has(&play, brute, "core:restrained"));
    play.choose(Action::Done);
    play.dice([20]);
    assert!(!has(&play, brute, "core:restrained"));
}

/// A knight holds a foe, whose turn comes next.
fn held(foes: &[&str]) -> (Play, FigureId) {
    let mut play = fight(&[knight(&[])], foes, &[(4, 4), (4, 5)]);
    let held = foe(&play, 0);
    play.choose(Action::Grapple(held));
    play.dice([18, 2]);
    assert!(has(&play, held, "core:grappled"));
    play.choose(Action::Done);
    (play, held)
}

#[test]
fn whoever_is_held_breaks_free_unless_a_blow_is_worth_more() {
    let (mut play, mouth) = held(&["mouth"]);
    play.dice([18, 2]);
    assert!(!has(&play, mouth, "core:grappled"));
    let (mut play, brute) = held(&["brute"]);
    play.dice([15, 3]);
    assert_eq!(points(&play, FIRST), 10 - 6);
    assert!(has(&play, brute, "core:grappled"));
}
