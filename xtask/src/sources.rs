//! Fingerprints of the sources of baked files.

use crate::Failure;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// SHA-256 over the named files and all files below the named folders, in order of their paths.
/// Line ends count as line feeds, so that a checkout on Windows gives the same result.
pub fn fingerprint(root: &Path, sources: &[&str]) -> Result<String, Failure> {
    let mut files = Vec::new();
    for source in sources {
        gather(root, source, &mut files)?;
    }
    files.sort();
    files.dedup();
    let mut hasher = Sha256::new();
    for file in &files {
        let mut bytes =
            fs::read(root.join(file)).map_err(|error| format!("{file}: cannot read: {error}"))?;
        bytes.retain(|&byte| byte != b'\r');
        hasher.update(file.as_bytes());
        hasher.update([0]);
        hasher.update(&bytes);
        hasher.update([0]);
    }
    Ok(hasher
        .finalize()
        .iter()
        .fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        }))
}

fn gather(root: &Path, source: &str, files: &mut Vec<String>) -> Result<(), Failure> {
    let path = root.join(source);
    if !path.is_dir() {
        files.push(source.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(&path).map_err(|error| format!("{source}: {error}"))? {
        let name = entry?.file_name();
        let name = name
            .to_str()
            .ok_or_else(|| format!("{source}: a file name is not UTF-8"))?;
        gather(root, &format!("{source}/{name}"), files)?;
    }
    Ok(())
}
