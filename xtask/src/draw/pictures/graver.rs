//! The hand of an engraver: plates, ruled skies, hatched shadows, and what stands in a landscape.

use crate::ink::{
    BONE, Chance, Colour, INK, LAMP, PARCHMENT, Path, Point, STONE, Sheet, blob, curve, even_poly,
    line, oval, poly, polyline, rect,
};
use std::f32::consts::TAU;

/// Size of a plate.
pub const WIDE: f32 = 960.0;
pub const HIGH: f32 = 540.0;
/// Width of the margin within which nothing is drawn.
const MARGIN: f32 = 16.0;

/// Colours of the country: a bright horizon, turf, and what grows on it.
pub const HAZE: Colour = Colour(0xf4, 0xe1, 0xb6);
pub const GRASS: Colour = Colour(0x9c, 0xab, 0x68);
pub const LEAF: Colour = Colour(0x5f, 0x7a, 0x4a);

/// A plate with its sky: a wash from the top to the foot, clipped to the frame.
pub fn plate(name: &str, top: Colour, foot: Colour) -> Sheet {
    let mut s = Sheet::new(name, WIDE, HIGH);
    let paper = PARCHMENT.light(0.35);
    s.fill(&rect(0.0, 0.0, WIDE, HIGH), paper);
    s.clip(&inside());
    let sky = s.linear(
        (0.0, MARGIN),
        (0.0, HIGH - MARGIN),
        &[(0.0, top, 1.0), (1.0, foot, 1.0)],
    );
    s.paint(&inside(), &sky, 1.0);
    s
}

fn inside() -> Path {
    rect(MARGIN, MARGIN, WIDE - 2.0 * MARGIN, HIGH - 2.0 * MARGIN)
}

/// Ends a plate with its frame.
pub fn framed(mut s: Sheet) -> Sheet {
    let dusk = s.radial(
        (WIDE / 2.0, HIGH * 0.45),
        620.0,
        &[(0.0, INK, 0.0), (0.66, INK, 0.0), (1.0, INK, 0.34)],
    );
    s.paint(&inside(), &dusk, 1.0);
    s.end();
    s.stroke(&inside(), 3.2, 1.0, INK, 1.0);
    let m = MARGIN - 7.0;
    s.stroke(
        &rect(m, m, WIDE - 2.0 * m, HIGH - 2.0 * m),
        1.2,
        1.0,
        INK,
        0.9,
    );
    s
}

/// Level lines across a region, broken here and there: sky, water, floors.
pub fn ruled(s: &mut Sheet, region: &Path, gap: f32, weight: f32, colour: Colour, opacity: f32) {
    let (_, top, _, foot) = region.bounds();
    let mut y = top + gap * 0.5;
    while y < foot {
        for (from, to) in region.spans(y) {
            let mut x = from + s.chance.unit() * 20.0;
            while x < to {
                let end = (x + s.chance.between(40.0, 210.0)).min(to);
                if end - x > 6.0 {
                    s.pen(&line(x, y, end, y), weight, colour, opacity);
                }
                x = end + s.chance.between(4.0, 26.0);
            }
        }
        y += gap * s.chance.between(0.85, 1.15);
    }
}

/// Shadow in two directions.
pub fn crossed(s: &mut Sheet, region: &Path, gap: f32, weight: f32, opacity: f32) {
    s.hatch_in(region, 35.0, gap, weight, INK, opacity);
    s.hatch_in(region, -50.0, gap * 1.25, weight, INK, opacity * 0.8);
}

/// A glow of lamplight.
pub fn glow(s: &mut Sheet, at: Point, reach: f32, strength: f32) {
    glow_of(s, at, reach, LAMP, strength);
}

/// A glow of any colour.
pub fn glow_of(s: &mut Sheet, at: Point, reach: f32, colour: Colour, strength: f32) {
    let light = s.radial(
        at,
        reach,
        &[
            (0.0, colour.light(0.4), strength),
            (0.4, colour, strength * 0.45),
            (1.0, colour, 0.0),
        ],
    );
    s.paint(&oval(at.0, at.1, reach, reach), &light, 1.0);
}

/// A bank of mist of some height, thickest in its middle.
pub fn mist(s: &mut Sheet, y: f32, height: f32, colour: Colour, opacity: f32) {
    let veil = s.linear(
        (0.0, y - height / 2.0),
        (0.0, y + height / 2.0),
        &[
            (0.0, colour, 0.0),
            (0.5, colour, opacity),
            (1.0, colour, 0.0),
        ],
    );
    s.paint(&rect(0.0, y - height / 2.0, WIDE, height), &veil, 1.0);
}

