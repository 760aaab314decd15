//! Small pictures of arms and supplies, one for each skill that arms are used with and one for each
//! kind of supply.

use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LEATHER, OAK, OCHRE, OXBLOOD, Path, Point, STEEL, Sheet,
    VERDIGRIS, curve, even, even_poly, line, oval, poly, rect, rounded, star,
};

/// All of them, as icons of 96 pixels square.
pub fn sheets() -> Vec<Sheet> {
    vec![
        sword(),
        knife(),
        wand(),
        axe(),
        mace(),
        hammer(),
        club(),
        cosh(),
        polearm(),
        quarterstaff(),
        pitchfork(),
        scythe(),
        throwing(),
        sling(),
        bolas(),
        bow(),
        blowpipe(),
        crossbow(),
        pistol(),
        rifle(),
        heavy_weapon(),
        ration(),
        bomb(),
        tools(),
    ]
}

fn icon(name: &str) -> Sheet {
    Sheet::new(name, 96.0, 96.0)
}

const MIDDLE: Point = (48.0, 48.0);

/// Leans like everything held by its lower end.
fn leaning(path: Path) -> Path {
    path.turn(MIDDLE, 45.0)
}

/// A guard, a grip and a pommel below a blade that ends at `y`.
fn hilt(s: &mut Sheet, y: f32, wide: f32) {
    let guard = [(48.0, y), (48.0 + wide, y - 2.0), (48.0 + wide, y + 6.0)];
    let guard = even_poly(48.0, &[guard[0], guard[1], guard[2], (48.0, y + 8.0)]);
    s.shape(&leaning(guard), OCHRE);
    let grip = rect(44.0, y + 7.0, 8.0, 20.0);
    s.shape(&leaning(grip), LEATHER);
    s.bit(&leaning(oval(48.0, y + 30.0, 5.5, 5.5)), OXBLOOD);
}

fn sword() -> Sheet {
    let mut s = icon("icon_sword");
    let blade = even_poly(48.0, &[(48.0, -8.0), (55.0, 6.0), (54.0, 64.0)]);
    s.shape(&leaning(blade), STEEL.light(0.4));
    s.ink(&leaning(line(48.0, 6.0, 48.0, 60.0)), DETAIL);
    hilt(&mut s, 63.0, 18.0);
    s
}

fn knife() -> Sheet {
    let mut s = icon("icon_knife");
    let blade = poly(&[(44.0, 62.0), (44.0, 24.0), (52.0, 8.0), (54.0, 62.0)]);
    s.shape(&leaning(blade), STEEL.light(0.4));
    s.ink(&leaning(line(48.5, 26.0, 48.5, 58.0)), DETAIL);
    hilt(&mut s, 61.0, 11.0);
    s
}

/// A short rod with a bright stone at its end.
fn wand() -> Sheet {
    let mut s = icon("icon_wand");
    let rod = even_poly(48.0, &[(48.0, 16.0), (52.0, 18.0), (54.5, 94.0)]);
    s.shape(&leaning(rod), OAK);
    s.bit(&leaning(rect(42.0, 66.0, 12.0, 22.0)), LEATHER);
    s.shape(&leaning(star(48.0, 10.0, 19.0, 8.0, 6)), VERDIGRIS);
    s.bit(&leaning(oval(48.0, 10.0, 4.5, 4.5)), BONE);
    s
}

/// A wooden shaft from `top` to the lower end.
fn shaft(s: &mut Sheet, top: f32) {
    s.shape(&leaning(rect(44.5, top, 7.0, 100.0 - top)), OAK);
    let grain = leaning(line(48.0, top + 14.0, 48.0, 88.0));
    s.pen(&grain, DETAIL * 0.8, INK, 0.4);
}

