//! Heroes and foes and what they are made of, and the state of the table.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity, resource::Resource};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    complex::Rolled,
    content::{
        AttackIx, Book, CharacterIx, DefenceIx, FoeIx, GearIx, ObstacleIx, PurposeIx, Skills,
        SpellIx, ThreatIx,
    },
    defence::Ratings,
    grid_of_cards::Sheet,
    grown::Grown,
    setup::Options,
};
use crate::{
    dungeon::{Floors, RoomId},
    grid::Cell,
};

/// The number of a hero or foe, counted over the whole game; also its id among all tokens. Heroes
/// come first, in seating order.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct FigureId(pub u16);

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Faction {
    Heroes,
    Foes,
}

/// What somebody can play a card as, by its key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Card<C = CharacterIx, A = AttackIx, D = DefenceIx, G = GearIx, S = SpellIx> {
    Character(C),
    Attack(A),
    Defence(D),
    Gear(G),
    Spell(S),
}

/// The cards that a hero owns, each once, in the order in which they came.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Owned {
    pub characters: SmallVec<[CharacterIx; 4]>,
    pub attacks: SmallVec<[AttackIx; 4]>,
    pub defences: SmallVec<[DefenceIx; 4]>,
    pub gear: SmallVec<[GearIx; 2]>,
    pub spells: SmallVec<[SpellIx; 2]>,
    /// Points that are not spent.
    pub points: u16,
    /// Points spent and not spent.
    pub earned: u16,
}

/// The two sheets of a hero: for each place the card that lies there, by its place among those that
/// the hero owns.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheets {
    pub characters: Sheet<u8>,
    pub attacks: Sheet<u8>,
}

/// Where a card is that can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum CardState {
    /// At home: too many to use, or left there.
    #[default]
    Stored,
    /// In play.
    Ready,
    /// Tapped, until a long rest.
    Tapped,
    /// Discarded, until it heals.
    Discarded,
    /// At home since an earlier adventure, until it heals.
    Hurt,
}

/// How a hero's cards stand, each list in the order of those that the hero owns.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// Character cards are never discarded.
    pub characters: SmallVec<[CardState; 4]>,
    pub defences: SmallVec<[CardState; 4]>,
    pub gear: SmallVec<[CardState; 2]>,
    pub spells: SmallVec<[CardState; 2]>,
    /// True for whoever was healed and not hurt since; rule `defence.healing`.
    pub healed: bool,
    /// True for whoever was tended and not hurt since, whether it helped or not; rule `fight.mend`.
    #[serde(default)]
    pub tended: bool,
    /// The place on the attack sheet of the last action, if that was an attack and succeeded; rule
    /// `attack.combo`.
    pub combo: Option<u8>,
}

/// What a foe is, and its dice.
#[derive(Component, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pack {
    pub foe: FoeIx,
    /// True for the leader of a threat.
    pub leads: bool,
    /// Where it is when nobody has met it: a room by its number.
    pub room: u8,
    /// Dice that are left, highest first; none before they are rolled.
    pub dice: Ratings,
    /// Dice that are gone, highest first.
    pub gone: Ratings,
    /// True once it has been met.
    pub met: bool,
}

/// How somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Condition {
    #[default]
    Up,
    /// Out of the fight.
    Down,
    /// Dead, or gone for good.
    Dead,
}

/// Where and how somebody is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stance {
    /// None for those who are not on the board.
    pub cell: Option<Cell>,
    pub condition: Condition,
}

/// What works on somebody for a while. What others put on somebody lasts until the end of that
/// one's next turn.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lasting {
    /// Attacks on it are easier by this much.
    pub exposed: u8,
    /// Attacks on it are harder by this much.
    pub shielded: u8,
    /// The least difficulty of attacks on whoever is guarded, until its guard's next turn.
    pub guarded: u8,
    /// Its rolls are lower by this much.
    pub weakened: u8,
    /// Its rolls are higher by this much.
    pub blessed: u8,
    pub stunned: bool,
    pub held: bool,
    pub hidden: bool,
    /// True for what somebody put on themselves in this turn: it lasts until the next one is over.
    #[serde(default)]
    pub own: bool,
}

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// Heroes are made.
    #[default]
    Making,
    /// They sit down: cards are arranged.
    Sitting,
    /// They are in the dungeon.
    Below,
    /// They are out, or lost.
    Home,
    Over,
}

