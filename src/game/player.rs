use bevy_ecs::world::World;

use super::{Message, Offer, Ruleset};

/// The sound player: the bot `hero`, which also advises.
pub trait Player: Ruleset {
    /// A sound choice: its index in the offer, and its number.
    fn bot(
        world: &World,
        question: &Self::Question,
        offer: &Offer<Self::Act>,
    ) -> (usize, Option<i32>);
    /// The reason for one of its choices.
    fn advice(
        _world: &World,
        _question: &Self::Question,
        _act: Self::Act,
        _amount: Option<i32>,
    ) -> Message {
        Message::new("advice-sound")
    }
}
