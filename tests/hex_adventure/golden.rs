//! Whole games as they were once played. After a wanted change of the rules or the content they are
//! written anew with `INSTA_UPDATE=always cargo test --no-default-features --test hex_adventure
//! golden`, and the difference is read before it is kept.

use std::fmt::Write as _;

use crate::{
    common::{BOOK, random_setup},
    script_common::line,
};
use tabledelve::{
    game::{BotKind, play_out},
    rulesets::hex_adventure::HexAdventure,
};

/// The log of a game, a line an event.
fn log_of(seed: u64, values: &[(&str, &str)], bot: BotKind) -> String {
    let setup = random_setup(seed, values);
    let mut text = format!("setup {setup:?}\n");
    let played = play_out::<HexAdventure>(&BOOK, setup, seed, bot, 20_000);
    for logged in played.game.log() {
        let _ = writeln!(text, "{}", line(logged));
    }
    let _ = writeln!(
        text,
        "outcome {:?}, {} choices, digest {}",
        played.outcome,
        played.game.made().len(),
        played.game.digest()
    );
    text
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
