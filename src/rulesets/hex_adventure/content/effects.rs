//! The vocabulary that skills, weapons, spells, devices and goods are composed of.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dice::DiceExpr;

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

/// What each point of a skill does.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum SkillEffect {
    /// DX is so much higher when attacking with a weapon of this skill.
    Attack(i32),
    /// A weapon of this skill does so much more damage.
    Damage(i32),
    /// ST and DX are so much higher when fighting unarmed (tackles and grapples), and unarmed
    /// damage too.
    Unarmed {
        /// More ST.
        strength: i32,
        /// More DX.
        dexterity: i32,
        /// More damage.
        damage: i32,
    },
    /// The attribute is so much higher in checks and contests of adventures that name the skill.
    Check(i32),
    /// DX is so much higher when dodging.
    Dodge(i32),
    /// DX is so much higher in the contest of a tackle, on either side of it.
    Tackle(i32),
    /// IQ is so much higher when casting spells or working devices, also in contests of IQ.
    Cast(i32),
    /// So many hexes more a turn.
    Move(i32),
    /// The burden of what is worn is so much less, but never below 0.
    Burden(i32),
    /// Things are so many percent cheaper to buy and dearer to sell. Only the best trader of the
    /// party counts.
    Haggle(i32),
    /// Straight after a fight each hurt companion, and the owner too, may be tended once: whoever
    /// passes 3/IQ with the points of the skill added heals so much. This does not grow with the
    /// points; the check gets easier.
    Tend(DiceExpr),
    /// When rations run out, the best forager of the party passes 3/IQ, with the points of the
    /// skill added, to find so many. This does not grow with the points; the check gets easier.
    Forage(DiceExpr),
    /// As an action in a fight: passing 3/IQ, with the points of the skill added, gives a
    /// companion in sight back the turn that it lost by reacting.
    Rally,
    /// When the foes would move first, passing 3/IQ, with the points of the skill added, lets the
    /// party move first. Only the best of the party tries.
    First,
}

/// What is special about a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum WeaponTrait {
    /// Armour stops so much less.
    Pierce(i32),
    /// DX is so much higher when attacking with it.
    Aim(i32),
    /// One more die of damage at targets within so many hexes.
    Close(u8),
    /// Its damage is fatigue.
    Stun,
    /// Everybody within so many hexes of the target suffers the damage too.
    Blast(u8),
    /// It is gone once it has been shot or thrown.
    UsedUp,
}

/// Whom a spell, device or good is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Target {
    /// Its user.
    Own,
    /// Its user, or a companion in sight, conscious or not.
    Friend,
    /// A foe in sight.
    Foe,
    /// A free hex in sight, or one that somebody stands in.
    Hex,
}

/// How long an effect lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Lasts {
    /// It happens at once and is done.
    #[default]
    Now,
    /// Through so many turns of the one who bears it.
    Turns(u8),
    /// To the end of the fight.
    Fight,
}

/// What a spell, device or good does to whoever it is used on.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Effect {
    /// Damage that armour stops.
    Damage(DiceExpr),
    /// Damage that armour does not stop.
    Sear(DiceExpr),
    /// Fatigue.
    Fatigue(DiceExpr),
    /// So much damage is healed.
    Heal(DiceExpr),
    /// As much damage is healed as the user chooses; the fatigue rating is paid for each point.
    HealChosen,
    /// So much fatigue goes away; that of days without food does not.
    Refresh(DiceExpr),
    /// So many points come back into a staff or wand that is carried.
    Recharge(DiceExpr),
    /// Attackers roll so many dice instead of three to hit. Lasts.
    HardToHit(u8),
    /// Armour stops so much more. Lasts.
    Armour(i32),
    /// Its blows, shots and throws do so much more damage. Lasts.
    Might(i32),
    /// So many hexes more a turn, or fewer where negative. Lasts.
    Move(i32),
    /// An attribute is so much higher, or lower where negative. ST so gained raises what can be
    /// endured. Lasts.
    Raise(Attribute, i32),
    /// It loses its turns and cannot react. Lasts: `Turns(1)` is its next turn.
    Hold,
    /// A foe flees at once and counts as beaten; a hero loses its next turn.
    Frighten,
    /// It is pushed so many hexes away, or until something is in the way.
    Push(u8),
    /// The user stands in the chosen free hex, at most so many hexes away. Target `Hex`.
    Leap(u8),
    /// It drops the weapon in its hand.
    Disarm,
    /// Everything that lasts on it ends.
    Dispel,
    /// So many curses: each takes one point off ST, DX and IQ until it is lifted.
    Curse(u8),
    /// One curse is lifted.
    LiftCurse,
}

impl Effect {
    /// Whether it only means something for a while.
    pub fn takes_time(self) -> bool {
        use Effect::{Armour, HardToHit, Hold, Might, Move, Raise};
        matches!(
            self,
            HardToHit(_) | Armour(_) | Might(_) | Move(_) | Raise(..) | Hold
        )
    }

    /// Whether it can be used outside of fights, in camp.
    pub fn works_in_camp(self) -> bool {
        use Effect::{Heal, HealChosen, LiftCurse, Recharge, Refresh};
        matches!(
            self,
            Heal(_) | HealChosen | Refresh(_) | Recharge(_) | LiftCurse
        )
    }
}

/// What a spell, device or good can do.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// On whom.
    pub target: Target,
    /// How many hexes round the target suffer it too; 0 for the target alone.
    #[serde(default)]
    pub area: u8,
    /// The attribute in which the user must win a contest against the target, in the place of the
    /// user's check.
    #[serde(default)]
    pub resist: Option<Attribute>,
    /// What it does, in this order.
    pub effects: Vec<Effect>,
    /// How long those effects last that do.
    #[serde(default)]
    pub lasts: Lasts,
}

impl Power {
    /// What does not fit together, in words.
    pub fn fault(&self) -> Option<&'static str> {
        let lasting = self.effects.iter().any(|effect| effect.takes_time());
        let leaps = |effect: &Effect| matches!(effect, Effect::Leap(_));
        let chosen = |effect: &Effect| matches!(effect, Effect::HealChosen);
        if self.effects.is_empty() {
            Some("it must do something")
        } else if lasting != (self.lasts != Lasts::Now) {
            Some("effects that last need `lasts`, and no others do")
        } else if self.effects.iter().any(leaps) && self.target != Target::Hex {
            Some("Leap goes with the target Hex")
        } else if self.resist.is_some() && self.target != Target::Foe {
            Some("only a foe resists")
        } else if self.effects.iter().any(chosen)
            && !matches!(self.target, Target::Own | Target::Friend)
        {
            Some("HealChosen goes with the targets Own and Friend")
        } else if self.area > 5 {
            Some("an area reaches at most 5 hexes")
        } else {
            None
        }
    }
}

/// Whom an effect of an adventure is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Who {
    /// Every living hero.
    All,
    /// Who made the last check or contest.
    Checker,
    /// One whom the player chooses.
    One,
    /// The living hero with the highest ST; of several the first in the party.
    Strongest,
    /// The living hero with the lowest ST; of several the first in the party.
    Weakest,
}
