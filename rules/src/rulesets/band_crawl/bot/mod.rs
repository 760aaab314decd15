//! The sound player: weighs what is in sight by a few plain rules.

mod fights;
mod home;
mod making;
mod ways;

use bevy_ecs::world::World;

use super::{
    BandCrawl, advice,
    band::Band,
    components::React,
    step::{Action, Question},
};
use crate::game::{LegalActions, Phrase, Player};

impl Player for BandCrawl {
    fn bot(
        world: &World,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> (usize, Option<i32>) {
        let band = Band::of(world);
        let weigh = weigh(band, question, offer);
        let choices = offer.choices.iter().enumerate();
        let worths = choices.map(|(place, it)| (weigh(it.act), place));
        // Of equals the first.
        let best = worths.max_by_key(|(worth, place)| (*worth, std::cmp::Reverse(*place)));
        let place = best.map_or(0, |(_, place)| place);
        let amount = offer.choices.get(place).and_then(|it| it.amount);
        (place, amount.map(|(least, _)| least))
    }

    fn advice(world: &World, question: &Question, act: Action, _amount: Option<i32>) -> Phrase {
        advice::reason(Band::of(world), question, act)
    }
}

/// The worth of each choice of a question; what they are weighed by is looked up once.
fn weigh<'w>(
    band: Band<'w>,
    question: &'w Question,
    offer: &'w LegalActions<Action>,
) -> Box<dyn Fn(Action) -> i32 + 'w> {
    match question {
        Question::StarRace(_) | Question::StarRow { .. } => {
            Box::new(move |act| making::star(band, question, act))
        }
        Question::Arms { who, row } => Box::new(move |act| making::arms(band, *who, *row, act)),
        Question::Kit(who) => Box::new(move |act| making::kit(band, *who, act)),
        Question::Recruit => Box::new(move |act| making::recruit(band, act)),
        Question::Group(tile) => {
            let plan = ways::Plan::of(band, *tile);
            Box::new(move |act| plan.weigh(act))
        }
        Question::SecretSide(_) => Box::new(|_| 0),
        Question::EnterSecret { first, .. } => {
            Box::new(move |act| ways::enter(band, first.len(), act))
        }
        Question::Cross { .. } | Question::Climb(_) => Box::new(move |act| ways::cross(band, act)),
        Question::Rivals(tile) => Box::new(move |act| ways::rivals(band, *tile, act)),
        Question::Join(_) => Box::new(|act| i32::from(matches!(act, Action::TakeIn(_)))),
        Question::Spoils(_) => Box::new(|act| match act {
            Action::KillAll => 2,
            Action::Kill(_) => 1,
            _ => 0,
        }),
        Question::HandOut { .. } => Box::new(move |act| home::bear(band, act)),
        Question::Trade(tile) | Question::HandTo { tile, .. } => {
            Box::new(move |act| home::hand_over(band, *tile, act))
        }
        Question::Drink(side) => Box::new(move |act| fights::drink(band, *side, act)),
        Question::Act { who, moved } => {
            let view = fights::View::of(band, *who);
            Box::new(move |act| view.act(*moved, act))
        }
        Question::Shoot { who, .. } => {
            let view = fights::View::of(band, *who);
            Box::new(move |act| view.shoot(act))
        }
        Question::Cast { who, .. } => {
            let view = fights::View::of(band, *who);
            Box::new(move |act| view.cast(act))
        }
        Question::Aim(_) => Box::new(move |act| fights::aim(band, act)),
        Question::Spare(_) => Box::new(move |act| fights::spare(band, act)),
        Question::FreeWill(_) => Box::new(|act| i32::from(act == Action::React(React::CarryOn))),
        Question::NextAttacker(on) => Box::new(move |act| fights::next(band, *on, act)),
        Question::RunTo { .. } => Box::new(move |act| ways::run_to(band, act)),
        Question::DropFind { who, .. } => Box::new(move |act| home::drop(band, *who, act)),
        Question::LastRound(_) => Box::new(move |act| fights::last(band, act)),
        // Whoever is offered to run for good has got away so far.
        Question::RunOn(_) => Box::new(|act| i32::from(act != Action::React(React::Flee))),
        Question::PickFind(_) => Box::new(|_| 0),
        Question::Between => Box::new(move |act| home::between(band, offer, act)),
    }
}
