//! Boards drawn small into memory, by the rules that draw them on the table.

use std::collections::BTreeMap;

use bevy::color::ColorToPacked;
use bevy::math::{Rect, Vec2};
use image::{Rgba, RgbaImage};

use super::art::{Art, ArtBox, Atlas};
use super::board_tiles::{self, BoardTile};
use super::lay;
use crate::game::Board;
use crate::grid::Tiling;

/// Limit on the sides of a small map, in pixels.
const LONGEST: f32 = 900.0;
/// Colour of bare parchment.
const PARCHMENT: Rgba<u8> = Rgba([0xe9, 0xdc, 0xc0, 0xff]);

/// A whole board, with cells of at most `cell` pixels; `None` if it has no cells.
pub fn of_board(art: &ArtBox, board: &Board, cell: f32) -> Option<RgbaImage> {
    let area = lay::around(board.tiling, board.cells.iter().map(|it| it.cell))?;
    let tiles = board_tiles::tiles(art, board);
    Some(drawn(art, board.tiling, tiles, area, cell))
}

/// The part of a board that an area covers, with cells of at most `cell` pixels.
pub fn drawn(
    art: &ArtBox,
    tiling: Tiling,
    mut tiles: Vec<BoardTile>,
    area: Rect,
    cell: f32,
) -> RgbaImage {
    let cell = cell.min(LONGEST / area.width().max(area.height()).max(1.0));
    let size = (area.size() * cell).ceil();
    let mut image = RgbaImage::from_pixel(size.x as u32, size.y as u32, PARCHMENT);
    let tile = lay::tile_size(tiling);
    let tile = (tile * (cell / tile.x)).round();
    let atlas = board_tiles::atlas(tiling);
    let mut drawings = BTreeMap::new();
    tiles.sort_by_key(|tile| tile.layer);
    for it in tiles {
        let drawing = drawings
            .entry(it.sprite.clone())
            .or_insert_with(|| scaled(art.art(), atlas, &it.sprite, tile));
        let Some(drawing) = drawing else { continue };
        let middle = (lay::middle(tiling, it.cell) - area.min) * cell;
        let flips = [it.flip.x, it.flip.y, it.flip.d];
        let tint = it.tint.to_srgba().to_u8_array();
        lay_on(&mut image, drawing, middle, (flips, it.turn), tint);
    }
    image
}

fn scaled(art: &Art, atlas: Atlas, name: &str, size: Vec2) -> Option<RgbaImage> {
    art.drawing(atlas, name, (size.x as u32, size.y as u32))
}

/// Lays a drawing on an image: flipped along the diagonal, then along x and y, turned clockwise about
/// its middle, and multiplied by a colour.
fn lay_on(
    image: &mut RgbaImage,
    drawing: &RgbaImage,
    middle: Vec2,
    ([x, y, d], turn): ([bool; 3], f32),
    tint: [u8; 4],
) {
    let size = Vec2::new(drawing.width() as f32, drawing.height() as f32);
    let reach = (size.length() / 2.0).ceil() as i64;
    let back = Vec2::from_angle(-turn);
    let (left, top) = (middle.x.round() as i64, middle.y.round() as i64);
    for to_y in (top - reach).max(0)..(top + reach).min(i64::from(image.height())) {
        for to_x in (left - reach).max(0)..(left + reach).min(i64::from(image.width())) {
            let by = Vec2::new(to_x as f32 + 0.5, to_y as f32 + 0.5) - middle;
            let mut from = back.rotate(by) + size / 2.0;
            if x {
                from.x = size.x - from.x;
            }
            if y {
                from.y = size.y - from.y;
            }
            // First on the way from the drawing to the map, and so last on the way back.
            if d {
                from = Vec2::new(from.y, from.x);
            }
            if from.x < 0.0 || from.y < 0.0 || from.x >= size.x || from.y >= size.y {
                continue;
            }
            let ink = drawing.get_pixel(from.x as u32, from.y as u32);
            let tinted = |channel: usize| u32::from(ink[channel]) * u32::from(tint[channel]) / 255;
            let alpha = tinted(3);
            let under = image.get_pixel_mut(to_x as u32, to_y as u32);
            for channel in 0..3 {
                let (above, below) = (tinted(channel), u32::from(under[channel]));
                under[channel] = ((above * alpha + below * (255 - alpha)) / 255) as u8;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_laid_down_as_it_is_turned() {
        // A drawing whose right half is black.
        let half = |x: u32| if x < 5 { [0, 0, 0, 0] } else { [0, 0, 0, 255] };
        let drawing = RgbaImage::from_fn(10, 10, |x, _| Rgba(half(x)));
        let laid = |flips, turn| {
            let mut image = RgbaImage::from_pixel(20, 20, PARCHMENT);
            lay_on(
                &mut image,
                &drawing,
                Vec2::splat(10.0),
                (flips, turn),
                [255; 4],
            );
            [(13, 10), (10, 13), (7, 10), (10, 7)].map(|(x, y)| image.get_pixel(x, y)[0] == 0)
        };
        let quarter = std::f32::consts::FRAC_PI_2;
        assert_eq!(laid([false; 3], 0.0), [true, true, false, true]);
        assert!(!laid([true, false, false], 0.0)[0]);
        assert!(laid([true, false, false], 0.0)[2]);
        // Over the diagonal and then over x it is a quarter turn clockwise.
        let turned = laid([false; 3], quarter);
        assert_eq!(laid([true, false, true], 0.0), turned);
        assert_ne!(laid([false, true, true], 0.0), turned);
        // Clockwise: what was at the right is below.
        assert!(laid([false; 3], quarter)[1] && !laid([false; 3], quarter)[3]);
    }
}
