use std::sync::Arc;

use super::{
    Advice, Cue, Decision, DiceCount, DiceLedger, Headline, Intent, LineOfSight, OddsView, Outcome,
    Phrase, Printed, Replay, RuleId, SaveFile, Scene, Seat, Side, Status, UndoProblem,
};
use crate::dice::{Request, RolledDie};
use crate::grid::Cell;

/// A line of the log in words.
#[derive(Clone, Debug)]
pub struct LogLine {
    pub message: Phrase,
    /// The game master's reason, where it is not obvious.
    pub reason: Option<Phrase>,
    /// The game master's alternatives, where the book leaves a choice.
    pub among: Option<Phrase>,
    /// The rule behind it.
    pub rule: RuleId,
    /// The side that threw the dice.
    pub thrown_by: Side,
    /// Every die, with its role.
    pub dice: Vec<RolledDie>,
    /// What is added to the dice, and what they are held against.
    pub count: DiceCount,
    /// Indentation: 0 for a heading such as a new round, 1 and 2 below, 3 for details.
    pub depth: u8,
    /// The place in the log.
    pub printed: Printed,
    /// Number of choices made when it happened.
    pub choices: usize,
    /// True if any of its dice or cards were the player's own, typed in.
    pub typed: bool,
}

/// A walk up to somebody, to attack.
#[derive(Clone, Debug)]
pub struct Approach {
    /// Index of the walk in the decision.
    pub choice: usize,
    /// The attack after it.
    pub attack: Phrase,
    /// Exact odds of the attack.
    pub odds: Option<OddsView>,
}

/// A game as seen from outside the rules: choices, log, scene, cues.
///
/// There are two moments: *now*, where the rules are, and *shown*, which follows the log event by
/// event as the animation reaches it, or is wherever the player has scrubbed to.
pub trait Table: Send + Sync {
    /// The ruleset's id.
    fn game(&self) -> &'static str;
    /// What the game waits for.
    fn status(&self) -> Status;
    /// Its outcome, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The decision to be made, in words.
    fn decision(&self) -> Option<Decision>;
    /// The seat that decides.
    fn seat(&self) -> Option<Seat>;
    /// Exact odds of a choice with a number; none if the number is out of its bounds.
    fn odds(&self, choice: usize, amount: Option<i32>) -> Option<OddsView>;
    /// The cells that a choice of a cell would cover.
    fn area(&self, choice: usize) -> Vec<Cell>;
    /// The line of sight that a combatant would now have to a cell from another cell, on boards
    /// with sight.
    fn line_of_sight(&self, who: u32, from: Cell, to: Cell) -> Option<LineOfSight>;
    /// The cells that a combatant could now reach in one turn, on boards with movement.
    fn movement_range(&self, who: u32) -> Vec<Cell>;
    /// The odds of a combatant's plain attack on each of its opponents, as things are now.
    fn threats(&self, who: u32) -> Vec<(u32, Headline)>;
    /// What those whom the game plays would do if their turns came now; none if a person plays
    /// them.
    fn intents(&self) -> Vec<Intent>;
    /// The walk after which a combatant can be attacked in the plain way, where it cannot be now.
    fn approach(&self, on: u32) -> Option<Approach>;
    /// Takes a choice by its index in the decision.
    ///
    /// # Errors
    /// No such choice, or a number out of bounds; nothing happens then.
    fn submit(&mut self, choice: usize, amount: Option<i32>) -> Result<(), String>;
    /// The `hero` bot's choice.
    fn advice(&mut self) -> Option<Advice>;
    /// The real die or card asked for, in own-dice mode.
    fn wanted(&self) -> Option<Request>;
    /// Who rolls that die, against whom and against what, where the game says so.
    fn rolls(&self) -> Option<Phrase>;
    /// Gives the result of a real die or card.
    ///
    /// # Errors
    /// Nothing is asked for, or the die has no such face.
    fn give(&mut self, result: u16) -> Result<(), String>;

    /// Checks that the last choice can be undone.
    ///
    /// # Errors
    /// The reason it cannot.
    fn can_undo(&self) -> Result<(), UndoProblem>;
    /// Goes back one choice, if no die was rolled and no card drawn since.
    ///
    /// # Errors
    /// The reason it cannot be undone.
    fn undo(&mut self) -> Result<(), UndoProblem>;
    /// Makes the last undone choice again.
    ///
    /// # Errors
    /// There is none.
    fn redo(&mut self) -> Result<(), UndoProblem>;
    /// Goes back to the moment after this many choices and plays on from there as practice.
    ///
    /// # Errors
    /// There is no such moment.
    fn branch(&mut self, choices: usize) -> Result<(), UndoProblem>;
    /// True if play has left the recorded line.
    fn practice(&self) -> bool;
    /// True if dice and cards were fixed beforehand, as for a lesson: such a game proves nothing
    /// about anybody's luck or skill.
    fn rehearsed(&self) -> bool;
    /// Drops the fixed dice and cards that have not come up: the seed decides again.
    fn improvise(&mut self);
    /// Number of choices made.
    fn choices_made(&self) -> usize;
    /// True if the log lacks its beginning, because the game goes on with other content than it was
    /// begun with.
    fn is_log_cut(&self) -> bool;
    /// Number of events.
    fn log_len(&self) -> usize;
    /// An event in words.
    fn log_line(&self, index: usize) -> Option<LogLine>;
    /// Statistics of the dice of the whole log, leaving out fixed ones.
    fn dice_ledger(&self) -> DiceLedger;
    /// Number of events shown.
    fn shown_len(&self) -> usize;
    /// Shows one more event and returns its cues; `None` at the end.
    fn show_next(&mut self) -> Option<Vec<Cue>>;
    /// Shows the moment after this many events, at once.
    fn show_to(&mut self, events: usize);
    /// The table at the moment shown.
    fn scene(&self) -> Scene;
    /// The table as the rules have it now.
    fn scene_now(&self) -> Scene;

    /// The name of a combatant unless a player named it.
    fn name(&self, combatant: u32) -> Phrase;
    /// The same within a sentence.
    fn mention(&self, combatant: u32) -> Phrase;
    /// The player's own words for something (`hero/0`, `place/3`), outside rules and digest.
    fn note(&self, key: &str) -> Option<&str>;
    /// Writes or clears the player's own words.
    fn set_note(&mut self, key: &str, text: Option<String>);

    /// The digest of the current state, as 16 hex digits.
    fn digest(&self) -> String;

    /// Checks the invariants of the game's rules.
    ///
    /// # Errors
    /// The first one that does not hold.
    fn invariants(&self) -> Result<(), String>;

    /// Everything that a save needs.
    fn save(&self) -> SaveFile;
    /// The game as a replay file.
    fn replay(&self) -> Replay;
    /// A one-line summary for the list of saves, such as "2 heroes, round 5".
    fn summary(&self) -> Phrase;
    /// The sentence that closes the story of a game that is over, besides the summary.
    fn closing(&self) -> Option<Phrase>;
    /// The key of the line about a hero on the last page.
    fn deeds(&self) -> &'static str;
    /// The legacy of the game, as RON, if the ruleset has one.
    fn legacy(&self) -> Option<String>;
    /// The map so far, once the party has entered a room of one.
    fn map(&self) -> Option<Arc<crate::dungeon::Map>>;
}
