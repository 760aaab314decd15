//! The tasks, questions and acts of the town.

use serde::{Deserialize, Serialize};

use super::super::{
    components::FigureId,
    content::{ArmourIx, Book, GearIx, HiredIx, ItemIx, WeaponIx},
};
use super::Fate;

/// Somebody after a dive, hero or hired hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Homecomer {
    pub who: FigureId,
    pub fate: Fate,
    /// Rooms cleared in all.
    pub rooms: u16,
    /// Coin out of this dive, goods with a stated value among it, in copper pieces.
    pub coins: u32,
    /// True if they may go up at home; rule `growth.when`.
    pub rises: bool,
}

/// How a dive has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Return {
    /// True if the levels were cleared that they set out for.
    pub won: bool,
    pub all: Vec<Homecomer>,
}

/// Something the town has yet to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TownTask {
    /// Sees who of the stable can go.
    Gather,
    /// Asks what is done before the next dive.
    Visit,
    /// The party sets out.
    SetOut,
    /// It is home.
    Home(Return),
    /// Settles with a hired hand, by place.
    Settle(u8),
    /// Asks what becomes of somebody who was brought home dead.
    Bier(u8),
    /// Hired hands go up with the heroes.
    RaiseHands,
    /// The dive is behind them.
    Behind,
}

/// Something to be decided in town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TownQuestion {
    /// What is done before the next dive.
    Visit,
    /// What a hero buys, sells, wears or gives away.
    Counter(u8),
    /// Whether the family of a hired hand is paid.
    Family(u8),
    /// Whether somebody is brought back.
    Temple(u8),
}

/// Something that can be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ware {
    Weapon(WeaponIx),
    Armour(ArmourIx),
    Gear(GearIx),
    Item(ItemIx),
}

/// Something that somebody has and can sell, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Good {
    Arm(u8),
    Armour,
    Shield,
    Gear(u8),
    Item(u8),
}

/// Something that can be chosen in town.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TownAct {
    /// A hero goes to the counter.
    Counter(u8),
    /// A hero prepares other spells.
    Prepare(u8),
    /// A hero goes along on the next dive, or stays at home.
    Along(u8),
    Stay(u8),
    Hire(HiredIx),
    /// Somebody who was hired is sent home again.
    Dismiss(u8),
    /// The party sets out.
    SetOut,
    Buy(Ware),
    Sell(Good),
    /// An item is attuned to its bearer, or no longer.
    Attune(u8),
    /// Gold pieces for another hero, who may have to pay them on at once.
    Give(u8),
    /// Enough.
    Leave,
    /// Pays: the temple, or a family.
    Pay,
    /// Does not.
    Refuse,
}

crate::map_keys! { Book;
    enum Ware { Weapon.0, Armour.0, Gear.0, Item.0; };
}
