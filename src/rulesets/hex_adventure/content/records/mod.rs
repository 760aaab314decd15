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
mod weapons;

pub use adventure::{
    Adventure, Checked, Choice, Contested, Ending, Entry, FightPlan, FirstSide, Outcome, Shop,
    SleepStop,
};
pub use armours::Armour;
pub use board::{Board, Ground, Letter};
pub use figures::Figures;
pub use foes::FoeKind;
pub use goods::Good;
pub use heroes::HeroKind;
pub use plot::{Condition, PlotEffect, PlotWord};
pub use settings::Setting;
pub use skills::Skill;
pub use spells::{Spell, SpellSource};
pub use weapons::Weapon;

/// Makes a type a kind of record, with a check of each.
macro_rules! record {
    ($type:ty, $kind:literal) => {
        impl crate::content::Record for $type {
            const KIND: &'static str = concat!("hex_adventure/", $kind);
        }
    };
    ($type:ty, $kind:literal, |$this:ident, $report:ident| $body:block) => {
        impl crate::content::Record for $type {
            const KIND: &'static str = concat!("hex_adventure/", $kind);
            fn validate(&self, $report: &mut crate::content::Report) {
                let $this = self;
                $body
            }
        }
    };
}

use record;
