//! The widow in her chair.

use super::super::folk::{self, SKIN, face};
use super::super::graver::{beads, tube};
use crate::ink::{
    BONE, Colour, INK, LAPIS, OAK, OCHRE, OXBLOOD, Point, STEEL, Sheet, bend, blob, curve, line,
    oval, points, rect, soft,
};

/// Her gown.
const GOWN: Colour = Colour(0x3c, 0x3a, 0x54);
const CHAIR: Colour = OXBLOOD;

/// The chair's back, behind her.
pub fn chair(s: &mut Sheet) {
    s.paint(&oval(770.0, 506.0, 140.0, 20.0), &INK.hex(), 0.4);
    for x in [832.0, 700.0] {
        s.solid(&rect(x, 470.0, 18.0, 40.0), OAK.shade(0.4), 2.4, 2.0);
    }
    let back = soft(
        "716 196, 734 160, 780 144, 826 154, 850 190, 858 260, 862 340, 860 420, 856 480, 700 484, \
         700 400, 716 320, 724 260",
    );
    s.solid(&back, CHAIR.shade(0.12), 3.6, 6.0);
    s.clip(&back);
    s.hatch_in(&rect(806.0, 150.0, 60.0, 340.0), 72.0, 6.5, 1.3, INK, 0.65);
    for (x, y) in [
        (756.0, 190.0),
        (796.0, 186.0),
        (828.0, 222.0),
        (790.0, 236.0),
        (826.0, 284.0),
    ] {
        s.spot(x, y, 4.0, CHAIR.shade(0.55), 1.0);
        s.pen(&line(x - 12.0, y - 14.0, x, y), 1.3, INK, 0.7);
        s.pen(&line(x + 12.0, y - 14.0, x, y), 1.3, INK, 0.7);
    }
    s.end();
}

/// The widow, with an arm free for whoever needs it.
pub fn widow(s: &mut Sheet) {
    skirt(s);
    bodice(s);
    armrest(s);
}

/// The near arm of the chair: a panel with studs under a roll.
fn armrest(s: &mut Sheet) {
    let panel = soft("764 414, 856 414, 858 450, 854 490, 762 490, 764 450");
    s.solid(&panel, CHAIR.shade(0.22), 3.0, 5.0);
    s.hatch_in(
        &soft("800 420, 856 416, 856 488, 796 488"),
        68.0,
        6.0,
        1.3,
        INK,
        0.7,
    );
    for y in [432.0, 446.0, 460.0, 474.0] {
        s.solid(&oval(772.0, y, 3.4, 3.4), OCHRE.light(0.3), 1.4, 1.0);
    }
    let roll = soft("752 392, 800 388, 850 390, 868 400, 868 414, 850 422, 800 420, 756 420");
    s.solid(&roll, CHAIR.light(0.06), 3.2, 6.0);
    s.solid(&oval(756.0, 407.0, 19.0, 19.0), CHAIR.light(0.12), 3.2, 4.0);
    s.pen(
        &bend("748 414, 745 404, 754 397, 764 402, 763 411, 756 411"),
        2.2,
        INK,
        0.95,
    );
}

fn skirt(s: &mut Sheet) {
    let shape = soft(
        "716 366, 660 372, 628 380, 614 404, 612 450, 598 506, 640 514, 720 512, 790 510, 800 440, \
         790 380",
    );
    for x in [600.0, 636.0] {
        let toe = soft(&format!(
            "{} 500, {} 498, {} 512, {} 516, {} 512",
            x + 30.0,
            x + 6.0,
            x - 14.0,
            x + 4.0,
            x + 30.0
        ));
        s.solid(&toe, INK.light(0.12), 2.2, 2.0);
    }
    s.solid(&shape, GOWN, 3.4, 6.0);
    s.clip(&shape);
    for fold in [
        "640 384, 632 440, 624 510",
        "664 380, 660 440, 664 510",
        "694 384, 696 450, 704 510",
        "724 392, 730 450, 742 510",
    ] {
        s.pen(&bend(fold), 1.8, INK, 0.95);
    }
    s.hatch_in(
        &soft("690 400, 800 380, 800 510, 700 512"),
        70.0,
        6.0,
        1.3,
        INK,
        0.8,
    );
    s.end();
    let apron =
        soft("712 364, 650 372, 628 390, 624 440, 616 488, 650 496, 686 492, 694 440, 704 400");
    s.solid(&apron, BONE.shade(0.06), 2.4, 4.0);
    for fold in ["660 380, 644 410, 638 490", "690 378, 670 420, 664 492"] {
        s.pen(&bend(fold), 1.4, INK, 0.7);
    }
}

fn bodice(s: &mut Sheet) {
    let body = "694 286, 730 272, 766 284, 786 330, 790 400, 700 400, 690 360, 676 326, 680 300";
    let shade = "740 290, 780 310, 788 396, 740 396";
    folk::bodice(s, (body, GOWN.light(0.04)), (shade, 0.85));
}

