//! The sound player's reasons for its choices.

use super::{
    play::Play,
    step::{Action, Question},
    words::{Terms, say},
};
use crate::game::Phrase;

/// The reason for a choice of the sound player.
pub fn reason(play: Play<'_>, question: &Question, act: Action) -> Phrase {
    let met = play.state().quest.met;
    match (question, act) {
        (Question::Race(_) | Question::FirstCard(_), _) => say("grid-advice-first-card"),
        (Question::FirstAttack(_), _) => say("grid-advice-first-attack"),
        (Question::Buy(_), Action::Take(_)) => say("grid-advice-spend"),
        (Question::Lay(_), _) => say("grid-advice-arranged"),
        (Question::InRoom, Action::GoOut | Action::WalkOut) if met => say("grid-advice-home"),
        (Question::InRoom, Action::GoOut | Action::WalkOut) => say("grid-advice-turn-back"),
        (Question::InRoom, Action::Go(_) | Action::Creep(_)) if met => say("grid-advice-way-out"),
        (Question::InRoom, Action::Creep(_)) => say("grid-advice-creep"),
        (Question::InRoom, Action::Go(_)) => say("grid-advice-go"),
        (_, Action::Look(_)) => say("grid-advice-look"),
        (_, Action::Way { by, .. }) => say("grid-advice-way").by(by),
        (_, Action::Mend { on, .. }) => say("grid-advice-mend").on(on),
        (_, Action::Bear(who)) => say("grid-advice-bear").by(who),
        (_, Action::Attack { on, .. }) => say("grid-advice-attack").on(on),
        (_, Action::Step(_)) => say("grid-advice-step"),
        (_, Action::Guard(on)) => say("grid-advice-guard").on(on),
        (_, Action::Retreat) => say("grid-advice-retreat"),
        (_, Action::Fall(_)) => say("grid-advice-fall"),
        (_, Action::Pay(_)) => say("grid-advice-pay"),
        (Question::Pay(_) | Question::Failed { .. }, Action::Tap { .. }) => {
            say("grid-advice-react")
        }
        (_, Action::Tap { .. }) => say("grid-advice-tap"),
        _ => say("grid-advice-as-good-as-any"),
    }
}
