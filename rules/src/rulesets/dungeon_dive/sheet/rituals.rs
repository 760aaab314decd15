//! Spells that take time in place of a slot; rule `magic.rituals`.

use super::{Offer, Sheet};
use crate::{
    game::RuleId,
    rulesets::dungeon_dive::{
        content::{Book, Source, SpellIx, Time},
        rules,
    },
};

/// Minutes that a ritual takes longer.
const RITUAL: u16 = 10;

impl Sheet<'_> {
    /// Spells that could be cast as rituals now, as offers without a slot.
    pub fn rituals(&self) -> Vec<Offer> {
        let all = self.spells().into_iter().map(|(spell, _)| spell);
        let all = all.filter(|it| self.may_hold_ritual(*it).is_ok());
        let offer = |spell| Offer {
            source: Source::Spell(spell),
            act: 0,
            circle: 0,
        };
        all.map(offer).collect()
    }

    /// Whether a spell can be cast as a ritual: one that allows it, by a class that can do that, with
    /// nobody fighting.
    ///
    /// # Errors
    /// The rule that it cannot by.
    pub fn may_hold_ritual(&self, spell: SpellIx) -> Result<(), RuleId> {
        let may = |so: bool, rule| so.then_some(()).ok_or(rule);
        let book = self.figure.play().book();
        let casts = self.figure.caster().is_some_and(|it| it.rituals);
        let knows = self.spells().contains(&(spell, None));
        may(book[spell].ritual && casts && knows, rules::MAGIC_RITUALS)?;
        may(self.figure.play().fight().is_none(), rules::FIGHT_ROUND)?;
        self.has_time(book[spell].time)?;
        self.can_cast(spell)
    }
}

/// True for a spell that is cast as a ritual: it has a circle of its own, and takes no slot.
pub fn is_ritual(book: &Book, source: Source, act: Option<u16>, circle: u8) -> bool {
    let own = match source {
        Source::Spell(spell) => book[spell].circle,
        _ => 0,
    };
    own > 0 && circle == 0 && act == Some(0)
}

/// Minutes that a spell takes as a ritual: its own, and those of any ritual.
pub fn ritual_minutes(book: &Book, spell: SpellIx) -> u16 {
    let own = match book[spell].time {
        Time::Minutes(minutes) => minutes,
        _ => 0,
    };
    own + RITUAL
}
