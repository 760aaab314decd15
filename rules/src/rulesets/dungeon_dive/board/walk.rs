//! How far somebody gets on foot; rules `move.squares`, `move.difficult`, `move.climb` and
//! `move.jump`.

use super::{Board, Stand, overlap};
use crate::grid::{Cell, CellSet, Corners, Figure, MovementRange, Net, Rect, Squares};

/// How somebody goes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Gait {
    /// Feet that are left this turn.
    pub feet: u16,
    /// True for a climbing speed: a foot up costs a foot.
    pub climbs: bool,
    /// True for whoever climbs without one, at two feet for each.
    pub scrambles: bool,
    /// True for a swimming speed.
    pub swims: bool,
    /// True if difficult ground costs nothing extra.
    pub strides: bool,
    /// True for whoever crawls.
    pub crawls: bool,
    /// True for whoever passes through walls and figures, which cost as much as difficult ground.
    pub incorporeal: bool,
    /// Feet of a long jump from where one stands; 0 for whoever does not jump.
    pub leap: u16,
    /// Feet of a long jump after a run of two squares.
    pub running_leap: u16,
}

/// What somebody is to whoever comes their way, the least trouble first; rule `move.past`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Passing {
    /// Not in the way at all.
    Free,
    /// Passed like difficult ground, and nobody ends a move there.
    Through,
    /// In the way.
    Shut,
}

/// Where somebody can go on foot, with the price.
#[derive(Clone, Debug)]
pub struct Walk {
    range: MovementRange,
    ends: CellSet,
    side: u16,
}

impl Walk {
    /// Feet that it takes to end a move at a square; `None` if one cannot.
    pub fn feet(&self, to: Cell) -> Option<u16> {
        let cost = self.range.cost(to).filter(|_| self.ends.contains(to))?;
        Some(cost as u16 * self.side)
    }

    /// Every square where one can end, with the feet that it takes, row by row; the start is among
    /// them.
    pub fn ends(&self) -> impl Iterator<Item = (Cell, u16)> + '_ {
        let cells = self.range.cells();
        let cells = cells.filter(|(cell, _)| self.ends.contains(*cell));
        cells.map(|(cell, cost)| (cell, cost as u16 * self.side))
    }

    /// Every square on the cheapest way there, the start left out. What is jumped over is among
    /// them: it is not open, and nobody touches the ground there.
    pub fn path(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        self.feet(to)?;
        Some(expanded(from, &self.range.path(to)?))
    }
}

/// A path with the squares between its stations, which lie in straight lines.
fn expanded(from: Cell, path: &[Cell]) -> Vec<Cell> {
    let mut all = Vec::new();
    let mut at = from;
    for station in path {
        while at != *station {
            at = at + towards(at, *station);
            all.push(at);
        }
    }
    all
}

/// The step towards a square.
fn towards(from: Cell, to: Cell) -> Cell {
    let apart = to - from;
    Cell::new(apart.x.signum(), apart.y.signum())
}

/// Squares of the run before a running jump: ten feet.
const RUN: i16 = 2;

impl Board<'_> {
    /// Where somebody on the ground can go. `passing` says what each other figure is to it.
    pub fn walk(&self, mover: Stand, gait: Gait, passing: impl Fn(&Stand) -> Passing) -> Walk {
        let going = Going {
            board: self,
            mover,
            gait,
            passing: &passing,
            figure: Figure::new(mover.size.squares(), Corners::Never),
            squares: Squares::new(self.field.bounds()),
        };
        let side = u16::from(self.field.side());
        let budget = u32::from(gait.feet / side);
        let range = MovementRange::of(&going, mover.cell, budget, |from, to| going.price(from, to));
        // Whoever begins in a wall, by chance, comes out of it bit by bit.
        let anywhere = gait.incorporeal || !self.holds(mover);
        let holds = |cell: Cell| anywhere || self.holds(mover.at(cell));
        let free = |cell: &Cell| *cell == mover.cell || holds(*cell) && going.can_end(*cell);
        let cells: Vec<Cell> = range.cells().map(|(cell, _)| cell).filter(free).collect();
        Walk {
            range,
            ends: CellSet::of(self.field.bounds(), cells),
            side,
        }
    }
}

