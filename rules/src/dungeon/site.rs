//! Sites: where a new room fits.
//!
//! Many places are tried at random and the best is taken: close to the rest of the map, with a
//! corridor of the wanted length, not always straight on. Growth cannot get stuck, because a place
//! is taken only if the new room keeps a *clear ray*: an exit with nothing in front of it, at any
//! distance. If no tried place is good, a corridor follows that ray past everything.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use super::corridor::{draw_corridor, legs, legs_behind_door, wanted_length};
use super::map::strip;
use super::mixer::Mixer;
use super::window::Window;
use super::{Addition, Boards, Door, Exit, Link, Map, Room, RoomId, Shape, Style};
use crate::grid::{Cell, Rect, Side, Turn};

/// Places tried before growth looks further away.
const TRIES: u32 = 32;
/// Rounds of tries, each further away than the last.
const ROUNDS: i16 = 2;
/// Rounds of tries if there may be no clear ray to fall back on.
const WIDE_ROUNDS: i16 = 6;
/// Number of recent rooms whose boards should not be used again.
const REMEMBERED: usize = 5;
/// Distance beyond the width of any map.
const FAR: i16 = 8000;
/// Side of the square that must be free in front of an exit for it to be promising.
const ROOM_AHEAD: i16 = 8;
/// Number of places examined closely.
const FINALISTS: usize = 6;

/// A room to grow from and its surroundings: everything a placement is tested against.
pub(super) struct Site<'a> {
    map: &'a Map,
    last: &'a Room,
    /// Everything on the storey.
    pub(super) taken: Vec<Rect>,
    /// The same with a cell of wall around it, near the last room.
    window: Window,
    bounds: Rect,
    /// Centre of all rooms, which the map tries to stay close to.
    middle: Cell,
    /// Exits of the room that lead nowhere yet and have nothing close by.
    pub(super) exits: SmallVec<[Exit; 8]>,
    /// Direction in which the last room was entered.
    heading: Side,
}

/// A possible place for a room, which may still lack a clear ray.
struct Place<'a> {
    board: u16,
    shape: &'a Arc<Shape>,
    origin: Cell,
    entry: usize,
    corners: SmallVec<[Cell; 4]>,
    score: i32,
    /// Number of the try, to break ties.
    number: u32,
}

impl<'a> Site<'a> {
    pub(super) fn new(map: &'a Map, last: &'a Room) -> Self {
        let own = last.interior();
        let mut taken = Vec::with_capacity(map.rooms().len() * 3);
        taken.extend(map.taken(last.level));
        let mut window = Window::around(middle_of(own));
        let mut bounds = own;
        let mut close: SmallVec<[Rect; 16]> = SmallVec::new();
        for &rect in &taken {
            window.take(rect.grown(1));
            bounds = bounds.joined(rect);
            if rect != own && rect.touches(own.grown(2)) {
                close.push(rect);
            }
        }
        let (mut x, mut y) = (0, 0);
        for rect in &taken {
            x += i32::from(rect.min.x) + i32::from(rect.max.x);
            y += i32::from(rect.min.y) + i32::from(rect.max.y);
        }
        let double = 2 * taken.len() as i32;
        let apart = |exit: &Exit| {
            // No more than a clear ray needs, or the last exit that has one could be lost.
            let door = strip(exit.cell, exit.side, 1).grown_aside(exit.side);
            !close.iter().any(|rect| rect.touches(door))
        };
        Self {
            map,
            last,
            window,
            bounds,
            middle: Cell::new((x / double) as i16, (y / double) as i16),
            exits: map.free_exits(last.id).into_iter().filter(apart).collect(),
            heading: last.entry().side.opposite(),
            taken,
        }
    }

    /// Exits with nothing in front of them, so that stairs there clearly belong to this room.
    pub(super) fn exits_for_stairs(&self) -> SmallVec<[Exit; 8]> {
        let in_front =
            |exit: &Exit| self.is_free(strip(exit.cell.step(exit.side, 1), exit.side, 1));
        self.exits.iter().copied().filter(in_front).collect()
    }

    /// A room on one of the picked boards that keeps a clear ray.
    pub(super) fn attach(
        &self,
        boards: &Boards,
        picked: &[u16],
        kind: &str,
        chance: &mut Mixer,
    ) -> Addition {
        let place = (0..ROUNDS)
            .find_map(|round| self.best_place(boards, picked, round, true, chance))
            .unwrap_or_else(|| self.follow_clear_ray(boards, picked));
        self.addition(boards, kind, place, chance)
    }

