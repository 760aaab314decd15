//! Heroes, foes, cards and rooms by name.

use super::{
    super::{
        components::{Card, FigureId},
        content::{Book, Category, CharacterCard},
        hero::Hero,
        play::Play,
    },
    say,
};
use crate::game::Phrase;

impl FigureId {
    /// The id of its token.
    pub(in super::super) fn token(self) -> u32 {
        u32::from(self.0)
    }
}

/// The hero or foe that a token is.
fn figure_of(token: u32) -> Option<FigureId> {
    u16::try_from(token).ok().map(FigureId)
}

/// What somebody is known as before any card says more, and after: race and class; rule
/// `card.unknown`.
pub fn title(hero: Hero<'_>) -> Phrase {
    titled(hero, TITLES)
}

fn titled(hero: Hero<'_>, of: [&'static str; 3]) -> Phrase {
    let book = hero.figure().play().book();
    let cards = hero
        .owned()
        .characters
        .iter()
        .map(|key| &*book[*key].record);
    title_of(cards.collect(), of)
}

/// The title of whoever has these character cards: keys for a stranger, for a race alone and for a
/// race and a class.
pub fn title_of(cards: Vec<&CharacterCard>, of: [&'static str; 3]) -> Phrase {
    let races = cards.iter().filter(|it| it.category == Category::Race);
    let races: Vec<_> = races.collect();
    let race = match races[..] {
        [] => None,
        [race] => race.title.clone(),
        [first, other, ..] => {
            let half = if first.mixes { other } else { first };
            half.half.clone()
        }
    };
    let Some(race) = race.map(Phrase::new) else {
        return say(of[0]);
    };
    let class = cards.iter().find(|it| it.category == Category::Class);
    match class.and_then(|it| it.title.clone()) {
        Some(class) => say(of[2])
            .with("race", race)
            .with("class", Phrase::new(class)),
        None => say(of[1]).with("race", race),
    }
}

/// Keys of titles that stand by themselves.
pub const TITLES: [&str; 3] = ["grid-title-stranger", "grid-title-race", "grid-title-class"];
/// Keys of titles within a sentence.
const MENTIONS: [&str; 3] = [
    "grid-mention-stranger",
    "grid-mention-race",
    "grid-mention-class",
];

/// The name of a token.
pub fn name(play: Play<'_>, token: u32) -> Phrase {
    named(play, token, false)
}

/// The name of a token within a sentence.
pub fn mention(play: Play<'_>, token: u32) -> Phrase {
    named(play, token, true)
}

fn named(play: Play<'_>, token: u32, within: bool) -> Phrase {
    let Some(id) = figure_of(token) else {
        return say("grid-name-nobody");
    };
    match play.cast().get(usize::from(id.0)) {
        Some(Some(foe)) => {
            let record = &play.book()[*foe];
            // One with a number goes without an article, as if that were its name.
            match number(play, id) {
                Some(n) => say("grid-name-numbered")
                    .with("name", Phrase::new(record.name))
                    .with("n", n),
                None if within => Phrase::new(record.mention.clone()),
                None => Phrase::new(record.name),
            }
        }
        Some(None) => match play.get(id).and_then(|it| it.hero()) {
            Some(hero) if within => titled(hero, MENTIONS),
            Some(hero) => titled(hero, TITLES),
            None => say("grid-name-nobody"),
        },
        None => say("grid-name-nobody"),
    }
}

/// The number of a foe among those of its kind, if there are others.
pub fn number(play: Play<'_>, id: FigureId) -> Option<u16> {
    let cast = play.cast();
    let own = cast.get(usize::from(id.0))?;
    let same = |(_, it): &(usize, &Option<_>)| *it == own;
    let all = cast.iter().enumerate().filter(same).count();
    let before = cast
        .iter()
        .enumerate()
        .take(id.0.into())
        .filter(same)
        .count();
    (all > 1).then_some(before as u16 + 1)
}

/// The name of a card.
pub fn card(book: &Book, card: Card) -> Phrase {
    Phrase::new(match card {
        Card::Character(it) => book[it].name,
        Card::Attack(it) => book[it].name,
        Card::Defence(it) => book[it].name,
        Card::Gear(it) => book[it].name,
        Card::Spell(it) => book[it].name,
    })
}

/// The name of a room: its number and purpose.
pub fn room(play: Play<'_>, number: u8) -> Phrase {
    let rolled = &play.dungeon().rolled;
    let place = usize::from(number).checked_sub(1);
    let known = play
        .dungeon()
        .room(number)
        .is_some_and(|it| it.scouted || it.found.is_some());
    match place.and_then(|place| rolled.get(place)).filter(|_| known) {
        Some(room) => say("grid-room")
            .with("n", number)
            .with("purpose", Phrase::new(play.book()[room.purpose].name)),
        None => say("grid-room-unknown").with("n", number),
    }
}

/// Several in a row: "a, b and c".
pub fn list(all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut all: Vec<Phrase> = all.into_iter().collect();
    let last = all.pop()?;
    let Some(before) = all
        .into_iter()
        .reduce(|a, b| say("grid-list-more").with("a", a).with("b", b))
    else {
        return Some(last);
    };
    Some(say("grid-list-last").with("a", before).with("b", last))
}
