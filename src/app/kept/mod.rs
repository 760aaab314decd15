//! The player's data on disk: settings, saves, maps, campaigns, statistics.

pub(super) mod dropped;
pub(super) mod files;
pub mod hints;
pub mod keys;
pub mod maps;
pub mod moments;
pub mod removed;
mod retold;
pub mod roster;
pub mod saves;
pub mod settings;
pub mod statistics;
pub mod unsaved;
pub mod workshop;
pub(super) mod writer;
