//! The taproom of the Slow Lantern.

use super::super::folk::{SKIN, bodice, face, lantern};
use super::super::graver::{
    beam, crossed, flakes, framed, land, mountains, planks, plate, stars, tube,
};
use super::{BRONZE, DUSK, SNOW, arch, timber};
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, STONE, Sheet, VERDIGRIS,
    bend, blob, curve, line, oval, points, rect, sharp, soft,
};

/// Daub between the timbers.
const DAUB: Colour = Colour(0xb6, 0x94, 0x68);
/// What a notary wears to the hills.
const GOWN: Colour = Colour(0x4a, 0x42, 0x58);

/// Hesper Quill with a writ, a leg in plaster, and the whole of the best table.
pub fn inn() -> Sheet {
    let mut s = plate("bell_inn", INK.light(0.3), OAK.shade(0.3));
    shell(&mut s);
    window(&mut s);
    sign(&mut s);
    shelf(&mut s);
    barrel(&mut s);
    swords(&mut s);
    notary(&mut s);
    leg(&mut s);
    table(&mut s);
    writ(&mut s);
    arm(&mut s);
    s.pen(&line(400.0, 44.0, 400.0, 74.0), 3.0, INK, 1.0);
    lantern(&mut s, (400.0, 70.0), 104.0);
    framed(s)
}

/// Walls, timbers and floor in the light of the lantern.
fn shell(s: &mut Sheet) {
    let stops = [
        (0.0, DAUB.light(0.5), 1.0),
        (0.45, DAUB, 1.0),
        (1.0, DAUB.shade(0.72), 1.0),
    ];
    let light = s.radial((410.0, 150.0), 600.0, &stops);
    s.paint(&rect(0.0, 0.0, 960.0, 430.0), &light, 1.0);
    crossed(s, &rect(736.0, 50.0, 208.0, 370.0), 9.0, 1.1, 0.3);
    crossed(s, &rect(16.0, 300.0, 190.0, 120.0), 9.0, 1.1, 0.3);
    let boards = rect(0.0, 420.0, 960.0, 120.0);
    let stops = [
        (0.0, OAK.mix(LAMP, 0.4), 1.0),
        (0.5, OAK.shade(0.22), 1.0),
        (1.0, OAK.shade(0.58), 1.0),
    ];
    let light = s.radial((420.0, 440.0), 520.0, &stops);
    s.paint(&boards, &light, 1.0);
    planks(s, &boards, 21.0, false, 0.6);
    s.pen(&line(0.0, 420.0, 960.0, 420.0), 3.0, INK, 1.0);
    for x in [222.0, 724.0] {
        timber(s, (x, 40.0), (x, 424.0), 24.0);
    }
    timber(s, (736.0, 230.0), (948.0, 70.0), 18.0);
    timber(s, (0.0, 32.0), (960.0, 32.0), 40.0);
}

/// Overwend in the snow behind the panes, its belfry empty; on the sill the mugs that have no room.
fn window(s: &mut Sheet) {
    let pane = rect(48.0, 108.0, 138.0, 150.0);
    let stops = [
        (0.0, DUSK.shade(0.5), 1.0),
        (0.7, DUSK, 1.0),
        (1.0, Colour(0xd8, 0xa8, 0x84), 1.0),
    ];
    let sky = s.linear((0.0, 108.0), (0.0, 258.0), &stops);
    s.paint(&pane, &sky, 1.0);
    s.clip(&pane);
    stars(s, 12, (52.0, 112.0, 182.0, 160.0), BONE);
    mountains(s, 228.0, &[(150.0, 150.0, 60.0)], SNOW.shade(0.2), 0.8);
    let snow = "40 226, 90 216, 140 222, 200 210";
    land(s, &points(snow), SNOW, 1.8);
    let tower = sharp("76 226, 79 152, 96 134, 113 152, 116 226");
    s.solid(&tower, STONE.shade(0.1), 2.0, 3.0);
    s.fill(&arch(86.0, 186.0, 20.0, 30.0), INK);
    flakes(s, 60, 108.0, 258.0, BONE);
    s.end();
    let wood = OAK.shade(0.3);
    beam(s, (117.0, 108.0), (117.0, 258.0), 5.0, wood);
    beam(s, (48.0, 182.0), (186.0, 182.0), 5.0, wood);
    s.stroke(&pane, 13.0, 1.0, INK, 1.0);
    s.stroke(&pane, 8.5, 1.0, wood, 1.0);
    s.solid(&rect(30.0, 258.0, 174.0, 14.0), OAK.shade(0.12), 2.6, 2.5);
    for (x, hue) in [
        (52.0, OXBLOOD),
        (92.0, LAPIS),
        (132.0, VERDIGRIS),
        (170.0, OCHRE),
    ] {
        mug(s, x, hue.light(0.1));
    }
}

