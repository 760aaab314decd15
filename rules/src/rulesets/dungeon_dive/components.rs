//! Figures and what they are made of, and the state of the table.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity, resource::Resource};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    board::{self, Field, LightMap, Overlay},
    content::{
        Ability, ArmourIx, Book, ClassIx, ConditionIx, DamageKind, FeatureIx, FoeIx, GearIx,
        HiredIx, ItemIx, Light, MapIx, PathIx, RaceIx, SaveAt, Scores, Skill, Source, SpellIx,
        SummonActs, WeaponIx,
    },
    delve::Dive,
    event::Does,
    past::Past,
    town::Town,
};
use crate::grid::Cell;

pub use super::deed::{Blow, Deed, How, Rolled, With, ZoneState};

/// The number of a figure, counted over the whole game; also its id among all tokens. Heroes come
/// first, in seating order.
#[derive(
    Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
)]
pub struct FigureId(pub u16);

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Team {
    Party,
    Foes,
}

impl Team {
    /// The other side.
    pub fn other(self) -> Self {
        match self {
            Team::Party => Team::Foes,
            Team::Foes => Team::Party,
        }
    }
}

/// What a figure is; a hero has [`Hero`] besides.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    Hero,
    Foe(FoeIx),
    Hired(HiredIx),
}

/// A hired hand: what does not change in a fight; rule `hired.kinds`.
#[derive(Component, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hired {
    pub name: String,
    pub level: u8,
    pub scores: Scores,
    pub features: SmallVec<[FeatureIx; 8]>,
    /// Cantrips and spells.
    pub spells: SmallVec<[SpellIx; 8]>,
}

/// A hero: what does not change in a fight.
#[derive(Component, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hero {
    pub name: String,
    /// The bust in the token atlas.
    pub bust: String,
    pub race: RaceIx,
    pub class: ClassIx,
    pub path: Option<PathIx>,
    pub level: u8,
    /// Scores, with those of the race and what was increased.
    pub scores: Scores,
    pub skills: SmallVec<[Skill; 8]>,
    /// Skills with twice the bonus.
    pub expert: SmallVec<[Skill; 4]>,
    /// Features, in the order in which they came.
    pub features: SmallVec<[FeatureIx; 16]>,
    /// Cantrips, and spells that are known or prepared.
    pub spells: SmallVec<[SpellIx; 16]>,
}

/// How alive somebody is; rules `death.drop` and those after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Life {
    #[default]
    Up,
    /// At 0 hit points, with death saves so far.
    Dying { successes: u8, failures: u8 },
    /// At 0 hit points, and no longer dying.
    Stable,
    /// Dead since a round of the fight.
    Dead { round: u16 },
}

/// Hit points and what goes with them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Body {
    pub points: i16,
    /// The most hit points, everything that raises or lowers them included.
    pub most: i16,
    pub temporary: i16,
    pub life: Life,
    /// Levels of exhaustion.
    pub exhaustion: u8,
    /// Hit dice that are left.
    pub hit_dice: u8,
}

/// Where somebody stands.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stand {
    /// The upper left square of its block; none for those who are not on the board.
    pub cell: Option<Cell>,
    /// Feet above the ground, for whoever flies.
    pub aloft: u8,
}

/// What somebody has done since their turn began.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Feet moved.
    pub moved: u16,
    /// Speeds gained by dashing.
    pub dashes: u8,
    /// Actions spent, and those gained besides the one of the turn.
    pub actions: u8,
    pub more_actions: u8,
    /// True once the action that haste gives is spent.
    pub hasted: bool,
    pub bonus: bool,
    /// True until the next turn begins.
    pub reaction: bool,
    /// Attacks left of the attack action.
    pub attacks: u8,
    /// Acts left of a foe's routine, by place.
    pub routine: SmallVec<[u8; 4]>,
    /// True once the attack action is taken.
    pub attacked: bool,
    /// The hands, the main one first, that have struck or thrown with a light weapon.
    #[serde(default)]
    pub light_hands: [bool; 2],
    /// True once this action has shot what takes time to load.
    #[serde(default)]
    pub unloaded: bool,
    /// True once something was drawn, put away or picked up.
    pub object: bool,
    /// True while something other than the action has paid for an item.
    #[serde(default)]
    pub handy: bool,
    /// True once a spell was cast as a bonus action; rule `magic.bonus`.
    pub bonus_spell: bool,
    /// True once a spell was cast as an action that is no cantrip.
    pub action_spell: bool,
    /// True while nobody may strike because of the way one goes.
    pub disengaged: bool,
    /// Sources whose dice were added this turn, where they are once a turn.
    pub once: SmallVec<[Source; 2]>,
    /// Where the turn began, and the squares since, for charges.
    pub trail: SmallVec<[Cell; 8]>,
    /// Zones that did something to it since the turn began.
    pub zones: SmallVec<[u16; 2]>,
    /// Hazards of the map that did.
    pub hazards: SmallVec<[Source; 2]>,
    /// True if damage of a kind that stops it was taken since the last turn.
    pub burnt: SmallVec<[DamageKind; 2]>,
    /// True if it attacked or was hit since its last turn.
    pub in_the_thick: bool,
}

