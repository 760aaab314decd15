//! Why the sound player would choose what it chooses.

use super::{
    bot,
    components::FighterId,
    step::{Act, Attack, Step, Way},
    venture::Venture,
    words::{Terms, say},
};
use crate::game::Message;

/// The reason for a choice of the sound player, in figures where there are any.
pub fn reason(venture: Venture<'_>, step: &Step, act: Act, amount: Option<i32>) -> Message {
    match (step, act) {
        (Step::Hero(turn), Act::Strike { on }) => swing(venture, turn.who, on, Way::Strike),
        (Step::Hero(turn), Act::Shoot { on }) => swing(venture, turn.who, on, Way::Shoot),
        (Step::Hero(turn), Act::Throw { on }) => swing(venture, turn.who, on, Way::Throw),
        (Step::React { by, on, .. }, Act::Counter { way }) => swing(venture, *on, *by, way),
        (Step::Zone { who, mover }, Act::Counter { way }) => swing(venture, *who, *mover, way),
        (Step::First { .. }, Act::Counter { .. }) => say("hex-advice-first"),
        (Step::Dodge(attack), Act::Dodge { .. }) => {
            let left = venture.left(venture.fighter(attack.on));
            say("hex-advice-dodge").on(attack.on).n(left)
        }
        (Step::Dodge(_) | Step::React { .. } | Step::Zone { .. }, Act::Bear) => {
            say("hex-advice-bear")
        }
        (_, Act::Dice) => say("hex-advice-dice").n(amount.unwrap_or(1)),
        (_, Act::Move { .. }) => say("hex-advice-move"),
        (_, Act::Use { .. }) => say("hex-advice-use"),
        (_, Act::Option { .. }) => say("hex-advice-option"),
        (_, Act::Who { hero }) => say("hex-advice-who").by(hero),
        (_, Act::Tend { on, .. } | Act::Heal { on, .. }) => say("hex-advice-heal").on(on),
        (_, Act::OpenCamp) => say("hex-advice-camp"),
        (_, Act::OpenShop | Act::Buy { .. }) => say("hex-advice-shop"),
        (_, Act::Sleep) => say("hex-advice-sleep"),
        (_, Act::Next { .. }) => say("hex-advice-next"),
        (_, Act::Karma | Act::Wish) => say("hex-advice-fate"),
        (_, Act::LeaveCamp | Act::Done | Act::End) => say("hex-advice-enough"),
        _ => say("hex-advice-as-good-as-any"),
    }
}

/// The chance to hit, in hundredths, and the damage to expect of a hit.
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
