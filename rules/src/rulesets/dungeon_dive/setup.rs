//! The setup of Dungeon Dive: the heroes, and the dive that they go on or the fight that they are in.

use serde::{Deserialize, Serialize};

use super::{
    content::{Book, HeroIx},
    legacy::Shared,
    making,
    record::HeroRecord,
    rules,
};
use crate::{
    content::{BookEntry, RecordId},
    dice::Chance,
    game::{
        Arg, CampaignKeys, FieldKind, FormPart, MasterAsked, Matters, Phrase, RuleId, SetupField,
        SetupForm, SetupValues, intern, picked,
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
    #[serde(default)]
    pub town: TownSetup,
}

/// The part of the setup that is about making heroes and about the town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownSetup {
    /// Heroes to be made besides those who are there, and of which level.
    pub made: u8,
    pub level: u8,
    /// True if dice make them.
    pub random: bool,
    /// Hired hands who come along of themselves.
    pub hired: u8,
    /// Dives of the game.
    pub dives: u8,
    /// True if the party visits the town before the first one.
    pub visit: bool,
    /// Hired hands who died in earlier games, and whose families were not paid.
    pub deaths: u16,
}

impl Default for TownSetup {
    fn default() -> Self {
        TownSetup {
            made: 0,
            level: 1,
            random: false,
            hired: 0,
            dives: 1,
            visit: false,
            deaths: 0,
        }
    }
}

impl TownSetup {
    /// True if nobody is made or hired.
    pub fn is_quiet(&self) -> bool {
        self.made == 0 && self.hired == 0
    }
}

