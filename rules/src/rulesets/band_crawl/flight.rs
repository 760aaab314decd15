//! Flight from the battle board over the tiles of the dungeon.

use std::cmp::Reverse;

use smallvec::{SmallVec, smallvec};

use super::{
    Cx,
    band::Band,
    carrying,
    components::{Faction, Fight, FigureId, Place},
    creation::seat_of,
    event::{Fighting, Flight},
    fight,
    figure::Figure,
    moves, rules,
    step::{Action, Question, Task},
};
use crate::{dungeon::RoomId, game::LegalActions};

/// Somewhere to flee to.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Goal {
    /// The tiles on the way, the last one included.
    path: SmallVec<[RoomId; 2]>,
    /// True if the way leads out of the dungeon after them.
    out: bool,
    /// True if a longer way goes on from here.
    goes_on: bool,
}

/// True if a hidden force is on a tile, or somebody of the other side who is up.
fn is_hostile(band: Band<'_>, tile: RoomId, to: Faction) -> bool {
    let mut forces = band.state().below.forces.iter();
    let hidden = to == Faction::Band && forces.any(|it| it.tile == tile);
    hidden || band.is_held(tile, to.other())
}

/// True if everybody of a side on a tile has fled there; rule `move.into_foes`.
pub fn has_fled(band: Band<'_>, tile: RoomId, side: Faction) -> bool {
    let runners = band.state().below.runners.iter();
    band.up_on(tile, side)
        .all(|it| runners.clone().any(|runner| runner.who == it.id()))
}

/// The tiles next to the one of a fight by which a side can leave: by the exit that it came by, or
/// any if it was there first, as long as nobody hostile is behind; rule `move.flee`, section 18.3.2.
/// Only tiles that are laid will do. `true` stands for the way out of the dungeon.
fn exits(band: Band<'_>, fight: &Fight, side: Faction) -> (SmallVec<[RoomId; 4]>, bool) {
    let (map, tile) = (band.map(), fight.tile);
    let came_by = fight.from.filter(|_| side == fight.entered);
    let beside = map.links_of(tile).filter_map(|(_, link)| link.other(tile));
    let open =
        beside.filter(|it| came_by.is_none_or(|from| from == *it) && !is_hostile(band, *it, side));
    let mut open: SmallVec<[RoomId; 4]> = open.collect();
    open.sort();
    open.dedup();
    let out = side == Faction::Band && came_by.is_none() && is_entrance(band, tile);
    (open, out)
}

fn is_entrance(band: Band<'_>, tile: RoomId) -> bool {
    band.map().entrances().any(|(room, _)| room == tile)
}

/// Everywhere that a figure can flee to within a number of tiles: each tile farther from the fight
/// than the one before it, and none beyond one with somebody hostile on it.
fn goals(band: Band<'_>, fight: &Fight, side: Faction, tiles: u8) -> Vec<Goal> {
    let far = band.map().steps_from(fight.tile, |_| true);
    let far = |tile: RoomId| far.get(usize::from(tile.0)).copied().flatten();
    let (first, out) = exits(band, fight, side);
    let goal = |path, out| Goal {
        path,
        out,
        goes_on: false,
    };
    let mut goals: Vec<Goal> = first
        .into_iter()
        .map(|it| goal(smallvec![it], false))
        .collect();
    goals.extend(out.then(|| goal(SmallVec::new(), true)));
    let mut place = 0;
    while place < goals.len() {
        let here = goals[place].clone();
        let last = here.path.last().copied();
        let more = !here.out && here.path.len() < usize::from(tiles);
        let last = last.filter(|last| more && !is_hostile(band, *last, side));
        if let Some(last) = last {
            let next = band.map().links_of(last);
            let next = next.filter_map(|(_, link)| link.other(last));
            let mut next: SmallVec<[RoomId; 4]> = next.filter(|it| far(*it) > far(last)).collect();
            next.sort();
            let leads_out = side == Faction::Band && is_entrance(band, last);
            goals[place].goes_on = !next.is_empty() || leads_out;
            for it in next {
                if goals.iter().all(|goal| goal.path.last() != Some(&it)) {
                    let mut path = here.path.clone();
                    path.push(it);
                    goals.push(goal(path, false));
                }
            }
            if leads_out {
                goals.push(goal(here.path.clone(), true));
            }
        }
        place += 1;
    }
    goals
}

