//! The vocabulary of effects of races, professions, items and spells.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Amount, Armour, Profession, Race, Spell, Weapon};
use crate::{content::Ref, rulesets::band_crawl::checks::Harm};

/// The attacks that an effect is about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Attack {
    /// Blows in melee.
    Melee,
    /// Shots.
    Shot,
    /// Blows and shots.
    Any,
    /// Shots, but not with this weapon.
    ShotUnless(Ref<Weapon>),
}

/// The time in which an effect works once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Uses {
    /// Once a fight.
    Fight,
    /// Once an adventure.
    Adventure,
}

/// An effect of a race, a profession or an item on whoever has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// This many more dice in a charge test.
    ChargeDice(#[schemars(range(min = -6, max = 6))] i8),
    /// This many successes more in a charge test.
    ChargeSuccesses(#[schemars(range(min = -6, max = 6))] i8),
    /// At least this many successes in a charge test, before others are added.
    ChargeLeast(#[schemars(range(min = 1, max = 6))] u8),
    /// This many more dice in melee.
    MeleeDice(#[schemars(range(min = -6, max = 6))] i8),
    /// At least this many successes in a round of melee.
    MeleeLeast(#[schemars(range(min = 1, max = 6))] u8),
    /// Counts as nimble in melee against everybody, whatever their armour.
    Nimble,
    /// Adds to the impact of attacks by whoever has it.
    ImpactDealt(#[schemars(range(min = -6, max = 6))] i8, Attack),
    /// Adds to the impact of attacks on whoever has it.
    ImpactTaken(#[schemars(range(min = -6, max = 6))] i8, Attack),
    /// Gives shots this impact in place of the weapon’s.
    ShotImpact(#[schemars(range(min = 1, max = 12))] u8),
    /// This many more rolls for damage; the one worst for the target counts.
    DamageRolls(#[schemars(range(min = 1, max = 3))] u8, Attack),
    /// Turns the first harm of this kind into the least: a point of reputation in melee, duck back if
    /// shot.
    Shrugs {
        /// The harm.
        what: Harm,
        /// True if nothing is left of it instead.
        #[serde(default)]
        carries_on: bool,
        /// The time in which it happens once.
        uses: Uses,
    },
    /// Loses no reputation in melee.
    IgnoresLostRep,
    /// Whoever loses a round of melee against it loses reputation for good.
    Venom {
        /// The points lost.
        #[schemars(range(min = 1, max = 6))]
        rep: u8,
        /// The race that a victim turns into who passes one die of the recovery test.
        turns_into: Ref<Race>,
    },
    /// Whoever it puts out of the fight changes their race, unless a healer prevents it.
    Infects {
        /// The race that a victim turns into.
        turns_into: Ref<Race>,
    },
    /// Takes no crisis tests.
    NoCrisis,
    /// This many more dice in a crisis test.
    CrisisDice(#[schemars(range(min = -6, max = 6))] i8),
    /// Casts spells.
    CastsSpells {
        /// The professions that do not.
        #[serde(default)]
        #[schemars(length(max = 20))]
        except: Vec<Ref<Profession>>,
    },
    /// More dice to cast.
    SpellDice {
        /// Number of dice.
        #[schemars(range(min = -6, max = 6))]
        dice: i8,
        /// The only spell it is good for; all of them by default.
        #[serde(default)]
        spell: Option<Ref<Spell>>,
    },
    /// Gives spent reputation back, by two dice against a reputation of its own; on none passed it
    /// is spent.
    Restores {
        /// Its reputation, rolled when it is found.
        rep: Amount,
        /// Points given back when both dice are passed.
        #[schemars(range(min = 0, max = 12))]
        two: u8,
        /// Points given back when one is passed.
        #[schemars(range(min = 0, max = 12))]
        one: u8,
        /// Points that it loses itself when one is passed.
        #[schemars(range(min = 0, max = 12))]
        wears: u8,
    },
    /// Heals in fights.
    Heals,
    /// Heals in fights as a healer of this reputation would.
    HealsAs(#[schemars(range(min = 1, max = 12))] u8),
    /// Number of dice of a search.
    SearchDice(#[schemars(range(min = 2, max = 6))] u8),
    /// Number of dice against a trap.
    TrapDice(#[schemars(range(min = 2, max = 6))] u8),
    /// Hits with one die passed as well.
    Marksman,
    /// Stays for one more round of melee when its group breaks off.
    LastRound,
    /// This many more dice of a fast move.
    FastDice(#[schemars(range(min = -6, max = 6))] i8),
    /// Counts as wearing this armour, if its own is lighter.
    ArmourAtLeast(Ref<Armour>),
    /// Counts as wearing armour this many classes heavier, up to the heaviest.
    ArmourUp(#[schemars(range(min = 1, max = 6))] u8),
    /// Counts as shielded, where no shield is used.
    Shielded,
}

/// The effect of a spell on each target that it reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum SpellEffect {
    /// A hit, as by a shot.
    Hit {
        /// Its impact.
        #[schemars(range(min = 1, max = 12))]
        impact: u8,
        /// True if the target’s armour counts.
        armour: bool,
    },
    /// The target loses activations, counts as unshielded and fights worse until then.
    Dazzle {
        /// Number of activations lost.
        #[schemars(range(min = 1, max = 6))]
        activations: u8,
        /// Dice added in melee.
        #[schemars(range(min = -6, max = 0))]
        melee_dice: i8,
    },
    /// The target counts as shielded, until either number is used up.
    Shield {
        /// Rounds of melee.
        #[schemars(range(min = 1, max = 12))]
        rounds: u8,
        /// Shots.
        #[schemars(range(min = 1, max = 12))]
        shots: u8,
        /// Dice added for a target with a shield.
        #[schemars(range(min = 0, max = 6))]
        if_shielded: i8,
    },
}

impl SpellEffect {
    /// True if it takes turns.
    pub fn dazzles(&self) -> bool {
        matches!(self, SpellEffect::Dazzle { .. })
    }

    /// True if it shields.
    pub fn shields(&self) -> bool {
        matches!(self, SpellEffect::Shield { .. })
    }
}
