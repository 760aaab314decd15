//! The records and tables of Card Grid, and the book that they make together.

mod book;
mod cards;
mod effects;
mod figures;
mod foes;
mod rooms;
mod skills;

pub use book::{
    AttackIx, Book, CharacterIx, DefenceIx, FoeIx, GearIx, ListIx, Needs, ObstacleIx,
    ObstacleLinks, PurposeIx, SpellIx, ThreatIx, ThreatLinks, rolled,
};
pub use cards::{AttackCard, Category, CharacterCard, DefenceCard, GearCard, ReadyHero, SpellCard};
pub use effects::{Ability, Effect, FoeTrait, On, Power, Trait, When};
pub use figures::Figures;
pub use foes::{Foe, FoeStyle, Mind, Reason, Threat, Twist, TwistEffect};
pub use rooms::{
    Cost, DungeonList, Gain, ListedPlace, ListedRoom, ListedWay, Loss, Obstacle, PurposeRow,
    RoomPurpose, Way,
};
pub use skills::{FoeKind, Skill, Skills};

use crate::{content::Registry, tables::RolledTable};

/// Adds the record types of Card Grid.
pub fn register(registry: Registry) -> Registry {
    registry
        .with::<CharacterCard>()
        .with::<AttackCard>()
        .with::<DefenceCard>()
        .with::<GearCard>()
        .with::<SpellCard>()
        .with::<Foe>()
        .with::<Threat>()
        .with::<RoomPurpose>()
        .with::<Obstacle>()
        .with::<DungeonList>()
        .with::<ReadyHero>()
        .with::<Figures>()
        .with::<RolledTable<PurposeRow>>()
}
