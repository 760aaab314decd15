//! Ways below ground: where to go on, when to turn back, and what to do on the way.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, VecDeque},
};

use super::super::{
    band::Band,
    components::{Faction, FigureId, Place},
    content::{Reason, TileKind},
    figure::Figure,
    home,
    moves::{self, Way},
    step::Action,
};
use super::home::{is_better, trade};
use crate::{dungeon::RoomId, grid::Side};

/// Number of people who do not send one of them ahead.
const TOGETHER: usize = 2;

/// The reputation of a side on a tile, as it is.
fn strength(band: Band<'_>, tile: RoomId, of: Faction) -> i32 {
    let there = band.up_on(tile, of);
    there.map(|it| i32::from(it.rep())).sum()
}

/// What a group is up to: the side of its tile that leads to its goal.
pub struct Plan<'w> {
    band: Band<'w>,
    heads: Option<Side>,
    goes_home: bool,
    /// True if there is no way on that is known.
    search: bool,
    /// True if nobody of the group would be left behind.
    together: bool,
    /// Who goes ahead of the others into the unknown.
    scout: Option<FigureId>,
    /// True if some wait for a scout to go.
    splits: bool,
    /// True if foes are on the next tile: they lose a die for the charge if they have to come.
    awaits: bool,
    /// True if something is of more use to somebody else of the group.
    trades: bool,
}

impl<'w> Plan<'w> {
    /// The plan of the group on a tile.
    pub fn of(band: Band<'w>, tile: RoomId) -> Self {
        let goes_home = home::is_done(band) || is_beaten(band);
        let heads = (!goes_home).then(|| first_step(band, tile, Goal::of(band)));
        let heads = heads.flatten();
        let stuck = !goes_home && heads.is_none();
        let ahead = heads.and_then(|side| way_through(band, tile, side));
        let risky = ahead.is_some_and(|it| is_risky(band, it));
        let mut there = band.those_on(tile);
        Plan {
            band,
            scout: risky.then(|| scout(band, tile)).flatten(),
            splits: there.any(|it| band.march(it.id()).waits),
            awaits: ahead.is_some_and(|way| moves::leads_to_foes(band, way)),
            heads: heads.or_else(|| first_step(band, tile, Goal::Out)),
            goes_home: goes_home || stuck,
            search: stuck,
            together: goes_together(band, tile),
            trades: trade(band, tile).is_some(),
        }
    }

    /// The worth of a choice of the group.
    pub fn weigh(&self, act: Action) -> i32 {
        match act {
            Action::Leave if self.goes_home => 100,
            Action::Stay(who) if !self.awaits && self.scout.is_some_and(|it| it != who) => 58,
            // It costs nothing to try, and the fewer turns the fewer forces come; but a scout stays near.
            Action::Fast if !self.splits => 55,
            Action::Way(side) if Some(side) == self.heads && self.awaits => 5,
            Action::Way(side) if Some(side) == self.heads && self.together => 50,
            Action::Search(_) if self.search => 60,
            Action::Climb(_) => 70,
            Action::Restore(..) => 80,
            Action::Ready(who, place) if is_better(self.band, who, place) => 90,
            Action::Trade if self.trades => 85,
            Action::Enough => 10,
            _ => 0,
        }
    }
}

/// True if a group can go on as a whole, or has not gone anywhere this turn: whoever was too slow for a
/// second tile is not left alone.
fn goes_together(band: Band<'_>, tile: RoomId) -> bool {
    let mut there = band.those_on(tile);
    let all = there.clone().all(|it| band.tiles_left(it.id()) > 0);
    all || there.all(|it| band.march(it.id()).moved == 0)
}

/// True if too few are left to go on, wherever they are: less than a sixth of the reputation that the
/// band has.
fn is_beaten(band: Band<'_>) -> bool {
    let whole = band.members().map(|it| i32::from(it.reputation().original));
    let left = band.members().filter(|it| it.is_up());
    let left = left.map(|it| i32::from(it.rep()));
    6 * left.sum::<i32>() < whole.sum()
}

/// The way through a side of a tile.
fn way_through(band: Band<'_>, tile: RoomId, side: Side) -> Option<Way> {
    let ways = moves::ways(band, tile).into_iter();
    ways.filter(|it| it.0 == side).map(|it| it.1).next()
}

/// True if somebody may be met behind a way: nobody has been there, or a hidden force is.
fn is_risky(band: Band<'_>, way: Way) -> bool {
    let below = &band.state().below;
    match way {
        Way::To(next) => {
            let tile = below.dungeon.tiles.get(usize::from(next.0));
            let seen = tile.is_some_and(|it| it.visited);
            !seen || below.forces.iter().any(|it| it.tile == next)
        }
        Way::Unknown(_) => true,
        Way::Out => false,
    }
}