impl Setup {
    /// True for a single fight.
    pub fn is_skirmish(&self) -> bool {
        self.dive.is_none()
    }
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
/// Ready-made heroes by their ids.
const NAMED: &str = "named";
const LEVEL: &str = "level";
const HEROES: &str = "heroes";
const SURPRISED: &str = "surprised";
const LEVELS: &str = "levels";
const WAY: &str = "way";
const QUICK: &str = "quick";

const CARDS: &str = "cards";
const DICE: &str = "dice";
const HIRED: &str = "hired";
const DIVES: &str = "dives";
const ROSTER: &str = "roster";
const DEATHS: &str = "deaths";

/// The party of ready-made heroes, those at the front first.
const READY: &str = "ready";
/// Heroes whom dice make.
const RANDOM: &str = "random";
/// Heroes whom the players make.
const MADE: &str = "made";
/// The most deaths of hired hands that are counted.
const MOST_DEATHS: u16 = 1000;
/// The most dives of one game.
const MOST_DIVES: i32 = 20;
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

/// From this level on a party is to meet foes of the second tier; rule `dive.tier`.
const SECOND_TIER: u8 = 5;

/// What is said of levels whose foes are not there yet.
fn tier(most_level: u8) -> Vec<(&'static str, Phrase)> {
    let levels = SECOND_TIER..=most_level;
    levels
        .map(|it| {
            (
                intern(&it.to_string()),
                Phrase::new("dive-option-level-tier"),
            )
        })
        .collect()
}

/// A field of dives alone.
fn of_dives(field: SetupField) -> SetupField {
    SetupField {
        matters: Matters::If(SKIRMISH, ""),
        ..field
    }
}

/// A field of skirmishes alone.
fn of_skirmishes(field: SetupField) -> SetupField {
    SetupField {
        matters: Matters::Unless(SKIRMISH, ""),
        ..field
    }
}

/// The form for setting up a game.
pub fn form(book: &Book) -> SetupForm {
    let figures = &book.figures;
    let (party, game) = (FormPart::Party, FormPart::Game);
    let most = i32::from(figures.most_heroes);
    let none = ("", Phrase::new("dive-option-no-skirmish"));
    let maps = [none].into_iter().chain(maps(book)).collect();
    let fields = [
        field(
            (SKIRMISH, game),
            FieldKind::Choice(maps),
            "",
            rules::SKIRMISH_FIGHT,
        ),
        field(
            (HEROES, party),
            FieldKind::Number(1, most),
            "4",
            rules::OPTION_PARTY,
        ),
        SetupField {
            else_to: Some(NAMED),
            ..field(
                (PARTY, party),
                FieldKind::Choice(
                    [READY, MADE, RANDOM]
                        .map(|it| (it, Phrase::new(intern(&format!("dive-option-party-{it}")))))
                        .into(),
                ),
                READY,
                rules::HERO_READY,
            )
        },
        field((NAMED, party), FieldKind::Hidden, "", rules::HERO_READY),
        SetupField {
            notes: tier(figures.most_level),
            ..field(
                (LEVEL, party),
                FieldKind::Number(1, figures.most_level.into()),
                "1",
                rules::OPTION_PARTY,
            )
        },
        of_dives(field(
            (LEVELS, game),
            FieldKind::Number(1, figures.levels.len() as i32),
            &figures.levels.len().to_string(),
            rules::DIVE_LEVELS,
        )),
        of_dives(field(
            (WAY, game),
            FieldKind::Choice(vec![
                (CARDS, Phrase::new("dive-option-way-cards")),
                (DICE, Phrase::new("dive-option-way-dice")),
            ]),
            CARDS,
            rules::DIVE_DICE,
        )),
        of_dives(field(
            (QUICK, game),
            FieldKind::Switch,
            "false",
            rules::DIVE_QUICK,
        )),
        of_skirmishes(field(
            (BAND, game),
            FieldKind::Several {
                of: named(&book.foes),
                each: MOST_FOES,
                most: MOST_FOES,
            },
            "",
            rules::SKIRMISH_FIGHT,
        )),
        of_skirmishes(field(
            (SURPRISED, game),
            FieldKind::Switch,
            "false",
            rules::FIGHT_SURPRISE,
        )),
        field(
            (HIRED, party),
            FieldKind::Number(0, figures.most_hired.into()),
            "0",
            rules::HIRED_KINDS,
        ),
        of_dives(field(
            (DIVES, game),
            FieldKind::Number(1, MOST_DIVES),
            "1",
            rules::OPTION_DIVES,
        )),
        field((DEATHS, party), FieldKind::Hidden, "", rules::HIRED_DEATH),
    ];
    let roster = field((ROSTER, party), FieldKind::Hidden, "", rules::TOWN_STABLE);
    let form = SetupForm {
        party_size: Some(HEROES),
        master: MasterAsked::Never,
        ..SetupForm::of(fields).with_people(roster)
    };
    let campaign = form.campaign.map(|keys| CampaignKeys {
        shared: Some(DEATHS),
        ..keys
    });
    SetupForm { campaign, ..form }
}

/// Fills by chance what `values` leaves open. Every second game is a dive, however many maps there
/// are to fight on, and every fourth of these is two in a row; foes that are named are fought on a map.
pub fn draw(book: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
    let mut filled = form(book).draw(values, chance);
    let dives = chance.flavour(2) == 0;
    let map = book
        .maps
        .get(chance.flavour(book.maps.len() as u32) as usize);
    if !values.0.contains_key(SKIRMISH) {
        let fought_on = map.filter(|_| !dives || values.0.contains_key(BAND));
        let place = fought_on.map_or("", |it| short(&it.id));
        filled.0.insert(SKIRMISH.to_owned(), place.to_owned());
    }
    if !values.0.contains_key(DIVES) {
        let again = chance.flavour(4) == 0;
        let count = if again { "2" } else { "1" };
        filled.0.insert(DIVES.to_owned(), count.to_owned());
    }
    filled
}

/// Reads a filled form.
///
/// # Errors
/// The value that does not fit.
pub fn read(book: &Book, values: &SetupValues) -> Result<Setup, String> {
    let form = form(book);
    let values = &form.known(values.clone());
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
    let mut heroes: Vec<HeroRecord> = form.people(values)?;
    let visit = !heroes.is_empty();
    let new = number(HEROES).saturating_sub(heroes.len() as u8);
    let made = match (value(NAMED), value(PARTY)) {
        ("", MADE | RANDOM) => new,
        (named, _) => {
            for it in party(book, named, new)? {
                heroes.push(HeroRecord::ready(book, it, level)?);
            }
            0
        }
    };
    let deaths = match value(DEATHS) {
        "" => 0,
        text => {
            ron::from_str::<Shared>(text)
                .map_err(|problem| format!("{DEATHS}: {problem}"))?
                .deaths
        }
    };
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
        heroes,
        surprised: value(SURPRISED) == "true",
        town: TownSetup {
            made,
            level,
            random: made > 0 && value(PARTY) == RANDOM,
            hired: number(HIRED),
            dives: number(DIVES),
            visit,
            deaths,
        },
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

/// The heroes of a party: by id, or so many ready-made ones by their place in the marching order, over
/// again if there are too few.
fn party(book: &Book, named: &str, count: u8) -> Result<Vec<HeroIx>, String> {
    if !named.is_empty() {
        let ids = named.split(',').map(str::trim);
        return ids
            .map(|id| {
                let is_meant = |it: &RecordId| it.as_str() == id || short(it) == id;
                let known = book.heroes.keyed().find(|(_, it)| is_meant(&it.id));
                let known = known.map(|(key, _)| key);
                known.ok_or_else(|| format!("there is no hero `{id}`"))
            })
            .collect();
    }
    let all = making::ready(book);
    let mut party: Vec<HeroIx> = all.into_iter().cycle().take(count.into()).collect();
    party.sort_by_key(|it| book[*it].march);
    match party.is_empty() && count > 0 {
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
    let town = &setup.town;
    let heroes = setup.heroes.len() + usize::from(town.made);
    if heroes == 0 || heroes > most {
        return Err(format!("{HEROES}: it lies from 1 to {most}"));
    }
    if !(1..=book.figures.most_level).contains(&town.level) {
        return Err(format!("{LEVEL}: there is no such level"));
    }
    if town.hired > book.figures.most_hired || !(1..=MOST_DIVES).contains(&town.dives.into()) {
        return Err(format!("{HIRED}, {DIVES}: out of bounds"));
    }
    if town.deaths > MOST_DEATHS {
        return Err(format!("{DEATHS}: at most {MOST_DEATHS}"));
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
