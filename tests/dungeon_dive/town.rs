//! The town: coming home, debts, deaths, hired hands, the shop, and who goes next.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabledelve::{
    dice::{Chance, Die},
    game::{Outcome, Ruleset, Status},
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, FigureId, HeroRecord, Play as View, Purse, Question, Team,
        TownEvent,
        content::{Ability, Form, HiredRole},
        sheet::Sheet,
        town::{Fate, Good, Town, TownAct, TownQuestion, Ware, hired_price},
    },
};

use crate::yard::*;

/// Copper pieces in a gold piece.
const GOLD: u64 = 100;

/// What came of a hero's dive.
#[derive(Clone, Copy)]
struct Came {
    fate: &'static str,
    rooms: u16,
    gold: u32,
    rises: bool,
}

const ALIVE: Came = Came {
    fate: "Alive",
    rooms: 0,
    gold: 0,
    rises: false,
};

fn dead(rooms: u16) -> Came {
    Came {
        fate: "Dead",
        rooms,
        ..ALIVE
    }
}

fn rich(gold: u32) -> Came {
    Came { gold, ..ALIVE }
}

/// Somebody with so much gold, and so much of it owed.
fn hero(level: u8, gold: u32, debt: u32) -> HeroRecord {
    let mut hero = armed(knight_of(level, &["tough"]), &["sword", "dagger"]);
    hero.rooms = BOOK.figures.rooms_for[usize::from(level) - 1];
    hero.purse = Purse {
        coins: u64::from(gold) * GOLD,
        debt: u64::from(debt) * GOLD,
    };
    hero
}

/// The end of the first of two dives, of these heroes; hired hands come home with so much gold, alive
/// or dead.
fn home(heroes: &[(HeroRecord, Came)], hands: &[(&str, u32)]) -> Play {
    let records: Vec<HeroRecord> = heroes.iter().map(|(it, _)| it.clone()).collect();
    let foes = ["post", "post", "post"];
    let mut setup = setup(&records, &foes[..hands.len().max(1)]);
    setup.town.dives = 2;
    let mut play = begun(setup, records.len());
    let nth_hand = |nth: usize| records.len() + nth;
    let all = heroes.iter().enumerate().map(|(who, (_, came))| {
        json!({
            "who": who, "fate": came.fate, "rooms": came.rooms,
            "coins": came.gold * 100, "rises": came.rises,
        })
    });
    let of_hands = hands.iter().enumerate().map(|(nth, (fate, gold))| {
        json!({
            "who": nth_hand(nth), "fate": fate, "rooms": 0, "coins": gold * 100, "rises": false,
        })
    });
    let all: Vec<Value> = all.chain(of_hands).collect();
    let stable = records
        .iter()
        .map(|it| json!({"record": it, "fate": "Alive"}));
    let stable: Vec<Value> = stable.collect();
    let along: Vec<usize> = (0..records.len()).collect();
    let hired: Vec<Value> = (0..hands.len())
        .map(|nth| {
            json!({
                "kind": 0, "name": format!("Hand {nth}"), "share": 0,
                "who": nth_hand(nth), "dead": false,
            })
        })
        .collect();
    let legend = (!hired.is_empty()).then(|| BOOK.hired.first().expect("a kind").id.clone());
    let task = json!({"Town": {"Home": {"won": true, "all": all}}});
    amid_named(&mut play, task, legend, |named, key| {
        let town = &mut named["state"]["town"];
        town["stable"] = json!(stable);
        town["along"] = json!(along);
        let hired = hired.into_iter().map(|mut it| {
            it["kind"] = json!(key);
            it
        });
        town["hands"] = hired.collect();
    });
    play
}

fn town(play: &Play) -> &Town {
    View::of(play.game.world()).town()
}

fn purse(play: &Play, place: usize) -> (u64, u64) {
    let purse = town(play).stable[place].record.purse;
    (purse.coins / GOLD, purse.debt / GOLD)
}

fn act(play: &mut Play, act: TownAct) {
    play.choose(Action::Town(act));
}

