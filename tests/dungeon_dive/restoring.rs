//! What comes back, what is looked at or opened outside of fights, and what haste, exhaustion and
//! helplessness do.

use serde_json::json;
use tabledelve::{
    game::{Outcome, Status},
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Body, Event, FigureId, Magic, Play as View, content::Standard,
    },
};

use crate::yard::*;

fn body(play: &Play, who: FigureId) -> Body {
    *View::of(play.game.world()).figure(who).body()
}

#[test]
fn looking_behind_doors_and_opening_ways_is_for_the_time_between_fights() {
    let play = fight(&[mage(&["look", "knock"])], &["post"], &[(4, 4), (4, 5)]);
    let uses = play.choices(|it| matches!(it, Action::Use { circle: 1, .. }));
    assert_eq!(uses, 0);
}

#[test]
fn hit_dice_come_back_up_to_the_level() {
    let mut play = fight(&[mage(&["dice"])], &["post"], &[(4, 4), (8, 8)]);
    arrange(&mut play, |named| {
        named["figures"][0]["body"]["hit_dice"] = json!(4)
    });
    cast(&mut play, "dice", 0);
    assert_eq!(body(&play, FIRST).hit_dice, 5);
}

#[test]
fn a_short_rest_gives_back_what_it_should_and_no_slots() {
    let mut play = fight(
        &[mage(&["breather", "night", "toughen"])],
        &["post"],
        &[(4, 4), (8, 8)],
    );
    cast(&mut play, "toughen", 2);
    play.choose(Action::Target(FIRST));
    play.choose(Action::Done);
    play.act(|it| matches!(it, Action::Use { source, circle: 0, .. } if matches!(source, tabledelve::rulesets::dungeon_dive::content::Source::Feature(_))));
    let spent = |play: &Play| {
        let uses = View::of(play.game.world()).figure(FIRST).uses();
        (uses.spent.len(), uses.slots[1])
    };
    assert_eq!(spent(&play), (1, 1));
    cast(&mut play, "breather", 0);
    assert_eq!(spent(&play), (0, 1));
    let most = body(&play, FIRST).most;
    weaken(&mut play, FIRST, 3);
    cast(&mut play, "night", 0);
    assert_eq!(spent(&play), (0, 0));
    // What lasted for the dive is over, and all wounds are healed.
    assert_eq!(body(&play, FIRST).most, most - 5);
    assert_eq!(points(&play, FIRST), most - 5);
}

#[test]
fn four_levels_of_exhaustion_halve_the_hit_points() {
    let mut play = fight(&[mage(&["weary", "rouse"])], &["post"], &[(4, 4), (8, 8)]);
    let most = body(&play, FIRST).most;
    cast(&mut play, "weary", 1);
    assert_eq!(body(&play, FIRST).most, most / 2);
    assert_eq!(points(&play, FIRST), most / 2);
    play.choose(Action::Done);
    cast(&mut play, "rouse", 0);
    // They may be healed again, and are not.
    assert_eq!(body(&play, FIRST).most, most);
    assert_eq!(points(&play, FIRST), most / 2);
}

#[test]
fn whoever_falls_drops_what_they_hold_and_finds_it_after_the_fight() {
    let heroes = [knight(&[]), knight(&[])];
    let mut play = fight(&heroes, &["brute"], &[(4, 4), (5, 6), (4, 5)]);
    weaken(&mut play, FIRST, 2);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([15, 6]);
    let arms = |play: &Play| View::of(play.game.world()).figure(FIRST).kit().arms.len();
    assert_eq!(arms(&play), 0);
    assert_eq!(View::of(play.game.world()).state().dropped.len(), 1);
    let brute = foe(&play, 0);
    weaken(&mut play, brute, 1);
    // A death save, and the other comes and ends it.
    play.dice([15]);
    strike(&mut play, brute);
    play.dice([15, 4]);
    assert_eq!(play.game.status(), Status::Over(Outcome::Victory));
    assert_eq!(arms(&play), 1);
}

#[test]
fn haste_is_one_action_more_for_a_single_attack_or_a_dash() {
    let heroes = [mage(&["quicken"]), knight_of(5, &[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 6), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "quicken", 1);
    play.choose(Action::Target(SECOND));
    play.choose(Action::Done);
    for _ in 0..3 {
        strike(&mut play, post);
        play.dice([2]);
    }
    assert_eq!(play.choices(|it| matches!(it, Action::Attack { .. })), 0);
    play.choose(Action::Done);
    play.choose(Action::Done);
    // A dash takes the action of haste first: both attacks are left, and no third.
    play.choose(Action::Take(Standard::Dash));
    strike(&mut play, post);
    play.dice([2]);
    strike(&mut play, post);
    play.dice([2]);
    assert_eq!(play.choices(|it| matches!(it, Action::Attack { .. })), 0);
}

#[test]
fn whoever_holds_the_ground_makes_their_reach_difficult() {
    let mut play = fight(&[knight(&[])], &["mouth"], &[(4, 4), (4, 6)]);
    // Through its reach: six squares off are too far now.
    assert!(!play.offers(Action::Move(Cell::new(4, 10))));
    let mut plain = fight(&[knight(&[])], &["post"], &[(4, 4), (4, 6)]);
    assert!(plain.offers(Action::Move(Cell::new(4, 10))));
    plain.choose(Action::Done);
    play.choose(Action::Done);
}

#[test]
fn the_deaf_notice_less() {
    for (deaf, dc) in [(false, 10), (true, 5)] {
        let mut play = fight(&[knight(&[])], &["post"], &[(4, 4), (8, 8)]);
        let post = foe(&play, 0);
        if deaf {
            inflict(&mut play, post, "core:deafened");
        }
        inflict(&mut play, post, "core:blinded");
        play.choose(Action::Take(Standard::Hide));
        play.dice([3]);
        let asked = play.game.log().iter().find_map(|it| match &it.event {
            Event::Magic(Magic::CheckRolled { dc, .. }) => Some(*dc),
            _ => None,
        });
        assert_eq!(asked, Some(dc));
    }
}
