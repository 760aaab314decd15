//! Tiles laid edge to edge: where they lie, what they share, and what is refused.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabledelve::{
    dungeon::{
        Board, Boards, Lattice, Level, Map, Reach, RoomId, Spot, Things, Tile, export::export_text,
    },
    grid::{Cell, Side},
};

mod dungeon_common;
use dungeon_common::numbers;

const LATTICE: Lattice = Lattice { pitch: 6 };

/// A corridor, a turn, a crossing of four, a room with an exit on every side, a dead end.
static BOARDS: LazyLock<Boards> = LazyLock::new(|| {
    let boards = [
        (
            "corridor",
            "###+### ###.### ###.### ###.### ###.### ###.### ###+###",
        ),
        (
            "turn",
            "####### ####### ####### ###...+ ###.### ###.### ###+###",
        ),
        (
            "four_way",
            "###+### ###.### ###.### +.....+ ###.### ###.### ###+###",
        ),
        (
            "room",
            "###+### #.....# #.....# +.....+ #.....# #.....# ###+###",
        ),
        (
            "room",
            "###+### ##...## #.....# #.....+ #.....# ##...## ###+###",
        ),
    ];
    let boards = boards.into_iter().enumerate().map(|(index, (fits, rows))| {
        let board = Board {
            name: fits.into(),
            fits: vec![fits.into()],
            rows: rows.split(' ').map(String::from).collect(),
            ..Board::default()
        };
        (format!("core:{index}"), board)
    });
    Boards::new(boards, Things::core())
});

fn spot(x: i16, y: i16) -> Spot {
    let at = Cell::new(x, y);
    Spot { level: 1, at }
}

fn first(kind: &'static str) -> Tile<'static> {
    Tile {
        kind,
        spot: spot(0, 0),
        entry: Side::South,
        reach: Reach::Outside,
        exits: &[Side::North],
    }
}

fn laid(map: &mut Map, tile: &Tile<'_>) -> Option<RoomId> {
    let addition = LATTICE.lay(map, &BOARDS, tile, &mut |_| 0)?;
    let id = addition.room.id;
    map.add(addition);
    Some(id)
}

#[test]
fn neighbours_share_a_wall_and_the_door_in_it() {
    let mut map = Map::new();
    let start = laid(&mut map, &first("corridor")).expect("the first tile");
    let next = Tile {
        kind: "turn",
        spot: spot(0, 0).beside(Side::North),
        entry: Side::South,
        reach: Reach::Neighbour,
        exits: &[Side::West],
    };
    let turn = laid(&mut map, &next).expect("a turn to the left");
    let last = Tile {
        kind: "room",
        spot: next.spot.beside(Side::West),
        entry: Side::East,
        exits: &[Side::West],
        ..next
    };
    laid(&mut map, &last).expect("a room");
    assert_eq!(LATTICE.tile_at(&map, next.spot), Some(turn));
    assert_eq!(map.links_of(start).count(), 1);
    let drawn = export_text(&map);
    let expected = [
        "  #####",
        " ##...##",
        " #.....#####",
        " #...../...#",
        " #.....###.#",
        " ##...## #.#",
        "  #####  #/#",
        "         #.#",
        "         #.#",
        "         #.#",
        "         #.#",
        "         #.#",
        "         #<#",
        "         ###",
    ];
    assert_eq!(drawn.lines().collect::<Vec<_>>(), expected, "{drawn}");
    assert!(map.unreachable().is_empty());
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut map = Map::new();
    assert!(
        laid(&mut map, &first("turn")).is_none(),
        "a turn is not straight"
    );
    let start = laid(&mut map, &first("corridor")).expect("the first tile");
    assert!(
        laid(&mut map, &first("corridor")).is_none(),
        "the place is taken"
    );
    let beside = Tile {
        kind: "four_way",
        spot: spot(1, 0),
        entry: Side::West,
        reach: Reach::Neighbour,
        exits: &[],
    };
    assert!(laid(&mut map, &beside).is_none(), "a wall without an exit");
    let alone = Tile {
        spot: spot(5, 5),
        ..beside
    };
    assert!(laid(&mut map, &alone).is_none(), "no neighbour");
    let stairs = Tile {
        spot: Spot {
            level: 2,
            at: Cell::default(),
        },
        reach: Reach::Stairs(start, Side::East),
        ..beside
    };
    assert!(laid(&mut map, &stairs).is_none(), "no exit for stairs");
    assert_eq!(LATTICE.join(&map, start, Side::North), None);
    assert_eq!(map.rooms().len(), 1);
}

/// A dungeon of several storeys, grown from random exits with every kind of board.
fn grown(tiles: usize, seed: u64) -> Map {
    let mut next = numbers(seed);
    let mut map = Map::new();
    laid(&mut map, &first("four_way")).expect("the first tile");
    for _ in 0..20 * tiles {
        if map.rooms().len() >= tiles {
            break;
        }
        let from = RoomId(next(map.rooms().len() as u32) as u16);
        let side = Side::ALL[next(4) as usize];
        let room = map.room(from).expect("it is there");
        let here = LATTICE.spot_of(room).expect("it is on the lattice");
        let down = here.level < 3 && next(5) == 0;
        let (spot, reach) = match down {
            true => (
                LATTICE.apart(&map, here.level + 1),
                Reach::Stairs(from, side),
            ),
            false => (here.beside(side), Reach::Neighbour),
        };
        let kinds = ["corridor", "turn", "four_way", "room"];
        let tile = Tile {
            kind: kinds[next(4) as usize],
            spot,
            entry: side.opposite(),
            reach,
            exits: &[],
        };
        if let Some(addition) = LATTICE.lay(&map, &BOARDS, &tile, &mut next) {
            map.add(addition);
        }
    }
    let laid = map.rooms().len() as u16;
    for tile in 0..laid {
        for side in Side::ALL {
            if let Some(link) = LATTICE.join(&map, RoomId(tile), side) {
                map.add_link(link);
            }
        }
    }
    map
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..Default::default() })]

    #[test]
    fn whatever_is_laid_is_a_sound_map(tiles in 1usize..60, seed in any::<u64>()) {
        let map = grown(tiles, seed);
        // Nothing overlaps, every link ends in doors, everything can be reached on foot.
        let level = Level::new("Tiles", map.clone());
        prop_assert_eq!(level.faults().len(), 0, "{:?}", level.faults());
        for room in map.rooms() {
            let spot = LATTICE.spot_of(room).expect("it is on the lattice");
            prop_assert_eq!(LATTICE.tile_at(&map, spot), Some(room.id));
            // Once all are joined, a free exit faces a free place or a wall.
            for side in Side::ALL {
                prop_assert_eq!(LATTICE.join(&map, room.id, side), None);
            }
        }
        // It survives a save.
        let saved = ron::to_string(&map).expect("a map is saved");
        prop_assert_eq!(ron::from_str::<Map>(&saved), Ok(map));
    }
}
