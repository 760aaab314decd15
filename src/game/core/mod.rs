//! The engine: the agenda, what tasks work with, decisions, rules by id.

pub(super) mod cx;
pub(super) mod decision;
pub(super) mod play;
pub(super) mod renumbered;
pub(super) mod rule;
pub(super) mod step;
