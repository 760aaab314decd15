//! The events of Band Crawl, part by part.

mod delving;
mod fighting;
mod flight;
mod goods;
mod healing;
mod homeward;
mod looting;
mod lurking;
mod magic;
mod making;

pub use delving::Delving;
pub use fighting::{Contest, Fighting, Reacted};
pub use flight::Flight;
pub use goods::Goods;
pub use healing::{AfterBite, Healing};
pub use homeward::Homeward;
pub use looting::{Looting, Source};
pub use lurking::Lurking;
pub use magic::Magic;
pub use making::Making;

use serde::Serialize;

use super::components::Phase;
use crate::{
    dice::Roll,
    game::{Outcome, Side},
    tables::TableRoll,
};

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
pub enum Event {
    /// The game goes on to another phase.
    Phase { phase: Phase },
    /// Stars, recruits, the Big Bad and the reason.
    Making(Making),
    /// Things found, gained and lost.
    Goods(Goods),
    /// Turns, moves, tiles and hidden forces.
    Delving(Delving),
    /// Treasure, and who carries it.
    Looting(Looting),
    /// Traps, secret rooms, rivals, captives.
    Lurking(Lurking),
    /// What happens in fights.
    Fighting(Fighting),
    /// Spells.
    Magic(Magic),
    /// Healers.
    Healing(Healing),
    /// Flights, pursuits, and those who run for good.
    Flight(Flight),
    /// The way home, and what the band keeps.
    Homeward(Homeward),
    /// The end of the game.
    Ended { outcome: Outcome },
}

/// The dice of an event.
struct Rolled<'a> {
    side: Side,
    roll: &'a Roll,
    row: Option<TableRoll>,
}

impl<'a> Rolled<'a> {
    /// Dice on a table.
    fn on(side: Side, roll: &'a Roll, row: TableRoll) -> Self {
        Rolled {
            side,
            roll,
            row: Some(row),
        }
    }

    /// Dice alone.
    fn dice(side: Side, roll: &'a Roll) -> Self {
        Rolled {
            side,
            roll,
            row: None,
        }
    }
}

impl Event {
    /// Its dice, and the side that threw them.
    pub fn roll(&self) -> Option<(Side, &Roll)> {
        self.rolled().map(|it| (it.side, it.roll))
    }

    /// The row of the table that came up.
    pub fn table_roll(&self) -> Option<TableRoll> {
        match self {
            Event::Fighting(Fighting::Reacted(it)) => it.row,
            Event::Flight(Flight::Nerve { row, .. }) => *row,
            _ => self.rolled()?.row,
        }
    }

    fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Event::Making(event) => event.rolled(),
            Event::Goods(event) => event.rolled(),
            Event::Delving(event) => event.rolled(),
            Event::Looting(event) => event.rolled(),
            Event::Lurking(event) => event.rolled(),
            Event::Fighting(event) => event.rolled(),
            Event::Magic(event) => event.rolled(),
            Event::Healing(event) => event.rolled(),
            Event::Flight(event) => event.rolled(),
            Event::Homeward(event) => event.rolled(),
            Event::Phase { .. } | Event::Ended { .. } => None,
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

part_of_event! { Making Goods Delving Looting Lurking Fighting Flight Magic Healing Homeward }
