//! The program with Dungeon Dive on its shelf, which is not on the list of games yet:
//!
//!     cargo run --example dungeon_dive
//!     cargo run --no-default-features --example dungeon_dive -- simulate dungeon_dive --games 20 --bot hero

use std::process::ExitCode;

use tabledelve::{
    cli,
    games::{GAMES, entry},
    rulesets::dungeon_dive::DungeonDive,
};

fn main() -> ExitCode {
    cli::main([GAMES, &[entry::<DungeonDive>()]].concat().leak())
}
