//! What a game leaves to its campaign, and what the next one takes over.

use serde::{Deserialize, Serialize};

use super::{
    BandCrawl,
    annals::{Adventure, KnownDungeon, Memory},
    band::Band,
    between::{MOST_CHEST, MOST_DUNGEONS},
    content::Book,
    record::{FigureRecord, ThingRecord},
};
use crate::game::{Game, Outcome, Status};

/// What a band shares: its chest and its maps; rules `campaign.chest` and `campaign.dungeons`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stores {
    /// Number of adventures so far.
    #[serde(default)]
    pub adventures: u16,
    #[serde(default)]
    pub chest: Vec<ThingRecord>,
    #[serde(default)]
    pub dungeons: Vec<KnownDungeon>,
}

/// The legacy of a game for its campaign.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Legacy {
    /// True if it was won.
    pub victory: bool,
    /// The living, by number.
    pub survivors: Vec<(u8, FigureRecord)>,
    /// Those who left the band, by number, and how.
    pub fallen: Vec<(u8, Memory)>,
    pub stores: Stores,
    /// The adventures of the game.
    pub chronicle: Vec<Adventure>,
}

/// The most adventures of a campaign that are counted.
const MOST_ADVENTURES: u16 = 10_000;

impl Stores {
    /// Checks what comes from a file.
    ///
    /// # Errors
    /// Something is not there, or there is too much of it.
    pub fn check(&self, book: &Book) -> Result<(), String> {
        if self.adventures > MOST_ADVENTURES {
            return Err(format!("at most {MOST_ADVENTURES} adventures"));
        }
        if self.chest.len() > MOST_CHEST {
            return Err(format!("a chest holds {MOST_CHEST} things"));
        }
        for thing in &self.chest {
            thing.carried(book)?;
        }
        if self.dungeons.len() > usize::from(MOST_DUNGEONS) {
            return Err(format!("at most {MOST_DUNGEONS} dungeons are kept"));
        }
        self.dungeons.iter().try_for_each(|it| it.check(book))
    }
}

impl KnownDungeon {
    /// Checks what comes from a file.
    ///
    /// # Errors
    /// Its map and its tiles do not go together, or its Big Bad is none.
    pub fn check(&self, book: &Book) -> Result<(), String> {
        let (rooms, dungeon) = (self.map.rooms().len(), &self.dungeon);
        let rows = book.tables.tiles.rows.len();
        let known = dungeon.last_row.is_none_or(|row| usize::from(row) < rows);
        if rooms == 0 || dungeon.tiles.len() != rooms || dungeon.laid() > dungeon.wanted || !known {
            return Err("a dungeon whose tiles and map do not go together".to_owned());
        }
        match &self.big_bad {
            Some(record) => {
                record.components(book, super::components::Part::BigBad, None)?;
                Ok(())
            }
            None => Ok(()),
        }
    }
}

/// The legacy of a game.
pub fn of(game: &Game<BandCrawl>) -> Legacy {
    let band = Band::of(game.world());
    let annals = &band.state().annals;
    let living = band.members().filter(|it| !it.is_dead());
    let survivors = living.map(|it| {
        let record = FigureRecord {
            history: annals.history_of(it.id()).to_vec(),
            ..FigureRecord::of(band.book(), it)
        };
        (number(it.id().0), record)
    });
    let fallen = annals.memorial.iter();
    Legacy {
        victory: game.status() == Status::Over(Outcome::Victory),
        survivors: survivors.collect(),
        fallen: fallen.map(|it| (number(it.who.0), it.clone())).collect(),
        stores: Stores {
            adventures: annals.number() - 1,
            chest: annals.chest.clone(),
            dungeons: annals.dungeons.clone(),
        },
        chronicle: annals.adventures.clone(),
    }
}

/// The number of somebody, as far as a campaign counts.
fn number(of: u16) -> u8 {
    u8::try_from(of).unwrap_or(u8::MAX)
}