/// The strongest grunt of a group that has not moved, to go ahead of the others: as many foes turn up
/// as there are to meet them, and the others are there to meet those few. Two stay together.
fn scout(band: Band<'_>, tile: RoomId) -> Option<FigureId> {
    let there = || band.those_on(tile);
    let goes = || there().filter(|it| !band.march(it.id()).waits);
    let moved = goes().any(|it| band.march(it.id()).moved > 0);
    if there().count() <= TOGETHER || goes().count() < 2 || moved {
        return None;
    }
    let grunts = goes().filter(|it| !it.is_star());
    let strongest = grunts.max_by_key(|it| (it.rep(), Reverse(it.id())));
    strongest.map(Figure::id)
}

/// What a way is looked for to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// The nearest tile that nobody has been on.
    Unseen,
    /// The nearest of those on the lowest level: the deeper, the likelier the Big Bad.
    Deepest,
    /// The way out of the dungeon.
    Out,
}

impl Goal {
    /// What a band goes on for that has not yet done what it came for.
    fn of(band: Band<'_>) -> Self {
        match band.state().quest.reason {
            Some(Reason::Kill) => Goal::Deepest,
            _ => Goal::Unseen,
        }
    }

    /// How good a way from a tile is for this; none if it does not lead there.
    fn worth(self, band: Band<'_>, tile: RoomId, way: Way) -> Option<u8> {
        let tiles = &band.state().below.dungeon.tiles;
        let state = |tile: RoomId| tiles.get(usize::from(tile.0));
        let level = |tile: RoomId| band.map().room(tile).map_or(1, |it| it.level);
        let stairs = || state(tile).is_some_and(|it| it.kind == TileKind::Stairs);
        let below = match way {
            Way::Out => return (self == Goal::Out).then_some(0),
            Way::To(next) if state(next).is_some_and(|it| !it.visited) => level(next),
            Way::Unknown(_) => level(tile) + u8::from(stairs()),
            Way::To(_) => return None,
        };
        match self {
            Goal::Unseen => Some(0),
            Goal::Deepest => Some(below),
            Goal::Out => None,
        }
    }
}

/// The side of a tile by which the shortest known way to a goal begins.
fn first_step(band: Band<'_>, from: RoomId, goal: Goal) -> Option<Side> {
    let mut first: BTreeMap<RoomId, Side> = BTreeMap::new();
    let mut queue = VecDeque::from([from]);
    let mut best: Option<(u8, Side)> = None;
    while let Some(tile) = queue.pop_front() {
        for (side, way) in moves::ways(band, tile) {
            let step = first.get(&tile).copied().unwrap_or(side);
            if let Some(worth) = goal.worth(band, tile, way) {
                if best.is_none_or(|(least, _)| worth > least) {
                    best = Some((worth, step));
                }
            } else if let Way::To(next) = way
                && next != from
                && !first.contains_key(&next)
            {
                first.insert(next, step);
                queue.push_back(next);
            }
        }
        // The rest of the way matters only where a longer one may lead to something better.
        if best.is_some() && goal != Goal::Deepest {
            break;
        }
    }
    best.map(|(_, step)| step)
}

/// Who goes into a secret room first: the strongest grunts, as many as can.
pub fn enter(band: Band<'_>, already: usize, act: Action) -> i32 {
    match act {
        Action::GoIn(who) => {
            let figure = band.figure(who);
            i32::from(figure.rep()) - 20 * i32::from(figure.is_star()) + 40
        }
        // Whoever is strongest may have changed.
        Action::GoInAsBefore => -10,
        Action::Enough if already > 0 => 50,
        _ => 0,
    }
}

/// Who crosses next, or climbs: whoever is best at it.
pub fn cross(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::Over(who) | Action::Climb(who) => 10 + i32::from(band.figure(who).rep()),
        _ => 0,
    }
}

/// Talks with rivals, unless they are so weak that attacking them is safe.
pub fn rivals(band: Band<'_>, tile: RoomId, act: Action) -> i32 {
    let (mine, theirs) = (
        strength(band, tile, Faction::Band),
        strength(band, tile, Faction::Foes),
    );
    let weak = mine >= 2 * theirs;
    match act {
        Action::Talk => 5,
        Action::Attack => 10 * i32::from(weak),
        _ => 0,
    }
}

/// Where somebody flees to: out, or to others of the band.
pub fn run_to(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::RunOut => 100,
        Action::RunTo(tile) => {
            let mut members = band.members();
            let joins = members.any(|it| it.is_up() && it.stance().place == Place::Tile(tile));
            10 * i32::from(joins) - i32::from(tile.0).min(9)
        }
        _ => 0,
    }
}
