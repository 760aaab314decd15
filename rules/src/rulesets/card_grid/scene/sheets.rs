//! The sheets of heroes.

use super::{
    super::{
        components::{CardState, Condition},
        content::Skill,
        hero::Hero,
        laid,
        play::Play,
        rules,
        step::Tapped,
        words::{Terms, ability, attack_does, name, power, say, title},
    },
    tokens::{bust, life},
};
use crate::game::{Bar, CharacterSheet, Item, Phrase, Seat, Skill as SheetSkill, Stat, Trait};

/// The sheets of all heroes, in seating order.
pub(super) fn all(play: Play<'_>) -> Vec<CharacterSheet> {
    play.heroes().map(|hero| sheet(play, hero)).collect()
}

fn sheet(play: Play<'_>, hero: Hero<'_>) -> CharacterSheet {
    let id = hero.id().token();
    let (left, most) = life(hero);
    let points = Stat::new("grid-stat-points", hero.owned().points, rules::POINTS_SPEND);
    let difficulty = Stat::new(
        "grid-stat-difficulty",
        hero.difficulty(),
        rules::ATTACK_ROLL,
    );
    CharacterSheet {
        title: title(hero),
        dead: hero.figure().stance().condition == Condition::Dead,
        bars: vec![Bar::new(
            "grid-stat-defence",
            left,
            most,
            rules::DEFENCE_PAY,
        )],
        stats: vec![difficulty],
        traits: traits(hero),
        skills: skills(hero),
        items: attacks(hero).into_iter().chain(items(hero)).collect(),
        card_sheets: laid::sheets(hero),
        ..CharacterSheet::new(
            id,
            Seat::Hero(hero.seat()),
            name(play, id),
            bust(hero),
            points,
        )
    }
}

fn skills(hero: Hero<'_>) -> Vec<SheetSkill> {
    let known = Skill::ALL
        .into_iter()
        .map(|skill| (skill, hero.skill(skill)));
    let known = known.filter(|(_, points)| *points > 0);
    known
        .map(|(skill, points)| SheetSkill {
            name: say(skill.key()),
            points,
            detail: Phrase::new(format!("{}-help", skill.key())),
            rule: rules::SHEET_JOINTS,
        })
        .collect()
}

/// Whether somebody waits for room in a fight, and the character cards that lie on the sheet.
fn traits(hero: Hero<'_>) -> Vec<Trait> {
    let places = 0..hero.owned().characters.len() as u8;
    let outside = hero.waits_outside().then(|| {
        let about = say("grid-waits-outside-about");
        Trait::new("grid-waits-outside", about, rules::FIGHT_PLACES)
    });
    let cards = places.map(|place| {
        let card = hero.character(place);
        let state = hero.hand().state(Tapped::Character(place));
        let does = ability(&card.ability);
        let does = match state {
            Some(CardState::Tapped) => say("grid-card-tapped").with("does", does),
            _ => does,
        };
        Trait::new(card.name, does, rules::CARD_ABILITY)
    });
    outside.into_iter().chain(cards).collect()
}

fn attacks(hero: Hero<'_>) -> Vec<Item> {
    let cards = hero.attacks().filter_map(|place| hero.attack(place));
    cards
        .map(|card| {
            let own = say("grid-card-attack")
                .with("skill", say(card.skill.key()))
                .with("n", card.bonus);
            let does = match attack_does(card) {
                Some(does) => say("grid-sentences").with("a", own).with("b", does),
                None => own,
            };
            Item::new(Phrase::new(card.name), does, rules::ATTACK_CARD)
        })
        .collect()
}

/// Defences, gear and spells that are not at home.
fn items(hero: Hero<'_>) -> Vec<Item> {
    let owned = hero.owned();
    let all = (0..owned.defences.len() as u8)
        .map(Tapped::Defence)
        .chain((0..owned.gear.len() as u8).map(Tapped::Gear))
        .chain((0..owned.spells.len() as u8).map(Tapped::Spell));
    all.filter_map(|card| item(hero, card)).collect()
}

fn item(hero: Hero<'_>, card: Tapped) -> Option<Item> {
    let state = hero.hand().state(card)?;
    let book = hero.figure().play().book();
    let does = match (card, hero.power(card)) {
        (_, Some(it)) => power(it),
        (Tapped::Gear(place), None) => {
            ability(&book[hero.owned().gear[usize::from(place)]].ability)
        }
        _ => return None,
    };
    let (name, rule) = match card {
        Tapped::Defence(place) => {
            let rated = say("grid-card-rated").with("card", Phrase::new(hero.card_name(card)));
            (rated.n(hero.rating(place.into())), rules::DEFENCE_CARD)
        }
        Tapped::Spell(_) => (Phrase::new(hero.card_name(card)), rules::SPELL_CARD),
        _ => (Phrase::new(hero.card_name(card)), rules::GEAR_CARD),
    };
    let does = match state {
        CardState::Ready => does,
        CardState::Tapped => say("grid-card-tapped").with("does", does),
        CardState::Discarded => say("grid-card-discarded").with("does", does),
        CardState::Stored => say("grid-card-stored").with("does", does),
        CardState::Hurt => say("grid-card-hurt").with("does", does),
    };
    let mut item = Item::new(name, does, rule);
    item.in_use = state == CardState::Ready;
    item.damaged = matches!(state, CardState::Discarded | CardState::Hurt);
    Some(item)
}
