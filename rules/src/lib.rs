//! The games of Tabledelve without a window: dice and odds, content in RON, boards, the rulesets
//! and their bots.
//!
//! `docs/architecture.md` is the map of this crate and of the one that plays it.

pub mod content;
pub mod dice;
pub mod dungeon;
pub mod game;
pub mod games;
pub mod grid;
pub mod prelude;
pub mod rulesets;
pub mod tables;
pub mod text;
