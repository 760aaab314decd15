//! Amounts, difficulties and durations: the figures inside effects.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Ability, Rest, Skill};

/// Something that is added to dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Plus {
    /// The modifier of the ability that the doer casts with.
    Casting,
    /// The modifier of an ability.
    Ability(Ability),
    /// The level in the class that the effect comes from.
    Level,
    /// Half of that level, rounded down.
    HalfLevel,
    /// The proficiency bonus.
    Proficiency,
}

/// The difficulty of a save or check that somebody imposes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize, JsonSchema)]
pub enum Dc {
    /// 8, the proficiency bonus and the casting modifier.
    #[default]
    Casting,
    /// 8, the proficiency bonus and the modifier of an ability.
    Ability(Ability),
    /// A fixed number.
    Fixed(#[schemars(range(min = 1, max = 30))] u8),
    /// A base and the dungeon level.
    ByLevel(#[schemars(range(min = 1, max = 25))] u8),
    /// Half the damage just taken, at least 10.
    Damage,
}

/// The bonus of an attack roll.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize, JsonSchema)]
pub enum AttackBonus {
    /// Proficiency and the casting modifier.
    #[default]
    Casting,
    /// Proficiency and the modifier of an ability.
    Ability(Ability),
    /// A fixed number.
    Fixed(#[schemars(range(min = -5, max = 20))] i8),
}

/// What a check is rolled with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Rolled {
    /// A skill.
    Skill(Skill),
    /// An ability alone.
    Ability(Ability),
    /// Dexterity with thieves’ tools.
    Tools,
}

/// A duration; rule `effect.duration`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Lasts {
    /// As long as the spell or act says; the default inside spells.
    #[default]
    Spell,
    /// To the start of the doer's next turn.
    DoersTurn,
    /// To the end of the doer's next turn.
    EndOfDoersTurn,
    /// To the start of the bearer's next turn.
    BearersTurn,
    /// To the end of the bearer's next turn.
    EndOfBearersTurn,
    /// This many rounds, to the end of the bearer's turn.
    Rounds(#[schemars(range(min = 1, max = 100))] u8),
    /// To the end of the fight, or as many minutes out of fights.
    Minutes(#[schemars(range(min = 1, max = 60))] u8),
    /// Until the next rest of this kind.
    Rest(Rest),
    /// To the end of the dive.
    Dive,
    /// For the bearer's next roll of the kind that it changes.
    NextRoll,
    /// Until it is ended by something else.
    Ended,
}

/// A save that ends something; rule `effect.save_again`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SaveAgain {
    /// The ability.
    pub ability: Ability,
    /// Another that the bearer may roll with, if it is better.
    #[serde(default)]
    pub or: Option<Ability>,
    /// The difficulty, if it is not that of the save that it stands in.
    #[serde(default)]
    pub dc: Option<Dc>,
    /// When it is rolled.
    #[serde(default)]
    pub at: SaveAt,
}

impl SaveAgain {
    /// The same, with the difficulty of the save that it stands in unless it has its own.
    #[must_use]
    pub fn after(self, save: Option<Dc>) -> Self {
        SaveAgain {
            dc: self.dc.or(save),
            ..self
        }
    }
}

/// When a save against something that lasts is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub enum SaveAt {
    /// At the end of each of the bearer's turns.
    #[default]
    TurnEnds,
    /// At the end of each of the bearer's turns at which whoever did it is out of sight.
    TurnEndsUnseen,
    /// At the start of each of the bearer's turns.
    TurnBegins,
    /// Whenever the bearer takes damage.
    Damaged,
    /// At the end of each of the bearer's turns, and with advantage whenever it takes damage.
    TurnEndsOrDamaged,
    /// As an action of the bearer, as a check and not as a save.
    Action,
}
