//! Somebody on either side.

use bevy_ecs::component::Component;

use super::{
    components::{Condition, Faction, FigureId, Lasting, Listed, Pack, Stance},
    foe::Foe,
    hero::Hero,
    play::Play,
};
use crate::grid::Cell;

/// Read access to a hero or a foe.
#[derive(Clone, Copy)]
pub struct Figure<'w> {
    play: Play<'w>,
    listed: &'w Listed,
}

impl<'w> Figure<'w> {
    pub(super) fn new(play: Play<'w>, listed: &'w Listed) -> Self {
        Figure { play, listed }
    }

    /// The game that they are part of.
    pub fn play(self) -> Play<'w> {
        self.play
    }

    pub fn id(self) -> FigureId {
        self.listed.id
    }

    pub fn faction(self) -> Faction {
        self.listed.faction
    }

    pub fn hero(self) -> Option<Hero<'w>> {
        (self.listed.faction == Faction::Heroes).then_some(Hero(self))
    }

    pub fn foe(self) -> Option<Foe<'w>> {
        let pack = self.get::<Pack>()?;
        Some(Foe(self, pack))
    }

    pub(super) fn get<C: Component>(self) -> Option<&'w C> {
        self.play.world.get(self.listed.entity)
    }

    pub fn stance(self) -> Stance {
        self.listed.stance
    }

    pub fn cell(self) -> Option<Cell> {
        self.listed.stance.cell
    }

    pub fn is_up(self) -> bool {
        self.listed.stance.condition == Condition::Up
    }

    pub fn is_down(self) -> bool {
        self.listed.stance.condition == Condition::Down
    }

    /// What works on them for a while.
    pub fn lasting(self) -> Lasting {
        self.listed.lasting
    }

    /// Added to their rolls.
    pub fn luck(self) -> i32 {
        let lasting = self.listed.lasting;
        i32::from(lasting.blessed) - i32::from(lasting.weakened)
    }

    /// Squares to somebody, diagonals counted as one; none if one of them is not on the board.
    pub fn distance(self, other: Figure<'w>) -> Option<u8> {
        let squares = self.cell()?.reach_to(other.cell()?);
        Some(u8::try_from(squares).unwrap_or(u8::MAX))
    }

    /// True if they are within this many squares of each other, and in sight if that is more than
    /// one; rule `attack.reach`.
    pub fn reaches(self, other: Figure<'w>, range: u8) -> bool {
        let (Some(from), Some(to)) = (self.cell(), other.cell()) else {
            return false;
        };
        super::sight::reaches(self.play.floors(), from, to, range)
    }
}
