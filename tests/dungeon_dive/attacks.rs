//! Attacks, damage and the reactions in the middle of them.

use tabledelve::rulesets::dungeon_dive::{
    Action, Event, Fighting, How, Life, Play as View, Question,
};

use crate::yard::*;

#[test]
fn a_hit_does_the_damage_of_the_weapon_and_the_modifier() {
    let mut play = fight(&[knight(&[])], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    strike(&mut play, post);
    // 5 and 5 reach AC 10; the sword in both hands does 1d10 and 3.
    play.dice([5, 7]);
    assert_eq!(points(&play, post), 40 - 10);
}

#[test]
fn a_shield_leaves_one_hand_for_the_sword() {
    let mut bearer = knight(&[]);
    bearer.shield = Some(id("core:shield"));
    let mut play = fight(&[bearer], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    strike(&mut play, post);
    play.dice([5, 8]);
    assert_eq!(points(&play, post), 40 - 11);
    let sheet = tabledelve::rulesets::dungeon_dive::sheet::Sheet::of(
        View::of(play.game.world()).figure(FIRST),
    );
    assert_eq!(sheet.ac(), 12);
}

#[test]
fn a_miss_does_nothing_and_a_one_misses_always() {
    let mut play = fight(&[knight_of(5, &[])], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    strike(&mut play, post);
    play.dice([3]);
    assert_eq!(points(&play, post), 40);
    // The second attack of the action.
    strike(&mut play, post);
    play.dice([1]);
    assert_eq!(points(&play, post), 40);
    assert_eq!(play.choices(|it| matches!(it, Action::Attack { .. })), 0);
}

#[test]
fn a_critical_hit_rolls_the_dice_twice_and_adds_once() {
    let mut play = fight(&[knight(&[])], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    strike(&mut play, post);
    play.dice([20, 4, 9]);
    assert_eq!(points(&play, post), 40 - 16);
}

#[test]
fn shooting_far_or_beside_a_foe_is_harder() {
    let archer = || armed(knight(&[]), &["bow"]);
    let with_shots = |count| {
        let mut hero = archer();
        hero.gear = vec![(id("shots"), count)];
        hero
    };
    let shoot = |play: &mut Play, on| {
        play.act(|it| matches!(it, Action::Attack { how: How::Shoot, on: at, .. } if *at == on));
    };
    // 25 feet are more than 20, so the lower of two dice counts.
    let mut play = fight(&[with_shots(2)], &["post"], &[(4, 4), (4, 9)]);
    let post = foe(&play, 0);
    shoot(&mut play, post);
    play.dice([18, 2]);
    assert_eq!(points(&play, post), 40);
    // A foe beside the archer does the same, and both together no more.
    let mut play = fight(
        &[with_shots(1)],
        &["post", "brute"],
        &[(4, 4), (4, 8), (4, 3)],
    );
    let post = foe(&play, 0);
    shoot(&mut play, post);
    play.dice([18, 19, 5]);
    assert_eq!(points(&play, post), 40 - 5);
    // The last shot is gone.
    let kit = View::of(play.game.world()).figure(FIRST).kit();
    assert_eq!(kit.gear[0].1, 0);
}

#[test]
fn dice_once_a_turn_are_added_to_the_first_hit_that_has_them() {
    let rogue = || armed(knight_of(5, &["sneaky"]), &["dagger"]);
    let mut play = fight(&[rogue()], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    // Without advantage there are none.
    strike(&mut play, post);
    play.dice([10, 4]);
    assert_eq!(points(&play, post), 40 - 7);
    let mut play = fight(&[rogue()], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    inflict(&mut play, post, "core:restrained");
    strike(&mut play, post);
    play.dice([3, 10, 4, 5, 6]);
    assert_eq!(points(&play, post), 40 - 7 - 11);
    strike(&mut play, post);
    play.dice([3, 10, 4]);
    assert_eq!(points(&play, post), 40 - 7 - 11 - 7);
}

#[test]
fn two_light_weapons_strike_twice_and_the_second_adds_nothing() {
    let hero = armed(knight(&[]), &["dagger", "dagger"]);
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    let second = |it: &Action| {
        matches!(
            it,
            Action::Attack {
                second: true,
                how: How::Strike,
                ..
            }
        )
    };
    assert_eq!(play.choices(second), 0);
    strike(&mut play, post);
    play.dice([10, 2]);
    play.act(second).dice([10, 2]);
    assert_eq!(points(&play, post), 40 - 5 - 2);
    assert_eq!(play.choices(second), 0);
}

#[test]
fn a_thrown_weapon_that_misses_lies_behind_its_target() {
    let hero = armed(knight(&[]), &["dagger", "dagger"]);
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 7)]);
    let post = foe(&play, 0);
    play.act(|it| matches!(it, Action::Attack { how: How::Throw, on, .. } if *on == post));
    play.dice([2]);
    let dropped = &View::of(play.game.world()).state().dropped;
    assert_eq!((dropped[0].at.x, dropped[0].at.y), (4, 8));
    assert_eq!(
        View::of(play.game.world()).figure(FIRST).kit().arms.len(),
        1
    );
}

#[test]
fn resistance_halves_and_vulnerability_doubles() {
    let mut play = fight(&[knight(&[])], &["troll"], &[(4, 4), (4, 5)]);
    let troll = foe(&play, 0);
    strike(&mut play, troll);
    // 12 by a plain sword, of which it takes half.
    play.dice([10, 9]);
    assert_eq!(points(&play, troll), 40 - 6);
}

#[test]
fn a_reaction_halves_the_damage_of_a_hit() {
    let mut play = fight(&[knight(&["nimble"])], &["brute"], &[(4, 4), (4, 5)]);
    play.choose(Action::Done);
    // 15 and 5 hit; then the knight is asked.
    play.dice([15]);
    play.waits(|it| matches!(it, Question::Reaction { .. }));
    play.act(|it| matches!(it, Action::Use { .. }));
    play.dice([6]);
    assert_eq!(points(&play, FIRST), 10 - 4);
}

#[test]
fn a_ward_turns_a_hit_into_a_miss_if_its_ac_is_enough() {
    for (face, left) in [(9, 20), (12, 20), (16, 16)] {
        let mut play = fight(&[mage(&["ward"])], &["brute"], &[(4, 4), (4, 5)]);
        let most = points(&play, FIRST);
        play.choose(Action::Done);
        play.dice([face]);
        play.act(|it| matches!(it, Action::Use { circle: 1, .. }));
        if face == 16 {
            play.dice([1]);
        }
        assert_eq!(points(&play, FIRST), most - (20 - left), "{face}");
    }
}

#[test]
fn whoever_is_left_behind_strikes_once_a_round() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    go(&mut play, 4, 2);
    // The brute hits as the knight goes.
    play.dice([15, 2]);
    assert_eq!(points(&play, FIRST), 10 - 5);
    assert_eq!(cell(&play, FIRST), (4, 2));
    // It has no second reaction.
    go(&mut play, 4, 4);
    go(&mut play, 5, 3);
    assert_eq!(points(&play, FIRST), 5);
}

#[test]
fn nobody_strikes_at_whoever_disengages() {
    use tabledelve::rulesets::dungeon_dive::content::Standard;
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    play.choose(Action::Take(Standard::Disengage));
    go(&mut play, 4, 2);
    assert_eq!(cell(&play, FIRST), (4, 2));
    assert!(on_turn(&play, FIRST));
}

#[test]
fn a_hero_is_asked_before_striking_at_whoever_goes() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    // A weak brute attacks and does not go; so it is pushed to go by the knight’s absence.
    play.choose(Action::Done);
    play.dice([2]);
    assert!(on_turn(&play, FIRST));
    assert_eq!(cell(&play, brute), (4, 5));
}

#[test]
fn a_routine_makes_all_its_attacks_with_one_action() {
    let mut play = fight(&[knight(&[])], &["twice"], &[(4, 4), (4, 5)]);
    play.choose(Action::Done);
    play.dice([15, 2, 15, 3]);
    assert_eq!(points(&play, FIRST), 10 - 2 - 3);
    assert!(on_turn(&play, FIRST));
}

#[test]
fn what_is_spat_comes_back_on_a_five() {
    let mut play = fight(&[knight_of(5, &[])], &["spitter"], &[(4, 4), (4, 6)]);
    let most = points(&play, FIRST);
    play.choose(Action::Done);
    // 14 of acid, and the save fails: the knight has 10 in dexterity.
    play.dice([5, 4, 4, 3, 3]);
    assert_eq!(points(&play, FIRST), most - 14);
    play.choose(Action::Done);
    // A 4 leaves it without: it comes and bites.
    play.dice([4, 2]);
    play.choose(Action::Done);
    play.dice([5]);
    // Half on a success.
    play.dice([15, 1, 2, 3, 3]);
    assert_eq!(points(&play, FIRST), most - 14 - 4);
}

#[test]
fn a_fall_to_nothing_is_no_death() {
    let mut play = fight(
        &[knight(&[]), knight(&[])],
        &["brute"],
        &[(4, 4), (1, 1), (4, 5)],
    );
    weaken(&mut play, FIRST, 3);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([15, 4]);
    let body = *View::of(play.game.world()).figure(FIRST).body();
    assert_eq!(
        body.life,
        Life::Dying {
            successes: 0,
            failures: 0
        }
    );
    assert!(has(&play, FIRST, "core:unconscious"));
    // A 20 puts one back on one’s feet; what lay lies still.
    play.dice([20]);
    assert_eq!(points(&play, FIRST), 1);
    assert!(!has(&play, FIRST, "core:unconscious"));
    assert!(has(&play, FIRST, "core:prone"));
    assert!(on_turn(&play, FIRST));
    assert_eq!(
        count(&play, |it| matches!(
            it,
            Event::Fighting(Fighting::DeathSaved { .. })
        )),
        1
    );
}
