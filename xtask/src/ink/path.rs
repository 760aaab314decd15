//! Shapes as polylines: easy to bend, hatch and measure.

use super::Chance;
use std::f32::consts::TAU;

/// A point of the drawing, x to the right and y down.
pub type Point = (f32, f32);

/// A line through points, open or closed.
#[derive(Clone, Debug)]
pub struct Path {
    /// The points in drawing order.
    pub points: Vec<Point>,
    /// True if the last point joins the first.
    pub closed: bool,
}

/// A smooth closed shape through the points.
pub fn blob(points: &[Point]) -> Path {
    Path {
        points: spline(points, true),
        closed: true,
    }
}

/// A smooth open line through the points.
pub fn curve(points: &[Point]) -> Path {
    Path {
        points: spline(points, false),
        closed: false,
    }
}

/// A closed shape with straight sides.
pub fn poly(points: &[Point]) -> Path {
    Path {
        points: points.to_vec(),
        closed: true,
    }
}

/// An open line with straight parts.
pub fn polyline(points: &[Point]) -> Path {
    Path {
        points: points.to_vec(),
        closed: false,
    }
}

/// A straight line.
pub fn line(x0: f32, y0: f32, x1: f32, y1: f32) -> Path {
    polyline(&[(x0, y0), (x1, y1)])
}

