//! Mods: what they say about themselves, their order, and their records on top of each other.

pub(super) mod assemble;
pub(super) mod document;
pub(super) mod manifest;
pub(super) mod order;
pub(super) mod package;
pub(super) mod patch;
pub(super) mod scaffold;
pub(super) mod version;
