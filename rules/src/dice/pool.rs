use std::{collections::BTreeMap, fmt};

use smallvec::{SmallVec, smallvec};

use super::{DiceExpr, Die, distribution::add, weight::Weight};

/// How a pool of dice is read. Yields one number, or one per die for [`Faces`](Reading::Faces).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Sum of all faces.
    Sum,
    /// Number of dice showing this face or higher.
    AtLeast(u8),
    /// Number of dice showing this face or lower.
    AtMost(u8),
    /// Sum of this many highest dice.
    Highest(u8),
    /// Sum of this many lowest dice.
    Lowest(u8),
    /// Number of pairs; four of a kind are two pairs.
    Pairs,
    /// Number of dice showing the most common face.
    OfAKind,
    /// Every face, highest first.
    Faces,
}

/// Dice of one kind rolled together for one purpose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    /// Role of the dice in the check, as a message key such as `dice-attack`.
    pub role: &'static str,
    /// Number of dice.
    pub count: u8,
    pub die: Die,
    /// Ways the dice are read; all readings share one roll.
    pub readings: SmallVec<[Reading; 2]>,
}

/// Numbers read off the pools of a check: all readings of the first pool in order, then those of
/// the second, and so on.
pub type PoolTotals = SmallVec<[i32; 4]>;

/// Dice of a pool that show the same face.
#[derive(Clone, Copy)]
struct Alike {
    face: u8,
    dice: u8,
    /// Number of dice in the pool showing higher faces.
    above: u8,
    /// Number of dice in the whole pool.
    of: u8,
}

impl Alike {
    /// Number of these dice in places `from` up to `to`; the pool's highest die has place 0.
    fn between(self, from: u8, to: u8) -> i32 {
        let first = self.above.max(from);
        let last = (self.above + self.dice).min(to);
        i32::from(last.saturating_sub(first))
    }
}

impl Reading {
    /// Number of values this reading yields for `count` dice.
    fn width(self, count: u8) -> usize {
        match self {
            Reading::Faces => usize::from(count),
            _ => 1,
        }
    }

    /// Adds dice of equal face to what has been read so far. Both play and odds use this, from the
    /// highest face down.
    fn take(self, read: &mut [i32], alike: Alike) {
        let (face, dice) = (i32::from(alike.face), i32::from(alike.dice));
        match self {
            Reading::Sum => read[0] += face * dice,
            Reading::AtLeast(least) if alike.face >= least => read[0] += dice,
            Reading::AtMost(most) if alike.face <= most => read[0] += dice,
            Reading::AtLeast(_) | Reading::AtMost(_) => {}
            Reading::Highest(keep) => read[0] += face * alike.between(0, keep),
            Reading::Lowest(keep) => {
                let from = alike.of.saturating_sub(keep);
                read[0] += face * alike.between(from, alike.of);
            }
            Reading::Pairs => read[0] += dice / 2,
            Reading::OfAKind => read[0] = read[0].max(dice),
            Reading::Faces => {
                let from = usize::from(alike.above);
                read[from..from + usize::from(alike.dice)].fill(face);
            }
        }
    }

    /// True if the reading does not distinguish these two faces.
    fn equates(self, a: u8, b: u8) -> bool {
        match self {
            Reading::AtLeast(least) => (a >= least) == (b >= least),
            Reading::AtMost(most) => (a <= most) == (b <= most),
            _ => false,
        }
    }
}

impl Pool {
    /// The dice, such as `3d6`.
    pub fn dice(&self) -> DiceExpr {
        DiceExpr::dice(self.count, self.die)
    }

    /// Creates a pool with one reading.
    pub fn new(role: &'static str, count: u8, die: Die, reading: Reading) -> Self {
        Pool {
            role,
            count,
            die,
            readings: smallvec![reading],
        }
    }

    /// Creates a pool whose faces are added up.
    pub fn sum(role: &'static str, count: u8, die: Die) -> Self {
        Pool::new(role, count, die, Reading::Sum)
    }

    /// Adds a reading of the same roll, such as a second target number.
    #[must_use]
    pub fn also(mut self, reading: Reading) -> Self {
        self.readings.push(reading);
        self
    }

