//! Wood and parchment, as the art has them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, egui};
use egui::{Color32, ColorImage, Pos2, TextureHandle, TextureOptions, pos2};

use super::theme::{Palette, palette};
use crate::app::{ColourSet, Shelf};
use crate::content::Files;

/// Screen points covered by one repetition of a material.
const TILE: f32 = 512.0;

/// The materials of sheets and table. A missing one is a plain colour.
#[derive(Clone)]
pub struct Materials {
    parchment: Option<TextureHandle>,
    wood: Option<TextureHandle>,
}

impl Materials {
    pub fn of(ctx: &egui::Context) -> Materials {
        // High contrast has no grain.
        if palette(ctx).set == ColourSet::HighContrast {
            return Materials {
                parchment: None,
                wood: None,
            };
        }
        let of = |name: &str| picture(ctx, name, TextureOptions::LINEAR_REPEAT);
        Materials {
            parchment: of("parchment"),
            wood: of("wood"),
        }
    }

    /// A shape of parchment in roughly that colour, its corners in order.
    pub fn parchment(&self, outline: &[Pos2], colour: Color32) -> egui::Mesh {
        let standard = Palette::of(ColourSet::Standard).parchment;
        filled(self.parchment.as_ref(), outline, colour, standard)
    }

    /// A rectangle of wood in roughly that colour.
    pub fn wood(&self, rect: egui::Rect, colour: Color32) -> egui::Mesh {
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

/// The pictures read so far, and the files to read them from.
#[derive(Clone, Default)]
struct Pictures {
    files: Files,
    read: BTreeMap<String, Option<TextureHandle>>,
    ahead: Ahead,
}

/// Pictures that the title needs, read while the graphics card is still starting up.
const AHEAD: [&str; 3] = ["title", "parchment", "wood"];

/// Pictures read before they are asked for, by name.
#[derive(Resource, Clone, Default)]
struct Ahead(Arc<Mutex<BTreeMap<&'static str, Reading>>>);

/// A picture on its way from its file.
type Reading = JoinHandle<Option<ColorImage>>;

impl Ahead {
    fn begin(files: &Files) -> Ahead {
        let reading = AHEAD.map(|name| {
            let files = files.clone();
            let place = format!("{FOLDER}/{name}.png");
            (name, thread::spawn(move || pixels(&files, &place)))
        });
        Ahead(Arc::new(Mutex::new(reading.into())))
    }

    /// A picture, if it was read ahead.
    fn take(&self, name: &str) -> Option<ColorImage> {
        let reading = self.0.lock().ok()?.remove(name)?;
        reading.join().ok()?
    }
}

/// Folder of the pictures that belong to no atlas.
const FOLDER: &str = "assets/art/ui";
/// Folder of the pictures on pages.
const PAGES: &str = "assets/art/pictures";

pub(super) fn plugin(app: &mut App) {
    let ahead = Ahead::begin(&app.world().resource::<Shelf>().files);
    app.insert_resource(ahead).add_systems(
        PreUpdate,
        hand_over
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Hands over the files before anything is drawn, and again whenever they have changed.
fn hand_over(
    mut contexts: EguiContexts,
    shelf: Res<Shelf>,
    ahead: Res<Ahead>,
    mut begun: Local<bool>,
) {
    if *begun && !shelf.is_changed() {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    // Pictures read ahead belong to the first files only.
    let ahead = if *begun {
        Ahead::default()
    } else {
        ahead.clone()
    };
    *begun = true;
    ctx.data_mut(|data| {
        let known: &mut Pictures = data.get_temp_mut_or_default(egui::Id::NULL);
        if !known.files.same_below(&shelf.files, FOLDER) {
            *known = Pictures {
                files: shelf.files.clone(),
                read: BTreeMap::new(),
                ahead,
            };
        }
    });
}

/// The name of every picture that belongs to no atlas, in order.
pub(super) fn names(files: &Files) -> impl Iterator<Item = &str> {
    let places = files.below(FOLDER).into_keys();
    places.filter_map(|place| place.rsplit('/').next()?.strip_suffix(".png"))
}

/// A picture that belongs to no atlas, read on first use; `None` where it is missing or damaged.
pub(super) fn picture(
    ctx: &egui::Context,
    name: &str,
    options: TextureOptions,
) -> Option<TextureHandle> {
    read_once(ctx, name, &format!("{FOLDER}/{name}.png"), options)
}

/// A picture of a page, read on first use; `None` where it is missing or damaged.
pub(super) fn of_page(ctx: &egui::Context, name: &str) -> Option<TextureHandle> {
    let place = format!("{PAGES}/{name}.png");
    read_once(ctx, &format!("page {name}"), &place, TextureOptions::LINEAR)
}

fn read_once(
    ctx: &egui::Context,
    name: &str,
    place: &str,
    options: TextureOptions,
) -> Option<TextureHandle> {
    let known = ctx.data_mut(|data| {
        let known: &mut Pictures = data.get_temp_mut_or_default(egui::Id::NULL);
        let of_files = || (known.files.clone(), known.ahead.clone());
        known.read.get(name).cloned().ok_or_else(of_files)
    });
    let (files, ahead) = match known {
        Ok(read) => return read,
        Err(of_files) => of_files,
    };
    let pixels = ahead.take(name).or_else(|| pixels(&files, place));
    let read = pixels.map(|pixels| ctx.load_texture(name, fitting(ctx, pixels), options));
    ctx.data_mut(|data| {
        let known: &mut Pictures = data.get_temp_mut_or_default(egui::Id::NULL);
        known.read.insert(name.to_owned(), read.clone());
    });
    read
}

/// A picture as the mods leave it, or the game's own where theirs is damaged.
fn pixels(files: &Files, place: &str) -> Option<ColorImage> {
    let of = |files: &Files| read(files.file(place)?);
    of(files).or_else(|| of(&files.without_mods()))
}

fn read(file: &Path) -> Option<ColorImage> {
    let image = image::open(file).ok()?;
    let size = [image.width() as usize, image.height() as usize];
    Some(match image {
        image::DynamicImage::ImageRgb8(opaque) => ColorImage::from_rgb(size, opaque.as_raw()),
        other => ColorImage::from_rgba_unmultiplied(size, other.into_rgba8().as_raw()),
    })
}

/// A texture of an image that the program has drawn.
pub fn of_image(ctx: &egui::Context, name: &str, image: &image::RgbaImage) -> TextureHandle {
    let size = [image.width() as usize, image.height() as usize];
    let pixels = ColorImage::from_rgba_unmultiplied(size, image.as_raw());
    ctx.load_texture(name, pixels, TextureOptions::LINEAR)
}

/// Shrinks a picture that is larger than the graphics card takes.
fn fitting(ctx: &egui::Context, picture: ColorImage) -> ColorImage {
    let most = ctx.input(|input| input.max_texture_side);
    let [width, height] = picture.size;
    let longest = width.max(height);
    if longest <= most {
        return picture;
    }
    let shorter = |side: usize| (side * most / longest).max(1) as u32;
    let Some(whole) =
        image::RgbaImage::from_raw(width as u32, height as u32, picture.as_raw().to_vec())
    else {
        return picture;
    };
    let filter = image::imageops::FilterType::Triangle;
    let small = image::imageops::resize(&whole, shorter(width), shorter(height), filter);
    let size = [small.width() as usize, small.height() as usize];
    ColorImage::from_rgba_premultiplied(size, small.as_raw())
}

/// A convex outline filled as a fan around its middle. `drawn` is the colour that the material was
/// drawn in.
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
