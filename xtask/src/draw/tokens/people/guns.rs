//! Firearms and science-fiction weapons.

use super::arms::Arm;
use super::cord;
use crate::ink::{
    DETAIL, FEATURE, INK, LAMP, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL, Sheet, VERDIGRIS, bend,
    line, oval, rect, rounded, sharp, soft, strokes,
};

pub(super) fn draw(s: &mut Sheet, arm: Arm) {
    match arm {
        Arm::SixGun => six_gun(s, false),
        Arm::SecondGun => six_gun(s, true),
        Arm::Rifle => rifle(s),
        Arm::Shotgun => shotgun(s),
        Arm::Blaster => blaster(s),
        Arm::HeavyGun => heavy_gun(s),
        Arm::LongLaser => long_laser(s),
        _ => {}
    }
}

/// A revolver held up, its muzzle to the sky.
fn six_gun(s: &mut Sheet, left: bool) {
    let turned = |path: Path| if left { path.mirror(64.0) } else { path };
    s.shape(
        &turned(sharp("100 22, 109 22, 109 58, 100 58")),
        STEEL.shade(0.25),
    );
    s.shape(&turned(rounded(96.0, 52.0, 18.0, 17.0, 4.0)), STEEL);
    for x in [101.0, 107.0] {
        s.ink(&turned(line(x, 54.0, x, 66.0)), DETAIL);
    }
    s.shape(
        &turned(soft("97 68, 112 68, 118 78, 124 92, 114 96, 106 82, 98 80")),
        OAK.shade(0.2),
    );
    s.ink(&turned(bend("96 70, 90 76, 96 84, 102 80")), FEATURE * 0.9);
    s.ink(&turned(strokes("113 62, 120 58")), FEATURE);
}

fn rifle(s: &mut Sheet) {
    cord(s, &line(112.0, 4.0, 106.0, 66.0), 4.6, STEEL.shade(0.3));
    s.shape(&sharp("103 34, 112 34, 110 66, 101 66"), OAK);
    s.shape(&rounded(99.0, 62.0, 13.0, 20.0, 3.0), OCHRE.light(0.1));
    s.shape(
        &soft("99 80, 110 80, 112 100, 112 120, 98 120, 96 98"),
        OAK.shade(0.1),
    );
    s.ink(&bend("99 74, 91 80, 99 88"), FEATURE);
    s.ink(&line(113.0, 5.0, 118.0, 7.0), FEATURE);
}

fn shotgun(s: &mut Sheet) {
    for x in [101.0, 109.0] {
        cord(
            s,
            &line(x + 3.0, 14.0, x - 1.0, 68.0),
            6.0,
            STEEL.shade(0.25),
        );
        s.dot(x + 3.0, 14.0, 2.2);
    }
    s.shape(&sharp("98 44, 113 45, 112 62, 97 61"), OAK);
    s.shape(
        &soft("97 68, 111 70, 113 90, 116 118, 100 120, 96 92"),
        OAK.shade(0.15),
    );
    s.ink(&bend("97 72, 90 78, 97 86"), FEATURE);
}

fn blaster(s: &mut Sheet) {
    s.shape(&rounded(98.0, 24.0, 16.0, 44.0, 4.0), STEEL.shade(0.3));
    s.shape(&rect(101.0, 14.0, 10.0, 12.0), STEEL);
    for y in [34.0, 42.0, 50.0] {
        s.pen(&line(101.0, y, 111.0, y), 3.0, VERDIGRIS.light(0.5), 1.0);
    }
    s.shape(
        &soft("98 66, 113 66, 118 78, 123 92, 112 96, 105 82, 98 78"),
        INK.light(0.2),
    );
    s.ink(&bend("98 68, 92 74, 98 82"), FEATURE * 0.9);
    let glow = s.radial(
        (106.0, 12.0),
        11.0,
        &[(0.0, VERDIGRIS.light(0.6), 0.9), (1.0, VERDIGRIS, 0.0)],
    );
    s.paint(&oval(106.0, 12.0, 11.0, 11.0), &glow, 1.0);
}

/// Carried across the chest, the muzzles over the shoulder.
fn heavy_gun(s: &mut Sheet) {
    let at = (64.0, 108.0);
    let turn = |path: Path| path.turn(at, -34.0);
    for y in [98.0, 106.0, 114.0] {
        cord(s, &turn(line(86.0, y, 132.0, y)), 4.6, STEEL.shade(0.1));
    }
    s.shape(
        &turn(rounded(124.0, 93.0, 9.0, 26.0, 3.0)),
        STEEL.shade(0.35),
    );
    s.shape(
        &turn(rounded(34.0, 92.0, 56.0, 28.0, 5.0)),
        STEEL.shade(0.35),
    );
    s.pen(
        &turn(line(42.0, 100.0, 82.0, 100.0)),
        4.0,
        OXBLOOD.light(0.2),
        1.0,
    );
    for x in [50.0, 58.0, 66.0] {
        s.spot(x, 108.0 - (x - 64.0) * 0.66, 2.2, LAMP, 1.0);
    }
    cord(s, &turn(bend("60 92, 66 80, 78 80, 84 92")), 4.4, LEATHER);
}

fn long_laser(s: &mut Sheet) {
    cord(s, &line(114.0, -2.0, 106.0, 70.0), 3.6, STEEL.light(0.1));
    for y in [10.0, 18.0, 26.0] {
        let x = 112.6 - (y - 10.0) * 0.11;
        s.pen(&line(x - 4.0, y, x + 4.0, y), 3.6, INK, 1.0);
    }
    s.shape(&sharp("103 40, 113 41, 111 84, 100 84"), STEEL.shade(0.35));
    s.pen(
        &line(106.0, 46.0, 105.0, 74.0),
        2.8,
        VERDIGRIS.light(0.5),
        1.0,
    );
    cord(s, &line(96.0, 36.0, 93.0, 66.0), 6.0, INK.light(0.25));
    s.solid(&oval(96.4, 34.0, 5.0, 3.4), OXBLOOD.light(0.3), DETAIL, 1.0);
    s.shape(
        &soft("100 82, 111 82, 113 100, 110 120, 97 120, 98 100"),
        INK.light(0.22),
    );
}
