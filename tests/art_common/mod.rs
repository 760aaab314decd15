//! The fingerprint that baking records of its sources.

use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

use sha2::{Digest, Sha256};

/// The folder of the checkout.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn gather(source: &str, files: &mut BTreeSet<String>) {
    let path = root().join(source);
    if !path.is_dir() {
        files.insert(source.to_owned());
        return;
    }
    for entry in fs::read_dir(&path).unwrap_or_else(|error| panic!("{source}: {error}")) {
        let name = entry.expect("an entry of a source folder").file_name();
        gather(
            &format!("{source}/{}", name.to_str().expect("a UTF-8 file name")),
            files,
        );
    }
}

/// The fingerprint of the current files and folders of sources.
pub fn fingerprint(sources: &[String]) -> String {
    let mut files = BTreeSet::new();
    for source in sources {
        gather(source, &mut files);
    }
    let mut hasher = Sha256::new();
    for file in &files {
        let mut bytes =
            fs::read(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        bytes.retain(|&byte| byte != b'\r');
        hasher.update(file.as_bytes());
        hasher.update([0]);
        hasher.update(&bytes);
        hasher.update([0]);
    }
    hasher
        .finalize()
        .iter()
        .fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        })
}
