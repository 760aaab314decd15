//! Results of fights: crises, shots, damage, recovery.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::rulesets::band_crawl::checks::Harm;

/// The conduct of somebody in a crisis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Reaction {
    /// Goes on as before.
    CarryOn,
    /// Ducks back a square.
    DuckBack,
    /// Flees.
    Flee,
    /// Flees where there are this many opponents or more for each on its side, else carries on.
    FleeIf(#[schemars(range(min = 2, max = 9))] u8),
}

/// A result of the crisis test, by the number of dice passed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Crisis {
    /// The conduct of whoever was shot at and missed.
    pub fire: Reaction,
    /// The conduct when somebody of the group is out of the fight or dead.
    pub down: Reaction,
}

/// A reason that a shot misses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Excuse {
    /// The target counts as shielded.
    TargetShielded,
    /// Whoever shoots is no shooter.
    NoShooter,
}

/// A result of a shot, by the number of dice passed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Shot {
    /// It hits.
    Hits,
    /// It hits, unless one of these holds.
    HitsUnless(
        /// The reasons that it misses.
        #[schemars(length(min = 1, max = 2))]
        Vec<Excuse>,
    ),
    /// It misses.
    Misses,
}

/// A result of the recovery test, by the number of dice passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Recovery {
    /// Back with the original reputation.
    Original,
    /// Back, this much below the original reputation.
    Lower(#[schemars(range(min = 1, max = 6))] u8),
    /// Dies of the wounds.
    Dies,
}

crate::table_entry!(Crisis, "band_crawl/tables/crisis");
crate::table_entry!(Shot, "band_crawl/tables/shooting");
// Counted 2 for a die of 1, 1 for one up to the impact, 0 above it.
crate::table_entry!(Harm, "band_crawl/tables/damage");
crate::table_entry!(Recovery, "band_crawl/tables/recovery");
