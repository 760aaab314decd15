//! The screens, one file each.

mod credits;
mod kept;
mod mapbook;
mod menu;
mod mods;
mod notices;
mod roster;
mod rulebook;
mod saves;
mod settings;
mod setup;
mod shelf;
mod statistics;
mod title;
mod unsaved;
mod workshop;

use bevy::prelude::*;

pub(in crate::ui) use mapbook::map_picture;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        shelf::plugin,
        setup::plugin,
        menu::plugin,
        rulebook::plugin,
        mods::plugin,
        settings::plugin,
        credits::plugin,
        saves::plugin,
        roster::plugin,
        statistics::plugin,
        mapbook::plugin,
        workshop::plugin,
        (notices::plugin, unsaved::plugin),
    ));
}
