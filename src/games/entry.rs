use std::{marker::PhantomData, path::Path, sync::Arc};

use super::opened::Opened;
use crate::{
    content::{Example, Library, Problem, Registry},
    dice::SourceKind,
    dungeon::{Level, LevelNeeds},
    game::{
        AdventureSummary, BookTable, BotKind, CheckOdds, ContentStamp, Digest, Legacy, NamedCheck,
        Outcome, Replay, ReplayProblem, RoomRolls, RuleId, Rulebook, SaveFile, SaveProblem,
        SetupForm, SetupValues, Table,
    },
    tables::TableListing,
};

/// A game of the list, before any content is loaded.
pub trait GameEntry: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// Every rule of its book, in order.
    fn rules(&self) -> &'static [RuleId];
    /// The checks whose odds can be asked for by name.
    fn checks(&self) -> &'static [NamedCheck];
    /// Registers the types of records that it is made of.
    fn register(&self, registry: Registry) -> Registry;
    /// The adventures written in a file; `None` where the game has none.
    ///
    /// # Errors
    /// The file cannot be read: the place and the reason.
    fn adventures(&self, file: &Path) -> Option<Result<Vec<AdventureSummary>, Problem>>;
    /// Example files for a new mod.
    fn examples(&self) -> &'static [Example];
    /// The game ready to be played with loaded content, which it keeps.
    ///
    /// # Errors
    /// The content lacks something that it cannot do without.
    fn open(&self, library: &Library) -> Result<Arc<dyn OpenGame>, String>;
}

/// A game with its content, ready to be played.
pub trait OpenGame: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// The content it is played with.
    fn stamp(&self) -> &ContentStamp;
    /// What a game can be set up with.
    fn setup_form(&self) -> SetupForm;
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
    /// A new game whose first dice and cards are laid out beforehand; the seed decides all others.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn rehearse(
        &self,
        values: &SetupValues,
        seed: u64,
        results: &[u16],
    ) -> Result<Box<dyn Table>, String>;
    /// Goes on with a saved game.
    ///
    /// # Errors
    /// It is of another game or does not fit the content; the save stays as it is.
    fn load(&self, save: &SaveFile) -> Result<Box<dyn Table>, SaveProblem>;
    /// Plays the first choices of a replay again, or all; it is shown from its beginning.
    ///
    /// # Errors
    /// It is of another game, or its setup or a choice does not fit the content.
    fn replay(
        &self,
        replay: &Replay,
        choices: Option<usize>,
    ) -> Result<Box<dyn Table>, ReplayProblem>;
    /// Lets a bot play one game to its end.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn play_out(&self, order: &Order<'_>) -> Result<Played, String>;
    /// The dungeon that a seed makes: laid out as a whole where the game does that before play, or
    /// else as far as the `hero` bot finds it on playing to the end. `None` where the game has no
    /// map.
    ///
    /// # Errors
    /// A key or value of the form does not fit; the known ones are named.
    fn dungeon(&self, values: &SetupValues, seed: u64) -> Result<Option<Dungeon>, String>;
    /// What the game needs of a level to be played in it; `None` where it takes no levels.
    fn level_needs(&self) -> Option<LevelNeeds>;
    /// The exact odds of a check by name.
    ///
    /// # Errors
    /// An unknown check or key, or a value that does not fit, with the known ones named.
    fn odds(&self, check: &str, given: &[(String, String)]) -> Result<CheckOdds, String>;
    /// The tables that are rolled or drawn upon.
    fn tables(&self) -> &[TableListing];
    /// A table of its rulebook by name.
    fn book_table(&self, name: &str) -> Option<BookTable>;
    /// What a finished game of it leaves to its campaign; `None` where it has none.
    fn legacy(&self, table: &dyn Table) -> Option<Legacy>;
}

/// One game that a bot is to play.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// What is set; the rest of the form is drawn from the seed.
    pub values: &'a SetupValues,
    /// The seed.
    pub seed: u64,
    /// Who plays.
    pub bot: BotKind,
    /// How many games follow one another as a campaign, each from what the last one left; 1 for a
    /// single game.
    pub adventures: u32,
    /// Whether the game is wanted as a replay.
    pub record: bool,
    /// Whether the rules that were cited are to be counted, those that refused a choice too.
    pub cite: bool,
}

/// What came of an [`Order`]; of a campaign, all its games together.
#[derive(Clone, Debug)]
pub struct Played {
    /// How the last game ended; `None` where it stalled.
    pub outcome: Option<Outcome>,
    /// How many games there were. A campaign is over early when nobody is left to go on.
    pub adventures: u32,
    /// How many choices were made.
    pub decisions: u64,
    /// How many events there were.
    pub events: u64,
    /// How many dice were rolled.
    pub dice: u64,
    /// The digest of the last state.
    pub digest: Digest,
    /// What was set, and what was drawn beside it; of a campaign, for its first game.
    pub drawn: SetupValues,
    /// The games as replays, if they were wanted.
    pub replays: Vec<Replay>,
    /// How often each rule was cited, in the order of the book; empty unless it was wanted.
    pub cited: Vec<u64>,
    /// How often each row of each table came up, in the order of [`OpenGame::tables`]; empty unless
    /// citations were wanted.
    pub rows: Vec<Vec<u64>>,
}

impl Played {
    /// Adds the next game of a campaign.
    pub(super) fn then(&mut self, next: Played) {
        self.outcome = next.outcome;
        self.adventures += next.adventures;
        self.decisions += next.decisions;
        self.events += next.events;
        self.dice += next.dice;
        self.digest = next.digest;
        self.replays.extend(next.replays);
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

/// A dungeon with what chance decided about it.
#[derive(Clone, Debug)]
pub struct Dungeon {
    /// The form in which other games and files take it.
    pub level: Level,
    /// The dice and cards behind each room.
    pub rolls: RoomRolls,
}

/// A ruleset as an entry of the list.
pub(super) struct Entry<R>(PhantomData<fn() -> R>);

impl<R: Rulebook> Entry<R> {
    /// The entry.
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
