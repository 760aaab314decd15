//! The mill over the weir, and its wheel.

use super::super::graver::{beam, crossed, glow, masonry, planks};
use super::DEEP;
use crate::ink::{
    BONE, Colour, INK, LAMP, OAK, OXBLOOD, Point, STONE, Sheet, curve, line, oval, poly, rect,
    sharp,
};
use std::f32::consts::TAU;

/// Middle and size of the wheel.
const HUB: Point = (170.0, 318.0);
const REACH: f32 = 126.0;
/// Number of its paddles.
const PADDLES: usize = 18;
/// Where its far rim lies from the near one.
const BACK: Point = (20.0, -10.0);

/// The mill, cropped by the frame, with somebody's lamp in its loft.
pub fn mill(s: &mut Sheet) {
    let foot = rect(-10.0, 210.0, 338.0, 270.0);
    s.solid(&foot, STONE.shade(0.34), 3.2, 4.0);
    s.clip(&foot);
    masonry(s, &foot, 24.0, 0.75);
    crossed(s, &rect(250.0, 214.0, 80.0, 260.0), 8.0, 1.2, 0.5);
    crossed(s, &rect(-10.0, 212.0, 340.0, 24.0), 7.0, 1.2, 0.6);
    s.end();
    upper(s);
    roof(s);
    loft(s);
}

/// The timbered floor that leans out over the stones.
fn upper(s: &mut Sheet) {
    let wall = rect(-10.0, 104.0, 358.0, 112.0);
    s.solid(&wall, BONE.shade(0.24), 3.2, 4.0);
    s.hatch_in(&rect(266.0, 108.0, 80.0, 104.0), 68.0, 7.0, 1.2, INK, 0.6);
    let wood = OAK.shade(0.45);
    for (from, to) in [
        ((-10.0, 110.0), (348.0, 110.0)),
        ((-10.0, 212.0), (348.0, 212.0)),
        ((60.0, 212.0), (60.0, 110.0)),
        ((160.0, 212.0), (160.0, 110.0)),
        ((300.0, 212.0), (300.0, 110.0)),
        ((342.0, 212.0), (342.0, 110.0)),
        ((60.0, 208.0), (154.0, 114.0)),
    ] {
        beam(s, from, to, 8.0, wood);
    }
}

/// Tiles, up to where the frame cuts them.
fn roof(s: &mut Sheet) {
    let tiles = sharp("-10 0, 330 0, 376 118, -10 118");
    s.solid(&tiles, OXBLOOD.shade(0.34), 3.4, 4.0);
    s.clip(&tiles);
    for row in 0..6 {
        let y = 20.0 + row as f32 * 18.0;
        s.pen(&line(-10.0, y, 380.0, y), 1.4, INK, 0.8);
        for i in 0..24 {
            let x = i as f32 * 17.0 + if row % 2 == 0 { 0.0 } else { 8.5 };
            s.pen(&line(x, y, x + 2.0, y + 17.0), 1.1, INK, 0.6);
        }
    }
    s.end();
}

/// The loft door under its hoist, lit, and a rope with nothing on it.
fn loft(s: &mut Sheet) {
    let hood = sharp("180 74, 226 26, 274 74");
    let cabin = rect(190.0, 72.0, 74.0, 138.0);
    s.solid(&cabin, OAK.shade(0.3), 2.8, 3.0);
    planks(s, &cabin, 12.0, true, 0.7);
    s.solid(&hood, OXBLOOD.shade(0.2), 3.0, 3.0);
    s.hatch_in(&hood, 0.0, 8.0, 1.2, INK, 0.7);
    glow(s, (227.0, 136.0), 110.0, 0.85);
    let door = rect(204.0, 100.0, 46.0, 72.0);
    s.fill(&door, LAMP.light(0.25));
    s.stroke(&door, 3.0, 1.0, INK, 1.0);
    // Who stands in it has been playing cards.
    let shade = curve(&[
        (214.0, 172.0),
        (214.0, 146.0),
        (222.0, 138.0),
        (220.0, 122.0),
        (230.0, 118.0),
        (236.0, 128.0),
        (233.0, 139.0),
        (241.0, 148.0),
        (242.0, 172.0),
    ]);
    s.fill(&poly(&shade.points), INK.light(0.08));
    beam(s, (226.0, 84.0), (292.0, 84.0), 7.0, OAK.shade(0.5));
    s.pen(&line(288.0, 88.0, 288.0, 176.0), 2.2, INK, 1.0);
    s.pen(
        &curve(&[
            (288.0, 176.0),
            (294.0, 186.0),
            (286.0, 191.0),
            (281.0, 184.0),
        ]),
        3.0,
        INK,
        1.0,
    );
}