/// Ground from a ridge to the foot of the plate.
pub fn land(s: &mut Sheet, ridge: &[Point], colour: Colour, weight: f32) -> Path {
    let mut points = curve(ridge).points;
    points.push((WIDE, HIGH));
    points.push((0.0, HIGH));
    let shape = poly(&points);
    s.fill(&shape, colour);
    s.pen(&curve(ridge), weight, INK, 0.95);
    shape
}

/// Far mountains: peaks with their right sides in shadow.
pub fn mountains(s: &mut Sheet, foot: f32, peaks: &[(f32, f32, f32)], colour: Colour, ink: f32) {
    for &(x, top, half) in peaks {
        let mut rough = Chance::named(&format!("peak {x}"));
        let mut left = vec![(x - half, foot)];
        for i in 1..5 {
            let t = i as f32 / 5.0;
            left.push((
                x - half * (1.0 - t) + rough.around(half * 0.05),
                foot + (top - foot) * t + rough.around(half * 0.06),
            ));
        }
        let mut right = Vec::new();
        for i in 1..5 {
            let t = i as f32 / 5.0;
            right.push((
                x + half * t + rough.around(half * 0.05),
                top + (foot - top) * t + rough.around(half * 0.06),
            ));
        }
        let mut all = left.clone();
        all.push((x, top));
        all.extend(&right);
        all.push((x + half, foot));
        s.fill(&poly(&all), colour);
        let mut dark = vec![(x, top)];
        dark.extend(&right);
        dark.push((x + half, foot));
        dark.push((x + half * 0.1, foot));
        dark.push((x - half * 0.08, top + (foot - top) * 0.5));
        s.hatch_in(&poly(&dark), 64.0, 6.0, 1.3, INK, ink * 0.75);
        let mut edge = left;
        edge.push((x, top));
        edge.extend(right);
        edge.push((x + half, foot));
        s.pen(&polyline(&edge), 2.2, INK, ink);
    }
}

/// A heap of cloud with a flat foot.
pub fn cloud(s: &mut Sheet, x: f32, y: f32, k: f32, colour: Colour) {
    let bumps = [
        (-1.0, -0.0),
        (-0.86, -0.26),
        (-0.55, -0.3),
        (-0.4, -0.56),
        (0.02, -0.66),
        (0.3, -0.44),
        (0.62, -0.46),
        (0.82, -0.18),
        (1.0, 0.0),
        (0.4, 0.06),
        (-0.4, 0.06),
    ];
    let points: Vec<Point> = bumps.iter().map(|(a, b)| (x + a * k, y + b * k)).collect();
    let shape = blob(&points);
    s.paint(&shape, &colour.hex(), 0.92);
    let belly = blob(&[
        (x - 0.9 * k, y - 0.02 * k),
        (x - 0.3 * k, y - 0.16 * k),
        (x + 0.4 * k, y - 0.14 * k),
        (x + 0.92 * k, y - 0.02 * k),
        (x + 0.3 * k, y + 0.05 * k),
        (x - 0.4 * k, y + 0.05 * k),
    ]);
    s.hatch_in(&belly, 0.0, 5.5, 1.2, INK, 0.55);
    let mut top: Vec<Point> = points[..9].to_vec();
    top.dedup();
    s.pen(&curve(&top), 2.0, INK, 0.8);
}

/// The moon with its shaded edge.
pub fn moon(s: &mut Sheet, at: Point, r: f32) {
    glow_of(s, at, r * 4.5, BONE, 0.55);
    s.fill(&oval(at.0, at.1, r, r), BONE.light(0.3));
    let shade = blob(&[
        (at.0 + r * 0.2, at.1 - r * 0.96),
        (at.0 + r * 0.95, at.1),
        (at.0 + r * 0.2, at.1 + r * 0.96),
        (at.0 + r * 0.6, at.1),
    ]);
    s.hatch_in(&shade, 40.0, 4.0, 1.0, INK, 0.4);
    s.stroke(&oval(at.0, at.1, r, r), 1.8, 1.0, INK, 0.9);
}

