//! Mods: their manifests, their order, and how their records change those below.

pub(super) mod assemble;
pub(super) mod document;
pub(super) mod manifest;
pub(super) mod order;
pub(super) mod package;
pub(super) mod patch;
pub(super) mod scaffold;
pub(super) mod version;
