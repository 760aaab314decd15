//! The tasks, questions and acts of Hex Adventure.

mod action;

pub use action::Action;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    components::FighterId,
    content::{Attribute, Book, GoodIx, SpellIx},
};
use crate::grid::Cell;

/// Attacking with a weapon: by strike, shot or throw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum AttackMode {
    Strike,
    Shoot,
    Throw,
}

/// An attack with the weapon in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub by: FighterId,
    /// The target.
    pub on: FighterId,
    #[serde(alias = "way")]
    pub mode: AttackMode,
    /// True if it forestalls a tackle, for an extra die of damage.
    pub first: bool,
}

/// A turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub who: FighterId,
    /// True if it has moved.
    pub moved: bool,
    /// True if it has changed weapons instead of moving.
    pub changed: bool,
    /// The hex before the last step of a completed move.
    pub before: Option<Cell>,
    /// What is left of a move that has begun, in hexes. Saves of before moves in parts lack it.
    #[serde(default, skip_serializing_if = "is_none_left")]
    pub left: u16,
}

fn is_none_left(left: &u16) -> bool {
    *left == 0
}

impl Turn {
    /// A new turn.
    pub fn of(who: FighterId) -> Self {
        Turn {
            who,
            moved: false,
            changed: false,
            before: None,
            left: 0,
        }
    }
}

/// The target of a spell, device or good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Aim {
    At(FighterId),
    Hex(Cell),
}

/// A spell, device or good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Means {
    Spell(SpellIx),
    Good(GoodIx),
}

/// A spell, device or good in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Using {
    /// The user.
    pub by: FighterId,
    pub means: Means,
    pub aim: Aim,
    /// Amount to heal, if the user chooses it.
    pub amount: i32,
}

/// The other side of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rival {
    Fighter(FighterId),
    /// Somebody in an entry, with this value of the attribute.
    Value(i32),
}

/// The stake of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stake {
    Tackle,
    Grapple,
    Power(Using),
    /// An option of the current entry, by its index.
    Option(u8),
}

/// A contest in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contest {
    /// The fighter who began it.
    pub by: FighterId,
    pub rival: Rival,
    pub attribute: Attribute,
    pub stake: Stake,
    /// Number of dice that the beginner has named.
    pub named: Option<u8>,
}

/// A check made by one fighter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trial {
    Hit(Attack),
    Dodge {
        attack: Attack,
        to: Cell,
    },
    Use(Using),
    Rally {
        by: FighterId,
        on: FighterId,
    },
    Tend {
        by: FighterId,
        on: FighterId,
    },
    Option {
        by: FighterId,
        option: u8,
    },
    /// To notice foes before they move first.
    First {
        by: FighterId,
    },
    /// To find food.
    Forage {
        by: FighterId,
    },
}

impl Trial {
    /// The fighter who makes it.
    pub fn by(&self) -> FighterId {
        match self {
            Trial::Hit(attack) => attack.by,
            Trial::Dodge { attack, .. } => attack.on,
            Trial::Use(using) => using.by,
            Trial::Rally { by, .. }
            | Trial::Tend { by, .. }
            | Trial::Option { by, .. }
            | Trial::First { by }
            | Trial::Forage { by } => *by,
        }
    }
}

/// The source of the adventure effects being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Plot {
    Entry,
    Option(u8),
}

/// Something the rules have yet to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Sets out the adventure or skirmish, and gathers the party.
    Begin,
    /// Creates a custom hero, stage by stage.
    Create { hero: FighterId, stage: u8 },
    /// Begins the adventure or the skirmish.
    Start,

    /// Reads an entry.
    Read(u16),
    /// Carries out effects of the current entry, starting with `next`.
    Effects { plot: Plot, next: u8 },
    /// Finds out who an effect is for.
    Whom { plot: Plot, effect: u8 },
    /// Goes on at the current entry.
    Entry,
    /// Finds out who makes the check or begins the contest of an option.
    Checker { option: u8 },
    /// Follows an option.
    Follow { option: u8 },
    /// Begins a day.
    Dawn,
    /// Everybody eats, or goes hungry.
    Eat,
    /// A camp, between entries or straight after a fight.
    Camp { mending: bool },

    /// Sets up a fight.
    Fight,
    /// Begins a round.
    Round,
    /// One side's turns.
    Heroes,
    /// The other side's turns.
    Foes,
    /// The next hero's turn.
    Next,
    /// Goes on with a hero's turn.
    Hero(Turn),
    /// A foe's turn.
    Foe(FighterId),
    /// A foe's action after its move.
    FoeActs { turn: Turn, on: FighterId },
    /// Ends a turn; `attacked` if an attack was made in it.
    EndTurn { turn: Turn, attacked: bool },
    /// Walks a path, hex by hex, and goes on with the turn, or with the action of a foe at its
    /// goal.
    Walk {
        turn: Turn,
        #[serde(alias = "way")]
        path: SmallVec<[Cell; 8]>,
        goal: Option<FighterId>,
    },
    /// Lets `who` react to `mover` in its zone of control.
    Zone { who: FighterId, mover: FighterId },

    /// Makes an attack.
    Attack(Attack),
    /// Rolls a check.
    Roll(Trial),
    /// Handles the result of a check.
    Settle { trial: Trial, passed: bool },
    /// Lets a hero dodge a strike that hits.
    Dodge(Attack),
    /// Rolls damage.
    Damage(Attack),
    /// Lets somebody react to an attack that has been made.
    React {
        by: FighterId,
        on: FighterId,
        strike: bool,
    },
    /// Lets somebody attack first against a tackle.
    First { by: FighterId, on: FighterId },
    /// A tackle.
    Tackle { by: FighterId, on: FighterId },
    /// A contest: numbers are named, then the dice are rolled.
    Contest(Contest),
    /// Asks for the use of a grapple that was won.
    Grip { by: FighterId, on: FighterId },
    /// Uses a spell, device or good.
    Use(Using),
    /// Checks whether somebody falls.
    Harmed(FighterId),
    /// Ends the fight.
    FightEnd,
    /// Kills those who were not healed.
    Toll,
    /// Goes on after a fight.
    After { won: bool, fled: bool },
}

