//! The sound player’s reasons for its choices.

use super::{
    components::FigureId,
    content::Standard,
    event::{Reason, Weighed},
    play::Play,
    step::{Action, Question},
    tactics::{self, Head},
    words::say,
};
use crate::game::Phrase;

/// The reason for a choice of the sound player.
pub fn reason(play: Play<'_>, question: &Question, act: Action) -> Phrase {
    match (question, act) {
        (Question::Reaction { .. }, Action::Done) => say("dive-advice-keep-reaction"),
        (Question::Reaction { .. }, _) => say("dive-advice-react"),
        (_, Action::GetUp) => say("dive-advice-get-up"),
        (_, Action::PickUp(_)) => say("dive-advice-pick-up"),
        (_, Action::Wield { .. }) => say("dive-advice-wield"),
        (_, Action::Stabilise(_)) => say("dive-advice-stabilise"),
        (_, Action::Escape | Action::Shake(_) | Action::Wake(_)) => say("dive-advice-get-free"),
        (_, Action::Take(what)) => of_standard(what),
        (Question::OnTurn(who), Action::Done) => match is_spent(play, *who) {
            true => say("dive-advice-turn-over"),
            false => say("dive-advice-wait"),
        },
        (Question::OnTurn(who), _) => of_thought(play, *who),
        (Question::Aim(plan), Action::Target(_) | Action::At(_)) => of_thought(play, plan.by),
        (_, Action::Done) => say("dive-advice-enough"),
        _ => say("dive-advice-sound"),
    }
}

fn is_spent(play: Play<'_>, who: FigureId) -> bool {
    play.figure(who).turn().actions > 0
}

fn of_standard(what: Standard) -> Phrase {
    match what {
        Standard::Dash => say("dive-advice-dash"),
        Standard::Dodge => say("dive-advice-dodge"),
        Standard::Hide => say("dive-advice-hide"),
        Standard::Search => say("dive-advice-search"),
        _ => say("dive-advice-sound"),
    }
}

/// What speaks most for what somebody would do.
fn of_thought(play: Play<'_>, who: FigureId) -> Phrase {
    let head = Head::of(play.figure(who));
    let thought = tactics::choose(&head);
    let main = thought.and_then(|(it, _)| main_reason(&it.chosen));
    match main {
        Some(Reason::Damage) => say("dive-advice-damage"),
        Some(Reason::Drops) => say("dive-advice-drops"),
        Some(Reason::Harms) => say("dive-advice-harms"),
        Some(Reason::Helps) => say("dive-advice-helps"),
        Some(Reason::Cover | Reason::Unseen) => say("dive-advice-cover"),
        Some(Reason::Distance | Reason::Others | Reason::Height) => say("dive-advice-place"),
        Some(Reason::Together) => say("dive-advice-together"),
        _ => say("dive-advice-closer"),
    }
}

/// The part of a worth that counts most for it.
fn main_reason(weighed: &Weighed) -> Option<Reason> {
    let parts = weighed.parts.iter().filter(|(_, worth)| *worth > 0);
    let most = parts.max_by_key(|(why, worth)| (*worth, std::cmp::Reverse(*why)));
    most.map(|(why, _)| *why)
}