fn axe() -> Sheet {
    let mut s = icon("icon_axe");
    shaft(&mut s, -2.0);
    let head = poly(&[
        (44.0, 14.0),
        (52.0, 14.0),
        (70.0, 6.0),
        (76.0, 24.0),
        (70.0, 42.0),
        (52.0, 36.0),
        (44.0, 36.0),
    ]);
    s.shape(&leaning(head), STEEL.light(0.25));
    let edge = curve(&[(70.0, 6.0), (76.0, 24.0), (70.0, 42.0)]);
    s.pen(&leaning(edge.shift(-6.0, 0.0)), DETAIL, INK, 0.6);
    s
}

fn mace() -> Sheet {
    let mut s = icon("icon_mace_and_flail");
    shaft(&mut s, 10.0);
    s.shape(&leaning(star(48.0, 19.0, 23.0, 15.0, 8)), STEEL.shade(0.15));
    s.shape(&leaning(oval(48.0, 19.0, 13.0, 13.0)), STEEL.light(0.2));
    s.bit(&leaning(rect(43.0, 34.0, 10.0, 7.0)), OCHRE);
    s
}

fn hammer() -> Sheet {
    let mut s = icon("icon_hammer");
    shaft(&mut s, 18.0);
    let head = rounded(28.0, 14.0, 40.0, 25.0, 3.0);
    s.shape(&leaning(head), STEEL.light(0.2));
    s.bit(&leaning(rect(25.0, 12.0, 8.0, 29.0)), STEEL.shade(0.15));
    s.bit(&leaning(rect(44.0, 12.0, 8.0, 29.0)), OCHRE);
    s
}

/// A length of wood that gets thicker, with the knots where branches were.
fn club() -> Sheet {
    let mut s = icon("icon_club");
    let wood = even_poly(
        48.0,
        &[(48.0, -6.0), (59.0, -2.0), (61.0, 12.0), (53.0, 96.0)],
    );
    s.shape(&leaning(wood), OAK);
    for (x, y) in [(43.0, 12.0), (54.0, 26.0), (45.0, 44.0)] {
        s.bit(&leaning(oval(x, y, 3.6, 5.0)), OAK.shade(0.25));
    }
    for y in [78.0, 86.0] {
        s.ink(&leaning(line(43.0, y, 53.0, y + 2.0)), DETAIL);
    }
    s
}

/// A short sack of sand on a strap.
fn cosh() -> Sheet {
    let mut s = icon("icon_cosh");
    let sack = even_poly(
        48.0,
        &[(48.0, 4.0), (61.0, 10.0), (62.0, 34.0), (53.0, 52.0)],
    );
    s.shape(&leaning(sack), LEATHER);
    let seam = curve(&[(48.0, 8.0), (51.0, 26.0), (48.0, 48.0)]);
    s.pen(&leaning(seam), DETAIL, INK, 0.7);
    s.shape(&leaning(rect(44.0, 51.0, 8.0, 26.0)), LEATHER.shade(0.25));
    s.bit(&leaning(rect(42.0, 49.0, 12.0, 6.0)), OCHRE);
    let strap = curve(&[
        (46.0, 77.0),
        (38.0, 90.0),
        (48.0, 97.0),
        (58.0, 90.0),
        (50.0, 77.0),
    ]);
    s.pen(&leaning(strap.clone()), 7.0, INK, 1.0);
    s.pen(&leaning(strap), 3.5, LEATHER.light(0.3), 1.0);
    s
}

fn quarterstaff() -> Sheet {
    let mut s = icon("icon_quarterstaff");
    shaft(&mut s, -10.0);
    for y in [-10.0, 92.0] {
        s.bit(&leaning(rect(42.5, y, 11.0, 11.0)), STEEL.light(0.1));
    }
    for y in [40.0, 45.0, 50.0, 55.0] {
        s.ink(&leaning(line(44.5, y + 2.0, 51.5, y)), DETAIL);
    }
    s
}

fn pitchfork() -> Sheet {
    let mut s = icon("icon_pitchfork");
    shaft(&mut s, 30.0);
    let bow = curve(&[
        (30.0, 2.0),
        (33.0, 26.0),
        (48.0, 33.0),
        (63.0, 26.0),
        (66.0, 2.0),
    ]);
    let middle = line(48.0, -4.0, 48.0, 34.0);
    for (weight, colour) in [(11.0, INK), (6.0, STEEL.light(0.3))] {
        for tine in [&bow, &middle] {
            s.pen(&leaning(tine.clone()), weight, colour, 1.0);
        }
    }
    s
}

