//! Runs spread over machines: each plays a share of the games and writes a part; joined, the parts
//! give the result of a single machine.

use std::{
    collections::BTreeMap,
    ops::Range,
    path::{Path, PathBuf},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use super::{Failure, figures::Tally};
use crate::{
    content::read_within,
    game::{ContentStamp, SetupValues},
};

/// Larger than any part of a run, in bytes.
const LARGEST: u64 = 64 << 20;

/// Limit on the number of parts; more is a typing error.
const MOST: u32 = 100_000;

/// One share of the games of a run, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shard {
    part: u32,
    of: u32,
}

/// Everything that determines the games of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Run {
    pub version: String,
    pub content: ContentStamp,
    pub game: String,
    pub games: u64,
    pub seed: u64,
    pub bot: String,
    pub adventures: u32,
    pub set: SetupValues,
    pub by: Vec<String>,
}

/// Result of one share of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    pub shard: Shard,
    pub run: Run,
    pub seconds: f64,
    pub tally: Tally,
}

impl Shard {
    pub const WHOLE: Shard = Shard { part: 1, of: 1 };

    /// Indices of its games in the run, from 0.
    pub fn places(self, games: u64) -> Range<u64> {
        let before =
            |part: u32| (u128::from(games) * u128::from(part) / u128::from(self.of)) as u64;
        before(self.part - 1)..before(self.part)
    }

    fn is_sound(self) -> bool {
        (1..=MOST).contains(&self.of) && (1..=self.of).contains(&self.part)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(part, of)| part.parse().ok().zip(of.parse().ok()));
        let shard = numbers.map(|(part, of)| Shard { part, of });
        shard.filter(|shard| shard.is_sound()).ok_or_else(|| {
            format!("write it like 2/5, the second of five parts; there are at most {MOST}")
        })
    }
}

/// Reads the parts of a run and joins them.
///
/// # Errors
/// A file is not a part, the parts do not belong together, or one is missing or duplicated.
pub(super) fn merge(files: &[PathBuf]) -> Result<Part, Failure> {
    let parts: Result<Vec<Part>, Failure> = files.iter().map(|file| read(file)).collect();
    join(files, parts?).map_err(Failure::usage)
}

fn read(file: &Path) -> Result<Part, Failure> {
    let fail = |what: String| Failure::usage(what).about(file);
    let text = read_within(file, LARGEST).map_err(|problem| fail(problem.to_string()))?;
    let part: Part = serde_json::from_slice(&text)
        .map_err(|problem| fail(format!("not a part of a run: {problem}")))?;
    let sound = part.shard.is_sound() && {
        let places = part.shard.places(part.run.games);
        let games = places.end - places.start;
        part.seconds >= 0.0 && part.tally.is_sound(games, !part.run.by.is_empty())
    };
    if sound {
        Ok(part)
    } else {
        let what = "its numbers do not agree with each other; play that part again";
        Err(fail(what.to_owned()))
    }
}

fn join(files: &[PathBuf], parts: Vec<Part>) -> Result<Part, String> {
    let (Some(first_file), Some(first)) = (files.first(), parts.first()) else {
        return Err("--merge: name the parts".to_owned());
    };
    let (run, of) = (first.run.clone(), first.shard.of);
    let mut found = BTreeMap::new();
    for (file, part) in files.iter().zip(parts) {
        let shown = file.display();
        if let Some(difference) = difference(&run, &part.run) {
            return Err(format!(
                "{shown} belongs to another run than {}: {difference}",
                first_file.display()
            ));
        }
        if part.shard.of != of {
            return Err(format!(
                "{shown} is one of {} parts, {} one of {of}",
                part.shard.of,
                first_file.display()
            ));
        }
        let number = part.shard.part;
        if let Some((other, _)) = found.insert(number, (file, part)) {
            let other: &PathBuf = other;
            return Err(format!(
                "part {number} of {of} appears twice: {} and {shown}",
                other.display()
            ));
        }
    }
    let missing: Vec<u32> = (1..=of).filter(|part| !found.contains_key(part)).collect();
    if !missing.is_empty() {
        let named: Vec<String> = missing.iter().take(10).map(u32::to_string).collect();
        let more = missing.len() - named.len();
        let more = if more > 0 {
            format!(" and {more} more")
        } else {
            String::new()
        };
        return Err(format!("missing parts of {of}: {}{more}", named.join(", ")));
    }
    let mut whole = Part {
        shard: Shard::WHOLE,
        run,
        seconds: 0.0,
        tally: Tally::default(),
    };
    for (_, part) in found.into_values() {
        whole.seconds += part.seconds;
        whole.tally.append(&part.tally);
    }
    Ok(whole)
}

