//! The first adventure: everything taught happens, and in the planned way.

use std::collections::BTreeSet;

use tabledelve::text::{ENGLISH, Text};

use crate::common::{LIBRARY, course, rolls};

#[test]
fn everything_that_the_first_adventure_teaches_happens() {
    let table = course("hex_adventure").whole();
    let lines = (0..table.log_len()).filter_map(|index| table.log_line(index));
    let happened: BTreeSet<&str> = lines.map(|line| line.rule.section()).collect();
    for rule in [
        "entries.words",
        "checks.location",
        "fight.begin",
        "move.spaces",
        "attack.shoot",
        "attack.strike",
        "foes.aim",
        "foes.react",
        "foes.flee",
        "react.counter",
        "react.first",
        "react.once",
        "tackle.enter",
        "contest.winning",
        "harm.out",
        "fight.won",
        "skills.tend",
        "goods.use",
        "growth.experience",
    ] {
        assert!(happened.contains(rule), "{rule}");
    }
}

#[test]
fn the_dice_of_the_first_adventure_come_up_as_they_were_meant() {
    let table = course("hex_adventure").whole();
    let expected: [&[u8]; 17] = [
        // Two checks in the book.
        &[2, 3, 4],
        &[5, 4, 6],
        // A shot and its damage; a shot at somebody behind a wall takes four dice.
        &[4, 2, 5],
        &[5],
        &[5, 3, 4, 2],
        // A strike, and one in return.
        &[4, 2, 3],
        &[1, 1, 2],
        &[3, 4, 2],
        &[2],
        // A shot, and one in return.
        &[3, 3, 4],
        &[5],
        &[4, 4, 3],
        &[6],
        // A first attack, and the contest of the tackle.
        &[5, 4, 6],
        &[4, 4, 3, 3, 4, 2],
        // Over the wall, and the last of the damage.
        &[4, 3, 2, 1],
        &[5],
    ];
    let rolls = rolls(&*table);
    assert_eq!(rolls[..expected.len()], expected);
    // Tending, and what it heals.
    assert_eq!(rolls[expected.len()..], [vec![3, 2, 5], vec![5]]);
}

#[test]
fn the_log_keeps_the_options_that_were_chosen() {
    let table = course("hex_adventure").whole();
    let (text, _) = Text::of(ENGLISH, LIBRARY.files());
    let lines = (0..table.log_len()).filter_map(|index| table.log_line(index));
    let chosen = lines.filter(|line| line.rule.section() == "entries.options");
    let chosen: Vec<String> = chosen.map(|line| text.plain(&line.message)).collect();
    assert_eq!(
        chosen,
        [
            "“Look for tracks in the mud”.",
            "“Pocket one of the feathers, and follow the others”.",
            "“Slip through the gap that the feathers show you, and come up behind them”.",
        ]
    );
}