fn scythe() -> Sheet {
    let mut s = icon("icon_scythe");
    shaft(&mut s, 2.0);
    s.bit(&leaning(rect(50.0, 56.0, 13.0, 6.0)), OAK.shade(0.2));
    let blade = poly(&[
        (90.0, 8.0),
        (82.0, 22.0),
        (56.0, 17.0),
        (34.0, 23.0),
        (14.0, 40.0),
        (26.0, 17.0),
        (50.0, 5.0),
        (76.0, 3.0),
    ]);
    s.shape(&blade, STEEL.light(0.3));
    s
}

/// A pouch with a stone between two cords.
fn sling() -> Sheet {
    let mut s = icon("icon_sling");
    let cords = [
        curve(&[(24.0, 66.0), (34.0, 34.0), (58.0, 16.0), (84.0, 10.0)]),
        curve(&[(40.0, 78.0), (62.0, 56.0), (76.0, 34.0), (86.0, 12.0)]),
    ];
    for (weight, colour) in [(6.5, INK), (3.2, OCHRE)] {
        for cord in &cords {
            s.pen(cord, weight, colour, 1.0);
        }
    }
    let pouch = oval(30.0, 72.0, 20.0, 15.0).turn((30.0, 72.0), 40.0);
    s.shape(&pouch, LEATHER);
    s.shape(&oval(29.0, 70.0, 10.0, 9.5), STEEL.shade(0.1));
    s
}

/// Three weights on cords that meet in a knot.
fn bolas() -> Sheet {
    let mut s = icon("icon_bolas");
    let knot = (54.0, 44.0);
    let weights = [(24.0, 20.0), (78.0, 24.0), (40.0, 78.0)];
    let cords = weights.map(|end| {
        let bend = ((knot.0 + end.0) / 2.0 + 6.0, (knot.1 + end.1) / 2.0 - 4.0);
        curve(&[knot, bend, end])
    });
    for (weight, colour) in [(6.5, INK), (3.2, OCHRE)] {
        for cord in &cords {
            s.pen(cord, weight, colour, 1.0);
        }
    }
    for (x, y) in weights {
        s.shape(&oval(x, y, 13.0, 13.0), STEEL.shade(0.15));
    }
    s.bit(&oval(knot.0, knot.1, 4.5, 4.5), LEATHER);
    s
}

fn polearm() -> Sheet {
    let mut s = icon("icon_polearm");
    shaft(&mut s, 4.0);
    let point = even_poly(48.0, &[(48.0, -16.0), (58.0, 8.0), (51.0, 24.0)]);
    s.shape(&leaning(point), STEEL.light(0.35));
    s.ink(&leaning(line(48.0, -8.0, 48.0, 20.0)), DETAIL);
    s.bit(&leaning(rect(42.0, 24.0, 12.0, 8.0)), OXBLOOD);
    s
}

fn throwing() -> Sheet {
    let mut s = icon("icon_throwing");
    // A javelin and a knife, crossed.
    let other = |path: Path| path.turn(MIDDLE, -45.0);
    s.shape(&other(rect(45.0, 14.0, 6.0, 80.0)), OAK);
    let point = even_poly(48.0, &[(48.0, -12.0), (55.0, 6.0), (50.0, 18.0)]);
    s.shape(&other(point), STEEL.light(0.3));
    let blade = even_poly(48.0, &[(48.0, 2.0), (55.0, 16.0), (54.0, 58.0)]);
    s.shape(&leaning(blade), STEEL.light(0.4));
    s.shape(&leaning(rect(43.0, 58.0, 10.0, 26.0)), LEATHER);
    s
}