/// A mug on the sill, with its head of foam.
fn mug(s: &mut Sheet, x: f32, hue: Colour) {
    tube(s, &oval(x + 13.0, 242.0, 7.0, 8.0), 2.4, hue.shade(0.1));
    s.solid(&rect(x - 11.0, 228.0, 22.0, 30.0), hue, 2.2, 2.5);
    s.pen(&line(x - 11.0, 250.0, x + 11.0, 250.0), 1.6, INK, 0.8);
    for out in [-8.0, 0.0, 8.0] {
        s.solid(&oval(x + out, 227.0, 6.0, 5.0), BONE, 1.6, 1.0);
    }
}

/// The sign of the house: a snail with a light on its back.
fn sign(s: &mut Sheet) {
    for x in [800.0, 884.0] {
        s.pen(&line(x, 50.0, x, 106.0), 2.6, INK, 1.0);
    }
    let board = soft("764 106, 842 98, 920 106, 930 150, 920 196, 842 204, 764 196, 754 150");
    s.solid(&board, OAK.light(0.05), 3.2, 5.0);
    s.pen(&board.scale((842.0, 151.0), 0.9, 0.86), 1.6, INK, 0.7);
    let body =
        soft("782 182, 806 174, 850 176, 884 170, 896 148, 908 150, 906 172, 888 188, 830 190");
    s.solid(&body, BONE.shade(0.14), 2.4, 3.0);
    for (x, y) in [(896.0, 130.0), (912.0, 134.0)] {
        s.pen(&line(902.0, 152.0, x, y), 2.0, INK, 1.0);
        s.dot(x, y, 3.2);
    }
    s.solid(
        &oval(836.0, 152.0, 33.0, 29.0),
        LAMP.mix(OCHRE, 0.4),
        2.6,
        4.0,
    );
    let whorl = "862 166, 836 174, 814 156, 822 136, 844 132, 856 148, 844 160, 832 152, 838 146";
    s.pen(&bend(whorl), 2.4, INK, 1.0);
    for (from, to) in [
        ((818.0, 118.0), (812.0, 108.0)),
        ((836.0, 116.0), (836.0, 105.0)),
        ((854.0, 118.0), (860.0, 108.0)),
    ] {
        s.pen(&curve(&[from, to]), 2.2, OXBLOOD, 1.0);
    }
}

/// What the house has for guests of rank: three jugs on a shelf.
fn shelf(s: &mut Sheet) {
    for (x, high, hue) in [
        (264.0, 34.0, STONE.light(0.1)),
        (298.0, 46.0, VERDIGRIS.shade(0.15)),
        (332.0, 30.0, OXBLOOD.mix(OAK, 0.4)),
    ] {
        let foot = 262.0;
        tube(
            s,
            &oval(x + 13.0, foot - high * 0.56, 6.0, high * 0.24),
            2.4,
            hue.shade(0.1),
        );
        let jug = blob(&[
            (x - 6.0, foot - high),
            (x + 6.0, foot - high),
            (x + 5.0, foot - high * 0.78),
            (x + 13.0, foot - high * 0.4),
            (x + 9.0, foot),
            (x - 9.0, foot),
            (x - 13.0, foot - high * 0.4),
            (x - 5.0, foot - high * 0.78),
        ]);
        s.solid(&jug, hue, 2.2, 3.0);
    }
    for x in [262.0, 336.0] {
        beam(s, (x, 272.0), (x, 290.0), 5.0, OAK.shade(0.4));
    }
    s.solid(&rect(244.0, 262.0, 112.0, 10.0), OAK.shade(0.2), 2.4, 2.5);
}

/// A barrel on its side, tapped.
fn barrel(s: &mut Sheet) {
    beam(s, (792.0, 330.0), (776.0, 424.0), 9.0, OAK.shade(0.4));
    beam(s, (916.0, 330.0), (930.0, 424.0), 9.0, OAK.shade(0.4));
    let head = oval(852.0, 296.0, 66.0, 66.0);
    s.solid(&head, OAK.shade(0.15), 3.2, 6.0);
    s.stroke(
        &head.scale((852.0, 296.0), 0.88, 0.88),
        5.0,
        1.0,
        STEEL.shade(0.4),
        1.0,
    );
    s.clip(&head);
    planks(s, &rect(794.0, 238.0, 116.0, 116.0), 17.0, true, 0.7);
    s.end();
    beam(s, (770.0, 356.0), (936.0, 356.0), 10.0, OAK.shade(0.3));
    beam(s, (852.0, 318.0), (852.0, 342.0), 8.0, BRONZE);
    beam(s, (842.0, 318.0), (862.0, 318.0), 5.0, BRONZE.light(0.2));
}

