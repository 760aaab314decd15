//! Dice: six solids in three colours, settled and tumbling.

mod solids;

use crate::atlas::Sprite;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAPIS, OXBLOOD, Path, Point, Sheet, figures, oval, poly,
};
use solids::{Solid, V, add, centre, cross, dot, scale, solid, sub, unit};

const SIDE: f32 = 96.0;
const SIDES: [usize; 6] = [4, 6, 8, 10, 12, 20];
const FRAMES: usize = 6;

/// A colour of dice: of nobody, of the heroes, of the foes.
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
        for tint in &TINTS {
            let name = format!("d{sides}_{}", tint.name);
            let mut settled = Sheet::new(name.clone(), SIDE, SIDE);
            let (x, y, height) = draw(&mut settled, &pose(sides), tint, size(sides), false);
            out.push(Sprite::numbered(settled, x, y, height));
            for frame in 0..FRAMES {
                let mut s = Sheet::new(format!("{name}_tumble_{frame}"), SIDE, SIDE);
                // Each frame another axis, so that it tumbles instead of spinning.
                let axis = [0.8, 0.5 - 0.2 * frame as f32, 0.25 * frame as f32 - 0.5];
                let turned = pose(sides).turn(axis, 47.0 + 61.0 * frame as f32);
                draw(&mut s, &turned, tint, size(sides), true);
                out.push(s.into());
            }
        }
    }
    out
}

fn size(sides: usize) -> f32 {
    match sides {
        4 => 50.0,
        6 => 47.0,
        10 => 40.0,
        _ => 43.0,
    }
}

/// How a die lies: one face to the eye, tipped a little so that its sides are seen.
fn pose(sides: usize) -> Solid {
    let lying = solid(sides).facing(0);
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

/// Draws the solid; returns where a number stands on the face nearest the eye.
fn draw(s: &mut Sheet, solid: &Solid, tint: &Tint, size: f32, numbers: bool) -> (f32, f32, f32) {
    let flat = |p: V| -> Point { (SIDE / 2.0 + p[0] * size, SIDE / 2.0 + p[1] * size) };
    // The light hangs up and to the left.
    let lamp = unit([-0.45, -0.6, 0.75]);
    let mut best = (-1.0, (48.0, 48.0, 24.0));
    let mut seen: Vec<(usize, V)> = Vec::new();
    for (i, face) in solid.faces.iter().enumerate() {
        let normal = unit(centre(&solid.points, face));
        if normal[2] > 0.02 {
            seen.push((i, normal));
        }
    }
    let corners = |face: &[usize]| -> Path {
        poly(
            &face
                .iter()
                .map(|&i| flat(solid.points[i]))
                .collect::<Vec<_>>(),
        )
    };
    for &(i, normal) in &seen {
        let face = &solid.faces[i];
        let lit = dot(normal, lamp);
        let colour = if lit > 0.72 {
            tint.body.light(0.26 * ((lit - 0.72) / 0.28))
        } else {
            tint.body.shade(((0.72 - lit) * 0.75).min(0.62))
        };
        let path = corners(face);
        s.fill(&path, colour);
        if lit < 0.3 {
            s.hatch_in(&path, -45.0, 4.5, 1.1, INK, 0.4);
        }
        let middle = flat(centre(&solid.points, face));
        let room = inner_radius(&path, middle);
        if normal[2] > best.0 {
            best = (normal[2], (middle.0, middle.1, room * 1.38));
        }
        if numbers && normal[2] > 0.3 {
            number(
                s,
                solid,
                face,
                i + 1,
                normal,
                room / (size * normal[2]),
                tint,
                &flat,
            );
        }
    }
    for &(i, _) in &seen {
        let edge = corners(&solid.faces[i]);
        let bent = edge.waver(&mut s.chance, 0.5, false);
        s.stroke(&bent, DETAIL * 1.15, 1.0, INK, 1.0);
        // A worn edge catches the light.
        let inset = edge.scale(middle_of(&edge), 0.93, 0.93);
        s.pen(&inset, 1.0, BONE, 0.22);
    }
    let silhouette = outline(solid, &flat);
    s.stroke(&silhouette, FEATURE, 1.0, INK, 1.0);
    best.1
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

/// Writes a face's number on it, in its own plane.
#[expect(
    clippy::too_many_arguments,
    reason = "one call, and a struct would only repeat it"
)]
fn number(
    s: &mut Sheet,
    solid: &Solid,
    face: &[usize],
    number: usize,
    normal: V,
    height: f32,
    tint: &Tint,
    flat: &impl Fn(V) -> Point,
) {
    let middle = centre(&solid.points, face);
    let up = unit(sub(solid.points[face[0]], middle));
    let right = cross(up, normal);
    let height = (height * 1.15).min(0.62);
    for stroke in figures(&number.to_string()) {
        let on_face = stroke.map(|(x, y)| {
            let offset = add(scale(right, -x * height), scale(up, -y * height));
            flat(add(middle, offset))
        });
        s.quill(&on_face, 3.0, tint.figures);
    }
}

/// The outline of the whole solid on the picture: its corners' convex hull.
fn outline(solid: &Solid, flat: &impl Fn(V) -> Point) -> Path {
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
