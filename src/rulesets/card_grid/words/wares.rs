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
    let (rank, group) = rank(book, card);
    let mut ware = Ware::new(name.clone(), rank);
    if matches!(question, Question::Buy(_)) {
        let cost = making::cost(book, card);
        ware = ware.price(say("grid-points").with("n", cost));
    }
    for line in lines(book, card) {
        ware = ware.change(Worth::Even, line);
    }
    Choice::new(say("grid-act-take").with("card", name))
        .under(group)
        .ware(ware)
}

fn rank(book: &Book, card: Card) -> (usize, Phrase) {
    match card {
        Card::Character(it) => (it.0.into(), say(book[it].category.key())),
        Card::Attack(it) => (
            it.0.into(),
            say("grid-group-attacks").with("n", book[it].bonus),
        ),
        Card::Defence(it) => (
            it.0.into(),
            say("grid-group-rated").with("n", book[it].rating),
        ),
        Card::Gear(it) => (it.0.into(), say("grid-group-gear")),
        Card::Spell(it) => (it.0.into(), say("grid-group-spells")),
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
