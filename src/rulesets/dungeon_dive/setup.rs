//! The setup of Dungeon Dive: the heroes, and the fight that they are in.

use serde::{Deserialize, Serialize};

use super::{
    content::{Book, HeroIx},
    record::HeroRecord,
    rules,
};
use crate::{
    content::{BookEntry, RecordId},
    game::{
        Arg, FieldKind, FormPart, Phrase, RuleId, SetupField, SetupForm, SetupValues, intern,
        picked,
    },
};

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The map that is fought on.
    pub map: RecordId,
    /// The foes, with how many of each.
    pub band: Vec<(RecordId, u8)>,
    /// The heroes, in seating order.
    pub heroes: Vec<HeroRecord>,
    /// True if the foes are surprised.
    #[serde(default)]
    pub surprised: bool,
}

const SKIRMISH: &str = "skirmish";
const BAND: &str = "band";
const PARTY: &str = "party";
const LEVEL: &str = "level";
const HEROES: &str = "heroes";
const SURPRISED: &str = "surprised";

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

/// Maps by the names that stand with their drawings.
fn maps(book: &Book) -> Vec<(&'static str, Phrase)> {
    let maps = book.maps.iter().map(|it| {
        let name = Arg::told(it, "board.name", &it.board.name);
        let title = Phrase::new("dive-map-title").with("name", name);
        (intern(short(&it.id)), title)
    });
    maps.collect()
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
    let map = book.maps.first().map_or("", |it| short(&it.id));
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
            (SKIRMISH, game),
            FieldKind::Choice(maps(book)),
            map,
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
    let map = map.ok_or("there is no map to fight on")?;
    let mut band = Vec::new();
    for (foe, count) in picked(value(BAND))? {
        let known = book.foes.iter().find(|it| short(&it.id) == foe);
        let known = known.ok_or_else(|| format!("there is no foe `{foe}`"))?;
        band.push((known.id.clone(), count.min(MOST_FOES) as u8));
    }
    if band.is_empty() {
        band.extend(first_foe(book));
    }
    let level = number(LEVEL);
    let party = party(book, value(PARTY), number(HEROES))?;
    let heroes = party
        .into_iter()
        .map(|it| HeroRecord::ready(book, it, level));
    let setup = Setup {
        map: map.id.clone(),
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
    let map = book.maps.known(&setup.map)?;
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
    if book[map].board.shape(&book.things).is_err() {
        return Err("the map cannot be read".to_owned());
    }
    setup.heroes.iter().try_for_each(|it| it.check(book))
}
