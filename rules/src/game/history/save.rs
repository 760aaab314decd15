use std::{
    collections::BTreeMap,
    fmt, fs, io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::sealed::{self, seal, unseal};
use crate::content::{prepare, write_with_folder};
use crate::game::{Replay, ReplayProblem, digest_of};

/// A game as stored between sessions of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveFile {
    /// The whole game.
    pub replay: Replay,
    /// The state at the moment of saving, as RON, for play with other content.
    pub checkpoint: String,
    /// [`digest_of_checkpoint`](Self::digest_of_checkpoint) when it was saved; none in saves of
    /// format 1.
    #[serde(default)]
    pub checkpoint_digest: Option<String>,
    /// True for a practice branch.
    pub practice: bool,
    /// The players' own words, by key.
    pub notes: BTreeMap<String, String>,
    /// Seats and whether a bot plays them.
    pub seats: BTreeMap<String, String>,
    /// One line about the state of the game, for the list of saves.
    pub summary: String,
}

/// The reason a save cannot be used. The file is left as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveProblem {
    /// It cannot be read.
    Io(String),
    /// It is not one of this program's saves.
    Foreign,
    /// It ends too early.
    Truncated,
    /// Its contents were changed.
    Damaged,
    /// A newer program wrote it, in this format.
    Newer(u32),
    /// It is intact, but the game in it does not fit the content.
    Replay(ReplayProblem),
    /// It is intact, but its state needs content that is not there.
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

/// The word for a save in its first line.
const KIND: &str = "save";

impl SaveFile {
    /// The newest format that this program reads and writes.
    pub const FORMAT: u32 = 2;

    /// The digest of the checkpoint and of the game that it belongs to, as 16 hex digits. Taken of
    /// the text, it stays the same when a later program keeps more in a state.
    pub fn digest_of_checkpoint(&self) -> String {
        let game = (&self.replay.game, &self.replay.setup, self.replay.seed);
        let digest = digest_of(&(game, &self.replay.digest, &self.checkpoint));
        digest.to_string()
    }

    /// The bytes of the file: a line with format, length and checksum, then RON.
    pub fn bytes(&self) -> Vec<u8> {
        let body = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new().depth_limit(2))
            .unwrap_or_default();
        seal(KIND, SaveFile::FORMAT, &body).into_bytes()
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// The file is damaged, foreign or too new.
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
    pub path: PathBuf,
    /// Time of writing in seconds since 1970, according to the file system.
    pub written: u64,
    /// Its contents, or the problem with it.
    pub save: Result<SaveFile, SaveProblem>,
}

impl SaveStore {
    /// Number of older files of a slot kept beside the newest.
    pub const OLDER: usize = 3;

    /// The store in a folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        SaveStore {
            folder: folder.into(),
        }
    }

    /// A variation of the given name that no save has yet.
    pub fn unused(&self, name: &str) -> String {
        self.never_used(name, |_| false)
    }

    /// A variation of the given name that no save has, nor `had`: whoever deletes a game and plays
    /// its seed again plays another game, whose result counts.
    pub fn never_used(&self, name: &str, had: impl Fn(&str) -> bool) -> String {
        let is_free = |slot: &str| !self.path(slot, 0).exists() && !had(slot);
        sealed::free_name(name, '-', is_free)
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

    /// Writes a save over the newest one of a slot, whole or not at all.
    ///
    /// # Errors
    /// The folder cannot be written; the previous file is still there.
    pub fn write(&self, slot: &str, save: &SaveFile) -> io::Result<()> {
        write_with_folder(&self.path(slot, 0), &save.bytes())
    }

    /// Writes a save into a slot; the previous newest becomes the first of the older ones.
    ///
    /// # Errors
    /// The folder cannot be written, or the newest one cannot be read; every file is still there.
    pub fn write_and_keep(&self, slot: &str, save: &SaveFile) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let newest = self.path(slot, 0);
        // Everything that needs room on the disk comes first, so that a full one costs no older
        // file.
        let written = prepare(&newest, &save.bytes())?;
        let before = match fs::read(&newest) {
            Ok(bytes) => Some(prepare(&self.path(slot, 1), &bytes)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if let Some(before) = before {
            for age in (1..SaveStore::OLDER).rev() {
                match fs::rename(self.path(slot, age), self.path(slot, age + 1)) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                    _ => {}
                }
            }
            before.commit()?;
        }
        written.commit()
    }

    /// Removes the leftovers of a program killed while writing. Nobody else may be writing into
    /// the folder.
    pub fn clear_unfinished(&self) {
        let Ok(folder) = fs::read_dir(&self.folder) else {
            return;
        };
        for path in folder.flatten().map(|entry| entry.path()) {
            let name = path.file_name().and_then(|name| name.to_str());
            if name.is_some_and(|name| name.starts_with('.') && name.contains(".save")) {
                // It is not listed either way; it may go next time.
                let _ = fs::remove_file(path);
            }
        }
    }

    /// Reads one file.
    ///
    /// # Errors
    /// The file is damaged or cannot be read.
    pub fn read(path: &Path) -> Result<SaveFile, SaveProblem> {
        SaveFile::parse(&sealed::read(path)?)
    }

    /// Every save in the folder, newest first, including damaged ones with the problem.
    pub fn list(&self) -> Vec<SaveListing> {
        let Ok(folder) = fs::read_dir(&self.folder) else {
            return Vec::new();
        };
        let mut found: Vec<SaveListing> = folder
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| is_save(path))
            .map(|path| SaveListing {
                written: written(&path),
                save: SaveStore::read(&path),
                path,
            })
            .collect();
        found.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.path.cmp(&b.path)));
        found
    }

    /// Removes every file of a slot, for a finished game.
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

/// True for `SLOT.save`, `SLOT.save.1` and so on, and not for a file still being written.
fn is_save(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    let Some((slot, age)) = name.and_then(|name| name.rsplit_once(".save")) else {
        return false;
    };
    let older = |age: &str| (1..=SaveStore::OLDER).any(|known| age == known.to_string());
    !slot.starts_with('.') && (age.is_empty() || age.strip_prefix('.').is_some_and(older))
}

fn written(path: &Path) -> u64 {
    fs::metadata(path)
        .and_then(|data| data.modified())
        .ok()
        .and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok())
        .map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_that_is_played_again_is_another_game() {
        let folder = tempfile::tempdir().unwrap();
        let store = SaveStore::new(folder.path());
        let slot = |had: &[&str]| store.never_used("deck_crawl-4", |slot| had.contains(&slot));
        assert_eq!(slot(&[]), "deck_crawl-4");
        assert_eq!(slot(&["deck_crawl-4"]), "deck_crawl-4-2");
        std::fs::write(store.path("deck_crawl-4-2", 0), "").unwrap();
        assert_eq!(slot(&["deck_crawl-4"]), "deck_crawl-4-3");
    }
}
