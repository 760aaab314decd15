//! The emblem of Hex Adventure: a country of seven hexes.

use super::emblems::{C, sheet};
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAPIS, LEATHER, OCHRE, OXBLOOD, PARCHMENT, Path, Point, STONE,
    Sheet, VERDIGRIS, blob, curve, even, even_poly, line, oval, poly, rect,
};
use std::f32::consts::TAU;

/// Hex Adventure: seven hexes of country.
pub fn seven_hexes() -> Sheet {
    let mut s = sheet("hex_adventure");
    let r = 43.0;
    let hex = |x: f32, y: f32, r: f32| -> Path {
        let points: Vec<Point> = (0..6)
            .map(|i| {
                let angle = TAU * (i as f32 + 0.5) / 6.0;
                (x + r * angle.cos(), y + r * angle.sin())
            })
            .collect();
        poly(&points)
    };
    let step = r * 3.0_f32.sqrt();
    let mut places = vec![(C, C)];
    places.extend((0..6).map(|i| {
        let angle = TAU * i as f32 / 6.0;
        (C + step * angle.cos(), C + step * angle.sin())
    }));
    let washes = [
        OCHRE.mix(PARCHMENT, 0.45),
        VERDIGRIS.mix(PARCHMENT, 0.35),
        LAPIS.mix(PARCHMENT, 0.4),
        LAPIS.mix(PARCHMENT, 0.4),
        STONE.mix(PARCHMENT, 0.3),
        OXBLOOD.mix(PARCHMENT, 0.6),
        VERDIGRIS.mix(PARCHMENT, 0.35),
    ];
    for (&(x, y), wash) in places.iter().zip(washes) {
        let tile = hex(x, y, r - 1.2);
        s.paint(&tile.shift(2.0, 4.0), "#0a0503", 0.5);
        s.solid(&tile, wash, FEATURE, 4.0);
        s.stroke(&hex(x, y, r - 6.0), 1.2, 1.0, INK, 0.35);
    }
    let (x, y) = places[0];
    tower(&mut s, x, y + 4.0);
    for (dx, dy, k) in [
        (-10.0, 6.0, 1.0),
        (9.0, 12.0, 1.1),
        (2.0, -8.0, 0.9),
        (20.0, -2.0, 0.8),
    ] {
        fir(&mut s, places[1].0 - 6.0 + dx, places[1].1 + dy, k);
        fir(&mut s, places[6].0 - 4.0 + dx, places[6].1 + dy + 2.0, k);
    }
    for &(x, y) in &places[2..4] {
        for (dx, dy) in [(-20.0, -12.0), (2.0, -2.0), (-24.0, 9.0), (-4.0, 19.0)] {
            let (x, y) = (x + dx, y + dy);
            s.ink(
                &curve(&[
                    (x, y),
                    (x + 5.0, y - 4.0),
                    (x + 11.0, y),
                    (x + 17.0, y - 4.0),
                    (x + 23.0, y),
                ]),
                DETAIL * 1.3,
            );
        }
    }
    ship(&mut s, places[2].0 - 2.0, places[2].1 - 4.0);
    for (dx, dy, k) in [(14.0, 2.0, 0.8), (-12.0, 8.0, 1.0), (6.0, 16.0, 0.62)] {
        peak(&mut s, places[4].0 + dx, places[4].1 + dy, k);
    }
    let (x, y) = places[5];
    s.solid(
        &poly(&[(x - 20.0, y + 20.0), (x, y - 16.0), (x + 20.0, y + 20.0)]),
        OXBLOOD.light(0.15),
        FEATURE * 0.8,
        4.0,
    );
    s.fill(
        &poly(&[(x - 6.0, y + 19.0), (x, y + 2.0), (x + 6.0, y + 19.0)]),
        INK,
    );
    s.ink(&line(x, y - 16.0, x, y - 26.0), 2.0);
    s.solid(
        &poly(&[(x, y - 26.0), (x + 13.0, y - 22.0), (x, y - 17.0)]),
        OCHRE.light(0.2),
        DETAIL,
        1.0,
    );
    // The path, dotted from the tent to the tower.
    for i in 1..6 {
        let t = i as f32 / 6.0;
        let at = (
            places[5].0 + 6.0 + (places[0].0 - places[5].0) * t * 0.86,
            places[5].1 + 20.0 + (places[0].1 - places[5].1 - 10.0) * t * 0.72,
        );
        s.fill(&oval(at.0, at.1, 2.6, 2.1), OXBLOOD.shade(0.3));
    }
    s
}