impl Board<'_> {
    /// True for whoever has something under them that they can jump over and not walk on.
    pub fn is_over_gap(&self, stand: Stand) -> bool {
        let mut covered = stand.covers().cells();
        covered.any(|cell| {
            let square = self.field.square(cell);
            square.open_above && !square.open
        })
    }

    /// True where it is hard to find a footing.
    pub fn is_difficult(&self, stand: Stand) -> bool {
        let mut covered = stand.covers().cells();
        covered
            .any(|cell| self.field.square(cell).difficult || self.overlay.difficult.contains(cell))
    }

    /// The worst that anybody in a square is to a mover that would fill this much of its height.
    /// `from` is where the mover stands now, if it does.
    pub(super) fn in_the_way(
        &self,
        from: Option<Stand>,
        cell: Cell,
        filled: (i16, i16),
        passing: impl Fn(&Stand) -> Passing,
    ) -> Passing {
        let there = self.standing(cell).filter(|it| Some(**it) != from);
        let there = there.filter(|it| overlap(self.fills(**it, cell), filled));
        there.map(passing).max().unwrap_or(Passing::Free)
    }

    /// True if nobody cuts the corner of a square: it is filled above this height by rock, or by
    /// something as massive.
    pub(super) fn bars_corner(&self, cell: Cell, height: i16) -> bool {
        let square = self.field.square(cell);
        square.filled() > height || self.is_tall(cell)
    }
}

/// One search for where somebody can go.
struct Going<'a, P> {
    board: &'a Board<'a>,
    mover: Stand,
    gait: Gait,
    passing: &'a P,
    figure: Figure,
    squares: Squares,
}

