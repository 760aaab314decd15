//! Whole dungeons as other programs read them, the book's two among them.

use std::collections::BTreeSet;

use serde_json::Value;
use tabledelve::{
    game::{LaidOut, Rulebook},
    rulesets::card_grid::CardGrid,
};

use crate::{BOOK, setup};

fn laid(values: &[(&str, &str)], seed: u64) -> LaidOut {
    CardGrid::lay_out(&BOOK, &setup(values), seed).expect("every setup has a dungeon")
}

/// The numbers of the two rooms of each link that is marked as mutual.
fn mutual(laid: &LaidOut) -> BTreeSet<(u64, u64)> {
    let main = laid
        .links
        .iter()
        .filter(|it| it["mutual"] == Value::Bool(true));
    let ends = main.map(|it| {
        let end = |nth: usize| it["rooms"][nth].as_u64().expect("a number");
        (end(0), end(1))
    });
    ends.collect()
}

#[test]
fn the_books_two_dungeons_keep_every_main_way() {
    let first = laid(&[("list", "first_example")], 1);
    assert_eq!(mutual(&first), BTreeSet::from([(1, 3), (7, 10), (8, 9)]));
    let sizes: Vec<_> = first.rooms.iter().map(|it| it["size"].as_u64()).collect();
    let book = [1, 4, 2, 2, 5, 2, 3, 1, 4, 8].map(Some);
    assert_eq!(sizes, book);
    let second = laid(&[("list", "core:second_example")], 1);
    let main = BTreeSet::from([(2, 3), (10, 12), (11, 13), (12, 14)]);
    assert_eq!(mutual(&second), main);
    assert_eq!(second.rooms.len(), 14);
}

#[test]
fn rooms_tell_their_dice_and_their_cells() {
    for seed in 0..20 {
        let laid = laid(&[("rooms", "12"), ("die", "8"), ("thirds", "false")], seed);
        assert_eq!(laid.rooms.len(), 12);
        for room in &laid.rooms {
            let size = room["size"].as_u64().expect("a size");
            let dice: Vec<u64> = room["dice"]
                .as_array()
                .expect("two dice")
                .iter()
                .filter_map(Value::as_u64)
                .collect();
            assert_eq!(dice.iter().min(), Some(&size));
            assert_eq!(room["die"], 8);
            let row = size + room["roll"].as_u64().expect("a die");
            assert_eq!(room["row"].as_u64(), Some(row));
            let cells = room["cells"].as_array().expect("cells");
            assert_eq!(cells.len() as u64, 4 * size);
        }
        let rolled = laid.facts["rolled"].as_array().expect("connections").len() as u64;
        let sizes: u64 = laid.rooms.iter().filter_map(|it| it["size"].as_u64()).sum();
        assert_eq!(rolled, sizes, "a connection for each square");
    }
}

#[test]
fn a_purpose_that_came_up_before_is_rolled_again_where_that_is_wanted() {
    let repeats = |rerolls: &str| -> usize {
        let all = (0..30).map(|seed| {
            let laid = laid(&[("rooms", "10"), ("rerolls", rerolls)], seed);
            let purposes = laid.rooms.iter().map(|it| it["purpose"].to_string());
            10 - purposes.collect::<BTreeSet<_>>().len()
        });
        all.sum()
    };
    assert!(2 * repeats("true") < repeats("false"));
}
