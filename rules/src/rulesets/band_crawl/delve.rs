//! The dungeon, tile by tile: what is laid behind an exit, and what is rolled again.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    content::{Book, LATTICE, Secret, TileKind},
    rules,
    tiles::{Dungeon, TileState},
};
use crate::{
    dice::{Check, Distribution, odds},
    dungeon::{Addition, Link, MOST_STOREYS, Map, OpenEnd, Reach, RoomId, Spot, Tile},
    game::RuleId,
    grid::{Cell, Side},
    tables::TableRoll,
};

/// A tile as it is laid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NewTile {
    pub addition: Addition,
    pub kind: TileKind,
    /// The row that was rolled; `None` for the first.
    pub row: Option<TableRoll>,
    /// The kind that it became because the roll before had the same row.
    pub read_as: Option<TileKind>,
    /// Doors to tiles that were there already.
    pub joins: SmallVec<[Link; 1]>,
    /// Its exits that lead on: ahead, to the right, to the left.
    pub opened: SmallVec<[OpenEnd; 3]>,
    /// Exits of other tiles that lead nowhere from now on.
    pub bricked: SmallVec<[OpenEnd; 2]>,
    /// True if the dungeon ends here.
    pub last: bool,
}

/// How well a tile fits where it is to be laid, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Fit {
    /// Every exit leads on or meets another.
    Clean,
    /// Its wall comes to lie against an exit of another tile.
    Bricks,
    /// One of its exits leads against a wall, or the dungeon would be closed too early.
    Blocked,
}

/// A roll whose tile does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    pub kind: TileKind,
    pub fit: Fit,
}

/// What lies on one side of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Beside {
    Nothing,
    /// A tile with an open end that leads here.
    Exit(OpenEnd),
    Wall,
}

/// The place behind an open end.
struct Site {
    end: OpenEnd,
    spot: Spot,
    heading: Side,
    reach: Reach,
    /// By side; that of the entrance is nothing, unless one comes by stairs.
    around: [Beside; 4],
}

impl Site {
    fn of(map: &Map, end: OpenEnd) -> Option<Site> {
        let (exit, from) = (map.exit_of(end)?, map.room(end.room)?);
        let beside = LATTICE.spot_of(from)?.beside(exit.side);
        let (spot, reach) = match end.stairs {
            false => (beside, Reach::Neighbour),
            true => (below(map, beside), Reach::Stairs(end.room, exit.side)),
        };
        let entry = exit.side.opposite();
        let around = Side::ALL.map(|side| match reach {
            Reach::Neighbour if side == entry => Beside::Nothing,
            _ => beside_of(map, spot, side),
        });
        Some(Site {
            end,
            spot,
            heading: exit.side,
            reach,
            around,
        })
    }

    /// The sides on which a tile goes on, in the order in which they open; those of stairs are left
    /// out, since their exit leads down.
    fn ways(&self, kind: TileKind) -> impl Iterator<Item = Side> + Clone {
        let heading = self.heading;
        let ways = kind.ways().iter().map(move |way| heading.turned(*way));
        ways.filter(move |_| kind != TileKind::Stairs)
    }

    /// Open ends of others against which a tile's wall comes to lie.
    fn bricked(&self, kind: TileKind) -> impl Iterator<Item = OpenEnd> {
        let ways: SmallVec<[Side; 3]> = self.ways(kind).collect();
        Side::ALL
            .into_iter()
            .filter_map(move |side| match self.around[side as usize] {
                Beside::Exit(end) if !ways.contains(&side) => Some(end),
                _ => None,
            })
    }

    /// How a tile fits that is not the last; rule `dungeon.repair`, section 36.3.
    fn fit(&self, map: &Map, kind: TileKind) -> Fit {
        let (mut met, mut opened) = (0, 0);
        for side in self.ways(kind) {
            match self.around[side as usize] {
                Beside::Nothing => opened += 1,
                Beside::Exit(_) => met += 1,
                Beside::Wall => return Fit::Blocked,
            }
        }
        if kind == TileKind::Stairs && self.spot.level < MOST_STOREYS {
            opened += 1;
        }
        let bricked = self.bricked(kind).count();
        match map.open_ends().len() + opened > 1 + met + bricked {
            false => Fit::Blocked,
            true if bricked > 0 => Fit::Bricks,
            true => Fit::Clean,
        }
    }
}

/// The place that stairs lead down to; rule `dungeon.stairs`, section 36.5.
fn below(map: &Map, spot: Spot) -> Spot {
    let level = spot.level.saturating_add(1).min(MOST_STOREYS);
    let spot = Spot { level, ..spot };
    match LATTICE.tile_at(map, spot) {
        None => spot,
        Some(_) => LATTICE.apart(map, level),
    }
}

fn beside_of(map: &Map, spot: Spot, side: Side) -> Beside {
    let beside = spot.beside(side);
    let Some(other) = LATTICE.tile_at(map, beside) else {
        return match outside(map) == Some(beside) {
            true => Beside::Wall,
            false => Beside::Nothing,
        };
    };
    let facing = LATTICE.exit(map, other, side.opposite());
    let mut ends = map.open_ends().iter().filter(|end| !end.stairs);
    let end = ends.find(|end| end.room == other && Some(end.cell) == facing.map(|it| it.cell));
    end.map_or(Beside::Wall, |end| Beside::Exit(*end))
}

