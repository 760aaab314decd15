//! Those who are not their own masters, and those whom attacks take for somebody else.

use tabledelve::rulesets::dungeon_dive::{
    Action, Event, Fighting, Magic, Play as View, content::Standard,
};

use crate::yard::*;

#[test]
fn whoever_flees_dashes_as_far_away_as_they_can() {
    let mut play = fight(&[mage(&["dread"])], &["brute"], &[(4, 1), (4, 3)]);
    let brute = foe(&play, 0);
    cast(&mut play, "dread", 1);
    play.choose(Action::Target(brute));
    play.dice([5]);
    play.choose(Action::Done);
    assert_eq!(cell(&play, brute).1, 12, "in the way out");
    let dashed = |it: &Event| {
        matches!(
            it,
            Event::Fighting(Fighting::Took {
                what: Standard::Dash,
                ..
            })
        )
    };
    assert_eq!(count(&play, dashed), 1);
    play.choose(Action::Done);
    // There is nowhere farther to go.
    let dodged = |it: &Event| {
        matches!(
            it,
            Event::Fighting(Fighting::Took {
                what: Standard::Dodge,
                ..
            })
        )
    };
    assert_eq!(count(&play, dodged), 1);
}

#[test]
fn a_hero_who_flees_is_not_asked() {
    let heroes = [knight(&[]), mage(&["dread"])];
    let mut play = fight(&heroes, &["post"], &[(4, 3), (4, 1), (8, 11)]);
    play.choose(Action::Done);
    cast(&mut play, "dread", 1);
    play.choose(Action::Target(FIRST));
    play.dice([5]);
    play.choose(Action::Done);
    assert_eq!(cell(&play, FIRST).1, 12, "in the way out");
    assert!(on_turn(&play, SECOND));
}

#[test]
fn the_confused_strike_whoever_is_nearest() {
    let heroes = [knight(&[]), mage(&["muddle"])];
    let mut play = fight(
        &heroes,
        &["brute", "post"],
        &[(4, 4), (8, 1), (4, 8), (4, 9)],
    );
    let (brute, post) = (foe(&play, 0), foe(&play, 1));
    play.choose(Action::Done);
    cast(&mut play, "muddle", 1);
    play.choose(Action::Target(brute));
    play.dice([5]);
    play.choose(Action::Done);
    play.dice([15, 4]);
    assert_eq!(points(&play, post), 40 - 7);
    assert_eq!(cell(&play, brute), (4, 8));
}

#[test]
fn whoever_obeys_goes_for_their_own_side() {
    let heroes = [knight(&[]), mage(&["sway"])];
    let mut play = fight(
        &heroes,
        &["brute", "post"],
        &[(4, 4), (8, 1), (4, 5), (4, 9)],
    );
    let (brute, post) = (foe(&play, 0), foe(&play, 1));
    play.choose(Action::Done);
    cast(&mut play, "sway", 1);
    play.choose(Action::Target(brute));
    play.dice([5]);
    play.choose(Action::Done);
    // The knight may strike as it goes.
    play.choose(Action::Done);
    play.dice([15, 4]);
    assert_eq!(points(&play, post), 40 - 7);
    assert!(points(&play, FIRST) > 0);
}

#[test]
fn an_attack_may_go_for_a_picture_until_none_is_left() {
    let mut play = fight(&[mage(&["mirrors"])], &["brute"], &[(4, 4), (4, 5)]);
    let most = points(&play, FIRST);
    cast(&mut play, "mirrors", 1);
    let lost = |it: &Event| matches!(it, Event::Magic(Magic::PictureGone { .. }));
    // Two pictures: from 8 on it is one of them; their AC is 10.
    play.choose(Action::Done);
    play.dice([8, 3]);
    assert_eq!(count(&play, lost), 0);
    play.choose(Action::Done);
    play.dice([8, 5]);
    assert_eq!(count(&play, lost), 1);
    play.choose(Action::Done);
    // One picture: from 11 on.
    play.dice([10, 15, 2]);
    assert_eq!(points(&play, FIRST), most - 5);
    play.choose(Action::Done);
    play.dice([11, 19]);
    assert_eq!(count(&play, lost), 2);
    assert!(
        View::of(play.game.world())
            .figure(FIRST)
            .lasts()
            .all
            .is_empty()
    );
    play.choose(Action::Done);
    play.dice([15, 2]);
    assert_eq!(points(&play, FIRST), most - 10);
}
