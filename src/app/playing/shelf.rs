//! The games on the shelf, with the content they are played with, and the mods in it.

use std::{
    collections::BTreeSet,
    panic::resume_unwind,
    path::PathBuf,
    sync::Arc,
    thread::{self, JoinHandle},
};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::{RunOptions, frame::notice::Tell, kept::files};
use crate::{
    content::{Files, Library, ModState, Problem},
    dice::SourceKind,
    game::{
        BookTable, ContentStamp, Legacy, Message as Say, Replay, ReplayProblem, RuleId, SaveFile,
        SaveProblem, SetupForm, SetupValues, Table,
    },
    games::{Lesson, OpenGame},
};

/// A game that can be taken from the shelf.
pub struct ShelvedGame {
    /// The game with its content.
    pub(in crate::app) game: Arc<dyn OpenGame>,
    /// Its first game that teaches, if it has one.
    pub(in crate::app) lesson: Option<Arc<Lesson>>,
}

impl ShelvedGame {
    /// The ruleset's id.
    pub fn id(&self) -> &'static str {
        self.game.id()
    }

    /// Every rule of its book, in order.
    pub fn rules(&self) -> &'static [RuleId] {
        crate::games::find(self.id()).map_or(&[], |game| game.rules())
    }

    /// What can be set up.
    pub fn form(&self) -> SetupForm {
        self.game.setup_form()
    }

    /// Begins a game.
    ///
    /// # Errors
    /// The form is filled with what does not fit.
    pub fn start(
        &self,
        values: &SetupValues,
        seed: u64,
        own_dice: bool,
    ) -> Result<Box<dyn Table>, String> {
        let source = if own_dice {
            SourceKind::Typed
        } else {
            SourceKind::Seeded
        };
        self.game.start(values, seed, source)
    }

    /// Its first game that teaches, if it has one.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_deref()
    }

    /// Begins the first game that teaches.
    ///
    /// # Errors
    /// There is none, or it cannot be played with this content.
    pub(in crate::app) fn begin_lesson(&self) -> Result<Box<dyn Table>, String> {
        let lesson = self.lesson().ok_or("this game has no lesson")?;
        let begun = lesson.begin(&*self.game);
        begun.map_err(|problem| problem.to_string())
    }

    /// Goes on with a saved game.
    ///
    /// # Errors
    /// Why it cannot be gone on with.
    pub fn resume(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem> {
        self.game.load(save)
    }

    /// Plays the first choices of a replay again, or all.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn replay(
        &self,
        replay: &Replay,
        choices: Option<usize>,
    ) -> Result<Box<dyn Table>, ReplayProblem> {
        self.game.replay(replay, choices)
    }

    /// The content it is played with.
    pub fn stamp(&self) -> &ContentStamp {
        self.game.stamp()
    }

    /// A table of its rulebook.
    pub fn book_table(&self, name: &str) -> Option<BookTable> {
        self.game.book_table(name)
    }

    /// The heroes that a finished game leaves behind; `None` where there is no roster.
    pub fn legacy(&self, table: &dyn Table) -> Option<Legacy> {
        self.game.legacy(table)
    }
}

/// The game that was taken from the shelf last.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct ChosenGame(
    /// The ruleset's id.
    pub String,
);

/// What is on the shelf.
#[derive(Resource, Default)]
pub struct Shelf {
    /// The games.
    pub games: Vec<ShelvedGame>,
    /// The content they were made from, with every mod that was found.
    pub library: Option<Library>,
    /// The files of the game with those of the mods in use over them.
    pub files: Files,
    /// What is wrong with the game's own content: nothing can be played then.
    pub broken: Vec<Problem>,
    /// What is wrong with the newest edit of a file. What is on the shelf is older than that.
    pub edit: Vec<Problem>,
}

impl Shelf {
    /// The game with an id.
    pub fn game(&self, id: &str) -> Option<&ShelvedGame> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// The lesson that a game on the table is in the middle of.
    pub fn lesson_on(&self, table: &dyn Table) -> Option<&Lesson> {
        let lesson = self.game(table.game())?.lesson();
        lesson.filter(|lesson| lesson.is_on(table))
    }
}

/// The mods that the player switched off, by id.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ModSwitches {
    /// Their ids.
    pub off: BTreeSet<String>,
}

/// A shelf that is being filled while the window is made.
#[derive(Resource)]
pub(in crate::app) struct Filling(JoinHandle<Filled>);

/// A shelf, the mods that are switched off, and what was wrong with the list of these.
type Filled = (Shelf, ModSwitches, Option<Tell>);

impl Filling {
    /// Begins to fill it.
    pub(in crate::app) fn begin(options: &RunOptions) -> Filling {
        let options = options.clone();
        Filling(thread::spawn(move || fill(&options)))
    }
}

fn fill(options: &RunOptions) -> Filled {
    let (switches, problem) = files::read::<ModSwitches>(&options.paths.enabled_mods());
    (super::games::read(options, &switches), switches, problem)
}

pub(in crate::app) fn plugin(app: &mut App) {
    let options = app.world().resource::<RunOptions>().clone();
    let (shelf, switches, problem) = match app.world_mut().remove_resource::<Filling>() {
        Some(filling) => filling
            .0
            .join()
            .unwrap_or_else(|panic| resume_unwind(panic)),
        None => fill(&options),
    };
    for tell in problem.into_iter().chain(unusable(&options, &shelf)) {
        app.world_mut().write_message(tell);
    }
    let first = shelf.games.first().map(|game| game.id().to_owned());
    app.insert_resource(ChosenGame(first.unwrap_or_default()))
        .insert_resource(shelf)
        .insert_resource(switches)
        .add_systems(
            PreUpdate,
            read_again.run_if(resource_changed::<ModSwitches>),
        );
}

/// Who named a mod for this run wants to know why it is not in use.
fn unusable(options: &RunOptions, shelf: &Shelf) -> Option<Tell> {
    let named = |folder: &PathBuf| options.mods.contains(folder);
    let mods = shelf.library.iter().flat_map(Library::mods);
    let details: Vec<String> = mods
        .filter(|info| named(&info.folder))
        .filter_map(|info| match &info.state {
            ModState::Faulty(problems) => Some(problems),
            ModState::Loaded | ModState::Disabled => None,
        })
        .flatten()
        .map(ToString::to_string)
        .collect();
    (!details.is_empty()).then(|| Tell {
        title: Say::new("notice-mod-title"),
        text: Say::new("notice-mod"),
        details,
    })
}

/// Switched mods count from the next game on: the shelf is filled anew.
fn read_again(
    switches: Res<ModSwitches>,
    options: Res<RunOptions>,
    mut shelf: ResMut<Shelf>,
    mut tell: MessageWriter<Tell>,
) {
    if switches.is_added() {
        return;
    }
    *shelf = super::games::read(&options, &switches);
    let file = options.paths.enabled_mods();
    if let Err(error) = files::write(&file, &*switches) {
        tell.write(Tell::unwritable(&file, &error));
    }
}
