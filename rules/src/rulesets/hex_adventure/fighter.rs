//! A hero or foe, for reading.

use bevy_ecs::world::World;

use super::{
    components::{Activity, FighterId, FighterKind, Health, Held, Lasting, Story, Worn},
    content::{SkillIx, SpellIx},
    table::Listed,
};
use crate::grid::Cell;

/// A hero or foe: an entity whose components are read one by one, nearly all from the table's list.
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
    /// The place of the weapon in hand.
    in_hand: Option<u8>,
    listed: &'w Listed,
    world: &'w World,
}

impl<'w> Fighter<'w> {
    /// The fighter as it would be on another hex.
    pub fn moved_to(self, to: Cell) -> Self {
        Fighter {
            at: Some(to),
            ..self
        }
    }

    /// The fighter as it would be with another of its weapons in hand.
    pub fn armed_with(self, place: u8) -> Self {
        Fighter {
            in_hand: Some(place),
            ..self
        }
    }

    /// The fighter that a table lists.
    pub fn of(world: &'w World, listed: &'w Listed) -> Self {
        Fighter {
            id: listed.id,
            at: listed.at,
            st: listed.st,
            up: listed.up,
            in_hand: listed.weapons.in_hand,
            listed,
            world,
        }
    }

    /// The fighter as its components say, and as the list should.
    pub fn afresh(self) -> Listed {
        Listed {
            st: self.st,
            up: self.up,
            ..Listed::of(self.world, self.id, self.listed.entity)
        }
    }

    /// True if the list has all components as they are.
    pub fn is_as_listed(self) -> bool {
        *self.listed == self.afresh()
    }

    /// Hero or kind of foe.
    pub fn kind(self) -> FighterKind {
        self.listed.kind
    }

    /// ST, DX and IQ by nature.
    pub fn base(self) -> [i32; 3] {
        self.listed.attributes.0
    }

    /// Skills, in points.
    pub fn skills(self) -> &'w [(SkillIx, u8)] {
        &self.listed.skills.0
    }

    /// Spells and devices that it knows.
    pub fn spells(self) -> &'w [SpellIx] {
        &self.listed.spells.0
    }

    /// Weapons that it carries.
    pub fn weapons(self) -> &'w [Held] {
        &self.listed.weapons.carried
    }

    /// The place of the weapon in hand.
    pub fn in_hand(self) -> Option<u8> {
        self.in_hand
    }

    /// Armour and shield.
    pub fn worn(self) -> Worn {
        self.listed.worn
    }

    /// Damage, fatigue and curses.
    pub fn health(self) -> &'w Health {
        &self.listed.health
    }

    /// Lasting effects.
    pub fn effects(self) -> &'w [Lasting] {
        &self.listed.effects.0
    }

    /// Its part in the fight.
    pub fn activity(self) -> Activity {
        self.listed.activity
    }

    /// The part of a hero that foes lack.
    pub fn story(self) -> Option<&'w Story> {
        self.world.get(self.listed.entity)
    }
}
