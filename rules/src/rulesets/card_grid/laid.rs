//! The two sheets of a hero as they lie on the table, and what an exchange would make of them.

use super::{
    apply::beside,
    content::Skill,
    grid_of_cards::{PLACES, Sheet, WIDTH},
    hero::Hero,
    rules, sitting,
    words::{Terms, ability, attack_does, say},
};
use crate::content::RecordId;
use crate::game::{CardJoint, CardSheet, EdgeCard, Lay, Phrase, Yield};

/// The sheet of character cards, by its number among the sheets of a hero.
const CHARACTERS: usize = 0;
/// The sheet of attacks.
const ATTACKS: usize = 1;

/// Both sheets of a hero.
pub fn sheets(hero: Hero<'_>) -> Vec<CardSheet> {
    let (sheets, owned) = (hero.sheets(), hero.owned());
    let sheet = |title, cards, made| CardSheet {
        title: say(title),
        columns: WIDTH,
        places: PLACES,
        cards,
        made,
        last: None,
    };
    let characters = by_places(&sheets.characters, owned.characters.len(), |card| {
        character(hero, card)
    });
    let attacks = by_places(&sheets.attacks, owned.attacks.len(), |card| {
        attack(hero, card)
    });
    let (skills, combos) = (
        skills(hero, &sheets.characters),
        combos(hero, &sheets.attacks),
    );
    vec![
        sheet("grid-sheet-characters", characters, skills),
        CardSheet {
            last: hero.hand().combo.map(usize::from),
            ..sheet("grid-sheet-attacks", attacks, combos)
        },
    ]
}

/// What an exchange of two places does; nothing where the rules do not allow it.
pub fn exchange(hero: Hero<'_>, attacks: bool, one: u8, other: u8) -> Option<Lay> {
    let (sheets, owned) = (hero.sheets(), hero.owned());
    let (sheet, made) = match attacks {
        false => {
            let cards = owned.characters.len();
            let then = sitting::exchanged(&sheets.characters, cards, one, other)?;
            (CHARACTERS, skills(hero, &then))
        }
        true => {
            let cards = owned.attacks.len();
            let then = sitting::exchanged(&sheets.attacks, cards, one, other)?;
            (ATTACKS, combos(hero, &then))
        }
    };
    Some(Lay::Swap {
        sheet,
        places: [one.into(), other.into()],
        made,
    })
}

fn by_places(
    sheet: &Sheet<u8>,
    cards: usize,
    shown: impl Fn(u8) -> EdgeCard,
) -> Vec<Option<EdgeCard>> {
    let lie = (0..PLACES).map(|place| sheet.at(place).copied());
    let spare = beside(sheet, cards).into_iter().map(Some);
    lie.chain(spare).map(|card| card.map(&shown)).collect()
}

fn character(hero: Hero<'_>, card: u8) -> EdgeCard {
    let record = hero.character(card);
    EdgeCard {
        name: Phrase::new(record.name),
        kind: say(record.category.key()),
        frame: record.category as u8,
        value: None,
        left: Some(say(record.left.key())),
        top: Some(say(record.top.key())),
        right: record.right.into(),
        bottom: record.bottom.into(),
        does: vec![ability(&record.ability)],
        rule: rules::CARD_EDGES,
        note: Some((note(hero, &record.id), Phrase::new(record.prompt.clone()))),
    }
}

fn attack(hero: Hero<'_>, card: u8) -> EdgeCard {
    let record = &hero.figure().play().book()[hero.owned().attacks[usize::from(card)]];
    EdgeCard {
        name: Phrase::new(record.name),
        kind: say(record.skill.key()),
        frame: record.bonus,
        value: Some(say("grid-card-value").n(record.bonus)),
        left: None,
        top: None,
        right: record.right.into(),
        bottom: record.bottom.into(),
        does: attack_does(record).into_iter().collect(),
        rule: rules::ATTACK_CARD,
        note: Some((note(hero, &record.id), say("grid-card-note").by(hero.id()))),
    }
}

/// The key of what a player writes on a card of a hero.
fn note(hero: Hero<'_>, card: &RecordId) -> String {
    format!("card/{}/{card}", hero.seat())
}

/// The skills that character cards give as they lie; rule `sheet.joints`.
fn skills(hero: Hero<'_>, sheet: &Sheet<u8>) -> Yield {
    let joints = sheet.touching().map(|(joint, from, to)| {
        let (from, to) = (hero.character(*from).edges(), hero.character(*to).edges());
        let (skill, bonus) = from.lend(&to, joint.across);
        CardJoint {
            from: joint.from,
            to: joint.to,
            what: say(skill.key()),
            bonus: bonus as i32,
        }
    });
    let sums = Skill::ALL
        .into_iter()
        .map(|skill| (skill, hero.skill_on(sheet, skill)));
    let sums = sums.filter(|(_, sum)| *sum > 0);
    Yield {
        joints: joints.collect(),
        sums: sums.map(|(skill, sum)| (say(skill.key()), sum)).collect(),
    }
}

/// The combos of attacks as they lie; rule `attack.combo`.
fn combos(hero: Hero<'_>, sheet: &Sheet<u8>) -> Yield {
    let book = hero.figure().play().book();
    let joints = sheet.touching().map(|(joint, from, _)| {
        let record = &book[hero.owned().attacks[usize::from(*from)]];
        let bonus = match joint.across {
            true => record.right,
            false => record.bottom,
        };
        CardJoint {
            from: joint.from,
            to: joint.to,
            what: say("grid-combo"),
            bonus: bonus.into(),
        }
    });
    let joints: Vec<CardJoint> = joints.collect();
    let sum = joints.iter().map(|it| it.bonus).sum();
    Yield {
        sums: vec![(say("grid-combo"), sum)],
        joints,
    }
}
