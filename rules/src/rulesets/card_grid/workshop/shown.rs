//! A list and its plan as a screen shows them.

use super::{
    super::{
        checks::Leads,
        complex::{Corridor, Graph, Plan, Way},
        content::{Book, PurposeIx},
        grown::{Grown, LARGEST},
        rolling, rules, setup,
        words::{Terms, say},
    },
    sheet::{Made, Sheet, Step, Value},
};
use crate::{
    dice::Roll,
    game::{
        Phrase, SetupField, SetupValues,
        workshop::{FloorPlan, ListRoom, ListStep, ListWay, PlanCorridor, PlanRoom, Rank, StepId},
    },
    grid::Rect,
};

/// The part of a room that is its size.
const SIZE: u8 = 0;
/// The part that is its purpose.
const PURPOSE: u8 = 1;
/// The part that is its first connection.
const WAYS: u8 = 2;

/// The step of a room that has this id.
pub fn step(sheet: &Sheet, id: StepId) -> Option<Step> {
    let entry = sheet.entry(id.room)?;
    match id.part {
        SIZE => Some(Step::Size(id.room)),
        PURPOSE => Some(Step::Purpose(id.room)),
        part => {
            let nth = part - WAYS;
            (usize::from(nth) < entry.ways.len()).then_some(Step::Way(id.room, nth))
        }
    }
}

/// The id of a step.
pub fn id(step: Step) -> StepId {
    let part = match step {
        Step::Size(_) => SIZE,
        Step::Purpose(_) => PURPOSE,
        Step::Way(_, nth) => WAYS + nth,
    };
    let room = step.room();
    StepId { room, part }
}

/// The fields of the form for a game that are about the dungeon.
pub fn fields(book: &Book) -> Vec<SetupField> {
    let fields = setup::form(book).fields.into_iter();
    fields
        .filter(|field| setup::OF_DUNGEON.contains(&field.key))
        .collect()
}

/// The values of those fields; lists are only taken, and never stay.
pub fn values(sheet: &Sheet) -> SetupValues {
    setup::values_of(&sheet.options)
}

/// Rooms with their steps.
pub fn rooms(book: &Book, sheet: &Sheet) -> Vec<ListRoom> {
    let growth = sheet.options.growth();
    let rooms = (1..).zip(&sheet.rooms).map(|(number, entry)| {
        let purpose = entry.purpose.as_ref();
        let mut steps = vec![
            ListStep {
                id: id(Step::Size(number)),
                label: say("grid-workshop-size"),
                rule: rolling::rule_of_size(&growth, number),
                idle: false,
                ..made(entry.size.as_ref(), |size| {
                    (
                        say("grid-workshop-squares").n(*size),
                        usize::from(*size) - 1,
                    )
                })
            },
            ListStep {
                id: id(Step::Purpose(number)),
                label: say("grid-workshop-purpose"),
                rule: rules::DUNGEON_PURPOSE,
                idle: false,
                ..made(purpose, |it| {
                    (Phrase::new(book[*it].name), place_of(book, *it))
                })
            },
        ];
        let ways = (0..).zip(&entry.ways).map(|(nth, way)| ListStep {
            id: id(Step::Way(number, nth)),
            label: say("grid-workshop-way").n(nth + 1),
            rule: rules::DUNGEON_CONNECTION,
            idle: way
                .as_ref()
                .is_some_and(|it| matches!(it.is, Leads::Itself | Leads::Over)),
            ..made(way.as_ref(), |leads| {
                let all = all_leads(sheet, number);
                let place = all.iter().position(|it| it == leads);
                (lead(*leads), place.unwrap_or(0))
            })
        });
        steps.extend(ways);
        ListRoom {
            number,
            name: purpose.map(|it| Phrase::new(book[it.is].name)),
            steps,
        }
    });
    rooms.collect()
}

/// What a step has come to: dice, words and its place among the choices.
fn made<T>(made: Option<&Made<T>>, told: impl Fn(&T) -> (Phrase, usize)) -> ListStep {
    let last = made.and_then(|it| it.rolls.last());
    let dice = |roll: &Roll| roll.dice.to_vec();
    let told = made.map(|it| told(&it.is));
    let (result, chosen) = told.unzip();
    ListStep {
        id: StepId { room: 0, part: 0 },
        label: say("grid-workshop-size"),
        dice: last.map_or_else(Vec::new, dice),
        result,
        chosen,
        idle: false,
        rule: rules::DUNGEON_SIZE,
    }
}

fn place_of(book: &Book, purpose: PurposeIx) -> usize {
    let all = book.purposes.keyed();
    all.map(|(key, _)| key)
        .position(|key| key == purpose)
        .unwrap_or(0)
}

