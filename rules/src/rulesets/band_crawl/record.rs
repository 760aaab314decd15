//! Figures as they go from adventure to adventure, or are laid out beforehand.

use serde::{Deserialize, Serialize};

use super::{
    components::{Carried, Gear, Nature, Part, Rep, StarPower, Thing},
    content::Book,
    figure::Figure,
};
use crate::content::RecordId;

/// A carried thing by its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThingRecord {
    pub thing: Thing<RecordId, RecordId, RecordId>,
    /// The class of magical armour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<RecordId>,
    /// Uses left, of what can be used up.
    #[serde(default)]
    pub uses: u8,
    /// True if it is worn or in hand.
    #[serde(default)]
    pub in_use: bool,
}

/// A figure by the ids of its records.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigureRecord {
    pub race: RecordId,
    /// One, or the first and the second.
    pub professions: Vec<RecordId>,
    /// True for a star.
    #[serde(default)]
    pub star: bool,
    pub rep: u8,
    pub things: Vec<ThingRecord>,
    /// Reputations after each adventure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<u8>,
}

impl ThingRecord {
    /// The record of a thing.
    pub fn of(book: &Book, it: &Carried) -> Self {
        ThingRecord {
            thing: match it.thing {
                Thing::Weapon(weapon) => Thing::Weapon(book[weapon].id.clone()),
                Thing::Armour(armour) => Thing::Armour(book[armour].id.clone()),
                Thing::Item(item) => Thing::Item(book[item].id.clone()),
                Thing::Shield => Thing::Shield,
            },
            class: it.class.map(|class| book[class].id.clone()),
            uses: it.uses,
            in_use: it.in_use,
        }
    }

    /// The thing as it is carried.
    ///
    /// # Errors
    /// It names something that is not there.
    pub fn carried(&self, book: &Book) -> Result<Carried, String> {
        let class = self.class.as_ref().map(|class| book.armours.known(class));
        Ok(Carried {
            thing: match &self.thing {
                Thing::Weapon(weapon) => Thing::Weapon(book.weapons.known(weapon)?),
                Thing::Armour(armour) => Thing::Armour(book.armours.known(armour)?),
                Thing::Item(item) => Thing::Item(book.items.known(item)?),
                Thing::Shield => Thing::Shield,
            },
            class: class.transpose()?,
            uses: self.uses.min(99),
            in_use: self.in_use,
            found: false,
            spent: false,
        })
    }
}

/// The highest reputation that is read from a file, more than anybody comes to.
const MOST_REP: u8 = 40;
/// The most adventures of one figure.
const MOST_HISTORY: usize = 1000;
/// The most things, more than anybody may carry.
const MOST_THINGS: usize = 4 * MOST_REP as usize;

impl FigureRecord {
    /// The record of a figure at the table.
    pub fn of(book: &Book, figure: Figure<'_>) -> Self {
        let nature = figure.nature();
        let things = figure.gear().iter().map(|it| ThingRecord::of(book, it));
        let professions = nature.professions.iter();
        FigureRecord {
            race: book[nature.race].id.clone(),
            professions: professions.map(|it| book[*it].id.clone()).collect(),
            star: figure.is_star(),
            rep: figure.reputation().original,
            things: things.collect(),
            history: Vec::new(),
        }
    }

    /// The components of this figure.
    ///
    /// # Errors
    /// It names something that is not there, or a number is out of bounds.
    pub fn components(
        &self,
        book: &Book,
        part: Part,
        seat: Option<u8>,
    ) -> Result<(Nature, Rep, Option<StarPower>, Gear), String> {
        if !(1..=MOST_REP).contains(&self.rep) {
            return Err(format!("a reputation lies from 1 to {MOST_REP}"));
        }
        if !(1..=2).contains(&self.professions.len()) {
            return Err("a figure has one profession or two".to_owned());
        }
        if self.things.len() > MOST_THINGS {
            return Err("that is more than anybody can carry".to_owned());
        }
        if self.history.len() > MOST_HISTORY || self.history.iter().any(|it| *it > MOST_REP) {
            return Err("a history of more than anybody comes to".to_owned());
        }
        let nature = Nature {
            race: book.races.known(&self.race)?,
            professions: book.professions.all_known(&self.professions)?,
            star: seat,
            part,
        };
        let mut gear = Gear::default();
        for it in &self.things {
            gear.things.push(it.carried(book)?);
        }
        super::gear::check(book, &gear.things)?;
        let power = seat.map(|_| StarPower {
            now: self.rep,
            max: self.rep,
        });
        Ok((nature, Rep::of(self.rep), power, gear))
    }
}
