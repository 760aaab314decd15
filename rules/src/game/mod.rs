//! The one interface of all games: run the rules up to a decision, submit a choice.
//!
//! [`Game`] is generic over a [`Ruleset`]; [`Session`] wraps one that is also [`Present`] and
//! [`Player`] for the screen and the command line behind the object-safe [`Table`].

mod actors;
mod bots;
mod core;
mod history;
mod named_check;
mod player;
pub mod present;
mod rulebook;
mod ruleset;
mod session;
mod setup_form;
mod shown;
mod simulate;
mod table;
pub mod workshop;

pub use crate::content::intern;
pub use crate::grid::Tiling;
pub use actors::{ListedPart, Position, replace};
pub use bots::{Bot, BotKind};
pub use core::choice::{Category, Change, Choice, Refused, Ware, Worth};
pub use core::cx::Cx;
pub use core::decision::{Advice, Decision, LegalActions, Offered, ReactionPrompt, Seat, Target};
pub use core::play::{Game, Logged, Made, NotAllowed, Outcome, Status};
pub use core::rule::RuleId;
pub use core::step::{Step, StepOf};
pub use core::view::View;
pub use history::campaign::{
    Campaign, CampaignListing, CampaignProblem, CampaignStore, Chapter, Homecoming, Person, Shared,
};
pub use history::digest::{Digest, digest_of};
pub use history::legacy::{Legacy, LegacyHero, LegacyShared};
pub use history::moment::{Difference, Moment, MomentProblem};
pub use history::numbers::{Number, each_number};
pub use history::replay::{ContentStamp, Replay, ReplayProblem, Verdict};
pub use history::rewind::{Checkpoint, UndoProblem};
pub use history::save::{SaveFile, SaveListing, SaveProblem, SaveStore};
pub use named_check::{CheckOdds, CheckResults, Inputs, NamedCheck, either, in_order};
pub use player::Player;
pub use present::{Narration, Present, Printed};
pub use rulebook::{
    AdventureSummary, Bout, BoutPlace, Facts, LaidOut, RoomRoll, RoomRolls, Rulebook,
};
pub use ruleset::Ruleset;
pub use session::{Session, face_key};
pub use setup_form::{
    CampaignKeys, Drawing, FieldKind, FormPart, MasterAsked, Matters, Preset, SetupCard,
    SetupField, SetupForm, SetupValues, picked, written,
};
pub use shown::amount::rounded;
pub use shown::book_table::BookTable;
pub use shown::card_places::CardPlaces;
pub use shown::card_sheet::{CardJoint, CardSheet, EdgeCard, Held, Lay, SumChange, Yield};
pub use shown::cue::{Cue, CueDie, Handful, Part};
pub use shown::dice_count::DiceCount;
pub use shown::dice_ledger::{DiceLedger, DiceRow};
pub use shown::illustration::{BoardPicture, Fault, Illustration, Inked, Mark};
pub use shown::look::{self, Colour, Look, LookName, Stroke, check_looks, look_or};
pub use shown::odds::{Headline, OddsRow, OddsView};
pub use shown::pace::{Pace, Tempo};
pub use shown::phrase::{Arg, Phrase, signed};
pub use shown::scene::{
    Board, CardView, Ground, Intent, LineOfSight, Mood, Pack, Page, Patch, PatchKind, Pin, Place,
    ReadPage, Scene, Side, Token, Track, Zone,
};
pub use shown::sheet::{Bar, CharacterSheet, DicePool, Item, Skill, Stat, Trait, ValueInWords};
pub use simulate::{PlayedGame, play_out};
pub use table::{Approach, LogLine, Table};

pub(crate) use core::rule::rule_ids;
pub(crate) use shown::book_table::{both, plain};
pub use shown::told_line::ToldLine;
