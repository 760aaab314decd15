//! The engine: the agenda, the context of tasks, decisions, rules by id.

pub(super) mod choice;
pub(super) mod cx;
pub(super) mod decision;
pub(super) mod play;
pub(super) mod renumbered;
pub(super) mod rule;
pub(super) mod step;
pub(super) mod view;
