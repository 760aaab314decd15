//! Headgear and hair of heroes.

use super::heroes::{Gear, Head, Hero};
use crate::ink::{
    DETAIL, FEATURE, INK, LAMP, OCHRE, STEEL, Sheet, blob, curve, even, even_poly, oval, star,
};

impl Hero<'_> {
    pub(super) fn headgear(&self, s: &mut Sheet) {
        match self.gear {
            Gear::HelmAndSword => {
                let dome = even(
                    64.0,
                    &[
                        self.at(0.0, -1.5),
                        self.at(0.72, -1.25),
                        self.at(1.12, -0.6),
                        self.at(1.16, -0.3),
                        self.at(0.0, -0.42),
                    ],
                );
                s.shape(&dome, STEEL.light(0.1));
                for side in [-1.0, 1.0] {
                    let p = |x: f32, y: f32| self.at(side * x, y);
                    s.solid(
                        &blob(&[
                            p(0.8, -0.42),
                            p(1.18, -0.42),
                            p(1.14, 0.4),
                            p(0.86, 0.66),
                            p(0.84, 0.1),
                        ]),
                        STEEL,
                        FEATURE * 0.9,
                        2.5,
                    );
                }
                let brim = curve(&[
                    self.at(-1.16, -0.36),
                    self.at(0.0, -0.5),
                    self.at(1.16, -0.36),
                ]);
                s.pen(&brim, 8.5, INK, 1.0);
                s.pen(&brim, 5.0, OCHRE.light(0.1), 1.0);
                let nasal = even_poly(
                    64.0,
                    &[
                        self.at(0.14, -0.46),
                        self.at(0.12, 0.34),
                        self.at(0.0, 0.42),
                    ],
                );
                s.solid(&nasal, OCHRE.light(0.1), FEATURE * 0.8, 2.0);
                let crest = even(
                    64.0,
                    &[
                        self.at(0.0, -1.85),
                        self.at(0.16, -1.7),
                        self.at(0.14, -0.6),
                        self.at(0.0, -0.55),
                    ],
                );
                s.solid(&crest, self.trim, FEATURE * 0.9, 2.0);
            }
            Gear::HoodAndDagger => {
                let outer = even(
                    64.0,
                    &[
                        self.at(0.0, -1.72),
                        self.at(0.7, -1.42),
                        self.at(1.25, -0.75),
                        self.at(1.36, 0.3),
                        self.at(1.12, 1.0),
                        self.at(0.98, 0.3),
                        self.at(0.85, -0.35),
                        self.at(0.0, -0.66),
                    ],
                );
                s.shape(&outer, self.cloth);
                s.ink(
                    &curve(&[self.at(0.0, -1.6), self.at(0.1, -1.1), self.at(0.02, -0.72)]),
                    DETAIL,
                );
                if self.race.head == Head::Round {
                    self.curls(s, -0.6);
                }
            }
            Gear::MitreAndMace => {
                let mitre = even_poly(
                    64.0,
                    &[
                        self.at(0.0, -2.35),
                        self.at(0.72, -1.6),
                        self.at(1.0, -1.05),
                        self.at(0.92, -0.5),
                    ],
                );
                s.shape(&mitre, self.trim);
                let band = curve(&[
                    self.at(-0.98, -0.55),
                    self.at(0.0, -0.66),
                    self.at(0.98, -0.55),
                ]);
                s.pen(&band, 9.5, INK, 1.0);
                s.pen(&band, 6.0, OCHRE.light(0.2), 1.0);
                s.solid(
                    &star(64.0, self.at(0.0, -1.35).1, 9.5, 4.5, 8),
                    OCHRE.light(0.2),
                    DETAIL,
                    1.5,
                );
                if self.race.head == Head::Round {
                    self.curls(s, -0.52);
                }
            }
            Gear::HatAndStaff => {
                let tip = self.at(0.55, -2.55);
                let cone = blob(&[
                    self.at(-0.95, -0.62),
                    self.at(-0.55, -1.5),
                    self.at(0.0, -2.2),
                    tip,
                    self.at(0.5, -1.95),
                    self.at(0.75, -1.3),
                    self.at(0.98, -0.62),
                ]);
                s.shape(&cone, self.cloth);
                s.ink(
                    &curve(&[
                        self.at(0.05, -1.95),
                        self.at(0.3, -1.85),
                        self.at(0.45, -1.6),
                    ]),
                    DETAIL,
                );
                let brim = even(
                    64.0,
                    &[
                        self.at(0.0, -0.92),
                        self.at(1.0, -0.82),
                        self.at(1.85, -0.42),
                        self.at(1.0, -0.36),
                        self.at(0.0, -0.42),
                    ],
                );
                s.shape(&brim, self.cloth.light(0.12));
                let band = curve(&[
                    self.at(-0.92, -0.8),
                    self.at(0.0, -0.94),
                    self.at(0.92, -0.8),
                ]);
                s.pen(&band, 5.5, self.trim, 1.0);
                let (sx, sy) = self.at(0.05, -1.45);
                s.solid(&star(sx, sy, 8.5, 3.8, 5), LAMP, DETAIL, 1.5);
                if self.race.head == Head::Round {
                    self.curls(s, -0.44);
                }
            }
        }
    }

    /// A halfling's curls, which peep out from under anything.
    fn curls(&self, s: &mut Sheet, y: f32) {
        for x in [-0.98, -0.72, -0.4, 0.4, 0.72, 0.98_f32] {
            // They hang lower at the temples, and leave the eyes free.
            let (cx, cy) = self.at(x, y + 0.5 * (x.abs() - 0.4));
            s.solid(&oval(cx, cy, 4.6, 4.2), self.hair, DETAIL * 1.2, 1.6);
        }
    }
}
