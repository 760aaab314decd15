//! The best arrangement of cards, beside all of them.

use tabledelve::rulesets::card_grid::{
    arranging::best,
    grid_of_cards::{CENTRE, Edges, PLACES, Sheet},
};

type Card = Edges<u8>;

/// A hand of cards with skills from 0 to 15, no two alike.
fn hand(count: u8, seed: u8) -> Vec<Card> {
    let card = |nth: u8| {
        let mix = nth.wrapping_mul(37).wrapping_add(seed);
        let right = 1 + mix % 7;
        Card {
            left: mix % 16,
            top: (mix / 3) % 16,
            right,
            bottom: 8 - right,
        }
    };
    (0..count).map(card).collect()
}

/// Worth of two wanted skills.
fn wanted(skill: u8) -> u32 {
    u32::from(skill % 16 < 4)
}

fn worth(sheet: &Sheet<usize>, cards: &[Card]) -> u32 {
    let skills = sheet.skills(|nth| cards[*nth]);
    skills
        .iter()
        .map(|(skill, total)| wanted(*skill) * total)
        .sum()
}

/// The worth of the best of all arrangements, each tried.
fn tried(cards: &[Card], sheet: &mut Sheet<usize>, nth: usize) -> u32 {
    if nth == cards.len() {
        return if sheet.is_valid() {
            worth(sheet, cards)
        } else {
            0
        };
    }
    let mut most = 0;
    for place in 0..PLACES {
        if sheet.at(place).is_none() {
            sheet.put(place, nth);
            most = most.max(tried(cards, sheet, nth + 1));
            sheet.take(place);
        }
    }
    most
}

#[test]
fn nothing_is_better_than_the_best() {
    for seed in [0, 5, 11, 90] {
        for count in 0..=4 {
            let cards = hand(count, seed);
            let found = best(&cards, wanted);
            assert!(found.is_valid());
            assert_eq!(found.count(), cards.len());
            let most = tried(&cards, &mut Sheet::default(), 0);
            assert_eq!(worth(&found, &cards), most, "{count} cards of {seed}");
        }
    }
}

/// A full sheet, and one with a single place to spare.
#[test]
fn nothing_is_better_than_the_best_of_a_whole_hand() {
    for (count, seed) in [(8, 3), (9, 40)] {
        let cards = hand(count, seed);
        let found = best(&cards, wanted);
        assert!(found.is_valid());
        let most = tried(&cards, &mut Sheet::default(), 0);
        assert_eq!(worth(&found, &cards), most, "{count} cards of {seed}");
    }
}

#[test]
fn a_full_sheet_and_more_is_arranged() {
    for count in [8, 9, 10, 12] {
        let cards = hand(count, 3);
        let found = best(&cards, wanted);
        assert_eq!(found.count(), usize::from(count).min(PLACES));
        assert!(found.at(CENTRE).is_some());
        // Better than the cards in the order in which they were bought.
        let mut plain = Sheet::default();
        for place in 0..found.count() {
            plain.put(place, place);
        }
        assert!(
            worth(&found, &cards) > worth(&plain, &cards),
            "{count} cards"
        );
    }
}