/// A bent stave from tip to tip, with its string.
fn stave(s: &mut Sheet, points: &[Point]) {
    let (first, last) = (points[0], points[points.len() - 1]);
    let string = line(first.0, first.1, last.0, last.1);
    s.pen(&string, 2.0, INK, 0.9);
    let stave = curve(points);
    s.pen(&stave, 10.0, INK, 1.0);
    s.pen(&stave, 6.0, OAK.shade(0.1), 1.0);
}

fn bow() -> Sheet {
    let mut s = icon("icon_bow");
    stave(
        &mut s,
        &[
            (30.0, 6.0),
            (54.0, 20.0),
            (66.0, 48.0),
            (54.0, 76.0),
            (30.0, 90.0),
        ],
    );
    s.pen(&line(12.0, 48.0, 80.0, 48.0), 4.0, INK, 1.0);
    s.bit(
        &poly(&[(78.0, 40.0), (92.0, 48.0), (78.0, 56.0)]),
        STEEL.light(0.3),
    );
    s.bit(&poly(&[(8.0, 42.0), (20.0, 48.0), (8.0, 54.0)]), OXBLOOD);
    let grip = rounded(60.0, 40.0, 11.0, 16.0, 3.0);
    s.bit(&grip, LEATHER);
    s
}

/// A long reed, with the dart that is blown out of it.
fn blowpipe() -> Sheet {
    let mut s = icon("icon_blowpipe");
    s.shape(&leaning(rect(41.0, 6.0, 11.0, 96.0)), OCHRE);
    s.shape(&leaning(rounded(38.5, 92.0, 16.0, 12.0, 3.0)), OAK);
    for y in [26.0, 50.0, 74.0] {
        s.bit(&leaning(rect(39.5, y, 14.0, 5.0)), LEATHER);
    }
    let dart = even_poly(66.0, &[(66.0, 12.0), (69.0, 28.0), (68.0, 54.0)]);
    s.shape(&leaning(dart), STEEL.light(0.3));
    s.bit(&leaning(oval(66.0, 56.0, 7.0, 9.0)), OXBLOOD);
    s
}

fn crossbow() -> Sheet {
    let mut s = icon("icon_crossbow");
    stave(
        &mut s,
        &[
            (6.0, 40.0),
            (22.0, 24.0),
            (48.0, 18.0),
            (74.0, 24.0),
            (90.0, 40.0),
        ],
    );
    s.shape(
        &even_poly(
            48.0,
            &[(48.0, 8.0), (54.0, 12.0), (56.0, 88.0), (48.0, 92.0)],
        ),
        OAK,
    );
    s.pen(&line(48.0, 10.0, 48.0, 52.0), 4.0, INK, 1.0);
    s.bit(
        &poly(&[(42.0, 16.0), (48.0, 2.0), (54.0, 16.0)]),
        STEEL.light(0.3),
    );
    s.bit(&rect(43.0, 50.0, 10.0, 9.0), STEEL);
    s
}

const IRON: Colour = Colour(0x6d, 0x70, 0x72);

fn pistol() -> Sheet {
    let mut s = icon("icon_pistol");
    let grip = poly(&[(18.0, 46.0), (40.0, 46.0), (34.0, 84.0), (12.0, 80.0)]);
    s.shape(&grip, LEATHER);
    s.shape(&rounded(16.0, 26.0, 72.0, 16.0, 3.0), IRON.light(0.15));
    s.shape(&rounded(28.0, 24.0, 24.0, 24.0, 6.0), IRON.light(0.3));
    s.ink(&curve(&[(40.0, 48.0), (50.0, 62.0), (40.0, 64.0)]), FEATURE);
    s.ink(&line(34.0, 30.0, 34.0, 42.0), DETAIL);
    s.ink(&line(43.0, 30.0, 43.0, 42.0), DETAIL);
    s.bit(&rect(80.0, 20.0, 6.0, 7.0), IRON);
    s
}

