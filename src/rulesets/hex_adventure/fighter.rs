//! A hero or foe, for reading.

use bevy_ecs::{component::Component, entity::Entity, world::World};

use super::{
    components::{
        Activity, Attributes, Effects, FighterId, FighterKind, Health, Held, Lasting, Listed,
        Skills, Spells, Story, Weapons, Worn,
    },
    content::{SkillIx, SpellIx},
};
use crate::{game::Position, grid::Cell};

/// A hero or foe: an entity whose components are read one by one.
#[derive(Clone, Copy)]
pub struct Fighter<'w> {
    /// Its id.
    pub id: FighterId,
    /// Its place on the board, standing or lying.
    pub at: Option<Cell>,
    /// ST as it is now.
    pub st: i32,
    /// True if it is not dead, out or gone.
    pub up: bool,
    entity: Entity,
    world: &'w World,
}

impl<'w> Fighter<'w> {
    /// The fighter that a table lists.
    pub fn of(world: &'w World, listed: &Listed) -> Self {
        Fighter {
            id: listed.id,
            at: listed.at,
            st: listed.st,
            up: listed.up,
            entity: listed.entity,
            world,
        }
    }

    fn get<C: Component>(self) -> &'w C {
        let found = self.world.get::<C>(self.entity);
        found.expect("every fighter has its components")
    }

    /// Its place on the board, read from the component.
    pub fn position(self) -> Option<Cell> {
        let position = self.world.get::<Position>(self.entity)?;
        Some(position.0)
    }

    /// Hero or kind of foe.
    pub fn kind(self) -> FighterKind {
        *self.get()
    }

    /// ST, DX and IQ by nature.
    pub fn base(self) -> [i32; 3] {
        self.get::<Attributes>().0
    }

    /// Skills, in points.
    pub fn skills(self) -> &'w [(SkillIx, u8)] {
        &self.get::<Skills>().0
    }

    /// Spells and devices that it knows.
    pub fn spells(self) -> &'w [SpellIx] {
        &self.get::<Spells>().0
    }

    /// Weapons that it carries.
    pub fn weapons(self) -> &'w [Held] {
        &self.get::<Weapons>().carried
    }

    /// The place of the weapon in hand.
    pub fn in_hand(self) -> Option<u8> {
        self.get::<Weapons>().in_hand
    }

    /// Armour and shield.
    pub fn worn(self) -> Worn {
        *self.get()
    }

    /// Damage, fatigue and curses.
    pub fn health(self) -> &'w Health {
        self.get()
    }

    /// Lasting effects.
    pub fn effects(self) -> &'w [Lasting] {
        &self.get::<Effects>().0
    }

    /// Its part in the fight.
    pub fn activity(self) -> Activity {
        *self.get()
    }

    /// The part of a hero that foes lack.
    pub fn story(self) -> Option<&'w Story> {
        self.world.get(self.entity)
    }
}