    /// Reads rolled faces and appends the numbers.
    pub(super) fn read(&self, faces: &[u8], totals: &mut PoolTotals) {
        // Nearly all pools in play are sums, which need no sorting.
        if let [Reading::Sum] = self.readings[..] {
            totals.push(faces.iter().map(|face| i32::from(*face)).sum());
            return;
        }
        let mut sorted: SmallVec<[u8; 12]> = SmallVec::from_slice(faces);
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let start = totals.len();
        totals.resize(start + self.width(), 0);
        let mut above = 0;
        for alike in sorted.chunk_by(|a, b| a == b) {
            let dice = alike.len() as u8;
            self.take(&mut totals[start..], alike[0], dice, above);
            above += dice;
        }
    }

    /// Approximate size of the counts in units of 128 bits; effort grows with it.
    pub(super) fn length(&self) -> u64 {
        let bits = u64::from(self.count) * u64::from(self.die.sides().ilog2() + 1);
        1 + bits / 128
    }

    fn width(&self) -> usize {
        let widths = self.readings.iter().map(|it| it.width(self.count));
        widths.sum()
    }

    fn take(&self, mut read: &mut [i32], face: u8, dice: u8, above: u8) {
        let alike = Alike {
            face,
            dice,
            above,
            of: self.count,
        };
        for reading in &self.readings {
            let (own, rest) = read.split_at_mut(reading.width(self.count));
            reading.take(own, alike);
            read = rest;
        }
    }

    /// All possible readings, each with the number of ways to get it.
    ///
    /// Dice are never enumerated one by one: sums and kept dice are convolved, and for other
    /// readings only the number of dice per face matters.
    pub(super) fn ways(
        &self,
        effort: &mut Effort,
    ) -> Result<Vec<(PoolTotals, Weight)>, TooManyCombinations> {
        let numbered = |ways: Vec<Weight>, first: u8| {
            let numbers = ways.into_iter().zip(i32::from(first)..);
            let possible = numbers.filter(|(ways, _)| !ways.is_zero());
            possible
                .map(|(ways, number)| (smallvec![number], ways))
                .collect()
        };
        let faces = 1..=self.die.sides();
        Ok(match self.readings[..] {
            [Reading::Sum] => {
                let results = u64::from(self.count).pow(2) * u64::from(self.die.sides());
                effort.spend(results * self.length())?;
                numbered(sums(self.count, self.die), self.count)
            }
            [Reading::Highest(keep)] => numbered(self.kept(keep, faces.rev(), effort)?, 0),
            [Reading::Lowest(keep)] => numbered(self.kept(keep, faces, effort)?, 0),
            _ => self.by_face(effort)?,
        })
    }

    /// Ways to reach each sum of the kept dice, from sum 0 up. `faces` run in the order in which
    /// dice are kept.
    fn kept(
        &self,
        keep: u8,
        faces: impl Iterator<Item = u8>,
        effort: &mut Effort,
    ) -> Result<Vec<Weight>, TooManyCombinations> {
        let (count, keep) = (usize::from(self.count), usize::from(keep.min(self.count)));
        let sides = self.die.sides();
        let most = keep * usize::from(sides);
        let choose = Choose::among(self.count);
        let mut kept = vec![Weight::ZERO; most + 1];
        if keep == 0 {
            kept[0] = Weight::power(sides, self.count);
            return Ok(kept);
        }
        // Indexed by the number of dice kept so far, fewer than wanted, then by their sum.
        let mut open = vec![vec![Weight::ZERO; most + 1]; keep];
        open[0][0] = Weight::ONE;
        for (face, left) in faces.zip((0..sides).rev()) {
            // From many dice to few, so that no die is counted twice.
            for used in (0..keep).rev() {
                let (free, missing) = (count - used, keep - used);
                // Enough dice show this face; the rest show faces that come later.
                let mut last = Weight::ZERO;
                for dice in missing..=free {
                    let others = Weight::power(left, (free - dice) as u8);
                    last.add(&choose.ways(free, dice).times(&others));
                }
                let (before, after) = open.split_at_mut(used + 1);
                for (sum, ways) in before[used].iter().enumerate() {
                    if ways.is_zero() {
                        continue;
                    }
                    effort.spend(missing as u64 * self.length())?;
                    let face = usize::from(face);
                    kept[sum + missing * face].add(&ways.times(&last));
                    for dice in 1..missing {
                        let more = ways.times(choose.ways(free, dice));
                        after[dice - 1][sum + dice * face].add(&more);
                    }
                }
            }
        }
        Ok(kept)
    }

