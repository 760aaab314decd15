//! The records and tables of Dungeon Dive.
//!
//! Two vocabularies make all of it: `Effect` for what happens, `Trait` for what is so.

mod acts;
mod amounts;
mod basics;
mod book;
mod characters;
mod delving;
mod effects;
mod figures;
mod foes;
mod gear;
mod magic;
mod maps;
mod tactics;
mod together;
mod traits;
mod whole;
mod workings;

pub use acts::{Act, Aim, Area, Cost, Count, Moment, Pool, Range, Time};
pub use amounts::{AttackBonus, Dc, Lasts, Plus, Rolled, SaveAgain, SaveAt};
pub use basics::{
    Ability, Challenge, Coins, Cover, CreatureKind, DamageKind, Light, Rest, Scores, Sense, Size,
    Skill, Speeds,
};
pub use book::{
    ArmourIx, Book, CardIx, ClassIx, ConditionIx, FeatureIx, FoeIx, GearIx, HeroIx, HiredIx,
    Imposed, ItemIx, MapIx, PathIx, RaceIx, Source, SpellIx, TerrainIx, TrapIx, WeaponIx,
};
pub use characters::{
    Casting, Class, Column, Feature, Gain, HiredHand, HiredRole, Knows, Package, Path, Race,
    ReadyHero,
};
pub use delving::{
    Failed, Find, Hoard, HoardRow, ItemRow, Trap, TrapRoom, TrapRow, TrapWay, Trove, TroveRow,
    Victims,
};
pub use effects::{Effect, Idea, Obscured, Restored, Standard, SummonActs, Zone};
pub use figures::{CoreConditions, DungeonLevel, Figures, SheetSize};
pub use foes::{Answer, Foe, FoeCasting, Mind, Routine, WanderingCard};
pub use gear::{
    Armour, ArmourGroup, Form, Gear, ItemSpell, MagicItem, Property, Rarity, Slot, Weapon,
    WeaponGroup,
};
pub use magic::{Components, Condition, Higher, School, Spell};
pub use maps::{DiveMap, DoorFacts, Lamp, STARTS, Sheet, Terrain, entrances};
pub use tactics::{Style, Tactics, Worths};
pub use traits::{Roll, Trait, When};
pub use workings::{Frame, Held, Says, Step, Workings, ZoneWorks};

use crate::{content::Registry, dungeon::check_boards, tables::RolledTable};

/// Adds the record types of Dungeon Dive, and the checks of records together.
pub fn register(registry: Registry) -> Registry {
    registry
        .with::<Condition>()
        .with::<Spell>()
        .with::<Feature>()
        .with::<Race>()
        .with::<Class>()
        .with::<Path>()
        .with::<ReadyHero>()
        .with::<HiredHand>()
        .with::<Weapon>()
        .with::<Armour>()
        .with::<Gear>()
        .with::<MagicItem>()
        .with::<Foe>()
        .with::<WanderingCard>()
        .with::<Trap>()
        .with::<TrapRoom>()
        .with::<DiveMap>()
        .with::<Terrain>()
        .with::<Figures>()
        .with::<Tactics>()
        .with::<RolledTable<TroveRow>>()
        .with::<RolledTable<HoardRow>>()
        .with::<RolledTable<TrapRow>>()
        .with::<RolledTable<ItemRow>>()
        .check(together::check)
        .check_on_request(whole::check)
        .check(check_boards::<DiveMap>)
        .check(check_boards::<TrapRoom>)
}
