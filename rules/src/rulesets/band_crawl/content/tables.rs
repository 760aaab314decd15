//! The tables of the book that rules look up by name.

use std::collections::BTreeMap;

use super::{
    super::checks::Harm, BigBad, Bones, Crossing, Encounter, Find, FindKind, FoeItems, FoeSpell,
    Force, Growth, MagicArmour, Numbers, Reason, Recovery, Rivals, Secret, Shot, Standing, Talk,
    Tile, Trap, Treasure,
};
use crate::{
    content::{BookProblem, Library, RecordId, Ref},
    tables::{Placed, RolledTable, TableEntry, Tables},
};

/// The tables of magical items, one for each kind.
#[derive(Clone, Debug)]
pub struct FindTables([Placed<Find>; 5]);

impl FindTables {
    /// The table of a kind.
    pub fn of(&self, kind: FindKind) -> &Placed<Find> {
        &self.0[kind as usize]
    }

    /// The id of the table of a kind.
    pub(super) fn id(kind: FindKind) -> &'static str {
        match kind {
            FindKind::Armour => "core:armour",
            FindKind::Tool => "core:tool",
            FindKind::Clothing => "core:clothing",
            FindKind::Weapon => "core:weapon",
            FindKind::Potion => "core:potion",
        }
    }
}

/// The tables of the book.
#[derive(Clone, Debug)]
pub struct RolledTables {
    /// All of them by index, with those that records name.
    pub all: Tables,
    /// How far a grunt is from the reputation of its list.
    pub standing: Placed<Standing>,
    /// Shots.
    pub shooting: Placed<Shot>,
    /// Damage by shots.
    pub shooting_damage: Placed<Harm>,
    /// Damage in melee.
    pub melee_damage: Placed<Harm>,
    /// Recovery from being out of the fight.
    pub recovery: Placed<Recovery>,
    /// The spells that foes choose.
    pub foe_spells: Placed<FoeSpell>,
    /// Magical items, by kind.
    pub finds: FindTables,
    /// The class of magical armour.
    pub armour_class: Placed<MagicArmour>,
    /// The items of a foe.
    pub foe_items: Placed<FoeItems>,
    /// The Big Bad, by the reputation of the star: up to 4, 5, from 6.
    pub big_bads: [Placed<BigBad>; 3],
    /// The rise of a Big Bad below the star.
    pub growth: Placed<Growth>,
    /// The reason for an adventure.
    pub reasons: Placed<Reason>,
    /// The contents of secret rooms.
    pub secrets: Placed<Secret>,
    /// The things among bones.
    pub bones: Placed<Bones>,
    /// Traps.
    pub trap: Placed<Trap>,
    /// Crossings.
    pub crossing: Placed<Crossing>,
    /// Dungeon tiles.
    pub tiles: Placed<Tile>,
    /// Hidden forces.
    pub force: Placed<Force>,
    /// The number of opponents.
    pub numbers: Placed<Numbers>,
    /// Encounters.
    pub encounters: Placed<Encounter>,
    /// Rivals.
    pub rivals: Placed<Rivals>,
    /// Talks with rivals.
    pub talk: Placed<Talk>,
    /// Treasure.
    pub treasure: Placed<Treasure>,
}

impl RolledTables {
    /// Takes the tables from loaded content.
    pub(super) fn new(library: &Library) -> Result<Self, BookProblem> {
        let mut all = Tables::default();
        let mut find = |kind| all.take(library, FindTables::id(kind));
        let finds = FindTables([
            find(FindKind::Armour)?,
            find(FindKind::Tool)?,
            find(FindKind::Clothing)?,
            find(FindKind::Weapon)?,
            find(FindKind::Potion)?,
        ]);
        Ok(RolledTables {
            finds,
            standing: all.take(library, "core:standing")?,
            shooting: all.take(library, "core:shooting")?,
            shooting_damage: all.take(library, "core:shooting_damage")?,
            melee_damage: all.take(library, "core:melee_damage")?,
            recovery: all.take(library, "core:recovery")?,
            foe_spells: all.take(library, "core:foe_spells")?,
            armour_class: all.take(library, "core:armour_class")?,
            foe_items: all.take(library, "core:foe_items")?,
            big_bads: [
                all.take(library, "core:big_bad_4")?,
                all.take(library, "core:big_bad_5")?,
                all.take(library, "core:big_bad_6")?,
            ],
            growth: all.take(library, "core:growth")?,
            reasons: all.take(library, "core:reasons")?,
            secrets: all.take(library, "core:secrets")?,
            bones: all.take(library, "core:bones")?,
            trap: all.take(library, "core:trap")?,
            crossing: all.take(library, "core:crossing")?,
            tiles: all.take(library, "core:tiles")?,
            force: all.take(library, "core:force")?,
            numbers: all.take(library, "core:numbers")?,
            encounters: all.take(library, "core:encounters")?,
            rivals: all.take(library, "core:rivals")?,
            talk: all.take(library, "core:talk")?,
            treasure: all.take(library, "core:treasure")?,
            all,
        })
    }

    /// The Big Bads for a star of this reputation.
    pub fn big_bads_for(&self, rep: i32) -> &Placed<BigBad> {
        &self.big_bads[(rep - 4).clamp(0, 2) as usize]
    }
}

/// Tables of one kind that records name.
pub(super) struct NamedTables<T>(BTreeMap<RecordId, Placed<T>>);

impl<T: TableEntry + Clone> NamedTables<T> {
    /// Takes all tables of the kind.
    pub(super) fn new(all: &mut Tables, library: &Library) -> Result<Self, BookProblem> {
        let ids = library.all::<RolledTable<T>>().iter().map(|(id, _)| id);
        let placed = ids.map(|id| Ok((id.clone(), all.take(library, id.as_str())?)));
        Ok(NamedTables(placed.collect::<Result<_, _>>()?))
    }

    /// The table that a record names.
    pub(super) fn known(&self, id: &Ref<RolledTable<T>>) -> Result<Placed<T>, BookProblem> {
        let found = self.0.get(id.id()).cloned();
        found.ok_or_else(|| BookProblem::no_record(id.id()))
    }
}
