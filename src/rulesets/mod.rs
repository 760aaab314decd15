//! The games, one folder each. None imports another.

pub mod deck_crawl;
pub mod hex_adventure;
