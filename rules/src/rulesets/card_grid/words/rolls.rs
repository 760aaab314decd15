//! The dice that somebody rolls by hand, in words: whose they are, against whom, and what they need.

use super::{
    super::{
        CardGrid, attack,
        checks::Action as Throw,
        play::Play,
        step::{Roll, Task},
        tactics,
    },
    Terms,
    delving::way_name,
    say,
};
use crate::game::{Phrase, Step, StepOf};

/// The roll that a step asks for.
pub(super) fn of(play: Play<'_>, step: &StepOf<CardGrid>) -> Option<Phrase> {
    match step {
        Step::Do(Task::Roll(roll)) => hero_rolls(play, *roll),
        Step::Do(Task::Strike { by, on }) => {
            let (foe, hero) = (play.get(*by)?.foe()?, play.get(*on)?.hero()?);
            let throw = tactics::strike_check(foe, hero);
            Some(thrown(say("grid-roll-struck").by(*by).on(*on), &throw))
        }
        _ => None,
    }
}

fn hero_rolls(play: Play<'_>, roll: Roll) -> Option<Phrase> {
    let told = match roll {
        Roll::Blow(blow) => {
            let card = play.hero(blow.by).attack_ix(blow.card)?;
            let card = Phrase::new(play.book()[card].name);
            say("grid-roll-attack").on(blow.on).with("card", card)
        }
        Roll::Mend { by, on, .. } if by == on => say("grid-roll-mend-own"),
        Roll::Mend { on, .. } => say("grid-roll-mend").on(on),
        Roll::Way { obstacle, way, .. } => {
            let placed = play.room()?.obstacles.get(usize::from(obstacle))?;
            let way = way_name(play.book(), placed.obstacle, way);
            say("grid-roll-way").with("way", way)
        }
    };
    let throw = attack::check_of(play, roll)?;
    Some(thrown(told.by(roll.by()), &throw))
}

/// The dice with their bonus, and the number to beat.
fn thrown(told: Phrase, throw: &Throw) -> Phrase {
    told.with("dice", throw.dice().to_string())
        .n(throw.difficulty)
}
