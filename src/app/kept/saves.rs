//! Saving and resuming games.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, atomic::AtomicBool},
};

use bevy::{prelude::*, window::WindowCloseRequested};

use super::{
    moments::in_words,
    removed::rewrite,
    retold,
    unsaved::{GivingUp, Unsaved},
    writer::{Job, Writer},
};
use crate::app::{
    AppState, CurrentTable, Told, Words,
    frame::{notice::Notice, paths::Paths},
    playing::{
        play::{Seats, TableStarted},
        shelf::Shelf,
    },
};
use crate::game::{Difference, Outcome, Phrase, SaveFile, SaveListing, SaveStore};

/// Saves the game on the table now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveNow {
    /// Play goes on.
    Stay,
    /// Play goes on, and nobody is told.
    Quietly,
    /// Returns to the title once the game is on the disk.
    Leave,
}

/// Resumes a saved game.
#[derive(Message, Clone, Debug)]
pub struct Resume(pub PathBuf);

/// Every saved game, including damaged ones; newest first.
#[derive(Resource, Default, Debug)]
pub struct Saves(pub Vec<SaveListing>);

impl Saves {
    /// The newest save that can be resumed, practice or not; an older file only if the newer one of
    /// the same game is damaged, or was and is deleted.
    pub fn newest(&self) -> Option<&SaveListing> {
        self.0.iter().find(|listing| {
            let sound = || {
                self.latest_of(&listing.path)
                    .is_some_and(|it| it.save.is_ok())
            };
            let counts = !is_older(listing) || !sound();
            counts && listing.save.as_ref().is_ok_and(unfinished)
        })
    }

    /// The newest file of the game that a file belongs to.
    fn latest_of(&self, file: &Path) -> Option<&SaveListing> {
        let slot = slot_name(file);
        let mut latest = self.0.iter().filter(|listing| !is_older(listing));
        latest.find(|listing| slot_name(&listing.path) == slot)
    }

    /// The files that go with this one: the newest one of a game takes the older ones along, unless
    /// it is damaged.
    pub fn files_with(&self, listing: &SaveListing) -> Vec<PathBuf> {
        let slot = slot_name(&listing.path);
        let same = |it: &&SaveListing| match is_older(listing) || listing.save.is_err() {
            true => it.path == listing.path,
            false => slot_name(&it.path) == slot,
        };
        let files = self.0.iter().filter(same);
        files.map(|it| it.path.clone()).collect()
    }

    /// The damaged file in whose place this one would be opened: a newer one of the same game, or of
    /// the game that was played last.
    pub fn in_place_of(&self, opened: &SaveListing) -> Option<&SaveListing> {
        let last = match is_older(opened) {
            true => self.latest_of(&opened.path),
            false => self.0.iter().find(|listing| !is_older(listing)),
        };
        last.filter(|last| last.save.is_err())
    }
}

/// The note that holds the name a player gave a game.
const NAME: &str = "name";

/// The name of a saved game: the one its player gave it, or its summary.
pub fn name_of(save: &SaveFile) -> &str {
    save.notes.get(NAME).unwrap_or(&save.summary)
}

/// Gives a saved game a name; an empty one is no name.
///
/// # Errors
/// The file cannot be read or written; it is then as before.
pub fn rename(file: &Path, name: &str) -> Result<(), Notice> {
    let mut save = SaveStore::read(file).map_err(|error| Notice::unreadable(file, &error))?;
    match name {
        "" => drop(save.notes.remove(NAME)),
        _ => drop(save.notes.insert(NAME.to_owned(), name.to_owned())),
    }
    rewrite(file, &save.bytes()).map_err(|error| Notice::unwritable(file, &error))
}

/// Gives the game on the table a name; it is saved with the next choice.
pub fn rename_on_table(table: &mut CurrentTable, name: &str) {
    let name = (!name.is_empty()).then(|| name.to_owned());
    table.0.set_note(NAME, name);
}

/// Name shared by all files of a game.
pub fn slot_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.split(".save").next().unwrap_or_default().to_owned()
}

/// True if there is a newer file of the same game.
pub fn is_older(listing: &SaveListing) -> bool {
    listing
        .path
        .extension()
        .is_none_or(|extension| extension != "save")
}

fn unfinished(save: &SaveFile) -> bool {
    save.replay.outcome.is_none()
}

/// Choices made and events so far: with physical dice, a game moves on between two choices as well.
type Progress = (usize, usize);

fn progress(table: &CurrentTable) -> Progress {
    (table.0.choices_made(), table.0.log_len())
}

/// True while the last choice only gave a hero the turn that another could still have instead. It is
/// not saved yet: a game that is continued could not take it back.
#[derive(Resource, Default)]
pub struct Unsettled(pub bool);

