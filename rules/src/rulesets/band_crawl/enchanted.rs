//! What works on a figure for a while: spells on it, draughts in it.

use super::{
    components::Spelled,
    content::{Effect, Spell, SpellEffect, SpellLinks},
    figure::{Figure, Granted, Slot},
};
use crate::content::BookEntry;

/// The shield that a spell gives.
#[derive(Clone, Copy)]
pub struct SpellShield {
    /// The name of the spell, as a message key.
    pub name: &'static str,
    /// Dice that it adds to a shield.
    pub if_shielded: i8,
}

impl<'w> Figure<'w> {
    /// The spells on it.
    pub fn spells(
        self,
    ) -> impl Iterator<Item = (&'w Spelled, &'w BookEntry<Spell, SpellLinks>)> + Clone {
        let book = self.band().book();
        let spells = self.lasting().map_or(&[][..], |it| &it.spells);
        spells.iter().map(move |it| (it, &book[it.spell]))
    }

    /// The spell that dazzles it, and its dice in melee; rule `magic.dazzle`, section 28.5.
    pub fn dazzle(self) -> Option<(&'static str, i8)> {
        self.spells().find_map(|(_, spell)| match spell.does {
            SpellEffect::Dazzle { melee_dice, .. } => Some((spell.name, melee_dice)),
            _ => None,
        })
    }

    /// True if it is dazzled.
    pub fn is_dazzled(self) -> bool {
        self.dazzle().is_some()
    }

    /// The shield that a spell gives it, unless it is dazzled; rule `magic.defend`, section 28.6.
    pub fn spell_shield(self) -> Option<SpellShield> {
        let mut spells = self.spells();
        let shield = spells.find_map(|(_, spell)| match spell.does {
            SpellEffect::Shield { if_shielded, .. } => Some(SpellShield {
                name: spell.name,
                if_shielded,
            }),
            _ => None,
        });
        shield.filter(|_| !self.is_dazzled())
    }

    /// What the draughts in it do. What its race does anyway they do not do again; rule `item.idle`,
    /// section 29.2.
    pub fn draughts(self) -> impl Iterator<Item = Granted<'w>> + Clone {
        let book = self.band().book();
        let draughts = self.lasting().map_or(&[][..], |it| &it.draughts);
        let by_birth = &self.race().traits;
        draughts.iter().flat_map(move |item| {
            let item = &book[*item];
            let new = item.grants.iter().filter(|it| !by_birth.contains(it));
            new.map(|effect| Granted {
                name: item.name,
                rule: item.links.rule,
                slot: Slot::of(item.kind),
                effect,
            })
        })
    }

    /// The reputation that it casts with, if it does: that of its race unless the first profession is
    /// one that does not, or of a profession of its own. In a second profession a star is lower;
    /// rules `magic.cast`, `profession.demon` and `profession.second`, sections 28.1 and 9.2.
    pub fn casting_rep(self) -> Option<u8> {
        self.rep_for(|effects| self.casts_by(effects))
    }

    /// The reputation with which it does what the effects of its race or of a profession have it do.
    pub(super) fn rep_for(self, does: impl Fn(&[Effect]) -> bool) -> Option<u8> {
        let (book, nature) = (self.band().book(), self.nature());
        let by_profession = |place: usize| {
            let profession = nature.professions.get(place);
            profession.is_some_and(|it| does(&book[*it].traits))
        };
        if does(&self.race().traits) || by_profession(0) {
            return Some(self.rep());
        }
        let below = match self.is_star() {
            true => book.figures.second_profession_below,
            false => 0,
        };
        by_profession(1).then(|| self.rep().saturating_sub(below))
    }

    /// The reputation with which it does what an effect helps it with: in a second profession a star is
    /// lower; rule `profession.second`, section 9.2.
    pub(super) fn rep_with(self, helps: impl Fn(&Effect) -> bool) -> u8 {
        let rep = self.rep_for(|effects| effects.iter().any(&helps));
        rep.unwrap_or(self.rep())
    }

    /// True if its race alone has it cast; rule `profession.demon`.
    pub fn casts_by_race(self) -> bool {
        self.casts_by(&self.race().traits)
    }

    /// True if effects have it cast, in its first profession.
    fn casts_by(self, effects: &[Effect]) -> bool {
        let first = &self.band().book()[self.profession_ix()].id;
        effects.iter().any(|it| match it {
            Effect::CastsSpells { except } => except.iter().all(|it| it.id() != first),
            _ => false,
        })
    }
}
