//! What is bought, sold and worn in town.

use tabledelve::{
    game::Present,
    rulesets::dungeon_dive::{
        Action, DungeonDive, HeroRecord, Play as View,
        content::Form,
        sheet::Sheet,
        town::{Good, TownAct, Ware},
    },
};

use crate::{town::*, yard::*};

fn weapon(name: &str) -> Ware {
    Ware::Weapon(BOOK.weapons.find(name).expect("a weapon"))
}

fn item(name: &str) -> Ware {
    Ware::Item(BOOK.items.find(name).expect("an item"))
}

fn armour(name: &str) -> Ware {
    Ware::Armour(BOOK.armours.find(name).expect("armour"))
}

/// A hero at the counter with so much gold.
fn at_counter(gold: u32) -> Play {
    let mut play = home(&[(hero(3, gold, 0), ALIVE)], &[]);
    act(&mut play, TownAct::Counter(0));
    play
}

fn record(play: &Play) -> &HeroRecord {
    &town(play).stable[0].record
}

#[test]
fn things_cost_what_is_stated_and_are_sold_for_half() {
    let mut play = at_counter(60);
    let sword = BOOK.weapons.find("core:longsword").expect("a weapon");
    assert_eq!(BOOK[sword].price.to_string(), "15 gp");
    act(&mut play, TownAct::Buy(weapon("core:longsword")));
    assert_eq!(purse(&play, 0), (45, 0));
    assert_eq!(record(&play).arms.len(), 3);
    act(&mut play, TownAct::Sell(Good::Arm(2)));
    assert_eq!(record(&play).purse.coins, 5250);
    assert_eq!(record(&play).arms.len(), 2);
    let plate = Action::Town(TownAct::Buy(armour("core:plate")));
    assert!(!play.offers(plate), "1500 gp");
}

#[test]
fn gear_is_bought_by_the_lot_and_sold_piece_by_piece() {
    let mut play = at_counter(2);
    let arrows = BOOK.gear.find("core:arrows").expect("arrows");
    assert_eq!((BOOK[arrows].lot, BOOK[arrows].price.0), (20, 100));
    let buy = Action::Town(TownAct::Buy(Ware::Gear(arrows)));
    assert_eq!(play.offered(|it| *it == buy), Some(Some((1, 2))));
    play.choose_with(2, buy);
    assert_eq!(record(&play).gear, [(id("core:arrows"), 40)]);
    // 7 arrows at 5 cp each come to 35, and half of that to 17.
    play.choose_with(7, Action::Town(TownAct::Sell(Good::Gear(0))));
    assert_eq!(record(&play).gear, [(id("core:arrows"), 33)]);
    assert_eq!(record(&play).purse.coins, 17);
}

#[test]
fn sold_things_pay_debts() {
    let mut play = home(&[(hero(1, 0, 1), ALIVE)], &[]);
    act(&mut play, TownAct::Counter(0));
    let before = town(&play).stable[0].record.purse;
    let sword = BOOK.weapons.find("yard:sword").expect("a weapon");
    let half = u64::from(BOOK[sword].price.0 / 2);
    act(&mut play, TownAct::Sell(Good::Arm(0)));
    let after = town(&play).stable[0].record.purse;
    assert!(half > 0);
    assert_eq!(before.debt - after.debt, half.min(before.debt));
    assert_eq!(after.coins, half.saturating_sub(before.debt));
}

#[test]
fn one_suit_of_armour_at_a_time() {
    let mut play = at_counter(2000);
    let chain = Action::Town(TownAct::Buy(armour("core:chain_mail")));
    play.choose(chain);
    assert_eq!(record(&play).armour, Some(id("core:chain_mail")));
    assert!(!play.offers(chain));
    assert!(play.offers(Action::Town(TownAct::Buy(armour("core:shield")))));
    act(&mut play, TownAct::Sell(Good::Armour));
    assert_eq!(record(&play).armour, None);
    assert!(play.offers(chain));
}

#[test]
fn magic_is_worked_into_a_weapon_that_is_there() {
    let mut play = at_counter(5000);
    let plus = item("core:weapon_plus_1");
    act(&mut play, TownAct::Buy(plus));
    let arms = &record(&play).arms;
    assert_eq!(arms[0], (id("yard:sword"), Some(id("core:weapon_plus_1"))));
    assert_eq!(arms[1], (id("yard:dagger"), None));
    act(&mut play, TownAct::Buy(plus));
    assert!(
        !play.offers(Action::Town(TownAct::Buy(plus))),
        "no plain weapon is left"
    );
}

#[test]
fn no_more_items_are_attuned_than_three() {
    let attuned: Vec<_> = BOOK
        .items
        .keyed()
        .filter(|(_, it)| it.attunement && !matches!(it.form, Form::Weapon(_) | Form::Armour(_)))
        .map(|(key, _)| key)
        .take(4)
        .collect();
    let mut play = at_counter(100_000);
    for key in attuned {
        act(&mut play, TownAct::Buy(Ware::Item(key)));
    }
    let is = |play: &Play| {
        record(play)
            .items
            .iter()
            .map(|(_, is)| *is)
            .collect::<Vec<_>>()
    };
    assert_eq!(is(&play), [true, true, true, false]);
    assert!(!play.offers(Action::Town(TownAct::Attune(3))));
    act(&mut play, TownAct::Attune(0));
    act(&mut play, TownAct::Attune(3));
    assert_eq!(is(&play), [false, true, true, true]);
}

