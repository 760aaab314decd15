use bevy_ecs::world::World;

use super::{Message, Offer, Ruleset};

/// The sound player: the bot `hero`, who also advises.
pub trait Player: Ruleset {
    /// A sound choice: which of the offer, with which number.
    fn bot(
        world: &World,
        question: &Self::Question,
        offer: &Offer<Self::Act>,
    ) -> (usize, Option<i32>);
    /// The reason for a choice of it.
    fn advice(
        world: &World,
        question: &Self::Question,
        act: Self::Act,
        amount: Option<i32>,
    ) -> Message;
}
