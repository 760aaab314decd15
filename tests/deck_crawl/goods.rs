//! Resource points, price lists, and limits of buying and wearing.

use crate::{BOOK, script::Play};
use tabledelve::{
    game::{Arg, Choice, Offered, Phrase, Present as _, Worth},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, rules},
};

const RICH: &str = "10♠ 10♦ 9♠ 9♦ 8♠";

fn rich(face: &str) -> Play {
    Play::heroes(&[], &[&format!("{face} {RICH}")])
}

#[test]
fn each_class_has_its_best_armour() {
    let all = [
        "cloth_armour",
        "leather_armour",
        "chain_mail",
        "scale_armour",
        "plate_armour",
    ];
    for (face, best) in [("A♠", 2), ("Q♠", 3), ("K♠", 4), ("J♠", 5)] {
        let play = rich(face);
        for (place, armour) in all.iter().enumerate() {
            let expected = if place < best {
                Ok(())
            } else {
                Err(rules::CLASS_ARMOUR_LIMIT)
            };
            assert_eq!(play.buyable(armour), expected, "{face} and {armour}");
        }
    }
}

#[test]
fn shields_are_for_fighters_clerics_and_dwarves() {
    for face in ["J♠", "K♠", "Q♣", "A♣"] {
        assert_eq!(rich(face).buyable("shield"), Ok(()), "{face}");
    }
    for face in ["Q♠", "A♠"] {
        assert_eq!(
            rich(face).buyable("shield"),
            Err(rules::CLASS_SHIELD),
            "{face}"
        );
    }
}

#[test]
fn pips_count_and_spare_faces_count_ten() {
    let play = Play::heroes(&[], &["J♠ Q♠ 10♦ 9♦ 2♦ 3♦"]);
    play.said(rules::RESOURCES_POINTS, |event| {
        matches!(
            event,
            Event::ResourcesCounted {
                pips: 24,
                faces: 10,
                bonus: 0,
                ..
            }
        )
    });
    assert_eq!(play.resources(0), 34);
}

/// The three printed tables.
#[test]
fn every_price_is_as_printed() {
    let table = [
        ("divine_intervention", 10, 20, 10),
        ("magic_weapon", 20, 40, 20),
        ("spell_wand", 20, 40, 20),
        ("vitality_amulet", 15, 30, 15),
        ("arcane_amulet", 15, 30, 15),
        ("spell_protection_amulet", 15, 30, 15),
        ("protection_amulet", 30, 30, 30),
        ("cloth_armour", 3, 6, 3),
        ("leather_armour", 6, 12, 6),
        ("chain_mail", 10, 20, 10),
        ("scale_armour", 15, 30, 15),
        ("plate_armour", 20, 40, 20),
        ("shield", 7, 10, 5),
        ("healing_potion", 1, 2, 1),
    ];
    assert_eq!(BOOK.items.len(), table.len());
    for (name, creation, crawl, between) in table {
        let id = format!("core:{name}");
        let item = BOOK
            .items
            .iter()
            .find(|item| item.id.as_str() == id)
            .expect("a thing for sale");
        let prices = (item.prices.creation, item.prices.crawl, item.prices.between);
        assert_eq!(prices, (creation, crawl, between), "{name}");
    }
}

#[test]
fn new_heroes_buy_by_the_first_list() {
    let mut play = Play::heroes(&[], &["J♠"]);
    assert_eq!(play.asks(), "Hero(0) resources.creation_prices");
    assert_eq!(play.resources(0), 11);
    assert_eq!(
        play.buyable("plate_armour"),
        Err(rules::RESOURCES_CREATION_PRICES)
    );
    play.buy("shield");
    play.said(rules::RESOURCES_CREATION_PRICES, |event| {
        matches!(event, Event::Bought { price: 7, .. })
    });
    assert_eq!(
        (play.resources(0), play.gear(0)),
        (4, vec!["shield".to_owned()])
    );
}

#[test]
fn underground_the_second_list_holds_and_loot_pays() {
    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["Q♠"])
        .act(|act| matches!(act, Action::Shop { .. }));
    assert_eq!(
        (play.asks(), play.loot(0)),
        ("Hero(0) loot.buy".to_owned(), 11)
    );
    assert_eq!(
        play.buyable("leather_armour"),
        Err(rules::RESOURCES_CRAWL_PRICES)
    );
    play.buy("shield");
    play.said(rules::LOOT_BUY, |event| {
        matches!(event, Event::Bought { price: 10, .. })
    });
    assert_eq!((play.loot(0), play.armour(0).0), (1, 1));
    assert_eq!(play.shopping(), None);
}