/// Stars scattered over a part of the sky.
pub fn stars(s: &mut Sheet, count: usize, (x0, y0, x1, y1): (f32, f32, f32, f32), colour: Colour) {
    for _ in 0..count {
        let (x, y) = (s.chance.between(x0, x1), s.chance.between(y0, y1));
        let r = s.chance.between(0.7, 2.0);
        s.spot(x, y, r, colour, 0.9);
        if r > 1.75 {
            s.stroke(&line(x - 6.0, y, x + 6.0, y), 1.0, 0.1, colour, 0.8);
            s.stroke(&line(x, y - 6.0, x, y + 6.0), 1.0, 0.1, colour, 0.8);
        }
    }
}

/// Flakes of snow, or specks of any colour.
pub fn flakes(s: &mut Sheet, count: usize, top: f32, foot: f32, colour: Colour) {
    for _ in 0..count {
        let (x, y) = (s.chance.between(0.0, WIDE), s.chance.between(top, foot));
        let r = s.chance.between(1.0, 3.0);
        s.spot(x, y, r, colour, 0.85);
    }
}

/// Slanting rain.
pub fn rain(s: &mut Sheet, count: usize, colour: Colour, opacity: f32) {
    for _ in 0..count {
        let (x, y) = (
            s.chance.between(-40.0, WIDE + 60.0),
            s.chance.between(0.0, HIGH),
        );
        let long = s.chance.between(16.0, 46.0);
        s.stroke(
            &line(x, y, x - long * 0.28, y + long),
            1.3,
            0.2,
            colour,
            opacity,
        );
    }
}

/// A fir with drooping boughs; `y` is its foot.
pub fn fir(s: &mut Sheet, x: f32, y: f32, high: f32, colour: Colour) {
    s.stroke(&line(x, y, x, y - high * 0.2), high * 0.05, 0.8, INK, 1.0);
    let mut right = vec![(x, y - high)];
    for i in 1..=4 {
        let t = i as f32 / 4.0;
        let out = high * 0.26 * t;
        let at = y - high * (1.0 - 0.88 * t);
        right.push((x + out, at));
        right.push((x + out * 0.5, at - high * 0.03));
    }
    right.push((x, y - high * 0.08));
    let shape = even_poly(x, &right);
    s.solid(&shape, colour, 1.8, high * 0.04);
    let dark = shape.map(|(a, b)| if a < x { (x, b) } else { (a, b) });
    s.hatch_in(&dark, 60.0, 4.5, 1.1, INK, 0.7);
}

/// A tree without leaves, forking from its foot.
pub fn bare(s: &mut Sheet, foot: Point, high: f32, lean: f32, weight: f32) {
    let up = (foot.0 + lean * high * 0.3, foot.1 - high * 0.36);
    s.pen(
        &curve(&[
            foot,
            ((foot.0 + up.0) / 2.0 - lean * 3.0, (foot.1 + up.1) / 2.0),
            up,
        ]),
        weight,
        INK,
        1.0,
    );
    if high < 16.0 {
        return;
    }
    let turns = [-0.75 + lean * 0.3, 0.1 + lean * 0.5, 0.8 + lean * 0.2];
    for turn in turns {
        let shrink = s.chance.between(0.52, 0.72);
        let lean = turn + s.chance.around(0.25);
        bare(s, up, high * shrink, lean, (weight * 0.62).max(1.0));
    }
}

/// A stone wall: courses of blocks of uneven length inside a shape.
pub fn masonry(s: &mut Sheet, region: &Path, course: f32, opacity: f32) {
    let (_, top, _, foot) = region.bounds();
    let mut y = top;
    let mut odd = 0.0;
    while y < foot {
        for (from, to) in region.spans(y + course / 2.0) {
            if y > top {
                s.pen(&line(from, y, to, y), 1.2, INK, opacity * 0.8);
            }
            let mut x = from + odd + s.chance.between(4.0, course);
            while x < to - 4.0 {
                if s.chance.unit() > 0.12 {
                    s.pen(
                        &line(x, y + 1.0, x, y + course - 1.0),
                        1.1,
                        INK,
                        opacity * 0.7,
                    );
                }
                x += course * s.chance.between(1.3, 2.5);
            }
        }
        odd = course - odd;
        y += course;
    }
}

/// Planks side by side inside a shape, upright or level.
pub fn planks(s: &mut Sheet, region: &Path, gap: f32, upright: bool, opacity: f32) {
    let angle = if upright { 90.0 } else { 0.0 };
    s.hatch_in(region, angle, gap, 1.3, INK, opacity);
}

/// A beam with a light core, for rails, spokes and legs of furniture.
pub fn beam(s: &mut Sheet, from: Point, to: Point, thick: f32, wood: Colour) {
    let stick = line(from.0, from.1, to.0, to.1);
    s.stroke(&stick, thick + 3.6, 1.0, INK, 1.0);
    s.stroke(&stick, thick, 1.0, wood, 1.0);
}

