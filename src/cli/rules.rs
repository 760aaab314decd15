use std::{borrow::Cow, fmt::Write as _};

use serde::Serialize;

use super::{
    Answer, Failure,
    args::{Places, Rules},
    content,
    run::play_many,
};
use crate::{
    content::{Library, RecordId},
    game::{BotKind, RuleId, SetupValues},
    games::{self, GameEntry, SimulationJob, section_titles, seed_of_game},
    tables::TableListing,
};

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<u64>,
    rules: Vec<Row<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tables: Option<&'a [TableRows]>,
}

/// A table that is rolled or drawn on.
#[derive(Serialize)]
struct TableRows {
    id: RecordId,
    rows: Vec<TableRow>,
}

#[derive(Serialize)]
struct TableRow {
    row: String,
    drawn: u64,
}

impl TableRows {
    fn new(table: &TableListing) -> Self {
        let rows = table.rows.iter().map(|row| TableRow {
            row: row.clone(),
            drawn: 0,
        });
        TableRows {
            id: table.id.clone(),
            rows: rows.collect(),
        }
    }
}

#[derive(Serialize)]
struct Row<'a> {
    id: RuleId,
    title: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cited: Option<u64>,
}

pub(super) fn rules(places: &Places, asked: &Rules) -> Result<Answer, Failure> {
    let entry = games::find_in(places.games, &asked.game).map_err(Failure::usage)?;
    let library = content::library(places, &content::paths(places)?)?;
    let text = content::text(places, &library)?;
    let titles = section_titles(library.files(), entry.id(), text.language());
    let counts = if asked.coverage {
        Some(counts(entry, &library, asked)?)
    } else {
        None
    };
    let rows = entry.rules().iter().enumerate().map(|(place, rule)| Row {
        id: *rule,
        title: titles
            .get(rule.section())
            .map_or(rule.section().into(), |title| text.written(title)),
        cited: counts
            .as_ref()
            .and_then(|counts| counts.cited.get(place).copied()),
    });
    let report = Report {
        game: entry.id(),
        games: asked.coverage.then_some(asked.games),
        rules: rows.collect(),
        tables: counts.as_ref().map(|counts| &*counts.tables),
    };
    if asked.json {
        Answer::json(&report)
    } else {
        Ok(Answer::text(report.in_words()))
    }
}

/// Citations of rules and draws of table rows.
struct Counts {
    cited: Vec<u64>,
    tables: Vec<TableRows>,
}

/// Counts what games played by the two bots in turn cite and draw.
fn counts(entry: &dyn GameEntry, library: &Library, asked: &Rules) -> Result<Counts, Failure> {
    let game = entry.open(library).map_err(Failure::usage)?;
    let mut sums = Counts {
        cited: vec![0; entry.rules().len()],
        tables: game.tables().iter().map(TableRows::new).collect(),
    };
    let values = SetupValues::default();
    let play = |place: u64| {
        game.play_out(&SimulationJob {
            values: &values,
            seed: seed_of_game(asked.seed, place),
            bot: if place.is_multiple_of(2) {
                BotKind::Hero
            } else {
                BotKind::Random
            },
            adventures: 1,
            record: false,
            cite: true,
            feats: false,
        })
    };
    play_many(0..asked.games, None, play, |_, played| {
        for (sum, cited) in sums.cited.iter_mut().zip(&played.cited) {
            *sum += cited;
        }
        for (table, drawn) in sums.tables.iter_mut().zip(&played.rows) {
            for (row, drawn) in table.rows.iter_mut().zip(drawn) {
                row.drawn += drawn;
            }
        }
        Ok(())
    })?;
    Ok(sums)
}

impl Report<'_> {
    fn in_words(&self) -> String {
        let mut text = String::new();
        let width = self
            .rules
            .iter()
            .map(|row| row.id.0.len())
            .max()
            .unwrap_or(0);
        for Row { id, title, cited } in &self.rules {
            let id = id.0;
            let _ = match cited {
                Some(cited) => writeln!(text, "{cited:>10}  {id:width$}  {title}"),
                None => writeln!(text, "{id:width$}  {title}"),
            };
        }
        if self.games.is_some() {
            let never = self.rules.iter().filter(|row| row.cited == Some(0)).count();
            let _ = writeln!(
                text,
                "{never} of {} rules were never cited",
                self.rules.len()
            );
        }
        for table in self.tables.into_iter().flatten() {
            let _ = writeln!(text, "\ntable {}", table.id);
            for TableRow { row, drawn } in &table.rows {
                let _ = writeln!(text, "{drawn:>10}  {row}");
            }
        }
        text
    }
}
