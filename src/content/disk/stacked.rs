//! The files of the game with those of its mods laid over them: [`Files`].

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::files::{Found, Limits, list};
use crate::content::CORE;

/// The files of the game and of the mods in use, each at its place: relative to the folder of the
/// game or the mod, with `/` between the parts, as in `assets/sound/door.wav`. Where several have
/// a file at one place, that of the last mod counts. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Files {
    layers: Vec<Arc<Layer>>,
}

/// What the game or one mod brings along.
#[derive(Debug)]
struct Layer {
    owner: Arc<str>,
    files: BTreeMap<String, Filed>,
}

/// A file as it was when the folder was looked through.
#[derive(Debug, PartialEq, Eq)]
struct Filed {
    path: PathBuf,
    bytes: u64,
    modified: Option<SystemTime>,
}

impl Files {
    /// The game's own files alone, in the folder that holds `assets/` and `levels/`.
    pub fn of_game(root: &Path) -> Self {
        let found = list(root, &Limits::default(), &mut Vec::new());
        Self::default().with(&CORE.into(), &found)
    }

    /// These files, and over them those of a mod.
    pub(in crate::content) fn with(&self, owner: &Arc<str>, found: &[Found]) -> Self {
        let filed = |file: &Found| Filed {
            path: file.path.clone(),
            bytes: file.bytes,
            modified: file.modified,
        };
        let files = found
            .iter()
            .map(|file| (file.relative.clone(), filed(file)));
        let layer = Layer {
            owner: owner.clone(),
            files: files.collect(),
        };
        let mut layers = self.layers.clone();
        layers.push(Arc::new(layer));
        Self { layers }
    }

    /// The file to use for a place: that of the last mod that has one. A place that leads out of
    /// the mods finds nothing.
    pub fn file(&self, place: &str) -> Option<&Path> {
        let mut layers = self.layers.iter().rev();
        layers.find_map(|layer| Some(layer.files.get(place)?.path.as_path()))
    }

    /// The file to use for each place below a folder.
    pub fn below(&self, folder: &str) -> BTreeMap<&str, &Path> {
        self.all_below(folder)
            .map(|(_, place, filed)| (place, filed.path.as_path()))
            .collect()
    }

    /// Every file below a folder, also those that a later mod has replaced: the mod's id, the
    /// place, and the file. In the order of the mods, then of the places.
    pub fn each_below(&self, folder: &str) -> impl Iterator<Item = (&str, &str, &Path)> {
        self.all_below(folder)
            .map(|(owner, place, filed)| (owner, place, filed.path.as_path()))
    }

    fn all_below(&self, folder: &str) -> impl Iterator<Item = (&str, &str, &Filed)> {
        let folder = format!("{}/", folder.trim_end_matches('/'));
        self.layers.iter().flat_map(move |layer| {
            let from = layer.files.range(folder.clone()..);
            let end = folder.clone();
            from.take_while(move |(place, _)| place.starts_with(&end))
                .map(|(place, filed)| (&*layer.owner, place.as_str(), filed))
        })
    }

    /// The files of whoever has the last word about a place, and of the mods after it.
    pub fn from_last(&self, place: &str) -> Self {
        let has = |layer: &Arc<Layer>| layer.files.contains_key(place);
        let first = self.layers.iter().rposition(has).unwrap_or(0);
        Self {
            layers: self.layers[first..].to_vec(),
        }
    }

    /// The game's own files without those of the mods.
    pub fn without_mods(&self) -> Self {
        let own = |layer: &&Arc<Layer>| &*layer.owner == CORE;
        Self {
            layers: self.layers.iter().filter(own).cloned().collect(),
        }
    }

    /// Whether what counts below a folder is the same here and there: the same files, and none of
    /// them written to since.
    pub fn same_below(&self, other: &Self, folder: &str) -> bool {
        fn counting<'a>(files: &'a Files, folder: &str) -> BTreeMap<&'a str, &'a Filed> {
            files
                .all_below(folder)
                .map(|(_, place, filed)| (place, filed))
                .collect()
        }
        counting(self, folder) == counting(other, folder)
    }
}
