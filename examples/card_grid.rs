//! The program with Card Grid on its shelf, which is not on the list of games yet:
//!
//!     cargo run --example card_grid
//!     cargo run --no-default-features --example card_grid -- simulate card_grid --games 100 --bot hero

use std::process::ExitCode;

use tabledelve::{
    cli,
    games::{GAMES, entry},
    rulesets::card_grid::CardGrid,
};

fn main() -> ExitCode {
    cli::main([GAMES, &[entry::<CardGrid>()]].concat().leak())
}
