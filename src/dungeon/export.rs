//! A map as text, as values for other programs, and as a level that can be played and edited.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::shape::{DOOR, FLOOR, ROCK};
use super::{Ground, Map, View};
use crate::grid::Cell;

/// The map in letters, those of a [`super::Board`]; an open door is `/`, and rock with nothing
/// beside it is left blank.
pub fn export_text(map: &Map) -> String {
    let view = View::new(map);
    let width = view.bounds().width() as usize;
    let cells: Vec<_> = view.cells().map(|(_, at)| *at).collect();
    let lines = cells.chunks(width).map(|row| {
        let line: String = row
            .iter()
            .map(|at| match (at.ground, at.door, at.feature) {
                (Ground::Void, ..) => ' ',
                (Ground::Edge, ..) => ROCK[0],
                (_, Some(door), _) if door.open => '/',
                (_, Some(_), _) => DOOR,
                (_, _, Some(feature)) => feature.glyph(),
                _ => FLOOR,
            })
            .collect();
        line.trim_end().to_owned() + "\n"
    });
    lines.skip_while(|line| line == "\n").collect()
}

/// The map as a JSON object with `rooms` (id, kind, level, board, cells, features), `links`
/// (from, to, door, open, cells) and `entrance`. Cells are `[x, y]`.
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
            json!({
                "from": link.from,
                "to": link.to,
                "door": link.door,
                "open": link.open,
                "cells": link.cells().into_iter().map(pair).collect::<Vec<_>>(),
            })
        })
        .collect();
    let entrance = map.entrance().map(|exit| pair(exit.cell));
    json!({ "rooms": rooms, "links": links, "entrance": entrance })
}

/// A whole map in a file: a dungeon kept to be played or edited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// What its author calls it.
    pub name: String,
    /// The map.
    pub map: Map,
}

impl Level {
    /// What is wrong with it, in words; empty if nothing is.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = self.map.problems();
        if problems.is_empty() {
            let lost = self.map.unreachable();
            problems.extend(
                lost.iter()
                    .map(|room| format!("room {} cannot be reached on foot", room.0)),
            );
        }
        problems
    }
}

/// The map as the text of a level file, which reads back as [`Level`].
pub fn export_level(map: &Map, name: &str) -> Result<String, ron::Error> {
    let level = Level {
        name: name.into(),
        map: map.clone(),
    };
    let pretty = ron::ser::PrettyConfig::new()
        .depth_limit(6)
        .compact_structs(false);
    let drawing: String = export_text(map)
        .lines()
        .map(|line| format!("// {line}\n"))
        .collect();
    Ok(drawing + &ron::ser::to_string_pretty(&level, pretty)? + "\n")
}
