//! Doors, arches and stairs, drawn across a passage that runs from top to bottom.

use super::sheet;
use super::walls::jambs;
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, OAK, OXBLOOD, PARCHMENT, STEEL, Sheet, curve, line, oval, poly,
    rect,
};

/// Draws all passages.
pub fn draw(out: &mut Vec<Sheet>) {
    out.push(door());
    out.push(door_open());
    out.push(arch());
    out.push(portcullis());
    out.push(secret());
    out.push(stairs("stairs_up", true));
    out.push(stairs("stairs_down", false));
}

fn door() -> Sheet {
    let mut s = sheet("door");
    s.flat(&rect(13.0, 54.0, 102.0, 20.0), OAK, 1.0, FEATURE * 1.15);
    for x in [38.0, 64.0, 90.0] {
        s.pen(&line(x, 56.0, x, 72.0), DETAIL, INK, 0.8);
    }
    for x in [24.0, 98.0] {
        s.flat(&rect(x, 54.0, 7.0, 20.0), STEEL, 1.0, DETAIL);
    }
    s.flat(&oval(80.0, 64.0, 4.0, 4.0), STEEL, 1.0, DETAIL);
    jambs(&mut s);
    s
}

fn door_open() -> Sheet {
    let mut s = sheet("door_open");
    s.flat(&rect(15.0, 74.0, 13.0, 50.0), OAK, 1.0, FEATURE * 1.15);
    for y in [86.0, 112.0] {
        s.flat(&rect(15.0, y, 13.0, 5.0), STEEL, 1.0, DETAIL);
    }
    // The arc in which the leaf swung.
    let swing: Vec<(f32, f32)> = (0..6)
        .map(|i| {
            let angle = (8.0 + i as f32 * 15.0).to_radians();
            (28.0 + 84.0 * angle.sin() * 0.95, 66.0 + 56.0 * angle.cos())
        })
        .rev()
        .collect();
    for pair in swing.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let (mx, my) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        s.pen(&line(a.0, a.1, mx, my), 1.2, INK, 0.4);
    }
    jambs(&mut s);
    s
}

fn arch() -> Sheet {
    let mut s = sheet("arch");
    for y in [51.0, 77.0] {
        for i in 0..7 {
            let x = 20.0 + i as f32 * 13.0;
            s.pen(&line(x, y, x + 6.0, y), DETAIL, INK, 0.6);
        }
    }
    jambs(&mut s);
    s
}

fn portcullis() -> Sheet {
    let mut s = sheet("portcullis");
    s.ink(&line(14.0, 64.0, 114.0, 64.0), DETAIL);
    for i in 0..6 {
        s.flat(
            &oval(24.0 + i as f32 * 16.0, 64.0, 5.2, 5.2),
            STEEL,
            1.0,
            FEATURE * 0.8,
        );
    }
    jambs(&mut s);
    s
}

fn secret() -> Sheet {
    let mut s = sheet("secret");
    for i in 0..4 {
        let x = 4.0 + i as f32 * 32.0;
        for y in [57.0, 71.0] {
            s.ink(&line(x, y, x + 20.0, y), FEATURE);
        }
    }
    s.paint(&oval(64.0, 64.0, 20.0, 20.0), &PARCHMENT.hex(), 1.0);
    let mark = [
        (74.0, 54.0),
        (66.0, 49.0),
        (56.0, 54.0),
        (58.0, 62.0),
        (70.0, 66.0),
        (72.0, 75.0),
    ];
    let mut mark = mark.to_vec();
    mark.extend([(62.0, 80.0), (53.0, 75.0)]);
    s.pen(&curve(&mark), FEATURE * 1.5, OXBLOOD, 1.0);
    s
}

pub(in crate::draw) fn stairs(name: &str, up: bool) -> Sheet {
    let mut s = sheet(name);
    let steps = 8;
    let half = |t: f32| if up { 50.0 - 24.0 * t } else { 50.0 };
    let well = poly(&[
        (64.0 - half(0.0), 122.0),
        (64.0 - half(1.0), 10.0),
        (64.0 + half(1.0), 10.0),
        (64.0 + half(0.0), 122.0),
    ]);
    s.paint(&well, &BONE.hex(), 0.9);
    for i in 0..=steps {
        let t = i as f32 / steps as f32;
        let y = 122.0 - 112.0 * t;
        s.ink(&line(64.0 - half(t), y, 64.0 + half(t), y), FEATURE * 0.85);
        if i == steps {
            continue;
        }
        // Treads darken with the depth.
        let next = (i + 1) as f32 / steps as f32;
        let low = 122.0 - 112.0 * next;
        let dark = if up { 0.12 * t } else { 0.12 + 0.6 * t };
        let tread = poly(&[
            (64.0 - half(t), y),
            (64.0 - half(next), low),
            (64.0 + half(next), low),
            (64.0 + half(t), y),
        ]);
        s.paint(&tread, &INK.hex(), dark * 0.62);
        let count = if up { i / 2 } else { i + 1 };
        for k in 0..count {
            let x = 64.0 + half(next) - 3.0 - k as f32 * 4.5;
            s.pen(&line(x, y - 2.0, x - 1.0, low + 2.5), 1.2, INK, 0.75);
        }
    }
    for side in [-1.0, 1.0] {
        let rail = line(
            64.0 + side * half(0.0),
            122.0,
            64.0 + side * half(1.0),
            10.0,
        );
        s.ink(&rail, FEATURE * 1.3);
    }
    let arrow_ink = if up { INK } else { OXBLOOD };
    let (tail, tip) = if up { (104.0, 34.0) } else { (104.0, 44.0) };
    s.pen(&line(64.0, tail, 64.0, tip), FEATURE * 1.8, PARCHMENT, 1.0);
    s.pen(&line(64.0, tail, 64.0, tip), FEATURE, arrow_ink, 1.0);
    let head = poly(&[(64.0, tip - 10.0), (73.0, tip + 7.0), (55.0, tip + 7.0)]);
    s.fill(&head, arrow_ink);
    s
}
