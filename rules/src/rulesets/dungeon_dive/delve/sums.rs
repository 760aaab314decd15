//! The sums of a dive that need no world.

use super::super::content::{Book, CardIx, Challenge, DungeonLevel, FoeIx, MapIx};
use crate::dice::Chance;

/// The figures of a dungeon level, from 1.
pub(super) fn level(book: &Book, level: u8) -> &DungeonLevel {
    let all = &book.figures.levels;
    let place = usize::from(level.max(1)) - 1;
    &all[place.min(all.len() - 1)]
}

/// The challenge of a dungeon level; rules `dive.challenge` and `dive.tier`.
pub fn challenge(book: &Book, at: u8, higher: bool) -> u8 {
    let level = level(book, at);
    match higher {
        true => level.higher_challenge,
        false => level.challenge,
    }
}

/// True if every card has an answer to the challenges of the higher tier; rule `dive.tier`.
pub(super) fn has_higher(book: &Book) -> bool {
    let levels = &book.figures.levels;
    book.cards.iter().all(|card| {
        levels.iter().all(|level| {
            let mut answers = card.answers.iter();
            answers.any(|it| it.challenge == level.higher_challenge)
        })
    })
}

/// The map of two d20; any, if there is none with that number; rule `map.roll`.
pub(super) fn map(book: &Book, total: i32) -> Option<MapIx> {
    let numbered = u8::try_from(total)
        .ok()
        .and_then(|it| book.map_numbered(it));
    numbered.or(book.maps.keys().next())
}

/// What a foe takes of the challenge, in eighths: the least of them still take an eighth.
pub fn weight(book: &Book, foe: FoeIx) -> u16 {
    u16::from(book[foe].challenge.eighths.max(1))
}

/// As many foes of a card as fit into a challenge, at least one; where several kinds are named, a die
/// chooses for each among those that still fit; rules `card.count` and `card.several`.
pub fn foes_for(book: &Book, card: CardIx, challenge: u8, chance: &mut Chance) -> Vec<FoeIx> {
    let answers = &book[card].answers;
    let answer = answers.iter().find(|it| it.challenge == challenge);
    let Some(answer) = answer.or(answers.last()) else {
        return Vec::new();
    };
    let named = answer.foes.iter().filter_map(|it| book.foes.find(it));
    let named: Vec<FoeIx> = named.collect();
    let mut left = u16::from(Challenge::whole(challenge).eighths);
    let mut all: Vec<FoeIx> = Vec::new();
    while all.len() < usize::from(answer.most) {
        let fits = named.iter().copied();
        let fits = fits.filter(|it| all.is_empty() || weight(book, *it) <= left);
        let fits: Vec<FoeIx> = fits.collect();
        if fits.is_empty() {
            break;
        }
        let nth = chance.roll_one_of(fits.len() as u8, "dice-dive-foe");
        let foe = fits[usize::from(nth)];
        left = left.saturating_sub(weight(book, foe));
        all.push(foe);
    }
    all
}