/// The goals that a figure may choose from: a star any of them, a grunt only those that are as far
/// as it can go; rule `move.flee`, section 18.3.2.
fn goals_of(band: Band<'_>, fight: &Fight, who: Figure<'_>, tiles: u8) -> Vec<Goal> {
    let mut goals = goals(band, fight, who.faction(), tiles);
    goals.retain(|it| who.is_star() || !it.goes_on);
    // Of those that meet nobody, if there are any; nobody leaves the dungeon who need not.
    let rank = |it: &Goal| {
        let last = it.path.last().copied().unwrap_or(fight.tile);
        let towards = match who.faction() {
            Faction::Band => 0,
            Faction::Foes => nearest(band, last),
        };
        let meets = !it.out && is_hostile(band, last, who.faction());
        (meets, it.out, Reverse(towards), last)
    };
    goals.sort_by_key(rank);
    goals
}

/// Tiles to the nearest of the band.
fn nearest(band: Band<'_>, tile: RoomId) -> u32 {
    let far = band.map().steps_from(tile, |_| true);
    let groups = band.groups().into_iter();
    let far = groups.filter_map(|it| far.get(usize::from(it.0)).copied().flatten());
    far.min().unwrap_or(0)
}

/// Some of a side quit the fight: one roll for a fast move, read by each. Without a way out they are
/// trapped: they duck back, and try again when next active; rule `move.flee`, sections 18.3.2 and
/// 20.3. From a fight without a dungeon they are simply gone.
pub fn flee(cx: &mut Cx<'_>, who: &[FigureId]) {
    let band = Band::of(cx.world());
    let Some(fight) = &band.state().fight else {
        return;
    };
    let up = who.iter().filter_map(|it| band.get(*it));
    let up = up.filter(|it| it.is_up() && it.is_in_the_fight());
    let Some(side) = up.clone().next().map(Figure::faction) else {
        return;
    };
    let ids: SmallVec<[FigureId; 8]> = up.map(Figure::id).collect();
    let off_the_map = band.map().room(fight.tile).is_none();
    let no_way_out = goals(band, fight, side, 1).is_empty();
    if off_the_map {
        for who in ids {
            cx.emit(rules::MOVE_FLEE, Fighting::Fled { who }.into());
        }
        return;
    }
    if no_way_out {
        for who in ids.iter().copied() {
            cx.emit(rules::MOVE_FLEE, Flight::Trapped { who }.into());
        }
        return cx.push_all(
            ids.into_iter()
                .map(|who| Task::DuckBack { who, from: None }),
        );
    }
    let (roll, passed) = moves::roll_fast(cx, &ids);
    let figures = &cx.content().figures;
    let runs = passed.iter().map(|(who, passed)| Task::Run {
        who: *who,
        tiles: figures.tiles_for(*passed),
    });
    let runs: SmallVec<[Task; 8]> = runs.collect();
    let rolled = Flight::Rolled {
        side,
        passed,
        roll: Box::new(roll),
    };
    cx.emit(rules::MOVE_FLEE, rolled.into());
    cx.push_all(runs);
}

