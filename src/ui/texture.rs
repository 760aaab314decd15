//! Wood and parchment, as the art has them.

use std::path::{Path, PathBuf};

use bevy_egui::egui;
use egui::{Color32, Pos2, Rect, TextureHandle, TextureOptions, pos2};

use super::theme::palette;
use crate::app::ColourSet;

/// How many points of the screen one repetition of a material covers.
const TILE: f32 = 512.0;

/// The materials that sheets and the table are made of. A missing one is a plain colour.
#[derive(Clone)]
pub struct Materials {
    parchment: Option<TextureHandle>,
    wood: Option<TextureHandle>,
}

impl Materials {
    /// The materials, read on first use.
    pub fn of(ctx: &egui::Context) -> Materials {
        let id = egui::Id::new("materials");
        if let Some(known) = ctx.data(|data| data.get_temp::<Materials>(id)) {
            return known;
        }
        let folder = ctx
            .data(|data| data.get_temp::<PathBuf>(folder_id()))
            .unwrap_or_default();
        let repeated = TextureOptions::LINEAR_REPEAT;
        let read = Materials {
            parchment: read(ctx, &folder.join("parchment.png"), repeated),
            wood: read(ctx, &folder.join("wood.png"), repeated),
        };
        ctx.data_mut(|data| data.insert_temp(id, read.clone()));
        read
    }

    /// A shape of parchment, its corners in order.
    pub fn parchment(&self, ctx: &egui::Context, outline: &[Pos2]) -> egui::Mesh {
        filled(
            ctx,
            self.parchment.as_ref(),
            outline,
            palette(ctx).parchment,
        )
    }

    /// A rectangle of wood.
    pub fn wood(&self, ctx: &egui::Context, rect: Rect) -> egui::Mesh {
        let corners = [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ];
        filled(ctx, self.wood.as_ref(), &corners, palette(ctx).wood)
    }
}

fn folder_id() -> egui::Id {
    egui::Id::new("folder of materials")
}

/// Says where the materials lie, before anything is drawn.
pub(super) fn set_folder(ctx: &egui::Context, folder: PathBuf) {
    ctx.data_mut(|data| data.insert_temp(folder_id(), folder));
}

/// A picture file as a texture; `None` where it is missing or damaged.
pub(super) fn read(
    ctx: &egui::Context,
    file: &Path,
    options: TextureOptions,
) -> Option<TextureHandle> {
    let image = image::open(file).ok()?.to_rgba8();
    let size = [image.width() as usize, image.height() as usize];
    let image = egui::ColorImage::from_rgba_unmultiplied(size, image.as_raw());
    Some(ctx.load_texture(file.to_string_lossy(), image, options))
}

/// A convex outline filled as a fan around its middle. High contrast has no grain.
fn filled(
    ctx: &egui::Context,
    texture: Option<&TextureHandle>,
    outline: &[Pos2],
    plain: Color32,
) -> egui::Mesh {
    let texture = texture.filter(|_| palette(ctx).set != ColourSet::HighContrast);
    let mut mesh = egui::Mesh::default();
    let mut tint = plain;
    if let Some(texture) = texture {
        mesh.texture_id = texture.id();
        tint = Color32::WHITE;
    }
    let uv = |at: Pos2| match texture {
        Some(_) => pos2(at.x / TILE, at.y / TILE),
        None => egui::epaint::WHITE_UV,
    };
    let middle = outline
        .iter()
        .fold(egui::Vec2::ZERO, |sum, point| sum + point.to_vec2())
        / outline.len().max(1) as f32;
    let points = std::iter::once(middle.to_pos2()).chain(outline.iter().copied());
    mesh.vertices.extend(points.map(|pos| egui::epaint::Vertex {
        pos,
        uv: uv(pos),
        color: tint,
    }));
    let corners = outline.len() as u32;
    for corner in 0..corners {
        mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % corners);
    }
    mesh
}
