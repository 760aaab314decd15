//! `mod.ron`, the manifest of a mod.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Deserialize;

use super::version::{Version, VersionRange};
use crate::content::bounds::is_hidden;
use crate::content::disk::files::{self, Limits};
use crate::content::disk::whole::is_missing;
use crate::content::id::check_namespace;
use crate::content::source::cursor::Cursor;
use crate::content::source::decode;
use crate::content::source::problem::{Problem, Source};
use crate::content::source::syntax::Node;
use crate::content::source::tree::{Rendered, locate, read_path};

/// The name of the file that makes a folder a mod.
pub const MANIFEST: &str = "mod.ron";

/// The manifest of a mod, from `mod.ron`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The mod's id, which is also the name of its folder and the namespace of its records.
    pub id: String,
    /// The name that players see.
    pub name: String,
    /// The version of the mod.
    pub version: Version,
    /// The versions of the game that it works with.
    pub game: VersionRange,
    /// Its author.
    #[serde(default)]
    pub author: String,
    /// Its contents, in a sentence or two.
    #[serde(default)]
    pub description: String,
    /// Mods that must be present, with the versions that will do. They are loaded before this one.
    #[serde(default)]
    pub requires: BTreeMap<String, VersionRange>,
    /// Mods that are loaded before this one if present. Changes to their records are skipped
    /// otherwise.
    #[serde(default)]
    pub optional: BTreeMap<String, VersionRange>,
    /// Mods that it is incompatible with, and in which versions.
    #[serde(default)]
    pub conflicts: BTreeMap<String, VersionRange>,
}

/// A manifest and the text it was read from.
#[derive(Clone, Debug)]
pub(in crate::content) struct ReadManifest {
    pub manifest: Manifest,
    node: Node,
}

impl ReadManifest {
    /// A problem at a field of `mod.ron`.
    pub fn problem(&self, field: &str, message: impl Into<String>) -> Problem {
        locate(&self.node, &read_path(field))
            .node
            .span
            .problem(message)
    }
}

/// Reads the manifest in a folder and checks it on its own.
pub(in crate::content) fn read(
    folder: &Path,
    limits: &Limits,
) -> Result<ReadManifest, Vec<Problem>> {
    let path = folder.join(MANIFEST);
    match (path.canonicalize(), folder.canonicalize()) {
        (Ok(file), Ok(folder)) if file.starts_with(&folder) => {}
        (Ok(_), Ok(_)) => {
            let message = "this link leads out of the mod's folder";
            return Err(vec![Problem::about(path, message)]);
        }
        (Err(error), _) | (_, Err(error)) if is_missing(&error) => {
            let message = format!("there is no `{MANIFEST}` in this folder, so it is no mod");
            return Err(vec![Problem::about(folder, message)]);
        }
        (Err(error), _) | (_, Err(error)) => {
            return Err(vec![Problem::about(
                path,
                format!("cannot be opened: {error}"),
            )]);
        }
    }
    let name = folder_name(folder);
    let source = files::read(&path, &name.as_str().into(), limits).map_err(|p| vec![p])?;
    let read = parse(&source, limits).map_err(|problem| vec![problem])?;
    let problems = check(&read, &name, limits);
    if problems.is_empty() {
        Ok(read)
    } else {
        Err(problems)
    }
}

/// The name of a folder, even if given as `.` or `..`.
pub(in crate::content) fn folder_name(folder: &Path) -> String {
    let real = || {
        folder
            .canonicalize()
            .ok()?
            .file_name()
            .map(ToOwned::to_owned)
    };
    let name = folder.file_name().map(ToOwned::to_owned).or_else(real);
    name.unwrap_or_default().to_string_lossy().into_owned()
}

fn parse(source: &Arc<Source>, limits: &Limits) -> Result<ReadManifest, Problem> {
    let mut cursor = Cursor::new(source, limits.nesting);
    let node = cursor
        .whole_value()
        .map_err(|error| source.problem(error.at, error.message))?;
    let rendered = Rendered::of(&node);
    match decode::parse::<Manifest>(&rendered.text) {
        Ok(manifest) => Ok(ReadManifest { manifest, node }),
        Err(error) => Err(error.problem(&node, &rendered)),
    }
}

fn check(read: &ReadManifest, folder: &str, limits: &Limits) -> Vec<Problem> {
    let manifest = &read.manifest;
    let mut problems = Vec::new();
    if let Err(error) = check_namespace(&manifest.id) {
        problems.push(read.problem("id", error.to_string()));
    } else if manifest.id == crate::content::CORE {
        problems.push(read.problem("id", "`core` is the game's own content, not a mod"));
    } else if manifest.id != folder {
        let message = format!(
            "the mod is called `{}` but its folder `{folder}`; make them one",
            manifest.id
        );
        problems.push(read.problem("id", message));
    }
    let texts = [
        ("name", &manifest.name, 60),
        ("author", &manifest.author, 100),
        ("description", &manifest.description, 1000),
    ];
    for (field, text, most) in texts {
        let count = text.chars().count();
        if count > most {
            let message = format!("`{field}` has at most {most} characters; here are {count}");
            problems.push(read.problem(field, message));
        } else if text.chars().any(is_hidden) {
            let message = format!("`{field}` holds characters that cannot be shown");
            problems.push(read.problem(field, message));
        }
    }
    if manifest.name.trim().is_empty() {
        problems.push(read.problem("name", "a mod needs a name that players can read"));
    }
    let game = Version::of_the_game();
    if !manifest.game.fits(&game) {
        let message = format!(
            "made for version {} of the game; this is {game}",
            manifest.game
        );
        problems.push(read.problem("game", message));
    }
    let lists = [
        ("requires", &manifest.requires),
        ("optional", &manifest.optional),
        ("conflicts", &manifest.conflicts),
    ];
    for (list, mods) in lists {
        if mods.len() > limits.mods {
            let message = format!("`{list}` has at most {} mods", limits.mods);
            problems.push(read.problem(list, message));
        }
        if mods.contains_key(&manifest.id) {
            let field = format!("{list}[\"{}\"]", manifest.id);
            problems.push(read.problem(&field, "a mod cannot name itself here"));
        }
    }
    problems
}
