//! A mod to start from: [`scaffold`].

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::manifest::MANIFEST;
use super::version::Version;
use crate::content::id::check_namespace;

/// The files of every new mod: path and text.
const FILES: [(&str, &str); 2] = [
    (MANIFEST, include_str!("template/mod.ron")),
    ("README.md", include_str!("template/README.md")),
];

/// What a mod of examples is about.
const ABOUT: &str = "A room of its own and something to read on the way.";

/// A file that shows part of what a mod can hold. In its path and text `{id}` and `{name}` stand
/// for the new mod, `{key}` for its id as written in keys of texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// Its path in the mod.
    pub place: &'static str,
    /// Its content in a few words, for the mod's README.
    pub holds: &'static str,
    pub text: &'static str,
}

/// A file of a new mod that was made for it: nothing in it is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewFile {
    /// Its path in the mod.
    pub place: String,
    /// Its content in a few words, for the mod's README.
    pub holds: String,
    pub text: String,
}

/// Writes a working mod called `id` with these examples into a new folder of that name in
/// `parent`, and returns its files, the folder first.
///
/// # Errors
/// An invalid id is [`io::ErrorKind::InvalidInput`], and an existing folder
/// [`io::ErrorKind::AlreadyExists`]; nothing is overwritten.
pub fn scaffold(parent: &Path, id: &str, examples: &[Example]) -> io::Result<Vec<PathBuf>> {
    let files = examples.iter().map(|example| NewFile {
        place: filled(example.place, id),
        holds: filled(example.holds, id),
        text: filled(example.text, id),
    });
    scaffold_of(parent, id, ABOUT, &files.collect::<Vec<_>>())
}

/// The same with these files, and a sentence on what they are about.
///
/// # Errors
/// As with [`scaffold`].
pub fn scaffold_of(
    parent: &Path,
    id: &str,
    about: &str,
    files: &[NewFile],
) -> io::Result<Vec<PathBuf>> {
    let refuse = |message: String| io::Error::new(io::ErrorKind::InvalidInput, message);
    check_namespace(id).map_err(|error| refuse(error.to_string()))?;
    if id == crate::content::CORE {
        return Err(refuse("`core` is the game's own content, not a mod".into()));
    }
    fs::create_dir_all(parent)?;
    let folder = parent.join(id);
    if folder.try_exists()? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    // Whole or not at all: it gets its name once everything is in it.
    let unfinished = parent.join(format!(".{id}.unfinished"));
    let written = write(&unfinished, (id, about), files)
        .and_then(|written| fs::rename(&unfinished, &folder).map(|()| written));
    if written.is_err() {
        // What cannot be removed either is hidden, and written over by the next try.
        let _ = fs::remove_dir_all(&unfinished);
    }
    let inside = written?.into_iter().map(|place| folder.join(place));
    Ok(std::iter::once(folder.clone()).chain(inside).collect())
}

/// Writes the files of a new mod into a folder, and returns their places in it.
fn write(folder: &Path, (id, about): (&str, &str), files: &[NewFile]) -> io::Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    let rows = files
        .iter()
        .map(|file| format!("| `{}` | {} |\n", file.place, file.holds));
    let rows: String = rows.collect();
    let own = FILES.map(|(place, text)| {
        let text = filled(text, id).replace("{about}", about);
        let text = text.replace("{examples}\n", &rows);
        (place.to_owned(), text)
    });
    let more = files.iter().map(|it| (it.place.clone(), it.text.clone()));
    for (place, text) in own.into_iter().chain(more) {
        let place = PathBuf::from(place);
        let path = folder.join(&place);
        if let Some(inside) = path.parent() {
            fs::create_dir_all(inside)?;
        }
        fs::write(&path, text)?;
        written.push(place);
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
            let error = scaffold(dir.path(), bad, &[]).expect_err(bad);
            assert_eq!(error.kind(), io::ErrorKind::InvalidInput, "{bad}");
        }
        let example = Example {
            place: "assets/locale/en/{id}.ftl",
            holds: "text",
            text: "{key}-name = {name}",
        };
        let files = scaffold(dir.path(), "my_mod", &[example]).expect("a mod");
        assert_eq!(files.len(), 1 + FILES.len() + 1);
        assert!(files.iter().all(|file| file.exists()));
        let manifest = fs::read_to_string(dir.path().join("my_mod/mod.ron")).expect("a manifest");
        assert!(manifest.contains("name: \"My mod\""), "{manifest}");
        let read = |file: &str| fs::read_to_string(dir.path().join("my_mod").join(file));
        let text = read("assets/locale/en/my_mod.ftl").expect("the example");
        assert_eq!(text, "my-mod-name = My mod");
        let readme = read("README.md").expect("the README");
        assert!(
            readme.contains("| `assets/locale/en/my_mod.ftl` | text |"),
            "{readme}"
        );
        // A file stands where a folder is needed, as on a disk that is full.
        let nowhere = Example {
            place: "mod.ron/too",
            ..example
        };
        scaffold(dir.path(), "half", &[nowhere]).expect_err("it cannot be written");
        let left = fs::read_dir(dir.path()).expect("the folder");
        assert_eq!(left.count(), 1, "half a mod is left");
        let again = scaffold(dir.path(), "my_mod", &[]).expect_err("it is there");
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
    }
}
