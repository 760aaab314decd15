//! Totals over all recorded games: games won, and the results of their dice.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{files, saves::SaveSlot};
use crate::app::{
    CurrentTable,
    frame::{notice::Notice, paths::Paths},
};
use crate::game::{DiceLedger, Outcome, Table};

/// Totals over all finished games.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// By ruleset.
    pub games: BTreeMap<String, Record>,
    /// Names of the games already counted.
    entered: BTreeSet<String>,
    /// The adventures of tutorials that were won: they count for nothing, but the player knows them.
    pub taught: BTreeSet<String>,
    /// The adventures that were begun: that of a tutorial once its notes have been read to the end.
    #[serde(default)]
    pub begun: BTreeSet<String>,
    /// The games whose tutorial was played to its end.
    pub lessons: BTreeSet<String>,
}

/// Totals of one ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    pub won: u32,
    pub lost: u32,
    /// Wins in a row up to the latest game.
    pub streak: u32,
    /// The longest winning streak ever.
    pub longest_streak: u32,
    pub choices: u64,
    pub rooms: u64,
    /// The adventures that were won, by the names that the form has for them.
    pub finished: BTreeSet<String>,
    /// Results of the dice.
    pub dice: DiceLedger,
}

/// The key of the note on a table that says which adventure is played there.
pub const ADVENTURE: &str = "adventure";

impl Statistics {
    fn file(paths: &Paths) -> PathBuf {
        paths.roster().join("statistics.ron")
    }

    /// True if a game of this ruleset, or its tutorial, was played to its end.
    pub fn has_played(&self, ruleset: &str) -> bool {
        self.lessons.contains(ruleset) || self.games.contains_key(ruleset)
    }

    /// True if a game of this name was counted.
    pub fn knows(&self, game: &str) -> bool {
        self.entered.contains(game)
    }
}

impl Record {
    fn enter(&mut self, table: &dyn Table, outcome: Outcome) {
        match outcome {
            Outcome::Victory => {
                self.won += 1;
                self.streak += 1;
                self.longest_streak = self.longest_streak.max(self.streak);
                self.finished
                    .extend(table.note(ADVENTURE).map(str::to_owned));
            }
            Outcome::Defeat => {
                self.lost += 1;
                self.streak = 0;
            }
        }
        self.choices += table.choices_made() as u64;
        self.rooms += table.map().map_or(0, |map| map.rooms().len() as u64);
        self.dice.add(&table.dice_ledger());
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    let file = Statistics::file(app.world().resource::<Paths>());
    let (statistics, problem) = files::read::<Statistics>(&file);
    if let Some(problem) = problem {
        app.world_mut().write_message(problem);
    }
    app.insert_resource(statistics)
        .add_systems(
            Update,
            (
                enter_when_over,
                note_begun.run_if(resource_exists::<crate::app::Shelf>),
            )
                .run_if(resource_exists::<CurrentTable>),
        )
        .add_systems(Last, store.run_if(resource_changed::<Statistics>));
}

fn store(statistics: Res<Statistics>, paths: Res<Paths>, mut tell: MessageWriter<Notice>) {
    if statistics.is_added() {
        return;
    }
    let file = Statistics::file(&paths);
    if let Err(error) = files::write(&file, &*statistics) {
        tell.write(Notice::unwritable(&file, &error));
    }
}

/// Counts a recorded game once, when it is over. Practice never counts. A game that began with a
/// lesson's prepared dice does not either, but its adventure is known from then on.
fn enter_when_over(
    table: Res<CurrentTable>,
    slot: Res<SaveSlot>,
    mut statistics: ResMut<Statistics>,
) {
    let table = &*table.0;
    let Some(outcome) = table.outcome() else {
        return;
    };
    if table.practice() {
        return;
    }
    if table.rehearsed() {
        if !statistics.lessons.contains(table.game()) {
            statistics.lessons.insert(table.game().to_owned());
        }
        let known = table
            .note(ADVENTURE)
            .filter(|_| outcome == Outcome::Victory);
        if let Some(known) = known.filter(|known| !statistics.taught.contains(*known)) {
            statistics.taught.insert(known.to_owned());
        }
        return;
    }
    if slot.name.is_empty() || statistics.knows(&slot.name) {
        return;
    }
    statistics.entered.insert(slot.name.clone());
    let record = statistics.games.entry(table.game().to_owned()).or_default();
    record.enter(table, outcome);
}

/// Keeps the name of the adventure on the table. Practice never counts.
fn note_begun(
    table: Res<CurrentTable>,
    shelf: Res<crate::app::Shelf>,
    mut statistics: ResMut<Statistics>,
) {
    let table = &*table.0;
    let Some(known) = table.note(ADVENTURE) else {
        return;
    };
    if statistics.begun.contains(known) || table.practice() || shelf.lesson_on(table).is_some() {
        return;
    }
    statistics.begun.insert(known.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tutorial_or_a_counted_game_makes_a_ruleset_known() {
        let mut statistics = Statistics::default();
        statistics.lessons.insert("taught".to_owned());
        statistics.games.entry("counted".to_owned()).or_default();
        let known = ["taught", "counted", "new"].map(|it| statistics.has_played(it));
        assert_eq!(known, [true, true, false]);
    }
}
