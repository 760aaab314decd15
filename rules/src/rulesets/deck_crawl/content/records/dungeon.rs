//! The meanings of cards of the dungeon deck, strangers, and descriptions of rooms.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    content::Ref,
    dice::DiceExpr,
    dungeon::{Room, Thing},
    rulesets::deck_crawl::content::Action,
};

/// The meaning of a card of the dungeon deck.
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
        /// The effects of praying.
        Vec<Action>,
    ),
    /// Other effects, when the loot is shared out.
    Event(
        /// The effects.
        Vec<Action>,
    ),
}

impl Meaning {
    /// True if it lies on the board as a chest, once it is a find.
    pub fn is_chest(&self) -> bool {
        !matches!(self, Meaning::Altar(_) | Meaning::Stranger | Meaning::Trap)
    }
}

/// A result on the table of the dungeon deck.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DungeonCard {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its meaning.
    pub meaning: Meaning,
    /// Its picture in the card atlas.
    #[schemars(extend("x-names" = "drawing in cards"))]
    pub sprite: String,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

/// Somebody met on the way.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stranger {
    /// Phrase key of the name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of the reason they are here.
    #[schemars(extend("x-names" = "text"))]
    pub detail: String,
    /// A face of the die whose row of the table of strangers this one shares, if no row names it.
    #[serde(default)]
    #[schemars(range(min = 1, max = 100))]
    pub face: Option<u8>,
    /// Their effects.
    pub does: Vec<Action>,
    /// Name of the bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub sprite: String,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

/// The strangers of whom one is met, by looks.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Strangers(
    /// The strangers.
    pub Vec<Ref<Stranger>>,
);

/// A kind of trap.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrapKind {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// True if only armour against magic counts.
    pub magical: bool,
}

/// The result of a look at a chest.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChestLook {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// True if the chest is trapped.
    pub trapped: bool,
}

/// The notable thing about a room.
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
    /// The words of all tags.
    pub const NAMES: [&str; 8] = [
        "empty", "monster", "treasure", "trap", "stranger", "altar", "dragon", "entrance",
    ];

    /// The words of all tags, for the field reference.
    pub fn words() -> String {
        let words = Self::NAMES.map(|name| format!("`{name}`"));
        format!("A room fits {}.\n", words.join(", "))
    }

    /// The tag as written on boards and washes of colour.
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
    /// The tags of rooms that it fits.
    #[schemars(length(min = 1, max = 20))]
    pub found: Vec<RoomTag>,
    /// Things of which one has to stand in the room, if any are named.
    #[serde(default)]
    #[schemars(length(max = 20))]
    pub stands: Vec<Ref<Thing>>,
    /// The rooms that it fits; all of them, if none are named.
    #[serde(default)]
    #[schemars(length(max = 50))]
    pub rooms: Vec<Ref<RoomBoard>>,
    /// The text that the game master reads out.
    #[schemars(length(min = 1, max = 600), extend("x-names" = "words"))]
    pub text: String,
}

impl RoomText {
    /// True if a room is drawn as the text has it.
    pub fn suits(&self, room: &Room) -> bool {
        let stands = |thing: &Ref<Thing>| {
            let mut features = room.shape.features().iter();
            features.any(|(_, feature)| feature.id() == thing.id().as_str())
        };
        let drawn = |board: &Ref<RoomBoard>| *room.board == *board.id().as_str();
        (self.stands.is_empty() || self.stands.iter().any(stands))
            && (self.rooms.is_empty() || self.rooms.iter().any(drawn))
    }
}

crate::table_entry!(DungeonCard, "deck_crawl/tables/dungeon");
crate::table_entry!(
    Strangers,
    "deck_crawl/tables/strangers",
    |strangers, at, report| {
        report.expect(!strangers.0.is_empty(), at, "name at least one stranger");
    }
);
crate::table_entry!(TrapKind, "deck_crawl/tables/traps");
crate::table_entry!(ChestLook, "deck_crawl/tables/chests");
crate::record!(Stranger, "deck_crawl/strangers");
crate::record!(RoomText, "deck_crawl/rooms");

crate::room_boards! {
    /// A room of the dungeon: a board in which `@` `m` `$` `&` `^` `?` are places for heroes, a foe,
    /// a chest, an altar, a trap, a stranger.
    pub RoomBoard, "deck_crawl/rooms"
}
