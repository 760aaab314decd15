//! Maps as text, and as JSON for other programs.

use serde_json::{Value, json};

use super::shape::{DOOR, FLOOR, ROCK};
use super::{Ground, Map, View};
use crate::grid::Cell;

/// The map in the letters of [`super::Board`]; an open door is `/`, and rock next to nothing is
/// blank. With several storeys, each is headed by its number.
pub fn export_text(map: &Map) -> String {
    match &map.levels()[..] {
        [] | [_] => letters(&View::new(map)),
        levels => levels
            .iter()
            .map(|&level| {
                let view = View::of_level(map, level, |_| true);
                format!("storey {level}\n{}\n", letters(&view))
            })
            .collect(),
    }
}

fn letters(view: &View) -> String {
    let width = view.bounds().width() as usize;
    let cells: Vec<_> = view.cells().map(|(_, at)| at).collect();
    let lines = cells.chunks(width).map(|row| {
        let line: String = row
            .iter()
            .map(|at| match (at.ground, at.door, &at.feature) {
                (Ground::Void, ..) => ' ',
                (Ground::Edge, ..) => ROCK[0],
                (_, Some(door), _) if door.open => '/',
                (_, Some(_), _) => DOOR,
                (_, _, Some(feature)) => feature.letter(),
                _ => FLOOR,
            })
            .collect();
        line.trim_end().to_owned() + "\n"
    });
    lines.skip_while(|line| line == "\n").collect()
}

/// The map as a JSON object with `rooms` (id, kind, level, board, cells, features), `links` (from,
/// to, door, open, cells, `stairs` if so), `entrance` and, of a map that grows, `ends` (room, cell):
/// the exits known to lead on. Cells are `[x, y]`; the storeys lie far
/// apart from each other.
pub fn export_json(map: &Map) -> Value {
    let pair = |cell: Cell| json!([cell.x, cell.y]);
    let rooms: Vec<Value> = map
        .rooms()
        .map(|room| {
            let features = room.cells().filter_map(|cell| {
                let feature = map.feature_at(cell)?;
                Some(json!({ "feature": feature, "cell": pair(cell) }))
            });
            json!({
                "id": room.id,
                "kind": room.kind,
                "level": room.level,
                "board": room.board,
                "cells": room.cells().map(pair).collect::<Vec<_>>(),
                "features": features.collect::<Vec<_>>(),
            })
        })
        .collect();
    let links: Vec<Value> = map
        .links()
        .map(|link| {
            let mut value = json!({
                "from": link.from,
                "to": link.to,
                "door": link.door,
                "open": link.open,
                "cells": link.cells().into_iter().map(pair).collect::<Vec<_>>(),
            });
            if link.stairs {
                value["stairs"] = json!(true);
            }
            value
        })
        .collect();
    let entrance = map.entrance().map(|exit| pair(exit.cell));
    let mut value = json!({ "rooms": rooms, "links": links, "entrance": entrance });
    if !map.open_ends().is_empty() {
        let ends = map.open_ends().iter();
        let ends = ends.map(|end| json!({ "room": end.room, "cell": pair(end.cell) }));
        value["ends"] = ends.collect();
    }
    value
}