/// Files in which the current game is saved.
#[derive(Resource, Clone, Debug, Default)]
pub struct SaveSlot {
    /// Name of the files.
    pub name: String,
    /// During practice: name of the files of the recorded game, which stay untouched.
    pub recorded: Option<String>,
    /// Progress at the last save.
    saved_at: Option<Progress>,
    /// True once the file from before this session has been backed up.
    kept: Arc<AtomicBool>,
    /// True if the last attempt to save failed; the player has been told.
    failed: bool,
}

impl SaveSlot {
    /// Files of this name, none of them written in this session yet.
    pub(in crate::app) fn named(name: String) -> SaveSlot {
        SaveSlot { name, ..default() }
    }

    /// True if the game on the table is saved in this file, or was.
    pub fn holds(&self, file: &Path) -> bool {
        !self.name.is_empty() && slot_name(file) == self.name
    }

    /// True if the last attempt to save failed.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// Practice from a shared moment, with no recorded game to go back to.
    pub(in crate::app) fn shared(name: String) -> SaveSlot {
        SaveSlot {
            recorded: Some(String::new()),
            ..SaveSlot::named(name)
        }
    }

    /// Moves practice to files of its own, so that the recorded game stays as it was.
    fn leave_record(&mut self, store: &SaveStore) {
        let recorded = std::mem::take(&mut self.name);
        *self = SaveSlot::named(store.unused(&format!("{recorded}{PRACTICE}")));
        self.recorded = Some(recorded);
    }
}

/// Suffix of practice file names, before any number.
const PRACTICE: &str = "-practice";

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<SaveNow>()
        .init_resource::<Unsettled>()
        .add_message::<Resume>()
        .init_resource::<Saves>()
        .init_resource::<SaveSlot>()
        .init_resource::<Writer>()
        .add_systems(OnEnter(AppState::Title), list)
        .add_systems(Update, resume)
        .add_plugins(retold::plugin)
        .add_systems(Last, save.run_if(resource_exists::<CurrentTable>));
}

/// Rereads the folder of saves.
pub fn list(paths: Res<Paths>, mut saves: ResMut<Saves>) {
    saves.0 = SaveStore::new(paths.saves()).list();
}

fn resume(
    mut asked: MessageReader<Resume>,
    shelf: Res<Shelf>,
    words: Res<Words>,
    at: Res<State<AppState>>,
    slot: Res<SaveSlot>,
    mut unsaved: ResMut<Unsaved>,
    mut commands: Commands,
    mut state: ResMut<NextState<AppState>>,
    mut started: MessageWriter<TableStarted>,
    mut tell: MessageWriter<Notice>,
) {
    let Some(Resume(path)) = asked.read().last() else {
        return;
    };
    if unsaved.asks(&at, &slot, GivingUp::ForSave(path.clone())) {
        return;
    }
    let opened = SaveStore::read(path)
        .map_err(|problem| problem.to_string())
        .and_then(|save| {
            let game = shelf
                .game(&save.replay.game)
                .ok_or_else(|| format!("there is no game '{}'", save.replay.game))?;
            let table = game.resume(&save).map_err(|problem| problem.to_string())?;
            let other = Difference::between(&save.replay.content, game.stamp());
            Ok((table, Seats::from_save(&save.seats), other))
        });
    match opened {
        Ok((table, seats, other)) => {
            if !other.is_empty() {
                let details = other.iter().map(|it| words.plain(&in_words(it)));
                tell.write(Notice {
                    title: Phrase::new("notice-other-content-title"),
                    text: Phrase::new("notice-other-content"),
                    details: details.collect(),
                });
            }
            let name = slot_name(path);
            let recorded = table
                .practice()
                .then(|| name.split(PRACTICE).next().unwrap_or_default().to_owned());
            let table = CurrentTable(table);
            commands.insert_resource(SaveSlot {
                recorded,
                // Looking at a game writes nothing.
                saved_at: Some(progress(&table)),
                ..SaveSlot::named(name)
            });
            commands.insert_resource(seats);
            commands.insert_resource(table);
            state.set(AppState::Table);
            started.write(TableStarted { resumed: true });
        }
        Err(why) => {
            tell.write(Notice {
                title: Phrase::new("notice-save-title"),
                text: Phrase::new("notice-save"),
                details: vec![format!("{}: {why}", path.display())],
            });
        }
    }
}

