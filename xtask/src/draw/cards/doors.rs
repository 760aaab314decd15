//! Faces of what waits behind a door of Dungeon Dive: one for each sixth of its cards.

use super::faces::{archway, picture};
use super::frame::WIDTH;
use crate::Failure;
use crate::atlas::Sprite;
use crate::draw::tokens;
use crate::ink::{Colour, LAPIS, OCHRE, OXBLOOD, STONE, Sheet, VERDIGRIS, rect};
use std::path::Path;

/// A name, the colour of its ground, and whose busts look out: the first in front of the others.
const DOORS: [(&str, Colour, [&str; 3]); 6] = [
    ("door_beasts", OCHRE, ["wolf", "giant_spider", "tiger"]),
    ("door_tribes", VERDIGRIS, ["hobgoblin", "gnoll", "bugbear"]),
    (
        "door_people",
        LAPIS,
        ["bandit_captain", "cultist", "berserker"],
    ),
    ("door_dead", STONE, ["skeleton", "ghast", "spectre"]),
    ("door_monsters", OXBLOOD, ["owlbear", "manticore", "harpy"]),
    (
        "door_guests",
        LAPIS,
        ["fire_elemental", "animated_armour", "imp"],
    ),
];

/// Draws all of them.
pub fn draw(root: &Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let tokens = tokens::sprites(root)?;
    for (name, ground, busts) in DOORS {
        let mut s = picture(name, ground);
        archway(&mut s);
        s.clip(&rect(18.0, 18.0, WIDTH - 36.0, 164.0));
        let places = [
            ((58.0, 92.0), 0.6, 0.85),
            ((122.0, 92.0), 0.6, 0.85),
            ((90.0, 146.0), 0.86, 1.0),
        ];
        let [front, left, right] = busts;
        for (bust, (at, scale, opacity)) in [left, right, front].into_iter().zip(places) {
            let sheet = tokens.iter().find(|it| it.sheet.name() == bust);
            let Sprite { sheet, .. } = sheet.ok_or_else(|| format!("{name}: no bust {bust}"))?;
            s.place_at(sheet, at, scale, 0.0, opacity);
        }
        s.end();
        out.push(s);
    }
    Ok(())
}
