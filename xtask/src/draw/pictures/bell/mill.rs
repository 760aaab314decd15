//! Addle’s mill.

use super::super::folk::{rat, wheel};
use super::super::graver::{
    cloud, fir, framed, glow, land, masonry, moon, planks, plate, ruled, stars, tufts,
};
use super::DUSK;
use crate::ink::{
    BONE, INK, LAMP, LAPIS, LEATHER, OAK, OXBLOOD, STONE, Sheet, VERDIGRIS, line, oval, points,
    rect, sharp,
};

/// Addle's mill by night, and what lives in it.
pub fn mill() -> Sheet {
    let mut s = plate("bell_mill", DUSK.shade(0.55), DUSK.light(0.35));
    stars(&mut s, 60, (20.0, 20.0, 940.0, 200.0), BONE);
    moon(&mut s, (770.0, 110.0), 46.0);
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 250.0), 9.0, 1.2, INK, 0.5);
    cloud(&mut s, 610.0, 168.0, 110.0, DUSK.light(0.5));
    land(
        &mut s,
        &points("0 300, 200 262, 460 290, 700 250, 960 284"),
        DUSK.shade(0.35),
        2.0,
    );
    for (x, y, h) in [
        (600.0, 276.0, 70.0),
        (650.0, 270.0, 96.0),
        (706.0, 266.0, 84.0),
        (900.0, 286.0, 110.0),
        (850.0, 280.0, 78.0),
        (940.0, 290.0, 90.0),
    ] {
        fir(&mut s, x, y + 14.0, h, VERDIGRIS.shade(0.5));
    }
    let bank = land(
        &mut s,
        &points("0 392, 240 372, 520 388, 760 360, 960 372"),
        VERDIGRIS.mix(STONE, 0.4).shade(0.42),
        2.4,
    );
    s.hatch_in(&bank, 8.0, 10.0, 1.2, INK, 0.5);
    // The house: a stone foot, a timbered upper floor, a steep roof.
    let foot = rect(150.0, 250.0, 260.0, 150.0);
    s.solid(&foot, STONE.shade(0.18), 3.0, 4.0);
    masonry(&mut s, &foot, 19.0, 0.8);
    let upper = sharp("136 252, 424 252, 424 150, 280 44, 136 150");
    s.solid(&upper, BONE.shade(0.3), 3.0, 4.0);
    for (a, b) in [
        ((136.0, 150.0), (424.0, 150.0)),
        ((136.0, 202.0), (424.0, 202.0)),
        ((200.0, 252.0), (200.0, 106.0)),
        ((280.0, 252.0), (280.0, 50.0)),
        ((360.0, 252.0), (360.0, 106.0)),
        ((200.0, 202.0), (136.0, 152.0)),
        ((360.0, 202.0), (424.0, 152.0)),
        ((200.0, 152.0), (280.0, 202.0)),
        ((360.0, 152.0), (280.0, 202.0)),
    ] {
        s.stroke(&line(a.0, a.1, b.0, b.1), 9.0, 1.0, INK, 1.0);
        s.stroke(&line(a.0, a.1, b.0, b.1), 5.5, 1.0, OAK.shade(0.45), 1.0);
    }
    let dark = sharp("330 252, 424 252, 424 150, 330 84");
    s.hatch_in(&dark, 68.0, 6.0, 1.3, INK, 0.7);
    for roof in [
        sharp("112 170, 274 26, 290 46, 136 184"),
        sharp("448 170, 286 26, 270 46, 424 184"),
    ] {
        s.solid(&roof, OXBLOOD.shade(0.4), 3.0, 4.0);
        s.hatch_in(&roof, -42.0, 6.0, 1.2, INK, 0.6);
    }
    let window = rect(226.0, 112.0, 34.0, 30.0);
    glow(&mut s, (243.0, 127.0), 70.0, 0.7);
    s.fill(&window, LAMP.light(0.3));
    s.stroke(&window, 2.4, 1.0, INK, 1.0);
    s.stroke(&line(243.0, 112.0, 243.0, 142.0), 1.6, 1.0, INK, 1.0);
    // The door stands open a hand's breadth, with a nought chalked on its post.
    let door = rect(196.0, 308.0, 62.0, 92.0);
    s.fill(&door, INK);
    planks(&mut s, &rect(196.0, 308.0, 40.0, 92.0), 9.0, true, 0.6);
    s.fill(&rect(196.0, 308.0, 42.0, 92.0), OAK.shade(0.5));
    planks(&mut s, &rect(196.0, 308.0, 42.0, 92.0), 9.0, true, 0.9);
    s.stroke(&door, 3.0, 1.0, INK, 1.0);
    for (x, y) in [
        (245.0, 352.0),
        (251.0, 352.0),
        (244.0, 382.0),
        (250.0, 382.0),
    ] {
        s.spot(x, y, 2.2, LAMP.light(0.3), 1.0);
    }
    s.stroke(&oval(276.0, 344.0, 9.0, 11.0), 2.6, 1.0, BONE, 1.0);
    // The race and the wheel.
    let water = sharp("418 420, 700 398, 960 412, 960 470, 700 452, 420 478");
    s.fill(&water, LAPIS.shade(0.35));
    ruled(&mut s, &water, 7.0, 1.3, BONE, 0.6);
    wheel(&mut s, (470.0, 326.0), 106.0, 10, OAK.shade(0.3));
    for i in 0..16 {
        let angle = std::f32::consts::TAU * i as f32 / 16.0;
        let at = (470.0 + 106.0 * angle.cos(), 326.0 + 106.0 * angle.sin());
        let paddle = rect(at.0 - 5.0, at.1 - 13.0, 10.0, 26.0).turn(at, angle.to_degrees() + 90.0);
        s.solid(&paddle, OAK.shade(0.4), 2.0, 2.0);
    }
    for i in 0..26 {
        let x = 420.0 + i as f32 * 5.0 + s.chance.around(6.0);
        let drop = 400.0 + s.chance.around(16.0);
        s.stroke(&line(x, drop, x + 3.0, drop + 26.0), 1.5, 0.2, BONE, 0.8);
    }
    // Rats on their way out, white with flour.
    let near = land(
        &mut s,
        &points("0 462, 220 444, 420 478, 660 486, 960 470"),
        VERDIGRIS.mix(LEATHER, 0.5).shade(0.5),
        2.6,
    );
    s.hatch_in(&near, 6.0, 9.0, 1.2, INK, 0.6);
    for (x, y, k, looks) in [
        (330.0, 424.0, 42.0, 1.0),
        (258.0, 412.0, 32.0, 1.0),
        (690.0, 520.0, 118.0, -1.0),
        (470.0, 512.0, 84.0, 1.0),
        (208.0, 506.0, 104.0, 1.0),
    ] {
        rat(&mut s, (x, y), k, looks, BONE.shade(0.14));
    }
    tufts(&mut s, 46, (20.0, 470.0, 940.0, 524.0), 17.0);
    framed(s)
}