    /// The same without a care for clear rays; `None` if nothing fits.
    pub(super) fn attach_wherever(
        &self,
        boards: &Boards,
        picked: &[u16],
        kind: &str,
        chance: &mut Mixer,
    ) -> Option<Addition> {
        let place = (0..WIDE_ROUNDS)
            .find_map(|round| self.best_place(boards, picked, round, false, chance))?;
        Some(self.addition(boards, kind, place, chance))
    }

    /// Boards of the latest rooms.
    pub(super) fn recent(&self) -> SmallVec<[&'a Arc<str>; REMEMBERED]> {
        let rooms = self.map.rooms().rev().take(REMEMBERED);
        rooms.map(|room| &room.board).collect()
    }

    /// The best of many random places; with `clear_ray`, the best that keeps one.
    fn best_place<'b>(
        &self,
        boards: &'b Boards,
        picked: &[u16],
        round: i16,
        clear_ray: bool,
        chance: &mut Mixer,
    ) -> Option<Place<'b>> {
        let mut places = self.try_places(boards, picked, round, chance);
        places.sort_unstable_by_key(|place| (place.score, place.number));
        // Looking ahead is expensive, so only the best are examined.
        for place in places.iter_mut().take(FINALISTS) {
            place.score -= 5 * self.promising_exits(place) as i32;
        }
        let finalists = places.len().min(FINALISTS);
        places[..finalists].sort_unstable_by_key(|place| (place.score, place.number));
        places
            .into_iter()
            .find(|place| !clear_ray || self.keeps_clear_ray(place))
    }

    fn try_places<'b>(
        &self,
        boards: &'b Boards,
        picked: &[u16],
        round: i16,
        chance: &mut Mixer,
    ) -> SmallVec<[Place<'b>; TRIES as usize]> {
        let wanted = wanted_length(chance);
        let mut places = SmallVec::new();
        for number in 0..TRIES {
            let (Some(&exit), Some(&board)) = (chance.one(&self.exits), chance.one(picked)) else {
                break;
            };
            let Some(shape) = chance.one(&boards.get(board).shapes) else {
                continue;
            };
            let corridor = draw_corridor(exit, wanted + 3 * round, chance);
            let doors = shape.exits();
            let first = doors.partition_point(|door| door.side < corridor.arrives);
            let count = doors[first..]
                .iter()
                .take_while(|door| door.side == corridor.arrives)
                .count();
            if count == 0 {
                continue;
            }
            let entry = first + chance.below(count as u32) as usize;
            let end = corridor.corners[corridor.corners.len() - 1];
            let origin = end - doors[entry].cell;
            let corners = corridor.corners;
            let mut place = Place {
                number,
                board,
                shape,
                origin,
                entry,
                corners,
                score: 0,
            };
            if self.fits(&place) {
                place.score = self.score(&place, exit, wanted) + chance.below(8) as i32;
                places.push(place);
            }
        }
        places
    }

    /// True if a room and its corridor keep clear of everything else. [`Site::new`] has already
    /// checked the first cell of the corridor, the exit itself.
    fn fits(&self, place: &Place) -> bool {
        self.is_free(place.interior())
            && legs_behind_door(&place.corners).all(|leg| self.is_free(leg))
    }

    /// True if nothing lies in or next to a rectangle.
    fn is_free(&self, rect: Rect) -> bool {
        self.window.is_free(rect)
            && (self.window.sees(rect)
                || !self.taken.iter().any(|other| other.touches(rect.grown(1))))
    }

    /// A quick rating of a place; lower is better.
    fn score(&self, place: &Place, exit: Exit, wanted: i16) -> i32 {
        let inside = place.interior();
        let page = |rect: Rect| {
            let (width, height) = (i32::from(rect.width()), i32::from(rect.height()));
            2 * (3 * width).max(4 * height) + width + height
        };
        let growth = page(self.bounds.joined(inside)) - page(self.bounds);
        let distance = middle_of(inside).steps_to(self.middle) as i32;
        let length = legs(&place.corners)
            .map(|leg| leg.area() as i32)
            .sum::<i32>();
        let off = (length - i32::from(wanted)).abs();
        let straight = if exit.side == self.heading { 3 } else { 0 };
        growth + distance + 2 * off + straight
    }

    /// Number of exits of the new room, up to two, with space for another room in front of them.
    fn promising_exits(&self, place: &Place) -> usize {
        let free = |exit: &Exit| {
            let near = exit.cell.step(exit.side, 1);
            let far = exit.cell.step(exit.side, ROOM_AHEAD);
            let aside = exit.side.turned(Turn::Right);
            let ahead = Rect::between(
                near.step(aside, -ROOM_AHEAD / 2),
                far.step(aside, ROOM_AHEAD / 2),
            );
            self.window.is_free(ahead)
        };
        place.free_exits().filter(free).take(2).count()
    }

    /// True if some exit of the new room has nothing in front of it at any distance.
    fn keeps_clear_ray(&self, place: &Place) -> bool {
        place.free_exits().any(|exit| {
            let ray = strip(exit.cell, exit.side, FAR).grown_aside(exit.side);
            self.is_clear(ray) && !legs(&place.corners).any(|leg| leg.touches(ray))
        })
    }

    fn is_clear(&self, ray: Rect) -> bool {
        !self.taken.iter().any(|other| other.touches(ray))
    }

    /// A place at the end of a straight corridor that leads past everything.
    fn follow_clear_ray<'b>(&self, boards: &'b Boards, picked: &[u16]) -> Place<'b> {
        let clear = |exit: &&Exit| {
            // The ray starts behind the door, since the last room itself is next to the door.
            let ray = strip(exit.cell.step(exit.side, 1), exit.side, FAR).grown_aside(exit.side);
            self.is_clear(ray)
        };
        let edge = |exit: &Exit| match exit.side {
            Side::North => exit.cell.y - self.bounds.min.y,
            Side::South => self.bounds.max.y - exit.cell.y,
            Side::West => exit.cell.x - self.bounds.min.x,
            Side::East => self.bounds.max.x - exit.cell.x,
        };
        let exit = self
            .exits
            .iter()
            .filter(clear)
            .min_by_key(|exit| edge(exit));
        // A map built by other means may have no clear ray; then the nearest edge must do, and the
        // reachability check still applies.
        let exit = *exit.or(self.exits.first()).unwrap_or(&self.last.entry());
        let end = exit.cell.step(exit.side, edge(&exit).max(0) + 3);
        let arrives = exit.side.opposite();
        let forms = picked.iter().flat_map(|&board| {
            boards
                .get(board)
                .shapes
                .iter()
                .map(move |shape| (board, shape))
        });
        let door = |(board, shape): (u16, &'b Arc<Shape>)| {
            let entry = shape.exits().iter().position(|exit| exit.side == arrives)?;
            Some((board, shape, entry))
        };
        // Every board has doors on two sides, so some orientation has one on the side we arrive at.
        let (board, shape, entry) =
            forms
                .filter_map(door)
                .next()
                .unwrap_or((0, &boards.get(0).shapes[0], 0));
        Place {
            board,
            shape,
            origin: end - shape.exits()[entry].cell,
            entry,
            corners: smallvec![exit.cell, end],
            score: 0,
            number: 0,
        }
    }

    fn addition(&self, boards: &Boards, kind: &str, place: Place, chance: &mut Mixer) -> Addition {
        let id = RoomId(self.map.rooms().len() as u16);
        let mut corners = place.corners;
        corners.dedup();
        let (near, far) = (corners[0], corners[corners.len() - 1]);
        let door = door_between(&self.last.shape, place.shape, chance);
        let link = Link {
            from: self.last.id,
            to: id,
            corners,
            door,
            door_cell: if chance.below(2) == 0 { near } else { far },
            open: false,
            stairs: false,
        };
        let room = Room {
            id,
            kind: kind.into(),
            board: boards.get(place.board).id.clone(),
            level: self.last.level,
            origin: place.origin,
            entry: place.entry as u8,
            shape: place.shape.clone(),
        };
        Addition {
            room: Arc::new(room),
            link: Some(Arc::new(link)),
        }
    }
}

