//! Results of many games: totals, also grouped by setup values, and confidence intervals.

use std::{collections::BTreeMap, fmt::Write as _};

use data_encoding::HEXLOWER;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest as _, Sha256};

use crate::{
    game::{Digest, Outcome},
    games::SimulationResult,
};

/// Totals over many games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sums {
    pub games: u64,
    pub victories: u64,
    pub defeats: u64,
    pub stalled: u64,
    pub adventures: u64,
    pub decisions: u64,
    pub events: u64,
    pub dice: u64,
}

/// How often something was tried, and how often it came off.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Feat {
    pub times: u64,
    pub came_off: u64,
}

/// Feats by name.
pub(super) type Feats = BTreeMap<String, Feat>;

/// Setup values shared by some games; `None` for a key that does not matter.
pub(super) type Values = Vec<Option<String>>;

/// Totals over the games with the same values.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Group {
    pub values: Values,
    pub sums: Sums,
}

/// Results of games, in order.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tally {
    pub sums: Sums,
    /// In display order.
    pub groups: Vec<Group>,
    #[serde(default)]
    pub feats: Feats,
    /// Digests of the games, eight bytes each.
    #[serde(serialize_with = "as_hex", deserialize_with = "from_hex")]
    pub digests: Vec<u8>,
}

impl Sums {
    fn of(played: &SimulationResult) -> Self {
        let ended = |outcome| u64::from(played.outcome == outcome);
        Sums {
            games: 1,
            victories: ended(Some(Outcome::Victory)),
            defeats: ended(Some(Outcome::Defeat)),
            stalled: ended(None),
            adventures: u64::from(played.adventures),
            decisions: played.decisions,
            events: played.events,
            dice: played.dice,
        }
    }

    /// Saturates, since parts come from files and may hold any number.
    fn add(&mut self, other: &Sums) {
        let sums = [
            (&mut self.games, other.games),
            (&mut self.victories, other.victories),
            (&mut self.defeats, other.defeats),
            (&mut self.stalled, other.stalled),
            (&mut self.adventures, other.adventures),
            (&mut self.decisions, other.decisions),
            (&mut self.events, other.events),
            (&mut self.dice, other.dice),
        ];
        for (sum, more) in sums {
            *sum = sum.saturating_add(more);
        }
    }

    /// Share of games won.
    pub fn victory_rate(&self) -> f64 {
        self.victories as f64 / self.games.max(1) as f64
    }

    /// Wilson's 95% interval for the share of games won; also sound for few games, and for rates
    /// near 0 or 1.
    pub fn interval(&self) -> [f64; 2] {
        interval(self.victories, self.games)
    }
}

/// Wilson's 95% interval for a share.
fn interval(some: u64, all: u64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    let all = all.max(1) as f64;
    let rate = some as f64 / all;
    let weight = 1.0 + Z * Z / all;
    let middle = (rate + Z * Z / (2.0 * all)) / weight;
    let spread = rate * (1.0 - rate) / all + Z * Z / (4.0 * all * all);
    let half = Z / weight * spread.sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

impl Tally {
    /// Counts a game with its setup values.
    pub fn count(&mut self, played: &SimulationResult, values: Values) {
        let sums = Sums::of(played);
        self.sums.add(&sums);
        if !values.is_empty() {
            self.group(values).add(&sums);
        }
        for (name, came_off) in &played.feats {
            let feat = self.feats.entry(name.clone()).or_default();
            feat.times += 1;
            feat.came_off += u64::from(*came_off);
        }
        self.digests.extend(played.digest.0.to_be_bytes());
    }

    /// Appends the results of the games that follow in the run.
    pub fn append(&mut self, next: &Tally) {
        self.sums.add(&next.sums);
        for group in &next.groups {
            self.group(group.values.clone()).add(&group.sums);
        }
        for (name, more) in &next.feats {
            let feat = self.feats.entry(name.clone()).or_default();
            feat.times = feat.times.saturating_add(more.times);
            feat.came_off = feat.came_off.saturating_add(more.came_off);
        }
        self.digests.extend(&next.digests);
    }

    fn group(&mut self, values: Values) -> &mut Sums {
        let rank = |values: &Values| values.iter().map(rank).collect::<Vec<_>>();
        let wanted = rank(&values);
        let place = self
            .groups
            .binary_search_by(|group| rank(&group.values).cmp(&wanted));
        let place = place.unwrap_or_else(|place| {
            let sums = Sums::default();
            self.groups.insert(place, Group { values, sums });
            place
        });
        &mut self.groups[place].sums
    }

    /// Digest over the final states of all games.
    pub fn digest(&self) -> Digest {
        let hash = Sha256::digest(&self.digests);
        let first = hash.iter().take(8);
        Digest(first.fold(0, |bits, byte| bits << 8 | u64::from(*byte)))
    }

    /// True if the numbers are consistent and add up to this many games.
    pub fn is_sound(&self, games: u64, grouped: bool) -> bool {
        let ends = |sums: &Sums| {
            let ends = sums.victories.checked_add(sums.defeats);
            ends.and_then(|ends| ends.checked_add(sums.stalled)) == Some(sums.games)
        };
        let mut all = Sums::default();
        self.groups.iter().for_each(|group| all.add(&group.sums));
        self.sums.games == games
            && self.digests.len() as u128 == 8 * u128::from(games)
            && ends(&self.sums)
            && self.groups.iter().all(|group| ends(&group.sums))
            && all == if grouped { self.sums } else { Sums::default() }
    }
}

/// Sort key: numbers by size, then words, then games for which the key did not matter.
fn rank(value: &Option<String>) -> (u8, i64, String) {
    match value.as_deref().map(|text| (text.parse(), text)) {
        Some((Ok(number), text)) => (0, number, text.to_owned()),
        Some((Err(_), text)) => (1, 0, text.to_owned()),
        None => (2, 0, String::new()),
    }
}

/// The groups as a Markdown table, as used on the balance page.
pub(super) fn table(keys: &[String], groups: &[Group]) -> String {
    let mut table = String::from("|");
    for key in keys {
        let _ = write!(table, " {key} |");
    }
    table.push_str(
        " games | victories | defeats | victory rate | 95% interval | decisions a game |\n|",
    );
    table.push_str(&"---|".repeat(keys.len() + 6));
    table.push('\n');
    for Group { values, sums } in groups {
        table.push('|');
        for value in values {
            let _ = write!(table, " {} |", value.as_deref().unwrap_or("–"));
        }
        let [low, high] = sums.interval().map(|rate| 100.0 * rate);
        let _ = writeln!(
            table,
            " {} | {} | {} | {:.1}% | {low:.1} to {high:.1}% | {:.0} |",
            thousands(sums.games),
            thousands(sums.victories),
            thousands(sums.defeats),
            100.0 * sums.victory_rate(),
            sums.decisions as f64 / sums.games.max(1) as f64,
        );
    }
    table
}

/// Feats as a Markdown table.
pub(super) fn feats_table(tally: &Tally) -> String {
    let mut table = String::from(
        "| feat | times | a game | came off | 95% interval |\n|---|---|---|---|---|\n",
    );
    for (name, feat) in &tally.feats {
        let [low, high] = interval(feat.came_off, feat.times).map(|rate| 100.0 * rate);
        let _ = writeln!(
            table,
            "| {name} | {} | {:.2} | {:.1}% | {low:.1} to {high:.1}% |",
            thousands(feat.times),
            feat.times as f64 / tally.sums.games.max(1) as f64,
            100.0 * feat.came_off as f64 / feat.times.max(1) as f64,
        );
    }
    table
}

/// Formats `12345` as `12,345`.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn as_hex<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&HEXLOWER.encode(bytes))
}

