//! The sound player's reasons for its choices.

use super::{
    bot,
    components::FighterId,
    step::{Action, Attack, AttackMode, Question},
    tactics,
    venture::Venture,
    words::{Terms, say},
};
use crate::game::Phrase;

/// The reason for a choice of the sound player, in figures if there are any.
pub fn reason(
    venture: Venture<'_>,
    question: &Question,
    act: Action,
    amount: Option<i32>,
) -> Phrase {
    match question {
        Question::Hero(turn) => match act {
            Action::Strike { on } => swing(venture, turn.who, on, AttackMode::Strike),
            Action::Shoot { on } => swing(venture, turn.who, on, AttackMode::Shoot),
            Action::Throw { on } => swing(venture, turn.who, on, AttackMode::Throw),
            _ => by_act(act),
        },
        Question::Dodge(attack) => match act {
            Action::Dodge { .. } => {
                let left = venture.left(venture.fighter(attack.on));
                say("hex-advice-dodge").on(attack.on).n(left)
            }
            _ => say("hex-advice-bear"),
        },
        Question::React { by, on, .. } => reaction(venture, *on, *by, act),
        Question::Zone { who, mover } => reaction(venture, *who, *mover, act),
        Question::First { .. } => match act {
            Action::Counter { .. } => say("hex-advice-first"),
            _ => by_act(act),
        },
        Question::Contest(_) => say("hex-advice-dice").n(amount.unwrap_or(1)),
        Question::Next => match act {
            Action::Next { hero } => say(next(venture, hero)),
            _ => by_act(act),
        },
        Question::Create { .. }
        | Question::Outfit
        | Question::Whom { .. }
        | Question::Entry
        | Question::Checker { .. }
        | Question::Shop
        | Question::Camp { .. }
        | Question::Karma(_)
        | Question::KarmaContest { .. }
        | Question::Grip { .. }
        | Question::Wish(_) => by_act(act),
    }
}

fn reaction(venture: Venture<'_>, who: FighterId, to: FighterId, act: Action) -> Phrase {
    match act {
        Action::Counter { mode } => swing(venture, who, to, mode),
        Action::Bear => say("hex-advice-bear"),
        _ => by_act(act),
    }
}

/// The reason for a hero to be the next: whoever strikes from afar goes before the others.
fn next(venture: Venture<'_>, hero: FighterId) -> &'static str {
    if tactics::is_shooter(venture, venture.fighter(hero)) {
        "hex-advice-next"
    } else {
        "hex-advice-next-close"
    }
}

/// The reason for a choice that speaks for itself, whatever the question.
fn by_act(act: Action) -> Phrase {
    match act {
        Action::Move { .. } => say("hex-advice-move"),
        Action::Use { .. } => say("hex-advice-use"),
        Action::Option { .. } => say("hex-advice-option"),
        Action::Who { hero } => say("hex-advice-who").by(hero),
        Action::Tend { on, .. } | Action::Heal { on, .. } => say("hex-advice-heal").on(on),
        Action::OpenCamp => say("hex-advice-camp"),
        Action::OpenShop | Action::Buy { .. } => say("hex-advice-shop"),
        Action::Sleep => say("hex-advice-sleep"),
        Action::Karma | Action::Wish => say("hex-advice-fate"),
        Action::LeaveCamp | Action::Done | Action::End => say("hex-advice-enough"),
        _ => say("hex-advice-as-good-as-any"),
    }
}

/// The chance to hit, in hundredths, and the expected damage of a hit.
fn swing(venture: Venture<'_>, by: FighterId, on: FighterId, mode: AttackMode) -> Phrase {
    let attack = Attack {
        by,
        on,
        mode,
        first: false,
    };
    say("hex-advice-attack")
        .on(on)
        .n(bot::hit_chance(venture, &attack) / 10)
        .with("damage", bot::harm(venture, &attack) / 10)
}
