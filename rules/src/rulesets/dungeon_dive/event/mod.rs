//! Everything that can happen in Dungeon Dive. Events carry all that they change.

mod comings;
mod delving;
mod fighting;
mod magic;
mod making;
mod minding;
mod setting;
mod town;

use serde::Serialize;

pub use comings::Comings;
pub use delving::{CheckedFor, Delving, TrapEnd};
pub use fighting::{AttackWith, Fighting, Shift, Spends};
pub use magic::{Magic, Pays, Stake};
pub use making::{Making, Risen, ScoreRoll};
pub use minding::{Does, Minding, Reason, Settled, Weighed};
pub use setting::Setting;
pub use town::{Back, Bill, Income, TownEvent};

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
    /// The dive between its fights.
    Delving(Delving),
    /// The end of the game.
    Ended { outcome: Outcome },
    /// What somebody decides whom no player plays.
    Minding(Minding),
    /// Heroes are made, and go up.
    Making(Making),
    /// What happens in town.
    Town(TownEvent),
}

impl Event {
    /// Its dice, and the side that threw them.
    pub fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Event::Fighting(event) => event.roll(),
            Event::Magic(event) => event.roll(),
            Event::Minding(event) => event.roll().map(|roll| (Side::Foe, roll)),
            Event::Delving(event) => event.roll(),
            Event::Making(event) => event.roll(),
            Event::Setting(_) | Event::Comings(_) | Event::Ended { .. } | Event::Town(_) => None,
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

part_of_event! { Setting Fighting Magic Comings Delving Making Minding }

impl From<TownEvent> for Event {
    fn from(event: TownEvent) -> Self {
        Event::Town(event)
    }
}
