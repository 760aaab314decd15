//! Cards to take or to buy, as they lie on display.

use super::{
    super::{
        components::Card,
        content::{Book, CharacterCard},
        making,
        play::Play,
        step::Question,
    },
    ability, attack_does, card as card_name, power, say,
};
use crate::game::{Choice, Phrase, Ware, Worth};

/// A card that can be taken, with what it is good for.
pub fn choice(play: Play<'_>, question: &Question, card: Card) -> Choice {
    let book = play.book();
    let name = card_name(book, card);
    let shelf = shelf(book, card);
    let mut ware = Ware::new(name.clone(), shelf.rank);
    if matches!(question, Question::Buy(_)) {
        let cost = making::cost(book, card);
        ware = ware.price(say("grid-points").with("n", cost));
    }
    for line in lines(book, card) {
        ware = ware.change(Worth::Even, line);
    }
    let choice = Choice::new(say("grid-act-take").with("card", name));
    let choice = choice.under(shelf.heading).ware(ware);
    match shelf.section {
        Some(section) => choice.among(section),
        None => choice,
    }
}

/// Where a card lies on display.
struct Shelf {
    heading: Phrase,
    /// The smaller heading, where there are several kinds.
    section: Option<Phrase>,
    rank: usize,
}

fn shelf(book: &Book, card: Card) -> Shelf {
    // Kinds lie in the order of the sheets, each by category or number.
    let (heading, section, rank) = match card {
        Card::Character(it) => {
            let category = book[it].category;
            let section = say(category.key());
            let rank = [0, category as usize, it.0.into()];
            ("grid-group-characters", Some(section), rank)
        }
        Card::Attack(it) => {
            let bonus = book[it].bonus;
            let section = say("grid-group-attacks-of").with("n", bonus);
            let rank = [1, bonus.into(), it.0.into()];
            ("grid-group-attacks", Some(section), rank)
        }
        Card::Defence(it) => {
            let rating = book[it].rating;
            let section = say("grid-group-rated").with("n", rating);
            let rank = [2, rating.into(), it.0.into()];
            ("grid-group-defences", Some(section), rank)
        }
        Card::Gear(it) => ("grid-group-gear", None, [3, 0, it.0.into()]),
        Card::Spell(it) => ("grid-group-spells", None, [4, 0, it.0.into()]),
    };
    Shelf {
        heading: say(heading),
        section,
        rank: rank.into_iter().fold(0, |rank, next| rank * 1000 + next),
    }
}

/// What a card says, line by line.
pub fn lines(book: &Book, card: Card) -> Vec<Phrase> {
    match card {
        Card::Character(it) => {
            let record = &book[it];
            edges(record)
                .into_iter()
                .chain([ability(&record.ability)])
                .collect()
        }
        Card::Attack(it) => {
            let record = &book[it];
            let own = say("grid-card-attack")
                .with("skill", say(record.skill.key()))
                .with("n", record.bonus);
            let combo = say("grid-card-combo")
                .with("right", record.right)
                .with("bottom", record.bottom);
            [own, combo]
                .into_iter()
                .chain(attack_does(record))
                .collect()
        }
        Card::Defence(it) => vec![power(&book[it].tap)],
        Card::Gear(it) => vec![ability(&book[it].ability)],
        Card::Spell(it) => {
            let skill = say("grid-card-spell").with("skill", say(book[it].skill.key()));
            vec![skill, power(&book[it].tap)]
        }
    }
}

/// What a character card has at its edges.
fn edges(card: &CharacterCard) -> [Phrase; 2] {
    let skills = say("grid-card-skills")
        .with("left", say(card.left.key()))
        .with("top", say(card.top.key()));
    let bonuses = say("grid-card-bonuses")
        .with("right", card.right)
        .with("bottom", card.bottom);
    [skills, bonuses]
}
