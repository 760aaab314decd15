//! Dungeon Dive: five levels of d20 fights on drawn maps, three doors at a time, with debts to pay.

pub mod content;
pub mod rules;