fn asks(play: &Play, question: &TownQuestion) -> bool {
    matches!(play.game.asking(), Some(Question::InTown(it)) if it == question)
}

fn events(play: &Play, fits: impl Fn(&TownEvent) -> bool) -> usize {
    count(play, |it| matches!(it, Event::Town(it) if fits(it)))
}

#[test]
fn what_is_earned_goes_to_debts_first() {
    let mut play = home(
        &[(hero(1, 0, 30), rich(20)), (hero(1, 5, 10), rich(20))],
        &[],
    );
    assert_eq!(purse(&play, 0), (0, 10));
    assert_eq!(purse(&play, 1), (15, 0));
    assert!(asks(&play, &TownQuestion::Visit));
    // A friend's money does not get round that.
    act(&mut play, TownAct::Counter(1));
    play.choose_with(12, Action::Town(TownAct::Give(0)));
    assert_eq!(purse(&play, 1), (3, 0));
    assert_eq!(purse(&play, 0), (2, 0));
    // One cannot give what one does not have.
    let most = play.offered(|it| *it == Action::Town(TownAct::Give(0)));
    assert_eq!(most, Some(Some((1, 3))));
}

#[test]
fn whoever_is_brought_back_pays_350_and_owes_the_rest() {
    let mut play = home(&[(hero(1, 100, 0), dead(2)), (hero(1, 0, 0), ALIVE)], &[]);
    assert!(asks(&play, &TownQuestion::Temple(0)));
    act(&mut play, TownAct::Pay);
    assert_eq!(town(&play).stable[0].fate, Fate::Alive);
    assert_eq!(purse(&play, 0), (0, 250));
    assert!(asks(&play, &TownQuestion::Visit));
    assert!(play.offers(Action::Town(TownAct::Counter(0))));
}

#[test]
fn whoever_is_left_to_rest_is_gone_for_good() {
    let mut play = home(&[(hero(1, 400, 0), dead(2)), (hero(1, 0, 0), ALIVE)], &[]);
    act(&mut play, TownAct::Refuse);
    assert_eq!(town(&play).stable[0].fate, Fate::Lost);
    assert!(!play.offers(Action::Town(TownAct::Counter(0))));
    assert_eq!(town(&play).along.as_slice(), [1]);
}

#[test]
fn death_takes_every_room_beyond_the_level() {
    let play = home(&[(hero(2, 0, 0), dead(11)), (hero(2, 0, 0), ALIVE)], &[]);
    assert_eq!(town(&play).stable[0].record.rooms, 3);
}

#[test]
fn a_game_is_over_once_nobody_is_left() {
    let lost = Came {
        fate: "Lost",
        ..ALIVE
    };
    // Whoever was left behind is not asked about, and pays nobody.
    let play = home(
        &[(hero(1, 0, 0), Came { gold: 50, ..lost })],
        &[("Dead", 30)],
    );
    assert_eq!(play.game.status(), Status::Over(Outcome::Victory));
    assert_eq!(town(&play).deaths, 1);
    assert_eq!(purse(&play, 0), (0, 0));
}

#[test]
fn whoever_has_abandoned_the_dungeon_goes_up_at_home() {
    let came = |rises| Came {
        rooms: 7,
        rises,
        ..ALIVE
    };
    let knight = hero(1, 0, 0);
    let mut play = home(&[(knight.clone(), came(true)), (knight, came(false))], &[]);
    while matches!(play.game.asking(), Some(Question::OfHero)) {
        play.act(|it| matches!(it, Action::Making(_)));
    }
    let levels: Vec<u8> = town(&play)
        .stable
        .iter()
        .map(|it| it.record.level)
        .collect();
    assert_eq!(levels, [3, 1]);
    assert_eq!(town(&play).stable[1].record.rooms, 7);
}

