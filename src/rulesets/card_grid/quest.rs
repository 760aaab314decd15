//! Who holds the dungeon, the dungeon as it is rolled, and who and what is in it.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::{
    Cx,
    checks::{Connection, Purpose, RoomSize},
    components::{Phase, Placed},
    content::{Book, FoeIx, ObstacleIx, PurposeIx, Reason, ThreatIx, TwistEffect},
    event::{Delving, Event},
    play::Play,
    rules, setup,
    step::{Question, Task},
};
use crate::grid::Cell;

/// Draws the threat and its twist, and has the dungeon rolled; rules `threat.reason` and
/// `threat.twist`.
pub fn quest(cx: &mut Cx<'_>) {
    let first = Play::of(cx.world()).state().adventures <= 1;
    let chosen = setup::threat(cx.content(), cx.setup()).filter(|_| first);
    let threat = match chosen {
        Some(threat) => threat,
        None => {
            let of = cx.content().threats.len() as u16;
            ThreatIx(cx.chance().pick(of, "dice-grid-threat"))
        }
    };
    let twists = cx.content()[threat].twists.len() as u16;
    let twist = (cx.chance().pick(twists, "dice-grid-twist")) as u8;
    cx.emit(
        rules::THREAT_REASON,
        Delving::ThreatSet { threat, twist }.into(),
    );
    let list = cx.setup().list.as_ref().filter(|_| first);
    match list.and_then(|id| cx.content().lists.find(id)) {
        Some(list) => {
            let rooms = cx.content()[list].links.clone();
            for (room, rolled) in (1..).zip(rooms) {
                let (size, purpose) = (rolled.size, rolled.purpose);
                cx.emit(
                    rules::DUNGEON_ROOMS,
                    Delving::SizeRolled {
                        room,
                        size,
                        roll: None,
                    }
                    .into(),
                );
                let purposed = Delving::PurposeRolled {
                    room,
                    purpose,
                    row: None,
                    roll: None,
                    again: false,
                };
                cx.emit(rules::DUNGEON_ROOMS, purposed.into());
                for way in rolled.ways {
                    let leads = way.leads;
                    cx.emit(
                        rules::DUNGEON_ROOMS,
                        Delving::WayRolled {
                            room,
                            leads,
                            roll: None,
                        }
                        .into(),
                    );
                }
            }
            cx.push(Task::Stock);
        }
        None => cx.push(Task::RollRoom(1)),
    }
}

/// Rolls a room: its size and its purpose; rules `dungeon.size` and `dungeon.purpose`.
pub fn roll_room(cx: &mut Cx<'_>, room: u8) {
    let growth = Play::of(cx.world()).options().growth();
    if room > growth.rooms {
        return cx.push(Task::RollWays(1));
    }
    let die = growth.die_of(room);
    let (roll, size) = cx.roll(&RoomSize { die });
    let rule = match growth.thirds && die != growth.die {
        true => rules::DUNGEON_THIRDS,
        false => rules::DUNGEON_SIZE,
    };
    let roll = Some(Box::new(roll));
    cx.emit(rule, Delving::SizeRolled { room, size, roll }.into());
    roll_purpose(cx, room, size);
    cx.push(Task::RollRoom(room + 1));
}

/// Tries to find a purpose that no other room has, where those are rolled again.
const TRIES: usize = 6;

fn roll_purpose(cx: &mut Cx<'_>, room: u8, size: u8) {
    let rerolls = Play::of(cx.world()).options().rerolls;
    for nth in 1..=TRIES {
        let check = Purpose { size };
        let (roll, total) = cx.roll(&check);
        let row = cx.content().purpose_table.at(total.into());
        let purpose = cx.content().purpose_in(row.row);
        let rolled = &Play::of(cx.world()).dungeon().rolled;
        let before = &rolled[..usize::from(room) - 1];
        let again = rerolls && nth < TRIES && before.iter().any(|it| it.purpose == purpose);
        let rule = match again {
            true => rules::DUNGEON_REROLLS,
            false => rules::DUNGEON_PURPOSE,
        };
        let event = Delving::PurposeRolled {
            room,
            purpose,
            row: Some(row),
            roll: Some(Box::new(roll)),
            again,
        };
        cx.emit(rule, event.into());
        if !again {
            return;
        }
    }
}

