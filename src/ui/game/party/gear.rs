//! Gear on the sheets: small cards with their names, or the names alone where there is no room for cards.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::super::GameUi;
use super::super::choices::picture;
use super::super::tips::{item_tip, tip};
use super::words::{LEAST_WORDS, item_name, names};
use crate::game::{CharacterSheet, Item};
use crate::ui::theme::{bold, palette, regular, size};
use crate::view::art::Atlas;

/// The least height of an item with its name.
const NAMED: f32 = 17.0;
/// Between items, and between their rows.
const GAP: Vec2 = vec2(4.0, 3.0);
/// What a name takes up besides its letters.
const BESIDE: f32 = 6.0;

/// The hero's items: as small cards where there is room for the name of each, otherwise by name alone.
pub(super) fn things(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    // Names that have a short form are shortened, and then all are set in smaller type, before the cards
    // are left out: names take up less room by themselves, and a picture without one says too little.
    let ways = [
        (false, size::SMALL),
        (true, size::SMALL),
        (true, size::SMALL - 1.0),
        (true, LEAST_WORDS),
    ];
    let drawn = sheet.items.iter().any(|item| item.sprite.is_some());
    let laid = drawn.then(|| {
        let mut ways = ways.into_iter();
        ways.find_map(|way| laid(ui, play, sheet, way))
    });
    let Some((labels, height)) = laid.flatten() else {
        names(ui, play, sheet);
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = GAP;
        for (item, label) in sheet.items.iter().zip(labels) {
            thing(ui, play, item, height, label);
        }
    });
}

/// The name of an item as it is set, and its ink.
type Label = (Arc<Galley>, Color32);

/// The names of all items in type of this size, by their short names if they have any and are to, with the
/// height of their cards; none if the sheet has too little room left.
fn laid(
    ui: &Ui,
    play: &GameUi,
    sheet: &CharacterSheet,
    way: (bool, f32),
) -> Option<(Vec<Label>, f32)> {
    let labels = sheet.items.iter().map(|item| label(ui, play, item, way));
    let labels: Vec<_> = labels.collect();
    let wide: Vec<f32> = labels.iter().map(|(label, _)| label.size().x).collect();
    let left = ui.max_rect().bottom() - ui.cursor().top();
    let room = vec2(ui.available_width(), left);
    let height = height_in(room, ui.spacing().interact_size.y + 2.0, &wide)?;
    Some((labels, height))
}

/// The name of an item, in its ink.
fn label(ui: &Ui, play: &GameUi, item: &Item, (short, points): (bool, f32)) -> Label {
    let colours = palette(ui.ctx());
    let font = match item.in_use {
        true => bold(points),
        false => regular(points),
    };
    let ink = match item.damaged {
        true => colours.oxblood,
        false => colours.ink,
    };
    let name = item_name(play, item, short);
    (ui.painter().layout_no_wrap(name, font, ink), ink)
}

/// The height at which cards with names so wide all find room, the usual one if they can.
fn height_in(room: Vec2, usual: f32, wide: &[f32]) -> Option<f32> {
    let fit = |height: &f32| {
        let each = wide.iter().map(|name| height + name + BESIDE);
        rows(each, room.x) <= ((room.y + GAP.y) / (height + GAP.y)).floor()
    };
    [usual, usual - 2.0, NAMED].into_iter().find(fit)
}

/// The number of rows that things so wide take up side by side; no number is enough for one that is
/// wider than a row.
fn rows(wide: impl Iterator<Item = f32>, room: f32) -> f32 {
    let (mut rows, mut end) = (1.0, 0.0);
    for wide in wide {
        if wide > room {
            return f32::INFINITY;
        }
        if end > 0.0 && end + wide > room {
            rows += 1.0;
            end = 0.0;
        }
        end += wide + GAP.x;
    }
    rows
}

/// An item as a small card with its name.
fn thing(ui: &mut Ui, play: &mut GameUi, item: &Item, height: f32, (label, ink): Label) {
    let colours = palette(ui.ctx());
    let card = item.sprite.as_ref().and_then(|name| {
        let atlas = [Atlas::Cards, Atlas::Ui]
            .into_iter()
            .find(|atlas| play.art.has(*atlas, name))?;
        play.art.picture(atlas, name)
    });
    let icon = height - 2.0;
    let text = label.size().x + BESIDE;
    let (rect, response) = ui.allocate_exact_size(vec2(height + text, height), Sense::hover());
    let fill = if item.in_use {
        colours.bone
    } else {
        colours.parchment_dark.gamma_multiply(0.3)
    };
    let line = Stroke::new(1.0, colours.ink_soft.gamma_multiply(0.7));
    ui.painter().rect(rect, 3.0, fill, line, StrokeKind::Inside);
    let at = Rect::from_min_size(rect.min + vec2(2.0, 2.0), vec2(icon - 2.0, height - 4.0));
    if let Some(card) = card {
        picture(ui.painter(), card, at);
    }
    let corner = pos2(
        rect.left() + icon + 2.0,
        rect.center().y - label.size().y / 2.0,
    );
    ui.painter().galley(corner, label, ink);
    if item.damaged {
        let y = rect.center().y + 1.0;
        let line = Stroke::new(1.4, colours.oxblood);
        ui.painter()
            .hline(rect.left() + 3.0..=rect.right() - 3.0, y, line);
    }
    let note = item_tip(play, item);
    tip(response, play, &note);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A potion in the bag, armour and a shield in use.
    const WIDE: [f32; 3] = [90.0, 80.0, 36.0];

    fn in_room(wide: f32, high: f32) -> Option<f32> {
        height_in(vec2(wide, high), 22.0, &WIDE)
    }

    #[test]
    fn cards_are_shown_with_all_their_names_or_not_at_all() {
        assert_eq!(in_room(300.0, 22.0), Some(22.0));
        assert_eq!(in_room(200.0, 40.0), Some(17.0));
        assert_eq!(in_room(220.0, 22.0), None);
        // Room for rows enough, but not for the potion in any of them.
        assert_eq!(in_room(96.0, 200.0), None);
    }

    #[test]
    fn a_short_form_gives_a_long_name_its_room() {
        let high = |name: f32| height_in(vec2(290.0, 40.0), 20.0, &[name, 90.0, 36.0, 105.0]);
        assert_eq!(high(175.0), None);
        assert!(high(78.0).is_some());
    }
}
