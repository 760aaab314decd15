//! Tiles laid edge to edge: where they lie, what they share, and what is refused.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabledelve::{
    dungeon::{
        Board, Boards, Door, Lattice, Level, Map, OpenEnd, Reach, RoomId, Spot, Things, Tile, View,
        export::{export_json, export_text},
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

/// The open end in the middle of a wall of a tile.
fn end(map: &Map, room: RoomId, side: Side) -> OpenEnd {
    let exit = LATTICE.exit(map, room, side).expect("an exit");
    OpenEnd {
        room,
        cell: exit.cell,
        stairs: false,
    }
}

#[test]
fn open_ends_lead_on_until_something_is_laid_behind_them() {
    let mut map = Map::new();
    let start = laid(&mut map, &first("four_way")).expect("the first tile");
    let [east, north, west] =
        [Side::East, Side::North, Side::West].map(|side| end(&map, start, side));
    for end in [east, north, west] {
        assert!(map.open_end(end));
    }
    assert!(!map.open_end(east), "it is open already");
    assert!(!map.open_end(end(&map, start, Side::South)), "the entrance");
    let inside = OpenEnd {
        cell: east.cell.step(Side::West, 1),
        ..east
    };
    assert!(!map.open_end(inside), "no exit");
    assert_eq!(map.open_ends(), [east, north, west], "as they opened");
    assert_eq!(map.exit_of(north).map(|exit| exit.side), Some(Side::North));
    // They are drawn as archways, and the map survives a save.
    let view = View::new(&map);
    for end in [east, north, west] {
        let at = view.get(end.cell);
        assert!(at.is_open() && at.room == Some(start), "{at:?}");
        let door = at.door.expect("an archway");
        assert_eq!((door.kind, door.open), (Door::Arch, true));
        assert_eq!(door.east_west, end != north);
    }
    assert!(!View::of_known(&map, |_| false).is_open(north.cell));
    assert_eq!(export_json(&map)["ends"].as_array().map(Vec::len), Some(3));
    let saved = ron::to_string(&map).expect("a map is saved");
    assert_eq!(ron::from_str::<Map>(&saved).as_ref(), Ok(&map));
    assert_eq!(Level::new("Ends", map.clone()).faults(), []);
    // A tile behind one takes it; the other is bricked up.
    let behind = Tile {
        kind: "room",
        spot: spot(0, 0).beside(Side::North),
        entry: Side::South,
        reach: Reach::Neighbour,
        exits: &[],
    };
    laid(&mut map, &behind).expect("a room");
    assert_eq!(map.open_ends(), [east, west]);
    assert!(map.close_end(start, west.cell) && !map.close_end(start, west.cell));
    assert_eq!(map.open_ends(), [east]);
    assert!(!View::new(&map).is_open(west.cell), "wall again");
    // So does a door to a neighbour.
    let beside = Tile {
        spot: spot(1, 0).beside(Side::North),
        entry: Side::West,
        exits: &[Side::South],
        ..behind
    };
    laid(&mut map, &beside).expect("a room beside the room");
    let corner = Tile {
        spot: spot(1, 0),
        entry: Side::North,
        exits: &[Side::West],
        ..behind
    };
    laid(&mut map, &corner).expect("a room beside the start");
    assert_eq!(map.open_ends(), [east]);
    let link = LATTICE.join(&map, start, Side::East).expect("a door");
    map.add_link(link);
    assert_eq!(map.open_ends(), []);
    assert_eq!(export_json(&map).get("ends"), None);
}

#[test]
fn stairs_can_lead_on_too() {
    let mut map = Map::new();
    let start = laid(&mut map, &first("corridor")).expect("the first tile");
    let down = OpenEnd {
        stairs: true,
        ..end(&map, start, Side::North)
    };
    assert!(map.open_end(down));
    let view = View::new(&map);
    let feature = view.get(down.cell).feature.clone();
    assert_eq!(
        feature.map(|it| it.id().to_owned()).as_deref(),
        Some("core:stairs_down")
    );
    let below = Tile {
        kind: "corridor",
        spot: LATTICE.apart(&map, 2),
        entry: Side::South,
        reach: Reach::Stairs(start, Side::North),
        exits: &[Side::North],
    };
    laid(&mut map, &below).expect("a tile below");
    assert_eq!(map.open_ends(), []);
}

#[test]
fn open_ends_of_a_file_are_exits_that_lead_nowhere() {
    let mut map = Map::new();
    let start = laid(&mut map, &first("four_way")).expect("the first tile");
    let north = end(&map, start, Side::North);
    map.open_end(north);
    let saved = ron::to_string(&map).expect("a map is saved");
    let one = format!("(room:(0),cell:(x:{},y:{}))", north.cell.x, north.cell.y);
    let one = one.replace("(0)", "0");
    let one = if saved.contains(&one) {
        one
    } else {
        one.replace("room:0", "room:(0)")
    };
    assert!(saved.contains(&one), "{saved}");
    let told = |other: String| {
        let map: Map = ron::from_str(&saved.replace(&one, &other)).expect("a map");
        let faults = Level::new("Ends", map).faults().into_iter();
        faults
            .map(|fault| format!("{}: {}", fault.field, fault.message))
            .collect::<Vec<_>>()
    };
    let at = |cell: Cell| {
        one.replace(
            &format!("x:{},y:{}", north.cell.x, north.cell.y),
            &format!("x:{},y:{}", cell.x, cell.y),
        )
    };
    assert_eq!(told(one.clone()), [""; 0]);
    let twice = told(format!("{one},{one}"));
    assert_eq!(twice, ["map.ends[1]: this exit is listed twice"]);
    let floor = told(at(north.cell.step(Side::South, 1)));
    assert_eq!(floor, ["map.ends[0]: the room has no exit there"]);
    let entrance = map.entrance().expect("an entrance").cell;
    assert_eq!(
        told(at(entrance)),
        ["map.ends[0]: this exit leads somewhere already"]
    );
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
