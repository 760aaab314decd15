//! The catalogue, boards and adventures of Hex Adventure as RON records.

mod analysis;
mod book;
mod effects;
mod field;
mod graph;
mod marks;
mod records;
mod unused;

pub use analysis::{check, dangling, exits};
pub use book::{
    AdventureIx, ArmourIx, BoardIx, Book, FoeIx, FoeLinks, GoodIx, HeroIx, Outfit, Possession,
    SettingIx, SkillIx, SpellIx, TacticsIx, WeaponIx,
};
pub use effects::{Aimed, Attribute, Effect, Lasts, Power, SkillEffect, WeaponTrait, Who};
pub use field::Field;
pub use graph::svg;
pub use records::{
    Adventure, Armour, Blocked, Casts, Checked, Choice, Condition, Contested, Ending, Entry,
    FightBoard, FightPlan, Figures, FirstSide, FoeKind, Goal, Good, HeroKind, Letter, MOST_COUNTED,
    Outcome, PlotEffect, PlotWord, Prey, Reacts, Risk, Setting, Shop, Skill, SleepStop, Spell,
    SpellSource, Stand, Tactics, Weapon,
};
pub use unused::check_unused;
