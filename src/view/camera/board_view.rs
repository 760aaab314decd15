//! The player's view of the board: where it looks, how near, and when it moves by itself.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::game::{Scene, Tiling};
use crate::grid::Cell;
use crate::view::art::TILE;
use crate::view::lay;

/// The nearest and farthest view, in window pixels per cell.
const NEAREST: f32 = 256.0;
const FARTHEST: f32 = 24.0;
/// The nearest that the view goes by itself.
const COMFORTABLE: f32 = 96.0;
/// The nearest that a battle board is shown by itself, to fill the space there is.
const FILLING: f32 = 136.0;
/// The farthest that the view goes by itself.
const NEAR_ENOUGH: f32 = 42.0;
/// The same where what lies around a room belongs to the view.
const NEAR_ENOUGH_AROUND: f32 = 30.0;
/// A room is shown whole rather than a part of it where cells keep this part of their size, and are no smaller
/// than where what lies around belongs to the view.
const ROOM_RATHER: f32 = 0.6;
/// Speed of following, as the part of the distance left after a second.
const LAG: f32 = 0.004;

/// The player's view of the board. Places on the screen are in points of the interface, so that
/// panels and board agree whatever the scale.
#[derive(Resource, Debug)]
pub struct BoardView {
    /// The place of the board in the middle of the free area, in cells.
    centre: Vec2,
    /// Points per cell.
    cell: f32,
    /// Centre and cell size that the view is moving to.
    goal: Option<(Vec2, f32)>,
    /// The area to keep whole in sight, unless the player looks elsewhere.
    whole: Option<Rect>,
    /// The area that was moved to last, which panels must not cut off either.
    followed: Option<Rect>,
    /// True if the player has moved the view since the last room.
    held: bool,
    /// True if it has just been shown: what lies beside it is known only once it has been drawn.
    fresh: bool,
    /// How the board was looked at before panels of another size came, such as an open shop.
    before: Option<Before>,
    /// The part of the screen that no panel covers.
    board: egui::Rect,
    /// The part of that which nothing lies over.
    free: egui::Rect,
    /// Window pixels per point.
    zoom: f32,
    /// How far the view goes by itself.
    reach: Reach,
    /// What is in sight of an area that is too large for the view: whoever acts in a fight.
    kept: Option<Rect>,
    /// The room around what is looked at: rather than what lies outside it, the view shows more of it.
    room: Option<Rect>,
    /// Tiling of the board in view.
    tiling: Tiling,
}

/// How far the view goes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) enum Reach {
    /// A room is seen from near.
    Room,
    /// What lies around a room belongs to the view.
    Around,
    /// In a fight all who take part do, however small they get.
    Fight,
}

impl Reach {
    /// How far it goes between fights.
    pub(in crate::view) fn of_rooms(scene: &Scene) -> Self {
        match scene.around > 0 {
            true => Reach::Around,
            false => Reach::Room,
        }
    }

    /// The farthest view, in window pixels per cell.
    fn farthest(self) -> f32 {
        match self {
            Reach::Room => NEAR_ENOUGH,
            Reach::Around => NEAR_ENOUGH_AROUND,
            Reach::Fight => FARTHEST,
        }
    }
}

/// A view to come back to.
#[derive(Clone, Copy, Debug)]
struct Before {
    board: egui::Rect,
    zoom: f32,
    followed: Option<Rect>,
    whole: Option<Rect>,
    /// Centre and cell size.
    view: (Vec2, f32),
}

impl Default for BoardView {
    fn default() -> Self {
        BoardView {
            centre: Vec2::ZERO,
            cell: COMFORTABLE,
            goal: None,
            whole: None,
            followed: None,
            held: false,
            fresh: false,
            before: None,
            board: egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0)),
            free: egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0)),
            zoom: 1.0,
            reach: Reach::Room,
            kept: None,
            room: None,
            tiling: Tiling::Squares,
        }
    }
}

