//! Events of who comes and goes, and by which ways.

use serde::Serialize;

use super::{
    super::{
        components::{Body, FigureId, Summoned, Team},
        content::{FoeIx, Source},
    },
    Spends,
};
use crate::grid::Cell;

#[derive(Clone, Debug, Serialize)]
pub enum Comings {
    /// An effect brings somebody.
    Summoned {
        summoned: Summoned,
        foe: FoeIx,
        body: Body,
        team: Team,
        /// The square that they come to; none with no fight going on.
        at: Option<Cell>,
    },
    /// Somebody whom an effect has brought is gone.
    Vanished { who: FigureId },
    /// Somebody moves through the air; the feet are those above the ground.
    Flew {
        who: FigureId,
        to: Cell,
        up: u8,
        feet: u8,
    },
    /// A door is opened or closed.
    Door {
        who: FigureId,
        door: Cell,
        open: bool,
        spends: Spends,
    },
    /// A hazard of the map has done something to somebody.
    Hazard { who: FigureId, source: Source },
    /// Somebody orders those whom an effect has brought about: they act in their next turn.
    Ordered { by: FigureId },
}
