//! The player's view of the board: where it looks, how near, and when it moves by itself.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::game::Tiling;
use crate::grid::Cell;
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
    /// How the board was looked at before panels of another size came, such as an open shop.
    before: Option<Before>,
    /// The part of the screen that no panel covers.
    board: egui::Rect,
    /// The part of that which nothing lies over.
    free: egui::Rect,
    /// Window pixels per point.
    zoom: f32,
    /// The farthest that the view goes by itself, in window pixels per cell.
    farthest: f32,
    /// Tiling of the board in view.
    tiling: Tiling,
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
            before: None,
            board: egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0)),
            free: egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0)),
            zoom: 1.0,
            farthest: NEAR_ENOUGH,
            tiling: Tiling::Squares,
        }
    }
}

impl BoardView {
    /// Sets the part of the screen that no panel covers, the part of it that slips leave free as
    /// well, and the scale of the interface. The board stays where it is while slips come and go, as
    /// long as they cover nothing of what is played on.
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
        if !(moved || resized) || self.held {
            return;
        }
        if resized {
            let same = |it: &Before| {
                (it.board, it.zoom) == (board, zoom)
                    && (it.followed, it.whole) == (left.followed, left.whole)
            };
            let back = self.before.filter(same);
            self.before = Some(left);
            if let Some(back) = back {
                self.goal = Some(back.view);
                return;
            }
        }
        if let Some(area) = self.whole {
            // An area to be kept whole is not cut off by panels that grow, and grows again once
            // they are gone; but it does not breathe with every line of text.
            let fits = self.cell_for(area);
            if fits < self.cell * 0.98 || fits > self.cell * 1.12 {
                self.hold_whole(area);
            } else if resized || !self.leaves_whole(area) {
                self.goal = Some((area.center(), self.cell));
            }
        } else if let Some(area) = self.followed
            && (resized || !self.leaves_whole(area))
        {
            // It does not swell with every slip that goes, which would be restless.
            let (middle, fits) = self.fitting(area);
            let now = self.goal.map_or(self.cell, |(_, cell)| cell);
            let swells = !resized && fits >= now * 0.98;
            self.goal = Some((middle, if swells { now } else { fits }));
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
    pub(super) fn board(&self) -> egui::Rect {
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

    /// Lets the view go farther by itself, where what lies around a room belongs to it.
    pub fn look_around(&mut self, around: bool) {
        self.farthest = if around {
            NEAR_ENOUGH_AROUND
        } else {
            NEAR_ENOUGH
        };
    }

    /// True if an area fits into view from near enough to play.
    pub fn has_room_for(&self, area: Rect) -> bool {
        let room = Vec2::new(self.free.width(), self.free.height());
        (room / area.size()).min_element() * self.zoom >= self.farthest
    }

    /// Follows those who have walked out of sight, unless the player is looking elsewhere.
    pub fn keep_in_sight(&mut self, area: Rect) {
        let goal = self.goal.map_or(self.centre, |(centre, _)| centre);
        let half = Vec2::new(self.free.width(), self.free.height()) / (2.0 * self.cell);
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

    /// The view that shows an area whole, if it is not too large for that.
    fn fitting(&self, rooms: Rect) -> (Vec2, f32) {
        let room = Vec2::new(self.free.width(), self.free.height()) * 0.92;
        let whole = (room / rooms.size()).min_element();
        let cell = whole.clamp(self.farthest / self.zoom, COMFORTABLE / self.zoom);
        (rooms.center(), cell)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets it come to rest.
    fn settle(look: &mut BoardView) {
        while look.step(0.1, false) {}
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let mut look = BoardView::default();
        let point = egui::pos2(200.0, 600.0);
        let before = look.to_board(point);
        look.zoom_about(point, 1.7);
        assert!((look.to_board(point) - before).length() < 1e-4);
        look.zoom_about(point, 1000.0);
        assert_eq!(look.cell_size(), NEAREST);
    }

    #[test]
    fn screen_and_board_are_inverse() {
        let mut look = BoardView::default();
        look.drag(egui::vec2(37.0, -210.0));
        let cell = Cell::new(-3, 8);
        assert_eq!(look.cell_at(look.cell_rect(cell).center()), cell);
    }

    #[test]
    fn a_panel_that_comes_later_cuts_nothing_off() {
        let mut look = BoardView::default();
        let room = Rect::new(0.0, 0.0, 6.0, 6.0);
        look.follow(room);
        settle(&mut look);
        let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(960.0, 360.0));
        // The first frame of a window may be at another scale.
        look.set_places(board, board, 2.0);
        look.set_places(board, board, 1.0);
        settle(&mut look);
        assert!(look.cell_size() >= NEAR_ENOUGH);
        let corners = [room.min, room.max].map(|corner| look.to_screen(corner));
        assert!(corners.into_iter().all(|corner| board.contains(corner)));
    }

    #[test]
    fn the_board_is_looked_at_as_before_once_a_shop_is_closed() {
        let mut look = BoardView::default();
        let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(960.0, 440.0));
        let shop = board.with_max_y(600.0);
        let room = Rect::new(0.0, 0.0, 6.0, 6.0);
        look.set_places(board, board, 1.0);
        look.follow(room);
        settle(&mut look);
        // A slip has made it smaller, and it has not swollen since.
        look.set_places(board, board.with_max_x(330.0), 1.0);
        settle(&mut look);
        look.set_places(board, board, 1.0);
        settle(&mut look);
        let before = look.cell_size();
        for place in [shop, board] {
            look.set_places(place, place, 1.0);
            settle(&mut look);
        }
        assert!((look.cell_size() - before).abs() < 0.1, "{before}");
    }

    #[test]
    fn a_slip_moves_the_board_only_where_it_would_cover_something() {
        let mut look = BoardView::default();
        let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(960.0, 440.0));
        look.set_places(board, board, 1.0);
        let room = Rect::new(0.0, 0.0, 6.0, 6.0);
        look.follow(room);
        settle(&mut look);
        let corner = look.to_screen(room.min);
        let mut with_slip = |free: egui::Rect| {
            look.set_places(board, free, 1.0);
            settle(&mut look);
            (look.to_screen(room.min), look.to_screen(room.max))
        };
        let (same, _) = with_slip(board.with_min_x(100.0));
        assert!((same - corner).length() < 0.5, "beside the room");
        let (moved, far) = with_slip(board.with_min_x(420.0));
        assert!(moved.x >= 420.0 && far.x <= board.right(), "over the room");
        let (stays, _) = with_slip(board);
        assert!((stays - moved).length() < 0.5, "the slip is gone");
    }

    #[test]
    fn what_lies_around_a_room_is_seen_from_farther_off() {
        let mut look = BoardView::default();
        let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(964.0, 366.0));
        look.set_places(board, board, 1.0);
        let area = Rect::new(0.0, 0.0, 11.0, 11.0);
        assert!(!look.has_room_for(area));
        look.look_around(true);
        assert!(look.has_room_for(area));
        look.show(area);
        let corners = [area.min, area.max].map(|corner| look.to_screen(corner));
        assert!(corners.into_iter().all(|corner| board.contains(corner)));
    }

