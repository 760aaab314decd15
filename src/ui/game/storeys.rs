//! Boards of several storeys: the name of each over it, and the same letter at both ends of stairs.

use bevy_egui::egui;
use egui::{Align2, Painter, Pos2, Stroke, vec2};

use super::GameUi;
use crate::game::{Phrase, Scene};
use crate::grid::Cell;
use crate::ui::theme::{Palette, bold, italic};
use crate::view::lay;

pub(super) fn show(painter: &Painter, play: &mut GameUi, scene: &Scene, colours: &Palette) {
    let Some(board) = &scene.board else { return };
    let storeys = board.storeys();
    if storeys.len() < 2 {
        return;
    }
    let size = play.look.cell_size();
    for (at, cells) in storeys.iter().enumerate() {
        let Some(area) = lay::around(board.tiling, cells.iter().copied()) else {
            continue;
        };
        let by_level = || {
            let name = Phrase::new("board-storey").with("n", at + 1);
            play.words.plain(&name.with("of", storeys.len()))
        };
        let name = board.storey_names.get(at);
        let text = name.map_or_else(by_level, |name| play.words.plain(name));
        let top = bevy::math::Vec2::new(area.center().x, area.min.y);
        // Over the wall that bounds the storey, where nobody stands.
        let at = play.look.to_screen(top) + vec2(0.0, size * 0.5);
        let font = italic((size * 0.42).clamp(13.0, 22.0));
        let text = painter.layout_no_wrap(text, font, colours.ink);
        let plate = Align2::CENTER_CENTER.anchor_size(at, text.size() + vec2(14.0, 2.0));
        painter.rect_filled(plate, 4.0, colours.parchment.gamma_multiply(0.9));
        painter.galley(plate.min + vec2(7.0, 1.0), text, colours.ink);
        play.desk.places.kept_free.push(plate);
    }
    for (letter, (at, radius)) in letters(play, scene) {
        let edge = Stroke::new((size * 0.03).max(1.2), colours.ink);
        painter.circle(at, radius, colours.bone, edge);
        let font = bold((radius * 1.4).max(13.0));
        painter.text(at, Align2::CENTER_CENTER, letter, font, colours.ink);
    }
}

/// The letters at both ends of all stairs, each with the middle and the radius of its disc.
pub(super) fn letters(play: &GameUi, scene: &Scene) -> Vec<(char, (Pos2, f32))> {
    let Some(board) = scene.board.as_ref().filter(|it| it.storeys().len() > 1) else {
        return Vec::new();
    };
    let size = play.look.cell_size();
    let radius = (size * 0.19).clamp(8.0, 16.0);
    let pairs = board.stairs().enumerate();
    let ends = pairs.flat_map(|(pair, (one, other))| {
        let letter = char::from(b'A' + (pair % 26) as u8);
        [one, other].map(|end| (letter, end))
    });
    let at = |cell: Cell| play.look.cell_middle(cell) + vec2(0.3, 0.3) * size;
    ends.map(|(letter, end)| (letter, (at(end), radius)))
        .collect()
}

/// The stairs of a board, looked up once for all steps of all paths on it.
pub(super) struct Stairs(Vec<(Cell, Cell)>);

impl Stairs {
    pub fn of(scene: &Scene) -> Self {
        let board = scene.board.iter();
        Stairs(board.flat_map(|board| board.stairs()).collect())
    }

    /// True of a step over stairs, from one storey to another, which lies elsewhere on the table: no line
    /// leads there.
    pub fn lead(&self, from: Cell, to: Cell) -> bool {
        self.0.contains(&(from, to)) || self.0.contains(&(to, from))
    }
}
