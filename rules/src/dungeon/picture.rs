use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

use image::{ImageBuffer, ImageFormat, PixelWithColorType, Rgba, RgbaImage};

use super::atlas::{self, Atlas, file, read_text};
use super::tiles::{RuleFile, Sight, Tile};
use super::{Ground, Map, TileRules, View, hexes};
use crate::content::{Files, Problem, write_whole};
use crate::grid::{Cell, Rect, Turn};

/// Colour of bare parchment.
const PARCHMENT: Rgba<u8> = Rgba([0xe9, 0xdc, 0xc0, 0xff]);
/// Limit on the sides of an image, in pixels.
const LONGEST: u32 = 8192;
/// Width and height of a compass in cells.
const COMPASS: u8 = 3;
/// Cells of bare parchment around the map.
const MARGIN: i16 = 1;

/// A map drawn into memory with the same drawings as in the window.
pub struct Picture {
    pub image: RgbaImage,
    /// Side of a cell in the image, in pixels.
    pub cell: u32,
    /// The cells shown; with several storeys those of the first.
    pub shown: Rect,
}

impl Picture {
    /// Side of a cell in an exported file, in pixels.
    pub const EXPORTED: u32 = 128;

    /// Draws a whole map, all in sight, with cells of at most `cell` pixels; several storeys go
    /// side by side.
    pub fn draw(map: &Map, rules: &TileRules, atlas: &Atlas, cell: u32) -> Self {
        let mut levels = map.levels();
        if levels.is_empty() {
            levels.push(1);
        }
        let ground = Rect::sized(Cell::default(), 1, 1);
        let shown = |level: u8| map.bounds_of(level).unwrap_or(ground).grown(1 + MARGIN);
        let sheets = || levels.iter().map(|&level| shown(level));
        let columns: u32 = sheets().map(|sheet| sheet.width() as u32).sum();
        let rows = sheets()
            .map(|sheet| sheet.height() as u32)
            .max()
            .unwrap_or(1);
        let cell = cell.min(LONGEST / columns.max(rows)).max(1);
        let mut sheets = levels
            .iter()
            .map(|&level| Self::sheet(map, level, shown(level), (rules, atlas), cell));
        let first = sheets.next();
        let first = first.unwrap_or_else(|| Self::sheet(map, 1, ground, (rules, atlas), cell));
        sheets.fold(first, Self::with_beside)
    }

    /// Joins another picture to the right of this one.
    fn with_beside(mut self, other: Self) -> Self {
        let (width, height) = self.image.dimensions();
        let (more, high) = other.image.dimensions();
        let mut image = RgbaImage::from_pixel(width + more, height.max(high), PARCHMENT);
        image::imageops::replace(&mut image, &self.image, 0, 0);
        image::imageops::replace(&mut image, &other.image, i64::from(width), 0);
        self.image = image;
        self
    }

    /// Draws one storey.
    fn sheet(
        map: &Map,
        level: u8,
        shown: Rect,
        (rules, atlas): (&TileRules, &Atlas),
        cell: u32,
    ) -> Self {
        let (columns, rows) = (shown.width() as u32, shown.height() as u32);
        let image = RgbaImage::from_pixel(columns * cell, rows * cell, PARCHMENT);
        let mut picture = Self { image, cell, shown };
        let mut brushes = Brushes {
            atlas,
            cell,
            made: BTreeMap::new(),
        };
        for tile in rules.tiles_of_level(map, level, |_| Sight::InSight) {
            if let Some(brush) = brushes.get(&tile) {
                picture.stamp(brush, tile.cell, tile.tint);
            }
        }
        picture.stamp_compass(&View::of_level(map, level, |_| true), atlas);
        picture
    }

    /// Draws a compass on bare parchment, as close to the lower right corner as possible.
    fn stamp_compass(&mut self, view: &View, atlas: &Atlas) {
        let side = u32::from(COMPASS) * self.cell;
        let Some(compass) = atlas.drawing("compass", side, side) else {
            return;
        };
        let bare = |corner: Cell| {
            let place = Rect::sized(corner, COMPASS as i16, COMPASS as i16).grown(1);
            place
                .cells()
                .all(|cell| view.get(cell).ground == Ground::Void)
        };
        let last = self.shown.max - Cell::new(COMPASS as i16, COMPASS as i16);
        let place = self.shown.cells().filter(|cell| {
            cell.x > self.shown.min.x
                && cell.y > self.shown.min.y
                && cell.x <= last.x
                && cell.y <= last.y
        });
        let nearest = place
            .filter(|&cell| bare(cell))
            .min_by_key(|cell| (cell.steps_to(last), *cell));
        if let Some(cell) = nearest {
            self.stamp(&compass, cell, [255; 4]);
        }
    }

