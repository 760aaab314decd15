//! What a dive has yet to do, asks and is told.

use serde::{Deserialize, Serialize};

use super::super::{
    components::FigureId,
    content::{Idea, ItemIx, Rolled, Skill, Source},
};
use super::Thing;
use crate::grid::Cell;

/// Something a dive has yet to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Delve {
    /// Comes to the next dungeon level.
    Level,
    /// Comes to the next row of doors.
    Row,
    /// Asks what is done there.
    Doors,
    /// Looks behind all doors.
    Scout(FigureId),
    /// Goes the way to a room, and rolls for a trap.
    Way,
    /// Asks how the trap is passed.
    Trap,
    /// Makes the check that is being tried.
    Try,
    /// The trap strikes.
    Sprung,
    /// It strikes one of them.
    Strike { who: FigureId, spared: bool },
    /// The dust has settled.
    Settled,
    /// Stands at the door that was chosen.
    Door,
    /// Asks what is done there.
    AtDoor,
    /// Goes in.
    Meet,
    /// Comes onto the map.
    Enter,
    /// Somebody goes on towards the map.
    ComeOn(FigureId),
    /// The fight is over.
    Fought,
    /// Sees what lies under the card.
    Trove,
    /// Gives away what was found.
    Share,
    /// Says what happens with the dead.
    Bodies,
    /// Goes on.
    Next,
    /// The level is cleared.
    Hoard,
    /// Rests.
    Rest,
    /// Asks what somebody does in the rest.
    Resting(FigureId),
    /// Goes home, all levels cleared or not.
    Home,
    /// Somebody has left the map.
    Gone(FigureId),
    /// Asks who walks where.
    March,
}

/// Something to be decided on a dive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// What is done at a row of doors.
    Doors,
    /// What is done at a door whose card is turned.
    AtDoor,
    /// How a trap is passed.
    Trap,
    /// Whether a check is tried once more.
    Again,
    /// By which way the party comes in.
    Entrance,
    /// Where everybody stands there.
    Arrange,
    /// Who has the first of what was found.
    Share,
    /// Who carries a body home.
    Body(FigureId),
    /// What somebody does in a rest.
    Rest(FigureId),
    /// Who walks where, before the first way by the quick guides.
    March,
}

/// Something that can be chosen on a dive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Takes one of the doors.
    Open(u8),
    /// Goes in.
    Enter,
    BackAway,
    /// Sneaks in: one alone, or all.
    Sneak(Option<FigureId>),
    /// One step forward in the marching order.
    Forward(FigureId),
    /// Gives up the dungeon.
    Abandon,
    /// Something that can be done between fights.
    Use {
        by: FigureId,
        source: Source,
        act: u16,
        circle: u8,
    },
    /// A spell cast with an item, by its place among those of the item.
    Cast {
        by: FigureId,
        item: ItemIx,
        nth: u8,
        circle: u8,
    },
    /// Gives something up for another to have.
    HandRound {
        by: FigureId,
        thing: Thing,
    },
    /// A way past a trap: by one, or by all.
    Way {
        way: u8,
        with: Rolled,
        who: Option<FigureId>,
    },
    /// An idea: what it is had with, by whom, and who rolls.
    Idea {
        idea: Idea,
        by: FigureId,
        source: Source,
        skill: Skill,
        group: bool,
    },
    /// An idea that needs no check.
    Pass {
        idea: Idea,
        by: FigureId,
        source: Source,
    },
    /// Tries once more.
    Again,
    /// Lets it be.
    GiveUp,
    /// By this way in.
    Entrance(Cell),
    /// Stands there.
    Stand {
        who: FigureId,
        at: Cell,
    },
    /// It goes to somebody.
    Give(FigureId),
    /// It stays there.
    Leave,
    /// Somebody carries the body home.
    Carry(FigureId),
    /// Spends a hit die.
    HitDie,
    /// Attunes oneself to an item.
    Attune(ItemIx),
    /// Gives an item up.
    Forgo(ItemIx),
    Done,
    /// Steps off the map.
    Run,
    /// Takes hold of somebody who lies there, to drag them.
    Hold(FigureId),
}
