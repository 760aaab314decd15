//! The checks of Hex Adventure: their dice and outcomes. Play and odds run the same functions.

use smallvec::{SmallVec, smallvec};

use crate::dice::{Bound, Check, DiceExpr, Die, Goal, Modifier, Pool, PoolTotals};

/// An attribute or other figure with all of its parts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figure {
    pub total: i32,
    /// Its parts by name.
    pub parts: SmallVec<[Modifier; 4]>,
}

impl Figure {
    /// Adds a part; a part of 0 is left out.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: i32) -> Self {
        if value != 0 {
            self.total += value;
            self.parts.push(Modifier { name, value });
        }
        self
    }

    /// True if there is a part of this name.
    pub fn has(&self, name: &str) -> bool {
        self.parts.iter().any(|part| part.name == name)
    }
}

/// Dice that must not exceed an attribute. The outcome is true if they do not.
#[derive(Clone, Debug)]
pub struct Under {
    /// Purpose of the dice.
    pub role: &'static str,
    /// Number of dice.
    pub count: u8,
    pub die: Die,
    /// The value that they must not exceed.
    pub value: Figure,
}

impl Under {
    /// The dice, such as `3d6`.
    pub fn dice(&self) -> DiceExpr {
        DiceExpr::dice(self.count, self.die)
    }
}

impl Check for Under {
    type Outcome = bool;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum(self.role, self.count, self.die)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.value.parts.clone()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        let bound = Bound::AtMost(self.value.total);
        smallvec![Goal {
            of_parts: true,
            ..Goal::new(self.count, bound)
        }]
    }

    fn outcome(&self, totals: &PoolTotals) -> bool {
        totals[0] <= self.value.total
    }
}

/// The damage of a weapon. The outcome is the damage that gets through, never below 0.
#[derive(Clone, Debug)]
pub struct Blow {
    /// The dice, with their fixed part.
    pub dice: DiceExpr,
    /// How many of them there are because the attack comes before a tackle.
    pub first: u8,
    /// Modifiers by name, including the fixed part of the dice.
    pub plus: Figure,
    /// Damage stopped by armour.
    pub stopped: i32,
}

impl Blow {
    /// Damage by dice, and whose dice they are: the name of their fixed part. Other modifiers are
    /// added with [`Figure::with`].
    pub fn new(dice: DiceExpr, of: &'static str) -> Self {
        let plus = Figure::default().with(of, dice.plus);
        Blow {
            dice,
            first: 0,
            plus,
            stopped: 0,
        }
    }
}

impl Blow {
    /// The damage that gets through, by the totals of its pools.
    fn through(&self, totals: &[i32]) -> i32 {
        let sum: i32 = totals.iter().sum();
        (sum + self.plus.total - self.stopped).max(0)
    }
}

impl Check for Blow {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let plain = self.dice.count - self.first;
        let mut pools = smallvec![Pool::sum("dice-damage", plain, self.dice.die)];
        if self.first > 0 {
            pools.push(Pool::sum("dice-first-attack", self.first, self.dice.die));
        }
        pools
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        let armour = Modifier {
            name: "modifier-armour",
            value: -self.stopped,
        };
        let mut parts = self.plus.parts.clone();
        parts.extend((self.stopped != 0).then_some(armour));
        parts
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        self.through(totals)
    }
}

/// A strike and its damage in one. The outcome is `None` for a miss, or the damage that gets
/// through.
#[derive(Clone, Debug)]
pub struct Struck {
    pub hit: Under,
    pub blow: Blow,
}

impl Check for Struck {
    type Outcome = Option<i32>;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let mut pools = self.hit.pools();
        pools.extend(self.blow.pools());
        pools
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.blow.modifiers()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        let bound = Bound::AtMost(self.hit.value.total);
        smallvec![Goal::new(self.hit.count, bound)]
    }

    fn outcome(&self, totals: &PoolTotals) -> Option<i32> {
        let hit = smallvec![totals[0]];
        self.hit
            .outcome(&hit)
            .then(|| self.blow.through(&totals[1..]))
    }
}

/// Dice that are simply added up, with a fixed part. The outcome is never below 0.
#[derive(Clone, Copy, Debug)]
pub struct Amount {
    /// Purpose of the dice.
    pub role: &'static str,
    pub dice: DiceExpr,
}

impl Check for Amount {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum(self.role, self.dice.count, self.dice.die)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        Figure::default()
            .with("modifier-fixed", self.dice.plus)
            .parts
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        (totals[0] + self.dice.plus).max(0)
    }
}

/// Both sides of a contest with the dice that they have named. The outcome is true if the side that
/// began it wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contested {
    /// Attribute and number of dice of the side that began it.
    pub mine: (i32, u8),
    /// Attribute and number of dice of the other side.
    pub theirs: (i32, u8),
    /// The kind of dice.
    pub die: Die,
}

impl Check for Contested {
    type Outcome = bool;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![
            Pool::sum("dice-contest-mine", self.mine.1, self.die),
            Pool::sum("dice-contest-theirs", self.theirs.1, self.die),
        ]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        let at_most = |(most, dice): (i32, u8)| Goal::new(dice, Bound::AtMost(most));
        smallvec![at_most(self.mine), at_most(self.theirs)]
    }

    fn outcome(&self, totals: &PoolTotals) -> bool {
        wins((self.mine.0, totals[0]), (self.theirs.0, totals[1]))
    }
}

/// True if the side that began a contest wins it, given attribute and total of both. A total over
/// one's attribute fails; the higher total wins, and the higher attribute on a tie. If both fail,
/// or everything is equal, the side that began it does not win.
pub fn wins(mine: (i32, i32), theirs: (i32, i32)) -> bool {
    let stands = |(attribute, total): (i32, i32)| total <= attribute;
    match (stands(mine), stands(theirs)) {
        (false, _) => false,
        (true, false) => true,
        (true, true) => (mine.1, mine.0) > (theirs.1, theirs.0),
    }
}
