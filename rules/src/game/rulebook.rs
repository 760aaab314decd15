use std::{path::Path, sync::Arc};

use serde::Serialize;

use super::{
    Board, BookTable, CheckResults, Fault, Game, Inputs, Legacy, LegacyHero, NamedCheck, Phrase,
    Player, Present, RuleId, SetupValues,
    workshop::{OwnDungeon, Workshop},
};
use crate::{
    content::{Example, KindName, Library, Problem, RecordId, Registry},
    dungeon::{Board as BoardLetters, Level, LevelNeeds, RoomId, Things},
    tables::{TableListing, TableRoll},
};

/// Everything besides the rules that a ruleset needs to join the list of games: its content, its
/// named checks, the tables of its book.
pub trait Rulebook: Present + Player {
    /// Registers the game's record types.
    fn register(registry: Registry) -> Registry;
    /// Builds the book from loaded content.
    ///
    /// # Errors
    /// Something is missing that play cannot do without.
    fn content(library: &Library) -> Result<Self::Content, String>;
    /// Checks a setup that was read from a file.
    ///
    /// # Errors
    /// The part that cannot be played.
    fn validate(content: &Self::Content, setup: &Self::Setup) -> Result<(), String>;

    /// The checks with odds that can be asked for by name.
    fn checks() -> &'static [NamedCheck] {
        &[]
    }
    /// Every result of one of [`checks`](Self::checks) with its exact chance, none of them zero.
    ///
    /// # Errors
    /// A value that does not fit.
    fn check_odds(
        _content: &Self::Content,
        check: &NamedCheck,
        _inputs: &Inputs<'_>,
    ) -> CheckResults {
        Err(format!("the odds of {} are not known", check.name))
    }

    /// The tables that are rolled or drawn upon, each at the index that a [`TableRoll`] names.
    fn tables(_content: &Self::Content) -> &[TableListing] {
        &[]
    }
    /// The row of a table that came up in an event.
    fn table_roll(_event: &Self::Event) -> Option<TableRoll> {
        None
    }
    /// The rules that an event rests on besides the one that it names, such as those of modifiers.
    fn also_cited(_content: &Self::Content, _event: &Self::Event) -> Vec<RuleId> {
        Vec::new()
    }
    /// The bouts in its content: what a game can come down to, to be played by itself.
    fn bouts(_content: &Arc<Self::Content>) -> Vec<Bout<Self>> {
        Vec::new()
    }
    /// What is worth counting in a finished game, such as a fight or an attack, by name, and whether
    /// it came off.
    fn feats(_game: &Game<Self>) -> Vec<(String, bool)> {
        Vec::new()
    }
    /// The table that the rulebook's pages include with `{{table:NAME}}`.
    fn book_table(_content: &Self::Content, _name: &str) -> Option<BookTable> {
        None
    }
    /// The legacy of a finished game for its campaign; `legacy` is the output of
    /// [`Ruleset::legacy`](super::Ruleset::legacy).
    fn legacy_of(_content: &Self::Content, _setup: &Self::Setup, _legacy: &str) -> Option<Legacy> {
        None
    }

    /// Somebody of a campaign who stayed at home while others were on a game, as they are after it;
    /// `None` if that changes nothing.
    fn rested(_content: &Self::Content, _record: &str) -> Option<LegacyHero> {
        None
    }

    /// The dice and cards behind each room of the map, in the order of the rooms; empty if chance
    /// has no part in them.
    fn room_rolls(_game: &Game<Self>) -> RoomRolls {
        Vec::new()
    }
    /// The whole dungeon, if setup and seed lay it out before play; `None` if it grows in play.
    fn lay_out(_content: &Self::Content, _setup: &Self::Setup, _seed: u64) -> Option<LaidOut> {
        None
    }
    /// A board as it lies before a fight, by the id that a setup form gives it.
    fn board(_content: &Self::Content, _id: &str) -> Option<Board> {
        None
    }
    /// The content with one board more, and the values of a setup form for a fight on it.
    ///
    /// # Errors
    /// The field of the board that does not fit.
    fn with_board(
        _content: &Self::Content,
        _board: &BoardLetters,
        _things: &Things,
    ) -> Result<(Self::Content, SetupValues), Fault> {
        let message = format!("{} has no fights on boards by themselves", Self::ID);
        Err(Fault::new("board", message))
    }
    /// Requirements for a level to be played in it; `None` if the game takes no levels.
    fn level_needs(_content: &Self::Content) -> Option<LevelNeeds> {
        None
    }
    /// A workshop for dungeons, with nothing rolled yet; `None` if the book does not make dungeons in
    /// steps that could be worked on.
    fn workshop(_content: &Arc<Self::Content>, _seed: u64) -> Option<Box<dyn Workshop>> {
        None
    }
    /// A level as a dungeon of one's own; `None` if the book allows none.
    ///
    /// # Errors
    /// The reason that this one cannot be played.
    fn own_dungeon(_content: &Self::Content, _level: &Level) -> Option<Result<OwnDungeon, Phrase>> {
        None
    }
    /// The adventures written in a file; `None` if the game has none.
    ///
    /// # Errors
    /// The file cannot be read: the place and the reason.
    fn adventures(_file: &Path) -> Option<Result<Vec<AdventureSummary>, Problem>> {
        None
    }
    /// Example files for a new mod.
    fn examples() -> &'static [Example] {
        &[]
    }
}

