//! The card itself, and the four suits.

use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, OXBLOOD, PARCHMENT, Point, Sheet, blob, even, even_poly,
    oval, rect, rounded,
};

/// A card's width in pixels.
pub const WIDTH: f32 = 180.0;
/// A card's height in pixels.
pub const HEIGHT: f32 = 252.0;

/// A blank card of warm paper with a thin line along its edge.
pub fn card(name: impl Into<String>) -> Sheet {
    let mut s = Sheet::new(name, WIDTH, HEIGHT);
    let edge = rounded(3.0, 3.0, WIDTH - 6.0, HEIGHT - 6.0, 12.0);
    let paper = s.radial(
        (WIDTH * 0.42, HEIGHT * 0.36),
        210.0,
        &[
            (0.0, BONE.light(0.3), 1.0),
            (0.6, BONE, 1.0),
            (1.0, PARCHMENT.mix(BONE, 0.3), 1.0),
        ],
    );
    s.paint(&edge, &paper, 1.0);
    s.stroke(&edge, FEATURE * 0.9, 1.0, INK, 1.0);
    s
}

/// A suit of the deck.
#[derive(Clone, Copy, PartialEq)]
pub enum Suit {
    Hearts,
    Diamonds,
    Clubs,
    Spades,
}

impl Suit {
    /// All four, in the order of the rulebook's table.
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

    /// The suit's part of sprite names.
    pub fn name(self) -> &'static str {
        match self {
            Suit::Hearts => "hearts",
            Suit::Diamonds => "diamonds",
            Suit::Clubs => "clubs",
            Suit::Spades => "spades",
        }
    }

    /// Colour of its pips and figures.
    pub fn colour(self) -> Colour {
        match self {
            Suit::Hearts | Suit::Diamonds => OXBLOOD,
            Suit::Clubs | Suit::Spades => INK,
        }
    }

    /// Draws one pip, `r` from its centre to its top; upside down below the card's middle.
    pub fn pip(self, s: &mut Sheet, x: f32, y: f32, r: f32, upside_down: bool) {
        self.stamp(s, (x, y), if upside_down { -r } else { r }, self.colour());
    }

    /// Draws one pip in any colour; a negative reach turns it upside down.
    pub fn stamp(self, s: &mut Sheet, (x, y): Point, reach: f32, colour: Colour) {
        let (r, flip) = (reach.abs(), reach.signum());
        let at = |dx: f32, dy: f32| (x + dx * r, y + dy * r * flip);
        let body = match self {
            Suit::Hearts => even(
                x,
                &[
                    at(0.0, -0.5),
                    at(0.45, -0.92),
                    at(0.92, -0.62),
                    at(0.82, 0.02),
                    at(0.4, 0.58),
                    at(0.0, 1.0),
                ],
            ),
            Suit::Diamonds => even_poly(
                x,
                &[
                    at(0.0, -1.05),
                    at(0.36, -0.48),
                    at(0.76, 0.0),
                    at(0.36, 0.48),
                    at(0.0, 1.05),
                ],
            ),
            Suit::Clubs | Suit::Spades => even_poly(
                x,
                &[at(0.05, 0.2), at(0.14, 0.7), at(0.44, 1.0), at(0.0, 0.94)],
            ),
        };
        s.fill(&body, colour);
        match self {
            Suit::Clubs => {
                for (dx, dy) in [(0.0, -0.5), (-0.48, 0.18), (0.48, 0.18)] {
                    let (cx, cy) = at(dx, dy);
                    s.fill(&oval(cx, cy, r * 0.43, r * 0.43), colour);
                }
                let (cx, cy) = at(0.0, 0.05);
                s.fill(&oval(cx, cy, r * 0.22, r * 0.22), colour);
            }
            Suit::Spades => {
                let leaf = even(
                    x,
                    &[
                        at(0.0, -1.02),
                        at(0.36, -0.5),
                        at(0.84, 0.02),
                        at(0.8, 0.46),
                        at(0.42, 0.6),
                        at(0.0, 0.36),
                    ],
                );
                s.fill(&leaf, colour);
            }
            Suit::Hearts | Suit::Diamonds => {}
        }
        // A dry stroke of the brush left lighter.
        let (x0, y0) = at(-0.46, -0.42 * flip);
        let gleam = match self {
            Suit::Clubs => None,
            Suit::Hearts => Some(blob(&[
                (x0 - r * 0.12, y0),
                (x0 + r * 0.08, y0 - r * 0.2),
                (x0, y0 + r * 0.2),
            ])),
            Suit::Diamonds | Suit::Spades => None,
        };
        if let Some(gleam) = gleam.filter(|_| r > 9.0) {
            s.paint(&gleam, &BONE.hex(), 0.32);
        }
    }
}

/// A thin ruled frame with a second line inside.
pub fn ruled(s: &mut Sheet, x: f32, y: f32, w: f32, h: f32) {
    s.pen(&rect(x, y, w, h), FEATURE * 0.75, INK, 1.0);
    s.pen(
        &rect(x + 4.0, y + 4.0, w - 8.0, h - 8.0),
        DETAIL * 0.75,
        INK,
        0.8,
    );
}
