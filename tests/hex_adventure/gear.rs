//! Weapons, armour and shields.

use crate::{
    boards::{APART, FACING, HIT, MISS, OAK, SWORD},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::Present,
    rulesets::hex_adventure::{Action, Event, HeroRecord, HexAdventure, Phase, rules},
};

fn facing(hero: HeroRecord, foe: &str) -> Play {
    let ground = Ground::new(FACING).foe("foe", foe);
    Play::fight(ground, &[hero], &[("test:foe", 1)])
}

#[test]
fn damage_is_the_weapons_dice_and_its_fixed_part() {
    let mut play = facing(hero([11, 10, 8], &["weapon sword"]), OAK);
    play.strike(0).dice(HIT).dice([5, 6]);
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 11, .. })
    });
    play.dice(MISS).bear();
    // Three dice minus one, never below 0.
    let mut play = facing(ajax(), OAK);
    play.strike(0).dice(HIT).dice([1, 1, 1]);
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 2, .. })
    });
    play.dice(MISS).bear();
}

#[test]
fn a_weapon_takes_st_of_its_heft() {
    let mut weak = facing(
        hero([13, 10, 8], &["weapon dagger", "weapon greatsword"]),
        OAK,
    );
    assert_eq!(
        weak.refused(Action::Change { place: 1 }),
        Some(rules::GEAR_HEFT)
    );
    weak.end();
    let strong = facing(
        hero([14, 10, 8], &["weapon dagger", "weapon greatsword"]),
        OAK,
    );
    assert!(strong.offers(Action::Change { place: 1 }));
}

#[test]
fn armour_stops_damage_and_may_stop_all_of_it() {
    let armoured = "st: 30, dx: 5, iq: 8, weapons: [\"core:club\"], armours: [\"core:plate\"]";
    let mut play = facing(hero([14, 10, 8], &["weapon sword"]), armoured);
    play.strike(0).dice(HIT).dice([3, 3]);
    play.said(rules::GEAR_ARMOUR, |event| {
        matches!(
            event,
            Event::Hurt {
                amount: 0,
                stopped: 6,
                ..
            }
        )
    });
    assert_eq!(play.foe(0).health().damage, 0);
    play.dice(MISS).bear();
    play.strike(0).dice(HIT).dice([4, 3]).dice(MISS).bear();
    assert_eq!(play.foe(0).health().damage, 1);
}

#[test]
fn one_click_sends_nobody_into_a_blow_that_armour_stops() {
    for (armour, walks) in [("", true), ("\"core:plate\"", false)] {
        let foe = format!("st: 30, dx: 5, iq: 8, armours: [{armour}]");
        let ground = Ground::new(APART).foe("foe", &foe);
        let frail = hero([8, 10, 8], &["weapon dagger"]);
        let play = Play::fight(ground, &[frail], &[("test:foe", 1)]);
        let asked = play.game.asking().expect("a turn");
        let way = HexAdventure::approach(play.game.world(), asked, foe_at(0).token());
        assert_eq!(way.is_some(), walks, "{armour}");
    }
}

/// An entry with a pack, where the party can camp.
fn in_camp(hero: HeroRecord, pack: &str) -> Play {
    let ground = Ground::new(FACING).story(
        pack,
        r#"1: (text: "", options: [(text: "", to: 2)]),
           2: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[hero]);
    play.choose(Action::OpenCamp);
    play
}

#[test]
fn armour_burdens_dx() {
    let mut play = in_camp(
        hero([10, 10, 8], &[]),
        r#"pack: {"core:plate": 1, "core:shield": 1},"#,
    );
    let hero = hero_at(0);
    let thing = play.thing("plate");
    play.choose(Action::Take { hero, thing });
    play.said(rules::GEAR_BURDEN, |event| {
        matches!(event, Event::Taken { .. })
    });
    assert_eq!(play.figures(hero), [10, 6, 8]);
    let thing = play.thing("shield");
    play.choose(Action::Take { hero, thing });
    assert_eq!(play.figures(hero), [10, 5, 8]);
    assert_eq!(play.venture().stops(play.hero(0)), 8);
    // Practice makes it lighter, but never below 0.
    let drilled = facing(
        crate::ground::hero([10, 10, 8], &["armour leather", "skill armour_drill 3"]),
        OAK,
    );
    assert_eq!(drilled.figures(hero)[1], 10);
}

#[test]
fn a_shield_needs_a_hand_of_its_own() {
    let has = ["weapon sword", "weapon greatsword", "armour shield"];
    let mut play = facing(hero([14, 10, 8], &has), SWORD);
    assert_eq!(play.venture().stops(play.hero(0)), 2);
    play.choose(Action::Change { place: 1 });
    play.said(rules::GEAR_SHIELD, |event| {
        matches!(event, Event::Changed { .. })
    });
    assert_eq!(play.venture().stops(play.hero(0)), 0);
    // Its burden still counts.
    assert_eq!(play.figures(hero_at(0))[1], 9);
}

