//! What is picked when a question comes up: the choice that the rules set beforehand, such as the hero
//! with the best chance. Any other can still be taken.

use super::GameUi;
use crate::game::Decision;

/// Turns to the question at hand, once it is another.
pub(super) fn turn(play: &mut GameUi) {
    let log = play.table.as_ref().map_or(0, |table| table.0.log_len());
    // In a lesson the note says what to do.
    if play.desk.turn_to(play.pending.number, log) && !play.desk.course.on {
        let decision = play.pending.decision.as_ref();
        play.desk.picked = decision.and_then(|it| of(it));
    }
}

/// The choice set beforehand, if there is one.
fn of(decision: &Decision) -> Option<usize> {
    decision.choices.iter().position(|choice| choice.preset)
}

/// True if a choice is picked only because it was set beforehand. Its odds stand on its line: a card
/// about it would be in the way before anybody has asked.
pub(super) fn goes_without_saying(play: &GameUi, decision: &Decision, choice: usize) -> bool {
    !play.desk.by_lamp && of(decision) == Some(choice)
}
