//! A foe as it counts at the moment.

use super::{
    components::Pack,
    content::{self, Foe as Record, FoeIx, FoeTrait, Skill},
    defence::{Ratings, total},
    figure::Figure,
};
use crate::content::BookEntry;

/// Read access to a foe.
#[derive(Clone, Copy)]
pub struct Foe<'w>(pub(super) Figure<'w>, pub(super) &'w Pack);

impl<'w> Foe<'w> {
    pub fn figure(self) -> Figure<'w> {
        self.0
    }

    pub fn pack(self) -> &'w Pack {
        self.1
    }

    pub fn ix(self) -> FoeIx {
        self.1.foe
    }

    pub fn record(self) -> &'w BookEntry<content::Foe> {
        &self.0.play().book()[self.1.foe]
    }

    /// True in a fight for whoever has found no room in it yet; rule `fight.places`.
    pub fn waits_outside(self) -> bool {
        let figure = self.0;
        let fights = figure.play().fight().is_some() && self.1.met;
        fights && figure.is_up() && figure.cell().is_none()
    }

    /// Dice that are left, highest first.
    pub fn dice(self) -> &'w Ratings {
        &self.1.dice
    }

    /// What its dice come to that are left.
    pub fn left(self) -> u32 {
        total(&self.1.dice)
    }

    /// Its bonus with a skill: whole, half or none; rule `enemy.skills`.
    pub fn skill(self, skill: Skill) -> i32 {
        skill_of(self.record(), skill)
    }

    /// The difficulty of attacks on it, where an attack has that of its own; rule `attack.roll`.
    pub fn difficulty(self, own: i32) -> i32 {
        let lasting = self.0.lasting();
        own + i32::from(self.record().guard) + i32::from(lasting.shielded)
            - i32::from(lasting.exposed)
    }

    /// The margin that is left of a hit on it; rule `foe.traits`.
    pub fn toughened(self, margin: u32) -> u32 {
        let tough = self.record().traits.iter().map(|it| match it {
            FoeTrait::Tough(less) => u32::from(*less),
            _ => 0,
        });
        margin.saturating_sub(tough.sum())
    }

    /// What its thorns do to somebody who hits it from the next square; rule `foe.traits`.
    pub fn pricks(self, by: Figure<'w>) -> Option<u8> {
        let thorns = self.record().traits.iter().find_map(|it| match it {
            FoeTrait::Thorns(margin) => Some(*margin),
            _ => None,
        });
        thorns.filter(|_| self.0.reaches(by, 1))
    }

    /// What hits everybody next to it when it falls; rule `foe.traits`.
    pub fn bursts(self) -> Option<u8> {
        self.record().traits.iter().find_map(|it| match it {
            FoeTrait::Bursts(margin) => Some(*margin),
            _ => None,
        })
    }

    /// What is added to its attacks: its bonus, its luck, and whoever rallies it.
    pub fn attack_bonus(self) -> i32 {
        let others = self.0.play().opponents();
        let rallied = others
            .filter(|it| it.0.id() != self.0.id())
            .flat_map(|it| it.record().traits.iter())
            .map(|it| match it {
                FoeTrait::Rally(more) => i32::from(*more),
                _ => 0,
            });
        i32::from(self.record().bonus) + self.0.luck() + rallied.max().unwrap_or(0)
    }
}

/// The bonus of a kind of foe with a skill.
pub fn skill_of(foe: &Record, skill: Skill) -> i32 {
    let bonus = i32::from(foe.bonus);
    match () {
        () if foe.great.contains(&skill) => bonus,
        () if foe.fair.contains(&skill) => bonus / 2,
        () => 0,
    }
}
