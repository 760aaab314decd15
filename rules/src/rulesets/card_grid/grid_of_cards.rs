//! Sheets of three by three cards, and what cards do to each other where they touch.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Cards in a row or column of a sheet; rule `sheet.size`.
pub const WIDTH: usize = 3;

/// Places of a sheet, by rows.
pub const PLACES: usize = WIDTH * WIDTH;

/// The place in the middle, which has a card before any other has; rule `sheet.centre`.
pub const CENTRE: usize = PLACES / 2;

/// What a character card has at its edges: skills at two of them, bonuses for others' skills at the
/// other two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edges<S> {
    pub left: S,
    pub top: S,
    /// Bonus for the skill at the left of the card to the right.
    pub right: u8,
    /// Bonus for the skill at the top of the card below.
    pub bottom: u8,
}

impl<S> Edges<S> {
    /// Points that a card with these bonuses costs: ten for each point of the higher; rule
    /// `card.cost`.
    pub fn cost(&self) -> u32 {
        10 * u32::from(self.right.max(self.bottom))
    }
}

impl<S: Copy> Edges<S> {
    /// The skill of a card to the right of this one, or below it, and the bonus that it gains.
    pub(super) fn lend(&self, to: &Self, across: bool) -> (S, u32) {
        let (skill, bonus) = match across {
            true => (to.left, self.right),
            false => (to.top, self.bottom),
        };
        (skill, bonus.into())
    }
}

/// Two places of a sheet that touch: the card that gives and the one that gains, and whether they lie
/// side by side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Joint {
    pub from: usize,
    pub to: usize,
    /// True if the second lies to the right of the first, false if below it.
    pub across: bool,
}

/// All joints that a sheet has room for.
pub fn joints() -> impl Iterator<Item = Joint> {
    (0..PLACES).flat_map(|to| {
        let left = left_of(to).map(|from| (from, true));
        let both = left.into_iter().chain(above(to).map(|from| (from, false)));
        both.map(move |(from, across)| Joint { from, to, across })
    })
}

/// The place to the left of a place.
pub(super) fn left_of(place: usize) -> Option<usize> {
    (!place.is_multiple_of(WIDTH)).then(|| place - 1)
}

/// The place above a place.
pub(super) fn above(place: usize) -> Option<usize> {
    place.checked_sub(WIDTH)
}

/// A sheet: for each place the card that lies there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet<C> {
    places: [Option<C>; PLACES],
}

impl<C> Default for Sheet<C> {
    fn default() -> Self {
        Sheet {
            places: std::array::from_fn(|_| None),
        }
    }
}

impl<C> Sheet<C> {
    /// Puts a card in a place, and returns the one that lay there.
    ///
    /// # Panics
    /// If the sheet has no such place.
    pub fn put(&mut self, place: usize, card: C) -> Option<C> {
        self.places[place].replace(card)
    }

    /// Takes the card out of a place.
    ///
    /// # Panics
    /// If the sheet has no such place.
    pub fn take(&mut self, place: usize) -> Option<C> {
        self.places[place].take()
    }

    /// The card in a place, if the sheet has it.
    pub fn at(&self, place: usize) -> Option<&C> {
        self.places.get(place).and_then(Option::as_ref)
    }

    /// The cards by their places.
    pub fn cards(&self) -> impl Iterator<Item = (usize, &C)> {
        let places = self.places.iter().enumerate();
        places.filter_map(|(place, card)| Some((place, card.as_ref()?)))
    }

    /// Number of cards: those that count for how many defences can be used.
    pub fn count(&self) -> usize {
        self.places.iter().flatten().count()
    }

    /// True if it can be played with: empty, or with a card in the middle.
    pub fn is_valid(&self) -> bool {
        self.count() == 0 || self.at(CENTRE).is_some()
    }

    /// The two cards of every joint that has both.
    pub fn touching(&self) -> impl Iterator<Item = (Joint, &C, &C)> {
        joints().filter_map(|joint| Some((joint, self.at(joint.from)?, self.at(joint.to)?)))
    }

    /// Skills by their totals, those of several joints added up; rule `sheet.joints`. What touches
    /// nothing is not among them.
    pub fn skills<S: Ord + Copy>(&self, edges: impl Fn(&C) -> Edges<S>) -> BTreeMap<S, u32> {
        let mut skills = BTreeMap::new();
        for (joint, from, to) in self.touching() {
            let (skill, bonus) = edges(from).lend(&edges(to), joint.across);
            *skills.entry(skill).or_default() += bonus;
        }
        skills
    }

    /// The places whose attack has a combo from the one in this place: to the right and below.
    pub fn after(&self, place: usize) -> impl Iterator<Item = Joint> {
        self.touching()
            .map(|(joint, ..)| joint)
            .filter(move |joint| joint.from == place)
    }
}

/// Cards of each rank that a pyramid with these lacks, by rank: every row is wider by one card, at
/// least, than the one above; rule `attack.pyramid`. Bonuses are the ranks, 1 or more.
pub fn lacking(bonuses: &[u8]) -> BTreeMap<u8, usize> {
    let count = |rank: u8| bonuses.iter().filter(|it| **it == rank).count();
    let highest = bonuses.iter().copied().max().unwrap_or(0);
    let mut lacking = BTreeMap::new();
    let mut above = count(highest);
    for rank in (1..highest).rev() {
        let own = count(rank);
        if own <= above {
            lacking.insert(rank, above + 1 - own);
        }
        above = own.max(above + 1);
    }
    lacking
}
