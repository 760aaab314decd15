//! Deck Crawl, rule by rule and game by game. One binary, so that it links once.

mod campaign;
mod common;
mod coverage;
#[path = "../coverage_common/mod.rs"]
mod coverage_common;
mod dragon;
mod examples;
mod fights;
mod games;
mod golden;
mod goods;
mod heard;
mod heroes;
mod ledger;
#[path = "../ledger_common/mod.rs"]
mod ledger_common;
mod loot;
mod mods;
mod odds;
#[path = "../odds_common/mod.rs"]
mod odds_common;
mod own_dice;
mod powers;
mod rounds;
mod saves;
mod script;
#[path = "../script_common/mod.rs"]
mod script_common;
mod traps;
mod words;
