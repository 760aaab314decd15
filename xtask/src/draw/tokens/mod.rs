//! Painted wooden tokens: discs, rims, busts and the marks laid over them.

mod beasts;
mod disc;
pub mod dragon;
mod drawn;
mod faces;
mod files;
mod folk;
mod giants;
mod headgear;
mod hero;
pub mod heroes;
mod horrors;
mod made;
mod markers;
mod orcs;
mod people;
mod pins;
mod plights;
mod scaled;
mod strangers;
mod undead;
mod wild;

pub use faces::skull;

use crate::Failure;
use crate::atlas::Sprite;
use crate::ink::{Path, Sheet, poly};
use std::f32::consts::PI;

/// Side of a token's sprite.
const SIDE: f32 = 128.0;

/// All sprites of the tokens.
pub fn sprites(root: &std::path::Path) -> Result<Vec<Sprite>, Failure> {
    let mut out = Vec::new();
    disc::draw(&mut out);
    pins::draw(&mut out);
    plights::draw(&mut out);
    markers::draw(&mut out);
    heroes::draw(root, &mut out)?;
    strangers::draw(&mut out);
    beasts::draw(&mut out);
    folk::draw(&mut out);
    undead::draw(&mut out);
    files::draw(root, &mut out)?;
    people::draw(root, &mut out)?;
    drawn::draw(root, &mut out)?;
    wild::draw(&mut out);
    scaled::draw(&mut out);
    made::draw(&mut out);
    out.push(dragon::draw());
    Ok(out.into_iter().map(Sprite::from).collect())
}

/// Starts a bust: below the middle it is cut off by the rim, above it may stick out.
fn bust(name: impl Into<String>) -> Sheet {
    let mut s = Sheet::new(name, SIDE, SIDE);
    s.clip(&frame(SIDE));
    s
}

fn frame(side: f32) -> Path {
    let (c, r) = (side / 2.0, side * 0.395);
    let mut points = vec![(c - r, c), (side * 0.02, c * 0.9), (side * 0.02, 1.0)];
    points.extend([(side * 0.98, 1.0), (side * 0.98, c * 0.9), (c + r, c)]);
    points.extend((0..=40).map(|i| {
        let angle = PI * i as f32 / 40.0;
        (c + r * angle.cos(), c + r * angle.sin())
    }));
    poly(&points)
}
