//! Playing in the window: screens, the shelf of games, the game on the table.

pub(super) mod games;
pub mod play;
pub mod shelf;
pub mod state;
pub(super) mod watch;
