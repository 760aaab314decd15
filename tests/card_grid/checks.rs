//! Odds worked out by hand, and rolls die for die.

use tabledelve::{
    dice::{Chance, Check, Die, Fraction, odds},
    rulesets::card_grid::checks::*,
};

use super::by_hand::exactly;
use crate::BOOK;

fn of(n: u128, d: u128) -> Fraction {
    Fraction::new(n, d)
}

fn action(style: Style, bonus: i32, difficulty: i32) -> Action {
    Action {
        style,
        bonus,
        difficulty,
    }
}

#[test]
fn two_dice_are_cautious_and_one_is_aggressive() {
    // 10, 11 and 12 of two dice.
    exactly(
        &odds(&action(Style::Cautious, 0, 9)),
        &[
            (0, of(30, 36)),
            (1, of(3, 36)),
            (2, of(2, 36)),
            (3, of(1, 36)),
        ],
    );
    // The same three of one die.
    exactly(
        &odds(&action(Style::Aggressive, 0, 9)),
        &[
            (0, of(9, 12)),
            (1, of(1, 12)),
            (2, of(1, 12)),
            (3, of(1, 12)),
        ],
    );
}

#[test]
fn caution_is_better_for_what_is_easy_and_boldness_for_what_is_hard() {
    let hit = |style, bonus| odds(&action(style, bonus, 9)).chance_that(|margin| *margin > 0);
    assert_eq!(hit(Style::Cautious, 4), of(26, 36));
    assert_eq!(hit(Style::Aggressive, 4), of(7, 12));
    assert_eq!(hit(Style::Cautious, 7), of(35, 36));
    assert_eq!(hit(Style::Aggressive, 7), of(10, 12));
    assert!(hit(Style::Aggressive, 0) > hit(Style::Cautious, 0));
    assert!(hit(Style::Aggressive, -2) > hit(Style::Cautious, -2));
}

/// The book's example of a hit: 11 against 9 is a margin of 2.
#[test]
fn eleven_against_nine_is_a_margin_of_two() {
    let mut chance = Chance::scripted([5, 4]);
    let (_, margin) = action(Style::Cautious, 2, 9).roll(&mut chance);
    assert_eq!(margin, 2);
}

#[test]
fn a_tie_goes_to_the_defender() {
    let mut chance = Chance::scripted([9]);
    let (_, margin) = action(Style::Aggressive, 3, 12).roll(&mut chance);
    assert_eq!(margin, 0);
}

/// The book's pack of four: 2, 3, 5 and 6, hit with a margin of 5.
#[test]
fn a_hit_takes_what_reaches_its_margin_with_the_least() {
    let goblins = [2, 3, 5, 6];
    assert_eq!(least_total(&goblins, 5), 5);
    let ways: Vec<Vec<u8>> = falls(&goblins, 5).iter().map(|way| way.to_vec()).collect();
    assert_eq!(ways, [vec![3, 2], vec![5]]);
    assert_eq!(most_fallen(&goblins, 5), 2);
    // Nothing comes to 4: the attacker gets 5 for it, and no more.
    assert_eq!(least_total(&goblins, 4), 5);
    assert_eq!(least_total(&goblins, 12), 13);
    assert_eq!(most_fallen(&goblins, 12), 3);
    // More than there is takes everything.
    assert_eq!(least_total(&goblins, 40), 16);
    assert_eq!(most_fallen(&goblins, 40), 4);
    assert_eq!(falls(&goblins, 40).len(), 1);
    assert_eq!(least_total(&[], 3), 0);
    assert_eq!(most_fallen(&[], 3), 0);
}

#[test]
fn equal_dice_are_one_choice() {
    let ways: Vec<Vec<u8>> = falls(&[2, 2, 2, 4], 4)
        .iter()
        .map(|it| it.to_vec())
        .collect();
    assert_eq!(ways, [vec![2, 2], vec![4]]);
}

