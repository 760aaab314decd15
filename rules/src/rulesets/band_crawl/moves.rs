//! Moves from tile to tile.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::FastMove,
    components::{Faction, FigureId},
    content::{Effect, Secret, TileKind},
    crossings,
    delve::{NewTile, tile_check},
    draughts,
    event::Delving,
    figure::Figure,
    flight, home, lair,
    load::Load,
    meet, restoring, rules, secrets,
    step::{Action, Meeting, Question, Task},
    switching,
    tiles::TileState,
    trading,
};
use crate::{
    dice::Roll,
    dungeon::{Map, OpenEnd, RoomId},
    game::{LegalActions, Seat},
    grid::Side,
};

/// The way through a side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    To(RoomId),
    Unknown(OpenEnd),
    Out,
}

/// True if a way leads to a tile that foes are on.
pub fn leads_to_foes(band: Band<'_>, way: Way) -> bool {
    matches!(way, Way::To(next) if band.is_held(next, Faction::Foes))
}

/// The ways from a tile, by side.
pub fn ways(band: Band<'_>, tile: RoomId) -> SmallVec<[(Side, Way); 4]> {
    let map = band.map();
    let Some(room) = map.room(tile) else {
        return SmallVec::new();
    };
    let way = |cell| {
        let ends = map.open_ends().iter();
        let mut ends = ends.filter(|end| (end.room, end.cell) == (tile, cell));
        if let Some(end) = ends.next() {
            return Some(Way::Unknown(*end));
        }
        match map.link_at(tile, cell) {
            Some(link) => link.other(tile).map(Way::To),
            None => {
                let mut entrances = map.entrances();
                let out = entrances.any(|(room, exit)| (room, exit.cell) == (tile, cell));
                out.then_some(Way::Out)
            }
        }
    };
    let exits = room.exits();
    exits
        .filter_map(|exit| Some((exit.side, way(exit.cell)?)))
        .collect()
}

/// The tile through a side of another, and the way one heads on it then.
pub fn beyond(map: &Map, tile: RoomId, side: Side) -> Option<(RoomId, Side)> {
    let exit = map.room(tile)?.exits().find(|exit| exit.side == side)?;
    let link = map.link_at(tile, exit.cell)?;
    let next = link.other(tile)?;
    let [from, to] = link.ends()?;
    let cell = if link.from == next { from } else { to };
    let entry = map.room(next)?.exits().find(|exit| exit.cell == cell)?;
    Some((next, entry.side.opposite()))
}

/// Those of a group who can go on.
fn movers<'w>(band: Band<'w>, tile: RoomId) -> impl Iterator<Item = Figure<'w>> + Clone {
    let there = band.those_on(tile);
    there.filter(move |it| band.tiles_left(it.id()) > 0)
}

/// Those of a group who can go fast.
fn hasty<'w>(band: Band<'w>, tile: RoomId) -> impl Iterator<Item = Figure<'w>> + Clone {
    let there = band.those_on(tile);
    there.filter(move |it| band.can_hurry(it.id()))
}

