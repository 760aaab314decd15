//! Helpers shared by the tests of the dungeon.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tabledelve::dungeon::export::export_text;
use tabledelve::dungeon::{Board, Boards, Map};
use tabledelve::grid::{Cell, Rect};

/// The room boards of the first game, by id.
pub fn deck_crawl_rooms() -> Vec<(String, Board)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/deck_crawl/rooms");
    let mut rooms: BTreeMap<String, Board> = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let read: BTreeMap<String, Board> =
            ron::from_str(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        rooms.extend(read);
    }
    rooms.into_iter().collect()
}

/// Purposes that rooms of the first game can be asked to suit.
pub fn kinds() -> [&'static str; 8] {
    [
        "entrance", "monster", "treasure", "trap", "empty", "stranger", "altar", "dragon",
    ]
}

/// A generator for tests: the same on every machine.
pub fn numbers(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |bound| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mixed = (state ^ (state >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32;
        ((mixed * u64::from(bound)) >> 32) as u32
    }
}

/// A map as a crawl of this many rooms would draw it.
pub fn grow(boards: &Boards, rooms: usize, seed: u64) -> Map {
    let mut next = numbers(seed);
    let mut map = Map::new();
    let common = [
        "monster", "monster", "monster", "trap", "treasure", "empty", "empty", "trap",
    ];
    for index in 0..rooms {
        let kind = match index {
            0 => "entrance",
            _ if index + 1 == rooms => "dragon",
            _ => match next(20) {
                0 => "altar",
                1 => "stranger",
                other => common[other as usize % common.len()],
            },
        };
        let addition = map.attach(boards, kind, &mut next);
        map.add(addition);
    }
    map
}

/// No cell belongs to two things, and rooms are joined by their doors alone.
pub fn check_layout(map: &Map) {
    let mut owner: BTreeMap<Cell, String> = BTreeMap::new();
    let mut claim = |cell: Cell, who: String| {
        if let Some(other) = owner.insert(cell, who.clone()) {
            panic!(
                "{cell:?} belongs to {other} and {who}\n{}",
                export_text(map)
            );
        }
    };
    for room in map.rooms() {
        room.cells()
            .for_each(|cell| claim(cell, format!("room {}", room.id.0)));
    }
    for (number, link) in map.links().enumerate() {
        let cells = link.cells().into_iter();
        cells.for_each(|cell| claim(cell, format!("way {number}")));
    }
    for (_, way_in) in map.entrances() {
        claim(way_in.cell, "the way in".into());
    }
    for (number, link) in map.links().enumerate() {
        // The ends of stairs each lie in the wall of their own room, far from each other. A
        // corridor leads only to the two rooms it joins.
        let cells = link.cells();
        let ends = [cells[0], cells[cells.len() - 1]];
        for (index, &cell) in cells.iter().enumerate() {
            for next in cell.neighbours() {
                let Some(who) = owner.get(&next) else {
                    continue;
                };
                let own = *who == format!("way {number}");
                let joined = [link.from, link.to].map(|room| format!("room {}", room.0));
                let at_end = ends.contains(&cell) && joined.contains(who);
                assert!(own || at_end, "way {number} beside {who} at {index}");
            }
        }
    }
    let interiors: Vec<Rect> = map.rooms().map(|room| room.interior()).collect();
    for (index, room) in interiors.iter().enumerate() {
        for other in &interiors[..index] {
            assert!(
                !room.grown(1).touches(*other),
                "rooms without a wall between"
            );
        }
    }
}
