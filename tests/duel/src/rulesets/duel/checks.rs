//! The checks of a duel, and the odds of one fought to its end.

use smallvec::{SmallVec, smallvec};
use tabledelve::dice::{
    Check, Die, Distribution, Modifier, Pool, PoolTotals, Transition, absorption, odds,
};

use super::content::{Fighter, Wounds};

/// A strike; it hits or not.
pub struct Strike {
    pub skill: i32,
    pub guard: i32,
}

impl Strike {
    pub fn of(by: &Fighter, on: &Fighter) -> Self {
        Strike {
            skill: by.skill,
            guard: on.guard,
        }
    }
}

impl Check for Strike {
    type Outcome = bool;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum("duel-dice-strike", 2, Die::D6)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        let name = "duel-modifier-skill";
        smallvec![Modifier {
            name,
            value: self.skill
        }]
    }

    fn outcome(&self, totals: &PoolTotals) -> bool {
        totals[0] + self.skill >= self.guard
    }
}

/// A roll on the table of wounds; it gives a row.
pub struct WoundRoll<'a>(pub &'a Wounds);

impl Check for WoundRoll<'_> {
    type Outcome = usize;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum("duel-dice-wounds", 1, Die::D6)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> usize {
        let rows = self.0.rows.iter();
        rows.take_while(|row| i32::from(row.to) < totals[0]).count()
    }
}

/// Hit points that one strike costs.
pub fn blow(wounds: &Wounds, by: &Fighter, on: &Fighter) -> Distribution<i32> {
    let hurt = odds(&WoundRoll(wounds)).map(|row| wounds.rows[*row].wounds);
    odds(&Strike::of(by, on)).then(|hit| match hit {
        true => hurt.clone(),
        false => Distribution::certain(0),
    })
}

/// Whether the first of two wins who strike in turns until one of them falls.
pub fn melee(wounds: &Wounds, first: &Fighter, second: &Fighter) -> Distribution<bool> {
    let blows = [blow(wounds, first, second), blow(wounds, second, first)];
    let start = (0, [first.hit_points, second.hit_points]);
    let fought = absorption(start, |&(turn, left): &(usize, [i32; 2])| {
        blows[turn].map(|cost| {
            let mut left = left;
            left[1 - turn] -= cost;
            match left[1 - turn] {
                ..=0 => Transition::End(turn == 0),
                _ => Transition::To((1 - turn, left)),
            }
        })
    });
    fought.expect("every duel ends, for somebody can be hit")
}
