//! What the ground of a board is like: light, heights, what slows or harms, clouds over it.

use std::collections::BTreeSet;

use bevy_egui::egui;
use egui::{Align2, Color32, Painter, Shape, Stroke, vec2};

use super::GameUi;
use super::hatching::hatching;
use super::overlays::region;
use super::tips::Tip;
use crate::game::{PatchKind, Scene};
use crate::grid::Cell;
use crate::ui::theme::{Palette, bold, wash};
use crate::view::lay;

/// Draws all patches of the board, under whatever else lies over it.
pub(super) fn show(painter: &Painter, play: &GameUi, scene: &Scene, colours: &Palette) {
    let night = scene.board.as_ref().is_some_and(|it| it.dark);
    for patch in &scene.patches {
        let set = || patch.cells.iter().copied().collect::<BTreeSet<Cell>>();
        let seen = patch.cells.iter().copied();
        let seen = seen.filter(|it| is_seen(painter, play, *it));
        match patch.kind {
            PatchKind::Dim => shade(painter, play, seen, colours.wood_dark, 0.2),
            // A board in the dark is drawn dark as it is.
            PatchKind::Dark => {
                let strength = if night { 0.3 } else { 0.5 };
                shade(painter, play, seen, colours.wood_dark, strength);
            }
            PatchKind::Height(feet) => height(painter, play, &set(), feet, colours),
            PatchKind::Slow => seen.for_each(|it| tufts(painter, play, it, colours.ink)),
            PatchKind::Harmful => {
                let blood = colours.oxblood;
                region(painter, play, &set(), blood, 0.16, blood);
                hatching(painter, play, seen, blood);
            }
            PatchKind::Cloud => region(painter, play, &set(), colours.bone, 0.4, colours.ink_soft),
        }
    }
}

/// Adds what the ground is like in a cell.
pub(super) fn told(play: &GameUi, scene: &Scene, cell: Cell, note: Tip) -> Tip {
    let here = scene.patches.iter().filter(|it| it.cells.contains(&cell));
    here.fold(note, |note, it| note.line(play.say(&it.meaning)))
}

fn is_seen(painter: &Painter, play: &GameUi, cell: Cell) -> bool {
    painter.clip_rect().intersects(play.look.cell_rect(cell))
}

fn shade(
    painter: &Painter,
    play: &GameUi,
    cells: impl Iterator<Item = Cell>,
    colour: Color32,
    strength: f32,
) {
    let tint = wash(colour, strength);
    for cell in cells {
        let corners = play.look.cell_corners(cell);
        painter.add(Shape::convex_polygon(corners, tint, Stroke::NONE));
    }
}

/// Higher ground is light, with a step around it; lower ground lies in shadow. The feet stand in the
/// corner.
fn height(painter: &Painter, play: &GameUi, cells: &BTreeSet<Cell>, feet: i16, colours: &Palette) {
    let (tint, edge) = match feet > 0 {
        true => (wash(colours.bone, 0.22), colours.ink),
        false => (wash(colours.wood_dark, 0.24), colours.ink_soft),
    };
    let size = play.look.cell_size();
    let tiling = play.look.tiling();
    for &cell in cells.iter().filter(|it| is_seen(painter, play, **it)) {
        let corners = play.look.cell_corners(cell);
        painter.add(Shape::convex_polygon(corners.clone(), tint, Stroke::NONE));
        let middle = play.look.cell_middle(cell);
        for (near, first) in lay::sides(tiling, cell) {
            if cells.contains(&near) {
                continue;
            }
            let (a, b) = (corners[first], corners[(first + 1) % corners.len()]);
            painter.line_segment([a, b], Stroke::new((size * 0.05).clamp(1.5, 5.0), edge));
            // Strokes lead down the slope.
            let down = match feet > 0 {
                true => ((a + b.to_vec2()) * 0.5 - middle).normalized(),
                false => (middle - (a + b.to_vec2()) * 0.5).normalized(),
            };
            for part in [0.2, 0.4, 0.6, 0.8] {
                let from = a + (b - a) * part;
                let ends = [from, from + down * size * 0.09];
                painter.line_segment(ends, Stroke::new((size * 0.022).clamp(1.0, 2.0), edge));
            }
        }
        let alone = |off: Cell| !cells.contains(&(cell + off));
        if alone(Cell::new(-1, 0)) && alone(Cell::new(0, -1)) {
            let way = match feet > 0 {
                true => egui_phosphor::regular::CARET_UP,
                false => egui_phosphor::regular::CARET_DOWN,
            };
            let at = middle + vec2(-0.26, -0.34) * size;
            let font = bold((size * 0.22).clamp(12.0, 22.0));
            let told = format!("{way}{}", feet.abs());
            let galley = painter.layout_no_wrap(told, font, colours.bone);
            let back = Align2::CENTER_CENTER.anchor_size(at, galley.size() + vec2(6.0, 0.0));
            painter.rect_filled(back, 3.0, wash(colours.ink, 0.8));
            painter.galley(back.min + vec2(3.0, 0.0), galley, colours.bone);
        }
    }
}

/// Two tufts of short strokes: rubble, roots, water.
fn tufts(painter: &Painter, play: &GameUi, cell: Cell, colour: Color32) {
    let (middle, size) = (play.look.cell_middle(cell), play.look.cell_size());
    let stroke = Stroke::new((size * 0.024).clamp(1.0, 2.5), wash(colour, 0.55));
    for foot in [vec2(-0.26, 0.34), vec2(0.26, -0.24)] {
        let foot = middle + foot * size;
        for lean in [-0.09f32, 0.0, 0.09] {
            let tip = vec2(lean, -0.12 + lean.abs() * 0.4);
            painter.line_segment(
                [foot + vec2(lean * 0.5, 0.0) * size, foot + tip * size],
                stroke,
            );
        }
    }
}
