//! What a hit costs, and who falls.

use tabledelve::rulesets::card_grid::defence::*;

fn ways(ratings: &[u8], margin: u32) -> Vec<Vec<u8>> {
    let ways = payments(ratings, margin);
    ways.iter().map(|way| way.to_vec()).collect()
}

/// The book's margin of 2: two cards of 1, or one of 2 or more.
#[test]
fn a_margin_of_two_costs_two_ones_or_one_card() {
    assert_eq!(ways(&[1, 1, 2, 3], 2), [vec![1, 1], vec![2], vec![3]]);
    // A card too many is not given up: 3 and 1 would be one.
    assert!(!is_fair(&[3, 1], 2));
    assert!(!is_fair(&[1], 2));
    assert!(is_fair(&[1, 1], 2));
}

#[test]
fn whoever_has_no_small_card_overpays() {
    assert_eq!(ways(&[9], 2), [vec![9]]);
    // The 9 alone: with the 5 it would be one card too many.
    assert_eq!(ways(&[5, 9], 6), [vec![9]]);
}

#[test]
fn where_all_cards_are_not_enough_all_of_them_go() {
    assert_eq!(ways(&[1, 2, 3], 9), [vec![3, 2, 1]]);
    assert_eq!(ways(&[1, 2, 3], 6), [vec![3, 2, 1]]);
    assert_eq!(ways(&[], 4), [Vec::<u8>::new()]);
}

/// Every set of cards, one by one.
#[test]
fn payments_are_all_sets_without_a_card_too_many() {
    let hands: [&[u8]; 4] = [&[1, 2, 3], &[1, 1, 4, 4], &[2, 3, 5, 7, 9], &[6, 6, 6]];
    for hand in hands {
        let all: u32 = hand.iter().map(|it| u32::from(*it)).sum();
        for margin in 1..all {
            let sets = (0u32..1 << hand.len()).map(|set| {
                let taken = (0..hand.len()).filter(|nth| set & (1 << nth) != 0);
                let mut taken: Vec<u8> = taken.map(|nth| hand[nth]).collect();
                taken.sort_unstable_by(|a, b| b.cmp(a));
                taken
            });
            let mut fair: Vec<Vec<u8>> = sets
                .filter(|set| {
                    let sum = |cards: &[u8]| cards.iter().map(|it| u32::from(*it)).sum::<u32>();
                    let without = |nth: usize| {
                        let mut rest = set.clone();
                        rest.remove(nth);
                        sum(&rest)
                    };
                    sum(set) >= margin && (0..set.len()).all(|nth| without(nth) < margin)
                })
                .collect();
            fair.sort();
            fair.dedup();
            assert_eq!(ways(hand, margin), fair, "{hand:?} {margin}");
        }
    }
}

#[test]
fn whoever_has_tapped_cards_only_is_down() {
    assert_eq!(Condition::of(1, 0), Condition::Up);
    assert_eq!(Condition::of(1, 3), Condition::Up);
    assert_eq!(Condition::of(0, 1), Condition::Down);
    assert_eq!(Condition::of(0, 0), Condition::Spent);
}

/// The book's limits: three at first, eighteen with two full sheets; one piece of gear beside two
/// character cards, one attack and three defences.
#[test]
fn other_cards_limit_defences_and_gear() {
    assert_eq!(limit(2, 1), 3);
    assert_eq!(limit(9, 9), 18);
    assert_eq!(gear_limit(2, 1, 3), 1);
}

#[test]
fn healing_gives_back_one_card_within_its_value() {
    assert_eq!(healed(&[1, 2, 5], 3), Some(2));
    assert_eq!(healed(&[1, 2, 5], 5), Some(5));
    assert_eq!(healed(&[5], 4), None);
    assert_eq!(healed(&[], 4), None);
}
