//! Whole dungeons, rolled and drawn without being played.

use serde_json::{Value, json};

use super::{
    checks::Leads,
    complex::{Corridor, Unused},
    components::RolledRoom,
    content::{Book, ThreatIx},
    grown::Grown,
    quest, rolling, rules,
    setup::{self, Setup},
    workshop::{Entry, Sheet},
};
use crate::{
    dice::{Chance, Roll},
    dungeon::{Level, RoomId},
    game::{Facts, LaidOut, RoomRoll, RoomRolls},
};

/// The dungeon that this setup and seed come to, drawn in the order of its rooms: the one that heroes
/// find who go in ready-made.
pub fn lay_out(book: &Book, setup: &Setup, seed: u64) -> Option<LaidOut> {
    let mut chance = Chance::seeded(seed);
    let threat = threat(book, setup, &mut chance);
    let list = setup.list.as_ref().and_then(|id| book.lists.find(id));
    let sheet = match list {
        Some(list) => Sheet::of(book, list, &setup.options),
        None => Sheet::rolled(book, setup.options, &mut chance),
    };
    let rooms = sheet.as_rolled()?;
    let grown = Grown::of(book, &rooms).ok()?;
    let id = book[threat].id.as_str();
    let mut facts = Facts::new();
    facts.insert("rolled".to_owned(), rolled_ways(&sheet));
    facts.insert("dropped".to_owned(), dropped(&grown));
    facts.insert("entrances".to_owned(), entrances(&grown));
    facts.insert("threat".to_owned(), json!(id));
    let told = (1u8..).zip(sheet.rooms.iter().zip(&rooms));
    let told = told.map(|(number, (entry, room))| {
        let cells = &grown.plan.rooms[usize::from(number) - 1];
        let cells: Vec<_> = cells.iter().map(|cell| [cell.x, cell.y]).collect();
        let mut fact = Facts::new();
        fact.insert("number".to_owned(), json!(number));
        fact.insert("size".to_owned(), json!(room.size));
        fact.insert("purpose".to_owned(), json!(book[room.purpose].id.as_str()));
        fact.insert("cells".to_owned(), json!(cells));
        fact.extend(dice(entry));
        fact
    });
    Some(LaidOut {
        rolls: rolls(&sheet),
        facts,
        rooms: told.collect(),
        links: links(&grown),
        level: level(book, id, &rooms, &grown),
    })
}

/// Who holds the dungeon, and what about them is not as it seems, as play draws both.
fn threat(book: &Book, setup: &Setup, chance: &mut Chance) -> ThreatIx {
    let threat = setup::threat(book, setup).unwrap_or_else(|| {
        let earned = (0..setup.heroes).map(|_| 0);
        let fitting = quest::fitting_threats(book, quest::worth_against(book, earned));
        let nth = chance.pick(fitting.len() as u16, "dice-grid-threat");
        fitting[usize::from(nth)]
    });
    let twists = book[threat].twists.len() as u16;
    chance.pick(twists, "dice-grid-twist");
    threat
}

/// A dungeon as a level that every game can read.
pub fn level(book: &Book, name: &str, rooms: &[RolledRoom], grown: &Grown) -> Level {
    let mut level = Level::new(name, grown.whole());
    for (nth, room) in (0..).zip(rooms) {
        let id = book[room.purpose].id.as_str();
        let word = id.rsplit_once(':').map_or(id, |(_, name)| name);
        level.purposes.insert(RoomId(nth), word.to_owned());
    }
    level
}

fn faces(roll: &Roll) -> Vec<u8> {
    roll.dice.iter().map(|die| die.face).collect()
}

/// The dice behind a room, with what they come to.
fn dice(entry: &Entry) -> Facts {
    let mut fact = Facts::new();
    let Some(size) = &entry.size else {
        return fact;
    };
    if let Some(roll) = size.rolls.last() {
        let sides = roll.dice.first().map_or(0, |die| die.die.sides());
        fact.insert("dice".to_owned(), json!(faces(roll)));
        fact.insert("die".to_owned(), json!(sides));
    }
    let purpose = entry.purpose.as_ref().and_then(|it| it.rolls.last());
    if let Some(roll) = purpose {
        fact.insert("roll".to_owned(), json!(roll.total()));
        fact.insert("row".to_owned(), json!(roll.total() + i32::from(size.is)));
    }
    fact
}

/// Connections in the order of the dice.
fn rolled_ways(sheet: &Sheet) -> Value {
    let ways = (1..).zip(&sheet.rooms).flat_map(|(room, entry)| {
        let ways = entry.ways.iter().flatten();
        ways.map(move |made| {
            let faces = made.rolls.last().map(faces);
            json!({ "room": room, "dice": faces, "result": to(made.is) })
        })
    });
    ways.collect()
}

/// The rolls behind each room.
fn rolls(sheet: &Sheet) -> RoomRolls {
    let growth = sheet.options.growth();
    let rooms = (0..).zip(&sheet.rooms).map(|(nth, entry)| {
        let sizes = entry.size.iter().flat_map(|it| &it.rolls);
        let sizes = sizes.map(|roll| (rolling::rule_of_size(&growth, nth as u8 + 1), roll));
        let purposes = entry.purpose.iter().flat_map(|it| {
            let last = it.rolls.len().saturating_sub(1);
            (0..).zip(&it.rolls).map(move |(place, roll)| match place {
                it if it == last => (rules::DUNGEON_PURPOSE, roll),
                _ => (rules::DUNGEON_REROLLS, roll),
            })
        });
        let rolls = sizes.chain(purposes).map(|(rule, roll)| RoomRoll {
            rule,
            hero: None,
            result: roll.total().to_string(),
        });
        (RoomId(nth), rolls.collect())
    });
    rooms.collect()
}

/// What was rolled and is no way: back to its own room, over the last one, twice, or not to be drawn
/// without crossing.
fn dropped(grown: &Grown) -> Value {
    let unused = grown.graph.dropped.iter().map(|it| {
        let reason = match it.reason {
            Unused::Itself => "self",
            Unused::Over => "over",
            Unused::Repeat => "repeat",
        };
        json!({ "room": it.rolled.room, "to": to(it.rolled.leads), "reason": reason })
    });
    let crossing = grown.plan.crossing.iter().map(|(low, high)| match low {
        0 => json!({ "room": high, "to": "entrance", "reason": "crossing" }),
        low => json!({ "room": low, "to": high, "reason": "crossing" }),
    });
    Value::Array(unused.chain(crossing).collect())
}

fn to(leads: Leads) -> Value {
    match leads {
        Leads::Entrance => json!("entrance"),
        Leads::Itself => json!("self"),
        Leads::Over => json!("over"),
        Leads::Room(other) => json!(other),
    }
}

/// Rooms with a way out, by number, and whether that was added.
fn entrances(grown: &Grown) -> Value {
    let ways = grown.plan.corridors.iter().filter(|it| it.from.is_none());
    ways.map(|it| json!({ "room": it.to, "added": it.way.added }))
        .collect()
}

/// What is told about each link of the map, in their order.
fn links(grown: &Grown) -> Vec<Facts> {
    let between = grown.plan.corridors.iter().filter(|it| it.from.is_some());
    let fact = |it: &Corridor| {
        let mut fact = Facts::new();
        fact.insert("rooms".to_owned(), json!([it.from, it.to]));
        fact.insert("mutual".to_owned(), json!(it.way.mutual));
        fact.insert("added".to_owned(), json!(it.way.added));
        fact
    };
    between.map(fact).collect()
}
