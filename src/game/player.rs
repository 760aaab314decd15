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
        world: &World,
        question: &Self::Question,
        act: Self::Act,
        amount: Option<i32>,
    ) -> Message;
}
