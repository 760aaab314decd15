//! Hex Adventure, rule by rule and game by game. One binary, so that it links once.

mod adventure;
mod attack;
mod boards;
mod common;
mod corners;
mod coverage;
#[path = "../coverage_common/mod.rs"]
mod coverage_common;
mod examples;
mod examples_of_growth;
mod fate;
mod faults;
mod faults_of_writing;
mod fights;
mod foes;
mod games;
mod gear;
mod golden;
mod ground;
mod growth;
mod harm;
mod heroes;
mod ledger;
#[path = "../ledger_common/mod.rs"]
mod ledger_common;
mod magic;
mod movement;
mod odds;
#[path = "../odds_common/mod.rs"]
mod odds_common;
mod pages;
mod react;
mod script;
#[path = "../script_common/mod.rs"]
mod script_common;
mod states;
mod tackle;
