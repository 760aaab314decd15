//! Things of the dungeon reused on hex boards.

use super::{MIDDLE, sheet};
use crate::draw::map::{fixtures, furniture, passages, treasure};
use crate::ink::Sheet;

/// Scales them down to fit the corners of a hex.
pub fn draw(out: &mut Vec<Sheet>) {
    let things = [
        ("barrel", furniture::barrel(0), 0.9),
        ("keg", furniture::barrel(1), 0.8),
        ("table", furniture::table(), 0.95),
        ("bench", furniture::bench(), 0.95),
        ("bed", furniture::bed(), 0.86),
        ("shelf", furniture::shelf(), 0.9),
        ("throne", furniture::throne(), 0.9),
        ("crates", furniture::crates(), 0.86),
        ("anvil", furniture::anvil(), 0.9),
        ("cage", furniture::cage(), 0.84),
        ("rack", furniture::rack(), 0.9),
        ("altar", fixtures::altar(), 0.95),
        ("statue", fixtures::statue(), 0.88),
        ("well", fixtures::well(), 0.95),
        ("brazier", fixtures::brazier(), 0.9),
        ("campfire", fixtures::campfire(), 0.9),
        ("cauldron", fixtures::cauldron(), 0.9),
        ("pillar", fixtures::pillar(0), 1.0),
        ("sarcophagus", fixtures::coffin(), 0.86),
        ("grave", fixtures::grave(), 0.86),
        ("chest", treasure::chest(treasure::Lid::Shut), 0.95),
        ("stairs_up", passages::stairs("stairs_up", true), 0.8),
        ("stairs_down", passages::stairs("stairs_down", false), 0.8),
    ];
    for (name, drawn, scale) in things {
        let mut s = sheet(name);
        // Furniture that leans on a wall in the dungeon moves to the middle.
        let down = if matches!(name, "shelf" | "rack") {
            36.0
        } else {
            0.0
        };
        s.place(&drawn, (MIDDLE.0, MIDDLE.1 + down), scale, 0.0);
        out.push(s);
    }
}
