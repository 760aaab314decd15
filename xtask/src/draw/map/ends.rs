//! Ends of ways: arches into the dark, bricked ones, and gaps with a rope across. Like passages,
//! they are drawn across a way that runs from top to bottom; what lies beyond is at the top.

use super::parts::{bone, grounded, skull};
use super::sheet;
use super::walls::jambs;
use crate::ink::{
    Colour, DETAIL, FEATURE, INK, LEATHER, OAK, OCHRE, Path, STEEL, STONE, Sheet, bend, line, oval,
    poly, rect, sharp, soft,
};

/// Draws them all, and what waits in the dark.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([open_arch(), bricked_arch(), rope_gap()]);
    out.extend([trapdoor(), vermin(), boneyard()]);
}

/// An arch with nothing but darkness behind it, which fades out where nobody has been.
fn open_arch() -> Sheet {
    let mut s = sheet("open_arch");
    let dark = Colour(0x1c, 0x15, 0x12);
    let paint = s.linear(
        (64.0, 66.0),
        (64.0, 2.0),
        &[(0.0, dark, 0.92), (0.35, dark, 0.8), (1.0, dark, 0.0)],
    );
    let beyond = poly(&[
        (15.0, 66.0),
        (15.0, 46.0),
        (24.0, 2.0),
        (104.0, 2.0),
        (113.0, 46.0),
        (113.0, 66.0),
    ]);
    s.paint(&beyond, &paint, 1.0);
    for (x, y, turn) in [
        (30.0, 40.0, 20.0),
        (52.0, 30.0, 70.0),
        (76.0, 34.0, 110.0),
        (97.0, 42.0, 160.0),
        (64.0, 48.0, 0.0),
        (40.0, 18.0, 130.0),
        (86.0, 16.0, 50.0),
    ] {
        for i in -2..=2 {
            let dy = i as f32 * 4.4;
            let reach = s.chance.between(7.0, 11.0);
            let stroke = line(x - reach, y + dy, x + reach, y + dy).turn((x, y), turn);
            s.pen(&stroke, DETAIL, INK, 0.75);
        }
    }
    for i in 0..7 {
        let x = 20.0 + i as f32 * 13.0;
        s.pen(&line(x, 77.0, x + 6.0, 77.0), DETAIL, INK, 0.6);
    }
    keystones(&mut s);
    jambs(&mut s);
    s
}

/// The stones of the arch overhead, seen from above.
fn keystones(s: &mut Sheet) {
    for i in 0..7 {
        let x = 15.0 + i as f32 * 14.0;
        s.flat(&rect(x, 63.0, 14.0, 9.0), STONE, 1.0, DETAIL * 1.3);
    }
}

/// An arch that somebody has walled up.
fn bricked_arch() -> Sheet {
    let mut s = sheet("bricked_arch");
    let wall = rect(15.0, 51.0, 98.0, 26.0);
    s.hatch_in(&wall.shift(3.0, 7.0), -45.0, 4.2, 1.3, INK, 0.5);
    s.flat(&wall, STONE.light(0.1), 1.0, FEATURE * 1.15);
    s.clip(&wall);
    for (row, y) in [51.0, 59.7, 68.4].into_iter().enumerate() {
        s.ink(&line(15.0, y, 113.0, y), DETAIL * 1.2);
        for i in 0..6 {
            let x = 12.0 + i as f32 * 19.6 + if row % 2 == 0 { 8.0 } else { 17.0 };
            s.ink(&line(x, y, x, y + 8.7), DETAIL * 1.2);
            if (i + row) % 3 == 0 {
                let brick = rect(x - 19.6, y, 19.6, 8.7);
                s.hatch_in(&brick, 60.0, 3.6, 1.1, INK, 0.55);
            }
        }
    }
    s.end();
    s.ink(&wall, FEATURE);
    jambs(&mut s);
    s
}

/// A break in the floor from wall to wall, and the rope that leads over it.
fn rope_gap() -> Sheet {
    let mut s = sheet("rope_gap");
    let gap = sharp(
        "0 34, 14 38, 26 32, 40 37, 54 31, 68 36, 82 30, 96 36, 112 31, 128 35, 128 96, 114 92, \
         100 98, 86 93, 70 99, 56 94, 42 100, 28 93, 14 98, 0 94",
    );
    s.paint(&gap, &Colour(0x1c, 0x15, 0x12).hex(), 0.86);
    s.clip(&gap);
    for i in 0..22 {
        let x = 3.0 + i as f32 * 6.0;
        let reach = s.chance.between(9.0, 20.0);
        s.pen(&line(x, 32.0, x + 1.0, 36.0 + reach), DETAIL, STONE, 0.4);
        s.pen(
            &line(x, 98.0, x - 1.0, 94.0 - reach * 0.6),
            DETAIL,
            INK,
            0.9,
        );
    }
    s.end();
    for brink in [&gap.points[..10], &gap.points[10..]] {
        s.ink(
            &Path {
                points: brink.to_vec(),
                closed: false,
            },
            FEATURE * 1.3,
        );
    }
    let rope = bend("64 16, 61 40, 66 66, 62 90, 64 112");
    s.pen(&rope, 9.0, INK, 1.0);
    s.pen(&rope, 5.4, OCHRE.light(0.35), 1.0);
    for i in 0..12 {
        let y = 20.0 + i as f32 * 8.0;
        s.ink(&line(61.0, y + 3.0, 66.0, y - 1.0), 1.2);
    }
    for y in [14.0, 114.0] {
        s.flat(&oval(64.0, y, 7.6, 7.6), OAK, 1.0, FEATURE);
        s.ink(&oval(64.0, y, 3.4, 3.4), DETAIL);
    }
    s
}

