//! Blows: attacks on foes and on heroes, and evading them.

use smallvec::{SmallVec, smallvec};

use crate::dice::{Bound, Check, Die, Goal, Modifier, Pool, PoolTotals};

/// An attack with the attack die, slay dice and buff dice. The outcome is wounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The attack die.
    pub die: Die,
    /// The total it must reach.
    pub wound_threshold: i32,
    /// Dice from the attacker's own pool, and their kind.
    pub slay: (u8, Die),
    /// Dice from another hero's spell, and their kind.
    pub buff: (u8, Die),
    /// Multiple of the threshold for critical damage; `None` if the option turns it off.
    pub critical: Option<i32>,
}

impl Check for Attack {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let mut pools: SmallVec<[Pool; 4]> = smallvec![Pool::sum("dice-attack", 1, self.die)];
        if self.slay.0 > 0 {
            pools.push(Pool::sum("dice-slay", self.slay.0, self.slay.1));
        }
        if self.buff.0 > 0 {
            pools.push(Pool::sum("dice-buff", self.buff.0, self.buff.1));
        }
        pools
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        let dice = self.slay.0.saturating_add(self.buff.0).saturating_add(1);
        smallvec![Goal::new(dice, Bound::AtLeast(self.wound_threshold))]
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        let total: i32 = totals.iter().sum();
        if total < self.wound_threshold {
            return 0;
        }
        let Some(factor) = self.critical else {
            return 1;
        };
        let is_critical = total >= self.wound_threshold * factor;
        if self.slay.0 + self.buff.0 > 0 {
            if is_critical {
                total / self.wound_threshold
            } else {
                1
            }
        } else {
            let best = totals[0] == i32::from(self.die.sides());
            if is_critical && best { 2 } else { 1 }
        }
    }
}

/// Magic missiles: all dice are damage. The outcome is wounds, one at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missile {
    /// The spell dice, and their kind.
    pub dice: (u8, Die),
    /// The total they must reach.
    pub wound_threshold: i32,
}

impl Check for Missile {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum("dice-missile", self.dice.0, self.dice.1)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        let dice = self.dice.0;
        smallvec![Goal::new(dice, Bound::AtLeast(self.wound_threshold))]
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        i32::from(totals[0] >= self.wound_threshold)
    }
}

/// The damage to a hero: the die less armour and evasion. Never below 0.
pub fn damage(face: i32, armour: i32, evaded: i32) -> i32 {
    (face - armour - evaded).max(0)
}

/// An attack on a hero, and the evade dice spent on it. The outcome is damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Struck {
    /// The attack die.
    pub die: Die,
    /// The armour rating.
    pub armour: i32,
    /// Evade dice, and their kind.
    pub evade: (u8, Die),
}

impl Check for Struck {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let mut pools: SmallVec<[Pool; 4]> = smallvec![Pool::sum("dice-attack", 1, self.die)];
        if self.evade.0 > 0 {
            pools.push(Pool::sum("dice-evade", self.evade.0, self.evade.1));
        }
        pools
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        smallvec![Modifier {
            name: "modifier-armour",
            value: -self.armour
        }]
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        damage(totals[0], self.armour, totals.get(1).copied().unwrap_or(0))
    }
}

/// Evading a blow with a known die. The outcome is the armour that it adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evade {
    /// Evade dice, and their kind.
    pub dice: (u8, Die),
}

impl Check for Evade {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum("dice-evade", self.dice.0, self.dice.1)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        totals[0]
    }
}
