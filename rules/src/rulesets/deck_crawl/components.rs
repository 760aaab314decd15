//! The components of heroes and foes, and the state of the table.

use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    cards::{Card, CardSet},
    content::{ClassIx, ItemIx, KindIx, PoolIx, RaceIx},
    places::Places,
};
use crate::{dice::Die, grid::Cell};

/// A hero's seat, from 0 to 3; also its id as a combatant.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct HeroId(pub u8);

/// A foe's number, counted over the whole crawl.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct FoeId(pub u16);

/// A hero or a foe.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Combatant {
    Hero(HeroId),
    Foe(FoeId),
}

impl HeroId {
    /// The hero's id among all tokens.
    pub fn token(self) -> u32 {
        u32::from(self.0)
    }

    /// Its index in lists by seat.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

/// Token ids of foes start here.
const FIRST_FOE_TOKEN: u32 = 100;
/// Token ids of strangers, chests and the like start here.
pub const FIRST_PROP_TOKEN: u32 = 10_000;

impl FoeId {
    /// The foe's id among all tokens.
    pub fn token(self) -> u32 {
        FIRST_FOE_TOKEN + u32::from(self.0)
    }

    /// The foe with a token, if it is a foe's.
    pub fn of_token(token: u32) -> Option<Self> {
        (FIRST_FOE_TOKEN..FIRST_PROP_TOKEN)
            .contains(&token)
            .then(|| FoeId((token - FIRST_FOE_TOKEN) as u16))
    }
}

impl Combatant {
    /// Its id among all tokens.
    pub fn token(self) -> u32 {
        match self {
            Combatant::Hero(hero) => hero.token(),
            Combatant::Foe(foe) => foe.token(),
        }
    }
}

/// Class and race.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Calling {
    pub class: ClassIx,
    pub race: RaceIx,
    /// The hero's card; `None` for one from the roster.
    pub card: Option<Card>,
}

/// Hit points; at 0 the hero is dead.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[component(immutable)]
pub struct HitPoints {
    /// Current hit points.
    pub now: i32,
    /// Maximum without items.
    pub base: i32,
}

/// Dice of one pool. Records name the pool by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PoolDice<K = PoolIx> {
    pub pool: K,
    /// Dice left.
    pub now: u8,
    /// Dice when full.
    pub max: u8,
}

impl<K> PoolDice<K> {
    /// The same with its pool named in another way.
    pub fn with<L>(&self, pool: L) -> PoolDice<L> {
        let PoolDice { now, max, .. } = *self;
        PoolDice { pool, now, max }
    }
}

/// The dice that a hero can spend.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct DicePools(pub SmallVec<[PoolDice; 2]>);

/// A carried item. Records name the item by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Carried<K = ItemIx> {
    pub item: K,
    /// Its points, such as the strength of a potion; 0 if it has none.
    pub points: i32,
    /// True if it is worn or wielded.
    pub in_use: bool,
    /// True if it is damaged.
    pub damaged: bool,
}

impl<K> Carried<K> {
    /// The same with its item named in another way.
    pub fn with<L>(&self, item: L) -> Carried<L> {
        Carried {
            item,
            points: self.points,
            in_use: self.in_use,
            damaged: self.damaged,
        }
    }
}

/// A hero's items, in order of acquisition.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Gear(pub SmallVec<[Carried; 6]>);

/// A hero's money: loot points, and resource points while these are spent.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[component(immutable)]
pub struct Purse {
    /// Loot points.
    pub loot: i32,
    /// Resource points not spent yet.
    pub resources: i32,
}

/// The cards in a player's hand during hero creation.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand(pub CardSet);

/// Number of rerolls left in this dungeon.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Luck(pub u8);

/// Armour from a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ward {
    /// Its rating.
    pub armour: i32,
    /// Number of further turns of the caster that it lasts.
    pub turns: u8,
    /// The hero who cast it.
    pub caster: HeroId,
}

/// Temporary effects on a hero in the current fight.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Aid {
    /// Armour from spells.
    pub wards: SmallVec<[Ward; 2]>,
    /// Number of dice added to the next attack roll.
    pub buff: u8,
    /// True if the hero's next turn is given up, for stepping in.
    pub forfeit: bool,
}

