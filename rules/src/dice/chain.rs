use std::{collections::BTreeMap, fmt};

use super::{Distribution, distribution::add, weight::Weight};

/// Outcome of one step of a chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Transition<S, R> {
    /// Moves on to a state, possibly the same one.
    To(S),
    /// Ends the chain with this result.
    End(R),
}

/// Most states a chain may have: those of a melee of fifty dice a side, which takes seconds.
pub const MOST_STATES: usize = 2_500;

/// Reason why a chain has no exact odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainError {
    /// Some reachable state has no path to an end.
    Endless,
    /// More than [`MOST_STATES`] states.
    TooManyStates,
}

impl fmt::Display for ChainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChainError::Endless => write!(f, "it may go on for ever"),
            ChainError::TooManyStates => {
                write!(
                    f,
                    "it has more than {MOST_STATES} states, which is the limit"
                )
            }
        }
    }
}

impl std::error::Error for ChainError {}

/// Exact odds of how an absorbing Markov chain ends, such as a fight to the finish or a roll that
/// is repeated on ties. `step` gives the odds of what follows each state.
///
/// States are eliminated one by one, after the states they lead to where the chain allows it. A
/// state that leads back to itself has that share divided out. Only whole numbers and no
/// subtraction are used, so the result is exact. The numbers grow with the number of states, and
/// the time with them.
///
/// # Errors
/// A chain that may never end, or has too many states.
pub fn absorption<S, R>(
    start: S,
    step: impl Fn(&S) -> Distribution<Transition<S, R>>,
) -> Result<Distribution<R>, ChainError>
where
    S: Ord + Clone,
    R: Ord + Clone,
{
    // Each row refers only to ends and to states eliminated after it; the last row is the start's
    // and refers only to ends.
    let mut done: Vec<Row<R>> = Vec::new();
    for mut row in in_order(explore(start, step)?) {
        while let Some(next) = row.to.first_entry().filter(|next| *next.key() < done.len()) {
            let (state, weight) = next.remove_entry();
            row.substitute(&done[state], &weight);
        }
        row.to.remove(&done.len());
        row.reduce().ok_or(ChainError::Endless)?;
        done.push(row);
    }
    let last = done.pop().ok_or(ChainError::Endless)?;
    Ok(Distribution::of(last.ends))
}

/// Weights of the states and ends that follow one state. States are numbered by elimination order.
struct Row<R> {
    to: BTreeMap<usize, Weight>,
    ends: BTreeMap<R, Weight>,
}

impl<R: Ord + Clone> Row<R> {
    fn weights(&mut self) -> impl Iterator<Item = &mut Weight> {
        self.to.values_mut().chain(self.ends.values_mut())
    }

    /// Replaces a state this row leads to, with that weight, by what follows that state.
    fn substitute(&mut self, state: &Row<R>, weight: &Weight) {
        let mut total = Weight::ZERO;
        for part in state.to.values().chain(state.ends.values()) {
            total.add(part);
        }
        let shared = weight.gcd(&total);
        let (scale, share) = (total.divided_by(&shared), weight.divided_by(&shared));
        if !scale.is_one() {
            for own in self.weights() {
                *own = own.times(&scale);
            }
        }
        for (to, part) in &state.to {
            add(&mut self.to, *to, &part.times(&share));
        }
        for (end, part) in &state.ends {
            add(&mut self.ends, end.clone(), &part.times(&share));
        }
    }

    /// Divides all weights by their common factor; `None` if there are none.
    fn reduce(&mut self) -> Option<()> {
        let mut shared = Weight::ZERO;
        for weight in self.weights() {
            shared = weight.gcd(&shared);
            if shared.is_one() {
                return Some(());
            }
        }
        if shared.is_zero() {
            return None;
        }
        for weight in self.weights() {
            *weight = weight.divided_by(&shared);
        }
        Some(())
    }
}

/// Rows of all reachable states, the start first.
fn explore<S, R>(
    start: S,
    step: impl Fn(&S) -> Distribution<Transition<S, R>>,
) -> Result<Vec<Row<R>>, ChainError>
where
    S: Ord + Clone,
    R: Ord + Clone,
{
    let mut places = BTreeMap::from([(start.clone(), 0)]);
    let mut states = vec![start];
    let mut rows: Vec<Row<R>> = Vec::new();
    while let Some(state) = states.get(rows.len()) {
        let (mut to, mut ends) = (BTreeMap::new(), BTreeMap::new());
        for (next, weight) in step(state).ways() {
            match next {
                Transition::To(next) => {
                    let place = *places.entry(next.clone()).or_insert_with(|| {
                        states.push(next.clone());
                        states.len() - 1
                    });
                    add(&mut to, place, weight);
                }
                Transition::End(end) => add(&mut ends, end.clone(), weight),
            }
        }
        if states.len() > MOST_STATES {
            return Err(ChainError::TooManyStates);
        }
        rows.push(Row { to, ends });
    }
    Ok(rows)
}

