//! The tasks, questions and acts of Dungeon Dive.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    components::{Blow, FigureId, How},
    content::{Book, DamageKind, ItemIx, Source, Standard},
    delve::{Asked, Choice, Delve},
    making::{MakingAct, MakingTask},
    town::{TownAct, TownQuestion, TownTask},
};
use crate::{
    content::{KeyMapper, MapKeys},
    grid::Cell,
};

/// Which part of a list of effects happens to somebody; rule `save.half`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Share {
    /// All of it.
    #[default]
    All,
    /// All of it, and half of the damage.
    HalfDamage,
    /// Half of the damage, and nothing else.
    OnlyHalf,
    /// Everything but damage.
    NoDamage,
}

/// A list of effects on its way, at one of its places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    pub deed: u16,
    pub block: u16,
    pub place: u8,
    pub on: FigureId,
    pub share: Share,
    /// True for what a critical hit does.
    pub critical: bool,
}

/// Damage of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    pub kind: DamageKind,
    pub amount: i16,
    /// True for the damage of a weapon.
    pub weapon: bool,
    pub magical: bool,
}

/// Damage on its way to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    pub deed: u16,
    pub on: FigureId,
    pub parts: SmallVec<[Part; 2]>,
    pub critical: bool,
}

/// What a reaction answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// An attack of a deed is about to hit.
    Hit(u16),
    /// It is about to miss.
    Missed(u16),
    /// It is made on an ally.
    AllyAttacked(u16),
    /// It misses, and whoever makes it may do something about that.
    AttackFailed(u16),
    /// A save or check fails.
    SaveFailed(Run),
    /// Damage is about to be taken by a deed.
    Damaged(u16),
    /// A spell that strikes without a roll is about to, and one could be safe from it.
    Targeted(u16),
    /// A spell is cast.
    SpellCast(u16),
    /// A foe is about to leave one's reach.
    FoeLeaves(FigureId),
    /// A foe has come within reach.
    FoeComes(FigureId),
    /// Somebody falls.
    Falls(FigureId),
}

impl Cause {
    /// The deed that is answered.
    pub fn deed(self) -> Option<u16> {
        match self {
            Cause::Hit(deed)
            | Cause::Missed(deed)
            | Cause::AllyAttacked(deed)
            | Cause::AttackFailed(deed)
            | Cause::Damaged(deed)
            | Cause::Targeted(deed)
            | Cause::SpellCast(deed) => Some(deed),
            Cause::SaveFailed(run) => Some(run.deed),
            Cause::FoeLeaves(_) | Cause::FoeComes(_) | Cause::Falls(_) => None,
        }
    }
}

/// Something that is about to be done, as far as it is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub by: FigureId,
    pub source: Source,
    pub act: u16,
    /// The circle of the slot; 0 for none.
    pub circle: u8,
    pub targets: SmallVec<[FigureId; 6]>,
    pub at: Option<Cell>,
    /// What it answers, as a reaction.
    pub answers: Option<Cause>,
    /// True for one of a foe's routine, which its action has paid for.
    pub paid: bool,
    /// The item that casts it, and which of its spells that is.
    pub item: Option<(ItemIx, u8)>,
}

/// Somebody on their way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    pub who: FigureId,
    /// The squares still to come, each with the feet that it takes from the turn.
    pub path: SmallVec<[(Cell, u8); 8]>,
    /// True if foes may strike because of it.
    pub provokes: bool,
    /// True for whoever was on the ground when they set out, and crawls.
    #[serde(default)]
    pub crawls: bool,
}

/// Somebody on their way through the air.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Soar {
    pub who: FigureId,
    /// The squares still to come, each with the feet above its ground and those that it takes.
    pub path: SmallVec<[(Cell, u8, u8); 6]>,
}

/// Something the rules have yet to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Seats heroes and foes.
    Begin,
    /// Rolls for initiative.
    Initiative,
    /// Begins a round.
    Round,
    /// The turn of somebody begins.
    TurnBegins(FigureId),
    /// Has somebody act, as long as they can.
    Act(FigureId),
    /// The turn of somebody ends.
    TurnEnds(FigureId),
    /// It is over.
    TurnOver(FigureId),

    /// Somebody takes the next step.
    Walk(Walk),
    /// Somebody comes to a square, after whatever its leaving has provoked.
    Step { who: FigureId, to: Cell, feet: u8 },
    /// Somebody falls so many feet.
    Drop { who: FigureId, feet: u16 },

    /// Asks the first of these whether they answer something, then the others.
    React { cause: Cause, who: Vec<FigureId> },
    /// Begins what is chosen.
    Do(Plan),
    /// Carries out a deed.
    Deed(u16),
    /// A deed is over.
    DeedOver(u16),
    /// Carries out an effect, then those after it.
    Run(Run),
    /// Has somebody choose the next target of what happens several times.
    Times { run: Run, left: u8 },
    /// Makes an attack.
    Attack(Blow),
    /// Rolls it.
    AttackRoll(Blow),
    /// What it does.
    Struck(u16),
    /// Rolls a save.
    Save(Run),
    /// What comes of it.
    Saved(Run),
    /// Somebody is about to take damage.
    Harm(Harm),
    /// Takes it.
    Hurt(Harm),
    /// Rolls for concentration.
    Concentrate { who: FigureId, dc: u8 },
    /// Somebody has come to 0 hit points, or taken damage there.
    AtZero {
        who: FigureId,
        by: Option<FigureId>,
        left_over: i16,
        critical: bool,
        /// What has been taken, and of which kinds.
        taken: i16,
        kinds: SmallVec<[DamageKind; 2]>,
    },
    /// Rolls a death save.
    DeathSave(FigureId),
    /// Rolls a save or check against something that lasts.
    SaveAgain {
        who: FigureId,
        lasting: u16,
        /// True if damage has brought it about.
        #[serde(default)]
        damaged: bool,
    },

    /// Somebody goes on through the air.
    Soar(Soar),
    /// Somebody comes to a place in the air, after whatever leaving the last one has provoked.
    Stroke {
        who: FigureId,
        to: Cell,
        up: u8,
        feet: u8,
    },
    /// Somebody comes down who falls so many feet.
    Land { who: FigureId, feet: u16 },

    /// Something of the dive.
    Delve(Delve),
    /// Something about a hero who is made or goes up.
    Making(MakingTask),
    /// Something about the town.
    Town(TownTask),
}

