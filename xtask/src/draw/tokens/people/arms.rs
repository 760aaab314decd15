//! Things people hold: blades, hafts, bows and tools. Beside the head at the right unless noted.

use super::super::faces::{self, shaft};
use super::{cord, guns, war};
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS,
    bend, even_poly, line, oval, points, rounded, sharp, soft, star, strokes,
};
use serde::Deserialize;

#[derive(Clone, Copy, Deserialize, PartialEq)]
pub(super) enum Arm {
    Dagger,
    Cutlass,
    Sword,
    Greatsword,
    Club,
    Mace,
    Axe,
    Spear,
    Halberd,
    Bow,
    Crossbow,
    Gnarl,
    Crystal,
    Flame,
    Broom,
    Bell,
    Baton,
    Lasso,
    Wrench,
    Cards,
    Book,
    RoundShield,
    RiotShield,
    SixGun,
    SecondGun,
    Rifle,
    Shotgun,
    Blaster,
    HeavyGun,
    LongLaser,
    Tomahawk,
    LeftSword,
    Buckler,
    HeaterShield,
    SunShield,
    Sling,
    Flask,
    SkullStaff,
}

impl Arm {
    pub(super) fn in_front(self) -> bool {
        use Arm::{Bell, Book, Buckler, Cards, HeaterShield, RiotShield, RoundShield, SunShield};
        let shield = matches!(
            self,
            RoundShield | RiotShield | Buckler | HeaterShield | SunShield
        );
        shield || matches!(self, Cards | Book | Bell) || self.is_gun()
    }

    /// Guns are drawn in front of the hat, whose brim would hide them.
    fn is_gun(self) -> bool {
        use Arm::{Blaster, HeavyGun, LongLaser, Rifle, SecondGun, Shotgun, SixGun};
        matches!(
            self,
            SixGun | SecondGun | Rifle | Shotgun | Blaster | HeavyGun | LongLaser
        )
    }

    pub(super) fn draw(self, s: &mut Sheet) {
        match self {
            Arm::Dagger => dagger(s),
            Arm::Cutlass => cutlass(s),
            Arm::Sword => faces::sword(s, 104.0, 84.0, 68.0, 12.0),
            Arm::Greatsword => greatsword(s),
            Arm::Club => {
                let club =
                    soft("96 108, 98 70, 96 44, 100 22, 110 14, 120 22, 120 44, 110 72, 106 108");
                s.shape(&club, OAK);
                for (x, y) in [(104.0, 30.0), (112.0, 40.0), (105.0, 52.0)] {
                    s.solid(&sharp_spike(x, y), STEEL, DETAIL, 1.0);
                }
            }
            Arm::Mace => {
                shaft(s, (107.0, 34.0), (102.0, 108.0), 4.6, OAK);
                s.shape(&star(107.0, 30.0, 17.0, 11.0, 9), STEEL);
                s.solid(&oval(107.0, 30.0, 7.0, 7.0), STEEL.light(0.3), DETAIL, 2.0);
            }
            Arm::Axe => axe(s),
            Arm::Spear => faces::spear(s, 106.0, 18.0, 116.0),
            Arm::Halberd => halberd(s),
            Arm::Bow => bow(s),
            Arm::Crossbow => crossbow(s),
            Arm::Gnarl => gnarl(s),
            Arm::Crystal => crystal(s),
            Arm::Flame => flame(s),
            Arm::Broom => broom(s),
            Arm::Bell => bell(s),
            Arm::Baton => {
                shaft(s, (106.0, 26.0), (102.0, 104.0), 7.0, INK.light(0.2));
                for y in [30.0, 38.0, 46.0] {
                    s.pen(&line(101.0, y, 110.0, y + 1.0), 2.6, LAMP, 1.0);
                }
                s.ink(&strokes("112 14, 106 22, 114 24, 108 32"), DETAIL * 1.6);
            }
            Arm::Lasso => lasso(s),
            Arm::Wrench => wrench(s),
            Arm::Tomahawk => tomahawk(s),
            Arm::Cards => cards(s),
            Arm::Book => book(s),
            Arm::RoundShield => {
                s.shape(&oval(36.0, 100.0, 25.0, 25.0), LAPIS.light(0.1));
                s.pen(&oval(36.0, 100.0, 19.5, 19.5), DETAIL * 1.4, BONE, 0.9);
                s.solid(
                    &star(36.0, 100.0, 15.0, 6.5, 8),
                    OCHRE.light(0.25),
                    DETAIL,
                    1.5,
                );
                s.solid(&oval(36.0, 100.0, 4.6, 4.6), STEEL.light(0.2), DETAIL, 1.0);
            }
            Arm::RiotShield => {
                s.shape(&rounded(15.0, 62.0, 42.0, 62.0, 8.0), STEEL.shade(0.15));
                s.solid(
                    &rounded(22.0, 70.0, 28.0, 13.0, 4.0),
                    VERDIGRIS.light(0.45),
                    FEATURE * 0.8,
                    2.0,
                );
                s.pen(&line(24.0, 96.0, 48.0, 96.0), 4.0, OCHRE.light(0.2), 1.0);
            }
            Arm::LeftSword
            | Arm::Buckler
            | Arm::HeaterShield
            | Arm::SunShield
            | Arm::Sling
            | Arm::Flask
            | Arm::SkullStaff => war::draw(s, self),
            _ => guns::draw(s, self),
        }
    }
}

