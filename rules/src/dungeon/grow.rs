//! Growth: one more room for a map, behind the latest room, behind any exit, or up some stairs.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use super::board::Turned;
use super::mixer::Mixer;
use super::site::Site;
use super::storeys::middle_of_sheet;
use super::{Addition, Boards, Door, Exit, Link, Map, Room, RoomId, Shape};
use crate::grid::{Cell, Side};

/// Cells between a storey's rooms and a new one reached by stairs.
const BESIDE: i16 = 3;
/// Different boards considered for one room.
const BOARDS_TRIED: usize = 3;

impl Map {
    /// Finds a place for one more room that suits `kind`, linked to the latest room.
    ///
    /// Always succeeds as long as the map was grown by this method alone. `variation(n)` must
    /// return a number below `n`; it is the only source of chance and called once. The map does not
    /// change: [`Map::add`] adds the room.
    pub fn attach(
        &self,
        boards: &Boards,
        kind: &str,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Addition {
        let mut chance = Mixer::new(u64::from(variation(1 << 31)));
        match self.last() {
            None => first_room(boards, kind, &mut chance),
            Some(last) => {
                let site = Site::new(self, last);
                let picked = pick_boards(boards, kind, &site.recent(), &mut chance);
                site.attach(boards, &picked, kind, &mut chance)
            }
        }
    }

    /// Finds a place for one more room behind an exit of any room, or behind the best of its free
    /// exits; `None` if nothing fits there.
    pub fn attach_at(
        &self,
        from: RoomId,
        exit: Option<Exit>,
        boards: &Boards,
        kind: &str,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Option<Addition> {
        let mut chance = Mixer::new(u64::from(variation(1 << 31)));
        let mut site = Site::new(self, self.room(from)?);
        if let Some(exit) = exit {
            site.exits.retain(|other| *other == exit);
        }
        let picked = pick_boards(boards, kind, &site.recent(), &mut chance);
        site.attach_wherever(boards, &picked, kind, &mut chance)
    }

    /// Finds a place for a room on another storey, linked by stairs to an existing room; `None` if
    /// that room has no exit left for stairs.
    pub fn attach_by_stairs(
        &self,
        from: RoomId,
        level: u8,
        boards: &Boards,
        kind: &str,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Option<Addition> {
        let mut chance = Mixer::new(u64::from(variation(1 << 31)));
        let site = Site::new(self, self.room(from)?);
        let exit = *chance.one(&site.exits_for_stairs())?;
        let board = pick_boards(boards, kind, &site.recent(), &mut chance)[0];
        let (shape, entry) = entered_from_below(boards.get(board), &mut chance);
        let origin = match self.bounds_of(level) {
            None => middle_of_sheet(level) - shape.exits()[entry].cell,
            // Whatever the sheet already holds, there is space beside it.
            Some(bounds) => Cell::new(bounds.max.x + BESIDE, bounds.min.y),
        };
        let id = RoomId(self.rooms().len() as u16);
        let room = Room {
            id,
            kind: kind.into(),
            board: boards.get(board).id.clone(),
            level,
            origin,
            entry: entry as u8,
            shape: shape.clone(),
        };
        let link = stairs(from, exit, id, room.entry());
        Some(Addition {
            room: Arc::new(room),
            link: Some(Arc::new(link)),
        })
    }
}

/// A flight of stairs between two exits.
pub(super) fn stairs(from: RoomId, exit: Exit, to: RoomId, arrives: Exit) -> Link {
    Link {
        from,
        to,
        corners: smallvec![exit.cell, arrives.cell],
        door: Door::Arch,
        door_cell: exit.cell,
        open: true,
        stairs: true,
    }
}

fn first_room(boards: &Boards, kind: &str, chance: &mut Mixer) -> Addition {
    let board = pick_boards(boards, kind, &[], chance)[0];
    let turned = boards.get(board);
    let (shape, entry) = entered_from_below(turned, chance);
    let origin = Cell::default() - shape.exits()[entry].cell;
    let room = Room {
        id: RoomId(0),
        kind: kind.into(),
        board: turned.id.clone(),
        level: 1,
        origin,
        entry: entry as u8,
        shape: shape.clone(),
    };
    Addition {
        room: Arc::new(room),
        link: None,
    }
}

/// A shape of a board and the exit by which it is entered.
fn entered_from_below<'a>(turned: &'a Turned, chance: &mut Mixer) -> (&'a Arc<Shape>, usize) {
    // The entrance is at the bottom of the page if the room allows it.
    let start = chance.below(turned.shapes.len() as u32) as usize;
    let forms = turned.shapes[start..].iter().chain(&turned.shapes[..start]);
    let south = |shape: &Arc<Shape>| {
        let exits = shape.exits();
        let middle = shape.size().x / 2;
        let doors = (0..exits.len()).filter(|&index| exits[index].side == Side::South);
        doors.min_by_key(|&index| (exits[index].cell.x.abs_diff(middle), index))
    };
    forms
        .filter_map(|shape| south(shape).map(|entry| (shape, entry)))
        .next()
        .unwrap_or((&turned.shapes[0], 0))
}

/// A few boards that suit the kind, preferably none used recently.
fn pick_boards(
    boards: &Boards,
    kind: &str,
    recent: &[&Arc<str>],
    chance: &mut Mixer,
) -> SmallVec<[u16; BOARDS_TRIED]> {
    let suiting = boards.suiting(kind);
    let mut picked = SmallVec::new();
    for _ in 0..BOARDS_TRIED {
        let start = chance.below(suiting.len() as u32) as usize;
        let fresh = |index: &&u16| {
            let id = &boards.get(**index).id;
            !recent.contains(&id) && !picked.contains(*index)
        };
        let turned_round = suiting[start..].iter().chain(&suiting[..start]);
        match turned_round.clone().find(fresh) {
            Some(&index) => picked.push(index),
            None if picked.is_empty() => picked.push(suiting[start]),
            None => {}
        }
    }
    picked
}
