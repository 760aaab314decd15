//! Statistics of dice by side and kind of die, compared with what is expected.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::dice::RolledDie;
use crate::game::Side;

/// Number of times each face of each kind of die came up, for each side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DiceLedger(BTreeMap<(Side, u8), Vec<u64>>);

/// One kind of die of one side.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceRow {
    /// The side that threw it.
    pub side: Side,
    /// Number of faces.
    pub sides: u8,
    /// Number of times each face came up, from 1.
    pub faces: Vec<u64>,
    /// Number of throws.
    pub thrown: u64,
    /// Mean of the results.
    pub mean: f64,
    /// Expected mean.
    pub expected_mean: f64,
    /// Bounds that contain the mean of 95 in 100 series of fair dice as long as this one.
    pub mean_band: (f64, f64),
    /// Expected number of times for each face.
    pub expected: f64,
    /// Bounds that contain the count of a face in 95 of 100 such series.
    pub face_band: (f64, f64),
}

/// Number of standard deviations to each side that contain 95 in 100 results.
const BAND: f64 = 1.96;

impl DiceLedger {
    /// Counts a die.
    pub fn count(&mut self, side: Side, die: &RolledDie) {
        let sides = die.die.sides();
        let faces = self
            .0
            .entry((side, sides))
            .or_insert_with(|| vec![0; usize::from(sides)]);
        if let Some(face) = faces.get_mut(usize::from(die.face).wrapping_sub(1)) {
            *face += 1;
        }
    }

    /// Adds the counts of another ledger.
    pub fn add(&mut self, other: &DiceLedger) {
        for (key, faces) in &other.0 {
            let ours = self.0.entry(*key).or_insert_with(|| vec![0; faces.len()]);
            for (ours, theirs) in ours.iter_mut().zip(faces) {
                *ours = ours.saturating_add(*theirs);
            }
        }
    }

    /// True if nothing was thrown yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every kind of die that was thrown, by side, the smallest first.
    pub fn rows(&self) -> Vec<DiceRow> {
        let row = |(&(side, sides), faces): (&(Side, u8), &Vec<u64>)| row(side, sides, faces);
        self.0
            .iter()
            .map(row)
            .filter(|row| row.thrown > 0)
            .collect()
    }
}

fn row(side: Side, sides: u8, faces: &[u64]) -> DiceRow {
    let thrown: u64 = faces.iter().sum();
    let pips: u64 = (1..).zip(faces).map(|(face, count)| face * count).sum();
    let (n, s) = (thrown as f64, f64::from(sides));
    let expected_mean = (s + 1.0) / 2.0;
    let mean_reach = BAND * ((s * s - 1.0) / 12.0 / n.max(1.0)).sqrt();
    let expected = n / s;
    let face_reach = BAND * (n * (1.0 / s) * (1.0 - 1.0 / s)).sqrt();
    DiceRow {
        side,
        sides,
        faces: faces.to_vec(),
        thrown,
        mean: pips as f64 / n.max(1.0),
        expected_mean,
        mean_band: (expected_mean - mean_reach, expected_mean + mean_reach),
        expected,
        face_band: ((expected - face_reach).max(0.0), expected + face_reach),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Chance, Die};

    fn thrown(face: u8, die: Die) -> RolledDie {
        RolledDie {
            role: "dice-attack",
            die,
            face,
        }
    }

    #[test]
    fn faces_are_kept_by_side_and_kind() {
        let mut ledger = DiceLedger::default();
        for face in [1, 6, 6, 3] {
            ledger.count(Side::Hero, &thrown(face, Die::D6));
        }
        ledger.count(Side::Foe, &thrown(4, Die::D4));
        let rows = ledger.rows();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].faces, [1, 0, 1, 0, 0, 2]);
        assert_eq!((rows[0].thrown, rows[0].mean), (4, 4.0));
        assert_eq!((rows[1].side, rows[1].sides), (Side::Foe, 4));
        let text = ron::to_string(&ledger).unwrap();
        assert_eq!(ron::from_str::<DiceLedger>(&text).unwrap(), ledger);
        let mut twice = ledger.clone();
        twice.add(&ledger);
        assert_eq!(twice.rows()[0].thrown, 8);
    }

    /// Fair series lie within the band about 95 times in 100: with 2,000 series the share strays
    /// from that by less than four standard deviations, 0.0195.
    #[test]
    fn the_band_holds_ninety_five_of_a_hundred_fair_series() {
        let mut chance = Chance::seeded(5);
        let mut inside = 0;
        for _ in 0..2000 {
            let mut ledger = DiceLedger::default();
            for _ in 0..60 {
                let face = chance.roll(Die::D8, "dice-attack");
                ledger.count(Side::Hero, &thrown(face, Die::D8));
            }
            let row = &ledger.rows()[0];
            inside += u32::from(row.mean >= row.mean_band.0 && row.mean <= row.mean_band.1);
        }
        let share = f64::from(inside) / 2000.0;
        assert!((share - 0.95).abs() < 0.0195, "{share}");
    }
}
