//! Tiles of one size, laid edge to edge on the sheet of their storey.

use std::sync::Arc;

use smallvec::smallvec;

use super::grow::stairs;
use super::storeys::middle_of_sheet;
use super::{Addition, Boards, Door, Exit, Link, Map, Room, RoomId, Shape};
use crate::grid::{Cell, Side};

/// A lattice of square tiles. Neighbours share a wall, and every exit lies in the middle of one, so
/// that a single cell is the door between two tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lattice {
    /// Cells from one tile to the next: an even number, one less than the side of a tile.
    pub pitch: i16,
}

/// A place for a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Storey, from 1 downwards.
    pub level: u8,
    /// Column and row, counted from the first tile of the storey.
    pub at: Cell,
}

impl Spot {
    /// The place next to it.
    #[must_use]
    pub fn beside(self, side: Side) -> Self {
        Spot {
            at: self.at.step(side, 1),
            ..self
        }
    }
}

/// How a tile is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// From outside the dungeon.
    Outside,
    /// From the tile next to it.
    Neighbour,
    /// By stairs, from an exit on this side of a tile of another storey.
    Stairs(RoomId, Side),
}

/// A tile to lay.
#[derive(Clone, Copy, Debug)]
pub struct Tile<'a> {
    /// Word that its board has to suit; it also becomes the room's kind.
    pub kind: &'a str,
    pub spot: Spot,
    /// The side by which it is entered.
    pub entry: Side,
    pub reach: Reach,
    /// Sides on which it has further exits. A board may have more than these.
    pub exits: &'a [Side],
}

impl Lattice {
    /// The tile at a place.
    pub fn tile_at(self, map: &Map, spot: Spot) -> Option<RoomId> {
        let mut tiles = map.rooms().filter(|room| room.level == spot.level);
        let found = tiles.find(|room| room.origin == self.origin(spot));
        found.map(|room| room.id)
    }

    /// The place of a tile; `None` for a room that does not lie on the lattice.
    pub fn spot_of(self, room: &Room) -> Option<Spot> {
        let off = room.origin
            - self.origin(Spot {
                level: room.level,
                at: Cell::default(),
            });
        let spot = Spot {
            level: room.level,
            at: Cell::new(off.x.div_euclid(self.pitch), off.y.div_euclid(self.pitch)),
        };
        (self.origin(spot) == room.origin).then_some(spot)
    }

    /// The exit of a tile in the middle of one of its walls.
    pub fn exit(self, map: &Map, tile: RoomId, side: Side) -> Option<Exit> {
        let mut exits = map.room(tile)?.exits();
        let middle = self.middle(side) + map.room(tile)?.origin;
        exits.find(|exit| exit.side == side && exit.cell == middle)
    }

    /// A place on a storey with nothing on any side of it.
    pub fn apart(self, map: &Map, level: u8) -> Spot {
        let tiles = map.rooms().filter(|room| room.level == level);
        let columns = tiles.filter_map(|room| Some(self.spot_of(room)?.at.x));
        Spot {
            level,
            at: Cell::new(columns.max().map_or(0, |column| column + 2), 0),
        }
    }

    /// One more tile with the link to it, on a board of its kind turned so that it has the wanted
    /// exits, and as few others as can be. `None` if the place is taken, no board has those exits,
    /// or the tile that it is reached from has none there that is free.
    ///
    /// `variation(n)` must return a number below `n`; it is called once. The map does not change:
    /// [`Map::add`] adds the tile.
    pub fn lay(
        self,
        map: &Map,
        boards: &Boards,
        tile: &Tile<'_>,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Option<Addition> {
        if self.tile_at(map, tile.spot).is_some() {
            return None;
        }
        let id = RoomId(map.rooms().len() as u16);
        let (board, shape) = self.pick(boards, tile, variation)?;
        let arrives = self.middle(tile.entry);
        let entry = shape.exits().iter().position(|exit| exit.cell == arrives)?;
        let room = Room {
            id,
            kind: tile.kind.into(),
            board,
            level: tile.spot.level,
            origin: self.origin(tile.spot),
            entry: entry as u8,
            shape,
        };
        let link = match tile.reach {
            Reach::Outside => None,
            Reach::Neighbour => {
                let from = self.tile_at(map, tile.spot.beside(tile.entry))?;
                let exit = self.free_exit(map, from, tile.entry.opposite())?;
                Some(doorway(from, id, exit.cell))
            }
            Reach::Stairs(from, side) => {
                let exit = self.free_exit(map, from, side)?;
                Some(stairs(from, exit, id, room.entry()))
            }
        };
        Some(Addition {
            room: Arc::new(room),
            link: link.map(Arc::new),
        })
    }

    /// A link from a tile to its neighbour on this side, where both have a free exit in the wall
    /// between them. The map does not change: [`Map::add_link`] adds the link.
    pub fn join(self, map: &Map, tile: RoomId, side: Side) -> Option<Link> {
        let spot = self.spot_of(map.room(tile)?)?;
        let other = self.tile_at(map, spot.beside(side))?;
        let exit = self.free_exit(map, tile, side)?;
        self.free_exit(map, other, side.opposite())?;
        Some(doorway(tile, other, exit.cell))
    }

    fn origin(self, spot: Spot) -> Cell {
        let off = Cell::new(spot.at.x * self.pitch, spot.at.y * self.pitch);
        middle_of_sheet(spot.level) + off
    }

    /// The middle of a wall, counted from the corner of a tile.
    fn middle(self, side: Side) -> Cell {
        let (half, far) = (self.pitch / 2, self.pitch);
        match side {
            Side::North => Cell::new(half, 0),
            Side::East => Cell::new(far, half),
            Side::South => Cell::new(half, far),
            Side::West => Cell::new(0, half),
        }
    }

    fn free_exit(self, map: &Map, tile: RoomId, side: Side) -> Option<Exit> {
        let exit = self.exit(map, tile, side)?;
        map.free_exits(tile).contains(&exit).then_some(exit)
    }

    /// A board with its shape, among those with the fewest exits beside the wanted ones.
    fn pick(
        self,
        boards: &Boards,
        tile: &Tile<'_>,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Option<(Arc<str>, Arc<Shape>)> {
        let side = self.pitch + 1;
        let has = |shape: &Shape, side: Side| {
            let middle = self.middle(side);
            shape.exits().iter().any(|exit| exit.cell == middle)
        };
        let fits = |shape: &Shape| {
            let mut wanted = tile.exits.iter().chain([&tile.entry]);
            shape.size() == Cell::new(side, side) && wanted.all(|side| has(shape, *side))
        };
        let suiting = boards
            .suiting(tile.kind)
            .iter()
            .map(|index| boards.get(*index));
        let mut found: Vec<_> = suiting
            .flat_map(|board| board.shapes.iter().map(|shape| (&board.id, shape)))
            .filter(|(_, shape)| fits(shape))
            .collect();
        let fewest = found.iter().map(|(_, shape)| shape.exits().len()).min()?;
        found.retain(|(_, shape)| shape.exits().len() == fewest);
        let (id, shape) = found[variation(found.len() as u32) as usize % found.len()];
        Some((id.clone(), shape.clone()))
    }
}

/// An open way through the wall that two tiles share.
fn doorway(from: RoomId, to: RoomId, cell: Cell) -> Link {
    Link {
        from,
        to,
        corners: smallvec![cell],
        door: Door::Arch,
        door_cell: cell,
        open: true,
        stairs: false,
    }
}
