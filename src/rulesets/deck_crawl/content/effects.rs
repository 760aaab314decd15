use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Item, Pool};
use crate::{content::Ref, dice::DiceExpr};

/// How much: an amount that is fixed, rolled, or follows from what was spent.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Amount {
    /// Always this much.
    Fixed(i32),
    /// Rolled, such as `Roll("2d6")`.
    Roll(DiceExpr),
    /// The points of the item, such as the strength of a potion.
    Points,
}

/// Whom an effect of a card, stranger or altar is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Recipient {
    /// Every living hero.
    Party,
    /// The hero whose player drew the card; the next living one if that hero has fallen.
    Finder,
}

/// Something that a card, a stranger, an altar or a used item does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Effect {
    /// Gives hit points back, up to the maximum.
    Heal(Amount),
    /// Gives all hit points back.
    HealFull,
    /// Brings a fallen hero back, at full strength.
    Revive,
    /// Fills a pool of dice again, for whoever has one.
    RefillPool(Ref<Pool>),
    /// Repairs every damaged thing.
    Repair,
    /// Loot points, divided like any loot when the party gets them.
    Loot(Amount),
    /// An item. For one with points, such as a potion, the amount says how many.
    Give(Ref<Item>, Amount),
    /// Damage that armour takes the edge off.
    Harm(Amount),
    /// Damage that only armour against magic takes the edge off.
    MagicHarm(Amount),
}

/// An [`Effect`] with whom it is for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// For whom.
    pub to: Recipient,
    /// What happens.
    pub does: Effect,
}

/// What an item does all the time while it is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Grant {
    /// Armour rating; halved while the item is damaged.
    Armour(i32),
    /// Armour against magic only.
    MagicArmour(i32),
    /// The attack die goes up by so many steps, to a d12 at most.
    AttackDieSteps(u8),
    /// The hit die goes up by so many steps, to a d12 at most: 2 hit points each.
    HitDieSteps(u8),
    /// So many more dice may be spent on one spell.
    SpellDice(u8),
}
