//! The column beside the cards: who lays them, the sheets, what they add up to, and what else can be
//! done with them.

use bevy_egui::egui;
use egui::{Align2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};
use egui_phosphor::regular as icon;

use super::super::super::top::token_disc;
use super::GameUi;
use crate::game::{CharacterSheet, Decision, Lay, Phrase, Side, Yield, signed};
use crate::ui::theme::{bold, italic, largest_type, palette, regular, size};
use crate::ui::widgets::{Button, focus_ring, heard, rich};

/// Height of a line with a sum.
const LINE: f32 = 25.0;
/// Height of the strip with whoever lays the cards.
const HEAD: f32 = 46.0;

/// Height of the two buttons at the foot.
const BUTTONS: f32 = 92.0;

/// One sum, with the choice that makes the most of it.
struct Line {
    what: Phrase,
    now: i32,
    then: i32,
    /// The choice, and whether it is wanted already.
    most: Option<(usize, bool)>,
}

/// Shows the column; returns the choice under the pointer.
pub(super) fn show(
    ui: &mut Ui,
    area: Rect,
    play: &mut GameUi,
    decision: &Decision,
    hero: &CharacterSheet,
    nth: usize,
) -> Option<usize> {
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    let (head, rest) = area.split_top_bottom_at_y(area.top() + HEAD);
    header(ui, head, play, hero);
    let foot_high = BUTTONS.min(rest.height() * 0.6);
    let (upper, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot_high);
    let mut pointed = None;
    super::within(ui, upper, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        sheets(ui, play, hero);
        let after = play.desk.book.laying.held.move_in(decision);
        let after = after.map(|(_, made)| made);
        let made = &hero.card_sheets[nth].made;
        egui::ScrollArea::vertical()
            .id_salt("sums")
            .auto_shrink(false)
            .show(ui, |ui| {
                let lines = lines(decision, nth, made, after);
                pointed = sums(ui, play, lines);
                ui.add_space(2.0);
                let held = &play.desk.book.laying.held;
                let bars = held.over().is_some() && held.move_in(decision).is_none();
                let key = match held.from() {
                    Some(from) if bars && held.over() != Some(from.1) => "game-binder-barred",
                    Some(_) => "game-binder-holding",
                    None if nth == 0 => "game-binder-help",
                    None => "game-binder-help-plain",
                };
                let colours = palette(ui.ctx());
                rich(ui, play.text(key), italic(size::SMALL), colours.ink_soft);
                if let Some(place) = &play.scene().place {
                    ui.add_space(6.0);
                    rich(ui, play.say(&place.title), bold(size::BUTTON), colours.ink);
                    rich(
                        ui,
                        play.say(&place.text),
                        regular(size::BODY - 1.0),
                        colours.ink,
                    );
                }
            });
    });
    super::within(ui, foot, |ui| {
        pointed = buttons(ui, play, decision).or(pointed);
    });
    pointed
}

/// Whoever lays the cards; what is asked is told above.
fn header(ui: &Ui, area: Rect, play: &mut GameUi, hero: &CharacterSheet) {
    let disc = Rect::from_min_size(area.min, vec2(HEAD - 6.0, HEAD - 6.0));
    let painter = ui.painter().clone();
    token_disc(&painter, play, &hero.sprite, Side::Hero, disc, hero.dead);
    let left = area.with_min_x(disc.right() + 8.0);
    let ink = palette(ui.ctx()).ink;
    let name = play.name(hero.id);
    let lay = |points: f32| painter.layout(name.clone(), bold(points), ink, left.width());
    let fits = |points: f32| lay(points).size().y <= area.height();
    let words = lay(largest_type(size::HEADING, size::SMALL, 1.0, fits));
    let at = pos2(left.left(), disc.center().y - words.size().y / 2.0);
    painter.galley(at, words, ink);
}

/// The sheets to turn to.
fn sheets(ui: &mut Ui, play: &mut GameUi, hero: &CharacterSheet) {
    let shown = play.desk.book.laying.sheet;
    ui.horizontal_wrapped(|ui| {
        for (nth, sheet) in hero.card_sheets.iter().enumerate() {
            let title = play.say(&sheet.title);
            let button = Button::new(&title).quiet().chosen(nth == shown);
            if ui.add(button).clicked() {
                let laying = &mut play.desk.book.laying;
                laying.sheet = nth;
                laying.held.put_back();
            }
        }
    });
}

/// The sums of a sheet: those that the cards can be laid for in their order, then all others.
fn lines(decision: &Decision, nth: usize, made: &Yield, after: Option<&Yield>) -> Vec<Line> {
    let choices = decision.choices.iter().enumerate();
    let most = choices.filter_map(|(choice, it)| match &it.lay {
        Some(Lay::Most { what, wanted }) if nth == 0 => Some((what, Some((choice, *wanted)))),
        _ => None,
    });
    let mut all: Vec<(&Phrase, Option<(usize, bool)>)> = most.collect();
    let sums = made.sums.iter().chain(after.iter().flat_map(|it| &it.sums));
    for (what, _) in sums {
        if all.iter().all(|(known, _)| *known != what) {
            all.push((what, None));
        }
    }
    let lines = all.into_iter().map(|(what, most)| Line {
        what: what.clone(),
        now: made.sum(what),
        then: after.unwrap_or(made).sum(what),
        most,
    });
    lines.collect()
}