/// Two swords that somebody has leant where they can be seen.
fn swords(s: &mut Sheet) {
    for (x, lean) in [(150.0, 30.0), (196.0, 12.0)] {
        let (hilt, tip) = ((x + lean, 316.0), (x, 486.0));
        beam(s, hilt, tip, 7.0, STEEL.light(0.2));
        s.pen(&line(hilt.0, hilt.1, tip.0, tip.1), 1.4, INK, 0.6);
        let guard = (hilt.0 - lean * 0.06, hilt.1 + 6.0);
        let (left, right) = (
            (guard.0 - 20.0, guard.1 - 4.0),
            (guard.0 + 20.0, guard.1 + 4.0),
        );
        beam(s, left, right, 6.0, OCHRE.light(0.1));
        let pommel = (hilt.0 + lean * 0.14, hilt.1 - 32.0);
        beam(s, hilt, pommel, 6.0, LEATHER.shade(0.2));
        s.solid(&oval(pommel.0, pommel.1, 6.0, 6.0), OCHRE, 2.0, 1.0);
    }
}

/// The notary from the table up.
fn notary(s: &mut Sheet) {
    let back = soft("566 236, 592 216, 640 214, 668 234, 676 420, 560 420");
    s.solid(&back, OAK.shade(0.42), 3.0, 5.0);
    let body = "552 400, 556 320, 572 282, 604 262, 640 264, 668 290, 680 340, 684 400";
    let shade = "636 270, 668 296, 682 400, 640 400";
    bodice(s, (body, GOWN), (shade, 0.8));
    let bands = sharp("598 266, 622 266, 618 310, 606 304, 594 312");
    s.solid(&bands, BONE, 2.2, 2.0);
    s.solid(&oval(638.0, 176.0, 21.0, 19.0), STEEL.shade(0.25), 2.6, 4.0);
    let hair = soft("586 196, 590 172, 616 162, 644 176, 650 208, 640 240, 620 232");
    s.solid(&hair, STEEL.shade(0.12), 2.8, 4.0);
    let profile = "590 194, 610 184, 630 198, 632 230, 620 254, 602 262, 588 256, 585 244, 583 239, \
                   571 237, 570 232, 582 220, 584 206";
    let cheek = oval(608.0, 240.0, 10.0, 7.0);
    let mouth = "586 246, 596 250, 606 244";
    face(s, (profile, 2.8), (&cheek, 0.4), (mouth, 2.2));
    // Spectacles, one brow up, and ink on her nose.
    s.stroke(&oval(596.0, 217.0, 10.0, 9.5), 2.4, 1.0, INK, 1.0);
    s.dot(594.0, 218.0, 2.8);
    s.pen(&line(606.0, 215.0, 628.0, 210.0), 1.8, INK, 1.0);
    s.pen(&bend("586 200, 596 194, 607 199"), 2.4, INK, 1.0);
    s.spot(577.0, 231.0, 2.4, LAPIS.shade(0.5), 1.0);
    s.pen(
        &bend("579 226, 583 223, 586 227"),
        1.6,
        LAPIS.shade(0.5),
        1.0,
    );
    s.pen(&line(652.0, 166.0, 622.0, 188.0), 2.2, INK, 1.0);
}

/// Her leg in plaster, on a stool of its own.
fn leg(s: &mut Sheet) {
    for (from, to) in [
        ((836.0, 426.0), (824.0, 506.0)),
        ((880.0, 426.0), (892.0, 506.0)),
        ((858.0, 428.0), (858.0, 498.0)),
    ] {
        beam(s, from, to, 8.0, OAK.shade(0.35));
    }
    s.solid(&oval(858.0, 420.0, 44.0, 10.0), OAK.shade(0.1), 2.8, 3.0);
    let cushion = soft("820 406, 856 398, 896 406, 894 420, 856 424, 822 420");
    s.solid(&cushion, OXBLOOD, 2.6, 4.0);
    let shin = curve(&[
        (650.0, 392.0),
        (730.0, 392.0),
        (800.0, 390.0),
        (850.0, 388.0),
    ]);
    tube(s, &shin, 42.0, BONE.shade(0.06));
    let foot = soft("836 410, 838 372, 846 340, 862 332, 874 344, 876 380, 872 406, 852 414");
    s.solid(&foot, BONE, 3.0, 5.0);
    for (x, y) in [(850.0, 336.0), (860.0, 331.0), (869.0, 335.0)] {
        s.solid(&oval(x, y, 5.5, 6.5), SKIN, 1.8, 1.0);
    }
    for turn in [
        "712 370, 720 392, 712 414",
        "748 370, 756 392, 748 414",
        "784 369, 792 390, 784 412",
        "838 372, 858 366, 876 370",
        "842 352, 860 346, 876 352",
    ] {
        s.pen(&bend(turn), 1.5, INK, 0.7);
    }
    // Somebody has signed it, as the law asks.
    s.pen(
        &bend("806 384, 811 378, 815 390, 820 378, 826 388"),
        1.8,
        LAPIS,
        1.0,
    );
}

