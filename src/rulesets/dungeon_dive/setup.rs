//! The setup of Dungeon Dive: the heroes, and the dive that they go on or the fight that they are in.

use serde::{Deserialize, Serialize};

use super::{
    content::{Book, HeroIx},
    record::HeroRecord,
    rules,
};
use crate::{
    content::{BookEntry, RecordId},
    game::{
        FieldKind, FormPart, Phrase, RuleId, SetupField, SetupForm, SetupValues, intern, picked,
    },
};

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The map of a skirmish; none for a dive.
    #[serde(default)]
    pub map: Option<RecordId>,
    /// The dive; none for a skirmish.
    #[serde(default)]
    pub dive: Option<DiveSetup>,
    /// The foes of a skirmish, with how many of each.
    #[serde(default)]
    pub band: Vec<(RecordId, u8)>,
    /// The heroes, in seating order.
    pub heroes: Vec<HeroRecord>,
    /// True if the foes are surprised.
    #[serde(default)]
    pub surprised: bool,
}

/// How doors are told apart; rule `dive.dice`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Way {
    #[default]
    Cards,
    Dice,
}

/// A dive that is set out on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiveSetup {
    /// Dungeon levels to clear.
    pub levels: u8,
    #[serde(default)]
    pub way: Way,
    /// True for the readings of the quick guides; rule `dive.quick`.
    #[serde(default)]
    pub quick: bool,
}

const SKIRMISH: &str = "skirmish";
const BAND: &str = "band";
const PARTY: &str = "party";
const LEVEL: &str = "level";
const HEROES: &str = "heroes";
const SURPRISED: &str = "surprised";
const LEVELS: &str = "levels";
const WAY: &str = "way";
const QUICK: &str = "quick";

const CARDS: &str = "cards";
const DICE: &str = "dice";

/// The party of ready-made heroes, those at the front first.
const READY: &str = "ready";
/// The most foes of a kind, and in all.
const MOST_FOES: u32 = 24;

/// An id as a value is written: those of the core without its name.
fn short(id: &RecordId) -> &str {
    id.as_str().strip_prefix("core:").unwrap_or(id.as_str())
}

fn named<T, L>(records: &[BookEntry<T, L>]) -> Vec<(&'static str, Phrase)> {
    let records = records.iter();
    let named = records.map(|it| (intern(short(&it.id)), Phrase::new(it.name)));
    named.collect()
}