/// Something to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// The attributes and skills of a custom hero, one after the other.
    Create { hero: FighterId, stage: u8 },
    /// The outfit of custom heroes.
    Outfit,

    /// Who an effect is for.
    Whom { plot: Plot, effect: u8 },
    /// The party's choice at an entry.
    Entry,
    /// Who makes the check or begins the contest of an option.
    Checker { option: u8 },
    /// Buying and selling.
    Shop,
    /// Actions in camp.
    Camp { mending: bool },

    /// The next hero to move.
    Next,
    /// A hero's action.
    Hero(Turn),
    /// Whether `who` reacts to `mover` in its zone of control.
    Zone { who: FighterId, mover: FighterId },

    /// Whether karma turns a failed roll.
    Karma(Trial),
    /// Whether karma brings a hero's own total in a contest down to the attribute; `won` is how it
    /// ends if not.
    KarmaContest {
        contest: Contest,
        hero: FighterId,
        won: bool,
    },
    /// Whether to dodge a strike that hits.
    Dodge(Attack),
    /// Whether and how to react to an attack that has been made.
    React {
        by: FighterId,
        on: FighterId,
        strike: bool,
    },
    /// Whether to attack first against a tackle.
    First { by: FighterId, on: FighterId },
    /// The number of dice to roll in a contest.
    Contest(Contest),
    /// The use of a grapple that was won.
    Grip { by: FighterId, on: FighterId },
    /// Whether a fallen hero uses a wish.
    Wish(FighterId),
}

crate::map_keys! { Book;
    Using { means };
    Contest { stake };
    enum Means { Spell.0, Good.0; };
    enum Stake { Power.0; Tackle, Grapple, Option };
    enum Trial { Use.0; Hit, Dodge, Rally, Tend, Option, First, Forage };
    enum Task {
        Roll.0, Settle.trial, Contest.0, Use.0;
        Begin, Create, Start, Read, Effects, Whom, Entry, Checker, Follow, Dawn, Eat, Camp, Fight,
        Round, Heroes, Foes, Next, Hero, Foe, FoeActs, EndTurn, Walk, Zone, Attack, Dodge, Damage,
        React, First, Tackle, Grip, Harmed, FightEnd, Toll, After,
    };
    enum Question {
        Karma.0, Contest.0, KarmaContest.contest;
        Create, Outfit, Whom, Entry, Checker, Shop, Camp, Next, Hero, Zone, Dodge, React, First,
        Grip, Wish,
    };
}

/// The numbers of tasks and questions in digests.
pub const NUMBERS: &[&str] = &[
    "Begin",
    "Create",
    "Outfit",
    "Start",
    "Read",
    "Effects",
    "Whom",
    "Entry",
    "Checker",
    "Follow",
    "Dawn",
    "Eat",
    "Shop",
    "Camp",
    "Fight",
    "Round",
    "Heroes",
    "Foes",
    "Next",
    "Hero",
    "Foe",
    "FoeActs",
    "EndTurn",
    "Walk",
    "Zone",
    "Attack",
    "Roll",
    "Karma",
    "Settle",
    "Dodge",
    "Damage",
    "React",
    "First",
    "Tackle",
    "Contest",
    "Grip",
    "Use",
    "Harmed",
    "Wish",
    "FightEnd",
    "Toll",
    "After",
    "KarmaContest",
];
