//! Crossings: one after the other goes over, helped or not, and those who fall climb back.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::{Passing, Possible, TWO},
    components::{Condition, FigureId, Place},
    content::{Crossing, Secret},
    creation::seat_of,
    event::{Delving, Lurking},
    figure::Figure,
    harm::{Cause, Hit},
    rules,
    step::{Action, Question, Task},
};
use crate::{dungeon::RoomId, game::LegalActions};

impl<'w> Band<'w> {
    /// True for somebody who has fallen and is not out again; rule `secret.fall`.
    pub fn has_fallen(self, who: FigureId) -> bool {
        self.state().below.fallen.contains(&who)
    }

    /// Those who have fallen and are up.
    pub fn climbers(self) -> impl Iterator<Item = Figure<'w>> {
        let fallen = self.state().below.fallen.iter();
        let fallen = fallen.filter_map(move |it| self.get(*it));
        fallen.filter(|it| it.is_up())
    }
}

/// The crossing between two tiles, if there is one.
pub fn between(band: Band<'_>, from: RoomId, to: RoomId) -> Option<RoomId> {
    let tiles = &band.state().below.dungeon.tiles;
    let is_crossing = |tile: &RoomId| {
        let known = tiles.get(usize::from(tile.0));
        known.is_some_and(|it| it.secret == Some(Secret::Crossing))
    };
    let mut links = band.map().links_of(from).map(|(_, link)| link);
    let stairs = links.any(|link| link.stairs && link.other(from) == Some(to));
    [from, to].into_iter().find(|it| stairs && is_crossing(it))
}

/// Those on a tile who can still go.
fn movers<'w>(band: Band<'w>, tile: RoomId) -> impl Iterator<Item = Figure<'w>> + Clone {
    let there = band.those_on(tile);
    there.filter(move |it| band.tiles_left(it.id()) > 0)
}

/// Asks who crosses next, until nobody is left who can; rule `secret.crossing`, section 37.1.6.
pub fn next(cx: &mut Cx<'_>, from: RoomId, to: RoomId) {
    if movers(Band::of(cx.world()), from).next().is_some() {
        return cx.ask(Question::Cross { from, to });
    }
    // Captives are handed across by those who are over.
    let band = Band::of(cx.world());
    if band.those_on(to).next().is_some() {
        let captives: SmallVec<[FigureId; 4]> = band.captives_on(from).map(Figure::id).collect();
        for who in captives {
            cx.emit(rules::QUEST_CAPTIVES, Lurking::Crossed { who, to }.into());
        }
    }
    over(cx, to);
}

/// Whatever is on the far side is met once nobody else comes.
fn over(cx: &mut Cx<'_>, to: RoomId) {
    if Band::of(cx.world()).those_on(to).next().is_some() {
        let (tile, unknown) = (to, false);
        cx.push(Task::Arrive { tile, unknown });
    }
}

/// Offers those on a tile to cross, or to stay.
pub fn offer(band: Band<'_>, from: RoomId, offer: &mut LegalActions<Action>) {
    let leader = band.leader_of(band.those_on(from)).map(Figure::id);
    offer.ask(
        seat_of(band, leader.unwrap_or(FigureId(0))),
        rules::SECRET_CROSSING,
    );
    for figure in movers(band, from) {
        offer.add(Action::Over(figure.id()));
    }
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, from: RoomId, to: RoomId, act: Action) {
    if let Action::Over(who) = act {
        cx.push(Task::Cross { from, to });
        return cross(cx, who, from, to);
    }
    let tile = from;
    cx.emit(rules::SECRET_CROSSING, Delving::TurnDone { tile }.into());
    over(cx, to);
}

/// The dice of somebody who crosses; rule `secret.crossing`.
pub fn cross_check(figure: Figure<'_>) -> Passing {
    Passing::new("dice-band-crossing", TWO, i32::from(figure.rep()))
}

/// Two dice against reputation: across, a slip, or a fall.
fn cross(cx: &mut Cx<'_>, who: FigureId, from: RoomId, to: RoomId) {
    let band = Band::of(cx.world());
    let Some(figure) = band.get(who) else {
        return;
    };
    let (roll, passed) = cx.roll(&cross_check(figure));
    let table = &cx.content().tables.crossing;
    let row = table.at(passed);
    let gives = *table.gives(row);
    let rolled = Lurking::CrossingRolled {
        who,
        to,
        gives,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::SECRET_CROSSING, rolled.into());
    match gives {
        Crossing::Across => {}
        Crossing::Falls { impact } => fall(cx, who, impact),
        Crossing::Slips { in_front_on } => {
            if !is_helped(cx, who, [to, from], in_front_on) {
                let Crossing::Falls { impact } = *table.gives(table.at(0)) else {
                    return;
                };
                return fall(cx, who, impact);
            }
        }
    }
    if !Band::of(cx.world()).has_fallen(who) {
        cx.emit(rules::SECRET_CROSSING, Lurking::Crossed { who, to }.into());
    }
}

