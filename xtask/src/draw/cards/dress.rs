//! Clothes and gear of the court: half a figure, down to the seam in the middle of the card.

use super::court::{Court, HEART};
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LEATHER, OAK, Path, STEEL, Sheet, curve, even, even_poly, line,
    oval, poly, rect, rounded, star,
};

impl Court {
    pub(super) fn fighter(&self, s: &mut Sheet) {
        let steel = STEEL.light(0.18);
        // The sword stands behind the hand that holds it.
        let (x, y) = (129.0, 97.0);
        let blade = even_poly(x, &[(x, 30.0), (x + 5.2, 41.0), (x + 5.2, y)]);
        s.solid(&blade, STEEL.light(0.42), FEATURE * 0.85, 3.0);
        s.ink(&line(x, 44.0, x, y - 4.0), DETAIL * 0.8);
        self.robe(s, self.main, 50.0);
        let coat = even_poly(
            HEART.0,
            &[
                (HEART.0, 96.0),
                (HEART.0 + 22.0, 98.0),
                (HEART.0 + 26.0, 166.0),
            ],
        );
        s.solid(&coat, self.second, FEATURE * 0.8, 3.0);
        self.brocade(s, &coat, self.gold);
        for side in [-1.0, 1.0] {
            let edge = curve(&[
                (HEART.0 + side * 20.0, 97.0),
                (HEART.0 + side * 24.0, 126.0),
                (HEART.0 + side * 25.0, 160.0),
            ]);
            self.orphrey(s, &edge, 3.6);
            for (i, dy) in [13.0, 6.0, 0.0].into_iter().enumerate() {
                let plate = oval(
                    HEART.0 + side * (40.0 - i as f32 * 2.5),
                    107.0 + dy,
                    17.0 - i as f32 * 1.5,
                    11.0,
                );
                s.solid(&plate, steel, FEATURE * 0.75, 3.0);
            }
            s.solid(
                &oval(HEART.0 + side * 36.0, 104.0, 3.0, 3.0),
                self.gold,
                DETAIL * 0.8,
                1.0,
            );
        }
        // The gorget.
        let gorget = even(
            HEART.0,
            &[
                (HEART.0, 88.0),
                (HEART.0 + 17.0, 92.0),
                (HEART.0 + 19.0, 99.0),
                (HEART.0, 104.0),
            ],
        );
        s.solid(&gorget, steel, FEATURE * 0.8, 3.0);
        self.shield(s);
        self.fist(s, (x, y + 8.0), 1.0);
        let guard = line(x - 12.0, y, x + 12.0, y);
        s.pen(&guard, 8.0, INK, 1.0);
        s.pen(&guard, 4.4, self.gold, 1.0);
    }

    /// A shield with the sign of the suit, at the left arm.
    fn shield(&self, s: &mut Sheet) {
        let x = 55.0;
        let rim = even(
            x,
            &[
                (x, 98.0),
                (x + 17.0, 101.0),
                (x + 17.5, 118.0),
                (x + 11.0, 134.0),
                (x, 143.0),
            ],
        );
        s.solid(&rim, self.gold, FEATURE, 3.0);
        let field = rim.scale((x, 119.0), 0.78, 0.8);
        s.solid(&field, BONE, DETAIL * 1.2, 2.0);
        self.suit.pip(s, x, 117.0, 10.0, false);
    }

    pub(super) fn thief(&self, s: &mut Sheet) {
        // A cloak over a laced jerkin, two belts across, and keys that are not hers.
        let (x, y) = (128.0, 98.0);
        let blade = even_poly(x, &[(x, 48.0), (x + 6.0, 60.0), (x + 4.6, y - 4.0)]);
        s.solid(&blade, STEEL.light(0.42), FEATURE * 0.85, 3.0);
        s.ink(&line(x, 60.0, x, y - 8.0), DETAIL * 0.8);
        self.robe(s, self.main.shade(0.12), 51.0);
        let jerkin = even(
            HEART.0,
            &[
                (HEART.0, 96.0),
                (HEART.0 + 18.0, 100.0),
                (HEART.0 + 24.0, 126.0),
                (HEART.0 + 22.0, 166.0),
                (HEART.0, 168.0),
            ],
        );
        s.solid(&jerkin, LEATHER.light(0.1), FEATURE * 0.8, 3.5);
        for i in 0..5 {
            let y = 108.0 + i as f32 * 8.0;
            s.ink(&line(HEART.0 - 5.0, y, HEART.0 + 5.0, y + 5.0), DETAIL);
            s.ink(&line(HEART.0 + 5.0, y, HEART.0 - 5.0, y + 5.0), DETAIL);
        }
        for side in [-1.0, 1.0] {
            let hem = curve(&[
                (HEART.0 + side * 13.0, 95.0),
                (HEART.0 + side * 25.0, 112.0),
                (HEART.0 + side * 29.0, 134.0),
                (HEART.0 + side * 28.0, 160.0),
            ]);
            self.orphrey(s, &hem, 4.6);
            for (dx, top) in [(37.0, 112.0), (44.0, 110.0)] {
                s.ink(
                    &curve(&[
                        (HEART.0 + side * dx, top),
                        (HEART.0 + side * (dx + 2.0), top + 14.0),
                        (HEART.0 + side * (dx + 1.0), top + 34.0),
                    ]),
                    DETAIL,
                );
            }
        }
        let belt = curve(&[
            (HEART.0 - 25.0, 108.0),
            (HEART.0, 122.0),
            (HEART.0 + 24.0, 140.0),
        ]);
        s.pen(&belt, 9.0, INK, 1.0);
        s.pen(&belt, 5.6, self.second, 1.0);
        for (x, y) in [(78.0, 114.5), (92.0, 122.0), (104.0, 130.0)] {
            s.solid(&oval(x, y, 2.4, 2.4), self.gold, DETAIL * 0.7, 0.8);
        }
        s.solid(
            &poly(&[
                (HEART.0, 90.0),
                (HEART.0 + 10.0, 98.0),
                (HEART.0, 106.0),
                (HEART.0 - 10.0, 98.0),
            ]),
            self.gold,
            FEATURE * 0.75,
            2.0,
        );
        s.solid(
            &oval(HEART.0, 98.0, 4.0, 4.0),
            self.second,
            DETAIL * 0.8,
            1.2,
        );
        self.keys(s);
        self.fist(s, (x, y + 10.0), 1.0);
        let guard = line(x - 9.0, y + 1.0, x + 9.0, y + 1.0);
        s.pen(&guard, 7.0, INK, 1.0);
        s.pen(&guard, 3.6, self.gold, 1.0);
    }