fn from_hex<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    let text = String::deserialize(deserializer)?;
    HEXLOWER.decode(text.as_bytes()).map_err(D::Error::custom)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::game::SetupValues;

    pub(in crate::cli) fn played(digest: u64) -> SimulationResult {
        SimulationResult {
            outcome: Some(Outcome::Defeat),
            decisions: 1,
            events: 2,
            dice: 3,
            digest: Digest(digest),
            adventures: 1,
            drawn: SetupValues::default(),
            replays: Vec::new(),
            cited: Vec::new(),
            rows: Vec::new(),
            feats: Vec::new(),
        }
    }

    fn sums(victories: u64, games: u64) -> Sums {
        Sums {
            games,
            victories,
            defeats: games - victories,
            ..Sums::default()
        }
    }

    /// Worked out by hand from Wilson's formula with 1.96.
    #[test]
    fn intervals_are_wilsons() {
        let near = |sums: Sums, low: f64, high: f64| {
            let [was_low, was_high] = sums.interval();
            assert!((was_low - low).abs() < 5e-5, "{was_low} for {low}");
            assert!((was_high - high).abs() < 5e-5, "{was_high} for {high}");
        };
        near(sums(5, 10), 0.2366, 0.7634);
        near(sums(0, 10), 0.0, 0.2775);
        near(sums(10, 10), 0.7225, 1.0);
        near(sums(3212, 10_000), 0.3121, 0.3304);
    }

    #[test]
    fn groups_are_in_the_order_of_their_values() {
        let mut tally = Tally::default();
        let values = [Some("10"), None, Some("b"), Some("9"), Some("a"), Some("9")];
        for value in values {
            tally.count(&played(1), vec![value.map(str::to_owned)]);
        }
        let shown: Vec<_> = tally
            .groups
            .iter()
            .map(|group| (group.values[0].as_deref().unwrap_or("-"), group.sums.games))
            .collect();
        assert_eq!(shown, [("9", 2), ("10", 1), ("a", 1), ("b", 1), ("-", 1)]);
        assert!(tally.is_sound(6, true));
        assert!(!tally.is_sound(7, true) && !tally.is_sound(6, false));
    }

    #[test]
    fn a_table_reads_like_the_balance_page() {
        let groups = [Group {
            values: vec![Some("2".to_owned()), None],
            sums: Sums {
                decisions: 1_810_000,
                ..sums(3212, 10_000)
            },
        }];
        let table = table(&["heroes".to_owned(), "foe".to_owned()], &groups);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[1], "|---|---|---|---|---|---|---|---|");
        assert_eq!(
            lines[2],
            "| 2 | – | 10,000 | 3,212 | 6,788 | 32.1% | 31.2 to 33.0% | 181 |"
        );
    }
}
