//! The lessons of all games: what holds for every one of them, what each teaches, and files that
//! cannot be played. One binary, so that it links once.

mod common;
mod deck_crawl;
mod every;
mod files;
mod hex_adventure;
