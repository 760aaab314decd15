//! The first dive: everything taught happens, and in the planned way.

use std::collections::BTreeSet;

use crate::common::{course, rolls};

#[test]
fn everything_that_the_first_dive_teaches_happens() {
    let table = course("dungeon_dive").whole();
    let lines = (0..table.log_len()).filter_map(|index| table.log_line(index));
    let happened: BTreeSet<&str> = lines.map(|line| line.rule.section()).collect();
    for rule in [
        "dive.doors",
        "trap.kind",
        "trap.check",
        "trap.twice",
        "card.wandering",
        "map.roll",
        "fight.initiative",
        "magic.spells",
        "mind.best",
        "attack.roll",
        "turn.disengage",
        "fight.end",
        "trove.roll",
        "growth.rooms",
        "leave.abandon",
        "end.victory",
    ] {
        assert!(happened.contains(rule), "{rule}");
    }
}

#[test]
fn the_dice_of_the_first_dive_come_up_as_they_were_meant() {
    let table = course("dungeon_dive").whole();
    let expected: [&[u8]; 19] = [
        // A trap, which, and two tries at it.
        &[3],
        &[1],
        &[5],
        &[15],
        // The map; initiative of Maddoc, Ilvane and the orcs.
        &[10, 20],
        &[3],
        &[18],
        &[10],
        // Sleep, the axe against Ilvane, the sword, the axe against Maddoc, the sword.
        &[3, 4, 2, 5, 4],
        &[12],
        &[14],
        &[6],
        &[7],
        &[12],
        &[4],
        // The sleeper, with advantage and critically.
        &[5, 15],
        &[5, 6],
        // The trove, and its gold pieces.
        &[9],
        &[4, 3, 5, 2, 6, 3, 4, 2],
    ];
    assert_eq!(rolls(&*table), expected);
}

#[test]
fn the_first_dive_ends_before_the_second_with_everyone_rested() {
    let table = course("dungeon_dive").whole();
    let decision = table.decision().expect("a row of doors");
    assert_eq!(decision.rule.section(), "dive.doors");
    let scene = table.scene_now();
    assert_eq!(scene.sheets.len(), 2);
    for sheet in &scene.sheets {
        assert!(sheet.bars.iter().all(|bar| bar.now == bar.max));
    }
}
