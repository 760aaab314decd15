//! Hatched cells: slanting strokes, which leave out the figures that stand there.

use bevy_egui::egui;
use egui::{Color32, Painter, Pos2, vec2};

use super::GameUi;
use super::board::{on_screen, radius};
use super::overlays::edged;
use crate::grid::Cell;
use crate::ui::theme::palette;

/// How much of a disc's radius is left free around its middle: hats stick out over the rim.
const AROUND: f32 = 1.04;
/// Where a stroke towards a corner begins and ends, as parts of the way there from the middle.
const CORNER: [f32; 2] = [0.82, 0.96];

/// Hatches cells. Figures are drawn with the board, below all strokes: where one stands, only the corners
/// are marked.
pub(super) fn hatching(
    painter: &Painter,
    play: &GameUi,
    cells: impl IntoIterator<Item = Cell>,
    colour: Color32,
) {
    let size = play.look.cell_size();
    let wide = (size * 0.034).clamp(1.8, 3.2);
    let edge = palette(painter.ctx()).on_ground(&play.shown.scene).edge;
    let tokens = play.shown.scene.tokens.iter();
    let figures = tokens.map(|it| (on_screen(play, it), radius(play, it) * AROUND));
    let figures: Vec<(Pos2, f32)> = figures.collect();
    for cell in cells {
        let middle = play.look.cell_middle(cell);
        for ends in strokes((middle, size), &play.look.cell_corners(cell), &figures) {
            edged(painter, ends, wide, (colour, edge));
        }
    }
}

/// The strokes across a cell, or those at its corners if a figure, with its middle and radius, is in the
/// way of any.
fn strokes(
    (middle, size): (Pos2, f32),
    corners: &[Pos2],
    figures: &[(Pos2, f32)],
) -> Vec<[Pos2; 2]> {
    let clear = |ends: &[Pos2; 2]| {
        let hits = |(at, radius): &(Pos2, f32)| distance(*at, *ends) < *radius;
        !figures.iter().any(hits)
    };
    let across = [-0.24f32, -0.08, 0.08, 0.24].map(|step| {
        let at = middle + vec2(step, 0.0) * size;
        let reach = vec2(0.09, -0.16) * size;
        [at - reach, at + reach]
    });
    if across.iter().all(clear) {
        return across.to_vec();
    }
    let corners = corners.iter();
    let at_corners = corners.map(|corner| CORNER.map(|part| middle + (*corner - middle) * part));
    at_corners.filter(clear).collect()
}

/// The distance of a point from a line with two ends.
fn distance(point: Pos2, [from, to]: [Pos2; 2]) -> f32 {
    let along = to - from;
    let part = (point - from).dot(along) / along.length_sq().max(f32::EPSILON);
    point.distance(from + along * part.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Tiling;
    use crate::view::lay;
    use egui::pos2;

    #[test]
    fn strokes_leave_out_whoever_stands_in_the_cell() {
        const SIZE: f32 = 41.0;
        for tiling in [Tiling::Squares, Tiling::Hexes] {
            let cell = Cell::new(3, 4);
            let on_screen = |place: bevy::math::Vec2| pos2(place.x, place.y) * SIZE;
            let middle = on_screen(lay::middle(tiling, cell));
            let corners = lay::corners(tiling, cell);
            let corners: Vec<Pos2> = corners.into_iter().map(on_screen).collect();
            let bare = strokes((middle, SIZE), &corners, &[]);
            assert_eq!(bare.len(), 4);
            // Somebody in the next cell is in nobody's way.
            let radius = 0.44 * SIZE * AROUND;
            let near = (middle + vec2(SIZE, 0.0), radius);
            assert_eq!(strokes((middle, SIZE), &corners, &[near]), bare);
            let taken = strokes((middle, SIZE), &corners, &[(middle, radius)]);
            assert_eq!(taken.len(), corners.len(), "{tiling:?}");
            assert!(taken.iter().all(|ends| distance(middle, *ends) >= radius));
            // Of a large figure that covers more than the cell, even the corners within it are left out.
            let large = (corners[0], 0.88 * SIZE * AROUND);
            let beside = strokes((middle, SIZE), &corners, &[large]);
            assert!(beside.len() < corners.len(), "{tiling:?}");
            assert!(
                beside
                    .iter()
                    .all(|ends| distance(large.0, *ends) >= large.1)
            );
        }
    }
}
