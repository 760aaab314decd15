//! Gear on the sheets: small cards, with their names where there is room for them.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::super::GameUi;
use super::super::choices::picture;
use super::super::tips::{item_tip, tip};
use super::parts::{LEAST_WORDS, names};
use crate::game::{CharacterSheet, Item, Phrase};
use crate::ui::theme::{bold, palette, regular, size};
use crate::view::art::Atlas;

/// A smaller picture of an item would not be recognizable.
const LEAST: f32 = 15.0;
/// A larger one would only take up room.
const LARGEST: f32 = 34.0;
/// The least height of an item with its name.
const NAMED: f32 = 17.0;
/// Between items, and between their rows.
const GAP: Vec2 = vec2(4.0, 3.0);
/// What a name takes up besides its letters.
const BESIDE: f32 = 6.0;

/// The hero's items: by name if none has a card, otherwise as small cards.
pub(super) fn things(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    if sheet.items.iter().all(|item| item.sprite.is_none()) {
        names(ui, play, sheet);
        return;
    }
    // Names that have a short form are shortened, and then all are set in smaller type, before anything
    // goes without a name.
    let ways = [
        (false, size::SMALL),
        (true, size::SMALL),
        (true, size::SMALL - 1.0),
        (true, LEAST_WORDS),
    ];
    let laid = ways.into_iter().map(|way| laid(ui, play, sheet, way));
    let Some(Laid {
        labels,
        height,
        named,
    }) = fullest(laid, |laid| &laid.named)
    else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = GAP;
        for ((item, label), named) in sheet.items.iter().zip(labels).zip(named) {
            thing(ui, play, item, height, named.then_some(label));
        }
    });
}

/// Items as they are laid out: the name of each in its ink, the height of all, and which are named.
struct Laid {
    labels: Vec<(Arc<Galley>, Color32)>,
    height: f32,
    named: Vec<bool>,
}

/// The first of several layouts in which all are named, or else the first in which most are.
fn fullest<T>(laid: impl Iterator<Item = T>, named: impl Fn(&T) -> &[bool]) -> Option<T> {
    let mut best: Option<(usize, T)> = None;
    for one in laid {
        let (count, all) = (count(named(&one)), named(&one).len());
        if count == all {
            return Some(one);
        }
        if best.as_ref().is_none_or(|(most, _)| count > *most) {
            best = Some((count, one));
        }
    }
    best.map(|(_, one)| one)
}

fn count(named: &[bool]) -> usize {
    named.iter().filter(|it| **it).count()
}

/// Lays the items out in the room that the sheet has left, in type of this size, by their short names
/// if they have any and are to.
fn laid(ui: &Ui, play: &GameUi, sheet: &CharacterSheet, way: (bool, f32)) -> Laid {
    let labels = sheet.items.iter().map(|item| label(ui, play, item, way));
    let labels: Vec<_> = labels.collect();
    let wide = labels.iter().zip(&sheet.items);
    let wide: Vec<_> = wide
        .map(|((label, _), item)| (label.size().x, item.in_use))
        .collect();
    let left = ui.max_rect().bottom() - ui.cursor().top();
    let room = vec2(ui.available_width(), left);
    let (height, named) = arranged(room, ui.spacing().interact_size.y + 2.0, &wide);
    Laid {
        labels,
        height,
        named,
    }
}

/// The name of an item, in its ink.
fn label(
    ui: &Ui,
    play: &GameUi,
    item: &Item,
    (short, points): (bool, f32),
) -> (Arc<Galley>, Color32) {
    let colours = palette(ui.ctx());
    let font = match item.in_use {
        true => bold(points),
        false => regular(points),
    };
    let ink = match item.damaged {
        true => colours.oxblood,
        false => colours.ink,
    };
    let shorter = Phrase {
        key: format!("{}-short", item.name.key).into(),
        args: item.name.args.clone(),
    };
    let name = match short && play.words.text().knows(&shorter.key) {
        true => play.say(&shorter),
        false => play.say(&item.name),
    };
    (ui.painter().layout_no_wrap(name, font, ink), ink)
}

