//! For tests and measurements: an outline of what is shown, and timings.

pub mod measure;
pub(super) mod outline;
