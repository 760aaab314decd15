//! The odds of a choice: each outcome with its exact chance, and the parts it is made of.

use std::sync::Arc;
use std::time::Duration;

use bevy_egui::egui;
use egui::{Align2, Order as Layer, Rect, Ui, Vec2, pos2, vec2};

use super::tips::{rule_link, sum};
use super::{GameUi, beside, in_sight};
use crate::dice::Fraction;
use crate::game::{Choice, OddsRow, OddsView, Target, signed};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{heard, paper, rich};

const WIDTH: f32 = 372.0;
/// Time that the pointer rests on a choice before its table opens.
const REST: Duration = Duration::from_millis(450);

/// The choice that the pointer rests on, and the slip about it.
#[derive(Default)]
pub(super) struct Resting {
    /// The choice with its number, and since when.
    on: Option<((usize, Option<i32>), Duration)>,
    /// The size of the slip, once it has been laid out.
    size: Option<Vec2>,
    /// True if the choice came up under a pointer that had only clicked there.
    came_up: bool,
}

/// How much a line of odds says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Words {
    All,
    /// The chance and what it is about, but not whether somebody falls.
    Amount,
    Chance,
}

impl GameUi<'_> {
    /// The odds of a choice with its number, worked out once.
    pub(super) fn odds(&mut self, choice: usize) -> Option<Arc<OddsView>> {
        let amount = self.amount(choice);
        self.odds_of(choice, amount)
    }

    /// The odds of a choice with some number, worked out once.
    pub(super) fn odds_of(&mut self, choice: usize, amount: Option<i32>) -> Option<Arc<OddsView>> {
        let table = self.table.as_ref()?;
        self.desk
            .odds
            .entry((choice, amount))
            .or_insert_with(|| table.0.odds(choice, amount).map(Arc::new))
            .clone()
    }
}

/// The odds of a choice in one line.
pub(super) fn headline(play: &mut GameUi, choice: usize) -> Option<String> {
    headline_in(play, choice, Words::All)
}

/// The same in so many words.
pub(super) fn headline_in(play: &mut GameUi, choice: usize, words: Words) -> Option<String> {
    let odds = told_ahead(play, choice)?;
    let line = match words {
        Words::All => odds.headline.phrase(),
        Words::Amount => odds.headline.short().phrase(),
        Words::Chance => odds.headline.brief().phrase(),
    };
    Some(play.say(&line))
}

/// The odds of a choice that stand on its slip; those of a contest have a card of their own.
pub(super) fn told_ahead(play: &mut GameUi, choice: usize) -> Option<Arc<OddsView>> {
    let has = |what: &Choice| what.has_odds && what.best.is_none();
    let decision = play.pending.decision.clone()?;
    decision.choices.get(choice).filter(|what| has(what))?;
    play.odds(choice)
}

