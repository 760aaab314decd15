//! The arrangement of cards that makes the most of chosen skills.

use std::{cmp::Reverse, ops::Range};

use super::grid_of_cards::{Edges, PLACES, Sheet, WIDTH};

/// The sheet of these cards, by their numbers, whose skills are worth the most by `worth`; the first
/// found of equal ones. As many cards are on it as it has room for, since another one never makes it
/// worse and lets one defence more be used.
///
/// The row in the middle touches both others, and those do not touch each other. So for each row in
/// the middle the best rows above and below of every set of cards are found, and then the best two
/// sets without a card in common. Rows in the middle that promise the most come first, and the search
/// ends where none of the others can be better than what was found.
pub fn best<S: Copy>(cards: &[Edges<S>], worth: impl Fn(S) -> u32) -> Sheet<usize> {
    let mut sheet = Sheet::default();
    if cards.is_empty() {
        return sheet;
    }
    let joints = Joints::of(cards, worth);
    let rows = joints.rows();
    let found = joints.best(&rows);
    for (nth, row) in found.into_iter().enumerate() {
        let filled = rows[row].cards.into_iter().enumerate();
        for (place, card) in filled.filter(|(_, card)| *card != joints.blank) {
            sheet.put(nth * WIDTH + place, card);
        }
    }
    sheet
}

/// What joints of cards are worth, by the numbers of the card that gives and the one that gains. The
/// last number is that of a place without a card.
struct Joints {
    across: Vec<Vec<u32>>,
    down: Vec<Vec<u32>>,
    blank: usize,
}

/// Three cards side by side.
struct Row {
    cards: [usize; WIDTH],
    /// The cards, a bit for each number.
    set: u64,
    /// What the joints between them are worth.
    worth: u32,
}

/// The best rows of a set of cards above and below some row, and what they add.
struct Beside {
    set: u64,
    above: (u32, usize),
    below: (u32, usize),
}

impl Joints {
    fn of<S: Copy>(cards: &[Edges<S>], worth: impl Fn(S) -> u32) -> Self {
        let table = |across| -> Vec<Vec<u32>> {
            let joint = |from: &Edges<S>, to| {
                let (skill, bonus) = from.lend(to, across);
                bonus * worth(skill)
            };
            let row = |from| cards.iter().map(|to| joint(from, to)).chain([0]).collect();
            let blank = vec![0; cards.len() + 1];
            cards.iter().map(row).chain([blank]).collect()
        };
        Joints {
            across: table(true),
            down: table(false),
            blank: cards.len(),
        }
    }

    /// Every row that can lie on the sheet; those of the same cards stand together.
    fn rows(&self) -> Vec<Row> {
        let spare = PLACES.saturating_sub(self.blank);
        let mut rows = Vec::new();
        for left in 0..=self.blank {
            for middle in 0..=self.blank {
                for right in 0..=self.blank {
                    let cards = [left, middle, right];
                    let real = cards.into_iter().filter(|card| *card != self.blank);
                    let count = real.clone().count();
                    let set = real.fold(0, |set, card| set | 1 << card);
                    let once = u64::count_ones(set) as usize == count;
                    if once && WIDTH - count <= spare {
                        let worth = self.across[left][middle] + self.across[middle][right];
                        rows.push(Row { cards, set, worth });
                    }
                }
            }
        }
        rows.sort_by_key(|row| row.set);
        rows
    }

    /// What the joints between two rows are worth.
    fn between(&self, above: &Row, below: &Row) -> u32 {
        let pairs = above.cards.into_iter().zip(below.cards);
        pairs.map(|(from, to)| self.down[from][to]).sum()
    }

    /// The best rows of the sheet, from above, by their places among all.
    fn best(&self, rows: &[Row]) -> [usize; 3] {
        let cards = self.blank.min(PLACES) as u32;
        let groups = groups(rows);
        let mut best = (None, [0; 3]);
        let mut beside = Vec::new();
        for (hope, middle) in self.hopes(rows) {
            if best.0.is_some_and(|most| hope <= most) {
                break;
            }
            self.beside(rows, &groups, middle, &mut beside);
            let own = &rows[middle];
            let most_below = beside.iter().map(|it| it.below.0).max().unwrap_or(0);
            for upper in &beside {
                let so_far = own.worth + upper.above.0;
                if best.0.is_some_and(|most| so_far + most_below <= most) {
                    continue;
                }
                for lower in beside.iter().filter(|it| it.set & upper.set == 0) {
                    let all = (own.set | upper.set | lower.set).count_ones() == cards;
                    let worth = so_far + lower.below.0;
                    if all && best.0.is_none_or(|most| worth > most) {
                        best = (Some(worth), [upper.above.1, middle, lower.below.1]);
                    }
                }
            }
        }
        best.1
    }

    /// The rows that can lie in the middle, each with the most that a sheet around it can be worth:
    /// the highest hope first.
    fn hopes(&self, rows: &[Row]) -> Vec<(u32, usize)> {
        let most = rows.iter().map(|row| row.worth).max().unwrap_or(0);
        let (mut gains, mut gives) = (vec![0; self.blank + 1], vec![0; self.blank + 1]);
        for (from, row) in self.down.iter().enumerate() {
            for (to, worth) in row.iter().enumerate().filter(|(to, _)| *to != from) {
                gains[to] = worth.max(&gains[to]).to_owned();
                gives[from] = worth.max(&gives[from]).to_owned();
            }
        }
        let hope = |row: &Row| {
            let joints = row.cards.into_iter().map(|card| gains[card] + gives[card]);
            row.worth + 2 * most + joints.sum::<u32>()
        };
        let with_centre = rows.iter().enumerate();
        let with_centre = with_centre.filter(|(_, row)| row.cards[WIDTH / 2] != self.blank);
        let mut hopes: Vec<(u32, usize)> = with_centre.map(|(nth, row)| (hope(row), nth)).collect();
        hopes.sort_by_key(|(hope, nth)| (Reverse(*hope), *nth));
        hopes
    }

    /// For each set of cards that are not in a row, what it can add above and below that row.
    fn beside(
        &self,
        rows: &[Row],
        groups: &[Range<usize>],
        middle: usize,
        found: &mut Vec<Beside>,
    ) {
        let own = &rows[middle];
        found.clear();
        let free = groups.iter().filter(|it| rows[it.start].set & own.set == 0);
        found.extend(free.map(|group| {
            let mut beside = Beside {
                set: rows[group.start].set,
                above: (0, group.start),
                below: (0, group.start),
            };
            for (nth, row) in group.clone().zip(&rows[group.clone()]) {
                let above = row.worth + self.between(row, own);
                let below = row.worth + self.between(own, row);
                if above > beside.above.0 {
                    beside.above = (above, nth);
                }
                if below > beside.below.0 {
                    beside.below = (below, nth);
                }
            }
            beside
        }));
    }
}

/// Where the rows of each set of cards stand.
fn groups(rows: &[Row]) -> Vec<Range<usize>> {
    let chunks = rows.chunk_by(|one, other| one.set == other.set);
    let ends = chunks.scan(0, |end, chunk| {
        let start = *end;
        *end += chunk.len();
        Some(start..*end)
    });
    ends.collect()
}
