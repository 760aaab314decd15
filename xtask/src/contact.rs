//! `cargo xtask contact`: a sheet of thumbnails for judging drawings by eye.

use crate::{Failure, draw};
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};
use std::path::Path;

/// Contents of a contact sheet.
pub struct Wish<'a> {
    pub atlas: &'a str,
    /// Only sprites whose names have one of these prefixes; all if there are none.
    pub prefixes: &'a [String],
    /// Sprites of the same atlas drawn beneath each, lowest first.
    pub under: &'a [String],
    /// Side of a thumbnail in pixels.
    pub side: u32,
    /// Thumbnails per row.
    pub columns: u32,
    /// True for a background of wood instead of parchment.
    pub wood: bool,
}

/// Draws the sprites and writes their thumbnails into one image.
pub fn write(root: &Path, wish: &Wish, file: &Path) -> Result<(), Failure> {
    let plan = draw::PLANS.iter().find(|plan| plan.name == wish.atlas);
    let plan = plan.ok_or_else(|| format!("no atlas {}", wish.atlas))?;
    let sprites = (plan.draw)(root)?;
    let wanted = |name: &str| wish.prefixes.iter().any(|prefix| name.starts_with(prefix));
    let chosen: Vec<_> = sprites
        .iter()
        .filter(|sprite| wish.prefixes.is_empty() || wanted(sprite.sheet.name()))
        .collect();
    let under = wish
        .under
        .iter()
        .map(|name| {
            let sprite = sprites.iter().find(|sprite| sprite.sheet.name() == name);
            sprite.ok_or_else(|| format!("no sprite {name}"))?.render()
        })
        .collect::<Result<Vec<_>, _>>()?;
    let gap = 4;
    let pitch = wish.side + gap;
    let rows = (chosen.len() as u32).div_ceil(wish.columns).max(1);
    let ground = if wish.wood {
        Rgba([58, 42, 29, 255])
    } else {
        Rgba([233, 220, 192, 255])
    };
    let mut picture = RgbaImage::from_pixel(wish.columns * pitch + gap, rows * pitch + gap, ground);
    for (i, sprite) in chosen.iter().enumerate() {
        let own = sprite.render()?;
        let (width, height) = own.dimensions();
        let mut drawn = RgbaImage::new(width, height);
        for layer in &under {
            let layer = imageops::resize(layer, width, height, FilterType::CatmullRom);
            imageops::overlay(&mut drawn, &layer, 0, 0);
        }
        imageops::overlay(&mut drawn, &own, 0, 0);
        let scale = wish.side as f32 / drawn.width().max(drawn.height()) as f32;
        let (w, h) = (drawn.width() as f32 * scale, drawn.height() as f32 * scale);
        let small = imageops::resize(&drawn, w as u32, h as u32, FilterType::CatmullRom);
        let (column, row) = (i as u32 % wish.columns, i as u32 / wish.columns);
        let (x, y) = (gap + column * pitch, gap + row * pitch);
        imageops::overlay(&mut picture, &small, i64::from(x), i64::from(y));
        println!("row {row} column {column}: {}", sprite.sheet.name());
    }
    picture.save(file)?;
    Ok(())
}