#[test]
fn one_of_a_kind_is_in_use_and_can_be_changed() {
    let mut play = Play::heroes(&[], &["J♥ 10♠ 10♦ 10♥ 10♣ 9♠"]);
    play.buy("chain_mail").buy("cloth_armour");
    assert_eq!(play.gear(0), ["chain_mail", "-cloth_armour"]);
    assert_eq!(play.buyable("leather_armour"), Err(rules::RESOURCES_SLOTS));
    assert_eq!(play.armour(0).0, 3);
    play.act(|act| {
        matches!(
            act,
            Action::Equip {
                place: 1,
                on: true,
                ..
            }
        )
    });
    assert_eq!(play.gear(0), ["-chain_mail", "cloth_armour"]);
    assert_eq!(play.armour(0).0, 1);
    play.said(rules::RESOURCES_SLOTS, |event| {
        matches!(event, Event::Equipped { on: false, .. })
    });
    // Any number of potions can be carried.
    play.buy("healing_potion 2")
        .buy("healing_potion 2")
        .buy("healing_potion 2");
}

#[test]
fn what_is_left_over_becomes_loot() {
    let mut play = Play::heroes(&[], &["J♠"]);
    play.buy("cloth_armour").done();
    play.said(rules::RESOURCES_LEFTOVER, |event| {
        matches!(event, Event::LeftOver { points: 8, .. })
    });
    assert_eq!((play.loot(0), play.resources(0)), (8, 0));
}

#[test]
fn amulets_stack_at_double_price_but_armour_does_not() {
    let mut play = Play::heroes(&[("stacking", "true")], &["J♥ 10♠ 10♦ 10♥ 10♣ 9♠"]);
    play.buy("vitality_amulet").buy("spell_protection_amulet");
    assert_eq!(play.gear(0), ["vitality_amulet", "spell_protection_amulet"]);
    play.said(rules::RESOURCES_CREATION_PRICES, |event| {
        matches!(event, Event::Bought { price: 30, .. })
    });
    play.said(rules::RESOURCES_STACKING, |event| {
        matches!(event, Event::Owned { .. })
    });
    play.buy("cloth_armour").buy("cloth_armour");
    assert_eq!(play.gear(0)[2..], ["cloth_armour", "-cloth_armour"]);
    let threes = |event: &Event| matches!(event, Event::Bought { price: 3, .. });
    assert_eq!(play.count(rules::RESOURCES_CREATION_PRICES, threes), 2);

    let mut play = Play::heroes(&[], &["J♥ 10♠ 10♦ 10♥ 10♣ 9♠"]);
    play.buy("vitality_amulet").buy("spell_protection_amulet");
    assert_eq!(
        play.gear(0),
        ["vitality_amulet", "-spell_protection_amulet"]
    );
}

#[test]
fn a_limited_supply_runs_out() {
    let options = [("limited", "true"), ("same_class", "true")];
    let hands = ["J♥ 10♠ 10♦ 9♠", "J♠ 10♥ 10♣ 9♦"];
    let potion = |act: &Action| match act {
        Action::Buy { item, .. } => BOOK[*item].id.as_str() == "core:healing_potion",
        _ => false,
    };
    let mut play = Play::heroes(&options, &hands);
    assert_eq!(play.offered(potion), Some(Some((2, 10))));
    play.buy("plate_armour").buy("divine_intervention");
    play.done();
    assert_eq!(play.buyable("plate_armour"), Err(rules::RESOURCES_LIMITED));
    assert_eq!(
        play.buyable("divine_intervention"),
        Err(rules::RESOURCES_LIMITED)
    );
    assert_eq!(
        play.offered(potion),
        Some(Some((2, 9))),
        "the ten of hearts is gone"
    );
    // Two cards stand for a magic weapon, and a wand would take one of them.
    assert_eq!(play.buyable("magic_weapon"), Ok(()));
    play.buy("scale_armour");

    let mut play = Play::heroes(&options[1..], &hands);
    play.buy("plate_armour").done().buy("plate_armour");
}

#[test]
fn a_healing_potion_heals_its_strength() {
    let mut play = Play::crawl(&[], &[("J♥", &["healing_potion 4"])]);
    play.draw(&["2♥"]).dice([5]);
    assert_eq!(play.hp(0), (3, 8));
    play.act(|act| matches!(act, Action::UseItem { .. }));
    assert_eq!((play.hp(0), play.gear(0).len()), ((7, 8), 0));
    play.said(rules::ITEMS_POTION, |event| {
        matches!(event, Event::UsedUp { .. })
    });
    play.said(rules::ITEMS_POTION, |event| {
        matches!(event, Event::Healed { amount: 4, .. })
    });
}

