//! The components of heroes and foes, and the state of the table.

use std::sync::Arc;

use bevy_ecs::{component::Component, entity::Entity, resource::Resource};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::places::Places;
use super::{
    cards::{Card, CardSet},
    content::{Book, ClassIx, ItemIx, KindIx, PoolIx, RaceIx},
    setup::Options,
};
use crate::{dice::Die, dungeon::Map, grid::Cell};

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

    /// As an index into lists by seat.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

/// Tokens of foes are numbered from here on.
const FIRST_FOE_TOKEN: u32 = 100;
/// Tokens of strangers, chests and the like are numbered from here on.
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
pub struct Calling {
    /// The class.
    pub class: ClassIx,
    /// The race.
    pub race: RaceIx,
    /// The card that stands for the hero; `None` for one out of the roster.
    pub card: Option<Card>,
}

/// Hit points; at 0 the hero is dead.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HitPoints {
    /// Now.
    pub now: i32,
    /// Without items.
    pub base: i32,
}

/// Dice of one pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolDice {
    /// Which pool.
    pub pool: PoolIx,
    /// Dice left.
    pub now: u8,
    /// Dice when full.
    pub max: u8,
}

/// The dice that a hero can spend.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct Pools(pub SmallVec<[PoolDice; 2]>);

/// A thing that is carried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carried {
    /// What it is.
    pub item: ItemIx,
    /// Its points, such as the strength of a potion; 0 for others.
    pub points: i32,
    /// Whether it is worn or wielded.
    pub in_use: bool,
    /// Whether it is damaged.
    pub damaged: bool,
}

/// What a hero carries, in the order it was got.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct Gear(pub SmallVec<[Carried; 6]>);

/// A hero's money: loot points, and resource points where these are spent.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Purse {
    /// Loot points.
    pub loot: i32,
    /// Resource points not spent yet.
    pub resources: i32,
}

/// The cards in a player's hand while heroes are made.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand(pub CardSet);

/// How many rolls can still be rolled again in this dungeon.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Luck(pub u8);

/// Armour by a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ward {
    /// How much.
    pub armour: i32,
    /// How many more turns of the caster it lasts.
    pub turns: u8,
    /// Who cast it.
    pub caster: HeroId,
}

/// What helps or binds a hero in the fight at hand.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Aid {
    /// Armour by spells.
    pub wards: SmallVec<[Ward; 2]>,
    /// Dice that are added to the next attack roll.
    pub buff: u8,
    /// Whether the next own turn is given up, for stepping in.
    pub forfeit: bool,
}

/// Where a token stands.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing(pub Cell);

/// What a foe is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foe {
    /// Its kind.
    pub kind: KindIx,
    /// Its card; `None` for the dragon.
    pub card: Option<Card>,
    /// Whose player drew it; `None` for the dragon.
    pub drawn_by: Option<HeroId>,
    /// Whether it is an elite monster.
    pub elite: bool,
}

/// What a foe can do and take.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Body {
    /// Its attack die.
    pub attack_die: Die,
    /// What an attack must reach to wound it.
    pub wound_threshold: i32,
    /// Wounds taken.
    pub wounds: u8,
    /// Wounds that kill it.
    pub wounds_max: u8,
}

/// Whom a foe goes for, and what keeps it from it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Temper {
    /// Its target.
    pub target: Option<HeroId>,
    /// Who has drawn its next attack on themselves.
    pub drawn_to: Option<HeroId>,
    /// How many of its attacks are lost to confusion.
    pub confused: u8,
    /// Who wounded it last.
    pub wounded_by: Option<HeroId>,
}

/// A card before a hero that is still to be resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Whose player drew it.
    pub finder: HeroId,
    /// Where it shows on the board.
    pub cell: Option<Cell>,
}

/// Loot that waits to be shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spoil {
    /// Who dealt the last wound.
    pub finder: HeroId,
    /// The card of the monster; `None` for the dragon.
    pub card: Option<Card>,
    /// Whether it was an elite monster.
    pub elite: bool,
}

/// Where in the round the table is.
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

/// Who takes part in a fight, in the order of turns.
pub type Order = SmallVec<[Combatant; 8]>;

/// What lies on the table besides heroes and foes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Where in the round we are.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The round of the fight, from 1; 0 for the opening.
    pub fight_round: u16,
    /// What is left of the deck that heroes are dealt from.
    pub hero_deck: CardSet,
    /// Cards dropped while heroes were made.
    pub discards: CardSet,
    /// What is left of the dungeon deck.
    pub deck: CardSet,
    /// The dragon's stack.
    pub stack: CardSet,
    /// Cards drawn this round that have not been laid out yet.
    pub drawn: SmallVec<[Laid; 4]>,
    /// Traps before their finders.
    pub traps: SmallVec<[Laid; 4]>,
    /// Chests, strangers, altars and the like on the table.
    pub finds: SmallVec<[Laid; 4]>,
    /// Loot of the fight that is not shared out yet.
    pub spoils: SmallVec<[Spoil; 4]>,
    /// Loot points that wait for being divided by hand.
    pub pile: i32,
    /// The order of turns in the fight.
    pub order: Order,
    /// Whose turn it is.
    pub active: Option<Combatant>,
    /// The number of the next foe.
    pub next_foe: u16,
    /// Whether the dragon has been slain.
    pub dragon_slain: bool,
    /// Who was asked for a face card in vain, by asker and asked.
    pub refused_gifts: u16,
    /// Gifts between heroes in this camp.
    pub exchanges: u8,
    /// The description of the room at hand, as a place in the book's list.
    pub room_text: Option<u16>,
    /// Where foes and finds of the room at hand show on the board.
    pub places: Places,
    /// Monsters slain, over the crawl.
    pub slain: u16,
    /// Loot points gained, over the crawl.
    pub loot_gained: i32,
}

/// Everything that is neither hero nor foe, and where these are found. It is one resource, because
/// hardly a rule looks at the heroes without looking at the book and the table too.
#[derive(Resource, Clone)]
pub struct Table {
    /// The book.
    pub book: Arc<Book>,
    /// The optional rules that are played with.
    pub options: Options,
    /// What lies on it.
    pub state: State,
    /// The map so far.
    pub map: Arc<Map>,
    /// The kind of every foe that was ever met, by number, so that the log can name the slain.
    pub cast: Vec<KindIx>,
    /// Heroes by seat.
    pub heroes: SmallVec<[Entity; 4]>,
    /// Foes that are alive, in the order they came.
    pub foes: SmallVec<[(FoeId, Entity); 6]>,
}
