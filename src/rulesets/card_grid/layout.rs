//! Whole dungeons, rolled and drawn without being played.

use serde_json::{Value, json};

use super::{
    CardGrid,
    checks::Leads,
    complex::{Corridor, Unused},
    components::Phase,
    content::Book,
    event::{Delving, Event},
    grown::Grown,
    play::Play,
    setup::Setup,
};
use crate::{
    dice::Roll,
    dungeon::{Level, RoomId},
    game::{Bot, BotKind, Facts, Game, LaidOut, RoomRoll, Status},
};

/// The dungeon that this setup and seed come to, drawn in the order of its rooms.
pub fn lay_out(book: &Book, setup: &Setup, seed: u64) -> Option<LaidOut> {
    let book = std::sync::Arc::new(book.clone());
    let setup = Setup {
        ready: true,
        points: 0,
        ..setup.clone()
    };
    let mut game = Game::<CardGrid>::lean(book.clone(), setup, seed);
    let mut bot = Bot::new(BotKind::Hero, seed);
    while game.status() == Status::Deciding && !is_laid(Play::of(game.world())) {
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount).ok()?;
    }
    let play = Play::of(game.world());
    let grown = play.grown();
    let numbers: Vec<u8> = (1..=grown.rooms()).collect();
    let map = grown.map(&numbers);
    let threat = play.state().quest.threat?;
    let mut level = Level::new(book[threat].id.as_str(), map);
    for (nth, room) in (0..).zip(&play.dungeon().rolled) {
        let id = book[room.purpose].id.as_str();
        let word = id.rsplit_once(':').map_or(id, |(_, name)| name);
        level.purposes.insert(RoomId(nth), word.to_owned());
    }
    let rolled = Dice::of(&game);
    let mut facts = Facts::new();
    facts.insert("rolled".to_owned(), Value::Array(rolled.ways));
    facts.insert("dropped".to_owned(), dropped(grown));
    facts.insert("entrances".to_owned(), entrances(grown));
    facts.insert("threat".to_owned(), json!(book[threat].id.as_str()));
    let rooms = play.dungeon().rolled.iter().zip(rolled.rooms);
    let rooms = (1u8..).zip(rooms).map(|(number, (room, dice))| {
        let id = book[room.purpose].id.as_str();
        let cells = &grown.plan.rooms[usize::from(number) - 1];
        let cells: Vec<_> = cells.iter().map(|cell| [cell.x, cell.y]).collect();
        let mut fact = Facts::new();
        fact.insert("number".to_owned(), json!(number));
        fact.insert("size".to_owned(), json!(room.size));
        fact.insert("purpose".to_owned(), json!(id));
        fact.insert("cells".to_owned(), json!(cells));
        fact.extend(dice);
        fact
    });
    Some(LaidOut {
        rolls: rolled.rolls,
        facts,
        rooms: rooms.collect(),
        links: links(grown),
        level,
    })
}

fn is_laid(play: Play<'_>) -> bool {
    play.state().phase == Phase::Below
}

/// Dice behind rooms and ways.
struct Dice {
    rooms: Vec<Facts>,
    ways: Vec<Value>,
    rolls: Vec<(RoomId, Vec<RoomRoll>)>,
}

fn faces(roll: &Roll) -> Vec<u8> {
    roll.dice.iter().map(|die| die.face).collect()
}

impl Dice {
    fn of(game: &Game<CardGrid>) -> Self {
        let mut dice = Dice {
            rooms: Vec::new(),
            ways: Vec::new(),
            rolls: Vec::new(),
        };
        for logged in game.log() {
            let Event::Delving(event) = &logged.event else {
                continue;
            };
            match event {
                Delving::SizeRolled { room, roll, .. } => {
                    let mut fact = Facts::new();
                    if let Some(roll) = roll {
                        let sides = roll.dice.first().map_or(0, |die| die.die.sides());
                        fact.insert("dice".to_owned(), json!(faces(roll)));
                        fact.insert("die".to_owned(), json!(sides));
                    }
                    dice.rooms.push(fact);
                    dice.rolls.push((RoomId(u16::from(*room) - 1), Vec::new()));
                }
                Delving::PurposeRolled { row, roll, .. } => {
                    if let (Some(fact), Some(row), Some(roll)) = (dice.rooms.last_mut(), row, roll)
                    {
                        fact.insert("roll".to_owned(), json!(faces(roll)[0]));
                        fact.insert("row".to_owned(), json!(row.total));
                    }
                }
                Delving::WayRolled { room, leads, roll } => {
                    let result = match leads {
                        Leads::Entrance => json!("entrance"),
                        Leads::Itself => json!("self"),
                        Leads::Over => json!("over"),
                        Leads::Room(other) => json!(other),
                    };
                    let faces = roll.as_ref().map(|it| faces(it));
                    dice.ways
                        .push(json!({ "room": room, "dice": faces, "result": result }));
                }
                _ => continue,
            }
            if let (Some(roll), Some((_, rolls))) = (roll_of(event), dice.rolls.last_mut()) {
                rolls.push(RoomRoll {
                    rule: logged.rule,
                    hero: None,
                    result: roll.total().to_string(),
                });
            }
        }
        dice
    }
}

/// The dice of a room.
fn roll_of(event: &Delving) -> Option<&Roll> {
    match event {
        Delving::SizeRolled { roll, .. } | Delving::PurposeRolled { roll, .. } => roll.as_deref(),
        _ => None,
    }
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
