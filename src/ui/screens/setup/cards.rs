//! Values of a field as cards: adventures as title pages, boards as small maps, heroes and foes by
//! their worlds.

use bevy_egui::egui;
use egui::{Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as icon;

use super::Draft;
use super::fields::{fold, note};
use super::maps::Wanted;
use crate::{
    app::Words,
    game::{Drawing, Phrase, SetupField},
    ui::{
        texture,
        theme::{bold, italic, palette, regular, size},
        widgets::{Button, focus_ring, heard, rich, tooltip},
    },
    view::art::Picture,
};

/// Values with their names.
type Values = [(&'static str, Phrase)];
/// A heading with the values under it.
type Under<'f> = (Option<&'f Phrase>, Vec<(&'static str, &'f Phrase)>);

/// Minimum width of a small map.
const MAP: f32 = 150.0;

/// The values of a field under the headings of their cards: first those of what is picked, and each
/// value only once.
pub(super) fn sorted<'f>(draft: &Draft, field: &'f SetupField, of: &'f Values) -> Vec<Under<'f>> {
    let first = draft.form.heading(&draft.values);
    let mut all: Vec<Under<'f>> = Vec::new();
    for (value, name) in of {
        let under = field.card(value).map_or(&[][..], |card| &card.under);
        let heading = under
            .iter()
            .find(|it| Some(*it) == first)
            .or_else(|| under.first());
        match all.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, values)) => values.push((value, name)),
            None => all.push((heading, vec![(value, name)])),
        }
    }
    all.sort_by_key(|(heading, _)| heading.is_some() && *heading != first);
    all
}

/// The bust of a value, if its card has one.
pub(super) fn bust(draft: &mut Draft, field: &SetupField, value: &str) -> Option<Picture> {
    match &field.card(value)?.drawing {
        Drawing::Token(name) => draft.drawings.get(Wanted::Token(name.clone())),
        Drawing::None | Drawing::Board | Drawing::Picture(_) => None,
    }
}

/// A picture as large as fits into a rectangle.
pub(super) fn picture(ui: &Ui, picture: Picture, into: Rect) {
    let by = (into.width() / picture.size.x).min(into.height() / picture.size.y);
    let rect = Rect::from_center_size(into.center(), picture.size * by);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    let painter = ui.painter();
    painter.image(picture.id, rect, whole, Color32::WHITE);
}

/// A place to click on for one of several.
fn place(ui: &mut Ui, size: egui::Vec2, name: &str, here: bool) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let kind = egui::WidgetType::RadioButton;
    response.widget_info(|| egui::WidgetInfo::selected(kind, true, here, name));
    heard::pressed(&response, true, "tab");
    let colours = palette(ui.ctx());
    let fill = match (here, response.hovered()) {
        (true, _) => colours.parchment.lerp_to_gamma(colours.lamp, 0.65),
        (false, true) => colours.parchment.lerp_to_gamma(colours.lamp, 0.35),
        _ => colours.parchment.lerp_to_gamma(colours.parchment_dark, 0.2),
    };
    let line = if here {
        Stroke::new(2.0, colours.ink)
    } else {
        Stroke::new(1.0, colours.ink_soft.gamma_multiply(0.6))
    };
    let painter = ui.painter();
    painter.rect(rect, 4.0, fill, line, StrokeKind::Inside);
    focus_ring(ui.painter(), &response, rect);
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    (rect, response)
}

/// A choice of one among adventures: the title page of each. Those that were won before say so, and only
/// one that is new says that one may begin with it.
pub(super) fn title_pages(
    ui: &mut Ui,
    words: &Words,
    draft: &Draft,
    (field, all): (&SetupField, &Values),
    value: &mut String,
) -> bool {
    let before = value.clone();
    ui.spacing_mut().item_spacing.y = 8.0;
    for (each, name) in all {
        let here = value == each;
        let card = field.card(each);
        let won = draft.finished.contains(*each);
        let word = match won {
            true => Some(words.get("setup-won")),
            false if draft.begun.contains(*each) => None,
            false => card.and_then(|it| Some(words.plain(it.begin.as_ref()?))),
        };
        if title_page(ui, words, field, (each, name), (here, word)).clicked() {
            *value = (*each).to_owned();
        }
    }
    *value != before
}

