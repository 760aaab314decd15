use bevy_egui::egui;
use egui::{
    Galley, Label, Rangef, Rect, Response, RichText, Sense, Stroke, TextFormat, Ui, WidgetInfo,
    WidgetType, text::LayoutJob,
};

use super::{Block, Boards, Span};
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
    boards: &mut Boards,
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
            Block::Board(picture) => {
                boards.show(ui, picture);
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
        let mut drawn = 0;
        for (place, span) in spans.iter().enumerate() {
            let words = &span.text[std::mem::take(&mut drawn)..];
            let font = match (span.bold, span.italic) {
                (true, _) => bold(size::BODY),
                (false, true) => italic(size::BODY),
                (false, false) => regular(size::BODY),
            };
            let Some(target) = &span.link else {
                if words.is_empty() {
                    continue;
                }
                let text = RichText::new(words).font(font).line_height(Some(LINE));
                ui.add(Label::new(text).wrap());
                continue;
            };
            // No line begins with the comma that follows a link.
            let next = spans.get(place + 1).filter(|next| next.link.is_none());
            let mark = next.map_or("", |next| leading_marks(&next.text));
            drawn = mark.len();
            let mut job = LayoutJob::default();
            for (text, colour) in [(words, palette.lapis), (mark, palette.ink)] {
                let mut format = TextFormat::simple(font.clone(), colour);
                format.line_height = Some(LINE);
                job.append(text, 0.0, format);
            }
            let label = Label::new(job).wrap().sense(Sense::hover());
            let (at, galley, laid) = label.layout_in_ui(ui);
            let words: Vec<_> = words_of(&galley, mark.chars().count()).collect();
            let rows = words.iter().map(|(from, to, middle)| {
                let high = Rangef::point(at.y + middle).expand(LINE / 2.0);
                Rect::from_x_y_ranges(at.x + from..=at.x + to, high)
            });
            let response = pressed(ui, laid, rows, &span.text);
            let width = if response.hovered() { 2.0 } else { 1.0 };
            for (from, to, middle) in words {
                let under = at.y + middle + size::BODY * 0.5;
                let line = Stroke::new(width, palette.lapis);
                ui.painter().hline(at.x + from..=at.x + to, under, line);
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

/// The rows of a link: a press on any of them follows it, and the first is where the keys come to it.
fn pressed(ui: &Ui, laid: Response, rows: impl Iterator<Item = Rect>, name: &str) -> Response {
    let mut rows = rows.enumerate().map(|(place, rect)| {
        let sense = match place {
            0 => Sense::click(),
            _ => Sense::CLICK,
        };
        let response = ui.interact(rect, laid.id.with(place), sense);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, name));
        response
    });
    let first = rows.next().unwrap_or_else(|| laid.clone());
    rows.fold(first, |all, row| all.union(row))
}

/// The punctuation that a text begins with.
fn leading_marks(text: &str) -> &str {
    let end = text.find(|letter: char| !",.;:!?)’”".contains(letter));
    &text[..end.unwrap_or(text.len())]
}

/// Where the words of each row begin and end, and the middle of the row; the marks at the end are none
/// of them. The first one begins where the text before it ends.
fn words_of(galley: &Galley, marks: usize) -> impl Iterator<Item = (f32, f32, f32)> {
    let last = galley.rows.len().saturating_sub(1);
    galley
        .rows
        .iter()
        .enumerate()
        .filter_map(move |(place, row)| {
            let marks = if place == last { marks } else { 0 };
            let glyphs = &row.glyphs[..row.glyphs.len().saturating_sub(marks)];
            let mut words = glyphs.iter().filter(|glyph| !glyph.chr.is_whitespace());
            let first = words.next()?;
            let last = words.next_back().unwrap_or(first);
            let left = row.pos.x;
            let middle = row.rect().center().y;
            Some((left + first.pos.x, left + last.max_x(), middle))
        })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Context, FontId, RawInput};

    use super::*;

    #[test]
    fn a_link_takes_the_marks_behind_it_along() {
        assert_eq!(leading_marks(", an ending"), ",");
        assert_eq!(leading_marks("”). Then"), "”).");
        assert_eq!(leading_marks(" and so on"), "");
    }

    #[test]
    fn a_link_is_underlined_from_its_first_letter_to_its_last() {
        let ctx = Context::default();
        let mut lines = Vec::new();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let font = FontId::proportional(16.0);
            let text = "opening round".to_owned();
            let mut job = LayoutJob::simple(text, font, Color32::BLACK, 130.0);
            // As after other text on the same line.
            job.sections[0].leading_space = 60.0;
            lines = words_of(&ui.painter().layout_job(job), 0).collect();
        });
        output.textures_delta.clear();
        let [(from, to, _), (next, end, _)] = lines[..] else {
            panic!("{lines:?}");
        };
        assert!(from >= 60.0 && to > from && to <= 130.0, "{lines:?}");
        assert!(next < 2.0 && end > next, "{lines:?}");
    }
}
