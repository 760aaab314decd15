//! Atlases: one picture with many drawings and the index that says where each lies, and single
//! drawings that take the place of those.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use image::RgbaImage;
use image::imageops::{FilterType, resize};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{Files, Problem};

/// Where a drawing lies in its atlas, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sprite {
    /// Left edge.
    pub x: u32,
    /// Upper edge.
    pub y: u32,
    /// Width.
    pub w: u32,
    /// Height.
    pub h: u32,
}

/// Where a number is written on a drawing, in pixels from the drawing's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NumberPlace {
    /// The number's middle.
    pub x: f32,
    /// The number's middle.
    pub y: f32,
    /// How high it is.
    pub size: f32,
}

/// A picture that is a file of its own because it is repeated or shown alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Alone {
    /// Its file below `assets/art`.
    pub file: String,
    /// Width.
    pub w: u32,
    /// Height.
    pub h: u32,
}

/// The index of an atlas.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct AtlasIndex {
    /// Side of the cell the drawings are made for, in pixels.
    pub cell: u32,
    /// Every drawing by name.
    pub sprites: BTreeMap<String, Sprite>,
    /// The drawings that a number is written on.
    #[serde(default)]
    pub numbers: BTreeMap<String, NumberPlace>,
    /// The pictures that belong to it without lying in it.
    #[serde(default)]
    pub pictures: BTreeMap<String, Alone>,
}

impl AtlasIndex {
    /// Reads an index from its file.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(path: &Path) -> Result<Self, Problem> {
        let text = read_text(path)?;
        let index: Self =
            ron::from_str(&text).map_err(|error| Problem::in_ron(path, &text, &error))?;
        if !(8..=1024).contains(&index.cell) {
            let message = format!("a cell of {} pixels is not between 8 and 1024", index.cell);
            return Err(Problem::about(path, message));
        }
        Ok(index)
    }

    /// What does not lie inside of a picture of this size.
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

    /// What is wrong with the size of a single drawing.
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
            None if width.max(height) > LARGEST_DRAWING => Some(format!(
                "this drawing is {width} by {height} pixels; at most {LARGEST_DRAWING} each way"
            )),
            _ => None,
        }
    }
}

/// The widest and highest drawing that an atlas does not know, in pixels.
const LARGEST_DRAWING: u32 = 1024;

/// Where atlases lie, and where the single drawings of an atlas lie below its name.
const ATLASES: &str = "assets/art/atlas";
const DRAWINGS: &str = "assets/art";

/// The places of an atlas's index and of its picture.
fn places(name: &str) -> [String; 2] {
    ["ron", "png"].map(|ending| format!("{ATLASES}/{name}.{ending}"))
}

/// The single drawings that lie over an atlas, by name: those of whoever has the last word about
/// its picture, and of the mods after.
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

/// The file that counts for a place.
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
    /// Where everything lies.
    pub index: AtlasIndex,
    /// The picture.
    pub image: RgbaImage,
    /// Drawings that lie over those in the picture, or beside them.
    singles: BTreeMap<String, RgbaImage>,
}

impl Atlas {
    /// Reads an atlas as the mods leave it.
    ///
    /// # Errors
    /// What is wrong with a file of it.
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

    /// Whether there is a drawing of this name.
    pub fn has(&self, name: &str) -> bool {
        self.index.sprites.contains_key(name) || self.singles.contains_key(name)
    }

    /// The names of all drawings, sorted.
    pub fn names(&self) -> BTreeSet<&str> {
        let names = self.index.sprites.keys().chain(self.singles.keys());
        names.map(String::as_str).collect()
    }

    /// One drawing as it was drawn.
    pub fn cut(&self, name: &str) -> Option<RgbaImage> {
        if let Some(single) = self.singles.get(name) {
            return Some(single.clone());
        }
        let at = self.index.sprites.get(name)?;
        Some(image::imageops::crop_imm(&self.image, at.x, at.y, at.w, at.h).to_image())
    }

    /// One drawing, scaled to a width and height.
    pub fn drawing(&self, name: &str, width: u32, height: u32) -> Option<RgbaImage> {
        let piece = self.cut(name)?;
        if piece.dimensions() == (width, height) {
            return Some(piece);
        }
        Some(scaled(piece, width, height))
    }
}

/// What is wrong with the atlases and the single drawings over them, as far as their sizes tell:
/// whether a picture can be read to its end has been looked at before.
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

/// Scales a drawing. Colours are weighed by how opaque they are, or the colour that happens to
/// lie under clear paper would show at every edge.
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
