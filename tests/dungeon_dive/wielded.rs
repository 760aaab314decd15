//! What magic weapons, shields and poisoned blades do besides their damage, with the content of the
//! game.

use tabledelve::rulesets::dungeon_dive::{Action, Event, Fighting, FigureId, HeroRecord, Magic};

use crate::yard::*;

/// A knight with a magic weapon in hand.
fn wielding(weapon: &str, item: &str) -> HeroRecord {
    HeroRecord {
        arms: vec![(id(weapon), Some(id(item)))],
        ..knight(&[])
    }
}

/// A foe is struck, with these dice; and what has become of the fight.
fn struck(hero: HeroRecord, kind: &str, dice: &[u16]) -> (Play, FigureId) {
    let mut play = fight(&[hero], &[kind], &[(4, 4), (4, 5)]);
    let foe = foe(&play, 0);
    strike(&mut play, foe);
    play.dice(dice.iter().copied());
    assert!(on_turn(&play, FIRST), "the blow is over");
    (play, foe)
}

fn saves(play: &Play) -> usize {
    count(play, |it| {
        matches!(it, Event::Magic(Magic::SaveRolled { .. }))
    })
}

#[test]
fn a_hit_with_the_sword_of_wounding_bleeds_on() {
    let sword = || wielding("core:scimitar", "core:sword_of_wounding");
    // 6 by the blade; the save is failed.
    let (mut play, brute) = struck(sword(), "brute", &[15, 3, 2]);
    assert_eq!(points(&play, brute), 22 - 6);
    play.choose(Action::Done);
    play.dice([4]);
    assert_eq!(points(&play, brute), 22 - 6 - 4);
    // A miss does nothing, and neither does a save that is made.
    let (play, _) = struck(sword(), "brute", &[2]);
    assert_eq!(saves(&play), 0);
    let (mut play, brute) = struck(sword(), "brute", &[15, 3, 20]);
    play.choose(Action::Done);
    assert_eq!((saves(&play), points(&play, brute)), (1, 22 - 6));
}

#[test]
fn a_magic_weapon_does_it_with_its_own_blows_alone() {
    let hero = HeroRecord {
        arms: vec![
            (id("dagger"), None),
            (id("core:scimitar"), Some(id("core:sword_of_wounding"))),
        ],
        ..knight(&[])
    };
    let (mut play, _) = struck(hero, "brute", &[15, 3]);
    assert_eq!(saves(&play), 0, "the dagger is not the sword");
    play.act(|it| matches!(it, Action::Attack { second: true, .. }));
    play.dice([15, 3, 2]);
    assert_eq!(saves(&play), 1);
}

#[test]
fn a_giant_slayer_brings_giants_down() {
    let axe = || wielding("core:greataxe", "core:giant_slayer");
    let (play, ogre) = struck(axe(), "core:ogre", &[15, 5, 1, 1, 2]);
    assert!(has(&play, ogre, "core:prone"));
    let (play, _) = struck(axe(), "brute", &[15, 5]);
    assert_eq!(saves(&play), 0, "it is no giant");
}

#[test]
fn a_mace_of_disruption_frightens_the_undead() {
    let mace = || wielding("core:mace", "core:mace_of_disruption");
    let (play, biter) = struck(mace(), "biter", &[15, 3, 1, 1, 2]);
    assert!(has(&play, biter, "core:frightened"));
    let (play, _) = struck(mace(), "brute", &[15, 3]);
    assert_eq!(saves(&play), 0, "it is alive");
}

#[test]
fn a_vicious_rapier_does_seven_more_on_a_critical_hit() {
    let rapier = || wielding("core:rapier", "core:vicious_rapier");
    let (play, brute) = struck(rapier(), "brute", &[20, 3, 3]);
    assert_eq!(points(&play, brute), 22 - 9 - 7);
    let (play, brute) = struck(rapier(), "brute", &[15, 3]);
    assert_eq!(points(&play, brute), 22 - 6);
}

#[test]
fn venom_works_with_the_blade_that_bears_it() {
    let hero = wielding("core:dagger", "core:dagger_of_venom");
    let mut play = fight(&[hero], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    play.act(|it| matches!(it, Action::Use { .. }));
    strike(&mut play, brute);
    // 2 by the blade, 3 by strength and 1 by its magic; 2d10 of poison.
    play.dice([15, 2, 2, 5, 4]);
    assert_eq!(points(&play, brute), 22 - 6 - 9);
    assert!(has(&play, brute, "core:poisoned"));
}

#[test]
fn poison_on_a_blade_works_on_whoever_is_hit() {
    let hero = HeroRecord {
        gear: vec![(id("core:basic_poison"), 1)],
        ..knight(&["surge"])
    };
    let mut play = fight(&[hero], &["brute"], &[(4, 4), (4, 5)]);
    let brute = foe(&play, 0);
    let poison = BOOK.gear.find(id("core:basic_poison")).expect("gear");
    play.act(|it| matches!(it, Action::Use { source: tabledelve::rulesets::dungeon_dive::content::Source::Gear(it), .. } if *it == poison));
    play.act(|it| matches!(it, Action::Use { .. }));
    strike(&mut play, brute);
    play.dice([15, 3, 2, 4]);
    assert_eq!(points(&play, brute), 22 - 6 - 4);
}

/// The AC that the last attack had to reach.
fn reached(play: &Play) -> i16 {
    let log = play.game.log().iter();
    let mut rolls = log.filter_map(|it| match &it.event {
        Event::Fighting(Fighting::AttackRolled { rolled, .. }) => Some(rolled.ac),
        _ => None,
    });
    rolls.next_back().expect("an attack")
}

#[test]
fn an_arrow_catching_shield_is_for_what_is_shot() {
    for (kind, at, ac) in [("archer", (4, 9), 14), ("brute", (4, 5), 12)] {
        let hero = HeroRecord {
            shield: Some(id("core:shield")),
            items: vec![(id("core:arrow_catching_shield"), true)],
            ..knight(&[])
        };
        let mut play = fight(&[hero], &[kind], &[(4, 4), at]);
        play.choose(Action::Done);
        play.dice([2]);
        assert_eq!(reached(&play), ac, "{kind}");
    }
}
