//! Parts of sheets: bars, figures, dice, items, money.

use bevy_egui::egui;
use egui::{Color32, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::choices::picture;
use super::super::tips::{Tip, item_tip, tip};
use super::super::{GameUi, dice};
use crate::game::{Bar, CharacterSheet, DicePool, Item, Phrase, Stat};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::view::art::Atlas;

/// The bars of a sheet: the first in a row of its own, the others side by side below it.
pub(super) fn bars(ui: &mut Ui, play: &mut GameUi, bars: &[Bar]) {
    let Some((first, others)) = bars.split_first() else {
        return;
    };
    let room = ui.available_width();
    health(ui, play, first, (room.min(WIDEST_BAR), true));
    if others.is_empty() {
        return;
    }
    let gap = 8.0;
    let count = others.len() as f32;
    let wide = ((room - gap * (count - 1.0)) / count).min(WIDEST_BAR);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for bar in others {
            health(ui, play, bar, (wide, false));
        }
    });
}

/// Width of the longest bar.
pub(in crate::ui::game) const WIDEST_BAR: f32 = 230.0;

/// Hit points and the like: a bar with a mark for each point, the lost ones hollow. Those of a sheet
/// after the first have an ink of their own.
pub(in crate::ui::game) fn health(
    ui: &mut Ui,
    play: &mut GameUi,
    bar: &Bar,
    (width, first): (f32, bool),
) {
    let colours = palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(width, 17.0), Sense::hover());
    let text = format!("{}/{}", bar.now, bar.max);
    let text = ui
        .painter()
        .layout_no_wrap(text, bold(size::SMALL), colours.ink);
    let marks = Rect::from_min_max(
        rect.min,
        pos2(rect.right() - text.size().x - 8.0, rect.bottom()),
    )
    .shrink2(vec2(0.0, 3.0));
    let most = bar.max.max(1);
    let low = bar.now * 3 <= bar.max;
    let full = match (first, low) {
        (false, _) => colours.lapis,
        (_, true) => colours.oxblood,
        _ => colours.verdigris,
    };
    let painter = ui.painter();
    let step = marks.width() / most as f32;
    // Marks too close together cannot be counted.
    if most <= 24 && step >= 4.5 {
        for point in 0..most {
            let min = pos2(marks.left() + step * point as f32, marks.top());
            let mark = Rect::from_min_size(min, vec2((step - 2.0).max(1.5), marks.height()));
            let fill = if point < bar.now {
                full
            } else {
                Color32::TRANSPARENT
            };
            painter.rect(
                mark,
                1.5,
                fill,
                Stroke::new(1.0, colours.ink),
                StrokeKind::Inside,
            );
        }
    } else {
        let part = (bar.now as f32 / most as f32).clamp(0.0, 1.0);
        let filled = Rect::from_min_size(marks.min, vec2(marks.width() * part, marks.height()));
        painter.rect_filled(filled, 2.0, full);
        painter.rect_stroke(
            marks,
            2.0,
            Stroke::new(1.0, colours.ink),
            StrokeKind::Inside,
        );
    }
    painter.galley(
        pos2(
            rect.right() - text.size().x,
            rect.center().y - text.size().y / 2.0,
        ),
        text,
        colours.ink,
    );
    let label = play.say(&bar.label);
    let count = Phrase::new("game-track")
        .with("now", bar.now)
        .with("max", bar.max);
    let note = Tip::new(label)
        .line(play.words.plain(&count))
        .rule(bar.rule);
    tip(response, play, &note);
}

/// A single figure with its name.
pub(in crate::ui::game) fn figure(ui: &mut Ui, play: &mut GameUi, stat: &Stat) {
    let colours = palette(ui.ctx());
    let label = play.say(&stat.label);
    let value = ui
        .painter()
        .layout_no_wrap(stat.value.clone(), bold(size::BODY), colours.lapis);
    let text = ui
        .painter()
        .layout_no_wrap(label.clone(), regular(size::SMALL), colours.ink_soft);
    let width = value.size().x + text.size().x + 4.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, ui.spacing().interact_size.y), Sense::hover());
    let at = |galley: &egui::Galley, x: f32| pos2(x, rect.center().y - galley.size().y / 2.0);
    let x = rect.left() + text.size().x + 4.0;
    ui.painter()
        .galley(at(&text, rect.left()), text, colours.ink_soft);
    ui.painter().galley(at(&value, x), value, colours.lapis);
    let note = Tip::new(format!("{label}: {}", stat.value))
        .rule(stat.rule)
        .parts(play, &stat.parts);
    tip(response, play, &note);
}

