//! Who stands guard in which rooms; rule `threat.guards`.

use super::{Cx, content::FoeIx, play::Play, quest, step::Task};

/// Squares of floor that each foe in a room needs.
const FLOOR_FOR_A_FOE: usize = 2;

/// The most foes in a room: more are no fight for an evening.
const MOST_IN_A_ROOM: usize = 7;
/// The most foes of a dungeon.
const MOST_FOES: usize = 36;

/// Draws one room more with guards, by how likely they are to be there, until there are enough; rule
/// `threat.guards`.
pub fn posts(cx: &mut Cx<'_>, mut posts: Vec<u8>) {
    let play = Play::of(cx.world());
    let rooms = usize::from(play.grown().rooms());
    let wanted = rooms * usize::from(play.book().figures.guarded_rooms) / 100;
    let rolled = (1..).zip(&play.dungeon().rolled);
    let lots: Vec<(u8, u16)> = rolled
        .map(|(room, it)| {
            let likely = u16::from(play.book()[it.purpose].guarded);
            (room, likely * u16::from(it.size) + 1)
        })
        .filter(|(room, _)| !posts.contains(room))
        .collect();
    if posts.len() >= wanted.max(2) || lots.is_empty() {
        return cx.push(Task::Guard { posts, turn: 0 });
    }
    let all: u16 = lots.iter().map(|(_, lot)| lot).sum();
    let mut drawn = cx.chance().pick(all, "dice-grid-post") + 1;
    let room = lots.iter().find(|(_, lot)| {
        let here = drawn <= *lot;
        drawn = drawn.saturating_sub(*lot);
        here
    });
    posts.extend(room.or(lots.first()).map(|(room, _)| room));
    cx.push(Task::Posts(posts));
}

/// Posts one more in the room whose turn it is, or in none if that is full; rule `threat.guards`.
pub fn guard(cx: &mut Cx<'_>, mut posts: Vec<u8>, turn: u8) {
    let play = Play::of(cx.world());
    let book = play.book();
    let there = play.foes().map(|it| it.record().hundredths()).sum();
    let left = quest::worth(play).saturating_sub(there);
    if left == 0 || posts.is_empty() || play.foes().count() >= MOST_FOES {
        return quest::begin_to_bar(cx);
    }
    let most = quest::worth(play) * u32::from(book.figures.most_in_a_room) / 100;
    let guards = strong_enough(play, &posts, left);
    let leaders = leaders_place(play, &posts);
    let place = leaders.unwrap_or(usize::from(turn) % posts.len());
    let room = posts[place];
    let kind = guards[usize::from(cx.chance().pick(guards.len() as u16, "dice-grid-guards"))];
    let value = cx.content()[kind].hundredths();
    let (there, has_floor) = in_room(Play::of(cx.world()), room);
    if there + value > most.max(value) || !has_floor {
        posts.remove(place);
        return cx.push(Task::Guard { posts, turn });
    }
    if value > left && left < 100 {
        return quest::begin_to_bar(cx);
    }
    quest::post(cx, kind, room, false);
    let turn = turn.wrapping_add(leaders.is_none().into());
    cx.push(Task::Guard { posts, turn });
}

/// The place among these rooms of the one where the leader is, as long as there are fewer guards in it
/// than in a dungeon of the usual size: however many rooms there are, that fight should be worth the way.
fn leaders_place(play: Play<'_>, posts: &[u8]) -> Option<usize> {
    let figures = &play.book().figures;
    let (rooms, usual) = (play.grown().rooms(), figures.rooms);
    let leader = play.foes().find(|it| it.pack().leads)?;
    let room = leader.pack().room;
    let own = leader.record().hundredths();
    let guards = in_room(play, room).0.saturating_sub(own);
    let share = u32::from(usual) * u32::from(figures.guarded_rooms) / 100;
    let lacks = rooms > usual && guards < quest::worth_of_heroes(play) / share.max(1);
    posts.iter().position(|it| lacks && *it == room)
}

/// Kinds of guards to draw from: without those so weak that the worth that is left would not find
/// room, and with others where all of them are.
fn strong_enough(play: Play<'_>, posts: &[u8], left: u32) -> Vec<FoeIx> {
    let book = play.book();
    let value = |kind: &FoeIx| book[*kind].hundredths();
    let free = |room: &u8| most_in(play, *room).saturating_sub(play.waiting_in(*room).count());
    let free: usize = posts.iter().map(free).sum();
    let free = free.min(MOST_FOES.saturating_sub(play.foes().count()));
    let each = left / free.max(1) as u32;
    let mut kinds = book[quest::threat(play)].links.guards.to_vec();
    if kinds.iter().all(|kind| value(kind) < each) {
        let fits = |kind: &FoeIx| value(kind) <= 2 * each;
        kinds.extend(allies(play).into_iter().filter(fits));
    }
    let strongest = kinds.iter().map(value).max().unwrap_or(0);
    kinds.retain(|kind| value(kind) >= each.min(strongest));
    kinds
}

/// Who stands guard where those whom the threat names are too weak: others of their kinds and of the
/// leader's, weaker than the leader, and not leaders themselves.
fn allies(play: Play<'_>) -> Vec<FoeIx> {
    let book = play.book();
    let links = &book[quest::threat(play)].links;
    let leads = |foe: &FoeIx| book.threats.iter().any(|it| it.links.leader == *foe);
    let ours = |kind| {
        let named = links.guards.iter().chain([&links.leader]);
        named.into_iter().any(|it| book[*it].kind == kind)
    };
    let all = book.foes.keyed();
    let weaker = all.filter(|(_, it)| ours(it.kind) && it.worth < book[links.leader].worth);
    weaker
        .map(|(foe, _)| foe)
        .filter(|foe| !leads(foe))
        .collect()
}

/// The most foes that find room in a room.
fn most_in(play: Play<'_>, room: u8) -> usize {
    let rooms = &play.grown().plan.rooms;
    let floor = rooms.get(usize::from(room).wrapping_sub(1));
    MOST_IN_A_ROOM.min(floor.map_or(0, Vec::len) / FLOOR_FOR_A_FOE)
}

/// What the foes of a room are worth, and whether it has floor for another.
pub(super) fn in_room(play: Play<'_>, room: u8) -> (u32, bool) {
    let foes = play.waiting_in(room);
    let worth = foes.clone().map(|it| it.record().hundredths()).sum();
    let fits = foes.count() < most_in(play, room);
    (worth, fits)
}
