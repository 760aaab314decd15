//! Slips of choices: the key that takes each, its picture, its words and its number.

use bevy_egui::egui;
use egui::{
    Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::GameUi;
use super::choices::{self, end_of_turn, to_let_pass};
use super::odds::Words;
use super::said::{self, figures};
use crate::app::Command;
use crate::game::{Category, Choice, Decision, Phrase};
use crate::ui::theme::{Palette, bold, italic, palette, regular, size};
use crate::ui::widgets::{self, focus_ring, heard};
use crate::view::art::{Atlas, Picture};

/// The height of a slip with one line of words.
pub(super) const SLIP: f32 = 38.0;

/// How much room slips take.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    /// Height of a slip with one line of words.
    pub high: f32,
    /// Size of the words.
    pub points: f32,
    /// Space above and below the words, together.
    pub edge: f32,
    /// Space between slips and between rows.
    pub gap: Vec2,
    /// How much the odds say; the less, the more slips lie side by side.
    pub odds: Words,
    /// True if slips go without pictures and wide edges, for the same reason.
    pub bare: bool,
}

impl Fit {
    /// As slips usually are.
    pub const USUAL: Fit = Fit {
        high: SLIP,
        points: size::BUTTON - 1.0,
        edge: 12.0,
        gap: vec2(8.0, 5.0),
        odds: Words::All,
        bare: false,
    };
    /// Where many have to find room, where very many do, at first with their pictures, and where these leave
    /// none for the damage.
    pub const CLOSER: [Fit; 4] = [
        Fit {
            high: 26.0,
            points: size::BODY - 2.0,
            edge: 4.0,
            gap: vec2(6.0, 2.0),
            odds: Words::All,
            bare: false,
        },
        Fit {
            odds: Words::Amount,
            bare: false,
            ..Fit::LEAST
        },
        Fit {
            odds: Words::Amount,
            ..Fit::LEAST
        },
        Fit::LEAST,
    ];
    /// The ways to lie closer, the roomiest first. Whoever has unfolded the targets of a spell compares what
    /// it does to each, and rather scrolls than goes without that.
    pub fn closer(unfolded: bool) -> impl Iterator<Item = Fit> {
        let fits = Fit::CLOSER.into_iter();
        fits.filter(move |fit| !unfolded || fit.odds != Words::Chance)
    }

    const LEAST: Fit = Fit {
        high: 20.0,
        points: size::SMALL - 0.5,
        edge: 2.0,
        gap: vec2(5.0, 1.5),
        odds: Words::Chance,
        bare: true,
    };

    /// The space at either end of a slip.
    pub fn side(self) -> f32 {
        if self.bare { EDGE * 0.6 } else { EDGE }
    }
}
/// Between the parts of a second line.
const DOT: &str = " \u{b7} ";
/// Widths of the parts of a slip.
const EDGE: f32 = 13.0;
pub(super) const KEY: f32 = 24.0;
const ICON: f32 = 32.0;
const STEPPER: f32 = 96.0;
/// The least width of a slip with a stepper, so that its middle is its own.
const WITH_STEPPER: f32 = 2.0 * STEPPER + 16.0;

/// The width of a heading.
pub(super) fn heading_width(ui: &Ui, title: &str) -> f32 {
    let font = italic(size::BODY);
    let text = ui
        .painter()
        .layout_no_wrap(title.to_owned(), font, Color32::WHITE);
    text.size().x + 6.0
}

/// A heading in its place beside the first slip.
pub(super) fn heading(ui: &Ui, rect: Rect, title: &str) {
    let colours = palette(ui.ctx());
    let at = pos2(rect.left() + 3.0, rect.center().y);
    let font = italic(size::BODY);
    let ink = colours.parchment_dark;
    ui.painter().text(at, Align2::LEFT_CENTER, title, font, ink);
}

/// The size of a slip that may be as wide as `most`.
pub(super) fn size_of(
    ui: &Ui,
    play: &mut GameUi,
    decision: &Decision,
    choice: usize,
    (fit, most): (Fit, f32),
) -> Vec2 {
    let what = &decision.choices[choice];
    let beside = beside(play, what, fit);
    let room = (most - beside).clamp(60.0, 470.0);
    let text = words(ui, play, (choice, what), (fit, room));
    let odds = second_line(ui, play, (choice, what), (fit, room));
    let below = odds.map_or(Vec2::ZERO, |odds| odds.size());
    let edge = if below.y > 0.0 {
        fit.edge / 2.0
    } else {
        fit.edge
    };
    let least = what.amount.map_or(0.0, |_| WITH_STEPPER);
    let below_x = below
        .x
        .max(widest_line(ui, play, (choice, what), (fit, room)));
    let wide = (text.size().x.max(below_x) + beside).max(least);
    vec2(wide, fit.high.max(text.size().y + below.y + edge))
}

