//! Secret rooms: the search, who goes in, and what is inside.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::PairOf,
    components::{Faction, FigureId, Part, Place, Table},
    content::{Bones, Effect, RaceIx, Secret, TileKind},
    creation::{self, seat_of},
    delve,
    event::{Delving, Lurking, Making},
    figure::Figure,
    finds, forces,
    harm::Cause,
    moves, rules,
    step::{Action, Question, Task},
    traps,
};
use crate::{
    dungeon::RoomId,
    game::{LegalActions, RuleId},
    grid::{Side, Turn},
};

/// The sides of a tile on which a secret room can be: to the left and to the right of the way
/// through; rule `secret.side`, section 37.0.
pub fn sides(band: Band<'_>, tile: RoomId) -> SmallVec<[Side; 2]> {
    free_sides(band, tile).collect()
}

fn free_sides(band: Band<'_>, tile: RoomId) -> impl Iterator<Item = Side> {
    let map = band.map();
    let heading = map.room(tile).map(|room| room.entry().side.opposite());
    let both = heading.into_iter();
    let both = both.flat_map(|it| [Turn::Left, Turn::Right].map(|turn| it.turned(turn)));
    both.filter(move |side| delve::secret_spot(map, tile, *side).is_some())
}

/// True if a tile may be searched: a room or a dead end without foes, with a place for a secret room,
/// whose own has not been found; rule `secret.search`.
///
/// # Errors
/// The rule that refuses it, where something is in the way of a search.
fn can_be_searched(band: Band<'_>, tile: RoomId) -> Result<bool, RuleId> {
    let tiles = &band.state().below.dungeon.tiles;
    let may_have = tiles.get(usize::from(tile.0)).is_some_and(|it| {
        let kind = matches!(it.kind, TileKind::Room | TileKind::DeadEnd);
        kind && it.counts && it.secret.is_none()
    });
    if !may_have || band.is_held(tile, Faction::Foes) {
        return Ok(false);
    }
    let mut rooms = tiles.iter().zip(0..).filter(|(it, _)| it.secret.is_some());
    if rooms.any(|(_, place)| found_from(band, RoomId(place)) == Some(tile)) {
        return Err(rules::SECRET_SEARCH);
    }
    match free_sides(band, tile).next() {
        None => Err(rules::SECRET_SIDE),
        Some(_) => Ok(true),
    }
}

/// The tile from which a secret room was found.
fn found_from(band: Band<'_>, secret: RoomId) -> Option<RoomId> {
    let way_in = band.map().room(secret)?.entry().side;
    moves::beyond(band.map(), secret, way_in).map(|(tile, _)| tile)
}

/// True for somebody who has time to search: whoever has not done so this turn, and does not wait for the
/// others to go.
fn has_time(band: Band<'_>, who: Figure<'_>) -> bool {
    let march = band.march(who.id());
    !march.done && !march.waits
}

/// True if somebody on a tile can search it, whether they have moved or not; rule `turn.groups`,
/// section 15.0.
pub fn can_search(band: Band<'_>, tile: RoomId) -> bool {
    let mut there = band.those_on(tile);
    there.any(|it| has_time(band, it)) && can_be_searched(band, tile) == Ok(true)
}