    #[test]
    fn a_player_who_looks_elsewhere_is_not_dragged_along() {
        let mut look = BoardView::default();
        look.drag(egui::vec2(300.0, 0.0));
        let elsewhere = Rect::from_center_size(Vec2::splat(43.0), Vec2::splat(6.0));
        look.follow(elsewhere);
        assert!(!look.step(1.0, false));
        look.centre_on(Vec2::ZERO);
        settle(&mut look);
        assert_eq!(look.cell_at(look.free().center()), Cell::new(0, 0));
        // Until the party goes on.
        look.drag(egui::vec2(300.0, 0.0));
        look.let_go();
        look.follow(elsewhere);
        settle(&mut look);
        assert_eq!(look.cell_at(look.free().center()), Cell::new(43, 43));
    }

    #[test]
    fn where_nothing_moves_a_new_room_is_in_view_at_once() {
        let mut look = BoardView::default();
        let room = Rect::from_center_size(Vec2::splat(43.0), Vec2::splat(6.0));
        look.follow(room);
        look.step(0.001, true);
        assert!(!look.is_moving());
        let corners = [room.min, room.max].map(|corner| look.to_screen(corner));
        assert!(corners.into_iter().all(|it| look.free().contains(it)));
    }

    #[test]
    fn a_click_that_takes_long_is_no_drag() {
        let mut look = BoardView::default();
        look.drag(egui::Vec2::ZERO);
        look.follow(Rect::from_center_size(Vec2::splat(43.0), Vec2::splat(6.0)));
        settle(&mut look);
        assert_eq!(look.cell_at(look.free().center()), Cell::new(43, 43));
    }
}