/// The height of items whose names are so wide, and which of them are named: as many as there is room
/// for, those in use before the others, and short names before long ones. If that is none, the cards are
/// as large as fit: below many figures they have to be small, but they stay on the sheet.
fn arranged(room: Vec2, usual: f32, wide: &[(f32, bool)]) -> (f32, Vec<bool>) {
    let fits = |height: f32, named: &[bool]| {
        let each = wide.iter().zip(named);
        let each = each.map(|((name, _), named)| match named {
            true => height + name + BESIDE,
            false => height,
        });
        rows(each, room.x) <= ((room.y + GAP.y) / (height + GAP.y)).floor()
    };
    let none = vec![false; wide.len()];
    let mut order: Vec<usize> = (0..wide.len()).collect();
    order.sort_by(|a, b| {
        let ((a, a_used), (b, b_used)) = (wide[*a], wide[*b]);
        b_used.cmp(&a_used).then(a.total_cmp(&b))
    });
    let named = |height: f32| {
        let mut named = none.clone();
        for at in &order {
            named[*at] = true;
            named[*at] = fits(height, &named);
        }
        named
    };
    let mut best = (NAMED, none.clone());
    for height in [usual, usual - 2.0, NAMED] {
        let named = named(height);
        if count(&named) > count(&best.1) {
            best = (height, named);
        }
    }
    if best.1.contains(&true) {
        return best;
    }
    let mut sizes = (LEAST as u8..=LARGEST as u8).rev().map(f32::from);
    let height = sizes.find(|height| fits(*height, &none));
    (height.unwrap_or(LEAST), none)
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

/// An item as a small card, with its name if there is room for it.
fn thing(
    ui: &mut Ui,
    play: &mut GameUi,
    item: &Item,
    height: f32,
    label: Option<(Arc<Galley>, Color32)>,
) {
    let colours = palette(ui.ctx());
    let card = item.sprite.as_ref().and_then(|name| {
        let atlas = [Atlas::Cards, Atlas::Ui]
            .into_iter()
            .find(|atlas| play.art.has(*atlas, name))?;
        play.art.picture(atlas, name)
    });
    let icon = height - 2.0;
    let text = label
        .as_ref()
        .map_or(0.0, |(label, _)| label.size().x + BESIDE);
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
    if let Some((label, ink)) = label {
        let corner = pos2(
            rect.left() + icon + 2.0,
            rect.center().y - label.size().y / 2.0,
        );
        ui.painter().galley(corner, label, ink);
    }
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
    const WIDE: [(f32, bool); 3] = [(90.0, false), (80.0, true), (36.0, true)];

    fn in_room(wide: f32, high: f32) -> (f32, Vec<bool>) {
        arranged(vec2(wide, high), 22.0, &WIDE)
    }

    #[test]
    fn all_are_named_where_there_is_room() {
        assert_eq!(in_room(300.0, 22.0), (22.0, vec![true; 3]));
        assert_eq!(in_room(200.0, 40.0), (17.0, vec![true; 3]));
    }

    #[test]
    fn a_short_form_gives_a_long_name_its_room() {
        let carried = |name: f32| [(name, false), (90.0, true), (36.0, true), (105.0, false)];
        let named = |name: f32| arranged(vec2(290.0, 40.0), 20.0, &carried(name)).1;
        assert_eq!(named(175.0), [false, true, true, true]);
        assert_eq!(named(78.0), [true; 4]);
    }

    #[test]
    fn the_first_layout_is_taken_that_names_all_or_most() {
        let taken = |laid: &[[bool; 3]]| fullest(laid.iter(), |named| &named[..]).copied();
        let (some, more, all) = ([false, true, false], [true, false, true], [true; 3]);
        assert_eq!(taken(&[some, all, more]), Some(all));
        assert_eq!(taken(&[some, more, [true, true, false]]), Some(more));
        assert_eq!(taken(&[some, [true, false, false]]), Some(some));
    }

    #[test]
    fn what_is_in_use_is_named_before_the_rest() {
        assert_eq!(in_room(220.0, 22.0), (22.0, vec![false, true, true]));
        assert_eq!(in_room(140.0, 22.0), (22.0, vec![false, false, true]));
        assert_eq!(in_room(96.0, 60.0), (22.0, vec![false, false, true]));
    }

    #[test]
    fn without_room_for_a_name_the_cards_are_as_large_as_fit() {
        assert_eq!(in_room(60.0, 17.0), (17.0, vec![false; 3]));
        assert_eq!(in_room(40.0, 8.0), (LEAST, vec![false; 3]));
    }
}
