//! The records of Band Crawl.

mod characters;
mod delving;
mod dungeons;
mod fights;
mod figures;
mod foes;
mod gear;
mod magic;
mod secrets;

pub use characters::{Acts, Listed, Profession, Race, Reputation, Standing};
pub use delving::{Force, Numbers, Reason, Tile, TileBoard, TileKind, Treasure};
pub use dungeons::DrawnDungeon;
pub use fights::{Crisis, Excuse, Reaction, Recovery, Shot};
pub use figures::Figures;
pub use foes::{BigBad, Encounter, Growth, Minions, Rivals, Talk};
pub use gear::{
    Armour, Find, FindKind, FoeItems, Grips, Item, Lasts, MagicArmour, Melee, Renews, Shooting,
    Weapon,
};
pub use magic::{FoeSpell, Reach, Reached, Side, Spell};
pub use secrets::{Bones, Crossing, Secret, Trap};
