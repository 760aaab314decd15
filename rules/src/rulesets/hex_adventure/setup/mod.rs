//! The setup of Hex Adventure: adventure or skirmish, and the party.

mod form;

pub use form::{form, skirmish_on};

use serde::{Deserialize, Serialize};

use super::{
    components::FighterId,
    content::{
        Adventure, AdventureIx, BoardIx, Book, FirstSide, FoeIx, FoeKind, FoeLinks, Letter, Setting,
    },
    snapshot::HeroRecord,
};
use crate::{
    content::{BookEntry, RecordId, Ref},
    dice::Chance,
    game::{SetupForm, SetupValues, picked, written},
};

/// A fight by itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skirmish {
    pub board: RecordId,
    /// The foes, and how many of each.
    pub foes: Vec<(RecordId, u8)>,
    /// The side that moves first.
    pub first: FirstSide,
}

/// The party.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Party {
    /// Ready-made heroes.
    Ready(Vec<RecordId>),
    /// This many heroes created at the table.
    Own(u8),
    /// Heroes from the roster.
    Returning(Vec<HeroRecord>),
}

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The adventure; `None` in a skirmish.
    pub adventure: Option<RecordId>,
    /// The skirmish, if it is one.
    pub skirmish: Option<Skirmish>,
    pub party: Party,
    /// True if the game master decides for the foes, within the book.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub master: bool,
}

impl Setup {
    /// True if a person decides for a fighter.
    pub fn is_played(&self, who: FighterId) -> bool {
        who.is_hero() || self.master
    }
}

/// The maximum number of foes in a skirmish.
const MOST_FOES: i32 = 12;
/// The default number of foes.
const FEW_FOES: i32 = 4;
const SKIRMISH: &str = "skirmish";
pub(super) const ADVENTURE: &str = "adventure";
/// The field of the foes of a skirmish.
const BAND: &str = "band";
/// The field of the ready-made heroes.
const NAMES: &str = "names";
const HEROES: &str = "heroes";
const ROSTER: &str = "roster";
/// The field of who plays the foes.
const MASTER: &str = "master";
/// The value of a field for "none".
const NONE: &str = "none";
/// The value of `party` for the heroes of the adventure or setting.
const READY: &str = "ready";
/// The value of `party` for heroes created at the table.
const OWN: &str = "own";

/// Reads a filled form.
///
/// # Errors
/// The value that does not fit.
pub fn read(book: &Book, values: &SetupValues) -> Result<Setup, String> {
    let form = form::bare(book);
    let values = &by_present_names(book, values);
    form.check(values)?;
    let value = |key| form.value(values, key);
    let id = |text: &str| RecordId::new(text).map_err(|problem| problem.to_string());
    let skirmish = match value(SKIRMISH) {
        NONE => None,
        board => Some(Skirmish {
            board: id(board)?,
            foes: match values.0.contains_key("foe") {
                true => band(value(BAND), value("foe"), value("foes"))?,
                false => band(value(BAND), usual_foe(book, board), value("foes"))?,
            },
            first: match value("first") {
                "foes" => FirstSide::Foes,
                _ => FirstSide::Party,
            },
        }),
    };
    let adventure = match &skirmish {
        None => Some(id(value(ADVENTURE))?),
        Some(_) => None,
    };
    let heroes = value(HEROES).parse::<u8>().unwrap_or(4);
    let named: Result<Vec<RecordId>, String> = picked(value(NAMES))?
        .into_iter()
        .map(|(name, _)| id(name))
        .collect();
    let named = named.map_err(|problem| format!("names: {problem}"))?;
    let party = match (value("party"), value(ROSTER)) {
        (_, roster) if !roster.is_empty() => Party::Returning(returning(book, roster, &named)?),
        (OWN, _) => Party::Own(heroes),
        _ if !named.is_empty() => Party::Ready(named),
        _ => {
            let given = values.0.contains_key(HEROES);
            let ready = ready_party(book, adventure.as_ref(), skirmish.as_ref());
            let most = if given {
                usize::from(heroes)
            } else {
                ready.len()
            };
            Party::Ready(ready.into_iter().take(most).collect())
        }
    };
    let setup = Setup {
        adventure,
        skirmish,
        party,
        master: value(MASTER) == SetupForm::PERSON,
    };
    validate(book, &setup)?;
    Ok(setup)
}

/// A form's values with heroes who were picked by former ids under those that they have now.
fn by_present_names(book: &Book, values: &SetupValues) -> SetupValues {
    let mut values = values.clone();
    let Some(names) = values.0.get_mut(NAMES) else {
        return values;
    };
    let now = |(name, count): (&str, u32)| {
        let hero = book.heroes.find(name);
        let name = hero.map_or_else(|| name.to_owned(), |hero| book[hero].id.to_string());
        (name, count)
    };
    if let Ok(picks) = picked(names) {
        let picks: Vec<_> = picks.into_iter().map(now).collect();
        let picks: Vec<_> = picks.iter().map(|(name, n)| (name.as_str(), *n)).collect();
        *names = written(&picks);
    }
    values
}

/// Heroes from the roster, together with ready-made ones.
fn returning(book: &Book, roster: &str, named: &[RecordId]) -> Result<Vec<HeroRecord>, String> {
    let records: Result<Vec<HeroRecord>, _> = ron::from_str(roster);
    let mut records = records.map_err(|error| format!("roster: {error}"))?;
    let beside = named.iter().filter_map(|id| book.heroes.find(id));
    records.extend(beside.map(|hero| HeroRecord::ready(book, hero)));
    Ok(records)
}

