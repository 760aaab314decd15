//! The setup of Band Crawl: the stars, the quest, and the optional rules.

use serde::{Deserialize, Serialize};

use super::{
    content::{Book, ProfessionIx, RaceIx, Reason},
    legacy::Stores,
    record::FigureRecord,
    rules, skirmish,
    step::Meeting,
};
use crate::{
    content::{BookEntry, BookKey, RecordId, Shelf},
    dice::Chance,
    game::{
        CampaignKeys, FieldKind, FormPart, MasterAsked, Matters, Phrase, RuleId, SetupField,
        SetupForm, SetupValues, intern,
    },
};

/// The way finds are shared out between adventures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Share {
    /// As the book has it: the leader first, then by reputation.
    #[default]
    Book,
    /// Into a chest for all.
    Chest,
}

/// The optional rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// True if the players decide for the grunts of the band, too.
    pub command_all: bool,
    /// True if a person plays the foes in fights.
    #[serde(default)]
    pub person_for_foes: bool,
    /// True if stars take the arms that they like, not those of their list.
    pub own_arms: bool,
    /// True if the Big Bad waits on the last tile.
    pub lair: bool,
    /// Number of adventures of the game.
    pub adventures: u8,
    pub share: Share,
}

/// A fight by itself: the band against these.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skirmish {
    pub foes: Vec<FigureRecord>,
    /// The first of them is the Big Bad.
    #[serde(default)]
    pub big_bad: bool,
    pub meeting: Meeting,
}

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of stars, 1 to 4, including those of earlier adventures.
    pub stars: u8,
    /// The race of the first star.
    pub race: RecordId,
    /// Its profession.
    pub profession: RecordId,
    /// The reputation of new stars.
    pub rep: u8,
    pub options: Options,
    /// The race of the Big Bad; rolled if there is none.
    #[serde(default)]
    pub big_bad: Option<RecordId>,
    /// The reason of the adventure; rolled if there is none.
    #[serde(default)]
    pub reason: Option<Reason>,
    /// The drawn dungeon of the first adventure; rolled tile by tile if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dungeon: Option<RecordId>,
    /// Those of earlier adventures; stars take the first seats.
    #[serde(default)]
    pub returning: Vec<FigureRecord>,
    /// What the band has of earlier games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stores: Option<Stores>,
    /// The fight that the game is, if it is no adventure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skirmish: Option<Skirmish>,
}

const RACE: &str = "race";
const PROFESSION: &str = "profession";
const REP: &str = "rep";
const STARS: &str = "stars";
const COMMAND: &str = "command";
const ARMS: &str = "arms";
const BIG_BAD: &str = "big_bad";
const REASON: &str = "reason";
const DUNGEON: &str = "dungeon";
const LAIR: &str = "lair";
const ADVENTURES: &str = "adventures";
const MASTER: &str = "master";
const SHARE: &str = "share";
const ROSTER: &str = "roster";
const STORES: &str = "stores";
const FIGHTERS: &str = "fighters";
const FOES: &str = "foes";
const GROUND: &str = "ground";

/// The value of what is rolled and not chosen.
const ROLLED: &str = "rolled";
/// The most stars.
const MOST_STARS: i32 = 4;
/// The least and the most reputation of a new star.
const REPS: (i32, i32) = (3, 12);
/// The most adventures of one game.
const MOST_ADVENTURES: i32 = 20;
/// The most people of earlier adventures.
const MOST_RETURNING: usize = 40;

const REASONS: [(&str, Reason); 4] = [
    ("treasure", Reason::Treasure),
    ("rescue", Reason::Rescue),
    ("explore", Reason::Explore),
    ("kill", Reason::Kill),
];

/// An id as a value is written: those of the core without its name.
fn short(id: &RecordId) -> &str {
    id.as_str().strip_prefix("core:").unwrap_or(id.as_str())
}

/// The record that a value names.
pub(super) fn named<K: BookKey, T, L>(shelf: &Shelf<K, T, L>, value: &str) -> Option<K> {
    shelf
        .find(value)
        .or_else(|| shelf.find(format!("core:{value}")))
}

fn choice<T, L>(records: &[BookEntry<T, L>]) -> FieldKind {
    let named = records.iter();
    let named = named.map(|it| (intern(short(&it.id)), Phrase::new(it.name)));
    FieldKind::Choice(named.collect())
}

