//! Cards by name, as a player types them: `QS`, `10`, `queen of spades`.

use std::sync::Arc;

use crate::app::Words;
use crate::game::Phrase;

/// What has been typed about the cards of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// It names no card.
    Nothing,
    /// It may become one of these, by index.
    Some(Vec<usize>),
    /// It is this one.
    One(usize),
}

/// Looks up what was typed among cards named like `spades_queen`, each with what it is called in the
/// language of the player, if it is called anything.
pub(super) fn look_up(typed: &str, cards: &[String], called: &[String]) -> Typed {
    let typed = compact(typed);
    if typed.is_empty() {
        return Typed::Nothing;
    }
    let called = called.iter().map(|name| compact(name)).map(Some);
    let called = called.chain(std::iter::repeat(None));
    let all = cards.iter().zip(called).map(|(card, called)| {
        let spelled = spellings(card).into_iter();
        spelled.chain(called).collect()
    });
    let spelled: Vec<(usize, Vec<String>)> = all.enumerate().collect();
    let whole = |(_, spellings): &&(usize, Vec<String>)| spellings.contains(&typed);
    if let Some((card, _)) = spelled.iter().find(whole) {
        return Typed::One(*card);
    }
    let begun = spelled.iter().filter(|(_, spellings)| {
        let begins = |spelling: &String| spelling.starts_with(&typed);
        spellings.iter().any(begins)
    });
    let begun: Vec<usize> = begun.map(|(card, _)| *card).collect();
    match begun[..] {
        [] => Typed::Nothing,
        [card] => Typed::One(card),
        _ => Typed::Some(begun),
    }
}

/// What the cards of a request are called, for as long as it asks for the same ones in the same language.
#[derive(Default)]
pub(super) struct Called {
    cards: Vec<String>,
    language: String,
    names: Arc<[String]>,
}

impl Called {
    /// The names of these cards in their order, put together when the cards or the language are others than
    /// last time.
    pub fn of(
        &mut self,
        cards: &[String],
        language: &str,
        name: impl Fn(&str) -> String,
    ) -> Arc<[String]> {
        if self.cards != cards || self.language != language {
            self.cards = cards.to_vec();
            self.language = language.to_owned();
            self.names = cards.iter().map(|card| name(card)).collect();
        }
        self.names.clone()
    }
}

/// What a card is called, and how it may be typed: "Queen of Spades".
pub(super) fn called(words: &Words, card: &str) -> String {
    let Some((suit, rank)) = card.split_once('_') else {
        return card.to_owned();
    };
    // Numbers, and the cards of mods, have no name of their own.
    let part = |part: &str| {
        let key = format!("book-{part}");
        match words.text().knows(&key) {
            true => words.get(&key),
            false => part.to_owned(),
        }
    };
    let name = Phrase::new("game-own-card-name").with("rank", part(rank));
    words.plain(&name.with("suit", part(suit)))
}

fn compact(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Every way to write a card without spaces: rank and suit in either order, each in full or by its
/// letter.
fn spellings(card: &str) -> Vec<String> {
    let Some((suit, rank)) = card.split_once('_') else {
        return vec![compact(card)];
    };
    let letter = |word: &str| word.chars().take(1).collect::<String>();
    let suits = [suit.to_owned(), letter(suit)];
    let ranks = match rank.chars().all(|it| it.is_ascii_digit()) {
        true => vec![rank.to_owned()],
        false => vec![rank.to_owned(), letter(rank)],
    };
    let pairs = suits
        .iter()
        .flat_map(|suit| ranks.iter().map(move |rank| (suit, rank)));
    pairs
        .flat_map(|(suit, rank)| {
            [
                format!("{rank}{suit}"),
                format!("{rank}of{suit}"),
                format!("{suit}{rank}"),
            ]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck() -> Vec<String> {
        let ranks = "2 3 4 5 6 7 8 9 10 jack queen king ace";
        let cards = ["hearts", "diamonds", "clubs", "spades"]
            .into_iter()
            .flat_map(|suit| ranks.split(' ').map(move |rank| format!("{suit}_{rank}")));
        cards.collect()
    }

    #[test]
    fn cards_are_found_however_they_are_written() {
        let deck = deck();
        for (typed, name) in [
            ("QS", "spades_queen"),
            ("queen of spades", "spades_queen"),
            ("Spades, Queen", "spades_queen"),
            ("sq", "spades_queen"),
            ("10h", "hearts_10"),
            ("10 of hearts", "hearts_10"),
            ("h10", "hearts_10"),
            ("2c", "clubs_2"),
            ("ad", "diamonds_ace"),
        ] {
            let Typed::One(card) = look_up(typed, &deck, &[]) else {
                panic!("{typed}: {:?}", look_up(typed, &deck, &[]));
            };
            assert_eq!(deck[card], name, "{typed}");
        }
    }

    #[test]
    fn a_ten_is_a_ten_and_not_the_tenth_card() {
        let deck = deck();
        let Typed::Some(tens) = look_up("10", &deck, &[]) else {
            panic!("{:?}", look_up("10", &deck, &[]));
        };
        assert!(tens.len() == 4 && tens.iter().all(|card| deck[*card].ends_with("_10")));
        // If only one is left in the deck, it is that one.
        let rest: Vec<String> = deck
            .into_iter()
            .filter(|card| !card.ends_with("_10") || card == "clubs_10")
            .collect();
        let Typed::One(card) = look_up("10", &rest, &[]) else {
            panic!("{:?}", look_up("10", &rest, &[]));
        };
        assert_eq!(rest[card], "clubs_10");
        assert_eq!(look_up("12", &rest, &[]), Typed::Nothing);
        assert_eq!(look_up("", &rest, &[]), Typed::Nothing);
        assert_eq!(look_up("xs", &rest, &[]), Typed::Nothing);
    }

    #[test]
    fn cards_are_found_by_what_they_are_called_in_another_language() {
        let deck = ["hearts_queen", "spades_queen"].map(str::to_owned);
        let called = ["Herz-Dame", "Pik-Dame"].map(str::to_owned);
        assert_eq!(look_up("pik dame", &deck, &called), Typed::One(1));
        assert_eq!(look_up("H", &deck, &called), Typed::One(0));
        assert_eq!(look_up("queen of hearts", &deck, &called), Typed::One(0));
        assert_eq!(look_up("dame", &deck, &called), Typed::Nothing);
    }

    #[test]
    fn cards_are_named_anew_only_if_they_or_the_language_are_others() {
        let asked = std::cell::Cell::new(0);
        let name = |card: &str| {
            asked.set(asked.get() + 1);
            format!("the {card}")
        };
        let deck = ["joker", "fool"].map(str::to_owned);
        let rest = ["fool".to_owned()];
        let mut called = Called::default();
        for _ in 0..2 {
            let names = called.of(&deck, "en", name);
            assert_eq!(names[..], ["the joker", "the fool"]);
            assert_eq!(asked.get(), 2);
        }
        called.of(&deck, "de", name);
        assert_eq!(asked.get(), 4);
        assert_eq!(called.of(&rest, "de", name)[..], ["the fool"]);
        assert_eq!(asked.get(), 5);
    }

    #[test]
    fn cards_of_other_decks_go_by_their_names() {
        let deck = ["joker".to_owned(), "fool".to_owned()];
        assert_eq!(look_up("jo", &deck, &[]), Typed::One(0));
        assert_eq!(look_up("Fool", &deck, &[]), Typed::One(1));
    }
}
