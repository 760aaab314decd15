//! A workshop for dungeons, as far as any screen can know it: a list of rooms whose steps are rolled
//! or set by hand, the ways between them, and the plan that comes of it.
//!
//! A ruleset whose book makes dungeons in steps has one ([`Rulebook::workshop`]); one whose book
//! allows dungeons of one's own says how it takes them ([`Rulebook::own_dungeon`]).
//!
//! [`Rulebook::workshop`]: super::Rulebook::workshop
//! [`Rulebook::own_dungeon`]: super::Rulebook::own_dungeon

use super::{Phrase, RuleId, SetupField, SetupValues};
use crate::{
    dice::RolledDie,
    dungeon::{Level, Map},
    grid::{Cell, Rect},
};

/// A dungeon in the making. Whatever is done can be undone.
pub trait Workshop: Send + Sync {
    /// What is decided before any die is rolled.
    fn fields(&self) -> Vec<SetupField>;
    /// The values of those fields.
    fn values(&self) -> SetupValues;
    /// The rooms of the list, in the order of their numbers.
    fn rooms(&self) -> Vec<ListRoom>;
    /// What a step can be set to by hand, in a fixed order; empty for a step that is not there.
    fn choices(&self, step: StepId) -> Vec<Phrase>;
    /// The step that is rolled next, if any is left.
    fn next(&self) -> Option<StepId>;
    /// The ways between rooms, main ways first.
    fn ways(&self) -> Vec<ListWay>;
    /// The plan, once enough is rolled.
    fn plan(&self) -> Option<FloorPlan>;
    /// Does something.
    ///
    /// # Errors
    /// The reason that it cannot be; everything is then as before.
    fn act(&mut self, act: &Act) -> Result<(), Phrase>;
    /// True if something can be undone.
    fn can_undo(&self) -> bool;
    /// True if something can be done again.
    fn can_redo(&self) -> bool;
    /// The plan with a room moved so that its upper left cell is here, as [`Act::Move`] would have
    /// it.
    ///
    /// # Errors
    /// The reason that it cannot lie there.
    fn moved(&self, room: u8, to: Cell) -> Result<FloorPlan, Phrase>;
    /// The plan as a level that other games and programs read, once there is one.
    fn level(&self, name: &str) -> Option<Level>;
    /// The list for the game itself, once every step is made.
    ///
    /// # Errors
    /// The reason that there is none yet.
    fn own(&self) -> Result<OwnDungeon, Phrase>;
    /// Goes on from the text of a list, as [`own`](Self::own) writes it; it can be undone.
    ///
    /// # Errors
    /// What is wrong with it, with the place in the text.
    fn read(&mut self, text: &str) -> Result<(), String>;
}

/// A step of a list: what one roll decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StepId {
    /// The number of the room.
    pub room: u8,
    /// The part of the room, counted from 0.
    pub part: u8,
}

/// Something that is done in a workshop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Sets a field, by its key, to a value as it is written.
    Field(&'static str, String),
    /// Rolls a step, for the first time or once more.
    Roll(StepId),
    /// Rolls the next step.
    RollNext,
    /// Rolls all steps that are left.
    RollRest,
    /// Begins anew and rolls everything.
    RollAll,
    /// Clears all steps.
    Clear,
    /// Sets a step by hand: one of its choices, from 0.
    Set(StepId, usize),
    /// Moves a room, so that its upper left cell is here.
    Move(u8, Cell),
    /// Gives up the place of a room that was moved.
    PutBack(u8),
    /// Gives up the places of all rooms that were moved.
    PutAllBack,
    Undo,
    Redo,
}

/// A room of the list.
#[derive(Clone, Debug)]
pub struct ListRoom {
    pub number: u8,
    /// What it is for, once that is decided.
    pub name: Option<Phrase>,
    pub steps: Vec<ListStep>,
}

/// A step of the list as it stands.
#[derive(Clone, Debug)]
pub struct ListStep {
    pub id: StepId,
    /// What it decides.
    pub label: Phrase,
    /// The dice that fell for it; none if it was set by hand.
    pub dice: Vec<RolledDie>,
    /// What it comes to; none if it is still to be rolled.
    pub result: Option<Phrase>,
    /// Its choice, if it was made.
    pub chosen: Option<usize>,
    /// True if it comes to nothing, such as a way back to its own room.
    pub idle: bool,
    /// The rule that it is rolled by.
    pub rule: RuleId,
}

impl ListStep {
    /// True if it was set by hand.
    pub fn by_hand(&self) -> bool {
        self.result.is_some() && self.dice.is_empty()
    }
}

/// How much a way matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Both rooms have it.
    Main,
    /// It leads outside.
    Entrance,
    Usual,
}

/// A way between two rooms, or from a room to the outside.
#[derive(Clone, Debug)]
pub struct ListWay {
    /// The number of the other room; none for the outside.
    pub from: Option<u8>,
    pub to: u8,
    pub rank: Rank,
    /// True if it was not rolled, and holds the dungeon together.
    pub added: bool,
    /// True if the plan has it; otherwise it would cross another.
    pub drawn: bool,
    /// All that in words.
    pub told: Phrase,
}

/// A plan as it is drawn.
#[derive(Clone, Debug)]
pub struct FloorPlan {
    /// Rooms by number from 1.
    pub rooms: Vec<PlanRoom>,
    /// Corridors by ends and bends, each with the numbers of its rooms; 0 for outside.
    pub corridors: Vec<PlanCorridor>,
    /// All of it with walls, doors and furniture.
    pub map: Map,
}

/// A room of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanRoom {
    /// The cells it takes, with the corner that it may lack.
    pub rect: Rect,
    /// The cells of its floor.
    pub floor: Vec<Cell>,
    /// True if somebody put it there.
    pub moved: bool,
}

/// A corridor of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanCorridor {
    pub from: u8,
    pub to: u8,
    pub corners: Vec<Cell>,
    pub rank: Rank,
}

/// A dungeon of one's own as the content of a game has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnDungeon {
    /// The folder of such dungeons, below that of levels.
    pub kind: &'static str,
    /// The record but for its name: the fields that follow `name`, as RON.
    pub fields: String,
    /// What of the dungeon is not in it.
    pub lost: Vec<Phrase>,
}

impl OwnDungeon {
    /// A file with this dungeon alone: its id with its namespace, the key of its name, and what to
    /// say at the top.
    pub fn file(&self, id: &str, name: &str, comment: &str) -> String {
        let fields = self.fields.trim().replace('\n', "\n        ");
        format!(
            "// {comment}\n{{\n    \"{id}\": (\n        name: \"{name}\",\n        {fields}\n    ),\n}}\n"
        )
    }
}
