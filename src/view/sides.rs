//! The colours of the sides on rims of tokens, in each set of colours.

use image::RgbaImage;

use crate::app::ColourSet;

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