/// Whether the neighbour named by a die helps, by passing one die: the strongest of those in front,
/// or of those behind.
fn is_helped(cx: &mut Cx<'_>, who: FigureId, tiles: [RoomId; 2], in_front_on: u8) -> bool {
    let (roll, in_front) = cx.roll(&neighbour_check(in_front_on));
    let helper = neighbour(Band::of(cx.world()), who, tiles, in_front);
    let check = helper.map(helper_check);
    let by = helper.map(Figure::id);
    let slipped = Lurking::Slipped {
        who,
        in_front,
        by,
        roll: Box::new(roll),
    };
    cx.emit(rules::SECRET_CROSSING, slipped.into());
    let (Some(by), Some(check)) = (by, check) else {
        return false;
    };
    let (roll, passed) = cx.roll(&check);
    let helps = passed > 0;
    let roll = Box::new(roll);
    let helped = Lurking::Helped {
        who,
        by,
        helps,
        roll,
    };
    cx.emit(rules::SECRET_CROSSING, helped.into());
    helps
}

/// The die that says which neighbour can help somebody who slips.
pub fn neighbour_check(in_front_on: u8) -> Possible {
    Possible {
        role: "dice-band-neighbour",
        up_to: in_front_on,
    }
}

/// Whoever can help somebody who slips: the strongest on the tile in front, or on the one behind.
pub fn neighbour(
    band: Band<'_>,
    who: FigureId,
    tiles: [RoomId; 2],
    in_front: bool,
) -> Option<Figure<'_>> {
    let tile = tiles[usize::from(!in_front)];
    band.leader_of(band.those_on(tile).filter(|it| it.id() != who))
}

/// The die of somebody who helps.
pub fn helper_check(helper: Figure<'_>) -> Passing {
    Passing {
        best: 1,
        ..Passing::new("dice-band-helper", 1, i32::from(helper.rep()))
    }
}

/// A fall is a shot; whoever it puts out of the fight lies there until somebody climbs down; rule
/// `secret.fall`, section 37.1.6.
fn fall(cx: &mut Cx<'_>, who: FigureId, impact: u8) {
    cx.emit(rules::SECRET_FALL, Lurking::Fell { who }.into());
    let hit = Hit {
        cause: Cause::Fall,
        on: who,
        lead: impact,
        attacking: false,
    };
    cx.push(Task::Hit(hit));
}

// Climbing

/// Offers somebody who has fallen to climb back.
pub fn offer_climb(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::SECRET_FALL);
    offer.add(Action::Climb(who));
    offer.add(Action::Enough);
}

/// Offers those on a tile to climb down to the fallen who lie below it.
pub fn offer_descent(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    if lying(band, tile).next().is_some() {
        for figure in movers(band, tile) {
            offer.add(Action::Climb(figure.id()));
        }
    }
}

/// The fallen who lie below a tile.
fn lying<'w>(band: Band<'w>, tile: RoomId) -> impl Iterator<Item = Figure<'w>> {
    let fallen = band.state().below.fallen.iter();
    let fallen = fallen.filter_map(move |it| band.get(*it));
    fallen.filter(move |it| {
        let stance = it.stance();
        let near = match stance.place {
            Place::Tile(from) => from == tile || between(band, from, tile).is_some(),
            _ => false,
        };
        near && stance.condition == Condition::Out
    })
}

/// Carries out a choice of [`offer_climb`].
pub fn choose_climb(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    match act {
        Action::Climb(who) => climb(cx, who),
        _ => cx.emit(rules::SECRET_FALL, Delving::Stayed { who }.into()),
    }
}

/// The dice of somebody who climbs; rule `secret.fall`.
pub fn climb_check(figure: Figure<'_>) -> Passing {
    Passing::new("dice-band-climb", TWO, i32::from(figure.rep()))
}

/// True if so many dice passed are enough to climb.
pub fn gets_up(passed: i32) -> bool {
    passed >= i32::from(TWO)
}

/// Two dice, both of which have to be passed: up and out, or down to those who lie there, who can
/// recover then; one try a turn; rule `secret.fall`.
pub fn climb(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let Some(figure) = band.get(who) else {
        return;
    };
    let down = !band.has_fallen(who);
    let (roll, passed) = cx.roll(&climb_check(figure));
    let climbs = gets_up(passed);
    let roll = Box::new(roll);
    let climbed = Lurking::Climbed {
        who,
        down,
        climbs,
        roll,
    };
    cx.emit(rules::SECRET_FALL, climbed.into());
    let band = Band::of(cx.world());
    if let (true, true, Some(Place::Tile(tile))) =
        (down, climbs, band.get(who).map(|it| it.stance().place))
    {
        let lie: Vec<FigureId> = lying(band, tile).map(Figure::id).collect();
        cx.push_all(lie.into_iter().map(Task::Recover));
    }
}