/// A choice of what is rolled and some of these records.
fn rolled_or<T, L>(
    key: &str,
    records: &[BookEntry<T, L>],
    fits: impl Fn(&BookEntry<T, L>) -> bool,
) -> FieldKind {
    let rolled = Phrase::new(format!("band-option-{}-rolled", key.replace('_', "-")));
    let records = records.iter().filter(|it| fits(it));
    let records = records.map(|it| (intern(short(&it.id)), Phrase::new(it.name)));
    FieldKind::Choice([(ROLLED, rolled)].into_iter().chain(records).collect())
}

/// A choice of words, each with a name of its own.
fn words(key: &str, values: &[&'static str]) -> FieldKind {
    let named = values.iter().map(|value| {
        let name = format!("band-option-{key}-{value}");
        (*value, Phrase::new(name.replace('_', "-")))
    });
    FieldKind::Choice(named.collect())
}

/// The form for setting up a game.
pub fn form(book: &Book) -> &SetupForm {
    book.form(|| blank_form(book))
}

fn blank_form(book: &Book) -> SetupForm {
    let mut fields = Vec::new();
    let mut field = |key: &'static str, part, kind, default: &str, rule: RuleId| {
        let label = format!("band-option-{}", key.replace('_', "-"));
        fields.push(SetupField {
            part,
            default: default.to_owned(),
            rule: Some(rule),
            ..SetupField::new(key, label, kind)
        });
    };
    let (party, game, rules_part) = (FormPart::Party, FormPart::Game, FormPart::Rules);
    let number = |most| FieldKind::Number(1, most);
    field(STARS, party, number(MOST_STARS), "1", rules::OPTION_STARS);
    field(
        RACE,
        party,
        choice(&book.races),
        "human",
        rules::STAR_PLAYER,
    );
    let professions = choice(&book.professions);
    field(
        PROFESSION,
        party,
        professions,
        "warrior",
        rules::PROFESSION_LIST,
    );
    let reps = FieldKind::Number(REPS.0, REPS.1);
    let rep = book.figures.star_rep.to_string();
    field(REP, party, reps, &rep, rules::STAR_PLAYER);
    let arms = words(ARMS, &["list", "own"]);
    field(ARMS, party, arms, "list", rules::EQUIPMENT_STAR);
    let command = words(COMMAND, &["rules", "all"]);
    field(COMMAND, rules_part, command, "rules", rules::OPTION_COMMAND);
    let big_bads = rolled_or(BIG_BAD, &book.races, |race| race.links.minions.is_some());
    field(BIG_BAD, game, big_bads, ROLLED, rules::QUEST_BIG_BAD);
    let reasons = words(REASON, &[ROLLED, "treasure", "rescue", "explore", "kill"]);
    field(REASON, game, reasons, ROLLED, rules::QUEST_REASON);
    let dungeons = rolled_or(DUNGEON, &book.dungeons, |_| true);
    field(DUNGEON, game, dungeons, ROLLED, rules::DUNGEON_OWN);
    field(
        LAIR,
        rules_part,
        FieldKind::Switch,
        "false",
        rules::OPTION_LAIR,
    );
    let adventures = number(MOST_ADVENTURES);
    field(ADVENTURES, game, adventures, "1", rules::OPTION_ADVENTURES);
    let share = words(SHARE, &["book", "chest"]);
    field(SHARE, rules_part, share, "book", rules::TREASURE_SHARES);
    // Who plays the foes is said where the players have their seats.
    let masters = words(MASTER, &[SetupForm::BOOK, SetupForm::PERSON]);
    fields.push(SetupField {
        part: rules_part,
        rule: Some(rules::OPTION_DUNGEON),
        matters: Matters::Never,
        ..SetupField::new(MASTER, "band-option-master", masters)
    });
    let hidden = |key, rule| SetupField {
        rule: Some(rule),
        ..SetupField::new(key, format!("band-option-{key}"), FieldKind::Hidden)
    };
    fields.push(hidden(ROSTER, rules::CAMPAIGN_BAND));
    fields.push(hidden(STORES, rules::CAMPAIGN_CHEST));
    fields.push(hidden(FIGHTERS, rules::BOARD_PLACES));
    fields.push(hidden(FOES, rules::BOARD_PLACES));
    fields.push(hidden(GROUND, rules::BOARD_SIZE));
    SetupForm {
        party_size: Some(STARS),
        master: MasterAsked::IfSaid(MASTER),
        proposed: SetupValues([(COMMAND.to_owned(), "all".to_owned())].into()),
        campaign: Some(CampaignKeys {
            shared: Some(STORES),
            // Grunts follow whoever has a seat.
            takes_seat: Some(|record| {
                ron::from_str::<FigureRecord>(record).is_ok_and(|it| it.star)
            }),
            ..CampaignKeys::of_people(ROSTER)
        }),
        ..SetupForm::of(fields)
    }
}

