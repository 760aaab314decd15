//! The figures and what they are made of, and the state of the table.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity, resource::Resource};
use serde::{Deserialize, Serialize, Serializer};
use smallvec::SmallVec;

pub use super::rep::Rep;
use super::{
    annals::Annals,
    content::{ArmourIx, Book, ItemIx, ProfessionIx, RaceIx, Reason, SpellIx, WeaponIx},
    healing::Tending,
    hoard::Hoard,
    setup::Options,
    turn::Below,
};
use crate::{
    dungeon::{Map, RoomId},
    grid::{Cell, Facing},
};

/// The number of a figure, counted over the whole game; also its id among all tokens.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct FigureId(pub u16);

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Faction {
    /// The band, with whoever is with it.
    Band,
    /// Everybody else.
    Foes,
}

/// The part that a figure has in the adventure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Part {
    /// Belongs to the band.
    Band,
    /// Is to be brought out.
    Captive,
    /// Serves the Big Bad, or has risen.
    Minion,
    /// Rules the dungeon.
    BigBad,
    /// Belongs to another band.
    Rival,
}

impl Faction {
    pub fn other(self) -> Self {
        match self {
            Faction::Band => Faction::Foes,
            Faction::Foes => Faction::Band,
        }
    }
}

impl Part {
    /// The side that it is on.
    pub fn faction(self) -> Faction {
        match self {
            Part::Band | Part::Captive => Faction::Band,
            Part::Minion | Part::BigBad | Part::Rival => Faction::Foes,
        }
    }
}

/// What a figure is.
#[derive(Component, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[component(immutable)]
pub struct Nature {
    pub race: RaceIx,
    /// One, or the first and the second.
    pub professions: SmallVec<[ProfessionIx; 2]>,
    /// The seat of the player, for a star.
    pub star: Option<u8>,
    pub part: Part,
}

/// The dice of a star against harm; a grunt has none.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[component(immutable)]
pub struct StarPower {
    /// Dice left.
    pub now: u8,
    /// Dice at the start of the adventure.
    pub max: u8,
}

/// What has answered harm already, a bit for each thing that somebody may have for it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[component(immutable)]
pub struct Once {
    /// In this fight.
    pub fight: u32,
    /// In this adventure.
    pub adventure: u32,
}

/// Something that can be carried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Thing<W = WeaponIx, A = ArmourIx, I = ItemIx> {
    Weapon(W),
    Armour(A),
    Shield,
    Item(I),
}

/// A carried thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Carried {
    pub thing: Thing,
    /// The class of magical armour.
    pub class: Option<ArmourIx>,
    /// Uses left, of what can be used up.
    pub uses: u8,
    /// True if it is worn or in hand.
    pub in_use: bool,
    /// True for a find of this adventure, which is still to be divided.
    #[serde(default)]
    pub found: bool,
    /// True for what is good once an adventure, and was used in this one.
    #[serde(default)]
    pub spent: bool,
}

impl Carried {
    /// A plain thing.
    pub fn plain(thing: Thing, in_use: bool) -> Self {
        Carried {
            thing,
            class: None,
            uses: 0,
            in_use,
            found: false,
            spent: false,
        }
    }
}

/// Everything that a figure carries, in order of acquisition. Hide and claws are among it, of races
/// that have those.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[component(immutable)]
pub struct Gear {
    pub things: SmallVec<[Carried; 4]>,
}

/// A spell on a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spelled {
    pub spell: SpellIx,
    /// Turns that it costs, or rounds of melee that it is good for.
    pub left: u8,
    /// Shots that it is good for.
    pub shots: u8,
}

/// What works on a figure for a while: spells until they are used up, draughts until their time is
/// over, and both no longer than the fight.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[component(immutable)]
pub struct Lasting {
    pub spells: SmallVec<[Spelled; 2]>,
    /// The potions that it has drunk of.
    pub draughts: SmallVec<[ItemIx; 2]>,
}

