//! How cells of a plan lie on the screen.

use bevy_egui::egui;
use egui::{Pos2, Vec2, pos2, vec2};

use crate::{
    game::workshop::FloorPlan,
    grid::{Cell, Rect as Cells},
};

/// Bare cells around a plan, so that rooms can be moved out of it.
const MARGIN: i16 = 4;
/// Largest cell, in points.
const LARGEST: f32 = 22.0;

/// A stretch of cells on a stretch of the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    cells: Cells,
    place: egui::Rect,
    /// Side of a cell, in points.
    pub cell: f32,
}

/// The cells that show all of a plan.
pub(super) fn cells(plan: &FloorPlan) -> Cells {
    let rooms = plan.rooms.iter().map(|room| room.rect);
    let corners = plan.corridors.iter().flat_map(|it| &it.corners);
    let corners = corners.map(|corner| Cells::between(*corner, *corner));
    let all = rooms.chain(corners).reduce(Cells::joined);
    all.unwrap_or_else(|| Cells::sized(Cell::default(), 1, 1))
        .grown(MARGIN)
}

impl Sight {
    /// Cells as large as they fit.
    pub(super) fn of(cells: Cells, place: egui::Rect) -> Self {
        let (width, height) = (f32::from(cells.width()), f32::from(cells.height()));
        let cell = (place.width() / width).min(place.height() / height);
        Sight {
            cells,
            place,
            cell: cell.clamp(0.5, LARGEST),
        }
    }

    /// The upper left corner of a cell.
    pub(super) fn at(&self, cell: Cell) -> Pos2 {
        let all = vec2(self.cells.width().into(), self.cells.height().into()) * self.cell;
        let left = self.place.center() - all / 2.0;
        let off = vec2(
            f32::from(cell.x) - f32::from(self.cells.min.x),
            f32::from(cell.y) - f32::from(self.cells.min.y),
        );
        left + off * self.cell
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, cell: Cell) -> Pos2 {
        self.at(cell) + Vec2::splat(self.cell / 2.0)
    }

    /// A rectangle of cells.
    pub(super) fn rect(&self, cells: Cells) -> egui::Rect {
        let last = self.at(cells.max) + Vec2::splat(self.cell);
        egui::Rect::from_min_max(self.at(cells.min), last)
    }

    /// The cells that a way on the screen goes across.
    pub(super) fn steps(&self, by: Vec2) -> Cell {
        let steps = |by: f32| (by / self.cell).round().clamp(-999.0, 999.0) as i16;
        Cell::new(steps(by.x), steps(by.y))
    }

    /// The line below everything, where the outside begins.
    pub(super) fn bottom(&self, plan: &FloorPlan) -> f32 {
        let rows = plan.rooms.iter().map(|room| room.rect.max.y);
        let row = rows.max().unwrap_or(0);
        let at = self.at(Cell::new(self.cells.min.x, row.saturating_add(2)));
        pos2(0.0, at.y).y
    }
}