/// Saves after every choice; waits for the write on request and when the window closes.
pub(super) fn save(
    mut asked: MessageReader<SaveNow>,
    mut closing: MessageReader<WindowCloseRequested>,
    mut exits: MessageReader<AppExit>,
    table: Res<CurrentTable>,
    words: Res<Words>,
    seats: Res<Seats>,
    paths: Res<Paths>,
    unsettled: Res<Unsettled>,
    mut slot: ResMut<SaveSlot>,
    mut writer: ResMut<Writer>,
    mut tell: MessageWriter<Notice>,
    mut told: MessageWriter<Told>,
    mut state: ResMut<NextState<AppState>>,
) {
    let store = SaveStore::new(paths.saves());
    if table.0.practice() && slot.recorded.is_none() && !slot.name.is_empty() {
        slot.leave_record(&store);
    }
    let wishes: Vec<SaveNow> = asked.read().copied().collect();
    let leaving = wishes.contains(&SaveNow::Leave);
    let closing = closing.read().count() > 0;
    let asked = closing || wishes.len() + exits.read().count() > 0;
    let progress = progress(&table);
    // A lesson that was only looked at leaves nothing behind.
    let begun = progress.0 > 0 || !table.0.rehearsed();
    // Notes, such as how far a lesson has come, change without a choice.
    let noted = wishes.contains(&SaveNow::Quietly);
    let behind = slot.saved_at.is_some_and(|saved| saved.0 < progress.0);
    let waits = unsettled.0 && behind;
    let due = slot.saved_at != Some(progress) && !waits || noted || slot.failed && asked;
    if !slot.name.is_empty() && begun && due {
        slot.saved_at = Some(progress);
        let mut file = table.0.save();
        let summary = words.say(&table.0.summary(), &*table.0);
        retold::tell(&mut file, summary, words.text().language());
        file.seats = seats.for_save();
        writer.write(Job {
            store,
            slot: slot.name.clone(),
            kept: slot.kept.clone(),
            file,
        });
    }
    let results = writer.results(asked);
    // Whoever closes the window is asked about it instead.
    let known = slot.failed && (!asked || closing);
    if let Some(last) = results.last() {
        slot.failed = last.is_err();
    }
    if let Some((path, error)) = results.into_iter().find_map(Result::err)
        && !known
    {
        tell.write(Notice::unwritable(&path, &error));
    }
    if leaving && !slot.failed {
        state.set(AppState::Title);
    } else if wishes.contains(&SaveNow::Stay) && !slot.failed {
        let key = if begun {
            "told-saved"
        } else {
            "told-nothing-to-save"
        };
        told.write(Told(Phrase::new(key)));
    }
}

/// Phrase key of the text that says how a game ended.
pub fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "outcome-victory",
        Outcome::Defeat => "outcome-defeat",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dev::saved::{listing, sound};
    use crate::game::SaveProblem;

    #[test]
    fn a_saved_game_can_be_named() {
        let folder = tempfile::tempdir().unwrap();
        let store = SaveStore::new(folder.path());
        let file = store.path("game", 0);
        let mut save = sound().unwrap();
        save.summary = "Round 3".into();
        store.write("game", &save).unwrap();
        let name = || name_of(&SaveStore::read(&file).unwrap()).to_owned();
        assert_eq!(name(), "Round 3");
        rename(&file, "Before the dragon").unwrap();
        assert_eq!(name(), "Before the dragon");
        rename(&file, "").unwrap();
        assert_eq!(name(), "Round 3");
        assert!(rename(&store.path("none", 0), "a").is_err());
    }

    #[test]
    fn the_newest_file_of_a_game_takes_the_older_ones_along() {
        let names = ["a.save", "a.save.1", "b.save"];
        let saves = Saves(names.map(|name| listing(name, sound())).into());
        let with = |place: usize| saves.files_with(&saves.0[place]);
        assert_eq!(with(0), [PathBuf::from("a.save"), "a.save.1".into()]);
        assert_eq!(with(1), [PathBuf::from("a.save.1")]);
        let damaged = listing("a.save", Err(SaveProblem::Truncated));
        let saves = Saves(vec![damaged, listing("a.save.1", sound())]);
        assert_eq!(saves.files_with(&saves.0[0]), [PathBuf::from("a.save")]);
    }

    #[test]
    fn an_older_file_is_gone_on_with_only_in_place_of_a_damaged_one() {
        let cut = || Err(SaveProblem::Truncated);
        let newest = |all: Vec<SaveListing>| Saves(all).newest().map(|found| found.path.clone());
        let whole = sound();
        let older = listing("b.save.1", whole.clone());
        let damaged = vec![listing("b.save", cut()), older.clone()];
        let all = Saves(damaged.clone());
        let instead = all.in_place_of(&older).map(|found| found.path.clone());
        assert_eq!(instead, Some("b.save".into()));
        assert_eq!(newest(damaged), Some("b.save.1".into()));
        let another = vec![older.clone(), listing("b.save", whole.clone())];
        assert!(Saves(another.clone()).in_place_of(&older).is_none());
        assert_eq!(newest(another), Some("b.save".into()));
        assert_eq!(newest(vec![older]), Some("b.save.1".into()));
        assert_eq!(newest(vec![listing("c.save", cut())]), None);
        let other = listing("a.save", whole);
        let all = Saves(vec![listing("c.save", cut()), other.clone()]);
        let instead = all.in_place_of(&other).map(|found| found.path.clone());
        assert_eq!(instead, Some("c.save".into()));
    }
}
