//! How bright every square is; rules `light.levels` and `light.sources`.

use super::{Board, Overlay, Stand};
use crate::{
    grid::{Cell, Rect},
    rulesets::dungeon_dive::content::{Lamp, Light},
};

/// How bright every square is just now. It costs a sweep for each light, so it is made once and
/// asked often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LightMap {
    bounds: Rect,
    levels: Vec<Light>,
}

impl LightMap {
    /// The light of a board: that of the room, raised by whatever shines, and then what zones say in
    /// its place.
    pub fn of(board: &Board<'_>) -> Self {
        let bounds = board.field.bounds();
        let overlay = board.overlay;
        let mut map = LightMap {
            bounds,
            levels: vec![overlay.room; bounds.area() as usize],
        };
        if overlay.room == Light::Bright {
            map.veil(overlay);
            return map;
        }
        let standing = board.field.lamps().iter();
        let standing = standing.filter(|(cell, _)| !overlay.out.contains(*cell));
        let standing = standing.map(|(cell, lamp)| (Stand::person(*cell), *lamp));
        for (at, lamp) in standing.chain(overlay.lamps.iter().copied()) {
            map.shine(board, at, lamp);
        }
        map.veil(overlay);
        map
    }

    /// The light of a square; outside there is none.
    pub fn at(&self, cell: Cell) -> Light {
        let place = self.bounds.place(cell);
        place.map_or(Light::Darkness, |place| self.levels[place])
    }

    /// The best light that falls on a figure.
    pub fn on(&self, stand: Stand) -> Light {
        let squares = stand.covers().cells().map(|cell| self.at(cell));
        squares.max().unwrap_or(Light::Darkness)
    }

    fn shine(&mut self, board: &Board<'_>, at: Stand, lamp: Lamp) {
        let [bright, all] = [
            lamp.bright.into(),
            u16::from(lamp.bright) + u16::from(lamp.dim),
        ];
        let from = board.eyes(at);
        for cell in board.lit_from(from, all).iter() {
            let mut own = from.squares.cells();
            let near = own.any(|it| board.is_near(it, cell, bright));
            self.raise(cell, if near { Light::Bright } else { Light::Dim });
        }
    }

    fn raise(&mut self, cell: Cell, light: Light) {
        if let Some(place) = self.bounds.place(cell) {
            self.levels[place] = self.levels[place].max(light);
        }
    }

    fn veil(&mut self, overlay: &Overlay) {
        for (cells, light) in &overlay.lit {
            for cell in cells.iter() {
                if let Some(place) = self.bounds.place(cell) {
                    self.levels[place] = *light;
                }
            }
        }
    }
}
