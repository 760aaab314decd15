//! First in show.

use super::super::folk::{Hat, Person, crowd, limb};
use super::super::graver::{
    GRASS, HAZE, House, LEAF, cloud, framed, glow, land, plate, ruled, tufts,
};
use super::bird::{Bearing, goose, strewn};
use super::{MORNING, bunting, rosette, tree, wall, wat};
use crate::ink::{
    BONE, Colour, INK, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet, VERDIGRIS,
    bend, blob, line, oval, points, poly, rect, sharp,
};

/// The fair on the green: it takes four to hold the Admiral on his table.
pub fn home() -> Sheet {
    let mut s = plate("goose_home", MORNING.mix(LAPIS, 0.12), HAZE);
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 220.0), 12.0, 1.0, INK, 0.3);
    cloud(&mut s, 180.0, 120.0, 70.0, BONE);
    cloud(&mut s, 800.0, 104.0, 78.0, BONE);
    fair(&mut s);
    band(&mut s);
    show(&mut s);
    for (from, to, sag) in [
        ((8.0, 60.0), (330.0, 44.0), 70.0),
        ((330.0, 44.0), (640.0, 40.0), 64.0),
        ((640.0, 40.0), (956.0, 66.0), 74.0),
    ] {
        bunting(&mut s, from, to, sag, 25.0);
    }
    framed(s)
}

/// Tents, the inn and the pond's trees.
fn fair(s: &mut Sheet) {
    let far = land(
        s,
        &points("0 262, 260 236, 560 250, 820 226, 960 240"),
        VERDIGRIS.mix(HAZE, 0.55),
        2.0,
    );
    s.hatch_in(&far, 20.0, 13.0, 1.0, INK, 0.3);
    let green = land(s, &points("0 318, 300 306, 640 310, 960 304"), GRASS, 2.2);
    s.hatch_in(&green, 4.0, 15.0, 1.0, INK, 0.3);
    tree(s, 176.0, 326.0, 110.0, LEAF);
    tree(s, 930.0, 338.0, 150.0, LEAF);
    House {
        x: 668.0,
        y: 346.0,
        wide: 176.0,
        high: 74.0,
        roof: 58.0,
        wall: BONE.shade(0.06),
        tiles: OXBLOOD.mix(STONE, 0.2),
        lit: false,
    }
    .draw(s);
    tent(s, (306.0, 350.0), 150.0, 112.0, OXBLOOD.light(0.12));
    tent(s, (436.0, 326.0), 96.0, 84.0, LAPIS.light(0.2));
}

/// A round tent in stripes; `at` is the middle of its foot.
fn tent(s: &mut Sheet, (x, y): Point, wide: f32, high: f32, colour: Colour) {
    let eaves = y - high * 0.5;
    for i in 0..6 {
        let (a, b) = (i as f32 / 6.0 - 0.5, (i + 1) as f32 / 6.0 - 0.5);
        let hue = if i % 2 == 0 { colour } else { BONE };
        s.solid(
            &poly(&[
                (x + a * wide * 0.9, eaves),
                (x + b * wide * 0.9, eaves),
                (x + b * wide * 0.9, y),
                (x + a * wide * 0.9, y),
            ]),
            hue,
            1.6,
            2.0,
        );
        s.solid(
            &poly(&[
                (x, y - high),
                (x + a * wide, eaves + 6.0),
                (x + b * wide, eaves + 6.0),
            ]),
            hue,
            1.6,
            2.0,
        );
    }
    s.hatch_in(
        &rect(x + wide * 0.14, eaves, wide * 0.3, high * 0.5),
        70.0,
        6.0,
        1.1,
        INK,
        0.5,
    );
    s.pen(&line(x, y - high, x, y - high - 24.0), 2.4, INK, 1.0);
    s.solid(
        &poly(&[
            (x, y - high - 24.0),
            (x + 24.0, y - high - 17.0),
            (x, y - high - 10.0),
        ]),
        OCHRE,
        1.6,
        1.0,
    );
}

/// The band, and those who have come to look.
fn band(s: &mut Sheet) {
    let red = OXBLOOD.light(0.05);
    crowd(
        s,
        &[
            (272.0, 398.0, 84.0, VERDIGRIS, Hat::Bonnet, 1.0),
            (312.0, 392.0, 88.0, LEATHER, Hat::Tall, 1.0),
            (646.0, 398.0, 84.0, STONE.shade(0.3), Hat::Brim, -1.0),
        ],
    );
    for (x, y) in [(700.0, 396.0), (796.0, 400.0), (846.0, 396.0)] {
        let player = Person {
            at: (x, y),
            high: 92.0,
            coat: red,
            hat: Hat::Cap,
            looks: -1.0,
        };
        player.draw(s);
        let (hx, hy) = player.hand();
        horn(s, (x - 5.0, y - 80.0), (hx - 8.0, hy - 20.0));
    }
}

/// A brass horn from mouth to bell.
fn horn(s: &mut Sheet, mouth: Point, bell: Point) {
    let tube = line(mouth.0, mouth.1, bell.0, bell.1);
    limb(s, &tube, (7.0, 4.0), OCHRE.light(0.3));
    let cone = poly(&[
        (bell.0 + 10.0, bell.1 - 6.0),
        (bell.0 - 10.0, bell.1 - 8.0),
        (bell.0 - 6.0, bell.1 + 16.0),
        (bell.0 + 8.0, bell.1),
    ]);
    s.solid(&cone, OCHRE.light(0.35), 1.8, 1.5);
}