/// Shows a choice's meaning and odds once the pointer rests on it: beside the pointer, never over
/// the control that takes the choice, nor over what it is about.
pub(super) fn card(ctx: &egui::Context, play: &mut GameUi, choice: usize, control: Rect) {
    let about = (choice, play.amount(choice));
    let now = play.time.elapsed();
    let since = match play.desk.resting.on {
        Some((on, since)) if on.0 == choice => {
            if on != about {
                play.desk.resting.size = None;
            }
            since
        }
        _ => {
            play.desk.resting.size = None;
            let pointer = ctx.pointer_latest_pos();
            let under = pointer.is_some_and(|at| control.contains(at));
            play.desk.resting.came_up = under && play.desk.last_click.is_where_it_clicked();
            now
        }
    };
    play.desk.resting.on = Some((about, since));
    let told = play
        .desk
        .advice
        .as_ref()
        .is_some_and(|(advised, _)| *advised == choice);
    let at_once = told || play.desk.course.rests(choice);
    // Nobody has pointed at what came to lie there after a click: it waits until the pointer moves.
    play.desk.resting.came_up &= play.desk.last_click.is_where_it_clicked();
    if play.desk.resting.came_up && !told {
        return;
    }
    let rested = now.saturating_sub(since);
    if rested < REST && !at_once {
        ctx.request_repaint_after(REST - rested);
        return;
    }
    let Some(contents) = Contents::of(play, choice) else {
        return;
    };
    let screen = ctx.content_rect();
    let pointer = ctx.pointer_latest_pos();
    let pointer = pointer.filter(|at| control.expand(4.0).contains(*at));
    let pointer = pointer.unwrap_or_else(|| control.center());
    let known = play.desk.resting.size;
    let size = known.unwrap_or(vec2(WIDTH, 240.0));
    let kept = in_sight::of(play, &contents.about);
    let place = beside::place(size, pointer, control, kept.borrowed(), screen);
    let shown = egui::Area::new(egui::Id::new("odds"))
        .order(Layer::Tooltip)
        .interactable(false)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            // Until its size is known it could lie anywhere.
            if known.is_none() {
                ui.set_opacity(0.0);
            }
            on_paper(ui, WIDTH, |ui| contents.show(ui, play, screen));
        });
    let laid = shown.response.rect.size();
    if known.is_none_or(|known| (known - laid).length() > 1.0) {
        play.desk.resting.size = Some(laid);
        ctx.request_repaint();
    }
}

/// The pointer rests on no choice.
pub(super) fn leave(play: &mut GameUi) {
    play.desk.resting = Resting::default();
}

/// Everything that the slip about a choice says.
struct Contents {
    label: String,
    detail: Option<String>,
    /// What it would change, line by line.
    changes: Vec<String>,
    advice: Option<String>,
    /// In a lesson, why the choice has to wait.
    rests: Option<String>,
    odds: Option<Arc<OddsView>>,
    /// What the choice is about.
    about: Vec<Target>,
}

impl Contents {
    /// What there is to say about a choice, unless that is nothing but its label.
    fn of(play: &mut GameUi, choice: usize) -> Option<Self> {
        let decision = play.decision()?;
        let what = decision.choices.get(choice)?;
        let odds = what.has_odds.then(|| play.odds(choice)).flatten();
        let advice = play.desk.advice.as_ref();
        let advice = advice.filter(|(advised, _)| *advised == choice);
        let advice = advice.map(|(_, reason)| play.say(reason));
        let rests = play.desk.course.why_rests(choice);
        let rests = rests.map(|why| play.text(why));
        let detail = what.detail.as_ref().map(|detail| play.say(detail));
        let silent = odds.is_none() && detail.is_none() && advice.is_none() && rests.is_none();
        let changes = what.ware.iter().flat_map(|ware| &ware.changes);
        let changes = changes.map(|change| play.say(&change.text)).collect();
        (!silent).then(|| Contents {
            label: play.say(&what.label),
            detail,
            changes,
            advice,
            rests,
            odds,
            about: what.touches.clone(),
        })
    }

    fn show(self, ui: &mut Ui, play: &GameUi, screen: Rect) {
        let colours = palette(ui.ctx());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.spacing_mut().interact_size.y = 8.0;
        rich(ui, self.label, bold(size::BODY + 1.0), colours.ink);
        if let Some(odds) = &self.odds {
            let line = play.say(&odds.headline.phrase());
            rich(ui, line, bold(size::BODY), colours.lapis);
        }
        if let Some(detail) = self.detail {
            rich(ui, detail, regular(size::BODY - 1.0), colours.ink);
        }
        for change in self.changes {
            rich(ui, change, bold(size::BODY - 1.0), colours.ink);
        }
        if let Some(advice) = self.advice {
            let text = format!("{} {advice}", play.text("game-advice"));
            rich(ui, text, italic(size::BODY - 1.0), colours.verdigris);
        }
        if let Some(rests) = self.rests {
            rich(ui, rests, italic(size::BODY - 1.0), colours.oxblood);
        }
        if let Some(odds) = self.odds {
            table(ui, play, &odds, screen);
        }
    }
}

