//! Busts of heroes: a head by race, garb and gear by class.

use super::faces;
use super::heroes::{Beard, Gear, Head, Hero};
use crate::ink::{
    Colour, DETAIL, FEATURE, INK, LEATHER, OAK, OCHRE, STEEL, Sheet, VERDIGRIS, blob, curve, even,
    even_poly, line, oval, polyline, star,
};

impl Hero<'_> {
    pub(super) fn draw(&self, s: &mut Sheet) {
        self.weapon(s);
        self.behind(s);
        self.body(s);
        self.ears(s);
        self.face(s);
        self.headgear(s);
        self.chin(s);
    }

    /// Draws the head and headgear, except for what falls behind the shoulders.
    pub(super) fn draw_head(&self, s: &mut Sheet) {
        self.ears(s);
        self.face(s);
        self.headgear(s);
        self.chin(s);
    }

    /// A point on the head: x in half widths, y in half heights, from its centre.
    pub(super) fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (64.0 + x * self.half_width, self.y + y * self.half_height)
    }

    fn weapon(&self, s: &mut Sheet) {
        match self.gear {
            Gear::HelmAndSword => faces::sword(s, 103.0, 84.0, 66.0, 14.0),
            Gear::HoodAndDagger => {
                let blade = even_poly(106.0, &[(106.0, 30.0), (112.0, 42.0), (110.0, 66.0)]);
                s.shape(&blade.turn((106.0, 66.0), 6.0), STEEL.light(0.35));
                faces::shaft(s, (106.0, 68.0), (104.0, 84.0), 5.0, LEATHER);
                faces::shaft(s, (96.0, 67.0), (116.0, 68.0), 4.0, OCHRE);
            }
            Gear::MitreAndMace => {
                faces::shaft(s, (106.0, 34.0), (102.0, 108.0), 4.6, OAK);
                s.shape(&star(106.0, 32.0, 15.0, 11.0, 8), OCHRE.light(0.2));
                s.solid(&oval(106.0, 32.0, 7.0, 7.0), OCHRE.light(0.45), DETAIL, 2.0);
            }
            Gear::HatAndStaff => {
                faces::shaft(s, (108.0, 38.0), (102.0, 112.0), 4.8, OAK);
                let glow = s.radial(
                    (108.0, 32.0),
                    22.0,
                    &[(0.0, VERDIGRIS.light(0.5), 0.95), (1.0, VERDIGRIS, 0.0)],
                );
                s.paint(&oval(108.0, 32.0, 19.0, 22.0), &glow, 1.0);
                s.shape(&oval(108.0, 32.0, 10.0, 10.0), VERDIGRIS.light(0.3));
                s.ink(
                    &curve(&[(99.0, 42.0), (98.0, 32.0), (102.0, 24.0)]),
                    FEATURE,
                );
                s.ink(
                    &curve(&[(117.0, 42.0), (118.0, 32.0), (114.0, 24.0)]),
                    FEATURE,
                );
            }
        }
    }

    pub(super) fn behind(&self, s: &mut Sheet) {
        if self.race.head == Head::Pointed && self.gear != Gear::HoodAndDagger {
            let hair = even(
                64.0,
                &[
                    self.at(0.0, -1.0),
                    self.at(1.15, -0.5),
                    self.at(1.4, 0.7),
                    self.at(1.5, 1.6),
                    self.at(0.4, 1.5),
                ],
            );
            s.shape(&hair, self.hair);
        }
        if self.gear == Gear::HoodAndDagger {
            let hood = even(
                64.0,
                &[
                    self.at(0.0, -1.5),
                    self.at(1.0, -1.15),
                    self.at(1.45, -0.2),
                    self.at(1.4, 0.9),
                    self.at(1.7, 1.7),
                    self.at(0.0, 1.8),
                ],
            );
            s.shape(&hood, self.cloth.shade(0.25));
        }
    }

    fn body(&self, s: &mut Sheet) {
        let wide = self.race.shoulders;
        let top = self.y + self.half_height * 0.86;
        let body = even(
            64.0,
            &[
                (64.0, top),
                (64.0 + wide * 0.5, top + 4.0),
                (64.0 + wide * 0.93, top + 17.0),
                (64.0 + wide, 124.0),
                (64.0, 130.0),
            ],
        );
        s.shape(&body, self.cloth);
        match self.gear {
            Gear::HelmAndSword => {
                let tabard = even_poly(
                    64.0,
                    &[
                        (64.0, top + 2.0),
                        (64.0 + wide * 0.36, top + 4.0),
                        (64.0 + wide * 0.4, 124.0),
                    ],
                );
                s.solid(&tabard, self.trim, FEATURE * 0.8, 3.0);
                for side in [-1.0, 1.0] {
                    let plate = oval(64.0 + side * wide * 0.78, top + 18.0, wide * 0.36, 14.0);
                    s.shape(&plate, STEEL.light(0.12));
                    let ridge = curve(&[
                        (64.0 + side * wide * 0.52, top + 22.0),
                        (64.0 + side * wide * 0.8, top + 25.0),
                        (64.0 + side * wide * 1.06, top + 21.0),
                    ]);
                    s.ink(&ridge, DETAIL);
                }
            }
            Gear::HoodAndDagger => {
                s.ink(
                    &curve(&[
                        (64.0 - wide * 0.8, top + 12.0),
                        (60.0, 104.0),
                        (76.0, 126.0),
                    ]),
                    FEATURE,
                );
                s.pen(
                    &curve(&[
                        (64.0 + wide * 0.55, top + 10.0),
                        (58.0, 98.0),
                        (44.0, 122.0),
                    ]),
                    8.0,
                    INK,
                    1.0,
                );
                s.pen(
                    &curve(&[
                        (64.0 + wide * 0.55, top + 10.0),
                        (58.0, 98.0),
                        (44.0, 122.0),
                    ]),
                    4.6,
                    LEATHER.light(0.15),
                    1.0,
                );
            }
            Gear::MitreAndMace => {
                let mantle = even(
                    64.0,
                    &[
                        (64.0, top),
                        (64.0 + wide * 0.6, top + 5.0),
                        (64.0 + wide * 0.96, top + 22.0),
                        (64.0 + wide * 0.5, top + 33.0),
                        (64.0, top + 38.0),
                    ],
                );
                s.shape(&mantle, self.trim);
                s.solid(
                    &star(64.0, top + 24.0, 11.0, 5.5, 8),
                    OCHRE.light(0.25),
                    DETAIL,
                    2.0,
                );
            }
            Gear::HatAndStaff => {
                s.ink(&line(64.0, top + 8.0, 64.0, 124.0), FEATURE);
                for side in [-1.0, 1.0] {
                    let collar = curve(&[
                        (64.0 + side * 3.0, 118.0),
                        (64.0 + side * 8.0, top + 14.0),
                        (64.0 + side * wide * 0.55, top + 3.0),
                    ]);
                    s.pen(&collar, 6.4, INK, 1.0);
                    s.pen(&collar, 3.6, self.trim, 1.0);
                }
            }
        }
    }

    fn ears(&self, s: &mut Sheet) {
        let hooded = self.gear == Gear::HoodAndDagger;
        for side in [-1.0, 1.0] {
            let p = |x: f32, y: f32| self.at(side * x, y);
            match self.race.head {
                Head::Pointed => {
                    s.solid(
                        &blob(&[
                            p(0.8, -0.1),
                            p(1.5, -0.55),
                            p(2.25, -0.95),
                            p(1.75, -0.1),
                            p(0.9, 0.3),
                        ]),
                        self.skin,
                        FEATURE * 0.9,
                        3.0,
                    );
                }
                Head::Round if !hooded => {
                    s.solid(
                        &blob(&[
                            p(0.85, -0.2),
                            p(1.25, -0.5),
                            p(1.45, -0.3),
                            p(1.2, 0.2),
                            p(0.9, 0.3),
                        ]),
                        self.skin,
                        FEATURE * 0.9,
                        2.5,
                    );
                }
                Head::Oval | Head::Broad if !hooded => {
                    s.solid(
                        &oval(p(1.0, 0.0).0, p(1.0, 0.05).1, 4.6, 6.4),
                        self.skin,
                        FEATURE * 0.9,
                        2.0,
                    );
                }
                _ => {}
            }
        }
    }

    fn face(&self, s: &mut Sheet) {
        let outline = match self.race.head {
            Head::Oval => even(
                64.0,
                &[
                    self.at(0.0, -1.0),
                    self.at(0.8, -0.7),
                    self.at(1.0, 0.0),
                    self.at(0.76, 0.68),
                    self.at(0.3, 1.02),
                    self.at(0.0, 1.06),
                ],
            ),
            Head::Pointed => even(
                64.0,
                &[
                    self.at(0.0, -1.0),
                    self.at(0.85, -0.65),
                    self.at(0.98, -0.05),
                    self.at(0.62, 0.6),
                    self.at(0.2, 1.02),
                    self.at(0.0, 1.1),
                ],
            ),
            Head::Broad | Head::Round => even(
                64.0,
                &[
                    self.at(0.0, -1.0),
                    self.at(0.78, -0.75),
                    self.at(1.0, 0.0),
                    self.at(0.9, 0.6),
                    self.at(0.4, 1.0),
                    self.at(0.0, 1.05),
                ],
            ),
        };
        s.shape(&outline, self.skin);
        let gap = self.half_width * 0.42;
        faces::eyes(s, 64.0, self.y + 1.0, gap, 2.9);
        let slant = if self.race.head == Head::Round {
            -0.6
        } else {
            1.2
        };
        faces::brows(s, 64.0, self.y - 6.2, gap, 4.4, slant, 2.6);
        let (nx, ny) = (64.0, self.y + self.half_height * 0.36);
        match self.race.head {
            Head::Broad => s.solid(
                &oval(nx, ny, 6.2, 5.4),
                self.skin.mix(Colour(0xb8, 0x50, 0x38), 0.3),
                FEATURE * 0.8,
                2.0,
            ),
            Head::Round => s.solid(
                &oval(nx, ny, 4.2, 3.6),
                self.skin.mix(Colour(0xb8, 0x50, 0x38), 0.18),
                DETAIL,
                1.5,
            ),
            Head::Pointed => s.ink(
                &polyline(&[(nx, ny - 6.0), (nx + 2.8, ny + 1.5), (nx - 0.5, ny + 2.0)]),
                DETAIL * 1.2,
            ),
            Head::Oval => s.ink(
                &polyline(&[(nx, ny - 5.0), (nx + 3.6, ny + 2.0), (nx - 1.0, ny + 2.6)]),
                DETAIL * 1.3,
            ),
        }
        let my = self.y + self.half_height * 0.68;
        if self.race.head == Head::Round {
            s.ink(
                &curve(&[(57.0, my - 1.0), (64.0, my + 3.0), (71.0, my - 1.5)]),
                DETAIL * 1.5,
            );
            for side in [-1.0, 1.0] {
                s.spot(
                    64.0 + side * 13.5,
                    self.y + 7.5,
                    3.8,
                    Colour(0xb8, 0x50, 0x38),
                    0.35,
                );
            }
        } else {
            s.ink(
                &curve(&[(59.0, my), (64.0, my + 0.8), (69.5, my - 0.8)]),
                DETAIL * 1.5,
            );
        }
    }

    fn chin(&self, s: &mut Sheet) {
        if self.beard == Beard::None {
            if self.gear == Gear::HoodAndDagger {
                // A scarf over mouth and chin.
                let scarf = even(
                    64.0,
                    &[
                        self.at(0.0, 0.42),
                        self.at(0.92, 0.3),
                        self.at(1.0, 0.8),
                        self.at(0.5, 1.3),
                        self.at(0.0, 1.4),
                    ],
                );
                s.shape(&scarf, self.trim);
                s.ink(
                    &curve(&[self.at(-0.7, 0.75), self.at(0.0, 0.92), self.at(0.7, 0.72)]),
                    DETAIL,
                );
            }
            return;
        }
        let long = if self.beard == Beard::Long {
            2.75
        } else {
            2.05
        };
        let narrow: f32 = if self.beard == Beard::Long { 0.62 } else { 1.0 };
        let beard = even(
            64.0,
            &[
                self.at(0.0, 0.6),
                self.at(0.5, 0.5),
                self.at(1.04, 0.12),
                self.at(1.12 * narrow.max(0.92), 0.95),
                self.at(0.82 * narrow, 1.65),
                self.at(0.0, long),
            ],
        );
        s.shape(&beard, self.hair);
        for x in [-0.45, -0.1, 0.28] {
            s.ink(
                &curve(&[
                    self.at(x, 1.05),
                    self.at(x * 0.9 + 0.06, 1.35),
                    self.at(x * 0.5, 1.75),
                ]),
                DETAIL,
            );
        }
        for side in [-1.0, 1.0] {
            let p = |x: f32, y: f32| self.at(side * x, y);
            s.solid(
                &blob(&[
                    p(0.0, 0.48),
                    p(0.4, 0.5),
                    p(0.95, 0.86),
                    p(0.4, 0.86),
                    p(0.03, 0.72),
                ]),
                self.hair.light(0.12),
                FEATURE * 0.75,
                2.0,
            );
        }
    }
}
