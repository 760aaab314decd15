//! The components of heroes and foes, and the state of the table.

use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::content::{
    AdventureIx, ArmourIx, Attribute, BoardIx, Effect, FirstSide, FoeIx, HeroIx, PlotWord,
    Possession, SettingIx, SkillIx, SpellIx, WeaponIx,
};
use crate::{game::Seat, grid::Cell};

/// A hero's seat, or a foe's number counted over the whole venture; also the id of its token.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct FighterId(pub u16);

impl FighterId {
    /// The id of the first foe.
    pub const FIRST_FOE: u16 = 100;
    /// The bit that those have who fight for themselves, against party and foes alike.
    const THIRD: u16 = 1 << 15;
    /// The maximum number of foes met in a venture.
    pub const MOST_FOES: u16 = Self::THIRD - Self::FIRST_FOE;

    /// The foe with this number, counted over the venture.
    pub fn foe(number: u16, third_side: bool) -> Self {
        let side = if third_side { Self::THIRD } else { 0 };
        FighterId((Self::FIRST_FOE + number) | side)
    }

    /// The number of a foe, counted over the venture; `None` for heroes.
    pub fn number(self) -> Option<u16> {
        (self.0 & !Self::THIRD).checked_sub(Self::FIRST_FOE)
    }

    /// True for those who fight for themselves.
    pub fn is_third_side(self) -> bool {
        self.0 & Self::THIRD != 0
    }

    /// True for heroes.
    pub fn is_hero(self) -> bool {
        self.0 < Self::FIRST_FOE
    }

    /// Its id among all tokens.
    pub fn token(self) -> u32 {
        u32::from(self.0)
    }

    /// The seat of a hero.
    pub fn seat(self) -> u8 {
        self.0 as u8
    }

    /// Who decides for it: its player, or the game master.
    pub fn player(self) -> Seat {
        if self.is_hero() {
            Seat::Hero(self.seat())
        } else {
            Seat::Master
        }
    }

    /// True if the two are on different sides.
    pub fn is_against(self, other: FighterId) -> bool {
        let side = |it: Self| (it.is_hero(), it.is_third_side());
        side(self) != side(other)
    }
}

/// A weapon carried, or lying on the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    pub weapon: WeaponIx,
    /// Fatigue that it can still take.
    pub power: i32,
    /// Shots left before it must be loaded.
    pub shots: u8,
}

/// A lasting effect on a fighter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Boon {
    HardToHit(u8),
    Armour(i32),
    Might(i32),
    Move(i32),
    Raise(Attribute, i32),
    Hold,
}

impl Boon {
    /// The lasting part of an effect, if it has one.
    pub fn of(effect: Effect) -> Option<Self> {
        Some(match effect {
            Effect::HardToHit(dice) => Boon::HardToHit(dice),
            Effect::Armour(n) => Boon::Armour(n),
            Effect::Might(n) => Boon::Might(n),
            Effect::Move(n) => Boon::Move(n),
            Effect::Raise(attribute, n) => Boon::Raise(attribute, n),
            Effect::Hold => Boon::Hold,
            _ => return None,
        })
    }
}

/// A [`Boon`] with its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    pub boon: Boon,
    /// Turns of its bearer left; `None` until the end of the fight.
    pub turns: Option<u8>,
}

/// The kind of a fighter: hero, or a kind of foe.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[component(immutable)]
pub enum FighterKind {
    /// A hero.
    Hero,
    /// A foe.
    Foe(FoeIx),
}

/// ST, DX and IQ by nature.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Attributes(pub [i32; 3]);

/// Skills, in points.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Skills(pub SmallVec<[(SkillIx, u8); 4]>);

/// Spells and devices that it knows.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Spells(pub SmallVec<[SpellIx; 4]>);

/// Weapons of a fighter.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Weapons {
    /// Weapons carried.
    pub carried: SmallVec<[Held; 3]>,
    /// The place of the one in hand.
    pub in_hand: Option<u8>,
}

/// Armour of a fighter.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Worn {
    /// Armour worn.
    pub armour: Option<ArmourIx>,
    /// Shield carried.
    pub shield: Option<ArmourIx>,
}

/// Damage, fatigue and curses.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Health {
    /// Damage taken.
    pub damage: i32,
    /// Fatigue that sleep takes away.
    pub fatigue: i32,
    /// Fatigue that only food takes away.
    pub hunger: i32,
    /// Curses.
    pub curses: i32,
    /// True if it is dead.
    pub dead: bool,
}

/// Lasting effects of spells and goods.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Effects(pub SmallVec<[Lasting; 2]>);

/// A fighter's part in the fight.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[component(immutable)]
pub struct Activity {
    /// True if it has reacted, and so loses its next turn.
    pub reacted: bool,
    /// True if its turn of this round is over.
    pub acted: bool,
    /// True if it has fled from the board, or, for a hero, left the party.
    pub fled: bool,
}

/// What only heroes have.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Story {
    /// The name.
    pub name: String,
    /// The ready-made hero that this is.
    pub kind: Option<HeroIx>,
    /// The bust in the token atlas.
    pub bust: String,
    /// Experience not spent yet.
    pub experience: i32,
    /// Karma points.
    pub karma: i32,
    /// Wishes.
    pub wishes: i32,
    /// Whether somebody has tended it since the last fight.
    pub tended: bool,
}

/// The phase of the venture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    Gathering,
    Reading,
    Fight,
    Mending,
    Over,
}

/// The state of the table besides heroes and foes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    /// The adventure; `None` in a skirmish.
    pub adventure: Option<AdventureIx>,
    /// The world it is set in.
    pub setting: Option<SettingIx>,
    /// The current entry; 0 before the first.
    pub entry: u16,
    /// Entries read, in order, each once.
    pub read: Vec<u16>,
    /// Plot words, sorted.
    pub words: Vec<PlotWord>,
    /// Flags that are set, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<PlotWord>,
    /// Counters above 0, sorted, with their values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<(PlotWord, i32)>,
    /// The die rolled on reading the current entry; `None` if none of its options hangs on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// The day, from 1.
    pub day: u32,
    /// Money, in the smallest coin.
    pub purse: u32,
    /// Things that nobody carries, sorted, with their numbers.
    pub pack: Vec<(Possession, u32)>,
    /// Staffs and wands in the pack that are not full, each with the fatigue that it can still
    /// take.
    pub drained: Vec<(WeaponIx, i32)>,
    /// The hero who made the last check.
    pub checker: Option<FighterId>,
    /// Entries at which the party has slept.
    pub slept: Vec<u16>,
    /// The board of the current fight.
    pub board: Option<BoardIx>,
    /// The round of the fight, from 1.
    pub round: u16,
    /// The side that moves first in a round.
    pub first: FirstSide,
    /// The fighter whose turn it is.
    pub active: Option<FighterId>,
    /// Weapons lying on the board.
    pub ground: Vec<(Cell, Held)>,
    /// Number of the next foe.
    pub next_foe: u16,
    /// Number of fights won.
    pub fights: u16,
    /// Number of foes beaten.
    pub beaten: u16,
    /// True if the last foe beaten fled.
    pub last_fled: bool,
}