/// An upright rectangle.
pub fn rect(x: f32, y: f32, w: f32, h: f32) -> Path {
    poly(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
}

/// A rectangle with rounded corners.
pub fn rounded(x: f32, y: f32, w: f32, h: f32, r: f32) -> Path {
    let corners = [
        (x + w - r, y + r),
        (x + w - r, y + h - r),
        (x + r, y + h - r),
        (x + r, y + r),
    ];
    let mut points = Vec::new();
    for (corner, (cx, cy)) in corners.into_iter().enumerate() {
        for step in 0..=6 {
            let angle = TAU * (corner as f32 - 1.0 + step as f32 / 6.0) / 4.0;
            points.push((cx + r * angle.cos(), cy + r * angle.sin()));
        }
    }
    poly(&points)
}

/// A circle or ellipse.
pub fn oval(cx: f32, cy: f32, rx: f32, ry: f32) -> Path {
    let steps = ((rx.max(ry) * TAU / 3.0) as usize).clamp(12, 400);
    let points = (0..steps)
        .map(|i| {
            let angle = TAU * i as f32 / steps as f32;
            (cx + rx * angle.cos(), cy + ry * angle.sin())
        })
        .collect();
    Path {
        points,
        closed: true,
    }
}

/// A smooth closed shape symmetric about `x = axis`, given by its right half from top to bottom.
pub fn even(axis: f32, right: &[Point]) -> Path {
    blob(&both_sides(axis, right))
}

/// A symmetric closed shape with straight sides, given by its right half from top to bottom.
pub fn even_poly(axis: f32, right: &[Point]) -> Path {
    poly(&both_sides(axis, right))
}

fn both_sides(axis: f32, right: &[Point]) -> Vec<Point> {
    let mut points = right.to_vec();
    for &(x, y) in right.iter().rev() {
        // A point on the axis is its own mirror image.
        if (x - axis).abs() > 0.01 {
            points.push((2.0 * axis - x, y));
        }
    }
    points
}

/// A star with `tips` points, the first straight up.
pub fn star(cx: f32, cy: f32, outer: f32, inner: f32, tips: usize) -> Path {
    let points: Vec<Point> = (0..tips * 2)
        .map(|i| {
            let angle = TAU * (i as f32 / (tips * 2) as f32 - 0.25);
            let r = if i % 2 == 0 { outer } else { inner };
            (cx + r * angle.cos(), cy + r * angle.sin())
        })
        .collect();
    poly(&points)
}

fn spline(points: &[Point], closed: bool) -> Vec<Point> {
    let count = points.len() as isize;
    if count < 3 {
        return points.to_vec();
    }
    let at = |i: isize| {
        let i = if closed {
            i.rem_euclid(count)
        } else {
            i.clamp(0, count - 1)
        };
        points[i as usize]
    };
    let mut out = Vec::new();
    let segments = if closed { count } else { count - 1 };
    for i in 0..segments {
        let (p0, p1, p2, p3) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        let steps = (distance(p1, p2) / 2.5).ceil().clamp(2.0, 60.0) as usize;
        for step in 0..steps {
            let t = step as f32 / steps as f32;
            out.push((
                catmull(p0.0, p1.0, p2.0, p3.0, t),
                catmull(p0.1, p1.1, p2.1, p3.1, t),
            ));
        }
    }
    if !closed {
        out.push(at(count - 1));
    }
    out
}

fn catmull(a: f32, b: f32, c: f32, d: f32, t: f32) -> f32 {
    let (t2, t3) = (t * t, t * t * t);
    0.5 * (2.0 * b
        + (c - a) * t
        + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
        + (3.0 * b - a - 3.0 * c + d) * t3)
}

/// Distance between two points.
pub fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

impl Path {
    /// The path moved by an offset.
    pub fn shift(&self, dx: f32, dy: f32) -> Path {
        self.map(|(x, y)| (x + dx, y + dy))
    }

    /// The path mirrored left to right about `x = axis`.
    pub fn mirror(&self, axis: f32) -> Path {
        self.map(|(x, y)| (2.0 * axis - x, y))
    }

    /// The path rotated about a centre, in degrees clockwise.
    pub fn turn(&self, centre: Point, degrees: f32) -> Path {
        let (sin, cos) = degrees.to_radians().sin_cos();
        self.map(|(x, y)| {
            let (dx, dy) = (x - centre.0, y - centre.1);
            (
                centre.0 + dx * cos - dy * sin,
                centre.1 + dx * sin + dy * cos,
            )
        })
    }

    /// The path scaled about a centre.
    pub fn scale(&self, centre: Point, sx: f32, sy: f32) -> Path {
        self.map(|(x, y)| {
            (
                centre.0 + (x - centre.0) * sx,
                centre.1 + (y - centre.1) * sy,
            )
        })
    }

    /// The path with every point mapped through `f`.
    pub fn map(&self, f: impl Fn(Point) -> Point) -> Path {
        Path {
            points: self.points.iter().map(|&p| f(p)).collect(),
            closed: self.closed,
        }
    }

    /// The path cut into pieces no longer than `step`, with the length up to each point.
    pub fn measured(&self, step: f32) -> (Vec<(Point, f32)>, f32) {
        let mut ring = self.points.clone();
        if self.closed
            && let Some(&first) = ring.first()
        {
            ring.push(first);
        }
        let mut out = Vec::new();
        let mut run = 0.0;
        for pair in ring.windows(2) {
            let length = distance(pair[0], pair[1]);
            let pieces = (length / step).ceil().max(1.0) as usize;
            for piece in 0..pieces {
                let t = piece as f32 / pieces as f32;
                let x = pair[0].0 + (pair[1].0 - pair[0].0) * t;
                let y = pair[0].1 + (pair[1].1 - pair[0].1) * t;
                out.push(((x, y), run + length * t));
            }
            run += length;
        }
        if let Some(&last) = ring.last()
            && (!self.closed || out.is_empty())
        {
            out.push((last, run));
        }
        (out, run)
    }

    /// The path as drawn by a trembling hand: each point strays up to about `reach` pixels,
    /// smoothly along the line. Closed shapes stay closed; `still_ends` fixes the ends of an open
    /// line, so that neighbouring tiles join.
    pub fn waver(&self, chance: &mut Chance, reach: f32, still_ends: bool) -> Path {
        let (points, length) = self.measured(4.0);
        let dx = Wave::new(chance, length, self.closed);
        let dy = Wave::new(chance, length, self.closed);
        let points = points
            .into_iter()
            .map(|((x, y), at)| {
                let calm = if still_ends && !self.closed {
                    (at.min(length - at) / 14.0).clamp(0.0, 1.0)
                } else {
                    1.0
                };
                (x + dx.at(at) * reach * calm, y + dy.at(at) * reach * calm)
            })
            .collect();
        Path {
            points,
            closed: self.closed,
        }
    }

    /// Sections of the horizontal line at `y` that lie inside the closed path.
    pub fn spans(&self, y: f32) -> Vec<(f32, f32)> {
        let count = self.points.len();
        let mut hits: Vec<f32> = (0..count)
            .filter_map(|i| {
                let (a, b) = (self.points[i], self.points[(i + 1) % count]);
                let crosses = (a.1 <= y) != (b.1 <= y);
                crosses.then(|| a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0))
            })
            .collect();
        hits.sort_by(f32::total_cmp);
        hits.chunks_exact(2)
            .map(|pair| (pair[0], pair[1]))
            .collect()
    }

    /// Bounding box of the path: left, top, right, bottom.
    pub fn bounds(&self) -> (f32, f32, f32, f32) {
        self.points.iter().fold(
            (f32::MAX, f32::MAX, f32::MIN, f32::MIN),
            |(l, t, r, b), &(x, y)| (l.min(x), t.min(y), r.max(x), b.max(y)),
        )
    }
}

