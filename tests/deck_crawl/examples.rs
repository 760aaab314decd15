//! The book's worked examples, die for die.

use crate::script::Play;
use tabledelve::rulesets::deck_crawl::{Action, Event, rules};

/// Damaging monsters: Milo the wizard, a four of spades, and a 4 on his d4.
#[test]
fn milo_slays_the_four_of_spades_in_one_blow() {
    let mut play = Play::crawl(&[], &[("A♥", &[])]);
    play.draw(&["4♠"]);
    assert_eq!(play.foe_figures(0), (4, 2));
    play.attack(0, 0).dice([4]);
    play.said(rules::FIGHT_CRITICAL, |event| {
        matches!(event, Event::Wounded { wounds: 2, .. })
    });
    play.said(rules::FIGHT_KILL, |event| {
        matches!(event, Event::Slain { .. })
    });
    assert_eq!(play.foe_wounds(0), None);
}

/// Critical damage: Thor adds two slay dice against a jack, and 4 + 3 + 3 is twice its threshold.
#[test]
fn thor_needs_no_ten_to_slay_the_troll_chieftain() {
    let mut play = Play::crawl(&[], &[("J♣", &[])]);
    play.draw(&["J♠"]);
    assert_eq!(play.foe_figures(0), (10, 5));
    play.attack(0, 2).dice([4, 3, 3]);
    play.said(rules::FIGHT_CRITICAL, |event| {
        matches!(event, Event::Wounded { wounds: 2, .. })
    });
    assert_eq!(play.foe_wounds(0), None);
    assert_eq!(play.pool(0, "slay"), (3, 5));
    play.dice([1, 1]); // The troll's loot.
}

/// Slay: 8, 6 and 4 make 18, three times the dragon's threshold.
#[test]
fn thor_gives_the_dragon_three_wounds() {
    let mut play = Play::crawl(&[], &[("J♣", &[])]);
    play.wake_dragon();
    play.dice([1]).attack(0, 2).dice([8, 6, 4]);
    play.said(rules::FIGHT_CRITICAL, |event| {
        matches!(event, Event::Wounded { wounds: 3, .. })
    });
    assert_eq!(play.foe_wounds(0), Some((3, 12)));
}

/// Lara in leather with two hit points left, facing a goblin that rolls a 5.
fn lara() -> Play {
    let mut play = Play::crawl(&[], &[("Q♦", &["leather_armour"])]);
    play.draw(&["6♠"]).hold().dice([6]);
    play.act(|act| *act == Action::TakeBlow);
    assert_eq!((play.hp(0), play.armour(0).0), ((2, 6), 2));
    play.hold().dice([5]);
    assert_eq!(
        play.offered(|act| matches!(act, Action::Evade { .. })),
        Some(Some((1, 5)))
    );
    play
}

/// Evade: a 2 on one die leaves one point of damage.
#[test]
fn lara_evades_most_of_the_goblins_blow() {
    let mut play = lara();
    play.act_with(1, |act| matches!(act, Action::Evade { .. }))
        .dice([2]);
    play.act(|act| *act == Action::TakeBlow);
    play.said(rules::FIGHT_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 1, .. })
    });
    assert_eq!(play.hp(0).0, 1);
    assert_eq!(play.pool(0, "evade"), (4, 5));
}

/// Evade: with another die her armour reaches 5, and nothing gets through.
#[test]
fn another_evade_die_would_have_saved_lara_all_damage() {
    let mut play = lara();
    play.act_with(1, |act| matches!(act, Action::Evade { .. }))
        .dice([2]);
    play.act_with(1, |act| matches!(act, Action::Evade { .. }))
        .dice([1]);
    play.said(rules::FIGHT_DAMAGE, |event| {
        matches!(event, Event::BlowStopped { .. })
    });
    assert_eq!(play.hp(0).0, 2);
    assert_eq!(play.pool(0, "evade"), (3, 5));
}

/// Resurrect: Myra falls to the dragon, and Joseph calls her back with thirty of his forty loot
/// points and four dice: 3, 1, 2 and 5 beat the 10.
#[test]
fn joseph_calls_myra_back() {
    let mut play = Play::crawl(&[], &[("J♣", &[]), ("K♣", &[])]);
    play.wake_dragon();
    play.dice([1])
        .attack(0, 5)
        .dice([10, 6, 6, 6, 6, 6])
        .attack(0, 0)
        .dice([6]);
    play.dice([12]); // Myra.
    play.said(
        rules::FIGHT_DEATH,
        |event| matches!(event, Event::Fell { hero } if hero.0 == 0),
    );
    play.attack(0, 0).dice([6]);
    for _ in 0..4 {
        play.dice([1]).attack(0, 0).dice([6]);
    }
    let purse = play.loot(1);
    play.cast("heal", "hero 1", 4).dice([1, 1, 1, 1]);
    assert_eq!(play.pool(1, "heal"), (1, 5));
    play.cast("pray", "hero 1", 3);
    assert_eq!((play.pool(1, "heal"), play.loot(1)), ((4, 5), purse - 15));
    play.cast("resurrect", "hero 0", 0);
    play.act_with(30, |act| *act == Action::Offer);
    play.act_with(4, |act| *act == Action::SpendDice)
        .dice([3, 1, 2, 5]);
    play.said(rules::CLERIC_RESURRECT, |event| {
        matches!(event, Event::Revived { .. })
    });
    assert_eq!(play.hp(0).0, 1);
    assert_eq!((play.pool(1, "heal"), play.loot(1)), ((0, 5), purse - 45));
}

/// Better gear: two steps of the attack die cost 20 and then 40 resource points.
#[test]
fn the_second_magic_weapon_costs_forty() {
    let mut play = Play::heroes(&[("stacking", "true")], &["Q♥ 10♥ 10♦ 10♣ 10♠ J♠"]);
    assert_eq!((play.resources(0), play.attack_die(0)), (60, 6));
    play.buy("magic_weapon");
    assert_eq!((play.resources(0), play.attack_die(0)), (40, 8));
    play.buy("magic_weapon");
    assert_eq!((play.resources(0), play.attack_die(0)), (0, 10));
    play.said(rules::RESOURCES_STACKING, |event| {
        matches!(event, Event::Owned { .. })
    });
}
