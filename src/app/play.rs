//! The game on the table.

use bevy::prelude::*;

use super::AppState;
use crate::game::{SetupValues, Table};

/// The game being played; there while the state is [`AppState::Table`].
#[derive(Resource)]
pub struct CurrentTable(
    /// The game.
    pub Box<dyn Table>,
);

/// Asks for a new game.
#[derive(Message, Clone, Debug)]
pub struct StartGame {
    /// The ruleset's id.
    pub game: String,
    /// The filled form.
    pub values: SetupValues,
    /// The seed; `None` draws one.
    pub seed: Option<u64>,
    /// Whether the player rolls own dice and types them in.
    pub own_dice: bool,
    /// Whether the bot plays the heroes.
    pub bot: bool,
}

/// Who plays which seats of the game on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct Seats {
    /// Heroes (by seating order) that the bot plays.
    pub bot_heroes: Vec<u8>,
    /// Whether a person decides for the monsters where the book leaves them a choice.
    pub person_for_monsters: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartGame>()
        .init_resource::<Seats>()
        .add_systems(OnExit(AppState::Table), |mut commands: Commands| {
            commands.remove_resource::<CurrentTable>();
        });
}
