//! Cover, measured by the corners of squares; rule `cover.degrees`.

use smallvec::SmallVec;

use super::{
    Board, Point, Stand,
    lines::{CornerLine, Slope, corners},
};
use crate::{
    grid::{Cell, Rect},
    rulesets::dungeon_dive::content::Cover,
};

/// Degrees of cover as numbers, so that they can be counted.
const DEGREES: [Option<Cover>; 4] = [
    None,
    Some(Cover::Half),
    Some(Cover::ThreeQuarters),
    Some(Cover::Total),
];

fn number(cover: Option<Cover>) -> u8 {
    match cover {
        None => 0,
        Some(Cover::Half) => 1,
        Some(Cover::ThreeQuarters) => 2,
        Some(Cover::Total) => 3,
    }
}

/// Somebody in between: squares, and heights in feet.
struct Body {
    covers: Rect,
    low: i16,
    high: i16,
}

/// Two figures, with what does not change from line to line.
struct Pair {
    attacker: Stand,
    target: Stand,
    /// The middles of their bodies, in halves of a foot.
    heights: [i32; 2],
    own: [Rect; 2],
    others: SmallVec<[Body; 4]>,
}

impl Board<'_> {
    /// The cover that a target has from an attacker. Without a line of sight it is total; else it
    /// goes by the corner of the attacker's squares from which the fewest lines to the corners of a
    /// square of the target are stopped.
    pub fn cover(&self, attacker: Stand, target: Stand) -> Option<Cover> {
        if !self.line_of_sight(attacker, target) {
            return Some(Cover::Total);
        }
        let pair = Pair {
            attacker,
            target,
            heights: [attacker, target].map(|it| self.body(it)),
            own: [attacker, target].map(Stand::covers),
            others: self.others_between(attacker, target),
        };
        let mut least = number(Some(Cover::ThreeQuarters));
        for from in attacker.covers().cells() {
            for to in target.covers().cells() {
                least = least.min(self.between(&pair, from, to, least));
                if least == 0 {
                    return None;
                }
            }
        }
        DEGREES[usize::from(least)]
    }

    /// The cover that a target has from a point: by the lines from there to the corners of that of its
    /// squares which has the least.
    pub fn cover_from(&self, point: Point, target: Stand) -> Option<Cover> {
        let from = Stand::person(point.corner);
        let heights = [
            2 * i32::from(point.height) + i32::from(from.tall()),
            self.body(target),
        ];
        let others = self.others_between(from, target);
        // No square is that of the point; its own are those of the other end.
        let own = [target.covers(); 2];
        let degree = |to: Cell| {
            let degrees = corners(Rect::sized(to, 1, 1)).map(|other| {
                let line = CornerLine::new(point.corner, other, heights);
                line.degree(own, |cell| self.covers_at(cell, &line.slope, &others))
            });
            counted(degrees.collect())
        };
        let least = target.covers().cells().map(degree).min();
        DEGREES[usize::from(least.unwrap_or(0))]
    }

    /// Cover by the best corner of one square against one square, as a number; at most `least`.
    fn between(&self, pair: &Pair, from: Cell, to: Cell, least: u8) -> u8 {
        let within = self.within(to, pair.attacker, pair.target);
        let mut best = least;
        for corner in corners(Rect::sized(from, 1, 1)) {
            let degrees = corners(Rect::sized(to, 1, 1)).map(|other| {
                let line = CornerLine::new(corner, other, pair.heights);
                line.degree(pair.own, |cell| {
                    self.covers_at(cell, &line.slope, &pair.others)
                })
            });
            best = best.min(counted(degrees.collect()).max(within));
            if best == 0 {
                break;
            }
        }
        best
    }

    /// Everybody else who stands where a line between two figures can lead, with what they take up.
    fn others_between(&self, one: Stand, other: Stand) -> SmallVec<[Body; 4]> {
        let room = one.covers().joined(other.covers());
        let others = self.stands.iter().filter(|it| **it != one && **it != other);
        let near = others.filter(|it| it.covers().touches(room));
        near.map(|it| Body {
            covers: it.covers(),
            low: self.base(*it),
            high: self.top(*it),
        })
        .collect()
    }

    /// The middle of a body, in halves of a foot above level ground.
    fn body(&self, stand: Stand) -> i32 {
        2 * i32::from(self.base(stand)) + i32::from(stand.tall())
    }

    /// The cover of whoever stands in a thing, as in brush; not of whoever stands on top of it, and
    /// not from neighbours.
    fn within(&self, cell: Cell, attacker: Stand, target: Stand) -> u8 {
        let square = self.field.square(cell);
        let inside = square.open && square.ground == square.level && target.up == 0;
        match inside && attacker.squares_to(target) > 1 {
            true => number(square.cover),
            false => 0,
        }
    }

    /// How much a square does against a line that passes over it, as a number.
    fn covers_at(&self, cell: Cell, slope: &Slope, others: &[Body]) -> u8 {
        let square = self.field.square(cell);
        let below = |height: i16| slope.is_below(2 * i32::from(height), cell);
        if self.is_shut(cell) || below(square.level) {
            return number(Some(Cover::Total));
        }
        let thing = match square.cover {
            Some(cover) if below(square.top) && !square.door => number(Some(cover)),
            _ => 0,
        };
        let mut figures = others.iter().filter(|it| it.covers.contains(cell));
        let figure = figures.any(|it| below(it.high) && !below(it.low));
        thing.max(u8::from(figure))
    }
}

/// What four lines from one corner come to.
fn counted(degrees: SmallVec<[u8; 4]>) -> u8 {
    let stopped = |least: u8| degrees.iter().filter(|it| **it >= least).count();
    let by_count = |count: usize| match count {
        0 => 0,
        1 | 2 => 1,
        3 => 2,
        _ => 3,
    };
    let three_quarters = by_count(stopped(2)).min(2);
    let half = u8::from(stopped(1) > 0);
    by_count(stopped(3)).max(three_quarters).max(half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stopped_lines_are_counted_by_what_stops_them() {
        let cases = [
            ([0, 0, 0, 0], 0),
            ([3, 0, 0, 0], 1),
            ([3, 0, 3, 0], 1),
            ([3, 3, 3, 0], 2),
            ([3, 3, 3, 3], 3),
            // A grating gives three quarters at most, and a table half.
            ([2, 2, 2, 2], 2),
            ([2, 2, 0, 0], 1),
            ([1, 1, 1, 1], 1),
            ([3, 3, 1, 2], 2),
        ];
        for (degrees, cover) in cases {
            assert_eq!(counted(degrees.into()), cover, "{degrees:?}");
        }
    }
}