    /// Any combination of readings, face by face from the highest down, by the number of dice
    /// showing each.
    fn by_face(
        &self,
        effort: &mut Effort,
    ) -> Result<Vec<(PoolTotals, Weight)>, TooManyCombinations> {
        let choose = Choose::among(self.count);
        let alike = |a: u8, b: u8| self.readings.iter().all(|it| it.equates(a, b));
        let faces: Vec<u8> = (1..=self.die.sides()).rev().collect();
        let mut groups = faces.chunk_by(|a, b| alike(*a, *b)).peekable();
        let mut open: BTreeMap<(u8, PoolTotals), Weight> = BTreeMap::new();
        open.insert((0, smallvec![0; self.width()]), Weight::ONE);
        while let Some(group) = groups.next() {
            let is_last = groups.peek().is_none();
            let mut next = BTreeMap::new();
            for ((above, read), ways) in &open {
                let free = self.count - above;
                let least = if is_last { free } else { 0 };
                // Map look-ups cost more than plain additions.
                effort.spend(8 * (u64::from(free - least) + 1) * self.length())?;
                for dice in least..=free {
                    let mut read = read.clone();
                    if dice > 0 {
                        self.take(&mut read, group[0], dice, *above);
                    }
                    let faces = Weight::power(group.len() as u8, dice);
                    let falls = choose.ways(free.into(), dice.into()).times(&faces);
                    add(&mut next, (above + dice, read), &ways.times(&falls));
                }
            }
            open = next;
        }
        Ok(open
            .into_iter()
            .map(|((_, read), ways)| (read, ways))
            .collect())
    }
}

/// Ways to reach each sum of `count` dice, from the lowest sum up. Each further die slides a window
/// over the ways of the dice before it.
pub(super) fn sums(count: u8, die: Die) -> Vec<Weight> {
    let sides = usize::from(die.sides());
    let mut ways = vec![Weight::ONE];
    for _ in 0..count {
        let mut window = Weight::ZERO;
        let slide = |at: usize| {
            if let Some(entering) = ways.get(at) {
                window.add(entering);
            }
            if let Some(leaving) = at.checked_sub(sides) {
                window.subtract(&ways[leaving]);
            }
            window.clone()
        };
        ways = (0..ways.len() + sides - 1).map(slide).collect();
    }
    ways
}

/// Pascal's triangle: ways to choose some of a number of dice.
struct Choose(Vec<Vec<Weight>>);

impl Choose {
    fn among(count: u8) -> Self {
        let mut rows = vec![vec![Weight::ONE]];
        for _ in 0..count {
            let above = &rows[rows.len() - 1];
            let mut row = vec![Weight::ONE];
            row.extend(above.windows(2).map(|two| {
                let mut sum = two[0].clone();
                sum.add(&two[1]);
                sum
            }));
            row.push(Weight::ONE);
            rows.push(row);
        }
        Choose(rows)
    }

    fn ways(&self, of: usize, some: usize) -> &Weight {
        &self.0[of][some]
    }
}

/// Limit on the combinations of results that [`try_odds`](super::try_odds) goes through, about a
/// second's work. Counts beyond 128 bits weigh more.
pub const MOST_COMBINATIONS: u64 = 10_000_000;

/// Odds that would take too long to compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyCombinations;

impl fmt::Display for TooManyCombinations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = MOST_COMBINATIONS / 1_000_000;
        write!(
            f,
            "these dice have more than {most} million combinations of results, which is the limit: \
             take fewer dice or ones with fewer sides"
        )
    }
}

impl std::error::Error for TooManyCombinations {}

/// Number of combinations that may still be tried.
pub(super) struct Effort(pub(super) u64);

