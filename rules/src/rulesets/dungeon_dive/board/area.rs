//! Areas: which squares they take in, and who is in them; rule `area.shapes`.

use serde::{Deserialize, Serialize};

use super::{Board, Stand, lines::middle, sight::Spot};
use crate::{
    grid::{Cell, CellSet, MovementRange, Rect, Squares},
    rulesets::dungeon_dive::content::Area,
};

/// A corner of squares, with a height.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Point {
    /// The square whose north-west corner it is.
    pub corner: Cell,
    /// Feet above level ground.
    pub height: i16,
}

/// Where an area begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Aimed {
    /// Around a point.
    At(Point),
    /// From somebody towards somebody, or towards a square by way of [`Stand::person`].
    Towards(Stand, Stand),
    /// Around somebody.
    Around(Stand),
}

impl Aimed {
    /// Whoever the area begins at, who is not in it if it leads away from them.
    fn doer(self) -> Option<Stand> {
        match self {
            Aimed::At(_) => None,
            Aimed::Towards(doer, _) | Aimed::Around(doer) => Some(doer),
        }
    }
}

/// How a place lies to a line, in whole numbers: distances are times the length of the line.
struct Ahead {
    along: i64,
    /// The square of the distance from the line.
    aside: i64,
    /// The square of the length of the line.
    length: i64,
}

/// A place in halves of a foot: across, down the page, and up.
type Place = [i64; 3];

