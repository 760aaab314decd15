use std::{collections::BTreeMap, fs, path::Path, time::Instant};

use serde::Serialize;

use super::{
    Answer, Failure,
    answer::counted,
    args::{Places, Simulate},
    content, figures,
    figures::{Feats, Group, Sums, Tally, Values},
    run::play_many,
    shard::{self, Part, Run, Shard},
};
use crate::{
    content::write_whole,
    game::{Replay, SetupForm, SetupValues},
    games::{STEP_CAP, SimulationJob, seed_of_game},
};

#[derive(Serialize)]
struct Outcomes {
    victory: u64,
    defeat: u64,
    stalled: u64,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    games: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    adventures: Option<u64>,
    seed: u64,
    bot: &'a str,
    outcomes: Outcomes,
    decisions: u64,
    events: u64,
    dice: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by: Vec<Row<'a>>,
    #[serde(skip_serializing_if = "Feats::is_empty")]
    feats: &'a Feats,
    seconds: f64,
    decisions_per_second: f64,
    digest: String,
}

/// Results of the games that share some setup values.
#[derive(Serialize)]
struct Row<'a> {
    values: BTreeMap<&'a str, Option<&'a str>>,
    games: u64,
    outcomes: Outcomes,
    decisions: u64,
    victory_rate: f64,
    /// The 95% confidence interval of the rate.
    interval: [f64; 2],
}

pub(super) fn simulate(places: &Places, order: &Simulate) -> Result<Answer, Failure> {
    let part = match (&order.game, order.games) {
        (Some(game), Some(games)) => play(places, order, game, games)?,
        _ => shard::merge(&order.merge)?,
    };
    let answer = if order.shard.is_some() {
        Answer::json(&part)?
    } else if order.json {
        Answer::json(&Report::of(&part))?
    } else {
        Answer::text(in_words(&part))
    };
    Ok(match part.tally.sums.stalled {
        0 => answer,
        some => answer.with_finding(format!(
            "games that did not end within {STEP_CAP} choices: {some}"
        )),
    })
}

/// Plays a share of a run, or all of it.
fn play(places: &Places, order: &Simulate, game: &str, games: u64) -> Result<Part, Failure> {
    let (game, _) = content::open(places, game)?;
    let set = content::values(&*game, &order.set)?;
    let form = game.setup_form();
    for key in &order.by {
        let known = form.field(key).map(|_| ());
        known.map_err(|problem| Failure::usage(format!("--by: {problem}")))?;
    }
    if let Some(folder) = &order.record {
        fs::create_dir_all(folder).map_err(|problem| unwritable(folder, &problem))?;
    }
    let began = Instant::now();
    let mut tally = Tally::default();
    let one = |place| {
        game.play_out(&SimulationJob {
            values: &set,
            seed: seed_of_game(order.seed, place),
            bot: order.bot,
            adventures: order.adventures,
            record: order.record.is_some(),
            cite: false,
            feats: order.feats,
        })
    };
    let shard = order.shard.unwrap_or(Shard::WHOLE);
    play_many(shard.places(games), order.threads, one, |place, played| {
        tally.count(&played, values(&form, &played.drawn, &set, &order.by));
        match &order.record {
            Some(folder) => record(folder, game.id(), place, &played.replays),
            None => Ok(()),
        }
    })?;
    Ok(Part {
        shard,
        run: Run {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            content: game.stamp().clone(),
            game: game.id().to_owned(),
            games,
            seed: order.seed,
            bot: order.bot.to_string(),
            adventures: order.adventures,
            set,
            by: order.by.clone(),
        },
        seconds: began.elapsed().as_secs_f64(),
        tally,
    })
}

/// The values of some keys with which a game was played.
fn values(form: &SetupForm, drawn: &SetupValues, set: &SetupValues, by: &[String]) -> Values {
    let value = |key: &String| {
        let value = form.played(drawn, set, key).ok().flatten();
        value.map(str::to_owned)
    };
    by.iter().map(value).collect()
}

/// Writes a game, or all games of a campaign: `GAME-000007.replay`, `GAME-000007-2.replay`.
fn record(folder: &Path, game: &str, place: u64, replays: &[Replay]) -> Result<(), Failure> {
    for (adventure, replay) in replays.iter().enumerate() {
        let later = match adventure {
            0 => String::new(),
            _ => format!("-{}", adventure + 1),
        };
        let path = folder.join(format!("{game}-{place:06}{later}.replay"));
        write_whole(&path, replay.text().as_bytes())
            .map_err(|problem| unwritable(&path, &problem))?;
    }
    Ok(())
}

fn unwritable(path: &Path, problem: &std::io::Error) -> Failure {
    Failure::usage(format!(
        "--record: {} cannot be written: {problem}; name a folder that can be written",
        path.display()
    ))
}

impl Outcomes {
    fn of(sums: &Sums) -> Self {
        Outcomes {
            victory: sums.victories,
            defeat: sums.defeats,
            stalled: sums.stalled,
        }
    }
}

impl<'a> Report<'a> {
    fn of(part: &'a Part) -> Self {
        let Part { run, tally, .. } = part;
        Report {
            game: &run.game,
            games: tally.sums.games,
            adventures: (run.adventures > 1).then_some(tally.sums.adventures),
            seed: run.seed,
            bot: &run.bot,
            outcomes: Outcomes::of(&tally.sums),
            decisions: tally.sums.decisions,
            events: tally.sums.events,
            dice: tally.sums.dice,
            by: tally.groups.iter().map(|it| Row::of(&run.by, it)).collect(),
            feats: &tally.feats,
            seconds: part.seconds,
            decisions_per_second: (tally.sums.decisions as f64 / part.seconds.max(1e-9)).round(),
            digest: tally.digest().to_string(),
        }
    }
}

impl<'a> Row<'a> {
    fn of(keys: &'a [String], group: &'a Group) -> Self {
        let values = group.values.iter().map(Option::as_deref);
        Row {
            values: keys.iter().map(String::as_str).zip(values).collect(),
            games: group.sums.games,
            outcomes: Outcomes::of(&group.sums),
            decisions: group.sums.decisions,
            victory_rate: group.sums.victory_rate(),
            interval: group.sums.interval(),
        }
    }
}

fn in_words(part: &Part) -> String {
    let report = Report::of(part);
    let of = |count: u64| 100.0 * count as f64 / report.games.max(1) as f64;
    let Outcomes {
        victory,
        defeat,
        stalled,
    } = report.outcomes;
    let adventures = report.adventures;
    let adventures = adventures.map_or_else(String::new, |all| format!("adventures {all:>10}\n"));
    let text = format!(
        "{} of {} with seed {}, played by the {} bot\n\
         {adventures}\
         victory    {victory:>10}  {:5.1}%\n\
         defeat     {defeat:>10}  {:5.1}%\n\
         stalled    {stalled:>10}  {:5.1}%\n\
         decisions  {:>10}\n\
         events     {:>10}\n\
         dice       {:>10}\n\
         {:.2} seconds, {} decisions a second\n\
         digest {}\n",
        counted(report.games, "game", "games"),
        report.game,
        report.seed,
        report.bot,
        of(victory),
        of(defeat),
        of(stalled),
        report.decisions,
        report.events,
        report.dice,
        report.seconds,
        report.decisions_per_second,
        report.digest,
    );
    let mut text = text;
    if !part.run.by.is_empty() {
        text = text + "\n" + &figures::table(&part.run.by, &part.tally.groups);
    }
    if !part.tally.feats.is_empty() {
        text = text + "\n" + &figures::feats_table(&part.tally);
    }
    text
}