/// Offers one of those on a tile to search it.
pub fn offer_search(
    band: Band<'_>,
    tile: RoomId,
    group: &[Figure<'_>],
    offer: &mut LegalActions<Action>,
) {
    let able = group.iter().filter(|it| has_time(band, **it));
    match can_be_searched(band, tile) {
        Ok(true) => able.for_each(|it| offer.add(Action::Search(it.id()))),
        Ok(false) => {}
        Err(rule) => {
            for figure in able.take(1) {
                offer.refuse(Action::Search(figure.id()), rule);
            }
        }
    }
}

/// The dice of somebody who searches; rule `secret.search`.
pub fn search_check(figure: Figure<'_>) -> PairOf {
    let more = figure.effects().filter_map(|it| match it.effect {
        Effect::SearchDice(dice) => Some(*dice),
        _ => None,
    });
    PairOf {
        role: "dice-band-search",
        dice: more
            .max()
            .unwrap_or(figure.band().book().figures.search_dice),
        target: figure
            .rep_with(|it| matches!(it, Effect::SearchDice(_)))
            .into(),
    }
}

/// Somebody searches a tile, and the group does nothing else this turn: any pair up to reputation is
/// a secret room; rule `secret.search`, section 37.0.
pub fn search(cx: &mut Cx<'_>, tile: RoomId, who: FigureId) {
    let check = search_check(Band::of(cx.world()).figure(who));
    let (roll, found) = cx.roll(&check);
    let roll = Box::new(roll);
    let searched = Lurking::Searched {
        tile,
        who,
        found,
        roll,
    };
    cx.emit(rules::SECRET_SEARCH, searched.into());
    cx.emit(rules::SECRET_SEARCH, Delving::TurnDone { tile }.into());
    if found {
        match sides(Band::of(cx.world()), tile)[..] {
            [] => {}
            [side] => enter(cx, tile, side, SmallVec::new()),
            _ => cx.ask(Question::SecretSide(tile)),
        }
    }
}

/// Offers the sides on which the secret room can be.
pub fn offer_side(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    offer.ask(leading_seat(band, tile), rules::SECRET_SIDE);
    for side in sides(band, tile) {
        offer.add(Action::Way(side));
    }
}

/// Carries out a choice of [`offer_side`].
pub fn choose_side(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    if let Action::Way(side) = act {
        enter(cx, tile, side, SmallVec::new());
    }
}

fn leading_seat(band: Band<'_>, tile: RoomId) -> crate::game::Seat {
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    seat_of(band, leader.unwrap_or(FigureId(0)))
}

// Going in

/// Asks who goes in first, as long as that is a choice; rule `secret.enter`, section 37.0.
fn enter(cx: &mut Cx<'_>, tile: RoomId, side: Side, first: SmallVec<[FigureId; 2]>) {
    let band = Band::of(cx.world());
    let wanted = usize::from(band.book().figures.into_a_secret_room);
    let there: SmallVec<[FigureId; 8]> = band.those_on(tile).map(Figure::id).collect();
    if there.len() <= wanted {
        let first = there.into_iter().collect();
        return cx.push(Task::OpenSecret { tile, side, first });
    }
    match first.len() >= wanted {
        true => cx.push(Task::OpenSecret { tile, side, first }),
        false => cx.ask(Question::EnterSecret { tile, side, first }),
    }
}

/// Offers those on a tile who are not among the first yet, or else the same as the last time.
pub fn offer_enter(
    band: Band<'_>,
    tile: RoomId,
    first: &[FigureId],
    offer: &mut LegalActions<Action>,
) {
    offer.ask(leading_seat(band, tile), rules::SECRET_ENTER);
    for figure in band.those_on(tile) {
        if !first.contains(&figure.id()) {
            offer.add(Action::GoIn(figure.id()));
        }
    }
    let before = &band.state().below.last_in;
    let is_there = |it: &FigureId| band.those_on(tile).any(|figure| figure.id() == *it);
    if first.is_empty() && !before.is_empty() && before.iter().all(is_there) {
        offer.add(Action::GoInAsBefore);
    }
}

/// Carries out a choice of [`offer_enter`].
pub fn choose_enter(
    cx: &mut Cx<'_>,
    tile: RoomId,
    side: Side,
    mut first: SmallVec<[FigureId; 2]>,
    act: Action,
) {
    match act {
        Action::GoIn(who) => first.push(who),
        Action::GoInAsBefore => {
            first.clone_from(&Band::of(cx.world()).state().below.last_in);
        }
        _ => return,
    }
    enter(cx, tile, side, first);
}

/// Rolls what a secret room is, lays it, and has the group go in, its first two in front; rule
/// `secret.table`, section 37.1.
pub fn open(cx: &mut Cx<'_>, from: RoomId, side: Side, first: SmallVec<[FigureId; 2]>) {
    let book = cx.content();
    let table = &book.tables.secrets;
    let map = cx.world().resource::<Table>().map.clone();
    let Some(spot) = delve::secret_spot(&map, from, side) else {
        return;
    };
    let (roll, row) = cx.roll(&table.check("dice-band-secret", |_| 0));
    let secret = *table.gives(row);
    let laid = delve::secret_tile(book, &map, spot, side, secret, &mut |n| {
        cx.chance().flavour(n)
    });
    let Some(addition) = laid else {
        return;
    };
    let tile = addition.room.id;
    let event = Lurking::SecretLaid {
        from,
        addition: Box::new(addition),
        secret,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::SECRET_TABLE, event.into());
    let who = Band::of(cx.world()).those_on(from).map(Figure::id);
    let who = who.collect();
    let went = Lurking::WentIn { tile, first, who };
    cx.emit(rules::SECRET_ENTER, went.into());
    match secret {
        Secret::Vermin => cx.push(Task::Vermin(tile)),
        Secret::WayOn => way_on(cx, tile, side),
        Secret::Bones => bones(cx, tile),
        Secret::Crossing => crossing(cx, tile, side),
    }
}

// What is inside

/// The dungeon goes on behind the opposite wall, where there is room for it; rule `secret.on`.
fn way_on(cx: &mut Cx<'_>, tile: RoomId, side: Side) {
    let band = Band::of(cx.world());
    let dungeon = &band.state().below.dungeon;
    if let Some(end) = delve::way_on(band.map(), dungeon, tile, side) {
        cx.emit(rules::SECRET_ON, Lurking::WayOpened { end }.into());
    }
}

/// A corridor one level down, behind a crossing; rule `secret.level`, section 37.1.6.
fn crossing(cx: &mut Cx<'_>, tile: RoomId, side: Side) {
    let book = cx.content();
    let map = cx.world().resource::<Table>().map.clone();
    let laid = delve::beyond_crossing(book, &map, tile, side, &mut |n| cx.chance().flavour(n));
    let Some(addition) = laid else {
        return;
    };
    let beyond = addition.room.id;
    let addition = Box::new(addition);
    cx.emit(
        rules::SECRET_LEVEL,
        Lurking::CrossingLaid { addition }.into(),
    );
    let band = Band::of(cx.world());
    let dungeon = &band.state().below.dungeon;
    if let Some(end) = delve::way_on(band.map(), dungeon, beyond, side) {
        cx.emit(rules::SECRET_LEVEL, Lurking::WayOpened { end }.into());
    }
}

/// Vermin bite the first two who come in; rule `secret.vermin`, section 37.1.7.
pub fn vermin(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let figures = &band.book().figures;
    let (impact, most) = (
        figures.vermin_impact,
        usize::from(figures.into_a_secret_room),
    );
    let first = &band.state().below.first_in;
    let mut there: SmallVec<[Figure<'_>; 8]> = band.those_on(tile).collect();
    there.sort_by_key(|it| {
        let rank = std::cmp::Reverse((it.is_star(), it.rep()));
        (!first.contains(&it.id()), rank, it.id())
    });
    let who: SmallVec<[FigureId; 2]> = there.into_iter().take(most).map(Figure::id).collect();
    if who.is_empty() {
        return;
    }
    let came = Lurking::VerminCame {
        tile,
        who: who.clone(),
    };
    cx.emit(rules::SECRET_VERMIN, came.into());
    for who in who.into_iter().rev() {
        traps::strike(cx, who, tile, Cause::Vermin, impact);
    }
}

/// What lies among the bones: a trap, the risen, or nothing; rule `secret.bones`, section 37.1.1.
fn bones(cx: &mut Cx<'_>, tile: RoomId) {
    let book = cx.content();
    let table = &book.tables.bones;
    let (roll, row) = cx.roll(&table.check("dice-band-bones", |_| 0));
    let roll = Box::new(roll);
    cx.emit(
        rules::SECRET_BONES,
        Lurking::BonesRolled { tile, row, roll }.into(),
    );
    match table.gives(row) {
        Bones::Trap => traps::meet(cx, tile, true),
        Bones::Risen(race) => {
            if let Some(race) = book.races.find(race) {
                risen(cx, tile, race);
            }
        }
        Bones::Empty => {}
    }
}

/// The dead rise, as many as the table of numbers says, and were there first; rule `secret.risen`,
/// sections 37.1.3 and 37.1.5.
fn risen(cx: &mut Cx<'_>, tile: RoomId, race: RaceIx) {
    let count = forces::numbers(cx, tile);
    cx.emit(
        rules::SECRET_RISEN,
        Lurking::Rose { tile, race, count }.into(),
    );
    let place = Place::Tile(tile);
    for _ in 0..count {
        let (who, row) = creation::grunt(cx, race, Part::Minion, u8::MAX);
        creation::arm_by_chance(cx, who, row);
        finds::of_foe(cx, who);
        cx.emit(rules::SECRET_RISEN, Making::WentDown { who, place }.into());
    }
    let active = Faction::Band;
    cx.push_all([Task::Meet { tile, active }, Task::Loot(tile)]);
}
