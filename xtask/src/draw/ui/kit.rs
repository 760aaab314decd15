//! The game's own drawings, from which pictures are composed.

use crate::Failure;
use crate::draw::{cards, dice, map, tokens};
use crate::ink::{Point, Sheet};
use std::collections::BTreeMap;
use std::path::Path;

/// Every drawing used in the picture, by atlas and name.
pub(super) struct Kit(BTreeMap<(&'static str, String), Sheet>);

impl Kit {
    pub(super) fn new(root: &Path) -> Result<Self, Failure> {
        let mut all = BTreeMap::new();
        for (atlas, sprites) in [
            ("map", map::sprites()),
            ("tokens", tokens::sprites(root)?),
            ("cards", cards::sprites(root)?),
            ("dice", dice::sprites()),
        ] {
            for sprite in sprites {
                all.insert((atlas, sprite.sheet.name().to_owned()), sprite.sheet);
            }
        }
        Ok(Self(all))
    }

    pub(super) fn put(
        &self,
        s: &mut Sheet,
        atlas: &'static str,
        name: &str,
        at: Point,
        scale: f32,
        turn: f32,
    ) {
        if let Some(sheet) = self.0.get(&(atlas, name.to_owned())) {
            s.place(sheet, at, scale, turn);
        } else {
            // Only a mistake in this file can name a missing drawing.
            panic!("the title names {name}, which is not in {atlas}");
        }
    }

    /// One drawing by atlas and name.
    pub(super) fn get(&self, atlas: &'static str, name: &str) -> Option<&Sheet> {
        self.0.get(&(atlas, name.to_owned()))
    }
}
