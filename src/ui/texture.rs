//! The grain of wood and the fibres of parchment, drawn once at the start.

use bevy_egui::egui;
use egui::{Color32, ColorImage, Pos2, Rect, TextureHandle, TextureOptions, pos2};

/// How many points of the screen one repetition covers.
const TILE: f32 = 512.0;
const SIDE: usize = 512;

/// The two materials; tinted with the palette's colours when painted.
#[derive(Clone)]
pub struct Materials {
    parchment: TextureHandle,
    wood: TextureHandle,
}

impl Materials {
    /// The materials, drawn on first use.
    pub fn of(ctx: &egui::Context) -> Materials {
        let id = egui::Id::new("materials");
        if let Some(known) = ctx.data(|data| data.get_temp::<Materials>(id)) {
            return known;
        }
        let load = |name: &str, image: ColorImage| {
            ctx.load_texture(name, image, TextureOptions::LINEAR_REPEAT)
        };
        let drawn = Materials {
            parchment: load("parchment", image(parchment_at)),
            wood: load("wood", image(wood_at)),
        };
        ctx.data_mut(|data| data.insert_temp(id, drawn.clone()));
        drawn
    }

    /// A shape of parchment: corners in order, tinted.
    pub fn parchment(&self, outline: &[Pos2], tint: Color32) -> egui::Mesh {
        filled(&self.parchment, outline, tint)
    }

    /// A rectangle of wood, tinted.
    pub fn wood(&self, rect: Rect, tint: Color32) -> egui::Mesh {
        let corners = [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ];
        filled(&self.wood, &corners, tint)
    }
}

/// A convex outline filled as a fan around its middle.
fn filled(texture: &TextureHandle, outline: &[Pos2], tint: Color32) -> egui::Mesh {
    let mut mesh = egui::Mesh::with_texture(texture.id());
    let middle = outline
        .iter()
        .fold(egui::Vec2::ZERO, |sum, point| sum + point.to_vec2())
        / outline.len().max(1) as f32;
    let mut vertex = |at: Pos2| {
        mesh.vertices.push(egui::epaint::Vertex {
            pos: at,
            uv: pos2(at.x / TILE, at.y / TILE),
            color: tint,
        });
    };
    vertex(middle.to_pos2());
    outline.iter().for_each(|point| vertex(*point));
    let corners = outline.len() as u32;
    for corner in 0..corners {
        mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % corners);
    }
    mesh
}

fn image(shade: fn(f32, f32) -> f32) -> ColorImage {
    let pixels = (0..SIDE * SIDE)
        .map(|n| {
            let light = shade((n % SIDE) as f32, (n / SIDE) as f32).clamp(0.0, 1.0);
            Color32::from_gray((light * 255.0) as u8)
        })
        .collect();
    ColorImage::new([SIDE, SIDE], pixels)
}

/// Blotches, fine fibres, and a few specks.
fn parchment_at(x: f32, y: f32) -> f32 {
    let blotch = noise(x, y, 128, 128, 1) * 0.6 + noise(x, y, 32, 32, 2) * 0.4;
    let fibre = noise(x, y, 64, 2, 3) * 0.5 + noise(x, y, 4, 32, 4) * 0.5;
    let speck = if noise(x, y, 4, 4, 5) > 0.93 {
        0.03
    } else {
        0.0
    };
    1.0 - 0.055 * blotch - 0.035 * fibre - speck
}

/// Four planks with grain along them and a dark joint between.
fn wood_at(x: f32, y: f32) -> f32 {
    let plank_height = SIDE as f32 / 4.0;
    let plank = (y / plank_height).floor();
    let within = y - plank * plank_height;
    let seed = 10 + plank as u32 * 7;
    let bend = noise(x, y, 128, 64, seed) * 18.0;
    let rings = ((within + bend) * 0.55).sin() * 0.5 + 0.5;
    let grain = noise(x, y, 64, 2, seed + 1) * 0.6 + noise(x, y, 256, 4, seed + 2) * 0.4;
    let joint = (within.min(plank_height - within) / 2.5).min(1.0);
    let tone = 0.86 + 0.14 * hash(plank as u32, 0, 99);
    tone * (0.78 + 0.10 * rings + 0.12 * grain) * (0.45 + 0.55 * joint)
}

/// Smooth noise between 0 and 1 that repeats with the tile; the cells are `w` by `h` pixels,
/// which have to divide the tile.
fn noise(x: f32, y: f32, w: usize, h: usize, seed: u32) -> f32 {
    let (columns, rows) = ((SIDE / w) as u32, (SIDE / h) as u32);
    let (fx, fy) = (x / w as f32, y / h as f32);
    let (cx, cy) = (fx.floor(), fy.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (tx, ty) = (ease(fx - cx), ease(fy - cy));
    let at = |dx: u32, dy: u32| hash((cx as u32 + dx) % columns, (cy as u32 + dy) % rows, seed);
    let top = at(0, 0) + (at(1, 0) - at(0, 0)) * tx;
    let bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * tx;
    top + (bottom - top) * ty
}

fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mut h =
        x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca6b) ^ seed.wrapping_mul(0xc2b2_ae35);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2c1b_3c6d);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297a_2d39);
    h ^= h >> 15;
    (h & 0xffff) as f32 / 65535.0
}
