//! Reading files within a size limit, and writing them whole or not at all.

use std::{
    fs, io,
    io::{Read as _, Write as _},
    path::Path,
};

use atomic_write_file::AtomicWriteFile;

/// Reads a file of at most this many bytes. A pipe that never ends is given up at the same limit.
///
/// # Errors
/// It cannot be read, or is larger.
pub fn read_within(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if waits(path) {
        let pipe = "this is a pipe: opening it would wait for somebody to write";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, pipe));
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?
        .take(most + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let large = format!("this file is too large: at most {most} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, large));
    }
    Ok(bytes)
}

/// True for a named pipe. Those that a shell hands over as `/dev/fd/63` have somebody at the other
/// end already.
#[cfg(unix)]
fn waits(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    let pipe = fs::metadata(path).is_ok_and(|data| data.file_type().is_fifo());
    pipe && !["/dev", "/proc"].iter().any(|it| path.starts_with(it))
}

#[cfg(not(unix))]
fn waits(_: &Path) -> bool {
    false
}

/// True if the reason is that there is no such file, or that a parent is a file itself.
pub fn is_missing(error: &io::Error) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory)
}

/// Writes a file so that it ends up as either the old or the new one, even after a crash.
///
/// # Errors
/// The file cannot be written; the old one is still there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    prepare(path, bytes)?.commit()
}

/// The same, making the folder first where there is none.
///
/// # Errors
/// The folder or the file cannot be written; the old file is still there.
pub fn write_with_folder(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // The parent of a bare file name is empty.
    if let Some(folder) = path.parent().filter(|it| !it.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    write_whole(path, bytes)
}

/// Writes the bytes of a file to the disk, to replace it when they are committed.
///
/// # Errors
/// The folder cannot be written, or the disk is full.
pub fn prepare(path: &Path, bytes: &[u8]) -> io::Result<AtomicWriteFile> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    // A full disk may only be noticed here.
    file.sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_larger_is_not_read() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        write_whole(file.path(), b"1234").expect("our own file");
        assert_eq!(read_within(file.path(), 4).expect("it fits"), b"1234");
        let large = read_within(file.path(), 3).expect_err("it does not fit");
        assert_eq!(large.kind(), io::ErrorKind::FileTooLarge);
    }

    #[cfg(unix)]
    #[test]
    fn pipes_are_neither_read_for_ever_nor_waited_for() {
        assert!(read_within(Path::new("/dev/zero"), 100_000).is_err());
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|status| status.success()), "a pipe");
        let why = read_within(&pipe, 4).expect_err("nobody writes into it");
        assert!(why.to_string().contains("this is a pipe"), "{why}");
    }
}
