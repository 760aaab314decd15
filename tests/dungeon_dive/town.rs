//! The town: coming home, debts, deaths, and what hired hands cost.

use serde_json::{Value, json};
use tabledelve::{
    dice::{Chance, Die},
    game::{Outcome, Ruleset, Status},
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, HeroRecord, Play as View, Purse, Question, TownEvent,
        town::{Fate, Town, TownAct, TownQuestion, hired_price},
    },
};

use crate::yard::*;

/// Copper pieces in a gold piece.
pub const GOLD: u64 = 100;

/// What came of a hero's dive.
#[derive(Clone, Copy)]
pub struct Came {
    pub fate: &'static str,
    pub rooms: u16,
    pub gold: u32,
    pub rises: bool,
}

pub const ALIVE: Came = Came {
    fate: "Alive",
    rooms: 0,
    gold: 0,
    rises: false,
};

pub fn dead(rooms: u16) -> Came {
    Came {
        fate: "Dead",
        rooms,
        ..ALIVE
    }
}

pub fn rich(gold: u32) -> Came {
    Came { gold, ..ALIVE }
}

/// Somebody with so much gold, and so much of it owed.
pub fn hero(level: u8, gold: u32, debt: u32) -> HeroRecord {
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
pub fn home(heroes: &[(HeroRecord, Came)], hands: &[(&str, u32)]) -> Play {
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
    instead(&mut play, task, legend, |named, key| {
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

pub fn town(play: &Play) -> &Town {
    View::of(play.game.world()).town()
}

pub fn purse(play: &Play, place: usize) -> (u64, u64) {
    let purse = town(play).stable[place].record.purse;
    (purse.coins / GOLD, purse.debt / GOLD)
}

pub fn act(play: &mut Play, act: TownAct) {
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
