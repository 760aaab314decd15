//! Small people and beasts of the pictures, seen whole.

use crate::ink::{
    BONE, Colour, INK, LAMP, LEATHER, OAK, OXBLOOD, Path, Point, STEEL, STONE, Sheet, bend, blob,
    curve, even, even_poly, line, oval, poly, polyline, rect, soft,
};

/// Faces and hands.
pub const SKIN: Colour = Colour(0xdc, 0xae, 0x82);

/// Headgear of small figures.
#[derive(Clone, Copy, PartialEq)]
pub enum Hat {
    Bare,
    Hood,
    Brim,
    Tall,
    Cap,
    Bonnet,
    Helm,
}

/// A standing figure in a coat or gown.
pub struct Person {
    /// Between the feet.
    pub at: Point,
    pub high: f32,
    pub coat: Colour,
    pub hat: Hat,
    /// 1 looks to the right, -1 to the left.
    pub looks: f32,
}

impl Person {
    /// A point of the figure: x in heights from the middle, y in heights above the ground.
    fn p(&self, x: f32, y: f32) -> Point {
        places(self.at, self.high, self.looks)(x, y)
    }

    /// The place of a hand held out in front.
    pub fn hand(&self) -> Point {
        self.p(0.27, 0.56)
    }

    pub fn draw(&self, s: &mut Sheet) {
        let p = |x, y| self.p(x, y);
        let fine = (self.high / 60.0).clamp(1.1, 2.6);
        shadow(s, self.at, (self.high * 0.24, self.high * 0.05), 0.4);
        let skirt = if self.hat == Hat::Bonnet { 0.24 } else { 0.15 };
        let body = blob(&[
            p(-0.02, 0.83),
            p(0.1, 0.78),
            p(0.12, 0.6),
            p(skirt, 0.12),
            p(skirt * 0.9, 0.05),
            p(-skirt * 0.95, 0.05),
            p(-skirt, 0.14),
            p(-0.13, 0.6),
            p(-0.11, 0.78),
        ]);
        for x in [-0.06, 0.07] {
            let foot = poly(&[
                p(x - 0.03, 0.1),
                p(x + 0.04, 0.1),
                p(x + 0.08, 0.0),
                p(x - 0.03, 0.0),
            ]);
            s.fill(&foot, INK);
        }
        s.solid(&body, self.coat, fine, self.high * 0.035);
        let arm = curve(&[p(-0.03, 0.74), p(0.08, 0.58), p(0.26, 0.56)]);
        let widths = (self.high * 0.085, self.high * 0.055);
        limb(s, &arm, widths, self.coat.light(0.12));
        let back = poly(&[p(-0.12, 0.72), p(0.0, 0.7), p(-0.01, 0.08), p(-skirt, 0.1)]);
        s.hatch_in(&back, 72.0, 4.5, fine * 0.6, INK, 0.75);
        let head = round(p(0.01, 0.9), (self.high * 0.065, self.high * 0.08));
        s.solid(&head, SKIN, fine * 0.9, self.high * 0.02);
        self.cover(s, fine);
    }

    fn cover(&self, s: &mut Sheet, fine: f32) {
        let p = |x, y| self.p(x, y);
        let dark = self.coat.shade(0.45);
        match self.hat {
            Hat::Bare => {
                let hair = blob(&[
                    p(-0.07, 0.86),
                    p(-0.075, 0.97),
                    p(0.0, 1.0),
                    p(0.07, 0.95),
                    p(0.0, 0.94),
                ]);
                s.solid(&hair, LEATHER.shade(0.4), fine * 0.8, 1.0);
            }
            Hat::Hood => {
                let hood = blob(&[
                    p(-0.1, 0.78),
                    p(-0.1, 0.95),
                    p(0.0, 1.03),
                    p(0.08, 0.97),
                    p(0.03, 0.93),
                    p(0.01, 0.84),
                ]);
                s.solid(&hood, dark.light(0.2), fine, 2.0);
            }
            Hat::Brim => {
                self.crown(s, (0.05, 1.05), dark, fine);
                self.brim(s, (-0.14, 0.955), (0.14, 0.94), fine * 2.2);
            }
            Hat::Tall => {
                self.crown(s, (0.065, 1.13), dark, fine);
                self.brim(s, (-0.11, 0.955), (0.11, 0.95), fine * 2.0);
            }
            Hat::Cap => {
                let cap = blob(&[
                    p(-0.08, 0.93),
                    p(-0.06, 1.01),
                    p(0.04, 1.01),
                    p(0.1, 0.94),
                    p(0.0, 0.95),
                ]);
                s.solid(&cap, dark, fine, 1.5);
            }
            Hat::Bonnet => {
                let bonnet = blob(&[
                    p(-0.1, 0.84),
                    p(-0.1, 0.96),
                    p(0.0, 1.02),
                    p(0.09, 0.98),
                    p(0.05, 0.92),
                    p(0.0, 0.83),
                ]);
                s.solid(&bonnet, BONE.shade(0.1), fine, 2.0);
            }
            Hat::Helm => {
                let helm = blob(&[
                    p(-0.08, 0.9),
                    p(-0.07, 0.99),
                    p(0.0, 1.04),
                    p(0.075, 0.98),
                    p(0.08, 0.92),
                ]);
                s.solid(&helm, STEEL, fine, 2.0);
                self.brim(s, (-0.1, 0.92), (0.1, 0.92), fine * 1.4);
            }
        }
    }

