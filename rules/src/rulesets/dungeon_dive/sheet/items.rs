//! Spells that items cast, and ammunition that is magic; rules `item.magic` and `item.charges`.

use super::Sheet;
use crate::rulesets::dungeon_dive::{
    components::{Arm, How},
    content::{Form, ItemIx, ItemSpell, Source, SpellIx, Time, Trait},
};

/// A spell that could be cast with an item now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemOffer {
    pub item: ItemIx,
    /// Its place among the spells of the item.
    pub nth: u8,
    pub spell: SpellIx,
    pub circle: u8,
}

impl Sheet<'_> {
    /// Spells that could be cast with items now, each by its circles: every charge more than it takes
    /// is a circle more, where that changes anything. Only those whose time `fits`.
    pub fn item_spells(&self, fits: impl Fn(Time) -> bool) -> Vec<ItemOffer> {
        let book = self.figure.play().book();
        let mut all: Vec<ItemOffer> = Vec::new();
        if self.is(|it| *it == Trait::NoSpells) {
            return all;
        }
        for (item, attuned) in &self.figure.kit().items {
            let record = &book[*item];
            if record.attunement && !attuned {
                continue;
            }
            for (by, nth) in record.spells.iter().zip(0..) {
                let Some(spell) = book.spells.find(&by.spell) else {
                    continue;
                };
                let time = book[spell].time;
                let able = fits(time) && self.has_time(time).is_ok();
                if !able || !self.may_use(*item, spell) {
                    continue;
                }
                let circles = self.item_circles(*item, by, spell);
                let offers = circles.map(|circle| ItemOffer {
                    item: *item,
                    nth,
                    spell,
                    circle,
                });
                let fresh: Vec<ItemOffer> = offers.filter(|it| !all.contains(it)).collect();
                all.extend(fresh);
            }
        }
        all
    }

    /// Only whose class has the spell can read a scroll, and not without words.
    fn may_use(&self, item: ItemIx, spell: SpellIx) -> bool {
        let book = self.figure.play().book();
        let fights = self.figure.play().fight().is_some();
        if fights && book[spell].links.acts[0].beyond {
            return false;
        }
        if book[item].form != Form::Scroll {
            return true;
        }
        let silent = self.is(|it| *it == Trait::Silent) || super::place::is_silent(self.figure);
        let class = self.figure.hero().map(|hero| &book[hero.class].id);
        let known = class.is_some_and(|id| book[spell].classes.iter().any(|it| it.id() == id));
        known && !silent
    }

    /// The circles that the charges are enough for.
    fn item_circles(
        &self,
        item: ItemIx,
        by: &ItemSpell,
        spell: SpellIx,
    ) -> std::ops::RangeInclusive<u8> {
        let record = &self.figure.play().book()[spell];
        let own = record.circle;
        if by.charges == 0 {
            return own..=own;
        }
        let source = Source::Item(item);
        let left = self.uses_left(source, None, self.pool(source).unwrap_or(0));
        match left.checked_sub(by.charges) {
            // Nothing is in this range, and nothing can be cast.
            None => std::ops::RangeInclusive::new(1, 0),
            Some(_) if record.higher.is_empty() => own..=own,
            Some(more) => own..=own.saturating_add(more).min(9),
        }
    }

    /// The charges that a spell of an item takes, cast in a circle.
    pub fn item_charges(&self, item: ItemIx, nth: u8, circle: u8) -> u8 {
        let book = self.figure.play().book();
        let Some(by) = book[item].spells.get(usize::from(nth)) else {
            return 0;
        };
        let own = book.spells.find(&by.spell).map_or(0, |it| book[it].circle);
        match by.charges {
            0 => 0,
            charges => charges + circle.saturating_sub(own),
        }
    }

    /// The magic ammunition that is shot with one of the arms, as long as there is any.
    pub fn ammunition(&self, arm: Arm, how: How) -> Option<ItemIx> {
        let book = self.figure.play().book();
        let shot = book[arm.weapon].ammunition.as_ref()?;
        let mut items = self.figure.kit().items.iter();
        let fits = |form: &Form| matches!(form, Form::Ammunition(of) if of.id() == shot.id());
        let found = items.find(|(item, _)| fits(&book[*item].form));
        found.filter(|_| how == How::Shoot).map(|(item, _)| *item)
    }
}
