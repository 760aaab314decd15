//! The left page: the text being read, pages read before, and the strip at its foot.

use bevy_egui::egui;
use egui::text::LayoutJob;
use egui::{Align2, Color32, FontId, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::super::within;
use super::cover::{self, Spread};
use super::{GameUi, lies_open};
use crate::game::{Page, Phrase};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{divider, focus_ring, heard, icon_button, rich};

/// The page being read: the current one, or an earlier one.
#[derive(Clone)]
pub(super) struct Reading {
    /// Number that identifies the page.
    pub id: u16,
    number: Option<u16>,
    title: String,
    text: String,
    /// True if it is an earlier page.
    past: bool,
}

/// The page being read.
pub(super) fn reading(play: &GameUi, page: &Page) -> Reading {
    let turned = play.desk.book.turned;
    let words = |text: &Option<Phrase>| text.as_ref().map_or_else(String::new, |it| play.say(it));
    match turned.and_then(|place| page.read.get(place)) {
        Some(read) => Reading {
            id: read.id,
            number: read.number,
            title: play.say(&read.title),
            text: words(&read.text),
            past: true,
        },
        None => Reading {
            id: page.id,
            number: page.number,
            title: play.say(&page.title),
            text: words(&page.text),
            past: false,
        },
    }
}

/// The key of the player's own words about a page.
fn note_key(id: u16) -> String {
    format!("place/{id}")
}

fn note(play: &GameUi, id: u16) -> Option<String> {
    let table = play.table.as_ref()?;
    table.0.note(&note_key(id)).map(str::to_owned)
}

/// Shows the title, the text and the player's notes below it; returns the width of the lines.
pub(super) fn show(ui: &mut Ui, area: Rect, play: &GameUi, reading: &Reading, points: f32) -> f32 {
    ui.set_clip_rect(area.expand2(vec2(8.0, 4.0)));
    let id = ("story", reading.id, reading.past);
    let scroll = egui::ScrollArea::vertical().id_salt(id).auto_shrink(false);
    let shown = scroll.show(ui, |ui| {
        let width = ui.available_width();
        print(ui, play, reading, points);
        width
    });
    shown.inner
}

/// Prints a page at the layout's position.
pub(super) fn print(ui: &mut Ui, play: &GameUi, reading: &Reading, points: f32) {
    let colours = palette(ui.ctx());
    ui.spacing_mut().item_spacing.y = points * 0.2;
    let fade = |colour: Color32| {
        if reading.past {
            colour.gamma_multiply(0.66)
        } else {
            colour
        }
    };
    if reading.past {
        let text = play.text("game-page-read-before");
        rich(ui, text, italic(size::SMALL), fade(colours.oxblood));
    }
    rich(ui, &reading.title, bold(points + 6.0), fade(colours.ink));
    ornament(ui, fade(colours.oxblood));
    initialled(
        ui,
        &reading.text,
        points,
        fade(colours.ink),
        fade(colours.oxblood),
    );
    if let Some(note) = note(play, reading.id) {
        ui.add_space(points * 0.5);
        rich(ui, note, italic(points), colours.lapis);
    }
}

/// A short rule with a lozenge, below a title.
fn ornament(ui: &mut Ui, ink: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 10.0), Sense::hover());
    let painter = ui.painter();
    let y = rect.top() + 4.0;
    let at = pos2(rect.left() + 5.0, y);
    let side = [
        vec2(0.0, -3.5),
        vec2(3.5, 0.0),
        vec2(0.0, 3.5),
        vec2(-3.5, 0.0),
    ];
    let points = side.map(|by| at + by).to_vec();
    painter.add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
    let end = rect.left() + rect.width().min(150.0);
    painter.hline(rect.left() + 13.0..=end, y, Stroke::new(1.0, ink));
}

/// The initial of a text: the first letter, with any mark before it.
fn initial(text: &str) -> Option<(&str, &str)> {
    let mut letters = text.char_indices();
    let (at, letter) = letters.find(|(_, letter)| letter.is_alphanumeric())?;
    // Ordinary text has few marks before its first letter.
    (text[..at].chars().count() <= 2).then(|| text.split_at(at + letter.len_utf8()))
}

/// Lays a text out with an initial two lines high.
fn initialled(ui: &mut Ui, text: &str, points: f32, ink: Color32, red: Color32) {
    let width = ui.available_width();
    let lay = |ui: &Ui, text: &str, font: FontId, width: f32| {
        let mut job = LayoutJob::simple(text.to_owned(), font, ink, width);
        job.wrap.break_anywhere = false;
        ui.painter().layout_job(job)
    };
    let font = regular(points);
    let line = lay(ui, "x", font.clone(), f32::INFINITY).size().y;
    let Some((large, rest)) = initial(text).filter(|_| text.len() > 120) else {
        rich(ui, text, font, ink);
        return;
    };
    let cap = ui
        .painter()
        .layout_no_wrap(large.to_owned(), bold(line * 2.02), red);
    let indent = cap.size().x + points * 0.22;
    let beside = lay(ui, rest, font.clone(), width - indent);
    let rows = beside.rows.iter().take(2);
    let letters: usize = rows.map(|row| row.char_count_including_newline().0).sum();
    let split = rest
        .char_indices()
        .nth(letters)
        .map_or(rest.len(), |(at, _)| at);
    let (upper, lower) = rest.split_at(split);
    let upper = lay(ui, upper.trim_end(), font.clone(), width - indent + 1.0);
    let lower = lay(ui, lower, font, width);
    let height = upper.size().y.max(line * 2.0)
        + if lower.is_empty() {
            0.0
        } else {
            lower.size().y
        };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
    let painter = ui.painter();
    let lift = cap.size().y - line * 2.0;
    painter.galley(rect.min - vec2(0.0, lift * 0.55), cap, red);
    painter.galley(rect.min + vec2(indent, 0.0), upper.clone(), ink);
    let below = rect.min + vec2(0.0, upper.size().y.max(line * 2.0));
    painter.galley(below, lower, ink);
}

