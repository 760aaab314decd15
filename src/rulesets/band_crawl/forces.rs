//! Hidden forces: where they lie, how they move, what they turn out to be.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::{PassedWithDoubles, Passing},
    components::{Condition, Faction, FigureId, Part, Place},
    content::{Encounter, Force, RaceIx},
    creation,
    event::{Delving, Making},
    finds, rivals, rules,
    step::Task,
    traps,
    turn::ForceId,
};
use crate::{
    dungeon::{Map, RoomId},
    grid::{Side, Turn},
};

/// Links from a tile to every other; unreachable ones are left out.
fn steps(map: &Map, from: RoomId) -> Vec<u32> {
    let steps = map.steps_from(from, |_| true).into_iter();
    steps.map(|it| it.unwrap_or(u32::MAX)).collect()
}

/// A tile as far away as the face of doubles, straight ahead of a group or else clockwise from
/// there, or as far away as there is one; rule `force.place`, section 39.1.
pub fn place(cx: &mut Cx<'_>, group: RoomId, face: u8) {
    let band = Band::of(cx.world());
    let force = ForceId(band.state().below.next_force);
    let tile = tile_for(band.map(), group, u32::from(face));
    let placed = Delving::ForcePlaced {
        force,
        tile,
        wanted: face,
    };
    cx.emit(rules::FORCE_PLACE, placed.into());
    if tile == group {
        // It is already here.
        cx.push(Task::Resolve {
            force: Some(force),
            tile,
            active: Faction::Foes,
        });
    }
}

fn tile_for(map: &Map, from: RoomId, wanted: u32) -> RoomId {
    let Some(room) = map.room(from) else {
        return from;
    };
    let ahead = room.entry().side.opposite();
    let clockwise = [Turn::None, Turn::Right, Turn::Half, Turn::Left];
    let order = clockwise.map(|turn| ahead.turned(turn));
    let far = steps(map, from);
    let branches: SmallVec<[(usize, Vec<u32>); 4]> = map
        .links_of(from)
        .filter_map(|(_, link)| {
            let next = link.other(from)?;
            let [one, other] = link.ends()?;
            let cell = if link.from == from { one } else { other };
            let exit = room.exits().find(|exit| exit.cell == cell)?;
            let place = order.iter().position(|side: &Side| *side == exit.side)?;
            Some((place, steps(map, next)))
        })
        .collect();
    // By the first step of the shortest way to a tile.
    let branch = |tile: usize| {
        let on_the_way = branches
            .iter()
            .filter(|(_, near)| near.get(tile).copied().unwrap_or(u32::MAX) < far[tile]);
        on_the_way.map(|(place, _)| *place).min()
    };
    let reachable = (0..far.len()).filter(|tile| far[*tile] != u32::MAX && far[*tile] > 0);
    let exact = reachable.clone().filter(|tile| far[*tile] == wanted);
    let exact = exact.min_by_key(|tile| (branch(*tile), *tile));
    let farthest = || {
        let near = reachable.filter(|tile| far[*tile] < wanted);
        near.min_by_key(|tile| (Reverse(far[*tile]), branch(*tile), *tile))
    };
    exact
        .or_else(farthest)
        .map_or(from, |tile| RoomId(tile as u16))
}

/// The nearest group to a tile, of equally near ones that of the strongest leader, with the number
/// of tiles to it.
fn nearest_group(band: Band<'_>, tile: RoomId) -> Option<(RoomId, u32)> {
    let far = steps(band.map(), tile);
    let groups = band.groups().into_iter();
    let groups = groups.filter_map(|group| Some((group, *far.get(usize::from(group.0))?)));
    groups
        .filter(|(_, far)| *far != u32::MAX)
        .min_by_key(|(_, far)| *far)
}

/// All hidden forces, the farthest from any group first; rule `force.move`.
pub fn by_distance(band: Band<'_>) -> Vec<ForceId> {
    let forces = band.state().below.forces.iter();
    let far = forces.filter_map(|it| Some((nearest_group(band, it.tile)?.1, it.id)));
    let mut far: Vec<(u32, ForceId)> = far.collect();
    far.sort_by_key(|(far, id)| (Reverse(*far), *id));
    far.into_iter().map(|(_, id)| id).collect()
}

/// Moves a hidden force towards the nearest group: a tile, or two if both dice are passed; rules
/// `force.rep` and `force.move`, sections 39.2 and 39.3.
pub fn go(cx: &mut Cx<'_>, force: ForceId) {
    let band = Band::of(cx.world());
    let forces = &band.state().below.forces;
    let Some(it) = forces.iter().find(|it| it.id == force).copied() else {
        return;
    };
    let Some((group, _)) = nearest_group(band, it.tile) else {
        return;
    };
    let figures = &cx.content().figures;
    let check = Passing::new(
        "dice-band-force-move",
        figures.fast_dice,
        i32::from(figures.force_rep),
    );
    let (roll, passed) = cx.roll(&check);
    let tiles = match passed >= 2 {
        true => figures.fast_tiles,
        false => figures.tiles,
    };
    let band = Band::of(cx.world());
    let path = path(band.map(), it.tile, group, tiles);
    let arrived = path.last() == Some(&group);
    let moved = Delving::ForceMoved {
        force,
        path,
        passed: passed as u8,
        roll: Box::new(roll),
    };
    cx.emit(rules::FORCE_MOVE, moved.into());
    if arrived {
        cx.push(Task::Resolve {
            force: Some(force),
            tile: group,
            active: Faction::Foes,
        });
    }
}

