//! Dungeon Dive: five levels of d20 fights on drawn maps, three doors at a time, with debts to pay.

pub mod board;
pub mod book_tables;
pub mod checks;
pub mod content;
pub mod odds;
pub mod rules;
pub mod words;
