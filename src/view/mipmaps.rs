//! Pictures with copies of half, a quarter and so on of their size, so that a drawing is as clear
//! at 32 pixels as at 256.

use std::sync::LazyLock;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use image::RgbaImage;

/// How the colour of half-transparent pixels is stored.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Alpha {
    /// As in a PNG, for the board.
    Straight,
    /// Multiplied by the alpha, as light, for egui.
    Premultiplied,
}

/// A picture as a texture, with its smaller copies.
pub(super) fn to_image(pixels: RgbaImage, alpha: Alpha) -> Image {
    let (width, height) = pixels.dimensions();
    let mut image = Image::new_uninit(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        DRAWN_ONLY,
    );
    image.texture_descriptor.mip_level_count = levels(width, height);
    image.data = Some(with_smaller(pixels, alpha));
    image.sampler = smooth();
    image
}

/// Pictures are only drawn, never read: once on the graphics card, they take no other memory.
pub(super) const DRAWN_ONLY: RenderAssetUsages = RenderAssetUsages::RENDER_WORLD;

/// Sampling that blends neighbouring pixels and the two nearest sizes.
pub(super) fn smooth_descriptor() -> ImageSamplerDescriptor {
    ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    }
}

pub(super) fn smooth() -> ImageSampler {
    ImageSampler::Descriptor(smooth_descriptor())
}

/// Number of copies, from the picture down to one pixel.
pub(super) fn levels(width: u32, height: u32) -> u32 {
    width.max(height).max(1).ilog2() + 1
}

/// The picture and all its copies of half the size down to one pixel.
pub(super) fn with_smaller(pixels: RgbaImage, alpha: Alpha) -> Vec<u8> {
    let (mut width, mut height) = pixels.dimensions();
    // Light, multiplied by alpha: the only form in which pixels can be blended.
    let mut light: Vec<[f32; 4]> = pixels.pixels().map(|pixel| to_light(pixel.0)).collect();
    let mut data = Vec::with_capacity(light.len() * 6);
    loop {
        data.extend(light.iter().flat_map(|&pixel| from_light(pixel, alpha)));
        if width == 1 && height == 1 {
            return data;
        }
        let (next_width, next_height) = ((width / 2).max(1), (height / 2).max(1));
        light = (0..next_width * next_height)
            .map(|index| {
                let (x, y) = (index % next_width * 2, index / next_width * 2);
                let at =
                    |x: u32, y: u32| light[(y.min(height - 1) * width + x.min(width - 1)) as usize];
                let four = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
                std::array::from_fn(|channel| {
                    four.iter().map(|pixel| pixel[channel]).sum::<f32>() / 4.0
                })
            })
            .collect();
        (width, height) = (next_width, next_height);
    }
}

/// The amount of light for each step of a colour.
static LIGHT: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|value| bevy::color::Srgba::gamma_function(value as f32 / 255.0))
});

/// The step of a colour for each amount of light; fine enough that every step survives the round
/// trip.
static STEP: LazyLock<Vec<u8>> = LazyLock::new(|| {
    (0..=FINE)
        .map(|light| {
            let step = bevy::color::Srgba::gamma_function_inverse(light as f32 / FINE as f32);
            (step.clamp(0.0, 1.0) * 255.0).round() as u8
        })
        .collect()
});
const FINE: usize = 1 << 14;

fn to_light([r, g, b, a]: [u8; 4]) -> [f32; 4] {
    let alpha = f32::from(a) / 255.0;
    let light = |value: u8| LIGHT[usize::from(value)] * alpha;
    [light(r), light(g), light(b), alpha]
}

fn from_light([r, g, b, a]: [f32; 4], form: Alpha) -> [u8; 4] {
    let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0).round() as u8;
    let by = if form == Alpha::Straight && a > 0.0 {
        1.0 / a
    } else {
        1.0
    };
    let shown = |light: f32| STEP[((light * by).clamp(0.0, 1.0) * FINE as f32).round() as usize];
    [shown(r), shown(g), shown(b), byte(a)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_copies_run_down_to_one_pixel_and_keep_the_colour() {
        let pixels = RgbaImage::from_pixel(8, 4, image::Rgba([140, 47, 38, 255]));
        let data = with_smaller(pixels, Alpha::Straight);
        let sizes = [8 * 4, 4 * 2, 2, 1];
        assert_eq!(data.len(), sizes.iter().sum::<usize>() * 4);
        assert_eq!(levels(8, 4), 4);
        assert_eq!(data[data.len() - 4..], [140, 47, 38, 255]);
    }

    #[test]
    fn clear_pixels_do_not_stain_their_neighbours() {
        let mut pixels = RgbaImage::from_pixel(2, 1, image::Rgba([255, 255, 255, 255]));
        pixels.put_pixel(1, 0, image::Rgba([0, 0, 0, 0]));
        let data = with_smaller(pixels, Alpha::Straight);
        assert_eq!(data[8..], [255, 255, 255, 128]);
    }
}