impl BoardView {
    /// Sets the part of the screen that no panel covers, the part of it that slips leave free as
    /// well, and the scale of the interface. Only panels and the window change the size of the board:
    /// slips that come and go never do.
    pub fn set_places(&mut self, board: egui::Rect, free: egui::Rect, zoom: f32) {
        let zoom = zoom.max(0.1);
        let moved = self.free != free;
        let resized = self.board != board || self.zoom != zoom;
        if !resized {
            // What is seen stays where it is, and glides from there.
            let slid = free.center() - self.free.center();
            let slid = Vec2::new(slid.x, slid.y);
            self.centre += slid / self.cell;
            if let Some((middle, cell)) = &mut self.goal {
                *middle += slid / *cell;
            }
        }
        let left = Before {
            board: self.board,
            zoom: self.zoom,
            followed: self.followed,
            whole: self.whole,
            view: self.goal.unwrap_or((self.centre, self.cell)),
        };
        self.board = board;
        self.free = free;
        self.zoom = zoom;
        let fresh = std::mem::take(&mut self.fresh);
        if !(moved || resized) || self.held {
            return;
        }
        if !(resized || fresh) {
            self.step_aside();
            return;
        }
        let same = |it: &Before| {
            (it.board, it.zoom) == (board, zoom)
                && (it.followed, it.whole) == (left.followed, left.whole)
        };
        let back = self.before.filter(|it| resized && same(it));
        if resized {
            self.before = Some(left);
        }
        if let Some(back) = back {
            self.goal = Some(back.view);
        } else if let Some(area) = self.whole {
            // An area to be kept whole is not cut off by panels, and grows again once they are gone.
            let fits = self.cell_for(area);
            if fits < self.cell * 0.98 || fits > self.cell * 1.12 {
                self.hold_whole(area);
            } else {
                self.goal = Some((area.center(), self.cell));
            }
        } else if let Some(area) = self.followed {
            self.goal = Some(self.fitting(area));
        }
    }

    /// Moves what is followed out from under a slip, if there is room for all of it beside. The board keeps
    /// its size whatever lies on it, and one that is shown whole stays where it is: slips find a place there.
    fn step_aside(&mut self) {
        let followed = self.followed.filter(|_| self.whole.is_none());
        let Some(area) = followed.filter(|area| !self.leaves_whole(*area)) else {
            return;
        };
        let cell = self.goal.map_or(self.cell, |(_, cell)| cell);
        let needed = area.size() * cell;
        if needed.x <= self.free.width() && needed.y <= self.free.height() {
            self.goal = Some((area.center(), cell));
        }
    }

    /// True if nothing lies over an area once the view has come to rest.
    fn leaves_whole(&self, area: Rect) -> bool {
        let at_rest = self.goal.unwrap_or((self.centre, self.cell));
        let [min, max] = [area.min, area.max].map(|corner| self.seen_from(at_rest, corner));
        self.free
            .expand(1.0)
            .contains_rect(egui::Rect::from_min_max(min, max))
    }

    /// The part of the screen that nothing lies over.
    pub fn free(&self) -> egui::Rect {
        self.free
    }

    /// The part of the screen that no panel covers.
    pub fn board(&self) -> egui::Rect {
        self.board
    }

    /// Window pixels per point.
    pub(super) fn zoom(&self) -> f32 {
        self.zoom
    }

    /// Points per cell.
    pub fn cell_size(&self) -> f32 {
        self.cell
    }

    /// The size of a window pixel in Bevy's world.
    pub(in crate::view) fn pixel(&self) -> f32 {
        TILE as f32 / (self.cell * self.zoom)
    }

    /// The point on the screen of a place of the board, in cells.
    pub fn to_screen(&self, place: Vec2) -> egui::Pos2 {
        self.seen_from((self.centre, self.cell), place)
    }

    /// The point on the screen of a place of the board, seen with this centre and cell size.
    fn seen_from(&self, (centre, cell): (Vec2, f32), place: Vec2) -> egui::Pos2 {
        let offset = (place - centre) * cell;
        self.free.center() + egui::vec2(offset.x, offset.y)
    }

