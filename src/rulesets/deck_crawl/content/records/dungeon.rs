//! What cards of the dungeon deck mean, who is met, and what rooms look like.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::record;
use crate::{
    content::{Record, Report, Root},
    dice::DiceExpr,
    dungeon::Board,
    rulesets::deck_crawl::{cards::Suit, content::Act},
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

/// A row of the dungeon table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Message key of what it is called.
    pub name: String,
    /// The suits it holds for.
    pub suits: Vec<Suit>,
    /// The lowest and the highest rank it holds for; 11 to 14 are jack, queen, king, ace.
    pub ranks: (u8, u8),
    /// Among rows that hold for the same card the one with the higher weight counts.
    #[serde(default)]
    pub weight: i32,
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
    /// The face of the die that brings this one. Of several with the same face one comes, by looks.
    pub face: u8,
    /// What they do.
    pub does: Vec<Act>,
    /// The bust in the token atlas.
    pub sprite: String,
    /// The rule about it.
    pub rule: String,
}

/// What a room is known for.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[allow(missing_docs)]
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

record!(CardEntry, "cards", |entry, report| {
    report.expect(
        entry.ranks.0 <= entry.ranks.1,
        "ranks",
        "the lower rank comes first",
    );
});
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
