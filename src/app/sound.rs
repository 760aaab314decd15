//! Sounds by name.

use bevy::prelude::*;

/// Asks for a sound by its name in the sound index; an unknown one is silent.
#[derive(Message, Clone, Debug)]
pub struct PlaySound(
    /// The name.
    pub String,
);

impl PlaySound {
    /// The sound of that name.
    pub fn new(name: impl Into<String>) -> Self {
        PlaySound(name.into())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>();
}
