//! How far somebody gets in the air; rules `move.fly` and `map.ceiling`.

use super::{Board, Gait, Passing, Stand};
use crate::grid::{Cell, Corners, Figure, MovementRange, Net, Rect};

/// Where somebody can fly to, with the price.
#[derive(Clone, Debug)]
pub struct Flight {
    range: MovementRange,
    air: Air,
    mover: Stand,
    ends: Vec<(Stand, u16)>,
}

impl Flight {
    /// Every place where one can end, on the ground and in the air, with the feet that it takes; the
    /// start is among them.
    pub fn ends(&self) -> impl Iterator<Item = (Stand, u16)> + '_ {
        self.ends.iter().copied()
    }

    /// Feet that it takes to end at a place; `None` if one cannot.
    pub fn feet(&self, to: Stand) -> Option<u16> {
        let mut ends = self.ends.iter();
        ends.find_map(|(stand, feet)| (*stand == to).then_some(*feet))
    }

    /// Every place on the cheapest way there, the start left out.
    pub fn path(&self, board: &Board<'_>, to: Stand) -> Option<Vec<Stand>> {
        self.feet(to)?;
        let path = self.range.path(self.air.place(board, to))?;
        let places = path.into_iter();
        Some(
            places
                .map(|at| self.air.stand(board, self.mover, at))
                .collect(),
        )
    }
}

/// The air over a field in layers as high as a square is wide. The search goes through one sheet on
/// which the layers lie below each other.
#[derive(Clone, Copy, Debug)]
struct Air {
    bounds: Rect,
    side: i16,
    /// Feet of the lowest layer.
    lowest: i16,
    layers: i16,
}

impl Air {
    fn over(board: &Board<'_>, mover: Stand) -> Self {
        let field = board.field;
        let side = i16::from(field.side());
        let grounds = field.open().map(|cell| field.ground(cell));
        let lowest = grounds.chain([board.base(mover)]).min().unwrap_or(0);
        let lowest = lowest.div_euclid(side) * side;
        let room = (field.ceiling() - mover.tall() - lowest).max(0);
        Air {
            bounds: field.bounds(),
            side,
            lowest,
            layers: room / side + 1,
        }
    }

    /// The place of a square in a layer on the sheet.
    fn on_sheet(&self, cell: Cell, layer: i16) -> Cell {
        Cell::new(cell.x, cell.y + layer * self.bounds.height())
    }

    /// The square and the layer of a place on the sheet.
    fn in_air(&self, at: Cell) -> (Cell, i16) {
        let down = at.y - self.bounds.min.y;
        let layer = down.div_euclid(self.bounds.height());
        (Cell::new(at.x, at.y - layer * self.bounds.height()), layer)
    }

    fn place(&self, board: &Board<'_>, stand: Stand) -> Cell {
        let layer = (board.base(stand) - self.lowest).div_euclid(self.side);
        self.on_sheet(stand.cell, layer.clamp(0, self.layers - 1))
    }

    fn stand(&self, board: &Board<'_>, mover: Stand, at: Cell) -> Stand {
        let (cell, layer) = self.in_air(at);
        let landed = Stand {
            up: 0,
            ..mover.at(cell)
        };
        let up = self.feet(layer) - board.base(landed);
        Stand {
            up: up.max(0),
            ..landed
        }
    }

    fn feet(&self, layer: i16) -> i16 {
        self.lowest + layer * self.side
    }
}

impl Net for Air {
    fn bounds(&self) -> Rect {
        let Rect { min, .. } = self.bounds;
        Rect::sized(min, self.bounds.width(), self.bounds.height() * self.layers)
    }

    fn near(&self, at: Cell) -> impl Iterator<Item = Cell> {
        let (cell, layer) = self.in_air(at);
        let layers = [layer, layer + 1, layer - 1].into_iter();
        let layers = layers.filter(|it| (0..self.layers).contains(it));
        layers.flat_map(move |other| {
            let straight = (other != layer).then_some(cell);
            let around = cell.around().into_iter().chain(straight);
            let within = around.filter(|next| self.bounds.contains(*next));
            within.map(move |next| self.on_sheet(next, other))
        })
    }
}

/// A square of air in one layer.
#[derive(Clone, Copy, Default, Debug)]
struct Cube {
    /// The price of coming to it, if one can.
    price: Option<u8>,
    /// True if nobody cuts its corner.
    bars: bool,
}

impl Board<'_> {
    /// The price of a square in the air for feet at this height.
    fn price_in_air(
        &self,
        mover: Stand,
        gait: Gait,
        cell: Cell,
        low: i16,
        passing: impl Fn(&Stand) -> Passing,
    ) -> Option<u8> {
        let square = self.field.square(cell);
        let room = match square.open {
            true => square.ground < low + i16::from(self.field.side()),
            false => square.open_above && low > square.ground && low >= square.top,
        };
        if !room || self.is_tall(cell) {
            return (gait.incorporeal && self.field.is_within(cell)).then_some(2);
        }
        let passing = self.in_the_way(Some(mover), cell, (low, low + mover.tall()), passing);
        let through = match passing {
            Passing::Shut if !gait.incorporeal => return None,
            passing => passing != Passing::Free,
        };
        let rough = through || self.overlay.difficult.contains(cell);
        Some(1 + u8::from(rough))
    }

    /// Where somebody can fly to. `passing` says what each other figure is to it.
    pub fn fly(&self, mover: Stand, gait: Gait, passing: impl Fn(&Stand) -> Passing) -> Flight {
        let air = Air::over(self, mover);
        let side = u16::from(self.field.side());
        let budget = gait.feet / side;
        let figure = Figure::new(mover.size.squares(), Corners::Never);
        let sheet = air.bounds();
        // Every cube of air is come to from 26 sides, so what it costs is worked out beforehand.
        let mut cubes = vec![Cube::default(); sheet.area() as usize];
        let reach = budget.min(u8::MAX.into()) as i16 + i16::from(mover.size.squares());
        let near = mover.covers().grown(reach);
        for cell in near.cells().filter(|it| air.bounds.contains(*it)) {
            for layer in 0..air.layers {
                let low = air.feet(layer);
                if let Some(place) = sheet.place(air.on_sheet(cell, layer)) {
                    cubes[place] = Cube {
                        price: self.price_in_air(mover, gait, cell, low, &passing),
                        bars: !gait.incorporeal && self.bars_corner(cell, low),
                    };
                }
            }
        }
        let cube = |cell: Cell, layer: i16| {
            let place = sheet.place(air.on_sheet(cell, layer));
            place.map_or(Cube::default(), |place| cubes[place])
        };
        let price = |from: Cell, to: Cell| {
            let ((from, _), (to, layer)) = (air.in_air(from), air.in_air(to));
            if from.x != to.x && from.y != to.y {
                let bars = |cell| cube(cell, layer).bars;
                figure.step(from, to, |_| Some(1), bars)?;
            }
            // Where it goes up or down as well, all of the block comes to another layer.
            let mut covered = figure.covers(to).cells();
            covered.try_fold(1, |most, cell| Some(cube(cell, layer).price?.max(most)))
        };
        let start = air.place(self, mover);
        let range = MovementRange::of(&air, start, budget.into(), price);
        let mut ends = Vec::new();
        for (at, cost) in range.cells() {
            let stand = air.stand(self, mover, at);
            if at == start || self.is_free(stand, Some(mover), &passing) {
                let stand = if at == start { mover } else { stand };
                ends.push((stand, cost as u16 * side));
            }
        }
        Flight {
            range,
            air,
            mover,
            ends,
        }
    }
}
