//! Reading the atlases and the rules of drawing, each atlas by a thread of its own.

use std::collections::BTreeMap;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bevy::log::warn;

use super::art::Atlas;
use crate::content::{Files, Problem};
use crate::dungeon::atlas::Atlas as Sheet;
use crate::dungeon::hexes::{HexRules, read_hex_rules};
use crate::dungeon::{TileRules, read_rules};

/// Everything read from files; the part that takes the most time.
#[derive(Default)]
pub(super) struct Drawings {
    pub sheets: BTreeMap<Atlas, Sheet>,
    pub rules: Option<TileRules>,
    pub hexes: Option<HexRules>,
}

/// Drawings on their way: every atlas is read by a thread of its own.
pub(super) struct Reading {
    arriving: Mutex<Receiver<(Atlas, Option<Sheet>)>>,
    sheets: BTreeMap<Atlas, Option<Sheet>>,
}

impl Reading {
    /// Starts reading; `wake` is called whenever an atlas has arrived.
    pub fn begin(files: &Files, wake: impl Fn() + Clone + Send + 'static) -> Reading {
        let (done, arriving) = mpsc::channel();
        for atlas in Atlas::ALL {
            let (files, done, wake) = (files.clone(), done.clone(), wake.clone());
            thread::spawn(move || {
                let sheet = usable(&files, |files| Sheet::read(files, atlas.file()));
                // Nobody is waiting for it if the files have changed again meanwhile.
                let _ = done.send((atlas, sheet));
                wake();
            });
        }
        Reading {
            arriving: Mutex::new(arriving),
            sheets: BTreeMap::new(),
        }
    }

    /// Part of the atlases read so far, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.sheets.len() as f32 / Atlas::ALL.len() as f32
    }

    /// Takes what has arrived; true once everything has.
    pub fn look(&mut self) -> bool {
        let arriving = self
            .arriving
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        self.sheets.extend(arriving.try_iter());
        self.sheets.len() == Atlas::ALL.len()
    }

    /// The atlases with the rules of drawing. Anything that could not be read was named in the
    /// program's log, and the game's own has taken its place.
    pub fn finish(self, files: &Files) -> Drawings {
        let sheets = self.sheets.into_iter();
        let sheets: BTreeMap<Atlas, Sheet> = sheets
            .filter_map(|(atlas, sheet)| Some((atlas, sheet?)))
            .collect();
        let map = sheets.get(&Atlas::Map);
        let rules = usable(files, |files| {
            read_rules(files, |name| map.is_some_and(|map| map.has(name)))
        });
        let hex = sheets.get(&Atlas::Hex);
        let hexes = usable(files, |files| {
            read_hex_rules(files, |name| hex.is_some_and(|hex| hex.has(name)))
        });
        Drawings {
            sheets,
            rules,
            hexes,
        }
    }
}

/// Reads something with the files of mods over those of the game, or failing that without them.
fn usable<T>(files: &Files, read: impl Fn(&Files) -> Result<T, Problem>) -> Option<T> {
    let complain = |problem: &Problem| warn!("{problem}");
    let with_mods = read(files).inspect_err(complain);
    let found = with_mods.or_else(|_| read(&files.without_mods()).inspect_err(complain));
    found.ok()
}
