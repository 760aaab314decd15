//! Who holds the dungeon, the dungeon as it is rolled, and who and what is in it.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::{
    Cx,
    components::{Phase, Placed},
    content::{Book, FoeIx, ObstacleIx, PurposeIx, Reason, ThreatIx, TwistEffect},
    event::{Delving, Event},
    guards,
    play::Play,
    rolling, rules,
    setup::{self, Lethality},
    step::{Question, Task},
};
use crate::grid::Cell;

/// Draws the threat and its twist, before anybody lays out cards for it; rules `threat.reason` and
/// `threat.twist`.
pub fn quest(cx: &mut Cx<'_>) {
    let chosen = setup::threat(cx.content(), cx.setup()).filter(|_| is_first(cx));
    let threat = match chosen {
        Some(threat) => threat,
        None => {
            let play = Play::of(cx.world());
            let fitting = fitting_threats(play.book(), worth_of_heroes(play));
            let nth = cx.chance().pick(fitting.len() as u16, "dice-grid-threat");
            fitting[usize::from(nth)]
        }
    };
    let twists = cx.content()[threat].twists.len() as u16;
    let twist = (cx.chance().pick(twists, "dice-grid-twist")) as u8;
    cx.emit(
        rules::THREAT_REASON,
        Delving::ThreatSet { threat, twist }.into(),
    );
}

fn is_first(cx: &Cx<'_>) -> bool {
    Play::of(cx.world()).state().adventures <= 1
}

