//! Deck Crawl, rule by rule and game by game. One binary, so that it links once.

mod campaign;
mod common;
mod coverage;
mod dragon;
mod examples;
mod fights;
mod games;
mod golden;
mod goods;
mod heard;
mod heroes;
mod ledger;
mod loot;
mod mods;
mod odds;
mod own_dice;
mod powers;
mod rounds;
mod saves;
mod script;
mod traps;
mod words;
