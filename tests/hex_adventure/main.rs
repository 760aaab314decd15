//! Hex Adventure, rule by rule and game by game. One binary, so that it links once.

mod common;
mod examples;
mod games;
mod ground;
mod script;
#[path = "../script_common/mod.rs"]
mod script_common;
