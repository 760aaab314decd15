//! Whom a spell, a burst or a save leaves alone, and what helps to get out of the way.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{Action, Question},
};

use crate::yard::*;

#[test]
fn no_magic_puts_an_elf_to_sleep() {
    let heroes = [mage(&["core:sleep"]), knight(&["core:fey_ancestry"])];
    let mut play = fight(&heroes, &["brute"], &[(4, 1), (4, 7), (4, 8)]);
    let brute = foe(&play, 0);
    cast(&mut play, "core:sleep", 1);
    play.choose(Action::At(Cell::new(4, 8)));
    // 25 would be too few for the knight’s 10 and the brute’s 22.
    play.dice([5; 5]);
    assert!(!has(&play, SECOND, "core:unconscious"));
    assert!(has(&play, brute, "core:unconscious"));
}

#[test]
fn a_dart_does_nothing_to_whoever_it_cannot_harm_and_the_others_fly_on() {
    let at = [(4, 1), (4, 7), (5, 8)];
    let mut play = fight(&[mage(&["darts"])], &["post", "glass"], &at);
    let (post, glass) = (foe(&play, 0), foe(&play, 1));
    cast(&mut play, "darts", 1);
    play.choose(Action::Target(glass));
    play.waits(|it| matches!(it, Question::Again { left: 2, .. }));
    play.choose(Action::AllAt(post));
    play.dice([2, 4]);
    assert_eq!(points(&play, post), 40 - 3 - 5);
    assert_eq!(points(&play, glass), 40);
}

#[test]
fn the_brave_save_better_against_fear_that_comes_with_other_things() {
    for (features, dice) in [(&["core:brave"][..], &[3, 12][..]), (&[][..], &[3][..])] {
        let mut play = fight(&[knight(features)], &["howler"], &[(4, 4), (4, 5)]);
        play.choose(Action::Done);
        // Strength 16 against 14.
        play.dice(dice.iter().copied());
        assert_eq!(has(&play, FIRST, "core:frightened"), features.is_empty());
    }
}

#[test]
fn the_brave_shake_off_such_fear_with_advantage() {
    let mut play = fight(&[knight(&["core:brave"])], &["howler"], &[(4, 4), (4, 5)]);
    play.choose(Action::Done);
    play.dice([3, 2]);
    assert!(has(&play, FIRST, "core:frightened"));
    play.choose(Action::Done);
    play.dice([3, 12]);
    assert!(!has(&play, FIRST, "core:frightened"));
}

#[test]
fn dwarves_save_with_advantage_against_any_poison() {
    let hero = knight(&["core:dwarven_resilience"]);
    let mut play = fight(&[hero], &["stinger"], &[(4, 4), (4, 5)]);
    play.choose(Action::Done);
    // Half of 7, and half of that.
    play.dice([15, 2, 12, 3, 4]);
    assert_eq!(points(&play, FIRST), 10 - 1 - 1);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn what_bursts_as_it_drops_catches_whoever_is_beside_it() {
    let heroes = [knight(&[]), knight(&[])];
    let at = [(4, 4), (1, 1), (4, 5), (3, 5)];
    let mut play = fight(&heroes, &["sac", "post"], &at);
    let (sac, post) = (foe(&play, 0), foe(&play, 1));
    strike(&mut play, sac);
    // One fails and one passes, by one roll of the dice.
    play.dice([10, 5, 5, 3, 4, 15]);
    assert_eq!(points(&play, FIRST), 10 - 7);
    assert_eq!(points(&play, post), 40 - 3);
    assert_eq!(points(&play, SECOND), 10);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn cover_helps_to_get_out_of_the_way() {
    let at = [(4, 1), (4, 4), (4, 7)];
    let caster = || mage(&["flash", "core:sacred_flame", "blast"]);
    let behind = |spell: &str| {
        let mut play = fight(&[caster()], &["post", "brute"], &at);
        let brute = foe(&play, 1);
        cast(&mut play, spell, 0);
        play.choose(Action::Target(brute));
        (play, brute)
    };
    // 12 against DC 14, and half cover behind the post.
    let (mut play, brute) = behind("flash");
    play.dice([12]);
    assert_eq!(points(&play, brute), 22);
    let (mut play, brute) = behind("flash");
    play.dice([11, 1, 3]);
    assert_eq!(points(&play, brute), 22 - 4);
    // Light comes from above.
    let (mut play, brute) = behind("core:sacred_flame");
    play.dice([12, 1, 2]);
    assert_eq!(points(&play, brute), 22 - 3);
    // What bursts behind the post has nothing before it.
    let mut play = fight(&[caster()], &["post", "brute"], &at);
    let brute = foe(&play, 1);
    cast(&mut play, "blast", 1);
    play.choose(Action::At(Cell::new(4, 8)));
    play.dice([12, 3, 4]);
    assert_eq!(points(&play, brute), 22 - 7);
}

#[test]
fn a_twenty_is_no_damage_even_if_the_save_fails() {
    let mut play = fight(&[mage(&["doom"])], &["post"], &[(4, 1), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "doom", 0);
    play.choose(Action::Target(post));
    play.dice([20]);
    assert_eq!(points(&play, post), 40);
    assert!(has(&play, post, "core:prone"));
    assert!(on_turn(&play, FIRST));
}

#[test]
fn foes_step_over_those_who_lie_there() {
    let mut setup = setup(&[knight(&[]), knight(&[]), knight(&[])], &["brute"]);
    setup.map = Some(id("nook"));
    let mut play = begun(setup, 3);
    place(&mut play, &[(3, 10), (1, 9), (8, 9), (1, 8)]);
    lay_low(&mut play, SECOND, 0);
    lay_low(
        &mut play,
        tabledelve::rulesets::dungeon_dive::FigureId(2),
        0,
    );
    play.choose(Action::Done);
    play.dice([10, 10, 15, 2]);
    assert_eq!(points(&play, FIRST), 10 - 5);
}

#[test]
fn a_shield_is_raised_against_darts_and_stops_all_of_them() {
    let at = [(4, 1), (4, 4), (7, 4)];
    let heroes = [mage(&["core:magic_missile"]), mage(&["core:shield"])];
    let aimed = || {
        let mut play = fight(&heroes, &["post"], &at);
        cast(&mut play, "core:magic_missile", 1);
        play.choose(Action::Target(SECOND));
        play.waits(|it| matches!(it, Question::Reaction { who: SECOND, .. }));
        play
    };
    let mut play = aimed();
    let before = points(&play, SECOND);
    play.act(|it| matches!(it, Action::Use { .. }));
    play.waits(|it| matches!(it, Question::Again { left: 2, .. }));
    play.choose(Action::AllAt(SECOND));
    assert_eq!(points(&play, SECOND), before);
    assert!(on_turn(&play, FIRST));
    // Without it the darts strike, and one who is still their target is asked no more.
    let mut play = aimed();
    play.choose(Action::Done);
    play.dice([1]);
    play.choose(Action::AllAt(SECOND));
    play.dice([2, 4]);
    assert_eq!(points(&play, SECOND), before - 2 - 3 - 5);
    // Nobody raises it against what is aimed at others.
    let mut play = fight(&heroes, &["post"], &at);
    let post = foe(&play, 0);
    cast(&mut play, "core:magic_missile", 1);
    play.choose(Action::Target(post));
    play.dice([1]);
    play.waits(|it| matches!(it, Question::Again { left: 2, .. }));
}
