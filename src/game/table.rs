use std::sync::Arc;

use super::{
    Advice, Cue, Decision, DiceLedger, Message, OddsView, Outcome, Replay, RuleId, SaveFile, Scene,
    Seat, Side, Sightline, Status, UndoProblem,
};
use crate::dice::{Request, RolledDie};
use crate::grid::Cell;

/// A line of the log in words.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// What happened.
    pub message: Message,
    /// Why the game master did so, where it is not plain.
    pub reason: Option<Message>,
    /// What the game master chose among, where the book leaves it a choice.
    pub among: Option<Message>,
    /// The rule behind it.
    pub rule: RuleId,
    /// Who threw the dice.
    pub thrown_by: Side,
    /// Every die, with its role.
    pub dice: Vec<RolledDie>,
    /// Every modifier by name.
    pub modifiers: Vec<(Message, i32)>,
    /// How far it is set in: 0 for a heading such as a new round, 1 and 2 below.
    pub depth: u8,
    /// How many choices had been made when it happened.
    pub choices: usize,
    /// Whether dice or cards in it were the player's own, and typed in.
    pub typed: bool,
}

/// A game as everybody outside of the rules sees it: offered choices, log, scene, cues.
///
/// There are two moments: *now*, where the rules are, and *shown*, which follows the log event by
/// event as the animation reaches it, or stands wherever the player has scrubbed to.
pub trait Table: Send + Sync {
    /// The ruleset's id.
    fn game(&self) -> &'static str;
    /// What the game waits for.
    fn status(&self) -> Status;
    /// How it ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// What has to be decided, in words.
    fn decision(&self) -> Option<Decision>;
    /// Who has to decide.
    fn seat(&self) -> Option<Seat>;
    /// Exact odds of a choice with a number.
    fn odds(&self, choice: usize, amount: Option<i32>) -> Option<OddsView>;
    /// What a combatant would have between itself and a cell now if it stood in another, where
    /// boards have sight.
    fn sightline(&self, who: u32, from: Cell, to: Cell) -> Option<Sightline>;
    /// Where a combatant could go in one turn now, where boards have movement.
    fn reach(&self, who: u32) -> Vec<Cell>;
    /// Takes a choice by its place in the decision.
    ///
    /// # Errors
    /// No such choice, or a number out of its bounds; nothing happens then.
    fn submit(&mut self, choice: usize, amount: Option<i32>) -> Result<(), String>;
    /// What the `hero` bot would choose now.
    fn advice(&mut self) -> Option<Advice>;
    /// What a real die or card is asked for, in own-dice mode.
    fn wanted(&self) -> Option<Request>;
    /// Gives the result of a real die or card.
    ///
    /// # Errors
    /// Nothing is asked for, or the die has no such face.
    fn give(&mut self, result: u16) -> Result<(), String>;

    /// Goes back one choice, if no die was rolled and no card drawn since.
    ///
    /// # Errors
    /// Why it cannot be undone.
    fn undo(&mut self) -> Result<(), UndoProblem>;
    /// Takes an undone choice again.
    ///
    /// # Errors
    /// There is none.
    fn redo(&mut self) -> Result<(), UndoProblem>;
    /// Goes back to the moment after so many choices and plays on from there as practice.
    ///
    /// # Errors
    /// There is no such moment.
    fn branch(&mut self, choices: usize) -> Result<(), UndoProblem>;
    /// Whether play has left the recorded line.
    fn practice(&self) -> bool;
    /// Whether dice and cards were laid out beforehand, as for a lesson: such a game proves
    /// nothing about anybody's luck or skill.
    fn rehearsed(&self) -> bool;
    /// Drops the dice and cards that were laid out and have not come up: the seed decides again.
    fn improvise(&mut self);
    /// How many choices were made.
    fn choices_made(&self) -> usize;

    /// How many events there are.
    fn log_len(&self) -> usize;
    /// An event in words.
    fn log_line(&self, index: usize) -> Option<LogLine>;
    /// What the dice of the whole log showed, those aside that were laid out beforehand.
    fn dice_ledger(&self) -> DiceLedger;
    /// How many events are shown.
    fn shown_len(&self) -> usize;
    /// Shows one more event and says what the eye and ear get of it; `None` at the end.
    fn show_next(&mut self) -> Option<Vec<Cue>>;
    /// Shows the moment after so many events, at once.
    fn show_to(&mut self, events: usize);
    /// The table at the shown moment.
    fn scene(&self) -> Scene;
    /// The table as the rules have it now.
    fn scene_now(&self) -> Scene;

    /// What a combatant goes by unless a player named it.
    fn name(&self, combatant: u32) -> Message;
    /// The player's own words for something (`hero/0`, `place/3`), outside rules and digest.
    fn note(&self, key: &str) -> Option<&str>;
    /// Writes or clears the player's own words.
    fn set_note(&mut self, key: &str, text: Option<String>);

    /// The digest of the state now, as 16 hex digits.
    fn digest(&self) -> String;
    /// Everything that a save needs.
    fn save(&self) -> SaveFile;
    /// The game as a replay file.
    fn replay(&self) -> Replay;
    /// A one-line summary for the list of saves, such as "2 heroes, round 5".
    fn summary(&self) -> Message;
    /// A record of what outlives the game, as RON, if the ruleset keeps one.
    fn legacy(&self) -> Option<String>;
    /// The map so far, if the game has one.
    fn map(&self) -> Option<Arc<crate::dungeon::Map>>;
}
