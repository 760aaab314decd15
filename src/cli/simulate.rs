use std::{
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use serde::Serialize;

use super::{
    Answer, Failure,
    args::{Places, Simulate},
    content,
    run::{Tally, play_many},
};
use crate::{
    game::Replay,
    games::{Order, STEP_CAP, seed_of_game},
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
    seed: u64,
    bot: String,
    outcomes: Outcomes,
    decisions: u64,
    events: u64,
    dice: u64,
    seconds: f64,
    decisions_per_second: f64,
    digest: String,
}

/// `tabledelve simulate`.
pub(super) fn simulate(places: &Places, order: &Simulate) -> Result<Answer, Failure> {
    let (game, _) = content::open(places, &order.game)?;
    let values = content::values(&*game, &order.set)?;
    if let Some(folder) = &order.record {
        fs::create_dir_all(folder).map_err(|problem| unwritable(folder, &problem))?;
    }
    let began = Instant::now();
    let mut tally = Tally::default();
    let play = |place| {
        game.play_out(&Order {
            values: &values,
            seed: seed_of_game(order.seed, place),
            bot: order.bot,
            record: order.record.is_some(),
            cite: false,
        })
    };
    play_many(order.games, order.threads, play, |place, played| {
        tally.add(&played);
        match (&order.record, &played.replay) {
            (Some(folder), Some(replay)) => record(folder, game.id(), place, replay),
            _ => Ok(()),
        }
    })?;
    let seconds = began.elapsed().as_secs_f64();
    let report = Report {
        game: game.id(),
        games: order.games,
        seed: order.seed,
        bot: order.bot.to_string(),
        outcomes: Outcomes {
            victory: tally.victories,
            defeat: tally.defeats,
            stalled: tally.stalled,
        },
        decisions: tally.decisions,
        events: tally.events,
        dice: tally.dice,
        seconds,
        decisions_per_second: (tally.decisions as f64 / seconds.max(1e-9)).round(),
        digest: tally.digest().to_string(),
    };
    let answer = if order.json {
        Answer::json(&report)?
    } else {
        Answer::text(report.in_words())
    };
    Ok(match tally.stalled {
        0 => answer,
        some => answer.with_finding(format!(
            "{some} games came to no end within {STEP_CAP} choices"
        )),
    })
}

/// What may be set, with the defaults left to the seed.
fn record(folder: &Path, game: &str, place: u64, replay: &Replay) -> Result<(), Failure> {
    let path: PathBuf = folder.join(format!("{game}-{place:06}.replay"));
    fs::write(&path, replay.text()).map_err(|problem| unwritable(&path, &problem))
}

fn unwritable(path: &Path, problem: &std::io::Error) -> Failure {
    Failure::usage(format!(
        "--record: {} cannot be written: {problem}; name a folder that can be written",
        path.display()
    ))
}

impl Report<'_> {
    fn in_words(&self) -> String {
        let of = |count: u64| 100.0 * count as f64 / self.games as f64;
        let Outcomes {
            victory,
            defeat,
            stalled,
        } = self.outcomes;
        format!(
            "{} games of {} with seed {}, played by the {} bot\n\
             victory    {victory:>10}  {:5.1} %\n\
             defeat     {defeat:>10}  {:5.1} %\n\
             stalled    {stalled:>10}  {:5.1} %\n\
             decisions  {:>10}\n\
             events     {:>10}\n\
             dice       {:>10}\n\
             {:.2} seconds, {} decisions a second\n\
             digest {}\n",
            self.games,
            self.game,
            self.seed,
            self.bot,
            of(victory),
            of(defeat),
            of(stalled),
            self.decisions,
            self.events,
            self.dice,
            self.seconds,
            self.decisions_per_second,
            self.digest,
        )
    }
}
