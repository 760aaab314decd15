//! Wood and parchment, computed once at the start: grain and fibres have no outline for an artist
//! to draw.

use image::{Rgba, RgbaImage};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::SplitMix64;

/// Side of a surface in pixels; it tiles seamlessly.
const SIDE: u32 = 512;

/// Dark oiled wood, boards running from left to right.
pub fn wood() -> RgbaImage {
    let grain = Noise::new(11);
    let fine = Noise::new(12);
    RgbaImage::from_fn(SIDE, SIDE, |x, y| {
        let (u, v) = (x as f32 / SIDE as f32, y as f32 / SIDE as f32);
        let plank = (v * 3.0).floor();
        let across = (v * 3.0).fract();
        let wave = grain.at(u + plank * 0.29, v, 4, 24) * 0.9;
        let rings = ((across * 9.0 + wave * 2.6 + plank * 1.7) * std::f32::consts::TAU).sin();
        let fibre = fine.at(u, v, 6, 160);
        let joint = across.min(1.0 - across) * SIDE as f32 / 3.0;
        let gap = if joint < 1.6 {
            -0.32
        } else if joint < 4.0 {
            -0.08
        } else {
            0.0
        };
        let tone = 0.92 + rings * 0.055 + (fibre - 0.5) * 0.22 + (plank - 1.0) * 0.03 + gap;
        shade([58.0, 42.0, 29.0], tone)
    })
}

/// A sheet of parchment with its clouds and fibres.
pub fn parchment() -> RgbaImage {
    let cloud = Noise::new(21);
    let fibre = Noise::new(22);
    let speck = Noise::new(23);
    RgbaImage::from_fn(SIDE, SIDE, |x, y| {
        let (u, v) = (x as f32 / SIDE as f32, y as f32 / SIDE as f32);
        let broad = cloud.at(u, v, 4, 4) - 0.5;
        let middle = cloud.at(u, v, 16, 16) - 0.5;
        let thread = fibre.at(u, v, 96, 32) - 0.5;
        let dot = (speck.at(u, v, 128, 128) - 0.93).max(0.0) * -1.4;
        let tone = 1.0 + broad * 0.06 + middle * 0.035 + thread * 0.03 + dot;
        shade([233.0, 220.0, 192.0], tone)
    })
}

/// Light or shadow that is strongest in the middle of a circle and fades to nothing at its rim.
pub fn round_glow(colour: [u8; 3], strength: f32, core: f32) -> RgbaImage {
    const SMALL: u32 = 128;
    RgbaImage::from_fn(SMALL, SMALL, |x, y| {
        let middle = (SMALL - 1) as f32 / 2.0;
        let far = ((x as f32 - middle).hypot(y as f32 - middle) / middle).min(1.0);
        let part = 1.0 - smoothstep(((far - core) / (1.0 - core)).clamp(0.0, 1.0));
        let [r, g, b] = colour;
        Rgba([r, g, b, (part * strength * 255.0) as u8])
    })
}

/// The soft shadow of a sheet, to be stretched with [`SHADOW_BORDER`].
pub fn sheet_shadow() -> RgbaImage {
    const SMALL: u32 = 96;
    RgbaImage::from_fn(SMALL, SMALL, |x, y| {
        let from_edge = |at: u32| at.min(SMALL - 1 - at) as f32 / SHADOW_BORDER;
        let part = smoothstep(from_edge(x).min(1.0)) * smoothstep(from_edge(y).min(1.0));
        Rgba([10, 6, 3, (part * 150.0) as u8])
    })
}

/// Width in pixels of the soft border of [`sheet_shadow`].
pub const SHADOW_BORDER: f32 = 32.0;

/// The ruled edge of a map sheet, to be stretched with [`FRAME_BORDER`].
pub fn frame() -> RgbaImage {
    const SMALL: u32 = 192;
    let waver = Noise::new(41);
    RgbaImage::from_fn(SMALL, SMALL, |x, y| {
        let from_edge = |at: u32| at.min(SMALL - 1 - at) as f32;
        let wave = waver.at(x as f32 / SMALL as f32, y as f32 / SMALL as f32, 12, 12) - 0.5;
        let near = from_edge(x).min(from_edge(y)) + wave * 1.6;
        let line = |middle: f32, half: f32| (half + 0.7 - (near - middle).abs()).clamp(0.0, 1.0);
        let ink = line(10.0, 4.0).max(line(22.0, 1.1));
        Rgba([43, 33, 24, (ink * 215.0) as u8])
    })
}

/// Width in pixels of the edge of [`frame`].
pub const FRAME_BORDER: f32 = 48.0;

/// Darkness round the lamplight, to be stretched over the board.
pub fn vignette() -> RgbaImage {
    const SMALL: u32 = 128;
    RgbaImage::from_fn(SMALL, SMALL, |x, y| {
        let middle = (SMALL - 1) as f32 / 2.0;
        let far = (x as f32 - middle).hypot(y as f32 - middle) / middle;
        let part = smoothstep(((far - 0.5) / 0.92).clamp(0.0, 1.0));
        Rgba([24, 13, 4, (part * 205.0) as u8])
    })
}

fn shade(colour: [f32; 3], tone: f32) -> Rgba<u8> {
    let [r, g, b] = colour.map(|value| (value * tone).clamp(0.0, 255.0) as u8);
    Rgba([r, g, b, 255])
}

/// Smooth noise between 0 and 1 that repeats at the edge of the surface.
struct Noise {
    seed: u32,
}

impl Noise {
    fn new(seed: u32) -> Self {
        Noise { seed }
    }

    /// The noise at a place of the surface, with this many bumps across and down.
    fn at(&self, u: f32, v: f32, across: i32, down: i32) -> f32 {
        let (x, y) = (u * across as f32, v * down as f32);
        let (x0, y0) = (x.floor(), y.floor());
        let (fx, fy) = (smoothstep(x - x0), smoothstep(y - y0));
        let corner = |dx: i32, dy: i32| {
            self.value(
                (x0 as i32 + dx).rem_euclid(across),
                (y0 as i32 + dy).rem_euclid(down),
            )
        };
        let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx;
        let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx;
        top + (bottom - top) * fy
    }

    fn value(&self, x: i32, y: i32) -> f32 {
        let corner = (u64::from(x as u16) << 16) | u64::from(y as u16);
        SplitMix64::seed_from_u64((u64::from(self.seed) << 32) | corner).random()
    }
}

fn smoothstep(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}
