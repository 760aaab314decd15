//! Proofs of Card Grid.

#[path = "../by_hand/mod.rs"]
mod by_hand;

mod arranging;
mod checks;
mod complex;
mod defences;
mod sheets;
