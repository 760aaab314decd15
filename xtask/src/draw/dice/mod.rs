//! Dice: six solids in three colours, settled and tumbling.

mod solids;

use crate::atlas::Sprite;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAPIS, OXBLOOD, Path, Point, Sheet, figures, oval, poly,
    polyline,
};
use solids::{Solid, V, add, centre, cross, dot, scale, solid, sub, unit};

const SIDE: f32 = 96.0;
const SIDES: [usize; 6] = [4, 6, 8, 10, 12, 20];
const FRAMES: usize = 6;

/// A colour of dice: neutral, heroes or foes.
struct Tint {
    name: &'static str,
    body: Colour,
    figures: Colour,
}

const TINTS: [Tint; 3] = [
    Tint {
        name: "bone",
        body: Colour(0xee, 0xe2, 0xc8),
        figures: INK,
    },
    Tint {
        name: "lapis",
        body: LAPIS,
        figures: BONE,
    },
    Tint {
        name: "oxblood",
        body: OXBLOOD,
        figures: BONE,
    },
];

/// All sprites of the dice.
pub fn sprites() -> Vec<Sprite> {
    let mut out = vec![shadow().into()];
    for sides in SIDES {
        let numbers = numbering(&solid(sides));
        for tint in &TINTS {
            let look = Look {
                tint,
                size: size(sides),
                numbers: Some(&numbers),
            };
            let name = format!("d{sides}_{}", tint.name);
            let mut blank = Sheet::new(name.clone(), SIDE, SIDE);
            let unmarked = Look {
                numbers: None,
                ..look
            };
            let (x, y, height) = unmarked.draw(&mut blank, &pose(sides, 0));
            out.push(Sprite::numbered(blank, x, y, height));
            for (face, number) in numbers.iter().enumerate() {
                let mut s = Sheet::new(format!("{name}_{number}"), SIDE, SIDE);
                look.draw(&mut s, &pose(sides, face));
                out.push(s.into());
            }
            for frame in 0..FRAMES {
                let mut s = Sheet::new(format!("{name}_tumble_{frame}"), SIDE, SIDE);
                // Each frame uses another axis, so that the die tumbles instead of spinning.
                let axis = [0.8, 0.5 - 0.2 * frame as f32, 0.25 * frame as f32 - 0.5];
                let turned = pose(sides, 0).turn(axis, 47.0 + 61.0 * frame as f32);
                look.draw(&mut s, &turned);
                out.push(s.into());
            }
        }
    }
    out
}

fn size(sides: usize) -> f32 {
    match sides {
        4 | 6 => 45.5,
        10 => 40.0,
        _ => 44.0,
    }
}

/// The number on each face: opposite faces add up to one more than the number of faces, and
/// consecutive numbers are far apart, as on a fair die.
fn numbering(solid: &Solid) -> Vec<usize> {
    let count = solid.faces.len();
    let normal = |face: usize| unit(centre(&solid.points, &solid.faces[face]));
    let mut numbers = vec![0; count];
    let mut next = 1;
    // A stride coprime to every die's number of faces reaches every face.
    for face in (0..count).map(|step| step * 7 % count) {
        if numbers[face] > 0 {
            continue;
        }
        numbers[face] = next;
        let opposite = (0..count).find(|&other| dot(normal(face), normal(other)) < -0.99);
        if let Some(opposite) = opposite {
            numbers[opposite] = count + 1 - next;
        }
        next += 1;
    }
    numbers
}

/// Orientation of a die: one face towards the eye, tipped a little so that its sides show.
fn pose(sides: usize, face: usize) -> Solid {
    let lying = solid(sides).facing(face);
    match sides {
        4 => lying.turn([1.0, 0.14, 0.0], 37.0),
        6 => lying
            .turn([0.0, 0.0, 1.0], 52.0)
            .turn([1.0, 0.35, 0.0], 20.0),
        8 => lying.turn([1.0, 0.0, 0.0], 8.0),
        10 => lying.turn([1.0, 0.0, 0.0], 12.0),
        12 => lying.turn([1.0, 0.2, 0.0], 9.0),
        _ => lying.turn([1.0, 0.0, 0.0], 5.0),
    }
}

