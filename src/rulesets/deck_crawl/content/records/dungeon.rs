//! What cards of the dungeon deck mean, who is met, and what rooms look like.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{entry, record};
use crate::{
    content::{Record, Ref, Report, Root},
    dice::DiceExpr,
    dungeon::Board,
    rulesets::deck_crawl::content::Act,
};

/// What a card of the dungeon deck means.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Meaning {
    /// A monster.
    Monster,
    /// A counter for the dragon's stack.
    Counter,
    /// A trap.
    Trap,
    /// A chest with this loot.
    Treasure(
        /// The loot.
        DiceExpr,
    ),
    /// One of the strangers, by a roll.
    Stranger,
    /// An altar, for those who pray.
    Altar(
        /// What praying does.
        Vec<Act>,
    ),
    /// Something else that happens when the loot is shared out.
    Event(
        /// What happens.
        Vec<Act>,
    ),
}

/// What a card of the dungeon deck comes to.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DungeonCard {
    /// Message key of what it is called.
    pub name: String,
    /// What it means.
    pub meaning: Meaning,
    /// Its card in the card atlas.
    pub sprite: String,
    /// The rule about it.
    pub rule: String,
}

/// Somebody who is met on the way.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stranger {
    /// Message key of the name.
    pub name: String,
    /// Message key of why they are here.
    pub detail: String,
    /// A face of the die whose row of the table of strangers this one shares, where no row names it.
    #[serde(default)]
    pub face: Option<u8>,
    /// What they do.
    pub does: Vec<Act>,
    /// The bust in the token atlas.
    pub sprite: String,
    /// The rule about it.
    pub rule: String,
}

/// Those of whom one is met, by looks.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Strangers(
    /// Who they are.
    pub Vec<Ref<Stranger>>,
);

/// What a trap turns out to be.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrapKind {
    /// Message key of what it is called.
    pub name: String,
    /// Whether only armour against magic counts.
    pub magical: bool,
}

/// What a look at a chest shows.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChestLook {
    /// Message key of what it is called.
    pub name: String,
    /// Whether it is trapped.
    pub trapped: bool,
}

/// What a room is known for.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum RoomTag {
    Any,
    Monster,
    Treasure,
    Trap,
    Counter,
    Stranger,
    Altar,
    Dragon,
    Entrance,
}

impl RoomTag {
    /// The tag as boards and washes of colour write it.
    pub fn name(self) -> &'static str {
        match self {
            RoomTag::Any | RoomTag::Counter => "empty",
            RoomTag::Monster => "monster",
            RoomTag::Treasure => "treasure",
            RoomTag::Trap => "trap",
            RoomTag::Stranger => "stranger",
            RoomTag::Altar => "altar",
            RoomTag::Dragon => "dragon",
            RoomTag::Entrance => "entrance",
        }
    }
}

/// A description of a room.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomText {
    /// What is found in rooms that it fits.
    pub found: Vec<RoomTag>,
    /// What the game master reads out.
    pub text: String,
}

entry!(DungeonCard, "dungeon");
entry!(Strangers, "strangers", |strangers, at, report| {
    report.expect(!strangers.0.is_empty(), at, "name at least one stranger");
});
entry!(TrapKind, "traps");
entry!(ChestLook, "chests");
record!(Stranger, "strangers");
record!(RoomText, "rooms", |room, report| {
    report.expect(
        !room.found.is_empty(),
        "found",
        "say at least where it fits",
    );
    report.expect(
        (1..=600).contains(&room.text.len()),
        "text",
        "1 to 600 bytes",
    );
});

/// A room of the dungeon: [`Board`], in which `@` `m` `$` `&` `^` `?` are places for heroes, a foe, a
/// chest, an altar, a trap, a stranger.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct RoomBoard(pub Board);

impl AsRef<Board> for RoomBoard {
    fn as_ref(&self) -> &Board {
        &self.0
    }
}

impl Record for RoomBoard {
    const KIND: &'static str = "deck_crawl/rooms";
    const ROOT: Root = Root::Levels;

    fn validate(&self, report: &mut Report) {
        self.0.check(report);
    }
}
