//! The catalogue, boards and adventures of Hex Adventure as RON records.

mod analysis;
mod book;
mod effects;
mod field;
mod graph;
mod records;

pub use analysis::{check, exits};
pub use book::{
    AdventureIx, ArmourIx, BoardIx, Book, FoeIx, GoodIx, HeroIx, Outfit, SettingIx, SkillIx,
    SpellIx, Thing, WeaponIx,
};
pub use effects::{Attribute, Effect, Lasts, Power, SkillEffect, Target, WeaponTrait, Who};
pub use field::{Field, Terrain};
pub use graph::svg;
pub use records::{
    Adventure, Armour, Board, Checked, Choice, Condition, Contested, Ending, Entry, FightPlan,
    Figures, FirstSide, FoeKind, Good, Ground, HeroKind, Letter, Outcome, PlotEffect, PlotWord,
    Setting, Shop, Skill, SleepStop, Spell, SpellSource, Weapon,
};
