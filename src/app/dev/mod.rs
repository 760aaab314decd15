//! For tests: an outline of what is shown, and decisions that no game has to come to first.

#[cfg(test)]
pub mod decisions;
pub(super) mod outline;
