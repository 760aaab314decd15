use std::path::Path;

use serde_json::{Value, json};

use super::{
    Answer, Failure,
    args::{Dungeon as Asked, Places},
    content,
};
use crate::{
    content::write_whole,
    dungeon::{
        Room,
        export::{export_json, export_text},
        export_png, write_svg,
    },
    game::LaidOut,
};

/// `tabledelve dungeon`: the whole dungeon if the game can lay it out in advance, otherwise the map
/// of a game that the hero bot played to its end.
pub(super) fn dungeon(places: &Places, asked: &Asked) -> Result<Answer, Failure> {
    let (game, library) = content::open(places, &asked.game)?;
    let values = content::values(&*game, &asked.set)?;
    let found = game.dungeon(&values, asked.seed).map_err(Failure::usage)?;
    let Some(found) = found else {
        return Err(Failure::usage(format!("{} builds no dungeon", game.id())));
    };
    if let Some(file) = &asked.png {
        export_png(&found.level.map, library.files(), file).map_err(|problem| {
            Failure::usage(format!(
                "--png: {problem}; name a .png file in a folder that is there"
            ))
        })?;
        return Ok(Answer::text(file.display().to_string()));
    }
    if let Some(file) = &asked.svg {
        let level = &found.level;
        let purpose = |room: &Room| level.purpose(room.id).replace('_', " ");
        let written = write_svg(level, purpose, file);
        return written_to("svg", file, written.map_err(|it| it.to_string()));
    }
    if let Some(file) = &asked.level {
        let text = found.level.text().map_err(|problem| problem.to_string());
        let written =
            text.and_then(|text| write_whole(file, text.as_bytes()).map_err(|it| it.to_string()));
        return written_to("level", file, written);
    }
    if asked.json {
        return Answer::json(&as_json(game.id(), asked.seed, &found));
    }
    Ok(Answer::text(export_text(&found.level.map)))
}

/// Where a file has been written, or why it was not.
fn written_to(flag: &str, file: &Path, written: Result<(), String>) -> Result<Answer, Failure> {
    let place = file.display().to_string();
    written.map_err(|problem| {
        Failure::usage(format!(
            "--{flag}: {place}: {problem}; name a .{} file in a folder that is there",
            if flag == "level" { "ron" } else { flag }
        ))
    })?;
    Ok(Answer::text(place))
}

fn as_json(game: &str, seed: u64, found: &LaidOut) -> Value {
    let mut value = export_json(&found.level.map);
    value["game"] = json!(game);
    value["seed"] = json!(seed);
    let rooms = value["rooms"].as_array_mut().into_iter().flatten();
    for (room, value) in found.level.map.rooms().zip(rooms) {
        let rolls = found.rolls.iter().filter(|(id, _)| *id == room.id);
        let rolls: Vec<_> = rolls.flat_map(|(_, rolls)| rolls).collect();
        value["rolls"] = json!(rolls);
    }
    for (name, facts) in [("rooms", &found.rooms), ("links", &found.links)] {
        let parts = value[name].as_array_mut().into_iter().flatten();
        for (part, facts) in parts.zip(facts) {
            for (name, fact) in facts {
                part[name] = fact.clone();
            }
        }
    }
    for (name, fact) in &found.facts {
        value[name] = fact.clone();
    }
    value
}