/// Dice to spend: the spent ones are hollow.
pub(in crate::ui::game) fn pool_of_dice(ui: &mut Ui, play: &mut GameUi, pool: &DicePool, die: f32) {
    let colours = palette(ui.ctx());
    let label = play.say(&pool.label);
    let text = ui
        .painter()
        .layout_no_wrap(label.clone(), regular(size::SMALL), colours.ink_soft);
    let shown = pool.max.clamp(0, 12) as f32;
    let width = text.size().x + 5.0 + shown * (die + 1.0);
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, ui.spacing().interact_size.y), Sense::hover());
    let mut x = rect.left() + text.size().x + 5.0;
    let y = rect.center().y;
    ui.painter().galley(
        pos2(rect.left(), y - text.size().y / 2.0),
        text,
        colours.ink_soft,
    );
    for index in 0..pool.max.clamp(0, 12) {
        let middle = pos2(x + die / 2.0, y);
        let (fill, line) = if index < pool.now {
            (colours.lapis, colours.ink)
        } else {
            (Color32::TRANSPARENT, colours.ink_soft)
        };
        dice::outline(
            ui.painter(),
            pool.sides,
            middle,
            die / 2.0,
            fill,
            Stroke::new(1.1, line),
        );
        x += die + 1.0;
    }
    let count = Phrase::new("game-pool")
        .with("now", pool.now)
        .with("max", pool.max)
        .with("die", format!("d{}", pool.sides));
    let note = Tip::new(label)
        .line(play.words.plain(&count))
        .rule(pool.rule);
    tip(response, play, &note);
}

/// The hero's items: by name while the names fit, otherwise as small cards.
pub(super) fn things(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    let colours = palette(ui.ctx());
    if sheet.items.iter().all(|item| item.sprite.is_none()) {
        names(ui, play, sheet);
        return;
    }
    let font = |item: &Item| {
        if item.in_use {
            bold(size::SMALL)
        } else {
            regular(size::SMALL)
        }
    };
    let labels: Vec<_> = sheet
        .items
        .iter()
        .map(|item| {
            let ink = if item.damaged {
                colours.oxblood
            } else {
                colours.ink
            };
            (
                ui.painter()
                    .layout_no_wrap(play.say(&item.name), font(item), ink),
                ink,
            )
        })
        .collect();
    let wide: f32 = labels.iter().map(|(label, _)| label.size().x + 34.0).sum();
    let (height, named) = thing_height(ui, labels.len(), wide);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, THING_GAP);
        for (item, (label, ink)) in sheet.items.iter().zip(labels) {
            thing(ui, play, item, height, named.then_some((label, ink)));
        }
    });
}

/// Items without cards, in a line or two: those in use first.
fn names(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    let mut ordered: Vec<&Item> = sheet.items.iter().collect();
    ordered.sort_by_key(|item| !item.in_use);
    let mut note = Tip::default();
    let mut words = Vec::new();
    for item in ordered {
        let (name, detail) = (play.say(&item.name), play.say(&item.detail));
        note = note.line(format!("{name}: {detail}"));
        words.push((name, item.in_use));
    }
    // What a hero has learned has a row below the gear.
    let learned = !(sheet.skills.is_empty() && sheet.spells.is_empty());
    flow(ui, play, (&words, usize::from(learned)), &note);
}

/// Talents learned, if there is room for them.
pub(super) fn learned(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    let left = ui.max_rect().bottom() - ui.cursor().top();
    if left < size::SMALL * 1.3 {
        return;
    }
    let mut note = Tip::default();
    let mut words = Vec::new();
    for skill in &sheet.skills {
        let (name, detail) = (play.say(&skill.name), play.say(&skill.detail));
        note = note.line(format!("{name} {}: {detail}", skill.points));
        words.push((format!("{name} {}", skill.points), false));
    }
    for spell in &sheet.spells {
        let (name, detail) = (play.say(&spell.name), play.say(&spell.detail));
        note = note.line(format!("{name}: {detail}"));
        words.push((name, false));
    }
    flow(ui, play, (&words, 0), &note);
}