/// The width of everything on a slip but its words.
fn beside(play: &mut GameUi, what: &Choice, fit: Fit) -> f32 {
    let icon = icon(play, what).filter(|_| !fit.bare);
    let stepper = what.amount.map_or(0.0, |_| STEPPER);
    2.0 * fit.side() + KEY + icon.map_or(0.0, |_| ICON) + stepper
}

fn words(
    ui: &Ui,
    play: &mut GameUi,
    (choice, what): (usize, &Choice),
    (fit, width): (Fit, f32),
) -> std::sync::Arc<egui::Galley> {
    let colours = palette(ui.ctx());
    let font = regular(fit.points);
    let label = said::label(play, (choice, what));
    ui.painter().layout(label, font, colours.ink, width)
}

/// How a choice may end, and its price if it has one, in one line.
fn second_line(
    ui: &Ui,
    play: &mut GameUi,
    (choice, what): (usize, &Choice),
    (fit, width): (Fit, f32),
) -> Option<std::sync::Arc<egui::Galley>> {
    let parts = figures(play, (choice, what), fit.odds);
    if parts.is_empty() {
        return None;
    }
    let ink = palette(ui.ctx()).lapis;
    let font = bold(size::SMALL - 1.0);
    Some(ui.painter().layout(parts.join(DOT), font, ink, width))
}

/// The width of the second line with the widest text that stands at its end with any number: the stepper
/// stays where it is while the number changes.
fn widest_line(
    ui: &Ui,
    play: &mut GameUi,
    (choice, what): (usize, &Choice),
    (fit, room): (Fit, f32),
) -> f32 {
    let mut parts = figures(play, (choice, what), fit.odds);
    if what.asides.is_empty() || parts.pop().is_none() {
        return 0.0;
    }
    let font = bold(size::SMALL - 1.0);
    let wide = |aside: &Phrase| {
        let line = parts.iter().cloned().chain([play.say(aside)]);
        let line = line.collect::<Vec<_>>().join(DOT);
        let painter = ui.painter();
        let laid = painter.layout(line, font.clone(), Color32::WHITE, room);
        laid.size().x
    };
    what.asides.iter().map(wide).fold(0.0, f32::max)
}

/// All that is said of a choice. Where there is little room, its slip shows less than this.
fn spoken(play: &mut GameUi, (choice, what): (usize, &Choice)) -> String {
    let figures = figures(play, (choice, what), Words::All);
    let label = said::label(play, (choice, what));
    heard::in_a_row([label].into_iter().chain(figures))
}

/// What the badge of a choice says: its number key, or the key that ends the turn or lets something pass.
fn key_of(play: &GameUi, choice: usize, what: &Choice) -> Option<String> {
    let is = |found: Option<usize>| found == Some(choice);
    let command = match what.category == Some(Category::End) {
        true if is(end_of_turn(play)) => Some(Command::EndTurn),
        true if is(to_let_pass(play)) => Some(Command::LetPass),
        _ => None,
    };
    if let Some(key) = command.and_then(|it| play.settings.keys.label(it)) {
        return (key.chars().count() == 1).then_some(key);
    }
    choices::key_of(play, choice).map(|place| (place + 1).to_string())
}

/// Draws one choice where the layout is; returns its number and place if the pointer is on it.
pub(super) fn slip(
    ui: &mut Ui,
    play: &mut GameUi,
    decision: &Decision,
    choice: usize,
) -> Option<(usize, Rect)> {
    let fit = Fit::USUAL;
    let size = size_of(ui, play, decision, choice, (fit, ui.available_width()));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    slip_in(ui, (fit, rect), play, decision, choice)
}

