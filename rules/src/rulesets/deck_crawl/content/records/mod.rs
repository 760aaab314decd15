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
