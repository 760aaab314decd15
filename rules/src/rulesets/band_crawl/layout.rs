//! Whole dungeons, laid out before play.

use serde_json::{Map as Facts, Value, json};
use smallvec::SmallVec;

use super::{
    content::{Book, LATTICE, Plan, TileKind},
    delve::{NewTile, tile_check},
    rules,
    tiles::Dungeon,
};
use crate::{
    dice::{Chance, Check, Roll},
    dungeon::{Level, Map, RoomId},
    game::{LaidOut, RoomRoll},
    grid::Side,
};

/// The dice behind a tile.
struct Rolled {
    kind: TileKind,
    read_as: Option<TileKind>,
    /// The faces of each roll; the last one was kept.
    rolls: Vec<SmallVec<[u8; 2]>>,
}

impl Rolled {
    fn of(new: &NewTile, rolls: &[Roll]) -> Self {
        let faces = rolls.iter().map(|roll| {
            let dice = roll.dice.iter();
            dice.map(|die| die.face).collect()
        });
        Rolled {
            kind: new.kind,
            read_as: new.read_as,
            rolls: faces.collect(),
        }
    }
}

/// Lays out the dungeon of a Big Bad of this reputation, exits in the order in which they open;
/// sections 36.1 to 36.5.
pub fn lay_out(book: &Book, name: &str, rep: u8, chance: &mut Chance) -> LaidOut {
    let mut dungeon = Dungeon::of(book, rep);
    let mut map = Map::new();
    let mut tiles = Vec::new();
    let table = tile_check(book);
    if let Some(first) = dungeon.first(book, &mut |n| chance.flavour(n)) {
        first.add_to(&mut map, &mut dungeon);
        tiles.push(Rolled::of(&first, &[]));
    }
    while let (false, Some(end)) = (dungeon.is_whole(), map.open_ends().first().copied()) {
        let mut rolls = Vec::new();
        let new = loop {
            let (roll, row) = table.roll(chance);
            rolls.push(roll);
            if let Ok(new) = dungeon.lay(book, &map, end, row, &mut |n| chance.flavour(n)) {
                break new;
            }
        };
        match new {
            Some(new) => {
                new.add_to(&mut map, &mut dungeon);
                tiles.push(Rolled::of(&new, &rolls));
            }
            None => {
                map.close_end(end.room, end.cell);
            }
        }
    }
    told(name, map, &tiles)
}

/// A dungeon that was drawn before play; rule `dungeon.own`.
pub fn drawn(name: &str, plan: &Plan) -> LaidOut {
    let tiles = plan.kinds.iter().map(|kind| Rolled {
        kind: *kind,
        read_as: None,
        rolls: Vec::new(),
    });
    let tiles: Vec<Rolled> = tiles.collect();
    told(name, Map::clone(&plan.map), &tiles)
}

fn told(name: &str, map: Map, tiles: &[Rolled]) -> LaidOut {
    let rolls = tiles.iter().zip(0..).map(|(tile, room)| {
        let rolls = tile.rolls.iter().map(|faces| RoomRoll {
            rule: rules::DUNGEON_ROLL,
            hero: None,
            result: faces
                .iter()
                .map(|face| u16::from(*face))
                .sum::<u16>()
                .to_string(),
        });
        (RoomId(room), rolls.collect())
    });
    let rolls = rolls.collect();
    let facts = tiles.iter().zip(0..);
    let facts: Vec<Value> = facts
        .filter_map(|(tile, room)| fact(&map, RoomId(room), tile))
        .collect();
    let mut all = Facts::new();
    all.insert("tiles".to_owned(), json!(facts));
    LaidOut {
        level: Level::new(name, map),
        rolls,
        facts: all,
        rooms: Vec::new(),
        links: Vec::new(),
    }
}

/// A tile as other programs read it: `kind` as it was laid, the `dice` that were kept, those
/// `rerolled` before them, the kind that a second roll of the same row was `read_as`, its `level`,
/// its `cell` on the sheet of tiles, and its `exits`: `north`, `east`, `south`, `west`, `down`, `up`,
/// and `out` for the entrance.
fn fact(map: &Map, id: RoomId, tile: &Rolled) -> Option<Value> {
    let room = map.room(id)?;
    let spot = LATTICE.spot_of(room)?;
    let (dice, rerolled) = match tile.rolls.split_last() {
        Some((kept, before)) => (json!(kept.as_slice()), before),
        None => (Value::Null, &[][..]),
    };
    let rerolled: Vec<_> = rerolled.iter().map(SmallVec::as_slice).collect();
    Some(json!({
        "room": id,
        "kind": tile.kind.word(),
        "dice": dice,
        "rerolled": rerolled,
        "read_as": tile.read_as.map(TileKind::word),
        "level": spot.level,
        "cell": [spot.at.x, spot.at.y],
        "exits": exits(map, id),
    }))
}

fn exits(map: &Map, id: RoomId) -> Vec<&'static str> {
    let out = map.entrances().find(|(room, _)| *room == id);
    let mut words: Vec<&str> = out.map(|_| "out").into_iter().collect();
    for side in Side::ALL {
        let Some(exit) = LATTICE.exit(map, id, side) else {
            continue;
        };
        words.extend(
            map.link_at(id, exit.cell)
                .map(|link| match (link.stairs, side) {
                    (true, _) if link.from == id => "down",
                    (true, _) => "up",
                    (false, Side::North) => "north",
                    (false, Side::East) => "east",
                    (false, Side::South) => "south",
                    (false, Side::West) => "west",
                }),
        );
    }
    words
}