/// Rolls the ways of a room; rule `dungeon.connection`.
pub fn roll_ways(cx: &mut Cx<'_>, room: u8) {
    let growth = Play::of(cx.world()).options().growth();
    let (rooms, die) = (growth.rooms, growth.die);
    if room > rooms {
        return cx.push(Task::Stock);
    }
    let size = Play::of(cx.world()).dungeon().rolled[usize::from(room) - 1].size;
    for _ in 0..size {
        let (roll, leads) = cx.roll(&Connection { room, rooms, die });
        let roll = Some(Box::new(roll));
        let rolled = Delving::WayRolled { room, leads, roll };
        cx.emit(rules::DUNGEON_CONNECTION, rolled.into());
    }
    cx.push(Task::RollWays(room + 1));
}

/// Draws the rooms, and puts foes and obstacles into them; rules `dungeon.plan`, `threat.leader`,
/// `threat.guards` and `obstacle.ways`.
pub fn stock(cx: &mut Cx<'_>) {
    cx.emit(rules::DUNGEON_PLAN, Delving::Drawn.into());
    let goal = goal(Play::of(cx.world()));
    cx.emit(rules::THREAT_LEADER, Delving::GoalSet { room: goal }.into());
    post_leader(cx, goal);
    post_guards(cx);
    bar(cx, goal);
    let phase = Phase::Below;
    cx.emit(rules::EXPLORE_WAY_IN, Event::Phase { phase });
    cx.push(Task::WayIn);
}

fn threat(play: Play<'_>) -> ThreatIx {
    play.state().quest.threat.unwrap_or(ThreatIx(0))
}

/// What the twist of this adventure changes.
pub fn twist(play: Play<'_>) -> TwistEffect {
    let twists = &play.book()[threat(play)].twists;
    let twist = twists.get(usize::from(play.state().quest.twist));
    twist.map_or(TwistEffect::Plain, |it| it.does)
}

/// The room of the leader and of the reason: the farthest from outside of those with the first of
/// the threat's purposes that the dungeon has, or of all.
fn goal(play: Play<'_>) -> u8 {
    let rolled = &play.dungeon().rolled;
    let grown = play.grown();
    let mut steps = vec![u8::MAX; rolled.len()];
    for entrance in grown.entrances() {
        for (least, far) in steps.iter_mut().zip(grown.steps_from(entrance)) {
            *least = (*least).min(far.unwrap_or(u8::MAX));
        }
    }
    let far = |number: &u8| (steps[usize::from(*number) - 1], *number);
    let rooms = 1..=rolled.len() as u8;
    let haunts = play.book()[threat(play)].links.haunts.iter();
    let with = |purpose: &PurposeIx| {
        let fits = |number: &u8| rolled[usize::from(*number) - 1].purpose == *purpose;
        rooms.clone().filter(fits).max_by_key(far)
    };
    let found = haunts.filter_map(with).next();
    found.or_else(|| rooms.max_by_key(far)).unwrap_or(1)
}

/// Posts the leader where the reason is, or anywhere if it roams.
fn post_leader(cx: &mut Cx<'_>, goal: u8) {
    let play = Play::of(cx.world());
    let foe = play.book()[threat(play)].links.leader;
    let (roams, rooms) = (twist(play) == TwistEffect::Roams, play.grown().rooms());
    let room = match roams {
        true => cx.chance().pick(rooms.into(), "dice-grid-post") as u8 + 1,
        false => goal,
    };
    post(cx, foe, room, true);
}

fn post(cx: &mut Cx<'_>, foe: FoeIx, room: u8, leads: bool) {
    let who = Play::of(cx.world()).next_figure();
    let rule = match leads {
        true => rules::THREAT_LEADER,
        false => rules::THREAT_GUARDS,
    };
    cx.emit(
        rule,
        Delving::Posted {
            who,
            foe,
            room,
            leads,
        }
        .into(),
    );
}

