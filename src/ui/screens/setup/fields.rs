//! The fields of a form, one widget for each kind.

use bevy_egui::egui;
use egui::{Sense, Ui, vec2};
use egui_phosphor::regular as icon;

use super::{Asked, Draft, cards};
use crate::{
    app::Words,
    game::{FieldKind, Phrase, SetupField, picked, written},
    ui::{
        theme::{bold, italic, palette, regular, size},
        widgets::{
            Button, caption, choice, focus_ring, heard, icon_button, idle_icon_button, number,
            rich, search, switch, tooltip,
        },
    },
    view::art::Picture,
};

/// With more values than this, only the chosen one is shown until the list is opened.
const FEW: usize = 8;
/// With more values than this, there is a search field.
const MANY: usize = 16;

/// Shows a field, unless it is irrelevant now.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    draft: &mut Draft,
    field: &SetupField,
    asked: &mut Asked,
) {
    if draft.brought == Some(field.key) {
        draft.brought = None;
        ui.scroll_to_cursor(Some(egui::Align::TOP));
    }
    match &field.kind {
        FieldKind::Choice(all) => {
            label(ui, words, field, asked);
            let mut value = draft.value(field);
            let folded = draft.unfolded != Some(field.key);
            let changed = if field.shows_boards() {
                cards::boards(ui, words, draft, field, all, &mut value)
            } else if field.has_title_pages() {
                cards::title_pages(ui, words, draft, (field, all), &mut value)
            } else if all.len() > FEW {
                unfolding(ui, words, draft, field, all, &mut value)
            } else if field.notes.is_empty() {
                slips(ui, words, field, all, &mut value)
            } else {
                listed(ui, words, field, all, &mut value)
            };
            // What has only just been unfolded is still to be picked from.
            let unfolds = folded && draft.unfolded == Some(field.key);
            if changed {
                if draft.unfolded == Some(field.key) && !unfolds {
                    draft.unfolded = None;
                    draft.brought = Some(field.key);
                }
                draft.set(field, value);
            }
        }
        FieldKind::Number(from, to) => {
            label(ui, words, field, asked);
            let mut value = draft.value(field).parse().unwrap_or(*from);
            let (less, more) = (words.get("less"), words.get("more"));
            if number(ui, &mut value, *from, *to, &less, &more) {
                draft.set(field, value.to_string());
            }
        }
        FieldKind::Several { of, each, most } => {
            label(ui, words, field, asked);
            several(ui, words, draft, field, (of, *each, *most));
        }
        FieldKind::Switch => {
            switched(ui, words, draft, field, asked);
            return;
        }
        FieldKind::Hidden => return,
    }
    ui.add_space(6.0);
}

/// The name of a field, its description, and a link to its rule.
fn label(ui: &mut Ui, words: &Words, field: &SetupField, asked: &mut Asked) {
    ui.horizontal(|ui| {
        let ink = palette(ui.ctx()).ink;
        rich(ui, words.plain(&field.label), bold(size::BODY), ink);
        rule_link(ui, words, field, asked);
    });
    caption(ui, words.plain(&field.help));
}

fn rule_link(ui: &mut Ui, words: &Words, field: &SetupField, asked: &mut Asked) {
    if let Some(rule) = field.rule
        && icon_button(ui, icon::BOOK_OPEN, &words.get("setup-read-rule")).clicked()
    {
        *asked = Some(rule);
    }
}

/// The description of a value.
pub(super) fn note(words: &Words, field: &SetupField, value: &str) -> String {
    let notes = field.notes.iter();
    let mut of = notes.filter(|(known, _)| *known == value);
    of.next()
        .map(|(_, note)| words.plain(note))
        .unwrap_or_default()
}