    /// The crown of a hat, by half the width of its top and how high that is.
    fn crown(&self, s: &mut Sheet, (half, top): Point, colour: Colour, fine: f32) {
        let corners = [(-0.06, 0.95), (-half, top), (half, top), (0.06, 0.95)];
        let crown = poly(&corners.map(|(x, y)| self.p(x, y)));
        s.solid(&crown, colour, fine, 2.0);
    }

    /// The brim of a hat or helmet, from one end to the other.
    fn brim(&self, s: &mut Sheet, from: Point, to: Point, width: f32) {
        let (from, to) = (self.p(from.0, from.1), self.p(to.0, to.1));
        s.pen(&line(from.0, from.1, to.0, to.1), width, INK, 1.0);
    }
}

/// Figures by where they stand, how high, in what coat and hat, and where they look.
pub fn crowd(s: &mut Sheet, people: &[(f32, f32, f32, Colour, Hat, f32)]) {
    for &(x, y, high, coat, hat, looks) in people {
        Person {
            at: (x, y),
            high,
            coat,
            hat,
            looks,
        }
        .draw(s);
    }
}

/// Places on a figure or beast that stands at a point, in its own size, as seen by whoever looks
/// where it looks.
pub(super) fn places(at: Point, k: f32, looks: f32) -> impl Fn(f32, f32) -> Point {
    move |x, y| (at.0 + x * k * looks, at.1 - y * k)
}

/// A round thing with its middle at a point.
fn round(at: Point, (wide, high): Point) -> Path {
    oval(at.0, at.1, wide, high)
}

/// The shadow on the ground below a figure.
pub(super) fn shadow(s: &mut Sheet, at: Point, half: Point, alpha: f32) {
    s.paint(&round(at, half), &INK.hex(), alpha);
}

/// A limb: a broad stroke of the pen with a narrower one in a colour upon it.
pub(super) fn limb(s: &mut Sheet, path: &Path, (wide, narrow): Point, colour: Colour) {
    s.pen(path, wide, INK, 1.0);
    s.pen(path, narrow, colour, 1.0);
}

/// A rat in profile, on its way; `k` is the length of its body.
pub fn rat(s: &mut Sheet, at: Point, k: f32, looks: f32, fur: Colour) {
    let p = places(at, k, looks);
    shadow(s, at, (k * 0.55, k * 0.06), 0.45);
    let tail = curve(&[p(-0.46, 0.16), p(-0.72, 0.1), p(-0.9, 0.2), p(-1.1, 0.14)]);
    s.pen(&tail, k * 0.06, INK, 1.0);
    for x in [-0.3, 0.18] {
        s.pen(
            &curve(&[p(x, 0.16), p(x + 0.05, 0.06), p(x + 0.13, 0.0)]),
            k * 0.07,
            INK,
            1.0,
        );
    }
    let body = blob(&[
        p(-0.5, 0.12),
        p(-0.5, 0.3),
        p(-0.24, 0.46),
        p(0.06, 0.42),
        p(0.26, 0.38),
        p(0.4, 0.36),
        p(0.56, 0.2),
        p(0.62, 0.14),
        p(0.5, 0.09),
        p(0.2, 0.08),
        p(-0.2, 0.05),
    ]);
    s.solid(&body, fur, 2.2, k * 0.05);
    let flank = blob(&[
        p(-0.48, 0.1),
        p(-0.4, 0.24),
        p(-0.1, 0.2),
        p(0.2, 0.1),
        p(-0.2, 0.06),
    ]);
    s.hatch_in(&flank, 58.0, 4.5, 1.2, INK, 0.8);
    for i in 0..9 {
        let t = i as f32 / 8.0;
        let (x, y) = (-0.44 + 0.56 * t, 0.33 + 0.1 * (t * 3.0).sin());
        s.pen(&polyline(&[p(x, y), p(x - 0.06, y - 0.07)]), 1.2, INK, 0.8);
    }
    s.solid(
        &round(p(0.3, 0.4), (k * 0.07, k * 0.075)),
        fur.light(0.1),
        1.8,
        1.5,
    );
    s.dot(p(0.45, 0.26).0, p(0.45, 0.26).1, k * 0.024);
    for (x, y) in [(0.72, 0.26), (0.76, 0.18), (0.7, 0.09)] {
        s.pen(&polyline(&[p(0.58, 0.17), p(x, y)]), 1.0, INK, 0.9);
    }
}

