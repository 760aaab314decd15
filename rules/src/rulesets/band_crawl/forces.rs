//! Hidden forces: where they lie, how they move, what they turn out to be.

use std::{cmp::Reverse, collections::BTreeSet};

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::{PassedWithDoubles, Passing, TWO},
    components::{Faction, FigureId, Part, Place},
    content::{Book, Encounter, Force, RaceIx},
    creation,
    event::{Delving, Making},
    figure::Figure,
    finds, lair,
    moves::beyond,
    rivals, rules,
    step::Task,
    traps,
    turn::ForceId,
};
use crate::{
    dice::Roll,
    dungeon::{Map, RoomId},
    game::RuleId,
    grid::{Side, Turn},
    tables::TableRoll,
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
    let ahead = band.heading(group);
    let tile = tile_for(band.map(), group, ahead, u32::from(face));
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

/// The first tile of a distance as one looks ahead and then clockwise, or of the greatest below it.
fn tile_for(map: &Map, from: RoomId, ahead: Side, wanted: u32) -> RoomId {
    let around = outward(map, from, ahead);
    let near = around.into_iter().filter(|(_, far)| *far <= wanted);
    // The first of those that are equally far.
    let farthest = near.rev().max_by_key(|(_, far)| *far);
    farthest.map_or(from, |(tile, _)| tile)
}

/// Every other tile with its distance, the nearest first. Of equally far ones those come first that
/// lie straight ahead, then clockwise, from tile to tile.
fn outward(map: &Map, from: RoomId, ahead: Side) -> Vec<(RoomId, u32)> {
    let mut seen = vec![(from, ahead, 0)];
    let mut at = 0;
    while let Some((tile, heading, far)) = seen.get(at).copied() {
        at += 1;
        for turn in [Turn::None, Turn::Right, Turn::Half, Turn::Left] {
            let next = beyond(map, tile, heading.turned(turn));
            let next = next.filter(|(next, _)| seen.iter().all(|(it, ..)| it != next));
            seen.extend(next.map(|(next, heading)| (next, heading, far + 1)));
        }
    }
    seen.into_iter()
        .skip(1)
        .map(|(tile, _, far)| (tile, far))
        .collect()
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

/// The tiles where foes are who have been seen: those who ran, and those whom the band ran from.
pub fn known_foes(band: Band<'_>) -> BTreeSet<RoomId> {
    let foes = band.figures();
    let foes = foes.filter(|it| it.faction() == Faction::Foes && it.is_up());
    let tiles = foes.filter_map(|it| match it.stance().place {
        Place::Tile(tile) => Some(tile),
        _ => None,
    });
    tiles.collect()
}

/// The moves of all hidden forces, and of the foes on tiles, the farthest from any group first; rule
/// `force.move`.
pub fn by_distance(band: Band<'_>) -> Vec<Task> {
    let forces = band.state().below.forces.iter();
    let forces = forces.map(|it| (it.tile, Task::MoveForce(it.id)));
    let foes = known_foes(band).into_iter();
    let foes = foes.map(|tile| (tile, Task::MoveFoes(tile)));
    let far = forces.chain(foes);
    let far = far.filter_map(|(tile, task)| Some((nearest_group(band, tile)?.1, task)));
    let mut far: Vec<(u32, Task)> = far.collect();
    far.sort_by_key(|(far, _)| Reverse(*far));
    far.into_iter().map(|(_, task)| task).collect()
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
    let rep = cx.content().figures.force_rep;
    let (roll, passed, path) = rolled_path(cx, it.tile, group, rep);
    let arrived = path.last().is_none_or(|to| *to == group);
    let rule = match passed >= TWO {
        true => rules::FORCE_REP,
        false => rules::FORCE_MOVE,
    };
    let moved = Delving::ForceMoved {
        force,
        path,
        passed,
        roll,
    };
    cx.emit(rule, moved.into());
    if arrived {
        cx.push(Task::Resolve {
            force: Some(force),
            tile: group,
            active: Faction::Foes,
        });
    }
}

/// Moves the foes on a tile together, by the reputation of their leader; where they come to a group
/// there is a fight; rule `force.move`, section 39.3.
pub fn foes_go(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let there = Place::Tile(tile);
    let foes = band
        .figures()
        .filter(|it| it.faction() == Faction::Foes && it.is_up() && it.stance().place == there);
    let who: SmallVec<[FigureId; 8]> = foes.clone().map(Figure::id).collect();
    let leader = band.leader_of(foes).map(Figure::rep);
    let (Some(rep), Some((group, _))) = (leader, nearest_group(band, tile)) else {
        return;
    };
    let (roll, passed, path) = rolled_path(cx, tile, group, rep);
    let arrived = path.last().is_none_or(|to| *to == group);
    let moved = Delving::FoesMoved {
        who,
        path,
        passed,
        roll,
    };
    cx.emit(rules::FORCE_MOVE, moved.into());
    if arrived {
        cx.push(Task::Meet {
            tile: group,
            active: Faction::Foes,
        });
    }
}

/// A fast move of the dungeon's side: its dice, how many are passed, and the tiles that they lead to.
fn rolled_path(
    cx: &mut Cx<'_>,
    from: RoomId,
    to: RoomId,
    rep: u8,
) -> (Box<Roll>, u8, SmallVec<[RoomId; 2]>) {
    let figures = &cx.content().figures;
    let role = "dice-band-force-move";
    let check = Passing::new(role, figures.fast_dice, i32::from(rep));
    let (roll, passed) = cx.roll(&check);
    let tiles = match passed >= i32::from(TWO) {
        true => figures.fast_tiles,
        false => figures.tiles,
    };
    let path = path(Band::of(cx.world()).map(), from, to, tiles);
    (Box::new(roll), passed as u8, path)
}

/// The next tiles on the shortest way.
pub fn path(map: &Map, from: RoomId, to: RoomId, tiles: u8) -> SmallVec<[RoomId; 2]> {
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

/// The dice for what a hidden force is, of which a noise may have set the number; rules
/// `force.resolve` and `force.noise`, section 39.4.
pub fn check(book: &Book, noise: Option<u8>) -> PassedWithDoubles {
    PassedWithDoubles {
        role: "dice-band-force",
        dice: noise.unwrap_or(book.figures.force_dice),
        target: i32::from(book.figures.force_target),
    }
}

/// What a hidden force is by those dice: how many are passed, and whether they are doubles.
pub fn meaning(book: &Book, (passed, doubles): (i32, bool)) -> (TableRoll, Force) {
    let trap = passed == 2 && doubles;
    let row = book.tables.force.at(if trap { 3 } else { passed });
    (row, *book.tables.force.gives(row))
}

/// Shows what a hidden force is, if there is still somebody to see it; rules `force.resolve` and
/// `force.noise`, section 39.4.
pub fn resolve(cx: &mut Cx<'_>, force: Option<ForceId>, tile: RoomId, active: Faction) {
    if Band::of(cx.world()).those_on(tile).next().is_none() {
        return;
    }
    let book = cx.content();
    let check = check(book, Band::of(cx.world()).state().below.noise);
    let (roll, read) = cx.roll(&check);
    let (row, gives) = meaning(book, read);
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
    // With a lair it is met there alone.
    let absent = lair::absent(band).filter(|_| !band.options().lair);
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
                let rule = match is_late(Band::of(cx.world())) {
                    true => rules::QUEST_ABSENT,
                    false => rules::FORCE_ENCOUNTER,
                };
                appear(cx, rule, who, tile);
            }
            count.saturating_sub(1)
        }
        Encounter::Minions => numbers(cx, tile),
    };
    minions(cx, tile, count);
    cx.push(Task::Meet { tile, active });
}

/// True if the treasure of the last tile has been reached, and whoever is met now is met on the way
/// out; rule `quest.absent`.
fn is_late(band: Band<'_>) -> bool {
    let dungeon = &band.state().below.dungeon;
    let last = dungeon.last_tile();
    let last = last.and_then(|it| dungeon.tiles.get(usize::from(it.0)));
    last.is_some_and(|it| it.looted)
}

/// How many they are; rule `force.numbers`, section 39.6.
pub(super) fn numbers(cx: &mut Cx<'_>, tile: RoomId) -> u8 {
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
pub(super) fn minions(cx: &mut Cx<'_>, tile: RoomId, count: u8) {
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
        appear(cx, rules::FORCE_ENCOUNTER, who, tile);
    }
}

/// Somebody is there all at once.
pub(super) fn appear(cx: &mut Cx<'_>, rule: RuleId, who: FigureId, tile: RoomId) {
    let place = Place::Tile(tile);
    cx.emit(rule, Making::WentDown { who, place }.into());
}
