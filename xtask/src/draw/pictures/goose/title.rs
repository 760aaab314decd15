//! Nether Wick, and an empty pen.

use super::super::folk::{Hat, Person};
use super::super::graver::{
    GRASS, HAZE, House, LEAF, cloud, framed, glow, land, plate, ring, ruled, tufts,
};
use super::bird::{Bearing, feather, goose, prints, strewn};
use super::{MORNING, MUD, rosette, smoke, stump, tree, wall, wat};
use crate::ink::{
    BONE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Point, STONE, Sheet, VERDIGRIS, bend,
    blob, curve, line, oval, points, poly, rect, sharp,
};

/// Nether Wick in the morning, and in front of it an empty pen.
pub fn title() -> Sheet {
    let mut s = plate("goose_title", MORNING, HAZE);
    sky(&mut s);
    village(&mut s);
    pond(&mut s);
    wall_and_boy(&mut s);
    pen(&mut s);
    // Widow Plum, in her good bonnet.
    Person {
        at: (770.0, 512.0),
        high: 172.0,
        coat: LAPIS.shade(0.1).mix(OXBLOOD, 0.35),
        hat: Hat::Bonnet,
        looks: -1.0,
    }
    .draw(&mut s);
    tufts(&mut s, 16, (610.0, 490.0, 930.0, 524.0), 14.0);
    tufts(&mut s, 8, (190.0, 506.0, 280.0, 526.0), 13.0);
    framed(s)
}

/// The sun over the hill with the kiln on it.
fn sky(s: &mut Sheet) {
    ruled(s, &rect(16.0, 16.0, 930.0, 220.0), 12.0, 1.0, INK, 0.3);
    glow(s, (250.0, 214.0), 260.0, 0.95);
    s.fill(&oval(250.0, 214.0, 42.0, 42.0), BONE.mix(LAMP, 0.3));
    s.stroke(&oval(250.0, 214.0, 42.0, 42.0), 2.0, 1.0, INK, 0.8);
    cloud(s, 500.0, 92.0, 84.0, BONE);
    cloud(s, 108.0, 118.0, 62.0, BONE);
    let far = land(
        s,
        &points("0 240, 180 214, 400 236, 640 190, 780 168, 960 204"),
        VERDIGRIS.mix(HAZE, 0.55),
        2.0,
    );
    s.hatch_in(&far, 22.0, 13.0, 1.0, INK, 0.3);
    // The lane goes up to the kiln, which should be cold.
    let lane = sharp("640 300, 690 262, 742 226, 772 196, 786 196, 764 230, 716 268, 690 304");
    s.fill(&lane, HAZE.shade(0.08));
    for side in [
        "634 300, 684 260, 736 224, 768 194",
        "698 304, 724 268, 770 230, 790 198",
    ] {
        s.pen(&bend(side), 6.0, LEAF.shade(0.3), 1.0);
        s.pen(&bend(side), 1.4, INK, 0.8);
    }
    stump(s, (800.0, 196.0), 44.0, 60.0);
    smoke(s, (802.0, 134.0), 112.0, 6.0);
}