/// The foes of a skirmish: `core:bandit*3,core:wolf`, or one kind and a number.
fn band(band: &str, foe: &str, count: &str) -> Result<Vec<(RecordId, u8)>, String> {
    let said = |name: &str, problem: String| format!("band: '{name}': {problem}");
    let picks = if band.is_empty() {
        vec![(foe, count.parse().unwrap_or(1))]
    } else {
        picked(band).map_err(|problem| format!("band: {problem}"))?
    };
    picks
        .into_iter()
        .map(|(name, count)| {
            let id = RecordId::new(name).map_err(|it| said(name, it.to_string()))?;
            // Too many are refused with the whole setup.
            Ok((id, u8::try_from(count).unwrap_or(u8::MAX)))
        })
        .collect()
}

/// The foe of a board where none is picked: the first of the world that it is in.
fn usual_foe<'b>(book: &'b Book, board: &str) -> &'b str {
    let board = book.boards.find(board);
    let setting = board.and_then(|board| book[board].settings.first());
    let at_home = |foe: &&BookEntry<FoeKind, FoeLinks>| {
        setting.is_some_and(|setting| foe.settings.contains(setting))
    };
    let foe = book.foes.iter().find(at_home).or(book.foes.first());
    foe.map_or("", |foe| foe.id.as_str())
}

/// The party that an adventure names, or the ready-made heroes of a board's first setting.
fn ready_party(
    book: &Book,
    adventure: Option<&RecordId>,
    skirmish: Option<&Skirmish>,
) -> Vec<RecordId> {
    if let Some(adventure) = adventure.and_then(|id| book.adventures.find(id)) {
        return party_of(&book[adventure]);
    }
    let board = skirmish.and_then(|it| book.boards.find(&it.board));
    party_in(book, board.and_then(|board| book[board].settings.first()))
}

/// The party that an adventure names.
fn party_of(adventure: &Adventure) -> Vec<RecordId> {
    let party = adventure.party.iter();
    party.map(|hero| hero.id().clone()).collect()
}

/// The ready-made heroes of a world, or of any.
fn party_in(book: &Book, setting: Option<&Ref<Setting>>) -> Vec<RecordId> {
    let fits = |settings: &[Ref<Setting>]| setting.is_none_or(|it| settings.contains(it));
    let mut heroes = book.heroes.iter().filter(|hero| fits(&hero.settings));
    let mut found: Vec<RecordId> = heroes.by_ref().take(4).map(|it| it.id.clone()).collect();
    if found.is_empty() {
        found = book.heroes.iter().take(4).map(|it| it.id.clone()).collect();
    }
    found
}

/// Checks that a setup can be played.
///
/// # Errors
/// The part that does not fit.
pub fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
    match (&setup.adventure, &setup.skirmish) {
        (Some(id), None) => {
            book.adventures.known(id)?;
        }
        (None, Some(skirmish)) => {
            let board = book.boards.known(&skirmish.board)?;
            if book[board].links.starts(Letter::PARTY).is_empty() {
                return Err(format!("{}: there is no place for a party", skirmish.board));
            }
            let mut count = 0;
            for (id, of_this_kind) in &skirmish.foes {
                book.foes.known(id)?;
                count += i32::from(*of_this_kind);
            }
            if !(1..=MOST_FOES).contains(&count) {
                return Err(format!("a skirmish has 1 to {MOST_FOES} foes"));
            }
        }
        _ => return Err("either an adventure or a skirmish is played".to_owned()),
    }
    let most = usize::from(book.figures.most_heroes);
    let count = match &setup.party {
        Party::Ready(heroes) => {
            heroes
                .iter()
                .try_for_each(|id| book.heroes.known(id).map(drop))?;
            heroes.len()
        }
        Party::Own(count) => usize::from(*count),
        Party::Returning(heroes) => {
            heroes.iter().try_for_each(|hero| hero.check(book))?;
            heroes.len()
        }
    };
    if (1..=most).contains(&count) {
        Ok(())
    } else {
        Err(format!("a party has 1 to {most} heroes"))
    }
}

/// Fills by chance what `values` leaves open.
pub fn draw(book: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
    let mut filled = values.clone();
    // Everything is drawn whether used or not, so that setting one key leaves the others.
    let mut pick = |list: usize| chance.flavour(list.max(1) as u32) as u16;
    let adventure = pick(book.adventures.len());
    let board = pick(book.boards.len());
    let foe = pick(book.foes.len());
    let foes = pick(6) + 1;
    let (skirmish, foes_first, own) = (pick(3) == 0, pick(3) == 0, pick(4) == 0);
    let heroes = pick(usize::from(book.figures.most_heroes)) + 1;
    let mut fill = |key: &str, value: String| {
        filled.0.entry(key.to_owned()).or_insert(value);
    };
    let adventures_given = values.0.contains_key(ADVENTURE);
    if skirmish && !adventures_given {
        fill(SKIRMISH, book[BoardIx(board)].id.to_string());
    }
    fill(ADVENTURE, book[AdventureIx(adventure)].id.to_string());
    fill("foe", book[FoeIx(foe)].id.to_string());
    fill("foes", foes.to_string());
    fill(
        "first",
        if foes_first { "foes" } else { "party" }.to_owned(),
    );
    if own && !adventures_given && !values.0.contains_key(NAMES) {
        fill("party", OWN.to_owned());
        fill(HEROES, heroes.to_string());
    }
    filled
}