/// A crow; perched or, with wings, in the air.
pub fn crow(s: &mut Sheet, at: Point, k: f32, looks: f32) {
    let p = places(at, k, looks);
    let body = blob(&[
        p(-0.62, 0.06),
        p(-0.3, 0.36),
        p(0.1, 0.66),
        p(0.24, 0.84),
        p(0.42, 0.8),
        p(0.66, 0.7),
        p(0.42, 0.68),
        p(0.34, 0.46),
        p(0.1, 0.2),
        p(-0.2, 0.12),
    ]);
    s.fill(&body, INK.light(0.06));
    s.pen(&body, 1.4, INK, 1.0);
    s.pen(
        &curve(&[p(-0.4, 0.16), p(-0.1, 0.34), p(0.16, 0.4)]),
        1.2,
        STONE,
        0.8,
    );
    s.spot(p(0.34, 0.76).0, p(0.34, 0.76).1, k * 0.045, BONE, 1.0);
    for x in [0.0, 0.14] {
        s.pen(&polyline(&[p(x, 0.18), p(x + 0.02, 0.0)]), 1.6, INK, 1.0);
    }
}

/// A bird far off.
pub fn far_bird(s: &mut Sheet, at: Point, k: f32) {
    let (x, y) = at;
    s.pen(
        &curve(&[
            (x - k, y - k * 0.35),
            (x - k * 0.4, y - k * 0.3),
            (x, y),
            (x + k * 0.4, y - k * 0.3),
            (x + k, y - k * 0.35),
        ]),
        1.8,
        INK,
        0.9,
    );
}

/// A mule or horse in profile, harnessed; `k` is the height of its back.
pub fn mule(s: &mut Sheet, at: Point, k: f32, looks: f32, hide: Colour) {
    let p = places(at, k, looks);
    for (x, back) in [(-0.56, 0.02), (-0.42, -0.05), (0.3, -0.02), (0.44, 0.05)] {
        let leg = curve(&[p(x, 0.6), p(x + back, 0.3), p(x + back * 0.4, 0.0)]);
        limb(s, &leg, (k * 0.11, k * 0.07), hide.shade(0.12));
    }
    let tail = curve(&[p(-0.66, 0.9), p(-0.8, 0.7), p(-0.78, 0.4)]);
    s.pen(&tail, k * 0.05, INK, 1.0);
    let body = blob(&[
        p(-0.68, 0.92),
        p(-0.5, 1.02),
        p(0.0, 0.94),
        p(0.3, 1.02),
        p(0.52, 1.3),
        p(0.66, 1.46),
        p(0.8, 1.42),
        p(1.02, 1.18),
        p(0.98, 1.06),
        p(0.86, 1.06),
        p(0.72, 1.14),
        p(0.56, 0.78),
        p(0.3, 0.54),
        p(-0.3, 0.52),
        p(-0.66, 0.6),
    ]);
    s.solid(&body, hide, 2.0, k * 0.05);
    let belly = blob(&[
        p(-0.62, 0.62),
        p(-0.3, 0.68),
        p(0.2, 0.64),
        p(0.4, 0.62),
        p(0.1, 0.55),
        p(-0.4, 0.54),
    ]);
    s.hatch_in(&belly, 60.0, 4.0, 1.1, INK, 0.8);
    for (x, y) in [(0.6, 1.82), (0.74, 1.84)] {
        let ear = poly(&[p(x - 0.02, 1.42), p(x, y), p(x + 0.08, 1.42)]);
        s.solid(&ear, hide, 1.6, 1.0);
    }
    s.dot(p(0.8, 1.3).0, p(0.8, 1.3).1, k * 0.03);
    s.pen(
        &polyline(&[p(0.5, 1.26), p(0.66, 0.74), p(-0.7, 0.72)]),
        k * 0.035,
        INK,
        1.0,
    );
    s.pen(
        &curve(&[p(0.84, 1.36), p(0.88, 1.2), p(0.82, 1.08)]),
        k * 0.03,
        INK,
        1.0,
    );
}