#[test]
fn changing_weapons_takes_the_place_of_moving() {
    let mut play = facing(ajax(), OAK);
    play.choose(Action::Change { place: 1 });
    play.said(rules::GEAR_CHANGE, |event| {
        matches!(event, Event::Changed { place: Some(1), .. })
    });
    assert_eq!(play.choices(|act| matches!(act, Action::Move { .. })), 0);
    assert!(play.offers(Action::Strike { on: foe_at(0) }));
    // Changing is not allowed after moving, either.
    let mut play = facing(ajax(), OAK);
    play.go(2, 3);
    assert_eq!(
        play.refused(Action::Change { place: 1 }),
        Some(rules::GEAR_CHANGE)
    );
}

#[test]
fn what_is_dropped_can_be_picked_up() {
    let mut play = facing(ajax(), OAK);
    play.choose(Action::Drop);
    play.said(rules::GEAR_DROP, |event| {
        matches!(event, Event::Dropped { .. })
    });
    assert_eq!(play.hero(0).in_hand(), None);
    assert_eq!(play.hero(0).weapons().len(), 1);
    // Dropping is no action, picking up is.
    play.choose(Action::PickUp { place: 0 });
    play.said(rules::GEAR_DROP, |event| {
        matches!(event, Event::PickedUp { .. })
    });
    assert_eq!(play.hero(0).in_hand(), Some(1));
    play.dice(MISS).bear();
}

#[test]
fn a_crossbow_is_loaded_between_shots() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let mut play = Play::fight(
        ground,
        &[hero([10, 10, 8], &["weapon crossbow"])],
        &[("test:foe", 1)],
    );
    play.shoot(0).dice(MISS);
    play.said(rules::GEAR_LOAD, |event| {
        matches!(event, Event::Shot { .. })
    });
    assert_eq!(
        play.refused(Action::Shoot { on: foe_at(0) }),
        Some(rules::GEAR_LOAD)
    );
    play.choose(Action::Load);
    play.said(rules::GEAR_LOAD, |event| {
        matches!(event, Event::Loaded { shots: 1, .. })
    });
    assert!(play.offers(Action::Shoot { on: foe_at(0) }));
}

/// Specialities of weapons: aim, piercing, spread at close range, blast.
#[test]
fn special_weapons_do_what_they_say() {
    let armoured = "st: 40, dx: 1, iq: 1, weapons: [\"core:club\"], armours: [\"core:plate\"]";
    // The rapier aims one better.
    let mut play = facing(hero([10, 10, 8], &["weapon rapier"]), OAK);
    play.strike(0).dice([4, 4, 3]).dice([1]).dice(MISS).bear();
    assert_eq!(play.foe(0).health().damage, 2);
    // The estoc pierces two of six.
    let mut play = facing(hero([11, 10, 8], &["weapon estoc"]), armoured);
    play.strike(0).dice(HIT).dice([3, 3]);
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(
            event,
            Event::Hurt {
                amount: 1,
                stopped: 4,
                ..
            }
        )
    });
    play.dice(MISS).bear();
    // The blunderbuss has an extra die within two hexes.
    let mut play = facing(hero([11, 10, 8], &["weapon blunderbuss"]), OAK);
    play.shoot(0).dice(HIT).dice([2, 2]).dice(MISS).bear();
    assert_eq!(play.foe(0).health().damage, 5);
    // The cosh stuns: fatigue in the place of damage.
    let mut play = facing(hero([8, 10, 8], &["weapon cosh"]), OAK);
    play.strike(0).dice(HIT).dice([4]);
    assert_eq!(
        (play.foe(0).health().damage, play.foe(0).health().fatigue),
        (0, 4)
    );
    play.dice(MISS).bear();
}

#[test]
fn a_blast_reaches_whoever_stands_near() {
    let rows = &["..........", ".P....AA..", ".......A.."];
    let ground = Ground::new(rows).foe("foe", OAK);
    let mut play = Play::fight(
        ground,
        &[hero([10, 10, 8], &["weapon granado"])],
        &[("test:foe", 3)],
    );
    play.throw(2).dice(HIT);
    // The target, then the others in their order.
    play.dice([4, 4]).dice([3, 3]).dice([2, 2]);
    play.said(
        rules::GEAR_SPECIAL,
        |event| matches!(event, Event::Hurt { who, amount: 4, .. } if *who == foe_at(0)),
    );
    assert_eq!(
        [0, 1, 2].map(|foe| play.foe(foe).health().damage),
        [4, 2, 6]
    );
    // It is gone.
    assert!(play.hero(0).weapons().is_empty());
    assert!(play.venture().state().ground.is_empty());
    assert_eq!(play.venture().state().phase, Phase::Fight);
}