/// Somebody flees as far as their dice allow; a star says how far, and which way.
pub fn run(cx: &mut Cx<'_>, who: FigureId, tiles: u8) {
    let band = Band::of(cx.world());
    let (Some(fight), Some(figure)) = (&band.state().fight, band.get(who)) else {
        return;
    };
    if !figure.is_up() || !figure.is_in_the_fight() {
        return;
    }
    let goals = goals_of(band, fight, figure, tiles);
    match &goals[..] {
        [] => cx.emit(rules::MOVE_FLEE, Flight::Trapped { who }.into()),
        [only] => run_to(cx, who, only),
        [_, ..] if fight::is_commanded(band, figure) => {
            cx.ask(Question::RunTo { who, tiles });
        }
        [best, ..] => run_to(cx, who, best),
    }
}

fn run_to(cx: &mut Cx<'_>, who: FigureId, goal: &Goal) {
    let Some(fight) = &Band::of(cx.world()).state().fight else {
        return;
    };
    let (from, wounded) = (fight.tile, fight.carried_by(who));
    let (path, out) = (goal.path.clone(), goal.out);
    let ran = Flight::Ran {
        who,
        from,
        path,
        out,
    };
    cx.emit(rules::MOVE_FLEE, ran.into());
    carrying::bring_out(cx, wounded);
}

/// How far a figure gets from the fight by a fast move of so many tiles, a star or whoever is
/// commanded as far as possible. `None` if it leaves the dungeon, and 0 without a way out.
pub fn gets_away(band: Band<'_>, fight: &Fight, who: Figure<'_>, tiles: u8) -> Option<usize> {
    let goals = goals_of(band, fight, who, tiles);
    let choice = match fight::is_commanded(band, who) {
        true => &goals[..],
        false => &goals[..goals.len().min(1)],
    };
    match choice.iter().any(|it| it.out) {
        true => None,
        false => Some(choice.iter().map(|it| it.path.len()).max().unwrap_or(0)),
    }
}

fn act_of(goal: &Goal) -> Action {
    match (goal.out, goal.path.last()) {
        (false, Some(tile)) => Action::RunTo(*tile),
        _ => Action::RunOut,
    }
}

/// Offers the tiles to flee to.
pub fn offer_run(band: Band<'_>, who: FigureId, tiles: u8, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::MOVE_FLEE);
    if let Some(fight) = &band.state().fight {
        let mut seen: SmallVec<[Action; 8]> = SmallVec::new();
        for goal in goals_of(band, fight, band.figure(who), tiles) {
            let act = act_of(&goal);
            if !seen.contains(&act) {
                seen.push(act);
                offer.add(act);
            }
        }
    }
}

/// Carries out a choice of [`offer_run`].
pub fn choose_run(cx: &mut Cx<'_>, who: FigureId, tiles: u8, act: Action) {
    let band = Band::of(cx.world());
    let goals = match &band.state().fight {
        Some(fight) => goals_of(band, fight, band.figure(who), tiles),
        None => return,
    };
    if let Some(goal) = goals.iter().find(|it| act_of(it) == act) {
        run_to(cx, who, goal);
    }
}

/// After a fight those who ran from it meet whoever is where they have come to, hidden or not; rule
/// `move.into_foes`, section 18.3.2. Then those who are left without anybody to fight come after
/// them.
pub fn arrive(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let ends = |side| {
        let ran = band.state().below.runners.iter();
        let ran = ran.filter_map(|it| band.get(it.who));
        let ran = ran.filter(move |it| it.faction() == side && it.is_up());
        let mut ends: SmallVec<[RoomId; 4]> = ran
            .filter_map(|it| match it.stance().place {
                Place::Tile(tile) => Some(tile),
                _ => None,
            })
            .collect();
        ends.sort();
        ends.dedup();
        ends
    };
    let mut next: Vec<Task> = Vec::new();
    for end in ends(Faction::Band) {
        if is_hostile(band, end, Faction::Band) {
            next.push(Task::Arrive {
                tile: end,
                unknown: false,
            });
        }
    }
    for end in ends(Faction::Foes) {
        if band.is_held(end, Faction::Band) {
            next.push(Task::Meet {
                tile: end,
                active: Faction::Foes,
            });
        }
    }
    next.push(Task::Pursue(tile));
    cx.push_all(next);
}