/// A small sheet as high as its contents.
pub(super) fn on_paper<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let under = ui.painter().add(egui::Shape::Noop);
    let frame = egui::Frame::new().inner_margin(egui::Margin::symmetric(16, 12));
    let shown = frame.show(ui, |ui| {
        ui.set_width(width - 32.0);
        contents(ui)
    });
    ui.painter()
        .set(under, sheet(ui.ctx(), shown.response.rect));
    shown.inner
}

/// A sheet as one shape, to be put under its contents once these are laid out.
fn sheet(ctx: &egui::Context, rect: Rect) -> egui::Shape {
    let layer = egui::LayerId::new(Layer::Background, egui::Id::new("sheet in the making"));
    let painter = egui::Painter::new(ctx.clone(), layer, Rect::EVERYTHING);
    paper(&painter, rect);
    let mut shapes = Vec::new();
    painter.for_each_shape(|clipped| shapes.push(clipped.shape.clone()));
    ctx.graphics_mut(|graphics| {
        if let Some(list) = graphics.get_mut(layer) {
            *list = egui::layers::PaintList::default();
        }
    });
    egui::Shape::Vec(shapes)
}

/// Dice, what they are held against, outcomes.
fn table(ui: &mut Ui, play: &GameUi, odds: &OddsView, screen: Rect) {
    let colours = palette(ui.ctx());
    ui.add_space(3.0);
    let goals: Vec<String> = odds.count.readings.iter().map(|it| play.say(it)).collect();
    // Where each side has dice and a goal of its own, they stand together.
    let opposed = goals.len() > 1 && goals.len() == odds.dice.len();
    for (place, (role, dice)) in odds.dice.iter().enumerate() {
        let role = play.say(role);
        match goals.get(place).filter(|_| opposed) {
            Some(goal) => line(ui, dice, &format!("{role}: {goal}")),
            None => line(ui, dice, &role),
        }
    }
    for (name, value) in &odds.count.modifiers {
        line(ui, &signed(*value), &play.say(name));
    }
    if !goals.is_empty() && !opposed {
        line(ui, &goals.join(" \u{00b7} "), &sum(play, &odds.count.parts));
    }
    ui.add_space(5.0);
    let rows = odds.main_outcomes();
    let high = (screen.height() - 300.0) / rows.len().max(1) as f32;
    let high = high.clamp(14.0, 21.0);
    // Fractions that nobody can picture say less than the percentages beside them; all rows have one, or none.
    let exact = rows.iter().all(|row| can_be_pictured(&row.chance));
    for row in &rows {
        outcome(ui, (high, exact), row, &play.say(&row.outcome));
    }
    ui.add_space(2.0);
    for note in &odds.notes {
        let text = play.say(note);
        rich(ui, text, italic(size::SMALL), colours.ink_soft);
    }
    rule_link(ui, &play.titles.of(odds.rule));
}

/// True of a chance that is a short fraction.
fn can_be_pictured(chance: &Fraction) -> bool {
    chance.to_string().len() <= 7
}

/// An outcome in these words, as high as that, with its chance as a fraction if it is to have one.
fn outcome(ui: &mut Ui, (high, exact): (f32, bool), row: &OddsRow, words: &str) {
    let size = vec2(ui.available_width(), high);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    heard::read(&response, || spoken(&row.chance, words));
    bar(ui, rect, (&row.chance, exact), row.good, words);
}

/// What a bar says, as it is read out.
pub(super) fn spoken(chance: &Fraction, words: &str) -> String {
    format!("{words}: {}", percent(chance))
}

