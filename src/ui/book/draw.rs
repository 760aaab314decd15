use bevy_egui::egui;
use egui::{Label, RichText, Sense, Stroke, Ui};

use super::{Block, Span};
use crate::ui::{
    theme::{bold, italic, palette, regular, size},
    widgets::{TextTable, focus_ring, rich},
};

/// Line height of running text.
const LINE: f32 = size::BODY * 1.4;

/// A table drawn from a game's records: headings, and rows of as many cells.
pub(in crate::ui) struct Table {
    pub headings: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// Tooltip of each row; rows past the end have none.
    pub hints: Vec<String>,
}

/// A section that the reader followed a link to.
pub(in crate::ui) type Linked = Option<String>;

/// Draws blocks of text one below the other; returns the link that was followed, if any.
pub(in crate::ui) fn draw_blocks(
    ui: &mut Ui,
    blocks: &[Block],
    table: &dyn Fn(&str) -> Option<Table>,
) -> Linked {
    let mut followed = None;
    for block in blocks {
        let link = match block {
            Block::Paragraph(spans) => draw_spans(ui, spans),
            Block::List(points) => draw_points(ui, points),
            Block::Heading(text) => {
                ui.add_space(4.0);
                let ink = palette(ui.ctx()).ink;
                rich(ui, text, bold(size::BUTTON), ink);
                None
            }
            Block::Table(name) => {
                if let Some(table) = table(name) {
                    ui.add_space(4.0);
                    TextTable {
                        headings: &table.headings,
                        rows: &table.rows,
                        fonts: &[],
                        hints: &table.hints,
                    }
                    .show(ui);
                    ui.add_space(4.0);
                }
                None
            }
        };
        followed = followed.or(link);
        ui.add_space(7.0);
    }
    followed
}

fn draw_points(ui: &mut Ui, points: &[(Option<u32>, Vec<Span>)]) -> Linked {
    let mut followed = None;
    for (number, spans) in points {
        ui.horizontal_top(|ui| {
            let palette = palette(ui.ctx());
            let mark = number.map_or("•".to_owned(), |number| format!("{number}."));
            ui.add_space(10.0);
            rich(ui, mark, bold(size::BODY), palette.oxblood);
            ui.vertical(|ui| followed = followed.take().or(draw_spans(ui, spans)));
        });
    }
    followed
}

/// Running text: the pieces follow each other on the line and wrap as one.
fn draw_spans(ui: &mut Ui, spans: &[Span]) -> Linked {
    let palette = palette(ui.ctx());
    let mut followed = None;
    let kept = ui.spacing().clone();
    ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
    // A row is as high as its text, the first one included.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        for span in spans {
            let font = match (span.bold, span.italic) {
                (true, _) => bold(size::BODY),
                (false, true) => italic(size::BODY),
                (false, false) => regular(size::BODY),
            };
            let text = RichText::new(&span.text).font(font).line_height(Some(LINE));
            let Some(target) = &span.link else {
                ui.add(Label::new(text).wrap());
                continue;
            };
            let text = text.color(palette.lapis);
            let label = Label::new(text).wrap().sense(Sense::click());
            let (at, galley, response) = label.layout_in_ui(ui);
            let width = if response.hovered() { 2.0 } else { 1.0 };
            for row in &galley.rows {
                let row = row.rect().translate(at.to_vec2());
                let under = row.center().y + size::BODY * 0.5;
                ui.painter()
                    .hline(row.x_range(), under, Stroke::new(width, palette.lapis));
            }
            ui.painter().galley(at, galley, palette.lapis);
            focus_ring(ui.painter(), &response, response.rect);
            if response
                .on_hover_cursor(egui::CursorIcon::PointingHand)
                .clicked()
            {
                followed = Some(target.clone());
            }
        }
    });
    *ui.spacing_mut() = kept;
    followed
}
