//! What the rules still have to do, what they ask, and what can be chosen.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    components::FighterId,
    content::{Attribute, GoodIx, SkillIx, SpellIx, Thing},
};
use crate::grid::Cell;

/// How somebody attacks with a weapon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Way {
    Strike,
    Shoot,
    Throw,
}

/// An attack with the weapon in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub by: FighterId,
    /// Whom.
    pub on: FighterId,
    /// How.
    pub way: Way,
    /// Whether it forestalls a tackle, for one more die of damage.
    pub first: bool,
}

/// A turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub who: FighterId,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has changed weapons, in the place of moving.
    pub changed: bool,
    /// Where it stood before the last step of a move that it has gone to the end of.
    pub before: Option<Cell>,
}

impl Turn {
    /// A turn that begins.
    pub fn of(who: FighterId) -> Self {
        Turn {
            who,
            moved: false,
            changed: false,
            before: None,
        }
    }
}

/// What a spell, device or good is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Aim {
    At(FighterId),
    Hex(Cell),
}

/// What is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Means {
    Spell(SpellIx),
    Good(GoodIx),
}

/// A spell, device or good in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Using {
    /// Who uses it.
    pub by: FighterId,
    /// What.
    pub means: Means,
    /// On whom or where.
    pub aim: Aim,
    /// How much is healed, where the user chooses.
    pub amount: i32,
}

/// The other side of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rival {
    Fighter(FighterId),
    /// Somebody in an entry, with that attribute.
    Value(i32),
}

/// What a contest is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stake {
    Tackle,
    Grapple,
    Power(Using),
    /// An option of the entry at hand, by its place.
    Option(u8),
}

/// A contest that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contest {
    /// Who began it.
    pub by: FighterId,
    /// Against whom.
    pub rival: Rival,
    /// In which attribute.
    pub attribute: Attribute,
    /// What about.
    pub stake: Stake,
    /// How many dice the one who began it has named.
    pub named: Option<u8>,
}

/// A check that one fighter makes.
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
    /// To see foes coming who would move first.
    First {
        by: FighterId,
    },
    /// To find food.
    Forage {
        by: FighterId,
    },
}

impl Trial {
    /// Who makes it.
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

/// Where the effects of an adventure stand that are being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Plot {
    Entry,
    Option(u8),
}

/// Something that the rules still have to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Lays out what is played, and gathers the party.
    Begin,
    /// Makes an own hero, stage by stage.
    Create { hero: FighterId, stage: u8 },
    /// Begins the adventure or the skirmish.
    Start,

    /// Reads an entry.
    Read(u16),
    /// Carries out effects of the entry at hand, from one on.
    Effects { plot: Plot, next: u8 },
    /// Finds out for whom an effect is.
    Whom { plot: Plot, effect: u8 },
    /// Goes on at the entry at hand.
    Entry,
    /// Finds out who makes the check or begins the contest of an option.
    Checker { option: u8 },
    /// Goes where an option leads.
    Follow { option: u8 },
    /// A day begins.
    Dawn,
    /// Everybody eats, or goes hungry.
    Eat,
    /// A camp, between entries or straight after a fight.
    Camp { mending: bool },

    /// Sets up a fight.
    Fight,
    /// A round.
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
    /// What a foe does after it has moved.
    FoeActs { turn: Turn, on: FighterId },
    /// Ends a turn; `attacked` if an attack was made in it.
    EndTurn { turn: Turn, attacked: bool },
    /// Walks a way, hex by hex, and goes on with the turn: a foe at its goal.
    Walk {
        turn: Turn,
        way: SmallVec<[Cell; 8]>,
        goal: Option<FighterId>,
    },
    /// Lets `who` react to somebody who moves in its zone of control.
    Zone { who: FighterId, mover: FighterId },

    /// Makes an attack.
    Attack(Attack),
    /// Rolls a check.
    Roll(Trial),
    /// What comes of a check.
    Settle { trial: Trial, passed: bool },
    /// Lets a hero dodge a strike that hits.
    Dodge(Attack),
    /// Rolls damage.
    Damage(Attack),
    /// Lets somebody react to an attack that is over.
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
    /// What the winner of a grapple does.
    Grip { by: FighterId, on: FighterId },
    /// Uses a spell, device or good.
    Use(Using),
    /// Looks whether somebody falls.
    Harmed(FighterId),
    /// Ends the fight.
    FightEnd,
    /// Those who were not healed die.
    Toll,
    /// Goes on after a fight.
    After { won: bool, fled: bool },
}