impl Lasting {
    /// True if nothing does.
    pub fn is_empty(&self) -> bool {
        self.spells.is_empty() && self.draughts.is_empty()
    }
}

/// The whereabouts of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// Neither in the dungeon nor with the band: not met yet, or gone.
    #[default]
    Away,
    /// Outside of the dungeon.
    Home,
    /// On a tile of the dungeon.
    Tile(RoomId),
    /// On a square of the battle board.
    Square(Cell),
    /// In the fight, but not on its board yet.
    Waiting,
}

/// How a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Condition {
    #[default]
    Up,
    /// Out of the fight: it lies there.
    Out,
    /// Has fled.
    Fled,
    Dead,
}

/// Where and how a figure is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[component(immutable)]
pub struct Stance {
    pub place: Place,
    pub condition: Condition,
    /// The direction it looks in, on the battle board.
    pub facing: Facing,
    /// True until its next round of melee, if it could not duck back.
    pub cornered: bool,
    /// Who has put it out of a fight.
    #[serde(default)]
    pub felled_by: Option<FigureId>,
}

impl Default for Stance {
    fn default() -> Self {
        Stance {
            place: Place::Away,
            condition: Condition::Up,
            facing: Facing::North,
            cornered: false,
            felled_by: None,
        }
    }
}

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// The band gathers.
    #[default]
    Making,
    /// It is in the dungeon.
    Below,
    /// It has come home, and shares what it has.
    Home,
    /// It gets ready for the next adventure.
    Between,
    Over,
}

/// Why the band goes into the dungeon, and whose dungeon it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Quest {
    pub big_bad: Option<FigureId>,
    pub reason: Option<Reason>,
    /// True once the reason is accomplished.
    pub met: bool,
}

/// What somebody does in a crisis, the worse the later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum React {
    CarryOn,
    DuckBack,
    Flee,
}

/// A fight on the battle board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub tile: RoomId,
    /// Width of the board.
    pub columns: u8,
    /// The side that has come.
    pub entered: Faction,
    /// True if it fled here.
    pub fleeing: bool,
    /// The tile that it came from, if it did not appear where it is.
    pub from: Option<RoomId>,
    /// True if the band has called the fight off.
    pub broken_off: bool,
    /// Those who want to flee and found no way out.
    pub trapped: SmallVec<[FigureId; 4]>,
    /// Leaders of the band and of its foes.
    pub leaders: [Option<FigureId>; 2],
    /// Numbers of both as they came.
    pub came: [u8; 2],
    /// The side whose turn it is.
    pub acting: Faction,
    /// Number of turns begun, of either side.
    pub turn: u16,
    /// The side with a die more for having won the charge test.
    pub charge_die: Option<Faction>,
    /// Attackers this turn, by target.
    pub targeted: SmallVec<[(FigureId, u8); 4]>,
    /// Attackers who have not fought yet, with their targets.
    pub engaged: SmallVec<[(FigureId, FigureId); 4]>,
    /// Healers with their patients, this turn of theirs and until the next.
    #[serde(default)]
    pub tending: SmallVec<[Tending; 2]>,
    /// Those who carry somebody, with whom.
    #[serde(default)]
    pub carried: SmallVec<[(FigureId, FigureId); 2]>,
    /// Those who hold in both hands what they could hold in one beside a shield.
    #[serde(default)]
    pub both_hands: SmallVec<[FigureId; 2]>,
    /// Those who have acted this turn.
    pub done: SmallVec<[FigureId; 8]>,
    /// Those who could shoot and act with the others this turn.
    pub later: SmallVec<[FigureId; 4]>,
    /// Those who have shot what shoots once a fight.
    pub fired: SmallVec<[FigureId; 2]>,
    /// Those who have thrown a weapon, with its place among what they carry.
    pub thrown: SmallVec<[(FigureId, u8); 2]>,
    /// True for a side of which somebody went down since it was tested.
    pub fell: [bool; 2],
    /// Those who were shot at and missed, and by whom.
    pub shot_at: SmallVec<[(FigureId, FigureId); 4]>,
    /// What stars do in the crisis that is being tested.
    pub chosen: SmallVec<[(FigureId, React); 4]>,
}

