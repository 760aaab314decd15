//! The beginning and the end of a fight: the board, who stands where, who is left.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    board,
    components::{Condition, Faction, Fight, FigureId, Part, Place},
    content::{Acts, Effect},
    event::Fighting,
    fight::is_commanded,
    figure::Figure,
    rules, spoils,
    step::{Meeting, Task},
    turn::Taint,
};
use crate::dungeon::RoomId;

/// Opens the battle board for those on a tile: who was there is placed first, then whoever has come;
/// rules `charge.once` and `board.places`, sections 21.1 and 21.2.
pub fn open(cx: &mut Cx<'_>, meeting: Meeting) {
    let band = Band::of(cx.world());
    let both = [Faction::Band, Faction::Foes].map(|side| those_who_meet(band, meeting, side));
    if both.iter().any(|side| side.is_empty()) {
        return;
    }
    let figures = &band.book().figures;
    let fighters = |side: &[FigureId]| -> SmallVec<[FigureId; 8]> {
        let side = side.iter().filter_map(|it| band.get(*it));
        let side = side.filter(|it| it.part() != Part::Captive);
        side.map(Figure::id).collect()
    };
    let fighting = [fighters(&both[0]), fighters(&both[1])];
    // Captives by themselves neither fight nor are fought; rule `quest.captives`.
    if fighting.iter().any(|side| side.is_empty()) {
        return;
    }
    let leader = |side: &[FigureId]| {
        let side = side.iter().filter_map(|it| band.get(*it));
        band.leader_of(side).map(Figure::id)
    };
    let fight = Fight {
        tile: meeting.tile,
        columns: match meeting.wide {
            true => figures.room_columns,
            false => figures.corridor_columns,
        },
        entered: meeting.active,
        fleeing: meeting.fleeing,
        from: came_from(band, meeting, &both[meeting.active as usize]),
        leaders: [leader(&fighting[0]), leader(&fighting[1])],
        came: [fighting[0].len() as u8, fighting[1].len() as u8],
        ..Fight::default()
    };
    let mut placed = SmallVec::new();
    for side in [meeting.active.other(), meeting.active] {
        let order = in_ranks(band, &fight, &both[side as usize]);
        let mut squares = board::places(band, &fight, side).into_iter();
        let facing = board::facing(&fight, side);
        let first = &band.state().below.first_in;
        let in_first = side == Faction::Band && side == meeting.active && !first.is_empty();
        placed.extend(order.into_iter().map(|who| {
            if in_first && !first.contains(&who) {
                return (who, Place::Waiting, facing);
            }
            let place = squares.next().map_or(Place::Waiting, Place::Square);
            (who, place, facing)
        }));
    }
    let opened = Fighting::BoardOpened {
        fight: Box::new(fight),
        placed,
    };
    cx.emit(rules::BOARD_PLACES, opened.into());
    cx.push_all([Task::Drink(meeting.active), Task::Charge, Task::CloseBoard]);
}

/// The tile that those have come from who come to a meeting: the one that they fled over, or else the
/// one that whoever came last has come from.
fn came_from(band: Band<'_>, meeting: Meeting, come: &[FigureId]) -> Option<RoomId> {
    let below = &band.state().below;
    let ran = below.runners.iter().find(|it| come.contains(&it.who));
    let from = match ran {
        Some(runner) => Some(runner.from),
        None => below.came_from,
    };
    let mut links = band.map().links_of(meeting.tile);
    from.filter(|from| links.any(|(_, link)| link.other(meeting.tile) == Some(*from)))
}

fn those_who_meet(band: Band<'_>, meeting: Meeting, side: Faction) -> SmallVec<[FigureId; 8]> {
    let there = band.figures().filter(|it| {
        let there = it.is_up() && it.stance().place == Place::Tile(meeting.tile);
        it.faction() == side && there && !band.has_fallen(it.id())
    });
    there.map(Figure::id).collect()
}

/// A side in the order of its ranks: the leader and the highest reputations in front, of equals
/// those who shoot or cast before the others and healers after them, captives behind everybody; rule
/// `group.march`, section 17.1. Within a rank whoever
/// charges stands in the middle, so that nobody is in the way of those who shoot.
fn in_ranks(band: Band<'_>, fight: &Fight, side: &[FigureId]) -> SmallVec<[FigureId; 8]> {
    let all = side.iter().filter_map(|it| band.get(*it));
    let mut order = in_march_order(band, all, &fight.leaders);
    for rank in order.chunks_mut(usize::from(fight.columns).max(1)) {
        rank.sort_by_key(|it| !charges(it));
    }
    order.into_iter().map(Figure::id).collect()
}

