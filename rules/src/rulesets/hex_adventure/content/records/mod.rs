//! The record types of Hex Adventure.

mod adventure;
mod armours;
mod board;
mod figures;
mod foes;
mod goods;
mod heroes;
mod plot;
mod settings;
mod skills;
mod spells;
mod tactics;
mod weapons;

pub use adventure::{
    Adventure, Checked, Choice, Contested, Ending, Entry, FightPlan, FirstSide, Goal, Outcome,
    Risk, Shop, SleepStop,
};
pub use armours::Armour;
pub use board::{FightBoard, Letter};
pub use figures::Figures;
pub use foes::FoeKind;
pub use goods::Good;
pub use heroes::HeroKind;
pub use plot::{Condition, MOST_COUNTED, PlotEffect, PlotWord};
pub use settings::Setting;
pub use skills::Skill;
pub use spells::{Spell, SpellSource};
pub use tactics::{Blocked, Casts, Prey, Reacts, Stand, Tactics};
pub use weapons::Weapon;
