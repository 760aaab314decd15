//! The light of boards by night: a deep blue over all that is drawn on them, and warm pools round what
//! burns. What stands there has as much light as it takes to be seen ([`super::moonlight`]). Tokens, bars, marks and words lie over it and keep the light of the lamp on the table.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use image::RgbaImage;

use super::board_tiles::BoardTile;
use super::moonlight::{Shades, lies_below, stands};
use crate::app::ColourSet;
use crate::dungeon::hexes::HexRules;
use crate::game::Board;
use crate::grid::{Cell, hex};

/// Parts of red, green and blue that the night leaves, in linear light: an eighth of the brightness, which
/// the eye takes for two fifths. So snow (87% of white) is as dark as slate (10%), streets and grass are
/// nearly black (4%), and each stays apart from what stands on it. Blue keeps three times as much as red,
/// so that nobody takes it for a dark floor by day.
pub const NIGHT: [f32; 3] = [0.08, 0.11, 0.26];

/// The same beside a fire: nearly six times the red and less than half of the blue. Brighter would be
/// prettier, but marks are light by night, and have to stand out from ground that is lit as well.
pub const FIRE: [f32; 3] = [0.46, 0.28, 0.12];

/// The same for the sheet round the board: a third of the night on it, or the board would lie on a sheet
/// that shines.
pub const BEYOND: [f32; 3] = [0.027, 0.037, 0.087];

/// How much of that is left in a set of colours. In high contrast walls are to be nearly black, and the sheet
/// shines through them.
pub fn beyond(set: ColourSet) -> [f32; 3] {
    match set {
        ColourSet::HighContrast => BEYOND.map(|it| it * 0.4),
        ColourSet::Standard | ColourSet::ColourBlind => BEYOND,
    }
}

/// The brightness of all ground by night in high contrast, snow and streets alike: three times that of black
/// walls, and a third of that of marks.
pub const STARK_GROUND: f32 = 0.125;

/// Lays the night over the drawings of a board of hexes in a set of colours, of which `drawing` gives each by its
/// name.
pub(super) fn fall(
    rules: &HexRules,
    board: &Board,
    (tiles, set): (Vec<BoardTile>, ColourSet),
    drawing: impl Fn(&str) -> Option<RgbaImage>,
) -> Vec<BoardTile> {
    let glow = glow(rules, board);
    let shades = Shades::of(&tiles, beyond(set).into(), drawing);
    let dim = |tile: BoardTile| {
        let near = glow.get(&tile.cell).copied().unwrap_or_default();
        let ground = Vec3::from(NIGHT).lerp(Vec3::from(FIRE), near);
        let light = match set {
            // Whatever lies between the ground and what stands there is drawn in ink, or a wall.
            ColourSet::HighContrast if !stands(&tile) && !lies_below(&tile) => NIGHT.into(),
            ColourSet::HighContrast => {
                let even = shades.evened(&tile, ground, STARK_GROUND);
                shades.light(&tile, even, near)
            }
            ColourSet::Standard | ColourSet::ColourBlind => shades.light(&tile, ground, near),
        };
        BoardTile {
            tint: under(tile.tint, light.to_array()),
            ..tile
        }
    };
    tiles.into_iter().map(dim).collect()
}

/// A colour in a light that leaves these parts of it.
pub(super) fn under(colour: Color, [r, g, b]: [f32; 3]) -> Color {
    let [red, green, blue, alpha] = colour.to_linear().to_f32_array();
    Color::linear_rgba(red * r, green * g, blue * b, alpha)
}

/// How much each cell has of the light of the nearest fire, up to 1 at the fire itself. It falls on walls
/// and whatever else blocks sight, but not past them.
fn glow(rules: &HexRules, board: &Board) -> BTreeMap<Cell, f32> {
    let hides: BTreeMap<Cell, bool> = board.cells.iter().map(|it| (it.cell, it.hides)).collect();
    let mut glow: BTreeMap<Cell, f32> = BTreeMap::new();
    for fire in &board.cells {
        let reach = rules.glow(&fire.drawing, &board.ground);
        if reach == 0 {
            continue;
        }
        let mut met = BTreeSet::from([fire.cell]);
        let mut rim = vec![fire.cell];
        for step in 0..=reach {
            let part = 1.0 - f32::from(step) / (f32::from(reach) + 1.0);
            // Slow to fade near the fire, and slow again where it is nearly gone.
            let light = part * part * (3.0 - 2.0 * part);
            for cell in &rim {
                let known = glow.entry(*cell).or_default();
                *known = known.max(light);
            }
            let passed = rim.iter().filter(|cell| step == 0 || !hides[*cell]);
            let around = passed.flat_map(|cell| hex::neighbours(*cell));
            let next = around.filter(|cell| hides.contains_key(cell) && met.insert(*cell));
            rim = next.collect();
        }
    }
    glow
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dungeon::hexes::{HexRuleFile, ThingRule};
    use crate::game::{Ground, Tiling};

    /// A row of hexes by their drawings; walls block sight.
    fn row(drawings: &[&str]) -> Board {
        let cells = drawings.iter().zip(0..).map(|(drawing, x)| Ground {
            cell: Cell::new(x, 0),
            drawing: (*drawing).to_owned(),
            open: drawing.is_empty(),
            hides: *drawing == "wall",
            covers: false,
            leads: None,
            things: Vec::new(),
        });
        Board {
            tiling: Tiling::Hexes,
            dark: true,
            cells: cells.collect(),
            ..Board::default()
        }
    }

    fn rules() -> HexRules {
        let fire = ThingRule {
            glow: 3,
            ..ThingRule::default()
        };
        let file = HexRuleFile {
            things: BTreeMap::from([("campfire".to_owned(), vec![fire])]),
            ..HexRuleFile::default()
        };
        HexRules::new(file, |_| true)
    }

    fn lit(drawings: &[&str]) -> Vec<f32> {
        let glow = glow(&rules(), &row(drawings));
        let cells = (0..drawings.len()).map(|x| Cell::new(x as i16, 0));
        cells
            .map(|cell| glow.get(&cell).copied().unwrap_or_default())
            .collect()
    }

    #[test]
    fn a_fire_lights_what_is_near_it() {
        let light = lit(&["", "campfire", "", "", "", ""]);
        assert_eq!(light[1], 1.0);
        assert_eq!(light[0], light[2]);
        assert!(light[2] > light[3] && light[3] > light[4] && light[4] > 0.0);
        assert_eq!(light[5], 0.0);
        assert_eq!(lit(&["", "wall", ""]), [0.0; 3]);
    }

    #[test]
    fn its_light_falls_on_walls_and_not_past_them() {
        let light = lit(&["campfire", "wall", ""]);
        assert!(light[1] > 0.0);
        assert_eq!(light[2], 0.0);
    }

    #[test]
    fn the_night_is_dark_and_blue_and_a_fire_warm() {
        let lie = |cell| BoardTile {
            layer: 0,
            cell,
            sprite: "sand_0".to_owned(),
            flip: default(),
            turn: 0.0,
            tint: Color::WHITE,
        };
        let board = row(&["campfire", "", "", "", ""]);
        let tiles = [0, 4].map(|x| lie(Cell::new(x, 0))).into();
        let tiles = fall(&rules(), &board, (tiles, ColourSet::Standard), |_| None);
        let [near, far] = [0, 1].map(|at: usize| tiles[at].tint.to_linear());
        assert!(near.red > 2.0 * near.blue && far.blue > 2.0 * far.red);
        assert!(far.luminance() < 0.13, "{far:?}");
        assert!(near.luminance() > 2.0 * far.luminance(), "{near:?}");
    }
}
