//! The arrangement of cards that makes the most of chosen skills.

use super::grid_of_cards::{CENTRE, Edges, PLACES, Sheet, above, left_of};

/// A place without a card.
const EMPTY: usize = usize::MAX;

/// The sheet of these cards, by their numbers, whose skills are worth the most by `worth`; the first
/// found of equal ones. As many cards are on it as it has room for, since another one never makes it
/// worse and lets one defence more be used.
///
/// All arrangements are gone through but those that cannot become better than one already found:
/// what remains to be filled is taken for as good as the best joint of its kind.
pub fn best<S: Copy>(cards: &[Edges<S>], worth: impl Fn(S) -> u32) -> Sheet<usize> {
    let table = |across| -> Vec<Vec<u32>> {
        let joint = |from: &Edges<S>, to| {
            let (skill, bonus) = from.lend(to, across);
            bonus * worth(skill)
        };
        let row = |from| cards.iter().map(|to| joint(from, to)).collect();
        cards.iter().map(row).collect()
    };
    let (across, down) = (table(true), table(false));
    let highest = |table: &[Vec<u32>]| table.iter().flatten().copied().max().unwrap_or(0);
    let hopes = hopes(highest(&across), highest(&down));
    let mut search = Search {
        used: vec![false; cards.len()],
        spare: PLACES.saturating_sub(cards.len()),
        places: [EMPTY; PLACES],
        best: None,
        across,
        down,
        hopes,
    };
    if !cards.is_empty() {
        search.fill(0, 0);
    }
    let mut sheet = Sheet::default();
    if let Some((_, places)) = search.best {
        let filled = places.into_iter().enumerate();
        for (place, card) in filled.filter(|(_, card)| *card != EMPTY) {
            sheet.put(place, card);
        }
    }
    sheet
}

/// For each place the most that joints of it and of all places after it can add.
fn hopes(across: u32, down: u32) -> [u32; PLACES + 1] {
    let mut hopes = [0; PLACES + 1];
    for place in (0..PLACES).rev() {
        let left = left_of(place).map_or(0, |_| across);
        let above = above(place).map_or(0, |_| down);
        hopes[place] = hopes[place + 1] + left + above;
    }
    hopes
}

struct Search {
    /// Worth of a joint, by the numbers of the card that gives and the one that gains.
    across: Vec<Vec<u32>>,
    down: Vec<Vec<u32>>,
    hopes: [u32; PLACES + 1],
    used: Vec<bool>,
    /// Places that may still stay empty.
    spare: usize,
    places: [usize; PLACES],
    best: Option<(u32, [usize; PLACES])>,
}

impl Search {
    /// Fills the places from this one on, those before it being worth so much.
    fn fill(&mut self, place: usize, worth: u32) {
        if let Some((best, _)) = self.best
            && worth + self.hopes[place] <= best
        {
            return;
        }
        if place == PLACES {
            self.best = Some((worth, self.places));
            return;
        }
        for card in 0..self.used.len() {
            if self.used[card] {
                continue;
            }
            self.used[card] = true;
            self.places[place] = card;
            let gained = self.gained(place, card);
            self.fill(place + 1, worth + gained);
            self.used[card] = false;
        }
        self.places[place] = EMPTY;
        if self.spare > 0 && place != CENTRE {
            self.spare -= 1;
            self.fill(place + 1, worth);
            self.spare += 1;
        }
    }

    /// What a card in a place adds with those to the left and above.
    fn gained(&self, place: usize, card: usize) -> u32 {
        let worth = |table: &[Vec<u32>], from: Option<usize>| {
            let row = from.and_then(|from| table.get(self.places[from]));
            row.map_or(0, |row| row[card])
        };
        worth(&self.across, left_of(place)) + worth(&self.down, above(place))
    }
}