/// A smooth waver along a line: three sines with random phases.
pub struct Wave {
    parts: [(f32, f32, f32); 3],
}

impl Wave {
    /// A waver for a line of this length; on a closed line it is periodic.
    pub fn new(chance: &mut Chance, length: f32, closed: bool) -> Self {
        let mut part = |wavelength: f32, weight: f32| {
            let mut cycles = length / (wavelength * chance.between(0.8, 1.25));
            if closed {
                cycles = cycles.round().max(1.0);
            }
            (TAU * cycles / length.max(0.01), chance.unit() * TAU, weight)
        };
        Self {
            parts: [part(70.0, 0.5), part(29.0, 0.35), part(12.0, 0.15)],
        }
    }

    /// Its value at a length along the line, about -1 to 1.
    pub fn at(&self, s: f32) -> f32 {
        self.parts
            .iter()
            .map(|&(rate, phase, weight)| (s * rate + phase).sin() * weight)
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wavering_wall_ends_where_it_was_told_to() {
        let mut chance = Chance::named("wall");
        let bent = line(0.0, 4.0, 128.0, 4.0).waver(&mut chance, 1.4, true);
        assert_eq!(bent.points.first(), Some(&(0.0, 4.0)));
        assert_eq!(bent.points.last(), Some(&(128.0, 4.0)));
        assert!(
            bent.points.iter().any(|point| (point.1 - 4.0).abs() > 0.2),
            "it wavers"
        );
    }

    #[test]
    fn the_same_name_wavers_the_same_way() {
        let bent =
            |name: &str| oval(64.0, 64.0, 30.0, 30.0).waver(&mut Chance::named(name), 1.0, false);
        assert_eq!(bent("a").points, bent("a").points);
        assert_ne!(bent("a").points, bent("b").points);
    }

    #[test]
    fn spans_leave_out_what_lies_outside() {
        // A U: two sections at the top, one at the bottom.
        let u = poly(&[
            (0.0, 0.0),
            (10.0, 0.0),
            (10.0, 20.0),
            (20.0, 20.0),
            (20.0, 0.0),
            (30.0, 0.0),
            (30.0, 30.0),
            (0.0, 30.0),
        ]);
        assert_eq!(u.spans(10.0), [(0.0, 10.0), (20.0, 30.0)]);
        assert_eq!(u.spans(25.0), [(0.0, 30.0)]);
        assert_eq!(u.spans(31.0), []);
    }

    #[test]
    fn a_mirrored_shape_is_even() {
        let shape = even(64.0, &[(64.0, 10.0), (90.0, 40.0), (64.0, 80.0)]);
        let (left, _, right, _) = shape.bounds();
        assert!((left + right - 128.0).abs() < 0.01);
    }
}
