//! The text of records: RON with places, and problems that point at them.
//!
//! The crate `ron` keeps no positions, so the text is read a second time to find the place of
//! everything.

pub(super) mod cursor;
pub(super) mod decode;
pub(super) mod problem;
pub(super) mod quoted;
pub(super) mod syntax;
pub(super) mod tree;
