//! For tests: an outline of what is shown; decisions and saved games that nobody has to play for.

#[cfg(test)]
pub mod decisions;
pub(super) mod outline;
#[cfg(test)]
pub mod saved;