/// The place in front of the entrance, where the world is.
fn outside(map: &Map) -> Option<Spot> {
    let first = map.rooms().next()?;
    Some(LATTICE.spot_of(first)?.beside(first.entry().side))
}

/// The place for a secret room on a side of a tile: nothing lies there, and no other exit leads
/// there; rule `secret.side`, section 37.0.
pub fn secret_spot(map: &Map, tile: RoomId, side: Side) -> Option<Spot> {
    let spot = LATTICE.spot_of(map.room(tile)?)?.beside(side);
    let exit = LATTICE.exit(map, tile, side)?;
    let mut around = Side::ALL.into_iter();
    let wanted = around.any(|side| matches!(beside_of(map, spot, side), Beside::Exit(_)));
    let free = is_free(map, spot) && map.free_exits(tile).contains(&exit);
    (free && !wanted).then_some(spot)
}

fn is_free(map: &Map, spot: Spot) -> bool {
    LATTICE.tile_at(map, spot).is_none() && outside(map) != Some(spot)
}

/// A secret room, or a crossing, at a place on a side of a tile. `None` if no board fits.
pub fn secret_tile(
    book: &Book,
    map: &Map,
    spot: Spot,
    side: Side,
    secret: Secret,
    variation: &mut impl FnMut(u32) -> u32,
) -> Option<Addition> {
    let tile = Tile {
        kind: match secret {
            Secret::Crossing => "crossing",
            Secret::Vermin | Secret::WayOn | Secret::Bones => "secret",
        },
        spot,
        entry: side.opposite(),
        reach: Reach::Neighbour,
        exits: &[side],
    };
    LATTICE.lay(map, &book.boards, &tile, variation)
}

/// The corridor on the next level to which a crossing leads; rule `secret.level`, section 37.1.6.
pub fn beyond_crossing(
    book: &Book,
    map: &Map,
    crossing: RoomId,
    side: Side,
    variation: &mut impl FnMut(u32) -> u32,
) -> Option<Addition> {
    let beside = LATTICE.spot_of(map.room(crossing)?)?.beside(side);
    let tile = Tile {
        kind: TileKind::Corridor.word(),
        spot: below(map, beside),
        entry: side.opposite(),
        reach: Reach::Stairs(crossing, side),
        exits: &[side],
    };
    LATTICE.lay(map, &book.boards, &tile, variation)
}

/// The exit ahead of a tile beside the dungeon, if something can be laid behind it.
pub fn way_on(map: &Map, dungeon: &Dungeon, tile: RoomId, side: Side) -> Option<OpenEnd> {
    let spot = LATTICE.spot_of(map.room(tile)?)?.beside(side);
    let exit = LATTICE.exit(map, tile, side)?;
    let end = OpenEnd {
        room: tile,
        cell: exit.cell,
        stairs: false,
    };
    (is_free(map, spot) && !dungeon.is_whole()).then_some(end)
}

/// The dice for the tile behind an open end; rule `dungeon.roll`, section 36.1.
pub fn tile_check(book: &Book) -> impl Check<Outcome = TableRoll> + use<'_> {
    book.tables.tiles.check("dice-band-tile", |_| 0)
}

impl Dungeon {
    /// The tile of a row, and what it is read as after a roll of the same row; rule
    /// `dungeon.again`, section 38.0.
    fn reading(&self, book: &Book, row: u16) -> (TileKind, Option<TileKind>) {
        let tile = &book.tables.tiles.rows[usize::from(row)].1.gives;
        let read_as = tile.again.filter(|_| self.last_row == Some(row));
        (read_as.unwrap_or(tile.tile), read_as)
    }

    /// The first tile: a corridor, straight ahead; rule `dungeon.first`, section 36.1. `None` if no
    /// board fits.
    pub fn first(&self, book: &Book, variation: &mut impl FnMut(u32) -> u32) -> Option<NewTile> {
        let kind = TileKind::Corridor;
        let tile = Tile {
            kind: kind.word(),
            spot: Spot {
                level: 1,
                at: Cell::default(),
            },
            entry: Side::South,
            reach: Reach::Outside,
            exits: &[Side::North],
        };
        let map = Map::new();
        let addition = LATTICE.lay(&map, &book.boards, &tile, variation)?;
        let mut new = NewTile::new(kind, addition, self.wanted <= 1);
        if !new.last {
            new.open(Side::North, false);
        }
        Some(new)
    }

