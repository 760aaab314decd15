//! The sound player: weighs what foes weigh, by tables of its own, and keeps back what does not come
//! back.

mod dives;
mod fights;
mod walks;

use bevy_ecs::world::World;

use super::{
    DungeonDive, advice,
    play::Play,
    step::{Action, Question},
};
use crate::game::{LegalActions, Phrase, Player};

impl Player for DungeonDive {
    fn bot(
        world: &World,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> (usize, Option<i32>) {
        let act = chosen(Play::of(world), question, offer);
        (act.and_then(|it| place_of(offer, it)).unwrap_or(0), None)
    }

    fn walks_up(world: &World, question: &Question, offer: &LegalActions<Action>) -> Option<usize> {
        let act = walks::chosen(Play::of(world), question, offer)?;
        place_of(offer, act)
    }

    fn advice(world: &World, question: &Question, act: Action, _amount: Option<i32>) -> Phrase {
        advice::reason(Play::of(world), question, act)
    }
}

fn place_of(offer: &LegalActions<Action>, act: Action) -> Option<usize> {
    offer.choices.iter().position(|it| it.act == act)
}

/// What the sound player chooses.
fn chosen(play: Play<'_>, question: &Question, offer: &LegalActions<Action>) -> Option<Action> {
    match question {
        Question::OnTurn(who) => fights::on_turn(play, *who, offer),
        Question::Aim(plan) => fights::aims(play, plan, offer),
        Question::Reaction { who, cause } => fights::reacts(play, *who, *cause, offer),
        Question::Again { run, .. } => fights::again(play, *run, offer),
        Question::OneOf(run) => Some(fights::one_of(play, *run)),
        Question::Whither { run, feet, hops } => fights::whither(play, *run, *feet, *hops),
        Question::ZoneTo { who, zone } => fights::zone_to(play, *who, *zone, offer),
        Question::OnDive(asked) => dives::chosen(play, *asked, offer),
        Question::OfHero => dives::of_hero(offer),
        Question::InTown(_) => dives::in_town(offer),
    }
}