fn shadow() -> Sheet {
    let mut s = Sheet::new("shadow", SIDE, SIDE);
    let dark = Colour(0x0e, 0x0a, 0x08);
    let paint = s.radial(
        (48.0, 52.0),
        44.0,
        &[(0.0, dark, 0.7), (0.6, dark, 0.55), (1.0, dark, 0.0)],
    );
    s.paint(&oval(48.0, 52.0, 44.0, 44.0), &paint, 1.0);
    s
}

/// Appearance of a die, whatever its orientation.
#[derive(Clone, Copy)]
struct Look<'a> {
    tint: &'a Tint,
    size: f32,
    /// The numbers on the faces, if there are any.
    numbers: Option<&'a [usize]>,
}

impl Look<'_> {
    fn flat(&self, p: V) -> Point {
        (SIDE / 2.0 + p[0] * self.size, SIDE / 2.0 + p[1] * self.size)
    }

    fn face(&self, solid: &Solid, face: usize) -> Path {
        let corners = &solid.faces[face];
        let points: Vec<Point> = corners
            .iter()
            .map(|&i| self.flat(solid.points[i]))
            .collect();
        poly(&points)
    }

    /// Draws the solid; returns the position of the number on the face nearest the eye.
    fn draw(&self, s: &mut Sheet, solid: &Solid) -> (f32, f32, f32) {
        let mut best = (-1.0, (48.0, 48.0, 24.0));
        let seen: Vec<(usize, V)> = (0..solid.faces.len())
            .map(|face| (face, unit(centre(&solid.points, &solid.faces[face]))))
            .filter(|(_, normal)| normal[2] > 0.02)
            .collect();
        for &(face, normal) in &seen {
            let path = self.face(solid, face);
            self.facet(s, &path, normal);
            let middle = self.flat(centre(&solid.points, &solid.faces[face]));
            let room = inner_radius(&path, middle);
            if normal[2] > best.0 {
                best = (normal[2], (middle.0, middle.1, room * 1.38));
            }
            let room = room / (self.size * normal[2]);
            if let Some(numbers) = self.numbers.filter(|_| normal[2] > 0.3) {
                self.number(s, solid, face, numbers[face], (normal, room));
            }
        }
        for &(face, _) in &seen {
            let edge = self.face(solid, face);
            let bent = edge.waver(&mut s.chance, 0.5, false);
            s.stroke(&bent, DETAIL * 1.1, 1.0, INK, 1.0);
        }
        let silhouette = outline(solid, |p| self.flat(p));
        s.stroke(&silhouette, FEATURE, 1.0, INK, 1.0);
        best.1
    }

    /// Draws one face: a tone by its angle to the lamp, darker away from it, and a worn edge on the
    /// lit side.
    fn facet(&self, s: &mut Sheet, path: &Path, normal: V) {
        // The light hangs at the upper left.
        let lit = dot(normal, unit([-0.45, -0.6, 0.75]));
        let body = self.tint.body;
        let colour = if lit > 0.72 {
            body.light(0.3 * ((lit - 0.72) / 0.28))
        } else {
            body.shade(((0.72 - lit) * 0.7).min(0.58))
        };
        let (left, top, right, bottom) = path.bounds();
        let gleam = 0.16 * lit.clamp(0.2, 1.0);
        let tone = s.linear(
            (left, top),
            (right, bottom),
            &[
                (0.0, colour.light(gleam), 1.0),
                (0.55, colour, 1.0),
                (1.0, colour.shade(0.16), 1.0),
            ],
        );
        s.paint(path, &tone, 1.0);
        let middle = middle_of(path);
        if lit < 0.3 {
            s.hatch_in(path, -45.0, 4.5, 1.1, INK, 0.34);
        }
        let inset = path.scale(middle, 0.9, 0.9);
        let count = inset.points.len();
        for i in 0..count {
            let (a, b) = (inset.points[i], inset.points[(i + 1) % count]);
            let out = ((a.0 + b.0) / 2.0 - middle.0, (a.1 + b.1) / 2.0 - middle.1);
            let towards = -(out.0 * 0.6 + out.1 * 0.8) / out.0.hypot(out.1).max(0.01);
            if towards > 0.15 {
                let edge = polyline(&[a, b]);
                let strength = 0.6 * towards * lit.clamp(0.25, 1.0);
                s.stroke(&edge, 1.5, 0.3, BONE.light(0.5), strength);
            }
        }
    }

    /// Writes a face's number on it, in its own plane; 6 and 9 are underlined.
    fn number(
        &self,
        s: &mut Sheet,
        solid: &Solid,
        face: usize,
        number: usize,
        (normal, room): (V, f32),
    ) {
        let corners = &solid.faces[face];
        let middle = centre(&solid.points, corners);
        // A number points towards a corner, on a cube towards an edge: always the same one,
        // although not all faces are wound the same way.
        let at = |corner: usize| solid.points[corners[corner]];
        let round = cross(sub(at(1), at(0)), sub(at(2), at(0)));
        let top = match (solid.faces.len() == 6, dot(round, normal) > 0.0) {
            (false, _) => at(0),
            (true, true) => centre(&solid.points, &[corners[0], corners[3]]),
            (true, false) => centre(&solid.points, &[corners[0], corners[1]]),
        };
        let up = unit(sub(top, middle));
        let right = cross(up, normal);
        let text = number.to_string();
        let wide = if text.len() > 1 { 1.16 } else { 1.34 };
        let height = (room * wide).min(0.66);
        let on_face = |(x, y): Point| {
            let offset = add(scale(right, -x * height), scale(up, -y * height));
            self.flat(add(middle, offset))
        };
        let weight = (height * self.size * 0.15).clamp(1.9, 4.2) * (0.55 + 0.45 * normal[2]);
        for stroke in figures(&text) {
            s.quill(&stroke.map(on_face), weight, self.tint.figures);
        }
        let alike = matches!(number, 6 | 9) && solid.faces.len() > 6;
        if alike {
            let below = polyline(&[(-0.26, 0.68), (0.26, 0.68)]).map(on_face);
            s.stroke(&below, weight * 0.85, 1.0, self.tint.figures, 1.0);
        }
    }
}

