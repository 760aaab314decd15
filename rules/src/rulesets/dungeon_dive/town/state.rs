//! What outlives a dive: the stable, its debts, and the hired hands of the day.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::super::{
    components::FigureId,
    content::{Book, HiredIx},
    making::Draft,
    play::Play,
    record::HeroRecord,
};

/// What has become of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fate {
    #[default]
    Alive,
    /// Dead, and brought to town.
    Dead,
    /// Dead for good.
    Lost,
}

/// A hero of the stable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// As they came home last; money and rooms are always as they are now.
    pub record: HeroRecord,
    pub fate: Fate,
}

/// A hired hand of this dive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    pub kind: HiredIx,
    pub name: String,
    /// Coin, and parts of goods with a stated value, in copper.
    pub share: u32,
    /// The figure, once they have set out.
    pub who: Option<FigureId>,
    /// True once they are dead, or left behind.
    pub dead: bool,
}

/// The town, and everybody who lives there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Town {
    pub stable: Vec<Kept>,
    /// Who goes, or has gone, by places in the stable, in seating order.
    pub along: SmallVec<[u8; 6]>,
    pub hands: SmallVec<[Hand; 3]>,
    /// Hired hands who died and whose families were not paid; rule `hired.death`.
    pub deaths: u16,
    /// Dives that are over, and those that were won.
    pub dives: u8,
    pub won: u8,
    /// The hero who is being made or goes up.
    pub draft: Option<Box<Draft>>,
}

crate::map_keys! { Book;
    Hand { kind };
}

impl crate::content::MapKeys<Book> for Town {
    fn map_keys<M: crate::content::KeyMapper<Book>>(
        &mut self,
        mapper: &mut M,
    ) -> Result<(), M::Error> {
        self.hands.map_keys(mapper)?;
        match &mut self.draft {
            Some(draft) => draft.map_keys(mapper),
            None => Ok(()),
        }
    }
}

impl<'w> Play<'w> {
    pub fn town(self) -> &'w Town {
        &self.state().town
    }

    /// A hero of the stable.
    ///
    /// # Panics
    /// There is none at this place.
    pub fn kept(self, place: u8) -> &'w Kept {
        &self.town().stable[usize::from(place)]
    }

    /// The place in the stable of a hero who is along.
    pub fn place_of(self, who: FigureId) -> Option<u8> {
        let seat = self.get(who)?.hero().and(self.get(who)?.seat())?;
        self.town().along.get(usize::from(seat)).copied()
    }

    /// The hired hand that a figure is, by its place.
    pub fn hand_of(self, who: FigureId) -> Option<u8> {
        let mut hands = self.town().hands.iter();
        let place = hands.position(|it| it.who == Some(who));
        place.map(|it| it as u8)
    }

    /// Heroes who can go on a dive, by place.
    pub fn able(self) -> impl Iterator<Item = u8> + 'w {
        let all = self.town().stable.iter().zip(0..);
        all.filter(|(it, _)| it.fate == Fate::Alive)
            .map(|(_, place)| place)
    }
}

/// The most heroes that a stable holds.
pub const MOST_KEPT: usize = 40;

impl Town {
    /// Checks what comes from a file.
    ///
    /// # Errors
    /// The first that cannot be.
    pub fn check(&self, book: &Book) -> Result<(), String> {
        let fault = |sound: bool, what: &str| sound.then_some(()).ok_or_else(|| what.to_owned());
        fault(self.stable.len() <= MOST_KEPT, "too many heroes")?;
        for it in &self.stable {
            it.record.check(book)?;
        }
        let there = |place: &u8| usize::from(*place) < self.stable.len();
        let once = |(nth, place): (usize, &u8)| !self.along[..nth].contains(place);
        let sound = self.along.iter().all(there) && self.along.iter().enumerate().all(once);
        fault(sound, "somebody goes who is not there")?;
        let most = usize::from(book.figures.most_hired);
        fault(self.hands.len() <= most, "too many are hired")?;
        let draft = self.draft.as_ref();
        fault(
            draft.is_none_or(|it| it.is_sound(self.stable.len())),
            "a hero who cannot be made",
        )
    }

    /// Checks that whoever a step is about is there.
    ///
    /// # Errors
    /// They are not.
    pub fn check_place(&self, place: u8) -> Result<(), String> {
        let there = usize::from(place) < self.stable.len();
        there
            .then_some(())
            .ok_or_else(|| format!("nobody has place {place} in the stable"))
    }

    /// Checks that a hired hand that a step is about is there.
    ///
    /// # Errors
    /// They are not.
    pub fn check_hand(&self, hand: u8) -> Result<(), String> {
        let there = usize::from(hand) < self.hands.len();
        there
            .then_some(())
            .ok_or_else(|| format!("there is no hired hand {hand}"))
    }
}
