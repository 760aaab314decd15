//! Second clicks. Whoever clicks twice, or clicks on through an animation, does not mean what comes up
//! under the pointer in the meantime; for a moment, a click there takes nothing.

use bevy_egui::egui;
use egui::Pos2;

use super::GameUi;
use crate::game::Phrase;

/// Seconds for which a new decision does not hear a click in the old place.
const REST: f64 = 0.8;
/// Points from the last click within which another is in the same place.
const NEAR: f32 = 8.0;

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
    /// True in a frame with a click that came too soon to be meant for this decision.
    too_soon: bool,
}

impl LastClick {
    /// Notes the choice that the player takes.
    pub(super) fn took(&mut self, label: &Phrase) {
        self.answer = Some(label.clone());
    }

    /// True if this frame's click is not meant for a choice with this label. Who can do the same again
    /// may click as quickly as they like.
    pub(super) fn is_stray(&self, label: &Phrase) -> bool {
        self.too_soon && self.taken.as_ref() != Some(label)
    }

    /// True if this frame's click came before the player can have seen the decision.
    pub(super) fn is_too_soon(&self) -> bool {
        self.too_soon
    }

    /// True if a key pressed now is meant for a choice with this label: whoever presses the key of the
    /// corner again and again must not get an answer that has only just come up there.
    pub(super) fn hears_key(&self, label: &Phrase, now: f64) -> bool {
        !self.is_new(now) || self.taken.as_ref() == Some(label)
    }

    /// Notes that a decision can be answered now.
    fn open(&mut self, number: u64, now: f64) {
        if self.open.is_none_or(|(open, _)| open != number) {
            self.open = Some((number, now));
            self.taken = self.answer.take();
        }
    }

    /// True while the player can hardly have seen the open decision.
    fn is_new(&self, now: f64) -> bool {
        self.open.is_some_and(|(_, since)| now - since < REST)
    }

    /// Notes a click.
    fn click(&mut self, at: Pos2, now: f64) {
        let again = self.at.is_some_and(|last| last.distance(at) < NEAR);
        self.too_soon = again && self.is_new(now);
        self.at = Some(at);
    }
}

/// Notes the decision and the click of this frame.
pub(super) fn watch(ctx: &egui::Context, play: &mut GameUi) {
    let (clicked, at, now) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.any_click(), pointer.interact_pos(), input.time)
    });
    let open = play.decision().is_some();
    let last = &mut play.desk.last_click;
    if open {
        last.open(play.pending.number, now);
    }
    last.too_soon = false;
    if let Some(at) = at.filter(|_| clicked) {
        last.click(at, now);
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const BUTTON: Pos2 = pos2(300.0, 500.0);

    /// Clicks twice, the second time there and so many seconds after a new decision; says whether that
    /// takes nothing if it says the same as before, and if it says something else.
    fn second(at: Pos2, later: f64) -> [bool; 2] {
        let mut last = LastClick::default();
        last.open(1, 5.0);
        last.click(BUTTON, 6.0);
        assert!(!last.too_soon);
        last.took(&Phrase::new("counterattack"));
        last.open(2, 10.0);
        last.click(at, 10.0 + later);
        ["counterattack", "spend-karma"].map(|label| last.is_stray(&Phrase::new(label)))
    }

    #[test]
    fn a_second_click_takes_nothing_else() {
        assert_eq!(second(BUTTON, 0.1), [false, true]);
    }

    #[test]
    fn a_click_later_or_elsewhere_is_meant() {
        assert_eq!(second(BUTTON, REST + 0.1), [false, false]);
        assert_eq!(second(BUTTON + egui::vec2(40.0, 0.0), 0.1), [false, false]);
    }

    #[test]
    fn a_key_pressed_on_and_on_takes_nothing_else() {
        let mut last = LastClick::default();
        let [go_on, leave] = ["go-on", "leave"].map(Phrase::new);
        last.open(1, 5.0);
        assert!(last.hears_key(&go_on, 5.0 + REST));
        last.took(&go_on);
        last.open(2, 6.0);
        let soon = 6.0 + REST / 2.0;
        assert!(last.hears_key(&go_on, soon));
        assert!(!last.hears_key(&leave, soon));
        assert!(last.hears_key(&leave, 6.0 + REST));
    }

    #[test]
    fn clicking_on_while_a_decision_lies_open_is_meant() {
        let mut last = LastClick::default();
        last.open(1, 5.0);
        last.click(BUTTON, 6.0);
        last.open(1, 6.1);
        last.click(BUTTON, 6.2);
        assert!(!last.is_stray(&Phrase::new("wait")));
    }
}
