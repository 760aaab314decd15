//! What heroes can do with their dice.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Pool, record};
use crate::content::Ref;

/// When an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Timing {
    /// Together with the own attack, before the roll.
    Attack,
    /// After a blow or trap has hit its user.
    Struck,
    /// In battle, instead of the attack.
    Battle,
    /// Out of battle.
    Camp,
    /// In battle instead of the attack, and out of battle.
    Anytime,
}

/// Whom an ability is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum AbilityTarget {
    /// Its user.
    Own,
    /// Another living hero.
    Other,
    /// Any living hero.
    Hero,
    /// A foe.
    Foe,
    /// A fallen hero.
    Fallen,
}

/// How many dice may be spent on one use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum SpendLimit {
    /// As many as the pool has.
    Pool,
    /// So many, and one more for each item that says so.
    Spell(u8),
}

/// What an ability does with the dice spent on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum AbilityEffect {
    /// The dice are rolled with the own attack and added.
    AddToAttack,
    /// The dice are rolled and added to the armour rating against the blow.
    AddToArmour,
    /// The dice are rolled; so many hit points come back.
    Heal,
    /// The dice are rolled with the next attack of that hero and added. All abilities that do
    /// this are fed with the same kind of dice.
    Buff,
    /// The foe does not attack: one time for the fewest dice, once more for each further die.
    Confuse,
    /// The dice are rolled at the foe: one wound if they reach its threshold.
    Missile,
    /// Armour rating by the number of dice, for as many rounds.
    Protect,
    /// Each time this much loot is offered, one die of the pool comes back.
    Regain {
        /// Loot points a die.
        loot: i32,
    },
    /// The dice are rolled and must exceed `difficulty` less the offering; never less than `least`.
    Resurrect {
        /// What must be exceeded without an offering.
        difficulty: i32,
        /// What must be exceeded at least.
        least: i32,
        /// Hit points with which the hero wakes.
        hit_points: i32,
    },
}

/// Something that a hero can do with a pool of dice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Message key of its name.
    pub name: String,
    /// Message key of what it does.
    pub detail: String,
    /// The dice it is fed with.
    pub pool: Ref<Pool>,
    /// When it can be used.
    pub timing: Timing,
    /// On whom.
    pub target: AbilityTarget,
    /// The fewest dice for one use.
    #[serde(default = "one")]
    pub least: u8,
    /// The most dice for one use.
    pub most: SpendLimit,
    /// Whether it can be used again in the same turn, on somebody else.
    #[serde(default)]
    pub several: bool,
    /// What it does.
    pub effect: AbilityEffect,
    /// The rule about it.
    pub rule: String,
}

impl Ability {
    /// Whether it is a spell, cast in the place of an attack.
    pub fn is_spell(&self) -> bool {
        use AbilityEffect::{Buff, Confuse, Missile, Protect};
        matches!(self.effect, Buff | Confuse | Missile | Protect)
    }
}

fn one() -> u8 {
    1
}

record!(Ability, "abilities", |ability, report| {
    report.expect(
        ability.least >= 1,
        "least",
        "an ability takes at least one die",
    );
    let fits = match ability.effect {
        AbilityEffect::AddToAttack => ability.timing == Timing::Attack,
        AbilityEffect::AddToArmour => ability.timing == Timing::Struck,
        AbilityEffect::Regain { loot } => {
            report.expect(loot >= 1, "effect", "a die costs at least one loot point");
            ability.timing == Timing::Camp && ability.target == AbilityTarget::Own
        }
        AbilityEffect::Resurrect { .. } => {
            ability.timing == Timing::Camp && ability.target == AbilityTarget::Fallen
        }
        AbilityEffect::Heal => {
            matches!(
                ability.timing,
                Timing::Battle | Timing::Camp | Timing::Anytime
            ) && matches!(
                ability.target,
                AbilityTarget::Own | AbilityTarget::Other | AbilityTarget::Hero
            )
        }
        AbilityEffect::Buff => {
            ability.timing == Timing::Battle && ability.target == AbilityTarget::Other
        }
        AbilityEffect::Protect => {
            ability.timing == Timing::Battle
                && !matches!(ability.target, AbilityTarget::Foe | AbilityTarget::Fallen)
        }
        AbilityEffect::Confuse | AbilityEffect::Missile => {
            ability.timing == Timing::Battle && ability.target == AbilityTarget::Foe
        }
    };
    report.expect(
        fits,
        "effect",
        "this effect does not go with this timing and target",
    );
});