/// Part of a game played by itself, such as a fight of an adventure: a victory says that it was won.
pub struct Bout<R: Rulebook> {
    /// Content in which the game begins with the bout and ends with it.
    pub content: Arc<R::Content>,
    pub setup: R::Setup,
    pub about: BoutPlace,
}

/// The place of a bout in its record, and what is asked of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoutPlace {
    /// The kind of its record.
    pub kind: KindName,
    /// The record.
    pub id: RecordId,
    /// The field.
    pub field: String,
    /// The least and the greatest share of it that should be won, in percent.
    pub fair: (u8, u8),
    /// Setup values of the games that come to it.
    pub values: SetupValues,
    /// Its name among the feats of those games.
    pub feat: String,
}

/// A dungeon laid out before play.
#[derive(Clone, Debug)]
pub struct LaidOut {
    pub level: Level,
    /// The dice and cards behind each room, in the order of the rooms.
    pub rolls: RoomRolls,
    /// What the game tells other programs about it, by name; none of the names is that of a part of
    /// every map, such as `rooms`.
    pub facts: Facts,
    /// What it tells about each room of the map, in their order; none for those left out.
    pub rooms: Vec<Facts>,
    /// What it tells about each link of the map, in their order; none for those left out.
    pub links: Vec<Facts>,
}

/// Facts for other programs, by name.
pub type Facts = serde_json::Map<String, serde_json::Value>;

impl From<Level> for LaidOut {
    /// A dungeon in which chance has no part, with nothing more to be told.
    fn from(level: Level) -> Self {
        LaidOut {
            level,
            rolls: Vec::new(),
            facts: Facts::new(),
            rooms: Vec::new(),
            links: Vec::new(),
        }
    }
}

/// The dice and cards behind each room.
pub type RoomRolls = Vec<(RoomId, Vec<RoomRoll>)>;

/// A die or card behind a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoomRoll {
    /// The rule that called for it.
    pub rule: RuleId,
    /// The hero who rolled or drew, from 0 in seating order; `None` for the game master.
    pub hero: Option<u8>,
    /// The result, such as `7♠` or `12`.
    pub result: String,
}

/// Summary of an adventure in a file.
#[derive(Clone, Debug)]
pub struct AdventureSummary {
    pub id: String,
    pub title: String,
    /// Number of entries.
    pub entries: usize,
    /// Number of entries that are fights.
    pub fights: usize,
    /// Number of entries that are endings.
    pub endings: usize,
    /// Its flow chart, as SVG.
    pub graph: String,
    /// Ways that lead nowhere: the entry, and the missing one.
    pub dangling: Vec<(u16, u16)>,
}
