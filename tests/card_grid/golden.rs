//! Golden logs of whole games.

use tabledelve::{game::BotKind, rulesets::card_grid::CardGrid};

use super::proofs::{golden, script};

fn log_of(seed: u64, values: &[(&str, &str)], bot: BotKind) -> String {
    golden::log_of::<CardGrid>(seed, values, bot, script::line)
}

#[test]
fn two_adventures_of_four_ready_heroes() {
    let values = [("heroes", "4"), ("party", "ready"), ("adventures", "2")];
    let log = log_of(11, &values, BotKind::Hero);
    insta::assert_snapshot!("two_adventures_of_four_ready_heroes", log);
}

#[test]
fn two_new_heroes_and_a_dungeon_of_six_rooms() {
    let values = [
        ("heroes", "2"),
        ("party", "new"),
        ("adventures", "1"),
        ("list", "rolled"),
        ("rooms", "6"),
    ];
    let log = log_of(22, &values, BotKind::Hero);
    insta::assert_snapshot!("two_new_heroes_and_a_dungeon_of_six_rooms", log);
}

#[test]
fn two_heroes_by_chance() {
    let values = [("heroes", "2"), ("adventures", "1")];
    let log = log_of(33, &values, BotKind::Random);
    insta::assert_snapshot!("two_heroes_by_chance", log);
}
