//! Packs sprites into one image with a RON index.

use crate::Failure;
use crate::ink::{Point, Sheet};
use image::{ImageEncoder, Rgba, RgbaImage};
use resvg::{tiny_skia, usvg};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// Padding around each sprite, filled by extending its edge pixels, so that neighbours do not bleed
/// in when scaled or rounded.
const PADDING: u32 = 2;
/// Limits on the sides of an atlas; whatever does not fit needs an atlas of its own. It is cut into
/// its drawings before any of them goes to the graphics card, so that it may be higher than what
/// every card takes.
const WIDEST: u32 = 4096;
const HIGHEST: u32 = 8192;
/// Pixels baked per unit of an atlas drawing: a cell is drawn at 128 and baked at 256.
pub const DENSITY: f32 = 2.0;
/// Side of a cell in drawing units.
const CELL: f32 = 128.0;

/// A drawing, with the properties an atlas reader needs.
pub struct Sprite {
    pub sheet: Sheet,
    /// Unstretched border of a nine-slice, in drawing units; 0 for none.
    pub border: u32,
    /// Position of a number written on it: centre, and height of the digits.
    pub number: Option<(f32, f32, f32)>,
    /// True if baked as an image of its own, because it is tiled or shown by itself.
    pub alone: bool,
    /// Pixels per drawing unit.
    pub density: f32,
    /// Hot spot of a mouse pointer.
    pub touch: Option<Point>,
}

impl From<Sheet> for Sprite {
    fn from(sheet: Sheet) -> Self {
        Self {
            sheet,
            border: 0,
            number: None,
            alone: false,
            density: DENSITY,
            touch: None,
        }
    }
}

impl Sprite {
    /// A sprite stretched as a nine-slice with this border.
    pub fn sliced(sheet: Sheet, border: u32) -> Self {
        Self {
            border,
            ..sheet.into()
        }
    }

    /// A sprite with a place for a number.
    pub fn numbered(sheet: Sheet, x: f32, y: f32, size: f32) -> Self {
        Self {
            number: Some((x, y, size)),
            ..sheet.into()
        }
    }

    /// A sprite baked as an image of its own, one pixel per unit.
    pub fn alone(sheet: Sheet) -> Self {
        Self::alone_at(sheet, 1.0)
    }

    /// A sprite baked as an image of its own at a given density.
    pub fn alone_at(sheet: Sheet, density: f32) -> Self {
        Self {
            alone: true,
            density,
            ..sheet.into()
        }
    }

    /// A mouse pointer at a given density, with its hot spot.
    pub fn pointer(sheet: Sheet, density: f32, touch: Point) -> Self {
        Self {
            touch: Some(touch),
            ..Self::alone_at(sheet, density)
        }
    }

    /// Width and height in pixels.
    fn size(&self) -> (u32, u32) {
        let (width, height) = self.sheet.size();
        let pixels = |units: u32| (units as f32 * self.density).round().max(1.0) as u32;
        (pixels(width), pixels(height))
    }

    /// Renders it to straight-alpha pixels.
    pub fn render(&self) -> Result<RgbaImage, Failure> {
        render(&self.sheet, self.density)
    }
}

/// A sprite with its position in the atlas.
struct Placed<'a> {
    sprite: &'a Sprite,
    x: u32,
    y: u32,
}

