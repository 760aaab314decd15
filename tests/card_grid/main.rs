//! Proofs of Card Grid.

mod checks;
mod complex;
mod sheets;