fn field(
    (key, part): (&'static str, FormPart),
    kind: FieldKind,
    default: &str,
    rule: RuleId,
) -> SetupField {
    let label = format!("dive-option-{key}");
    SetupField {
        default: default.to_owned(),
        rule: Some(rule),
        part,
        ..SetupField::new(key, label, kind)
    }
}

/// The form for setting up a game.
pub fn form(book: &Book) -> SetupForm {
    let figures = &book.figures;
    let (party, game) = (FormPart::Party, FormPart::Game);
    let most = i32::from(figures.most_heroes);
    let none = ("", Phrase::new("dive-option-no-skirmish"));
    let maps = [none].into_iter().chain(named(&book.maps)).collect();
    let fields = [
        field(
            (HEROES, party),
            FieldKind::Number(1, most),
            "4",
            rules::OPTION_PARTY,
        ),
        field((PARTY, party), FieldKind::Hidden, READY, rules::HERO_READY),
        field(
            (LEVEL, party),
            FieldKind::Number(1, figures.most_level.into()),
            "1",
            rules::OPTION_PARTY,
        ),
        field(
            (LEVELS, game),
            FieldKind::Number(1, figures.levels.len() as i32),
            &figures.levels.len().to_string(),
            rules::DIVE_LEVELS,
        ),
        field(
            (WAY, game),
            FieldKind::Choice(vec![
                (CARDS, Phrase::new("dive-option-way-cards")),
                (DICE, Phrase::new("dive-option-way-dice")),
            ]),
            CARDS,
            rules::DIVE_DICE,
        ),
        field((QUICK, game), FieldKind::Switch, "false", rules::DIVE_QUICK),
        field(
            (SKIRMISH, game),
            FieldKind::Choice(maps),
            "",
            rules::SKIRMISH_FIGHT,
        ),
        field(
            (BAND, game),
            FieldKind::Several {
                of: named(&book.foes),
                each: MOST_FOES,
                most: MOST_FOES,
            },
            "",
            rules::SKIRMISH_FIGHT,
        ),
        field(
            (SURPRISED, game),
            FieldKind::Switch,
            "false",
            rules::FIGHT_SURPRISE,
        ),
    ];
    SetupForm {
        party_size: Some(HEROES),
        ..SetupForm::of(fields)
    }
}

/// Values with the ids of the core written short.
fn shortened(values: &SetupValues) -> SetupValues {
    let mut values = values.clone();
    for key in [SKIRMISH, BAND, PARTY] {
        if let Some(value) = values.0.get_mut(key) {
            *value = value.replace("core:", "");
        }
    }
    values
}

/// Reads a filled form.
///
/// # Errors
/// The value that does not fit.
pub fn read(book: &Book, values: &SetupValues) -> Result<Setup, String> {
    let values = &shortened(values);
    let form = form(book);
    form.check(values)?;
    let value = |key| form.value(values, key);
    let number = |key| value(key).parse::<u8>().unwrap_or(1);
    let map = book.maps.iter().find(|it| short(&it.id) == value(SKIRMISH));
    let mut band = Vec::new();
    for (foe, count) in picked(value(BAND))? {
        let known = book.foes.iter().find(|it| short(&it.id) == foe);
        let known = known.ok_or_else(|| format!("there is no foe `{foe}`"))?;
        band.push((known.id.clone(), count.min(MOST_FOES) as u8));
    }
    if map.is_none() && !band.is_empty() {
        return Err(format!("{BAND}: foes are chosen for a {SKIRMISH} only"));
    }
    if map.is_some() && band.is_empty() {
        band.extend(first_foe(book));
    }
    let level = number(LEVEL);
    let party = party(book, value(PARTY), number(HEROES))?;
    let heroes = party
        .into_iter()
        .map(|it| HeroRecord::ready(book, it, level));
    let setup = Setup {
        map: map.map(|it| it.id.clone()),
        dive: map.is_none().then(|| DiveSetup {
            levels: number(LEVELS),
            way: if value(WAY) == DICE {
                Way::Dice
            } else {
                Way::Cards
            },
            quick: value(QUICK) == "true",
        }),
        band,
        heroes: heroes.collect::<Result<_, _>>()?,
        surprised: value(SURPRISED) == "true",
    };
    validate(book, &setup)?;
    Ok(setup)
}

/// A foe to fight against, where none is named: the weakest.
fn first_foe(book: &Book) -> Option<(RecordId, u8)> {
    let met = book.foes.iter().filter(|it| !it.summoned);
    let weakest = met.min_by_key(|it| it.challenge);
    weakest.map(|it| (it.id.clone(), 1))
}

/// The heroes of a party: by id, or the ready-made ones by their place in the marching order, over
/// again if there are too few.
fn party(book: &Book, value: &str, count: u8) -> Result<Vec<HeroIx>, String> {
    if value != READY {
        let ids = value.split(',').map(str::trim);
        return ids
            .map(|id| {
                let known = book.heroes.keyed().find(|(_, it)| short(&it.id) == id);
                let known = known.map(|(key, _)| key);
                known.ok_or_else(|| format!("there is no hero `{id}`"))
            })
            .collect();
    }
    let mut all: Vec<HeroIx> = book.heroes.keys().collect();
    all.sort_by_key(|it| (book[*it].march, *it));
    let party: Vec<HeroIx> = all.iter().copied().cycle().take(count.into()).collect();
    match party.is_empty() {
        true => Err("there is no ready-made hero".to_owned()),
        false => Ok(party),
    }
}

/// Checks a setup that was read from a file.
///
/// # Errors
/// The part that cannot be played.
pub fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
    for (foe, count) in &setup.band {
        book.foes.known(foe)?;
        if u32::from(*count) > MOST_FOES {
            return Err(format!("{BAND}: at most {MOST_FOES} of a kind"));
        }
    }
    let most = usize::from(book.figures.most_heroes);
    if setup.heroes.is_empty() || setup.heroes.len() > most {
        return Err(format!("{HEROES}: it lies from 1 to {most}"));
    }
    match (&setup.map, setup.dive) {
        (Some(map), None) => {
            let map = book.maps.known(map)?;
            if book[map].board.shape(&book.things).is_err() {
                return Err("the map cannot be read".to_owned());
            }
        }
        (None, Some(dive)) => validate_dive(book, dive)?,
        _ => return Err("it is either a dive or a skirmish".to_owned()),
    }
    setup.heroes.iter().try_for_each(|it| it.check(book))
}

/// Checks that there is everything to dive with.
fn validate_dive(book: &Book, dive: DiveSetup) -> Result<(), String> {
    let most = book.figures.levels.len();
    if !(1..=most).contains(&usize::from(dive.levels)) {
        return Err(format!("{LEVELS}: it lies from 1 to {most}"));
    }
    let lacks = [
        ("wandering cards", book.cards.iter().count() == 0),
        ("maps", book.maps.iter().count() == 0),
        ("troves", book.troves.is_empty()),
        ("traps", book.trap_tables.is_empty()),
        ("hoards", book.hoards.len() < usize::from(dive.levels)),
    ];
    match lacks.iter().find(|(_, lacks)| *lacks) {
        Some((what, _)) => Err(format!("there are no {what} to dive with")),
        None => Ok(()),
    }
}
