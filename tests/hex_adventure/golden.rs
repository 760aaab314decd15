//! Golden logs of three whole games.

use crate::proofs::{golden, script::line};
use tabledelve::{game::BotKind, rulesets::hex_adventure::HexAdventure};

fn log_of(seed: u64, values: &[(&str, &str)], bot: BotKind) -> String {
    golden::log_of::<HexAdventure>(seed, values, bot, line)
}

#[test]
fn a_skirmish_in_the_mill_yard() {
    let values = [
        ("skirmish", "core:mill_yard"),
        (
            "band",
            "core:bandit*2,core:bandit_archer,core:wolf,core:hedge_mage",
        ),
        ("party", "ready"),
    ];
    insta::assert_snapshot!(
        "a_skirmish_in_the_mill_yard",
        log_of(5, &values, BotKind::Hero)
    );
}

#[test]
fn the_wet_sack_with_a_plan() {
    let values = [("adventure", "core:wet_sack")];
    insta::assert_snapshot!(
        "the_wet_sack_with_a_plan",
        log_of(9, &values, BotKind::Hero)
    );
}

#[test]
fn the_first_adventure_by_chance() {
    let values = [("adventure", "core:first_steps")];
    insta::assert_snapshot!(
        "the_first_adventure_by_chance",
        log_of(7, &values, BotKind::Random)
    );
}