/// What all foes of a dungeon are worth together, in hundredths; rule `threat.guards`.
fn worth(play: Play<'_>) -> u32 {
    let figures = &play.book().figures;
    let heroes = play.up().filter(|it| it.shape_is_up());
    let each = heroes.map(move |hero| {
        let earned = u32::from(hero.owned().earned);
        u32::from(figures.worth_per_hero) + u32::from(figures.worth_per_ten_points) * earned / 10
    });
    let all: u32 = each.clone().sum();
    let others = each.count().saturating_sub(1) as u32;
    let all = all * (100 + u32::from(figures.worth_for_company) * others) / 100;
    match twist(play) {
        TwistEffect::More(percent) => all * (100 + u32::from(percent)) / 100,
        TwistEffect::Fewer(percent) => all * (100 - u32::from(percent).min(99)) / 100,
        _ => all,
    }
}

/// Squares of floor that each foe in a room needs.
const FLOOR_FOR_A_FOE: usize = 2;

/// The most foes in a room: more are no fight for an evening.
const MOST_IN_A_ROOM: usize = 7;
/// The most foes of a dungeon.
const MOST_FOES: usize = 36;

/// Posts the others, group by group, in rooms where guards would be.
fn post_guards(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let book = play.book();
    let leader = book[threat(play)].links.leader;
    let mut left = worth(play).saturating_sub(100 * u32::from(book[leader].worth));
    let most = worth(play) * u32::from(book.figures.most_in_a_room) / 100;
    let guards = book[threat(play)].links.guards.clone();
    let rooms = play.grown().rooms();
    let wanted = usize::from(rooms) * usize::from(book.figures.guarded_rooms) / 100;
    let mut posts = guarded_rooms(cx, wanted.max(2));
    let mut nth = 0;
    while left > 0 && !posts.is_empty() && Play::of(cx.world()).foes().count() < MOST_FOES {
        let place = nth % posts.len();
        let room = posts[place];
        let kinds = guards.len() as u16;
        let kind = guards[usize::from(cx.chance().pick(kinds, "dice-grid-guards"))];
        let value = 100 * u32::from(cx.content()[kind].worth);
        let there = in_room(Play::of(cx.world()), room);
        let fits = there.0 + value <= most.max(value) && there.1;
        if !fits {
            posts.remove(place);
            continue;
        }
        if value > left && left < 100 {
            break;
        }
        post(cx, kind, room, false);
        left = left.saturating_sub(value);
        nth += 1;
    }
}

/// What the foes of a room are worth, and whether it has floor for another.
fn in_room(play: Play<'_>, room: u8) -> (u32, bool) {
    let foes = play.waiting_in(room);
    let worth = foes
        .clone()
        .map(|it| 100 * u32::from(it.record().worth))
        .sum();
    let floor = play.grown().plan.rooms[usize::from(room) - 1].len();
    let there = foes.count();
    let fits = there < MOST_IN_A_ROOM && (there + 1) * FLOOR_FOR_A_FOE <= floor;
    (worth, fits)
}

/// Rooms with guards, drawn by how likely they are to be there: those of the goal first.
fn guarded_rooms(cx: &mut Cx<'_>, count: usize) -> Vec<u8> {
    let play = Play::of(cx.world());
    let goal = play.dungeon().goal;
    let rolled = (1..).zip(&play.dungeon().rolled);
    let mut lots: Vec<(u8, u16)> = rolled
        .map(|(room, it)| {
            let likely = u16::from(play.book()[it.purpose].guarded);
            (room, likely * u16::from(it.size) + 1)
        })
        .filter(|(room, _)| *room != goal)
        .collect();
    let mut rooms = vec![goal];
    while rooms.len() < count && !lots.is_empty() {
        let all: u16 = lots.iter().map(|(_, lot)| lot).sum();
        let mut drawn = cx.chance().pick(all, "dice-grid-post") + 1;
        let place = lots.iter().position(|(_, lot)| {
            let here = drawn <= *lot;
            drawn = drawn.saturating_sub(*lot);
            here
        });
        rooms.push(lots.remove(place.unwrap_or(0)).0);
    }
    rooms
}

