//! Proofs of Card Grid.

#[path = "../by_hand/mod.rs"]
mod by_hand;
#[macro_use]
#[path = "../proofs/mod.rs"]
mod proofs;

mod arranging;
mod checks;
mod complex;
mod defences;
mod plans;
mod sheets;
