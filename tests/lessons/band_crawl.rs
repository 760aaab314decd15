//! The first dungeon: everything taught happens, and in the planned way.

use std::collections::BTreeSet;

use crate::common::{course, rolls};

#[test]
fn everything_that_the_first_dungeon_teaches_happens() {
    let table = course("band_crawl").whole();
    let lines = (0..table.log_len()).filter_map(|index| table.log_line(index));
    let happened: BTreeSet<&str> = lines.map(|line| line.rule.section()).collect();
    for rule in [
        "band.recruit",
        "race.list",
        "turn.activation",
        "move.fast",
        "dungeon.roll",
        "charge.test",
        "shoot.roll",
        "melee.round",
        "star.power",
        "damage.lost_rep",
        "crisis.out",
        "fight.spoils",
        "coin.kill",
        "treasure.roll",
    ] {
        assert!(happened.contains(rule), "{rule}");
    }
}

#[test]
fn the_dice_of_the_first_dungeon_come_up_as_they_were_meant() {
    let table = course("band_crawl").whole();
    let expected: [&[u8]; 33] = [
        // Two grunts and the Big Bad.
        &[2, 6],
        &[3],
        &[3, 5],
        &[3],
        &[4, 6],
        &[3],
        &[1],
        &[6],
        // A turn, a corridor, a fast move, a room.
        &[1, 2],
        &[3, 4],
        &[1, 2],
        &[2, 4],
        // Who is in it: two goblins.
        &[1, 2],
        &[1, 6],
        &[2],
        &[1],
        &[4, 6],
        &[3],
        &[6],
        &[4, 6],
        &[3],
        &[6],
        // The charge, a shot and its damage.
        &[2, 4, 5, 1, 6, 2, 5, 6],
        &[4, 4],
        &[3],
        // A round, its damage, star power; a round and its damage.
        &[6, 5, 4, 6, 5, 4, 2, 3, 1, 1],
        &[2],
        &[5, 3, 4, 5, 4],
        &[2, 1, 3, 6, 4, 5, 4, 6, 5],
        &[3],
        // A potion with two draughts.
        &[5],
        &[3, 4],
        &[4],
    ];
    assert_eq!(rolls(&*table), expected);
}
