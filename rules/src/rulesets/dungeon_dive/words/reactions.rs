//! What a reaction answers, for the setting about reactions.

use super::{
    super::{
        components::FigureId,
        effects::reactions,
        outlook,
        play::Play,
        step::{Action, Cause, Question},
    },
    Terms, prompts, say,
};
use crate::game::{LegalActions, ReactionPrompt};

/// The reaction of a question that lets a hero answer something.
pub fn reaction(
    play: Play<'_>,
    question: &Question,
    offer: &LegalActions<Action>,
) -> Option<ReactionPrompt> {
    let Question::Reaction { who, cause } = question else {
        return None;
    };
    let to = reactions::causer(play, *cause)?;
    let pass = offer.place(Action::Done)?;
    let own = matches!(cause, Cause::AttackFailed(_));
    let rolled = matches!(
        cause,
        Cause::Hit(_) | Cause::Missed(_) | Cause::AttackFailed(_) | Cause::SaveFailed(_)
    );
    Some(ReactionPrompt {
        who: who.token(),
        to: Some(to.token()),
        own,
        facts: vec![prompts::cause(play, *cause), left(play, *who)],
        danger: outlook::danger(play, *who, *cause),
        pass,
        rolled,
    })
}

fn left(play: Play<'_>, who: FigureId) -> crate::game::Phrase {
    let body = play.figure(who).body();
    say("dive-fact-left")
        .on(who)
        .n(i32::from(body.points + body.temporary))
}
