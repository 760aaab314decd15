//! The d20 itself, and what is added to what it shows.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::dice::{
    Chance, Check, DiceExpr, Die, Distribution, Modifier, Pool, PoolTotals, Reading, Roll, odds,
};

/// How the d20 is rolled; rule `core.advantage`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub enum Mode {
    #[default]
    Normal,
    /// Two dice, and the higher counts.
    Advantage,
    /// Two dice, and the lower counts.
    Disadvantage,
}

impl Mode {
    /// One of each cancels the other, however many there are.
    pub fn of(advantage: bool, disadvantage: bool) -> Self {
        match (advantage, disadvantage) {
            (true, false) => Mode::Advantage,
            (false, true) => Mode::Disadvantage,
            _ => Mode::Normal,
        }
    }
}

/// A roll of the d20 with everything that goes on top of it; rule `core.advantage`.
#[derive(Clone, Debug)]
pub struct D20 {
    role: &'static str,
    mode: Mode,
    modifiers: SmallVec<[Modifier; 4]>,
    more: SmallVec<[DiceExpr; 1]>,
    less: SmallVec<[DiceExpr; 1]>,
    least: i32,
    again: bool,
}

/// What came of a d20.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Face {
    /// What the die shows, 1 to 20.
    pub shown: u8,
    /// The sum with all that is added.
    pub total: i32,
}

impl Face {
    /// True for a 20 on the die.
    pub fn is_twenty(self) -> bool {
        self.shown == Die::D20.sides()
    }
}

impl D20 {
    /// A plain d20, with its role as a message key.
    pub fn new(role: &'static str, mode: Mode) -> Self {
        D20 {
            role,
            mode,
            modifiers: SmallVec::new(),
            more: SmallVec::new(),
            less: SmallVec::new(),
            least: 1,
            again: false,
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

    /// Adds dice, such as those of a blessing.
    #[must_use]
    pub fn dice_more(mut self, dice: DiceExpr) -> Self {
        self.more.push(dice);
        self
    }

    /// Takes dice off.
    #[must_use]
    pub fn dice_less(mut self, dice: DiceExpr) -> Self {
        self.less.push(dice);
        self
    }

    /// Lower faces count as this one.
    #[must_use]
    pub fn at_least(mut self, face: u8) -> Self {
        self.least = self.least.max(i32::from(face));
        self
    }

    /// A 1 that counts is rolled once more, with one die.
    #[must_use]
    pub fn rerolling_ones(mut self, rerolls: bool) -> Self {
        self.again = rerolls;
        self
    }

    /// How it is rolled.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Everything that is added and is not dice.
    pub fn bonus(&self) -> i32 {
        let constants = self.more.iter().map(|it| it.plus).sum::<i32>()
            - self.less.iter().map(|it| it.plus).sum::<i32>();
        self.modifiers.iter().map(|it| it.value).sum::<i32>() + constants
    }

    /// What follows a face, if it is rolled once more.
    fn after(&self, face: Face) -> Option<Self> {
        (self.again && face.shown == 1).then(|| D20 {
            mode: Mode::Normal,
            again: false,
            ..self.clone()
        })
    }

    /// Rolls it to its end.
    pub fn rolled(&self, chance: &mut Chance) -> (Roll, Face) {
        let (mut roll, face) = self.roll(chance);
        let Some(again) = self.after(face) else {
            return (roll, face);
        };
        for die in roll.dice.iter_mut().filter(|die| die.role == self.role) {
            die.role = REROLLED;
        }
        // Only the d20 is rolled once more: the dice added to it lie as they are.
        let single = D20::new(self.role, Mode::Normal);
        let (more, second) = single.roll(chance);
        roll.dice.extend(more.dice);
        let counts = |shown: u8| i32::from(shown).max(again.least);
        let total = face.total - counts(face.shown) + counts(second.shown);
        let shown = second.shown;
        (roll, Face { shown, total })
    }

    /// Exact odds of what comes of it.
    pub fn chances(&self) -> Distribution<Face> {
        let first = odds(self);
        match self.again {
            false => first,
            true => first.then(|face| match self.after(*face) {
                Some(again) => odds(&again),
                None => Distribution::certain(*face),
            }),
        }
    }
}

/// Role of a die that was rolled once more and no longer counts.
pub(super) const REROLLED: &str = "dice-dive-rerolled";

impl Check for D20 {
    type Outcome = Face;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let (count, reading) = match self.mode {
            Mode::Normal => (1, Reading::Sum),
            Mode::Advantage => (2, Reading::Highest(1)),
            Mode::Disadvantage => (2, Reading::Lowest(1)),
        };
        let mut pools: SmallVec<[Pool; 4]> =
            smallvec![Pool::new(self.role, count, Die::D20, reading)];
        let dice = |role| move |it: &DiceExpr| Pool::sum(role, it.count, it.die);
        pools.extend(self.more.iter().map(dice("dice-dive-more")));
        pools.extend(self.less.iter().map(dice("dice-dive-less")));
        pools
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.modifiers.clone()
    }

    fn outcome(&self, totals: &PoolTotals) -> Face {
        let shown = totals[0];
        let (more, less) = totals[1..].split_at(self.more.len());
        let dice = more.iter().sum::<i32>() - less.iter().sum::<i32>();
        Face {
            shown: shown as u8,
            total: shown.max(self.least) + self.bonus() + dice,
        }
    }
}