/// The Admiral on the table, and all who have to do with him.
fn show(s: &mut Sheet) {
    glow(s, (490.0, 290.0), 210.0, 0.55);
    s.paint(&oval(480.0, 500.0, 210.0, 22.0), &INK.hex(), 0.35);
    crowd(
        s,
        &[
            (398.0, 452.0, 158.0, LAPIS, Hat::Helm, 1.0),
            (604.0, 452.0, 154.0, VERDIGRIS, Hat::Hood, -1.0),
        ],
    );
    goose(s, (484.0, 408.0), 148.0, 1.0, Bearing::Shouts);
    crowd(
        s,
        &[
            (340.0, 470.0, 164.0, OXBLOOD, Hat::Bare, 1.0),
            (650.0, 470.0, 160.0, OCHRE.shade(0.25), Hat::Brim, -1.0),
        ],
    );
    table(s);
    wall_and_boy(s);
    judge(s);
    // Widow Plum, in her good bonnet, counts it out.
    let plum = Person {
        at: (892.0, 514.0),
        high: 172.0,
        coat: LAPIS.shade(0.1).mix(OXBLOOD, 0.35),
        hat: Hat::Bonnet,
        looks: -1.0,
    };
    plum.draw(s);
    let (x, y) = plum.hand();
    for (dx, dy) in [(-4.0, -6.0), (-8.0, 6.0), (-5.0, 20.0)] {
        s.solid(&oval(x + dx, y + dy, 7.0, 6.0), OCHRE.light(0.3), 1.8, 1.5);
    }
    strewn(
        s,
        &[(588.0, 214.0, 26.0, 40.0), (392.0, 270.0, 24.0, -30.0)],
    );
    // Two of the nine who have not won.
    for (x, y, looks) in [(238.0, 514.0, 1.0), (284.0, 502.0, 1.0)] {
        goose(s, (x, y), 42.0, looks, Bearing::Stands);
    }
    tufts(s, 22, (200.0, 500.0, 930.0, 526.0), 13.0);
}

/// His table with its cloth, and the ribbon upon it.
fn table(s: &mut Sheet) {
    for x in [336.0, 614.0] {
        s.solid(&rect(x, 440.0, 14.0, 66.0), OAK.shade(0.3), 2.2, 2.0);
    }
    let top = sharp("322 402, 646 402, 660 420, 308 420");
    s.solid(&top, OAK.light(0.1), 2.8, 3.0);
    let cloth = sharp(
        "308 420, 660 420, 654 488, 610 478, 566 490, 522 478, 480 490, 438 478, 396 490, 352 478, 314 488",
    );
    s.solid(&cloth, BONE, 2.8, 4.0);
    for x in [352.0, 396.0, 438.0, 522.0, 566.0, 610.0] {
        s.pen(&line(x, 428.0, x, 476.0), 1.3, INK, 0.6);
    }
    s.hatch_in(
        &sharp("560 424, 656 424, 652 480, 566 484"),
        70.0,
        7.0,
        1.1,
        INK,
        0.5,
    );
    rosette(s, (484.0, 440.0), 30.0, OXBLOOD.light(0.12));
    s.pen(&bend("478 432, 485 427, 485 452"), 4.0, INK, 1.0);
    s.pen(&line(477.0, 453.0, 493.0, 453.0), 3.4, INK, 1.0);
}

/// The judge, a brave man, with his stick.
fn judge(s: &mut Sheet) {
    let judge = Person {
        at: (744.0, 516.0),
        high: 176.0,
        coat: INK.light(0.28),
        hat: Hat::Tall,
        looks: -1.0,
    };
    judge.draw(s);
    let (x, y) = judge.hand();
    let stick = line(x + 6.0, y + 34.0, x - 40.0, y - 176.0);
    limb(s, &stick, (9.0, 5.0), OCHRE.light(0.35));
    let (marks, _) = stick.measured(16.0);
    for ((a, b), _) in marks {
        s.pen(&line(a - 5.0, b + 1.0, a + 4.0, b - 1.0), 1.6, INK, 1.0);
    }
    rosette(s, (738.0, 404.0), 10.0, LAPIS.light(0.15));
}

/// The wall with the boy on it, who blows his whistle till he is blue.
fn wall_and_boy(s: &mut Sheet) {
    let face = "0 404, 176 412, 190 420, 190 512, 0 530";
    let cope = "0 390, 180 398, 200 408, 200 422, 176 412, 0 404";
    let stones = rect(0.0, 404.0, 200.0, 130.0);
    let shaded = "130 404, 192 420, 192 512, 130 520";
    wall(s, (face, cope), (stones, 20.0), shaded);
    wat(s, (112.0, 402.0), 128.0, 1.0, true);
    // A mug of beer, of a kind.
    let mug = rect(42.0, 362.0, 24.0, 32.0);
    s.solid(&mug, STEEL, 2.0, 2.0);
    s.pen(&bend("66 368, 76 372, 75 384, 66 388"), 3.2, INK, 1.0);
    let froth = blob(&points("40 364, 44 354, 54 352, 64 354, 68 364, 54 368"));
    s.solid(&froth, BONE, 1.8, 1.5);
}
