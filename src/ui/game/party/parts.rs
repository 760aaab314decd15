//! Parts of sheets: bars, figures, dice, money.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::tips::{Tip, tip};
use super::super::{GameUi, dice};
use crate::game::{Bar, DicePool, Phrase, Stat};
use crate::ui::theme::{bold, italic, largest_type, palette, regular, size};

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
    let count = format!("{}/{}", bar.now, bar.max);
    let lay = |text| {
        let painter = ui.painter();
        painter.layout_no_wrap(text, bold(size::SMALL), colours.ink)
    };
    let named = bar.short.as_ref().filter(|_| !first);
    let named = named.map(|short| lay(format!("{} {count}", play.say(short))));
    let text = named
        .filter(|it| it.size().x <= width * 0.5)
        .unwrap_or_else(|| lay(count));
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
        .layout_no_wrap(value_of(play, stat), bold(size::BODY), colours.lapis);
    let text = label_in(ui, &label, ui.max_rect().width() - value.size().x - 4.0);
    let width = value.size().x + text.size().x + 4.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, ui.spacing().interact_size.y), Sense::hover());
    let at = |galley: &Galley, x: f32| pos2(x, rect.center().y - galley.size().y / 2.0);
    let x = rect.left() + text.size().x + 4.0;
    ui.painter()
        .galley(at(&text, rect.left()), text, colours.ink_soft);
    ui.painter().galley(at(&value, x), value, colours.lapis);
    let meaning = stat.about.as_ref().map(|about| play.say(about));
    let note = Tip::new(format!("{label}: {}", value_of(play, stat)))
        .line(meaning.unwrap_or_default())
        .rule(stat.rule)
        .parts(play, &stat.parts);
    tip(response, play, &note);
}

/// The name of a figure, in smaller type where the usual is too wide for the room.
fn label_in(ui: &Ui, label: &str, room: f32) -> Arc<Galley> {
    let ink = palette(ui.ctx()).ink_soft;
    let lay = |points: f32| {
        let painter = ui.painter();
        painter.layout_no_wrap(label.to_owned(), regular(points), ink)
    };
    let fits = |points: f32| lay(points).size().x <= room;
    lay(largest_type(size::SMALL, size::SMALL - 4.0, 0.5, fits))
}

/// The smallest a die of a pool can be and still be counted.
const SMALLEST_DIE: f32 = 7.0;

/// Dice to spend: the spent ones are hollow.
pub(in crate::ui::game) fn pool_of_dice(ui: &mut Ui, play: &mut GameUi, pool: &DicePool, die: f32) {
    let colours = palette(ui.ctx());
    let label = play.say(&pool.label);
    let shown = pool.max.clamp(0, 12) as f32;
    let room = ui.max_rect().width() - 5.0;
    // On a narrow sheet a large pool has smaller dice first, and then a label in smaller type.
    let usual = label_in(ui, &label, f32::INFINITY).size().x;
    let die = die
        .min((room - usual) / shown.max(1.0) - 1.0)
        .max(SMALLEST_DIE);
    let text = label_in(ui, &label, room - shown * (die + 1.0));
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

/// The value of a figure, in words where a number says too little.
pub(in crate::ui::game) fn value_of(play: &GameUi, stat: &Stat) -> String {
    match &stat.words {
        Some(words) => play.say(&words.full),
        None => stat.value.clone(),
    }
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
    let short = match &purse.words {
        Some(words) => play.say(&words.short),
        None => purse.value.clone(),
    };
    let lay = |points: f32| {
        ui.painter()
            .layout_no_wrap(short.clone(), bold(points), colours.ink)
    };
    let coin = 7.0;
    let smallest = size::SMALL - 3.0;
    // On a narrow sheet the name begins right beside it.
    let room = rect.width() + if narrow { 5.0 } else { 14.0 };
    let fits = |points: f32, mark: f32| lay(points).size().x + mark <= room;
    // Several kinds of coins take the place of their mark.
    let usual = 2.0 * coin + 5.0;
    let mark = if fits(smallest, usual) { usual } else { 0.0 };
    let fitting = |points: f32| fits(points, mark);
    let value = lay(largest_type(size::BUTTON, smallest, 0.5, fitting));
    let wide = value.size().x + mark;
    let last = rect.right() + 7.0 - wide;
    let x = (middle.x - wide / 2.0).min(last);
    let at = pos2(x + coin, middle.y);
    if mark > 0.0 && coined {
        let line = Stroke::new(1.2, colours.ink);
        ui.painter().circle(at, coin, colours.ochre, line);
        let line = Stroke::new(1.0, colours.ink.gamma_multiply(0.6));
        ui.painter().circle_stroke(at, coin - 3.0, line);
    } else if mark > 0.0 {
        let star = egui_phosphor::regular::STAR;
        let (font, centre) = (regular(18.0), egui::Align2::CENTER_CENTER);
        ui.painter()
            .text(at, centre, star, font, colours.brass_dark);
    }
    ui.painter().galley(
        pos2(x + mark, middle.y - value.size().y / 2.0),
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
    let note = Tip::new(format!("{label}: {}", value_of(play, purse)))
        .rule(purse.rule)
        .parts(play, &purse.parts);
    tip(response, play, &note);
}
