//! Spells.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::{content::Ref, rulesets::band_crawl::content::SpellEffect, tables::RolledTable};

/// The side that a spell is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Side {
    /// The caster’s opponents.
    Opponents,
    /// The caster’s own side, the caster included.
    Friends,
}

/// A spell.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spell {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The side it is aimed at.
    pub to: Side,
    /// The number of targets that it reaches.
    pub reach: Ref<RolledTable<Reach>>,
    /// Its effect on each.
    pub does: SpellEffect,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

/// The number of targets that a spell reaches, by the reputation of its caster at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Reached {
    /// As many as the reputation.
    Rep,
    /// Half as many, rounded down.
    HalfRep,
    /// None.
    Nobody,
}

impl Reached {
    /// That number for a caster of this reputation.
    pub fn by(self, rep: u8) -> u8 {
        match self {
            Reached::Rep => rep,
            Reached::HalfRep => rep / 2,
            Reached::Nobody => 0,
        }
    }
}

/// A result of casting, by the number of dice passed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// The number of targets reached.
    pub targets: Reached,
    /// Reputation that it costs the caster until the adventure is over.
    #[serde(default)]
    #[schemars(range(min = 0, max = 6))]
    pub costs: u8,
}

/// The spell that a foe casts, by the number of dice passed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoeSpell {
    /// The spell if the foes are outnumbered.
    pub outnumbered: Ref<Spell>,
    /// The spell otherwise.
    pub otherwise: Ref<Spell>,
}

crate::record!(Spell, "band_crawl/spells");
crate::table_entry!(Reach, "band_crawl/tables/spell_reach");
crate::table_entry!(FoeSpell, "band_crawl/tables/foe_spells");
