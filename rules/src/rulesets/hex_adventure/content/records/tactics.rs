//! How foes fight.

use schemars::JsonSchema;
use serde::Deserialize;

/// Where a foe with a shot or a spell fights from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
pub enum Stand {
    /// Beside its target: if it sees nobody it walks up to the nearest hero.
    Beside,
    /// If it sees nobody it goes to the nearest hex from which it will, not next to a hero.
    InSight,
    /// The same, preferring a hex with cover from whoever it will see.
    #[default]
    Covered,
}

/// What a foe does if it could not attack the nearest hero, but somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
pub enum Blocked {
    /// It goes for the nearest hero whom it can attack.
    #[default]
    Joins,
    /// It goes to the nearest hero, and waits for room.
    Waits,
}

/// The spells that a foe casts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
pub enum Casts {
    /// All of them: it heals allies who are knocked out or about to flee, shields itself, strikes
    /// several with one spell, hurts, and helps.
    #[default]
    All,
    /// Only those aimed at a foe.
    Harm,
}

/// What a foe does with a hero in its grip whom it is twice as strong as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
pub enum Prey {
    /// It carries them along: to the next hero, if it has a weapon to strike with, or away from
    /// the others, if it has not.
    #[default]
    Carries,
    /// It stays and wrestles.
    Wrestles,
}

/// How often a foe attacks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
pub enum Reacts {
    /// Whenever it may.
    #[default]
    Always,
    /// Never, so that it keeps all its turns.
    Never,
}

/// The tactics of a kind of foe, within the freedom that the book leaves. The book itself says who
/// is attacked: those with a shot or a spell aim at mages and archers, all others go for the
/// nearest. Without tactics of its own a foe has `core:mage` if it knows a spell, `core:archer` if
/// its first weapon shoots, `core:beast` if it is an animal, or else `core:fighter`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Tactics {
    /// Where it shoots and casts from.
    pub stand: Stand,
    /// What it does if it cannot get at the nearest.
    pub blocked: Blocked,
    /// The spells that it casts.
    pub casts: Casts,
    /// What it does with somebody whom it could carry off.
    pub prey: Prey,
    /// How often it attacks back.
    pub reacts: Reacts,
}

crate::record!(Tactics, "hex_adventure/tactics", |_tactics, _report| {});
