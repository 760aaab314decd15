//! The one interface of all games: run the rules until somebody must decide, submit a choice.
//!
//! [`Game`] is generic over a [`Ruleset`]; [`Session`] wraps one that is also [`Present`] and
//! [`Player`] for the screen and the command
//! line behind the object-safe [`Table`].

mod book_table;
mod bots;
mod campaign;
mod cue;
mod cue_sound;
mod cx;
mod decision;
mod dice_ledger;
mod digest;
mod legacy;
mod message;
mod moment;
mod named_check;
mod play;
mod player;
mod present;
mod renumbered;
mod replay;
mod rewind;
mod rule;
mod rulebook;
mod ruleset;
mod save;
mod scene;
mod sealed;
mod session;
mod setup_form;
mod simulate;
mod step;
mod table;

pub use book_table::BookTable;
pub use bots::{Bot, BotKind};
pub use campaign::{
    Campaign, CampaignListing, CampaignProblem, CampaignStore, Chapter, Homecoming, Person, Shared,
};
pub use cue::{Cue, CueDie, Effect, Part};
pub use cx::Cx;
pub use decision::{
    Advice, Choice, Decision, OddsRow, OddsView, Offer, Offered, Refused, Seat, Situation, Touch,
};
pub use dice_ledger::{DiceLedger, DiceRow};
pub use digest::{Digest, digest_of};
pub use legacy::{Legacy, LegacyHero, LegacyShared};
pub use message::{Arg, Message};
pub use moment::{Difference, Moment, MomentProblem};
pub use named_check::NamedCheck;
pub use play::{Game, Logged, Made, NotAllowed, Outcome, Status};
pub use player::Player;
pub use present::{Narration, Present};
pub use replay::{ContentStamp, Replay, ReplayProblem, Verdict};
pub use rewind::{Checkpoint, UndoProblem};
pub use rule::{RuleId, intern};
pub use rulebook::{AdventureSummary, CheckOdds, RoomRoll, RoomRolls, Rulebook};
pub use ruleset::Ruleset;
pub use save::{SaveFile, SaveListing, SaveProblem, SaveStore};
pub use scene::{
    Bar, Board, CardView, DicePool, Ground, Item, Mood, Pack, Page, Pin, Place, ReadPage, Scene,
    Sheet, Side, Sightline, Skill, Stat, Tiling, Token, Track, Zone,
};
#[cfg(feature = "window")]
pub(crate) use sealed::write_atomically;
pub use session::Session;
pub use setup_form::{
    CampaignKeys, FieldKind, FormPart, Matters, Preset, SetupField, SetupForm, SetupValues, picked,
    written,
};
pub use simulate::{PlayedGame, play_out};
pub use step::{Step, StepOf};
pub use table::{LogLine, Table};

pub(crate) use book_table::{both, plain};
pub(crate) use rule::rule_ids;
