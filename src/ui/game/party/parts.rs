//! Parts of sheets: bars, figures, dice, items, money.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::tips::{Tip, tip};
use super::super::{GameUi, dice};
use crate::game::{Bar, CharacterSheet, DicePool, Item, Phrase, Stat};
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

/// The smallest type of gear and talents; what does not fit even so is only counted, and the tip has all
/// of it.
pub(super) const LEAST_WORDS: f32 = size::SMALL - 2.0;

/// The same where text is set large: no larger than it is as usual, before anything is left out.
fn least_words(play: &GameUi) -> f32 {
    smallest(play.settings.text)
}

fn smallest(text: u16) -> f32 {
    LEAST_WORDS * 100.0 / f32::from(text.max(100))
}

/// Words on a sheet, each with whether it is bold.
type SheetWords = Vec<(String, bool)>;

/// Items without cards, in a line or two: those in use first.
pub(super) fn names(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    let (words, note) = carried(play, sheet);
    // What a hero has learned has a row below the gear.
    let below = usize::from(has_learned(sheet));
    flow(ui, play, (&words, below), &note);
}

/// Talents learned, if there is room for them.
pub(super) fn learned(ui: &mut Ui, play: &mut GameUi, sheet: &CharacterSheet) {
    let left = ui.max_rect().bottom() - ui.cursor().top();
    if left >= row_height(ui, least_words(play)) {
        let (words, note) = talents(play, sheet);
        flow(ui, play, (&words, 0), &note);
    }
}

/// The height that gear and talents take on a sheet in the smallest type, or that of a few rows, if that
/// is less: nobody's figures are closed up for more. None for gear with cards.
pub(super) fn least_height(ui: &Ui, play: &GameUi, sheet: &CharacterSheet) -> f32 {
    const ROWS: f32 = 3.0;
    if sheet.items.iter().any(|item| item.sprite.is_some()) {
        return 0.0;
    }
    let gap = ui.spacing().item_spacing.y;
    let paragraphs = [carried(play, sheet).0, talents(play, sheet).0];
    let written = paragraphs.iter().filter(|words| !words.is_empty());
    let high = written.map(|words| {
        let job = printed(ui, words, LEAST_WORDS);
        ui.painter().layout_job(job).size().y + gap
    });
    let most = ROWS * (row_height(ui, LEAST_WORDS) + gap);
    high.sum::<f32>().min(most)
}

fn has_learned(sheet: &CharacterSheet) -> bool {
    !(sheet.skills.is_empty() && sheet.spells.is_empty())
}

/// The items by name, those in use first, and the tip about them.
fn carried(play: &GameUi, sheet: &CharacterSheet) -> (SheetWords, Tip) {
    let mut ordered: Vec<&Item> = sheet.items.iter().collect();
    ordered.sort_by_key(|item| !item.in_use);
    let mut note = Tip::default();
    let mut words = Vec::new();
    for item in ordered {
        let (name, detail) = (play.say(&item.name), play.say(&item.detail));
        note = note.line(format!("{name}: {detail}"));
        words.push((name, item.in_use));
    }
    (words, note)
}

/// The skills and spells by name, and the tip about them.
fn talents(play: &GameUi, sheet: &CharacterSheet) -> (SheetWords, Tip) {
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
    (words, note)
}

/// The height of a row of words in type of this size.
fn row_height(ui: &Ui, points: f32) -> f32 {
    let ink = palette(ui.ctx()).ink;
    let row = ui
        .painter()
        .layout_no_wrap("x".to_owned(), regular(points), ink);
    row.size().y
}

/// Words one after the other in as many lines as fit, some of them bold; `below` lines are kept free.
/// The type gets smaller before anything is left out.
fn flow(ui: &mut Ui, play: &mut GameUi, (words, below): (&[(String, bool)], usize), note: &Tip) {
    if words.is_empty() {
        return;
    }
    let colours = palette(ui.ctx());
    let width = ui.available_width();
    let left = ui.max_rect().bottom() - ui.cursor().top();
    let least = least_words(play);
    let row = row_height(ui, least);
    let kept = row + ui.spacing().item_spacing.y;
    let room = (left - below as f32 * kept).max(row);
    let lay = |points: f32, shown: usize| {
        let mut job = printed(ui, &words[..shown], points);
        if shown < words.len() {
            let format = egui::TextFormat::simple(regular(points), colours.ink_soft);
            let more = Phrase::new("game-sheet-more").with("n", words.len() - shown);
            let gap = if shown == 0 { "" } else { ", " };
            let more = format!("{gap}{}", play.words.plain(&more));
            job.append(&more, 0.0, format);
        }
        job.wrap.max_rows = (room / row_height(ui, points)).floor().max(1.0) as usize;
        ui.painter().layout_job(job)
    };
    // Bold type may be higher than the rows are counted by.
    let fits = |text: &Galley| !text.elided && text.size().y <= room + 0.5;
    let points = largest_type(size::SMALL, least, 0.5, |it| fits(&lay(it, words.len())));
    // What finds no room is left out whole: half a name says less than none.
    let counts = (0..=words.len()).rev();
    let mut whole = counts.map(|shown| lay(points, shown));
    let text = whole.find(|it| fits(it)).unwrap_or_else(|| lay(points, 0));
    let (rect, response) = ui.allocate_exact_size(vec2(width, text.size().y), Sense::hover());
    ui.painter().galley(rect.min, text, colours.ink);
    tip(response, play, note);
}

/// Words set one after the other on the width of a sheet, in type of this size.
fn printed(ui: &Ui, words: &[(String, bool)], points: f32) -> egui::text::LayoutJob {
    let colours = palette(ui.ctx());
    let mut job = egui::text::LayoutJob::default();
    job.wrap.max_width = ui.available_width();
    for (place, (word, strong)) in words.iter().enumerate() {
        let (font, ink) = if *strong {
            (bold(points), colours.ink)
        } else {
            (regular(points), colours.ink_soft)
        };
        let gap = if place == 0 { "" } else { ", " };
        let format = egui::TextFormat::simple(font, ink);
        job.append(&format!("{gap}{word}"), 0.0, format);
    }
    job
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
    let fits = |points: f32| lay(points).size().x + 2.0 * coin + 5.0 <= rect.width() + 14.0;
    let value = lay(largest_type(size::BUTTON, size::SMALL, 0.5, fits));
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
    let note = Tip::new(format!("{label}: {}", value_of(play, purse)))
        .rule(purse.rule)
        .parts(play, &purse.parts);
    tip(response, play, &note);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_type_shrinks_to_what_is_usual_before_gear_is_left_out() {
        assert_eq!(smallest(100), LEAST_WORDS);
        // Smaller text is not made smaller still.
        assert_eq!(smallest(90), LEAST_WORDS);
        assert!((smallest(130) * 1.3 - LEAST_WORDS).abs() < 0.01);
    }
}
