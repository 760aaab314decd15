//! Golden logs of whole games.

use tabledelve::{game::BotKind, rulesets::dungeon_dive::DungeonDive};

use super::proofs::{golden, script};

fn log_of(seed: u64, values: &[(&str, &str)], bot: BotKind) -> String {
    golden::log_of::<DungeonDive>(seed, values, bot, script::line)
}

#[test]
fn a_dive_of_four_ready_heroes() {
    let values = [
        ("heroes", "4"),
        ("party", "ready"),
        ("level", "1"),
        ("levels", "1"),
        ("dives", "2"),
        ("way", "cards"),
        ("skirmish", ""),
    ];
    let log = log_of(11, &values, BotKind::Hero);
    insta::assert_snapshot!("a_dive_of_four_ready_heroes", log);
}

#[test]
fn two_heroes_by_the_dice_and_doors_too() {
    let values = [
        ("heroes", "2"),
        ("party", "random"),
        ("level", "3"),
        ("levels", "2"),
        ("way", "dice"),
        ("quick", "true"),
        ("hired", "1"),
        ("dives", "1"),
        ("skirmish", ""),
    ];
    let log = log_of(22, &values, BotKind::Hero);
    insta::assert_snapshot!("two_heroes_by_the_dice_and_doors_too", log);
}

#[test]
fn a_skirmish_by_chance() {
    let values = [
        ("heroes", "3"),
        ("skirmish", "dry_cistern"),
        ("band", "goblin*4"),
    ];
    let log = log_of(33, &values, BotKind::Random);
    insta::assert_snapshot!("a_skirmish_by_chance", log);
}
