//! The ship coming in.

use super::super::graver::{framed, glow_of, plate, ruled, stars};
use super::{SPACE, planet, ship};
use crate::ink::{BONE, Colour, INK, LAMP, LAPIS, STEEL, STONE, Sheet, line, oval, rect, soft};

/// She comes in, eleven years late, with every light on.
pub fn title() -> Sheet {
    let mut s = plate("marigold_title", SPACE.shade(0.2), Colour(0x30, 0x36, 0x50));
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 510.0), 15.0, 1.0, INK, 0.5);
    stars(&mut s, 190, (20.0, 20.0, 940.0, 520.0), BONE);
    planet(&mut s, (820.0, 130.0), 150.0, Colour(0x8a, 0x78, 0x8c));
    planet(&mut s, (118.0, 96.0), 34.0, STONE);
    ship(&mut s, (500.0, 330.0), 320.0);
    // The tug that meets her, no longer than her anchor would be.
    let tug = soft("74 488, 96 472, 132 474, 146 488, 132 502, 90 502");
    glow_of(&mut s, (58.0, 488.0), 40.0, LAPIS.light(0.5), 0.9);
    s.solid(&tug, STEEL, 2.2, 3.0);
    s.solid(&oval(120.0, 484.0, 8.0, 7.0), LAMP.light(0.3), 1.6, 1.0);
    s.pen(&line(92.0, 472.0, 84.0, 454.0), 2.0, INK, 1.0);
    framed(s)
}
