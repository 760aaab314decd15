//! Who sees whom; rule `light.senses`.

use smallvec::SmallVec;

use super::{Board, LightMap, Stand};
use crate::{
    grid::Cell,
    rulesets::dungeon_dive::content::{Light, Sense},
};

/// What somebody sees with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Eyes {
    pub stand: Stand,
    pub senses: SmallVec<[Sense; 2]>,
    /// True for whoever sees nothing by eye.
    pub blind: bool,
}

/// How well somebody is seen, from not at all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Seen {
    /// Not at all.
    No,
    /// In dim light or through a light veil.
    Dimly,
    Clearly,
}

impl Board<'_> {
    /// How well somebody is seen by somebody else, hiding aside. `unseen` is true for whoever cannot
    /// be seen, as by a spell.
    ///
    /// Sight by eye needs a line that no dense zone lies on, and light where the other stands. Whoever
    /// feels the ground needs no line; whoever needs no eyes needs no light.
    pub fn seen(&self, eyes: &Eyes, other: Stand, unseen: bool, light: &LightMap) -> Seen {
        let feet = self.distance(eyes.stand, other);
        let within = |reach: &u16| feet <= *reach;
        let (mut dark, mut blindsight, mut tremor, mut truth) = (false, false, false, false);
        for sense in &eyes.senses {
            match sense {
                Sense::Darkvision(reach) => dark |= within(reach),
                Sense::Blindsight(reach) => blindsight |= within(reach),
                Sense::Tremorsense(reach) => tremor |= within(reach),
                Sense::Truesight(reach) => truth |= within(reach),
            }
        }
        let grounded = eyes.stand.up == 0 && other.up == 0;
        if tremor && grounded {
            return Seen::Clearly;
        }
        if blindsight && self.line_of_sight(eyes.stand, other) {
            return Seen::Clearly;
        }
        if eyes.blind || unseen && !truth || !self.is_unveiled(eyes.stand, other) {
            return Seen::No;
        }
        let by_light = match (light.on(other), truth, dark) {
            (_, true, _) | (Light::Bright, ..) | (Light::Dim, _, true) => Seen::Clearly,
            (Light::Dim, ..) | (Light::Darkness, _, true) => Seen::Dimly,
            (Light::Darkness, ..) => Seen::No,
        };
        match other
            .covers()
            .cells()
            .all(|cell| self.overlay.lightly.contains(cell))
        {
            true => by_light.min(Seen::Dimly),
            false => by_light,
        }
    }

    /// True if two figures have a line of sight that no dense zone lies on. It is the same from both
    /// sides.
    pub fn is_unveiled(&self, one: Stand, other: Stand) -> bool {
        let dense = |cell: Cell| self.overlay.heavily.contains(cell);
        let inside = |stand: Stand| stand.covers().cells().all(dense);
        !inside(one) && !inside(other) && self.is_clear(self.eyes(one), self.eyes(other), dense)
    }
}
