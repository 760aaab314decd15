//! The notes at the head of a page: the day, the purse, the provisions, and the plot words.

use bevy_egui::egui;
use egui::{Color32, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::GameUi;
use crate::game::{Page, Phrase};
use crate::ui::theme::{Palette, italic, largest_type, palette, size};
use crate::ui::widgets::tooltip;

/// The part of a page's height that the notes may take before they are scrolled.
const MOST: f32 = 0.2;

/// Shows the notes at the head of an area; returns the rest of it.
pub(super) fn show(ui: &mut Ui, area: Rect, play: &mut GameUi, page: &Page) -> Rect {
    if page.notes.is_empty() && page.words.is_empty() {
        return area;
    }
    let colours = palette(ui.ctx());
    let known = ui.id().with("notes height");
    let height = ui.ctx().data(|data| data.get_temp::<f32>(known));
    let height = height.unwrap_or(26.0).min(area.height() * MOST);
    let at = area.with_max_y(area.top() + height);
    let used = super::within(ui, at, |ui| {
        ui.set_clip_rect(at.expand2(vec2(4.0, 3.0)));
        let scroll = egui::ScrollArea::vertical().id_salt("notes");
        let shown = scroll.max_height(height).auto_shrink(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(18.0, 5.0);
                let ink = colours.lapis.lerp_to_gamma(colours.ink, 0.35);
                for note in &page.notes {
                    written(ui, &play.say(note), ink, false);
                }
                for word in &page.words {
                    let says = Phrase::new("game-page-word").with("word", word.clone());
                    let label = written(ui, word, colours.oxblood, true);
                    tooltip(label, play.words.plain(&says));
                }
            });
        });
        shown.content_size.y + 3.0
    });
    if (used - height).abs() > 0.5 && used.min(area.height() * MOST) != height {
        ui.ctx().data_mut(|data| data.insert_temp(known, used));
        ui.ctx().request_repaint();
    }
    let rule = Stroke::new(0.8, colours.ink_soft.gamma_multiply(0.5));
    ui.painter().hline(area.x_range(), at.bottom() + 4.0, rule);
    area.with_min_y(at.bottom() + 10.0)
}

/// A note in the player's hand, underlined; a long one takes a smaller hand.
fn written(ui: &mut Ui, text: &str, ink: Color32, strong: bool) -> egui::Response {
    let colours = palette(ui.ctx());
    let room = ui.max_rect().width();
    let lay = |points: f32| {
        let painter = ui.painter();
        painter.layout_no_wrap(text.to_owned(), italic(points), ink)
    };
    let fits = |points: f32| lay(points).size().x <= room;
    let words = lay(largest_type(size::BODY - 1.0, 9.0, 1.0, fits));
    let (rect, response) = ui.allocate_exact_size(words.size(), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
    ui.painter().galley(rect.min, words, ink);
    underline(ui, rect, &colours, strong);
    response
}

/// A stroke of the quill under the writing.
fn underline(ui: &Ui, below: Rect, colours: &Palette, strong: bool) {
    let wide = below.width();
    let points = (0..=12).map(|step| {
        let part = step as f32 / 12.0;
        let sway = (part * 9.0 + below.left() * 0.13).sin() * 0.9 - part * 1.2;
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
