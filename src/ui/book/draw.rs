use bevy_egui::egui;
use egui::{Label, RichText, Sense, Stroke, Ui};

use super::{Block, Span};
use crate::ui::{
    theme::{bold, italic, palette, regular, size},
    widgets::{focus_ring, rich},
};

/// A table drawn from a game's records: headings, and rows of as many cells.
pub(in crate::ui) struct Table {
    pub headings: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// A section that the reader wants to go to.
pub(in crate::ui) type Linked = Option<String>;

/// Draws blocks of text one below the other; the link that was followed, if any.
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
                    draw_table(ui, name, &table);
                }
                None
            }
        };
        followed = followed.or(link);
        ui.add_space(2.0);
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
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().interact_size.y = 0.0;
        for span in spans {
            let font = match (span.bold, span.italic) {
                (true, _) => bold(size::BODY),
                (false, true) => italic(size::BODY),
                (false, false) => regular(size::BODY),
            };
            let text = RichText::new(&span.text).font(font);
            let Some(target) = &span.link else {
                ui.add(Label::new(text).wrap());
                continue;
            };
            let text = text.color(palette.lapis).underline();
            let response = ui.add(Label::new(text).wrap().sense(Sense::click()));
            if response.hovered() {
                let line = Stroke::new(2.0, palette.lapis);
                ui.painter()
                    .hline(response.rect.x_range(), response.rect.bottom(), line);
            }
            focus_ring(ui.painter(), &response, response.rect);
            if response
                .on_hover_cursor(egui::CursorIcon::PointingHand)
                .clicked()
            {
                followed = Some(target.clone());
            }
        }
    });
    followed
}

fn draw_table(ui: &mut Ui, name: &str, table: &Table) {
    let palette = palette(ui.ctx());
    ui.add_space(4.0);
    let columns = table.headings.len().max(1);
    let most = (ui.available_width() / columns as f32).max(90.0);
    egui::ScrollArea::horizontal()
        .id_salt(("table", name))
        .show(ui, |ui| {
            let grid = egui::Grid::new(name)
                .num_columns(columns)
                .striped(true)
                .spacing([22.0, 7.0]);
            grid.max_col_width(most * 1.6).show(ui, |ui| {
                for heading in &table.headings {
                    rich(ui, heading, bold(size::BODY), palette.oxblood);
                }
                ui.end_row();
                for row in &table.rows {
                    for cell in row {
                        rich(ui, cell, regular(size::BODY), palette.ink);
                    }
                    ui.end_row();
                }
            });
        });
    ui.add_space(4.0);
}