/// Sorts rows into elimination order: each after the rows it leads to, except where the chain loops
/// back, and the start last.
fn in_order<R>(rows: Vec<Row<R>>) -> Vec<Row<R>> {
    let mut order = Vec::new();
    let mut seen = vec![false; rows.len()];
    seen[0] = true;
    let mut path = vec![(0, rows[0].to.keys())];
    while let Some((state, next)) = path.last_mut() {
        if let Some(to) = next.find(|to| !seen[**to]) {
            seen[*to] = true;
            path.push((*to, rows[*to].to.keys()));
        } else {
            order.push(*state);
            path.pop();
        }
    }
    let mut places = vec![0; rows.len()];
    for (place, state) in order.iter().enumerate() {
        places[*state] = place;
    }
    let mut rows: Vec<(usize, Row<R>)> = rows
        .into_iter()
        .zip(&places)
        .map(|(row, place)| {
            let to = row.to.into_iter().map(|(to, weight)| (places[to], weight));
            let to = to.collect();
            (*place, Row { to, ..row })
        })
        .collect();
    rows.sort_by_key(|(place, _)| *place);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The exact odds that the first of two wins who strike in turns until one of them has no hit
/// points left. `blows` gives the hit points that a strike of each costs, `left` those of each.
///
/// # Errors
/// Nobody can ever be hurt, or the two have too many hit points to go through.
pub fn exchange(
    blows: [Distribution<i32>; 2],
    left: [i32; 2],
) -> Result<Distribution<bool>, ChainError> {
    absorption((0, left), |&(turn, left): &(usize, [i32; 2])| {
        blows[turn].map(|cost| {
            let mut left = left;
            left[1 - turn] = left[1 - turn].saturating_sub(*cost);
            match left[1 - turn] {
                ..=0 => Transition::End(turn == 0),
                _ => Transition::To((1 - turn, left)),
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use smallvec::{SmallVec, smallvec};

    use super::*;
    use crate::dice::{Chance, Check, Die, Fraction, Modifier, Pool, PoolTotals, Reading, odds};
    use Transition::{End, To};

    /// One round of melee: both sides count dice showing 1 to 3; the outcome is the first side's
    /// lead.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    struct Melee {
        mine: u8,
        theirs: u8,
    }

    impl Check for Melee {
        type Outcome = i32;
        fn pools(&self) -> SmallVec<[Pool; 4]> {
            let side = |count| Pool::new("dice-test", count, Die::D6, Reading::AtMost(3));
            smallvec![side(self.mine), side(self.theirs)]
        }
        fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
            SmallVec::new()
        }
        fn outcome(&self, totals: &PoolTotals) -> i32 {
            totals[0] - totals[1]
        }
    }

    impl Melee {
        /// Ties are rolled again; otherwise the loser drops a die, and loses the melee with none
        /// left.
        fn after(mut self, ahead: i32) -> Transition<Melee, (bool, u8)> {
            match ahead {
                0 => {}
                1.. => self.theirs -= 1,
                _ => self.mine -= 1,
            }
            match (self.mine, self.theirs) {
                (0, left) => End((false, left)),
                (left, 0) => End((true, left)),
                _ => To(self),
            }
        }
    }

    fn to_its_end(mine: u8, theirs: u8) -> Distribution<(bool, u8)> {
        absorption(Melee { mine, theirs }, |melee| {
            odds(melee).map(|ahead| melee.after(*ahead))
        })
        .unwrap()
    }

    fn all<R: Ord + Clone>(chances: &Distribution<R>) -> Fraction {
        chances.rows().map(|(_, chance)| chance).sum()
    }

    #[test]
    fn a_tie_is_rolled_again_until_somebody_wins() {
        // One die each: even. Two against one: of 8 combinations 4 win, 1 loses, 3 tie.
        assert_eq!(
            to_its_end(1, 1).probability(&(true, 1)),
            Fraction::new(1, 2)
        );
        let two = to_its_end(2, 1);
        assert_eq!(two.probability(&(true, 2)), Fraction::new(4, 5));
        assert_eq!(two.probability(&(true, 1)), Fraction::new(1, 10));
        assert_eq!(two.probability(&(false, 1)), Fraction::new(1, 10));
    }

    #[test]
    fn a_long_melee_is_exact_where_its_numbers_are_long() {
        let long = to_its_end(12, 12);
        assert_eq!(all(&long), Fraction::one());
        let wins = long.chance_that(|(wins, _)| *wins);
        assert_eq!(wins, Fraction::new(1, 2));
        assert!(long.probability(&(true, 12)).to_string().len() > 80);
        // An uneven melee, checked against a plain recursion over fractions.
        let better = to_its_end(7, 6).chance_that(|(wins, _)| *wins);
        assert_eq!(better, by_recursion(7, 6));
    }

    /// Textbook recursion: each state's fraction from those of the states after it.
    fn by_recursion(mine: u8, theirs: u8) -> Fraction {
        match (mine, theirs) {
            (0, _) => Fraction::zero(),
            (_, 0) => Fraction::one(),
            _ => {
                let round = odds(&Melee { mine, theirs });
                let (won, lost) = round
                    .ways()
                    .filter(|(ahead, _)| **ahead != 0)
                    .map(|(ahead, ways)| (*ahead > 0, ways))
                    .fold(
                        (Weight::ZERO, Weight::ZERO),
                        |(mut won, mut lost), (up, ways)| {
                            if up {
                                won.add(ways)
                            } else {
                                lost.add(ways)
                            }
                            (won, lost)
                        },
                    );
                let mut decided = won.clone();
                decided.add(&lost);
                Fraction::of(&won, &decided) * by_recursion(mine, theirs - 1)
                    + Fraction::of(&lost, &decided) * by_recursion(mine - 1, theirs)
            }
        }
    }

    #[test]
    fn play_ends_as_often_as_the_chain_says() {
        const TRIES: u32 = 40_000;
        let mut chance = Chance::seeded(11);
        let mut seen: BTreeMap<(bool, u8), u32> = BTreeMap::new();
        for _ in 0..TRIES {
            let mut melee = Melee { mine: 4, theirs: 3 };
            let end = loop {
                match melee.after(melee.roll(&mut chance).1) {
                    To(next) => melee = next,
                    End(end) => break end,
                }
            };
            *seen.entry(end).or_default() += 1;
        }
        for (end, exact) in to_its_end(4, 3).rows() {
            let (n, p) = (f64::from(TRIES), exact.to_f64());
            let count = f64::from(seen.remove(end).unwrap_or(0));
            let sigma = (n * p * (1.0 - p)).sqrt();
            assert!(
                (count - n * p).abs() < 4.0 * sigma,
                "{end:?}: {count} of {TRIES}"
            );
        }
        assert!(seen.is_empty(), "{seen:?}");
    }

    /// Odds that a gambler who wins a coin on 1 to 3 of a d8 turns `stake` coins into `of`.
    fn ruin(stake: u32, of: u32) -> Result<Distribution<bool>, ChainError> {
        absorption(stake, |coins| {
            let coins = *coins;
            Distribution::dice(1, Die::D8).map(|face| {
                match if *face <= 3 { coins + 1 } else { coins - 1 } {
                    0 => End(false),
                    rich if rich == of => End(true),
                    next => To(next),
                }
            })
        })
    }

    #[test]
    fn what_leads_back_and_forth_is_solved_as_the_textbook_does() {
        // Gambler's ruin with odds of 5 to 3 against each coin: (1-r^k)/(1-r^n), r = 5/3.
        let r = |n: u32| (5u128.pow(n), 3u128.pow(n));
        for (stake, of) in [(1, 2), (1, 5), (4, 5), (7, 20), (19, 20)] {
            let ((up, down), (all_up, all_down)) = (r(stake), r(of));
            let exact = Fraction::new(up - down, all_up - all_down) * Fraction::new(all_down, down);
            let chances = ruin(stake, of).unwrap();
            assert_eq!(chances.probability(&true), exact, "{stake} of {of}");
            assert_eq!(all(&chances), Fraction::one());
        }
        let long = ruin(100, 200).unwrap();
        assert_eq!(all(&long), Fraction::one());
        assert!(long.probability(&true).to_string().len() > 80);
    }

    #[test]
    fn branches_may_come_together_and_go_round() {
        // Three rooms in a ring; each leads on, back, or out with its own number.
        let ring = |start: u8| {
            absorption(start, |room| {
                let room = *room;
                Distribution::dice(1, Die::D6).map(move |face| match face {
                    1 | 2 => To((room + 1) % 3),
                    3 => To((room + 2) % 3),
                    4 | 5 => To(room),
                    _ => End(room),
                })
            })
            .unwrap()
        };
        for start in 0..3 {
            let chances = ring(start);
            let own = chances.probability(&start);
            let next = chances.probability(&((start + 1) % 3));
            let last = chances.probability(&((start + 2) % 3));
            // Staying put is rolled again, so only four of the six faces count.
            let quarter = |n| Fraction::new(n, 4);
            assert_eq!(
                own,
                quarter(2) * last.clone() + quarter(1) * next.clone() + quarter(1)
            );
            assert_eq!(next, quarter(2) * own.clone() + quarter(1) * last.clone());
            assert_eq!(own + next + last, Fraction::one());
        }
    }

    #[test]
    fn what_may_never_end_is_refused() {
        let for_ever = absorption(0u8, |state| {
            let state = *state;
            Distribution::dice(1, Die::D4).map(move |face| match (state, face) {
                (0, 1) => End(()),
                (0, 2) => To(1),
                (0, _) => To(0),
                (other, _) => To(3 - other),
            })
        });
        assert_eq!(for_ever, Err(ChainError::Endless));
        let upwards = absorption(0u64, |n| {
            Distribution::<Transition<u64, ()>>::certain(To(n + 1))
        });
        assert_eq!(upwards, Err(ChainError::TooManyStates));
    }
}
