//! What nearly every ruleset needs, for `use tabledelve::prelude::*`.

pub use std::sync::Arc;

pub use bevy_ecs::{resource::Resource, world::World};
pub use schemars::JsonSchema;
pub use serde::{Deserialize, Serialize};

pub use crate::content::{ById, Library, MapKeys, Record, RecordId, Ref, Registry, Report};
pub use crate::dice::{Chance, Check, Die, Distribution, Roll, Sum, exchange, odds};
pub use crate::dungeon::{Boards, Floors, Level, LevelNeeds, Map, Room, RoomId, check_boards};
pub use crate::game::{
    Bar, Board, BookTable, CampaignKeys, CharacterSheet, CheckResults, Choice, Cue, Cx, FieldKind,
    Game, Headline, Inputs, Item, LaidOut, Legacy, LegalActions, Mood, NamedCheck, Narration,
    OddsView, Offered, Outcome, Phrase, Player, Present, RoomRolls, RuleId, Rulebook, Ruleset,
    Scene, Seat, SetupField, SetupForm, SetupValues, Side, Stat, Token, intern, look,
};
pub use crate::grid::{Cell, MovementRange};
pub use crate::tables::{
    Placed, RolledTable, TableCheck, TableEntry, TableListing, TableRoll, Tables,
};