/// A sleeve or a rope: a line of one colour with an outline that bends as it does.
pub fn tube(s: &mut Sheet, path: &Path, thick: f32, colour: Colour) {
    let bent = path.waver(&mut s.chance, 0.7, false);
    let outline = 4.4 + thick * 0.03;
    s.stroke(&bent, thick + outline, 1.0, INK, 1.0);
    s.stroke(&bent, thick, 1.0, colour, 1.0);
}

/// A small house seen from the front: wall, gable, door and lit or dark windows.
pub struct House {
    pub x: f32,
    /// Its foot.
    pub y: f32,
    pub wide: f32,
    /// Height of the wall.
    pub high: f32,
    /// Height of the roof over the wall.
    pub roof: f32,
    pub wall: Colour,
    pub tiles: Colour,
    pub lit: bool,
}

impl House {
    pub fn draw(&self, s: &mut Sheet) {
        let (x, y, w, h) = (self.x, self.y, self.wide, self.high);
        let wall = rect(x, y - h, w, h);
        s.solid(&wall, self.wall, 2.2, 3.0);
        s.hatch_in(
            &rect(x + w * 0.6, y - h, w * 0.4, h),
            70.0,
            6.0,
            1.1,
            INK,
            0.55,
        );
        let roof = poly(&[
            (x - w * 0.08, y - h + 3.0),
            (x + w * 0.14, y - h - self.roof),
            (x + w * 0.86, y - h - self.roof),
            (x + w * 1.08, y - h + 3.0),
        ]);
        s.solid(&roof, self.tiles, 2.4, 3.0);
        s.hatch_in(&roof, 0.0, 7.0, 1.2, INK, 0.75);
        let chimney = rect(
            x + w * 0.64,
            y - h - self.roof * 1.35,
            w * 0.12,
            self.roof * 0.7,
        );
        s.solid(&chimney, STONE, 2.0, 2.0);
        let panes = if w > 90.0 { 3 } else { 2 };
        for i in 0..panes {
            let at = x + w * (0.16 + 0.68 * i as f32 / (panes as f32 - 1.0)) - w * 0.06;
            let pane = rect(at, y - h * 0.78, w * 0.12, h * 0.26);
            let colour = if self.lit {
                LAMP.light(0.2)
            } else {
                INK.light(0.2)
            };
            if self.lit {
                glow(s, (at + w * 0.06, y - h * 0.65), w * 0.3, 0.5);
            }
            s.fill(&pane, colour);
            s.stroke(&pane, 1.8, 1.0, INK, 1.0);
            s.stroke(
                &line(at + w * 0.06, y - h * 0.78, at + w * 0.06, y - h * 0.52),
                1.2,
                1.0,
                INK,
                1.0,
            );
        }
        let door = rect(x + w * 0.43, y - h * 0.4, w * 0.15, h * 0.4);
        s.fill(&door, INK.light(0.12));
        s.stroke(&door, 1.6, 1.0, INK, 1.0);
    }
}

/// A round of points about a centre.
pub fn ring(at: Point, rx: f32, ry: f32, count: usize) -> Vec<Point> {
    (0..count)
        .map(|i| {
            let angle = TAU * i as f32 / count as f32;
            (at.0 + rx * angle.cos(), at.1 + ry * angle.sin())
        })
        .collect()
}

/// Tufts of grass or stubble along the ground.
pub fn tufts(s: &mut Sheet, count: usize, (x0, y0, x1, y1): (f32, f32, f32, f32), size: f32) {
    for _ in 0..count {
        let (x, y) = (s.chance.between(x0, x1), s.chance.between(y0, y1));
        let k = size * (0.5 + (y - y0) / (y1 - y0).max(1.0));
        for turn in [-0.5_f32, -0.1, 0.3, 0.6] {
            s.stroke(
                &curve(&[
                    (x, y),
                    (x + turn * k * 0.4, y - k * 0.6),
                    (x + turn * k, y - k),
                ]),
                1.3,
                0.2,
                INK,
                0.85,
            );
        }
    }
}

/// Points at even distances along a path.
pub fn beads(path: &Path, gap: f32) -> Vec<Point> {
    let mut found = Vec::new();
    let mut next = 0.0;
    for (point, run) in path.measured(1.0).0 {
        if run >= next {
            found.push(point);
            next += gap;
        }
    }
    found
}