/// Where a connection of a room can lead.
fn all_leads(sheet: &Sheet, room: u8) -> Vec<Leads> {
    let numbers = (1..=sheet.rooms.len() as u8).filter(|other| *other != room);
    let ends = [Leads::Entrance, Leads::Itself, Leads::Over];
    ends.into_iter().chain(numbers.map(Leads::Room)).collect()
}

fn lead(leads: Leads) -> Phrase {
    match leads {
        Leads::Entrance => say("grid-workshop-leads-out"),
        Leads::Itself => say("grid-workshop-leads-itself"),
        Leads::Over => say("grid-workshop-leads-over"),
        Leads::Room(other) => say("grid-workshop-leads").with("room", other),
    }
}

/// What a step can be set to, in words.
pub fn choices(book: &Book, sheet: &Sheet, id: StepId) -> Vec<Phrase> {
    match step(sheet, id) {
        Some(Step::Size(_)) => {
            let sizes = 1..=LARGEST;
            sizes
                .map(|size| say("grid-workshop-squares").n(size))
                .collect()
        }
        Some(Step::Purpose(_)) => {
            let all = book.purposes.keyed();
            all.map(|(_, it)| Phrase::new(it.name)).collect()
        }
        Some(Step::Way(room, _)) => all_leads(sheet, room).into_iter().map(lead).collect(),
        None => Vec::new(),
    }
}

/// What a step is set to by a choice.
pub fn value(book: &Book, sheet: &Sheet, step: Step, choice: usize) -> Option<Value> {
    match step {
        Step::Size(_) => {
            let size = u8::try_from(choice).ok()?.checked_add(1)?;
            Some(Value::Size(size))
        }
        Step::Purpose(_) => {
            let mut all = book.purposes.keyed();
            all.nth(choice).map(|(key, _)| Value::Purpose(key))
        }
        Step::Way(room, _) => all_leads(sheet, room)
            .get(choice)
            .map(|it| Value::Leads(*it)),
    }
}

fn rank(way: Way, from: Option<u8>) -> Rank {
    match (way.mutual, from) {
        (true, _) => Rank::Main,
        (_, None) => Rank::Entrance,
        _ => Rank::Usual,
    }
}

/// Ways of a plan, and those that it leaves out.
pub fn ways(grown: &Grown) -> Vec<ListWay> {
    let Plan {
        corridors,
        crossing,
        ..
    } = &grown.plan;
    let drawn = corridors.iter().map(|it| (it.from, it.to, it.way, true));
    let left = crossing.iter().map(|(low, high)| {
        let from = (*low != 0).then_some(*low);
        (from, *high, left_out(&grown.graph, *low, *high), false)
    });
    let mut ways: Vec<ListWay> = drawn
        .chain(left)
        .map(|(from, to, way, drawn)| ListWay {
            from,
            to,
            rank: rank(way, from),
            added: way.added,
            drawn,
            told: told(from, to, way, drawn),
        })
        .collect();
    ways.sort_by_key(|way| (way.rank, way.from, way.to));
    ways
}

fn left_out(graph: &Graph, low: u8, high: u8) -> Way {
    let known = graph.ways.get(&(low, high)).copied();
    known.unwrap_or_else(|| Way {
        mutual: false,
        added: low == 0 && graph.entrances.get(&high) == Some(&true),
    })
}

fn told(from: Option<u8>, to: u8, way: Way, drawn: bool) -> Phrase {
    let ends = match from {
        Some(from) => say("grid-workshop-way-between")
            .with("room", from)
            .with("other", to),
        None => say("grid-workshop-way-out").with("room", to),
    };
    let key = match (drawn, way) {
        (false, _) => "grid-workshop-way-crosses",
        (_, Way { added: true, .. }) => "grid-workshop-way-added",
        (_, Way { mutual: true, .. }) => "grid-workshop-way-main",
        _ => "grid-workshop-way-usual",
    };
    say(key).with("ways", ends)
}

/// A plan with its map.
pub fn plan(grown: &Grown, sheet: &Sheet) -> FloorPlan {
    let rooms = (1..).zip(&grown.plan.rooms).map(|(number, floor)| {
        let cells = floor.iter().map(|cell| Rect::between(*cell, *cell));
        let rect = cells.reduce(Rect::joined);
        PlanRoom {
            rect: rect.unwrap_or_else(|| Rect::sized(Default::default(), 1, 1)),
            floor: floor.clone(),
            moved: sheet.places.contains_key(&number),
        }
    });
    let corridor = |it: &Corridor| PlanCorridor {
        from: it.from.unwrap_or(0),
        to: it.to,
        corners: it.corners.clone(),
        rank: rank(it.way, it.from),
    };
    FloorPlan {
        rooms: rooms.collect(),
        corridors: grown.plan.corridors.iter().map(corridor).collect(),
        map: grown.whole(),
    }
}