/// What the dice have made of a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RolledRoom {
    /// In squares of the plan.
    pub size: u8,
    pub purpose: PurposeIx,
    /// Where it leads, in the order of the dice.
    pub ways: SmallVec<[Rolled; 4]>,
    /// The upper left cell of its floor, if somebody has put it there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Cell>,
}

/// An obstacle in a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placed {
    pub obstacle: ObstacleIx,
    /// The square it stands on, if it stands on one.
    pub cell: Option<Cell>,
    /// True for the one that the reason of the adventure is about.
    pub task: bool,
    /// True once it is passed.
    pub passed: bool,
    /// True once it cannot be tried again.
    pub shut: bool,
    /// Those who have tried it and failed, each with the way.
    pub tried: SmallVec<[(FigureId, u8); 4]>,
}

impl Placed {
    /// True if somebody has failed at a way; rule `obstacle.fail`.
    pub fn has_failed(&self, who: FigureId, way: u8) -> bool {
        self.tried.contains(&(who, way))
    }
}

/// A room in play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RoomState {
    /// Its number on the map, in the order in which rooms were found.
    pub found: Option<RoomId>,
    /// True once the heroes have been in it.
    pub entered: bool,
    /// True once it is known what waits there.
    pub scouted: bool,
    /// What is read out about it.
    pub text: u8,
    pub obstacles: SmallVec<[Placed; 2]>,
}

/// The dungeon: as it was rolled, and what has become of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dungeon {
    /// Rooms by number from 1.
    pub rolled: Vec<RolledRoom>,
    pub rooms: Vec<RoomState>,
    /// The room where the reason is found, by number.
    pub goal: u8,
    /// The room where the heroes are, by number; 0 outside.
    pub at: u8,
    /// The room that they came from, by number; 0 outside.
    pub from: u8,
    /// Whether they were unnoticed on their way into the next room, if they tried to be.
    #[serde(default)]
    pub crept: Option<bool>,
}

/// A fight.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    /// Number of the round, from 1.
    pub round: u16,
    /// The side whose phase it is.
    pub acting: Option<Faction>,
    /// The side that loses its first phase.
    pub surprised: Option<Faction>,
    /// The side that acts first in each round.
    pub first: Option<Faction>,
    /// Those who have acted in this phase.
    pub acted: SmallVec<[FigureId; 8]>,
    /// Those who have moved in this phase.
    pub moved: SmallVec<[FigureId; 8]>,
    /// Foes who have had a die back in this fight.
    pub regrown: SmallVec<[FigureId; 2]>,
    /// True once the heroes have called it off.
    pub retreating: bool,
}

/// What the heroes are after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Quest {
    pub threat: Option<ThreatIx>,
    /// The twist, by its place among those of the threat.
    pub twist: u8,
    /// True once the heroes know of it.
    pub twist_told: bool,
    /// True once the reason is met.
    pub met: bool,
    /// Points gained on the way, for everybody.
    pub points: u16,
}

/// The state of the table besides the figures.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    /// Adventures begun.
    pub adventures: u8,
    /// Adventures that succeeded.
    pub won: u8,
    pub quest: Quest,
    pub dungeon: Dungeon,
    pub fight: Option<Fight>,
    /// What was found, until it is shared out.
    pub finds: SmallVec<[Card; 4]>,
    /// Moves made on the sheets that are arranged now.
    pub moves: u16,
    /// The skills that they were last laid out for.
    #[serde(default)]
    pub wanted: Skills,
}

/// Somebody as the table lists them, with what nearly every rule asks of everybody: asking the world
/// for components is what costs. [`Writer`](super::writer::Writer) keeps it in step.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    pub id: FigureId,
    pub entity: Entity,
    pub faction: Faction,
    pub stance: Stance,
    pub lasting: Lasting,
}

/// Everything besides the figures.
#[derive(Resource, Clone)]
pub struct Table {
    pub book: Arc<Book>,
    pub options: Options,
    pub state: State,
    /// The dungeon as it is drawn, as far as it is rolled.
    pub grown: Arc<Grown>,
    /// The map as far as it is found.
    pub floors: Floors,
    /// Kinds of everybody who is or was in the game, by number; none for heroes.
    pub cast: Vec<Option<FoeIx>>,
    /// The figures that are there, by number.
    pub figures: Vec<Listed>,
}

crate::map_keys! { Book;
    Owned { characters, attacks, defences, gear, spells };
    Pack { foe };
    RolledRoom { purpose };
    Placed { obstacle };
    RoomState { obstacles };
    Dungeon { rolled, rooms };
    Quest { threat };
    enum Card { Character.0, Attack.0, Defence.0, Gear.0, Spell.0; };
}
