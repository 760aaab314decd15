//! Open ends: exits that are known to lead on, with nothing laid behind them yet.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::map::is_false;
use super::{Exit, Fault, Link, Map, RoomId};
use crate::grid::Cell;

/// An exit that is known to lead on, into the dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenEnd {
    pub room: RoomId,
    /// Cell of the exit, in the wall of the room.
    pub cell: Cell,
    /// True if stairs lead down from it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stairs: bool,
}

impl Map {
    /// Every open end, in the order they opened.
    pub fn open_ends(&self) -> &[OpenEnd] {
        &self.ends
    }

    /// The exit of an open end; `None` if its room has none there.
    pub fn exit_of(&self, end: OpenEnd) -> Option<Exit> {
        let mut exits = self.room(end.room)?.exits();
        exits.find(|exit| exit.cell == end.cell)
    }

    /// Marks an exit as an open end, the last of all; false if the room has no such exit, if the
    /// exit leads somewhere, or if it is an open end already.
    pub fn open_end(&mut self, end: OpenEnd) -> bool {
        let mut free = self.free_exits(end.room).into_iter();
        let free = free.any(|exit| exit.cell == end.cell) && !self.is_open_end(end.room, end.cell);
        if free {
            Arc::make_mut(&mut self.ends).push(end);
        }
        free
    }

    /// Bricks up an open end: the exit is wall again. False if there is none.
    pub fn close_end(&mut self, room: RoomId, cell: Cell) -> bool {
        let open = self.is_open_end(room, cell);
        if open {
            Arc::make_mut(&mut self.ends).retain(|end| (end.room, end.cell) != (room, cell));
        }
        open
    }

    fn is_open_end(&self, room: RoomId, cell: Cell) -> bool {
        let mut ends = self.ends.iter();
        ends.any(|end| (end.room, end.cell) == (room, cell))
    }

    /// Closes the open ends that a new link takes.
    pub(super) fn take_ends(&mut self, link: &Link) {
        for (room, cell) in [link.from, link.to]
            .into_iter()
            .zip(link.ends().into_iter().flatten())
        {
            self.close_end(room, cell);
        }
    }

    /// Open ends that are no free exits, each with its place in the list.
    pub(super) fn faults_of_ends(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (index, end) in self.ends.iter().enumerate() {
            let mut exits = self.free_exits(end.room).into_iter();
            let message = if self.exit_of(*end).is_none() {
                "the room has no exit there"
            } else if !exits.any(|exit| exit.cell == end.cell) {
                "this exit leads somewhere already"
            } else if self.ends[..index]
                .iter()
                .any(|other| (other.room, other.cell) == (end.room, end.cell))
            {
                "this exit is listed twice"
            } else {
                continue;
            };
            faults.push(Fault::new(format!("map.ends[{index}]"), message));
        }
        faults
    }
}
