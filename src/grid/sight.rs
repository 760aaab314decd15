use super::Cell;

/// The cells a straight line passes from the middle of `from` to the middle of `to`, both
/// included. The line is the same both ways, so that whoever sees is seen.
pub fn line(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    // Drawn from the smaller end and read backwards for the other: rounding cannot differ.
    let (start, end, backwards) = if from <= to {
        (from, to, false)
    } else {
        (to, from, true)
    };
    let length = start.reach_to(end) as i32;
    (0..=length).map(move |index| {
        let at = if backwards { length - index } else { index };
        let along = |a: i16, b: i16| {
            if length == 0 {
                return a;
            }
            let spread = (i32::from(b) - i32::from(a)) * at;
            (i32::from(a) + (2 * spread + length).div_euclid(2 * length)) as i16
        };
        Cell::new(along(start.x, end.x), along(start.y, end.y))
    })
}

/// Whether nothing on the line between two cells blocks sight. The cells at both ends do not
/// count: a statue can be seen, and so can whoever stands in a doorway.
///
/// A line that slips diagonally between two blocking cells is blocked as well.
pub fn sees(from: Cell, to: Cell, blocks: impl Fn(Cell) -> bool) -> bool {
    let mut last = from;
    for cell in line(from, to) {
        if cell != from && cell != to && blocks(cell) {
            return false;
        }
        let diagonal = cell.x != last.x && cell.y != last.y;
        if diagonal && blocks(Cell::new(cell.x, last.y)) && blocks(Cell::new(last.x, cell.y)) {
            return false;
        }
        last = cell;
    }
    true
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn cells() -> impl Strategy<Value = Cell> {
        (-12i16..12, -12i16..12).prop_map(|(x, y)| Cell::new(x, y))
    }

    proptest! {
        #[test]
        fn a_line_has_no_gaps_and_ends_where_it_should(a in cells(), b in cells()) {
            let cells: Vec<_> = line(a, b).collect();
            prop_assert_eq!(cells[0], a);
            prop_assert_eq!(*cells.last().unwrap(), b);
            prop_assert_eq!(cells.len() as u32, a.reach_to(b) + 1);
            prop_assert!(cells.windows(2).all(|pair| pair[0].reach_to(pair[1]) == 1));
        }

        #[test]
        fn sight_is_mutual(a in cells(), b in cells(), walls in prop::collection::btree_set(cells(), 0..40)) {
            let blocks = |cell| walls.contains(&cell);
            prop_assert_eq!(sees(a, b, blocks), sees(b, a, blocks));
        }
    }

    #[test]
    fn a_pillar_blocks_and_a_closed_diagonal_does_too() {
        let pillar = Cell::new(2, 0);
        assert!(!sees(Cell::new(0, 0), Cell::new(4, 0), |cell| cell == pillar));
        assert!(sees(Cell::new(0, 0), pillar, |cell| cell == pillar));
        let corner = [Cell::new(1, 0), Cell::new(0, 1)];
        assert!(!sees(Cell::new(0, 0), Cell::new(1, 1), |cell| corner
            .contains(&cell)));
        assert!(sees(Cell::new(0, 0), Cell::new(1, 1), |cell| cell == corner[0]));
    }
}
