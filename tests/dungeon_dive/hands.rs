//! What hands are good for in a turn: weapons that take time, one in each hand, items and spells; and
//! what goes on, moves on or comes after.

use tabledelve::rulesets::dungeon_dive::{
    Action, HeroRecord, How, Play as View,
    content::{Source, Trait},
    rules,
    sheet::Sheet,
};

use crate::{dive_script::*, yard::*};

fn with_shots(hero: HeroRecord, arms: &[&str]) -> HeroRecord {
    let mut hero = armed(hero, arms);
    hero.gear = vec![(id("shots"), 5)];
    hero
}

fn shoots(it: &Action) -> bool {
    matches!(
        it,
        Action::Attack {
            how: How::Shoot,
            ..
        }
    )
}

fn with(arm: u8) -> impl Fn(&Action) -> bool {
    move |it| {
        matches!(
            it,
            Action::Attack { arm: Some(at), how: How::Strike, second: false, .. } if *at == arm
        )
    }
}

fn second(arm: u8) -> impl Fn(&Action) -> bool {
    move |it| matches!(it, Action::Attack { arm: Some(at), second: true, .. } if *at == arm)
}

/// The later acts of a spell.
fn goes_on(it: &Action) -> bool {
    matches!(
        it,
        Action::Use {
            source: Source::Spell(_),
            act: 1..,
            ..
        }
    )
}

fn suffers(play: &Play, like: &Trait) -> bool {
    let figure = View::of(play.game.world()).figure(SECOND);
    Sheet::of(figure).is(|it| it == like)
}

#[test]
fn what_takes_time_to_load_shoots_once_in_an_action() {
    for (weapon, left) in [("crossbow", 0), ("bow", 1)] {
        let hero = with_shots(knight_of(5, &[]), &[weapon]);
        let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 7)]);
        play.act(shoots).dice([2]);
        assert_eq!(play.choices(shoots), left, "{weapon}");
        play.choose(Action::Done);
        assert_eq!(play.choices(shoots), 1, "{weapon}");
    }
}

#[test]
fn the_second_weapon_is_in_the_other_hand() {
    let hero = armed(knight(&[]), &["dagger", "dagger"]);
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 5)]);
    play.act(with(1)).dice([2]);
    assert_eq!(play.choices(second(1)), 0);
    assert!(play.choices(second(0)) > 0);
}

#[test]
fn a_shot_brings_no_second_weapon_and_shoots_as_none() {
    let hero = || with_shots(knight(&[]), &["handbow", "dagger"]);
    let mut play = fight(&[hero()], &["post"], &[(4, 4), (4, 7)]);
    play.act(shoots).dice([2]);
    assert_eq!(play.choices(second(1)), 0);
    let mut play = fight(&[hero()], &["post"], &[(4, 4), (4, 5)]);
    play.act(with(1)).dice([2]);
    assert_eq!(play.choices(second(0)), 0);
}

#[test]
fn quick_hands_use_an_item_beside_the_action() {
    let mut hero = knight(&["core:fast_hands"]);
    hero.items = vec![(id("brew"), false), (id("brew"), false)];
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    weaken(&mut play, FIRST, 2);
    strike(&mut play, post);
    play.dice([2]);
    let drinks = |it: &Action| {
        matches!(
            it,
            Action::Use {
                source: Source::Item(_),
                ..
            }
        )
    };
    assert_eq!(play.choices(drinks), 0);
    play.act(|it| {
        matches!(
            it,
            Action::Use {
                source: Source::Feature(_),
                ..
            }
        )
    });
    play.act(drinks);
    play.choose(Action::Target(FIRST)).dice([1, 2]);
    assert_eq!(points(&play, FIRST), 5);
    assert_eq!(play.choices(drinks), 0);
}

#[test]
fn a_spell_takes_a_free_hand() {
    let casts = |it: &Action| {
        matches!(
            it,
            Action::Use {
                source: Source::Spell(_),
                ..
            }
        )
    };
    let hero = armed(mage(&["bolt"]), &["dagger", "dagger"]);
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 7)]);
    assert_eq!(play.choices(casts), 0);
    assert_eq!(play.refusal(casts), Some(rules::MAGIC_COMPONENTS));
    play.choose(Action::Wield { hand: 1, arm: None });
    assert_eq!(play.choices(casts), 1);
    // What takes both hands to strike is held in one.
    let hero = armed(mage(&["bolt"]), &["pike"]);
    let play = fight(&[hero], &["post"], &[(4, 4), (4, 7)]);
    assert_eq!(play.choices(casts), 1);
}

