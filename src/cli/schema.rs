use std::{fmt::Write as _, fs, path::Path};

use super::{
    Answer, Failure,
    args::{Places, Schema},
};
use crate::{
    content::{json_schemas, write_whole},
    games,
};

/// `tabledelve schema`: a JSON schema of each kind of record, for editors.
pub(super) fn schema(places: &Places, asked: &Schema) -> Result<Answer, Failure> {
    if let Some(game) = &asked.game {
        games::find_in(places.games, game).map_err(Failure::usage)?;
    }
    let registry = games::registry_of(places.games);
    let mut text = String::new();
    for (name, schema) in json_schemas(&registry, asked.game.as_deref()) {
        let path = asked.out.join(name);
        let json = serde_json::to_string_pretty(&schema);
        let json = json.map_err(|problem| Failure::usage(problem.to_string()).about(&path))?;
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)
            .and_then(|()| write_whole(&path, (json + "\n").as_bytes()))
            .map_err(|error| Failure::usage(format!("cannot be written: {error}")).about(&path))?;
        let _ = writeln!(text, "{}", path.display());
    }
    Ok(Answer::text(text))
}