/// Whatever is for sale can be bought and, if it is worth anything, sold again for half.
#[test]
fn everything_that_is_sold_can_be_bought_and_sold_again() {
    let mut play = at_counter(1_000_000);
    let offers = play.game.offer().choices.iter();
    let wares: Vec<Ware> = offers
        .filter_map(|it| match it.act {
            Action::Town(TownAct::Buy(ware)) => Some(ware),
            _ => None,
        })
        .collect();
    assert!(wares.len() > 100, "{}", wares.len());
    for ware in wares {
        let before = record(&play).clone();
        act(&mut play, TownAct::Buy(ware));
        let bought = record(&play).clone();
        bought.check(&BOOK).expect("a sound record");
        let price = before.purse.coins - bought.purse.coins;
        let good = match ware {
            Ware::Weapon(_) => Good::Arm(bought.arms.len() as u8 - 1),
            Ware::Armour(_) if bought.shield == before.shield => Good::Armour,
            Ware::Armour(_) => Good::Shield,
            Ware::Gear(_) => Good::Gear(bought.gear.len() as u8 - 1),
            Ware::Item(_) if bought.items.len() > before.items.len() => {
                Good::Item(bought.items.len() as u8 - 1)
            }
            Ware::Item(_) => Good::Arm(0),
        };
        let count = bought.gear.last().map_or(1, |(_, count)| i32::from(*count));
        match good {
            Good::Gear(_) if count > 1 => {
                play.choose_with(count, Action::Town(TownAct::Sell(good)))
            }
            _ if price < 2 => continue,
            _ => play.choose(Action::Town(TownAct::Sell(good))),
        };
        let sold = record(&play).clone();
        assert_eq!(sold.purse.coins - bought.purse.coins, price / 2, "{ware:?}");
        assert_eq!(
            (&sold.gear, &sold.items),
            (&before.gear, &before.items),
            "{ware:?}"
        );
        assert_eq!(
            (&sold.armour, &sold.shield),
            (&before.armour, &before.shield)
        );
    }
}

#[test]
fn one_magic_shield_protects_and_the_plain_suit_beside_it_can_be_sold() {
    let mut bearer = hero(3, 0, 0);
    bearer.armour = Some(id("core:chain_mail"));
    bearer.shield = Some(id("core:shield"));
    bearer.items = vec![(id("core:shield_plus_1"), false); 2];
    let ac = |record: &HeroRecord| {
        let play = fight(std::slice::from_ref(record), &["post"], &[(4, 1), (4, 7)]);
        let view = View::of(play.game.world());
        Sheet::of(view.figure(FIRST)).ac()
    };
    // Chain mail 16, a shield 2, and one of the two shields +1.
    assert_eq!(ac(&bearer), 19);
    let bare = HeroRecord {
        shield: None,
        ..bearer.clone()
    };
    assert_eq!(ac(&bare), 16, "it lies in the pack");
    let mut play = home(&[(bearer, ALIVE)], &[]);
    act(&mut play, TownAct::Counter(0));
    // The suit is plain and can go; the shield goes as the magic item that it is.
    assert!(!play.offers(Action::Town(TownAct::Sell(Good::Shield))));
    act(&mut play, TownAct::Sell(Good::Item(0)));
    assert_eq!(record(&play).shield, None);
    assert_eq!(record(&play).armour, Some(id("core:chain_mail")));
    act(&mut play, TownAct::Sell(Good::Armour));
    assert_eq!(record(&play).armour, None);
    assert_eq!(record(&play).items.len(), 1);
}

#[test]
fn goods_lie_on_display_with_their_price_and_what_is_too_dear_says_so() {
    let play = at_counter(16);
    let question = play.game.asking().expect("the counter");
    let described = |act: TownAct| {
        let offered = play.game.offer().choices.iter();
        let mut offered = offered.filter(|it| it.act == Action::Town(act));
        let offered = offered.next().expect("it is offered");
        DungeonDive::describe(play.game.world(), question, offered)
    };
    let sword = described(TownAct::Buy(weapon("core:longsword")));
    let card = sword.ware.expect("a card");
    assert_eq!((card.prices.len(), card.sold), (1, false));
    assert!(sword.detail.is_some(), "what it does");
    assert!(
        described(TownAct::Sell(Good::Arm(0)))
            .ware
            .expect("a card")
            .sold
    );
    let plate = Action::Town(TownAct::Buy(armour("core:plate")));
    let mut refused = play.game.offer().refused.iter();
    let refused = refused.find(|it| it.0 == plate).expect("it is refused");
    let why = DungeonDive::why_refused(play.game.world(), question, *refused);
    assert_eq!(why.expect("a reason").key, "dive-why-dear");
}