impl<P: Fn(&Stand) -> Passing> Going<'_, P> {
    /// What others in a square are to the mover with its feet at this height, which fills the square
    /// down to its ground.
    fn others(&self, cell: Cell, low: i16) -> Passing {
        let room = (
            low.min(self.board.field.ground(cell)),
            low + self.mover.tall(),
        );
        self.board
            .in_the_way(Some(self.mover), cell, room, self.passing)
    }

    fn can_end(&self, at: Cell) -> bool {
        let there = Stand {
            up: 0,
            ..self.mover.at(at)
        };
        self.board.is_free(there, Some(self.mover), self.passing)
    }

    /// The height of the ground under the mover.
    fn height(&self, at: Cell) -> i16 {
        self.board.base(Stand {
            up: 0,
            ..self.mover.at(at)
        })
    }

    /// The price of a move from station to station: a step, or a jump with or without a run.
    fn price(&self, from: Cell, to: Cell) -> Option<u8> {
        match from.reach_to(to) as i16 {
            1 => self.step(from, to),
            far => {
                let leap = self.leap(from, to, far, self.gait.leap);
                leap.or_else(|| self.running(from, to, far))
            }
        }
    }

    fn step(&self, from: Cell, to: Cell) -> Option<u8> {
        let (low, high) = (self.height(from), self.height(to));
        let rise = high - low;
        let side = i16::from(self.board.field.side());
        let wall = low.max(high) + side;
        let bars = |cell: Cell| !self.gait.incorporeal && self.board.bars_corner(cell, wall);
        let enter = |cell: Cell| self.enter(cell, high, (1..=side).contains(&rise));
        let step = self.figure.step(from, to, enter, bars)?;
        let climbed = if rise.abs() > side { rise.abs() } else { 0 };
        let steps = u8::try_from((climbed + side - 1) / side).ok()?;
        let climb = match (climbed, self.gait.climbs, self.gait.scrambles) {
            (0, ..) => 0,
            (_, true, _) => steps,
            (_, _, true) => steps.saturating_mul(2),
            _ => return None,
        };
        Some(step.saturating_add(climb))
    }

    /// The price of a square for feet at this height, with that of a step up where there is one.
    fn enter(&self, cell: Cell, low: i16, up: bool) -> Option<u8> {
        let square = self.board.field.square(cell);
        let gait = self.gait;
        if !square.open || self.board.is_tall(cell) {
            let passes = gait.incorporeal && self.board.field.is_within(cell);
            return passes.then_some(2);
        }
        let rough = square.difficult && !(square.water && gait.swims)
            || self.board.overlay.difficult.contains(cell)
            || up && !gait.climbs;
        let through = match self.others(cell, low) {
            Passing::Shut if !gait.incorporeal => return None,
            passing => passing != Passing::Free,
        };
        let rough = rough && !gait.strides || through;
        let swim = square.water && !gait.swims && !rough;
        Some(1 + u8::from(rough || swim) + u8::from(gait.crawls))
    }

    /// The price of a jump over everything between two squares, none of which can be walked on.
    fn leap(&self, from: Cell, to: Cell, far: i16, feet: u16) -> Option<u8> {
        let side = i16::from(self.board.field.side());
        if far < 2 || (far - 1) * side > feet as i16 || self.gait.crawls {
            return None;
        }
        let low = self.height(from);
        let step = towards(from, to);
        let mut at = from;
        for _ in 1..far {
            at = at + step;
            if !self.flies_over(at, low) {
                return None;
            }
        }
        let ground = self.height(to);
        let down = low - ground;
        if !(0..=side).contains(&down) {
            return None;
        }
        let landing = self.figure.covers(to).cells();
        let mut prices = landing.map(|cell| self.enter(cell, ground, false));
        let price = prices.try_fold(1, |most, price| Some(price?.max(most)))?;
        u8::try_from(far - 1).ok()?.checked_add(price)
    }

    /// The same after two steps straight ahead.
    fn running(&self, from: Cell, to: Cell, far: i16) -> Option<u8> {
        let step = towards(from, to);
        let (first, edge) = (from + step, from + step + step);
        let flat = |a: Cell, b: Cell| self.height(a) == self.height(b);
        if !flat(from, first) || !flat(first, edge) {
            return None;
        }
        let leap = self.leap(edge, to, far - RUN, self.gait.running_leap)?;
        let run = self
            .step(from, first)?
            .checked_add(self.step(first, edge)?)?;
        run.checked_add(leap)
    }

    /// True if a jump from this height leads over what a square holds, where nobody can walk.
    fn flies_over(&self, at: Cell, low: i16) -> bool {
        self.is_gap(at)
            && self.figure.covers(at).cells().all(|cell| {
                let square = self.board.field.square(cell);
                let room = (low, low + self.mover.tall());
                let others = self
                    .board
                    .in_the_way(Some(self.mover), cell, room, self.passing);
                let passing = others != Passing::Shut;
                square.open_above && square.top <= low && !self.board.is_tall(cell) && passing
            })
    }

    /// True if part of a block can be jumped over and not walked on.
    fn is_gap(&self, at: Cell) -> bool {
        self.board.is_over_gap(self.mover.at(at))
    }

    /// Squares that a jump from here might lead to.
    fn leaps(&self, from: Cell) -> impl Iterator<Item = Cell> {
        let side = u16::from(self.board.field.side());
        let standing = (self.gait.leap / side) as i16;
        let running = (self.gait.running_leap / side) as i16;
        self.squares.near(from).flat_map(move |next| {
            let step = next - from;
            let at = move |count: i16| Cell::new(from.x + step.x * count, from.y + step.y * count);
            let gap = |count: i16, most: i16| {
                let most = if most > 0 && self.is_gap(at(count)) {
                    most
                } else {
                    0
                };
                count + 1..count + 1 + most
            };
            gap(1, standing).chain(gap(1 + RUN, running)).map(at)
        })
    }
}

impl<P: Fn(&Stand) -> Passing> Net for Going<'_, P> {
    fn bounds(&self) -> Rect {
        self.squares.bounds()
    }

    fn near(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.squares.near(cell).chain(self.leaps(cell))
    }
}
