//! Hex tiles: boards of Hex Adventure, pointy-top hexes seen from straight above.
//!
//! Every sprite is 128 by 148 (baked 256 by 296): a hex 128 wide from flat side to flat side, its
//! centre at 64, 74. Sprites are placed at the centres of their hexes, 128 apart along a row and
//! 110.85 from row to row, so that their empty corners overlap. Drawing order: one of the grounds,
//! `grid` (the dotted outline; its dots coincide with those of the neighbours), then things. Water
//! and walls lie on bare parchment in place of a ground.
//!
//! Sprites ending in `_edge` or `_arm` are drawn once, for the right side of the hex, and rotated
//! about the centre in steps of 60 degrees: `water_edge` on the sides of a water hex that face
//! land, `wall_edge` on the sides of a wall hex that face open ground, `wall_shade` on the same
//! sides of that open ground, `low_wall_arm` and `fence_arm` on the sides towards the next piece of
//! their kind, over `low_wall` and `fence` in the middle. `doorway`, `bulkhead` (a doorway of
//! ships), `bridge` and `rails` run from left to right and are rotated likewise; `doorway_tips` and
//! `bulkhead_tips` lie in a wall that runs from the upper tip to the lower one, as in a column of
//! walls. Numbered sprites are variants.

mod barriers;
mod camp;
mod deck;
mod grounds;
mod growth;
mod house;
mod reused;
mod town;
mod water;

use crate::atlas::Sprite;
use crate::ink::{BONE, INK, Path, Point, Sheet, poly};

/// Width from flat side to flat side.
const WIDE: f32 = 128.0;
/// Height from tip to tip, and a hair for the pen.
const HIGH: f32 = 148.0;
const MIDDLE: Point = (64.0, 74.0);

/// All sprites of hex boards.
pub fn sprites() -> Vec<Sprite> {
    let mut out = Vec::new();
    grounds::draw(&mut out);
    water::draw(&mut out);
    barriers::draw(&mut out);
    growth::draw(&mut out);
    reused::draw(&mut out);
    camp::draw(&mut out);
    house::draw(&mut out);
    town::draw(&mut out);
    deck::draw(&mut out);
    out.into_iter().map(Sprite::from).collect()
}

fn sheet(name: impl Into<String>) -> Sheet {
    Sheet::new(name, WIDE, HIGH)
}

/// A sheet for a thing drawn on a square of 128, like those of the dungeon, and centred in the hex.
fn thing(name: impl Into<String>) -> Sheet {
    let mut s = sheet(name);
    s.transform("translate(0 10)");
    s
}

/// The six corners, clockwise from the tip, moved inwards by `inset`.
fn corners(inset: f32) -> Vec<Point> {
    let r = WIDE / 3.0_f32.sqrt() - inset * 2.0 / 3.0_f32.sqrt();
    (0..6)
        .map(|i| {
            let angle = (i as f32 * 60.0 - 90.0).to_radians();
            (MIDDLE.0 + r * angle.cos(), MIDDLE.1 + r * angle.sin())
        })
        .collect()
}

/// The whole hex, or a smaller one inside it.
fn hex(inset: f32) -> Path {
    poly(&corners(inset))
}

/// True if a point lies in the hex at least `inset` from its sides.
fn inside((x, y): Point, inset: f32) -> bool {
    let half = WIDE / 2.0 - inset;
    let (dx, dy) = (x - MIDDLE.0, y - MIDDLE.1);
    let (sin, cos) = 60.0_f32.to_radians().sin_cos();
    [dx, dx * cos + dy * sin, dx * cos - dy * sin]
        .iter()
        .all(|along| along.abs() <= half)
}

/// A random point in the hex, at least `inset` from its sides.
fn somewhere(s: &mut Sheet, inset: f32) -> Point {
    for _ in 0..40 {
        let at = (s.chance.between(0.0, WIDE), s.chance.between(0.0, HIGH));
        if inside(at, inset) {
            return at;
        }
    }
    MIDDLE
}

/// Draws the hatched shadow that standing things cast to the lower right.
fn grounded(s: &mut Sheet, path: &Path) {
    s.hatch_in(&path.shift(5.0, 6.0), -45.0, 4.2, 1.3, INK, 0.5);
    s.fill(path, BONE);
}