    /// Draws a sprite with its upper left corner on that of a cell.
    fn stamp(&mut self, brush: &RgbaImage, cell: Cell, tint: [u8; 4]) {
        let at = cell - self.shown.min;
        let (left, top) = (at.x as u32 * self.cell, at.y as u32 * self.cell);
        for (x, y, pixel) in brush.enumerate_pixels() {
            let alpha = over(u32::from(pixel[3]) * u32::from(tint[3]));
            if alpha == 0 {
                continue;
            }
            let under = self.image.get_pixel_mut(left + x, top + y);
            for channel in 0..3 {
                let ink = over(u32::from(pixel[channel]) * u32::from(tint[channel]));
                let mixed = ink * alpha + u32::from(under[channel]) * (255 - alpha);
                under[channel] = over(mixed) as u8;
            }
        }
    }
}

/// Scales the product of two bytes back to a byte, rounded.
fn over(product: u32) -> u32 {
    (product + 127) / 255
}

/// Drawings at the picture's scale, rotated and mirrored on demand.
struct Brushes<'a> {
    atlas: &'a Atlas,
    cell: u32,
    made: BTreeMap<(Arc<str>, Turn, bool), Option<RgbaImage>>,
}

impl Brushes<'_> {
    fn get(&mut self, tile: &Tile) -> Option<&RgbaImage> {
        let key = (tile.sprite.clone(), tile.turn, tile.mirror);
        let (atlas, cell) = (self.atlas, self.cell);
        let made = self.made.entry(key).or_insert_with(|| {
            let mut drawing = atlas.drawing(&tile.sprite, cell, cell)?;
            if tile.mirror {
                drawing = image::imageops::flip_horizontal(&drawing);
            }
            Some(match tile.turn {
                Turn::None => drawing,
                Turn::Right => image::imageops::rotate90(&drawing),
                Turn::Half => image::imageops::rotate180(&drawing),
                Turn::Left => image::imageops::rotate270(&drawing),
            })
        });
        made.as_ref()
    }
}

/// Error while making a picture.
#[derive(Debug)]
pub enum PictureError {
    /// The drawings or the drawing rules cannot be used.
    Art(Problem),
    /// The picture cannot be written.
    File { path: PathBuf, what: String },
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Art(problem) => problem.fmt(f),
            Self::File { path, what } => write!(f, "{}: {what}", path.display()),
        }
    }
}

impl std::error::Error for PictureError {}

impl From<Problem> for PictureError {
    fn from(problem: Problem) -> Self {
        Self::Art(problem)
    }
}

/// The atlas for maps.
const ATLAS: &str = "map";
/// Path of the drawing rules.
const RULES: &str = "assets/tiles/map_hand.ron";

/// Reads the drawings and rules that the window uses, with the changes that mods make.
///
/// # Errors
/// One of the files is missing or faulty.
pub fn read_art(files: &Files) -> Result<(TileRules, Atlas), Problem> {
    let atlas = Atlas::read(files, ATLAS)?;
    let rules = read_rules(files, |name| atlas.has(name))?;
    Ok((rules, atlas))
}

/// Reads the drawing rules, keeping only the drawings that exist.
///
/// # Errors
/// The file is missing or malformed.
pub fn read_rules(files: &Files, has: impl Fn(&str) -> bool) -> Result<TileRules, Problem> {
    let path = file(files, RULES)?;
    let text = read_text(path)?;
    let rules: RuleFile =
        ron::from_str(&text).map_err(|error| Problem::in_ron(path, &text, &error))?;
    TileRules::new(&rules, has).map_err(|problems| Problem::about(path, problems.join("; ")))
}

/// Checks the drawings and drawing rules with the changes that mods make; see
/// [`Registry::check_files`](crate::content::Registry::check_files).
pub fn check_art(files: &Files) -> Vec<Problem> {
    let mut problems = atlas::check(files);
    if files.file(RULES).is_some() {
        problems.extend(read_rules(files, |_| true).err());
    }
    if files.file(hexes::RULES).is_some() {
        problems.extend(hexes::read_hex_rules(files, |_| true).err());
    }
    problems
}

/// Writes a map as a PNG that looks like the one on screen.
///
/// # Errors
/// The drawings cannot be used, or the file cannot be written.
pub fn export_png(map: &Map, files: &Files, path: &Path) -> Result<(), PictureError> {
    let (rules, atlas) = read_art(files)?;
    let picture = Picture::draw(map, &rules, &atlas, Picture::EXPORTED);
    write_png(&picture.image, path).map_err(|error| PictureError::File {
        path: path.into(),
        what: error.to_string(),
    })
}

/// Writes a picture as a PNG, whole or not at all.
///
/// # Errors
/// The file cannot be written; an older one is still there.
pub fn write_png<P>(image: &ImageBuffer<P, Vec<u8>>, path: &Path) -> io::Result<()>
where
    P: PixelWithColorType<Subpixel = u8>,
{
    let mut png = io::Cursor::new(Vec::new());
    image
        .write_to(&mut png, ImageFormat::Png)
        .map_err(io::Error::other)?;
    write_whole(path, png.get_ref())
}
