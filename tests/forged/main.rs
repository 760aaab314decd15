//! Files that have been forged, with a right checksum, as nobody but a forger writes them: they are
//! refused in words, or played. Nothing brings the program down.

mod checkpoints;
#[path = "../proofs/effort.rs"]
mod effort;
mod forging;
mod replays;
mod setups;
