//! The sound player: weighs what is in sight by a few plain rules.

mod average;
mod fights;
mod making;
mod taps;
mod ways;

use bevy_ecs::world::World;

use super::{
    CardGrid, advice,
    checks::Action as Throw,
    outlook::percent,
    play::Play,
    step::{Action, Question},
};
use crate::{
    dice::odds,
    game::{LegalActions, Phrase, Player},
};

impl Player for CardGrid {
    fn bot(
        world: &World,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> (usize, Option<i32>) {
        let play = Play::of(world);
        let worths = offer.choices.iter().enumerate();
        let worths = worths.map(|(place, it)| (weigh(play, question, it.act), place));
        // Of equals the first.
        let best = worths.max_by(|(a, one), (b, other)| a.cmp(b).then(other.cmp(one)));
        (best.map_or(0, |(_, place)| place), None)
    }

    /// Cards of new heroes, and what points are spent on: so that each card has its turn.
    fn story_options(question: &Question, offer: &LegalActions<Action>) -> Vec<usize> {
        let makes = matches!(
            question,
            Question::Race(_)
                | Question::FirstCard(_)
                | Question::FirstAttack(_)
                | Question::FirstDefence { .. }
                | Question::FirstGear(_)
                | Question::Buy(_)
        );
        let takes = offer.choices.iter().enumerate();
        let takes = takes.filter(|(_, it)| makes && matches!(it.act, Action::Take(_)));
        takes.map(|(place, _)| place).collect()
    }

    fn by_average(
        world: &World,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> Option<usize> {
        average::choice(Play::of(world), question, offer)
    }

    fn advice(world: &World, question: &Question, act: Action, _amount: Option<i32>) -> Phrase {
        advice::reason(Play::of(world), question, act)
    }
}

/// The worth of a choice, in hundredths of a point of a die.
fn weigh(play: Play<'_>, question: &Question, act: Action) -> i64 {
    match question {
        Question::Race(_) | Question::FirstCard(_) | Question::FirstAttack(_) => {
            making::first(play, question, act)
        }
        Question::FirstDefence { .. } | Question::FirstGear(_) => 0,
        Question::Buy(seat) => making::spend(play, *seat, act),
        Question::Lay(_) | Question::Bring(_) => i64::from(act == Action::Enough),
        Question::Entrance => 0,
        Question::InRoom => ways::explored(play, act),
        Question::Obstacle(nth) => ways::obstacle(play, *nth, act),
        Question::Taker => ways::shared(play, act),
        Question::Act(who) => fights::acted(play, *who, act),
        Question::Dash { who, .. } => match act {
            Action::Step(to) => -fights::nearest(play, to, *who),
            _ => -fights::nearest_now(play, *who),
        },
        Question::Fall(hit) => fights::falls(play, *hit, act),
        Question::Pay(hit) => fights::paid(play, *hit, act),
        Question::Failed { roll, short } => fights::failed(play, *roll, *short, act),
    }
}

/// The mean margin, in hundredths.
fn mean(throw: &Throw) -> i64 {
    let odds = odds(throw);
    let sum: f64 = odds
        .rows()
        .map(|(margin, chance)| f64::from(*margin) * chance.to_f64())
        .sum();
    (sum * 100.0).round() as i64
}