/// Puts obstacles into rooms, and what the reason is about into the room of the goal.
fn bar(cx: &mut Cx<'_>, goal: u8) {
    let play = Play::of(cx.world());
    if let Some(task) = play.book()[threat(play)].links.task {
        barred(cx, goal, task, true);
    }
    let play = Play::of(cx.world());
    let rooms = play.grown().rooms();
    let figures = &play.book().figures;
    let rich = u32::from(twist(play) == TwistEffect::Rich);
    let wanted = u32::from(rooms) * u32::from(figures.obstacles) / 10 + 2 * rich;
    let mut open: Vec<u8> = (1..=rooms).collect();
    let mut used: BTreeSet<ObstacleIx> = BTreeSet::new();
    for _ in 0..wanted {
        if open.is_empty() {
            return;
        }
        let place = usize::from(cx.chance().pick(open.len() as u16, "dice-grid-obstacle"));
        let room = open.remove(place);
        let play = Play::of(cx.world());
        let purpose = play.dungeon().rolled[usize::from(room) - 1].purpose;
        let fitting: Vec<ObstacleIx> = fitting(play.book(), purpose)
            .filter(|it| !used.contains(it))
            .collect();
        if fitting.is_empty() {
            continue;
        }
        let nth = cx.chance().pick(fitting.len() as u16, "dice-grid-obstacle");
        let obstacle = fitting[usize::from(nth)];
        used.insert(obstacle);
        barred(cx, room, obstacle, false);
    }
}

fn fitting(book: &Book, purpose: PurposeIx) -> impl Iterator<Item = ObstacleIx> + '_ {
    let all = book.obstacles.keyed();
    all.filter(move |(_, it)| it.links.rooms.contains(&purpose))
        .map(|(key, _)| key)
}

fn barred(cx: &mut Cx<'_>, room: u8, obstacle: ObstacleIx, task: bool) {
    let play = Play::of(cx.world());
    let cell = free_square(play, room);
    let placed = Placed {
        obstacle,
        cell,
        task,
        passed: false,
        shut: false,
        tried: SmallVec::new(),
    };
    let rule = match task {
        true => rules::THREAT_REASON,
        false => rules::OBSTACLE_WAYS,
    };
    cx.emit(rule, Delving::Barred { room, placed }.into());
}

/// A square of a room for an obstacle: as near to the middle as there is one that is open and has no
/// other.
fn free_square(play: Play<'_>, room: u8) -> Option<Cell> {
    let laid = play.grown().room(room, Default::default(), 0);
    let state = play.dungeon().room(room);
    let held: Vec<Cell> = state.map_or_else(Vec::new, |it| {
        it.obstacles.iter().filter_map(|it| it.cell).collect()
    });
    laid.marker_places(1, &held).first().copied()
}

/// Asks which way the heroes go in, if there are several; rule `explore.way_in`.
pub fn way_in(cx: &mut Cx<'_>) {
    let entrances = Play::of(cx.world()).grown().entrances();
    match entrances[..] {
        [room] => cx.push(Task::Enter(room)),
        _ => cx.ask(Question::Entrance),
    }
}

/// True if the reason is to bring the leader down.
pub fn is_to_slay(play: Play<'_>) -> bool {
    play.book()[threat(play)].reason == Reason::Slay
}

/// Foes who come in behind the heroes, once the reason is met; rule `threat.twist`.
pub fn behind(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let TwistEffect::Behind(percent) = twist(play) else {
        return;
    };
    let mut left = worth(play) * u32::from(percent) / 100;
    let guards = play.book()[threat(play)].links.guards.clone();
    let at = play.dungeon().at;
    let entrances = play.grown().entrances();
    let room = entrances.into_iter().find(|room| *room != at);
    let Some(room) = room else {
        return;
    };
    for kind in guards.iter().cycle().take(12) {
        let value = 100 * u32::from(cx.content()[*kind].worth);
        let fits = in_room(Play::of(cx.world()), room).1;
        if value > left || !fits {
            break;
        }
        post(cx, *kind, room, false);
        left -= value;
    }
}
