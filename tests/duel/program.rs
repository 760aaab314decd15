//! The program with the duel on its shelf, beside the games of the list:
//!
//!     cargo run --example duel -- --mod tests/duel
#![allow(dead_code, unused_imports)] // The tests use more of the duel.

#[path = "rules/src/rulesets/duel/mod.rs"]
mod duel;

use tabledelve::{
    cli,
    games::{GAMES, entry},
};

fn main() -> std::process::ExitCode {
    let games = [GAMES, &[entry::<duel::TheDuel>()]].concat();
    cli::main(games.leak())
}
