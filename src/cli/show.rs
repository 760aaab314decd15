use serde::Serialize;

use super::{
    Answer, Failure,
    args::{Places, Show},
    content,
};
use crate::{
    content::{SetField, ShownRecord, nearest},
    games,
};

/// `tabledelve show`: a record as the mods leave it, and who set each of its fields.
pub(super) fn show(places: &Places, asked: &Show) -> Result<Answer, Failure> {
    games::find_in(places.games, &asked.game).map_err(Failure::usage)?;
    let library = content::library(places, &content::paths(places)?)?;
    let found = library.shown(&asked.game, &asked.id);
    if found.is_empty() {
        let near = nearest(&asked.id, library.ids(&asked.game));
        let near = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        let message = format!("there is no record '{}' in {}{near}", asked.id, asked.game);
        return Err(Failure::usage(message));
    }
    if asked.json {
        return Answer::json(&ShowReport {
            records: found.iter().map(RecordReport::of).collect(),
        });
    }
    let text = |record: &ShownRecord| {
        format!(
            "// {}, by {}\n\"{}\": {}",
            record.kind,
            record.mods.join(", "),
            record.id,
            record.text
        )
    };
    let texts: Vec<String> = found.iter().map(text).collect();
    Ok(Answer::text(texts.join("\n")))
}

/// `tabledelve show --json`.
#[derive(Serialize)]
struct ShowReport<'a> {
    records: Vec<RecordReport<'a>>,
}

#[derive(Serialize)]
struct RecordReport<'a> {
    kind: String,
    id: &'a str,
    mods: Vec<&'a str>,
    fields: Vec<FieldReport<'a>>,
}

#[derive(Serialize)]
struct FieldReport<'a> {
    field: &'a str,
    value: &'a str,
    set_by: &'a str,
    file: String,
    line: usize,
    column: usize,
}

impl<'a> RecordReport<'a> {
    fn of(record: &'a ShownRecord) -> Self {
        let field = |it: &'a SetField| FieldReport {
            field: &it.field,
            value: &it.value,
            set_by: &it.set_by,
            file: it.path.display().to_string(),
            line: it.line,
            column: it.col,
        };
        RecordReport {
            kind: record.kind.to_string(),
            id: &record.id,
            mods: record.mods.iter().map(AsRef::as_ref).collect(),
            fields: record.fields.iter().map(field).collect(),
        }
    }
}
