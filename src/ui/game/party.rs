//! The heroes' sheets, side by side below the board.

use bevy_egui::egui;
use egui::{Color32, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::choices::picture;
use super::dice;
use super::tips::{Tip, item_tip, tip};
use super::top::token_disc;
use super::{Play, within};
use crate::game::{Bar, DicePool, Item, Message as Say, Seat, Sheet, Side, Stat, Touch, Zone};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{heard, paper};
use crate::view::art::Atlas;

/// A sheet is no wider than this: what is on it would be lost.
const WIDEST: f32 = 620.0;
const GAP: f32 = 8.0;

/// Shows the sheets. Each seat has its place, where its hand lies until its hero is made.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut Play) {
    let scene = play.scene();
    let inner = rect.shrink2(vec2(10.0, 6.0));
    let made = scene.sheets.iter().filter_map(|sheet| match sheet.seat {
        Seat::Hero(seat) => Some(usize::from(seat) + 1),
        _ => None,
    });
    let dealt = scene.cards.iter().filter_map(|card| match card.zone {
        Zone::Hand(seat) | Zone::Before(seat) => Some(usize::from(seat) + 1),
        _ => None,
    });
    let seats = made.chain(dealt).max().unwrap_or(1).max(scene.sheets.len());
    let count = seats as f32;
    let width = ((inner.width() - GAP * (count - 1.0)) / count).min(WIDEST);
    let left = inner.center().x - (width * count + GAP * (count - 1.0)) / 2.0;
    for seat in 0..seats {
        let min = pos2(left + (width + GAP) * seat as f32, inner.top());
        let at = Rect::from_min_size(min, vec2(width, inner.height()));
        play.desk.places.seats.push(at);
        let sheet = scene
            .sheets
            .iter()
            .find(|sheet| sheet.seat == Seat::Hero(seat as u8));
        match sheet.or(scene
            .sheets
            .get(seat)
            .filter(|sheet| !matches!(sheet.seat, Seat::Hero(_))))
        {
            Some(sheet) => hero(ui, at, play, sheet),
            None => {
                let line = Stroke::new(1.0, palette(ui.ctx()).parchment_dark.gamma_multiply(0.25));
                ui.painter().rect_stroke(at, 4.0, line, StrokeKind::Inside);
            }
        }
    }
}

fn hero(ui: &mut Ui, rect: Rect, play: &mut Play, sheet: &Sheet) {
    let colours = palette(ui.ctx());
    if sheet.active && !sheet.dead {
        let glow = egui::Shadow {
            offset: [0, 0],
            blur: 16,
            spread: 4,
            color: colours.lamp,
        };
        ui.painter()
            .add(glow.as_shape(rect, egui::CornerRadius::same(4)));
    }
    paper(ui.painter(), rect);
    let touched = touched(play, sheet.id);
    if touched {
        ui.painter().rect_stroke(
            rect.shrink(2.0),
            2.0,
            Stroke::new(3.0, colours.lapis),
            StrokeKind::Inside,
        );
    }
    let narrow = rect.width() < NARROW;
    let inner = rect.shrink2(if narrow {
        vec2(9.0, 6.0)
    } else {
        vec2(11.0, 8.0)
    });
    let side = if narrow {
        44.0
    } else {
        (inner.height() * 0.55).min(72.0)
    };
    let bust = Rect::from_min_size(inner.min, vec2(side, side));
    let painter = ui.painter().clone();
    token_disc(&painter, play, &sheet.sprite, Side::Hero, bust, sheet.dead);
    let response = ui.interact(bust, ui.id().with(("bust", sheet.id)), Sense::click());
    heard::pressed(&response, true, "tab");
    if response.clicked() {
        rename(play, sheet.id);
    }
    let note = Tip::new(play.name(sheet.id))
        .line(play.say(&sheet.title))
        .line(play.text("game-rename-hint"));
    tip(response, play, &note);
    let beside = pos2(bust.right() + 10.0, inner.top() - 2.0);
    // On a narrow sheet the figures stand below the bust, and the money beside the hit points.
    let (head, money, figures) = if narrow {
        let money = Rect::from_min_max(pos2(inner.right() - 48.0, inner.top() + 22.0), inner.max);
        let head = Rect::from_min_max(beside, pos2(inner.right(), bust.bottom()));
        (
            head,
            money,
            Rect::from_min_max(pos2(inner.left(), bust.bottom() + 3.0), inner.max),
        )
    } else {
        let below = pos2(inner.left(), bust.bottom() + 4.0);
        let money = Rect::from_min_max(below, pos2(bust.right(), inner.bottom()));
        let rest = Rect::from_min_max(beside, inner.max);
        (rest, money, rest)
    };
    let spend = if narrow { 52.0 } else { 0.0 };
    let below = within(ui, head, |ui| {
        set_spacing(ui, rect);
        name(ui, play, sheet);
        for bar in &sheet.bars {
            health(ui, play, bar, spend);
        }
        ui.cursor().top()
    });
    purse(ui, money, play, &sheet.purse, narrow);
    let figures = figures.with_min_y(if narrow { figures.top() } else { below });
    within(ui, figures, |ui| {
        set_spacing(ui, rect);
        ui.horizontal_wrapped(|ui| {
            for stat in &sheet.stats {
                figure(ui, play, stat);
            }
            for pool in &sheet.pools {
                pool_of_dice(ui, play, pool, if narrow { 12.0 } else { 17.0 });
            }
        });
        things(ui, play, sheet);
    });
    if sheet.dead {
        let cross = Stroke::new(3.0, colours.oxblood.gamma_multiply(0.75));
        let at = bust.shrink(8.0);
        ui.painter()
            .line_segment([at.left_top(), at.right_bottom()], cross);
        ui.painter()
            .line_segment([at.right_top(), at.left_bottom()], cross);
    }
}

