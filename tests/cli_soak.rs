//! `tabledelve soak`: for a moment here, for hours by hand.

mod cli_common;

use cli_common::json;
use tabledelve::games::GAMES;

#[test]
fn a_short_soak_finds_nothing() {
    for game in GAMES {
        let told = json(&[
            "soak",
            game.id(),
            "--minutes",
            "0.03",
            "--seed",
            "7",
            "--json",
        ]);
        let count = |key: &str| told[key].as_u64().unwrap_or_default();
        assert!(count("games") > 0 && count("states") > 100, "{told}");
    }
}
