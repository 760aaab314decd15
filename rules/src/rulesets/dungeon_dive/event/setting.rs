//! Events of who is there, and where.

use serde::Serialize;

use super::super::{
    components::{Body, FigureId, Hero, Hired, Kit},
    content::{FoeIx, HiredIx, Light, MapIx},
};
use crate::grid::Cell;

#[derive(Clone, Debug, Serialize)]
pub enum Setting {
    /// A map is laid out, in this light.
    Laid { map: MapIx, light: Light },
    /// A hero is there.
    Seated {
        who: FigureId,
        hero: Box<Hero>,
        kit: Kit,
        body: Body,
    },
    /// A foe is there.
    Came {
        who: FigureId,
        foe: FoeIx,
        body: Body,
    },
    /// A hired hand is there.
    CameAlong {
        who: FigureId,
        kind: HiredIx,
        hired: Box<Hired>,
        kit: Kit,
        body: Body,
    },
    /// Somebody stands on the board.
    Placed { who: FigureId, at: Cell },
}