/// Every set of dice, one by one, beside what the sums say.
#[test]
fn the_least_total_is_that_of_all_sets() {
    let packs: [&[u8]; 4] = [&[1, 1, 4], &[3, 3, 3], &[2, 5, 5, 8], &[1, 6, 7, 12, 20]];
    for pack in packs {
        let sets = (0u32..1 << pack.len()).map(|set| {
            let taken = (0..pack.len()).filter(|nth| set & (1 << nth) != 0);
            let total: u32 = taken.map(|nth| u32::from(pack[nth])).sum();
            (total, set.count_ones() as u8)
        });
        let sets: Vec<(u32, u8)> = sets.collect();
        let all = sets.iter().map(|(total, _)| *total).max().expect("a set");
        for margin in 1..=all {
            let enough = sets.iter().filter(|(total, _)| *total >= margin);
            let least = enough.map(|(total, _)| *total).min().expect("all of them");
            assert_eq!(least_total(pack, margin), least, "{pack:?} {margin}");
            let most = sets.iter().filter(|(total, _)| *total == least);
            let most = most.map(|(_, count)| *count).max();
            assert_eq!(Some(most_fallen(pack, margin)), most, "{pack:?} {margin}");
            assert!(
                falls(pack, margin)
                    .iter()
                    .all(|way| { way.iter().map(|it| u32::from(*it)).sum::<u32>() == least })
            );
        }
    }
}

#[test]
fn how_many_of_a_pack_fall_is_exact() {
    let two = |margin| Pack {
        die: Die::D4,
        count: 2,
        margin,
    };
    // Both fall to a margin of 2 only as two 1s: any 2 is enough by itself, and so is any single one
    // above it that costs no more than both.
    exactly(&odds(&two(2)), &[(1, of(15, 16)), (2, of(1, 16))]);
    exactly(&odds(&two(8)), &[(2, Fraction::one())]);
    let none = Pack {
        die: Die::D4,
        count: 2,
        margin: 0,
    };
    exactly(&odds(&none), &[(0, Fraction::one())]);
}

#[test]
fn of_two_dice_the_lower_is_the_size() {
    exactly(
        &odds(&RoomSize { die: Die::D4 }),
        &[
            (1, of(7, 16)),
            (2, of(5, 16)),
            (3, of(3, 16)),
            (4, of(1, 16)),
        ],
    );
    let mut chance = Chance::scripted([7, 5]);
    assert_eq!(RoomSize { die: Die::D8 }.roll(&mut chance).1, 5);
}

#[test]
fn purposes_are_six_rows_from_one_above_the_size() {
    for (size, first) in [(1, 2), (20, 21)] {
        let rows: Vec<(u8, Fraction)> = (first..first + 6).map(|row| (row, of(1, 6))).collect();
        exactly(&odds(&Purpose { size }), &rows);
    }
}

/// The book's list of purposes, from 2 to 26.
#[test]
fn each_row_of_purposes_is_as_the_book_has_it() {
    let book = [
        "anteroom",
        "guardroom",
        "bedroom",
        "latrine",
        "crafting",
        "gathering",
        "office",
        "practice",
        "barracks",
        "chapel",
        "audience_room",
        "assembly_room",
        "warehouse",
        "gym",
        "kitchens",
        "barracks",
        "prison",
        "throne_room",
        "temple",
        "fortification",
        "farm",
        "gym",
        "throne_room",
        "temple",
        "warehouse",
    ];
    assert_eq!(book.len(), 25);
    for (row, purpose) in (2u8..).zip(book) {
        let drawn = BOOK.purpose_table.at(row.into());
        let drawn = &BOOK[BOOK.purpose_in(drawn.row)];
        assert_eq!(drawn.id.as_str(), format!("core:{purpose}"), "{row}");
        // Every size and face that come to it lead there.
        for face in 1..=6u8 {
            if let Some(size @ 1..=20) = row.checked_sub(face) {
                let mut chance = Chance::scripted([face.into()]);
                assert_eq!(Purpose { size }.roll(&mut chance).1, row);
            }
        }
    }
}

#[test]
fn connections_lead_out_back_over_or_to_a_room() {
    let first = Connection {
        room: 1,
        rooms: 6,
        die: Die::D4,
    };
    exactly(
        &odds(&first),
        &[
            (Leads::Entrance, of(6, 16)),
            (Leads::Itself, of(4, 16)),
            (Leads::Room(2), of(3, 16)),
            (Leads::Room(3), of(2, 16)),
            (Leads::Room(4), of(1, 16)),
        ],
    );
    let last = Connection { room: 6, ..first };
    assert_eq!(odds(&last).probability(&Leads::Over), of(6, 16));
    let mut chance = Chance::scripted([7, 2]);
    let eighth = Connection {
        room: 8,
        rooms: 14,
        die: Die::D10,
    };
    assert_eq!(eighth.roll(&mut chance).1, Leads::Room(13));
}
