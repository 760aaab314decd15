//! Band Crawl: a star and a band, hidden forces and battle boards.

pub mod book_tables;
pub mod checks;
pub mod content;
pub mod odds;
pub mod rules;
