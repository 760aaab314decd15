use std::{collections::BTreeMap, fmt::Write as _};

use serde::Serialize;

use super::{
    Answer, Failure,
    args::{Odds, Places},
    content,
};
use crate::{
    game::{CheckOdds, NamedCheck},
    games,
};

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    check: &'a str,
    inputs: BTreeMap<&'a str, &'a str>,
    outcomes: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    result: &'a str,
    probability: f64,
    exact: String,
}

#[derive(Serialize)]
struct Listed<'a> {
    game: &'a str,
    checks: Vec<ListedCheck<'a>>,
}

#[derive(Serialize)]
struct ListedCheck<'a> {
    check: &'a str,
    keys: Vec<ListedKey<'a>>,
    results: &'a str,
}

#[derive(Serialize)]
struct ListedKey<'a> {
    key: &'a str,
    default: &'a str,
}

pub(super) fn odds(places: &Places, order: &Odds) -> Result<Answer, Failure> {
    let entry = games::find_in(places.games, &order.game).map_err(Failure::usage)?;
    let Some(check) = &order.check else {
        return list(entry.id(), entry.checks(), order.json);
    };
    let (game, _) = content::open(places, &order.game)?;
    let odds = game.odds(check, &order.inputs).map_err(|problem| {
        let help = format!(
            "`tabledelve odds {} --list` says what each takes",
            game.id()
        );
        Failure::usage(format!("{problem}\n{help}"))
    })?;
    if order.json {
        Answer::json(&Report {
            game: game.id(),
            check,
            inputs: odds
                .inputs
                .iter()
                .map(|(key, value)| (&**key, &**value))
                .collect(),
            outcomes: rows(&odds).collect(),
        })
    } else {
        Ok(Answer::text(in_words(check, &odds)))
    }
}

fn rows(odds: &CheckOdds) -> impl Iterator<Item = Row<'_>> {
    let possible = odds.outcomes.iter().filter(|(_, chance)| !chance.is_zero());
    possible.map(|(result, chance)| Row {
        result,
        probability: chance.to_f64(),
        exact: chance.to_string(),
    })
}

fn in_words(check: &str, odds: &CheckOdds) -> String {
    let mut text = check.to_owned();
    for (key, value) in &odds.inputs {
        let _ = write!(text, " {key}={value}");
    }
    text.push('\n');
    let rows: Vec<Row<'_>> = rows(odds).collect();
    let width = rows
        .iter()
        .map(|row| row.result.chars().count())
        .max()
        .unwrap_or(0);
    for row in rows {
        let percent = 100.0 * row.probability;
        let _ = writeln!(
            text,
            "  {:>width$}  {percent:8.4}%  {}",
            row.result, row.exact
        );
    }
    text
}

fn list(game: &str, checks: &[NamedCheck], json: bool) -> Result<Answer, Failure> {
    if json {
        let key = |(key, default): &(&'static str, &'static str)| ListedKey { key, default };
        let checks = checks.iter().map(|check| ListedCheck {
            check: check.name,
            keys: check.keys.iter().map(key).collect(),
            results: check.results,
        });
        return Answer::json(&Listed {
            game,
            checks: checks.collect(),
        });
    }
    let mut text = String::new();
    for check in checks {
        let _ = writeln!(text, "{}: {}", check.name, check.results);
        for (key, default) in check.keys {
            let _ = writeln!(text, "    {key}={default}");
        }
    }
    Ok(Answer::text(text))
}
