use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use image::{Rgba, RgbaImage};

use super::atlas::{self, Atlas, file, read_text};
use super::tiles::{RuleFile, Sight, Tile};
use super::{Ground, Map, TileRules, View, hexes};
use crate::content::{Files, Problem};
use crate::grid::{Cell, Rect, Turn};

/// The colour of bare parchment.
const PARCHMENT: Rgba<u8> = Rgba([0xe9, 0xdc, 0xc0, 0xff]);
/// No side of a picture gets longer than this, in pixels.
const LONGEST: u32 = 8192;
/// Cells a compass covers each way.
const COMPASS: u8 = 3;
/// Cells of bare parchment round the map.
const MARGIN: i16 = 1;

/// A map drawn into memory, with the drawings the window uses.
pub struct Picture {
    /// The picture.
    pub image: RgbaImage,
    /// Side of a cell in it, in pixels.
    pub cell: u32,
    /// The cells it shows; of several storeys those of the first.
    pub shown: Rect,
}

impl Picture {
    /// Side of a cell in a picture written to a file, in pixels.
    pub const EXPORTED: u32 = 128;

    /// Draws a whole map, everything in sight, with cells of at most `cell` pixels; several
    /// storeys beside each other.
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

    /// The same with another picture on the right of it.
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

    /// Lays a compass on bare parchment, as near to the lower right corner as there is space.
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

    /// Lays a drawing down, its upper left corner on that of a cell.
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

/// A product of two bytes back to the range of a byte, rounded.
fn over(product: u32) -> u32 {
    (product + 127) / 255
}

/// Drawings at the size of the picture, turned as they are needed.
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

/// Why a picture could not be made.
#[derive(Debug)]
pub enum PictureError {
    /// The drawings or the rules of drawing cannot be used.
    Art(Problem),
    /// The picture cannot be written.
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
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

/// The atlas that maps are drawn with.
const ATLAS: &str = "map";
/// Where the rules of drawing lie.
const RULES: &str = "assets/tiles/map_hand.ron";

/// Reads the drawings and the rules that the window uses as well, as the mods leave them.
///
/// # Errors
/// What is wrong with a file of them.
pub fn read_art(files: &Files) -> Result<(TileRules, Atlas), Problem> {
    let atlas = Atlas::read(files, ATLAS)?;
    let rules = read_rules(files, |name| atlas.has(name))?;
    Ok((rules, atlas))
}

/// Reads the rules of drawing, kept to the drawings that there are.
///
/// # Errors
/// What is wrong with the file.
pub fn read_rules(files: &Files, has: impl Fn(&str) -> bool) -> Result<TileRules, Problem> {
    let path = file(files, RULES)?;
    let text = read_text(path)?;
    let rules: RuleFile =
        ron::from_str(&text).map_err(|error| Problem::in_ron(path, &text, &error))?;
    TileRules::new(&rules, has).map_err(|problems| Problem::about(path, problems.join("; ")))
}

/// What is wrong with the drawings and the rules of drawing as mods leave them; see
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
/// The drawings cannot be used, or the picture not be written.
pub fn export_png(map: &Map, files: &Files, path: &Path) -> Result<(), PictureError> {
    let (rules, atlas) = read_art(files)?;
    let picture = Picture::draw(map, &rules, &atlas, Picture::EXPORTED);
    picture
        .image
        .save(path)
        .map_err(|error| PictureError::File {
            path: path.into(),
            what: error.to_string(),
        })
}
