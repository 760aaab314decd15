//! The dungeon: tiles, hidden forces, reasons to go there, treasure.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::FindKind;
use crate::{
    content::{Report, Within},
    grid::Turn,
    rulesets::band_crawl::content::Amount,
    tables::TableEntry,
};

/// A kind of dungeon tile. Rooms and dead ends may hide a secret room.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum TileKind {
    /// Straight on.
    Corridor,
    /// To the left.
    LeftTurn,
    /// To the right.
    RightTurn,
    /// To the left and to the right.
    T,
    /// On in all directions.
    FourWay,
    /// Down to the next level.
    Stairs,
    /// A room, with an exit opposite the entrance.
    Room,
    /// No exit.
    DeadEnd,
}

impl TileKind {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Corridor,
        Self::LeftTurn,
        Self::RightTurn,
        Self::T,
        Self::FourWay,
        Self::Stairs,
        Self::Room,
        Self::DeadEnd,
    ];

    /// Its name for programs and on the boards that it is laid with.
    pub fn word(self) -> &'static str {
        match self {
            Self::Corridor => "corridor",
            Self::LeftTurn => "left_turn",
            Self::RightTurn => "right_turn",
            Self::T => "t",
            Self::FourWay => "four_way",
            Self::Stairs => "stairs",
            Self::Room => "room",
            Self::DeadEnd => "dead_end",
        }
    }

    /// The exits by which one goes on, as turns from the way in which it is entered: ahead, to the
    /// right, to the left. That of stairs leads down.
    pub fn ways(self) -> &'static [Turn] {
        match self {
            Self::Corridor | Self::Stairs | Self::Room => &[Turn::None],
            Self::LeftTurn => &[Turn::Left],
            Self::RightTurn => &[Turn::Right],
            Self::T => &[Turn::Right, Turn::Left],
            Self::FourWay => &[Turn::None, Turn::Right, Turn::Left],
            Self::DeadEnd => &[],
        }
    }
}

/// The tile behind an exit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The tile.
    pub tile: TileKind,
    /// The tile instead, if the roll before gave this row, too.
    #[serde(default)]
    pub again: Option<TileKind>,
}

/// A hidden force resolved: counted by the dice passed, or 3 for two passed with doubles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Force {
    /// Foes or rivals.
    Contact,
    /// A trap.
    Trap,
    /// A noise.
    Noise {
        /// Number of dice for the next force.
        #[schemars(range(min = 2, max = 6))]
        dice: u8,
    },
    /// Nothing.
    Nerves,
}

/// The number of opponents met.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// This many more than the group that met them, but never fewer than one.
    #[schemars(range(min = -9, max = 9))]
    pub than_you: i8,
}

/// A reason to go into a dungeon.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Reason {
    /// To bring out the treasure of the last tile.
    Treasure,
    /// To bring out captives.
    Rescue,
    /// To map rooms or a whole level.
    Explore,
    /// To kill the Big Bad.
    Kill,
}

/// A treasure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Treasure {
    /// Coins of bronze.
    #[serde(default)]
    pub bronze: Option<Amount>,
    /// Coins of silver.
    #[serde(default)]
    pub silver: Option<Amount>,
    /// Coins of gold.
    #[serde(default)]
    pub gold: Option<Amount>,
    /// Kinds of magical items, each with their number.
    #[serde(default)]
    #[schemars(with = "Vec<(FindKind, Within<1, 20>)>", length(max = 5))]
    pub finds: Vec<(FindKind, u8)>,
}

crate::room_boards! {
    /// A tile of the dungeon: seven squares by seven, with an exit in the middle of each side that
    /// has any. It fits `corridor`, `left_turn`, `right_turn`, `t`, `four_way`, `stairs`, `room`,
    /// `dead_end`, `secret` or `crossing`, turned and mirrored as need be.
    pub TileBoard, "band_crawl/tiles"
}

crate::table_entry!(Tile, "band_crawl/tables/tiles");
crate::table_entry!(Force, "band_crawl/tables/forces");
crate::table_entry!(Numbers, "band_crawl/tables/numbers");

impl TableEntry for Reason {
    const KIND: &'static str = "band_crawl/tables/reasons";
    const MODIFIERS: &'static [&'static str] = &["band-modifier-reputation"];
}

impl TableEntry for Treasure {
    const KIND: &'static str = "band_crawl/tables/treasure";
    const MODIFIERS: &'static [&'static str] = &["band-modifier-big-bad"];

    fn validate(&self, at: &str, report: &mut Report) {
        for (place, (kind, _)) in self.finds.iter().enumerate() {
            if self.finds[..place].iter().any(|(known, _)| known == kind) {
                let message = "the same kind is listed twice; write their sum";
                report.at(format!("{at}.finds[{place}]"), message);
            }
        }
    }
}