/// Offers what a group can do on the map: go, go fast, leave somebody behind, change places, leave
/// the dungeon, or stay; rules `turn.active`, `group.split` and `group.march`, sections 16.0 to
/// 17.3.1.
pub fn offer_group(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    // Gathered once: going through everybody there is again and again is what costs.
    let group: SmallVec<[Figure<'_>; 8]> = band.those_on(tile).collect();
    let there = || group.iter().copied();
    let leader = band.leader_of(there());
    let seat = leader.map_or(Seat::Party, |it| super::creation::seat_of(band, it.id()));
    offer.ask(seat, rules::TURN_ACTIVE);
    if there().any(|it| band.tiles_left(it.id()) > 0) {
        for (side, way) in ways(band, tile) {
            offer.add(match way {
                Way::Out => Action::Leave,
                Way::To(_) | Way::Unknown(_) => Action::Way(side),
            });
        }
    }
    if there().any(|it| band.can_hurry(it.id())) {
        offer.add(Action::Fast);
    } else if there().any(|it| it.load() != Load::Free) {
        offer.refuse(Action::Fast, rules::ITEM_LOAD);
    }
    let can_go = |it: &Figure<'_>| band.tiles_left(it.id()) > 0 || band.can_hurry(it.id());
    let going = there().filter(can_go);
    if going.clone().count() > 1 {
        for figure in going {
            offer.add(Action::Stay(figure.id()));
        }
    }
    for figure in meet::can_go_ahead(band, &group) {
        offer.add(Action::Ahead(figure));
    }
    draughts::offer_on_the_march(band, &group, offer);
    restoring::offer(band, &group, offer);
    switching::offer_on_the_march(band, &group, offer);
    trading::offer_on_the_march(&group, offer);
    secrets::offer_search(band, tile, &group, offer);
    crossings::offer_descent(band, tile, offer);
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer_group`].
pub fn choose_group(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    match act {
        Action::Way(side) => return cx.push(Task::Go { from: tile, side }),
        Action::Leave => return come_out(cx, tile),
        Action::Fast => hurry(cx, tile),
        Action::Stay(who) => cx.emit(rules::GROUP_SPLIT, Delving::Stayed { who }.into()),
        Action::Ahead(who) => cx.emit(rules::GROUP_MARCH, Delving::WentAhead { who }.into()),
        Action::Drink(who, place) => draughts::swallow(cx, who, place),
        Action::Restore(who, place) => restoring::restore(cx, who, place),
        Action::Ready(who, place) => switching::ready(cx, who, place),
        Action::Trade => return cx.ask(Question::Trade(tile)),
        Action::Search(who) => return secrets::search(cx, tile, who),
        Action::Climb(who) => return crossings::climb(cx, who),
        _ => return cx.emit(rules::TURN_GROUPS, Delving::TurnDone { tile }.into()),
    }
    ask_again(cx, tile);
}

/// Asks a group for more, as long as somebody of it can go on or search.
pub fn ask_again(cx: &mut Cx<'_>, tile: RoomId) {
    if Band::of(cx.world()).goes_on(tile) {
        cx.ask(Question::Group(tile));
    }
}

/// Those of a group who would go fast.
pub fn hurrying(band: Band<'_>, tile: RoomId) -> SmallVec<[FigureId; 8]> {
    hasty(band, tile).map(Figure::id).collect()
}

/// One roll for all of a group who can go fast; rule `move.fast`, section 18.2.
fn hurry(cx: &mut Cx<'_>, tile: RoomId) {
    let who = hurrying(Band::of(cx.world()), tile);
    let (roll, passed) = roll_fast(cx, &who);
    let event = Delving::FastRolled {
        tile,
        passed,
        roll: Box::new(roll),
    };
    cx.emit(rules::MOVE_FAST, event.into());
}

/// One roll for a fast move of several, and the number of dice that each of them passes; rules
/// `move.fast` and `item.boots`, section 18.2.
pub fn roll_fast(cx: &mut Cx<'_>, who: &[FigureId]) -> (Roll, SmallVec<[(FigureId, u8); 8]>) {
    let check = fast_check(Band::of(cx.world()), who);
    let (roll, passed) = cx.roll(&check);
    (roll, who.iter().copied().zip(passed).collect())
}

/// The dice of a fast move of several; rules `move.fast` and `item.boots`.
pub fn fast_check(band: Band<'_>, who: &[FigureId]) -> FastMove {
    let plain = band.book().figures.fast_dice;
    let readers = who.iter().filter_map(|it| band.get(*it)).map(|it| {
        let more = it.effects().map(|it| match *it.effect {
            Effect::FastDice(dice) => dice,
            _ => 0,
        });
        (it.rep(), plain.saturating_add_signed(more.sum()))
    });
    FastMove {
        readers: readers.collect(),
    }
}

/// A group goes through a side of its tile; what is unknown behind it is laid first; rules
/// `move.normal` and `dungeon.roll`, sections 18.1 and 36.1.
pub fn go(cx: &mut Cx<'_>, from: RoomId, side: Side) {
    let band = Band::of(cx.world());
    let way = ways(band, from).into_iter().find(|it| it.0 == side);
    match way.map(|it| it.1) {
        Some(Way::Unknown(end)) => {
            cx.push(Task::Go { from, side });
            lay(cx, end);
        }
        Some(Way::To(to)) => {
            let who = band.with_captives(movers(band, from), from);
            if who.is_empty() {
                return;
            }
            if crossings::between(band, from, to).is_some() {
                return cx.push(Task::Cross { from, to });
            }
            let tile = band.state().below.dungeon.tiles.get(usize::from(to.0));
            let unknown = tile.is_some_and(|it| !it.visited && it.kind == TileKind::Room);
            let heading = beyond(band.map(), from, side).map_or(side, |(_, heading)| heading);
            let moved = Delving::Moved {
                who: who.clone(),
                from,
                to,
                heading,
            };
            cx.emit(rules::MOVE_NORMAL, moved.into());
            let others = Band::of(cx.world()).those_on(to);
            if others.map(Figure::id).any(|it| !who.contains(&it)) {
                cx.emit(rules::GROUP_JOIN, Delving::Joined { who, tile: to }.into());
            }
            cx.push(Task::Arrive { tile: to, unknown });
        }
        Some(Way::Out) | None => {}
    }
}

/// Rolls for the tile behind an exit; one that does not fit is rolled again.
fn lay(cx: &mut Cx<'_>, end: OpenEnd) {
    let book = cx.content();
    let (roll, row) = cx.roll(&tile_check(book));
    let roll = Box::new(roll);
    let table = cx.world().resource::<super::components::Table>();
    let (map, dungeon) = (table.map.clone(), table.state.below.dungeon.clone());
    let laid = dungeon.lay(book, &map, end, row, &mut |n| cx.chance().flavour(n));
    // A map that somebody else holds would be copied when the tile is added.
    drop(map);
    let (rule, event) = match laid {
        Ok(Some(tile)) => {
            let (rule, tile) = (NewTile::rule(&tile), Box::new(tile));
            let roll = Some(roll);
            (rule, Delving::TileLaid { tile, roll })
        }
        Ok(None) => (rules::DUNGEON_REPAIR, Delving::Closed { end }),
        Err(refused) => {
            let event = Delving::TileRefused {
                end,
                kind: refused.kind,
                fit: refused.fit,
                row,
                roll,
            };
            (rules::DUNGEON_REPAIR, event)
        }
    };
    cx.emit(rule, event.into());
}

/// A group arrives on a tile: foes who hold it are met, then every hidden force on it shows, and
/// what waits in a room that nobody has seen yet; rules `force.room` and `force.resolve`, sections
/// 39.4 and 39.5. A room ends the move.
pub fn arrive(cx: &mut Cx<'_>, tile: RoomId, unknown: bool) {
    if unknown {
        cx.emit(rules::FORCE_ROOM, Delving::Stopped { tile }.into());
    }
    cx.push(Task::Free(tile));
    lair::enter(cx, tile);
    let band = Band::of(cx.world());
    let held = band.is_held(tile, Faction::Foes);
    let markers = band.state().below.forces.iter();
    let markers = markers.filter(|it| it.tile == tile).map(|it| Some(it.id));
    let waits = unknown.then_some(None);
    let shown = markers.chain(waits).map(|force| Task::Resolve {
        force,
        tile,
        active: Faction::Band,
    });
    let shown: SmallVec<[Task; 4]> = shown.collect();
    cx.push(Task::Loot(tile));
    let tiles = &Band::of(cx.world()).state().below.dungeon.tiles;
    let secret = tiles.get(usize::from(tile.0)).and_then(|it| it.secret);
    if secret == Some(Secret::Vermin) {
        cx.push(Task::Vermin(tile));
    }
    cx.push_all(shown);
    if held {
        cx.push(Task::Meet {
            tile,
            active: Faction::Band,
        });
    }
}

/// Two sides on a tile meet on the battle board; what is left of the move is lost, and hidden forces
/// wait; rules `move.fast` and `force.waits`, sections 18.2 and 24.5.
pub fn meet(cx: &mut Cx<'_>, tile: RoomId, active: Faction) {
    let tiles = &Band::of(cx.world()).state().below.dungeon.tiles;
    let kind = tiles.get(usize::from(tile.0)).map(|it| it.kind);
    let forces = Band::of(cx.world()).state().below.forces.len() as u8;
    let fleeing = flight::has_fled(Band::of(cx.world()), tile, active);
    cx.emit(rules::MOVE_FAST, Delving::Stopped { tile }.into());
    if forces > 0 {
        cx.emit(rules::FORCE_WAITS, Delving::ForcesWait { forces }.into());
    }
    cx.push(Task::OpenBoard(Meeting {
        tile,
        active,
        wide: kind == Some(TileKind::Room),
        fleeing,
    }));
}

/// A group leaves the dungeon by its entrance; rule `end.way_out`, section 41.2.
fn come_out(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let who = band.with_captives(movers(band, tile), tile);
    let came = Delving::CameOut { who: who.clone() };
    cx.emit(rules::END_WAY_OUT, came.into());
    home::came_out(cx, &who);
}

/// Number of rooms that have been seen; in a known dungeon only of new ones.
pub fn rooms_mapped(band: Band<'_>) -> usize {
    let seen = |tiles: &[TileState]| {
        let rooms = tiles.iter();
        rooms
            .filter(|it| it.visited && it.kind == TileKind::Room)
            .count()
    };
    let revisited = band.state().annals.revisited();
    let known = revisited.map_or(0, |it| seen(&it.dungeon.tiles));
    seen(&band.state().below.dungeon.tiles).saturating_sub(known)
}

/// True if enough rooms have been seen, or a whole level to the end of each of its exits; rule
/// `quest.explore`, section 34.3.
pub fn is_mapped(band: Band<'_>) -> bool {
    let (map, figures) = (band.map(), &band.book().figures);
    let tiles = &band.state().below.dungeon.tiles;
    if rooms_mapped(band) >= usize::from(figures.rooms_to_explore) {
        return true;
    }
    let revisited = band.state().annals.revisited();
    let level_of = |room| map.room(room).map(|room| room.level);
    if revisited.is_some() {
        return false;
    }
    let whole = map.levels().into_iter().filter(|level| {
        let open = map
            .open_ends()
            .iter()
            .any(|end| level_of(end.room) == Some(*level));
        let mut there = map
            .rooms()
            .zip(tiles)
            .filter(|(room, _)| room.level == *level);
        !open && there.all(|(_, tile)| tile.visited)
    });
    whole.count() >= usize::from(figures.levels_to_explore)
}
