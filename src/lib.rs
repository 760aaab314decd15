//! Tabledelve: solo tabletop dungeon crawls with the computer as game master.
//!
//! `docs/architecture.md` is the map of this crate.

pub mod cli;
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

#[cfg(feature = "window")]
pub mod app;
#[cfg(feature = "window")]
pub mod ui;
#[cfg(feature = "window")]
pub mod view;
#[cfg(feature = "window")]
pub mod window;
