//! A bout of melee: two figures, round after round, until one of them is down.

use smallvec::SmallVec;

use super::{Damage, Harm, Opposed, Shrug, Side, StarPower};
use crate::dice::{
    ChainError, Distribution, Transition,
    Transition::{End, To},
    absorption, odds,
};

/// What a figure brings to a bout and keeps through it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contender {
    /// Dice added to those for reputation.
    pub dice: i32,
    /// Dice added in the first round alone.
    pub first_dice: i32,
    /// The fewest successes that count as rolled.
    pub least: i32,
    /// Impact added to the lead in a round that it wins, armour of the other included.
    pub impact: i32,
    /// Dice for damage in a round that it wins; one at the least.
    pub rolls: u8,
    /// Points of reputation that the other loses in every round that this one wins.
    pub venom: u8,
    /// True if it never loses reputation.
    pub steady: bool,
    /// What answers its harm, in order.
    pub shrugs: SmallVec<[Shrug; 3]>,
}

/// What changes in a bout: attacker first, then defender.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct BoutState {
    /// Reputation left.
    pub rep: [u8; 2],
    /// Dice of star power left.
    pub power: [u8; 2],
    /// Shrugs that are used up, a bit for each.
    pub used: [u8; 2],
    /// True once the first round is over.
    pub on: bool,
}

/// How a bout ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BoutEnd {
    /// One is down: 0 for the attacker, 1 for the defender.
    Down { loser: usize, harm: Harm },
    /// Neither can hurt the other any more; rule `melee.stalemate`.
    Undecided,
}

/// Two figures in melee.
#[derive(Clone, Debug)]
pub struct Bout {
    /// The attacker, then the defender.
    pub contenders: [Contender; 2],
    /// What the rows of the table do: above the impact, within it, a 1.
    pub harms: [Harm; 3],
}

impl Bout {
    /// Exact odds of how the bout ends, and in which state.
    ///
    /// # Errors
    /// It has more states than are counted.
    pub fn to_its_end<R: Ord + Clone>(
        &self,
        start: BoutState,
        end: impl Fn(BoutEnd, &BoutState) -> R,
    ) -> Result<Distribution<R>, ChainError> {
        let start = BoutState {
            on: start.on || self.contenders.iter().all(|one| one.first_dice == 0),
            ..start
        };
        absorption(start, |at| {
            let round = self.round(at);
            let stuck = round.rows().all(|(to, _)| *to == To(*at));
            match stuck {
                true => Distribution::certain(End(end(BoutEnd::Undecided, at))),
                false => round.map(|next| match next {
                    To(next) => To(*next),
                    End((loser, harm, left)) => {
                        let (loser, harm) = (*loser, *harm);
                        End(end(BoutEnd::Down { loser, harm }, left))
                    }
                }),
            }
        })
    }

    /// What both roll in the next round.
    pub fn dice(&self, at: &BoutState) -> Opposed {
        let side = |place: usize| {
            let one = &self.contenders[place];
            let first = if at.on { 0 } else { one.first_dice };
            Side {
                dice: i32::from(at.rep[place]) + one.dice + first,
                least: one.least,
                added: 0,
            }
        };
        Opposed::round([side(0), side(1)])
    }

    /// True if no round can change anything any more; rule `melee.stalemate`. It says what the odds
    /// of a round say, without counting them.
    pub fn is_stuck(&self, at: &BoutState) -> bool {
        let sides = self.dice(at).sides;
        let changes = |winner: usize| {
            let loser = 1 - winner;
            let most = sides[winner].most() - sides[loser].fewest();
            let hurts = most + self.contenders[winner].impact > 0;
            // With no impact it is the least harm of the table.
            let least = hurts || matches!(self.harms[0], Harm::LessRep(_));
            most > 0 && (hurts || least && !self.contenders[loser].steady)
        };
        !changes(0) && !changes(1)
    }

    fn round(
        &self,
        at: &BoutState,
    ) -> Distribution<Transition<BoutState, (usize, Harm, BoutState)>> {
        let next = BoutState { on: true, ..*at };
        odds(&self.dice(at)).then(|lead| match lead.signum() {
            // Ties are rolled again at once, in the same round.
            0 => Distribution::certain(To(*at)),
            sign => self.hit(&next, usize::from(sign > 0), lead.abs()),
        })
    }

    /// What comes of a round that the contender other than `loser` has won.
    fn hit(
        &self,
        at: &BoutState,
        loser: usize,
        lead: i32,
    ) -> Distribution<Transition<BoutState, (usize, Harm, BoutState)>> {
        let winner = &self.contenders[1 - loser];
        let damage = Damage {
            impact: lead + winner.impact,
            rolls: winner.rolls.max(1),
        };
        odds(&damage).then(|row| {
            let harm = self.harms[*row as usize];
            self.answered(at, loser, harm).map(|(harm, left)| {
                let mut left = *left;
                if harm.fells() {
                    return End((loser, *harm, left));
                }
                left.rep[loser] -= self.lost(loser, *harm).min(left.rep[loser]);
                match left.rep[loser] {
                    0 => End((loser, Harm::OutOfTheFight, left)),
                    _ => To(left),
                }
            })
        })
    }

    /// Reputation lost by the loser of a round that leaves it standing.
    fn lost(&self, loser: usize, harm: Harm) -> u8 {
        let by_table = match harm {
            Harm::LessRep(points) => points,
            _ => 0,
        };
        match self.contenders[loser].steady {
            true => 0,
            false => by_table + self.contenders[1 - loser].venom,
        }
    }

    /// Harm after everything that answers it, in the order of the rule `star.order`.
    fn answered(&self, at: &BoutState, who: usize, harm: Harm) -> Distribution<(Harm, BoutState)> {
        let mut left = *at;
        let harm = self.shrugged(who, harm, &mut left);
        if !harm.fells() || left.power[who] == 0 {
            return Distribution::certain((harm, left));
        }
        let dice = StarPower {
            dice: left.power[who],
        };
        odds(&dice).map(|star| {
            let mut left = left;
            left.power[who] -= star.lost;
            let harm = harm.softened(i32::from(star.levels), self.harms[0]);
            (self.shrugged(who, harm, &mut left), left)
        })
    }

    /// Harm after the first shrug that answers it and is not used up.
    fn shrugged(&self, who: usize, harm: Harm, left: &mut BoutState) -> Harm {
        for (place, shrug) in self.contenders[who].shrugs.iter().enumerate() {
            let bit = 1 << place;
            if shrug.what == harm && left.used[who] & bit == 0 {
                left.used[who] |= bit;
                return match shrug.carries_on {
                    true => Harm::CarryOn,
                    false => self.harms[0],
                };
            }
        }
        harm
    }
}