    fn keys(&self, s: &mut Sheet) {
        let (x, y) = (53.0, 106.0);
        let ring = oval(x, y - 13.0, 8.0, 8.0);
        s.pen(&ring, 5.4, INK, 1.0);
        s.pen(&ring, 2.4, self.gold, 1.0);
        for (turn, length) in [(-24.0, 25.0), (6.0, 29.0)] {
            let at = (x, y - 20.0);
            let up = |p: Path| p.turn(at, turn);
            let stem = up(line(at.0, at.1, at.0, at.1 - length));
            s.pen(&stem, 6.0, INK, 1.0);
            for dy in [2.0, 7.0] {
                let bit = up(line(
                    at.0,
                    at.1 - length + dy,
                    at.0 + 6.0,
                    at.1 - length + dy,
                ));
                s.pen(&bit, 5.4, INK, 1.0);
                s.pen(&bit, 2.4, self.gold, 1.0);
            }
            s.pen(&stem, 2.8, self.gold, 1.0);
        }
        self.fist(s, (x, y), -1.0);
    }

    pub(super) fn cleric(&self, s: &mut Sheet) {
        // A cope held by a morse, the mace as a sceptre, the book.
        let x = 128.0;
        let shaft = line(x, 54.0, x, 150.0);
        s.pen(&shaft, 8.0, INK, 1.0);
        s.pen(&shaft, 4.4, OAK, 1.0);
        s.solid(
            &star(x, 46.0, 14.5, 10.5, 8),
            self.gold,
            FEATURE * 0.85,
            3.0,
        );
        s.solid(&oval(x, 46.0, 6.0, 6.0), self.second, DETAIL, 1.8);
        s.solid(
            &rounded(x - 6.0, 61.0, 12.0, 5.0, 2.0),
            self.gold,
            DETAIL * 1.2,
            1.2,
        );
        self.robe(s, self.main, 51.0);
        let robe = even(
            HEART.0,
            &[
                (HEART.0, 98.0),
                (HEART.0 + 46.0, 104.0),
                (HEART.0 + 52.0, 168.0),
            ],
        );
        self.brocade(s, &robe, self.main.light(0.28));
        let alb = even_poly(
            HEART.0,
            &[
                (HEART.0, 100.0),
                (HEART.0 + 12.0, 102.0),
                (HEART.0 + 19.0, 168.0),
            ],
        );
        s.solid(&alb, BONE, FEATURE * 0.8, 3.0);
        for dx in [-6.0, 0.0, 6.0] {
            s.ink(
                &line(HEART.0 + dx * 0.7, 116.0, HEART.0 + dx * 1.4, 160.0),
                DETAIL * 0.8,
            );
        }
        for side in [-1.0, 1.0] {
            let stole = curve(&[
                (HEART.0 + side * 12.0, 97.0),
                (HEART.0 + side * 18.0, 120.0),
                (HEART.0 + side * 23.0, 164.0),
            ]);
            self.orphrey(s, &stole, 8.4);
        }
        let collar = curve(&[
            (HEART.0 - 21.0, 97.0),
            (HEART.0 - 11.0, 105.0),
            (HEART.0, 108.0),
            (HEART.0 + 11.0, 105.0),
            (HEART.0 + 21.0, 97.0),
        ]);
        self.orphrey(s, &collar, 6.4);
        let morse = star(HEART.0, 109.0, 12.0, 9.0, 8);
        s.solid(&morse, self.gold, FEATURE * 0.8, 2.5);
        s.solid(&oval(HEART.0, 109.0, 5.4, 5.4), self.second, DETAIL, 1.8);
        self.book(s);
        self.fist(s, (x, 104.0), 1.0);
    }

    fn book(&self, s: &mut Sheet) {
        let (x, y) = (54.0, 107.0);
        let turn = |p: Path| p.turn((x, y), -9.0);
        s.solid(
            &turn(rounded(x - 15.0, y - 20.0, 32.0, 40.0, 3.0)),
            BONE,
            FEATURE * 0.8,
            2.0,
        );
        let board = turn(rounded(x - 17.0, y - 20.0, 30.0, 40.0, 3.0));
        s.solid(&board, self.second, FEATURE * 0.85, 3.0);
        s.pen(
            &turn(rect(x - 14.0, y - 17.0, 24.0, 34.0)),
            1.4,
            self.gold,
            1.0,
        );
        s.solid(&turn(oval(x - 2.0, y, 9.0, 9.0)), BONE, DETAIL, 1.2);
        self.suit.pip(s, x - 2.0, y, 6.2, false);
        s.solid(
            &rounded(x + 5.0, y + 6.0, 13.0, 11.0, 4.0),
            self.skin,
            FEATURE * 0.7,
            2.0,
        );
        for dy in [9.4, 13.0] {
            s.ink(&line(x + 5.5, y + dy, x + 12.0, y + dy), DETAIL * 0.7);
        }
    }
}