fn sharp_spike(x: f32, y: f32) -> crate::ink::Path {
    crate::ink::poly(&[(x - 3.0, y), (x, y - 4.0), (x + 3.0, y), (x, y + 4.0)])
}

fn dagger(s: &mut Sheet) {
    let blade = even_poly(106.0, &points("106 28, 112 40, 110 66"));
    s.shape(&blade.turn((106.0, 66.0), 6.0), STEEL.light(0.35));
    shaft(s, (106.0, 68.0), (104.0, 84.0), 5.0, LEATHER);
    shaft(s, (96.0, 67.0), (116.0, 68.0), 4.0, OCHRE);
}

fn cutlass(s: &mut Sheet) {
    s.shape(
        &soft("98 84, 102 66, 103 44, 96 24, 90 12, 106 20, 117 38, 117 58, 110 86"),
        STEEL.light(0.35),
    );
    s.ink(&bend("106 78, 109 56, 106 36"), DETAIL);
    shaft(s, (104.0, 86.0), (101.0, 104.0), 5.0, LEATHER);
    cord(
        s,
        &bend("92 86, 104 88, 116 84, 112 98, 102 102"),
        3.6,
        OCHRE.light(0.1),
    );
}

fn greatsword(s: &mut Sheet) {
    let turned = |text: &str| sharp(text).turn((104.0, 84.0), 14.0);
    s.shape(
        &turned("104 -6, 112 6, 111 84, 97 84, 96 6"),
        STEEL.light(0.3),
    );
    s.ink(
        &line(104.0, 8.0, 104.0, 76.0).turn((104.0, 84.0), 14.0),
        DETAIL * 1.4,
    );
    let guard = line(86.0, 84.0, 122.0, 84.0).turn((104.0, 84.0), 14.0);
    cord(s, &guard, 5.0, OCHRE);
    cord(
        s,
        &line(104.0, 88.0, 104.0, 116.0).turn((104.0, 84.0), 14.0),
        5.0,
        LEATHER,
    );
}

fn axe(s: &mut Sheet) {
    shaft(s, (106.0, 14.0), (100.0, 110.0), 5.0, OAK);
    s.shape(
        &soft("104 22, 112 20, 124 8, 126 28, 124 52, 112 42, 103 42"),
        STEEL.light(0.2),
    );
    s.shape(
        &soft("104 24, 96 22, 88 12, 86 30, 90 48, 97 41, 103 40"),
        STEEL.light(0.1),
    );
}

