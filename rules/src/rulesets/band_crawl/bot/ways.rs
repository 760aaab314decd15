//! Ways below ground: where to go on, when to turn back, and what to do on the way.

use std::collections::{BTreeMap, VecDeque};

use super::super::{
    band::Band,
    components::{Faction, Place},
    home,
    moves::{self, Way},
    step::Action,
};
use super::home::{is_better, trade};
use crate::{dungeon::RoomId, grid::Side};

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
    /// True if something is of more use to somebody else of the group.
    trades: bool,
}

impl<'w> Plan<'w> {
    /// The plan of the group on a tile.
    pub fn of(band: Band<'w>, tile: RoomId) -> Self {
        let goes_home = home::is_done(band) || is_beaten(band, tile);
        let heads = (!goes_home).then(|| first_step(band, tile, Goal::Unseen));
        let heads = heads.flatten();
        let stuck = !goes_home && heads.is_none();
        Plan {
            band,
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
            // It costs nothing to try, and the fewer turns the fewer forces come.
            Action::Fast => 55,
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

/// True if too few are left to go on: less than a third of the reputation that the band has.
fn is_beaten(band: Band<'_>, tile: RoomId) -> bool {
    let whole: i32 = band
        .members()
        .map(|it| i32::from(it.reputation().original))
        .sum();
    3 * strength(band, tile, Faction::Band) < whole
}

/// What a way is looked for to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// A tile that nobody has been on.
    Unseen,
    /// The way out of the dungeon.
    Out,
}

/// The side of a tile by which the shortest known way to a goal begins.
fn first_step(band: Band<'_>, from: RoomId, goal: Goal) -> Option<Side> {
    let tiles = &band.state().below.dungeon.tiles;
    let unseen = |tile: RoomId| tiles.get(usize::from(tile.0)).is_some_and(|it| !it.visited);
    let mut first: BTreeMap<RoomId, Side> = BTreeMap::new();
    let mut queue = VecDeque::from([from]);
    while let Some(tile) = queue.pop_front() {
        for (side, way) in moves::ways(band, tile) {
            let step = first.get(&tile).copied().unwrap_or(side);
            match way {
                Way::Out if goal == Goal::Out => return Some(step),
                Way::Unknown(_) if goal == Goal::Unseen => return Some(step),
                Way::To(next) if goal == Goal::Unseen && unseen(next) => return Some(step),
                Way::To(next) if next != from && !first.contains_key(&next) => {
                    first.insert(next, step);
                    queue.push_back(next);
                }
                _ => {}
            }
        }
    }
    None
}

/// Who goes into a secret room first: the strongest grunts, as many as can.
pub fn enter(band: Band<'_>, already: usize, act: Action) -> i32 {
    match act {
        Action::GoIn(who) => {
            let figure = band.figure(who);
            i32::from(figure.rep()) - 20 * i32::from(figure.is_star()) + 40
        }
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
