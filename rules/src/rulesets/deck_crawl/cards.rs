//! The two poker decks: one for heroes, one for the dungeon.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The suit of a card.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Suit {
    Hearts,
    Diamonds,
    Clubs,
    Spades,
}

impl Suit {
    /// All four suits, in their order in the deck.
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

    /// The name as in the card atlas.
    pub fn name(self) -> &'static str {
        match self {
            Suit::Hearts => "hearts",
            Suit::Diamonds => "diamonds",
            Suit::Clubs => "clubs",
            Suit::Spades => "spades",
        }
    }
}

/// The four ranks of face cards.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Face {
    Jack,
    Queen,
    King,
    Ace,
}

/// One of the 52 cards, numbered suit by suit from the two to the ace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(u8);

impl Card {
    /// Number of cards in a deck.
    pub const COUNT: u8 = 52;

    /// The card at this position in the ordered deck, 0 to 51.
    pub fn at(place: u8) -> Self {
        Card(place % Card::COUNT)
    }

    /// Its position in the ordered deck.
    pub fn place(self) -> u8 {
        self.0
    }

    /// A pip card of this value from 2 to 10.
    pub fn pip(suit: Suit, value: u8) -> Self {
        Card(suit as u8 * 13 + value.clamp(2, 10) - 2)
    }

    /// A face card.
    pub fn face_of(suit: Suit, face: Face) -> Self {
        Card(suit as u8 * 13 + 9 + face as u8)
    }

    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 / 13)]
    }

    /// Its rank: 2 to 10, then 11 for the jack up to 14 for the ace.
    pub fn rank(self) -> u8 {
        self.0 % 13 + 2
    }

    /// Its value as a pip card; `None` for a face card.
    pub fn pips(self) -> Option<u8> {
        (self.rank() <= 10).then(|| self.rank())
    }

    /// Its face; `None` for a pip card.
    pub fn face(self) -> Option<Face> {
        match self.rank() {
            11 => Some(Face::Jack),
            12 => Some(Face::Queen),
            13 => Some(Face::King),
            14 => Some(Face::Ace),
            _ => None,
        }
    }

    /// Its sprite in the card atlas, such as `clubs_10` or `hearts_queen`.
    pub fn sprite(self) -> String {
        let rank = match self.face() {
            Some(Face::Jack) => "jack".to_owned(),
            Some(Face::Queen) => "queen".to_owned(),
            Some(Face::King) => "king".to_owned(),
            Some(Face::Ace) => "ace".to_owned(),
            None => self.rank().to_string(),
        };
        format!("{}_{rank}", self.suit().name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suit = ["♥", "♦", "♣", "♠"][usize::from(self.0 / 13)];
        match self.face() {
            Some(face) => write!(f, "{}{suit}", ["J", "Q", "K", "A"][face as usize]),
            None => write!(f, "{}{suit}", self.rank()),
        }
    }
}

/// A set of cards, such as the rest of a deck. Drawing takes any of them, each equally likely,
/// which is the same as a shuffled deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardSet(u64);

impl CardSet {
    /// The picture names of its cards, in order.
    pub fn sprites(self) -> Vec<String> {
        self.cards().map(Card::sprite).collect()
    }

    /// All 52 cards.
    pub const FULL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// A bit for each of its cards.
    pub(super) fn bits(self) -> u64 {
        self.0
    }

    /// Number of cards.
    pub fn len(self) -> u16 {
        self.0.count_ones() as u16
    }

    /// True if it has no cards.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if it has a card.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The card at this index, in the order of the deck.
    pub fn nth(self, place: u16) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest.wrapping_sub(1);
        }
        (rest != 0).then(|| Card(rest.trailing_zeros() as u8))
    }

    /// All of its cards, in the order of the deck.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (0..Card::COUNT)
            .map(Card)
            .filter(move |card| self.contains(*card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_has_every_card_once() {
        let deck: Vec<Card> = CardSet::FULL.cards().collect();
        assert_eq!(deck.len(), 52);
        assert_eq!(deck.iter().filter(|card| card.face().is_some()).count(), 16);
        assert_eq!(
            deck.iter()
                .filter_map(|card| card.pips())
                .map(u32::from)
                .sum::<u32>(),
            216
        );
        assert_eq!(Card::face_of(Suit::Spades, Face::Ace).to_string(), "A♠");
        assert_eq!(Card::pip(Suit::Clubs, 10).sprite(), "clubs_10");
    }

    #[test]
    fn the_nth_card_is_the_nth() {
        let mut set = CardSet::FULL;
        set.remove(Card::at(0));
        assert_eq!(set.nth(0), Some(Card::at(1)));
        assert_eq!(set.nth(50), Some(Card::at(51)));
        assert_eq!(set.nth(51), None);
        assert_eq!(set.len(), 51);
    }
}
