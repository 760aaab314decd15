//! The records and tables of Band Crawl, and the book that they make together.

mod amount;
mod boards;
mod book;
mod drawings;
mod effects;
mod plans;
mod records;
mod tables;
mod taken;
mod together;
mod unused;

pub use amount::{Amount, AmountError};
pub use boards::LATTICE;
pub use book::{
    ArmourIx, Book, DungeonIx, ItemIx, ItemLinks, ProfessionIx, ProfessionLinks, RaceIx, RaceLinks,
    SpellIx, SpellLinks, WeaponIx, WeaponLinks,
};
pub use drawings::{Drawing, DrawnTile, Mark};
pub use effects::{Attack, Effect, SpellEffect, Uses};
pub use plans::Plan;
pub use records::*;
pub use tables::{FindTables, RolledTables};
pub use taken::{NotTaken, TakenLevel};

use super::checks::Harm;
use crate::{content::Registry, dungeon::check_boards, tables::RolledTable};

/// Adds the record types of Band Crawl, and the checks of records together.
pub fn register(registry: Registry) -> Registry {
    registry
        .with::<Race>()
        .with::<Profession>()
        .with::<Reputation>()
        .with::<Weapon>()
        .with::<Armour>()
        .with::<Item>()
        .with::<Spell>()
        .with::<Figures>()
        .with::<RolledTable<Listed>>()
        .with::<RolledTable<Standing>>()
        .with::<RolledTable<Crisis>>()
        .with::<RolledTable<Shot>>()
        .with::<RolledTable<Harm>>()
        .with::<RolledTable<Recovery>>()
        .with::<RolledTable<Reach>>()
        .with::<RolledTable<FoeSpell>>()
        .with::<RolledTable<Find>>()
        .with::<RolledTable<MagicArmour>>()
        .with::<RolledTable<FoeItems>>()
        .with::<RolledTable<BigBad>>()
        .with::<RolledTable<Growth>>()
        .with::<RolledTable<Reason>>()
        .with::<RolledTable<Secret>>()
        .with::<RolledTable<Bones>>()
        .with::<RolledTable<Trap>>()
        .with::<RolledTable<Crossing>>()
        .with::<RolledTable<Tile>>()
        .with::<RolledTable<Force>>()
        .with::<RolledTable<Numbers>>()
        .with::<RolledTable<Encounter>>()
        .with::<RolledTable<Minions>>()
        .with::<RolledTable<Rivals>>()
        .with::<RolledTable<Talk>>()
        .with::<RolledTable<Treasure>>()
        .with::<TileBoard>()
        .with::<DrawnDungeon>()
        .check(together::check)
        .check(check_boards::<TileBoard>)
        .check(boards::check)
        .check_on_request(unused::check_unused)
}