fn tomahawk(s: &mut Sheet) {
    shaft(s, (104.0, 30.0), (100.0, 104.0), 4.4, OAK);
    s.shape(
        &soft("102 34, 112 32, 122 26, 122 54, 112 47, 101 46"),
        STEEL.light(0.2),
    );
    s.bit(&sharp("98 62, 88 74, 94 84, 100 72"), BONE);
}

fn halberd(s: &mut Sheet) {
    shaft(s, (106.0, 10.0), (101.0, 118.0), 4.4, OAK);
    s.shape(
        &sharp("106 -4, 111 14, 108 28, 103 28, 101 14"),
        STEEL.light(0.3),
    );
    s.shape(
        &soft("107 26, 115 22, 124 16, 125 38, 122 54, 114 46, 106 44"),
        STEEL.light(0.15),
    );
    s.shape(&sharp("104 28, 90 34, 103 40"), STEEL);
}

fn bow(s: &mut Sheet) {
    s.transform("translate(-7 -4)");
    s.pen(&strokes("98 10, 96 112"), DETAIL, INK, 1.0);
    let wood = bend("96 8, 106 16, 118 36, 121 60, 117 84, 106 104, 95 113");
    cord(s, &wood, 5.4, OAK.shade(0.1));
    s.pen(&bend("120 52, 121 60, 120 68"), 8.0, LEATHER, 1.0);
    shaft(s, (84.0, 62.0), (122.0, 59.0), 2.2, OAK.light(0.3));
    s.shape(&sharp("118 54, 127 58.6, 118 64"), STEEL.light(0.2));
    s.end();
}

fn crossbow(s: &mut Sheet) {
    s.transform("translate(-3 22)");
    shaft(s, (104.0, 24.0), (98.0, 112.0), 8.0, OAK);
    s.pen(&strokes("82 46, 103 62, 124 46"), DETAIL, INK, 1.0);
    cord(
        s,
        &bend("80 48, 88 34, 104 28, 120 34, 126 48"),
        5.4,
        STEEL.shade(0.2),
    );
    s.shape(&sharp("104 10, 108 22, 104 30, 100 22"), STEEL.light(0.2));
    s.end();
}

fn gnarl(s: &mut Sheet) {
    let staff = bend("100 114, 104 84, 102 62, 108 44, 104 28, 110 18, 120 22, 120 34, 112 38");
    cord(s, &staff, 5.4, OAK.shade(0.2));
    cord(s, &bend("105 56, 112 52, 118 54"), 3.4, OAK.shade(0.2));
    let leaf = oval(92.0, 40.0, 8.0, 4.0).turn((92.0, 40.0), 30.0);
    s.solid(&leaf, VERDIGRIS.light(0.1), DETAIL * 1.3, 1.5);
    s.ink(&bend("104 46, 98 42, 90 39"), DETAIL * 1.2);
}

fn crystal(s: &mut Sheet) {
    shaft(s, (108.0, 40.0), (102.0, 112.0), 4.4, STEEL.shade(0.2));
    let glow = s.radial(
        (108.0, 26.0),
        19.0,
        &[(0.0, VERDIGRIS.light(0.6), 0.95), (1.0, VERDIGRIS, 0.0)],
    );
    s.paint(&oval(108.0, 26.0, 18.0, 18.0), &glow, 1.0);
    s.shape(&sharp("108 6, 117 22, 108 42, 99 22"), VERDIGRIS.light(0.5));
    s.ink(&strokes("99 22, 108 26, 117 22"), DETAIL);
    s.ink(&line(108.0, 26.0, 108.0, 40.0), DETAIL);
    cord(
        s,
        &bend("98 32, 102 42, 108 45, 114 42, 118 32"),
        3.0,
        STEEL,
    );
}

