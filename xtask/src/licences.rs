//! Licences of the third-party code and fonts in the program, to be shipped with it.

use crate::Failure;
use crate::cargo;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Lower-case prefixes of licence file names.
const NAMES: [&str; 8] = [
    "license",
    "licence",
    "unlicense",
    "copying",
    "copyright",
    "notice",
    "ofl",
    "ufl",
];
/// Library of the fonts that the program's build script takes into it.
const BUILT_IN: &str = "typst-assets-";
/// Extensions that are fonts rather than texts.
const FONTS: [&str; 2] = ["ttf", "otf"];

/// Licences of all libraries linked into the program, each text once.
pub fn of_libraries(root: &Path) -> Result<String, Failure> {
    let folders = folders(root)?;
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut without = Vec::new();
    let built_in = folders.keys().filter(|name| name.starts_with(BUILT_IN));
    let mut libraries = linked(root)?;
    libraries.extend(built_in.cloned());
    for library in libraries {
        let folder = folders
            .get(&library)
            .ok_or_else(|| format!("cargo does not say where {library} lies"))?;
        let found = in_folder(folder)?;
        if found.is_empty() {
            without.push(format!("{library}{}", named(folder)?));
        }
        for text in found {
            texts.entry(text).or_default().insert(library.clone());
        }
    }
    Ok(page(&texts, &without))
}

/// Every text with the libraries it applies to, in order of their names.
fn page(texts: &BTreeMap<String, BTreeSet<String>>, without: &[String]) -> String {
    let rule = "=".repeat(80);
    let mut page = String::from(
        "Tabledelve is built of these libraries and fonts by others. Their licences follow.\n",
    );
    let mut by_library: Vec<_> = texts.iter().map(|(text, of)| (of, text)).collect();
    by_library.sort();
    for (libraries, text) in by_library {
        let names: Vec<&str> = libraries.iter().map(String::as_str).collect();
        // Writing to a string does not fail.
        let _ = write!(page, "\n{rule}\n{}\n\n{text}\n", names.join(", "));
    }
    if !without.is_empty() {
        let _ = write!(
            page,
            "\n{rule}\nWithout a text of their own, under the licence that they name:\n\n{}\n",
            without.join("\n")
        );
    }
    page
}

/// Libraries in the program, as `name-version`, without build dependencies.
fn linked(root: &Path) -> Result<BTreeSet<String>, Failure> {
    let tree = cargo(
        root,
        &[
            "tree",
            "--locked",
            "--package",
            "tabledelve",
            "--edges",
            "normal",
        ],
        &["--prefix", "none", "--format", "{p}"],
    )?;
    // Each line holds the name, the version, and further details in brackets.
    Ok(tree
        .lines()
        .filter(|line| !line.contains("(proc-macro)"))
        .filter_map(|line| {
            let mut words = line.split(' ');
            let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
            Some(format!("{name}-{version}"))
        })
        // The program and its rules are our own.
        .filter(|library| !library.starts_with("tabledelve"))
        .collect())
}

/// Source folders of all libraries, by `name-version`.
fn folders(root: &Path) -> Result<BTreeMap<String, PathBuf>, Failure> {
    let metadata = cargo(root, &["metadata", "--locked"], &["--format-version", "1"])?;
    let manifests = crate::dist::quoted_after(&metadata, "\"manifest_path\":");
    Ok(manifests
        .filter_map(|manifest| {
            let folder = PathBuf::from(manifest).parent()?.to_path_buf();
            Some((folder.file_name()?.to_str()?.to_owned(), folder))
        })
        .collect())
}

/// Licence texts in a folder, and those next to fonts in it.
fn in_folder(folder: &Path) -> Result<Vec<String>, Failure> {
    let mut found = Vec::new();
    let mut places = vec![(folder.to_path_buf(), 0)];
    while let Some((place, depth)) = places.pop() {
        let mut files = Vec::new();
        let entries =
            fs::read_dir(&place).map_err(|error| format!("{}: {error}", place.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_file() {
                files.push(path);
            } else if depth < 2 {
                places.push((path, depth + 1));
            }
        }
        files.sort();
        let has_fonts = files
            .iter()
            .any(|file| FONTS.iter().any(|end| ends(file, end)));
        for file in files {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let name = name.to_lowercase();
            let by_name = depth == 0 && NAMES.iter().any(|start| name.starts_with(start));
            if (by_name && !ends(&file, "rs")) || (has_fonts && ends(&file, "txt")) {
                let bytes =
                    fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
                found.push(tidy(&String::from_utf8_lossy(&bytes)));
            }
        }
    }
    Ok(found)
}

fn ends(file: &Path, extension: &str) -> bool {
    file.extension()
        .is_some_and(|its| its.eq_ignore_ascii_case(extension))
}

/// Normalizes the line ends of a text.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// Authors and licence named by a library's manifest.
fn named(folder: &Path) -> Result<String, Failure> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
    let value = |key: &str, end: char| {
        let (_, rest) = manifest.split_once(&format!("\n{key} = "))?;
        let (value, _) = rest.get(1..)?.split_once(end)?;
        Some(value)
    };
    let licence = value("license", '"')
        .ok_or_else(|| format!("{}: it names no licence", folder.display()))?;
    let authors = value("authors", ']').unwrap_or_default();
    let authors: Vec<&str> = authors.split('"').skip(1).step_by(2).collect();
    let by = if authors.is_empty() { "" } else { ", by " };
    Ok(format!("{by}{}: {licence}", authors.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_library_and_font_stands_with_its_licence() {
        let page = of_libraries(&crate::repository_root()).expect("the licences");
        for part in [
            // The typeface, egui's own fonts, the engine.
            "Libertinus Project Authors",
            "UBUNTU FONT LICENCE Version 1.0",
            "bevy_egui-",
            "Emil Ernerfeldt",
            "SIL OPEN FONT LICENSE",
        ] {
            assert!(page.contains(part), "{part} is missing");
        }
        assert!(!page.contains("xtask"), "what only builds it is not in it");
    }

    #[test]
    fn equal_texts_are_said_once() {
        let texts = BTreeMap::from([
            (
                "do as you like".to_owned(),
                ["b-1.0".to_owned(), "a-1.0".to_owned()].into(),
            ),
            ("but ask".to_owned(), ["c-2.0".to_owned()].into()),
        ]);
        let page = page(&texts, &["d-3.0: MIT".to_owned()]);
        let places: Vec<_> = ["a-1.0, b-1.0\n\ndo as", "c-2.0\n\nbut ask", "d-3.0: MIT"]
            .into_iter()
            .map(|part| page.find(part).expect(part))
            .collect();
        assert!(places.is_sorted());
        assert_eq!(tidy("a  \r\nb\r\n\r\n"), "a\nb");
    }
}