impl Default for Fight {
    fn default() -> Self {
        Fight {
            tile: RoomId(0),
            columns: 0,
            entered: Faction::Band,
            fleeing: false,
            from: None,
            broken_off: false,
            trapped: SmallVec::new(),
            leaders: [None; 2],
            came: [0; 2],
            acting: Faction::Band,
            turn: 0,
            charge_die: None,
            targeted: SmallVec::new(),
            engaged: SmallVec::new(),
            tending: SmallVec::new(),
            carried: SmallVec::new(),
            both_hands: SmallVec::new(),
            done: SmallVec::new(),
            later: SmallVec::new(),
            fired: SmallVec::new(),
            thrown: SmallVec::new(),
            fell: [false; 2],
            shot_at: SmallVec::new(),
            chosen: SmallVec::new(),
        }
    }
}

impl Fight {
    /// Number of attackers on a figure this turn.
    pub fn attackers_on(&self, target: FigureId) -> u8 {
        let mut all = self.targeted.iter();
        all.find(|(it, _)| *it == target)
            .map_or(0, |(_, count)| *count)
    }

    /// What a star has chosen to do in the crisis, if it has.
    pub fn choice_of(&self, star: FigureId) -> Option<React> {
        let mut all = self.chosen.iter();
        all.find(|(it, _)| *it == star).map(|(_, react)| *react)
    }

    /// True once the fight has gone on for so long that it has to come to an end.
    pub fn drags_on(&self, book: &Book) -> bool {
        self.turn > book.figures.long_fight
    }
}

/// The state of the table besides the figures.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub quest: Quest,
    pub fight: Option<Fight>,
    pub below: Below,
    #[serde(default)]
    pub hoard: Hoard,
    #[serde(default)]
    pub annals: Annals,
    /// The dead of the fight that is on, and where they lie. No rule asks for them, so that they are
    /// no part of a digest.
    #[serde(default, serialize_with = "only_in_text")]
    pub bodies: SmallVec<[(FigureId, Cell); 4]>,
}

/// Writes what only the eye sees: into saves, which are text, and not into what digests are of.
fn only_in_text<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    match to.is_human_readable() {
        true => value.serialize(to),
        false => to.serialize_unit(),
    }
}

/// What a figure is known by when it is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cast {
    pub race: RaceIx,
    pub profession: ProfessionIx,
    pub part: Part,
}

/// A figure as the table lists it, with a copy of its components: asking the world for them is what
/// costs. [`Writer`](super::writer::Writer) changes both.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: FigureId,
    pub entity: Entity,
    pub nature: Nature,
    pub rep: Rep,
    pub power: StarPower,
    pub gear: Gear,
    pub stance: Stance,
    pub once: Once,
    pub lasting: Lasting,
}

/// Everything besides the figures, and the list of these. It is one resource, because hardly a rule
/// looks at figures without looking at the book and the table too.
#[derive(Resource, Clone)]
pub struct Table {
    pub book: Arc<Book>,
    pub options: Options,
    pub state: State,
    /// The map so far.
    pub map: Arc<Map>,
    /// Everybody who is or was in the game, by number.
    pub cast: Vec<Cast>,
    /// The figures that are there, by number.
    pub figures: Vec<Listed>,
}

crate::listed_parts! { Listed;
    Nature: nature, Rep: rep, StarPower: power, Gear: gear, Stance: stance, Once: once,
    Lasting: lasting,
}

crate::map_keys! { Book;
    Nature { race, professions };
    Carried { thing, class };
    Gear { things };
    Spelled { spell };
    Lasting { spells, draughts };
    Cast { race, profession };
    enum Thing { Weapon.0, Armour.0, Item.0; Shield };
}
