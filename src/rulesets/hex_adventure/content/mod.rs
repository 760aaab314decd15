//! The catalogue, boards and adventures of Hex Adventure as RON records.

mod effects;
mod records;

pub use effects::{Attribute, Effect, Lasts, Power, SkillEffect, Target, WeaponTrait, Who};
pub use records::{
    Adventure, Armour, Board, Checked, Choice, Condition, Contested, Ending, Entry, FightPlan,
    Figures, FirstSide, FoeKind, Good, Ground, HeroKind, Letter, Outcome, PlotEffect, PlotWord,
    Setting, Shop, Skill, SleepStop, Spell, SpellSource, Weapon,
};