/// Her shawl, over both her shoulders.
fn shawl(s: &mut Sheet) {
    let shawl = soft(
        "690 280, 726 262, 766 274, 796 320, 792 356, 764 340, 740 330, 716 340, 692 330, 678 312",
    );
    s.solid(&shawl, LAPIS.light(0.2), 3.0, 5.0);
    s.clip(&shawl);
    for row in ["680 306, 730 290, 796 330", "684 320, 730 306, 790 344"] {
        s.pen(&bend(row), 3.0, BONE, 0.8);
    }
    s.end();
    for x in [694.0, 710.0, 726.0, 742.0, 758.0, 774.0, 788.0] {
        let y = if x > 750.0 {
            338.0 + (x - 750.0) * 0.4
        } else {
            336.0
        };
        s.pen(&line(x, y, x - 2.0, y + 12.0), 1.8, INK, 0.9);
    }
}

/// Her arm round the dog, and all of her that lies over it; drawn after the dog.
pub fn embrace(s: &mut Sheet) {
    let arm = curve(&[
        (746.0, 318.0),
        (712.0, 362.0),
        (652.0, 366.0),
        (592.0, 350.0),
    ]);
    tube(s, &arm, 38.0, GOWN.light(0.08));
    s.hatch_in(
        &soft("748 336, 714 378, 652 384, 604 370, 652 370, 702 360"),
        20.0,
        5.0,
        1.2,
        INK,
        0.8,
    );
    let palm = soft("588 334, 566 330, 548 338, 546 354, 560 366, 586 366");
    s.solid(&palm, SKIN, 2.8, 3.0);
    for (x, y) in [
        (532.0, 340.0),
        (526.0, 349.0),
        (529.0, 358.0),
        (538.0, 366.0),
    ] {
        let finger = line(562.0, (y + 350.0) / 2.0, x, y);
        tube(s, &finger, 6.0, SKIN);
    }
    s.fill(&oval(570.0, 350.0, 15.0, 11.0), SKIN);
    let cuff = curve(&[(594.0, 330.0), (588.0, 350.0), (590.0, 370.0)]);
    tube(s, &cuff, 12.0, BONE);
    shawl(s);
    head(s);
}

/// Her face, with spectacles and a long memory.
fn head(s: &mut Sheet) {
    let back = soft("700 196, 730 190, 762 206, 772 240, 760 276, 730 286, 706 270");
    s.solid(&back, BONE.shade(0.04), 3.0, 4.0);
    let profile = "694 204, 720 198, 738 220, 738 256, 724 280, 702 284, 684 276, 680 264, 676 256, \
                   666 250, 664 244, 678 232, 680 216";
    let cheek = oval(704.0, 258.0, 13.0, 9.0);
    let mouth = "682 266, 694 270, 706 264";
    face(s, (profile, 3.0), (&cheek, 0.45), (mouth, 2.4));
    s.pen(&bend("708 260, 711 265, 709 270"), 1.5, INK, 0.8);
    s.paint(&oval(691.0, 238.0, 13.0, 12.0), &BONE.hex(), 0.45);
    // An eye shut with joy, behind a lens.
    s.pen(&bend("684 238, 691 233, 699 239"), 2.6, INK, 1.0);
    s.stroke(&oval(691.0, 238.0, 13.0, 12.0), 2.6, 1.0, INK, 1.0);
    s.pen(&line(704.0, 236.0, 732.0, 230.0), 2.0, INK, 1.0);
    s.pen(&bend("682 222, 692 217, 702 222"), 1.8, INK, 0.9);
    let hair = soft("686 214, 694 198, 716 194, 726 206, 712 210, 700 212");
    s.solid(&hair, STEEL.light(0.35), 2.0, 2.0);
    bonnet(s);
}

fn bonnet(s: &mut Sheet) {
    let crown: Vec<Point> = points(
        "716 192, 744 184, 772 200, 782 236, 772 272, 748 288, 732 280, 740 258, 742 226, 730 206",
    );
    let crown = blob(&crown);
    s.solid(&crown, BONE.light(0.1), 3.0, 5.0);
    s.hatch_in(
        &soft("756 210, 778 230, 768 270, 748 284, 756 250"),
        64.0,
        5.0,
        1.1,
        INK,
        0.55,
    );
    // A frill all round her face.
    let edge = bend("690 196, 712 188, 732 200, 744 226, 742 258, 730 284");
    for (x, y) in beads(&edge, 13.0) {
        s.solid(&oval(x, y, 9.0, 9.0), BONE.light(0.2), 2.0, 2.0);
    }
    s.pen(&bend("728 284, 716 294, 706 292"), 4.0, INK, 1.0);
}
