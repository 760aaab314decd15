//! Abilities: what heroes do with their dice.

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::Deserialize;

use super::Pool;
use crate::{content::Ref, game::Look};

/// The time when an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Timing {
    /// Together with the user's own attack, before the roll.
    Attack,
    /// After a blow or trap has hit a hero, before it does harm.
    Struck,
    /// In battle, instead of the attack.
    Battle,
    /// Out of battle.
    Camp,
    /// In battle instead of the attack, and out of battle.
    Anytime,
}

/// The target of an ability. When a hero is struck, it is that hero: `Own` is for whoever is struck,
/// `Other` for everybody else.
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

/// The limit of dice for one use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum SpendLimit {
    /// All dice in the pool.
    Pool,
    /// This many, and one more for each item that says so.
    Spell(#[schemars(range(min = 1, max = 20))] u8),
}

/// The effect of the dice spent on an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum AbilityEffect {
    /// The dice are rolled with the user's own attack and added.
    AddToAttack,
    /// The dice are rolled and added to the armour rating against the blow.
    AddToArmour,
    /// The dice are rolled and restore this many hit points.
    Heal,
    /// The dice are rolled with the next attack of that hero and added. All abilities with this
    /// effect use the same kind of dice.
    Buff,
    /// The foe loses attacks: one for the fewest dice, one more for each further die.
    Confuse,
    /// The dice are rolled at the foe: one wound if they reach its threshold.
    Missile,
    /// Armour rating by the number of dice, for as many rounds.
    Protect,
    /// Each time this much loot is offered, one die of the pool is regained.
    Regain {
        /// Loot points per die.
        #[schemars(range(min = 1, max = 999))]
        loot: i32,
    },
    /// The dice are rolled and must exceed `difficulty` minus the offering; never less than `least`.
    Resurrect {
        /// The total to exceed without an offering.
        #[schemars(range(min = 1, max = 99))]
        difficulty: i32,
        /// The minimum of the total to exceed.
        #[schemars(range(min = 0, max = 99))]
        least: i32,
        /// Hit points of the hero on waking.
        #[schemars(range(min = 1, max = 99))]
        hit_points: i32,
    },
}

/// An ability of heroes that uses a pool of dice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its effect.
    #[schemars(extend("x-names" = "text"))]
    pub detail: String,
    /// The pool that it uses.
    pub pool: Ref<Pool>,
    /// The time when it can be used.
    pub timing: Timing,
    /// Its target.
    pub target: AbilityTarget,
    /// Minimum number of dice for one use.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 20))]
    pub least: u8,
    /// Maximum number of dice for one use.
    pub most: SpendLimit,
    /// True if it can be used again in the same turn, on another target.
    #[serde(default)]
    pub several: bool,
    /// Its effect.
    pub effect: AbilityEffect,
    /// How it looks when it is used in battle.
    #[serde(default)]
    pub look: Option<Ref<Look>>,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

impl Ability {
    /// True for a spell, which is cast instead of attacking.
    pub fn is_spell(&self) -> bool {
        use AbilityEffect::{Buff, Confuse, Missile, Protect};
        matches!(self.effect, Buff | Confuse | Missile | Protect)
    }

    /// Number of attacks that a foe loses to so many dice of confusion.
    pub fn confuses(&self, dice: u8) -> u8 {
        dice.saturating_sub(self.least) + 1
    }
}

fn one() -> u8 {
    1
}

impl AbilityEffect {
    /// The times at which it can be used, and its targets then.
    pub fn goes_with(self) -> (&'static [Timing], &'static [AbilityTarget]) {
        use AbilityTarget::{Fallen, Foe, Hero, Other, Own};
        use Timing::{Anytime, Attack, Battle, Camp, Struck};
        match self {
            Self::AddToAttack => (&[Attack], &[Own]),
            Self::AddToArmour => (&[Struck], &[Own, Other, Hero]),
            Self::Regain { .. } => (&[Battle, Camp, Anytime], &[Own]),
            Self::Resurrect { .. } => (&[Battle, Camp, Anytime], &[Fallen]),
            Self::Heal | Self::Protect => (&[Struck, Battle, Camp, Anytime], &[Own, Other, Hero]),
            Self::Buff => (&[Battle, Camp, Anytime], &[Own, Other, Hero]),
            Self::Confuse | Self::Missile => (&[Battle], &[Foe]),
        }
    }

    /// One of each kind.
    const ALL: [Self; 9] = [
        Self::AddToAttack,
        Self::AddToArmour,
        Self::Heal,
        Self::Buff,
        Self::Confuse,
        Self::Missile,
        Self::Protect,
        Self::Regain { loot: 1 },
        Self::Resurrect {
            difficulty: 1,
            least: 0,
            hit_points: 1,
        },
    ];

    /// A table of all effects with their times and targets, for the field reference.
    pub fn table() -> String {
        let mut table = String::from("| effect | `timing` | `target` |\n|---|---|---|\n");
        for effect in Self::ALL {
            let (timings, targets) = effect.goes_with();
            let (timings, targets) = (list(timings), list(targets));
            table += &format!("| `{}` | {timings} | {targets} |\n", effect.name());
        }
        table
    }

    /// Its name as it is written.
    fn name(self) -> String {
        let written = format!("{self:?}");
        written.split(' ').next().unwrap_or_default().to_owned()
    }
}

/// Names in quotes, with commas between them.
fn list(names: &[impl Debug]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name:?}`")).collect();
    names.join(", ")
}

crate::record!(Ability, "deck_crawl/abilities", |ability, report| {
    let (timings, targets) = ability.effect.goes_with();
    let name = ability.effect.name();
    if !timings.contains(&ability.timing) {
        let (timing, fitting) = (ability.timing, list(timings));
        let message = format!("`{name}` is not for `{timing:?}`, only for {fitting}");
        report.at("timing", message);
    }
    if !targets.contains(&ability.target) {
        let (target, fitting) = (ability.target, list(targets));
        let message = format!("`{name}` cannot have the target `{target:?}`, only {fitting}");
        report.at("target", message);
    }
});