fn tower(s: &mut Sheet, x: f32, y: f32) {
    s.solid(
        &poly(&[
            (x - 15.0, y + 24.0),
            (x - 12.0, y - 14.0),
            (x + 12.0, y - 14.0),
            (x + 15.0, y + 24.0),
        ]),
        STONE.light(0.35),
        FEATURE * 0.9,
        5.0,
    );
    s.solid(
        &poly(&[
            (x - 17.0, y - 12.0),
            (x - 17.0, y - 28.0),
            (x - 9.0, y - 28.0),
            (x - 9.0, y - 22.0),
            (x - 4.0, y - 22.0),
            (x - 4.0, y - 28.0),
            (x + 4.0, y - 28.0),
            (x + 4.0, y - 22.0),
            (x + 9.0, y - 22.0),
            (x + 9.0, y - 28.0),
            (x + 17.0, y - 28.0),
            (x + 17.0, y - 12.0),
        ]),
        STONE.light(0.25),
        FEATURE * 0.9,
        3.0,
    );
    s.fill(
        &even(x, &[(x, y + 4.0), (x + 6.0, y + 9.0), (x + 6.0, y + 24.0)]),
        INK,
    );
    s.fill(&rect(x - 2.0, y - 8.0, 4.0, 8.0), INK);
    for (dx, dy) in [(-10.0, 2.0), (7.0, -4.0), (9.0, 14.0), (-11.0, 15.0)] {
        s.ink(&line(x + dx, y + dy, x + dx + 5.0, y + dy), DETAIL);
    }
    s.solid(
        &poly(&[(x, y - 44.0), (x + 17.0, y - 39.0), (x, y - 33.0)]),
        OXBLOOD,
        DETAIL * 1.2,
        1.5,
    );
    s.ink(&line(x, y - 24.0, x, y - 46.0), 2.2);
}

fn fir(s: &mut Sheet, x: f32, y: f32, k: f32) {
    s.ink(&line(x, y + 12.0 * k, x, y + 18.0 * k), 3.0 * k);
    let tree = even_poly(
        x,
        &[
            (x, y - 18.0 * k),
            (x + 7.0 * k, y - 6.0 * k),
            (x + 4.0 * k, y - 6.0 * k),
            (x + 11.0 * k, y + 4.0 * k),
            (x + 6.0 * k, y + 4.0 * k),
            (x + 13.0 * k, y + 14.0 * k),
        ],
    );
    s.solid(&tree, VERDIGRIS.shade(0.08), DETAIL * 1.3, 3.0);
}

fn peak(s: &mut Sheet, x: f32, y: f32, k: f32) {
    let rock = poly(&[
        (x - 22.0 * k, y + 18.0 * k),
        (x - 4.0 * k, y - 24.0 * k),
        (x + 4.0 * k, y - 14.0 * k),
        (x + 24.0 * k, y + 18.0 * k),
    ]);
    s.solid(&rock, STONE.shade(0.05), FEATURE * 0.8, 5.0 * k);
    let snow = poly(&[
        (x - 4.0 * k, y - 24.0 * k),
        (x + 4.0 * k, y - 14.0 * k),
        (x + 9.0 * k, y - 5.0 * k),
        (x + 2.0 * k, y - 8.0 * k),
        (x - 3.0 * k, y - 3.0 * k),
        (x - 7.0 * k, y - 9.0 * k),
        (x - 11.0 * k, y - 7.0 * k),
    ]);
    s.flat(&snow, BONE, 1.0, DETAIL);
    s.hatch(
        &poly(&[
            (x + 4.0 * k, y - 4.0 * k),
            (x + 22.0 * k, y + 17.0 * k),
            (x + 6.0 * k, y + 17.0 * k),
        ]),
        60.0,
        4.0,
        1.1,
    );
}

fn ship(s: &mut Sheet, x: f32, y: f32) {
    s.ink(&line(x, y + 8.0, x, y - 22.0), 2.2);
    s.solid(
        &blob(&[
            (x + 1.0, y - 20.0),
            (x + 14.0, y - 10.0),
            (x + 13.0, y + 4.0),
            (x + 1.0, y + 3.0),
        ]),
        BONE,
        DETAIL * 1.3,
        2.5,
    );
    s.solid(
        &poly(&[
            (x - 17.0, y + 7.0),
            (x + 18.0, y + 7.0),
            (x + 11.0, y + 17.0),
            (x - 11.0, y + 17.0),
        ]),
        LEATHER,
        DETAIL * 1.5,
        2.5,
    );
}
