//! The court: knaves, queens and kings in two halves, so that one is upright whichever way the card
//! is held, each a hero class in the dress of its suit; and the aces, each a full-length wizard in
//! front of the sign.

use super::ace;
use super::frame::{HEIGHT, Suit, WIDTH, card, ruled};
use super::pips::corners;
use crate::Failure;
use crate::draw::tokens::heroes::{Part, Recipes};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAPIS, OCHRE, OXBLOOD, PARCHMENT, Path, Point, Sheet,
    VERDIGRIS, blob, curve, even, line, poly, polyline, rect, rounded,
};

/// Frame of the picture: left, top, width, height.
pub(super) const FRAME: (f32, f32, f32, f32) = (36.0, 23.0, 108.0, 206.0);
/// Centre of the card.
pub(super) const HEART: Point = (WIDTH / 2.0, HEIGHT / 2.0);
/// Rise of the seam between the halves from the middle to the right edge.
const SLANT: f32 = 13.0;

/// Depiction of a rank.
struct Rank {
    letter: &'static str,
    name: &'static str,
    class: &'static str,
    /// Position and size of the head.
    head: (f32, f32),
    dress: fn(&Court, &mut Sheet),
}

const COURT: [Rank; 3] = [
    Rank {
        letter: "J",
        name: "jack",
        class: "fighter",
        head: (72.0, 0.94),
        dress: Court::fighter,
    },
    Rank {
        letter: "Q",
        name: "queen",
        class: "thief",
        head: (69.0, 0.94),
        dress: Court::thief,
    },
    Rank {
        letter: "K",
        name: "king",
        class: "cleric",
        head: (78.0, 0.86),
        dress: Court::cleric,
    },
];

/// Draws the court and the ace of a suit.
pub fn draw(suit: Suit, recipes: &Recipes, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    for rank in &COURT {
        out.push(double(suit, rank, recipes)?);
    }
    out.push(ace::draw(suit, recipes)?);
    Ok(())
}

/// The hero race that goes with a suit.
pub(super) fn race(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "human",
        Suit::Diamonds => "elf",
        Suit::Clubs => "dwarf",
        Suit::Spades => "halfling",
    }
}

/// One figure and the colours of its suit.
pub(super) struct Court {
    pub(super) suit: Suit,
    /// Colour of the dress.
    pub(super) main: Colour,
    /// Colour of its lining.
    pub(super) second: Colour,
    pub(super) gold: Colour,
    pub(super) skin: Colour,
}

impl Court {
    pub(super) fn of(suit: Suit, skin: Colour) -> Self {
        let (main, second) = match suit {
            Suit::Hearts => (OXBLOOD.light(0.04), LAPIS.shade(0.12)),
            Suit::Diamonds => (OCHRE.light(0.08), OXBLOOD),
            Suit::Clubs => (VERDIGRIS, OXBLOOD.shade(0.1)),
            Suit::Spades => (LAPIS, Colour(0x5a, 0x3c, 0x6c)),
        };
        Self {
            suit,
            main,
            second,
            gold: OCHRE.light(0.32),
            skin,
        }
    }

    /// The shoulders and everything below, down to the seam.
    pub(super) fn robe(&self, s: &mut Sheet, colour: Colour, wide: f32) {
        let robe = even(
            HEART.0,
            &[
                (HEART.0, 92.0),
                (HEART.0 + wide * 0.42, 95.0),
                (HEART.0 + wide * 0.86, 104.0),
                (HEART.0 + wide, 122.0),
                (HEART.0 + wide * 1.02, 160.0),
                (HEART.0, 164.0),
            ],
        );
        s.shape(&robe, colour);
    }

    /// Lozenges in rows within an outline, as woven into cloth.
    pub(super) fn brocade(&self, s: &mut Sheet, within: &Path, colour: Colour) {
        s.clip(within);
        for row in 0..9 {
            for column in 0..9 {
                let shift = if row % 2 == 0 { 0.0 } else { 7.0 };
                let (x, y) = (30.0 + column as f32 * 14.0 + shift, 92.0 + row as f32 * 8.0);
                let lozenge = poly(&[(x, y - 3.0), (x + 3.4, y), (x, y + 3.0), (x - 3.4, y)]);
                s.fill(&lozenge, colour);
            }
        }
        s.end();
    }

    /// A band of gold with dark edges, beaded.
    pub(super) fn orphrey(&self, s: &mut Sheet, along: &Path, weight: f32) {
        s.pen(along, weight + 3.6, INK, 1.0);
        s.pen(along, weight, self.gold, 1.0);
        let (points, length) = along.measured(1.0);
        let mut next = 4.0;
        for (at, run) in points {
            if run >= next && run < length - 2.0 {
                s.spot(at.0, at.1, weight * 0.2, self.second, 1.0);
                next += weight * 1.05;
            }
        }
    }

