//! Atlases: one image with many drawings, an index of their positions, and separate drawings that
//! override them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use image::RgbaImage;
use image::imageops::{FilterType, resize};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{Files, Problem, RonFile};

/// Position of a drawing in its atlas, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sprite {
    pub x: u32,
    pub y: u32,
    pub w: u32,
    pub h: u32,
}

/// Position of a number on a drawing, in pixels from the drawing's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NumberPlace {
    /// Horizontal centre of the number.
    pub x: f32,
    /// Vertical centre of the number.
    pub y: f32,
    /// Height of the number.
    pub size: f32,
}

/// An image with a file of its own, because it is tiled or shown by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Alone {
    /// File name below `assets/art`.
    pub file: String,
    pub w: u32,
    pub h: u32,
}

/// The index of an atlas.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct AtlasIndex {
    /// Side of the cell the drawings are made for, in pixels.
    pub cell: u32,
    /// Every drawing by name.
    pub sprites: BTreeMap<String, Sprite>,
    /// Drawings that a number is written on.
    #[serde(default)]
    pub numbers: BTreeMap<String, NumberPlace>,
    /// Images that belong to the atlas but have files of their own.
    #[serde(default)]
    pub pictures: BTreeMap<String, Alone>,
}

impl AtlasIndex {
    /// Reads an index file.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(path: &Path) -> Result<Self, Problem> {
        let text = read_text(path)?;
        let index: Self =
            ron::from_str(&text).map_err(|error| RonFile::in_words::<Self>(path, &text, &error))?;
        if !(8..=1024).contains(&index.cell) {
            let message = format!("a cell of {} pixels is not between 8 and 1024", index.cell);
            return Err(Problem::about(path, message));
        }
        Ok(index)
    }

    /// Name of a drawing outside an image of this size, if any.
    fn outside(&self, width: u32, height: u32) -> Option<&str> {
        let inside = |at: &Sprite| {
            let right = at.x.checked_add(at.w);
            let foot = at.y.checked_add(at.h);
            at.w > 0
                && at.h > 0
                && right.is_some_and(|right| right <= width)
                && foot.is_some_and(|foot| foot <= height)
        };
        let mut sprites = self.sprites.iter();
        sprites.find_map(|(name, at)| (!inside(at)).then_some(name.as_str()))
    }

    /// Error message if a separate drawing has the wrong size.
    fn misfit(&self, name: &str, (width, height): (u32, u32)) -> Option<String> {
        match self.sprites.get(name) {
            Some(at)
                if u64::from(at.w) * u64::from(height) != u64::from(at.h) * u64::from(width) =>
            {
                Some(format!(
                    "this drawing is {width} by {height} pixels; `{name}` is {} by {}, and what \
                     takes its place must have that shape",
                    at.w, at.h
                ))
            }
            _ => None,
        }
    }
}

/// Folder of the atlases, and the parent folder of their separate drawings.
const ATLASES: &str = "assets/art/atlas";
const DRAWINGS: &str = "assets/art";

/// Paths of an atlas's index and image.
fn places(name: &str) -> [String; 2] {
    ["ron", "png"].map(|ending| format!("{ATLASES}/{name}.{ending}"))
}

/// Separate drawings that override an atlas, by name: from the source that provides its image, and
/// from the mods after that.
fn singles(files: &Files, name: &str, index: &AtlasIndex) -> BTreeMap<String, std::path::PathBuf> {
    let [_, picture] = places(name);
    let folder = format!("{DRAWINGS}/{name}");
    let over = files.from_last(&picture);
    let named = over.below(&folder).into_iter().filter_map(|(place, path)| {
        let drawing = place.strip_prefix(&folder)?.strip_prefix('/')?;
        let drawing = drawing.strip_suffix(".png")?;
        let alone = index.pictures.contains_key(drawing);
        (!alone).then(|| (drawing.to_owned(), path.to_owned()))
    });
    named.collect()
}

/// The names of all drawings of an atlas, as the mods leave it.
///
/// # Errors
/// Its index cannot be read.
pub fn drawings(files: &Files, atlas: &str) -> Result<BTreeSet<String>, Problem> {
    let [index, _] = places(atlas);
    let index = AtlasIndex::read(file(files, &index)?)?;
    let singles = singles(files, atlas, &index).into_keys();
    Ok(index.sprites.keys().cloned().chain(singles).collect())
}

/// The file used for a path.
pub(super) fn file<'a>(files: &'a Files, place: &str) -> Result<&'a Path, Problem> {
    let missing = || Problem::about(place, "there is no such file");
    files.file(place).ok_or_else(missing)
}

pub(super) fn read_text(path: &Path) -> Result<String, Problem> {
    fs::read_to_string(path)
        .map_err(|error| Problem::about(path, format!("cannot be read: {error}")))
}

fn read_picture(path: &Path) -> Result<RgbaImage, Problem> {
    match image::open(path) {
        Ok(picture) => Ok(picture.into_rgba8()),
        Err(error) => Err(Problem::about(path, format!("cannot be read: {error}"))),
    }
}

