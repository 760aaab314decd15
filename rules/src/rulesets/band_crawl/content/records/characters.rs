//! Races, professions and reputation.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Armour, Crisis, FindKind, Minions, Weapon};
use crate::{content::Ref, rulesets::band_crawl::content::Effect, tables::RolledTable};

/// A race of stars and grunts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of the name of what it has in common.
    #[schemars(extend("x-names" = "text"))]
    pub attribute: String,
    /// The list that its grunts are rolled on; its stars choose a row.
    pub list: Ref<RolledTable<Listed>>,
    /// True if a die may raise or lower the reputation that its list gives.
    #[serde(default = "yes")]
    pub standing: bool,
    /// The races that a star of it recruits by choice; if there are none, those it recruits are
    /// rolled as its minions are.
    #[serde(default)]
    #[schemars(length(max = 20))]
    pub recruits: Vec<Ref<Race>>,
    /// The minions that serve it as Big Bad.
    #[serde(default)]
    pub minions: Option<Ref<RolledTable<Minions>>>,
    /// True if it wears armour and holds weapons; otherwise they are hide and claws, which nobody
    /// can take from it.
    #[serde(default = "yes")]
    pub worn: bool,
    /// True if bites and infections can turn it into something else.
    #[serde(default = "yes")]
    pub turns: bool,
    /// Its effects on everybody of it.
    #[schemars(length(max = 20))]
    pub traits: Vec<Effect>,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

fn yes() -> bool {
    true
}

/// A row of a race's list: what a roll makes of a grunt.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// The profession.
    pub profession: Ref<Profession>,
    /// The reputation, before it is raised or lowered by a die.
    #[schemars(range(min = 3, max = 12))]
    pub rep: u8,
    /// The armour.
    pub armour: Ref<Armour>,
    /// True if a shield goes with every choice of arms that leaves a hand free for it.
    #[serde(default)]
    pub shield: bool,
    /// The choices of arms, each with all weapons carried.
    #[schemars(length(min = 1, max = 6), inner(length(min = 1, max = 4)))]
    pub arms: Vec<Vec<Ref<Weapon>>>,
}

/// A change to the reputation that a list gives.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The points added.
    #[schemars(range(min = -2, max = 6))]
    pub rep: i8,
}

/// The place of a profession in its side’s turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, JsonSchema)]
pub enum Acts {
    /// Among the first, who shoot.
    Shoot,
    /// After them, with those who cast spells.
    Cast,
    /// After these, with everybody else.
    Charge,
}

/// A profession.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Profession {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its effects on everybody of it.
    #[schemars(length(max = 20))]
    pub traits: Vec<Effect>,
    /// Its row of the crisis test.
    pub crisis: Ref<RolledTable<Crisis>>,
    /// Its place in its side’s turn.
    pub acts: Acts,
    /// The kind of item it takes first when finds are shared out.
    pub wants: FindKind,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

/// A word for a reputation.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reputation {
    /// Phrase key of the word.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The lowest reputation it is said of.
    #[schemars(range(min = 0, max = 99))]
    pub from: u8,
}

crate::record!(Race, "band_crawl/races", |race, report| {
    report.expect(
        race.minions.is_some() || !race.recruits.is_empty(),
        "recruits",
        "without `minions` it names the races that it recruits",
    );
});
crate::record!(Profession, "band_crawl/professions");
crate::record!(Reputation, "band_crawl/reputations");
crate::table_entry!(Listed, "band_crawl/tables/race_lists");
crate::table_entry!(Standing, "band_crawl/tables/standing");