/// A choice of one among few, each with a line about it.
fn listed(
    ui: &mut Ui,
    words: &Words,
    field: &SetupField,
    all: &[(&'static str, Phrase)],
    value: &mut String,
) -> bool {
    let before = value.clone();
    let colours = palette(ui.ctx());
    ui.spacing_mut().item_spacing.y = 4.0;
    for (each, name) in all {
        let name = words.plain(name);
        let here = value == each;
        let width = ui.available_width() - 6.0;
        let painter = ui.painter();
        let font = if here {
            bold(size::BUTTON)
        } else {
            regular(size::BUTTON)
        };
        let title = painter.layout(name.clone(), font, colours.ink, width - 44.0);
        let told = note(words, field, each);
        let small = italic(size::SMALL + 1.0);
        let told = painter.layout(told, small, colours.ink_soft, width - 44.0);
        let height = title.size().y + told.size().y + 12.0;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let kind = egui::WidgetType::RadioButton;
        response.widget_info(|| egui::WidgetInfo::selected(kind, true, here, &name));
        heard::pressed(&response, true, "tab");
        let painter = ui.painter();
        let fill = match (here, response.hovered()) {
            (true, _) => colours.parchment.lerp_to_gamma(colours.lamp, 0.65),
            (false, true) => colours.parchment.lerp_to_gamma(colours.lamp, 0.35),
            _ => colours.parchment.lerp_to_gamma(colours.parchment_dark, 0.2),
        };
        let line = egui::Stroke::new(1.0, colours.ink_soft.gamma_multiply(0.6));
        painter.rect(rect, 4.0, fill, line, egui::StrokeKind::Inside);
        let mark = if here {
            icon::CHECK_CIRCLE
        } else {
            icon::CIRCLE
        };
        let at = rect.left_center() + vec2(20.0, 0.0);
        let centre = egui::Align2::CENTER_CENTER;
        painter.text(at, centre, mark, regular(20.0), colours.ink);
        let at = rect.min + vec2(38.0, 6.0);
        let below = at + vec2(0.0, title.size().y);
        painter.galley(at, title, colours.ink);
        painter.galley(below, told, colours.ink_soft);
        focus_ring(ui.painter(), &response, rect);
        if response
            .on_hover_cursor(egui::CursorIcon::PointingHand)
            .clicked()
        {
            *value = (*each).to_owned();
        }
    }
    *value != before
}

/// A choice of one among many: the chosen one, and the others when the list is opened.
fn unfolding(
    ui: &mut Ui,
    words: &Words,
    draft: &mut Draft,
    field: &SetupField,
    all: &[(&'static str, Phrase)],
    value: &mut String,
) -> bool {
    let unfolded = draft.unfolded == Some(field.key);
    let chosen: Vec<_> = all
        .iter()
        .filter(|(each, _)| each == value)
        .cloned()
        .collect();
    let shown = if unfolded { all } else { &chosen };
    let changed = slips(ui, words, field, shown, value);
    let folded = ("setup-unfold", all.len() - chosen.len());
    fold(ui, words, draft, field, folded);
    changed
}

/// The button that opens and closes the list of a field; what it says while so many values are folded
/// away.
pub(super) fn fold(
    ui: &mut Ui,
    words: &Words,
    draft: &mut Draft,
    field: &SetupField,
    (more, hidden): (&'static str, usize),
) {
    let unfolded = draft.unfolded == Some(field.key);
    let (text, icon) = if unfolded {
        (words.get("setup-fold"), icon::CARET_UP)
    } else {
        let more = Phrase::new(more).with("n", hidden);
        (words.plain(&more), icon::CARET_DOWN)
    };
    if ui.add(Button::new(&text).quiet().icon(icon)).clicked() {
        draft.unfolded = Some(field.key).filter(|_| !unfolded);
    }
}

/// A choice of one, side by side.
pub(super) fn slips(
    ui: &mut Ui,
    words: &Words,
    field: &SetupField,
    all: &[(&'static str, Phrase)],
    value: &mut String,
) -> bool {
    if field.notes.is_empty() {
        let all: Vec<(String, String)> = all
            .iter()
            .map(|(value, name)| ((*value).to_owned(), words.plain(name)))
            .collect();
        return choice(ui, value, &all);
    }
    let before = value.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (each, name) in all {
            let (name, here) = (words.plain(name), value == each);
            let slip = Button::new(&name).quiet().chosen(here);
            let slip = if here { slip.icon(icon::CHECK) } else { slip };
            let response = ui.add(slip);
            let kind = egui::WidgetType::RadioButton;
            response.widget_info(|| egui::WidgetInfo::selected(kind, true, here, &name));
            if tooltip(response, note(words, field, each)).clicked() {
                *value = (*each).to_owned();
            }
        }
    });
    *value != before
}

/// A choice of several, with amounts. Where nothing is picked, what the form has instead is on.
fn several(
    ui: &mut Ui,
    words: &Words,
    draft: &mut Draft,
    field: &SetupField,
    (of, each, most): (&[(&'static str, Phrase)], u32, u32),
) {
    let value = draft.value(field);
    let unpicked = draft.unpicked(field);
    let mut before = picked(&value).unwrap_or_default();
    if before.is_empty() {
        before.extend(unpicked.iter().map(|it| (*it, 1)));
    }
    let count_of = |name: &str| {
        let mut known = before.iter().filter(|(of, _)| *of == name);
        known.next().map_or(0, |(_, count)| *count)
    };
    let all: u32 = before.iter().map(|(_, count)| count).sum();
    let looked = draft.looked.clone();
    if of.len() > MANY {
        let hint = words.get("setup-look-for");
        let width = ui.available_width().min(320.0);
        search(ui, &mut draft.looked, &hint, width);
    }
    let looked = looked.trim().to_lowercase();
    let mut changed: Option<(&'static str, u32)> = None;
    ui.spacing_mut().item_spacing.y = 4.0;
    let groups = cards::sorted(draft, field, of);
    let world = draft.form.heading(&draft.values).cloned();
    let world = world.filter(|it| groups.iter().any(|(heading, _)| *heading == Some(it)));
    let unfolded = draft.unfolded == Some(field.key);
    let mut folded = 0;
    for (heading, values) in groups {
        // Other worlds than the one that is played are folded away.
        let elsewhere = heading.is_some() && world.is_some() && heading != world.as_ref();
        let folds = elsewhere && !unfolded && looked.is_empty();
        let hidden = |value: &&(&'static str, &Phrase)| folds && count_of(value.0) == 0;
        folded += values.iter().filter(hidden).count();
        // Picked ones stay in sight whatever the search.
        let values = values.into_iter().filter(|value| !hidden(&value));
        let shown = values.filter_map(|(value, name)| {
            let (name, told) = (words.plain(name), note(words, field, value));
            let count = count_of(value);
            let found = looked.is_empty()
                || [&name, &told]
                    .iter()
                    .any(|text| text.to_lowercase().contains(&looked));
            (count > 0 || found).then_some((value, name, told, count))
        });
        let shown: Vec<_> = shown.collect();
        if let Some(heading) = heading.filter(|_| !shown.is_empty()) {
            let ink = palette(ui.ctx()).oxblood;
            rich(ui, words.plain(heading), italic(size::BODY), ink);
        }
        for (value, name, told, count) in shown {
            let room = all < most;
            let bust = cards::bust(draft, field, value);
            if let Some(count) = pick(ui, words, (&name, &told, bust), count, (each, room)) {
                changed = Some((value, count));
            }
        }
    }
    if world.is_some() && looked.is_empty() && (folded > 0 || unfolded) {
        fold(ui, words, draft, field, ("setup-unfold-worlds", folded));
    }
    let Some((changed, count)) = changed else {
        return;
    };
    let mut picks = before.clone();
    match picks.iter_mut().find(|(of, _)| *of == changed) {
        Some((_, known)) => *known = count,
        None => picks.push((changed, count)),
    }
    draft.set(field, picks_written(picks, &unpicked));
}

/// Picks as the value of a field: none if they are what the form has without any.
fn picks_written(mut picks: Vec<(&str, u32)>, unpicked: &[&'static str]) -> String {
    picks.retain(|(_, count)| *count > 0);
    let same = |it: &(&str, u32)| it.1 == 1 && unpicked.contains(&it.0);
    match picks.len() == unpicked.len() && picks.iter().all(same) {
        true => String::new(),
        false => written(&picks),
    }
}

/// One line of a list to pick from; returns the new amount if it changed.
fn pick(
    ui: &mut Ui,
    words: &Words,
    (name, told, bust): (&str, &str, Option<Picture>),
    count: u32,
    (each, room): (u32, bool),
) -> Option<u32> {
    let mut to = count;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if let Some(bust) = bust {
            let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
            cards::picture(ui, bust, rect);
        }
        if each == 1 {
            let mut on = count > 0;
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if switch(ui, &mut on, name).changed() && (room || !on) {
                    to = u32::from(on);
                }
                ui.horizontal_top(|ui| {
                    ui.add_space(52.0);
                    caption(ui, told);
                });
            });
            return;
        }
        let of = |key: &'static str| words.plain(&Phrase::new(key).with("what", name.to_owned()));
        if icon_button(ui, icon::MINUS, &of("setup-less-of")).clicked() {
            to = count.saturating_sub(1);
        }
        let (rect, _) = ui.allocate_exact_size(vec2(30.0, 32.0), Sense::hover());
        let colours = palette(ui.ctx());
        let (font, ink) = if count > 0 {
            (bold(size::BUTTON), colours.oxblood)
        } else {
            (regular(size::BUTTON), colours.ink_soft)
        };
        let text = count.to_string();
        let centre = egui::Align2::CENTER_CENTER;
        ui.painter().text(rect.center(), centre, text, font, ink);
        let more = of("setup-more-of");
        if !room || count >= each {
            idle_icon_button(ui, icon::PLUS, &more);
        } else if icon_button(ui, icon::PLUS, &more).clicked() {
            to = count + 1;
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let font = if count > 0 {
                bold(size::BODY)
            } else {
                regular(size::BODY)
            };
            rich(ui, name, font, colours.ink);
            caption(ui, told);
        });
    });
    (to != count).then_some(to)
}

/// An optional rule.
fn switched(ui: &mut Ui, words: &Words, draft: &mut Draft, field: &SetupField, asked: &mut Asked) {
    ui.add_space(2.0);
    ui.horizontal_top(|ui| {
        let mut on = draft.value(field) == "true";
        rule_link(ui, words, field, asked);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            if switch(ui, &mut on, &words.plain(&field.label)).changed() {
                draft.set(field, on.to_string());
            }
            ui.horizontal_top(|ui| {
                ui.add_space(48.0);
                caption(ui, words.plain(&field.help));
            });
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_party_that_goes_anyway_is_no_pick() {
        let own = ["brask", "tansy"];
        let written = |picks: &[(&'static str, u32)]| picks_written(picks.to_vec(), &own);
        assert_eq!(written(&[("tansy", 1), ("brask", 1)]), "");
        assert_eq!(written(&[("brask", 1), ("tansy", 0)]), "brask");
        assert_eq!(
            written(&[("brask", 1), ("tansy", 1), ("odwin", 1)]),
            "brask,tansy,odwin"
        );
        assert_eq!(written(&[("brask", 0), ("tansy", 0)]), "");
        assert_eq!(picks_written(vec![("wolf", 2)], &[]), "wolf*2");
    }
}