#[test]
fn divine_intervention_restores_the_fallen_fully() {
    let mut play = Play::crawl(&[], &[("J♥", &["divine_intervention"]), ("A♦", &[])]);
    play.draw(&["Q♠", "2♥"]).dice([6]);
    assert_eq!(play.hp(1), (0, 6));
    play.act(|act| matches!(act, Action::UseItem { on, .. } if on.0 == 1));
    assert_eq!(play.hp(1), (6, 6));
    play.said(rules::ITEMS_DIVINE, |event| {
        matches!(event, Event::Revived { hit_points: 6, .. })
    });
}

#[test]
fn a_magic_weapon_lifts_the_attack_die_up_to_d12() {
    for (face, before, after) in [("A♠", 4, 6), ("Q♠", 6, 8), ("K♠", 8, 10), ("J♠", 10, 12)]
    {
        let mut play = rich(face);
        assert_eq!(play.attack_die(0), before);
        play.buy("magic_weapon");
        assert_eq!(play.attack_die(0), after);
        play.said(rules::ITEMS_MAGIC_WEAPON, |event| {
            matches!(event, Event::Owned { .. })
        });
    }
    let mut play = Play::heroes(&[("stacking", "true")], &["J♥ 10♥ 10♦ 10♣ 10♠ A♠"]);
    play.buy("magic_weapon").buy("magic_weapon");
    assert_eq!(play.attack_die(0), 12, "a d12 does not grow");
}

#[test]
fn an_amulet_of_vitality_adds_two_hit_points() {
    for (face, points) in [("J♥", 10), ("J♦", 8), ("J♣", 12), ("J♠", 8)] {
        let mut play = rich(face);
        play.buy("vitality_amulet");
        assert_eq!(play.hp(0), (points, points), "{face}");
        play.said(rules::ITEMS_VITALITY, |event| {
            matches!(event, Event::Owned { .. })
        });
    }
}

#[test]
fn amulets_protect_against_blows_or_against_magic() {
    let mut play = rich("J♠");
    play.buy("spell_protection_amulet");
    assert_eq!(play.armour(0), (0, 1));
    play.said(rules::ITEMS_SPELL_PROTECTION, |event| {
        matches!(event, Event::Owned { .. })
    });
    let mut play = rich("J♣");
    play.buy("spell_protection_amulet");
    assert_eq!(
        play.armour(0),
        (0, 2),
        "a dwarf's own and the amulet's add up"
    );
    let mut play = rich("J♠");
    play.buy("protection_amulet");
    assert_eq!(play.armour(0), (1, 0));
    play.said(rules::ITEMS_PROTECTION, |event| {
        matches!(event, Event::Owned { .. })
    });
}

#[test]
fn wand_and_arcane_amulet_allow_one_more_die_each() {
    let goods: [(&[&str], i32); 4] = [
        (&[], 2),
        (&["spell_wand"], 3),
        (&["arcane_amulet"], 3),
        (&["spell_wand", "arcane_amulet"], 4),
    ];
    for (things, most) in goods {
        let hand = format!("A♥ {RICH}");
        let mut play = Play::crawl(&[], &[(&hand, things)]);
        play.draw(&["4♠"]);
        assert_eq!(
            play.castable("missile", "foe 0"),
            Some(Some((1, most))),
            "{things:?}"
        );
        for thing in things {
            let rule = if *thing == "spell_wand" {
                rules::ITEMS_WAND
            } else {
                rules::ITEMS_ARCANE_AMULET
            };
            play.said(rule, |event| matches!(event, Event::Owned { .. }));
        }
    }
    for thing in ["spell_wand", "arcane_amulet"] {
        assert_eq!(
            rich("J♠").buyable(thing),
            Err(rules::WIZARD_SPELLS),
            "only wizards gain by it"
        );
    }
}

#[test]
fn armour_has_its_rating_and_a_shield_adds_one() {
    let table = [
        ("cloth_armour", 1),
        ("leather_armour", 2),
        ("chain_mail", 3),
        ("scale_armour", 4),
        ("plate_armour", 5),
    ];
    for (armour, rating) in table {
        let mut play = rich("J♠");
        play.buy(armour);
        assert_eq!(play.armour(0), (rating, 0), "{armour}");
        play.said(rules::ITEMS_ARMOUR, |event| {
            matches!(event, Event::Owned { .. })
        });
        play.buy("shield");
        assert_eq!(play.armour(0), (rating + 1, 0), "{armour} and shield");
        play.said(rules::ITEMS_SHIELD, |event| {
            matches!(event, Event::Owned { .. })
        });
    }
}

