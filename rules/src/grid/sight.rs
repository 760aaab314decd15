//! Line of sight, common to squares and hexes.
//!
//! Sight follows the straight line between two cell centres. A line that runs exactly between two
//! cells can be read on either side, and one clear reading is enough.

use super::Cell;

/// The side on which a line is read where it runs between two cells. Each reading is the same from
/// both ends, so sight is symmetric.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nudge {
    Left,
    Right,
}

impl Nudge {
    pub(super) const BOTH: [Self; 2] = [Self::Left, Self::Right];
}

/// The cells of a line, each paired with the one before it.
fn steps(line: impl Iterator<Item = Cell>) -> impl Iterator<Item = (Cell, Cell)> {
    let mut line = line.peekable();
    let mut last = line.peek().copied().unwrap_or_default();
    line.map(move |cell| (std::mem::replace(&mut last, cell), cell))
}

/// True if either reading of a line is clear. `blocker` returns the cell that blocks a step, if
/// any.
pub(super) fn is_clear<L: Iterator<Item = Cell>>(
    line: impl Fn(Nudge) -> L,
    blocker: impl Fn(Cell, Cell) -> Option<Cell>,
) -> bool {
    let clear = |nudge| steps(line(nudge)).all(|(last, cell)| blocker(last, cell).is_none());
    Nudge::BOTH.into_iter().any(clear)
}

/// The cells of a line and those that block it, from the reading with fewer blocked cells.
pub(super) fn clearest<L: Iterator<Item = Cell>>(
    line: impl Fn(Nudge) -> L,
    blocker: impl Fn(Cell, Cell) -> Option<Cell>,
) -> (Vec<Cell>, Vec<Cell>) {
    let read = |nudge| {
        let (mut cells, mut blocked) = (Vec::new(), Vec::new());
        for (last, cell) in steps(line(nudge)) {
            cells.push(cell);
            blocked.extend(blocker(last, cell));
        }
        (cells, blocked)
    };
    let left = read(Nudge::Left);
    if left.1.is_empty() {
        return left;
    }
    let right = read(Nudge::Right);
    if right.1.len() < left.1.len() {
        right
    } else {
        left
    }
}
