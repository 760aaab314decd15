//! Rolls on tables, and the chances of their rows.

use smallvec::{SmallVec, smallvec};

use super::{By, Placed, TableEntry, TableRoll};
use crate::dice::{
    Check, DiceExpr, Die, Distribution, Fraction, Modifier, Pool, PoolTotals, Roll, odds,
};

/// A roll on a table. The outcome is the selected row.
#[derive(Clone, Debug)]
pub struct TableCheck<'a, T> {
    table: &'a Placed<T>,
    role: &'static str,
    modifiers: SmallVec<[Modifier; 4]>,
}

impl<'a, T: TableEntry> TableCheck<'a, T> {
    pub fn table(&self) -> &'a Placed<T> {
        self.table
    }
}

impl<T: TableEntry> Check for TableCheck<'_, T> {
    type Outcome = TableRoll;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let dice = self.table.dice();
        smallvec![Pool::sum(self.role, dice.count, dice.die)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.modifiers.clone()
    }

    fn outcome(&self, totals: &PoolTotals) -> TableRoll {
        self.table.total(totals.iter().sum(), &self.modifiers)
    }
}

impl<T: TableEntry> Placed<T> {
    /// Creates a roll on this table. `role` names the dice, as a message key; `value` is called for
    /// each modifier the table uses, and its result is clamped to the modifier's bounds.
    pub fn check(&self, role: &'static str, value: impl Fn(&str) -> i32) -> TableCheck<'_, T> {
        TableCheck {
            table: self,
            role,
            modifiers: self.counting(value),
        }
    }

    /// The row selected by a roll on this table.
    pub fn row_of(&self, roll: &Roll) -> TableRoll {
        self.total(roll.total(), &roll.modifiers)
    }

    fn total(&self, dice: i32, modifiers: &[Modifier]) -> TableRoll {
        let added: i32 = modifiers.iter().map(|modifier| modifier.value).sum();
        self.at(dice + self.dice().plus + added)
    }

    /// The dice; none if the table is not rolled on.
    fn dice(&self) -> DiceExpr {
        match self.by {
            By::Roll(dice) => dice,
            By::Draw { .. } | By::Count(_) => DiceExpr::dice(0, Die::D6),
        }
    }

    /// The modifiers the table uses, with their values.
    fn counting(&self, value: impl Fn(&str) -> i32) -> SmallVec<[Modifier; 4]> {
        let known = T::MODIFIERS.iter().filter_map(|name| {
            let span = self.modifiers.get(*name)?;
            let value = value(name).clamp(span.from?, span.to?);
            Some(Modifier { name, value })
        });
        known.collect()
    }

    /// Exact chance of each row, in order, with these modifier values. For cards, the chance with a
    /// full deck; none for a count, whose chances only the rules know.
    pub fn chances(&self, value: impl Fn(&str) -> i32) -> Vec<Fraction> {
        let by_row = match &self.by {
            By::Count(_) => return Vec::new(),
            By::Roll(_) => odds(&self.check("", value)).map(|roll| Some(roll.row)),
            By::Draw { ranks, .. } => {
                let suits = self.suits();
                let modifiers = self.counting(value);
                let added: i32 = modifiers.iter().map(|modifier| modifier.value).sum();
                let first = ranks.from.unwrap_or(0);
                let count = ranks.to.unwrap_or(first) - first + 1;
                let ranks = one_of(count);
                one_of(suits.len() as i32).combine(&ranks, |suit, rank| {
                    let suit = suits.get(*suit as usize - 1).copied().flatten();
                    let drawn = self.drawn(suit, first + rank - 1 + added);
                    drawn.map(|roll| roll.row)
                })
            }
        };
        let rows = 0..self.rows.len() as u16;
        rows.map(|row| by_row.probability(&Some(row))).collect()
    }
}

/// The numbers from 1 to `count`, equally likely.
fn one_of(count: i32) -> Distribution<i32> {
    match Die::new(count as u8) {
        Ok(die) => Distribution::dice(1, die),
        Err(_) => Distribution::certain(1),
    }
}
