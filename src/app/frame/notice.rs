//! Notices to the player, shown on a sheet in the middle of the table.

use std::{collections::VecDeque, fmt::Display, path::Path};

use bevy::prelude::*;

use crate::game::Phrase;

/// Shows a notice to the player. Nothing is lost by it; play continues once it is dismissed.
#[derive(Message, Clone, Debug)]
pub struct Notice {
    pub title: Phrase,
    /// What happened, and how to deal with it.
    pub text: Phrase,
    /// Verbatim details, such as file names with the problem in each.
    pub details: Vec<String>,
}

impl Notice {
    /// A file that cannot be written.
    pub fn unwritable(file: &Path, error: &dyn Display) -> Notice {
        Notice {
            title: Phrase::new("notice-unwritable-title"),
            text: Phrase::new("notice-unwritable"),
            details: vec![format!("{}: {error}", file.display())],
        }
    }

    /// A file that cannot be read or parsed, and of which a backup was made.
    pub fn put_aside(file: &Path, error: &dyn Display, copy: &Path) -> Notice {
        Notice {
            title: Phrase::new("notice-unreadable-title"),
            text: Phrase::new("notice-put-aside").with("copy", copy.display().to_string()),
            details: vec![format!("{}: {error}", file.display())],
        }
    }

    /// A file that cannot be read or parsed.
    pub fn unreadable(file: &Path, error: &dyn Display) -> Notice {
        Notice {
            title: Phrase::new("notice-unreadable-title"),
            text: Phrase::new("notice-unreadable"),
            details: vec![format!("{}: {error}", file.display())],
        }
    }
}

/// One line that answers a key, shown for a moment.
#[derive(Message, Clone, Debug)]
pub struct Told(pub Phrase);

/// Notices waiting to be shown, oldest first.
#[derive(Resource, Default, Debug)]
pub struct Notices(pub VecDeque<Notice>);

/// A problem that occurred before the window existed.
#[derive(Resource)]
pub(in crate::app) struct AtStart(pub(in crate::app) Notice);

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_message::<Told>()
        .init_resource::<Notices>()
        .add_systems(Update, collect);
    if let Some(AtStart(tell)) = app.world_mut().remove_resource::<AtStart>() {
        app.world_mut().write_message(tell);
    }
}

fn collect(mut told: MessageReader<Notice>, mut notices: ResMut<Notices>) {
    for tell in told.read() {
        warn!("{}: {}", tell.title.key, tell.details.join("; "));
        notices.0.push_back(tell.clone());
    }
}