fn title_page(
    ui: &mut Ui,
    words: &Words,
    field: &SetupField,
    (value, name): (&'static str, &Phrase),
    (here, word): (bool, Option<String>),
) -> Response {
    let colours = palette(ui.ctx());
    let name = words.plain(name);
    let width = ui.available_width() - 6.0;
    let picture = field.card(value).and_then(|card| match &card.drawing {
        Drawing::Picture(name) => texture::of_page(ui.ctx(), name),
        Drawing::None | Drawing::Board | Drawing::Token(_) => None,
    });
    let beside = if picture.is_some() { width * 0.34 } else { 0.0 };
    let left = 38.0 + beside;
    let inner = width - left - 8.0;
    let painter = ui.painter();
    let title = painter.layout(name.clone(), bold(size::HEADING), colours.ink, inner);
    let card = field.card(value);
    let facts = card
        .into_iter()
        .flat_map(|card| card.under.iter().chain(&card.facts));
    let facts = facts.map(|fact| words.plain(fact));
    let facts: Vec<String> = facts.chain(word).collect();
    let facts = facts.join(" \u{b7} ");
    let facts = painter.layout(facts, italic(size::BODY - 1.0), colours.oxblood, inner);
    let told = note(words, field, value);
    let told = painter.layout(told, regular(size::BODY - 1.0), colours.ink_soft, inner);
    let lines = [
        (title, colours.ink),
        (facts, colours.oxblood),
        (told, colours.ink_soft),
    ];
    let high: f32 = lines.iter().map(|(line, _)| line.size().y + 2.0).sum();
    let drawn = picture.as_ref().map_or(0.0, |it| {
        let size = it.size_vec2();
        beside * size.y / size.x
    });
    let size = vec2(width, high.max(drawn) + 16.0);
    let (rect, response) = place(ui, size, &name, here);
    if let Some(picture) = picture {
        let at = rect.min + vec2(8.0, 8.0);
        let at = Rect::from_min_size(at, vec2(beside, drawn));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let painter = ui.painter();
        painter.image(picture.id(), at, whole, Color32::WHITE);
    }
    let mark = if here {
        icon::CHECK_CIRCLE
    } else {
        icon::CIRCLE
    };
    let painter = ui.painter();
    let at = rect.left_top() + vec2(left - 18.0, 22.0);
    painter.text(at, Align2::CENTER_CENTER, mark, regular(20.0), colours.ink);
    let mut at = rect.min + vec2(left, 8.0);
    for (line, ink) in lines {
        let high = line.size().y + 2.0;
        painter.galley(at, line, ink);
        at.y += high;
    }
    response
}

/// The kinds of game as two equal headings: what needs no board, and a single fight on one of so many.
fn kinds(
    ui: &mut Ui,
    words: &Words,
    draft: &mut Draft,
    (field, plain, boards): (&SetupField, &Values, &Values),
    value: &mut String,
) {
    let opened = draft.unfolded == Some(field.key);
    let before = value.clone();
    let kind = egui::WidgetType::RadioButton;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (each, name) in plain {
            let (name, here) = (words.plain(name), !opened && before == *each);
            let response = ui.add(Button::new(&name).large().chosen(here));
            response.widget_info(|| egui::WidgetInfo::selected(kind, true, here, &name));
            if tooltip(response, note(words, field, each)).clicked() {
                *value = (*each).to_owned();
                draft.unfolded = None;
            }
        }
        let name = words.plain(&Phrase::new("setup-unfold-boards").with("n", boards.len()));
        let here = opened || plain.iter().all(|(each, _)| before != *each);
        let response = ui.add(Button::new(&name).large().chosen(here));
        response.widget_info(|| egui::WidgetInfo::selected(kind, true, here, &name));
        if response.clicked() {
            draft.unfolded = Some(field.key);
            // A single fight needs a board: the first in sight, until another one is picked.
            let all = sorted(draft, field, boards);
            let first = all.iter().find_map(|(_, values)| values.first());
            if plain.iter().any(|(each, _)| before == *each)
                && let Some((first, _)) = first
            {
                *value = (*first).to_owned();
            }
        }
    });
}

/// A choice of one among boards: a small map of each, by worlds. Values without a board stand above them.
pub(super) fn boards(
    ui: &mut Ui,
    words: &Words,
    draft: &mut Draft,
    field: &SetupField,
    all: &Values,
    value: &mut String,
) -> bool {
    let before = value.clone();
    let unfolded = draft.unfolded == Some(field.key);
    let drawn = |value: &str| field.card(value).is_some();
    let shown = |each: &str| unfolded || each == before;
    let (boards, plain): (Vec<_>, Vec<_>) = all.iter().cloned().partition(|(each, _)| drawn(each));
    let mut picked = before.clone();
    kinds(ui, words, draft, (field, &plain, &boards), &mut picked);
    let maps = boards.iter().filter(|(each, _)| shown(each));
    let maps: Vec<_> = maps.cloned().collect();
    for (heading, values) in sorted(draft, field, &maps) {
        if let Some(heading) = heading.filter(|_| unfolded) {
            let ink = palette(ui.ctx()).oxblood;
            rich(ui, words.plain(heading), italic(size::BODY), ink);
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let width = ui.available_width() - 8.0;
            let columns = ((width + 8.0) / (MAP + 8.0)).floor().max(1.0);
            let wide = if unfolded {
                (width - 8.0 * (columns - 1.0)) / columns
            } else {
                width.min(300.0)
            };
            for (each, name) in values {
                let here = picked == each;
                if map(ui, words, draft, field, (each, name), (wide, here)) {
                    picked = each.to_owned();
                }
            }
        });
    }
    let folded = boards.iter().filter(|(each, _)| *each != before).count();
    if unfolded || drawn(&before) {
        fold(ui, words, draft, field, ("setup-unfold", folded));
    }
    *value = picked;
    *value != before
}

/// A small map; true if it was clicked.
fn map(
    ui: &mut Ui,
    words: &Words,
    draft: &mut Draft,
    field: &SetupField,
    (value, name): (&'static str, &Phrase),
    (wide, here): (f32, bool),
) -> bool {
    let colours = palette(ui.ctx());
    let name = words.plain(name);
    let mut job = egui::text::LayoutJob::simple(
        name.clone(),
        regular(size::SMALL + 1.0),
        colours.ink,
        wide - 12.0,
    );
    job.wrap.max_rows = 2;
    job.halign = egui::Align::Center;
    let label = ui.painter().layout_job(job);
    let high = wide * 0.72;
    let size = vec2(wide, high + 2.0 * (size::SMALL + 6.0));
    let (rect, response) = place(ui, size, &name, here);
    let drawing = Rect::from_min_size(rect.min, vec2(wide, high)).shrink(5.0);
    if ui.is_rect_visible(rect)
        && let Some(map) = draft.drawings.get(Wanted::Board(value.to_owned()))
    {
        picture(ui, map, drawing);
    }
    let at = pos2(
        rect.center().x,
        rect.top() + high + (rect.height() - high - label.size().y) / 2.0 - 2.0,
    );
    ui.painter().galley(at, label, colours.ink);
    let clicked = response.clicked();
    tooltip(response, note(words, field, value));
    clicked
}
