//! Files of the player that are changed or removed by hand: saves, maps, campaigns.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::content::{read_within, write_whole};

/// Size limit, far beyond any such file.
const LARGEST: u64 = 64 << 20;

/// Removed files, which can still be put back.
#[derive(Debug, Default)]
pub struct Removed(Vec<(PathBuf, Vec<u8>, SystemTime)>);

impl Removed {
    /// Removes these files.
    ///
    /// # Errors
    /// A file cannot be read or removed, with its path; those before it are put back.
    pub fn remove(files: &[PathBuf]) -> Result<Removed, (PathBuf, io::Error)> {
        let mut removed = Removed::default();
        for file in files {
            let taken = read_within(file, LARGEST).and_then(|bytes| {
                let written = fs::metadata(file)?.modified()?;
                fs::remove_file(file)?;
                Ok((file.clone(), bytes, written))
            });
            match taken {
                Ok(taken) => removed.0.push(taken),
                Err(error) => {
                    // Whatever cannot be put back either is reported with the first error.
                    let _ = removed.put_back();
                    return Err((file.clone(), error));
                }
            }
        }
        Ok(removed)
    }

    /// Writes the files again, as old as they were.
    ///
    /// # Errors
    /// A file cannot be written, with its path.
    pub fn put_back(&self) -> Result<(), (PathBuf, io::Error)> {
        for (file, bytes, written) in &self.0 {
            let put = write_whole(file, bytes).and_then(|()| set_modified(file, *written));
            put.map_err(|error| (file.clone(), error))?;
        }
        Ok(())
    }
}

/// Writes over a file without making it any newer: lists are in the order of age.
///
/// # Errors
/// The file cannot be written; the older one is then untouched.
pub(in crate::app) fn rewrite(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = fs::metadata(file)?.modified()?;
    write_whole(file, bytes)?;
    set_modified(file, written)
}

fn set_modified(file: &Path, written: SystemTime) -> io::Result<()> {
    File::options()
        .write(true)
        .open(file)?
        .set_modified(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removed_files_can_be_put_back_as_old_as_they_were() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        for name in ["a", "b"] {
            fs::write(file(name), name).unwrap();
        }
        let age = |name: &str| fs::metadata(file(name)).unwrap().modified().unwrap();
        let long_ago = SystemTime::UNIX_EPOCH;
        set_modified(&file("a"), long_ago).unwrap();
        let removed = Removed::remove(&[file("a"), file("b")]).unwrap();
        assert!(!file("a").exists() && !file("b").exists());
        removed.put_back().unwrap();
        assert_eq!(fs::read_to_string(file("b")).unwrap(), "b");
        assert_eq!(age("a"), long_ago);
        rewrite(&file("a"), b"new").unwrap();
        assert_eq!(age("a"), long_ago);
    }

    #[test]
    fn nothing_is_removed_if_something_cannot_be() {
        let folder = tempfile::tempdir().unwrap();
        let there = folder.path().join("there");
        fs::write(&there, "it").unwrap();
        let missing = folder.path().join("missing");
        let (named, _) = Removed::remove(&[there.clone(), missing.clone()]).unwrap_err();
        assert_eq!(named, missing);
        assert_eq!(fs::read_to_string(there).unwrap(), "it");
    }
}
