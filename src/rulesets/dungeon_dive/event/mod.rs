//! Everything that can happen in Dungeon Dive. Events carry all that they change.

mod comings;
mod fighting;
mod magic;
mod setting;

use serde::Serialize;

pub use comings::Comings;
pub use fighting::{Fighting, Spends};
pub use magic::{Magic, Pays};
pub use setting::Setting;

use crate::{
    dice::Roll,
    game::{Outcome, Side},
};

#[derive(Clone, Debug, Serialize)]
pub enum Event {
    /// Who is there, and where.
    Setting(Setting),
    /// Turns, ways, attacks and wounds.
    Fighting(Fighting),
    /// Acts and spells, and what lasts.
    Magic(Magic),
    /// Who comes and goes, and by which ways.
    Comings(Comings),
    /// The end of the game.
    Ended { outcome: Outcome },
}

impl Event {
    /// Its dice, and the side that threw them.
    pub fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Event::Fighting(event) => event.roll(),
            Event::Magic(event) => event.roll(),
            Event::Setting(_) | Event::Comings(_) | Event::Ended { .. } => None,
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

part_of_event! { Setting Fighting Magic Comings }
