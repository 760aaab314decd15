//! The sound player's reasons for its choices.

use super::{
    bot,
    components::FighterId,
    step::{Act, Attack, Question, Way},
    venture::Venture,
    words::{Terms, say},
};
use crate::game::Message;

/// The reason for a choice of the sound player, in figures if there are any.
pub fn reason(venture: Venture<'_>, question: &Question, act: Act, amount: Option<i32>) -> Message {
    match question {
        Question::Hero(turn) => match act {
            Act::Strike { on } => swing(venture, turn.who, on, Way::Strike),
            Act::Shoot { on } => swing(venture, turn.who, on, Way::Shoot),
            Act::Throw { on } => swing(venture, turn.who, on, Way::Throw),
            _ => by_act(act),
        },
        Question::Dodge(attack) => match act {
            Act::Dodge { .. } => {
                let left = venture.left(venture.fighter(attack.on));
                say("hex-advice-dodge").on(attack.on).n(left)
            }
            _ => say("hex-advice-bear"),
        },
        Question::React { by, on, .. } => reaction(venture, *on, *by, act),
        Question::Zone { who, mover } => reaction(venture, *who, *mover, act),
        Question::First { .. } => match act {
            Act::Counter { .. } => say("hex-advice-first"),
            _ => by_act(act),
        },
        Question::Contest(_) => say("hex-advice-dice").n(amount.unwrap_or(1)),
        Question::Create { .. }
        | Question::Outfit
        | Question::Whom { .. }
        | Question::Entry
        | Question::Checker { .. }
        | Question::Shop
        | Question::Camp { .. }
        | Question::Next
        | Question::Karma(_)
        | Question::Grip { .. }
        | Question::Wish(_) => by_act(act),
    }
}

fn reaction(venture: Venture<'_>, who: FighterId, to: FighterId, act: Act) -> Message {
    match act {
        Act::Counter { way } => swing(venture, who, to, way),
        Act::Bear => say("hex-advice-bear"),
        _ => by_act(act),
    }
}

/// The reason for a choice that speaks for itself, whatever the question.
fn by_act(act: Act) -> Message {
    match act {
        Act::Move { .. } => say("hex-advice-move"),
        Act::Use { .. } => say("hex-advice-use"),
        Act::Option { .. } => say("hex-advice-option"),
        Act::Who { hero } => say("hex-advice-who").by(hero),
        Act::Tend { on, .. } | Act::Heal { on, .. } => say("hex-advice-heal").on(on),
        Act::OpenCamp => say("hex-advice-camp"),
        Act::OpenShop | Act::Buy { .. } => say("hex-advice-shop"),
        Act::Sleep => say("hex-advice-sleep"),
        Act::Next { .. } => say("hex-advice-next"),
        Act::Karma | Act::Wish => say("hex-advice-fate"),
        Act::LeaveCamp | Act::Done | Act::End => say("hex-advice-enough"),
        _ => say("hex-advice-as-good-as-any"),
    }
}

/// The chance to hit, in hundredths, and the expected damage of a hit.
fn swing(venture: Venture<'_>, by: FighterId, on: FighterId, way: Way) -> Message {
    let attack = Attack {
        by,
        on,
        way,
        first: false,
    };
    say("hex-advice-attack")
        .on(on)
        .n(bot::hit_chance(venture, &attack) / 10)
        .with("damage", bot::harm(venture, &attack) / 10)
}
