//! Parts shared by many busts: eyes, teeth, weapons held up beside the head.

use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, OAK, OCHRE, Path, Point, STEEL, Sheet, even, even_poly,
    line, oval, poly, polyline,
};

/// Two plain dark eyes with a glint.
pub fn eyes(s: &mut Sheet, x: f32, y: f32, gap: f32, r: f32) {
    for side in [-1.0, 1.0] {
        s.dot(x + side * gap, y, r);
        s.spot(x + side * gap - r * 0.3, y - r * 0.35, r * 0.34, BONE, 1.0);
    }
}

/// Two eyes with whites or another colour, and slit or round pupils.
pub fn wide_eyes(s: &mut Sheet, x: f32, y: f32, gap: f32, r: f32, white: Colour) {
    for side in [-1.0, 1.0] {
        s.bit(&oval(x + side * gap, y, r, r * 0.92), white);
        s.dot(x + side * (gap - r * 0.15), y + r * 0.1, r * 0.42);
    }
}

/// Two eyes that burn in the dark.
pub fn burning_eyes(s: &mut Sheet, x: f32, y: f32, gap: f32, r: f32, colour: Colour) {
    for side in [-1.0, 1.0] {
        let at = (x + side * gap, y);
        let glow = s.radial(at, r * 3.0, &[(0.0, colour, 0.9), (1.0, colour, 0.0)]);
        s.paint(&oval(at.0, at.1, r * 3.0, r * 3.0), &glow, 1.0);
        s.spot(at.0, at.1, r, colour.light(0.55), 1.0);
    }
}

/// Slanting brows: a positive slant frowns.
pub fn brows(s: &mut Sheet, x: f32, y: f32, gap: f32, reach: f32, slant: f32, weight: f32) {
    for side in [-1.0, 1.0] {
        let inner = (x + side * (gap - reach), y + slant);
        let outer = (x + side * (gap + reach), y - slant);
        s.ink(&polyline(&[inner, outer]), weight);
    }
}

/// A row of pointed teeth hanging (or, with a negative height, standing) along a level line.
pub fn teeth(s: &mut Sheet, x0: f32, x1: f32, y: f32, height: f32, count: usize) {
    let step = (x1 - x0) / count as f32;
    for i in 0..count {
        let x = x0 + i as f32 * step;
        s.flat(
            &poly(&[(x, y), (x + step, y), (x + step / 2.0, y + height)]),
            BONE,
            1.0,
            1.2,
        );
    }
}

/// A skull's face and cap, about `r` wide on each side of the middle.
pub fn skull(s: &mut Sheet, x: f32, y: f32, r: f32, bone: Colour) {
    let at = |points: &[Point]| -> Vec<Point> {
        points
            .iter()
            .map(|&(dx, dy)| (x + dx * r, y + dy * r))
            .collect()
    };
    let cap = at(&[
        (0.0, -1.15),
        (0.62, -0.98),
        (0.98, -0.4),
        (0.92, 0.15),
        (0.62, 0.4),
        (0.56, 0.72),
        (0.5, 1.2),
        (0.0, 1.28),
    ]);
    s.shape(&even(x, &cap), bone);
    for side in [-1.0, 1.0] {
        let socket = at(&[
            (0.12, -0.05),
            (0.4, -0.24),
            (0.72, -0.08),
            (0.66, 0.26),
            (0.36, 0.36),
            (0.14, 0.22),
        ]);
        let socket = crate::ink::blob(&socket);
        let socket = if side > 0.0 { socket } else { socket.mirror(x) };
        s.fill(&socket, INK);
    }
    s.fill(
        &even_poly(x, &at(&[(0.0, 0.34), (0.15, 0.66), (0.0, 0.6)])),
        INK,
    );
    let mouth = at(&[(-0.46, 0.86), (0.46, 0.86)]);
    s.ink(
        &line(mouth[0].0, mouth[0].1, mouth[1].0, mouth[1].1),
        DETAIL * 1.3,
    );
    for i in -2..=2 {
        let dx = i as f32 * 0.19 * r;
        s.ink(&line(x + dx, y + 0.72 * r, x + dx, y + 1.08 * r), DETAIL);
    }
}

/// A shaft with a dark edge: staffs, hafts, spears.
pub fn shaft(s: &mut Sheet, from: Point, to: Point, weight: f32, colour: Colour) {
    let path = polyline(&[from, to]);
    s.pen(&path, weight + 4.0, INK, 1.0);
    s.pen(&path, weight, colour, 1.0);
}

/// A sword standing point up, its guard at `y`.
pub fn sword(s: &mut Sheet, x: f32, y: f32, length: f32, lean: f32) {
    let at = (x, y);
    let blade = even_poly(
        x,
        &[(x, y - length), (x + 5.0, y - length + 9.0), (x + 5.0, y)],
    );
    s.shape(&blade.turn(at, lean), STEEL.light(0.35));
    s.ink(
        &line(x, y - length + 12.0, x, y - 4.0).turn(at, lean),
        DETAIL,
    );
    let grip: Path = line(x, y, x, y + 16.0).turn(at, lean);
    s.pen(&grip, 8.0, INK, 1.0);
    s.pen(&grip, 4.5, OAK, 1.0);
    let guard = line(x - 12.0, y, x + 12.0, y).turn(at, lean);
    s.pen(&guard, 8.0, INK, 1.0);
    s.pen(&guard, 4.4, OCHRE, 1.0);
}

/// A spear standing point up.
pub fn spear(s: &mut Sheet, x: f32, top: f32, bottom: f32) {
    shaft(s, (x, top + 10.0), (x, bottom), 3.6, OAK);
    let head = even_poly(x, &[(x, top - 8.0), (x + 8.0, top + 8.0), (x, top + 18.0)]);
    s.solid(&head, STEEL.light(0.25), FEATURE * 0.85, 3.0);
}
