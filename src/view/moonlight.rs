//! Light on what stands on a board by night. The night leaves so little of every drawing that dark furniture
//! would be lost on dark ground; so each thing has as much light as it takes to stand out.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use image::RgbaImage;

use super::board_tiles::BoardTile;
use super::night::FIRE;
use crate::dungeon::hexes::HexLayer;
use crate::grid::Cell;

/// The least contrast of a thing with its ground, a little more than the 3 to 1 of other marks: colours are
/// rounded when they are drawn.
const LEAST: f32 = 3.1;
/// What is added to both sides of a contrast: light that a screen never keeps back.
const FLARE: f32 = 0.05;
/// The colour of moonlight: paler than the night on the ground, or wood would lose its own.
const MOON: Vec3 = Vec3::new(0.85, 0.98, 1.63);
/// The size that drawings are measured in, in pixels.
pub(super) const MEASURED: (u32, u32) = (64, 74);
/// The sheet under the washes of the ground.
const PARCHMENT: [u8; 3] = [0xe9, 0xdc, 0xc0];

/// The shades of a board's drawings, measured once for each.
pub(super) struct Shades {
    /// A dark and a pale colour of each thing: a quarter of it is darker still, and a quarter paler.
    things: BTreeMap<String, [Vec3; 2]>,
    /// The colour of each ground, and how much of the sheet it covers.
    grounds: BTreeMap<String, (Vec3, f32)>,
    /// What lies below everything on each cell.
    under: BTreeMap<Cell, String>,
    /// How bright the sheet below all of it is.
    sheet: f32,
}

impl Shades {
    /// Measures the drawings of a board on a sheet in this light, of which `drawing` gives each by its name.
    pub(super) fn of(
        tiles: &[BoardTile],
        beyond: Vec3,
        drawing: impl Fn(&str) -> Option<RgbaImage>,
    ) -> Shades {
        let named = |wanted: fn(&BoardTile) -> bool| {
            let tiles = tiles.iter().filter(move |tile| wanted(tile));
            tiles.map(|it| it.sprite.clone()).collect::<BTreeSet<_>>()
        };
        let things = named(stands).into_iter();
        let things = things.filter_map(|name| Some((edges(&drawing(&name)?)?, name)));
        let grounds = named(lies_below).into_iter();
        let grounds = grounds.filter_map(|name| Some((wash(&drawing(&name)?)?, name)));
        let below = tiles.iter().filter(|it| lies_below(it));
        Shades {
            things: things.map(|(shades, name)| (name, shades)).collect(),
            grounds: grounds.map(|(shade, name)| (name, shade)).collect(),
            under: below.map(|it| (it.cell, it.sprite.clone())).collect(),
            sheet: sheet(beyond),
        }
    }

    /// The light in which the ground under a drawing is so bright: this one, stronger or weaker.
    pub(super) fn evened(&self, tile: &BoardTile, light: Vec3, bright: f32) -> Vec3 {
        let Some((colour, cover)) = self.below(tile) else {
            return light;
        };
        let own = bright - self.sheet * (1.0 - cover);
        light * (own / (luminance(colour * light) * cover).max(0.001))
    }

    /// The ground under a drawing.
    fn below(&self, tile: &BoardTile) -> Option<(Vec3, f32)> {
        let below = self.under.get(&tile.cell)?;
        self.grounds.get(below).copied()
    }

    /// The light on a drawing where the ground has this light, the part `near` of it from a fire: the same, or
    /// more if it is a thing that would not stand out.
    pub(super) fn light(&self, tile: &BoardTile, ground: Vec3, near: f32) -> Vec3 {
        let thing = self.things.get(&tile.sprite).filter(|_| stands(tile));
        match thing.zip(self.below(tile)) {
            Some((thing, below)) => lifted(*thing, seen(below, ground, self.sheet), (ground, near)),
            None => ground,
        }
    }
}

/// True of what stands on the ground.
pub(super) fn stands(tile: &BoardTile) -> bool {
    tile.layer >= HexLayer::Arm as u8
}

/// True of the ground itself.
pub(super) fn lies_below(tile: &BoardTile) -> bool {
    tile.layer == HexLayer::Ground as u8
}

/// The light for a thing of these shades on a ground so bright: that of the ground where the thing stands out
/// in it, dark on pale or pale on dark; otherwise so much that its pale parts do.
fn lifted(thing: [Vec3; 2], below: f32, (light, near): (Vec3, f32)) -> Vec3 {
    let [dark, pale] = thing.map(|shade| luminance(shade * light));
    if contrast(dark, below) >= LEAST && dark < below
        || contrast(pale, below) >= LEAST && pale > below
    {
        return light;
    }
    let fire = Vec3::from(FIRE);
    let hue = MOON.lerp(fire / luminance(fire), near);
    let wanted = LEAST * (below + FLARE) - FLARE;
    hue * (wanted / luminance(thing[1] * hue).max(0.001))
}

/// How bright the sheet is in this light.
pub(super) fn sheet(light: Vec3) -> f32 {
    let [red, green, blue] = PARCHMENT;
    luminance((linear(red, green, blue) * light).min(Vec3::ONE))
}

/// How bright a ground is in this light, on a sheet that is so bright.
pub(super) fn seen((colour, cover): (Vec3, f32), light: Vec3, sheet: f32) -> f32 {
    luminance(colour * light) * cover + sheet * (1.0 - cover)
}

/// The contrast of two brightnesses, from 1 to 21.
pub(super) fn contrast(one: f32, other: f32) -> f32 {
    (one.max(other) + FLARE) / (one.min(other) + FLARE)
}

fn luminance(colour: Vec3) -> f32 {
    LinearRgba::rgb(colour.x, colour.y, colour.z).luminance()
}

