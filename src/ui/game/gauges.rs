//! The gauges of tokens, where lines on the ground are broken off: tokens are drawn with the board, below
//! all lines, and what is left to somebody has to be read.

use bevy_egui::egui;
use egui::{Pos2, Rect, vec2};

use super::GameUi;
use super::board::{on_screen, radius};
use crate::view::tokens::gauge_plate;

/// The places of all gauges on the screen, with so much around them.
pub(super) fn places(play: &GameUi, around: f32) -> Vec<Rect> {
    let measured = play
        .shown
        .tokens()
        .filter(|it| it.life.is_some() && !it.down);
    let place = measured.map(|token| {
        let wide = 2.0 * radius(play, token);
        let (below, plate) = gauge_plate(wide, play.look.cell_size());
        let middle = on_screen(play, token) + vec2(0.0, below);
        Rect::from_center_size(middle, vec2(plate.x, plate.y)).expand(around)
    });
    place.collect()
}

/// The parts of a line that lie beside these places.
pub(super) fn beside(line: [Pos2; 2], places: &[Rect]) -> Vec<[Pos2; 2]> {
    places.iter().fold(vec![line], |parts, place| {
        let parts = parts.into_iter();
        parts
            .flat_map(|part| before_and_behind(part, *place))
            .collect()
    })
}

/// The parts of a line before and behind a place; all of it, if it does not cross that.
fn before_and_behind([from, to]: [Pos2; 2], place: Rect) -> Vec<[Pos2; 2]> {
    let along = to - from;
    // The parts of the way at which the line has come in, and goes out again.
    let (mut enters, mut leaves) = (0.0f32, 1.0f32);
    for way in [0, 1] {
        let sides = [place.min, place.max].map(|corner| corner[way] - from[way]);
        if along[way].abs() < f32::EPSILON {
            if sides[0] > 0.0 || sides[1] < 0.0 {
                return vec![[from, to]];
            }
            continue;
        }
        let [a, b] = sides.map(|side| side / along[way]);
        enters = enters.max(a.min(b));
        leaves = leaves.min(a.max(b));
    }
    if enters >= leaves {
        return vec![[from, to]];
    }
    let mut parts = Vec::new();
    if enters > 0.0 {
        parts.push([from, from + along * enters]);
    }
    if leaves < 1.0 {
        parts.push([from + along * leaves, to]);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn a_line_is_broken_off_at_gauges_and_nowhere_else() {
        let gauge = |x: f32| Rect::from_min_size(pos2(x, 32.0), vec2(16.0, 8.0));
        let line = |from: (f32, f32), to: (f32, f32)| [from, to].map(Pos2::from);
        let across = line((0.0, 36.0), (128.0, 36.0));
        let left = [
            line((0.0, 36.0), (16.0, 36.0)),
            line((32.0, 36.0), (64.0, 36.0)),
            line((80.0, 36.0), (128.0, 36.0)),
        ];
        assert_eq!(beside(across, &[gauge(64.0), gauge(16.0)]), left);
        // It ends on one, or runs within it.
        let into = line((20.0, -28.0), (20.0, 36.0));
        let left = [line((20.0, -28.0), (20.0, 32.0))];
        assert_eq!(beside(into, &[gauge(16.0)]), left);
        let within = line((18.0, 33.0), (30.0, 39.0));
        assert!(beside(within, &[gauge(16.0)]).is_empty());
        // Slanting past a corner, beside it, and short of it.
        for free in [
            line((0.0, 34.0), (20.0, 64.0)),
            line((0.0, 31.0), (128.0, 31.0)),
            line((0.0, 36.0), (15.0, 36.0)),
        ] {
            assert_eq!(beside(free, &[gauge(16.0)]), [free], "{free:?}");
        }
    }
}