/// The next tiles on the shortest way.
fn path(map: &Map, from: RoomId, to: RoomId, tiles: u8) -> SmallVec<[RoomId; 2]> {
    let left = steps(map, to);
    let far = |tile: RoomId| left.get(usize::from(tile.0)).copied().unwrap_or(u32::MAX);
    let (mut path, mut at) = (SmallVec::new(), from);
    for _ in 0..tiles {
        let next = map.links_of(at).filter_map(|(_, link)| link.other(at));
        match next.min_by_key(|tile| (far(*tile), *tile)) {
            Some(next) if far(next) < far(at) => {
                path.push(next);
                at = next;
            }
            _ => break,
        }
    }
    path
}

/// Shows what a hidden force is; rules `force.resolve` and `force.noise`, section 39.4.
pub fn resolve(cx: &mut Cx<'_>, force: Option<ForceId>, tile: RoomId, active: Faction) {
    let book = cx.content();
    let (figures, noise) = (&book.figures, Band::of(cx.world()).state().below.noise);
    let check = PassedWithDoubles {
        role: "dice-band-force",
        dice: noise.unwrap_or(figures.force_dice),
        target: i32::from(figures.force_target),
    };
    let (roll, (passed, doubles)) = cx.roll(&check);
    let trap = passed == 2 && doubles;
    let row = book.tables.force.at(if trap { 3 } else { passed });
    let gives = *book.tables.force.gives(row);
    let next = match gives {
        Force::Noise { dice } => Some(dice),
        Force::Contact | Force::Trap | Force::Nerves => None,
    };
    let resolved = Delving::ForceResolved {
        force,
        tile,
        gives,
        next,
        row,
        roll: Box::new(roll),
    };
    let rule = match gives {
        Force::Noise { .. } => rules::FORCE_NOISE,
        Force::Trap => rules::FORCE_TRAP,
        Force::Contact | Force::Nerves => rules::FORCE_RESOLVE,
    };
    cx.emit(rule, resolved.into());
    match gives {
        Force::Contact => encounter(cx, tile, active),
        Force::Trap => traps::meet(cx, tile, false),
        Force::Noise { .. } | Force::Nerves => {}
    }
}

/// Shows who they are: the Big Bad, minions, or rivals, who go their own way; rule
/// `force.encounter`, section 39.7.
fn encounter(cx: &mut Cx<'_>, tile: RoomId, active: Faction) {
    let (book, band) = (cx.content(), Band::of(cx.world()));
    let level = band.map().room(tile).map_or(1, |room| room.level);
    let big_bad = band.state().quest.big_bad.and_then(|it| band.get(it));
    let absent = big_bad
        .filter(|it| it.stance().place == Place::Away && it.stance().condition == Condition::Up);
    let absent = absent.map(|it| it.id());
    let check = PassedWithDoubles {
        role: "dice-band-encounter",
        dice: 2,
        target: i32::from(level),
    };
    let (roll, (passed, doubles)) = cx.roll(&check);
    let rivals = passed == 0 && doubles;
    let row = book.tables.encounters.at(if rivals { 3 } else { passed });
    let mut met = *book.tables.encounters.gives(row);
    if met == Encounter::BigBad && absent.is_none() {
        met = Encounter::Minions;
    }
    let rolled = Delving::EncounterRolled {
        tile,
        level,
        met,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::FORCE_ENCOUNTER, rolled.into());
    let count = match met {
        Encounter::Rivals => return rivals::come(cx, tile),
        Encounter::BigBad => {
            let count = numbers(cx, tile);
            if let Some(who) = absent {
                appear(cx, who, tile);
            }
            count.saturating_sub(1)
        }
        Encounter::Minions => numbers(cx, tile),
    };
    minions(cx, tile, count);
    cx.push(Task::Meet { tile, active });
}

/// How many they are; rule `force.numbers`, section 39.6.
pub fn numbers(cx: &mut Cx<'_>, tile: RoomId) -> u8 {
    let table = &cx.content().tables.numbers;
    let than = Band::of(cx.world()).those_on(tile).count() as u8;
    let (roll, row) = cx.roll(&table.check("dice-band-numbers", |_| 0));
    let count = than.saturating_add_signed(table.gives(row).than_you).max(1);
    let rolled = Delving::NumbersRolled {
        than,
        count,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::FORCE_NUMBERS, rolled.into());
    count
}

/// Minions of the Big Bad, no stronger than itself; rules `minions.table` and `minions.rep`, section
/// 39.8.
fn minions(cx: &mut Cx<'_>, tile: RoomId, count: u8) {
    let band = Band::of(cx.world());
    let Some(cast) = band.state().quest.big_bad.and_then(|it| {
        let race = band.cast().get(usize::from(it.0))?.race;
        Some((
            race,
            band.get(it).map_or(u8::MAX, |it| it.reputation().original),
        ))
    }) else {
        return;
    };
    let (of, most): (RaceIx, u8) = cast;
    if count == 0 {
        return;
    }
    let Some(race) = creation::minions(cx, of) else {
        return;
    };
    for _ in 0..count {
        let (who, row) = creation::grunt(cx, race, Part::Minion, most);
        creation::arm_by_chance(cx, who, row);
        finds::of_foe(cx, who);
        appear(cx, who, tile);
    }
}

fn appear(cx: &mut Cx<'_>, who: FigureId, tile: RoomId) {
    let place = Place::Tile(tile);
    cx.emit(
        rules::FORCE_ENCOUNTER,
        Making::WentDown { who, place }.into(),
    );
}
