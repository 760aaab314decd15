//! RON records, ids, mods, validation and reload.
//!
//! This module knows no game. A ruleset implements [`Record`] for its types and lists them in a
//! [`Registry`]; a [`Loader`] reads the game's own content and the mods on top of it into a
//! [`Library`], collecting every [`Problem`] on the way.

mod assemble;
mod check;
mod cursor;
mod decode;
mod document;
mod files;
mod id;
mod library;
mod loader;
mod manifest;
mod order;
mod package;
mod patch;
mod paths;
mod plain;
mod problem;
mod quoted;
mod record;
mod reference;
mod scaffold;
mod sheet;
mod sounds;
mod stacked;
mod syntax;
#[cfg(test)]
mod tests;
mod tree;
mod version;

pub use check::{BadTarget, check};
pub use files::Limits;
pub use id::{IdError, RecordId, Ref, Reference, References};
pub use library::{Library, ModInfo, ModState};
pub use loader::{Loader, load_core};
pub use manifest::{MANIFEST, Manifest};
pub use paths::{DataPaths, PathsError};
pub use problem::{Problem, nearest};
pub use record::{
    FileCheck, KindName, LibraryCheck, LibraryReport, Record, Registry, Report, Root,
};
pub use reference::reference_markdown;
pub use scaffold::{Example, scaffold};
pub use sheet::Sheet;
pub use sounds::{Listed, SoundIndex};
pub use stacked::Files;
pub use version::{Version, VersionRange};

/// The namespace of the game's own records, and the id under which they are listed with the mods.
pub const CORE: &str = "core";
