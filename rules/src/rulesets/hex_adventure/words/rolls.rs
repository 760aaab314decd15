//! The dice that somebody rolls by hand, in words: whose they are, against whom, and what they need.

use super::{
    super::{
        HexAdventure,
        components::FighterId,
        mending,
        step::{Aim, Attack, Contest, Question, Rival, Task, Trial, Using},
        trials,
        venture::Venture,
    },
    Terms, attribute, means, rival, say,
};
use crate::game::{Phrase, Step, StepOf};

/// The roll that a step asks for after so many dice.
pub(super) fn of(
    venture: Venture<'_>,
    step: &StepOf<HexAdventure>,
    so_far: usize,
) -> Option<Phrase> {
    match step {
        Step::Do(Task::Roll(trial)) => check(venture, trial),
        Step::Do(Task::Damage(attack)) => damage(venture, attack),
        Step::Do(Task::Settle {
            trial: Trial::Use(using),
            ..
        }) => Some(aimed(
            venture,
            using,
            ["hex-roll-works", "hex-roll-works-on"],
        )),
        Step::Do(Task::Settle {
            trial: Trial::Tend { by, on },
            ..
        }) => {
            let dice = mending::tending_dice(venture, *by)?.to_string();
            let told = tended((*by, *on), ["hex-roll-tended-own", "hex-roll-tended"]);
            Some(told.with("dice", dice))
        }
        Step::Do(Task::Contest(contest)) | Step::Ask(Question::Contest(contest)) => {
            Some(contested(venture, contest, so_far))
        }
        _ => None,
    }
}

/// A check, with its dice and the number to roll.
fn check(venture: Venture<'_>, trial: &Trial) -> Option<Phrase> {
    let told = match trial {
        Trial::Hit(attack) => say("hex-roll-hit").on(attack.on),
        Trial::Dodge { attack, .. } => say("hex-roll-dodge").on(attack.by),
        Trial::Use(using) => aimed(venture, using, ["hex-roll-use", "hex-roll-use-on"]),
        Trial::Rally { on, .. } => say("hex-roll-rally").on(*on),
        Trial::Tend { by, on } => tended((*by, *on), ["hex-roll-tend-own", "hex-roll-tend"]),
        Trial::Option { .. } | Trial::First { .. } | Trial::Forage { .. } => say("hex-roll-check"),
    };
    let check = trials::check_of(venture, trial)?;
    let told = match trial {
        Trial::Use(_) | Trial::Tend { .. } => told,
        _ => told.by(trial.by()),
    };
    let told = told.with("dice", check.dice().to_string());
    Some(told.n(check.value.total))
}

/// Whose wounds somebody tends.
fn tended((by, on): (FighterId, FighterId), [own, other]: [&'static str; 2]) -> Phrase {
    match by == on {
        true => say(own).by(by),
        false => say(other).by(by).on(on),
    }
}

/// What is used, by whom, and on whom if it is aimed at anybody else.
fn aimed(venture: Venture<'_>, using: &Using, [own, other]: [&'static str; 2]) -> Phrase {
    let told = match using.aim {
        Aim::At(on) if on != using.by => say(other).on(on),
        _ => say(own),
    };
    told.by(using.by).with("what", means(venture, using.means))
}

/// The damage of an attack that has hit.
fn damage(venture: Venture<'_>, attack: &Attack) -> Option<Phrase> {
    let held = venture.in_hand(venture.fighter(attack.by))?;
    let dice = venture.blow(attack, held.weapon, attack.on)?.dice;
    let told = say("hex-roll-damage").by(attack.by).on(attack.on);
    Some(told.with("dice", dice.to_string()))
}

/// A contest, in which whoever began it rolls first.
fn contested(venture: Venture<'_>, contest: &Contest, so_far: usize) -> Phrase {
    let first = so_far < usize::from(contest.named.unwrap_or(1));
    let told = say("hex-roll-contest");
    let told = match contest.rival {
        Rival::Fighter(on) if first => told.by(contest.by).on(on),
        Rival::Fighter(on) => told.by(on).on(contest.by),
        Rival::Value(_) => {
            let against = rival(venture, contest);
            match first {
                true => told.by(contest.by).with("on", against),
                // These are the dice of nobody on the board.
                false => say("hex-roll-rival").on(contest.by).with("who", against),
            }
        }
    };
    told.with("attribute", attribute(contest.attribute))
}
