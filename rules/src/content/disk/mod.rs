//! Files on disk: found within limits, those of mods laid over those of the game.

pub(super) mod files;
pub(super) mod lock;
pub(super) mod paths;
pub(super) mod plain;
pub(super) mod ron_file;
pub(super) mod sounds;
pub(super) mod stacked;
pub(super) mod whole;
