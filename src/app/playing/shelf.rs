//! The games on the shelf, with their content and mods.

use std::{
    collections::BTreeSet,
    panic::resume_unwind,
    sync::Arc,
    thread::{self, JoinHandle},
};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::{RunOptions, frame::notice::Notice, kept::files};
use crate::{
    content::{Files, Library, ModState, Problem},
    dice::SourceKind,
    dungeon::Level,
    game::{
        Board, BoardPicture, BookTable, ContentStamp, Illustration, Legacy, LegacyHero, Phrase,
        Replay, ReplayProblem, RuleId, SaveFile, SaveProblem, SetupForm, SetupValues, Table,
        workshop::{OwnDungeon, Workshop},
    },
    games::{Lesson, OpenGame},
};

/// A game on the shelf.
pub struct ShelvedGame {
    /// The game with its content.
    pub(in crate::app) game: Arc<dyn OpenGame>,
    /// Its lesson, if it has one.
    pub(in crate::app) lesson: Option<Arc<Lesson>>,
}

impl ShelvedGame {
    /// Id of the ruleset.
    pub fn id(&self) -> &'static str {
        self.game.id()
    }

    /// Every rule of its book, in order.
    pub fn rules(&self) -> &'static [RuleId] {
        self.game.rules()
    }

    pub fn form(&self) -> SetupForm {
        self.game.setup_form()
    }

    /// Lets the `hero` bot play a game with exactly these values, to see whether the heroes win it.
    ///
    /// # Errors
    /// A value that does not fit.
    pub fn try_out(&self, values: &SetupValues, seed: u64) -> Result<bool, String> {
        self.game.try_out(values, seed)
    }

    /// A board of the form by its id, as it lies before a fight.
    pub fn board(&self, id: &str) -> Option<Board> {
        self.game.board(id)
    }

    /// A workshop for its dungeons, with nothing rolled yet; `None` if it has none.
    pub fn workshop(&self, seed: u64) -> Option<Box<dyn Workshop>> {
        self.game.workshop(seed)
    }

    /// A level as a dungeon of one's own; `None` if its book allows none.
    ///
    /// # Errors
    /// The reason that this one cannot be played.
    pub fn own_dungeon(&self, level: &Level) -> Option<Result<OwnDungeon, Phrase>> {
        self.game.own_dungeon(level)
    }

    /// True if both have been made of the same content.
    pub fn is_still(&self, other: &Arc<dyn OpenGame>) -> bool {
        Arc::ptr_eq(&self.game, other)
    }

    /// The game itself, to find out later whether it [is still](Self::is_still) the same.
    pub fn opened(&self) -> Arc<dyn OpenGame> {
        self.game.clone()
    }

    /// Starts a game.
    ///
    /// # Errors
    /// The form holds invalid values.
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

    /// Its lesson, if it has one.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_deref()
    }

    /// Starts the lesson.
    ///
    /// # Errors
    /// There is none, or it cannot be played with this content.
    pub(in crate::app) fn begin_lesson(&self) -> Result<Box<dyn Table>, String> {
        let lesson = self.lesson().ok_or("this game has no lesson")?;
        let begun = lesson.begin(&*self.game);
        begun.map_err(|problem| problem.to_string())
    }

    /// Resumes a saved game.
    ///
    /// # Errors
    /// The save cannot be resumed.
    pub fn resume(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem> {
        self.game.load(save)
    }

    /// A saved game as it stands, with nothing before it.
    ///
    /// # Errors
    /// The save cannot be resumed.
    pub fn glance(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem> {
        self.game.glance(save)
    }

    /// Replays the first `choices` of a replay, or all.
    ///
    /// # Errors
    /// The replay cannot be played.
    pub fn replay(
        &self,
        replay: &Replay,
        choices: Option<usize>,
    ) -> Result<Box<dyn Table>, ReplayProblem> {
        self.game.replay(replay, choices)
    }

    /// Stamp of the content it is played with.
    pub fn stamp(&self) -> &ContentStamp {
        self.game.stamp()
    }

    /// A table of its rulebook.
    pub fn book_table(&self, name: &str) -> Option<BookTable> {
        self.game.book_table(name)
    }

    /// A picture of a page of its rulebook, laid out by the rules; `None` if it cannot be.
    pub fn illustrate(&self, picture: &BoardPicture) -> Option<Illustration> {
        self.game.illustrate(picture).ok()
    }

    /// The legacy of a finished game for its campaign; `None` if there is none.
    pub fn legacy(&self, table: &dyn Table) -> Option<Legacy> {
        self.game.legacy(table)
    }

    /// Somebody of a campaign who stayed at home during a game, as they are after it.
    pub fn rested(&self, record: &str) -> Option<LegacyHero> {
        self.game.rested(record)
    }
}

/// The game last picked from the shelf.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct ChosenGame(
    /// Id of the ruleset.
    pub String,
);

