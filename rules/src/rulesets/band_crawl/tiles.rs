//! The tiles of a dungeon: how many there are, and what is known of each.

use serde::{Deserialize, Serialize};

use super::content::{Book, Plan, Secret, TileKind};
use crate::dungeon::RoomId;

/// What is known of a dungeon besides its map.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dungeon {
    /// Its tiles, by the numbers of their rooms.
    pub tiles: Vec<TileState>,
    /// Number of tiles that it has in the end.
    pub wanted: u16,
    /// The row of the last roll whose tile was laid.
    pub last_row: Option<u16>,
    /// The room with the treasure, of one that was drawn before play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub treasure: Option<RoomId>,
}

/// A tile that has been laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileState {
    pub kind: TileKind,
    /// True if it is one of those that the dungeon has; secret rooms come on top.
    pub counts: bool,
    /// True once somebody has been there.
    #[serde(default)]
    pub visited: bool,
    /// True once its treasure is found, of those that have one.
    #[serde(default)]
    pub looted: bool,
    /// The contents of a secret room.
    #[serde(default)]
    pub secret: Option<Secret>,
    /// Number of the risen there.
    #[serde(default)]
    pub risen: u8,
}

impl TileState {
    /// A tile of the dungeon itself.
    pub(super) fn laid(kind: TileKind, visited: bool) -> Self {
        TileState {
            kind,
            counts: true,
            visited,
            looted: false,
            secret: None,
            risen: 0,
        }
    }
}

impl Dungeon {
    /// A dungeon of a Big Bad with this reputation; rule `dungeon.count`, section 36.2.
    pub fn of(book: &Book, rep: u8) -> Self {
        Dungeon {
            wanted: u16::from(rep) * u16::from(book.figures.tiles_per_rep),
            ..Dungeon::default()
        }
    }

    /// A dungeon that was drawn before play: all its tiles are there, and the room farthest from the
    /// entrance has the treasure; rule `dungeon.own`, section 36.1.
    pub fn drawn(plan: &Plan) -> Self {
        let tiles = plan.kinds.iter().enumerate();
        let tiles = tiles.map(|(nth, kind)| TileState::laid(*kind, nth == 0));
        Dungeon {
            tiles: tiles.collect(),
            wanted: plan.kinds.len() as u16,
            last_row: None,
            treasure: Some(plan.treasure),
        }
    }

    /// Number of tiles laid, of those that the dungeon has in the end.
    pub fn laid(&self) -> u16 {
        self.tiles.iter().filter(|it| it.counts).count() as u16
    }

    /// Number of its tiles that somebody has been on, with those laid just now.
    pub fn seen(&self) -> u16 {
        match self.treasure {
            Some(_) => self
                .tiles
                .iter()
                .filter(|it| it.counts && it.visited)
                .count() as u16,
            None => self.laid(),
        }
    }

    /// Number of tiles laid on which nobody has been.
    pub fn unseen(&self) -> usize {
        self.tiles.iter().filter(|it| !it.visited).count()
    }

    /// True once its last tile is laid.
    pub fn is_whole(&self) -> bool {
        self.laid() >= self.wanted
    }

    /// The last tile, once it is laid, or the room that counts as such; rules `dungeon.last` and
    /// `dungeon.own`, section 36.4.
    pub fn last_tile(&self) -> Option<RoomId> {
        if self.treasure.is_some() {
            return self.treasure;
        }
        let whole = self.wanted > 0 && self.is_whole();
        let last = self.tiles.iter().rposition(|it| it.counts);
        last.filter(|_| whole).map(|tile| RoomId(tile as u16))
    }

    /// True once somebody has been on its last tile.
    pub fn is_explored_to_the_last(&self) -> bool {
        let last = self.last_tile().map(|it| usize::from(it.0));
        last.and_then(|it| self.tiles.get(it))
            .is_some_and(|it| it.visited)
    }
}