/// Something that somebody has to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// The attributes and skills of an own hero, one after the other.
    Create { hero: FighterId, stage: u8 },
    /// What own heroes are fitted out with.
    Outfit,

    /// For whom an effect is.
    Whom { plot: Plot, effect: u8 },
    /// What the party does.
    Entry,
    /// Who makes the check or begins the contest of an option.
    Checker { option: u8 },
    /// What to buy and sell.
    Shop,
    /// What is done in camp.
    Camp { mending: bool },

    /// Which hero is next.
    Next,
    /// What a hero does in its turn.
    Hero(Turn),
    /// Whether `who` reacts to somebody who moves in its zone of control.
    Zone { who: FighterId, mover: FighterId },

    /// Whether karma turns a failed roll.
    Karma(Trial),
    /// Whether to dodge a strike that hits.
    Dodge(Attack),
    /// Whether and how to react to an attack that is over.
    React {
        by: FighterId,
        on: FighterId,
        strike: bool,
    },
    /// Whether to attack first against a tackle.
    First { by: FighterId, on: FighterId },
    /// How many dice to roll in a contest.
    Contest(Contest),
    /// What the winner of a grapple does.
    Grip { by: FighterId, on: FighterId },
    /// Whether one who has fallen uses a wish.
    Wish(FighterId),
}

/// How digests number tasks and questions.
pub const NUMBERS: &[&str] = &[
    "Begin", "Create", "Outfit", "Start", "Read", "Effects", "Whom", "Entry", "Checker", "Follow",
    "Dawn", "Eat", "Shop", "Camp", "Fight", "Round", "Heroes", "Foes", "Next", "Hero", "Foe",
    "FoeActs", "EndTurn", "Walk", "Zone", "Attack", "Roll", "Karma", "Settle", "Dodge", "Damage",
    "React", "First", "Tackle", "Contest", "Grip", "Use", "Harmed", "Wish", "FightEnd", "Toll",
    "After",
];

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    // Own heroes
    Attribute {
        attribute: Attribute,
    },
    Skill {
        skill: SkillIx,
    },
    Spell {
        spell: SpellIx,
    },
    Done,

    // Entries
    Option {
        option: u8,
    },
    Who {
        hero: FighterId,
    },
    OpenCamp,
    OpenShop,
    Sleep,

    // Shops and camp
    Buy {
        thing: Thing,
    },
    Sell {
        thing: Thing,
    },
    Take {
        hero: FighterId,
        thing: Thing,
    },
    Lay {
        hero: FighterId,
        thing: Thing,
    },
    Hold {
        hero: FighterId,
        place: u8,
    },
    Tend {
        by: FighterId,
        on: FighterId,
    },
    Heal {
        by: FighterId,
        means: Means,
        on: FighterId,
    },
    RaiseAttribute {
        hero: FighterId,
        attribute: Attribute,
    },
    LearnSkill {
        hero: FighterId,
        skill: SkillIx,
    },
    LearnSpell {
        hero: FighterId,
        spell: SpellIx,
    },
    WishOffCurse {
        hero: FighterId,
    },
    PayOffCurse {
        hero: FighterId,
        attribute: Attribute,
    },
    LeaveCamp,

    // Turns
    Next {
        hero: FighterId,
    },
    Move {
        to: Cell,
    },
    Change {
        place: u8,
    },
    Drop,
    PickUp {
        place: u8,
    },
    Load,
    Strike {
        on: FighterId,
    },
    Shoot {
        on: FighterId,
    },
    Throw {
        on: FighterId,
    },
    Tackle {
        on: FighterId,
    },
    Grapple {
        on: FighterId,
    },
    Use {
        means: Means,
        aim: Aim,
    },
    Rally {
        on: FighterId,
    },
    End,

    // Grapples
    Squeeze,
    Exit {
        to: Cell,
    },
    Push {
        to: Cell,
    },
    Drag {
        to: Cell,
    },

    // Reactions
    Dodge {
        to: Cell,
    },
    Counter {
        way: Way,
    },
    TackleBack,
    Bear,

    // Dice and fate
    Dice,
    Karma,
    Accept,
    Wish,
}