/// The strip at the foot: the number of the page, the list of pages, the pencil, and the corners
/// that turn pages back and forth.
pub(super) fn foot(ui: &mut Ui, spread: &Spread, play: &mut GameUi, page: &Page) {
    use egui_phosphor::regular as icon;
    let colours = palette(ui.ctx());
    let shown = reading(play, page);
    let strip = spread.foot();
    let has_text = !shown.text.is_empty();
    if let Some(number) = shown.number {
        let number = format!("\u{2013} {number} \u{2013}");
        let font = italic(size::BODY);
        let painter = ui.painter();
        painter.text(
            strip.center(),
            Align2::CENTER_CENTER,
            number,
            font,
            colours.ink_soft,
        );
    }
    within(ui, strip, |ui| {
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let write = play.text("game-page-write");
            if has_text && icon_button(ui, icon::PENCIL_SIMPLE, &write).clicked() {
                let words = note(play, shown.id).unwrap_or_default();
                play.desk.writing = Some((note_key(shown.id), words));
            }
            let list = play.text("game-page-list");
            if !page.read.is_empty() && icon_button(ui, icon::LIST_BULLETS, &list).clicked() {
                play.desk.book.list = !play.desk.book.list;
            }
        });
    });
    if !lies_open(play) {
        return;
    }
    let turned = play.desk.book.turned;
    let earlier = turned.unwrap_or(page.read.len());
    let name = play.text("game-page-back");
    if earlier > 0 && cover::corner(ui, spread.left, true, &name) {
        play.desk.book.turned = Some(earlier - 1);
        play.desk.book.list = false;
    }
    let name = play.text("game-page-forth");
    if let Some(place) = turned
        && cover::corner(ui, spread.right, false, &name)
    {
        play.desk.book.turned = Some(place + 1).filter(|next| *next < page.read.len());
    }
}

/// The list of the pages read.
pub(super) fn list(ui: &mut Ui, area: Rect, play: &mut GameUi, page: &Page) {
    ui.set_clip_rect(area.expand2(vec2(8.0, 4.0)));
    ui.spacing_mut().item_spacing.y = 2.0;
    let colours = palette(ui.ctx());
    let title = play.text("game-page-list");
    rich(ui, title, bold(size::HEADING), colours.ink);
    divider(ui);
    let scroll = egui::ScrollArea::vertical().id_salt("pages read");
    scroll.auto_shrink(false).show(ui, |ui| {
        for (place, read) in page.read.iter().enumerate() {
            let here = play.desk.book.turned == Some(place);
            if entry(ui, read.number, &play.say(&read.title), here) {
                play.desk.book.turned = Some(place);
                play.desk.book.list = false;
            }
        }
        let here = play.desk.book.turned.is_none();
        if entry(ui, page.number, &play.say(&page.title), here) {
            play.desk.book.turned = None;
            play.desk.book.list = false;
        }
    });
}

/// A page in the list; true if it was chosen.
fn entry(ui: &mut Ui, number: Option<u16>, title: &str, here: bool) -> bool {
    let colours = palette(ui.ctx());
    let indent = 44.0;
    let font = if here {
        bold(size::BODY)
    } else {
        regular(size::BODY)
    };
    let room = ui.available_width() - indent - 8.0;
    let text = ui
        .painter()
        .layout(title.to_owned(), font, colours.ink, room);
    let size = vec2(ui.available_width(), text.size().y + 7.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Link, true, title));
    heard::pressed(&response, true, "page");
    if response.hovered() {
        let lit = colours.parchment.lerp_to_gamma(colours.lamp, 0.6);
        ui.painter().rect_filled(rect, 3.0, lit);
    }
    let at = pos2(rect.left() + indent - 10.0, rect.top() + 3.5);
    let painter = ui.painter();
    let small = italic(size::BODY);
    painter.text(
        at,
        Align2::RIGHT_TOP,
        number.map_or_else(String::new, |it| it.to_string()),
        small,
        colours.oxblood,
    );
    painter.galley(
        pos2(rect.left() + indent, rect.top() + 3.5),
        text,
        colours.ink,
    );
    focus_ring(ui.painter(), &response, rect);
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .clicked()
}

/// The title of the current page, for its bookmark.
pub(super) fn title(play: &GameUi, page: &Page) -> String {
    let title: &Phrase = &page.title;
    play.say(title)
}

#[cfg(test)]
mod tests {
    use super::initial;

    #[test]
    fn an_initial_keeps_the_mark_before_it() {
        assert_eq!(initial("The village"), Some(("T", "he village")));
        assert_eq!(initial("“Oh, come on”"), Some(("“O", "h, come on”")));
        assert_eq!(initial("…"), None);
    }
}