/// Values with the ids of the core written short.
fn shortened(values: &SetupValues) -> SetupValues {
    let mut values = values.clone();
    for key in [RACE, PROFESSION, BIG_BAD, DUNGEON] {
        if let Some(value) = values.0.get_mut(key)
            && let Some(short) = value.strip_prefix("core:")
        {
            *value = short.to_owned();
        }
    }
    values
}

/// The professions on the list of a race, each once.
pub(super) fn professions_of(book: &Book, race: RaceIx) -> Vec<ProfessionIx> {
    let rows = book[race].links.list.rows.iter();
    let mut found = Vec::new();
    for profession in rows.filter_map(|(_, row)| book.professions.find(&row.gives.profession)) {
        if !found.contains(&profession) {
            found.push(profession);
        }
    }
    found
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
    let race = named(&book.races, value(RACE)).ok_or("race: there is none")?;
    let profession = named(&book.professions, value(PROFESSION));
    let profession = profession.ok_or("profession: there is none")?;
    let known = professions_of(book, race);
    if !known.contains(&profession) {
        let names: Vec<&str> = known.iter().map(|it| short(&book[*it].id)).collect();
        return Err(format!(
            "profession={}: a {} is one of {}",
            value(PROFESSION),
            value(RACE),
            names.join(", ")
        ));
    }
    let big_bad = match value(BIG_BAD) {
        ROLLED => None,
        name => named(&book.races, name),
    };
    let dungeon = match value(DUNGEON) {
        ROLLED => None,
        name => named(&book.dungeons, name),
    };
    let reasons = REASONS.iter();
    let mut reasons = reasons.filter(|(name, _)| *name == value(REASON));
    let fight = skirmish::read(book, [FIGHTERS, FOES, GROUND].map(value))?;
    let (returning, skirmish): (Vec<FigureRecord>, _) = match fight {
        Some((band, skirmish)) => (band, Some(skirmish)),
        None => (form.people(values)?, None),
    };
    let stars_returning = returning.iter().filter(|it| it.star).count();
    let setup = Setup {
        stars: number(STARS).max(stars_returning.min(MOST_RETURNING) as u8),
        race: book[race].id.clone(),
        profession: book[profession].id.clone(),
        rep: number(REP),
        options: Options {
            command_all: value(COMMAND) == "all",
            person_for_foes: value(MASTER) == SetupForm::PERSON,
            own_arms: value(ARMS) == "own",
            lair: value(LAIR) == "true",
            adventures: number(ADVENTURES),
            share: match value(SHARE) {
                "chest" => Share::Chest,
                _ => Share::Book,
            },
        },
        big_bad: big_bad.map(|it| book[it].id.clone()),
        reason: reasons.next().map(|(_, reason)| *reason),
        dungeon: dungeon.map(|it| book[it].id.clone()),
        returning,
        stores: match value(STORES) {
            "" => None,
            text => Some(ron::from_str(text).map_err(|problem| format!("{STORES}: {problem}"))?),
        },
        skirmish,
    };
    validate(book, &setup)?;
    Ok(setup)
}

