//! The games on the shelf, with the content they are played with, and the mods in it.

use std::{collections::BTreeSet, fs, io::Write, path::PathBuf, sync::Arc};

use atomic_write_file::AtomicWriteFile;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{notice::Tell, paths::Paths};
use crate::{
    content::{Library, Problem},
    dice::SourceKind,
    game::{Message as Say, SaveFile, SaveProblem, SetupForm, SetupValues, Table},
    games::OpenGame,
};

/// A table of a rulebook, drawn from the same records that the rules read.
#[derive(Clone, Debug)]
pub struct BookTable {
    /// What is in each column.
    pub headings: Vec<Say>,
    /// The rows.
    pub rows: Vec<Vec<Say>>,
}

/// What outlives a game, told to the roster and the memorial.
#[derive(Clone, Debug, Default)]
pub struct Legacy {
    /// Whether the survivors go on to the next game.
    pub campaign: bool,
    /// How many of them came out of the roster; they took the first seats.
    pub returning: usize,
    /// Who lives, by seat.
    pub survivors: Vec<(u8, LegacyHero)>,
    /// Who fell, by seat.
    pub fallen: Vec<(u8, LegacyHero)>,
}

/// A hero that outlives a game, or does not.
#[derive(Clone, Debug)]
pub struct LegacyHero {
    /// Its trade, such as class and race.
    pub title: Say,
    /// What there is to say about it, line by line.
    pub lines: Vec<Say>,
    /// The hero as the ruleset writes it.
    pub record: String,
}

type DrawTable = Box<dyn Fn(&str) -> Option<BookTable> + Send + Sync>;
type ReadLegacy = Box<dyn Fn(&dyn Table) -> Option<Legacy> + Send + Sync>;

/// A game that can be taken from the shelf, with what only the window wants of it.
pub struct ShelvedGame {
    /// The game with its content.
    pub(super) game: Arc<dyn OpenGame>,
    /// Draws a table of its rulebook by its name.
    pub(super) tables: DrawTable,
    /// Reads what outlives a game.
    pub(super) legacy: ReadLegacy,
    /// The setup's key for heroes out of the roster, if there is one; it takes a list of records.
    pub(super) roster_key: Option<&'static str>,
}

impl ShelvedGame {
    /// The ruleset's id.
    pub fn id(&self) -> &'static str {
        self.game.id()
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

    /// Goes on with a saved game.
    ///
    /// # Errors
    /// Why it cannot be gone on with.
    pub fn resume(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem> {
        self.game.load(save)
    }

    /// A table of its rulebook.
    pub fn book_table(&self, name: &str) -> Option<BookTable> {
        (self.tables)(name)
    }

    /// What outlives a game; `None` where nothing does.
    pub fn legacy(&self, table: &dyn Table) -> Option<Legacy> {
        (self.legacy)(table)
    }

    /// The setup's key for heroes out of the roster, with these records as its value.
    pub fn returning(&self, records: &[&str]) -> Option<(&'static str, String)> {
        Some((self.roster_key?, format!("[{}]", records.join(","))))
    }
}

/// What is on the shelf.
#[derive(Resource, Default)]
pub struct Shelf {
    /// The games.
    pub games: Vec<ShelvedGame>,
    /// The content they were made from, with every mod that was found.
    pub library: Option<Library>,
    /// What is wrong with the game's own content: nothing can be played then.
    pub broken: Vec<Problem>,
}

impl Shelf {
    /// The game with an id.
    pub fn game(&self, id: &str) -> Option<&ShelvedGame> {
        self.games.iter().find(|game| game.id() == id)
    }
}

/// The mods that the player switched off, by id.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ModSwitches {
    /// Their ids.
    pub off: BTreeSet<String>,
}

impl ModSwitches {
    fn load(file: PathBuf) -> (ModSwitches, Option<Tell>) {
        match fs::read_to_string(&file) {
            Ok(text) => match ron::from_str(&text) {
                Ok(switches) => (switches, None),
                Err(error) => (
                    ModSwitches::default(),
                    Some(Tell::unreadable(&file, &error)),
                ),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Default::default(),
            Err(error) => (
                ModSwitches::default(),
                Some(Tell::unreadable(&file, &error)),
            ),
        }
    }

    fn store(&self, paths: &Paths) -> std::io::Result<()> {
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
            .map_err(std::io::Error::other)?;
        let file = paths.enabled_mods();
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = AtomicWriteFile::open(file)?;
        file.write_all(text.as_bytes())?;
        file.commit()
    }
}

pub(super) fn plugin(app: &mut App) {
    let paths = app.world().resource::<Paths>().clone();
    let (switches, problem) = ModSwitches::load(paths.enabled_mods());
    if let Some(problem) = problem {
        app.world_mut().write_message(problem);
    }
    app.insert_resource(super::games::read(&paths, &switches))
        .insert_resource(switches)
        .add_systems(Update, read_again.run_if(resource_changed::<ModSwitches>));
}

/// Switched mods count from the next game on: the shelf is filled anew.
fn read_again(
    switches: Res<ModSwitches>,
    paths: Res<Paths>,
    mut shelf: ResMut<Shelf>,
    mut tell: MessageWriter<Tell>,
) {
    if switches.is_added() {
        return;
    }
    *shelf = super::games::read(&paths, &switches);
    if let Err(error) = switches.store(&paths) {
        tell.write(Tell::unwritable(&paths.enabled_mods(), &error));
    }
}
