//! Atlases: one picture with many drawings and the index that says where each lies.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use image::RgbaImage;
use image::imageops::{FilterType, resize};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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

/// The index of an atlas.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AtlasIndex {
    /// Side of the cell the drawings are made for, in pixels.
    pub cell: u32,
    /// Every drawing by name.
    pub sprites: BTreeMap<String, Sprite>,
}

impl AtlasIndex {
    /// Reads an index from its file.
    pub fn read(path: &Path) -> Result<Self, AtlasError> {
        let fail = |what: String| AtlasError {
            path: path.into(),
            what,
        };
        let text = fs::read_to_string(path).map_err(|error| fail(error.to_string()))?;
        let index: Self = ron::from_str(&text).map_err(|error| fail(error.to_string()))?;
        if !(8..=1024).contains(&index.cell) {
            return Err(fail(format!(
                "a cell of {} pixels is not between 8 and 1024",
                index.cell
            )));
        }
        Ok(index)
    }
}

/// An atlas in memory.
#[derive(Clone, Debug)]
pub struct Atlas {
    /// Where everything lies.
    pub index: AtlasIndex,
    /// The picture.
    pub image: RgbaImage,
}

impl Atlas {
    /// Reads `name.png` and `name.ron` of a folder.
    pub fn read(folder: &Path, name: &str) -> Result<Self, AtlasError> {
        let index = AtlasIndex::read(&folder.join(name).with_extension("ron"))?;
        let path = folder.join(name).with_extension("png");
        let fail = |what: String| AtlasError {
            path: path.clone(),
            what,
        };
        let image = image::open(&path)
            .map_err(|error| fail(error.to_string()))?
            .into_rgba8();
        for (name, at) in &index.sprites {
            let right = at.x.checked_add(at.w);
            let foot = at.y.checked_add(at.h);
            let inside = right.is_some_and(|right| right <= image.width())
                && foot.is_some_and(|foot| foot <= image.height());
            if !inside {
                return Err(fail(format!("{name} lies outside the picture")));
            }
        }
        Ok(Self { index, image })
    }

    /// One drawing, scaled to a width and height.
    pub fn drawing(&self, name: &str, width: u32, height: u32) -> Option<RgbaImage> {
        let at = self.index.sprites.get(name)?;
        let piece = image::imageops::crop_imm(&self.image, at.x, at.y, at.w, at.h).to_image();
        if (at.w, at.h) == (width, height) {
            return Some(piece);
        }
        Some(scaled(piece, width, height))
    }
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

/// Why an atlas cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtlasError {
    /// The file it is about.
    pub path: PathBuf,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for AtlasError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.what)
    }
}

impl std::error::Error for AtlasError {}
