//! What all games on record came to: how many were won, and what their dice showed.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{files, saves::Slot};
use crate::app::{
    CurrentTable,
    frame::{notice::Tell, paths::Paths},
};
use crate::game::{DiceLedger, Outcome, Table};

/// Games that are over, all added up.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// By ruleset.
    pub games: BTreeMap<String, Record>,
    /// The names of the games that are in it already.
    entered: BTreeSet<String>,
}

/// What the games of one ruleset came to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// How many were won in a row, up to the last one.
    pub streak: u32,
    /// How many were ever won in a row.
    pub longest_streak: u32,
    /// Choices made.
    pub choices: u64,
    /// Rooms found.
    pub rooms: u64,
    /// What the dice showed.
    pub dice: DiceLedger,
}

impl Record {
    fn enter(&mut self, table: &dyn Table, outcome: Outcome) {
        match outcome {
            Outcome::Victory => {
                self.won += 1;
                self.streak += 1;
                self.longest_streak = self.longest_streak.max(self.streak);
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

impl Statistics {
    fn file(paths: &Paths) -> PathBuf {
        paths.roster().join("statistics.ron")
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
            enter_when_over.run_if(resource_exists::<CurrentTable>),
        )
        .add_systems(Last, store.run_if(resource_changed::<Statistics>));
}

fn store(statistics: Res<Statistics>, paths: Res<Paths>, mut tell: MessageWriter<Tell>) {
    if statistics.is_added() {
        return;
    }
    let file = Statistics::file(&paths);
    if let Err(error) = files::write(&file, &*statistics) {
        tell.write(Tell::unwritable(&file, &error));
    }
}

/// A game on record is entered once, when it is over; practice never is, nor is a game that began
/// with dice laid out for a lesson.
fn enter_when_over(table: Res<CurrentTable>, slot: Res<Slot>, mut statistics: ResMut<Statistics>) {
    let table = &*table.0;
    let Some(outcome) = table.outcome() else {
        return;
    };
    if table.practice() || table.rehearsed() {
        return;
    }
    if slot.name.is_empty() || statistics.entered.contains(&slot.name) {
        return;
    }
    statistics.entered.insert(slot.name.clone());
    let record = statistics.games.entry(table.game().to_owned()).or_default();
    record.enter(table, outcome);
}