    /// A fist with its cuff, gripping something upright.
    pub(super) fn fist(&self, s: &mut Sheet, (x, y): Point, side: f32) {
        let sleeve = blob(&[
            (x + side * 2.0, y + 6.0),
            (x - side * 9.0, y + 9.0),
            (x - side * 12.0, y + 24.0),
            (x + side * 6.0, y + 26.0),
            (x + side * 11.0, y + 10.0),
        ]);
        s.solid(&sleeve, self.main.shade(0.1), FEATURE * 0.8, 3.0);
        let cuff = curve(&[
            (x - side * 9.0, y + 8.5),
            (x, y + 10.5),
            (x + side * 9.5, y + 7.0),
        ]);
        self.orphrey(s, &cuff, 4.2);
        s.solid(
            &rounded(x - 8.0, y - 6.5, 16.0, 13.0, 5.0),
            self.skin,
            FEATURE * 0.75,
            2.5,
        );
        for dy in [-2.6, 0.6, 3.6] {
            s.ink(
                &line(x - 5.0 * side, y + dy, x + 4.5 * side, y + dy),
                DETAIL * 0.7,
            );
        }
    }
}

/// The paper behind a figure: a pale wash with a fine woven pattern.
pub(super) fn ground(s: &mut Sheet, suit: Suit, colour: Colour) {
    let (x, y, w, h) = FRAME;
    let window = rect(x, y, w, h);
    let wash = s.radial(
        HEART,
        130.0,
        &[
            (0.0, BONE.light(0.2), 1.0),
            (0.6, colour.mix(BONE, 0.8), 1.0),
            (1.0, colour.mix(PARCHMENT, 0.6), 1.0),
        ],
    );
    s.paint(&window, &wash, 1.0);
    s.clip(&window);
    let faint = colour.mix(PARCHMENT, 0.42);
    for row in 0..22 {
        for column in 0..11 {
            let shift = if row % 2 == 0 { 0.0 } else { 5.5 };
            let at = (x + column as f32 * 11.0 + shift, y + row as f32 * 9.8);
            if (row + column) % 4 == 0 && row % 2 == 0 {
                suit.stamp(s, at, if row < 11 { 3.4 } else { -3.4 }, faint);
            } else {
                s.spot(at.0, at.1, 0.9, faint, 0.9);
            }
        }
    }
    s.end();
}

/// A card that shows the same figure either way up.
fn double(suit: Suit, rank: &Rank, recipes: &Recipes) -> Result<Sheet, Failure> {
    let name = format!("{}_{}", suit.name(), rank.name);
    let mut s = card(name.clone());
    let court = Court::of(suit, recipes.skin(race(suit))?);
    ground(&mut s, suit, court.main);
    let (x, y, w, h) = FRAME;
    let mut half = Sheet::new(format!("{name}_half"), WIDTH, HEIGHT);
    half.clip(&poly(&[
        (x, y),
        (x + w, y),
        (x + w, HEART.1 - SLANT),
        (x, HEART.1 + SLANT),
    ]));
    let (level, scale) = rank.head;
    let mut head = Part {
        behind: true,
        at: (HEART.0, level),
        scale,
    };
    recipes.head(&mut half, head, (rank.class, race(suit)))?;
    (rank.dress)(&court, &mut half);
    head.behind = false;
    recipes.head(&mut half, head, (rank.class, race(suit)))?;
    let sign = (x + 15.0, y + 19.0);
    half.spot(sign.0, sign.1, 14.0, BONE.light(0.3), 0.85);
    suit.pip(&mut half, sign.0, sign.1, 12.0, false);
    s.place(&half, HEART, 1.0, 0.0);
    s.place(&half, HEART, 1.0, 180.0);
    sash(&mut s, &court);
    ruled(&mut s, x, y, w, h);
    for (cx, cy) in [(x, y), (x + w, y), (x + w, y + h), (x, y + h)] {
        let boss = poly(&[
            (cx, cy - 5.0),
            (cx + 5.0, cy),
            (cx, cy + 5.0),
            (cx - 5.0, cy),
        ]);
        s.solid(&boss, court.main, DETAIL, 1.2);
    }
    corners(&mut s, suit, rank.letter);
    Ok(s)
}

/// The sash over the seam.
fn sash(s: &mut Sheet, court: &Court) {
    let (x, _, w, _) = FRAME;
    s.clip(&rect(x, 60.0, w, 132.0));
    let seam = polyline(&[
        (x - 10.0, HEART.1 + SLANT * 1.185),
        (x + w + 10.0, HEART.1 - SLANT * 1.185),
    ]);
    s.stroke(&seam, 19.0, 1.0, INK, 1.0);
    s.stroke(&seam, 15.0, 1.0, court.gold, 1.0);
    s.stroke(&seam, 11.0, 1.0, INK, 1.0);
    s.stroke(&seam, 9.0, 1.0, court.second, 1.0);
    for i in -4..=4 {
        let along = i as f32 * 12.0;
        let at = (HEART.0 + along, HEART.1 - along * SLANT / (w / 2.0));
        if i % 2 == 0 {
            let lozenge = poly(&[
                (at.0, at.1 - 3.6),
                (at.0 + 5.0, at.1),
                (at.0, at.1 + 3.6),
                (at.0 - 5.0, at.1),
            ]);
            s.fill(&lozenge, court.gold);
        } else {
            s.spot(at.0, at.1, 1.6, BONE, 1.0);
        }
    }
    s.end();
}
