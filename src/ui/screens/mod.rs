//! One file a screen.

mod title;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(title::plugin);
}