/// A sheet narrower than this is laid out more closely.
const NARROW: f32 = 330.0;

fn set_spacing(ui: &mut Ui, sheet: Rect) {
    ui.set_clip_rect(sheet.intersect(ui.clip_rect()));
    ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
    // The height of a row of figures.
    let narrow = sheet.width() < NARROW;
    ui.spacing_mut().item_spacing.y = if narrow { 1.0 } else { 3.0 };
    ui.spacing_mut().interact_size = vec2(8.0, if narrow { 18.0 } else { 21.0 });
}

/// Whether the choice under the pointer is about this hero.
fn touched(play: &Play, id: u32) -> bool {
    let Some(decision) = &play.pending.decision else {
        return false;
    };
    let choice = play.desk.pointed.or(play.desk.picked);
    choice
        .and_then(|choice| decision.choices.get(choice))
        .is_some_and(|choice| choice.touches.contains(&Touch::Combatant(id)))
}

/// Begins to write a hero's name.
fn rename(play: &mut Play, id: u32) {
    let name = play.name(id);
    play.desk.writing = Some((format!("hero/{id}"), name));
}

fn name(ui: &mut Ui, play: &mut Play, sheet: &Sheet) {
    let colours = palette(ui.ctx());
    let name = play.name(sheet.id);
    let title = play.say(&sheet.title);
    // A hero without a name of its own goes by its title already.
    let title = if title == name { String::new() } else { title };
    let width = ui.available_width();
    let mut big = ui
        .painter()
        .layout_no_wrap(name.clone(), bold(size::BUTTON), colours.ink);
    if big.size().x > width {
        big = ui
            .painter()
            .layout_no_wrap(name, bold(size::SMALL), colours.ink);
    }
    let small = ui
        .painter()
        .layout_no_wrap(title, italic(size::SMALL), colours.ink_soft);
    let side_by_side = big.size().x + small.size().x + 8.0 <= width;
    let (rect, response) = ui.allocate_exact_size(vec2(width, big.size().y), Sense::click());
    let painter = ui.painter().with_clip_rect(rect);
    let (wide, high) = (big.size().x, big.size().y);
    painter.galley(rect.min, big, colours.ink);
    if side_by_side {
        let at = pos2(
            rect.left() + wide + 8.0,
            rect.top() + high - small.size().y - 1.0,
        );
        painter.galley(at, small, colours.ink_soft);
    }
    if response.double_clicked() {
        rename(play, sheet.id);
    }
}

/// Hit points and the like: a bar with a mark for each, the lost ones hollow.
fn health(ui: &mut Ui, play: &mut Play, bar: &Bar, spare: f32) {
    let colours = palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(
        vec2((ui.available_width() - spare).min(230.0), 17.0),
        Sense::hover(),
    );
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
    let full = if low {
        colours.oxblood
    } else {
        colours.verdigris
    };
    let painter = ui.painter();
    if most <= 24 {
        let step = marks.width() / most as f32;
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
    let count = Say::new("game-track")
        .with("now", bar.now)
        .with("max", bar.max);
    let note = Tip::new(label)
        .line(play.words.plain(&count))
        .rule(bar.rule);
    tip(response, play, &note);
}

/// A single figure with its name.
fn figure(ui: &mut Ui, play: &mut Play, stat: &Stat) {
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

/// Dice that can be spent: the spent ones are hollow.
fn pool_of_dice(ui: &mut Ui, play: &mut Play, pool: &DicePool, die: f32) {
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
    let count = Say::new("game-pool")
        .with("now", pool.now)
        .with("max", pool.max)
        .with("die", format!("d{}", pool.sides));
    let note = Tip::new(label)
        .line(play.words.plain(&count))
        .rule(pool.rule);
    tip(response, play, &note);
}

/// What the hero carries: by name while the names fit, otherwise as small cards.
fn things(ui: &mut Ui, play: &mut Play, sheet: &Sheet) {
    let colours = palette(ui.ctx());
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
    let left = ui.max_rect().bottom() - ui.cursor().top();
    // Below many figures things have to be small, but they stay on the sheet.
    let height = thing_height(ui).min(left.max(LEAST_THING));
    let rows = ((left + 3.0) / (height + 3.0)).floor().max(1.0);
    let wide: f32 = labels.iter().map(|(label, _)| label.size().x + 40.0).sum();
    // A row is seldom filled to its end.
    let named = height >= thing_height(ui) && wide <= ui.available_width() * (rows - 0.25).max(0.9);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
        for (item, (label, ink)) in sheet.items.iter().zip(labels) {
            thing(ui, play, item, height, named.then_some((label, ink)));
        }
    });
}

/// A smaller picture of a thing would not be known again.
const LEAST_THING: f32 = 15.0;

/// The height of a thing on the sheet.
fn thing_height(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y + 2.0
}

fn thing(
    ui: &mut Ui,
    play: &mut Play,
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
    let icon = (height - 2.0).min(22.0);
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

/// The hero's money below the bust.
fn purse(ui: &mut Ui, rect: Rect, play: &mut Play, purse: &Stat, narrow: bool) {
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
    ui.painter()
        .circle(at, coin, colours.ochre, Stroke::new(1.2, colours.ink));
    ui.painter().circle_stroke(
        at,
        coin - 3.0,
        Stroke::new(1.0, colours.ink.gamma_multiply(0.6)),
    );
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