#[test]
fn hired_hands_who_live_take_their_share_home() {
    let play = home(&[(hero(1, 0, 0), rich(40))], &[("Alive", 40)]);
    assert_eq!(purse(&play, 0), (40, 0));
    let paid = |it: &TownEvent| matches!(it, TownEvent::HandPaid { share: 4000, .. });
    assert_eq!(events(&play, paid), 1);
    assert!(town(&play).hands.is_empty());
    assert_eq!(hired_price(View::of(play.game.world())), 0);
}

#[test]
fn a_family_that_is_paid_says_nothing() {
    let mut play = home(&[(hero(1, 0, 0), ALIVE)], &[("Dead", 40)]);
    assert!(asks(&play, &TownQuestion::Family(0)));
    act(&mut play, TownAct::Pay);
    assert_eq!((town(&play).deaths, purse(&play, 0)), (0, (0, 0)));
}

#[test]
fn every_death_that_was_not_paid_for_costs_50_more_for_each() {
    let heroes = [(hero(1, 0, 5), ALIVE), (hero(1, 0, 0), ALIVE)];
    let mut play = home(&heroes, &[("Dead", 41), ("Lost", 20)]);
    act(&mut play, TownAct::Refuse);
    act(&mut play, TownAct::Refuse);
    // The heroes divide what the dead had earned, in copper, and debts come out of it.
    assert_eq!(town(&play).deaths, 2);
    let coins = |place: usize| town(&play).stable[place].record.purse.coins;
    assert_eq!((coins(0), coins(1)), (2550, 3050));
    assert_eq!(hired_price(View::of(play.game.world())), 10_000);
    let hired = BOOK.hired.keys().next().expect("a kind");
    assert!(!play.offers(Action::Town(TownAct::Hire(hired))));
}

#[test]
fn hired_hands_are_paid_up_front_by_all_who_go() {
    let heroes = [
        (hero(1, 10, 0), rich(0)),
        (hero(1, 100, 0), ALIVE),
        (hero(1, 100, 0), ALIVE),
    ];
    let mut play = home(&heroes, &[("Dead", 0)]);
    act(&mut play, TownAct::Refuse);
    let kinds: Vec<_> = BOOK.hired.keys().collect();
    act(&mut play, TownAct::Hire(kinds[1]));
    // 50: 10 from the first, who has no more, and 20 from each of the others.
    let coins = |play: &Play| [0, 1, 2].map(|it: usize| town(play).stable[it].record.purse.coins);
    assert_eq!(coins(&play), [0, 7999, 8001]);
    act(&mut play, TownAct::Stay(0));
    act(&mut play, TownAct::Hire(kinds[1]));
    assert_eq!(coins(&play), [0, 5499, 5501]);
    assert_eq!(town(&play).hands.len(), 2);
    assert_ne!(town(&play).hands[0].name, town(&play).hands[1].name);
    act(&mut play, TownAct::Hire(kinds[2]));
    assert!(
        !play.offers(Action::Town(TownAct::Hire(kinds[0]))),
        "three at most"
    );
    assert!(
        !play.offers(Action::Town(TownAct::Dismiss(0))),
        "families keep the money"
    );
}

#[test]
fn whoever_costs_nothing_can_be_sent_home_again() {
    let mut play = home(&[(hero(1, 0, 0), ALIVE)], &[]);
    let kind = BOOK.hired.keys().next().expect("a kind");
    act(&mut play, TownAct::Hire(kind));
    act(&mut play, TownAct::Dismiss(0));
    assert!(town(&play).hands.is_empty());
}

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
fn whoever_stays_at_home_is_not_lost() {
    let heroes = [(hero(1, 0, 0), ALIVE), (hero(1, 0, 0), ALIVE)];
    let mut play = home(&heroes, &[]);
    act(&mut play, TownAct::Stay(0));
    assert_eq!(town(&play).along.as_slice(), [1]);
    assert!(
        !play.offers(Action::Town(TownAct::Stay(1))),
        "somebody has to go"
    );
    act(&mut play, TownAct::Along(0));
    assert_eq!(town(&play).along.as_slice(), [1, 0]);
}

