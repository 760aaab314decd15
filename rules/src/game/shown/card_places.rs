//! Where the places of a sheet of cards lie on the screen.

use super::card_sheet::CardSheet;

/// Where the places of a sheet lie on the screen, in points: rows of equal cards, and below them
/// smaller ones for what lies beside.
#[derive(Clone, PartialEq, Debug)]
pub struct CardPlaces {
    /// For each place its left upper corner and its size.
    places: Vec<([f32; 2], [f32; 2])>,
}

/// Part of the height for a row of cards beside the sheet, of a whole card.
const BESIDE: f32 = 0.72;

impl CardPlaces {
    /// Lays out the places in an area by its corner and size: cards as large as fit, no wider than
    /// this times their height, with a gap between them.
    pub fn within(
        sheet: &CardSheet,
        corner: [f32; 2],
        area: [f32; 2],
        (widest, gap): (f32, f32),
    ) -> Self {
        let columns = sheet.columns.max(1);
        let rows = sheet.places.div_ceil(columns).max(1);
        let spare = sheet.all() - sheet.places;
        let in_rows = if spare > 0 {
            rows as f32 + BESIDE
        } else {
            rows as f32
        };
        let gaps = if spare > 0 { rows + 2 } else { rows - 1 };
        let high = ((area[1] - gap * gaps as f32) / in_rows).max(1.0);
        let most = (area[0] - gap * (columns - 1) as f32) / columns as f32;
        let wide = most.min(high * widest).max(1.0);
        let left = corner[0] + (area[0] - wide * columns as f32 - gap * (columns - 1) as f32) / 2.0;
        let on_sheet = (0..sheet.places).map(|place| {
            let (column, row) = ((place % columns) as f32, (place / columns) as f32);
            let at = [left + column * (wide + gap), corner[1] + row * (high + gap)];
            (at, [wide, high])
        });
        let low = high * BESIDE;
        let width = ((area[0] - gap * spare.saturating_sub(1) as f32) / spare.max(1) as f32)
            .min(wide)
            .max(1.0);
        let top = corner[1] + area[1] - low;
        let beside = (0..spare).map(|nth| {
            let at = [corner[0] + nth as f32 * (width + gap), top];
            (at, [width, low])
        });
        CardPlaces {
            places: on_sheet.chain(beside).collect(),
        }
    }

    /// Number of places.
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// The left upper corner of a place, and its size.
    pub fn of(&self, place: usize) -> Option<([f32; 2], [f32; 2])> {
        self.places.get(place).copied()
    }

    /// The middle of a place.
    pub fn middle(&self, place: usize) -> Option<[f32; 2]> {
        let (at, size) = self.of(place)?;
        Some([at[0] + size[0] / 2.0, at[1] + size[1] / 2.0])
    }

    /// The place that a card snaps to which is held with its middle here: the nearest one, unless that
    /// is farther away than a card is large.
    pub fn snap(&self, held: [f32; 2]) -> Option<usize> {
        let far = |place: usize| {
            let (_, size) = self.places[place];
            let middle = self.middle(place)?;
            let off = [held[0] - middle[0], held[1] - middle[1]];
            let near = off[0].abs() <= size[0] && off[1].abs() <= size[1];
            near.then_some(off[0] * off[0] + off[1] * off[1])
        };
        let near = (0..self.count()).filter_map(|place| Some((far(place)?, place)));
        let nearest = near.min_by(|(one, a), (other, b)| one.total_cmp(other).then(a.cmp(b)));
        nearest.map(|(_, place)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::super::card_sheet::tests::sheet;
    use super::*;

    #[test]
    fn places_do_not_overlap_and_lie_within_the_area() {
        for (at, size) in [(&[4, 5][..], [560.0, 420.0]), (&[4, 11], [420.0, 300.0])] {
            let sheet = sheet(at);
            let places = CardPlaces::within(&sheet, [10.0, 20.0], size, (1.3, 6.0));
            assert_eq!(places.count(), sheet.all());
            let rects: Vec<_> = (0..places.count()).filter_map(|it| places.of(it)).collect();
            for (nth, (at, of)) in rects.iter().enumerate() {
                assert!(at[0] >= 9.9 && at[0] + of[0] <= 10.1 + size[0], "{nth}");
                assert!(at[1] >= 19.9 && at[1] + of[1] <= 20.1 + size[1], "{nth}");
                for (other, by) in &rects[nth + 1..] {
                    let apart = |side: usize| {
                        at[side] + of[side] <= other[side] || other[side] + by[side] <= at[side]
                    };
                    assert!(apart(0) || apart(1), "{at:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn a_card_snaps_to_the_nearest_place_and_to_none_far_away() {
        let sheet = sheet(&[4]);
        let places = CardPlaces::within(&sheet, [0.0, 0.0], [306.0, 306.0], (1.0, 3.0));
        for place in 0..9 {
            let [x, y] = places.middle(place).expect("nine of them");
            assert_eq!(places.snap([x + 20.0, y - 20.0]), Some(place));
        }
        assert_eq!(places.snap([600.0, 150.0]), None);
        assert_eq!(places.snap([-40.0, -40.0]), Some(0));
    }
}
