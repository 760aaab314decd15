//! Hex Adventure, rule by rule and game by game. One binary, so that it links once.

mod attack;
mod boards;
mod common;
mod examples;
mod fights;
mod games;
mod gear;
mod ground;
mod movement;
mod react;
mod script;
#[path = "../script_common/mod.rs"]
mod script_common;
mod tackle;
