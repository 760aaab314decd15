//! The games, one folder each. None imports another.

pub mod deck_crawl;
