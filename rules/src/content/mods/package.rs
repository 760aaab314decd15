//! A mod as it is on disk: its manifest, its records, the list of its files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::document::{self, Change, Entry};
use super::manifest::{self, ReadManifest};
use crate::content::disk::files::{self, Found, Limits};
use crate::content::disk::plain;
use crate::content::record::{Kind, KindName, Registry, Root};
use crate::content::source::problem::{ENOUGH, Problem, nearest};
use crate::content::source::tree::canonical;

/// A mod, or the game's own content, with all of its files read.
pub(in crate::content) struct Package {
    pub id: Arc<str>,
    pub folder: PathBuf,
    /// Absent for the game's own content, and if it could not be read.
    pub manifest: Option<ReadManifest>,
    /// Its changes to records, by kind.
    pub entries: Vec<(Kind, Entry)>,
    pub files: Vec<Found>,
    /// A digest of all its records, in which comments and white space do not count.
    pub hash: String,
    pub problems: Vec<Problem>,
    /// What is sound but never read.
    pub warnings: Vec<Problem>,
}

impl Package {
    fn new(id: Arc<str>, folder: &Path) -> Self {
        Self {
            id,
            folder: folder.to_owned(),
            manifest: None,
            entries: Vec::new(),
            files: Vec::new(),
            hash: String::new(),
            problems: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Reads the game's own content.
    pub fn core(folder: &Path, registry: &Registry, limits: &Limits) -> Self {
        let mut package = Self::new(crate::content::CORE.into(), folder);
        package.read_files(registry, limits);
        package
    }

    /// Reads only the manifest of a mod.
    pub fn manifest_only(folder: &Path, limits: &Limits) -> Self {
        let mut package = Self::new(manifest::folder_name(folder).as_str().into(), folder);
        match manifest::read(folder, limits) {
            Ok(manifest) => {
                package.id = manifest.manifest.id.as_str().into();
                package.manifest = Some(manifest);
            }
            Err(problems) => package.problems = problems,
        }
        package
    }

    /// Reads everything below `assets/` and `levels/`.
    pub fn read_files(&mut self, registry: &Registry, limits: &Limits) {
        self.files = files::list(&self.folder, limits, &mut self.problems);
        let mut digest = Sha256::new();
        let mut bytes = 0;
        for file in self.files.clone() {
            if !file.relative.ends_with(".ron") {
                plain::check(&file, &self.id, limits, &mut self.problems);
                continue;
            }
            bytes += file.bytes;
            if bytes > limits.mod_bytes {
                let most = limits.mod_bytes;
                let message = format!("there is too much in these files: at most {most} bytes");
                self.problems.push(Problem::about(file.path, message));
                break;
            }
            match kind_of(&file.relative, registry) {
                Ok(kind) => self.read_records(kind, &file, limits, &mut digest),
                Err(Some(near)) => {
                    let message = "no kind of record lies in this folder";
                    self.problems
                        .push(Problem::about(file.path, message).suggesting(near));
                }
                Err(None) => {}
            }
        }
        if self.entries.len() > limits.records {
            let most = limits.records;
            let message = format!("there are too many records: at most {most} are read");
            self.problems.push(Problem::about(&self.folder, message));
            self.entries.clear();
        }
        // Changes to a record are made in the order: remove, add, replace, patch.
        self.entries
            .sort_by_key(|(kind, entry)| (entry.change, kind.name));
        self.hash = hex(&digest.finalize());
        self.find_doubles();
    }

    fn read_records(&mut self, kind: Kind, file: &Found, limits: &Limits, digest: &mut Sha256) {
        let source = match files::read(&file.path, &self.id, limits) {
            Ok(source) => source,
            Err(problem) => return self.problems.push(problem),
        };
        let before = self.problems.len();
        let entries = document::read(&source, limits.nesting, &mut self.problems);
        if entries.is_empty() && self.problems.len() == before {
            let message = format!("there is no record in this file; {} lie here", kind.name);
            self.warnings
                .push(Problem::about(&file.path, message).warning());
        }
        for entry in entries {
            let mut text = format!("{}\n{}\n{}\n", kind.name, entry.change.word(), entry.id);
            canonical(&entry.body, &mut text);
            digest.update(text.as_bytes());
            digest.update([0]);
            self.entries.push((kind, entry));
        }
    }

    /// Reports a record that is added, replaced, patched or removed twice.
    fn find_doubles(&mut self) {
        let mut seen = std::collections::BTreeMap::new();
        for (kind, entry) in &self.entries {
            // Adding one's own record and then patching it is odd but clear.
            let is_patch = entry.change == Change::Patch;
            let first = seen
                .entry((kind.name, &entry.id, is_patch))
                .or_insert(entry);
            if self.problems.len() > ENOUGH {
                break;
            }
            if !std::ptr::eq(*first, entry) {
                let before = first.id_span.problem("");
                let message = format!(
                    "`{}` is here twice; the first is at {}:{}",
                    entry.id,
                    before.path.display(),
                    before.line
                );
                self.problems.push(entry.id_span.problem(message));
            }
        }
    }
}

/// The kind of record in a file; otherwise whether one should be there, and the nearest.
pub(in crate::content) fn kind_of(
    relative: &str,
    registry: &Registry,
) -> Result<Kind, Option<Option<String>>> {
    let place = relative.strip_suffix(".ron").unwrap_or(relative);
    let holds = |folder: &str| {
        place
            .strip_prefix(folder)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let fitting = registry
        .kinds
        .iter()
        .filter(|kind| holds(&kind.name.folder()));
    if let Some(kind) = fitting.max_by_key(|kind| kind.name.folder().len()) {
        return Ok(*kind);
    }
    if registry.plain.iter().any(|folder| holds(folder)) {
        return Err(None);
    }
    // Only the folders of known games are checked: other things may lie elsewhere.
    let game_of = |path: &str, root: Root| {
        let rest = path.strip_prefix(root.folder())?.strip_prefix('/')?;
        rest.split('/')
            .next()
            .map(|game| format!("{}/{game}/", root.folder()))
    };
    let folders: Vec<String> = registry.kinds().map(KindName::folder).collect();
    let game = [Root::Rulesets, Root::Levels]
        .into_iter()
        .find_map(|root| game_of(place, root));
    match game {
        Some(game) if folders.iter().any(|folder| folder.starts_with(&game)) => {
            let parent = place.rsplit_once('/').map_or(place, |(parent, _)| parent);
            let names = folders.iter().map(String::as_str);
            Err(Some(
                nearest(parent, names.clone()).or_else(|| nearest(place, names)),
            ))
        }
        _ => Err(None),
    }
}

/// Bytes as hexadecimal digits.
pub(in crate::content) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
