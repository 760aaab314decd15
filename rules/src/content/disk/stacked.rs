//! The files of the game with those of its mods laid over them: [`Files`].

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::files::{Found, Limits, list};
use crate::content::CORE;

/// Folder of the pictures on pages.
const PICTURES: &str = "assets/art/pictures";

/// The files of the game and of the mods in use, each under its path relative to the folder of the
/// game or the mod, with `/` between the parts, as in `assets/sound/door.wav`. If several have a
/// file with the same path, the last mod's is used. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Files {
    layers: Vec<Arc<Layer>>,
}

/// The files of the game or one mod.
#[derive(Debug)]
struct Layer {
    owner: Arc<str>,
    files: BTreeMap<String, Filed>,
}

/// A file as found when the folder was searched.
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

    /// These files with a mod's laid over them.
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

    /// The file in effect for a path: that of the last mod that has one. A path that leads out of
    /// the mods finds nothing.
    pub fn file(&self, place: &str) -> Option<&Path> {
        let mut layers = self.layers.iter().rev();
        layers.find_map(|layer| Some(layer.files.get(place)?.path.as_path()))
    }

    /// The picture of a page by its name: `assets/art/pictures/NAME.png`.
    pub fn picture(&self, name: &str) -> Option<&Path> {
        self.file(&format!("{PICTURES}/{name}.png"))
    }

    /// The names of all pictures of pages.
    pub fn pictures(&self) -> impl Iterator<Item = &str> {
        let below = self.below(PICTURES).into_keys();
        below.filter_map(|place| {
            let name = place.strip_prefix(PICTURES)?.strip_prefix('/')?;
            name.strip_suffix(".png")
        })
    }

    /// The file in effect for each path below a folder.
    pub fn below(&self, folder: &str) -> BTreeMap<&str, &Path> {
        self.all_below(folder)
            .map(|(_, place, filed)| (place, filed.path.as_path()))
            .collect()
    }

    /// Every file below a folder, including those that a later mod replaced: the mod's id, the
    /// path, and the file. In the order of the mods, then of the paths.
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

    /// The files of the last mod that has this path, and of the mods after it.
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

    /// True if the files in effect below a folder are the same in both, and none has been written
    /// to since.
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
