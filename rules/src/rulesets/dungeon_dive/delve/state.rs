//! A dive as it stands: its party, the row of doors, the trap on the way, and what was found.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::super::{
    components::{Arm, FigureId},
    content::{ArmourIx, Book, CardIx, Coins, Figures, GearIx, Idea, ItemIx, Rolled, TrapIx},
};
use crate::{content::RecordId, grid::Cell};

/// What became of one of the party; rules `leave.run` and those after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fate {
    /// In the dungeon, up, down or dead.
    #[default]
    Inside,
    /// Ran from a fight, or was dragged out of it.
    Ran,
    /// Left to carry a body home.
    Carrier,
    /// Came home with the others.
    Home,
    /// Dead, and brought home.
    Body,
    /// Left in the dungeon for good.
    Lost,
}

/// One of the party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    pub who: FigureId,
    /// Rooms cleared in all, those of earlier dives included; rule `growth.rooms`.
    pub rooms: u16,
    /// Coin that came to them on this dive.
    pub coin: Coins,
    /// Armour that is carried and not worn.
    pub spare: SmallVec<[ArmourIx; 2]>,
    pub fate: Fate,
}

/// A door of a row; rule `dive.doors`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Door {
    /// Its card, once it is turned.
    pub card: Option<CardIx>,
    /// True once it is given up: somebody has backed away from it, or a trap has shut the way.
    pub shut: bool,
}

/// Sneaking in, by all or by one alone; rules `sneak.group` and `sneak.alone`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sneak {
    /// The one who goes alone.
    pub alone: Option<FigureId>,
    pub passed: bool,
}

/// A row of doors; rule `dive.setup`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    pub doors: Vec<Door>,
    /// The door that was chosen.
    pub at: Option<u8>,
    /// True by the quick guides, where one sneaks before a door is chosen; rule `dive.quick`.
    pub guided: bool,
    pub scouted: bool,
    /// True once it is known whether there is a trap.
    pub searched: bool,
    pub sneak: Option<Sneak>,
    /// True once its room is cleared.
    pub cleared: bool,
    /// True once the foes have heard something, so that nobody sneaks in any more.
    pub heard: bool,
}

/// What is tried against a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Means {
    /// One of its own ways, by its place.
    Way(u8),
    Idea(Idea),
}

/// A check that is being made against a trap; rules `trap.check` and `trap.twice`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    pub means: Means,
    pub with: Rolled,
    /// The one who tries it; all of them, if nobody.
    pub who: Option<FigureId>,
    pub dc: u8,
    /// True once it has failed once.
    pub second: bool,
    /// Whoever made the last roll.
    pub rolled: SmallVec<[FigureId; 6]>,
    /// Those of them who rolled a 20.
    pub twenties: SmallVec<[FigureId; 2]>,
}

/// A trap that the party stands before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snare {
    pub trap: TrapIx,
    /// Ways that were passed, and those that have failed for good.
    pub passed: SmallVec<[u8; 4]>,
    pub failed: SmallVec<[u8; 4]>,
    /// Ideas that have been tried.
    pub tried: SmallVec<[Idea; 4]>,
    pub attempt: Option<Attempt>,
}

/// Something found that somebody can have; rule `loot.kinds`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    Gear(GearIx, u8),
    Arm(Arm),
    Armour(ArmourIx),
    Item(ItemIx),
}

/// Goods with a stated value, and those they belong to; rule `trove.share`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Valuables {
    /// Phrase key of what one of them is.
    pub name: String,
    pub count: u16,
    /// What all of them are worth.
    pub worth: Coins,
    pub of: SmallVec<[FigureId; 6]>,
}

/// A weapon that has left somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thrown {
    pub by: FigureId,
    pub arm: Arm,
}

/// Ammunition that somebody has used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shot {
    pub by: FigureId,
    pub gear: GearIx,
    pub count: u8,
}

/// A dive.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Dive {
    /// The dungeon level, from 1.
    pub level: u8,
    /// Rooms of it that are cleared.
    pub cleared: u8,
    /// Dungeon levels that are cleared.
    pub levels: u8,
    /// True in the higher tier; rule `dive.tier`.
    pub higher: bool,
    /// True once backing away has been tried on this level.
    pub backed: bool,
    /// Wandering cards dealt since they were shuffled, and those of them that were turned.
    pub cards: u16,
    pub turned: Vec<CardIx>,
    /// Troves dealt since they were shuffled, and those of them that were turned.
    pub troves: u16,
    pub opened: Vec<RecordId>,
    /// The party, in marching order.
    pub party: Vec<Member>,
    pub row: Row,
    pub trap: Option<Snare>,
    /// Things found that nobody has taken yet.
    pub found: Vec<Thing>,
    pub valuables: Vec<Valuables>,
    /// Those who are on their way to the map, with the feet that they have to go.
    pub coming: Vec<(FigureId, u16)>,
    /// The way by which the party has come in.
    pub way: Option<Cell>,
    /// Weapons that somebody has thrown or dropped in this fight.
    pub thrown: Vec<Thrown>,
    /// Shots of this fight.
    pub shot: Vec<Shot>,
}

impl Dive {
    /// One of the party.
    pub fn member(&self, who: FigureId) -> Option<&Member> {
        self.party.iter().find(|it| it.who == who)
    }

    /// The same, to be changed.
    pub fn member_mut(&mut self, who: FigureId) -> Option<&mut Member> {
        self.party.iter_mut().find(|it| it.who == who)
    }

    /// Those who are in the dungeon, in marching order.
    pub fn inside(&self) -> impl DoubleEndedIterator<Item = FigureId> + '_ {
        let inside = self.party.iter().filter(|it| it.fate == Fate::Inside);
        inside.map(|it| it.who)
    }

    /// The card of the door that was chosen.
    pub fn card(&self) -> Option<CardIx> {
        let door = self.row.doors.get(usize::from(self.row.at?));
        door.and_then(|it| it.card)
    }

    /// What foes have on initiative after scouting; rule `scout.warned`.
    pub fn warned(&self, figures: &Figures) -> i32 {
        match (self.row.scouted, self.row.guided) {
            (false, _) => 0,
            (true, false) => self.level.into(),
            (true, true) => figures.quick_scouted.into(),
        }
    }

    /// True if foes have advantage on initiative, since somebody has not sneaked well enough; rule
    /// `sneak.failed`.
    pub fn alerted(&self) -> bool {
        !self.row.guided && self.row.sneak.is_some_and(|it| !it.passed)
    }

    /// True for whoever has disadvantage on initiative by the quick guides, having failed to sneak.
    pub fn is_flustered(&self, who: FigureId) -> bool {
        let failed = self.row.sneak.filter(|it| self.row.guided && !it.passed);
        failed.is_some_and(|it| it.alone.is_none_or(|alone| alone == who))
    }

    /// True if the foes are surprised; rules `sneak.group` and `sneak.alone`.
    pub fn surprises(&self) -> bool {
        self.row.sneak.is_some_and(|it| it.passed)
    }

    /// True for whoever is on the way to the map.
    pub fn is_coming(&self, who: FigureId) -> bool {
        self.coming.iter().any(|(it, _)| *it == who)
    }
}

crate::map_keys! { Book;
    Member { spare };
    Door { card };
    Row { doors };
    Snare { trap };
    Thrown { arm };
    Shot { gear };
    Dive { turned, party, row, trap, found, thrown, shot };
    enum Thing { Gear.0, Arm.0, Armour.0, Item.0; };
}
