//! Second clicks. Whoever clicks twice, or clicks on through an animation, does not mean what comes up
//! under the pointer in the meantime; for a moment, a click there takes nothing. Nor what comes to lie
//! there while the decision stays the same, where a card that hid it goes or a heading unfolds.

use bevy_egui::egui;
use egui::Pos2;

use super::GameUi;
use crate::game::{Category, Choice, Phrase, Seat};

/// Seconds for which a new decision does not hear a click in the old place.
pub(super) const REST: f64 = 0.7;
/// The same for what ends something, after something else that did: whoever lets one reaction after
/// the other pass must not let a turn pass as well.
const REST_AT_ENDS: f64 = 0.9;
/// Points from the last click within which another is in the same place.
const NEAR: f32 = 8.0;

/// The last click, and what came of it.
#[derive(Default)]
pub(super) struct LastClick {
    at: Option<Pos2>,
    /// The choice that answered the last decision.
    taken: Option<Taken>,
    /// The decision that the player can answer now, by its number, and since when.
    open: Option<(u64, f64)>,
    /// Who decides then.
    seat: Option<Seat>,
    /// A choice that answers it.
    answer: Option<Taken>,
    /// The choice under the pointer, and since when.
    under: Option<(usize, f64)>,
    /// True if the pointer has been elsewhere since the last click: who comes back looks where.
    left: bool,
    /// In a frame with a click in the place of the last one, the seconds since the decision was open, or
    /// since what is clicked has lain there.
    again: Option<f64>,
}

/// A choice that was taken.
#[derive(Clone, PartialEq)]
struct Taken {
    label: Phrase,
    /// Whose choice it was: the same for somebody else is another.
    seat: Option<Seat>,
    /// True for one that ends something, which lies in the corner.
    ends: bool,
}

impl Taken {
    fn of(choice: &Choice, seat: Option<Seat>) -> Taken {
        Taken {
            label: choice.label.clone(),
            seat,
            ends: choice.category == Some(Category::End),
        }
    }
}

impl LastClick {
    /// Notes the choice that the player takes.
    pub(super) fn took(&mut self, choice: &Choice) {
        self.answer = Some(Taken::of(choice, self.seat));
    }

    /// True if this frame's click is not meant for a choice. Who can do the same again may click as
    /// quickly as they like.
    pub(super) fn is_stray(&self, choice: &Choice) -> bool {
        self.again.is_some_and(|age| self.is_unseen(choice, age))
    }

    /// True if this frame's click came before the player can have seen the decision.
    pub(super) fn is_too_soon(&self) -> bool {
        self.again.is_some_and(|age| age < REST)
    }

    /// True if the pointer has been where it clicked ever since.
    pub(super) fn is_where_it_clicked(&self) -> bool {
        self.at.is_some() && !self.left
    }

    /// True if a key pressed now is meant for a choice: whoever presses the key of the corner again
    /// and again must not get an answer that has only just come up there.
    pub(super) fn hears_key(&self, choice: &Choice, now: f64) -> bool {
        let open = self.open.map(|(_, since)| now - since);
        !open.is_some_and(|age| self.is_unseen(choice, age))
    }

    /// True if a choice has come up in the place of another so few seconds ago that the player can
    /// hardly have seen it.
    fn is_unseen(&self, choice: &Choice, age: f64) -> bool {
        let choice = Taken::of(choice, self.seat);
        let ends = |taken: &Taken| taken.ends && choice.ends;
        let rest = match self.taken.as_ref().is_some_and(ends) {
            true => REST_AT_ENDS,
            false => REST,
        };
        age < rest && self.taken.as_ref() != Some(&choice)
    }

    /// Notes that a decision can be answered now.
    fn open(&mut self, (number, seat): (u64, Seat), now: f64) {
        if self.open.is_none_or(|(open, _)| open != number) {
            self.open = Some((number, now));
            self.seat = Some(seat);
            self.taken = self.answer.take();
        }
    }

    /// Notes where the pointer is, and the choice that lies under it.
    fn lies(&mut self, under: Option<usize>, at: Option<Pos2>, now: f64) {
        let near = |at: Pos2| self.at.is_some_and(|last| last.distance(at) < NEAR);
        self.left |= !at.is_some_and(near);
        if self.under.map(|(choice, _)| choice) != under {
            self.under = under.map(|choice| (choice, now));
        }
    }

    /// Notes a click.
    fn click(&mut self, at: Pos2, now: f64) {
        let again = self.at.is_some_and(|last| last.distance(at) < NEAR);
        let open = self.open.filter(|_| again);
        let under = self.under.filter(|_| !self.left);
        self.again = open.map(|(_, since)| {
            let there = under.map_or(since, |(_, there)| there.max(since));
            now - there
        });
        self.at = Some(at);
        self.left = false;
    }
}