/// The games on the shelf, and their content.
#[derive(Resource, Default)]
pub struct Shelf {
    pub games: Vec<ShelvedGame>,
    /// The content they were made from, with every mod found.
    pub library: Option<Library>,
    /// Files of the game, overlaid by those of the mods in use.
    pub files: Files,
    /// Errors in the game's own content, which prevent all play.
    pub broken: Vec<Problem>,
    /// Errors in the latest edit of a file. The shelf still holds the state before it.
    pub edit: Vec<Problem>,
}

impl Shelf {
    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&ShelvedGame> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// The lesson that the game on the table is part of.
    pub fn lesson_on(&self, table: &dyn Table) -> Option<&Lesson> {
        let lesson = self.game(table.game())?.lesson();
        lesson.filter(|lesson| lesson.is_on(table))
    }
}

/// Mods that the player disabled, by id.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ModSwitches {
    pub off: BTreeSet<String>,
}

/// A shelf being filled while the window is created.
#[derive(Resource)]
pub(in crate::app) struct Filling(JoinHandle<Filled>);

/// A shelf, the disabled mods, and the problem with their list, if any.
type Filled = (Shelf, ModSwitches, Option<Notice>);

impl Filling {
    /// Starts filling the shelf in the background.
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
    let told = unusable(&options, &shelf).into_iter();
    let told = told.chain(left_out(&options, &shelf)).chain(broken(&shelf));
    for tell in problem.into_iter().chain(told) {
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

/// Notice that a mod named for this run cannot be used.
fn unusable(options: &RunOptions, shelf: &Shelf) -> Option<Notice> {
    faulty(options, shelf, true, "notice-mod")
}

/// Notice that an installed mod cannot be used.
fn left_out(options: &RunOptions, shelf: &Shelf) -> Option<Notice> {
    faulty(options, shelf, false, "notice-installed-mod")
}

/// Notice of the errors of mods that were, or were not, named for this run.
fn faulty(options: &RunOptions, shelf: &Shelf, named: bool, text: &'static str) -> Option<Notice> {
    let mods = shelf.library.iter().flat_map(Library::mods);
    let details: Vec<String> = mods
        .filter(|info| options.mods.contains(&info.folder) == named)
        .filter_map(|info| match &info.state {
            ModState::Faulty(problems) => Some(problems),
            ModState::Loaded | ModState::Disabled => None,
        })
        .flatten()
        .map(ToString::to_string)
        .collect();
    (!details.is_empty()).then(|| Notice {
        title: Phrase::new("notice-mod-title"),
        text: Phrase::new(text),
        details,
    })
}

/// Notice that the game's own files have errors.
fn broken(shelf: &Shelf) -> Option<Notice> {
    (!shelf.broken.is_empty()).then(|| Notice {
        title: Phrase::new("notice-broken-title"),
        text: Phrase::new(match shelf.games.is_empty() {
            true => "setup-no-games",
            false => "notice-broken",
        }),
        details: shelf.broken.iter().map(ToString::to_string).collect(),
    })
}

/// Refills the shelf after mods were switched; games already begun are unaffected.
fn read_again(
    switches: Res<ModSwitches>,
    options: Res<RunOptions>,
    mut shelf: ResMut<Shelf>,
    mut tell: MessageWriter<Notice>,
) {
    if switches.is_added() {
        return;
    }
    *shelf = super::games::read(&options, &switches);
    let file = options.paths.enabled_mods();
    if let Err(error) = files::write(&file, &*switches) {
        tell.write(Notice::unwritable(&file, &error));
    }
}