/// Draws one choice in its place; returns its number and place if the pointer is on it.
pub(super) fn slip_in(
    ui: &mut Ui,
    (fit, rect): (Fit, Rect),
    play: &mut GameUi,
    decision: &Decision,
    choice: usize,
) -> Option<(usize, Rect)> {
    let what = &decision.choices[choice];
    let rests = play.desk.course.rests(choice);
    play.desk
        .places
        .on_board
        .push(rect.intersect(ui.clip_rect()));
    let response = ui.interact(rect, ui.id().with(("slip", choice)), Sense::click());
    face(ui, play, (fit, rect), &response, choice, what);
    if response.clicked() && !rests {
        play.take(choice);
    }
    if let (Some(amount), Some((min, max))) = (play.amount(choice), what.amount) {
        let only = play.desk.course.amount(choice);
        let bounds = only.map_or((min, max), |only| (only, only));
        let size = vec2(STEPPER, fit.high);
        let right = pos2(rect.right() - STEPPER / 2.0 - 4.0, rect.center().y);
        let place = Rect::from_center_size(right, size).shrink2(vec2(4.0, fit.high * 0.13));
        stepper_in(ui, place, play, choice, amount, bounds);
    }
    if play.desk.course.waits_for(choice) {
        play.desk.course.places.choice = Some(rect.intersect(ui.clip_rect()));
    }
    bring(ui, play, choice, rect);
    if play.desk.picked == Some(choice) {
        play.desk.places.picked = Some(rect.intersect(ui.clip_rect()));
    }
    let hovered = ui.rect_contains_pointer(rect) || response.has_focus();
    hovered.then_some((choice, rect))
}

/// Brings a choice into sight that keys or the lamp have picked, or that a lesson waits for: once, and
/// again if the list has got more or less room since, for it is laid out anew then.
pub(super) fn bring(ui: &Ui, play: &mut GameUi, choice: usize, rect: Rect) {
    let waits = play.desk.course.waits_for(choice);
    let sought = play.desk.picked.map_or(waits, |picked| picked == choice);
    let room = ui.clip_rect().size();
    let sight = Some((choice, [room.x as i32, room.y as i32]));
    if sought && play.desk.brought != sight {
        play.desk.brought = sight;
        ui.scroll_to_rect(rect, None);
    }
}

/// The slip itself: key, icon, words.
fn face(
    ui: &mut Ui,
    play: &mut GameUi,
    (fit, rect): (Fit, Rect),
    response: &Response,
    choice: usize,
    what: &Choice,
) {
    let colours = palette(ui.ctx());
    let rests = play.desk.course.rests(choice);
    let picked = play.desk.picked == Some(choice);
    heard::named(response, || {
        let name = spoken(play, (choice, what));
        WidgetInfo::labeled(WidgetType::Button, !rests, name)
    });
    if picked {
        // Keys go from choice to choice without egui’s focus.
        let id = egui::Id::new("picked choice");
        heard::announced(ui.ctx(), id, rect, || spoken(play, (choice, what)));
    }
    heard::pressed(response, !rests, "button");
    let lit = (ui.rect_contains_pointer(rect) || picked) && !rests;
    let down = response.is_pointer_button_down_on();
    paint_slip(ui, rect, &colours, lit, down);
    let mut x = rect.left() + fit.side();
    if let Some(told) = key_of(play, choice, what) {
        badge(ui, (pos2(x + 8.0, rect.center().y), fit.high), &told);
    }
    x += KEY;
    if let Some(icon) = icon(play, what).filter(|_| !fit.bare) {
        let side = (fit.high - 4.0).min(28.0);
        let square = Rect::from_center_size(pos2(x + 13.0, rect.center().y), Vec2::splat(side));
        picture(ui.painter(), icon, square);
        x += ICON;
    }
    let stepper = what.amount.map_or(0.0, |_| STEPPER);
    let room = rect.right() - fit.side() - stepper - x + 1.0;
    let text = words(ui, play, (choice, what), (fit, room));
    let odds = second_line(ui, play, (choice, what), (fit, room));
    let below = odds.as_ref().map_or(0.0, |odds| odds.size().y);
    let high = text.size().y;
    let top = rect.center().y - (high + below) / 2.0;
    ui.painter().galley(pos2(x, top), text, colours.ink);
    if let Some(odds) = odds {
        let at = pos2(x, top + high - 1.0);
        ui.painter().galley(at, odds, colours.lapis);
    }
    focus_ring(ui.painter(), response, rect);
    if rests {
        let veil = colours.wood_dark.gamma_multiply(0.62);
        ui.painter().rect_filled(rect.expand(1.0), 4.0, veil);
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(if rests {
            egui::CursorIcon::NotAllowed
        } else {
            egui::CursorIcon::PointingHand
        });
    }
}

/// The badge with a number key, counted from 0.
pub(super) fn key(ui: &Ui, middle: egui::Pos2, key: usize) {
    badge(ui, (middle, SLIP), &(key + 1).to_string());
}

