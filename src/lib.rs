//! Tabledelve: solo tabletop dungeon crawls with the computer as game master.
//!
//! The games themselves are the crate [`tabledelve_rules`]; here they get a command line and a
//! window. `docs/architecture.md` is the map of both.

pub mod cli;

pub use tabledelve_rules::{
    content, dice, dungeon, game, games, grid, prelude, rulesets, tables, text,
};
// Macros with which a ruleset names its rules and its content.
pub use tabledelve_rules::{
    book_keys, listed_parts, map_keys, record, room_boards, rule_ids, table_entry,
};

#[cfg(feature = "window")]
pub mod app;
#[cfg(feature = "window")]
pub mod ui;
#[cfg(feature = "window")]
pub mod view;
#[cfg(feature = "window")]
pub mod window;