/// The green with the inn across it.
fn village(s: &mut Sheet) {
    let green = land(
        s,
        &points("0 300, 240 288, 520 296, 760 286, 960 296"),
        GRASS,
        2.2,
    );
    s.hatch_in(&green, 4.0, 15.0, 1.0, INK, 0.3);
    for (x, y, high) in [
        (430.0, 318.0, 104.0),
        (60.0, 312.0, 112.0),
        (930.0, 340.0, 150.0),
    ] {
        tree(s, x, y, high, LEAF);
    }
    for (x, y, wide, high, roof) in [
        (136.0, 322.0, 92.0, 50.0, 40.0),
        (330.0, 312.0, 74.0, 42.0, 34.0),
    ] {
        House {
            x,
            y,
            wide,
            high,
            roof,
            wall: BONE.shade(0.1),
            tiles: OCHRE.mix(STONE, 0.35),
            lit: false,
        }
        .draw(s);
    }
    House {
        x: 500.0,
        y: 352.0,
        wide: 230.0,
        high: 96.0,
        roof: 72.0,
        wall: BONE.shade(0.06),
        tiles: OXBLOOD.mix(STONE, 0.2),
        lit: false,
    }
    .draw(s);
    // The sign of the Low Water: a mug, not very full.
    s.solid(&rect(760.0, 236.0, 8.0, 122.0), OAK.shade(0.3), 2.0, 2.0);
    s.pen(&line(764.0, 244.0, 824.0, 244.0), 5.0, INK, 1.0);
    let board = rect(778.0, 254.0, 46.0, 46.0);
    for x in [786.0, 816.0] {
        s.pen(&line(x, 244.0, x, 256.0), 2.0, INK, 1.0);
    }
    s.solid(&board, VERDIGRIS.light(0.1), 2.2, 2.0);
    s.solid(&rect(790.0, 266.0, 16.0, 24.0), BONE, 1.8, 1.5);
    s.fill(&rect(791.0, 282.0, 14.0, 7.0), OCHRE);
    s.pen(&bend("806 270, 813 272, 813 282, 806 284"), 2.4, INK, 1.0);
}

/// The pond, and nine geese of no distinction.
fn pond(s: &mut Sheet) {
    let water = blob(&ring((330.0, 366.0), 190.0, 30.0, 16));
    s.solid(&water, LAPIS.light(0.42), 2.4, 3.0);
    s.clip(&water);
    ruled(s, &water, 7.0, 1.2, BONE, 0.85);
    s.hatch_in(&rect(140.0, 334.0, 400.0, 12.0), 0.0, 4.0, 1.1, INK, 0.5);
    s.end();
    for (x, y, k, looks) in [
        (214.0, 362.0, 20.0, 1.0),
        (262.0, 352.0, 18.0, 1.0),
        (300.0, 374.0, 23.0, -1.0),
        (346.0, 356.0, 19.0, 1.0),
        (388.0, 378.0, 23.0, 1.0),
        (428.0, 358.0, 19.0, -1.0),
        (470.0, 372.0, 22.0, -1.0),
        (250.0, 380.0, 22.0, 1.0),
        (344.0, 388.0, 24.0, 1.0),
    ] {
        goose(s, (x, y), k, looks, Bearing::Swims);
    }
}

/// The wall over the gate, with the boy on it.
fn wall_and_boy(s: &mut Sheet) {
    let face = "0 342, 128 352, 176 362, 176 470, 128 500, 0 516";
    let cope = "0 330, 132 340, 186 352, 186 366, 132 356, 0 346";
    let stones = rect(0.0, 340.0, 180.0, 180.0);
    let shaded = "120 350, 180 362, 180 470, 120 504";
    wall(s, (face, cope), (stones, 19.0), shaded);
    wat(s, (96.0, 342.0), 112.0, 1.0, false);
}