    /// The tile behind an open end, by a row of the table. A tile is refused and rolled again if
    /// another row of the table would fit better, unless it is the last one; rules `dungeon.roll`,
    /// `dungeon.repair` and `dungeon.last`, sections 36.1 to 36.4.
    ///
    /// # Errors
    /// The tile that was refused.
    pub fn lay(
        &self,
        book: &Book,
        map: &Map,
        end: OpenEnd,
        row: TableRoll,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Result<Option<NewTile>, Refused> {
        let Some(site) = Site::of(map, end) else {
            return Ok(None);
        };
        let (kind, read_as) = self.reading(book, row.row);
        if let Some(fit) = self.refuses(book, map, &site, kind) {
            return Err(Refused { kind, fit });
        }
        let new = site.tile(book, map, kind, self.is_next_last(), variation);
        Ok(new.map(|new| NewTile {
            row: Some(row),
            read_as,
            ..new
        }))
    }

    /// True if the next tile is the last one.
    pub fn is_next_last(&self) -> bool {
        self.laid() + 1 >= self.wanted
    }

    /// How badly a kind of tile fits that is rolled again for it; rule `dungeon.repair`.
    fn refuses(&self, book: &Book, map: &Map, site: &Site, kind: TileKind) -> Option<Fit> {
        let fit = site.fit(map, kind);
        if self.is_next_last() || fit <= Fit::Clean {
            return None;
        }
        let rows = 0..book.tables.tiles.rows.len() as u16;
        let others = rows.map(|row| site.fit(map, self.reading(book, row).0));
        others.min().filter(|best| *best < fit).map(|_| fit)
    }

    /// The kinds of tile that may come to lie behind an open end, all rerolls done. `None` if there
    /// is no place for one.
    pub fn behind(&self, book: &Book, map: &Map, end: OpenEnd) -> Option<Distribution<TileKind>> {
        let site = Site::of(map, end)?;
        let kinds = odds(&tile_check(book)).map(|row| self.reading(book, row.row).0);
        kinds.given(|kind| self.refuses(book, map, &site, *kind).is_none())
    }
}

impl Site {
    fn tile(
        &self,
        book: &Book,
        map: &Map,
        kind: TileKind,
        last: bool,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Option<NewTile> {
        let all = kind.ways().iter().map(|way| self.heading.turned(*way));
        let exits: SmallVec<[Side; 3]> = all.collect();
        let tile = Tile {
            kind: kind.word(),
            spot: self.spot,
            entry: self.heading.opposite(),
            reach: self.reach,
            exits: &exits,
        };
        let addition = LATTICE.lay(map, &book.boards, &tile, variation)?;
        let mut new = NewTile::new(kind, addition, last);
        if last {
            let others = map.open_ends().iter().filter(|it| **it != self.end);
            new.bricked.extend(others.copied());
            return Some(new);
        }
        new.bricked.extend(self.bricked(kind));
        let met = |side: &Side| matches!(self.around[*side as usize], Beside::Exit(_));
        if self.ways(kind).any(|side| met(&side)) {
            let mut after = map.clone();
            after.add(new.addition.clone());
            let id = new.addition.room.id;
            let joins = self.ways(kind).filter(met);
            new.joins
                .extend(joins.filter_map(|side| LATTICE.join(&after, id, side)));
        }
        for side in self.ways(kind) {
            if self.around[side as usize] == Beside::Nothing {
                new.open(side, false);
            }
        }
        if kind == TileKind::Stairs && self.spot.level < MOST_STOREYS {
            new.open(self.heading, true);
        }
        Some(new)
    }
}

impl NewTile {
    /// A tile that nobody rolled for and that leads nowhere yet.
    fn new(kind: TileKind, addition: Addition, last: bool) -> Self {
        NewTile {
            addition,
            kind,
            row: None,
            read_as: None,
            joins: SmallVec::new(),
            opened: SmallVec::new(),
            bricked: SmallVec::new(),
            last,
        }
    }

    /// Opens the exit on a side.
    fn open(&mut self, side: Side, stairs: bool) {
        let room = &self.addition.room;
        if let Some(exit) = room.exits().find(|exit| exit.side == side) {
            self.opened.push(OpenEnd {
                room: room.id,
                cell: exit.cell,
                stairs,
            });
        }
    }

    /// Its room.
    pub fn room(&self) -> RoomId {
        self.addition.room.id
    }

    /// The rule that says most about it.
    pub fn rule(&self) -> RuleId {
        match self.kind {
            _ if self.row.is_none() => rules::DUNGEON_FIRST,
            _ if self.last => rules::DUNGEON_LAST,
            _ if self.read_as.is_some() => rules::DUNGEON_AGAIN,
            TileKind::Room => rules::DUNGEON_ROOM,
            TileKind::Stairs => rules::DUNGEON_STAIRS,
            _ => rules::DUNGEON_ROLL,
        }
    }

    /// Adds it to the dungeon.
    pub fn add_to(&self, map: &mut Map, dungeon: &mut Dungeon) {
        map.add(self.addition.clone());
        for link in &self.joins {
            map.add_link(link.clone());
        }
        for end in &self.bricked {
            map.close_end(end.room, end.cell);
        }
        for end in &self.opened {
            map.open_end(*end);
        }
        let tile = TileState::laid(self.kind, self.row.is_none());
        dungeon.tiles.push(tile);
        if let Some(row) = self.row {
            dungeon.last_row = Some(row.row);
        }
    }
}