/// The sums in two columns; returns the choice under the pointer.
fn sums(ui: &mut Ui, play: &mut GameUi, lines: Vec<Line>) -> Option<usize> {
    let columns = if lines.len() > 4 { 2 } else { 1 };
    let gap = 8.0;
    let wide = (ui.available_width() - 8.0 - gap * (columns - 1) as f32) / columns as f32;
    let rows = lines.len().div_ceil(columns);
    let high = rows as f32 * LINE;
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let mut pointed = None;
    for (nth, line) in lines.iter().enumerate() {
        let (column, row) = (nth / rows.max(1), nth % rows.max(1));
        let corner = area.min + vec2(4.0 + column as f32 * (wide + gap), row as f32 * LINE);
        let at = Rect::from_min_size(corner, vec2(wide, LINE - 2.0));
        pointed = sum(ui, play, at, line).or(pointed);
    }
    pointed
}

/// One sum with what it would come to; returns its choice if the pointer is on it.
fn sum(ui: &mut Ui, play: &mut GameUi, rect: Rect, line: &Line) -> Option<usize> {
    let colours = palette(ui.ctx());
    let what = play.say(&line.what);
    let choice = line.most.map(|(choice, _)| choice);
    let rests = choice.is_none_or(|it| play.desk.course.rests(it));
    let wanted = line.most.is_some_and(|(_, wanted)| wanted);
    let sense = match choice {
        Some(_) => Sense::click(),
        None => Sense::hover(),
    };
    let id = ui.id().with(("sum", &what));
    let response = ui.interact(rect, id, sense);
    let painter = ui.painter();
    if choice.is_some() {
        let hint = Phrase::new(match wanted {
            true => "game-binder-not-most",
            false => "game-binder-most",
        });
        let hint = hint.with("what", line.what.clone()).with("n", line.now);
        let label = play.say(&hint);
        let kind = WidgetType::Checkbox;
        response.widget_info(|| WidgetInfo::selected(kind, !rests, wanted, &label));
        heard::pressed(&response, !rests, "button");
        let fill = match (wanted, response.hovered() && !rests) {
            (true, _) => colours.lamp,
            (false, true) => colours.bone,
            (false, false) => colours.parchment.lerp_to_gamma(colours.bone, 0.45),
        };
        let edge = Stroke::new(1.0, colours.ink_soft);
        painter.rect(rect, 4.0, fill, edge, egui::StrokeKind::Inside);
    }
    let mut x = rect.left() + 7.0;
    if wanted {
        let at = pos2(x + 6.0, rect.center().y);
        let font = regular(size::SMALL);
        painter.text(at, Align2::CENTER_CENTER, icon::PUSH_PIN, font, colours.ink);
        x += 16.0;
    }
    let faint = line.now == 0 && line.then == 0;
    let ink = if faint { colours.ink_soft } else { colours.ink };
    let (font, middle) = (regular(size::SMALL + 1.0), rect.center().y);
    painter.text(pos2(x, middle), Align2::LEFT_CENTER, what, font, ink);
    let mut right = rect.right() - 7.0;
    let change = line.then - line.now;
    if change != 0 {
        let (ink, mark) = match change > 0 {
            true => (colours.verdigris, icon::ARROW_UP),
            false => (colours.oxblood, icon::ARROW_DOWN),
        };
        let told = format!("{}{mark}", signed(change));
        let font = bold(size::SMALL);
        let drawn = painter.text(pos2(right, middle), Align2::RIGHT_CENTER, told, font, ink);
        right = drawn.left() - 5.0;
    }
    let font = bold(size::SMALL + 1.0);
    let told = line.then.to_string();
    painter.text(pos2(right, middle), Align2::RIGHT_CENTER, told, font, ink);
    focus_ring(painter, &response, rect);
    let choice = choice?;
    if play.desk.course.waits_for(choice) {
        play.desk.course.places.choice = Some(rect.intersect(ui.clip_rect()));
    }
    if response.clicked() && !rests {
        play.take(choice);
    }
    (response.hovered() || response.has_focus()).then_some(choice)
}

/// The choices that are about all cards, and the end; returns the one under the pointer.
fn buttons(ui: &mut Ui, play: &mut GameUi, decision: &Decision) -> Option<usize> {
    let mut pointed = None;
    ui.spacing_mut().item_spacing.y = 6.0;
    let wide = ui.available_width() - 24.0;
    let layout = egui::Layout::bottom_up(egui::Align::Center);
    ui.with_layout(layout, |ui| {
        let all = decision.choices.iter().enumerate();
        for (choice, what) in all {
            let last = match what.lay {
                Some(Lay::Keep) => true,
                Some(Lay::Anew) => false,
                _ => continue,
            };
            let rests = play.desk.course.rests(choice);
            let label = play.say(&what.label);
            let picked = play.desk.picked == Some(choice);
            let mut button = Button::new(&label).enabled(!rests).chosen(last || picked);
            button = if last {
                button.width(wide)
            } else {
                button.quiet()
            };
            let response = ui.add(button);
            if play.desk.course.waits_for(choice) {
                play.desk.course.places.choice = Some(response.rect);
            }
            if response.clicked() {
                play.take(choice);
            }
            if response.hovered() || response.has_focus() {
                pointed = Some(choice);
            }
        }
    });
    pointed
}