#[test]
fn of_a_limited_supply_every_potion_that_is_left_is_offered() {
    let hand = "J♥ 10♠ 10♦ 9♠";
    let mut play = Play::heroes(&[("limited", "true")], &[hand]);
    play.buy("healing_potion 5").buy("healing_potion 3");
    let potions = |offered: &Offered<Action>| match offered.act {
        Action::Buy { item, .. } if BOOK[item].points.is_some() => offered.amount,
        _ => None,
    };
    let offered = play.game.offer().choices.iter().filter_map(potions);
    assert_eq!(offered.collect::<Vec<_>>(), [(2, 2), (4, 4), (6, 10)]);
    play.buy("healing_potion 7").buy("healing_potion 4");
    assert_eq!(play.gear(0).len(), 4);
}

#[test]
fn what_is_left_behind_makes_room_for_something_better() {
    let mut play = Play::heroes(&[], &["J♥ 10♠ 10♦ 9♠"]);
    let leave = |act: &Action| matches!(act, Action::LeaveBehind { .. });
    play.buy("cloth_armour");
    assert_eq!(play.choices(leave), 0, "there is still room");
    play.buy("leather_armour");
    assert_eq!(play.buyable("chain_mail"), Err(rules::RESOURCES_SLOTS));
    play.act(leave);
    play.said(rules::RESOURCES_SLOTS, |event| {
        matches!(event, Event::LeftBehind { .. })
    });
    assert_eq!(play.gear(0), ["leather_armour"]);
    play.buy("chain_mail");
    assert_eq!(play.gear(0), ["-leather_armour", "chain_mail"]);
}

#[test]
fn equal_spare_things_are_one_choice() {
    let mut play = Play::heroes(&[("stacking", "true")], &["J♥ 10♠ 10♦ 9♠ 9♦ 9♣"]);
    play.buy("plate_armour").buy("cloth_armour");
    let equip = |act: &Action| matches!(act, Action::Equip { .. });
    assert_eq!(play.choices(equip), 1);
    // A second cloth would be a third piece.
    play.act(|act| matches!(act, Action::LeaveBehind { .. }));
    play.buy("plate_armour");
    assert_eq!(play.choices(equip), 0, "the one is as good as the other");
}

#[test]
fn better_armour_is_put_on_as_soon_as_it_is_bought() {
    let mut play = Play::heroes(&[], &["J♥ 10♠ 10♦ 10♥ 10♣ 9♠"]);
    play.buy("leather_armour").buy("plate_armour");
    assert_eq!(play.gear(0), ["-leather_armour", "plate_armour"]);
    assert_eq!(play.armour(0).0, 5);
    play.said(rules::RESOURCES_SLOTS, |event| {
        matches!(event, Event::Equipped { on: true, .. })
    });
    // Between amulets there is a choice.
    let mut play = Play::heroes(&[], &["J♥ 10♠ 10♦ 10♥ 10♣ 9♠"]);
    play.buy("spell_protection_amulet").buy("protection_amulet");
    assert_eq!(
        play.gear(0),
        ["spell_protection_amulet", "-protection_amulet"]
    );
}

#[test]
fn a_shop_with_nothing_to_buy_asks_nothing() {
    let mut play = Play::heroes(&[], &["J♦ 2♠ 2♦ 2♣ 2♥ 3♥"]);
    assert_eq!(play.resources(0), 11);
    play.buy("chain_mail");
    assert_eq!(play.shopping(), None);
    assert_eq!(play.loot(0), 1);
    play.said(rules::RESOURCES_LEFTOVER, |event| {
        matches!(event, Event::LeftOver { points: 1, .. })
    });
}

/// A human fighter with an amulet of vitality and one against magic who took this much damage.
fn with_amulets(damage: u16) -> Play {
    let goods: &[&str] = &["vitality_amulet", "spell_protection_amulet"];
    let mut play = Play::crawl(&[], &[("J♥ 10♠ 10♦", goods)]);
    play.draw(&["10♠"]).hold().dice([damage]);
    play.attack(0, 5).dice([10, 6, 6, 6, 6, 6]);
    assert_eq!(play.hp(0), (10 - i32::from(damage), 10));
    play
}

fn amulet(act: &Action) -> bool {
    matches!(act, Action::Equip { .. })
}

#[test]
fn swapping_an_amulet_of_vitality_neither_heals_nor_hurts() {
    let mut play = with_amulets(5);
    play.act(amulet);
    assert_eq!(play.hp(0), (3, 8), "five wounds still");
    play.act(amulet);
    assert_eq!(play.hp(0), (5, 10));
}

