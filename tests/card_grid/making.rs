//! New heroes: the first cards, what points buy, and how cards lie.

use tabledelve::rulesets::card_grid::{
    Action, Card, CardState, Condition, Play as View, Question, content::Skill, rules,
};

use super::table::{Play, ones};
use crate::{BOOK, setup};

fn character(id: &str) -> Action {
    Action::Take(Card::Character(BOOK.characters.find(id).expect("a card")))
}

fn attack(id: &str) -> Action {
    Action::Take(Card::Attack(BOOK.attacks.find(id).expect("a card")))
}

fn defence(id: &str) -> Action {
    Action::Take(Card::Defence(BOOK.defences.find(id).expect("a card")))
}

fn gear(id: &str) -> Action {
    Action::Take(Card::Gear(BOOK.gear.find(id).expect("a card")))
}

/// A hero of these first cards, at the question after them.
fn made(points: &str, race: &str, card: &str, first: &str) -> Play {
    let mut play = Play::of(BOOK.clone(), setup(&[("heroes", "1"), ("points", points)]));
    play.waits(|it| matches!(it, Question::Race(0)));
    play.choose(character(race))
        .choose(character(card))
        .choose(attack(first));
    for card in ["core:chin_down", "core:buckler", "core:oak_shield"] {
        play.choose(defence(card));
    }
    play.choose(gear("core:whetstone"));
    ones(&mut play);
    play
}

/// The book: one race, a card of +4 and +4, an attack of +1, defences of 1, 2 and 3, a piece of gear.
#[test]
fn a_hero_begins_with_the_books_cards() {
    let play = made("0", "core:dwarf", "core:fighter", "core:low_sweep");
    play.waits(|it| matches!(it, Question::Lay(0)));
    let hero = View::of(play.game.world()).seat(0);
    let owned = hero.owned();
    assert_eq!(owned.characters.len(), 2);
    assert_eq!((owned.attacks.len(), owned.defences.len()), (1, 3));
    assert_eq!((owned.gear.len(), owned.spells.len()), (1, 0));
    assert_eq!((owned.points, owned.earned), (0, 0));
    // The dwarf lends the fighter 4, who adds 2 of their own.
    assert_eq!(hero.skill(Skill::Fight), 6);
    assert_eq!(hero.skill(Skill::Craft), 0);
    assert_eq!(hero.figure().stance().condition, Condition::Up);
}

#[test]
fn whoever_is_half_human_takes_another_race_for_the_first_card() {
    let mut play = Play::of(BOOK.clone(), setup(&[("heroes", "1")]));
    play.choose(character("core:human"));
    assert!(play.offers(character("core:elf")));
    assert!(
        !play.offers(character("core:human")),
        "one half is human already"
    );
    play.choose(character("core:elf"));
    play.said(rules::MAKE_HALF, |_| true);
    let mut play = Play::of(BOOK.clone(), setup(&[("heroes", "1")]));
    play.choose(character("core:dwarf"));
    assert!(
        !play.offers(character("core:elf")),
        "only humans are half something"
    );
    assert!(play.offers(character("core:fighter")));
    assert!(
        !play.offers(character("core:sapper")),
        "6 and 2 are not 4 and 4"
    );
}

#[test]
fn a_first_attack_may_need_a_class() {
    let mut play = Play::of(BOOK.clone(), setup(&[("heroes", "1")]));
    play.choose(character("core:dwarf"))
        .choose(character("core:knight"));
    assert!(play.offers(attack("core:strike_from_the_guard")));
    assert_eq!(
        play.refused(attack("core:beat_the_blade_aside")),
        Some(rules::ATTACK_NEEDS)
    );
}

#[test]
fn points_buy_one_card_of_each_category_and_attacks_in_a_pyramid() {
    let mut play = made("60", "core:dwarf", "core:fighter", "core:low_sweep");
    play.waits(|it| matches!(it, Question::Buy(0)));
    // One class is enough.
    assert_eq!(
        play.refused(character("core:knight")),
        Some(rules::CARD_CATEGORY)
    );
    // No +2 stands on a single +1.
    let second = BOOK
        .attacks
        .keyed()
        .find(|(_, it)| it.bonus == 2 && it.needs.is_none());
    let (second, _) = second.expect("an attack of +2 for everybody");
    let second = Action::Take(Card::Attack(second));
    assert_eq!(play.refused(second), Some(rules::ATTACK_PYRAMID));
    play.choose(attack("core:quick_jab"));
    assert!(play.offers(second));
    play.choose(second);
    let hero = View::of(play.game.world()).seat(0);
    // 10 for +1, 20 for +2.
    assert_eq!((hero.owned().points, hero.owned().earned), (30, 60));
    let dear = BOOK
        .defences
        .keyed()
        .find(|(_, it)| it.rating == 4 && it.needs.is_none());
    let (dear, _) = dear.expect("a defence of 4 for everybody");
    assert_eq!(
        play.refused(Action::Take(Card::Defence(dear))),
        Some(rules::POINTS_SPEND)
    );
}

/// A 4 costs 40; it lies on no sheet, and the ratings go from 1 to 9.
#[test]
fn a_defence_costs_ten_for_each_point_of_its_rating() {
    let mut play = made("40", "core:dwarf", "core:fighter", "core:low_sweep");
    play.choose(defence("core:coat_of_rings"));
    ones(&mut play);
    play.waits(|it| matches!(it, Question::Lay(0)));
    let hero = View::of(play.game.world()).seat(0);
    let owned = hero.owned();
    assert_eq!((owned.points, owned.defences.len()), (0, 4));
    let sheets = hero.sheets();
    assert_eq!((sheets.characters.count(), sheets.attacks.count()), (2, 1));
    let ratings = BOOK.defences.keyed().map(|(_, it)| it.rating);
    let ratings: std::collections::BTreeSet<u8> = ratings.collect();
    assert_eq!(ratings, (1..=9).collect());
}

#[test]
fn cards_are_exchanged_and_the_middle_stays_filled() {
    let mut play = made("0", "core:dwarf", "core:fighter", "core:low_sweep");
    let swap = |one, other| Action::Swap {
        attacks: false,
        one,
        other,
    };
    // Both cards lie, one of them in the middle: it cannot be left empty.
    let hero = View::of(play.game.world()).seat(0);
    let places: Vec<usize> = hero.sheets().characters.cards().map(|(it, _)| it).collect();
    assert_eq!(places.len(), 2);
    let empty = (0..9)
        .find(|place| !places.contains(place))
        .expect("seven are");
    let middle_to_empty = swap(empty.min(4) as u8, empty.max(4) as u8);
    assert!(!play.offers(middle_to_empty));
    let [first, second] = [places[0] as u8, places[1] as u8];
    play.choose(swap(first, second));
    // The fighter lends the dwarf something now, and gains nothing.
    let hero = View::of(play.game.world()).seat(0);
    assert_eq!(
        hero.skill(Skill::Fight),
        2,
        "what the class knows by itself"
    );
    play.choose(Action::Best(Skill::Craft.into()));
    let hero = View::of(play.game.world()).seat(0);
    assert_eq!(hero.skill(Skill::Craft), 4);
    play.choose(Action::BestForFights);
    let hero = View::of(play.game.world()).seat(0);
    assert_eq!(hero.skill(Skill::Fight), 6);
    assert!(
        hero.hand()
            .defences
            .iter()
            .all(|it| *it == CardState::Stored)
    );
}