    /// The place of the board, in cells, under a point of the screen.
    pub fn to_board(&self, point: egui::Pos2) -> Vec2 {
        let offset = point - self.free.center();
        self.centre + Vec2::new(offset.x, offset.y) / self.cell
    }

    /// Sets the tiling of the board in view.
    pub(in crate::view) fn set_tiling(&mut self, tiling: Tiling) {
        self.tiling = tiling;
    }

    /// Tiling of the board in view.
    pub fn tiling(&self) -> Tiling {
        self.tiling
    }

    /// The cell under a point of the screen.
    pub fn cell_at(&self, point: egui::Pos2) -> Cell {
        lay::cell_at(self.tiling, self.to_board(point))
    }

    /// The middle of a cell on the screen.
    pub fn cell_middle(&self, cell: Cell) -> egui::Pos2 {
        self.to_screen(lay::middle(self.tiling, cell))
    }

    /// A cell's rectangle on the screen; for a hex, the square around its middle.
    pub fn cell_rect(&self, cell: Cell) -> egui::Rect {
        egui::Rect::from_center_size(self.cell_middle(cell), egui::Vec2::splat(self.cell))
    }

    /// The corners of a cell on the screen, clockwise.
    pub fn cell_corners(&self, cell: Cell) -> Vec<egui::Pos2> {
        let corners = lay::corners(self.tiling, cell).into_iter();
        corners.map(|corner| self.to_screen(corner)).collect()
    }

    /// Drags the board.
    pub fn drag(&mut self, by: egui::Vec2) {
        // A slow click is no drag.
        if by == egui::Vec2::ZERO {
            return;
        }
        self.centre -= Vec2::new(by.x, by.y) / self.cell;
        self.goal = None;
        self.held = true;
    }

    /// Zooms about a point of the screen.
    pub fn zoom_about(&mut self, point: egui::Pos2, factor: f32) {
        let under = self.to_board(point);
        self.cell = (self.cell * factor).clamp(FARTHEST / self.zoom, NEAREST / self.zoom);
        let moved = self.to_board(point);
        self.centre += under - moved;
        self.goal = None;
        self.held = true;
    }

    /// Moves a place of the board to the middle.
    pub fn centre_on(&mut self, place: Vec2) {
        self.goal = Some((place, self.cell));
        self.followed = None;
        self.held = false;
    }

    /// Follows again, wherever the player was looking.
    pub fn let_go(&mut self) {
        self.held = false;
    }

    /// Moves to something new, unless the player is looking elsewhere.
    pub fn follow(&mut self, rooms: Rect) {
        if !self.held {
            self.goal = Some(self.fitting(rooms));
            self.followed = Some(rooms);
        }
    }

    /// Sets how far the view goes by itself.
    pub(in crate::view) fn set_reach(&mut self, reach: Reach) {
        self.reach = reach;
    }

    /// Sets what stays in sight of an area that is too large for the view.
    pub(in crate::view) fn keep(&mut self, place: Option<Rect>) {
        self.kept = place;
    }

    /// Sets the room around what is looked at.
    pub(in crate::view) fn set_room(&mut self, room: Option<Rect>) {
        self.room = room;
    }

    /// True if an area fits into view from near enough to play.
    pub fn has_room_for(&self, area: Rect) -> bool {
        let room = Vec2::new(self.free.width(), self.free.height());
        (room / area.size()).min_element() * self.zoom >= self.reach.farthest()
    }

    /// Follows those who have walked out of sight, unless the player is looking elsewhere.
    pub fn keep_in_sight(&mut self, area: Rect) {
        let (goal, cell) = self.goal.unwrap_or((self.centre, self.cell));
        let half = Vec2::new(self.free.width(), self.free.height()) / (2.0 * cell);
        let seen = area.min.cmpge(goal - half).all() && area.max.cmple(goal + half).all();
        if !seen {
            self.follow(area);
        }
    }

    /// Shows an area at once, as at the beginning of a game.
    pub fn show(&mut self, rooms: Rect) {
        (self.centre, self.cell) = self.fitting(rooms);
        self.goal = None;
        self.whole = None;
        self.followed = Some(rooms);
        self.held = false;
        self.fresh = true;
    }

