//! For tests and measurements: the outline of what is shown, and how long it took.

pub mod measure;
pub(super) mod outline;
