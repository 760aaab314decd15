//! The table in pictures: the board with its tokens, and how everything on it moves.
// Systems name everything they need as arguments, and queries say what they want.
#![allow(clippy::too_many_arguments, clippy::type_complexity)]

pub mod art;
mod battle;
mod board;
pub mod board_tiles;
pub mod camera;
mod cues;
mod drawings;
mod driver;
pub mod effects;
mod fallen;
mod framing;
mod ground;
mod intent;
pub mod lay;
mod mipmaps;
mod moonlight;
mod near;
pub mod night;
mod passing;
pub mod playhead;
mod reading;
mod sides;
pub mod small_map;
mod stark;
mod surface;
pub mod timeline;
pub mod tokens;

pub use driver::{Pending, PlayerCommand};
pub use intent::others_join;

use std::time::Duration;

use bevy::prelude::*;

/// Adds everything that draws the table below the panels.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        bevy_ecs_tilemap::TilemapPlugin,
        art::plugin,
        camera::plugin,
        playhead::plugin,
        effects::plugin,
        driver::plugin,
        timeline::plugin,
        ground::plugin,
        board::plugin,
        battle::plugin,
        tokens::plugin,
    ));
}

/// The time since the last frame. A long one was a rest in which nothing was drawn; it is cut short
/// so that new effects are not over at once.
fn frame(time: &Time) -> Duration {
    let passed = time.delta();
    if passed > Duration::from_millis(300) {
        Duration::from_millis(16)
    } else {
        passed
    }
}
