//! The vocabulary of what cards and foes do. Cards say in words what theirs come to, so that a new
//! one explains itself.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{FoeKind, Skill};

/// The moment at which a card can be tapped; rule `tap.when`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum When {
    /// In a fight, as the bearer’s action.
    Action,
    /// In a fight, in the bearer’s turn, beside the action.
    Free,
    /// When an attack hits somebody: the bearer, or for `on: Ally` an ally in range.
    Hit,
    /// After a roll of the bearer’s own that failed, in a fight or not.
    Failure,
    /// Between fights.
    Rest,
}

/// Whom a card works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum On {
    /// Its bearer.
    Bearer,
    /// An ally in range, or the bearer.
    Ally,
    /// Every ally in range, and the bearer.
    Allies,
    /// A foe in range and sight.
    Foe,
    /// Every foe in range and sight.
    Foes,
    /// Whoever made the attack that hit.
    Attacker,
}

/// An effect on one target. Numbers last until the target’s next turn is over, if nothing else is
/// said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Gives a discarded defence card of at most this rating back.
    Heal(#[schemars(range(min = 1, max = 9))] u8),
    /// Untaps a defence card of at most this rating.
    Untap(#[schemars(range(min = 1, max = 9))] u8),
    /// The target may go this many squares at once.
    Move(#[schemars(range(min = 1, max = 12))] u8),
    /// Pushes the target this many squares away.
    Push(#[schemars(range(min = 1, max = 6))] u8),
    /// Pulls the target this many squares closer.
    Pull(#[schemars(range(min = 1, max = 6))] u8),
    /// The target loses its next turn.
    Stun,
    /// The target cannot move in its next turn.
    Hold,
    /// Attacks on the target are easier by this much.
    Expose(#[schemars(range(min = 1, max = 6))] u8),
    /// Attacks on the target are harder by this much.
    Shield(#[schemars(range(min = 1, max = 6))] u8),
    /// The target’s rolls are lower by this much.
    Weaken(#[schemars(range(min = 1, max = 6))] u8),
    /// The target’s rolls are higher by this much.
    Bless(#[schemars(range(min = 1, max = 6))] u8),
    /// A hit with this margin, without a roll.
    Wound(#[schemars(range(min = 1, max = 12))] u8),
    /// The margin of the hit is lower by this much; at 0 it is a miss.
    Less(#[schemars(range(min = 1, max = 12))] u8),
    /// The bearer takes the hit in the target’s place.
    TakeHit,
    /// The roll is higher by this much.
    Add(#[schemars(range(min = 1, max = 9))] u8),
    /// The roll is made again.
    Again,
    /// The bearer’s next action counts as if this one had succeeded, for its combo.
    KeepCombo,
    /// Nobody aims at the target from more than a square away.
    Hide,
    /// Shows what waits in every room next to this one.
    Scout,
}

/// A use of a card that taps it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// The moment.
    pub when: When,
    /// The target.
    pub on: On,
    /// How far away the target may be, in squares.
    #[serde(default = "beside")]
    #[schemars(range(min = 1, max = 12))]
    pub range: u8,
    /// The effects, in this order.
    #[schemars(length(min = 1, max = 4))]
    pub effects: Vec<Effect>,
}

fn beside() -> u8 {
    1
}

/// Something that is always true of a hero who plays with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Trait {
    /// A skill is higher by this much.
    Skill(Skill, #[schemars(range(min = 1, max = 4))] u8),
    /// This many more squares of a move.
    Steps(#[schemars(range(min = 1, max = 4))] u8),
    /// This many more defence cards can be used.
    Defences(#[schemars(range(min = 1, max = 3))] u8),
    /// This many more pieces of gear and spells can be used.
    Gear(#[schemars(range(min = 1, max = 3))] u8),
    /// Attacks on the hero are harder by this much.
    Wary(#[schemars(range(min = 1, max = 3))] u8),
    /// Added where it is found out who acts first.
    First(#[schemars(range(min = 1, max = 4))] u8),
    /// Added to attacks on foes of a kind.
    Against(FoeKind, #[schemars(range(min = 1, max = 4))] u8),
    /// This much more rating heals between adventures.
    Heals(#[schemars(range(min = 1, max = 9))] u8),
    /// This many more points from an adventure that succeeds.
    Points(#[schemars(range(min = 1, max = 10))] u8),
}

/// What a character card or a piece of gear is good for, besides its edges.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Ability {
    /// Always.
    Always(Trait),
    /// When it is tapped.
    Tap(Power),
}

impl Ability {
    /// What is always true.
    pub fn always(&self) -> Option<Trait> {
        match self {
            Ability::Always(it) => Some(*it),
            Ability::Tap(_) => None,
        }
    }

    /// What tapping it does.
    pub fn power(&self) -> Option<&Power> {
        match self {
            Ability::Always(_) => None,
            Ability::Tap(power) => Some(power),
        }
    }
}

/// Something about a foe that sets it apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum FoeTrait {
    /// The margin of every hit on it is lower by this much.
    Tough(#[schemars(range(min = 1, max = 6))] u8),
    /// The others of its side add this much to their attacks while it is up.
    Rally(#[schemars(range(min = 1, max = 3))] u8),
    /// It attacks this many times in a turn.
    Strikes(#[schemars(range(min = 2, max = 3))] u8),
    /// Whoever hits it from the next square is hit with this margin.
    Thorns(#[schemars(range(min = 1, max = 6))] u8),
    /// When it falls, everybody next to it is hit with this margin.
    Bursts(#[schemars(range(min = 1, max = 9))] u8),
    /// At the start of its turn one of its dice that are gone comes back, once a turn.
    Regrows,
}
