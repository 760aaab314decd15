//! Steps of an agenda that come from a file: whoever they name is there.

use super::{
    components::{FighterId, Phase},
    step::{Question, Task, Trial},
    venture::Venture,
};
use crate::game::{Number, Step, each_number};

/// Checks that a step fits the world.
///
/// # Errors
/// The reason it does not.
pub fn check(venture: Venture<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    each_number(step, |number| named(venture, number))?;
    let hero = match step {
        Step::Do(Task::Create { hero, stage }) | Step::Ask(Question::Create { hero, stage }) => {
            Some(*hero).filter(|_| *stage <= 2)
        }
        Step::Ask(Question::Wish(hero)) => Some(*hero),
        Step::Ask(Question::Karma(trial)) => Some(trial.by()),
        Step::Ask(Question::KarmaContest { hero, .. }) => Some(*hero),
        _ => return on_a_board(venture, step),
    };
    match hero {
        Some(hero) if hero.is_hero() => Ok(()),
        _ => Err(format!("{step:?} is about no hero")),
    }
}

/// Checks that a fighter is there.
fn named(venture: Venture<'_>, number: Number) -> Result<(), String> {
    let id = match number.of {
        "FighterId" => u16::try_from(number.value).map(FighterId),
        _ => return Ok(()),
    };
    match id.ok().and_then(|id| venture.get(id)) {
        Some(_) => Ok(()),
        None => Err(format!("fighter {} is not here", number.value)),
    }
}

/// Checks that steps of a fight find one.
fn on_a_board(venture: Venture<'_>, step: &Step<Task, Question>) -> Result<(), String> {
    let of_a_fight = match step {
        Step::Do(task) => match task {
            Task::Round
            | Task::Heroes
            | Task::Foes
            | Task::Next
            | Task::Hero(_)
            | Task::Foe(_)
            | Task::FoeActs { .. }
            | Task::EndTurn { .. }
            | Task::Walk { .. }
            | Task::Zone { .. }
            | Task::Attack(_)
            | Task::Dodge(_)
            | Task::Damage(_)
            | Task::React { .. }
            | Task::First { .. }
            | Task::Tackle { .. }
            | Task::Grip { .. }
            | Task::FightEnd => true,
            Task::Roll(trial) | Task::Settle { trial, .. } => {
                matches!(
                    trial,
                    Trial::Hit(_) | Trial::Dodge { .. } | Trial::Rally { .. }
                )
            }
            _ => false,
        },
        Step::Ask(question) => matches!(
            question,
            Question::Next
                | Question::Hero(_)
                | Question::Zone { .. }
                | Question::Dodge(_)
                | Question::React { .. }
                | Question::First { .. }
                | Question::Grip { .. }
        ),
    };
    if !of_a_fight || venture.state().phase == Phase::Fight && venture.board().is_some() {
        Ok(())
    } else {
        Err(format!("{step:?} has no board"))
    }
}
