use std::{
    collections::BTreeMap,
    fmt, fs, io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::sealed::{self, seal, unseal, write_atomically};
use crate::game::{Replay, ReplayProblem};

/// A game as it is kept between two sessions of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveFile {
    /// The whole game.
    pub replay: Replay,
    /// The state at the moment of saving, as RON, for play with other content.
    pub checkpoint: String,
    /// Whether it is a practice branch.
    pub practice: bool,
    /// The players' own words, by key.
    pub notes: BTreeMap<String, String>,
    /// Who sits where: seat by seat whether a bot plays it.
    pub seats: BTreeMap<String, String>,
    /// One line in words about where the game stands, for the list of saves.
    pub summary: String,
}

/// Why a save cannot be used. The file is left as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveProblem {
    /// It cannot be read at all.
    Io(String),
    /// It is not a save of this program.
    Foreign,
    /// It ends too early.
    Truncated,
    /// Something in it was changed.
    Damaged,
    /// A newer program wrote it, in this format.
    Newer(u32),
    /// It is whole, but the game in it does not fit the content.
    Replay(ReplayProblem),
    /// It is whole, but its state needs content that is not there.
    Content(String),
}

impl fmt::Display for SaveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveProblem::Io(why) => write!(f, "cannot be read: {why}"),
            SaveProblem::Foreign => write!(f, "is not a save of Tabledelve"),
            SaveProblem::Truncated => write!(f, "is cut off: its end is missing"),
            SaveProblem::Damaged => {
                write!(f, "is damaged: its content does not match its checksum")
            }
            SaveProblem::Newer(format) => {
                write!(
                    f,
                    "was written by a newer version of Tabledelve (format {format})"
                )
            }
            SaveProblem::Replay(why) => write!(f, "cannot be continued: {why}"),
            SaveProblem::Content(why) => write!(f, "needs content that is not there: {why}"),
        }
    }
}

impl std::error::Error for SaveProblem {}

/// What the first line calls a save.
const KIND: &str = "save";

impl SaveFile {
    /// The newest format that this program reads and writes.
    pub const FORMAT: u32 = 1;

    /// The bytes of the file: a line with format, length and checksum, then RON.
    pub fn bytes(&self) -> Vec<u8> {
        let body = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new().depth_limit(2))
            .unwrap_or_default();
        seal(KIND, SaveFile::FORMAT, &body)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(bytes: &[u8]) -> Result<Self, SaveProblem> {
        let body = unseal(KIND, SaveFile::FORMAT, bytes)?;
        ron::from_str(body).map_err(|_| SaveProblem::Damaged)
    }
}

/// The folder of saves: each slot with its newest file and a few older ones.
#[derive(Clone, Debug)]
pub struct SaveStore {
    folder: PathBuf,
}

/// A file in the folder of saves.
#[derive(Clone, Debug)]
pub struct SaveListing {
    /// Where it lies.
    pub path: PathBuf,
    /// Seconds since 1970 when it was written, by the file system.
    pub written: u64,
    /// What is in it, or what is wrong with it.
    pub save: Result<SaveFile, SaveProblem>,
}

impl SaveStore {
    /// How many older files of a slot are kept beside the newest.
    pub const OLDER: usize = 3;

    /// The store in a folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        SaveStore {
            folder: folder.into(),
        }
    }

    /// A name like the given one that no save has yet.
    pub fn unused(&self, name: &str) -> String {
        let numbered = (2..1000).map(|n| format!("{name}-{n}"));
        std::iter::once(name.to_owned())
            .chain(numbered)
            .find(|slot| !self.path(slot, 0).exists())
            .unwrap_or_else(|| name.to_owned())
    }

    /// The file of a slot; `age` 0 is the newest.
    pub fn path(&self, slot: &str, age: usize) -> PathBuf {
        let name = sealed::file_name(slot);
        self.folder.join(if age == 0 {
            format!("{name}.save")
        } else {
            format!("{name}.save.{age}")
        })
    }

    /// Writes a save into a slot: at once whole or not at all.
    ///
    /// # Errors
    /// The folder cannot be written; the file that was there is still there.
    pub fn write(&self, slot: &str, save: &SaveFile) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        write_atomically(&self.path(slot, 0), &save.bytes())
    }

    /// Moves the files of a slot one age on, so that the newest is kept when a new one is written.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn rotate(&self, slot: &str) -> io::Result<()> {
        for age in (0..SaveStore::OLDER).rev() {
            let from = self.path(slot, age);
            if !from.exists() {
                continue;
            }
            if age == 0 {
                // A copy, so that there is never a moment without a newest file.
                write_atomically(&self.path(slot, 1), &fs::read(from)?)?;
            } else {
                fs::rename(from, self.path(slot, age + 1))?;
            }
        }
        Ok(())
    }

    /// Reads one file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(path: &Path) -> Result<SaveFile, SaveProblem> {
        SaveFile::parse(&sealed::read(path)?)
    }

    /// Every save in the folder, newest first; damaged ones too, with what is wrong.
    pub fn list(&self) -> Vec<SaveListing> {
        let Ok(folder) = fs::read_dir(&self.folder) else {
            return Vec::new();
        };
        let mut found: Vec<SaveListing> = folder
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| {
                let name = path
                    .file_name()
                    .and_then(|name| name.to_str())
                    .unwrap_or("");
                name.ends_with(".save") || name.contains(".save.")
            })
            .map(|path| SaveListing {
                written: written(&path),
                save: SaveStore::read(&path),
                path,
            })
            .collect();
        found.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.path.cmp(&b.path)));
        found
    }

    /// Removes every file of a slot, for a game that is over.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn remove(&self, slot: &str) -> io::Result<()> {
        for path in (0..=SaveStore::OLDER).map(|age| self.path(slot, age)) {
            match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

fn written(path: &Path) -> u64 {
    fs::metadata(path)
        .and_then(|data| data.modified())
        .ok()
        .and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok())
        .map_or(0, |since| since.as_secs())
}
