//! Sources and reasons that events name.

use serde::Serialize;

use crate::rulesets::hex_adventure::{
    components::FighterId,
    content::{FoeIx, Letter, WeaponIx},
    step::{Attack, AttackMode, Using},
};

/// The source of harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Source {
    Attack(Attack, WeaponIx),
    /// Caught in a blast aimed at somebody else.
    Blast(Attack, WeaponIx),
    Grapple(FighterId),
    Power(Using),
    Plot,
}

/// A kind of reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Reaction {
    Dodge,
    Counter(AttackMode),
    Tackle,
    First,
}

/// The reason for a foe's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Reason {
    /// It aims at mages and archers.
    Aims,
    /// None of these is in sight, so it takes the nearest.
    AimsAtNearest,
    /// It attacks the nearest.
    Nearest,
    /// It holds on to the opponent it grapples.
    Holds,
    /// It could not attack the nearest, but this one.
    Reaches,
    /// It takes the opponent it grapples along to somebody else.
    Carries,
    /// It drags the opponent it grapples away from the others.
    DragsOff,
    /// It goes where it will see somebody.
    SeeksSight,
    /// It goes where it will see somebody, and has cover.
    SeeksCover,
    /// There is no such hex within reach, so it comes nearer.
    Approaches,
    /// It heals an ally who is knocked out or about to flee.
    Heals,
    /// It shields itself.
    Shields,
    /// It hits several with one spell.
    Catches,
    /// It helps an ally.
    Helps,
    /// It leaps away from somebody beside it.
    Escapes,
}

/// The way a tie between targets was broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum TieBreak {
    /// There was no tie.
    None,
    /// It has the least left to lose.
    Weakest,
    /// Its seat comes first in the party.
    Seat,
}

/// The reason a foe leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Flight {
    /// It has taken half its ST in damage.
    Hurt,
    /// A spell has put it to flight.
    Frightened,
    /// The fight has lasted too long, and is broken off.
    BrokenOff,
    /// The party has reached its goal.
    GoalReached,
}

/// The goal of a fight, looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum FightGoal {
    /// To stand for so many rounds.
    HoldOut(u16),
    /// To beat all of a kind.
    Slay(FoeIx),
    /// To get somebody to a space with this letter.
    Reach(Letter),
}

/// The harm that somebody falls by, and the strength that it is held against; rules `harm.out`,
/// `harm.death`, `harm.net` and `harm.fatigue`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Harm {
    pub damage: i32,
    /// Fatigue, with that of hunger.
    pub fatigue: i32,
    pub st: i32,
}