/// A chance on a scale from 0 to 100 %, with the colour and the mark of good or bad; as a fraction, too,
/// if that is to be shown.
pub(super) fn bar(
    ui: &Ui,
    rect: Rect,
    (chance, exact): (&Fraction, bool),
    good: bool,
    words: &str,
) {
    let colours = palette(ui.ctx());
    let painter = ui.painter();
    let (colour, sign) = match good {
        true => (colours.verdigris, egui_phosphor::regular::CHECK),
        false => (colours.oxblood, egui_phosphor::regular::X),
    };
    let scale = rect.shrink2(vec2(0.0, 1.5));
    painter.rect_filled(scale, 2.0, colours.ink_soft.gamma_multiply(0.12));
    let wide = scale.width() * chance.to_f64() as f32;
    let part = Rect::from_min_size(scale.min, vec2(wide, scale.height()));
    painter.rect_filled(part, 2.0, colour.gamma_multiply(0.42));
    let (left, middle) = (rect.left() + 5.0, rect.center().y);
    let points = (rect.height() - 5.0).clamp(10.0, size::SMALL + 1.0);
    let align = Align2::LEFT_CENTER;
    painter.text(pos2(left, middle), align, sign, regular(points), colour);
    let at = pos2(left + points + 6.0, middle);
    painter.text(at, align, words, regular(points), colours.ink);
    let align = Align2::RIGHT_CENTER;
    let mut right = pos2(rect.right() - 4.0, middle);
    if exact {
        let (exact, font) = (chance.to_string(), italic(points - 1.0));
        painter.text(right, align, exact, font, colours.ink_soft);
        right.x = rect.right() - 62.0;
    }
    painter.text(right, align, percent(chance), bold(points), colours.ink);
}

fn line(ui: &mut Ui, value: &str, name: &str) {
    let colours = palette(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        rich(ui, value, bold(size::BODY - 1.0), colours.lapis);
        rich(ui, name, regular(size::BODY - 1.0), colours.ink);
    });
}

/// A chance in percent, with a decimal where that matters.
pub(in crate::ui) fn percent(chance: &Fraction) -> String {
    let percent = chance.percent();
    let whole = (percent - percent.round()).abs() < 0.05;
    if whole && (percent > 0.5 || percent == 0.0) {
        format!("{percent:.0}%")
    } else if percent < 0.1 {
        "<0.1%".to_owned()
    } else {
        format!("{percent:.1}%")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Phrase;
    use crate::ui::widgets::tests::{reads, told};

    #[test]
    fn outcomes_are_read_out_with_their_chances() {
        let row = OddsRow {
            outcome: Phrase::new("hit"),
            chance: Fraction::new(3, 4),
            good: true,
        };
        let nodes = told(|ui| outcome(ui, (20.0, true), &row, "A hit"));
        reads(&nodes, "A hit: 75%");
    }

    #[test]
    fn rows_show_percentages_and_all_of_them_fractions_or_none() {
        let chances = [Fraction::new(1, 2), Fraction::new(1_234_567, 10_077_696)];
        for exact in [true, false] {
            told(|ui| {
                let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 20.0));
                for chance in &chances {
                    bar(ui, rect, (chance, exact), true, "a hit");
                }
                let mut painted = Vec::new();
                ui.painter().for_each_shape(|it| {
                    if let egui::Shape::Text(text) = &it.shape {
                        painted.push(text.galley.text().to_owned());
                    }
                });
                for chance in &chances {
                    assert!(painted.contains(&percent(chance)), "{painted:?}");
                    let told = painted.contains(&chance.to_string());
                    assert_eq!(told, exact, "{painted:?}");
                }
            });
        }
    }

    #[test]
    fn only_short_fractions_can_be_pictured() {
        assert!(can_be_pictured(&Fraction::new(125, 216)));
        assert!(!can_be_pictured(&Fraction::new(1_234_567, 10_077_696)));
    }

    #[test]
    fn percents_are_rounded_but_never_to_nothing() {
        assert_eq!(percent(&Fraction::new(1, 2)), "50%");
        assert_eq!(percent(&Fraction::new(1, 3)), "33.3%");
        assert_eq!(percent(&Fraction::new(1, 100_000)), "<0.1%");
        assert_eq!(percent(&Fraction::one()), "100%");
    }
}
