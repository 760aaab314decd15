//! Things the player has to be told: shown on a sheet in the middle of the table.

use std::{collections::VecDeque, fmt::Display, path::Path};

use bevy::prelude::*;

use crate::game::Message as Say;

/// Asks for a sheet with something to be told. Nothing is lost by it; play goes on when it is
/// put away.
#[derive(Message, Clone, Debug)]
pub struct Tell {
    /// The heading.
    pub title: Say,
    /// What happened, and what can be done about it.
    pub text: Say,
    /// Details in their own words, such as file names and what is wrong with each.
    pub details: Vec<String>,
}

impl Tell {
    /// A file that cannot be written.
    pub fn unwritable(file: &Path, error: &dyn Display) -> Tell {
        Tell {
            title: Say::new("notice-unwritable-title"),
            text: Say::new("notice-unwritable"),
            details: vec![format!("{}: {error}", file.display())],
        }
    }

    /// A file that cannot be read or made sense of, and of which a copy was put aside.
    pub fn put_aside(file: &Path, error: &dyn Display, copy: &Path) -> Tell {
        Tell {
            title: Say::new("notice-unreadable-title"),
            text: Say::new("notice-put-aside").with("copy", copy.display().to_string()),
            details: vec![format!("{}: {error}", file.display())],
        }
    }

    /// A file that cannot be read or made sense of.
    pub fn unreadable(file: &Path, error: &dyn Display) -> Tell {
        Tell {
            title: Say::new("notice-unreadable-title"),
            text: Say::new("notice-unreadable"),
            details: vec![format!("{}: {error}", file.display())],
        }
    }
}

/// What is still to be told, first one first.
#[derive(Resource, Default, Debug)]
pub struct Notices(
    /// The sheets.
    pub VecDeque<Tell>,
);

/// Something that went wrong before the window was there.
#[derive(Resource)]
pub(in crate::app) struct AtStart(pub(in crate::app) Tell);

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<Tell>()
        .init_resource::<Notices>()
        .add_systems(Update, collect);
    if let Some(AtStart(tell)) = app.world_mut().remove_resource::<AtStart>() {
        app.world_mut().write_message(tell);
    }
}

fn collect(mut told: MessageReader<Tell>, mut notices: ResMut<Notices>) {
    for tell in told.read() {
        warn!("{}: {}", tell.title.key, tell.details.join("; "));
        notices.0.push_back(tell.clone());
    }
}