impl Effort {
    pub(super) fn spend(&mut self, combinations: u64) -> Result<(), TooManyCombinations> {
        let left = self.0.checked_sub(combinations);
        self.0 = left.ok_or(TooManyCombinations)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: [Reading; 9] = [
        Reading::Sum,
        Reading::AtLeast(4),
        Reading::AtMost(1),
        Reading::Highest(2),
        Reading::Highest(9),
        Reading::Lowest(1),
        Reading::Pairs,
        Reading::OfAKind,
        Reading::Faces,
    ];

    /// Every roll of a pool, enumerated and read as in play.
    fn one_by_one(pool: &Pool) -> BTreeMap<PoolTotals, Weight> {
        let sides = usize::from(pool.die.sides());
        let mut ways = BTreeMap::new();
        for roll in 0..sides.pow(pool.count.into()) {
            let face = |die: u8| (roll / sides.pow(die.into()) % sides) as u8 + 1;
            let faces: Vec<u8> = (0..pool.count).map(face).collect();
            let mut totals = PoolTotals::new();
            pool.read(&faces, &mut totals);
            add(&mut ways, totals, &Weight::ONE);
        }
        ways
    }

    fn counted(pool: &Pool) -> BTreeMap<PoolTotals, Weight> {
        let mut ways = BTreeMap::new();
        for (totals, count) in pool.ways(&mut Effort(MOST_COMBINATIONS)).unwrap() {
            add(&mut ways, totals, &count);
        }
        ways
    }

    #[test]
    fn every_reading_counts_the_ways_of_all_rolls() {
        let dice = [(0, 6), (1, 2), (1, 6), (2, 4), (3, 3), (4, 6), (5, 4)];
        for (count, sides) in dice {
            for reading in EVERY {
                let pool = Pool::new("dice-test", count, Die::new(sides).unwrap(), reading);
                assert_eq!(counted(&pool), one_by_one(&pool), "{pool:?}");
            }
        }
    }

    #[test]
    fn several_readings_are_of_the_same_roll() {
        for (a, first) in EVERY.into_iter().enumerate() {
            for second in EVERY.into_iter().skip(a) {
                let pool = Pool::new("dice-test", 3, Die::D4, first).also(second);
                assert_eq!(counted(&pool), one_by_one(&pool), "{pool:?}");
            }
        }
    }

    #[test]
    fn readings_are_what_a_player_would_read() {
        let read = |reading| {
            let mut totals = PoolTotals::new();
            Pool::new("dice-test", 6, Die::D6, reading).read(&[2, 5, 2, 6, 2, 5], &mut totals);
            totals
        };
        assert_eq!(read(Reading::Sum)[..], [22]);
        assert_eq!(read(Reading::AtLeast(5))[..], [3]);
        assert_eq!(read(Reading::AtMost(2))[..], [3]);
        assert_eq!(read(Reading::Highest(2))[..], [11]);
        assert_eq!(read(Reading::Lowest(4))[..], [11]);
        assert_eq!(read(Reading::Pairs)[..], [2]);
        assert_eq!(read(Reading::OfAKind)[..], [3]);
        assert_eq!(read(Reading::Faces)[..], [6, 5, 5, 2, 2, 2]);
    }

    #[test]
    fn large_pools_are_counted_or_refused_but_never_waited_for() {
        let refused = |pool: Pool| pool.ways(&mut Effort(MOST_COMBINATIONS)).is_err();
        let hundred = Die::new(100).unwrap();
        assert_eq!(
            counted(&Pool::sum("dice-test", 99, hundred)).len(),
            99 * 99 + 1
        );
        assert!(refused(Pool::sum("dice-test", 255, hundred)));
        let new = |count, die, reading| Pool::new("dice-test", count, die, reading);
        assert!(refused(new(30, Die::D20, Reading::Faces)));
        assert!(refused(new(255, hundred, Reading::Highest(200))));
        assert_eq!(counted(&new(20, Die::D20, Reading::Highest(5))).len(), 96);
        let successes = Pool::new("dice-test", 255, Die::D6, Reading::AtLeast(5));
        assert_eq!(counted(&successes).len(), 256);
    }
}