/// Has the dungeon rolled, or takes the rooms of a list; rule `dungeon.rooms`.
pub fn dungeon(cx: &mut Cx<'_>) {
    let list = cx.setup().list.as_ref().filter(|_| is_first(cx));
    match list.and_then(|id| cx.content().lists.find(id)) {
        Some(list) => {
            let rooms = cx.content()[list].links.clone();
            for (room, rolled) in (1..).zip(rooms) {
                let (size, purpose, at) = (rolled.size, rolled.purpose, rolled.at);
                let sized = Delving::SizeRolled {
                    room,
                    size,
                    at,
                    roll: None,
                };
                cx.emit(rules::DUNGEON_ROOMS, sized.into());
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

/// Threats that are drawn for heroes against whom foes of so much worth stand, in hundredths: of
/// their tier or the one below it; all of them where there is none.
pub fn fitting_threats(book: &Book, worth: u32) -> Vec<ThreatIx> {
    let above = book.figures.tiers.iter();
    let tier = 1 + above.filter(|from| worth >= **from).count();
    let fits = book.threats.keyed().filter(|(_, it)| {
        let own = usize::from(it.tier);
        own == tier || own + 1 == tier
    });
    let fitting: Vec<ThreatIx> = fits.map(|(key, _)| key).collect();
    match fitting.is_empty() {
        true => book.threats.keyed().map(|(key, _)| key).collect(),
        false => fitting,
    }
}

/// Rolls a room: its size and its purpose; rules `dungeon.size` and `dungeon.purpose`.
pub fn roll_room(cx: &mut Cx<'_>, room: u8) {
    let options = Play::of(cx.world()).options();
    let (growth, rerolls) = (options.growth(), options.rerolls);
    if room > growth.rooms {
        return cx.push(Task::RollWays(1));
    }
    let (roll, size) = rolling::size(&growth, room, cx.chance());
    let rolled = Delving::SizeRolled {
        room,
        size,
        at: None,
        roll: Some(Box::new(roll)),
    };
    cx.emit(rolling::rule_of_size(&growth, room), rolled.into());
    let before = Play::of(cx.world()).dungeon().rolled.iter();
    let before = before.take(usize::from(room) - 1).map(|it| it.purpose);
    let before: Vec<PurposeIx> = before.collect();
    let book = cx.content().clone();
    let known = |purpose| before.contains(&purpose);
    for it in rolling::purpose(&book, size, rerolls, known, cx.chance()) {
        let rule = it.rule();
        let event = Delving::PurposeRolled {
            room,
            purpose: it.purpose,
            row: Some(it.row),
            roll: Some(Box::new(it.roll)),
            again: it.again,
        };
        cx.emit(rule, event.into());
    }
    cx.push(Task::RollRoom(room + 1));
}

/// Rolls the ways of a room; rule `dungeon.connection`.
pub fn roll_ways(cx: &mut Cx<'_>, room: u8) {
    let growth = Play::of(cx.world()).options().growth();
    if room > growth.rooms {
        return cx.push(Task::Stock);
    }
    let rolled = &Play::of(cx.world()).dungeon().rolled;
    let size = rolled.get(usize::from(room) - 1).map_or(0, |it| it.size);
    for _ in 0..size {
        let (roll, leads) = rolling::way(&growth, room, cx.chance());
        let roll = Some(Box::new(roll));
        let rolled = Delving::WayRolled { room, leads, roll };
        cx.emit(rules::DUNGEON_CONNECTION, rolled.into());
    }
    cx.push(Task::RollWays(room + 1));
}

/// Draws the rooms, and posts the leader; rules `dungeon.plan` and `threat.leader`. Whoever else is
/// there is one task each, so that nobody who rolls with dice of their own waits for all of them.
pub fn stock(cx: &mut Cx<'_>) {
    cx.emit(rules::DUNGEON_PLAN, Delving::Drawn.into());
    if Play::of(cx.world()).grown().rooms() == 0 {
        return cx.push(Task::Lost);
    }
    let goal = goal(Play::of(cx.world()));
    cx.emit(rules::THREAT_LEADER, Delving::GoalSet { room: goal }.into());
    post_leader(cx, goal);
    cx.push(Task::Posts(vec![goal]));
}

pub(super) fn threat(play: Play<'_>) -> ThreatIx {
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

pub(super) fn post(cx: &mut Cx<'_>, foe: FoeIx, room: u8, leads: bool) {
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
pub(super) fn worth(play: Play<'_>) -> u32 {
    let all = usual_worth(play);
    match twist(play) {
        TwistEffect::More(percent) => all * (100 + u32::from(percent)) / 100,
        TwistEffect::Fewer(percent) => all * (100 - u32::from(percent).min(99)) / 100,
        _ => all,
    }
}

/// The same without a twist: more in a dungeon that is larger than usual.
fn usual_worth(play: Play<'_>) -> u32 {
    let figures = &play.book().figures;
    let more = play.grown().rooms().saturating_sub(figures.rooms);
    let percent = 100 + u32::from(more) * u32::from(figures.worth_per_room);
    worth_of_heroes(play) * percent / 100
}

/// What the foes of a dungeon with the usual number of rooms are worth against these heroes.
pub(super) fn worth_of_heroes(play: Play<'_>) -> u32 {
    let sits = play.state().phase == Phase::Sitting;
    let heroes = play
        .up()
        .filter(|it| it.shape_is_up() || sits && it.heals_to_go());
    let usual = worth_against(play.book(), heroes.map(|hero| hero.owned().earned.into()));
    match play.options().lethality {
        Lethality::Mild => usual * u32::from(play.book().figures.worth_if_mild) / 100,
        _ => usual,
    }
}

/// What the foes of a dungeon with the usual number of rooms are worth against heroes who have earned
/// so many points each.
pub fn worth_against(book: &Book, earned: impl Iterator<Item = u32>) -> u32 {
    let figures = &book.figures;
    let each = earned.map(|earned| {
        u32::from(figures.worth_per_hero) + u32::from(figures.worth_per_ten_points) * earned / 10
    });
    let (count, all) = each.fold((0, 0), |(count, all), worth| (count + 1, all + worth));
    let company = &figures.worth_for_company;
    let share = company.get(usize::saturating_sub(count, 1));
    let share = share.or(company.last()).copied().unwrap_or(100);
    all * u32::from(share) / 100
}

/// Puts what the reason is about into the room of the goal, and has other rooms barred.
pub(super) fn begin_to_bar(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let goal = play.dungeon().goal;
    if let Some(task) = play.book()[threat(play)].links.task {
        barred(cx, goal, task, true);
    }
    let play = Play::of(cx.world());
    let rooms = play.grown().rooms();
    let figures = &play.book().figures;
    let rich = u32::from(twist(play) == TwistEffect::Rich);
    let count = u32::from(rooms) * u32::from(figures.obstacles) / 10 + 2 * rich;
    let (rooms, count) = ((1..=rooms).collect(), count as u8);
    cx.push(Task::Bar { rooms, count });
}

/// Puts an obstacle that nothing else has into one of these rooms; rule `obstacle.ways`. After the
/// last the heroes go in.
pub fn bar(cx: &mut Cx<'_>, mut rooms: Vec<u8>, count: u8) {
    if rooms.is_empty() || count == 0 {
        let phase = Phase::Below;
        cx.emit(rules::EXPLORE_WAY_IN, Event::Phase { phase });
        return cx.push(Task::WayIn);
    }
    let place = usize::from(cx.chance().pick(rooms.len() as u16, "dice-grid-obstacle"));
    let room = rooms.remove(place);
    let play = Play::of(cx.world());
    let dungeon = play.dungeon();
    let placed = dungeon.rooms.iter().flat_map(|it| &it.obstacles);
    let used: BTreeSet<ObstacleIx> = placed.filter(|it| !it.task).map(|it| it.obstacle).collect();
    let fitting: Vec<ObstacleIx> = play
        .purpose(room)
        .into_iter()
        .flat_map(|purpose| fitting(play.book(), purpose))
        .filter(|it| !used.contains(it))
        .collect();
    if !fitting.is_empty() {
        let nth = cx.chance().pick(fitting.len() as u16, "dice-grid-obstacle");
        barred(cx, room, fitting[usize::from(nth)], false);
    }
    let count = count - 1;
    cx.push(Task::Bar { rooms, count });
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
        let value = cx.content()[*kind].hundredths();
        let fits = guards::in_room(Play::of(cx.world()), room).1;
        if value > left || !fits {
            break;
        }
        post(cx, *kind, room, false);
        left -= value;
    }
}
