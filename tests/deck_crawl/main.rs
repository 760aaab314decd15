//! Deck Crawl, rule by rule and game by game. One binary, so that it links once.

#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

mod bot;
mod campaign;
mod dragon;
mod examples;
mod fights;
mod golden;
mod goods;
mod heard;
mod heroes;
mod loot;
mod mods;
mod odds;
mod powers;
mod room_texts;
mod rounds;
mod save_files;
mod script;
mod told;
mod traps;

use tabledelve::rulesets::deck_crawl::DeckCrawl;

proofs! {
    DeckCrawl {
        const CARDS: bool = true;
    }
}