/// An atlas in memory.
#[derive(Clone, Debug)]
pub struct Atlas {
    pub index: AtlasIndex,
    pub image: RgbaImage,
    /// Drawings that override or extend those in the image.
    singles: BTreeMap<String, RgbaImage>,
}

impl Atlas {
    /// Reads an atlas with the changes that mods make.
    ///
    /// # Errors
    /// One of its files is missing or faulty.
    pub fn read(files: &Files, name: &str) -> Result<Self, Problem> {
        let [index, picture] = places(name);
        let index = AtlasIndex::read(file(files, &index)?)?;
        let picture = file(files, &picture)?;
        let image = read_picture(picture)?;
        if let Some(outside) = index.outside(image.width(), image.height()) {
            let message = format!("`{outside}` lies outside of the picture");
            return Err(Problem::about(picture, message));
        }
        let mut singles_read = BTreeMap::new();
        for (drawing, path) in singles(files, name, &index) {
            let pixels = read_picture(&path)?;
            if let Some(misfit) = index.misfit(&drawing, pixels.dimensions()) {
                return Err(Problem::about(path, misfit));
            }
            let pixels = match index.sprites.get(&drawing) {
                Some(at) if (at.w, at.h) != pixels.dimensions() => scaled(pixels, at.w, at.h),
                _ => pixels,
            };
            singles_read.insert(drawing, pixels);
        }
        Ok(Self {
            index,
            image,
            singles: singles_read,
        })
    }

    /// True if there is a drawing with this name.
    pub fn has(&self, name: &str) -> bool {
        self.index.sprites.contains_key(name) || self.singles.contains_key(name)
    }

    /// The names of all drawings, sorted.
    pub fn names(&self) -> BTreeSet<&str> {
        let names = self.index.sprites.keys().chain(self.singles.keys());
        names.map(String::as_str).collect()
    }

    /// A drawing at its original size.
    pub fn cut(&self, name: &str) -> Option<RgbaImage> {
        if let Some(single) = self.singles.get(name) {
            return Some(single.clone());
        }
        let at = self.index.sprites.get(name)?;
        Some(image::imageops::crop_imm(&self.image, at.x, at.y, at.w, at.h).to_image())
    }

    /// A drawing scaled to a width and height.
    pub fn drawing(&self, name: &str, width: u32, height: u32) -> Option<RgbaImage> {
        let piece = self.cut(name)?;
        if piece.dimensions() == (width, height) {
            return Some(piece);
        }
        Some(scaled(piece, width, height))
    }
}

/// Checks the atlases and the drawings that override them by their sizes; whether the images can be
/// decoded has been checked before.
pub(super) fn check(files: &Files) -> Vec<Problem> {
    let names: Vec<String> = files
        .below(ATLASES)
        .into_keys()
        .filter_map(|place| {
            let name = place.strip_prefix(ATLASES)?.strip_prefix('/')?;
            Some(name.strip_suffix(".ron")?.to_owned())
        })
        .collect();
    let mut problems = Vec::new();
    for name in names {
        if let Err(problem) = check_one(files, &name, &mut problems) {
            problems.push(problem);
        }
    }
    problems
}

fn check_one(files: &Files, name: &str, problems: &mut Vec<Problem>) -> Result<(), Problem> {
    let [index, picture] = places(name);
    let index = AtlasIndex::read(file(files, &index)?)?;
    let size = |path: &Path| {
        image::image_dimensions(path)
            .map_err(|error| Problem::about(path, format!("cannot be read: {error}")))
    };
    if files.file(&picture).is_some() || !index.sprites.is_empty() {
        let picture = file(files, &picture)?;
        let (width, height) = size(picture)?;
        if let Some(outside) = index.outside(width, height) {
            let message = format!(
                "this picture is {width} by {height} pixels; `{outside}` lies outside of it"
            );
            problems.push(Problem::about(picture, message));
        }
    }
    for (drawing, path) in singles(files, name, &index) {
        if let Some(misfit) = index.misfit(&drawing, size(&path)?) {
            problems.push(Problem::about(path, misfit));
        }
    }
    Ok(())
}

/// Scales a drawing. Colours are weighted by opacity; otherwise the colour of fully transparent
/// pixels would show at the edges.
fn scaled(mut drawing: RgbaImage, width: u32, height: u32) -> RgbaImage {
    for pixel in drawing.pixels_mut() {
        let alpha = u32::from(pixel[3]);
        (0..3).for_each(|part| pixel[part] = (u32::from(pixel[part]) * alpha / 255) as u8);
    }
    let mut small = resize(&drawing, width, height, FilterType::Triangle);
    for pixel in small.pixels_mut() {
        let alpha = u32::from(pixel[3]).max(1);
        (0..3).for_each(|part| pixel[part] = (u32::from(pixel[part]) * 255 / alpha).min(255) as u8);
    }
    small
}
