//! The games, one folder each. None imports another.

pub mod band_crawl;
pub mod card_grid;
pub mod deck_crawl;
pub mod dungeon_dive;
pub mod hex_adventure;
