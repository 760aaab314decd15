//! Every baked picture must have been made from the present sources.
//!
//! The check needs no renderer: baking records a fingerprint of the sources in the index, and this
//! test computes the same fingerprint again.

mod art_common;

use art_common::{fingerprint, root};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

#[derive(Deserialize)]
struct Index {
    source_hash: String,
    sources: Vec<String>,
    sprites: BTreeMap<String, Place>,
    pictures: BTreeMap<String, Picture>,
    touches: BTreeMap<String, (u32, u32)>,
}

#[derive(Deserialize)]
struct Place {
    x: u32,
    y: u32,
    w: u32,
    h: u32,
}

#[derive(Deserialize)]
struct Picture {
    file: String,
    w: u32,
    h: u32,
}

fn indices() -> Vec<(PathBuf, Index)> {
    let folder = root().join("assets/art/atlas");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("assets/art/atlas can be listed")
        .map(|entry| entry.expect("an entry of assets/art/atlas").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "there are atlases");
    let parsed = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("an index is UTF-8 text");
        let index = ron::from_str(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        (path, index)
    };
    files.into_iter().map(parsed).collect()
}

#[test]
fn baked_art_matches_its_sources() {
    for (path, index) in indices() {
        assert_eq!(
            index.source_hash,
            fingerprint(&index.sources),
            "{} is older than its sources; run `cargo xtask bake`",
            path.display()
        );
    }
}

#[test]
fn every_sprite_lies_inside_its_atlas_and_apart_from_the_others() {
    for (path, index) in indices() {
        let places: Vec<(&String, &Place)> = index.sprites.iter().collect();
        if !places.is_empty() {
            let picture = path.with_extension("png");
            let (width, height) = image::image_dimensions(&picture)
                .unwrap_or_else(|error| panic!("{picture:?}: {error}"));
            for (name, place) in &places {
                assert!(
                    place.x + place.w <= width && place.y + place.h <= height,
                    "{name} sticks out of {picture:?}"
                );
            }
        }
        for (i, (name, a)) in places.iter().enumerate() {
            for (other, b) in &places[i + 1..] {
                let apart =
                    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
                assert!(apart, "{name} and {other} overlap in {}", path.display());
            }
        }
    }
}

#[test]
fn every_single_picture_has_the_size_its_index_says() {
    for (_, index) in indices() {
        for picture in index.pictures.values() {
            let file = root().join("assets/art").join(&picture.file);
            let size =
                image::image_dimensions(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
            assert_eq!(size, (picture.w, picture.h), "{}", picture.file);
        }
    }
}

#[test]
fn every_mouse_pointer_touches_inside_of_its_picture() {
    let mut pointers = 0;
    for (_, index) in indices() {
        for (name, touch) in &index.touches {
            let picture = &index.pictures[name];
            assert!(touch.0 < picture.w && touch.1 < picture.h, "{name}");
            pointers += 1;
        }
    }
    assert!(pointers > 0, "there are mouse pointers");
}

#[test]
fn no_picture_lies_about_that_nothing_draws() {
    let mut drawn = BTreeSet::new();
    for (path, index) in indices() {
        if !index.sprites.is_empty() {
            drawn.insert(path.with_extension("png"));
        }
        let files = index.pictures.values().map(|picture| &picture.file);
        drawn.extend(files.map(|file| root().join("assets/art").join(file)));
    }
    for folder in ["atlas", "ui"] {
        let folder = root().join("assets/art").join(folder);
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
            let path = entry.expect("an entry of a folder of art").path();
            let picture = path.extension().is_some_and(|extension| extension == "png");
            assert!(
                !picture || drawn.contains(&path),
                "{path:?} is drawn by nothing"
            );
        }
    }
}
