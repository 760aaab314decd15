//! Secret rooms and what is in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Race;
use crate::content::Ref;

/// The contents of a secret room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Secret {
    /// Vermin.
    Vermin,
    /// A way on into the dungeon.
    WayOn,
    /// Bones, with something among them.
    Bones,
    /// A crossing to the next level.
    Crossing,
}

/// The things among bones.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Bones {
    /// A trap.
    Trap,
    /// The dead, risen.
    Risen(
        /// Their race.
        Ref<Race>,
    ),
    /// Nothing.
    Empty,
}

/// A result of a try at a trap, by the number of dice passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Trap {
    /// It is disarmed.
    Disarmed,
    /// It is tried once more; one die passed is then none.
    Again,
    /// It goes off: a shot with the level of the dungeon as its impact.
    Sprung,
}

/// A result of a try at a crossing, by the number of dice passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Crossing {
    /// Safe on the other side.
    Across,
    /// Slips. A neighbour helps by passing one die; otherwise it is a fall.
    Slips {
        /// The highest face of a d6 on which whoever is in front may help; above it whoever is
        /// behind.
        #[schemars(range(min = 1, max = 5))]
        in_front_on: u8,
    },
    /// Falls: a shot.
    Falls {
        /// Its impact.
        #[schemars(range(min = 1, max = 12))]
        impact: u8,
    },
}

crate::table_entry!(Secret, "band_crawl/tables/secrets");
crate::table_entry!(Bones, "band_crawl/tables/boneyards");
crate::table_entry!(Trap, "band_crawl/tables/traps");
crate::table_entry!(Crossing, "band_crawl/tables/crossings");