#[test]
fn an_amulet_of_vitality_stays_on_whom_it_keeps_alive() {
    let play = with_amulets(8);
    assert_eq!(play.offered(amulet), None);
    assert_eq!(play.refusal(amulet), Some(rules::ITEMS_VITALITY));
}

#[test]
fn what_cannot_be_worn_makes_nothing_dearer() {
    let heroes: [(&str, &[&str]); 2] = [
        ("A♦ 10♠ 10♦", &["arcane_amulet"]),
        ("J♥ 10♥ 10♣ 9♥ 9♦ 9♠", &[]),
    ];
    let mut play = Play::crawl(&[("stacking", "true")], &heroes);
    play.draw(&["Q♠", "K♠"]);
    play.act(|act| matches!(act, Action::GiveItem { from, .. } if from.0 == 0));
    assert_eq!(play.gear(1), ["-arcane_amulet"]);
    assert_eq!(play.loot(1), 57);
    play.act(|act| matches!(act, Action::Shop { hero } if hero.0 == 1));
    play.buy("vitality_amulet");
    play.said(rules::LOOT_BUY, |event| {
        matches!(event, Event::Bought { price: 30, .. })
    });
}

/// A choice of the shop in words.
fn told(play: &Play, item: &str) -> Choice {
    play.described(Play::is_buy(item))
}

#[test]
fn goods_say_what_they_would_change() {
    let mut play = Play::heroes(&[], &["J♠ 10♠ 10♦ 9♠ 9♦ 8♠"]);
    let changes = |play: &Play, item: &str| {
        let ware = told(play, item).ware.expect("a card");
        let changes = ware
            .changes
            .into_iter()
            .map(|it| (it.text.key.to_string(), it.worth));
        changes.collect::<Vec<_>>()
    };
    let better = |key: &str| vec![(key.to_owned(), Worth::Better)];
    assert_eq!(changes(&play, "leather_armour"), better("change-armour"));
    assert_eq!(changes(&play, "magic_weapon"), better("change-attack-die"));
    play.buy("chain_mail");
    let worse = [("change-wear-better".to_owned(), Worth::Worse)];
    assert_eq!(changes(&play, "leather_armour"), worse);
    assert_eq!(changes(&play, "scale_armour"), better("change-armour"));
    let same = [("change-has".to_owned(), Worth::Even)];
    assert_eq!(changes(&play, "chain_mail"), same, "said once");
    assert_eq!(
        changes(&play, "vitality_amulet"),
        better("change-hit-points")
    );
    // Each strength of a potion has its price.
    let potion = told(&play, "healing_potion");
    let (least, most) = potion.amount.unwrap_or((2, 10));
    let prices = potion.ware.expect("a card").prices;
    assert_eq!(prices.len() as i32, most - least + 1);
}

#[test]
fn shops_say_how_much_dearer_gear_is_during_a_crawl() {
    let mut play = rich("J♥");
    let doubled = |play: &Play| {
        let question = play.game.asking().expect("a shop");
        let prompt = DeckCrawl::prompt(play.game.world(), question);
        prompt.args.contains(&("times", Arg::Number(2)))
    };
    assert!(doubled(&play));
    play.done();
    play.draw(&["Q♠"]);
    play.act(|act| matches!(act, Action::Shop { .. }));
    assert!(doubled(&play));
}

#[test]
fn leaving_the_shop_with_nothing_is_asked_about() {
    let mut play = Play::heroes(&[], &["J♠ 10♠ 10♦ 9♠ 9♦ 8♠"]);
    let caution = |play: &Play| -> Option<Phrase> {
        let question = play.game.asking().expect("a shop");
        let done = Offered {
            act: Action::Done,
            amount: None,
        };
        DeckCrawl::describe(play.game.world(), question, &done).caution
    };
    assert!(caution(&play).is_some());
    play.buy("chain_mail");
    assert!(caution(&play).is_none());
}

#[test]
fn a_thing_too_dear_is_refused_in_figures() {
    let play = Play::heroes(&[], &["J♠ 2♠ 2♦ 3♠ 3♦ 4♠"]);
    let question = play.game.asking().expect("a shop");
    let is_plate = Play::is_buy("plate_armour");
    let mut refused = play.game.offer().refused.iter();
    let (act, rule) = refused
        .find(|(act, _)| is_plate(act))
        .expect("plate armour");
    let why = DeckCrawl::why_refused(play.game.world(), question, (*act, *rule));
    let why = why.expect("a reason");
    assert_eq!(why.key, "why-costs");
    assert!(why.args.len() == 2, "{why:?}");
}