/// The wheel, big and slow, with what it lifts running off it.
pub fn wheel(s: &mut Sheet) {
    let wood = OAK.shade(0.28);
    s.paint(
        &oval(HUB.0 + 14.0, HUB.1 + 10.0, REACH + 6.0, REACH + 6.0),
        &INK.hex(),
        0.42,
    );
    // The far rim and the boards between the two.
    ring(s, (HUB.0 + BACK.0, HUB.1 + BACK.1), wood.shade(0.45));
    for i in 0..PADDLES {
        paddle(s, TAU * (i as f32 + 0.3) / PADDLES as f32, 1.0);
    }
    for i in 0..8 {
        let angle = TAU * (i as f32 + 0.3) / 8.0;
        let tip = (
            HUB.0 + REACH * 0.93 * angle.cos(),
            HUB.1 + REACH * 0.93 * angle.sin(),
        );
        beam(s, HUB, tip, 8.0, wood.light(0.05));
    }
    ring(s, HUB, wood.light(0.1));
    for i in 0..PADDLES {
        paddle(s, TAU * (i as f32 + 0.3) / PADDLES as f32, 0.0);
    }
    s.solid(&oval(HUB.0, HUB.1, 24.0, 24.0), wood.shade(0.1), 2.8, 4.0);
    s.solid(&oval(HUB.0, HUB.1, 9.0, 9.0), STONE.shade(0.4), 2.2, 2.0);
    drips(s);
}

/// One of the two rims.
fn ring(s: &mut Sheet, at: Point, wood: Colour) {
    let round = oval(at.0, at.1, REACH, REACH);
    s.stroke(&round, 19.0, 1.0, INK, 1.0);
    s.stroke(&round, 13.5, 1.0, wood, 1.0);
    s.pen(&oval(at.0, at.1, REACH - 1.0, REACH - 1.0), 1.2, INK, 0.6);
    for i in 0..8 {
        let angle = TAU * (i as f32 + 0.8) / 8.0;
        let (a, b) = (angle.cos(), angle.sin());
        let cut = line(
            at.0 + (REACH - 7.0) * a,
            at.1 + (REACH - 7.0) * b,
            at.0 + (REACH + 7.0) * a,
            at.1 + (REACH + 7.0) * b,
        );
        s.pen(&cut, 1.6, INK, 0.9);
    }
}

/// A board that takes the water; `far` is 1 on the rim behind.
fn paddle(s: &mut Sheet, angle: f32, far: f32) {
    let at = (
        HUB.0 + (REACH + 3.0) * angle.cos() + BACK.0 * far,
        HUB.1 + (REACH + 3.0) * angle.sin() + BACK.1 * far,
    );
    let board = rect(at.0 - 6.0, at.1 - 18.0, 12.0, 36.0).turn(at, angle.to_degrees() + 90.0);
    s.solid(&board, OAK.shade(0.24 + 0.34 * far), 2.4, 2.5);
}

/// Water that falls from the rising side, and where the wheel dips in.
fn drips(s: &mut Sheet) {
    for i in 0..34 {
        let angle = s.chance.between(-0.3, 1.5);
        let (x, y) = (
            HUB.0 + (REACH + 12.0) * angle.cos() + s.chance.around(8.0),
            HUB.1 + (REACH + 12.0) * angle.sin(),
        );
        let long = s.chance.between(16.0, 46.0);
        let hue = if i % 4 == 0 { DEEP } else { BONE.light(0.3) };
        s.stroke(&line(x, y, x + 2.0, y + long), 1.9, 0.2, hue, 0.85);
    }
}