/// A weapon that somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arm {
    pub weapon: WeaponIx,
    /// The magic item that it is.
    pub item: Option<ItemIx>,
}

/// What somebody carries and wears.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Kit {
    pub arms: SmallVec<[Arm; 4]>,
    /// What is in the main and in the other hand, by its place among the arms.
    pub hands: [Option<u8>; 2],
    pub armour: Option<ArmourIx>,
    pub shield: Option<ArmourIx>,
    pub gear: SmallVec<[(GearIx, u8); 8]>,
    /// Magic items other than weapons, and whether their bearer is attuned.
    pub items: SmallVec<[(ItemIx, bool); 4]>,
}

/// What somebody has used up.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Uses {
    /// Uses of a record's pool, or of one of its acts.
    pub spent: SmallVec<[Spent; 4]>,
    /// Slots of circles 1 to 9.
    pub slots: [u8; 9],
}

/// Uses of a record's pool or, by its number, of one of its acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spent {
    pub source: Source,
    pub act: Option<u16>,
    pub count: u8,
}

/// What lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// A bundle of traits of its source.
    Bundle(u16),
    Condition(ConditionIx),
    /// Raises the most hit points.
    Most(i16),
    /// Feet of bright light, and of dim light beyond.
    Shine(u8, u8),
}

/// Until when something lasts; rule `effect.duration`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    DoerBegins,
    /// This many ends of the doer's turns.
    DoerEnds(u8),
    BearerBegins,
    /// This many ends of the bearer's turns.
    BearerEnds(u8),
    /// The end of the fight.
    Fight,
    /// So many minutes, of which there is more than one: longer than any fight.
    Minutes(u8),
    Short,
    Long,
    Dive,
    /// One roll that it changes.
    Roll,
    Ended,
}

/// A save or check that ends something; rule `effect.save_again`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Again {
    pub ability: Ability,
    pub or: Option<Ability>,
    pub dc: u8,
    pub at: SaveAt,
}

/// Something that lasts on somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    pub id: u16,
    pub source: Source,
    pub what: What,
    pub by: Option<FigureId>,
    pub until: Until,
    pub again: Option<Again>,
    /// The deed that it came by; none by the rules alone.
    pub deed: Option<u16>,
    /// The circle of the spell that it came by; 0 for anything else.
    pub circle: u8,
    /// How much of it is gone, where it goes bit by bit.
    #[serde(default)]
    pub lost: u8,
}

/// Everything that lasts on somebody, in the order in which it came.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lasts {
    pub all: SmallVec<[Lasting; 4]>,
    /// The deed that is concentrated on, and what it is.
    pub concentration: Option<(u16, Source)>,
}

/// What a foe remembers; rules `mind.most_damage` and those after it.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// Damage by whom, in which round.
    pub hurt: SmallVec<[(FigureId, u16, u16); 4]>,
    /// Whom it has attacked.
    pub tried: SmallVec<[FigureId; 4]>,
    /// Whom it attacked last.
    pub engaged: Option<FigureId>,
    /// Hazards and zones that have done something to it, by kind.
    pub burnt: SmallVec<[Source; 2]>,
    /// Damage by whom since the one whom it attacked last went down.
    pub since: SmallVec<[(FigureId, u16); 2]>,
    /// What it means to do.
    pub meant: Option<Meant>,
    /// What a die has said about somebody who is down.
    pub downed: Option<Downed>,
}

