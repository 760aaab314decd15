//! Sallow Quay.

use super::super::folk::{Hat, Person, lantern};
use super::super::graver::{House, framed, glow, masonry, mist, plate, ruled};
use super::{FOG, arch};
use crate::ink::{
    BONE, INK, LAPIS, OAK, OCHRE, OXBLOOD, Point, STONE, Sheet, curve, line, oval, rect, sharp,
};

/// A street of Sallow Quay, with ropes to go by.
pub fn quay() -> Sheet {
    let mut s = plate("bell_quay", FOG.shade(0.1), FOG.light(0.3));
    ruled(
        &mut s,
        &rect(16.0, 16.0, 930.0, 300.0),
        13.0,
        1.0,
        INK,
        0.22,
    );
    // The church tower, far up.
    let tower = rect(424.0, 60.0, 112.0, 360.0);
    s.paint(&tower, &STONE.light(0.3).hex(), 0.9);
    s.clip(&tower);
    masonry(&mut s, &tower, 22.0, 0.3);
    s.hatch_in(&rect(490.0, 60.0, 50.0, 360.0), 72.0, 8.0, 1.1, INK, 0.35);
    s.end();
    s.pen(&tower, 1.8, INK, 0.5);
    let spire = sharp("416 64, 480 -30, 544 64");
    s.paint(&spire, &STONE.shade(0.05).hex(), 0.8);
    s.pen(&spire, 1.8, INK, 0.5);
    for x in [446.0, 492.0] {
        let hole = arch(x, 150.0, 24.0, 52.0);
        s.paint(&hole, &INK.hex(), 0.5);
    }
    glow(&mut s, (480.0, 128.0), 60.0, 0.5);
    for (x, top) in [(340.0, 150.0), (610.0, 120.0), (650.0, 170.0)] {
        s.pen(&line(x, 400.0, x, top), 2.4, INK, 0.3);
        s.pen(
            &line(x - 34.0, top + 40.0, x + 34.0, top + 40.0),
            1.6,
            INK,
            0.3,
        );
    }
    mist(&mut s, 330.0, 300.0, FOG, 0.75);
    // Houses on both sides, nearer and darker outwards.
    for (x, y, wide, high, roof, ink) in [
        (330.0, 420.0, 80.0, 130.0, 50.0, 0.45),
        (560.0, 420.0, 86.0, 140.0, 52.0, 0.45),
        (190.0, 446.0, 134.0, 200.0, 76.0, 0.22),
        (636.0, 446.0, 140.0, 190.0, 80.0, 0.22),
        (-20.0, 486.0, 200.0, 280.0, 100.0, 0.0),
        (780.0, 486.0, 210.0, 270.0, 104.0, 0.0),
    ] {
        House {
            x,
            y,
            wide,
            high,
            roof,
            wall: BONE.shade(0.16).mix(FOG, ink),
            tiles: OXBLOOD.mix(STONE, 0.35).mix(FOG, ink),
            lit: true,
        }
        .draw(&mut s);
        if ink > 0.0 {
            s.paint(
                &rect(
                    x - 20.0,
                    y - high - roof * 1.5,
                    wide + 40.0,
                    high + roof * 1.5,
                ),
                &FOG.hex(),
                ink,
            );
        }
    }
    mist(&mut s, 440.0, 90.0, FOG, 0.7);
    let street = sharp("0 476, 300 424, 660 424, 960 476, 960 540, 0 540");
    s.paint(&street, &STONE.mix(FOG, 0.3).hex(), 0.9);
    for i in 0..150 {
        let y = 430.0 + (i as f32 / 150.0).powf(0.7) * 100.0;
        let x = s.chance.between(30.0, 930.0);
        let k = 4.0 + (y - 430.0) * 0.13;
        s.pen(
            &curve(&[(x - k, y), (x, y - k * 0.45), (x + k, y)]),
            1.2,
            INK,
            0.6,
        );
    }
    // Ropes with knots from post to post.
    let posts: [Point; 4] = [
        (90.0, 500.0),
        (300.0, 452.0),
        (640.0, 452.0),
        (860.0, 504.0),
    ];
    for pair in [
        (posts[0], posts[1]),
        (posts[1], posts[2]),
        (posts[2], posts[3]),
    ] {
        let (a, b) = ((pair.0.0, pair.0.1 - 66.0), (pair.1.0, pair.1.1 - 66.0));
        let sag = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 26.0);
        let rope = curve(&[a, sag, b]);
        s.pen(&rope, 5.0, INK, 1.0);
        s.pen(&rope, 2.6, OCHRE.light(0.4), 1.0);
        let knots = [0.22, 0.27, 0.32, 0.45, 0.5, 0.62, 0.67, 0.72];
        for t in knots {
            let at = rope.points[((rope.points.len() - 1) as f32 * t) as usize];
            s.solid(&oval(at.0, at.1, 4.6, 5.2), OCHRE.light(0.3), 1.4, 1.0);
        }
    }
    for (x, y) in posts {
        let post = rect(x - 6.0, y - 84.0, 12.0, 84.0);
        s.solid(&post, OAK.shade(0.3), 2.2, 3.0);
        s.hatch_in(&rect(x, y - 84.0, 6.0, 84.0), 80.0, 4.0, 1.0, INK, 0.7);
    }
    lantern(&mut s, (300.0, 362.0), 24.0);
    lantern(&mut s, (640.0, 362.0), 24.0);
    // A woman with her hand on the wall, a child on a string, the sergeant with a lantern.
    Person {
        at: (196.0, 500.0),
        high: 118.0,
        coat: LAPIS.shade(0.2),
        hat: Hat::Bonnet,
        looks: -1.0,
    }
    .draw(&mut s);
    let child = Person {
        at: (262.0, 506.0),
        high: 72.0,
        coat: OCHRE.shade(0.1),
        hat: Hat::Cap,
        looks: -1.0,
    };
    child.draw(&mut s);
    s.pen(
        &curve(&[(206.0, 436.0), (226.0, 462.0), child.hand()]),
        1.6,
        INK,
        1.0,
    );
    let sergeant = Person {
        at: (700.0, 514.0),
        high: 124.0,
        coat: OXBLOOD.shade(0.1),
        hat: Hat::Helm,
        looks: -1.0,
    };
    sergeant.draw(&mut s);
    lantern(&mut s, sergeant.hand(), 26.0);
    mist(&mut s, 540.0, 80.0, FOG, 0.8);
    framed(s)
}