/// Words one after the other in as many lines as fit, some of them bold; `below` lines are kept free.
fn flow(ui: &mut Ui, play: &mut GameUi, (words, below): (&[(String, bool)], usize), note: &Tip) {
    if words.is_empty() {
        return;
    }
    let colours = palette(ui.ctx());
    let width = ui.available_width();
    let mut job = egui::text::LayoutJob::default();
    job.wrap.max_width = width;
    let left = ui.max_rect().bottom() - ui.cursor().top();
    let rows = (left / (size::SMALL * 1.25)).floor() as usize;
    job.wrap.max_rows = rows.saturating_sub(below).max(1);
    for (place, (word, strong)) in words.iter().enumerate() {
        let (font, ink) = if *strong {
            (bold(size::SMALL), colours.ink)
        } else {
            (regular(size::SMALL), colours.ink_soft)
        };
        let gap = if place == 0 { "" } else { ", " };
        let format = egui::TextFormat::simple(font, ink);
        job.append(&format!("{gap}{word}"), 0.0, format);
    }
    let text = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width, text.size().y), Sense::hover());
    ui.painter().galley(rect.min, text, colours.ink);
    tip(response, play, note);
}

/// A smaller picture of an item would not be recognizable.
const LEAST_THING: f32 = 15.0;
/// A larger one would only take up room.
const LARGEST_THING: f32 = 34.0;
/// The least height of an item with its name.
const NAMED_THING: f32 = 17.0;
/// Between rows of items.
const THING_GAP: f32 = 3.0;

/// The height of so many items on the sheet, and whether their names fit, which need so much width in
/// all. Without names, pictures are as large as fit: below many figures they have to be small, but
/// they stay on the sheet.
fn thing_height(ui: &Ui, count: usize, wide: f32) -> (f32, bool) {
    let left = ui.max_rect().bottom() - ui.cursor().top();
    let width = ui.available_width();
    let rows = |height: f32| ((left + THING_GAP) / (height + THING_GAP)).floor();
    let usual = ui.spacing().interact_size.y + 2.0;
    // A row is seldom filled to its end.
    let names = |height: &f32| wide <= width * (rows(*height) - 0.25).min(rows(*height) * 0.9);
    if let Some(height) = [usual, usual - 2.0, NAMED_THING].into_iter().find(names) {
        return (height, true);
    }
    let pictures = |height: &f32| count as f32 * (height + 4.0) <= width * rows(*height);
    let sizes = (LEAST_THING as u8..=LARGEST_THING as u8).rev();
    let height = sizes.map(f32::from).find(pictures);
    (height.unwrap_or(LEAST_THING), false)
}

fn thing(
    ui: &mut Ui,
    play: &mut GameUi,
    item: &Item,
    height: f32,
    label: Option<(std::sync::Arc<egui::Galley>, Color32)>,
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
        .map_or(0.0, |(label, _)| label.size().x + 6.0);
    let (rect, response) = ui.allocate_exact_size(vec2(icon + text + 2.0, height), Sense::hover());
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

/// The hero's money below the bust, or whatever else it saves up.
pub(super) fn purse(
    ui: &mut Ui,
    rect: Rect,
    play: &mut GameUi,
    purse: &Stat,
    (narrow, coined): (bool, bool),
) {
    let colours = palette(ui.ctx());
    let response = ui.interact(
        rect,
        ui.id().with(("purse", rect.left() as i32)),
        Sense::hover(),
    );
    let middle = pos2(rect.center().x, rect.top() + 11.0);
    let value = ui
        .painter()
        .layout_no_wrap(purse.value.clone(), bold(size::BUTTON), colours.ink);
    let coin = 7.0;
    let x = middle.x - (value.size().x + 2.0 * coin + 5.0) / 2.0;
    let at = pos2(x + coin, middle.y);
    if coined {
        let line = Stroke::new(1.2, colours.ink);
        ui.painter().circle(at, coin, colours.ochre, line);
        let line = Stroke::new(1.0, colours.ink.gamma_multiply(0.6));
        ui.painter().circle_stroke(at, coin - 3.0, line);
    } else {
        let star = egui_phosphor::regular::STAR;
        let (font, centre) = (regular(18.0), egui::Align2::CENTER_CENTER);
        ui.painter()
            .text(at, centre, star, font, colours.brass_dark);
    }
    ui.painter().galley(
        pos2(x + 2.0 * coin + 5.0, middle.y - value.size().y / 2.0),
        value,
        colours.ink,
    );
    let label = play.say(&purse.label);
    if rect.height() > 36.0 && !narrow {
        let font = italic(size::SMALL);
        let mut job = egui::text::LayoutJob::simple(
            label.clone(),
            font,
            colours.ink_soft,
            rect.width() + 14.0,
        );
        job.halign = egui::Align::Center;
        let words = ui.painter().layout_job(job);
        ui.painter().galley(
            pos2(rect.center().x, rect.top() + 21.0),
            words,
            colours.ink_soft,
        );
    }
    let note = Tip::new(format!("{label}: {}", purse.value))
        .rule(purse.rule)
        .parts(play, &purse.parts);
    tip(response, play, &note);
}
