//! The lessons of all games: properties of every one, the contents of each, and files that cannot
//! be played. One binary, so that it links once.

mod band_crawl;
mod card_grid;
mod common;
mod deck_crawl;
mod dungeon_dive;
mod every;
mod files;
mod hex_adventure;
