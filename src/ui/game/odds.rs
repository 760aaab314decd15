//! The odds of a choice: each outcome with its exact chance, and the parts it is made of.

use bevy_egui::egui;
use egui::{Align2, Order as Layer, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::GameUi;
use super::tips::{rule_link, signed};
use crate::dice::Fraction;
use crate::game::OddsView;
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{paper, rich};

const WIDTH: f32 = 372.0;

/// Shows a choice's meaning and odds, above or below the choice.
pub(super) fn card(ctx: &egui::Context, play: &mut GameUi, choice: usize, beside: Rect) {
    let screen = ctx.content_rect();
    let x = beside.center().x.clamp(
        screen.left() + WIDTH / 2.0 + 8.0,
        screen.right() - WIDTH / 2.0 - 8.0,
    );
    let above = beside.top() - screen.top() > screen.height() * 0.4;
    let (pivot, at) = if above {
        (Align2::CENTER_BOTTOM, pos2(x, beside.top() - 8.0))
    } else {
        (Align2::CENTER_TOP, pos2(x, beside.bottom() + 8.0))
    };
    card_at(ctx, play, choice, pivot, at);
}

/// The same to the left of a line, so that it covers none of the other lines.
pub(super) fn card_beside(ctx: &egui::Context, play: &mut GameUi, choice: usize, line: Rect) {
    let at = pos2(line.left() - 12.0, line.top() - 10.0);
    card_at(ctx, play, choice, Align2::RIGHT_TOP, at);
}

fn card_at(ctx: &egui::Context, play: &mut GameUi, choice: usize, pivot: Align2, at: Pos2) {
    let Some(decision) = play.decision() else {
        return;
    };
    let Some(what) = decision.choices.get(choice) else {
        return;
    };
    let odds = if what.has_odds {
        play.odds(choice)
    } else {
        None
    };
    let advice = play
        .desk
        .advice
        .clone()
        .filter(|(advised, _)| *advised == choice)
        .map(|(_, reason)| play.say(&reason));
    let rests = play.desk.course.rests(choice);
    if odds.is_none() && what.detail.is_none() && advice.is_none() && !rests {
        return;
    }
    let detail = what.detail.as_ref().map(|detail| play.say(detail));
    let label = play.say(&what.label);
    egui::Area::new(egui::Id::new("odds"))
        .order(Layer::Tooltip)
        .interactable(false)
        .pivot(pivot)
        .fixed_pos(at)
        .fade_in(false)
        .show(ctx, |ui| {
            on_paper(ui, WIDTH, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.spacing_mut().interact_size.y = 8.0;
                rich(ui, label, bold(size::BODY + 1.0), palette(ui.ctx()).ink);
                if let Some(detail) = detail {
                    rich(ui, detail, regular(size::BODY - 1.0), palette(ui.ctx()).ink);
                }
                if let Some(advice) = advice {
                    let colours = palette(ui.ctx());
                    let text = format!("{} {advice}", play.text("game-advice"));
                    rich(ui, text, italic(size::BODY - 1.0), colours.verdigris);
                }
                if rests {
                    let colours = palette(ui.ctx());
                    let first = play.desk.course.waits_for_nothing();
                    let text = play.text(if first {
                        "lesson-first"
                    } else {
                        "lesson-elsewhere"
                    });
                    rich(ui, text, italic(size::BODY - 1.0), colours.oxblood);
                }
                if let Some(odds) = odds {
                    rows(ui, play, &odds);
                }
            });
        });
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

/// Dice, modifiers and outcomes.
fn rows(ui: &mut Ui, play: &GameUi, odds: &OddsView) {
    let colours = palette(ui.ctx());
    ui.add_space(3.0);
    for (role, dice) in &odds.dice {
        line(ui, dice, &play.say(role));
    }
    for (name, value) in &odds.modifiers {
        line(ui, &signed(*value), &play.say(name));
    }
    ui.add_space(5.0);
    let most = odds
        .outcomes
        .iter()
        .map(|row| row.chance.to_f64() as f32)
        .fold(0.0, f32::max);
    for row in &odds.outcomes {
        let chance = row.chance.to_f64() as f32;
        let (rect, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), 21.0), egui::Sense::hover());
        let painter = ui.painter();
        let bar = Rect::from_min_size(
            pos2(rect.left(), rect.top() + 2.0),
            vec2(
                rect.width() * if most > 0.0 { chance / most } else { 0.0 },
                17.0,
            ),
        );
        painter.rect_filled(bar, 2.0, colours.ochre.gamma_multiply(0.5));
        let left = rect.left() + 5.0;
        let middle = rect.center().y;
        let words = play.say(&row.outcome);
        painter.text(
            pos2(left, middle),
            Align2::LEFT_CENTER,
            words,
            regular(size::SMALL + 1.0),
            colours.ink,
        );
        let exact = fraction(&row.chance);
        painter.text(
            pos2(rect.right(), middle),
            Align2::RIGHT_CENTER,
            exact,
            italic(size::SMALL),
            colours.ink_soft,
        );
        painter.text(
            pos2(rect.right() - 84.0, middle),
            Align2::RIGHT_CENTER,
            percent(&row.chance),
            bold(size::SMALL + 1.0),
            colours.ink,
        );
        painter.hline(
            rect.x_range(),
            rect.bottom(),
            Stroke::new(0.5, colours.ink_soft.gamma_multiply(0.4)),
        );
    }
    ui.add_space(2.0);
    rule_link(ui, &play.titles.of(odds.rule));
}

fn line(ui: &mut Ui, value: &str, name: &str) {
    let colours = palette(ui.ctx());
    ui.horizontal(|ui| {
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
        format!("{percent:.0} %")
    } else if percent < 0.1 {
        "<0.1 %".to_owned()
    } else {
        format!("{percent:.1} %")
    }
}

/// The exact fraction, unless it is too long to read.
pub(in crate::ui) fn fraction(chance: &Fraction) -> String {
    let text = chance.to_string();
    if text.len() <= 13 {
        text
    } else {
        format!("1:{}", chance.one_in())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percents_are_rounded_but_never_to_nothing() {
        assert_eq!(percent(&Fraction::new(1, 2)), "50 %");
        assert_eq!(percent(&Fraction::new(1, 3)), "33.3 %");
        assert_eq!(percent(&Fraction::new(1, 100_000)), "<0.1 %");
        assert_eq!(percent(&Fraction::one()), "100 %");
    }
}
