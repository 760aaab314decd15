//! What foes make of what they have: quick moves, ways out of what holds them, the best place for an
//! area; and whom they take for what they are.

use serde_json::json;
use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Does, Event, Fighting, FigureId, Magic, Minding, Play as View, Reason,
        content::{HiredRole, Standard},
    },
};

use crate::yard::*;

fn took(play: &Play, who: FigureId, what: Standard) -> usize {
    count(
        play,
        |it| matches!(it, Event::Fighting(Fighting::Took { who: by, what: it, .. }) if (*by, *it) == (who, what)),
    )
}

#[test]
fn a_sneak_strikes_and_slips_away_by_its_bonus_action() {
    let mut play = fight(&[knight(&[])], &["sneak"], &[(4, 4), (4, 5)]);
    let sneak = foe(&play, 0);
    play.choose(Action::Done);
    play.dice([2]);
    // Nobody was asked for an opportunity attack.
    assert!(on_turn(&play, FIRST));
    assert_eq!(took(&play, sneak, Standard::Disengage), 1);
    let (x, y) = cell(&play, sneak);
    assert!((x - 4).abs().max((y - 4).abs()) > 1);
}

#[test]
fn whoever_can_rush_comes_to_blows_from_farther_away() {
    let mut play = fight(&[knight(&[])], &["runner"], &[(4, 1), (4, 11)]);
    let runner = foe(&play, 0);
    play.choose(Action::Done);
    play.dice([15, 3]);
    assert_eq!(points(&play, FIRST), 10 - 6);
    assert_eq!(took(&play, runner, Standard::Dash), 0);
    // Beside its foe it has no use for it.
    play.choose(Action::Done);
    play.dice([2]);
    let rushes = |it: &Event| {
        matches!(it, Event::Minding(Minding::Chose { who, chosen, .. })
            if *who == runner && matches!(chosen.does, Does::Act { act: 1, .. }))
    };
    assert_eq!(count(&play, rushes), 1);
}

#[test]
fn a_brute_throws_care_to_the_winds_before_its_blow() {
    let mut play = fight(&[knight(&[])], &["berserk"], &[(4, 4), (4, 5)]);
    let berserk = foe(&play, 0);
    play.choose(Action::Done);
    assert!(has(&play, berserk, "core:reckless"));
    // With advantage.
    play.dice([2, 15, 3]);
    assert_eq!(points(&play, FIRST), 10 - 6);
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

#[test]
fn an_area_is_lined_up_from_wherever_it_catches_the_most() {
    let heroes = [knight(&[]), knight(&[]), knight(&[])];
    let places = [(1, 6), (8, 6), (8, 5), (4, 10)];
    let mut play = fight(&heroes, &["spitter"], &places);
    let spitter = foe(&play, 0);
    for _ in 0..3 {
        play.choose(Action::Done);
    }
    let log = play.game.log().iter();
    let mut breath = log.filter_map(|it| match &it.event {
        Event::Minding(Minding::Chose { who, chosen, .. }) if *who == spitter => Some(chosen),
        _ => None,
    });
    let chosen = breath.next().expect("a choice");
    assert!(
        matches!(chosen.does, Does::Act { act: 1, .. }),
        "{chosen:?}"
    );
    // More than one has got left.
    let damage = chosen.parts.iter().find(|it| it.0 == Reason::Damage);
    assert!(damage.is_some_and(|it| it.1 > 1000), "{chosen:?}");
}

#[test]
fn a_hired_hand_goes_round_what_burns() {
    let mut setup = setup(&[mage(&["embers"])], &["post"]);
    setup.town.hired = 3;
    let mut play = begun(setup, 4);
    let hands = (1..4).map(FigureId);
    let fights = |it: &FigureId| {
        let view = View::of(play.game.world());
        let kind = view.figure(*it).hired_kind();
        kind.is_some_and(|it| it.role == HiredRole::Fighter)
    };
    let hand = { hands }.find(fights).expect("a fighter");
    let post = foe(&play, 0);
    arrange(&mut play, |named| {
        let at = |x: i16, y: i16| json!(Cell::new(x, y));
        for nth in 1..4_usize {
            named["figures"][nth]["stand"]["cell"] = json!(null);
        }
        named["figures"][0]["stand"]["cell"] = at(4, 1);
        named["figures"][usize::from(hand.0)]["stand"]["cell"] = at(4, 2);
        named["figures"][usize::from(post.0)]["stand"]["cell"] = at(6, 7);
    });
    cast(&mut play, "embers", 1);
    // They lie to the left, on the shortest way; to the right is room to go round.
    play.choose(Action::At(Cell::new(3, 6)));
    play.choose(Action::Done);
    assert_ne!(cell(&play, hand), (4, 2));
    let touched = |it: &Event| matches!(it, Event::Magic(Magic::ZoneTouched { .. }));
    assert_eq!(count(&play, touched), 0);
}

#[test]
fn only_what_it_could_do_anyway_answers_whoever_leaves() {
    let mut play = fight(&[knight(&[])], &["biter"], &[(4, 4), (4, 5)]);
    go(&mut play, 4, 1);
    play.dice([15, 3]);
    assert_eq!(points(&play, FIRST), 10 - 3);
}

#[test]
fn a_familiar_is_no_double() {
    let mut play = fight(&[mage(&["mite"])], &["sage"], &[(4, 1), (4, 11)]);
    let sage = foe(&play, 0);
    cast(&mut play, "mite", 1);
    play.choose(Action::At(Cell::new(4, 10)));
    let mite = View::of(play.game.world()).state().summoned[0].who;
    play.choose(Action::Done);
    let log = play.game.log().iter().rev();
    let mut chosen = log.filter_map(|it| match &it.event {
        Event::Minding(Minding::Chose { who, chosen, .. }) if *who == sage => Some(chosen.on),
        _ => None,
    });
    assert_eq!(chosen.next(), Some(Some(mite)));
}
