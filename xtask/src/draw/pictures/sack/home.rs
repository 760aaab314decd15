//! The spaniel is home.

use super::super::graver::{HIGH, WIDE, framed, glow, plate};
use super::{boot, room, spaniel, widow};
use crate::ink::{
    BONE, INK, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS, curve, line, oval,
    points, rect, sharp, soft,
};

/// Evening at the widow's hearth.
pub fn home() -> Sheet {
    let mut s = plate("sack_home", INK.light(0.3), OAK.shade(0.2));
    room::shell(&mut s);

    room::hearth(&mut s);
    room::portraits(&mut s);
    room::list(&mut s);
    room::drying(&mut s);
    boots(&mut s);
    let dusk = s.radial(
        (470.0, 350.0),
        600.0,
        &[(0.0, INK, 0.0), (0.45, INK, 0.0), (1.0, INK, 0.62)],
    );
    s.paint(&rect(0.0, 0.0, WIDE, HIGH), &dusk, 1.0);
    room::window(&mut s);
    glow(&mut s, (440.0, 410.0), 340.0, 0.5);
    widow::chair(&mut s);
    table(&mut s);
    widow::widow(&mut s);
    puddle(&mut s);
    spaniel::spaniel(&mut s, (474.0, 506.0), 100.0);
    s.transform("rotate(-14 572 288)");
    spaniel::head(&mut s, (572.0, 288.0), 84.0, true);
    s.end();
    widow::embrace(&mut s);
    framed(s)
}

/// Four pairs of boots, which have walked a long way and waded some of it.
fn boots(s: &mut Sheet) {
    s.paint(&oval(126.0, 474.0, 116.0, 9.0), &INK.hex(), 0.35);
    for (x, k, hue) in [
        (34.0, 46.0, LEATHER.shade(0.25)),
        (88.0, 54.0, OXBLOOD.shade(0.1)),
        (146.0, 38.0, OCHRE.shade(0.1)),
        (194.0, 48.0, VERDIGRIS.shade(0.2)),
    ] {
        boot(s, (x + 10.0, 468.0), k, hue.shade(0.2));
        boot(s, (x, 474.0), k, hue);
    }
}

/// Bowls for four, and they steam.
fn table(s: &mut Sheet) {
    for x in [872.0, 930.0] {
        s.solid(&rect(x, 350.0, 11.0, 140.0), OAK.shade(0.4), 2.4, 2.0);
    }
    let top = sharp("846 336, 960 336, 960 352, 838 352");
    s.solid(&top, OAK.shade(0.1), 2.8, 3.0);
    for (i, x) in [864.0, 888.0, 912.0, 936.0].into_iter().enumerate() {
        let hue = [OXBLOOD, LAPIS, VERDIGRIS, OCHRE][i].light(0.12);
        let cup = sharp(&format!(
            "{} 312, {} 312, {} 336, {} 336",
            x - 10.0,
            x + 10.0,
            x + 8.0,
            x - 8.0
        ));
        s.solid(&cup, hue, 2.0, 2.0);
        let steam = curve(&[
            (x, 306.0),
            (x + 5.0, 296.0),
            (x - 4.0, 286.0),
            (x + 3.0, 274.0),
        ]);
        s.pen(&steam, 2.0, BONE, 0.7);
    }
}

/// A puddle under the dog, and the way it came.
fn puddle(s: &mut Sheet) {
    let pool = soft("404 506, 440 498, 500 499, 552 504, 560 512, 510 518, 450 520, 410 516");
    s.paint(&pool, &STEEL.mix(LAPIS, 0.3).hex(), 0.85);
    s.pen(&pool, 1.8, INK, 0.8);
    s.pen(&line(430.0, 506.0, 476.0, 505.0), 1.6, BONE, 0.9);
    for (x, y) in points("40 512, 94 494, 146 512, 200 494, 252 512, 306 494, 356 510") {
        s.paint(&oval(x, y, 11.0, 6.0), &INK.hex(), 0.72);
        for (dx, dy) in [(8.0, -8.0), (15.0, -5.0), (18.0, 0.5), (14.0, 5.5)] {
            s.paint(&oval(x + dx, y + dy, 3.8, 2.6), &INK.hex(), 0.72);
        }
    }
}
