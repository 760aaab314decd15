use std::{collections::BTreeMap, fmt::Write as _, path::Path};

use serde::Serialize;

use super::{
    Answer, Failure,
    answer::{self, counted},
    args::{Places, Replay as Asked},
    content,
    log::{self, Line},
};
use crate::{
    content::read_within,
    game::{Outcome, Replay, ReplayProblem, SaveFile, SaveProblem},
};

/// Size limit; no honest recording comes near it.
const LARGEST: u64 = 64 << 20;

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    seed: u64,
    choices: usize,
    events: usize,
    digest: String,
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<Vec<Line>>,
}

pub(super) fn replay(places: &Places, asked: &Asked) -> Result<Answer, Failure> {
    let (replay, notes) = read(&asked.file)?;
    let about = |what: &str| format!("{}: {what}", asked.file.display());
    if let Some(to) = asked.to.filter(|to| *to > replay.choices.len()) {
        let many = replay.choices.len();
        return Err(Failure::usage(about(&format!(
            "--to {to}: only {} made",
            counted(many, "choice was", "choices were")
        ))));
    }
    let (game, library) =
        content::open(places, &replay.game).map_err(|failure| failure.about(&asked.file))?;
    let same_content = *game.stamp() == replay.content;
    if !same_content {
        answer::note(&about(
            "recorded with other content or mods than are loaded now",
        ));
    }
    let mut table = game.replay(&replay, asked.to).map_err(|problem| {
        let what = about(&problem.to_string());
        // The file itself is sound; being unplayable is the finding.
        if matches!(problem, ReplayProblem::Choice(..) | ReplayProblem::Setup(_)) {
            Failure::finding(what)
        } else {
            Failure::usage(what)
        }
    })?;
    let mut log = None;
    if asked.log {
        let text = content::text(places, &library)?;
        for (key, note) in notes {
            table.set_note(&key, Some(note));
        }
        log = Some(log::lines(&text, &*table));
    }
    let report = Report {
        game: game.id(),
        seed: replay.seed,
        choices: table.choices_made(),
        events: table.log_len(),
        digest: table.digest(),
        outcome: table.outcome().map(outcome_name),
        log,
    };
    let answer = if asked.json {
        Answer::json(&report)?
    } else {
        Answer::text(report.in_words())
    };
    if !asked.verify {
        return Ok(answer);
    }
    if report.digest != replay.digest {
        let what = format!(
            "the digest is {}, recorded was {}",
            report.digest, replay.digest
        );
        return Ok(answer.with_finding(about(&what)));
    }
    if table.outcome() != replay.outcome {
        return Ok(answer.with_finding(about("the game does not end as recorded")));
    }
    if table.replay().choices != replay.choices {
        let what = "the dice and cards fall between other choices than recorded";
        return Ok(answer.with_finding(about(what)));
    }
    Ok(answer)
}

/// JSON name of an outcome.
fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "victory",
        Outcome::Defeat => "defeat",
    }
}

/// Reads a replay, or the one in a save along with the players' notes.
fn read(file: &Path) -> Result<(Replay, BTreeMap<String, String>), Failure> {
    let fail = |what: String| Failure::usage(format!("{}: {what}", file.display()));
    let bytes = read_within(file, LARGEST).map_err(|problem| fail(problem.to_string()))?;
    match SaveFile::parse(&bytes) {
        Ok(save) => return Ok((save.replay, save.notes)),
        Err(SaveProblem::Foreign) => {}
        Err(problem) => return Err(fail(problem.to_string())),
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| fail("not a readable replay: it is not a text".to_owned()))?;
    let replay = Replay::parse(&text).map_err(|problem| fail(problem.to_string()))?;
    Ok((replay, BTreeMap::new()))
}

impl Report<'_> {
    fn in_words(&self) -> String {
        let mut text = match &self.log {
            Some(lines) => log::in_words(lines) + "\n",
            None => String::new(),
        };
        let _ = write!(
            text,
            "{} with seed {}: {} after {} and {}\ndigest {}\n",
            self.game,
            self.seed,
            self.outcome.unwrap_or("still in play"),
            counted(self.choices, "choice", "choices"),
            counted(self.events, "event", "events"),
            self.digest,
        );
        text
    }
}
