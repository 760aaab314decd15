//! Everything that can happen in Card Grid. Events carry all that they change.

mod delving;
mod fighting;
mod making;

use serde::Serialize;

pub use delving::Delving;
pub use fighting::Fighting;
pub use making::Making;

use super::components::Phase;
use crate::{
    dice::Roll,
    game::{Outcome, Side},
    tables::TableRoll,
};

#[derive(Clone, Debug, Serialize)]
pub enum Event {
    /// A phase of the game begins.
    Phase { phase: Phase },
    /// Heroes, their cards and how these lie.
    Making(Making),
    /// Dungeons, and what is in them.
    Delving(Delving),
    /// Fights, and what cards do.
    Fighting(Fighting),
    /// The end of the game.
    Ended { outcome: Outcome },
}

impl Event {
    /// Its dice, and the side that threw them.
    pub fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Event::Delving(event) => event.roll(),
            Event::Fighting(event) => event.roll(),
            Event::Phase { .. } | Event::Making(_) | Event::Ended { .. } => None,
        }
    }

    /// The row of the table that came up.
    pub fn table_roll(&self) -> Option<TableRoll> {
        match self {
            Event::Delving(Delving::PurposeRolled { row, .. }) => *row,
            _ => None,
        }
    }
}

macro_rules! part_of_event {
    ($($part:ident)+) => {$(
        impl From<$part> for Event {
            fn from(event: $part) -> Self {
                Event::$part(event)
            }
        }
    )+};
}

part_of_event! { Making Delving Fighting }