/// A wheel with spokes.
pub fn wheel(s: &mut Sheet, at: Point, r: f32, spokes: usize, wood: Colour) {
    let outer = oval(at.0, at.1, r, r);
    s.stroke(&outer, r * 0.2, 1.0, INK, 1.0);
    s.stroke(&outer, r * 0.12, 1.0, wood, 1.0);
    for i in 0..spokes {
        let angle = std::f32::consts::TAU * i as f32 / spokes as f32 + 0.2;
        let spoke = line(
            at.0,
            at.1,
            at.0 + r * 0.92 * angle.cos(),
            at.1 + r * 0.92 * angle.sin(),
        );
        s.stroke(&spoke, r * 0.09, 1.0, INK, 1.0);
        s.stroke(&spoke, r * 0.045, 1.0, wood, 1.0);
    }
    s.solid(&oval(at.0, at.1, r * 0.17, r * 0.17), wood, 1.6, 1.5);
}

/// A lantern hanging from a hand or a nail.
pub fn lantern(s: &mut Sheet, at: Point, k: f32) {
    super::graver::glow(s, (at.0, at.1 + k * 0.5), k * 4.0, 0.75);
    s.pen(
        &curve(&[
            (at.0 - k * 0.2, at.1 + k * 0.16),
            (at.0, at.1),
            (at.0 + k * 0.2, at.1 + k * 0.16),
        ]),
        1.6,
        INK,
        1.0,
    );
    let glass = rect(at.0 - k * 0.24, at.1 + k * 0.2, k * 0.48, k * 0.62);
    s.fill(&glass, LAMP.light(0.35));
    s.stroke(&glass, 1.8, 1.0, INK, 1.0);
    let top = even_poly(
        at.0,
        &[(at.0, at.1 + k * 0.06), (at.0 + k * 0.32, at.1 + k * 0.24)],
    );
    s.solid(&top, OAK.shade(0.4), 1.5, 1.0);
    s.pen(
        &line(at.0, at.1 + k * 0.24, at.0, at.1 + k * 0.8),
        1.2,
        INK,
        0.8,
    );
}

/// A skull seen from the front.
pub fn skull(s: &mut Sheet, at: Point, k: f32) -> Path {
    let head = even(
        at.0,
        &[
            (at.0, at.1 - k),
            (at.0 + k * 0.8, at.1 - k * 0.55),
            (at.0 + k * 0.74, at.1 + k * 0.2),
            (at.0 + k * 0.4, at.1 + k * 0.5),
            (at.0 + k * 0.36, at.1 + k * 0.95),
            (at.0, at.1 + k),
        ],
    );
    s.solid(&head, BONE.shade(0.08), 1.8, k * 0.12);
    for side in [-1.0, 1.0] {
        s.fill(
            &oval(at.0 + side * k * 0.36, at.1 + k * 0.02, k * 0.22, k * 0.24),
            INK,
        );
    }
    s.fill(
        &poly(&[
            (at.0, at.1 + k * 0.24),
            (at.0 + k * 0.12, at.1 + k * 0.5),
            (at.0 - k * 0.12, at.1 + k * 0.5),
        ]),
        INK,
    );
    for i in -1..=1 {
        let x = at.0 + i as f32 * k * 0.16;
        s.pen(&line(x, at.1 + k * 0.66, x, at.1 + k * 0.94), 1.1, INK, 0.9);
    }
    head
}

/// A face drawn large: its outline, the flush of a cheek and the mouth below it. Outline and mouth come
/// with the weights of their lines, the cheek with the strength of its flush.
pub fn face(
    s: &mut Sheet,
    (outline, weight): (&str, f32),
    (cheek, flush): (&Path, f32),
    (mouth, thin): (&str, f32),
) {
    s.solid(&soft(outline), SKIN, weight, 4.0);
    s.paint(cheek, &OXBLOOD.light(0.3).hex(), flush);
    s.pen(&bend(mouth), thin, INK, 1.0);
}

/// The upper part of a gown drawn large, hatched so strongly where no light falls.
pub fn bodice(s: &mut Sheet, (body, cloth): (&str, Colour), (shade, dark): (&str, f32)) {
    s.solid(&soft(body), cloth, 3.2, 6.0);
    s.hatch_in(&soft(shade), 66.0, 5.5, 1.3, INK, dark);
}
