//! Shapes of rooms, and on which side each way leaves: one at most in front, one behind, the others
//! to the left and right.

use super::upward::Upward;

/// Cells along the side of a square of the plan; rule `dungeon.squares`.
pub(super) const CELLS: i32 = 2;

/// A corner of a room that lacks a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Notch {
    /// True on the right, false on the left.
    pub(super) right: bool,
    /// True behind, away from the outside; false in front.
    pub(super) behind: bool,
}

/// A room in its drawing: how large it is, and by which walls its ways leave. Ways are told by their
/// place in [`Upward::lines`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Walls {
    /// In squares.
    pub(super) width: i32,
    pub(super) height: i32,
    pub(super) notch: Option<Notch>,
    /// The way that leaves straight up from the wall behind.
    pub(super) behind: Option<usize>,
    /// The way that leaves straight down from the wall in front.
    pub(super) front: Option<usize>,
    /// Ways that leave by a side wall, each with the cell of its door, counted from the front.
    pub(super) sides: Vec<SideDoor>,
}

/// A door in a side wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SideDoor {
    pub(super) line: usize,
    pub(super) right: bool,
    /// True if the way goes up from there, false if down.
    pub(super) up: bool,
    /// Cell of the wall, from 0 at the front.
    pub(super) cell: i32,
}

impl Walls {
    /// Cells from side to side.
    pub(super) fn across(&self) -> i32 {
        self.width * CELLS
    }

    /// Cells from front to back.
    pub(super) fn deep(&self) -> i32 {
        self.height * CELLS
    }

    /// Cells across the wall behind or in front that have floor at them, from 0 on the left.
    pub(super) fn open(&self, behind: bool) -> (i32, i32) {
        let (first, last) = (0, self.across() - 1);
        match self.notch {
            Some(notch) if notch.behind == behind => match notch.right {
                true => (first, last - CELLS),
                false => (first + CELLS, last),
            },
            _ => (first, last),
        }
    }
}

/// Ways of a room on one side of it, above or below, left to right.
struct Lines {
    up: Vec<usize>,
    down: Vec<usize>,
}

/// Chooses a shape for a room with this many squares, and the walls of its ways; `main` says which
/// are main ways, which leave straight if they can. None if no shape has walls enough.
pub(super) fn walls(
    drawing: &Upward,
    room: usize,
    squares: u8,
    main: impl Fn(usize) -> bool,
) -> Option<Walls> {
    let own = |of: fn(&super::upward::Upright) -> usize| -> Vec<usize> {
        let lines = drawing.lines.iter().enumerate();
        let own = lines.filter(|(_, line)| of(line) == room);
        own.map(|(nth, _)| nth).collect()
    };
    let lines = Lines {
        up: own(|line| line.low),
        down: own(|line| line.high),
    };
    let mut shapes = shapes(squares.into());
    shapes.sort_by_key(|(width, height)| (width + height, width * height, *height));
    let notched = |(width, height): (i32, i32)| width * height > i32::from(squares);
    shapes.into_iter().find_map(|shape| {
        let straight = straight(&lines, shape, notched(shape), &main)?;
        // Notches in front and behind take turns, so that not all rooms look alike.
        let behind = room.is_multiple_of(2);
        Some(lines.laid(shape, notched(shape).then_some(behind), straight))
    })
}

/// Most squares along a side of a room: more do not fit on a board.
const LONGEST: i32 = 18;

/// Rectangles of so many squares, and those of one more that lose a corner.
fn shapes(squares: i32) -> Vec<(i32, i32)> {
    let full = (1..=squares).filter(|width| squares % width == 0);
    let full = full.map(|width| (width, squares / width));
    let more = squares + 1;
    let notched = (2..=more / 2).filter(|width| more % width == 0);
    let all = full.chain(notched.map(|width| (width, more / width)));
    all.filter(|(width, height)| *width.max(height) <= LONGEST)
        .collect()
}

/// Which way up and which way down leave straight, by their places among those: those that leave
/// about as many to the left as to the right, main ways first.
fn straight(
    lines: &Lines,
    (_, height): (i32, i32),
    notched: bool,
    main: impl Fn(usize) -> bool,
) -> Option<(usize, usize)> {
    let height = height as usize;
    let (ups, downs) = (lines.up.len(), lines.down.len());
    let mut best: Option<(usize, (usize, usize))> = None;
    for up in 0..ups.max(1) {
        for down in 0..downs.max(1) {
            let left = up + down;
            let right = (ups.max(1) - 1 - up) + (downs.max(1) - 1 - down);
            let full = left.min(right) >= height;
            if left.max(right) > height || (notched && full) {
                continue;
            }
            let is_main = |lines: &[usize], nth: usize| lines.get(nth).is_some_and(|it| main(*it));
            let mains =
                usize::from(is_main(&lines.up, up)) + usize::from(is_main(&lines.down, down));
            let cost = left.abs_diff(right) + 4 * (2 - mains);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, (up, down)));
            }
        }
    }
    best.map(|(_, straight)| straight)
}

impl Lines {
    /// The walls of a room with this shape, where these two ways leave straight.
    ///
    /// Whatever leaves by a side bends once. So that no way crosses another, those nearest the room
    /// have the outermost doors: behind for ways up, in front for ways down.
    fn laid(
        &self,
        (width, height): (i32, i32),
        notch: Option<bool>,
        (up, down): (usize, usize),
    ) -> Walls {
        let split = |lines: &[usize], at: usize| -> (Vec<usize>, Vec<usize>) {
            let left = lines[..at.min(lines.len())].iter().rev().copied().collect();
            let right = lines.iter().skip(at + 1).copied().collect();
            (left, right)
        };
        let (left_up, right_up) = split(&self.up, up);
        let (left_down, right_down) = split(&self.down, down);
        let left = left_up.len() + left_down.len();
        let right = right_up.len() + right_down.len();
        let notch = notch.map(|behind| Notch {
            right: right < left,
            behind,
        });
        let mut sides = Vec::new();
        for (right, ups, downs) in [(false, left_up, left_down), (true, right_up, right_down)] {
            // The wall of a missing square is no wall.
            let cut = |behind| {
                let at = notch.is_some_and(|it| it.right == right && it.behind == behind);
                i32::from(at)
            };
            for (nth, line) in (0..).zip(ups) {
                let square = height - 1 - cut(true) - nth;
                sides.push(SideDoor {
                    line,
                    right,
                    up: true,
                    cell: square * CELLS + 1,
                });
            }
            for (nth, line) in (0..).zip(downs) {
                let square = cut(false) + nth;
                sides.push(SideDoor {
                    line,
                    right,
                    up: false,
                    cell: square * CELLS,
                });
            }
        }
        Walls {
            width,
            height,
            notch,
            behind: self.up.get(up).copied(),
            front: self.down.get(down).copied(),
            sides,
        }
    }
}
