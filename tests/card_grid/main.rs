//! Proofs of Card Grid.

mod arranging;
mod checks;
mod complex;
mod defences;
mod sheets;
