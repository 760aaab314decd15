//! Second clicks. Whoever clicks twice, or clicks on through an animation, does not mean what comes up
//! under the pointer in the meantime; for a moment nothing does there.

use std::time::Duration;

use bevy_egui::egui;
use egui::{Order, Pos2, Sense, Vec2};

use super::GameUi;
use crate::game::Phrase;

/// Seconds for which a new decision does not hear a click in the old place.
const REST: f64 = 0.45;
/// Side of the place that does not hear.
const SIDE: f32 = 16.0;

/// The last click, and what came of it.
#[derive(Default)]
pub(super) struct LastClick {
    at: Option<Pos2>,
    /// The choice that answered the last decision, in the words of its label.
    taken: Option<Phrase>,
    /// The decision that the player can answer now, by its number, and since when.
    open: Option<(u64, f64)>,
    /// The label of a choice that answers it.
    answer: Option<Phrase>,
}

impl LastClick {
    /// Notes the choice that the player takes.
    pub(super) fn took(&mut self, label: &Phrase) {
        self.answer = Some(label.clone());
    }

    /// Notes that a decision can be answered now.
    fn open(&mut self, number: u64, now: f64) {
        if self.open.is_none_or(|(open, _)| open != number) {
            self.open = Some((number, now));
            self.taken = self.answer.take();
        }
    }

    /// Seconds until the open decision hears clicks everywhere; `None` once it does. Who can do the
    /// same again may click as quickly as they like.
    fn rest<'a>(&self, mut labels: impl Iterator<Item = &'a Phrase>, now: f64) -> Option<f64> {
        let (_, since) = self.open?;
        let left = since + REST - now;
        let again = self
            .taken
            .as_ref()
            .is_some_and(|it| labels.any(|label| label == it));
        (left > 0.0 && !again).then_some(left)
    }
}

/// Notes clicks, and covers the place of the last one while a decision is too new to be meant by it.
pub(super) fn shield(ctx: &egui::Context, play: &mut GameUi) {
    let (clicked, at, now) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.any_click(), pointer.interact_pos(), input.time)
    });
    let Some(decision) = play.decision() else {
        if clicked {
            play.desk.last_click.at = at;
        }
        return;
    };
    let last = &mut play.desk.last_click;
    last.open(play.pending.number, now);
    let labels = decision.choices.iter().map(|choice| &choice.label);
    if let Some((left, at)) = last.rest(labels, now).zip(last.at) {
        egui::Area::new(egui::Id::new("second click"))
            .order(Order::Foreground)
            .fixed_pos(at - Vec2::splat(SIDE / 2.0))
            .show(ctx, |ui| {
                ui.allocate_exact_size(Vec2::splat(SIDE), Sense::click_and_drag())
            });
        ctx.request_repaint_after(Duration::from_secs_f64(left));
    }
    if clicked {
        last.at = at;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of the rest of a second decision, after this label was taken and these came.
    fn rest(took: &'static str, offered: &[&'static str], later: f64) -> Option<f64> {
        let mut last = LastClick::default();
        last.open(1, 5.0);
        last.took(&Phrase::new(took));
        last.open(2, 10.0);
        let offered: Vec<Phrase> = offered.iter().map(|key| Phrase::new(*key)).collect();
        last.rest(offered.iter(), 10.0 + later)
    }

    #[test]
    fn a_second_click_takes_nothing_else() {
        let other = ["spend-karma", "keep-it"];
        assert!(rest("counterattack", &other, 0.1).is_some());
        assert!(rest("counterattack", &other, REST + 0.1).is_none());
    }

    #[test]
    fn the_same_again_can_be_clicked_at_once() {
        let other = ["attack-the-orc", "wait"];
        assert!(rest("attack-the-orc", &other, 0.1).is_none());
    }
}
