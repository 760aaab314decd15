//! The colours of the sides on rims of tokens, in each set of colours.

use bevy::prelude::Color;
use image::RgbaImage;

use crate::app::ColourSet;
use crate::game::Side;

/// The colours that the rims are drawn in.
const HERO: [u8; 3] = [0x2f, 0x5d, 0x8c];
const FOE: [u8; 3] = [0x8c, 0x2f, 0x26];

/// True for the picture of a rim that shows its side.
pub(super) fn is_rim(name: &str) -> bool {
    name.starts_with("rim_hero") || name.starts_with("rim_foe")
}

/// The colours of heroes and foes in a set.
fn of(set: ColourSet) -> [[u8; 3]; 2] {
    match set {
        ColourSet::Standard => [HERO, FOE],
        ColourSet::HighContrast => [[0x00, 0x48, 0xff], [0xd8, 0x00, 0x00]],
        // Blue and vermilion also differ in lightness.
        ColourSet::ColourBlind => [[0x00, 0x5a, 0xa8], [0xe8, 0x74, 0x00]],
    }
}

/// The colour by which a side's gauges and the like are known, in a set: light, for they lie on dark plates.
pub(super) fn bright(side: Side, set: ColourSet) -> Color {
    let [red, green, blue] = match (set, side) {
        (ColourSet::Standard, Side::Hero) => [0x5c, 0xa3, 0xeb],
        (ColourSet::Standard, Side::Foe) => [0xe0, 0x54, 0x40],
        (ColourSet::Standard, Side::Neutral) => [0x73, 0xb3, 0x94],
        (ColourSet::HighContrast, Side::Hero) => [0x6c, 0xc4, 0xff],
        (ColourSet::HighContrast, Side::Foe) => [0xff, 0x5a, 0x4a],
        (ColourSet::HighContrast, Side::Neutral) => [0x70, 0xf0, 0xb8],
        // Blue and orange also differ in lightness.
        (ColourSet::ColourBlind, Side::Hero) => [0x5a, 0xae, 0xf0],
        (ColourSet::ColourBlind, Side::Foe) => [0xff, 0xa0, 0x2e],
        (ColourSet::ColourBlind, Side::Neutral) => [0x9a, 0xbf, 0xbb],
    };
    Color::srgb_u8(red, green, blue)
}

/// Gives a rim the colour of its side in a set; light and shade stay.
pub(super) fn recolour(picture: &mut RgbaImage, name: &str, set: ColourSet) {
    if set == ColourSet::Standard || !is_rim(name) {
        return;
    }
    let [hero, foe] = of(set);
    let (drawn, wanted) = match name.starts_with("rim_hero") {
        true => (HERO, hero),
        false => (FOE, foe),
    };
    let light = |colour: [u8; 3]| colour.iter().map(|it| f32::from(*it)).fold(0.0, f32::max);
    for pixel in picture.pixels_mut() {
        let [r, g, b, _] = pixel.0;
        let part = light([r, g, b]) / light(drawn);
        // Ink and glints have no colour of their own.
        let least = f32::from(r.min(g).min(b));
        let grey = (least / light([r, g, b]).max(1.0)).clamp(0.0, 1.0);
        for (channel, wanted) in pixel.0.iter_mut().zip(wanted) {
            let coloured = f32::from(wanted) * part;
            let mixed = coloured + (f32::from(*channel) - coloured) * grey.powi(2);
            *channel = mixed.clamp(0.0, 255.0) as u8;
        }
    }
}

#[cfg(test)]
mod tests {
    use image::Rgba;

    use super::*;

    fn pixel(name: &str, colour: [u8; 3], set: ColourSet) -> [u8; 3] {
        let [r, g, b] = colour;
        let mut picture = RgbaImage::from_pixel(1, 1, Rgba([r, g, b, 255]));
        recolour(&mut picture, name, set);
        let [r, g, b, _] = picture.get_pixel(0, 0).0;
        [r, g, b]
    }

    #[test]
    fn rims_take_the_colours_of_the_set_and_nothing_else_does() {
        let blind = ColourSet::ColourBlind;
        assert_eq!(pixel("rim_foe", FOE, ColourSet::Standard), FOE);
        assert_eq!(pixel("disc", FOE, blind), FOE);
        let [r, g, b] = pixel("rim_foe_large", FOE, blind);
        assert!(r > 0xd0 && g > 0x60 && b < 0x20, "{r} {g} {b}");
        let [r, g, b] = pixel("rim_hero", HERO, blind);
        assert!(r < 0x20 && b > 0x90 && g > 0x40, "{r} {g} {b}");
        // The line in ink stays dark.
        let ink = pixel("rim_foe", [0x2b, 0x21, 0x18], ColourSet::HighContrast);
        assert!(ink.iter().all(|channel| *channel < 0x50), "{ink:?}");
    }
}