/// The badge with the key that takes a choice, on a slip so high.
fn badge(ui: &Ui, (middle, high): (egui::Pos2, f32), key: &str) {
    let colours = palette(ui.ctx());
    let line = Stroke::new(1.1, colours.ink);
    let painter = ui.painter();
    painter.circle(middle, (high / 2.0 - 1.0).min(10.5), colours.brass, line);
    let font = bold(size::SMALL);
    painter.text(middle, Align2::CENTER_CENTER, key, font, colours.ink);
}

/// The picture of a choice.
pub(super) fn icon(play: &mut GameUi, what: &Choice) -> Option<Picture> {
    named_icon(play, what.icon?)
}

/// A picture out of the atlases that choices are drawn from.
pub(super) fn named_icon(play: &mut GameUi, name: &str) -> Option<Picture> {
    [Atlas::Ui, Atlas::Tokens, Atlas::Cards]
        .into_iter()
        .find(|atlas| play.art.has(*atlas, name))
        .and_then(|atlas| play.art.picture(atlas, name))
}

/// A picture as large as fits, undistorted.
pub(super) fn picture(painter: &egui::Painter, picture: Picture, into: Rect) {
    let by = (into.width() / picture.size.x).min(into.height() / picture.size.y);
    let rect = Rect::from_center_size(into.center(), picture.size * by);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(picture.id, rect, whole, Color32::WHITE);
}

pub(super) fn paint_slip(ui: &Ui, rect: Rect, colours: &Palette, lit: bool, down: bool) {
    let rect = if down {
        rect.translate(vec2(0.0, 1.0))
    } else {
        rect
    };
    let painter = ui.painter();
    painter.rect_filled(
        rect.translate(vec2(1.0, 2.5)),
        4.0,
        Color32::from_black_alpha(90),
    );
    let fill = if lit { colours.lamp } else { colours.bone };
    painter.rect(
        rect,
        4.0,
        fill,
        Stroke::new(1.3, colours.ink),
        StrokeKind::Inside,
    );
    let shade = Stroke::new(2.0, colours.parchment_dark.gamma_multiply(0.8));
    painter.hline(
        rect.left() + 4.0..=rect.right() - 4.0,
        rect.bottom() - 2.5,
        shade,
    );
}

/// The number that goes with a choice, on a slip of its own.
pub(super) fn stepper(
    ui: &mut Ui,
    play: &mut GameUi,
    choice: usize,
    amount: i32,
    min: i32,
    max: i32,
) -> Response {
    let colours = palette(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(104.0, SLIP), Sense::hover());
    paint_slip(ui, rect, &colours, false, false);
    stepper_in(ui, rect, play, choice, amount, (min, max))
}

/// The number that goes with a choice: less, amount, more.
fn stepper_in(
    ui: &mut Ui,
    rect: Rect,
    play: &mut GameUi,
    choice: usize,
    amount: i32,
    (min, max): (i32, i32),
) -> Response {
    let hint = (max - min > 3).then(|| play.text("game-stepper-hint"));
    let hint = hint.unwrap_or_default();
    let name = |step: i32| counted(play, choice, (amount, step));
    let range = (amount, (min, max));
    let (response, to) = widgets::stepper(ui, (rect, choice), range, name, &hint);
    if to != amount {
        play.desk.amounts.insert(choice, to);
    }
    response
}

/// The name of a part of a stepper, with what it counts: of a sign, by its step, or of the number.
fn counted(play: &GameUi, choice: usize, (amount, step): (i32, i32)) -> String {
    let decision = play.pending.decision.as_ref();
    let what = decision.and_then(|it| it.choices.get(choice));
    let what = what.map_or_else(String::new, |what| match &what.ware {
        Some(ware) => play.say(&ware.name),
        None => play.say(&what.label),
    });
    let key = match step {
        0 => return what,
        ..0 => "game-stepper-fewer",
        1.. => "game-stepper-more",
    };
    let name = Phrase::new(key).with("what", what).with("n", amount);
    play.words.plain(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unfolded_never_goes_without_the_damage() {
        let words = |unfolded| Fit::closer(unfolded).map(|fit| fit.odds);
        assert!(words(false).any(|it| it == Words::Chance));
        assert!(words(true).all(|it| it != Words::Chance));
        assert_eq!(words(true).count(), Fit::CLOSER.len() - 1);
    }
}
