//! What a band keeps from adventure to adventure, and what each of it has done in this one.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    components::FigureId,
    content::{Figures, Reason},
    hoard::Coins,
    record::{FigureRecord, ThingRecord},
    tiles::Dungeon,
};
use crate::dungeon::Map;

/// The way somebody left the band.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Fate {
    Died,
    /// Has gone over to the dark.
    Turned,
    /// Lay out of the fight below when the others came out.
    LeftBelow,
    /// Had become as good as the star.
    Left,
    /// Had too little reputation to be kept.
    Dismissed,
    /// The same, for a star.
    Retired,
    /// Was one too many.
    LetGo,
}

impl Fate {
    /// True if they live on without the band.
    pub fn is_parting(self) -> bool {
        matches!(
            self,
            Fate::Left | Fate::Dismissed | Fate::Retired | Fate::LetGo
        )
    }
}

/// An entry of the memorial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    pub who: FigureId,
    pub figure: FigureRecord,
    pub fate: Fate,
    /// Number of the adventure, from 1.
    pub adventure: u16,
}

/// A line of the chronicle: an adventure that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    pub reason: Option<Reason>,
    /// True if the reason was accomplished and a star walked out.
    pub won: bool,
    /// Those who came out on their feet.
    pub out: u8,
    /// Those who were lost.
    pub lost: u8,
}

/// A dungeon that has been mapped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownDungeon {
    pub map: Arc<Map>,
    pub dungeon: Dungeon,
    /// Who ruled it and lives.
    pub big_bad: Option<FigureRecord>,
    /// True once the treasure of its last tile is gone.
    pub looted: bool,
}

/// What somebody has done in this adventure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deeds {
    /// Coins for kills, and the share of the others once they are divided.
    pub coins: Coins,
    /// True if it was out of the fight.
    pub was_out: bool,
    /// True if it has turned.
    #[serde(default)]
    pub turned: bool,
    /// True if it has run for good.
    pub ran: bool,
    /// True if it came out while one of the band lay out of the fight below.
    pub left_one: bool,
    /// True if it uses a find that was not divided yet.
    pub has_pick: bool,
}

/// What the band keeps over its adventures.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Annals {
    /// Adventures before this game.
    pub before: u16,
    /// The adventures of this game that are over.
    pub adventures: Vec<Adventure>,
    /// Deeds in this adventure, of those who have done any.
    pub deeds: Vec<(FigureId, Deeds)>,
    /// Finds that nobody has picked yet.
    pub pile: Vec<ThingRecord>,
    /// Things that nobody carries.
    pub chest: Vec<ThingRecord>,
    pub memorial: Vec<Memory>,
    pub dungeons: Vec<KnownDungeon>,
    /// The dungeon that the band goes back to, by its place among them.
    pub revisits: Option<u8>,
    /// Reputations after each adventure, of those who have been on one.
    pub histories: Vec<(FigureId, Vec<u8>)>,
}

impl Annals {
    /// What somebody has done in this adventure.
    pub fn deeds_of(&self, who: FigureId) -> Deeds {
        let deeds = self.deeds.iter().find(|(it, _)| *it == who);
        deeds.map_or_else(Deeds::default, |(_, deeds)| *deeds)
    }

    /// Notes what somebody has done.
    pub(super) fn note(&mut self, who: FigureId, note: impl FnOnce(&mut Deeds)) {
        let place = self.deeds.iter().position(|(it, _)| *it == who);
        let place = place.unwrap_or_else(|| {
            self.deeds.push((who, Deeds::default()));
            self.deeds.len() - 1
        });
        note(&mut self.deeds[place].1);
    }

    /// Reputations of somebody after each adventure.
    pub fn history_of(&self, who: FigureId) -> &[u8] {
        let history = self.histories.iter().find(|(it, _)| *it == who);
        history.map_or(&[], |(_, reps)| reps)
    }

    /// The number of the adventure that is on, from 1.
    pub fn number(&self) -> u16 {
        let over = self.adventures.len() as u16;
        self.before.saturating_add(over).saturating_add(1)
    }

    /// The dungeon that the band has gone back to.
    pub fn revisited(&self) -> Option<&KnownDungeon> {
        self.dungeons.get(usize::from(self.revisits?))
    }
}

/// A kind of coin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Metal {
    Bronze,
    Silver,
    Gold,
}

impl Metal {
    /// All kinds, in the order in which they are spent; rule `coin.spent`.
    pub const ALL: [Metal; 3] = [Metal::Bronze, Metal::Silver, Metal::Gold];

    /// Number of coins that buy a roll; rule `coin.rolls`, section 42.1.2.
    pub fn per_roll(self, figures: &Figures) -> u8 {
        match self {
            Metal::Bronze => figures.bronze_per_roll,
            Metal::Silver => figures.silver_per_roll,
            Metal::Gold => figures.gold_per_roll,
        }
    }

    /// So many coins of it.
    pub fn coins(self, count: u16) -> Coins {
        let mut coins = Coins::default();
        *coins.of_mut(self) = count;
        coins
    }
}

impl Coins {
    /// Number of coins of a kind.
    pub fn of(self, metal: Metal) -> u16 {
        match metal {
            Metal::Bronze => self.bronze,
            Metal::Silver => self.silver,
            Metal::Gold => self.gold,
        }
    }

    pub(super) fn of_mut(&mut self, metal: Metal) -> &mut u16 {
        match metal {
            Metal::Bronze => &mut self.bronze,
            Metal::Silver => &mut self.silver,
            Metal::Gold => &mut self.gold,
        }
    }
}