/// Notes the decision and the click of this frame.
pub(super) fn watch(ctx: &egui::Context, play: &mut GameUi) {
    let (clicked, at, now) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.any_click(), pointer.interact_pos(), input.time)
    });
    let seat = play.decision().map(|it| it.seat);
    let under = play.desk.pointed;
    let last = &mut play.desk.last_click;
    if let Some(seat) = seat {
        last.open((play.pending.number, seat), now);
    }
    last.lies(under, at, now);
    last.again = None;
    if let Some(at) = at.filter(|_| clicked) {
        last.click(at, now);
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const BUTTON: Pos2 = pos2(300.0, 500.0);

    fn choice(label: &'static str) -> Choice {
        Choice::new(Phrase::new(label))
    }

    fn end(label: &'static str) -> Choice {
        Choice {
            category: Some(Category::End),
            ..choice(label)
        }
    }

    /// Takes the first choice, and clicks a second time there and so many seconds after a new
    /// decision; says for each of these whether that takes nothing.
    fn second(at: Pos2, later: f64, first: &Choice, then: [&Choice; 2]) -> [bool; 2] {
        let mut last = LastClick::default();
        last.open((1, Seat::Party), 5.0);
        last.click(BUTTON, 6.0);
        assert!(!last.is_too_soon());
        last.took(first);
        last.open((2, Seat::Party), 10.0);
        last.click(at, 10.0 + later);
        then.map(|choice| last.is_stray(choice))
    }

    #[test]
    fn the_pointer_is_where_it_clicked_until_it_moves_away() {
        let mut last = LastClick::default();
        assert!(!last.is_where_it_clicked());
        last.click(BUTTON, 6.0);
        last.lies(None, Some(BUTTON), 6.1);
        assert!(last.is_where_it_clicked());
        last.lies(None, Some(BUTTON + egui::vec2(40.0, 0.0)), 6.2);
        last.lies(None, Some(BUTTON), 6.3);
        assert!(!last.is_where_it_clicked());
    }

    #[test]
    fn a_second_click_takes_nothing_else() {
        let [again, other] = ["counterattack", "spend-karma"].map(choice);
        assert_eq!(second(BUTTON, 0.1, &again, [&again, &other]), [false, true]);
    }

    #[test]
    fn a_click_later_or_elsewhere_is_meant() {
        let [again, other] = ["counterattack", "spend-karma"].map(choice);
        let meant = [false, false];
        assert_eq!(second(BUTTON, REST + 0.1, &again, [&again, &other]), meant);
        let aside = BUTTON + egui::vec2(40.0, 0.0);
        assert_eq!(second(aside, 0.1, &again, [&again, &other]), meant);
    }

    #[test]
    fn after_a_reaction_let_pass_the_end_of_a_turn_rests_longer() {
        let [pass, wait] = ["nobody", "wait"].map(end);
        let attack = choice("attack");
        let at = |later| second(BUTTON, later, &pass, [&wait, &attack]);
        assert_eq!(at(REST + 0.1), [true, false]);
        assert_eq!(at(REST_AT_ENDS + 0.1), [false, false]);
    }

    #[test]
    fn a_key_pressed_on_and_on_takes_nothing_else() {
        let mut last = LastClick::default();
        let [go_on, leave] = ["go-on", "leave"].map(end);
        last.open((1, Seat::Party), 5.0);
        assert!(last.hears_key(&go_on, 5.0 + REST));
        last.took(&go_on);
        last.open((2, Seat::Party), 6.0);
        let soon = 6.0 + REST / 2.0;
        assert!(last.hears_key(&go_on, soon));
        assert!(!last.hears_key(&leave, soon));
        assert!(last.hears_key(&leave, 6.0 + REST_AT_ENDS));
    }

    #[test]
    fn the_same_for_another_hero_is_another_choice() {
        let mut last = LastClick::default();
        let done = end("end-turn");
        last.open((1, Seat::Hero(0)), 5.0);
        last.took(&done);
        last.open((2, Seat::Hero(1)), 6.0);
        assert!(!last.hears_key(&done, 6.1));
        assert!(last.hears_key(&done, 6.0 + REST_AT_ENDS));
    }

    #[test]
    fn clicking_on_while_a_decision_lies_open_is_meant() {
        let mut last = LastClick::default();
        last.open((1, Seat::Party), 5.0);
        last.click(BUTTON, 6.0);
        last.open((1, Seat::Party), 6.1);
        last.click(BUTTON, 6.2);
        assert!(!last.is_stray(&choice("wait")));
    }

    #[test]
    fn what_comes_to_lie_under_the_pointer_takes_no_second_click() {
        let switch = choice("switch-weapon");
        let aside = BUTTON + egui::vec2(40.0, 0.0);
        let second = |later: f64, meanwhile: Pos2| {
            let mut last = LastClick::default();
            last.open((1, Seat::Party), 5.0);
            // A click on a card, which goes and leaves a choice of the same decision in its place.
            last.lies(None, Some(BUTTON), 6.0);
            last.click(BUTTON, 6.0);
            last.lies(None, Some(meanwhile), 6.05);
            for now in [6.1, 6.1 + later] {
                last.lies(Some(3), Some(BUTTON), now);
            }
            last.click(BUTTON, 6.1 + later);
            [last.is_stray(&switch), last.is_too_soon()]
        };
        assert_eq!(second(0.2, BUTTON), [true; 2]);
        assert_eq!(second(REST + 0.1, BUTTON), [false; 2]);
        // Who has pointed elsewhere in the meantime has seen what lies there now.
        assert_eq!(second(0.2, aside), [false; 2]);
    }
}
