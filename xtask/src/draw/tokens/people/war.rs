//! Arms and tools of a warband: shields at the left, the rest at the right.

use super::super::faces::{self, shaft};
use super::arms::Arm;
use super::cord;
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAMP, LEATHER, OAK, OCHRE, Path, STEEL, STONE, Sheet, VERDIGRIS,
    bend, even, even_poly, line, oval, points, soft, star,
};

/// Middle of a shield.
const SHIELD: f32 = 34.0;

pub(super) fn draw(s: &mut Sheet, arm: Arm) {
    match arm {
        Arm::LeftSword => faces::sword(s, 24.0, 84.0, 66.0, -12.0),
        Arm::Buckler => {
            s.shape(&oval(SHIELD, 100.0, 24.0, 24.0), OAK);
            for y in [90.0, 100.0, 110.0] {
                s.ink(&line(13.0, y, 55.0, y + 0.6), DETAIL);
            }
            s.pen(
                &oval(SHIELD, 100.0, 20.5, 20.5),
                4.0,
                STEEL.shade(0.25),
                1.0,
            );
            s.solid(
                &oval(SHIELD, 100.0, 7.4, 7.4),
                STEEL.light(0.15),
                FEATURE * 0.8,
                2.0,
            );
        }
        Arm::HeaterShield => {
            s.shape(&heater(), STEEL.light(0.1));
            s.clip(&heater());
            s.fill(
                &crate::ink::rect(4.0, 72.0, 30.0, 28.0),
                VERDIGRIS.shade(0.1),
            );
            s.fill(
                &crate::ink::rect(34.0, 100.0, 30.0, 32.0),
                VERDIGRIS.shade(0.1),
            );
            s.end();
            s.ink(&line(34.0, 76.0, 34.0, 128.0), DETAIL * 1.4);
            s.ink(&line(12.0, 100.0, 56.0, 100.0), DETAIL * 1.4);
            s.ink(&heater(), FEATURE);
        }
        Arm::SunShield => {
            s.shape(&heater(), BONE);
            s.solid(
                &star(SHIELD, 98.0, 16.0, 7.0, 8),
                OCHRE.light(0.2),
                DETAIL * 1.2,
                1.5,
            );
            s.solid(&oval(SHIELD, 98.0, 5.0, 5.0), LAMP, DETAIL, 1.0);
        }
        Arm::Sling => {
            for strand in [
                "97 112, 102 82, 97 52, 104 24",
                "101 112, 112 84, 120 54, 117 24",
            ] {
                cord(s, &bend(strand), 2.2, LEATHER.light(0.2));
            }
            s.shape(&oval(110.5, 15.0, 8.6, 7.8), STONE);
            s.shape(
                &soft("99 18, 105 26, 116 26, 122 18, 117 34, 104 34"),
                LEATHER,
            );
        }
        Arm::Flask => flask(s),
        Arm::SkullStaff => {
            shaft(s, (107.0, 36.0), (101.0, 114.0), 5.0, OAK.shade(0.25));
            faces::skull(s, 107.0, 24.0, 14.0, BONE);
            cord(s, &bend("99 46, 107 49, 114 46"), 3.4, LEATHER);
            s.shape(&soft("99 48, 94 56, 90 68, 98 62"), LEATHER.shade(0.2));
        }
        _ => {}
    }
}

fn heater() -> Path {
    even(
        SHIELD,
        &points("34 74, 46 77, 57 76, 57 98, 48 116, 34 127"),
    )
}

/// A bottle of green physic, held up.
fn flask(s: &mut Sheet) {
    let glow = s.radial((106.0, 40.0), 26.0, &[(0.0, LAMP, 0.8), (1.0, LAMP, 0.0)]);
    s.paint(&oval(106.0, 40.0, 26.0, 26.0), &glow, 1.0);
    let glass = even(
        106.0,
        &points("106 16, 112 17, 111 28, 122 42, 120 56, 106 62"),
    );
    s.shape(&glass, BONE);
    let physic = even(106.0, &points("106 38, 117 38, 119 46, 117 54, 106 58"));
    s.solid(&physic, VERDIGRIS.light(0.1), DETAIL, 3.0);
    s.bit(&even_poly(106.0, &points("106 8, 111 8, 110 18")), OAK);
    s.pen(&bend("98 42, 97 48, 100 54"), 2.6, BONE, 0.9);
    s.spot(108.0, 46.0, 1.9, BONE, 0.8);
    s.spot(103.0, 52.0, 1.5, BONE, 0.8);
    cord(
        s,
        &bend("96 66, 106 62, 114 68, 110 80, 100 112"),
        9.0,
        INK.light(0.25),
    );
}
