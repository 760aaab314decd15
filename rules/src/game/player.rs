use bevy_ecs::world::World;

use super::{LegalActions, Phrase, Ruleset};

/// The sound player: the bot `hero`, which also advises.
pub trait Player: Ruleset {
    /// A sound choice: its index in the offer, and its number.
    fn bot(
        world: &World,
        question: &Self::Question,
        offer: &LegalActions<Self::Action>,
    ) -> (usize, Option<i32>);
    /// The choices that lead on in a story, or make heroes of cards, by their indices in the offer.
    /// The bot `wanderer` takes any of them where the sound player would take one.
    fn story_options(
        _question: &Self::Question,
        _offer: &LegalActions<Self::Action>,
    ) -> Vec<usize> {
        Vec::new()
    }
    /// The choice that comes to the most on average, as dice and bonuses add up, by its index in the
    /// offer; none where nothing has an average. The bot `average` takes it without a thought for
    /// anything else.
    fn by_average(
        _world: &World,
        _question: &Self::Question,
        _offer: &LegalActions<Self::Action>,
    ) -> Option<usize> {
        None
    }
    /// The choice of whoever only walks up and strikes, by its index in the offer; none where there is
    /// nothing to strike at. The bot `walk_up` shows what everything else is worth.
    fn walks_up(
        _world: &World,
        _question: &Self::Question,
        _offer: &LegalActions<Self::Action>,
    ) -> Option<usize> {
        None
    }
    /// The reason for one of its choices.
    fn advice(
        _world: &World,
        _question: &Self::Question,
        _act: Self::Action,
        _amount: Option<i32>,
    ) -> Phrase {
        Phrase::new("advice-sound")
    }
}