fn rifle() -> Sheet {
    let mut s = icon("icon_rifle");
    let barrel = rect(45.0, -12.0, 7.0, 70.0);
    s.shape(&leaning(barrel), IRON.light(0.2));
    let stock = poly(&[
        (42.0, 28.0),
        (54.0, 28.0),
        (56.0, 66.0),
        (61.0, 94.0),
        (44.0, 96.0),
        (42.0, 66.0),
    ]);
    s.shape(&leaning(stock), OAK.shade(0.12));
    s.bit(&leaning(rect(43.0, 50.0, 11.0, 12.0)), IRON.light(0.3));
    s.ink(
        &leaning(curve(&[(55.0, 62.0), (64.0, 66.0), (56.0, 74.0)])),
        FEATURE * 0.8,
    );
    s
}

fn heavy_weapon() -> Sheet {
    let mut s = icon("icon_heavy_weapons");
    for foot in [(26.0, 90.0), (48.0, 92.0), (70.0, 90.0)] {
        s.pen(&line(48.0, 54.0, foot.0, foot.1), 7.0, INK, 1.0);
        s.pen(&line(48.0, 54.0, foot.0, foot.1), 3.6, STEEL, 1.0);
    }
    s.shape(&rounded(6.0, 32.0, 84.0, 22.0, 5.0), IRON.light(0.12));
    for x in [58.0, 68.0, 78.0] {
        s.ink(&line(x, 33.0, x, 53.0), DETAIL * 1.2);
    }
    s.shape(&rounded(18.0, 24.0, 30.0, 38.0, 6.0), IRON.light(0.3));
    s.bit(&oval(33.0, 43.0, 7.0, 7.0), OXBLOOD);
    s
}

fn ration() -> Sheet {
    let mut s = icon("icon_ration");
    let loaf = even(
        48.0,
        &[
            (48.0, 24.0),
            (76.0, 32.0),
            (88.0, 56.0),
            (78.0, 76.0),
            (48.0, 80.0),
        ],
    );
    s.shape(&loaf, OAK.mix(OCHRE, 0.4));
    for x in [30.0, 46.0, 62.0] {
        s.ink(
            &curve(&[(x, 38.0), (x + 5.0, 48.0), (x + 3.0, 60.0)]),
            DETAIL * 1.3,
        );
    }
    s
}

fn bomb() -> Sheet {
    let mut s = icon("icon_bomb");
    s.shape(&oval(44.0, 58.0, 32.0, 31.0), IRON.shade(0.25));
    s.bit(
        &rect(52.0, 20.0, 14.0, 14.0).turn((59.0, 27.0), 35.0),
        STEEL,
    );
    s.pen(
        &curve(&[(64.0, 22.0), (74.0, 12.0), (84.0, 18.0)]),
        4.0,
        INK,
        1.0,
    );
    s.bit(&star(84.0, 18.0, 12.0, 5.0, 6), OCHRE.light(0.4));
    s.pen(
        &curve(&[(24.0, 56.0), (28.0, 44.0), (38.0, 38.0)]),
        4.0,
        BONE,
        0.7,
    );
    s
}

/// A satchel: whatever else is carried.
fn tools() -> Sheet {
    let mut s = icon("icon_gear");
    let strap = curve(&[(22.0, 42.0), (30.0, 10.0), (66.0, 10.0), (74.0, 42.0)]);
    s.pen(&strap, 8.0, INK, 1.0);
    s.pen(&strap, 4.6, LEATHER.shade(0.2), 1.0);
    s.shape(&rounded(12.0, 36.0, 72.0, 50.0, 10.0), LEATHER.light(0.1));
    let flap = even(
        48.0,
        &[(48.0, 36.0), (80.0, 38.0), (78.0, 56.0), (48.0, 66.0)],
    );
    s.shape(&flap, LEATHER.light(0.28));
    s.bit(&rounded(42.0, 58.0, 12.0, 14.0, 3.0), OCHRE.light(0.2));
    s.pen(
        &line(22.0, 78.0, 74.0, 78.0),
        DETAIL,
        VERDIGRIS.shade(0.4),
        0.6,
    );
    s
}
