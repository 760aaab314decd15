//! The bell in the belfry of the harbour town.

use super::super::folk::crow;
use super::super::graver::{HIGH, House, WIDE, framed, masonry, mist, plate, ruled};
use super::{DUSK, FOG, arch, bell, timber};
use crate::ink::{INK, OCHRE, OXBLOOD, Path, Point, STONE, Sheet, bend, line, rect};

/// The bell in the belfry of the harbour town.
pub fn title() -> Sheet {
    let mut s = plate("bell_title", DUSK.light(0.35), FOG);
    ruled(
        &mut s,
        &rect(16.0, 16.0, 930.0, 300.0),
        11.0,
        1.1,
        INK,
        0.35,
    );
    // Roofs and masts in the fog, through three arches.
    for (x, y, w) in [
        (60.0, 420.0, 90.0),
        (180.0, 440.0, 110.0),
        (660.0, 430.0, 100.0),
        (800.0, 415.0, 120.0),
    ] {
        House {
            x,
            y: y + 70.0,
            wide: w,
            high: 90.0,
            roof: 46.0,
            wall: STONE.light(0.4),
            tiles: OXBLOOD.mix(STONE, 0.6),
            lit: true,
        }
        .draw(&mut s);
    }
    for (x, top) in [(330.0, 210.0), (380.0, 250.0), (606.0, 230.0)] {
        s.pen(&line(x, 470.0, x, top), 3.0, INK, 0.6);
        for y in [top + 30.0, top + 80.0] {
            s.pen(&line(x - 40.0, y, x + 40.0, y), 2.0, INK, 0.6);
        }
        s.pen(&line(x, top, x - 60.0, 470.0), 1.0, INK, 0.5);
        s.pen(&line(x, top, x + 60.0, 470.0), 1.0, INK, 0.5);
    }
    mist(&mut s, 430.0, 190.0, FOG, 0.94);
    mist(&mut s, 300.0, 160.0, FOG, 0.6);
    // The wall of the belfry with its openings.
    let mut wall: Vec<Point> = vec![
        (0.0, 0.0),
        (WIDE, 0.0),
        (WIDE, HIGH),
        (0.0, HIGH),
        (0.0, 0.0),
    ];
    let mut holes = Vec::new();
    for (x, w) in [(46.0, 226.0), (688.0, 226.0)] {
        holes.push(arch(x, 520.0, w, 330.0));
    }
    holes.push(arch(298.0, 560.0, 364.0, 470.0));
    wall.truncate(4);
    let stone = with_holes(&wall, &holes);
    s.raw(&format!(
        "<path d=\"{stone}\" fill-rule=\"evenodd\" fill=\"{}\"/>",
        STONE.shade(0.12).hex()
    ));
    for (x, w) in [(16.0, 34.0), (272.0, 30.0), (658.0, 34.0), (912.0, 36.0)] {
        s.hatch_in(
            &rect(x + w * 0.5, 150.0, w * 0.5, 400.0),
            70.0,
            6.0,
            1.2,
            INK,
            0.7,
        );
    }
    s.raw(&format!(
        "<clipPath id=\"bellwall\"><path clip-rule=\"evenodd\" d=\"{stone}\"/></clipPath>\
         <g clip-path=\"url(#bellwall)\">"
    ));
    masonry(&mut s, &rect(16.0, 16.0, 928.0, 510.0), 24.0, 0.7);
    s.raw("</g>");
    for hole in &holes {
        s.pen(hole, 4.0, INK, 1.0);
        let lip = hole.map(|(x, y)| (x + if x < 480.0 { -9.0 } else { 9.0 } * 0.0, y - 9.0));
        s.clip(hole);
        s.stroke(hole, 18.0, 1.0, INK, 0.3);
        s.end();
        s.pen(&lip, 1.4, INK, 0.8);
    }
    // The frame and the bell.
    timber(&mut s, (330.0, 560.0), (350.0, 96.0), 34.0);
    timber(&mut s, (630.0, 560.0), (610.0, 96.0), 34.0);
    timber(&mut s, (346.0, 240.0), (424.0, 112.0), 20.0);
    timber(&mut s, (614.0, 240.0), (536.0, 112.0), 20.0);
    timber(&mut s, (296.0, 96.0), (664.0, 96.0), 38.0);
    notches(&mut s, 322.0, (250.0, 520.0), 18.0);
    notches(&mut s, 604.0, (250.0, 520.0), 18.0);
    bell(&mut s, (480.0, 112.0), 200.0);
    let rope = bend("640 112, 652 200, 646 330, 656 540");
    s.pen(&rope, 7.0, INK, 1.0);
    s.pen(&rope, 4.0, OCHRE.light(0.35), 1.0);
    crow(&mut s, (400.0, 78.0), 40.0, 1.0);
    crow(&mut s, (246.0, 522.0), 46.0, 1.0);
    crow(&mut s, (204.0, 522.0), 40.0, -1.0);
    crow(&mut s, (742.0, 522.0), 44.0, -1.0);
    framed(s)
}

/// Notches in groups of seven down a post.
fn notches(s: &mut Sheet, x: f32, (from, to): (f32, f32), wide: f32) {
    let mut y = from;
    let mut count = 0;
    while y < to {
        let long = if count % 7 == 6 { wide } else { wide * 0.55 };
        s.pen(&line(x, y, x + long, y - 1.5), 1.8, INK, 1.0);
        count += 1;
        y += if count % 7 == 0 { 8.5 } else { 4.6 };
    }
}

/// The outline of a shape with holes, for a fill by the even-odd rule.
fn with_holes(outer: &[Point], holes: &[Path]) -> String {
    let ring = |points: &[Point]| {
        let mut d = String::new();
        for (i, (x, y)) in points.iter().enumerate() {
            d += &format!("{}{x:.1} {y:.1}", if i == 0 { 'M' } else { 'L' });
        }
        d + "Z"
    };
    let mut d = ring(outer);
    for hole in holes {
        d += &ring(&hole.points);
    }
    d
}