/// Picks a door for the corridor between two rooms.
pub(super) fn door_between(one: &Shape, other: &Shape, chance: &mut Mixer) -> Door {
    let natural = one.style() == Style::Rough && other.style() == Style::Rough;
    match chance.below(8) {
        _ if natural => Door::Arch,
        0 | 1 => Door::Arch,
        2 => Door::Portcullis,
        _ => Door::Wood,
    }
}

impl Place<'_> {
    fn interior(&self) -> Rect {
        self.shape.interior().moved(self.origin)
    }

    fn free_exits(&self) -> impl Iterator<Item = Exit> + '_ {
        let exits = self.shape.exits().iter().enumerate();
        exits
            .filter(|&(index, _)| index != self.entry)
            .map(|(_, exit)| exit.moved(self.origin))
    }
}

fn middle_of(rect: Rect) -> Cell {
    Cell::new((rect.min.x + rect.max.x) / 2, (rect.min.y + rect.max.y) / 2)
}

impl Rect {
    /// Widens a strip that leads to `side` by one cell on both flanks.
    fn grown_aside(self, side: Side) -> Self {
        let aside = if side.is_horizontal() {
            Cell::new(0, 1)
        } else {
            Cell::new(1, 0)
        };
        Self {
            min: self.min - aside,
            max: self.max + aside,
        }
    }
}
