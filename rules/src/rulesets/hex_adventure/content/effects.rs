//! The vocabulary of effects of skills, weapons, spells, devices and goods.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{content::Ref, dice::DiceExpr, game::Look};

/// One of the three attributes.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Attribute {
    /// Strength.
    St,
    /// Dexterity.
    Dx,
    /// Intelligence.
    Iq,
}

impl Attribute {
    /// All three, in the order of the book.
    pub const ALL: [Self; 3] = [Self::St, Self::Dx, Self::Iq];
}

impl fmt::Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Attribute::St => "ST",
            Attribute::Dx => "DX",
            Attribute::Iq => "IQ",
        })
    }
}

/// The effect of each point of a skill.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum SkillEffect {
    /// Adds to DX when attacking with a weapon of this skill.
    Attack(#[schemars(range(min = -20, max = 20))] i32),
    /// Adds to the damage of a weapon of this skill.
    Damage(#[schemars(range(min = -20, max = 20))] i32),
    /// Adds to ST, DX and damage when fighting unarmed (tackles and grapples).
    Unarmed {
        /// Bonus to ST.
        #[schemars(range(min = -20, max = 20))]
        strength: i32,
        /// Bonus to DX.
        #[schemars(range(min = -20, max = 20))]
        dexterity: i32,
        /// Bonus to damage.
        #[schemars(range(min = -20, max = 20))]
        damage: i32,
    },
    /// Adds to the attribute in checks and contests of adventures that name the skill.
    Check(#[schemars(range(min = -20, max = 20))] i32),
    /// Adds to DX when dodging.
    Dodge(#[schemars(range(min = -20, max = 20))] i32),
    /// Adds to DX in the contest of a tackle, on either side of it.
    Tackle(#[schemars(range(min = -20, max = 20))] i32),
    /// Adds to IQ when casting spells or working devices, also in contests of IQ.
    Cast(#[schemars(range(min = -20, max = 20))] i32),
    /// More hexes a turn.
    Move(#[schemars(range(min = -20, max = 20))] i32),
    /// Reduces the burden of armour and shield, but never below 0.
    Burden(#[schemars(range(min = 0, max = 20))] i32),
    /// Percentage by which things are cheaper to buy and dearer to sell. Only the best trader of
    /// the party counts.
    Haggle(#[schemars(range(min = 0, max = 50))] i32),
    /// Right after a fight each hurt hero, the owner included, may be tended once: passing 3/IQ,
    /// with the points of the skill added, heals this much. The amount does not grow with the
    /// points; the check gets easier.
    Tend(DiceExpr),
    /// When rations run out, the best forager of the party passes 3/IQ, with the points of the
    /// skill added, to find this many. The number does not grow with the points; the check gets
    /// easier.
    Forage(DiceExpr),
    /// As an action in a fight: passing 3/IQ, with the points of the skill added, gives an
    /// ally in line of sight back the turn that it lost by reacting.
    Rally,
    /// When the foes would move first, passing 3/IQ, with the points of the skill added, lets the
    /// party move first. Only the best of the party tries.
    First,
}

/// A special property of a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum WeaponTrait {
    /// Armour stops this much less.
    Pierce(#[schemars(range(min = -99, max = 99))] i32),
    /// Adds to DX when attacking with it.
    Aim(#[schemars(range(min = -20, max = 20))] i32),
    /// One more die of damage at targets within this many hexes.
    Close(#[schemars(range(min = 1, max = 20))] u8),
    /// Its damage is fatigue.
    Stun,
    /// Everybody within this many hexes of the target suffers the damage too.
    Blast(#[schemars(range(min = 0, max = 9))] u8),
    /// It is gone once it has been shot or thrown.
    UsedUp,
}

/// The target of a spell, device or good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Aimed {
    /// Its user.
    Own,
    /// Its user, or an ally in line of sight, conscious or not.
    Friend,
    /// A foe in line of sight.
    Foe,
    /// A free hex in line of sight, or one that somebody stands in.
    Hex,
}

/// The duration of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Lasts {
    /// It happens at once and is over.
    #[default]
    Now,
    /// For this many turns of its bearer.
    Turns(#[schemars(range(min = 1, max = 99))] u8),
    /// Until the end of the fight.
    Fight,
}

/// The effect of a spell, device or good on its target.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Effect {
    /// Damage that armour stops.
    Damage(DiceExpr),
    /// Damage that armour does not stop.
    Sear(DiceExpr),
    /// Fatigue.
    Fatigue(DiceExpr),
    /// Heals this much damage.
    Heal(DiceExpr),
    /// Heals as much damage as the user chooses; the fatigue rating is paid for each point.
    HealChosen,
    /// Takes away this much fatigue, except that of days without food.
    Refresh(DiceExpr),
    /// Restores this many points to a staff or wand that is carried.
    Recharge(DiceExpr),
    /// Attackers roll this many dice instead of three to hit. Lasts.
    HardToHit(#[schemars(range(min = 1, max = 8))] u8),
    /// Armour stops this much more. Lasts.
    Armour(#[schemars(range(min = -99, max = 99))] i32),
    /// Its strikes, shots and throws do this much more damage. Lasts.
    Might(#[schemars(range(min = -99, max = 99))] i32),
    /// This many hexes more a turn, or fewer if negative. Lasts.
    Move(#[schemars(range(min = -20, max = 20))] i32),
    /// Raises an attribute, or lowers it if negative. ST gained this way raises what can be
    /// endured. Lasts.
    Raise(Attribute, #[schemars(range(min = -30, max = 30))] i32),
    /// The target loses its turns and cannot react. Lasts: `Turns(1)` is its next turn.
    Hold,
    /// A foe flees at once and counts as beaten; a hero loses its next turn.
    Frighten,
    /// Pushes the target this many hexes away, or until something is in the way.
    Push(#[schemars(range(min = 1, max = 20))] u8),
    /// Moves the user to the chosen free hex, at most this many hexes away. Aimed `Hex`.
    Leap(#[schemars(range(min = 1, max = 20))] u8),
    /// The target drops the weapon in its hand.
    Disarm,
    /// Ends every lasting effect on the target.
    Dispel,
    /// This many curses: each takes one point off ST, DX and IQ until it is lifted.
    Curse(#[schemars(range(min = 1, max = 20))] u8),
    /// Lifts one curse.
    LiftCurse,
}

impl Effect {
    /// True if it only means something for a while.
    pub fn takes_time(self) -> bool {
        use Effect::{Armour, HardToHit, Hold, Might, Move, Raise};
        matches!(
            self,
            HardToHit(_) | Armour(_) | Might(_) | Move(_) | Raise(..) | Hold
        )
    }

    /// True if it can be used outside of fights, in camp.
    pub fn works_in_camp(self) -> bool {
        use Effect::{Heal, HealChosen, LiftCurse, Recharge, Refresh};
        matches!(
            self,
            Heal(_) | HealChosen | Refresh(_) | Recharge(_) | LiftCurse
        )
    }
}

/// The power of a spell, device or good.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Its target.
    pub target: Aimed,
    /// Number of hexes around the target that suffer it too; 0 for the target alone.
    #[serde(default)]
    #[schemars(range(min = 0, max = 5))]
    pub area: u8,
    /// The attribute in which the user must win a contest against the target, instead of making a
    /// check.
    #[serde(default)]
    pub resist: Option<Attribute>,
    /// Its effects, in this order.
    #[schemars(length(min = 1, max = 20))]
    pub effects: Vec<Effect>,
    /// The duration of its lasting effects.
    #[serde(default)]
    pub lasts: Lasts,
    /// How it looks when it is used against somebody, and when it hurts.
    #[serde(default)]
    pub look: Option<Ref<Look>>,
}

impl Power {
    /// The combination that does not make sense, in words.
    pub fn fault(&self) -> Option<&'static str> {
        let lasting = self.effects.iter().any(|effect| effect.takes_time());
        let leaps = |effect: &Effect| matches!(effect, Effect::Leap(_));
        let chosen = |effect: &Effect| matches!(effect, Effect::HealChosen);
        if lasting != (self.lasts != Lasts::Now) {
            Some("effects that last need `lasts`, and no others do")
        } else if self.effects.iter().any(leaps) && self.target != Aimed::Hex {
            Some("Leap goes with the target Hex")
        } else if self.resist.is_some() && self.target != Aimed::Foe {
            Some("only a foe resists")
        } else if self.effects.iter().any(chosen)
            && !matches!(self.target, Aimed::Own | Aimed::Friend)
        {
            Some("HealChosen goes with the targets Own and Friend")
        } else {
            None
        }
    }
}

/// The person that an effect of an adventure is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Who {
    /// Every living hero.
    All,
    /// The hero who made the last check or contest.
    Checker,
    /// A hero chosen by the player.
    One,
    /// The living hero with the highest ST; on a tie the first in the party.
    Strongest,
    /// The living hero with the lowest ST; on a tie the first in the party.
    Weakest,
}
