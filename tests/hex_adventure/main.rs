//! Hex Adventure, rule by rule and game by game. One binary, so that it links once.

mod common;
mod games;
mod pages;
