//! What has not healed: it stays at home, and heals there too.

use tabledelve::{
    game::{LegacyHero, Rulebook, Status},
    rulesets::card_grid::{
        Action, CardGrid, CardState, Condition, HeroRecord, Legacy, Play as View,
    },
};

use super::table::*;
use crate::BOOK;

/// A fighter who can use three of four defences: 1, 5, 2 and 3.
fn four_cards() -> HeroRecord {
    let defences = ["chin_down", "kite_shield", "buckler", "caltrops"];
    fighter(&[(4, "quick_jab")], &defences)
}

/// The 5 has not healed: three others are brought, and no healer below gives a fourth back.
#[test]
fn what_is_hurt_at_home_is_out_of_reach_of_healers() {
    let hurt = HeroRecord {
        hurt: vec![1],
        ..four_cards()
    };
    let mut play = hall(&[hurt, healer()]);
    let (ready, at_home) = (CardState::Ready, CardState::Hurt);
    assert_eq!(defences(&play, 0), [ready, at_home, ready, ready]);
    let mends = |play: &Play| play.choices(|it| matches!(it, Action::Mend { on: FIRST, .. }));
    assert_eq!(mends(&play), 0);
    // What is lost below can be given back, and nothing else.
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |it| it.defences[0] = CardState::Discarded);
    });
    assert!(mends(&play) > 0);
    play.act(|it| matches!(it, Action::Mend { on: FIRST, .. }))
        .dice([6, 6]);
    assert_eq!(defences(&play, 0), [ready, at_home, ready, ready]);
    assert_eq!(mends(&play), 0);
    play.choose(Action::GoOut);
    assert_eq!(defences(&play, 0), [ready; 4], "home again, it heals");
}

/// What was lost on one adventure and is too much for the rest is at home on the next.
#[test]
fn what_has_not_healed_is_not_brought_to_the_next_adventure() {
    let setup = setup_of(&[four_cards(), healer()], &[("adventures", "2")]);
    let mut play = hall_of(setup);
    arrange(&mut play, |desk| {
        desk.hand(FIRST, |it| {
            it.defences[1..].fill(CardState::Discarded);
            it.defences[0] = CardState::Tapped;
        });
        desk.stance(FIRST, |it| it.condition = Condition::Down);
    });
    play.choose(Action::GoOut);
    // Until the cards are brought, and the next dungeon is rolled.
    let out_again = |play: &Play| {
        let state = View::of(play.game.world()).state();
        state.adventures == 2 && !state.dungeon.rolled.is_empty()
    };
    while !out_again(&play) {
        match play.game.status() {
            Status::Rolling => play.game.give(1).expect("the first of all"),
            _ => {
                play.choose(Action::Enough);
            }
        }
    }
    let (ready, at_home) = (CardState::Ready, CardState::Hurt);
    assert_eq!(defences(&play, 0), [ready, at_home, ready, ready]);
}

fn rested(record: &HeroRecord) -> Option<HeroRecord> {
    let record = ron::to_string(record).expect("plain data");
    let LegacyHero { record, .. } = CardGrid::rested(&BOOK, &record)?;
    Some(ron::from_str(&record).expect("what was just written"))
}

/// 1 and 2 heal, the 5 would be too much; in the next rest it is its turn.
#[test]
fn those_who_stay_at_home_rest_too() {
    let mut hero = HeroRecord {
        hurt: vec![0, 1, 2],
        ..four_cards()
    };
    let mut left = Vec::new();
    while let Some(better) = rested(&hero) {
        left.push(better.hurt.clone());
        assert_eq!(better.defences, hero.defences);
        hero = better;
    }
    assert_eq!(left, [vec![1], vec![]]);
}

/// Name and title come with race and class; every other card is said after them.
#[test]
fn the_roster_calls_heroes_by_their_names() {
    let cards = [
        (4, "dwarf"),
        (5, "fighter"),
        (3, "saints_name"),
        (1, "giant_killer"),
    ];
    let left = Legacy {
        survivors: vec![(0, hero(&cards, &[], &[]))],
        fallen: Vec::new(),
    };
    let left = ron::to_string(&left).expect("plain data");
    let setup = setup_of(&[guard()], &[]);
    let legacy = CardGrid::legacy_of(&BOOK, &setup, &left).expect("a legacy");
    let hero = &legacy.survivors[0].1;
    let title = format!("{:?}", hero.title);
    for said in [
        "grid-race-dwarf-title",
        "grid-name-saints-name",
        "grid-title-giant-killer",
    ] {
        assert!(title.contains(said), "{title}");
    }
    let lines = format!("{:?}", hero.lines);
    assert!(!lines.contains("grid-name-saints-name"), "{lines}");
}
