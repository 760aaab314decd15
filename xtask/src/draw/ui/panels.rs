//! Sheets, buttons and brass.

use crate::atlas::Sprite;
use crate::ink::{
    BONE, Chance, Colour, DETAIL, FEATURE, INK, LAMP, LEATHER, OAK, OCHRE, OXBLOOD, PARCHMENT,
    Path, Point, STEEL, Sheet, blob, curve, even, line, oval, poly, rounded, star,
};

/// Draws all panels and small pieces.
pub fn draw(out: &mut Vec<Sprite>) {
    out.push(Sprite::sliced(panel("panel_parchment", PARCHMENT), 32));
    out.push(Sprite::sliced(
        panel("panel_ledger", Colour(0xd2, 0xbd, 0x94)),
        32,
    ));
    out.push(Sprite::sliced(battle_card(), 28));
    for (state, look) in [
        (
            "normal",
            Button {
                wood: OAK.shade(0.3),
                edge: 0.0,
                sunk: 0.0,
                faded: false,
            },
        ),
        (
            "hover",
            Button {
                wood: OAK.shade(0.12),
                edge: 1.0,
                sunk: 0.0,
                faded: false,
            },
        ),
        (
            "pressed",
            Button {
                wood: OAK.shade(0.45),
                edge: 0.6,
                sunk: 3.0,
                faded: false,
            },
        ),
        (
            "disabled",
            Button {
                wood: Colour(0x6a, 0x5e, 0x52),
                edge: 0.0,
                sunk: 0.0,
                faded: true,
            },
        ),
    ] {
        out.push(Sprite::sliced(
            button(&format!("button_{state}"), &look),
            18,
        ));
    }
    out.extend([clip(), seal(), quill()].map(Sprite::from));
    out.push(Sprite::sliced(tray(), 24));
}

/// A sheet's outline: deckled all round, so that it looks torn rather than cut.
fn deckle(chance: &mut Chance, x: f32, y: f32, w: f32, h: f32) -> Path {
    let mut points: Vec<Point> = Vec::new();
    let corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)];
    for i in 0..4 {
        let (a, b) = (corners[i], corners[(i + 1) % 4]);
        let steps = 24;
        for step in 0..steps {
            let t = step as f32 / steps as f32;
            points.push((
                a.0 + (b.0 - a.0) * t + chance.around(1.3),
                a.1 + (b.1 - a.1) * t + chance.around(1.3),
            ));
        }
    }
    poly(&points)
}

fn panel(name: &str, paper: Colour) -> Sheet {
    let mut s = Sheet::new(name, 128.0, 128.0);
    let dark = Colour(0x0e, 0x0a, 0x08);
    for i in 0..6 {
        let inset = i as f32 * 1.2;
        let soft = rounded(
            inset,
            inset + 2.0,
            128.0 - 2.0 * inset,
            126.0 - 2.0 * inset,
            8.0,
        );
        s.paint(&soft, &dark.hex(), 0.11);
    }
    let sheet = deckle(&mut s.chance, 7.0, 6.0, 114.0, 113.0);
    s.fill(&sheet, paper);
    s.clip(&sheet);
    // Paper darkens towards its edge; the middle stays flat because it is stretched.
    for i in 0..10 {
        let edge = rounded(7.0, 6.0, 114.0, 113.0, 2.0);
        s.stroke(
            &edge,
            3.0 + i as f32 * 2.6,
            1.0,
            paper.mix(Colour(0x8a, 0x5c, 0x2c), 0.5),
            0.05,
        );
    }
    s.end();
    s.stroke(&sheet, DETAIL, 1.0, paper.shade(0.6), 0.85);
    s
}

/// The card that a battle board of a few squares is drawn on: corners clipped, a margin for those
/// who wait, and a ruled frame round the squares.
fn battle_card() -> Sheet {
    let mut s = Sheet::new("battle_card", 128.0, 128.0);
    let clipped = |inset: f32, cut: f32| {
        let (low, high) = (inset, 128.0 - inset);
        poly(&[
            (low + cut, low),
            (high - cut, low),
            (high, low + cut),
            (high, high - cut),
            (high - cut, high),
            (low + cut, high),
            (low, high - cut),
            (low, low + cut),
        ])
    };
    for i in 0..6 {
        let soft = clipped(i as f32 * 1.2, 12.0).shift(0.0, 2.0);
        s.paint(&soft, "#0e0a08", 0.11);
    }
    let card = clipped(6.0, 11.0);
    s.fill(&card, PARCHMENT.light(0.25));
    s.stroke(&card, FEATURE, 1.0, INK, 1.0);
    s.stroke(&clipped(12.0, 9.0), DETAIL, 1.0, OCHRE.shade(0.2), 0.9);
    for (x, y) in [(17.0, 17.0), (111.0, 17.0), (17.0, 111.0), (111.0, 111.0)] {
        s.bit(&star(x, y, 5.0, 2.0, 4), OXBLOOD);
    }
    s.stroke(&clipped(24.0, 0.0), DETAIL * 1.2, 1.0, INK, 0.9);
    s
}

struct Button {
    wood: Colour,
    edge: f32,
    sunk: f32,
    faded: bool,
}

