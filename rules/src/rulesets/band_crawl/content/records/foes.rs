//! Who is met: the Big Bad, minions, rivals.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Race;
use crate::content::Ref;

/// The race of a Big Bad.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BigBad {
    /// The race.
    pub race: Ref<Race>,
}

/// The rise of a Big Bad that would be below the star.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// Points of reputation above the star’s.
    #[schemars(range(min = 0, max = 6))]
    pub above_the_star: u8,
}

/// The race of minions, and of recruits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Minions {
    /// The race.
    pub race: Ref<Race>,
}

/// The opponents met: counted by the dice passed, or 3 for none passed with doubles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Encounter {
    /// The Big Bad, if not met before; else minions.
    BigBad,
    /// Minions.
    Minions,
    /// Rivals.
    Rivals,
}

/// Rivals.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rivals {
    /// Their race.
    pub race: Ref<Race>,
    /// This many more than the group that met them, but never fewer than one.
    #[schemars(range(min = -9, max = 9))]
    pub than_you: i8,
}

/// What rivals do after a talk: counted 1 if their leader has more successes, else 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Talk {
    /// They attack; the group that met them counts as active.
    Attack,
    /// They offer to join, or leave.
    Part {
        /// They join a group of this many for each of them, or more.
        #[schemars(range(min = 2, max = 9))]
        join_at: u8,
    },
}

crate::table_entry!(BigBad, "band_crawl/tables/big_bads");
crate::table_entry!(Growth, "band_crawl/tables/growth");
crate::table_entry!(Minions, "band_crawl/tables/minions");
crate::table_entry!(Encounter, "band_crawl/tables/encounters");
crate::table_entry!(Rivals, "band_crawl/tables/rivals");
crate::table_entry!(Talk, "band_crawl/tables/talk");
