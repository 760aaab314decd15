//! The left page: the text being read, pages read before, and the strip at its foot.

use bevy_egui::egui;
use egui::{Align2, Rect, Sense, Ui, pos2, vec2};

use super::super::within;
use super::cover::{self, Spread};
use super::flow::{Flow, Pages};
use super::{GameUi, lies_open, taken_up};
use crate::game::{Page, Phrase};
use crate::ui::texture;
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{divider, focus_ring, heard, icon_button, rich, rule};

/// The page being read: the current one, or an earlier one.
#[derive(Clone)]
pub(super) struct Reading {
    /// Number that identifies the page.
    pub id: u16,
    number: Option<u16>,
    pub title: String,
    pub text: String,
    /// The name of the picture above the text.
    picture: Option<String>,
    /// The player's own words below it.
    pub note: Option<String>,
    /// A line above the title, on earlier pages.
    pub said: Option<String>,
    /// True if it is an earlier page.
    pub past: bool,
}

/// A text on a page of one size.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct SetText {
    id: u16,
    past: bool,
    /// Width and height of the page, in whole points.
    size: [i32; 2],
}

impl Reading {
    pub fn set_on(&self, page: Rect) -> SetText {
        SetText {
            id: self.id,
            past: self.past,
            size: [page.width(), page.height()].map(|side| side.round() as i32),
        }
    }
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
            picture: read.picture.clone(),
            note: note(play, read.id),
            said: Some(play.text("game-page-read-before")),
            past: true,
        },
        None => Reading {
            id: page.id,
            number: page.number,
            title: play.say(&page.title),
            text: words(&page.text),
            picture: page.picture.clone(),
            note: note(play, page.id),
            said: None,
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

/// Sets a text on the pages of the book.
pub(super) fn flow(ui: &Ui, reading: &Reading, pages: Pages) -> Flow {
    let named = reading.picture.as_deref();
    let picture = named.and_then(|name| texture::of_page(ui.ctx(), name));
    Flow::on(ui.painter(), reading, picture, pages)
}

/// The short rule that closes a page without a picture, where there is room.
pub(super) fn tailpiece(ui: &Ui, play: &GameUi, free: Rect) {
    /// Distance from the last option.
    const BELOW: f32 = 30.0;
    let scene = play.scene();
    let page = scene.page.as_ref();
    let bare = page.is_some_and(|page| page.picture.is_none() && page.text.is_some());
    if bare && free.height() >= 2.0 * BELOW {
        let at = pos2(free.center().x, free.top() + BELOW);
        rule(ui.painter(), at, free.width() * 0.36);
    }
}

/// Prints the left column of a text, scrolled if it is too long.
pub(super) fn left(ui: &mut Ui, area: Rect, reading: &Reading, flow: &Flow) {
    ui.set_clip_rect(area.expand2(vec2(8.0, 4.0)));
    let id = ("story", reading.id, reading.past);
    let scroll = egui::ScrollArea::vertical().id_salt(id).auto_shrink(false);
    scroll.show(ui, |ui| {
        let size = vec2(ui.available_width(), flow.height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let text = format!("{}. {}", reading.title, reading.text);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &text));
        flow.print_left(ui.painter(), rect.min);
    });
}

/// Prints a text in one column, scrolled if it is too long.
pub(super) fn column(ui: &mut Ui, area: Rect, reading: &Reading, points: f32) {
    let narrow = area.with_max_x(area.right() - ui.spacing().scroll.bar_width - 4.0);
    let flow = Flow::in_column(ui.painter(), reading, narrow, points);
    left(ui, area, reading, &flow);
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
pub(super) fn list(ui: &mut Ui, area: Rect, play: &mut GameUi, page: &Page) -> Rect {
    ui.set_clip_rect(area.expand2(vec2(8.0, 4.0)));
    ui.spacing_mut().item_spacing.y = 2.0;
    let colours = palette(ui.ctx());
    let title = play.text("game-page-list");
    rich(ui, title, bold(size::HEADING), colours.ink);
    divider(ui);
    let scroll = egui::ScrollArea::vertical().id_salt("pages read");
    let shown = scroll.auto_shrink(false).show(ui, |ui| {
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
    taken_up(&shown).with_min_y(area.top())
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
