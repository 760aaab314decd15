//! The name of a hero on a sheet of the row: whole, in smaller type and in a second line before anything of
//! it is cut.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Painter, Sense, Ui, pos2, vec2};

use super::super::GameUi;
use super::super::sheet::Looked;
use super::opens_tip;
use crate::game::{CharacterSheet, Phrase};
use crate::ui::theme::{bold, italic, largest_type, palette, size};
use crate::ui::widgets::{focus_ring, heard};

/// The smallest type of a name on one line.
const LEAST: f32 = size::SMALL - 2.0;
/// The smallest in two: on the sheets of four in the least window a word of a name has little room.
const LEAST_OF_ALL: f32 = size::SMALL - 4.0;

/// Starts editing a hero's name.
pub(in crate::ui::game) fn rename(play: &mut GameUi, id: u32) {
    let name = play.name(id);
    play.desk.writing = Some((format!("hero/{id}"), name));
}

/// How the names of a row of equally wide sheets are set: all in type of one size, and in this many lines
/// at most.
#[derive(Clone, Copy)]
struct Setting {
    wide: f32,
    points: f32,
    lines: usize,
}

impl Setting {
    /// The largest type in which all of them fit in one line, or else in two.
    fn of(painter: &Painter, names: &[String], wide: f32) -> Setting {
        let set = |points: f32, lines: usize| Setting {
            wide,
            points,
            lines,
        };
        let fits = |it: Setting| names.iter().all(|name| it.has_room_for(painter, name));
        let points = largest_type(size::BUTTON, LEAST, 1.0, |points| fits(set(points, 1)));
        if fits(set(points, 1)) {
            return set(points, 1);
        }
        let points = largest_type(size::SMALL, LEAST_OF_ALL, 0.5, |points| {
            fits(set(points, 2))
        });
        set(points, 2)
    }

    fn lay(self, painter: &Painter, name: &str, ink: Color32) -> Arc<Galley> {
        let font = bold(self.points);
        let mut job = egui::text::LayoutJob::simple(name.to_owned(), font, ink, self.wide);
        job.wrap.max_rows = self.lines;
        painter.layout_job(job)
    }

    /// True if all of a name has room, with no word of it broken.
    fn has_room_for(self, painter: &Painter, name: &str) -> bool {
        let laid = self.lay(painter, name, Color32::WHITE);
        let (_, before) = laid.rows.split_last().unzip();
        let mut ends = before.into_iter().flatten();
        let whole = ends.all(|row| {
            let last = row.glyphs.last();
            last.is_none_or(|it| it.chr.is_whitespace() || it.chr == '-')
        });
        whole && !laid.elided
    }
}

/// Shows the name, and the title after it where there is room; so much at the right is kept free.
pub(super) fn name(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet, spare: f32) {
    let colours = palette(ui.ctx());
    let name = play.name(sheet.id);
    let name_of = name.clone();
    let title = play.say(&sheet.title);
    // A hero without a name already goes by its title.
    let title = if title == name { String::new() } else { title };
    let width = ui.available_width() - spare;
    let scene = play.scene();
    let all: Vec<String> = scene.sheets.iter().map(|it| play.name(it.id)).collect();
    let setting = Setting::of(ui.painter(), &all, width);
    let big = setting.lay(ui.painter(), &name, colours.ink);
    let small = ui
        .painter()
        .layout_no_wrap(title, italic(size::SMALL), colours.ink_soft);
    let one_line = big.rows.len() < 2;
    let side_by_side = one_line && big.size().x + small.size().x + 8.0 <= width;
    let (rect, response) = ui.allocate_exact_size(vec2(width, big.size().y), Sense::click());
    let what = play
        .words
        .plain(&Phrase::new("game-rename-of").with("who", name_of));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &what));
    focus_ring(ui.painter(), &response, rect);
    let painter = ui.painter().with_clip_rect(rect);
    let (wide, high) = (big.size().x, big.size().y);
    painter.galley(rect.min, big, colours.ink);
    if side_by_side {
        let at = pos2(
            rect.left() + wide + 8.0,
            rect.top() + high - small.size().y - 1.0,
        );
        painter.galley(at, small, colours.ink_soft);
    }
    heard::pressed(&response, true, "page");
    let clicked = response.clicked_by(egui::PointerButton::Primary);
    let by_key = response.clicked() && !clicked;
    if response.double_clicked() || by_key {
        // The first of two clicks has opened it.
        play.desk.sheet = None;
        rename(play, sheet.id);
    } else if clicked {
        play.desk.sheet = Some(Looked::Hero(sheet.id));
    }
    opens_tip(response, play, sheet);
}
