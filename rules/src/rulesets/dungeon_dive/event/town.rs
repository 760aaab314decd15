//! Events of the town, and of setting out and coming home.

use serde::Serialize;

use super::super::{
    components::{Body, FigureId, Hired},
    record::HeroRecord,
    town::{Fate, Good, Hand, Ware},
};

/// Money that comes to somebody: what of it goes to debts at once is `paid`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Income {
    pub place: u8,
    pub coins: u32,
    pub paid: u32,
}

/// A bill: what is paid of it, and what is owed from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bill {
    pub place: u8,
    pub paid: u32,
    pub owed: u32,
}

/// A hero after a dive.
#[derive(Clone, Debug, Serialize)]
pub struct Back {
    pub place: u8,
    pub fate: Fate,
    /// Coin out of the dive.
    pub coins: u32,
    pub record: Box<HeroRecord>,
}

#[derive(Clone, Debug, Serialize)]
pub enum TownEvent {
    /// The deaths of hired hands that are still spoken of.
    Remembered {
        deaths: u16,
    },
    /// A hero is to go on the next dive, or to stay at home.
    GoesAlong {
        place: u8,
    },
    Stays {
        place: u8,
    },
    /// Somebody is hired, for so much up front from each of these.
    Hired {
        hand: Hand,
        paid: Vec<(u8, u32)>,
    },
    Dismissed {
        hand: u8,
    },
    /// A hero pays for bed, food and road.
    Lodged(Bill),
    /// Who has gone is back, or not; hired hands with their shares, and whether they are dead.
    CameHome {
        won: bool,
        back: Vec<Back>,
        hands: Vec<(u8, u32, bool)>,
    },
    /// Coin comes to a hero out of a dive.
    Earned(Income),
    /// A hired hand goes home with their share.
    HandPaid {
        hand: u8,
        share: u32,
    },
    /// A hired hand is dead, and the family is paid.
    FamilyPaid {
        hand: u8,
        share: u32,
    },
    /// A hired hand is dead, and what there is of the share is for the heroes.
    FamilyUnpaid {
        hand: u8,
        shares: Vec<Income>,
    },
    /// A hired hand has gone up with the heroes, in a rest.
    HandRose {
        who: FigureId,
        hired: Box<Hired>,
        body: Body,
    },
    /// Everybody who was hired has gone home.
    HandsGone,
    /// The temple brings somebody back.
    Revived(Bill),
    /// Somebody is left to rest.
    Buried {
        place: u8,
    },
    Bought {
        place: u8,
        ware: Ware,
        lots: u8,
        cost: u32,
    },
    Sold {
        good: Good,
        count: u8,
        income: Income,
    },
    Attuned {
        place: u8,
        item: u8,
        attuned: bool,
    },
    Gave {
        from: u8,
        income: Income,
    },
}
