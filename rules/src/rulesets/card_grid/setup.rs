//! The setup of Card Grid: the heroes, the threat, the dungeon and the optional rules.

use serde::{Deserialize, Serialize};

use super::{
    complex::{Growth, LADDER},
    content::{Book, ThreatIx},
    record::HeroRecord,
    rules,
};
use crate::{
    content::{BookEntry, RecordId},
    dice::Die,
    game::{
        FieldKind, FormPart, MasterAsked, Phrase, RuleId, SetupField, SetupForm, SetupValues,
        intern,
    },
};

/// What happens to whoever has no card left; rule `defence.lethality`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Lethality {
    /// Nobody dies, and heroes begin with better defences.
    Mild,
    /// A die decides.
    #[default]
    Usual,
    /// Everybody does.
    Deadly,
}

/// The optional rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub lethality: Lethality,
    /// Adventures of the game.
    pub adventures: u8,
    /// Rooms of a dungeon.
    pub rooms: u8,
    /// The main die, if it is not the one for the number of rooms.
    #[serde(default)]
    pub die: Option<Die>,
    /// True if the first third of rooms has smaller dice, and the last larger ones.
    pub thirds: bool,
    /// True if a purpose that was rolled before is rolled again.
    pub rerolls: bool,
}

impl Options {
    /// The dice of a dungeon.
    pub fn growth(&self) -> Growth {
        Growth {
            rooms: self.rooms,
            die: self.die.unwrap_or_else(|| Growth::die_for(self.rooms)),
            thirds: self.thirds,
        }
    }
}

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of heroes, 1 to 6, including those of earlier adventures.
    pub heroes: u8,
    /// Points that each new hero has earned before.
    pub points: u16,
    /// True if new heroes are ready-made.
    pub ready: bool,
    pub options: Options,
    /// The threat of the first adventure; drawn if there is none.
    #[serde(default)]
    pub threat: Option<RecordId>,
    /// The dungeon of the first adventure as it was rolled elsewhere; rolled if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<RecordId>,
    /// Those of earlier adventures.
    #[serde(default)]
    pub returning: Vec<HeroRecord>,
}

const HEROES: &str = "heroes";
const PARTY: &str = "party";
const POINTS: &str = "points";
const THREAT: &str = "threat";
const ROOMS: &str = "rooms";
const DIE: &str = "die";
const THIRDS: &str = "thirds";
const REROLLS: &str = "rerolls";
const LIST: &str = "list";
const LETHALITY: &str = "lethality";
const ADVENTURES: &str = "adventures";
const ROSTER: &str = "roster";

/// The fields that a dungeon is rolled by.
pub const OF_DUNGEON: [&str; 5] = [ROOMS, DIE, LIST, THIRDS, REROLLS];

/// The value of what chance decides.
const ROLLED: &str = "rolled";
/// The most heroes.
pub const MOST_HEROES: i32 = 6;
/// The fewest and the most rooms.
const ROOMS_SPAN: (i32, i32) = (6, 30);
/// The most points that a new hero has.
const MOST_POINTS: i32 = 1000;
/// The most adventures of one game.
const MOST_ADVENTURES: i32 = 20;
/// The most people of earlier adventures.
const MOST_RETURNING: usize = 40;

const LETHALITIES: [(&str, Lethality); 3] = [
    ("mild", Lethality::Mild),
    ("usual", Lethality::Usual),
    ("deadly", Lethality::Deadly),
];

/// An id as a value is written: those of the core without its name.
fn short(id: &RecordId) -> &str {
    id.as_str().strip_prefix("core:").unwrap_or(id.as_str())
}

fn words(key: &str, values: impl IntoIterator<Item = &'static str>) -> FieldKind {
    let named = values.into_iter().map(|value| {
        let name = format!("grid-option-{key}-{value}");
        (value, Phrase::new(name))
    });
    FieldKind::Choice(named.collect())
}

fn rolled_or<T, L>(key: &str, records: &[BookEntry<T, L>]) -> FieldKind {
    let rolled = Phrase::new(format!("grid-option-{key}-rolled"));
    let records = records.iter();
    let records = records.map(|it| (intern(short(&it.id)), Phrase::new(it.name)));
    FieldKind::Choice([(ROLLED, rolled)].into_iter().chain(records).collect())
}

fn dice() -> FieldKind {
    let rolled = (ROLLED, Phrase::new("grid-option-die-rolled"));
    let dice = LADDER.iter().map(|die| {
        let name = Phrase::new("grid-option-die-sides").with("n", die.sides());
        (intern(&die.sides().to_string()), name)
    });
    FieldKind::Choice([rolled].into_iter().chain(dice).collect())
}