impl Board<'_> {
    /// Every square in which somebody on the ground would be in an area. Walls and whatever else
    /// gives total cover from its beginning stop it. Areas that cannot begin so, such as a cone
    /// around a point, are empty; a wall of chosen squares has no shape of its own.
    pub fn area(&self, area: Area, aimed: Aimed) -> CellSet {
        let room = self.field.bounds().cells().filter(|cell| {
            let square = self.field.square(*cell);
            square.open || square.open_above
        });
        let within = room.filter(|cell| self.area_holds(area, aimed, Stand::person(*cell)));
        CellSet::of(self.field.bounds(), within)
    }

    /// True if somebody is in an area, at whatever height.
    pub fn area_holds(&self, area: Area, aimed: Aimed, stand: Stand) -> bool {
        let leads_away = matches!(
            (area, aimed),
            (Area::Around(_), _) | (_, Aimed::Towards(..))
        );
        let spared = aimed.doer().filter(|_| leads_away).map(Stand::covers);
        let span = [self.base(stand), self.top(stand)];
        stand.covers().cells().any(|cell| {
            !spared.is_some_and(|it| it.contains(cell))
                && self.touches(area, aimed, cell, span)
                && self.comes_to(aimed, cell, span)
        })
    }

    /// True if the shape of an area takes somebody in, whatever stands between.
    pub fn is_in_shape(&self, area: Area, aimed: Aimed, stand: Stand) -> bool {
        let span = [self.base(stand), self.top(stand)];
        let mut covered = stand.covers().cells();
        covered.any(|cell| self.touches(area, aimed, cell, span))
    }

    /// True if the squares touch, can be built upon, and are no more than the wall has; rule
    /// `area.shapes`.
    pub fn wall_fits(&self, squares: u8, cells: &[Cell]) -> bool {
        let all = CellSet::of(self.field.bounds(), cells.iter().copied());
        let Some(first) = all.iter().next() else {
            return false;
        };
        let net = Squares::by_sides(self.field.bounds());
        let within = |_, to| all.contains(to).then_some(1);
        let joined = MovementRange::of(&net, first, u32::from(squares), within);
        let taken = |cell: Cell| self.standing(cell).next().is_some();
        let free = |cell: &Cell| self.field.square(*cell).open && !taken(*cell);
        cells.len() <= usize::from(squares)
            && joined.cells().count() == cells.len()
            && cells.iter().all(free)
    }

    /// True if nothing that gives total cover lies between the beginning of an area and a square. A
    /// point is looked from as if by somebody who stands there.
    fn comes_to(&self, aimed: Aimed, cell: Cell, [_, top]: [i16; 2]) -> bool {
        let to = Spot::new(cell, top);
        match aimed {
            Aimed::Towards(doer, _) | Aimed::Around(doer) => {
                self.is_clear(self.eyes(doer), to, |_| false)
            }
            Aimed::At(Point { corner, height }) => {
                let head = height + Stand::person(corner).tall();
                // No square is that of the point; its own are those of the other end.
                let from = Spot {
                    height: 2 * i32::from(head),
                    ..to
                };
                self.is_clear_from(corner, from, to, |_| false)
            }
        }
    }

    /// True if the shape of an area takes in a square between two heights in feet.
    fn touches(&self, area: Area, aimed: Aimed, cell: Cell, span: [i16; 2]) -> bool {
        match (area, aimed) {
            (Area::Cone(long), Aimed::Towards(doer, aim)) => {
                let mut ahead = self.ahead(doer, aim, long, cell, span);
                // As wide as long: aside by half of what it is ahead.
                ahead.any(|it| 4 * it.aside <= square(it.along))
            }
            (Area::Line { long, wide }, Aimed::Towards(doer, aim)) => {
                let mut ahead = self.ahead(doer, aim, long, cell, span);
                ahead.any(|it| it.aside <= square(i64::from(wide)) * it.length)
            }
            (Area::Cube(side), _) => {
                let (squares, low) = self.cube(side, aimed);
                squares.contains(cell) && overlaps(span, low, i16::from(side))
            }
            (Area::Cylinder { radius, height }, _) => {
                let [x, y, low] = self.centre(aimed);
                let [at_x, at_y] = self.level_place(cell);
                let low = (low / 2) as i16;
                square(at_x - x) + square(at_y - y) <= square(2 * i64::from(radius))
                    && overlaps(span, low, i16::from(height))
            }
            (Area::Sphere(radius), _) => {
                let [x, y, up] = self.centre(aimed);
                let [at_x, at_y] = self.level_place(cell);
                let [low, high] = span.map(|it| 2 * i64::from(it));
                let off = up - up.clamp(low, high);
                square(at_x - x) + square(at_y - y) + square(off) <= square(2 * i64::from(radius))
            }
            (Area::Around(radius), Aimed::Towards(doer, _) | Aimed::Around(doer)) => {
                let [x, y] = self.level_place(cell);
                let Rect { min, max } = doer.covers();
                let half = i64::from(self.field.side());
                let [min, max] = [self.level_place(min), self.level_place(max)];
                let off = |at: i64, min: i64, max: i64| at - at.clamp(min - half, max + half);
                let across = square(off(x, min[0], max[0])) + square(off(y, min[1], max[1]));
                let gap = (span[0] - self.top(doer))
                    .max(self.base(doer) - span[1])
                    .max(0);
                across + square(2 * i64::from(gap)) <= square(2 * i64::from(radius))
            }
            _ => false,
        }
    }

    /// How a square lies to a line of so many feet from somebody towards somebody, for its lowest,
    /// middle and highest point; only what lies ahead, and no further.
    fn ahead(
        &self,
        doer: Stand,
        aim: Stand,
        long: u8,
        cell: Cell,
        [low, high]: [i16; 2],
    ) -> impl Iterator<Item = Ahead> {
        let goal = self.body_place(aim);
        let near = doer.covers().cells().min_by_key(|from| {
            let [x, y] = self.level_place(*from);
            square(goal[0] - x) + square(goal[1] - y)
        });
        let [x, y] = self.level_place(near.unwrap_or(doer.cell));
        let from = [x, y, self.body_place(doer)[2]];
        let by = less(goal, from);
        let length = times(by, by);
        let furthest = square(2 * i64::from(long)) * length;
        let [x, y] = self.level_place(cell);
        let heights = [2 * low, low + high, 2 * high].map(i64::from);
        heights.into_iter().filter_map(move |height| {
            let off = less([x, y, height], from);
            let along = times(off, by);
            let aside = times(off, off) * length - square(along);
            let within = along > 0 && square(along) <= furthest;
            within.then_some(Ahead {
                along,
                aside,
                length,
            })
        })
    }

    /// The squares of a cube, and its foot in feet. It stands beside whoever it leads away from, on
    /// the side of the aim, or around its beginning.
    fn cube(&self, side: u8, aimed: Aimed) -> (Rect, i16) {
        let count = i16::from(side / self.field.side());
        let middle = |min: i16, max: i16| min - (count - (max - min + 1)).div_euclid(2);
        match aimed {
            Aimed::At(Point { corner, height }) => {
                let half = count / 2;
                let min = Cell::new(corner.x - half, corner.y - half);
                (Rect::sized(min, count, count), height)
            }
            Aimed::Around(doer) => {
                let Rect { min, max } = doer.covers();
                let min = Cell::new(middle(min.x, max.x), middle(min.y, max.y));
                (Rect::sized(min, count, count), self.base(doer))
            }
            Aimed::Towards(doer, aim) => {
                let (own, goal) = (doer.covers(), aim.covers());
                let beside = |min: i16, max: i16, goal_min: i16, goal_max: i16| {
                    if goal_min > max {
                        max + 1
                    } else if goal_max < min {
                        min - count
                    } else {
                        middle(min, max)
                    }
                };
                let x = beside(own.min.x, own.max.x, goal.min.x, goal.max.x);
                let y = beside(own.min.y, own.max.y, goal.min.y, goal.max.y);
                (Rect::sized(Cell::new(x, y), count, count), self.base(doer))
            }
        }
    }

    /// The middle of what lies around a point or somebody.
    fn centre(&self, aimed: Aimed) -> Place {
        match aimed {
            Aimed::At(Point { corner, height }) => {
                let side = i64::from(self.field.side());
                let [x, y] = [corner.x, corner.y].map(|it| 2 * i64::from(it) * side);
                [x, y, 2 * i64::from(height)]
            }
            Aimed::Towards(doer, _) | Aimed::Around(doer) => {
                let [x, y, _] = self.body_place(doer);
                [x, y, 2 * i64::from(self.base(doer))]
            }
        }
    }

    /// The middle of a square.
    fn level_place(&self, cell: Cell) -> [i64; 2] {
        let (x, y) = middle(cell);
        [x, y].map(|it| i64::from(it) * i64::from(self.field.side()))
    }

    /// The middle of a body.
    fn body_place(&self, stand: Stand) -> Place {
        let Rect { min, max } = stand.covers();
        let [low, high] = [self.level_place(min), self.level_place(max)];
        let up = i64::from(self.base(stand)) + i64::from(self.top(stand));
        [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, up]
    }
}

/// True if somebody between two heights is above a foot and not above a height from there.
fn overlaps([low, high]: [i16; 2], foot: i16, height: i16) -> bool {
    high > foot && low < foot + height
}

fn square(it: i64) -> i64 {
    it * it
}

fn less(one: Place, other: Place) -> Place {
    [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

fn times(one: Place, other: Place) -> i64 {
    one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}