/// Something to be decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// What somebody does on their turn.
    OnTurn(FigureId),
    /// Whom or where something is aimed at.
    Aim(Plan),
    /// Whether and how somebody answers something.
    Reaction { who: FigureId, cause: Cause },
    /// The next target of what happens several times.
    Again { run: Run, left: u8 },
    /// Which of several things happens.
    OneOf(Run),
    /// Where somebody goes at once.
    Whither { run: Run, feet: u16, hops: bool },
    /// Where somebody sends a zone.
    ZoneTo { who: FigureId, zone: u16 },
    /// Something of the dive.
    OnDive(Asked),
    /// What is chosen next about a hero who is made or goes up.
    OfHero,
    /// Something about the town.
    InTown(TownQuestion),
}

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// Goes to a square.
    Move(Cell),
    GetUp,
    LieDown,
    /// Attacks with one of the arms; none is the bare hand.
    Attack {
        arm: Option<u8>,
        how: How,
        on: FigureId,
        /// True for the second weapon, as a bonus action.
        second: bool,
        both_hands: bool,
    },
    /// Does an act or casts a spell, with a slot of a circle.
    Use {
        source: Source,
        act: u16,
        circle: u8,
    },
    /// One of the things that anybody can do.
    Take(Standard),
    Help(FigureId),
    Grapple(FigureId),
    /// Pushes somebody away, or to the ground.
    Shove {
        on: FigureId,
        down: bool,
    },
    /// Gets out of a hold.
    Escape,
    /// Works against something that lasts, by its number.
    Shake(u16),
    /// Shakes somebody out of something.
    Wake(FigureId),
    Stabilise(FigureId),
    /// Waits with a weapon for the first foe that comes.
    Ready {
        arm: Option<u8>,
        how: How,
    },
    /// Takes one of the arms in a hand, or nothing.
    Wield {
        hand: u8,
        arm: Option<u8>,
    },
    /// Picks up a weapon that lies here, by its place.
    PickUp(u8),
    /// Lets go of what is concentrated on.
    LetGo,
    /// A target.
    Target(FigureId),
    /// That target for all that is left.
    AllAt(FigureId),
    /// A square.
    At(Cell),
    /// The option with this place.
    Option(u8),
    /// Enough; nothing more.
    Done,
    /// Something else after all.
    Back,
    /// Sends a zone elsewhere, by its number.
    MoveZone(u16),
    /// Casts a spell of an item, by its place there, in a circle.
    WithItem {
        item: ItemIx,
        nth: u8,
        circle: u8,
    },
    /// Flies to a square, at so many feet above its ground.
    Fly {
        to: Cell,
        up: u8,
    },
    /// Opens a door, or closes it.
    Door(Cell),
    /// Works on a door that does not just open, in one of the ways that its record names.
    Force {
        door: Cell,
        nth: u8,
    },
    /// Lets go of somebody who is held.
    Release(FigureId),
    /// Orders those about whom an effect has brought, and who wait for that.
    Order,
    /// Sends a double to a square.
    MoveDouble {
        who: FigureId,
        to: Cell,
    },
    /// Strikes from where a double stands.
    ByDouble {
        who: FigureId,
        arm: Option<u8>,
        on: FigureId,
    },
    /// Something of the dive.
    Delve(Choice),

    /// A choice about a hero who is made or goes up.
    Making(MakingAct),
    /// A choice in town.
    Town(TownAct),
}

crate::map_keys! { Book;
    Plan { source, item };
}

impl MapKeys<Book> for Task {
    fn map_keys<M: KeyMapper<Book>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
        match self {
            Task::Do(plan) => plan.map_keys(mapper),
            _ => Ok(()),
        }
    }
}

impl MapKeys<Book> for Question {
    fn map_keys<M: KeyMapper<Book>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
        match self {
            Question::Aim(plan) => plan.map_keys(mapper),
            _ => Ok(()),
        }
    }
}
