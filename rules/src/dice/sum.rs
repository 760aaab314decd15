use smallvec::{SmallVec, smallvec};

use super::{Bound, Check, Die, Goal, Modifier, Pool, PoolTotals};

/// The commonest check of all: the sum of some dice and named modifiers, held against a number.
#[derive(Clone, Debug)]
pub struct Sum {
    dice: Pool,
    modifiers: SmallVec<[Modifier; 4]>,
    needed: i32,
}

impl Sum {
    /// So many dice, with their role as a message key. Any total passes until
    /// [`at_least`](Self::at_least) says otherwise.
    pub fn of(role: &'static str, count: u8, die: Die) -> Self {
        Sum {
            dice: Pool::sum(role, count, die),
            modifiers: SmallVec::new(),
            needed: i32::MIN,
        }
    }

    /// Adds a modifier.
    #[must_use]
    pub fn plus(mut self, name: &'static str, value: i32) -> Self {
        self.modifiers.push(Modifier { name, value });
        self
    }

    /// Adds a modifier; nothing for 0.
    #[must_use]
    pub fn plus_any(self, name: &'static str, value: i32) -> Self {
        match value {
            0 => self,
            _ => self.plus(name, value),
        }
    }

    /// Passes with this total or more.
    #[must_use]
    pub fn at_least(mut self, needed: i32) -> Self {
        self.needed = needed;
        self
    }
}

impl Check for Sum {
    type Outcome = bool;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![self.dice.clone()]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.modifiers.clone()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        match self.needed {
            i32::MIN => SmallVec::new(),
            needed => smallvec![Goal::new(self.dice.count, Bound::AtLeast(needed))],
        }
    }

    fn outcome(&self, totals: &PoolTotals) -> bool {
        let added: i32 = self.modifiers.iter().map(|it| it.value).sum();
        totals[0] + added >= self.needed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::odds;

    #[test]
    fn a_sum_with_modifiers_is_held_against_a_number() {
        let strike = Sum::of("dice-attack", 2, Die::D6).plus("modifier-skill", 2);
        assert!(odds(&strike).probability(&true).to_f64() > 0.999);
        // Seven or more with two dice: 21 of 36.
        let chance = odds(&strike.at_least(9)).probability(&true);
        assert_eq!(chance.to_string(), "7/12");
    }
}
