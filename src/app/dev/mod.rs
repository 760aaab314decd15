//! For tests: an outline of what is shown.

pub(super) mod outline;