#[test]
fn hired_hands_stand_beside_the_heroes_and_lie_dying_as_they_do() {
    let mut setup = setup(&[hero(4, 0, 0), hero(3, 0, 0)], &["post"]);
    setup.town.hired = 3;
    let play = begun(setup, 5);
    let view = View::of(play.game.world());
    assert_eq!(town(&play).hands.len(), 3);
    let roles: Vec<HiredRole> = (2..5)
        .map(|nth| {
            let figure = view.figure(FigureId(nth));
            let kind = figure.hired_kind().expect("a hired hand");
            // The average of 4 and 3, rounded down.
            assert_eq!((figure.level(), figure.team()), (3, Team::Party));
            assert_eq!(figure.seat(), None);
            assert!(figure.lingers());
            assert!(figure.cell().is_some());
            assert_eq!(view.hand_of(figure.id()), Some(nth as u8 - 2));
            let sides = i16::from(kind.hit_die.sides());
            let constitution = (i16::from(kind.scores.con) - 10).div_euclid(2);
            let points = sides + constitution + 2 * (sides / 2 + 1 + constitution);
            assert_eq!(figure.body().most, points);
            kind.role
        })
        .collect();
    let all: BTreeSet<HiredRole> = roles.into_iter().collect();
    assert_eq!(all.len(), 3);
    let caster = (2..5).map(|nth| view.figure(FigureId(nth)));
    let caster = caster.filter(|it| !it.learned_spells().is_empty());
    let caster: Vec<_> = caster.collect();
    assert_eq!(caster.len(), 1);
    // Two cantrips and three spells at level 3, and three slots.
    assert_eq!(caster[0].learned_spells().len(), 5);
    assert_eq!(Sheet::of(caster[0]).slots(1), 3);
    // A save that it is trained in: wisdom 15 and proficiency 2.
    assert_eq!(caster[0].trained_saves(), [Ability::Wisdom]);
}

#[test]
fn hired_hands_are_better_at_what_they_are_best_at_from_level_4() {
    let mut setup = setup(&[hero(4, 0, 0)], &["post"]);
    setup.town.hired = 3;
    let play = begun(setup, 4);
    let view = View::of(play.game.world());
    for nth in 1..4 {
        let figure = view.figure(FigureId(nth));
        let kind = figure.hired_kind().expect("a hired hand");
        let raised = Ability::ALL.map(|it| figure.base_score(it) - kind.scores.of(it));
        assert_eq!(raised.iter().sum::<i8>(), 2);
        let best = Ability::ALL
            .into_iter()
            .max_by_key(|it| figure.base_score(*it));
        assert_eq!(figure.base_score(best.expect("one")), 17);
    }
}

/// Visits to the town by lot: every record stays sound, and every state can be gone on from.
#[test]
fn the_town_by_lot() {
    for seed in 0..40 {
        let heroes = [
            (hero(1, 200, 0), dead(2)),
            (hero(2, 80, 40), rich(90)),
            (hero(3, 20, 0), rich(400)),
        ];
        let mut play = home(&heroes, &[("Dead", 60), ("Alive", 60)]);
        let mut lots = Chance::seeded(seed);
        let die = Die::new(100).expect("a die");
        let mut visits = 0;
        while visits < 60 && matches!(play.game.asking(), Some(Question::InTown(_))) {
            let choices = &play.game.offer().choices;
            let lot =
                usize::from(lots.roll(die, "a lot")) * 7 + usize::from(lots.roll(die, "a lot"));
            let choice = lot % choices.len();
            if choices[choice].act == Action::Town(TownAct::SetOut) {
                visits += 1;
                continue;
            }
            let most = choices[choice]
                .amount
                .map(|(least, most)| least + (most - least) / 3);
            play.game.submit(choice, most).expect("a choice");
            visits += 1;
            DungeonDive::invariants(play.game.world()).expect("a sound state");
            for kept in &town(&play).stable {
                kept.record.check(&BOOK).expect("a sound record");
            }
            arrange(&mut play, |_| {});
        }
    }
}
