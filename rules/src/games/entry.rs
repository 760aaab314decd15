use std::{fmt, marker::PhantomData, path::Path, sync::Arc};

use super::{lesson, opened::Opened, pages};
use crate::{
    content::{Example, Library, Problem, Registry},
    dice::SourceKind,
    dungeon::{Level, LevelNeeds},
    game::{
        AdventureSummary, Board, BoardPicture, BookTable, BotKind, BoutPlace, CheckOdds,
        ContentStamp, Digest, Fault, Illustration, LaidOut, Legacy, LegacyHero, NamedCheck,
        Outcome, Phrase, Replay, ReplayProblem, RuleId, Rulebook, SaveFile, SaveProblem, SetupForm,
        SetupValues, Table,
        workshop::{OwnDungeon, Workshop},
    },
    tables::TableListing,
};

/// A game of the list, before any content is loaded.
pub trait GameEntry: Send + Sync {
    fn id(&self) -> &'static str;
    /// Every rule of its book, in order.
    fn rules(&self) -> &'static [RuleId];
    /// The checks with odds that can be asked for by name.
    fn checks(&self) -> &'static [NamedCheck];
    /// Registers its record types.
    fn register(&self, registry: Registry) -> Registry;
    /// The adventures written in a file; `None` if the game has none.
    ///
    /// # Errors
    /// The file cannot be read: the place and the reason.
    fn adventures(&self, file: &Path) -> Option<Result<Vec<AdventureSummary>, Problem>>;
    /// Example files for a new mod.
    fn examples(&self) -> &'static [Example];
    /// The game with loaded content, which it keeps, ready to be played.
    ///
    /// # Errors
    /// The content lacks something that play cannot do without.
    fn open(&self, library: &Library) -> Result<Arc<dyn OpenGame>, String>;
}

impl fmt::Debug for dyn GameEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A game with its content, ready to be played.
pub trait OpenGame: Send + Sync {
    fn id(&self) -> &'static str;
    /// Every rule of its book, in order.
    fn rules(&self) -> &'static [RuleId];
    /// The content it is played with.
    fn stamp(&self) -> &ContentStamp;
    /// The form for setting up a game.
    fn setup_form(&self) -> SetupForm;
    /// A board of that form by its id, as it lies before a fight.
    fn board(&self, id: &str) -> Option<Board>;
    /// A picture of a page of its rulebook, laid out by the rules.
    ///
    /// # Errors
    /// The field that does not fit.
    fn illustrate(&self, picture: &BoardPicture) -> Result<Illustration, Fault>;
    /// A new game. A scripted source has no results yet and asks for each one.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn start(
        &self,
        values: &SetupValues,
        seed: u64,
        source: SourceKind,
    ) -> Result<Box<dyn Table>, String>;
    /// A new game whose first dice and cards are fixed beforehand; the seed decides all others.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn rehearse(
        &self,
        values: &SetupValues,
        seed: u64,
        results: &[u16],
    ) -> Result<Box<dyn Table>, String>;
    /// Continues a saved game.
    ///
    /// # Errors
    /// It is of another game or does not fit the content; the save stays as it is.
    fn load(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem>;
    /// A saved game as it stands, with nothing before it, for a look at where it stands.
    ///
    /// # Errors
    /// It is of another game or does not fit the content.
    fn glance(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem>;
    /// Replays the first choices of a replay, or all; the game is shown from its beginning.
    ///
    /// # Errors
    /// It is of another game, or its setup or a choice does not fit the content.
    fn replay(
        &self,
        replay: &Replay,
        choices: Option<usize>,
    ) -> Result<Box<dyn Table>, ReplayProblem>;
    /// Values of a setup, with those left open drawn from the seed.
    fn draw(&self, values: &SetupValues, seed: u64) -> SetupValues;
    /// Lets a bot play one game to its end.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn play_out(&self, order: &SimulationJob<'_>) -> Result<SimulationResult, String>;
    /// Lets the `hero` bot play a game with exactly these values, to see whether the heroes win it.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn try_out(&self, values: &SetupValues, seed: u64) -> Result<bool, String>;
    /// The dungeon that a seed makes: laid out whole if the game does so before play, otherwise as
    /// far as the `hero` bot finds it when playing to the end. `None` if the game has no map.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn dungeon(&self, values: &SetupValues, seed: u64) -> Result<Option<LaidOut>, String>;
    /// Requirements for a level to be played in it; `None` if the game takes no levels.
    fn level_needs(&self) -> Option<LevelNeeds>;
    /// A workshop for dungeons, with nothing rolled yet; `None` if it has none.
    fn workshop(&self, seed: u64) -> Option<Box<dyn Workshop>>;
    /// A level as a dungeon of one's own; `None` if the game's book allows none.
    ///
    /// # Errors
    /// The reason that this one cannot be played.
    fn own_dungeon(&self, level: &Level) -> Option<Result<OwnDungeon, Phrase>>;
    /// The exact odds of a named check.
    ///
    /// # Errors
    /// An unknown check or key, or a value that does not fit, with the known ones named.
    fn odds(&self, check: &str, given: &[(String, String)]) -> Result<CheckOdds, String>;
    /// The tables that are rolled or drawn upon.
    fn tables(&self) -> &[TableListing];
    /// A table of its rulebook by name.
    fn book_table(&self, name: &str) -> Option<BookTable>;
    /// The bouts in its content.
    fn bouts(&self) -> Vec<OpenBout>;
    /// The legacy of a finished game for its campaign; `None` if there is none.
    fn legacy(&self, table: &dyn Table) -> Option<Legacy>;
    /// Somebody of a campaign who stayed at home during a game, by their record, as they are after
    /// it; `None` if that changes nothing.
    fn rested(&self, record: &str) -> Option<LegacyHero>;
}

/// One game for a bot to play.
#[derive(Clone, Copy, Debug)]
pub struct SimulationJob<'a> {
    /// Values that are set; the rest of the form is drawn from the seed.
    pub values: &'a SetupValues,
    pub seed: u64,
    pub bot: BotKind,
    /// Number of games played in a row as a campaign, each from the legacy of the one before; 1 for
    /// a single game.
    pub adventures: u32,
    /// True if the game is wanted as a replay.
    pub record: bool,
    /// True if cited rules are to be counted, including those that refused a choice.
    pub cite: bool,
    /// True if feats are to be counted.
    pub feats: bool,
}

