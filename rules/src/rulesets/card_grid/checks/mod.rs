//! The checks of Card Grid: their dice and outcomes. Play and odds run the same functions.

mod action;
mod dice;
mod pack;
mod rooms;

pub use action::{Action, Style};
pub use dice::HitDice;
pub use pack::{Pack, falls, least_total, most_fallen};
pub use rooms::{Connection, Leads, Purpose, RoomSize};
