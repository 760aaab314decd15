//! Hex Adventure: strength, dexterity, intelligence and three dice on a board of hexes, inside
//! adventures of numbered entries.

pub mod content;

use crate::content::Registry;

/// Registers the types of records that Hex Adventure is made of.
pub fn register(registry: Registry) -> Registry {
    use content::{
        Adventure, Armour, Board, Figures, FoeKind, Good, HeroKind, Setting, Skill, Spell, Weapon,
    };
    registry
        .with::<Figures>()
        .with::<Setting>()
        .with::<Skill>()
        .with::<Weapon>()
        .with::<Armour>()
        .with::<Spell>()
        .with::<Good>()
        .with::<FoeKind>()
        .with::<HeroKind>()
        .with::<Board>()
        .with::<Adventure>()
}