/// A hatch of planks with a ring.
fn trapdoor() -> Sheet {
    let mut s = sheet("trapdoor");
    let frame = rect(20.0, 20.0, 88.0, 88.0);
    grounded(&mut s, &frame);
    s.flat(&frame, STONE, 1.0, FEATURE);
    s.flat(&rect(29.0, 29.0, 70.0, 70.0), OAK, 1.0, FEATURE);
    for x in [43.0, 57.0, 71.0, 85.0] {
        s.pen(&line(x, 31.0, x, 97.0), DETAIL, INK, 0.8);
    }
    for y in [40.0, 80.0] {
        s.flat(
            &rect(29.0, y, 70.0, 8.0),
            STEEL.shade(0.2),
            1.0,
            DETAIL * 1.3,
        );
        for x in [36.0, 50.0, 64.0, 78.0, 92.0] {
            s.dot(x, y + 4.0, 1.5);
        }
    }
    let ring = oval(64.0, 63.0, 8.0, 8.0);
    s.pen(&ring, 6.0, INK, 1.0);
    s.pen(&ring, 2.8, STEEL.light(0.3), 1.0);
    s
}

/// Rats, seen from above.
fn vermin() -> Sheet {
    let mut s = sheet("vermin");
    for (x, y, size, turn) in [
        (44.0, 46.0, 1.0, -30.0),
        (86.0, 58.0, 0.9, 40.0),
        (54.0, 88.0, 0.95, 100.0),
        (92.0, 98.0, 0.72, -70.0),
        (92.0, 24.0, 0.7, 160.0),
    ] {
        rat(&mut s, (x, y), size, turn);
    }
    s
}

fn rat(s: &mut Sheet, at: (f32, f32), size: f32, turn: f32) {
    let place = |path: Path| {
        let grown = path.scale((0.0, 0.0), size, size);
        grown.turn((0.0, 0.0), turn).shift(at.0, at.1)
    };
    let hide = LEATHER.mix(INK, 0.35);
    let tail = place(bend("0 16, 6 26, -2 34, 6 44"));
    s.pen(&tail, 4.6, INK, 1.0);
    s.pen(&tail, 2.0, Colour(0xc8, 0x8a, 0x78), 1.0);
    let body = place(soft(
        "0 -24, 5 -17, 11 -4, 11 10, 5 18, -5 18, -11 10, -11 -4, -5 -17",
    ));
    s.hatch_in(&body.shift(4.0, 5.0), -45.0, 4.0, 1.2, INK, 0.5);
    s.flat(&body, hide, 1.0, DETAIL * 1.6);
    for side in [-1.0, 1.0] {
        s.flat(
            &place(oval(side * 6.5, -11.0, 4.2, 4.2)),
            Colour(0xc8, 0x8a, 0x78),
            1.0,
            DETAIL,
        );
        s.ink(&place(line(side * 2.0, -22.0, side * 10.0, -25.0)), 1.0);
    }
    s.ink(&place(bend("-5 0, 0 6, 5 0")), DETAIL);
}

/// A heap of bones with skulls on it.
fn boneyard() -> Sheet {
    let mut s = sheet("boneyard");
    let heap = oval(64.0, 74.0, 46.0, 34.0);
    s.hatch_in(&heap.shift(5.0, 6.0), -45.0, 4.2, 1.3, INK, 0.5);
    for i in 0..19 {
        let r = ((i as f32 + 0.5) / 19.0).sqrt();
        let angle = i as f32 * 2.399_963;
        let (x, y) = (64.0 + 38.0 * r * angle.cos(), 76.0 + 27.0 * r * angle.sin());
        let length = s.chance.between(20.0, 30.0);
        bone(&mut s, x, y, length, i as f32 * 47.0);
    }
    for (x, y, r) in [
        (42.0, 66.0, 13.0),
        (84.0, 70.0, 13.0),
        (64.0, 88.0, 12.0),
        (62.0, 48.0, 14.0),
    ] {
        skull(&mut s, x, y, r);
    }
    s
}