/// The form for setting up a game.
pub fn form(book: &Book) -> SetupForm {
    let mut fields = Vec::new();
    let mut field = |key: &'static str, part, kind, default: &str, rule: RuleId| {
        fields.push(SetupField {
            part,
            default: default.to_owned(),
            rule: Some(rule),
            ..SetupField::new(key, format!("grid-option-{key}"), kind)
        });
    };
    let (party, game, rules_part) = (FormPart::Party, FormPart::Game, FormPart::Rules);
    let number = |from, to| FieldKind::Number(from, to);
    field(
        HEROES,
        party,
        number(1, MOST_HEROES),
        "3",
        rules::OPTION_HEROES,
    );
    let parties = words(PARTY, ["new", "ready"]);
    field(PARTY, party, parties, "new", rules::MAKE_RACE);
    field(
        POINTS,
        party,
        number(0, MOST_POINTS),
        "0",
        rules::POINTS_SPEND,
    );
    let threats = rolled_or(THREAT, &book.threats);
    field(THREAT, game, threats, ROLLED, rules::THREAT_REASON);
    let rooms = book.figures.rooms.to_string();
    let span = number(ROOMS_SPAN.0, ROOMS_SPAN.1);
    field(ROOMS, game, span, &rooms, rules::DUNGEON_ROOMS);
    field(DIE, game, dice(), ROLLED, rules::DUNGEON_DIE);
    let lists = rolled_or(LIST, &book.lists);
    field(LIST, game, lists, ROLLED, rules::DUNGEON_ROOMS);
    let switch = FieldKind::Switch;
    field(
        THIRDS,
        rules_part,
        switch.clone(),
        "true",
        rules::DUNGEON_THIRDS,
    );
    field(REROLLS, rules_part, switch, "false", rules::DUNGEON_REROLLS);
    let lethalities = words(LETHALITY, LETHALITIES.map(|(value, _)| value));
    field(
        LETHALITY,
        rules_part,
        lethalities,
        "usual",
        rules::DEFENCE_LETHALITY,
    );
    let adventures = number(1, MOST_ADVENTURES);
    field(ADVENTURES, game, adventures, "1", rules::OPTION_ADVENTURES);
    let roster = SetupField {
        rule: Some(rules::CAMPAIGN_STABLE),
        ..SetupField::new(ROSTER, "grid-option-roster", FieldKind::Hidden)
    };
    SetupForm {
        party_size: Some(HEROES),
        master: MasterAsked::Never,
        quick: SetupValues([(PARTY.to_owned(), "ready".to_owned())].into()),
        ..SetupForm::of(fields).with_people(roster)
    }
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
    let number = |key| value(key).parse::<u16>().unwrap_or(1);
    let returning: Vec<HeroRecord> = form.people(values)?;
    let threat = book
        .threats
        .iter()
        .find(|it| short(&it.id) == value(THREAT));
    let list = book.lists.iter().find(|it| short(&it.id) == value(LIST));
    let lethality = LETHALITIES
        .iter()
        .find(|(word, _)| *word == value(LETHALITY));
    let heroes = (number(HEROES) as u8).max(returning.len() as u8);
    let rooms = match list {
        Some(list) => list.rooms.len() as u8,
        None => number(ROOMS) as u8,
    };
    let setup = Setup {
        heroes,
        points: number(POINTS),
        ready: value(PARTY) == "ready",
        options: Options {
            lethality: lethality.map_or_else(Lethality::default, |(_, it)| *it),
            adventures: number(ADVENTURES) as u8,
            rooms,
            die: value(DIE)
                .parse::<u8>()
                .ok()
                .and_then(|it| Die::new(it).ok()),
            thirds: value(THIRDS) == "true",
            rerolls: value(REROLLS) == "true",
        },
        threat: threat.map(|it| it.id.clone()),
        list: list.map(|it| it.id.clone()),
        returning,
    };
    validate(book, &setup)?;
    Ok(setup)
}

/// The options of a form that nobody has filled.
pub fn default_options(book: &Book) -> Options {
    let read = read(book, &SetupValues::default());
    read.expect("a form can be read as it stands").options
}

/// The values that a dungeon is rolled by, as a form has them.
pub fn values_of(options: &Options) -> SetupValues {
    let die = options
        .die
        .map_or_else(|| ROLLED.to_owned(), |die| die.sides().to_string());
    let values = [
        (ROOMS, options.rooms.to_string()),
        (DIE, die),
        (THIRDS, options.thirds.to_string()),
        (REROLLS, options.rerolls.to_string()),
    ];
    SetupValues(values.map(|(key, value)| (key.to_owned(), value)).into())
}

/// Checks a setup that was read from a file.
///
/// # Errors
/// The part that cannot be played.
pub fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
    let within = |key: &str, value: i32, span: (i32, i32), rule: RuleId| {
        let fits = (span.0..=span.1).contains(&value);
        fits.then_some(()).ok_or_else(|| {
            let (from, to) = span;
            format!("{key}={value}: it lies from {from} to {to} ({})", rule.0)
        })
    };
    let options = &setup.options;
    let (heroes, points) = (setup.heroes.into(), setup.points.into());
    within(HEROES, heroes, (1, MOST_HEROES), rules::OPTION_HEROES)?;
    within(POINTS, points, (0, MOST_POINTS), rules::POINTS_SPEND)?;
    let (adventures, most) = (options.adventures.into(), (1, MOST_ADVENTURES));
    within(ADVENTURES, adventures, most, rules::OPTION_ADVENTURES)?;
    let fewest = if setup.list.is_some() {
        1
    } else {
        ROOMS_SPAN.0
    };
    let (rooms, span) = (options.rooms.into(), (fewest, ROOMS_SPAN.1));
    within(ROOMS, rooms, span, rules::DUNGEON_ROOMS)?;
    if options.die.is_some_and(|die| !LADDER.contains(&die)) {
        return Err("die: there is none with so many sides".to_owned());
    }
    if let Some(threat) = &setup.threat {
        book.threats.known(threat)?;
    }
    if let Some(list) = &setup.list {
        book.lists.known(list)?;
    }
    if setup.returning.len() > MOST_RETURNING.min(usize::from(setup.heroes)) {
        return Err(format!("{ROSTER}: more people than there are seats"));
    }
    setup.returning.iter().try_for_each(|hero| hero.check(book))
}

/// The threat of the first adventure, if it was chosen.
pub fn threat(book: &Book, setup: &Setup) -> Option<ThreatIx> {
    setup.threat.as_ref().and_then(|id| book.threats.find(id))
}