/// What somebody means to do, since a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meant {
    pub does: Does,
    pub on: Option<FigureId>,
    pub round: u16,
}

/// Whether a foe goes on with somebody who is down, in a round; rule `mind.downed`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Downed {
    pub who: FigureId,
    pub round: u16,
    pub goes_on: bool,
}

/// Somebody whom an effect has brought; rule `magic.summons`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summoned {
    pub who: FigureId,
    pub by: FigureId,
    pub acts: SummonActs,
    pub source: Source,
    pub deed: u16,
    pub until: Until,
    /// True once they have been ordered to act, until their turn is over.
    pub ordered: bool,
}

/// A fight.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    /// Number of the round, from 1.
    pub round: u16,
    /// Initiative of everybody, the first one first.
    pub order: Vec<(FigureId, i16)>,
    /// Whose turn it is.
    pub turn: Option<FigureId>,
    /// Those who have begun a turn.
    pub acted: Vec<FigureId>,
}

/// A weapon that lies on the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dropped {
    pub at: Cell,
    pub arm: Arm,
    /// Who let go of it.
    pub owner: FigureId,
}

/// What a readied action waits for, and what is done then; rule `turn.ready`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Readied {
    pub who: FigureId,
    /// The arm that is used on the first foe who comes within reach or range.
    pub with: Option<u8>,
    pub how: How,
}

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// Everybody is placed.
    #[default]
    Setting,
    Fighting,
    Over,
}

/// The state of the table besides the figures.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    /// The map that is fought on.
    pub map: Option<MapIx>,
    /// The light of the room.
    pub light: Option<Light>,
    pub fight: Option<Fight>,
    pub deeds: Vec<Deed>,
    pub zones: Vec<ZoneState>,
    /// Weapons that lie on the ground.
    pub dropped: Vec<Dropped>,
    pub readied: Vec<Readied>,
    /// Those whom effects have brought, in the order in which they came.
    pub summoned: Vec<Summoned>,
    /// Doors that stand open, and those that were stuck or locked and are no longer.
    pub doors_open: Vec<Cell>,
    pub doors_forced: Vec<Cell>,
    /// The number of the next figure that comes; no number is used twice, for the log names figures by it.
    #[serde(default)]
    pub next_figure: u16,
    /// The number of the hero who sits on the first seat.
    #[serde(default)]
    pub first_seat: u16,
    pub next_deed: u16,
    pub next_lasting: u16,
    pub next_zone: u16,
    /// The dive, if it is one and not a skirmish.
    pub dive: Option<Dive>,
    /// The stable, and whoever is hired.
    pub town: Town,
}

/// Somebody as the table lists them, with what nearly every rule asks of everybody: asking the world
/// for components is what costs. [`Writer`](super::writer::Writer) keeps it in step.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    pub id: FigureId,
    pub entity: Entity,
    pub team: Team,
    pub kind: Kind,
    pub body: Body,
    pub stand: Stand,
}

/// Everything besides the figures. A copy shares all that is large, since minds make one for each
/// place that they think of.
#[derive(Resource, Clone)]
pub struct Table {
    pub book: Arc<Book>,
    pub state: Arc<State>,
    /// The ground that is fought on, and what lies over it, once it is laid.
    pub ground: Option<(Arc<Field>, Arc<Overlay>)>,
    /// How bright every square is.
    pub light: Option<Arc<LightMap>>,
    /// Everybody who is in the way of others, as the board sees them.
    pub stands: Vec<board::Stand>,
    /// The figures that are there, by number.
    pub figures: Vec<Listed>,
    /// Those who are gone.
    pub past: Arc<Vec<Past>>,
}

crate::map_keys! { Book;
    Hero { race, class, path, features, spells };
    Hired { features, spells };
    Turn { once, hazards };
    Arm { weapon, item };
    Kit { arms, armour, shield, gear, items };
    Uses { spent };
    Spent { source };
    Lasting { source, what };
    Lasts { all, concentration };
    Dropped { arm };
    Memory { burnt, meant };
    Meant { does };
    Summoned { source };
    State { map, deeds, zones, dropped, summoned, dive, town };
    enum Kind { Foe.0, Hired.0; Hero };
    enum What { Condition.0; Bundle, Most, Shine };
}
