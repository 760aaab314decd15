//! Damage, and what is left of it.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::d20::REROLLED;
use crate::dice::{
    Chance, Check, DiceExpr, Distribution, Modifier, Pool, PoolTotals, Roll, RolledDie, odds,
};

/// Damage of one kind; rules `damage.roll` and `attack.critical`. The outcome is at least 0.
#[derive(Clone, Debug)]
pub struct Damage {
    /// The dice with what is added to them.
    pub dice: DiceExpr,
    /// Further constants, by name.
    pub modifiers: SmallVec<[Modifier; 4]>,
    /// True for a critical hit, which doubles the dice and not what is added.
    pub critical: bool,
    /// Dice more of the same kind on a critical hit.
    pub critical_dice: u8,
    /// Dice that show this or less are rolled once more; 0 for none.
    pub rerolls: u8,
}

impl Damage {
    /// Plain damage.
    pub fn new(dice: DiceExpr) -> Self {
        Damage {
            dice,
            modifiers: SmallVec::new(),
            critical: false,
            critical_dice: 0,
            rerolls: 0,
        }
    }

    /// Adds a modifier; nothing for 0.
    #[must_use]
    pub fn plus(mut self, name: &'static str, value: i32) -> Self {
        if value != 0 {
            self.modifiers.push(Modifier { name, value });
        }
        self
    }

    /// The same on a critical hit.
    #[must_use]
    pub fn critically(mut self, critical: bool) -> Self {
        self.critical = critical;
        self
    }

    /// Number of dice.
    pub fn count(&self) -> u8 {
        match (self.critical, self.dice.count) {
            (_, 0) => 0,
            (false, count) => count,
            (true, count) => count.saturating_mul(2).saturating_add(self.critical_dice),
        }
    }

    fn sum(&self, dice: i32) -> i32 {
        let added: i32 = self.modifiers.iter().map(|it| it.value).sum();
        (dice + self.dice.plus + added).max(0)
    }

    /// Rolls it to its end.
    pub fn rolled(&self, chance: &mut Chance) -> (Roll, i32) {
        let (mut roll, points) = self.roll(chance);
        if self.rerolls == 0 {
            return (roll, points);
        }
        let low = |die: &&mut RolledDie| die.face <= self.rerolls;
        let mut again = 0;
        for die in roll.dice.iter_mut().filter(low) {
            die.role = REROLLED;
            again += 1;
        }
        roll.dice.extend((0..again).map(|_| RolledDie {
            role: ROLE,
            die: self.dice.die,
            face: chance.roll(self.dice.die, ROLE),
        }));
        let counting = roll.dice.iter().filter(|die| die.role == ROLE);
        let points = self.sum(counting.map(|die| i32::from(die.face)).sum());
        (roll, points)
    }

    /// Exact odds of the damage.
    pub fn chances(&self) -> Distribution<i32> {
        if self.rerolls == 0 {
            return odds(self);
        }
        let one = || Distribution::dice(1, self.dice.die);
        let die = one().then(|face| match *face <= i32::from(self.rerolls) {
            true => one(),
            false => Distribution::certain(*face),
        });
        let dice = (0..self.count()).fold(Distribution::certain(0), |sum, _| {
            sum.combine(&die, |a, b| a + b)
        });
        dice.map(|dice| self.sum(*dice))
    }

    /// The average, in halves of a point, before anything is lost to rounding or resistance.
    pub fn twice_average(&self) -> i32 {
        let faces = i32::from(self.dice.die.sides()) + 1;
        let added: i32 = self.modifiers.iter().map(|it| it.value).sum();
        i32::from(self.count()) * faces + 2 * (self.dice.plus + added)
    }
}

/// Role of the dice of damage.
const ROLE: &str = "dice-dive-damage";

impl Check for Damage {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum(ROLE, self.count(), self.dice.die)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        let mut modifiers = self.modifiers.clone();
        if self.dice.plus != 0 {
            let modifier = Modifier {
                name: "modifier-dive-dice",
                value: self.dice.plus,
            };
            modifiers.insert(0, modifier);
        }
        modifiers
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        self.sum(totals[0])
    }
}

/// What part of damage somebody takes; rule `damage.resistance`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub enum Taken {
    Nothing,
    /// Half, rounded down.
    Half,
    #[default]
    Whole,
    Double,
}

impl Taken {
    /// Immunity goes before all else; resistance and vulnerability cancel each other.
    pub fn by(immune: bool, resists: bool, vulnerable: bool) -> Self {
        match (immune, resists, vulnerable) {
            (true, ..) => Taken::Nothing,
            (_, true, false) => Taken::Half,
            (_, false, true) => Taken::Double,
            _ => Taken::Whole,
        }
    }

    /// That part of some damage.
    pub fn of(self, damage: i32) -> i32 {
        match self {
            Taken::Nothing => 0,
            Taken::Half => damage / 2,
            Taken::Whole => damage,
            Taken::Double => damage.saturating_mul(2),
        }
    }
}
