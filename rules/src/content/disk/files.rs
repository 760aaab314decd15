//! Finds and reads the files of a mod without ever leaving its folder.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::whole::read_within;
use crate::content::source::problem::{Problem, Source};

/// Limits on the amount of content. Anything beyond is reported, not read.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes in one RON file.
    pub file_bytes: u64,
    /// Bytes in all RON files of one mod.
    pub mod_bytes: u64,
    /// Bytes in any other file: a picture, a sound, a text.
    pub plain_file_bytes: u64,
    /// Files in one mod.
    pub files: usize,
    /// Folders inside folders.
    pub folders_deep: usize,
    /// Records in one mod, counting changes.
    pub records: usize,
    /// Brackets inside brackets in a RON file.
    pub nesting: usize,
    /// Mods.
    pub mods: usize,
    /// Problems kept for one mod; the rest are counted.
    pub problems: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            file_bytes: 1 << 20,
            mod_bytes: 64 << 20,
            plain_file_bytes: 64 << 20,
            files: 20_000,
            folders_deep: 16,
            records: 50_000,
            nesting: 48,
            mods: 256,
            problems: 200,
        }
    }
}

/// A file of a mod.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::content) struct Found {
    /// Path in the mod, with `/` between the parts.
    pub relative: String,
    pub path: PathBuf,
    pub bytes: u64,
    /// Time of the last change, if the system knows.
    pub modified: Option<SystemTime>,
}

/// Lists the files below `assets/` and `levels/` in a mod's folder, sorted.
pub(in crate::content) fn list(
    root: &Path,
    limits: &Limits,
    problems: &mut Vec<Problem>,
) -> Vec<Found> {
    let real_root = match root.canonicalize() {
        Ok(real) => real,
        Err(error) => {
            problems.push(Problem::about(root, format!("cannot be opened: {error}")));
            return Vec::new();
        }
    };
    let mut walk = Walk {
        real_root,
        limits,
        problems,
        found: Vec::new(),
    };
    for top in ["assets", "levels"] {
        let folder = root.join(top);
        match folder.symlink_metadata() {
            Ok(_) => _ = walk.entry(folder, top.to_owned(), 0),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => walk.complain(&folder, format!("cannot be opened: {error}")),
        }
    }
    let mut found = walk.found;
    found.sort();
    found
}

struct Walk<'a> {
    real_root: PathBuf,
    limits: &'a Limits,
    problems: &'a mut Vec<Problem>,
    found: Vec<Found>,
}

impl Walk<'_> {
    fn complain(&mut self, path: &Path, message: impl Into<String>) {
        self.problems.push(Problem::about(path, message));
    }

    /// Visits a file or folder. False if there is too much and the walk is over.
    fn entry(&mut self, path: PathBuf, relative: String, depth: usize) -> bool {
        let link = match path.symlink_metadata() {
            Ok(metadata) => metadata.file_type().is_symlink(),
            Err(error) => {
                self.complain(&path, format!("cannot be opened: {error}"));
                return true;
            }
        };
        if link && !self.stays_inside(&path) {
            return true;
        }
        let metadata = match path.metadata() {
            Ok(metadata) => metadata,
            Err(error) => {
                self.complain(&path, format!("cannot be opened: {error}"));
                return true;
            }
        };
        if metadata.is_dir() {
            if link {
                self.complain(&path, "links to folders are not followed");
                return true;
            }
            return self.folder(&path, &relative, depth);
        }
        self.file(path, relative, &metadata)
    }

    fn stays_inside(&mut self, path: &Path) -> bool {
        match path.canonicalize() {
            Ok(real) if real.starts_with(&self.real_root) => true,
            Ok(_) => {
                self.complain(path, "this link leads out of the mod's folder");
                false
            }
            Err(error) => {
                self.complain(path, format!("this link leads nowhere: {error}"));
                false
            }
        }
    }

    fn file(&mut self, path: PathBuf, relative: String, metadata: &fs::Metadata) -> bool {
        let is_ron = relative.ends_with(".ron");
        let most = if is_ron {
            self.limits.file_bytes
        } else {
            self.limits.plain_file_bytes
        };
        if !metadata.is_file() {
            self.complain(&path, "this is neither a file nor a folder");
        } else if metadata.len() > most {
            let size = metadata.len();
            self.complain(
                &path,
                format!("this file is too large: {size} bytes, at most {most}"),
            );
        } else if self.found.len() >= self.limits.files {
            let most = self.limits.files;
            self.complain(
                &path,
                format!("there are too many files: at most {most} are read"),
            );
            return false;
        } else {
            self.found.push(Found {
                relative,
                path,
                bytes: metadata.len(),
                modified: metadata.modified().ok(),
            });
        }
        true
    }

    fn folder(&mut self, path: &Path, relative: &str, depth: usize) -> bool {
        if depth >= self.limits.folders_deep {
            self.complain(path, "folders are nested too deep");
            return true;
        }
        let mut names = Vec::new();
        match fs::read_dir(path) {
            Ok(entries) => {
                for entry in entries.take(self.limits.files + 1).flatten() {
                    match entry.file_name().into_string() {
                        Ok(name) => names.push(name),
                        Err(_) => self.complain(&entry.path(), "this name is not Unicode"),
                    }
                }
            }
            Err(error) => self.complain(path, format!("cannot be opened: {error}")),
        }
        if names.len() > self.limits.files {
            let most = self.limits.files;
            self.complain(
                path,
                format!("there are too many files: at most {most} are read"),
            );
            return false;
        }
        names.sort();
        let hidden = |name: &String| name.starts_with('.') || name.ends_with('~');
        names
            .into_iter()
            .filter(|name| !hidden(name))
            .all(|name| self.entry(path.join(&name), format!("{relative}/{name}"), depth + 1))
    }
}

/// Reads a text file, up to the permitted size.
pub(in crate::content) fn read(
    path: &Path,
    owner: &Arc<str>,
    limits: &Limits,
) -> Result<Arc<Source>, Problem> {
    let most = limits.file_bytes;
    let bytes = read_within(path, most).map_err(|error| {
        let what = match error.kind() {
            ErrorKind::FileTooLarge => error.to_string(),
            _ => format!("cannot be read: {error}"),
        };
        Problem::about(path, what)
    })?;
    match String::from_utf8(bytes) {
        Ok(text) => {
            let text = text
                .strip_prefix('\u{FEFF}')
                .map(str::to_owned)
                .unwrap_or(text);
            Ok(Source::new(path, owner, text))
        }
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let source = Source::new(path, owner, text);
            Err(source.problem(good, "this file is not UTF-8 text"))
        }
    }
}