/// The identity of a foe.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foe {
    pub kind: KindIx,
    /// Its card; `None` for the dragon.
    pub card: Option<Card>,
    /// The hero whose player drew it; `None` for the dragon.
    pub drawn_by: Option<HeroId>,
    /// True for an elite monster.
    pub elite: bool,
}

/// The fighting figures of a foe.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Body {
    /// Its attack die.
    pub attack_die: Die,
    /// The attack total needed to wound it.
    pub wound_threshold: i32,
    /// Wounds taken.
    pub wounds: u8,
    /// Wounds that kill it.
    pub wounds_max: u8,
}

/// A foe's target, and its distractions.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Temper {
    pub target: Option<HeroId>,
    /// The hero who has drawn its next attack.
    pub drawn_to: Option<HeroId>,
    /// Number of its attacks lost to confusion.
    pub confused: u8,
    /// The hero who wounded it last.
    pub wounded_by: Option<HeroId>,
}

/// A card in front of a hero, still to be resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The hero whose player drew it.
    pub finder: HeroId,
    /// Its place on the board.
    pub cell: Option<Cell>,
}

/// Loot waiting to be shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spoil {
    /// The hero who dealt the last wound.
    pub finder: HeroId,
    /// The card of the monster; `None` for the dragon.
    pub card: Option<Card>,
    /// True for an elite monster.
    pub elite: bool,
}

/// The phase of the round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    Heroes,
    Drawing,
    Fight,
    Traps,
    Looting,
    Camp,
    Between,
    Over,
}

/// The combatants of a fight, in turn order.
pub type Order = SmallVec<[Combatant; 8]>;

/// The state of the table besides heroes and foes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The current phase.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The round of the fight, from 1; 0 for the opening.
    pub fight_round: u16,
    /// The rest of the deck that heroes are dealt from.
    pub hero_deck: CardSet,
    /// Cards dropped during hero creation.
    pub discards: CardSet,
    /// The rest of the dungeon deck.
    pub deck: CardSet,
    /// The dragon's stack.
    pub stack: CardSet,
    /// Cards drawn this round that have not been laid out yet.
    pub drawn: SmallVec<[Laid; 4]>,
    /// Traps in front of their finders.
    pub traps: SmallVec<[Laid; 4]>,
    /// Chests, strangers, altars and the like on the table.
    pub finds: SmallVec<[Laid; 4]>,
    /// Loot of the fight not yet shared out.
    pub spoils: SmallVec<[Spoil; 4]>,
    /// Loot points waiting to be divided by hand.
    pub pile: i32,
    /// The turn order of the fight.
    pub order: Order,
    /// The combatant whose turn it is.
    pub active: Option<Combatant>,
    /// Number of the next foe.
    pub next_foe: u16,
    /// True if the dragon has been slain.
    pub dragon_slain: bool,
    /// Refused requests for a face card, by asker and asked.
    pub refused_gifts: u16,
    /// Number of gifts between heroes in this camp.
    pub exchanges: u8,
    /// The description of the current room, as an index into the book's list.
    pub room_text: Option<u16>,
    /// Places of foes and finds in the current room.
    pub places: Places,
    /// Number of monsters slain in the crawl.
    pub slain: u16,
    /// Loot points gained in the crawl.
    pub loot_gained: i32,
}

/// What stays for the eye and the ear alone: no rule asks for it.
#[derive(Clone, Default, Debug)]
pub struct Remains {
    /// The slain, where they lie.
    pub bodies: Vec<(FoeId, Cell)>,
    /// Opened chests, sprung traps and the like, where they stand.
    pub used: Vec<Laid>,
    /// The chests among them that were left shut, by their cards.
    pub shut: Vec<Card>,
    /// The trap that somebody has come upon, until it is disarmed or has gone off.
    pub armed: Option<Laid>,
    /// The descriptions of rooms read out so far, so that none is heard twice in a crawl.
    pub told: Vec<u16>,
    /// The cards that a player has just drawn for want of a face card, until a class is chosen.
    pub redrawn: Vec<Card>,
}
