//! The records of Deck Crawl.

mod abilities;
mod dungeon;
mod figures;
mod foes;
mod goods;
mod heroes;

pub use abilities::{Ability, AbilityEffect, AbilityTarget, SpendLimit, Timing};
pub use dungeon::{
    ChestLook, DungeonCard, Meaning, RoomBoard, RoomTag, RoomText, Stranger, Strangers, TrapKind,
};
pub use figures::Figures;
pub use foes::{Dragon, MonsterFigures, MonsterKind};
pub use goods::{EquipmentSlot, Item, Wearer};
pub use heroes::{Class, Pool, PoolGrant, Race};

/// Makes a type a result of a kind of table, with a check of each.
macro_rules! entry {
    ($type:ty, $kind:literal) => {
        impl crate::tables::TableEntry for $type {
            const KIND: &'static str = concat!("deck_crawl/tables/", $kind);
        }
    };
    ($type:ty, $kind:literal, |$this:ident, $at:ident, $report:ident| $body:block) => {
        impl crate::tables::TableEntry for $type {
            const KIND: &'static str = concat!("deck_crawl/tables/", $kind);
            fn validate(&self, $at: &str, $report: &mut crate::content::Report) {
                let $this = self;
                $body
            }
        }
    };
}

use entry;