fn middle_of(path: &Path) -> Point {
    let count = path.points.len().max(1) as f32;
    let sum = path
        .points
        .iter()
        .fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
    (sum.0 / count, sum.1 / count)
}

/// The distance from the middle of a face to its nearest edge.
fn inner_radius(path: &Path, middle: Point) -> f32 {
    let count = path.points.len();
    (0..count)
        .map(|i| {
            let (a, b) = (path.points[i], path.points[(i + 1) % count]);
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let off = (middle.0 - a.0) * dy - (middle.1 - a.1) * dx;
            off.abs() / dx.hypot(dy).max(0.01)
        })
        .fold(f32::MAX, f32::min)
}

/// Outline of the whole solid in the picture: the convex hull of its corners.
fn outline(solid: &Solid, flat: impl Fn(V) -> Point) -> Path {
    let mut points: Vec<Point> = solid.points.iter().map(|&p| flat(p)).collect();
    points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let turn = |a: Point, b: Point, c: Point| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let half = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for point in points {
            while chain.len() >= 2
                && turn(chain[chain.len() - 2], chain[chain.len() - 1], point) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut ring = half(&mut points.iter().copied());
    ring.extend(half(&mut points.iter().rev().copied()));
    poly(&ring)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_a_number_and_opposite_faces_add_up() {
        for sides in SIDES {
            let solid = solid(sides);
            let numbers = numbering(&solid);
            let mut sorted = numbers.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, (1..=sides).collect::<Vec<_>>(), "d{sides}");
            let normal = |face: usize| unit(centre(&solid.points, &solid.faces[face]));
            for (a, b) in (0..sides).flat_map(|a| (0..a).map(move |b| (a, b))) {
                if dot(normal(a), normal(b)) < -0.99 {
                    assert_eq!(numbers[a] + numbers[b], sides + 1, "d{sides}");
                }
            }
        }
    }
}