/// The result of an [`SimulationJob`]; for a campaign, of all its games together.
#[derive(Clone, Debug)]
pub struct SimulationResult {
    /// Outcome of the last game; `None` if it stalled.
    pub outcome: Option<Outcome>,
    /// Number of games. A campaign is over early when nobody is left to go on.
    pub adventures: u32,
    /// Number of choices made.
    pub decisions: u64,
    /// Number of events.
    pub events: u64,
    /// Number of dice rolled.
    pub dice: u64,
    /// The digest of the last state.
    pub digest: Digest,
    /// Values set, and those drawn; for a campaign, those of its first game.
    pub drawn: SetupValues,
    /// The games as replays, if wanted.
    pub replays: Vec<Replay>,
    /// Number of times each rule was cited, in the order of the book; empty unless wanted.
    pub cited: Vec<u64>,
    /// Number of times each row of each table came up, in the order of [`OpenGame::tables`]; empty
    /// unless citations were wanted.
    pub rows: Vec<Vec<u64>>,
    /// Fights, attacks and the like, and whether they came off; empty unless wanted.
    pub feats: Vec<(String, bool)>,
}

impl SimulationResult {
    /// Adds the next game of a campaign.
    pub(super) fn then(&mut self, next: SimulationResult) {
        self.outcome = next.outcome;
        self.adventures += next.adventures;
        self.decisions += next.decisions;
        self.events += next.events;
        self.dice += next.dice;
        self.digest = next.digest;
        self.replays.extend(next.replays);
        self.feats.extend(next.feats);
        for (sum, cited) in self.cited.iter_mut().zip(&next.cited) {
            *sum += cited;
        }
        for (sums, rows) in self.rows.iter_mut().zip(&next.rows) {
            for (sum, drawn) in sums.iter_mut().zip(rows) {
                *sum += drawn;
            }
        }
    }
}

/// A bout, ready to be played.
pub struct OpenBout {
    pub about: BoutPlace,
    pub(super) play: Box<dyn Fn(u64) -> bool + Send + Sync>,
}

impl OpenBout {
    /// Lets the sound player play it with a seed. True if it was won.
    pub fn is_won(&self, seed: u64) -> bool {
        (self.play)(seed)
    }
}

/// A ruleset as an entry of the list.
pub(super) struct Entry<R>(PhantomData<fn() -> R>);

impl<R: Rulebook> Entry<R> {
    pub const NEW: &'static dyn GameEntry = &Entry::<R>(PhantomData);
}

impl<R: Rulebook> GameEntry for Entry<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn rules(&self) -> &'static [RuleId] {
        R::RULES
    }

    fn checks(&self) -> &'static [NamedCheck] {
        R::checks()
    }

    fn register(&self, registry: Registry) -> Registry {
        R::register(registry)
            .plain_folder(lesson::folder(R::ID))
            .check_files(pages::check_pages::<R>)
            .check_files(lesson::check::<R>)
    }

    fn adventures(&self, file: &Path) -> Option<Result<Vec<AdventureSummary>, Problem>> {
        R::adventures(file)
    }

    fn examples(&self) -> &'static [Example] {
        R::examples()
    }

    fn open(&self, library: &Library) -> Result<Arc<dyn OpenGame>, String> {
        Ok(Arc::new(Opened::<R>::new(library)?))
    }
}
