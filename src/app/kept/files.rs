//! The player's own small files, such as settings: read at the start, written when they change.

use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use serde::{Serialize, de::DeserializeOwned};

use crate::app::frame::notice::Notice;
use crate::content::{is_missing, read_within, write_whole, write_with_folder};

/// Size limit, far beyond any such file.
const LARGEST: u64 = 16 << 20;
/// Number of damaged files of the same name that are kept.
const MOST_ASIDE: usize = 9;

/// Reads a file, falling back on defaults if it is missing or damaged. A damaged one is also backed
/// up, because the next change overwrites it.
pub(in crate::app) fn read<T: DeserializeOwned + Default>(file: &Path) -> (T, Option<Notice>) {
    let why = match read_within(file, LARGEST) {
        Ok(bytes) => match ron::de::from_bytes(&bytes) {
            Ok(value) => return (value, None),
            Err(error) => error.to_string(),
        },
        // If even the folder cannot exist there is nothing to read; writing will report it.
        Err(error) if is_missing(&error) => return Default::default(),
        Err(error) => error.to_string(),
    };
    let tell = match put_aside(file) {
        Ok(copy) => Notice::put_aside(file, &why, &copy),
        Err(_) => Notice::unreadable(file, &why),
    };
    (T::default(), Some(tell))
}

/// Writes a file atomically.
///
/// # Errors
/// The folder or file cannot be written; an older file is then untouched.
pub(in crate::app) fn write<T: Serialize>(file: &Path, value: &T) -> io::Result<()> {
    let text = ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default())
        .map_err(io::Error::other)?;
    write_with_folder(file, text.as_bytes())
}

/// The first free name among `name-0001.ext` and so on.
pub(in crate::app) fn unused(folder: &Path, name: &str, extension: &str) -> PathBuf {
    (1..10_000)
        .map(|n| folder.join(format!("{name}-{n:04}.{extension}")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| folder.join(format!("{name}.{extension}")))
}

/// Copies a damaged file to a new name beside it; if that fails, moves it there.
fn put_aside(file: &Path) -> io::Result<PathBuf> {
    let content = read_within(file, LARGEST);
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let copy = (1..=MOST_ASIDE)
        .map(|n| file.with_file_name(format!("{name}.damaged-{n}")))
        .find(|copy| match (&content, fs::read(copy)) {
            // The same file was backed up in an earlier run.
            (Ok(content), Ok(there)) => *content == there,
            (_, there) => there.is_err_and(|error| error.kind() == ErrorKind::NotFound),
        })
        .ok_or(ErrorKind::AlreadyExists)?;
    match content {
        Ok(content) => write_whole(&copy, &content)?,
        Err(_) => fs::rename(file, &copy)?,
    }
    Ok(copy)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn damaged(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder).unwrap().flatten();
        let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.filter(|name| name.contains("damaged")).collect();
        names.sort();
        names
    }

    #[test]
    fn what_was_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/list.ron");
        assert_eq!(read::<Vec<u8>>(&file).0, Vec::<u8>::new());
        write(&file, &vec![1_u8, 2]).unwrap();
        let (list, problem) = read::<Vec<u8>>(&file);
        assert_eq!(list, [1, 2]);
        assert!(problem.is_none());
    }

    #[test]
    fn a_damaged_file_is_put_aside_once_and_never_lost() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("list.ron");
        for (garbage, so_far) in [("[1,", 1), ("[1,", 1), ("[[", 2)] {
            fs::write(&file, garbage).unwrap();
            let (list, problem) = read::<Vec<u8>>(&file);
            assert!(list.is_empty());
            let told = problem.expect("it is told").details.join("\n");
            assert!(told.contains("list.ron"), "{told}");
            assert_eq!(damaged(folder.path()).len(), so_far);
            // The file itself is still there for repair.
            assert_eq!(fs::read_to_string(&file).unwrap(), garbage);
        }
        write(&file, &vec![3_u8]).unwrap();
        let kept = damaged(folder.path());
        let first = fs::read_to_string(folder.path().join(&kept[0])).unwrap();
        assert_eq!(first, "[1,");
    }

    #[test]
    fn what_cannot_even_be_read_is_moved_out_of_the_way() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("list.ron");
        fs::create_dir(&file).unwrap();
        let (_, problem) = read::<Vec<u8>>(&file);
        assert!(problem.is_some() && !file.exists());
        write(&file, &vec![3_u8]).unwrap();
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error_and_no_panic() {
        let folder = tempfile::tempdir().unwrap();
        let blocked = folder.path().join("file");
        fs::write(&blocked, "").unwrap();
        let file = blocked.join("list.ron");
        assert!(read::<Vec<u8>>(&file).1.is_none());
        assert!(write(&file, &vec![3_u8]).is_err());
    }
}
