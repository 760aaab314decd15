//! Places of tokens in a room.

use serde::{Deserialize, Serialize};

use crate::{
    dungeon::{Mark, Room, Whereabouts, Wish},
    grid::Cell,
};

/// Numbers of tokens that need a place in a room.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// Heroes, near the door they come in by.
    pub heroes: u8,
    /// Foes, on the far side and apart from each other.
    pub foes: u8,
    /// Chests, against a wall.
    pub chests: u8,
    /// Altars, at the far end.
    pub altars: u8,
    /// Traps, on the way through.
    pub traps: u8,
    /// People met on the way.
    pub strangers: u8,
}

/// The places of a room, by purpose. A list is too short only if the room has no floor left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Places {
    pub heroes: Vec<Cell>,
    pub foes: Vec<Cell>,
    pub chests: Vec<Cell>,
    pub altars: Vec<Cell>,
    pub traps: Vec<Cell>,
    pub strangers: Vec<Cell>,
}

impl Wanted {
    /// Places in a room. The same room and wishes give the same places.
    pub fn in_room(&self, room: &Room) -> Places {
        self.beside(room, &[])
    }

    /// The same for later arrivals, leaving out the cells that others hold.
    pub fn beside(&self, room: &Room, held: &[Cell]) -> Places {
        use Whereabouts::{AlongTheWall, Apart, AtTheDoor, AtTheEnd, Midway};
        let wish = |count, mark: Option<char>, to| Wish {
            count,
            mark: mark.map(Mark::new),
            to,
        };
        // Those who are hardest to place well choose first, but heroes always stay together.
        let wishes = [
            wish(self.heroes, None, AtTheDoor),
            wish(self.altars, Some('&'), AtTheEnd),
            wish(self.chests, Some('$'), AlongTheWall),
            wish(self.foes, Some('m'), Apart),
            wish(self.strangers, Some('?'), Midway),
            wish(self.traps, Some('^'), Midway),
        ];
        let mut lists = room.places(&wishes, held).into_iter();
        let mut next = || lists.next().unwrap_or_default();
        let [heroes, altars, chests, foes, strangers, traps] = [(); 6].map(|()| next());
        Places {
            heroes,
            foes,
            chests,
            altars,
            traps,
            strangers,
        }
    }
}
