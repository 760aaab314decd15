//! Events of heroes and their cards.

use serde::Serialize;

use super::super::{
    components::{Card, FigureId, Hand, Sheets},
    content::Skills,
    record::HeroRecord,
    step::Tapped,
};

#[derive(Clone, Debug, Serialize)]
pub enum Making {
    /// A hero of earlier adventures, or a ready-made one, is there.
    Came {
        who: FigureId,
        record: Box<HeroRecord>,
    },
    /// A new hero sits down, with no card yet.
    SatDown { who: FigureId },
    /// A hero takes a card, for so many points.
    Took {
        who: FigureId,
        card: Card,
        cost: u16,
    },
    /// A hero has points to spend.
    Gained { who: FigureId, points: u16 },
    /// The cards of a hero are laid out, for the most of some skills if there are any.
    Laid {
        who: FigureId,
        sheets: Box<Sheets>,
        wanted: Skills,
    },
    /// Two places of a sheet are exchanged.
    Swapped {
        who: FigureId,
        attacks: bool,
        one: u8,
        other: u8,
    },
    /// The cards of a hero are brought that can be used.
    Equipped { who: FigureId, hand: Box<Hand> },
    /// A card is brought.
    Brought { who: FigureId, card: Tapped },
    /// A card is left at home, or put away.
    Left { who: FigureId, card: Tapped },
}
