//! Moves from tile to tile.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::FastMove,
    components::{Faction, FigureId, Place},
    content::{Secret, TileKind},
    crossings,
    delve::NewTile,
    event::Delving,
    figure::Figure,
    rules, secrets,
    step::{Action, Meeting, Question, Task},
    turn,
};
use crate::{
    dungeon::{OpenEnd, RoomId},
    game::{LegalActions, Seat},
    grid::Side,
};

/// The way through a side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    To(RoomId),
    Unknown(OpenEnd),
    Out,
}

/// The ways from a tile, by side.
fn ways(band: Band<'_>, tile: RoomId) -> SmallVec<[(Side, Way); 4]> {
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
        let mut links = map.links_of(tile).map(|(_, link)| link);
        let link = links.find(|link| {
            let [from, to] = link.ends().unwrap_or([cell; 2]);
            cell == if link.from == tile { from } else { to }
        });
        match link {
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

/// Those of a group who can go on.
fn movers<'w>(band: Band<'w>, tile: RoomId) -> impl Iterator<Item = Figure<'w>> + Clone {
    let there = band.those_on(tile);
    there.filter(move |it| band.tiles_left(it.id()) > 0)
}

/// True if those of a group who have not rolled yet can go fast: before they have gone farther than
/// everybody can; rule `move.fast`, section 18.2.
fn can_hurry(band: Band<'_>, tile: RoomId) -> bool {
    movers(band, tile).any(|it| !band.march(it.id()).fast)
}

/// Offers what a group can do on the map: go, go fast, leave somebody behind, leave the dungeon, or
/// stay; rules `turn.active` and `group.split`, sections 16.0 and 17.3.1.
pub fn offer_group(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    let leader = band.leader_of(band.those_on(tile));
    let seat = leader.map_or(Seat::Party, |it| super::creation::seat_of(band, it.id()));
    offer.ask(seat, rules::TURN_ACTIVE);
    for (side, way) in ways(band, tile) {
        offer.add(match way {
            Way::Out => Action::Leave,
            Way::To(_) | Way::Unknown(_) => Action::Way(side),
        });
    }
    if can_hurry(band, tile) {
        offer.add(Action::Fast);
    }
    if movers(band, tile).count() > 1 {
        for figure in movers(band, tile) {
            offer.add(Action::Stay(figure.id()));
        }
    }
    secrets::offer_search(band, tile, offer);
    crossings::offer_descent(band, tile, offer);
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer_group`].
pub fn choose_group(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    match act {
        Action::Way(side) => cx.push(Task::Go { from: tile, side }),
        Action::Fast => {
            hurry(cx, tile);
            cx.ask(Question::Group(tile));
        }
        Action::Stay(who) => cx.emit(rules::GROUP_SPLIT, Delving::Stayed { who }.into()),
        Action::Leave => come_out(cx, tile),
        Action::Search(who) => secrets::search(cx, tile, who),
        Action::Climb(who) => crossings::climb(cx, who),
        _ => cx.emit(rules::TURN_GROUPS, Delving::TurnDone { tile }.into()),
    }
}

/// One roll for all of a group, read by each; rule `move.fast`, section 18.2.
fn hurry(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let hasty = movers(band, tile).filter(|it| !band.march(it.id()).fast);
    let hasty: SmallVec<[(FigureId, u8); 8]> = hasty.map(|it| (it.id(), it.rep())).collect();
    let targets = hasty.iter().map(|(_, rep)| *rep).collect();
    let check = FastMove {
        dice: band.book().figures.fast_dice,
        targets,
    };
    let (roll, passed) = cx.roll(&check);
    let passed = hasty.iter().map(|(who, _)| *who).zip(passed);
    let event = Delving::FastRolled {
        tile,
        passed: passed.collect(),
        roll: Box::new(roll),
    };
    cx.emit(rules::MOVE_FAST, event.into());
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
            let who: SmallVec<[FigureId; 8]> = movers(band, from).map(Figure::id).collect();
            if who.is_empty() {
                return;
            }
            if crossings::between(band, from, to).is_some() {
                return cx.push(Task::Cross { from, to });
            }
            let tile = band.state().below.dungeon.tiles.get(usize::from(to.0));
            let unknown = tile.is_some_and(|it| !it.visited && it.kind == TileKind::Room);
            cx.emit(rules::MOVE_NORMAL, Delving::Moved { who, from, to }.into());
            cx.push(Task::Arrive { tile: to, unknown });
        }
        Some(Way::Out) | None => {}
    }
}

/// Rolls for the tile behind an exit; one that does not fit is rolled again.
fn lay(cx: &mut Cx<'_>, end: OpenEnd) {
    let book = cx.content();
    let (roll, row) = cx.roll(&book.tables.tiles.check("dice-band-tile", |_| 0));
    let roll = Box::new(roll);
    let table = cx.world().resource::<super::components::Table>();
    let (map, dungeon) = (table.map.clone(), table.state.below.dungeon.clone());
    let laid = dungeon.lay(book, &map, end, row, &mut |n| cx.chance().flavour(n));
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
    let band = Band::of(cx.world());
    let held = band.figures().any(|it| {
        it.faction() == Faction::Foes && it.is_up() && it.stance().place == Place::Tile(tile)
    });
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

/// Two sides on a tile meet on the battle board; what is left of the move is lost.
pub fn meet(cx: &mut Cx<'_>, tile: RoomId, active: Faction) {
    let tiles = &Band::of(cx.world()).state().below.dungeon.tiles;
    let kind = tiles.get(usize::from(tile.0)).map(|it| it.kind);
    cx.emit(rules::MOVE_FAST, Delving::Stopped { tile }.into());
    cx.push(Task::OpenBoard(Meeting {
        tile,
        active,
        wide: kind == Some(TileKind::Room),
        fleeing: false,
    }));
}

/// A group leaves the dungeon by its entrance; rule `end.way_out`, section 41.2.
fn come_out(cx: &mut Cx<'_>, tile: RoomId) {
    let who = movers(Band::of(cx.world()), tile).map(Figure::id).collect();
    cx.emit(rules::END_WAY_OUT, Delving::CameOut { who }.into());
    turn::explored(cx);
}

/// True if enough rooms have been seen, or a whole level to the end of each of its exits; rule
/// `quest.explore`, section 34.3.
pub fn is_mapped(band: Band<'_>) -> bool {
    let (map, figures) = (band.map(), &band.book().figures);
    let tiles = &band.state().below.dungeon.tiles;
    let rooms = tiles
        .iter()
        .filter(|it| it.visited && it.kind == TileKind::Room);
    if rooms.count() >= usize::from(figures.rooms_to_explore) {
        return true;
    }
    let level_of = |room| map.room(room).map(|room| room.level);
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