#[test]
fn a_weapon_of_light_strikes_again_each_turn() {
    let mut play = fight(
        &[mage(&["core:spiritual_weapon"])],
        &["post"],
        &[(4, 1), (4, 7)],
    );
    let post = foe(&play, 0);
    cast(&mut play, "core:spiritual_weapon", 2);
    play.choose(Action::Target(post)).dice([10, 4]);
    assert_eq!(points(&play, post), 40 - 7);
    play.choose(Action::Done);
    play.act(goes_on);
    play.choose(Action::Target(post)).dice([10, 4]);
    assert_eq!(points(&play, post), 40 - 14);
    assert_eq!(play.choices(goes_on), 0);
}

#[test]
fn a_mark_moves_on_once_its_bearer_is_down() {
    let at = [(4, 4), (4, 5), (4, 7)];
    let mut play = fight(&[mage(&["core:hunters_mark"])], &["post", "glass"], &at);
    let (post, glass) = (foe(&play, 0), foe(&play, 1));
    cast(&mut play, "core:hunters_mark", 1);
    play.choose(Action::Target(post));
    play.choose(Action::Done);
    assert_eq!(play.choices(goes_on), 0);
    weaken(&mut play, post, 1);
    strike(&mut play, post);
    play.dice([15, 2, 3]);
    play.act(goes_on);
    play.choose(Action::Target(glass));
    let marked = |who| {
        let figure = View::of(play.game.world()).figure(who);
        figure.lasts().all.len()
    };
    assert_eq!([marked(post), marked(glass)], [0, 1]);
}

#[test]
fn haste_costs_a_turn_when_it_ends() {
    let heroes = [mage(&["core:haste"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 1), (4, 4), (4, 5)]);
    cast(&mut play, "core:haste", 3);
    play.choose(Action::Target(SECOND));
    assert!(!suffers(&play, &Trait::NoActions));
    play.choose(Action::LetGo);
    play.choose(Action::Done);
    // The turn that it costs passes by itself.
    assert!(on_turn(&play, FIRST));
    play.choose(Action::Done);
    assert!(on_turn(&play, SECOND));
    assert!(!suffers(&play, &Trait::NoActions));
}

#[test]
fn a_hold_ends_out_of_reach() {
    let heroes = [knight(&[]), knight(&[])];
    let mut play = fight(&heroes, &["brute"], &[(3, 4), (3, 5), (4, 5)]);
    let brute = foe(&play, 0);
    play.choose(Action::Grapple(brute)).dice([15, 5]);
    assert!(has(&play, brute, "core:grappled"));
    play.choose(Action::Done);
    play.choose(Action::Shove {
        on: brute,
        down: false,
    })
    .dice([15, 5]);
    assert_eq!(cell(&play, brute), (5, 5));
    assert!(!has(&play, brute, "core:grappled"));
}

#[test]
fn what_lasts_longer_than_a_minute_outlasts_a_fight() {
    let spells = ["core:longstrider", "core:jump", "core:barkskin"];
    let mut play = dive(&[mage(&spells)], &[BEARS]);
    open(&mut play, 0);
    for (spell, circle) in spells.iter().zip([1, 1, 2]) {
        let source = Source::Spell(BOOK.spells.find(id(spell)).expect("a spell"));
        pick(
            &mut play,
            tabledelve::rulesets::dungeon_dive::delve::Choice::Use {
                by: FIRST,
                source,
                act: 0,
                circle,
            },
        );
        play.choose(Action::Target(FIRST));
    }
    let lasts = |play: &Dive| {
        let lasts = View::of(play.game.world()).figure(FIRST).lasts();
        (lasts.all.len(), lasts.concentration.is_some())
    };
    assert_eq!(lasts(&play), (3, true));
    go_in(&mut play, 1);
    slay(&mut play);
    assert_eq!(lasts(&play), (2, true));
}

#[test]
fn whoever_holds_on_to_somebody_has_one_hand_for_the_sword() {
    let swings = |play: &Play, both: bool| {
        play.choices(|it| {
            matches!(it, Action::Attack { arm: Some(0), both_hands, .. } if *both_hands == both)
        })
    };
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    assert_eq!((swings(&play, true), swings(&play, false)), (1, 0));
    play.choose(Action::Grapple(brute));
    play.dice([15, 5]);
    assert!(has(&play, brute, "core:grappled"));
    play.choose(Action::Done);
    // Whatever it does, it misses.
    play.dice([2]);
    assert_eq!((swings(&play, true), swings(&play, false)), (0, 1));
}