fn linear(red: u8, green: u8, blue: u8) -> Vec3 {
    Color::srgb_u8(red, green, blue).to_linear().to_vec3()
}

/// A dark and a pale colour of a drawing; `None` if it has no opaque parts.
fn edges(drawing: &RgbaImage) -> Option<[Vec3; 2]> {
    const OPAQUE: u8 = 200;
    let solid = drawing.pixels().filter(|pixel| pixel.0[3] > OPAQUE);
    let mut shades: Vec<Vec3> = solid
        .map(|pixel| linear(pixel.0[0], pixel.0[1], pixel.0[2]))
        .collect();
    shades.sort_by(|one, other| luminance(*one).total_cmp(&luminance(*other)));
    let at = |quarter: usize| shades.get(shades.len() * quarter / 4).copied();
    Some([at(1)?, at(3)?])
}

/// The mean colour of a ground, and how much it covers of what is below; `None` if it is not to be seen.
pub(super) fn wash(drawing: &RgbaImage) -> Option<(Vec3, f32)> {
    // The corners round the hex are empty.
    let inside = drawing.pixels().filter(|pixel| pixel.0[3] > 0);
    let (mut colours, mut covers, mut count) = (Vec3::ZERO, 0.0, 0.0);
    for pixel in inside {
        let [red, green, blue, alpha] = pixel.0;
        let cover = f32::from(alpha) / 255.0;
        colours += linear(red, green, blue) * cover;
        covers += cover;
        count += 1.0;
    }
    (covers > 0.0).then(|| (colours / covers, covers / count))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::app::ColourSet;
    use crate::content::Files;
    use crate::dungeon::BoardCell;
    use crate::dungeon::atlas::Atlas;
    use crate::dungeon::hexes::read_hex_rules;
    use crate::game::{Board, Ground, Tiling};
    use crate::view::night;

    const GROUNDS: [&str; 6] = ["grass", "floor", "sand", "deck", "snow", "street"];
    /// The darkest furniture there is, and some that is not.
    const FURNITURE: [&str; 9] = [
        "piano", "stove", "armchair", "cauldron", "cage", "desk", "barrel", "fence", "bed",
    ];

    /// The part of a drawing's opaque pixels, in a light, that stand out from a ground 3 to 1.
    fn standing_out(drawing: &RgbaImage, tint: Vec3, below: f32) -> f32 {
        let solid = drawing.pixels().filter(|pixel| pixel.0[3] > 200);
        let seen = solid.map(|pixel| {
            let [red, green, blue, _] = pixel.0;
            let shade = (linear(red, green, blue) * tint).min(Vec3::ONE);
            contrast(luminance(shade), below) >= 3.0
        });
        let seen: Vec<bool> = seen.collect();
        seen.iter().filter(|it| **it).count() as f32 / seen.len().max(1) as f32
    }

    #[test]
    fn furniture_stands_out_from_every_ground_by_night() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let atlas = Atlas::read(&files, "hex").unwrap();
        let rules = read_hex_rules(&files, |name| atlas.has(name)).unwrap();
        let tint_of = |tile: &BoardTile| tile.tint.to_linear().to_vec3();
        let mut lost = 0;
        for ground in GROUNDS {
            // By the fire, and ever farther from it.
            let row = ["campfire"].into_iter().chain(FURNITURE).zip(0..);
            let cells = row.map(|(name, x)| Ground {
                cell: Cell::new(x, 0),
                drawing: name.to_owned(),
                open: false,
                hides: false,
                covers: false,
                leads: None,
                things: Vec::new(),
            });
            let board = Board {
                tiling: Tiling::Hexes,
                dark: true,
                ground: ground.to_owned(),
                cells: cells.collect(),
                ..Board::default()
            };
            let cells = board.cells.iter().map(|it| BoardCell {
                cell: it.cell,
                thing: &it.drawing,
            });
            let tiles = rules.tiles(ground, cells).into_iter();
            let tiles: Vec<BoardTile> = tiles.map(BoardTile::from).collect();
            let drawing = |name: &str| atlas.drawing(name, MEASURED.0, MEASURED.1);
            let tiles = night::fall(&rules, &board, (tiles, ColourSet::Standard), drawing);
            for tile in tiles.iter().filter(|it| stands(it)) {
                let below = tiles
                    .iter()
                    .find(|it| lies_below(it) && it.cell == tile.cell);
                let below = below.expect("something stands on a ground");
                let cut = |name: &str| atlas.cut(name).expect("it is in the atlas");
                let wash = wash(&cut(&below.sprite)).expect("a ground");
                let below_it = seen(wash, tint_of(below), sheet(night::BEYOND.into()));
                let thing = cut(&tile.sprite);
                let part = standing_out(&thing, tint_of(tile), below_it);
                assert!(part > 0.2, "{} on {ground}: {part:.2}", tile.sprite);
                let unlit = standing_out(&thing, tint_of(below), below_it);
                lost += usize::from(unlit < 0.05);
            }
        }
        assert!(lost > 20, "in the light of the ground {lost} are lost");
    }

    #[test]
    fn what_stands_out_by_itself_has_the_light_of_the_ground() {
        let light = Vec3::from(night::NIGHT);
        let (ink, bone) = (Vec3::splat(0.01), Vec3::ONE);
        for (thing, below) in [([ink, bone], 0.0), ([ink, ink], 0.2)] {
            assert_eq!(lifted(thing, below, (light, 0.0)), light);
        }
        let [red, _, blue] = lifted([ink, ink], 0.03, (light, 1.0)).to_array();
        assert!(red > blue, "warm by a fire");
    }
}