/// The pen: nine ribbons on its rail, its gate open, and nobody in it.
fn pen(s: &mut Sheet) {
    let floor = sharp("176 424, 560 424, 680 506, 196 506");
    s.fill(&floor, MUD.mix(GRASS, 0.35).light(0.12));
    let mire = blob(&ring((400.0, 500.0), 210.0, 30.0, 14));
    s.solid(&mire, MUD, 2.0, 3.0);
    s.hatch_in(&mire, 6.0, 7.0, 1.2, INK, 0.6);
    for i in 0..70 {
        let x = 200.0 + i as f32 * 5.0;
        let y = s.chance.between(432.0, 476.0);
        let (lean, fall) = (s.chance.around(16.0), s.chance.around(6.0));
        let straw = line(x, y, x + lean, y + fall);
        s.pen(&straw, 2.0, OCHRE.light(0.3), 1.0);
    }
    strewn(
        s,
        &[(300.0, 456.0, 26.0, 64.0), (470.0, 448.0, 22.0, -100.0)],
    );
    // Boots, in and out, and something dragged.
    let go = |from: Point, to: Point, steps: usize| -> Vec<Point> {
        (0..steps)
            .map(|i| {
                let t = i as f32 / (steps - 1) as f32;
                (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t)
            })
            .collect()
    };
    prints(s, &go((300.0, 490.0), (560.0, 512.0), 8), 10.0);
    prints(s, &go((330.0, 514.0), (540.0, 492.0), 6), 10.0);
    for y in [0.0, 9.0] {
        s.pen(
            &curve(&[
                (360.0, 462.0 + y),
                (430.0, 486.0 + y),
                (560.0, 494.0 + y),
                (640.0, 512.0 + y),
            ]),
            2.0,
            INK,
            0.7,
        );
    }
    fence(s, (182.0, 424.0), (560.0, 424.0), 62.0, 5);
    fence(s, (560.0, 424.0), (676.0, 506.0), 74.0, 3);
    for i in 0..9 {
        let x = 212.0 + i as f32 * 40.0;
        let colour = if i % 2 == 0 {
            OXBLOOD.light(0.12)
        } else {
            LAPIS.light(0.1)
        };
        rosette(s, (x, 378.0), 11.0, colour);
    }
    fence(s, (184.0, 506.0), (284.0, 506.0), 76.0, 2);
    fence(s, (500.0, 506.0), (676.0, 506.0), 76.0, 3);
    gate(s, (500.0, 506.0), (596.0, 522.0), 74.0);
    feather(s, (360.0, 520.0), 76.0, 62.0);
}

/// Posts with two rails between two points on the ground.
fn fence(s: &mut Sheet, from: Point, to: Point, high: f32, posts: usize) {
    let wood = OAK.shade(0.12);
    for share in [0.42, 0.82] {
        let (a, b) = ((from.0, from.1 - high * share), (to.0, to.1 - high * share));
        let rail = poly(&[
            (a.0, a.1 - 5.0),
            (b.0, b.1 - 5.0),
            (b.0, b.1 + 5.0),
            (a.0, a.1 + 5.0),
        ]);
        s.solid(&rail, wood.light(0.1), 2.0, 2.0);
    }
    for i in 0..posts {
        let t = i as f32 / (posts - 1) as f32;
        let (x, y) = (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
        let post = sharp("-6 0, -6 -0.94, 0 -1, 6 -0.94, 6 0").map(|(a, b)| (x + a, y + b * high));
        s.solid(&post, wood, 2.2, 2.5);
        s.hatch_in(
            &rect(x, y - high * 0.9, 6.0, high * 0.9),
            84.0,
            3.4,
            0.9,
            INK,
            0.7,
        );
    }
}

/// The gate, swung wide, from its hinge to its free end.
fn gate(s: &mut Sheet, hinge: Point, free: Point, high: f32) {
    let at = |t: f32, up: f32| {
        (
            hinge.0 + (free.0 - hinge.0) * t,
            hinge.1 + (free.1 - hinge.1) * t - high * up,
        )
    };
    let bar = |from: Point, to: Point, half: f32| {
        poly(&[
            (from.0, from.1 - half),
            (to.0, to.1 - half),
            (to.0, to.1 + half),
            (from.0, from.1 + half),
        ])
    };
    let wood = OAK.light(0.28);
    s.solid(
        &bar(at(0.0, 0.16), at(1.0, 0.92), 4.0),
        wood.shade(0.1),
        2.0,
        2.0,
    );
    for up in [0.16, 0.54, 0.92] {
        s.solid(&bar(at(0.0, up), at(1.0, up), 5.0), wood, 2.2, 2.0);
    }
    for t in [0.06, 0.97] {
        let (x, y) = at(t, 1.0);
        s.solid(&rect(x - 5.0, y, 10.0, high * 0.94), wood, 2.2, 2.0);
    }
    let latch = at(0.97, 0.72);
    s.solid(
        &rect(latch.0 - 8.0, latch.1, 20.0, 6.0),
        LEATHER.shade(0.3),
        1.6,
        1.0,
    );
}