fn charges(it: &Figure<'_>) -> bool {
    it.profession().acts == Acts::Charge
}

/// Some as they march, one behind the other: leaders, then by reputation; of equals those first whom
/// the player has sent ahead; rule `group.march`, section 17.1.
fn in_march_order<'w>(
    band: Band<'w>,
    all: impl Iterator<Item = Figure<'w>>,
    leaders: &[Option<FigureId>],
) -> SmallVec<[Figure<'w>; 8]> {
    let sent = &band.state().below.order;
    let mut order: SmallVec<[Figure<'_>; 8]> = all.collect();
    order.sort_by_cached_key(|it| {
        let leads = leaders.contains(&Some(it.id()));
        let behind = it.part() == Part::Captive;
        let ahead = sent.iter().position(|sent| *sent == it.id());
        let heals = it.effects().any(|it| *it.effect == Effect::Heals);
        let last = (ahead.unwrap_or(usize::MAX), heals, charges(it), it.id());
        (behind, !leads, Reverse(it.rep()), last)
    });
    order
}

/// Those on a tile who can go ahead of somebody as strong, once a turn: stars, and everybody whom the
/// player commands; rule `group.march`.
pub fn can_go_ahead(band: Band<'_>, group: &[Figure<'_>]) -> SmallVec<[FigureId; 4]> {
    let there = || group.iter().copied();
    let leader = band.leader_of(there()).map(Figure::id);
    let can = |it: Figure<'_>| {
        it.part() == Part::Band && is_commanded(band, it) && !band.march(it.id()).ahead
    };
    // A leader and somebody to go ahead of are there besides.
    if group.len() < 3 || !there().any(|it| Some(it.id()) != leader && can(it)) {
        return SmallVec::new();
    }
    let order = in_march_order(band, there(), &[leader]);
    let behind = order.windows(2).filter(|pair| {
        let [before, it] = [pair[0], pair[1]];
        Some(before.id()) != leader && before.rep() == it.rep() && can(it)
    });
    behind.map(|pair| pair[1].id()).collect()
}

/// True as long as both sides have somebody up.
pub fn goes_on(band: Band<'_>) -> bool {
    going_on(band).is_some()
}

/// The fight, as long as both sides have somebody up in it: nobody acts after that.
pub fn going_on(band: Band<'_>) -> Option<&Fight> {
    let up = |side| band.up_in_the_fight(side).next().is_some();
    let fight = band.state().fight.as_ref();
    fight.filter(|_| up(Faction::Band) && up(Faction::Foes))
}

/// Folds the board up: whoever is left is on the tile, and the dead are taken away; rule `fight.end`.
pub fn close(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let Some(fight) = &band.state().fight else {
        return;
    };
    let tile = fight.tile;
    let up = |side| band.up_in_the_fight(side).next().is_some();
    let held_by = match (up(Faction::Band), up(Faction::Foes)) {
        (true, false) => Some(Faction::Band),
        (false, true) => Some(Faction::Foes),
        _ => None,
    };
    let gone = band.figures().filter(|it| {
        let lost = it.stance().condition == Condition::Dead;
        lost && it.faction() == Faction::Foes && it.part() != Part::BigBad
    });
    let gone = gone.map(Figure::id).collect();
    let lie = band.figures().filter(|it| {
        let here = it.is_in_the_fight() || it.stance().place == Place::Tile(tile);
        here && held_by == Some(it.faction()) && it.stance().condition == Condition::Out
    });
    // Whoever is infected comes last: somebody else may be up again to help.
    let mut lie: SmallVec<[FigureId; 8]> = lie.map(Figure::id).collect();
    lie.sort_by_key(|it| band.state().below.is_tainted(*it, Taint::Infected));
    let bitten = band.members().filter(|it| {
        let bitten = band.state().below.is_tainted(it.id(), Taint::Bitten);
        bitten && it.is_up()
    });
    lie.extend(bitten.map(Figure::id));
    let won = held_by == Some(Faction::Band) && cx.setup().skirmish.is_none();
    let found = match won {
        true => spoils::of_the_dead(cx, tile),
        false => Vec::new(),
    };
    let closed = Fighting::BoardClosed {
        tile,
        held_by,
        gone,
    };
    cx.emit(rules::FIGHT_END, closed.into());
    let recover = lie.into_iter().map(Task::Recover);
    let spoils = won.then_some(Task::Spoils(tile));
    let after = [Task::Fled(tile), Task::PassCoins(tile)];
    let all = recover.chain(spoils).chain(found).chain(after);
    cx.push_all(all.collect::<Vec<_>>());
}
