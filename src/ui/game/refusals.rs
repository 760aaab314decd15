//! Choices that a rule refuses.

use bevy_egui::egui;
use egui::{Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{
    GameUi,
    tips::{Tip, tip},
};
use crate::game::{Decision, Phrase};
use crate::ui::theme::{italic, palette, size};

/// Up to this many refusals are listed one by one; more become one slip that lists them when asked.
const REFUSED: usize = 3;

/// Refused choices in slips of this height, and the rule that refuses each. On a tab of their own
/// there is room for all.
pub(super) fn show(ui: &mut Ui, play: &mut GameUi, decision: &Decision, height: f32, on_tab: bool) {
    let why = play.text("game-refused-because");
    if decision.refused.len() > REFUSED && !on_tab {
        let count = Phrase::new("game-refused-count").with("n", decision.refused.len());
        let count = play.words.plain(&count);
        let response = refusal(ui, &count, height, false);
        let labels = decision
            .refused
            .iter()
            .map(|no| (play.say(&no.label), no.rule));
        let listed = labels.fold(Tip::new(count).line(why), |note, (label, rule)| {
            note.line(format!("{label}: {}", play.titles.of(rule)))
        });
        tip(response, play, &listed);
        return;
    }
    for no in &decision.refused {
        let label = play.say(&no.label);
        let response = refusal(ui, &label, height, true);
        tip(response, play, &Tip::new(label).line(&why).rule(no.rule));
    }
}

/// A faint slip, struck through if it stands for one thing.
fn refusal(ui: &mut Ui, label: &str, height: f32, struck: bool) -> Response {
    let colours = palette(ui.ctx());
    let ink = colours.parchment_dark.gamma_multiply(0.85);
    let text = ui
        .painter()
        .layout(label.to_owned(), italic(size::BODY), ink, 320.0);
    let size = vec2(text.size().x + 24.0, height.max(text.size().y + 12.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let line = Stroke::new(1.0, colours.ink_soft);
    ui.painter()
        .rect_stroke(rect, 4.0, line, StrokeKind::Inside);
    let at = pos2(rect.left() + 12.0, rect.center().y - text.size().y / 2.0);
    ui.painter().galley(at, text, ink);
    if struck {
        let middle = rect.center().y + 1.0;
        let across = rect.left() + 10.0..=rect.right() - 10.0;
        ui.painter().hline(across, middle, Stroke::new(1.0, ink));
    }
    response
}
