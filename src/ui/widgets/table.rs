use std::sync::Arc;

use bevy_egui::egui;
use egui::{FontId, Galley, Sense, Stroke, Ui, vec2};

use crate::ui::theme::{bold, palette, regular, size};

/// A table of text: ruled under its headings, every other row a little darker. Columns are as wide
/// as their text; if that is too much, the widest ones wrap.
pub struct TextTable<'a> {
    /// Column headings; empty for none.
    pub headings: &'a [String],
    pub rows: &'a [Vec<String>],
    /// The font of each column; the usual one where there is none.
    pub fonts: &'a [FontId],
    /// Tooltip of each row; rows past the end have none.
    pub hints: &'a [String],
}

const GAP: f32 = 22.0;

impl TextTable<'_> {
    /// Draws the table over the available width.
    pub fn show(&self, ui: &mut Ui) {
        let columns = self
            .rows
            .iter()
            .map(Vec::len)
            .chain([self.headings.len()])
            .max()
            .unwrap_or(0);
        if columns == 0 {
            return;
        }
        let widths = self.widths(ui, columns);
        let palette = palette(ui.ctx());
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if !self.headings.is_empty() {
                let fonts = vec![bold(size::BODY); columns];
                let heading = row(ui, self.headings, &widths, &fonts, palette.oxblood, false);
                let rect = heading.rect;
                let line = Stroke::new(1.5, palette.ink_soft);
                ui.painter()
                    .hline(rect.x_range(), rect.bottom() - 1.0, line);
            }
            let fonts: Vec<FontId> = (0..columns).map(|column| self.font(column)).collect();
            for (number, cells) in self.rows.iter().enumerate() {
                let shown = row(ui, cells, &widths, &fonts, palette.ink, number % 2 == 1);
                if let Some(hint) = self.hints.get(number) {
                    shown.on_hover_text(hint);
                }
            }
        });
    }

    fn font(&self, column: usize) -> FontId {
        self.fonts
            .get(column)
            .cloned()
            .unwrap_or(regular(size::BODY))
    }

    fn widths(&self, ui: &Ui, columns: usize) -> Vec<f32> {
        let natural: Vec<f32> = (0..columns)
            .map(|column| {
                let heading = self
                    .headings
                    .get(column)
                    .map(|text| (text, bold(size::BODY)));
                let cells = self.rows.iter().filter_map(|row| row.get(column));
                let cells = cells.map(|text| (text, self.font(column)));
                heading
                    .into_iter()
                    .chain(cells)
                    .map(|(text, font)| laid_out(ui, text, font, f32::INFINITY).size().x)
                    .fold(0.0, f32::max)
            })
            .collect();
        share(&natural, ui.available_width() - GAP * columns as f32)
    }
}

/// Gives each column the width it wants, up to an even share of the space that narrower ones leave.
fn share(wanted: &[f32], room: f32) -> Vec<f32> {
    if wanted.iter().sum::<f32>() <= room {
        return wanted.to_vec();
    }
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut given = vec![0.0; wanted.len()];
    let mut left = room.max(40.0 * wanted.len() as f32);
    for (place, column) in order.iter().enumerate() {
        let even = left / (wanted.len() - place) as f32;
        given[*column] = wanted[*column].min(even);
        left -= given[*column];
    }
    given
}

fn laid_out(ui: &Ui, text: &str, font: FontId, width: f32) -> Arc<Galley> {
    let ink = palette(ui.ctx()).ink;
    ui.painter().layout(text.to_owned(), font, ink, width)
}

fn row(
    ui: &mut Ui,
    cells: &[String],
    widths: &[f32],
    fonts: &[FontId],
    colour: egui::Color32,
    shaded: bool,
) -> egui::Response {
    let galleys: Vec<Arc<Galley>> = cells
        .iter()
        .zip(widths)
        .zip(fonts)
        // A hair more than measured, or rounding would wrap text that just fits.
        .map(|((text, width), font)| laid_out(ui, text, font.clone(), width + 1.0))
        .collect();
    let height = galleys
        .iter()
        .map(|galley| galley.size().y)
        .fold(0.0, f32::max)
        + 8.0;
    let width = widths.iter().sum::<f32>() + GAP * widths.len() as f32;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if shaded {
        let shade = palette(ui.ctx()).brass.gamma_multiply(0.16);
        ui.painter().rect_filled(rect, 2.0, shade);
    }
    let mut at = rect.min + vec2(GAP / 2.0, 4.0);
    for (galley, width) in galleys.into_iter().zip(widths) {
        ui.painter()
            .galley_with_override_text_color(at, galley, colour);
        at.x += width + GAP;
    }
    response
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn modest_columns_keep_their_width_and_wide_ones_share_the_rest() {
        assert_eq!(share(&[50.0, 60.0], 200.0), [50.0, 60.0]);
        assert_eq!(share(&[50.0, 900.0, 400.0], 450.0), [50.0, 200.0, 200.0]);
    }
}
