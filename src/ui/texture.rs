//! Wood and parchment, as the art has them.

use std::path::{Path, PathBuf};

use bevy_egui::egui;
use egui::{Color32, Pos2, Rect, TextureHandle, TextureOptions, pos2};

use super::theme::{Palette, palette};
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
        // High contrast has no grain.
        if palette(ctx).set == ColourSet::HighContrast {
            return Materials {
                parchment: None,
                wood: None,
            };
        }
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

    /// A shape of parchment in about that colour, its corners in order.
    pub fn parchment(&self, outline: &[Pos2], colour: Color32) -> egui::Mesh {
        let standard = Palette::of(ColourSet::Standard).parchment;
        filled(self.parchment.as_ref(), outline, colour, standard)
    }

    /// A rectangle of wood in about that colour.
    pub fn wood(&self, rect: Rect, colour: Color32) -> egui::Mesh {
        let corners = [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ];
        let standard = Palette::of(ColourSet::Standard).wood;
        filled(self.wood.as_ref(), &corners, colour, standard)
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

/// A convex outline filled as a fan around its middle. `drawn` is the colour that the material
/// was drawn in.
fn filled(
    texture: Option<&TextureHandle>,
    outline: &[Pos2],
    colour: Color32,
    drawn: Color32,
) -> egui::Mesh {
    let mut mesh = egui::Mesh::default();
    let mut tint = colour;
    if let Some(texture) = texture {
        mesh.texture_id = texture.id();
        let part =
            |want: u8, has: u8| (u16::from(want) * 255 / u16::from(has.max(1))).min(255) as u8;
        tint = Color32::from_rgb(
            part(colour.r(), drawn.r()),
            part(colour.g(), drawn.g()),
            part(colour.b(), drawn.b()),
        );
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
