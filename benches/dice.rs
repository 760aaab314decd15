//! Exact odds: of one roll, and of a melee to the finish.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use smallvec::{SmallVec, smallvec};
use tabledelve::dice::{
    Check, Die, Distribution, Modifier, Pool, PoolTotals, Reading, Transition, absorption, odds,
};

/// Two d20, keeping the better.
struct Advantage {
    to_reach: i32,
}

impl Check for Advantage {
    type Outcome = bool;
    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::new("dice-attack", 2, Die::D20, Reading::Highest(1))]
    }
    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }
    fn outcome(&self, totals: &PoolTotals) -> bool {
        totals[0] >= self.to_reach
    }
}

/// One round of melee: both sides count dice showing 1 to 3; the outcome is the first side's lead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Melee {
    mine: u8,
    theirs: u8,
}

impl Check for Melee {
    type Outcome = i32;
    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let side = |count| Pool::new("dice-melee", count, Die::D6, Reading::AtMost(3));
        smallvec![side(self.mine), side(self.theirs)]
    }
    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }
    fn outcome(&self, totals: &PoolTotals) -> i32 {
        totals[0] - totals[1]
    }
}

/// Ties are rolled again; the loser of a round drops a die, and loses the melee with none left. The
/// result is each side's dice at the end.
fn to_its_end(mine: u8, theirs: u8) -> Distribution<(u8, u8)> {
    let chances = absorption(Melee { mine, theirs }, |melee| {
        odds(melee).map(|ahead| {
            let next = Melee {
                mine: melee.mine - u8::from(*ahead < 0),
                theirs: melee.theirs - u8::from(*ahead > 0),
            };
            if next.mine == 0 || next.theirs == 0 {
                Transition::End((next.mine, next.theirs))
            } else {
                Transition::To(next)
            }
        })
    });
    chances.expect("every melee ends")
}

fn exact_odds(c: &mut Criterion) {
    c.bench_function("2d20 keeping the better", |b| {
        b.iter(|| {
            let check = Advantage {
                to_reach: black_box(14),
            };
            odds(&check).probability(&true)
        });
    });
    for dice in [6, 12] {
        c.bench_function(&format!("a melee of {dice} dice against {dice}"), |b| {
            b.iter(|| to_its_end(black_box(dice), dice).chance_that(|(mine, _)| *mine > 0));
        });
    }
}

criterion_group!(benches, exact_odds);
criterion_main!(benches);
