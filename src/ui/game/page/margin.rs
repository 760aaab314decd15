//! The notes in the margin: the day, the purse, the provisions, and the plot words.

use bevy_egui::egui;
use egui::{Rect, Shape, Stroke, Ui, pos2};

use super::GameUi;
use crate::game::{Page, Phrase};
use crate::ui::theme::{Palette, italic, palette, size};
use crate::ui::widgets::{rich, tooltip};

pub(super) fn show(ui: &mut Ui, area: Rect, play: &mut GameUi, page: &Page) {
    let colours = palette(ui.ctx());
    ui.set_clip_rect(area.expand(4.0));
    ui.spacing_mut().item_spacing.y = 5.0;
    let scroll = egui::ScrollArea::vertical().id_salt("margin");
    scroll.auto_shrink(false).show(ui, |ui| {
        let ink = colours.lapis.lerp_to_gamma(colours.ink, 0.35);
        for note in &page.notes {
            let at = rich(ui, play.say(note), italic(size::BODY - 1.0), ink).rect;
            underline(ui, at, &colours, false);
        }
        if page.words.is_empty() {
            return;
        }
        ui.add_space(8.0);
        for word in &page.words {
            let font = italic(fitting(ui, word));
            let label = rich(ui, word, font, colours.oxblood);
            let at = label.rect;
            let says = Phrase::new("game-page-word").with("word", word.clone());
            tooltip(label, play.words.plain(&says));
            underline(ui, at, &colours, true);
        }
    });
}

/// The largest size at which a word fits into the margin.
fn fitting(ui: &Ui, word: &str) -> f32 {
    let colours = palette(ui.ctx());
    let wide = |points: f32| {
        let painter = ui.painter();
        let text = painter.layout_no_wrap(word.to_owned(), italic(points), colours.ink);
        text.size().x
    };
    let room = ui.available_width();
    let mut points = size::BODY;
    while points > 10.0 && wide(points) > room {
        points -= 1.0;
    }
    points
}

/// A stroke of the quill under the writing.
fn underline(ui: &Ui, below: Rect, colours: &Palette, strong: bool) {
    let wide = below.width();
    let points = (0..=12).map(|step| {
        let part = step as f32 / 12.0;
        let sway = (part * 9.0 + below.top() * 0.13).sin() * 0.9 - part * 1.2;
        pos2(below.left() + part * wide, below.bottom() + 1.0 + sway)
    });
    let ink = if strong {
        Stroke::new(1.4, colours.oxblood.gamma_multiply(0.75))
    } else {
        Stroke::new(0.9, colours.lapis.gamma_multiply(0.5))
    };
    let line = points.collect::<Vec<_>>();
    ui.painter().add(Shape::line(line, ink));
}
