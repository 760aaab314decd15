//! Plans: drawn dungeons, laid out on boards.

use std::{collections::VecDeque, sync::Arc};

use smallvec::SmallVec;

use super::{Drawing, DrawnTile, LATTICE, Mark, TileKind};
use crate::{
    content::BookProblem,
    dungeon::{Boards, Map, Reach, RoomId, Spot, Tile},
    grid::{Side, Turn},
};

/// A drawn dungeon as it is played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub map: Arc<Map>,
    /// The kinds of its tiles, by the numbers of their rooms.
    pub kinds: Vec<TileKind>,
    /// The room farthest from the entrance.
    pub treasure: RoomId,
}

/// A tile that is still to be laid.
struct Next {
    spot: Spot,
    entry: Side,
    reach: Reach,
}

impl Plan {
    /// Lays out a drawing, from the entrance on.
    ///
    /// # Errors
    /// A tile without a board, or no room.
    pub fn of(drawing: &Drawing, boards: &Boards) -> Result<Self, BookProblem> {
        let mut map = Map::new();
        let mut kinds = Vec::new();
        let mut open: VecDeque<Next> = drawing
            .marked(Mark::Entrance)
            .map(|spot| Next {
                spot,
                entry: free_side(&drawing.tiles[&spot], Side::South),
                reach: Reach::Outside,
            })
            .collect();
        while let Some(next) = open.pop_front() {
            if LATTICE.tile_at(&map, next.spot).is_some() {
                continue;
            }
            kinds.push(lay(drawing, boards, &mut map, &next)?);
            open.extend(beyond(drawing, &map, &next));
        }
        let steps = map.steps_from(RoomId(0), |_| true);
        let rooms = steps.iter().zip(&kinds).zip(0..);
        let rooms = rooms.filter(|((_, kind), _)| **kind == TileKind::Room);
        let farthest = rooms.max_by_key(|((far, _), id)| (**far, *id));
        let treasure = farthest.map(|(_, id)| RoomId(id));
        let treasure = treasure.ok_or_else(|| BookProblem("no room".to_owned()))?;
        Ok(Plan {
            map: Arc::new(map),
            kinds,
            treasure,
        })
    }
}

/// A side of a tile on which no way is drawn: this one if it can be.
fn free_side(tile: &DrawnTile, wanted: Side) -> Side {
    let sides = [wanted].into_iter().chain(Side::ALL);
    let mut free = sides.filter(|side| !tile.ways.contains(side));
    free.next().unwrap_or(wanted)
}

/// Lays a tile, and joins it to those beside it that have been laid before.
fn lay(
    drawing: &Drawing,
    boards: &Boards,
    map: &mut Map,
    next: &Next,
) -> Result<TileKind, BookProblem> {
    let drawn = &drawing.tiles[&next.spot];
    let others: SmallVec<[Side; 4]> = drawn
        .ways
        .iter()
        .copied()
        .filter(|side| *side != next.entry)
        .collect();
    let heading = next.entry.opposite();
    let kind = kind_of(drawn.mark, heading, &others);
    let mut exits = others.clone();
    if drawn.mark == Mark::StairsDown {
        exits.push(heading);
    }
    let tile = Tile {
        kind: kind.word(),
        spot: next.spot,
        entry: next.entry,
        reach: next.reach,
        exits: &exits,
    };
    // The boards are taken in turn, so that a dungeon looks the same in every game.
    let id = RoomId(map.rooms().len() as u16);
    let mut variation = |count: u32| u32::from(id.0) % count.max(1);
    let addition = LATTICE.lay(map, boards, &tile, &mut variation);
    let addition = addition.ok_or_else(|| {
        let word = kind.word();
        BookProblem(format!("no board for a tile `{word}` that is drawn"))
    })?;
    map.add(addition);
    for side in others {
        if let Some(link) = LATTICE.join(map, id, side) {
            map.add_link(link);
        }
    }
    Ok(kind)
}

/// The kind of a tile, for whoever comes in heading this way and can go on by these sides.
fn kind_of(mark: Mark, heading: Side, others: &[Side]) -> TileKind {
    match (mark, others) {
        (Mark::Room, _) => TileKind::Room,
        (Mark::StairsDown, _) => TileKind::Stairs,
        (_, []) => TileKind::DeadEnd,
        (_, [side]) if *side == heading => TileKind::Corridor,
        (_, [side]) if *side == heading.turned(Turn::Left) => TileKind::LeftTurn,
        (_, [_]) => TileKind::RightTurn,
        (_, [_, _]) => TileKind::T,
        _ => TileKind::FourWay,
    }
}

/// The tiles to which one goes on from one that is laid.
fn beyond<'a>(
    drawing: &'a Drawing,
    map: &Map,
    from: &Next,
) -> impl Iterator<Item = Next> + use<'a> {
    let drawn = &drawing.tiles[&from.spot];
    let (spot, heading) = (from.spot, from.entry.opposite());
    let beside = drawn.ways.iter().map(move |side| Next {
        spot: spot.beside(*side),
        entry: side.opposite(),
        reach: Reach::Neighbour,
    });
    let foot = drawing.on_level(spot.level + 1, Mark::StairsFoot);
    let foot = foot.filter(|_| drawn.mark == Mark::StairsDown);
    let down = foot
        .zip(LATTICE.tile_at(map, spot))
        .map(|(foot, stairs)| Next {
            spot: foot,
            entry: free_side(&drawing.tiles[&foot], heading.opposite()),
            reach: Reach::Stairs(stairs, heading),
        });
    beside.chain(down)
}
