//! The presentation of the game.

use bevy_ecs::world::World;

use super::{by_hand, choices, log, names, others, prompts, reactions};
use crate::{
    dice::Request,
    game::{
        Choice, Cue, Headline, Intent, LegalActions, LineOfSight, Logged, Narration, OddsView,
        Offered, Phrase, Present, ReactionPrompt, RuleId, Scene, StepOf,
    },
    grid::Cell,
    rulesets::dungeon_dive::{
        DungeonDive, cues,
        event::Event,
        outlook,
        play::Play,
        scene,
        setup::Setup,
        step::{Action, Question},
    },
};

impl Present for DungeonDive {
    fn prompt(world: &World, question: &Question) -> Phrase {
        prompts::prompt(Play::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Action>) -> Choice {
        choices::describe(Play::of(world), question, offered.act)
    }

    fn why_refused(world: &World, asked: &Question, refused: (Action, RuleId)) -> Option<Phrase> {
        others::why_refused(Play::of(world), asked, refused)
    }

    fn odds(world: &World, question: &Question, act: Action, _amount: i32) -> Option<OddsView> {
        outlook::of_choice(Play::of(world), question, act)
    }

    fn rolls(
        world: &World,
        _setup: &Setup,
        step: &StepOf<DungeonDive>,
        _wanted: (&Request, usize),
    ) -> Option<Phrase> {
        by_hand::of(Play::of(world), step)
    }

    fn reaction(
        world: &World,
        _setup: &Setup,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> Option<ReactionPrompt> {
        reactions::reaction(Play::of(world), question, offer)
    }

    fn area(world: &World, question: &Question, act: Action) -> Vec<Cell> {
        outlook::area(Play::of(world), question, act)
    }

    fn line_of_sight(world: &World, _who: u32, from: Cell, to: Cell) -> Option<LineOfSight> {
        outlook::line_of_sight(Play::of(world), from, to)
    }

    fn movement_range(world: &World, who: u32) -> Vec<Cell> {
        outlook::movement_range(Play::of(world), who)
    }

    fn threats(world: &World, who: u32) -> Vec<(u32, Headline)> {
        outlook::threats(Play::of(world), who)
    }

    fn intents(world: &World, _setup: &Setup) -> Vec<Intent> {
        outlook::intents(Play::of(world))
    }

    fn approach(world: &World, question: &Question, on: u32) -> Option<(Action, Action)> {
        outlook::approach(Play::of(world), question, on)
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        log::narrate(Play::of(world), event)
    }

    fn narrate_at(world: &World, log: &[Logged<Event>], at: usize) -> Narration {
        log::narrate_at(Play::of(world), log, at)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(world, event)
    }

    fn scene(world: &World) -> Scene {
        scene::of(Play::of(world))
    }

    fn name(world: &World, combatant: u32) -> Phrase {
        names::name(Play::of(world), combatant)
    }

    fn mention(world: &World, combatant: u32) -> Phrase {
        names::mention(Play::of(world), combatant)
    }

    fn summary(world: &World) -> Phrase {
        scene::summary(Play::of(world))
    }
}
