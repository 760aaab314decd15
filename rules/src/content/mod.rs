//! RON records, ids, mods, validation and reload.
//!
//! This module knows no game. A ruleset implements [`Record`] for its types and lists them in a
//! [`Registry`]; a [`Loader`] reads the game's own content and the mods on top of it into a
//! [`Library`], collecting every [`Problem`] on the way.

mod advice;
mod book;
mod bounds;
mod check;
mod disk;
mod id;
mod intern;
mod library;
mod loader;
mod mods;
mod record;
mod reference;
mod show;
mod source;
#[cfg(test)]
mod tests;
mod translated;

pub use book::{BookEntry, BookKey, BookProblem, KeyMapper, Legend, MapKeys, Shelf, sole};
pub use bounds::{Named, Within};
pub use check::{BadTarget, Checked, Depth, check};
pub use disk::files::Limits;
pub use disk::lock::{FolderInUse, FolderLock};
pub use disk::paths::{DataPaths, PathsError};
pub use disk::ron_file::RonFile;
pub use disk::sounds::{Listed, SoundIndex};
pub use disk::stacked::Files;
pub use disk::whole::{is_missing, prepare, read_within, write_whole, write_with_folder};
pub use id::{IdError, RecordId, Ref, Reference, References};
pub use intern::intern;
pub use library::{ById, Library, ModInfo, ModState};
pub use loader::{Changed, Loader, load_core};
pub use mods::manifest::{MANIFEST, Manifest};
pub use mods::scaffold::{Example, NewFile, scaffold, scaffold_of};
pub use mods::version::{Version, VersionRange};
pub use record::{
    FileCheck, KindName, LibraryCheck, LibraryReport, Record, Registry, Report, Root,
};
pub use reference::{json_schemas, reference_markdown};
pub use show::{SetField, ShownRecord};
pub use source::problem::{Problem, Severity, nearest};
pub use translated::{LOCALE, TextPlace, Translations};

/// The namespace of the game's own records, and the id they have among the mods.
pub const CORE: &str = "core";