fn flame(s: &mut Sheet) {
    shaft(s, (107.0, 42.0), (102.0, 112.0), 4.8, OAK);
    let glow = s.radial((107.0, 24.0), 19.0, &[(0.0, LAMP, 0.95), (1.0, LAMP, 0.0)]);
    s.paint(&oval(107.0, 24.0, 19.0, 19.0), &glow, 1.0);
    s.shape(
        &soft("107 44, 96 38, 94 26, 102 18, 102 4, 112 14, 114 22, 119 18, 120 32, 116 40"),
        OXBLOOD.light(0.25),
    );
    s.fill(
        &soft("107 42, 100 36, 101 26, 107 18, 113 28, 113 37"),
        LAMP,
    );
    cord(s, &bend("97 42, 107 48, 117 42"), 3.6, OCHRE);
}

fn broom(s: &mut Sheet) {
    shaft(s, (106.0, 44.0), (100.0, 116.0), 4.6, OAK);
    s.shape(
        &sharp("104 48, 98 34, 94 8, 100 14, 103 4, 108 12, 113 3, 115 13, 122 8, 117 34, 110 48"),
        OCHRE.light(0.15),
    );
    for straw in ["104 40, 101 18", "107 40, 108 16", "111 40, 115 18"] {
        s.ink(&strokes(straw), DETAIL);
    }
    cord(s, &line(101.0, 44.0, 113.0, 45.0), 3.6, OXBLOOD);
}

fn bell(s: &mut Sheet) {
    s.transform("translate(99 44) scale(1.3) translate(-105 -46)");
    shaft(s, (105.0, 30.0), (103.0, 8.0), 6.0, OAK);
    s.shape(
        &soft("98 28, 112 28, 114 42, 116 58, 125 70, 105 75, 84 70, 94 58, 96 42"),
        OCHRE.light(0.2),
    );
    cord(s, &bend("88 66, 105 70, 121 66"), 2.4, OCHRE.light(0.4));
    s.shape(&oval(105.0, 79.0, 5.6, 5.6), OCHRE.shade(0.2));
    s.ink(&bend("98 36, 105 38, 112 36"), DETAIL);
    s.ink(&strokes("84 48, 78 44"), FEATURE * 0.8);
    s.ink(&strokes("82 56, 75 56"), FEATURE * 0.8);
    s.end();
}

fn lasso(s: &mut Sheet) {
    let rope = OCHRE.light(0.3);
    cord(
        s,
        &oval(104.0, 34.0, 20.0, 24.0).turn((104.0, 34.0), 16.0),
        4.0,
        rope,
    );
    cord(s, &bend("96 56, 92 74, 100 92, 96 114"), 4.0, rope);
    s.solid(
        &oval(96.0, 56.0, 5.0, 5.0),
        rope.shade(0.2),
        FEATURE * 0.8,
        1.5,
    );
}

fn wrench(s: &mut Sheet) {
    shaft(s, (106.0, 40.0), (101.0, 110.0), 8.0, STEEL.shade(0.1));
    s.shape(
        &sharp("100 48, 93 36, 94 20, 102 12, 103 26, 110 28, 114 14, 121 24, 120 40, 112 48"),
        STEEL.light(0.15),
    );
}

fn cards(s: &mut Sheet) {
    let centre = (98.0, 122.0);
    for (i, turn) in [-34.0, -12.0, 10.0, 32.0].into_iter().enumerate() {
        let card = rounded(85.0, 70.0, 26.0, 38.0, 3.0).turn(centre, turn);
        s.shape(&card, BONE);
        let colour = if i % 2 == 0 { OXBLOOD } else { INK };
        let pip = sharp("98 80, 103 88, 98 96, 93 88").turn(centre, turn);
        s.fill(&pip, colour);
    }
}

fn book(s: &mut Sheet) {
    s.shape(
        &rounded(76.0, 82.0, 36.0, 42.0, 3.0).turn((94.0, 104.0), 10.0),
        INK.light(0.14),
    );
    s.solid(
        &sharp("108 90, 113 91, 106 126, 101 126"),
        BONE,
        DETAIL * 1.3,
        1.0,
    );
    s.pen(&line(94.0, 90.0, 90.0, 114.0), 4.4, OCHRE.light(0.35), 1.0);
    s.pen(&line(85.0, 97.0, 100.0, 100.0), 4.4, OCHRE.light(0.35), 1.0);
}
