//! What lies over a field for a while: zones, doors that stand open, lights that are carried.

use crate::{
    grid::{Cell, CellSet},
    rulesets::dungeon_dive::content::{Lamp, Light, Obscured, Zone},
};

use super::{Field, Stand};

/// What a zone means to the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ZoneFacts {
    pub difficult: bool,
    pub obscured: Option<Obscured>,
    pub light: Option<Light>,
    pub solid: bool,
}

impl From<&Zone> for ZoneFacts {
    fn from(zone: &Zone) -> Self {
        ZoneFacts {
            difficult: zone.difficult,
            obscured: zone.obscured,
            light: zone.light,
            solid: zone.solid,
        }
    }
}

/// What lies over a field just now. Made anew whenever a zone, a door or a light changes.
#[derive(Clone, Debug)]
pub struct Overlay {
    /// The light of the room itself; rule `light.by_foes`.
    pub room: Light,
    pub(super) difficult: CellSet,
    pub(super) lightly: CellSet,
    pub(super) heavily: CellSet,
    solid: Option<CellSet>,
    pub(super) doors_open: CellSet,
    pub(super) lit: Vec<(CellSet, Light)>,
    pub(super) lamps: Vec<(Stand, Lamp)>,
    pub(super) out: CellSet,
}

impl Overlay {
    /// Nothing over the field but the light of the room.
    pub fn new(field: &Field, room: Light) -> Self {
        Overlay {
            room,
            difficult: field.no_cells(),
            lightly: field.no_cells(),
            heavily: field.no_cells(),
            solid: None,
            doors_open: field.no_cells(),
            lit: Vec::new(),
            lamps: Vec::new(),
            out: field.no_cells(),
        }
    }

    /// Adds a zone. Of several that change the light, the last one counts.
    pub fn zone(&mut self, cells: &CellSet, facts: ZoneFacts) {
        let add = |to: &mut CellSet| cells.iter().for_each(|cell| to.insert(cell));
        if facts.difficult {
            add(&mut self.difficult);
        }
        if facts.solid {
            match &mut self.solid {
                Some(solid) => add(solid),
                None => self.solid = Some(cells.clone()),
            }
        }
        match facts.obscured {
            Some(Obscured::Lightly) => add(&mut self.lightly),
            Some(Obscured::Heavily) => add(&mut self.heavily),
            None => {}
        }
        if let Some(light) = facts.light {
            self.lit.push((cells.clone(), light));
        }
    }

    /// True where a zone is in the way as a wall would be. Asked for every square of every line, so
    /// where there is no such zone it costs nothing.
    pub(super) fn is_solid(&self, cell: Cell) -> bool {
        self.solid.as_ref().is_some_and(|it| it.contains(cell))
    }

    /// Opens a door.
    pub fn open_door(&mut self, cell: Cell) {
        self.doors_open.insert(cell);
    }

    /// Adds a light that somebody carries, or that a spell has set there.
    pub fn lamp(&mut self, at: Stand, lamp: Lamp) {
        self.lamps.push((at, lamp));
    }

    /// Puts out a light that stands on the field.
    pub fn put_out(&mut self, cell: Cell) {
        self.out.insert(cell);
    }
}