fn button(name: &str, look: &Button) -> Sheet {
    let mut s = Sheet::new(name, 96.0, 48.0);
    let face = rounded(4.0, 3.0 + look.sunk, 88.0, 39.0 - look.sunk * 0.5, 7.0);
    if look.sunk == 0.0 {
        s.paint(&rounded(4.0, 6.0, 88.0, 40.0, 8.0), "#0e0a08", 0.6);
    }
    let paint = s.linear(
        (0.0, 3.0),
        (0.0, 44.0),
        &[
            (0.0, look.wood.light(0.16), 1.0),
            (0.5, look.wood, 1.0),
            (1.0, look.wood.shade(0.3), 1.0),
        ],
    );
    s.paint(&face, &paint, 1.0);
    let brass = if look.faded {
        STEEL.shade(0.3)
    } else {
        OCHRE.mix(LAMP, look.edge)
    };
    s.stroke(&face, FEATURE * 1.1, 1.0, INK, 1.0);
    let inner = rounded(8.0, 7.0 + look.sunk, 80.0, 31.0 - look.sunk * 0.5, 4.0);
    s.stroke(&inner, 1.5 + look.edge * 0.7, 1.0, brass, 0.9);
    for x in [11.0, 85.0] {
        for y in [10.0 + look.sunk, 35.0 + look.sunk * 0.5] {
            s.spot(x, y, 2.0, brass.light(0.3), 1.0);
        }
    }
    s
}

fn clip() -> Sheet {
    let mut s = Sheet::new("brass_clip", 96.0, 64.0);
    s.paint(&rounded(14.0, 30.0, 70.0, 30.0, 6.0), "#0e0a08", 0.35);
    s.solid(&rounded(12.0, 24.0, 72.0, 30.0, 6.0), OCHRE, FEATURE, 5.0);
    s.solid(
        &even(
            48.0,
            &[(48.0, 4.0), (64.0, 8.0), (68.0, 26.0), (48.0, 30.0)],
        ),
        OCHRE.light(0.25),
        FEATURE,
        4.0,
    );
    s.flat(
        &oval(48.0, 16.0, 6.0, 6.0),
        INK.light(0.1),
        1.0,
        DETAIL * 1.3,
    );
    s.pen(&line(20.0, 31.0, 74.0, 31.0), 2.4, BONE, 0.6);
    for x in [22.0, 74.0] {
        s.solid(&oval(x, 43.0, 4.0, 4.0), OCHRE.shade(0.3), DETAIL, 1.5);
        s.ink(&line(x - 2.4, 43.0, x + 2.4, 43.0), 1.2);
    }
    s
}

fn seal() -> Sheet {
    let mut s = Sheet::new("wax_seal", 96.0, 96.0);
    let wax: Vec<Point> = (0..14)
        .map(|i| {
            let angle = i as f32 / 14.0 * std::f32::consts::TAU;
            let r = 38.0 + s.chance.around(4.0);
            (48.0 + r * angle.cos(), 48.0 + r * angle.sin())
        })
        .collect();
    s.paint(&blob(&wax).shift(2.0, 4.0), "#0e0a08", 0.4);
    s.solid(&blob(&wax), OXBLOOD, FEATURE, 6.0);
    s.pen(&oval(48.0, 48.0, 27.0, 27.0), 3.0, OXBLOOD.shade(0.45), 1.0);
    s.solid(
        &star(48.0, 48.0, 19.0, 8.0, 8),
        OXBLOOD.light(0.12),
        DETAIL,
        2.0,
    );
    s.pen(
        &curve(&[(20.0, 44.0), (26.0, 28.0), (42.0, 18.0)]),
        4.0,
        BONE,
        0.4,
    );
    s
}

fn quill() -> Sheet {
    let mut s = Sheet::new("quill", 96.0, 96.0);
    let vane = blob(&[
        (30.0, 64.0),
        (36.0, 40.0),
        (56.0, 18.0),
        (88.0, 6.0),
        (84.0, 34.0),
        (64.0, 54.0),
        (40.0, 66.0),
    ]);
    s.solid(&vane, BONE, FEATURE, 5.0);
    s.ink(
        &curve(&[(10.0, 88.0), (34.0, 62.0), (60.0, 36.0), (86.0, 9.0)]),
        DETAIL * 1.4,
    );
    for (x, y) in [(44.0, 46.0), (54.0, 36.0), (64.0, 28.0)] {
        s.ink(&line(x, y + 4.0, x - 3.0, y - 6.0), DETAIL);
        s.ink(&line(x + 2.0, y + 4.0, x + 12.0, y + 7.0), DETAIL);
    }
    s.fill(&poly(&[(8.0, 90.0), (20.0, 76.0), (23.0, 79.0)]), INK);
    s
}

/// The rim of the dice tray: leather over wood, empty inside for the felt.
fn tray() -> Sheet {
    let mut s = Sheet::new("tray_rim", 128.0, 128.0);
    for (inset, weight, colour) in [
        (8.0, 16.0, INK),
        (8.0, 12.0, LEATHER.shade(0.25)),
        (6.5, 4.0, LEATHER.light(0.1)),
    ] {
        let rim = rounded(inset, inset, 128.0 - 2.0 * inset, 128.0 - 2.0 * inset, 10.0);
        s.stroke(&rim, weight, 1.0, colour, 1.0);
    }
    for i in 0..11 {
        let at = 14.0 + i as f32 * 10.0;
        for stitch in [
            line(at, 11.0, at + 5.0, 11.0),
            line(at, 117.0, at + 5.0, 117.0),
            line(11.0, at, 11.0, at + 5.0),
            line(117.0, at, 117.0, at + 5.0),
        ] {
            s.pen(&stitch, 1.6, OCHRE.light(0.45), 0.9);
        }
    }
    s
}