/// Describes the first difference between two runs.
fn difference(one: &Run, other: &Run) -> Option<String> {
    let fields = |run: &Run| match serde_json::to_value(run) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let (one, other) = (fields(one), fields(other));
    let differing = one
        .iter()
        .find(|(key, value)| other.get(*key) != Some(*value));
    differing.map(|(key, value)| {
        let other = other.get(key).cloned().unwrap_or_default();
        format!("its {key} is {other}, not {value}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::figures::tests::played;

    fn run(games: u64) -> Run {
        Run {
            version: "1".to_owned(),
            content: ContentStamp::default(),
            game: "chess".to_owned(),
            games,
            seed: 1,
            bot: "hero".to_owned(),
            adventures: 1,
            set: SetupValues::default(),
            by: vec!["size".to_owned()],
        }
    }

    fn part(shard: Shard, games: u64) -> Part {
        let mut tally = Tally::default();
        for place in shard.places(games) {
            tally.count(&played(place * 7919), vec![Some((place % 3).to_string())]);
        }
        Part {
            shard,
            run: run(games),
            seconds: 0.5,
            tally,
        }
    }

    #[test]
    fn shares_cover_every_game_once() {
        for (games, of) in [(1, 1), (10, 3), (3, 7), (1000, 64)] {
            let mut next = 0;
            for number in 1..=of {
                let places = Shard { part: number, of }.places(games);
                assert_eq!(places.start, next);
                next = places.end;
            }
            assert_eq!(next, games);
        }
    }

    #[test]
    fn parts_in_any_order_come_to_the_whole() {
        let whole = part(Shard::WHOLE, 100);
        for of in [1, 2, 3, 7, 128] {
            let mut parts: Vec<Part> = (1..=of)
                .map(|number| part(Shard { part: number, of }, 100))
                .collect();
            let middle = parts.len() / 2;
            parts.rotate_left(middle);
            let files = vec![PathBuf::from("x"); parts.len()];
            let joined = join(&files, parts).expect("all of them");
            assert_eq!((joined.shard, &joined.run), (whole.shard, &whole.run));
            assert_eq!(joined.tally, whole.tally, "{of} parts");
            assert_eq!(joined.tally.digest(), whole.tally.digest());
        }
    }

    #[test]
    fn parts_that_do_not_belong_together_are_named() {
        let files = ["a.json", "b.json", "c.json"].map(PathBuf::from);
        let parts = || {
            [1, 2, 3]
                .map(|number| {
                    part(
                        Shard {
                            part: number,
                            of: 3,
                        },
                        9,
                    )
                })
                .to_vec()
        };
        let problem = |change: fn(&mut Vec<Part>)| {
            let mut parts = parts();
            change(&mut parts);
            join(&files, parts).expect_err("they do not fit")
        };
        let other_seed = problem(|parts| parts[1].run.seed = 2);
        assert!(other_seed.contains("b.json") && other_seed.contains("its seed is 2, not 1"));
        let other_set = problem(|parts| {
            parts[2].run.set.0.insert("size".to_owned(), "4".to_owned());
        });
        assert!(
            other_set.contains("c.json") && other_set.contains("its set"),
            "{other_set}"
        );
        let twice = problem(|parts| parts[2] = parts[0].clone());
        assert!(
            twice.contains("part 1 of 3") && twice.contains("a.json and c.json"),
            "{twice}"
        );
        let missing = problem(|parts| {
            parts.remove(1);
        });
        assert_eq!(missing, "missing parts of 3: 2");
        let other_count = problem(|parts| parts[1].shard.of = 4);
        assert!(
            other_count.contains("b.json is one of 4 parts"),
            "{other_count}"
        );
    }

    #[test]
    fn shards_are_written_as_a_fraction() {
        assert_eq!("2/5".parse(), Ok(Shard { part: 2, of: 5 }));
        for wrong in [
            "",
            "2",
            "0/5",
            "6/5",
            "1/0",
            "a/b",
            "1/2/3",
            "1/999999999",
            "-1/2",
        ] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
