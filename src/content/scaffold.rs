//! A mod to start from: [`scaffold`].

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::id::check_namespace;
use super::manifest::MANIFEST;
use super::version::Version;

/// Where each file of the new mod lies, and its text. `{id}` and the like are filled in.
const FILES: [(&str, &str); 5] = [
    (MANIFEST, include_str!("template/mod.ron")),
    ("README.md", include_str!("template/README.md")),
    (
        "assets/rulesets/deck_crawl/rooms/{id}.ron",
        include_str!("template/rooms_text.ron"),
    ),
    (
        "levels/deck_crawl/rooms/{id}.ron",
        include_str!("template/room_board.ron"),
    ),
    (
        "assets/locale/en/{id}.ftl",
        include_str!("template/text.ftl"),
    ),
];

/// Writes a working mod called `id` into a new folder of that name in `parent`, and returns its
/// files, the folder first. An id that is none is [`io::ErrorKind::InvalidInput`], and a folder
/// that is there already [`io::ErrorKind::AlreadyExists`]; nothing is written over.
pub fn scaffold(parent: &Path, id: &str) -> io::Result<Vec<PathBuf>> {
    let refuse = |message: String| io::Error::new(io::ErrorKind::InvalidInput, message);
    check_namespace(id).map_err(|error| refuse(error.to_string()))?;
    if id == super::CORE {
        return Err(refuse("`core` is the game's own content, not a mod".into()));
    }
    fs::create_dir_all(parent)?;
    let folder = parent.join(id);
    fs::create_dir(&folder)?;
    let mut written = vec![folder.clone()];
    for (place, text) in FILES {
        let path = folder.join(filled(place, id));
        if let Some(inside) = path.parent() {
            fs::create_dir_all(inside)?;
        }
        fs::write(&path, filled(text, id))?;
        written.push(path);
    }
    Ok(written)
}

fn filled(text: &str, id: &str) -> String {
    let mut name = id.replace('_', " ");
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text.replace("{id}", id)
        .replace("{name}", &name)
        .replace("{key}", &id.replace('_', "-"))
        .replace("{game}", &Version::of_the_game().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_written_over_and_bad_ids_are_refused() {
        let dir = tempfile::tempdir().expect("a folder");
        for bad in ["", "core", "My Mod", "../out", "a:b"] {
            let error = scaffold(dir.path(), bad).expect_err(bad);
            assert_eq!(error.kind(), io::ErrorKind::InvalidInput, "{bad}");
        }
        let files = scaffold(dir.path(), "my_mod").expect("a mod");
        assert_eq!(files.len(), 1 + FILES.len());
        assert!(files.iter().all(|file| file.exists()));
        let manifest = fs::read_to_string(dir.path().join("my_mod/mod.ron")).expect("a manifest");
        assert!(manifest.contains("name: \"My mod\""), "{manifest}");
        let again = scaffold(dir.path(), "my_mod").expect_err("it is there");
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
    }
}