    /// Shows an area at once, and keeps panels from cutting it off.
    pub fn hold_whole(&mut self, area: Rect) {
        self.show(area);
        self.cell = self.cell_for(area);
        self.whole = Some(area);
    }

    /// The cell size at which an area fits into view.
    fn cell_for(&self, area: Rect) -> f32 {
        let room = Vec2::new(self.free.width(), self.free.height()) * 0.96;
        let whole = (room / area.size()).min_element();
        whole.clamp(FARTHEST / self.zoom, FILLING / self.zoom)
    }

    /// Shows a whole map, however small it gets, until the next room.
    pub fn show_whole(&mut self, map: Rect) {
        self.goal = Some((map.center(), self.cell_for(map)));
        self.followed = None;
        self.held = false;
    }

    /// The view that shows an area whole, with as much of its room as there is space for, if it is not too large
    /// for that; of one that is, the part around its middle with what is kept in sight.
    fn fitting(&self, area: Rect) -> (Vec2, f32) {
        let space = Vec2::new(self.free.width(), self.free.height()) * 0.92;
        let fits = |area: Rect| (space / area.size()).min_element();
        let near =
            |whole: f32| whole.clamp(self.reach.farthest() / self.zoom, COMFORTABLE / self.zoom);
        let smallest = (near(fits(area)) * ROOM_RATHER).max(NEAR_ENOUGH_AROUND / self.zoom);
        let hardly_smaller = |room: &Rect| fits(*room) >= smallest;
        let room = self.room.filter(|room| room.union(area) == *room);
        let area = room.filter(hardly_smaller).unwrap_or(area);
        let whole = fits(area);
        let cell = near(whole);
        let half = space / (2.0 * cell);
        let middle = match self.room {
            Some(around) => within(area.center(), half, around),
            None => area.center(),
        };
        let shown = match self.kept.filter(|_| whole < cell) {
            Some(kept) => kept,
            None => area,
        };
        (shifted(middle, half, shown), cell)
    }

    /// True while it is on its way somewhere.
    pub fn is_moving(&self) -> bool {
        self.goal.is_some()
    }

    /// Moves towards the goal; true while it is not yet there.
    pub(super) fn step(&mut self, seconds: f32, at_once: bool) -> bool {
        let Some((centre, cell)) = self.goal else {
            return false;
        };
        let part = if at_once {
            1.0
        } else {
            1.0 - LAG.powf(seconds)
        };
        self.centre += (centre - self.centre) * part;
        self.cell += (cell - self.cell) * part;
        let near =
            (centre - self.centre).length() * self.cell < 0.5 && (cell - self.cell).abs() < 0.05;
        if near {
            (self.centre, self.cell) = (centre, cell);
            self.goal = None;
        }
        !near
    }
}

/// The place nearest to this from which a view that reaches so far to each side shows an area; of one that is
/// larger than the view, the middle.
fn shifted(middle: Vec2, half: Vec2, area: Rect) -> Vec2 {
    nearest(middle, area.max - half, area.min + half)
}

/// The place nearest to this from which such a view shows nothing outside a room; of one that is smaller than
/// the view, the middle.
fn within(middle: Vec2, half: Vec2, room: Rect) -> Vec2 {
    nearest(middle, room.min + half, room.max - half)
}

/// The place nearest to this between two bounds; along an axis on which they cross, halfway.
fn nearest(place: Vec2, least: Vec2, most: Vec2) -> Vec2 {
    let along = |at: f32, least: f32, most: f32| match least <= most {
        true => at.clamp(least, most),
        false => (least + most) / 2.0,
    };
    Vec2::new(
        along(place.x, least.x, most.x),
        along(place.y, least.y, most.y),
    )
}

#[cfg(test)]
impl BoardView {
    /// Lets it come to rest at once.
    pub(in crate::view) fn arrive(&mut self) {
        self.step(0.0, true);
    }
}

#[cfg(test)]
mod tests;
