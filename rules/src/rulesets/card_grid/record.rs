//! Heroes as they go from adventure to adventure, or are ready-made.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    components::{CardState, Hand, Owned, Sheets},
    content::Book,
    grid_of_cards::{CENTRE, PLACES, Sheet},
    hero::Hero,
};
use crate::content::{BookKey, RecordId, Shelf};

/// A hero by the ids of the cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroRecord {
    pub characters: Vec<RecordId>,
    pub attacks: Vec<RecordId>,
    pub defences: Vec<RecordId>,
    #[serde(default)]
    pub gear: Vec<RecordId>,
    #[serde(default)]
    pub spells: Vec<RecordId>,
    /// For each place of the sheet the card that lies there, by its place among the hero's own.
    #[serde(default)]
    pub sheet: Sheet<u8>,
    #[serde(default)]
    pub attack_sheet: Sheet<u8>,
    /// Places of defence cards that have not healed yet.
    #[serde(default)]
    pub hurt: Vec<u8>,
    #[serde(default)]
    pub points: u16,
    #[serde(default)]
    pub earned: u16,
}

/// The most cards of one kind that somebody owns.
const MOST_CARDS: usize = 60;
/// The most points that somebody has.
const MOST_POINTS: u16 = 60_000;

impl HeroRecord {
    /// The record of a hero at the table.
    pub fn of(book: &Book, hero: Hero<'_>) -> Self {
        let (owned, sheets, hand) = (hero.owned(), hero.sheets(), hero.hand());
        let states = hand.defences.iter().enumerate();
        let hurt =
            states.filter(|(_, state)| matches!(state, CardState::Discarded | CardState::Hurt));
        HeroRecord {
            characters: owned
                .characters
                .iter()
                .map(|it| it.id(book).clone())
                .collect(),
            attacks: owned.attacks.iter().map(|it| it.id(book).clone()).collect(),
            defences: owned
                .defences
                .iter()
                .map(|it| it.id(book).clone())
                .collect(),
            gear: owned.gear.iter().map(|it| it.id(book).clone()).collect(),
            spells: owned.spells.iter().map(|it| it.id(book).clone()).collect(),
            sheet: sheets.characters.clone(),
            attack_sheet: sheets.attacks.clone(),
            hurt: hurt.map(|(place, _)| place as u8).collect(),
            points: owned.points,
            earned: owned.earned,
        }
    }

    /// The components of this hero.
    ///
    /// # Errors
    /// It names something that is not there, or a number is out of bounds.
    pub fn components(&self, book: &Book) -> Result<(Owned, Sheets, Hand), String> {
        let owned = Owned {
            characters: known(&book.characters, &self.characters)?,
            attacks: known(&book.attacks, &self.attacks)?,
            defences: known(&book.defences, &self.defences)?,
            gear: known(&book.gear, &self.gear)?,
            spells: known(&book.spells, &self.spells)?,
            points: self.points,
            earned: self.earned,
        };
        if self.points > MOST_POINTS || self.earned > MOST_POINTS {
            return Err(format!("nobody has more than {MOST_POINTS} points"));
        }
        let sheets = Sheets {
            characters: self.sheet.clone(),
            attacks: self.attack_sheet.clone(),
        };
        check_sheet(&sheets.characters, owned.characters.len())?;
        check_sheet(&sheets.attacks, owned.attacks.len())?;
        let mut hand = Hand::of(&owned);
        for place in &self.hurt {
            let state = hand.defences.get_mut(usize::from(*place));
            *state.ok_or("a card that is hurt is not there")? = CardState::Hurt;
        }
        Ok((owned, sheets, hand))
    }

    /// Checks a record that was read from a file.
    ///
    /// # Errors
    /// The reason it cannot be played.
    pub fn check(&self, book: &Book) -> Result<(), String> {
        self.components(book).map(|_| ())
    }
}

/// Checks a sheet of somebody who owns so many cards of its kind.
///
/// # Errors
/// A card lies on it twice, or is not there.
pub fn check_sheet(sheet: &Sheet<u8>, cards: usize) -> Result<(), String> {
    let mut seen: SmallVec<[u8; PLACES]> = sheet.cards().map(|(_, card)| *card).collect();
    let sound = seen.iter().all(|card| usize::from(*card) < cards);
    seen.sort_unstable();
    let once = seen.windows(2).all(|pair| pair[0] != pair[1]);
    if !sound || !once {
        return Err("a card on a sheet is not there".to_owned());
    }
    if sheet.count() > 0 && sheet.at(CENTRE).is_none() {
        return Err("a sheet has a card in its middle first".to_owned());
    }
    Ok(())
}

fn known<K: BookKey + PartialEq, T, L, const N: usize>(
    shelf: &Shelf<K, T, L>,
    ids: &[RecordId],
) -> Result<SmallVec<[K; N]>, String>
where
    [K; N]: smallvec::Array<Item = K>,
{
    if ids.len() > MOST_CARDS {
        return Err(format!("nobody has more than {MOST_CARDS} cards of a kind"));
    }
    let keys: SmallVec<[K; N]> = shelf.all_known(ids)?;
    let once = (1..keys.len()).all(|nth| !keys[..nth].contains(&keys[nth]));
    if !once {
        return Err("nobody has the same card twice".to_owned());
    }
    Ok(keys)
}