/// Checks a setup, which may come from a file.
///
/// # Errors
/// The part that cannot be played.
pub fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
    let within = |what: &str, number: u8, (least, most): (i32, i32)| match (least..=most)
        .contains(&i32::from(number))
    {
        true => Ok(()),
        false => Err(format!("{what} lies from {least} to {most}")),
    };
    within(STARS, setup.stars, (1, MOST_STARS))?;
    within(REP, setup.rep, REPS)?;
    within(ADVENTURES, setup.options.adventures, (1, MOST_ADVENTURES))?;
    let race = book.races.known(&setup.race)?;
    let profession = book.professions.known(&setup.profession)?;
    if !professions_of(book, race).contains(&profession) {
        return Err(format!("no {} is a {}", setup.race, setup.profession));
    }
    if let Some(race) = &setup.big_bad
        && book[book.races.known(race)?].links.minions.is_none()
    {
        return Err(format!("nobody serves a {race}"));
    }
    if let Some(dungeon) = &setup.dungeon {
        book.dungeons.known(dungeon)?;
    }
    if let Some(stores) = &setup.stores {
        let checked = stores.check(book);
        checked.map_err(|problem| format!("{STORES}: {problem}"))?;
    }
    if setup.returning.len() > MOST_RETURNING {
        return Err(format!("{ROSTER}: at most {MOST_RETURNING} return"));
    }
    let foes = setup.skirmish.iter().flat_map(|it| &it.foes);
    if foes.clone().count() > MOST_RETURNING {
        return Err(format!("at most {MOST_RETURNING} foes"));
    }
    for person in setup.returning.iter().chain(foes) {
        person
            .components(book, super::components::Part::Band, None)
            .map_err(|problem| format!("{ROSTER}: {problem}"))?;
    }
    Ok(())
}

/// Fills by chance what `values` leaves open. Race and profession are drawn so that they fit, what
/// is rolled in play stays so more often than not, and a game is one adventure.
pub fn draw(book: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
    // Everything is drawn whether used or not, so that setting one key leaves the others.
    let races: Vec<RaceIx> = book.races.keys().collect();
    let race = races[chance.flavour(races.len() as u32) as usize];
    let (nth, rep) = (chance.flavour(60) as usize, 4 + chance.flavour(3));
    let (stars, big_bad) = (1 + chance.flavour(MOST_STARS as u32), chance.flavour(60));
    let (reason, switches) = (chance.flavour(8) as usize, chance.flavour(16));
    let by_person = chance.flavour(8) == 7;
    // Tiles are rolled more often than not.
    let dungeon = chance.flavour(60) as usize;
    let mut filled = shortened(values);
    let named_race = filled.0.get(RACE).and_then(|it| named(&book.races, it));
    let profession = filled.0.get(PROFESSION);
    let profession = profession.and_then(|it| named(&book.professions, it));
    let of_race = |race: &RaceIx| {
        let wanted = |it: ProfessionIx| professions_of(book, *race).contains(&it);
        profession.is_none_or(wanted)
    };
    let fitting: Vec<RaceIx> = races.iter().copied().filter(of_race).collect();
    let race = named_race.unwrap_or_else(|| match fitting.contains(&race) {
        true => race,
        false => *fitting.get(nth % fitting.len().max(1)).unwrap_or(&race),
    });
    let known = professions_of(book, race);
    let mut fill = |key: &str, value: String| {
        filled.0.entry(key.to_owned()).or_insert(value);
    };
    fill(RACE, short(&book[race].id).to_owned());
    fill(
        PROFESSION,
        short(&book[known[nth % known.len()]].id).to_owned(),
    );
    fill(REP, rep.to_string());
    fill(STARS, stars.to_string());
    let leads = |it: &&RaceIx| book[**it].links.minions.is_some();
    let big_bads: Vec<&RaceIx> = races.iter().filter(leads).collect();
    if let Some(race) = big_bads.get(big_bad as usize) {
        fill(BIG_BAD, short(&book[**race].id).to_owned());
    }
    if let Some(dungeon) = book.dungeons.get(dungeon) {
        fill(DUNGEON, short(&dungeon.id).to_owned());
    }
    if let Some((name, _)) = REASONS.get(reason) {
        fill(REASON, (*name).to_owned());
    }
    let switch = |bit: u32, values: [&str; 2]| values[usize::from(switches & bit != 0)].to_owned();
    fill(COMMAND, switch(1, ["rules", "all"]));
    fill(ARMS, switch(2, ["list", "own"]));
    let master = match by_person {
        true => SetupForm::PERSON,
        false => SetupForm::BOOK,
    };
    fill(MASTER, master.to_owned());
    fill(LAIR, switch(4, ["false", "true"]));
    fill(SHARE, switch(8, ["book", "chest"]));
    filled
}
