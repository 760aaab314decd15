//! One program at a time on the player's files.

use std::{
    fmt,
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
};

/// Keeps other programs out of a folder while it lives; the system releases it even if the program
/// is killed.
#[derive(Debug)]
pub struct FolderLock {
    /// `None` if nothing can be written, so that nothing can be lost either.
    _file: Option<File>,
}

/// Another program has the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FolderInUse(PathBuf);

impl FolderInUse {
    /// The folder that the other program has.
    pub fn folder(&self) -> &Path {
        &self.0
    }
}

impl fmt::Display for FolderInUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Tabledelve is running already with the files in {}; close it first, or give this one \
             a folder of its own with --data-dir",
            self.0.display()
        )
    }
}

impl std::error::Error for FolderInUse {}

impl FolderLock {
    /// Takes the lock of a folder, which need not exist yet.
    ///
    /// # Errors
    /// Another program has it.
    pub(super) fn take(folder: &Path) -> Result<FolderLock, FolderInUse> {
        let open = || {
            fs::create_dir_all(folder)?;
            let mut options = File::options();
            options.create(true).truncate(false).write(true);
            options.open(folder.join(".lock"))
        };
        let Ok(file) = open() else {
            return Ok(FolderLock { _file: None });
        };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(FolderInUse(folder.to_owned())),
            // A file system without locks.
            Err(TryLockError::Error(_)) => Ok(FolderLock { _file: None }),
            Ok(()) => Ok(FolderLock { _file: Some(file) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_program_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = FolderLock::take(folder.path()).expect("nobody is there");
        assert_eq!(
            FolderLock::take(folder.path()).expect_err("somebody is there"),
            FolderInUse(folder.path().to_owned())
        );
        drop(first);
        FolderLock::take(folder.path()).expect("nobody is there any more");
    }

    #[test]
    fn where_nothing_can_be_written_nothing_is_locked() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let below = file.path().join("folder");
        let _first = FolderLock::take(&below).expect("there can be no folder");
        FolderLock::take(&below).expect("there can be no folder");
    }
}