/// The best table, which cannot be seen for parchment.
fn table(s: &mut Sheet) {
    for x in [258.0, 652.0] {
        s.solid(&rect(x, 424.0, 26.0, 86.0), OAK.shade(0.4), 2.8, 4.0);
    }
    beam(s, (284.0, 484.0), (652.0, 484.0), 9.0, OAK.shade(0.45));
    let top = sharp("270 372, 668 372, 722 424, 722 438, 216 438, 216 424");
    s.solid(&top, OAK.shade(0.08), 3.2, 4.0);
}

/// The writ over all of it, with what it is written with and what it pays.
fn writ(s: &mut Sheet) {
    let sheet = soft(
        "292 366, 380 370, 480 368, 560 370, 630 366, 648 378, 664 400, 682 418, 678 440, 676 472, \
         600 466, 520 474, 440 466, 350 474, 262 468, 258 440, 254 418, 272 396",
    );
    s.solid(&sheet, BONE, 3.0, 5.0);
    s.pen(
        &bend("254 420, 350 426, 470 421, 580 427, 682 420"),
        1.6,
        INK,
        0.7,
    );
    s.hatch_in(
        &sharp("262 424, 676 424, 674 436, 262 434"),
        8.0,
        5.0,
        1.0,
        INK,
        0.35,
    );
    let mut y = 378.0;
    while y < 418.0 {
        let inset = (418.0 - y) * 0.9;
        let mut x = 284.0 + inset;
        while x < 530.0 {
            let word = s.chance.between(12.0, 40.0);
            let stroke = curve(&[(x, y), (x + word * 0.5, y - 2.6), (x + word, y)]);
            s.pen(&stroke, 1.9, INK, 0.85);
            x += word + 8.0;
        }
        y += 9.0;
    }
    // The seals of nine parishes, one ribbon each.
    for i in 0..9 {
        let x = 284.0 + i as f32 * 46.0;
        let hue = [OXBLOOD, LAPIS, VERDIGRIS][i % 3];
        beam(s, (x, 450.0), (x + 3.0, 478.0), 5.0, BONE.shade(0.2));
        s.solid(&oval(x + 3.0, 482.0, 11.0, 10.5), hue, 2.2, 2.5);
        s.pen(&oval(x + 3.0, 482.0, 5.5, 5.0), 1.3, INK, 0.7);
    }
    s.solid(
        &soft("452 388, 448 366, 458 360, 478 360, 488 366, 484 388"),
        INK.light(0.14),
        2.4,
        3.0,
    );
    s.solid(&oval(468.0, 361.0, 10.0, 3.6), STEEL.shade(0.2), 1.8, 1.0);
    for (x, y, count) in [(334.0, 392.0, 5), (360.0, 400.0, 3), (312.0, 402.0, 4)] {
        for i in 0..count {
            let coin = oval(x, y - i as f32 * 5.0, 12.0, 5.0);
            s.solid(&coin, STEEL.light(0.3), 1.8, 1.5);
        }
    }
}

/// Her writing hand, and the quill in it.
fn arm(s: &mut Sheet) {
    let sleeve = curve(&[
        (580.0, 308.0),
        (556.0, 356.0),
        (540.0, 386.0),
        (512.0, 388.0),
    ]);
    tube(s, &sleeve, 32.0, GOWN.light(0.08));
    tube(
        s,
        &curve(&[(514.0, 376.0), (508.0, 388.0), (510.0, 400.0)]),
        10.0,
        BONE,
    );
    let hand = soft("508 376, 494 374, 482 384, 480 396, 494 402, 508 400");
    s.solid(&hand, SKIN, 2.6, 3.0);
    let feather = soft("486 388, 506 340, 534 296, 556 274, 556 300, 538 336, 510 372, 492 394");
    s.solid(&feather, BONE.light(0.2), 2.4, 4.0);
    s.pen(&bend("474 408, 492 382, 524 330, 554 278"), 2.2, INK, 1.0);
    for barb in ["512 354, 526 350", "522 336, 537 330", "532 318, 547 310"] {
        s.pen(&bend(barb), 1.2, INK, 0.8);
    }
}