fn render(sheet: &Sheet, density: f32) -> Result<RgbaImage, Failure> {
    let tree = usvg::Tree::from_str(&sheet.svg(), &usvg::Options::default())
        .map_err(|error| format!("{}: {error}", sheet.name()))?;
    let (width, height) = sheet.size();
    let pixels = |units: u32| (units as f32 * density).round() as u32;
    let mut pixmap = tiny_skia::Pixmap::new(pixels(width), pixels(height))
        .ok_or_else(|| format!("{}: a sprite must have a size", sheet.name()))?;
    resvg::render(
        &tree,
        tiny_skia::Transform::from_scale(density, density),
        &mut pixmap.as_mut(),
    );
    let mut image = RgbaImage::new(pixmap.width(), pixmap.height());
    for (pixel, drawn) in image.pixels_mut().zip(pixmap.pixels()) {
        let colour = drawn.demultiply();
        *pixel = Rgba([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
    }
    Ok(image)
}

/// Packs and writes `assets/art/atlas/<name>.png` and `.ron`, and separate images below
/// `assets/art/<name>/`.
pub fn write(
    root: &Path,
    name: &str,
    sprites: &[Sprite],
    sources: &[&str],
    source_hash: &str,
) -> Result<(), Failure> {
    let mut seen = BTreeMap::new();
    for sprite in sprites {
        if seen.insert(sprite.sheet.name().to_owned(), ()).is_some() {
            return Err(format!("{name}: two sprites are called {}", sprite.sheet.name()).into());
        }
    }
    let art = root.join("assets/art");
    std::fs::create_dir_all(art.join("atlas"))?;
    let (placed, width, height) = pack(sprites.iter().filter(|sprite| !sprite.alone));
    if height > HIGHEST {
        return Err(format!("{name}: {height} pixels high are more than {HIGHEST}").into());
    }
    if !placed.is_empty() {
        let mut picture = RgbaImage::new(width, height);
        for place in &placed {
            stamp(&mut picture, &place.sprite.render()?, place.x, place.y);
        }
        save(&picture, &art.join(format!("atlas/{name}.png")))?;
    }
    let alone: Vec<&Sprite> = sprites.iter().filter(|sprite| sprite.alone).collect();
    for sprite in &alone {
        std::fs::create_dir_all(art.join(name))?;
        let file = art.join(format!("{name}/{}.png", sprite.sheet.name()));
        save(&sprite.render()?, &file)?;
    }
    let index = index(name, &placed, &alone, sources, source_hash);
    std::fs::write(art.join(format!("atlas/{name}.ron")), index)?;
    Ok(())
}

/// Packs sprites in rows of decreasing height; also returns the total width and height.
fn pack<'a>(sprites: impl Iterator<Item = &'a Sprite>) -> (Vec<Placed<'a>>, u32, u32) {
    let mut ordered: Vec<&Sprite> = sprites.collect();
    ordered.sort_by_key(|sprite| std::cmp::Reverse(sprite.size().1));
    let grown = |sprite: &Sprite| {
        let (width, height) = sprite.size();
        (width + 2 * PADDING, height + 2 * PADDING)
    };
    let area: u32 = ordered
        .iter()
        .map(|sprite| grown(sprite))
        .map(|(w, h)| w * h)
        .sum();
    let small = area < WIDEST * WIDEST / 5;
    let width = if small { WIDEST / 2 } else { WIDEST };
    let (mut x, mut y, mut shelf) = (0, 0, 0);
    let mut placed = Vec::new();
    for sprite in ordered {
        let (wide, high) = grown(sprite);
        if x + wide > width {
            y += shelf;
            (x, shelf) = (0, 0);
        }
        placed.push(Placed {
            sprite,
            x: x + PADDING,
            y: y + PADDING,
        });
        x += wide;
        shelf = shelf.max(high);
    }
    (placed, width, y + shelf)
}

fn stamp(picture: &mut RgbaImage, sprite: &RgbaImage, left: u32, top: u32) {
    let (width, height) = sprite.dimensions();
    for y in 0..height + 2 * PADDING {
        for x in 0..width + 2 * PADDING {
            let from_x = x.saturating_sub(PADDING).min(width - 1);
            let from_y = y.saturating_sub(PADDING).min(height - 1);
            let (to_x, to_y) = (left + x - PADDING, top + y - PADDING);
            if to_x < picture.width() && to_y < picture.height() {
                picture.put_pixel(to_x, to_y, *sprite.get_pixel(from_x, from_y));
            }
        }
    }
}

/// Writes a picture with whichever filter packs it smaller: flat colours do better with none,
/// textures with one for each row.
fn save(picture: &RgbaImage, file: &Path) -> Result<(), Failure> {
    use image::codecs::png::{CompressionType, FilterType, PngEncoder};
    let opaque = picture.pixels().all(|pixel| pixel.0[3] == 255);
    let rgb: Vec<u8>;
    let (bytes, colours): (&[u8], _) = if opaque {
        let pixels = picture.pixels();
        rgb = pixels.flat_map(|pixel| pixel.0[..3].to_vec()).collect();
        (&rgb, image::ExtendedColorType::Rgb8)
    } else {
        (picture, image::ExtendedColorType::Rgba8)
    };
    let (width, height) = picture.dimensions();
    let mut smallest: Option<Vec<u8>> = None;
    for filter in [FilterType::Adaptive, FilterType::NoFilter] {
        let mut packed = Vec::new();
        PngEncoder::new_with_quality(&mut packed, CompressionType::Best, filter)
            .write_image(bytes, width, height, colours)?;
        if smallest
            .as_ref()
            .is_none_or(|other| packed.len() < other.len())
        {
            smallest = Some(packed);
        }
    }
    std::fs::write(file, smallest.unwrap_or_default())
        .map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(())
}

fn index(
    name: &str,
    placed: &[Placed],
    alone: &[&Sprite],
    sources: &[&str],
    source_hash: &str,
) -> String {
    let cell = CELL * DENSITY;
    let mut ron = format!(
        "// Written by `cargo xtask bake`; change the sources, not this.\n(\n    cell: {cell},\n    source_hash: \"{source_hash}\",\n    sources: [\n"
    );
    for source in sources {
        let _ = writeln!(ron, "        \"{source}\",");
    }
    ron.push_str("    ],\n    sprites: {\n");
    let mut by_name: Vec<&Placed> = placed.iter().collect();
    by_name.sort_by_key(|place| place.sprite.sheet.name());
    for place in by_name {
        let (name, (w, h)) = (place.sprite.sheet.name(), place.sprite.size());
        let (x, y) = (place.x, place.y);
        let _ = writeln!(ron, "        \"{name}\": (x: {x}, y: {y}, w: {w}, h: {h}),");
    }
    ron.push_str("    },\n    borders: {\n");
    let packed = || placed.iter().map(|place| place.sprite);
    for sprite in packed().filter(|sprite| sprite.border > 0) {
        let border = sprite.border as f32 * sprite.density;
        let _ = writeln!(ron, "        \"{}\": {border},", sprite.sheet.name());
    }
    ron.push_str("    },\n    numbers: {\n");
    for sprite in packed() {
        if let Some((x, y, size)) = sprite.number {
            let (name, by) = (sprite.sheet.name(), sprite.density);
            let (x, y, size) = (x * by, y * by, size * by);
            let _ = writeln!(
                ron,
                "        \"{name}\": (x: {x:.1}, y: {y:.1}, size: {size:.1}),"
            );
        }
    }
    ron.push_str("    },\n    pictures: {\n");
    for sprite in alone {
        let (file, (w, h)) = (sprite.sheet.name(), sprite.size());
        let _ = writeln!(
            ron,
            "        \"{file}\": (file: \"{name}/{file}.png\", w: {w}, h: {h}),"
        );
    }
    ron.push_str("    },\n    touches: {\n");
    for sprite in alone {
        if let Some((x, y)) = sprite.touch {
            let pixel = |at: f32| (at * sprite.density).floor();
            let (x, y) = (pixel(x), pixel(y));
            let _ = writeln!(ron, "        \"{}\": ({x}, {y}),", sprite.sheet.name());
        }
    }
    ron.push_str("    },\n)\n");
    ron
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edge_of_a_sprite_is_drawn_out_into_the_padding() {
        let red = Rgba([200, 10, 10, 255]);
        let sprite = RgbaImage::from_pixel(8, 8, red);
        let mut picture = RgbaImage::new(32, 32);
        stamp(&mut picture, &sprite, 10, 10);
        for (x, y) in [(10, 10), (8, 8), (19, 19), (8, 12)] {
            assert_eq!(*picture.get_pixel(x, y), red);
        }
        for (x, y) in [(7, 10), (20, 10), (10, 20)] {
            assert_eq!(picture.get_pixel(x, y).0[3], 0);
        }
    }

    #[test]
    fn what_is_drawn_is_not_darkened_by_its_own_transparency() {
        let mut sheet = Sheet::new("glass", 4.0, 4.0);
        sheet.raw("<rect width=\"4\" height=\"4\" fill=\"#ff8000\" fill-opacity=\"0.5\"/>");
        let pixel = render(&sheet, 1.0).expect("it renders").get_pixel(1, 1).0;
        assert!(
            pixel[0] > 250 && (pixel[1] as i32 - 128).abs() < 4,
            "{pixel:?}"
        );
        assert!((pixel[3] as i32 - 128).abs() < 2, "{pixel:?}");
    }

    #[test]
    fn sprites_are_packed_without_overlap_and_inside() {
        let sprites: Vec<Sprite> = (0..40)
            .map(|i| {
                Sheet::new(
                    format!("s{i}"),
                    100.0 + i as f32 * 7.0,
                    60.0 + (i % 5) as f32 * 30.0,
                )
            })
            .map(Sprite::from)
            .collect();
        let (placed, width, height) = pack(sprites.iter());
        assert_eq!(placed.len(), sprites.len());
        for (i, a) in placed.iter().enumerate() {
            let (w, h) = a.sprite.size();
            assert!(a.x + w <= width && a.y + h <= height);
            for b in &placed[i + 1..] {
                let (bw, bh) = b.sprite.size();
                let apart = a.x + w <= b.x || b.x + bw <= a.x || a.y + h <= b.y || b.y + bh <= a.y;
                let names = (a.sprite.sheet.name(), b.sprite.sheet.name());
                assert!(apart, "{names:?}");
            }
        }
    }
}
