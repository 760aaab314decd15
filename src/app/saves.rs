//! Saving and going on.

use std::path::PathBuf;

use bevy::{prelude::*, window::WindowCloseRequested};

use super::{
    AppState, CurrentTable, Words,
    notice::Tell,
    paths::Paths,
    play::{Seats, TableStarted},
    shelf::Shelf,
    writer::{Job, Writer},
};
use crate::game::{Message as Say, Outcome, SaveFile, SaveListing, SaveStore};

/// Asks for the game on the table to be saved now.
#[derive(Message, Clone, Copy, Debug)]
pub struct SaveNow;

/// Asks to go on with a saved game.
#[derive(Message, Clone, Debug)]
pub struct Resume(
    /// Its file.
    pub PathBuf,
);

/// Every saved game, damaged ones too; newest first.
#[derive(Resource, Default, Debug)]
pub struct Saves(
    /// The files.
    pub Vec<SaveListing>,
);

impl Saves {
    /// The newest one that can be gone on with.
    pub fn newest(&self) -> Option<&SaveListing> {
        self.0
            .iter()
            .find(|listing| !is_older(listing) && listing.save.as_ref().is_ok_and(unfinished))
    }
}

/// Whether a newer file of the same game stands beside it.
pub fn is_older(listing: &SaveListing) -> bool {
    listing
        .path
        .extension()
        .is_none_or(|extension| extension != "save")
}

fn unfinished(save: &SaveFile) -> bool {
    save.replay.outcome.is_none()
}

/// How the game on the table is kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Slot {
    /// The name of its files.
    pub name: String,
    /// How many choices had been made when it was last written.
    saved_at: Option<usize>,
    /// Whether the file from before this sitting was put aside.
    rotated: bool,
    /// Whether a failure to write was told.
    told: bool,
}

impl Slot {
    /// Files of this name, none of which was written in this sitting yet.
    pub(super) fn named(name: String) -> Slot {
        Slot { name, ..default() }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SaveNow>()
        .add_message::<Resume>()
        .init_resource::<Saves>()
        .init_resource::<Slot>()
        .init_resource::<Writer>()
        .add_systems(OnEnter(AppState::Title), list)
        .add_systems(Update, resume)
        .add_systems(Last, save.run_if(resource_exists::<CurrentTable>));
}

/// Reads the folder of saves anew.
pub fn list(paths: Res<Paths>, mut saves: ResMut<Saves>) {
    saves.0 = SaveStore::new(paths.saves()).list();
}

fn resume(
    mut asked: MessageReader<Resume>,
    shelf: Res<Shelf>,
    mut commands: Commands,
    mut state: ResMut<NextState<AppState>>,
    mut started: MessageWriter<TableStarted>,
    mut tell: MessageWriter<Tell>,
) {
    let Some(Resume(path)) = asked.read().last() else {
        return;
    };
    let opened = SaveStore::read(path)
        .map_err(|problem| problem.to_string())
        .and_then(|save| {
            let game = shelf
                .game(&save.replay.game)
                .ok_or_else(|| format!("there is no game '{}'", save.replay.game))?;
            let table = game.resume(&save).map_err(|problem| problem.to_string())?;
            Ok((table, Seats::from_save(&save.seats)))
        });
    match opened {
        Ok((table, seats)) => {
            let name = path
                .file_name()
                .map(|name| name.to_string_lossy().into_owned());
            let name = name.unwrap_or_default();
            let name = name.split(".save").next().unwrap_or_default().to_owned();
            commands.insert_resource(Slot::named(name));
            commands.insert_resource(seats);
            commands.insert_resource(CurrentTable(table));
            state.set(AppState::Table);
            started.write(TableStarted { resumed: true });
        }
        Err(why) => {
            tell.write(Tell {
                title: Say::new("notice-save-title"),
                text: Say::new("notice-save"),
                details: vec![format!("{}: {why}", path.display())],
            });
        }
    }
}

/// Saves after every choice, and waits for it when asked and when the window closes.
fn save(
    mut asked: MessageReader<SaveNow>,
    mut closing: MessageReader<WindowCloseRequested>,
    mut exits: MessageReader<AppExit>,
    table: Res<CurrentTable>,
    words: Res<Words>,
    seats: Res<Seats>,
    paths: Res<Paths>,
    mut slot: ResMut<Slot>,
    mut writer: ResMut<Writer>,
    mut tell: MessageWriter<Tell>,
) {
    let made = table.0.choices_made();
    let asked = asked.read().count() + closing.read().count() + exits.read().count() > 0;
    let due = slot.saved_at != Some(made);
    if !slot.name.is_empty() && made > 0 && (asked || due) {
        slot.saved_at = Some(made);
        let mut file = table.0.save();
        file.summary = words.say(&table.0.summary(), &*table.0);
        file.seats = seats.for_save();
        writer.write(Job {
            store: SaveStore::new(paths.saves()),
            slot: slot.name.clone(),
            rotate: !slot.rotated,
            file,
        });
        slot.rotated = true;
    }
    for (path, error) in writer.failures(asked) {
        if !slot.told || asked {
            slot.told = true;
            tell.write(Tell::unwritable(&path, &error));
        }
    }
}

/// The key of the text that says how a game ended.
pub fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "outcome-victory",
        Outcome::Defeat => "outcome-defeat",
    }
}
