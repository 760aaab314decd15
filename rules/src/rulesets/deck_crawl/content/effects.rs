use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Item, Pool};
use crate::{content::Ref, dice::DiceExpr};

/// An amount that is fixed, rolled, or follows from what was spent.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Amount {
    /// Always this much.
    Fixed(#[schemars(range(min = -999, max = 999))] i32),
    /// Rolled, such as `Roll("2d6")`.
    Roll(DiceExpr),
    /// The points of the item, such as the strength of a potion.
    Points,
}

/// The recipient of an effect of a card, stranger or altar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Recipient {
    /// Every living hero.
    Party,
    /// The hero whose player drew the card; the next living one if that hero has fallen.
    Finder,
}

/// An effect of a card, a stranger, an altar or a used item.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Effect {
    /// Restores hit points, up to the maximum.
    Heal(Amount),
    /// Restores all hit points.
    HealFull,
    /// Brings a fallen hero back, at full strength.
    Revive,
    /// Refills a pool of dice, for heroes who have one.
    RefillPool(Ref<Pool>),
    /// Repairs every damaged item.
    Repair,
    /// Gives loot points, divided like any loot when the party gets them.
    Loot(Amount),
    /// Gives an item. For one with points, such as a potion, the amount is their number.
    Give(Ref<Item>, Amount),
    /// Damage that armour reduces.
    Harm(Amount),
    /// Damage that only armour against magic reduces.
    MagicHarm(Amount),
}

/// An [`Effect`] with its recipient.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// The recipient.
    pub to: Recipient,
    /// The effect.
    pub does: Effect,
}

/// A lasting effect of an item while it is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Grant {
    /// Armour rating; halved while the item is damaged.
    Armour(#[schemars(range(min = -20, max = 99))] i32),
    /// Armour against magic only.
    MagicArmour(#[schemars(range(min = -20, max = 99))] i32),
    /// Raises the attack die by this many steps, to a d12 at most.
    AttackDieSteps(#[schemars(range(min = 0, max = 10))] u8),
    /// Raises the hit die by this many steps, to a d12 at most: 2 hit points each.
    HitDieSteps(#[schemars(range(min = 0, max = 10))] u8),
    /// This many more dice may be spent on one spell.
    SpellDice(#[schemars(range(min = 0, max = 20))] u8),
}
