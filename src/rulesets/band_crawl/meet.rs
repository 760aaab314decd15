//! The beginning and the end of a fight: the board, who stands where, who is left.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    board,
    components::{Condition, Faction, Fight, FigureId, Part, Place},
    content::Acts,
    event::Fighting,
    figure::Figure,
    rules,
    step::{Meeting, Task},
};

/// Opens the battle board for those on a tile: who was there is placed first, then whoever has come;
/// rules `charge.once` and `board.places`, sections 21.1 and 21.2.
pub fn open(cx: &mut Cx<'_>, meeting: Meeting) {
    let band = Band::of(cx.world());
    let both = [Faction::Band, Faction::Foes].map(|side| those_who_meet(band, meeting, side));
    if both.iter().any(|side| side.is_empty()) {
        return;
    }
    let figures = &band.book().figures;
    let leader = |side: &[FigureId]| {
        let side = side.iter().filter_map(|it| band.get(*it));
        band.leader_of(side.filter(|it| it.part() != Part::Captive))
            .map(Figure::id)
    };
    let fight = Fight {
        tile: meeting.tile,
        columns: match meeting.wide {
            true => figures.room_columns,
            false => figures.corridor_columns,
        },
        entered: meeting.active,
        fleeing: meeting.fleeing,
        leaders: [leader(&both[0]), leader(&both[1])],
        came: [both[0].len() as u8, both[1].len() as u8],
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
    cx.push_all([Task::Charge, Task::CloseBoard]);
}

fn those_who_meet(band: Band<'_>, meeting: Meeting, side: Faction) -> SmallVec<[FigureId; 8]> {
    let there = band.figures().filter(|it| {
        let there = it.is_up() && it.stance().place == Place::Tile(meeting.tile);
        it.faction() == side && there && !band.has_fallen(it.id())
    });
    there.map(Figure::id).collect()
}

/// A side in the order of its ranks: the leader and the highest reputations in front, of equals
/// those who shoot or cast before the others, captives behind everybody. Within a rank whoever
/// charges stands in the middle, so that nobody is in the way of those who shoot.
fn in_ranks(band: Band<'_>, fight: &Fight, side: &[FigureId]) -> SmallVec<[FigureId; 8]> {
    let mut order: SmallVec<[Figure<'_>; 8]> = side.iter().filter_map(|it| band.get(*it)).collect();
    let charges = |it: &Figure<'_>| it.profession().acts == Acts::Charge;
    order.sort_by_key(|it| {
        let leads = fight.leaders.contains(&Some(it.id()));
        let behind = it.part() == Part::Captive;
        (behind, !leads, Reverse(it.rep()), charges(it), it.id())
    });
    for rank in order.chunks_mut(usize::from(fight.columns).max(1)) {
        rank.sort_by_key(|it| !charges(it));
    }
    order.into_iter().map(Figure::id).collect()
}

/// True as long as both sides have somebody up.
pub fn goes_on(band: Band<'_>) -> bool {
    let up = |side| {
        band.in_the_fight(side)
            .any(|it| it.is_up() && it.part() != Part::Captive)
    };
    band.state().fight.is_some() && up(Faction::Band) && up(Faction::Foes)
}

/// Folds the board up: whoever is left is on the tile, and the dead are taken away; rule `fight.end`.
pub fn close(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let Some(fight) = &band.state().fight else {
        return;
    };
    let tile = fight.tile;
    let up = |side| band.in_the_fight(side).any(|it| it.is_up());
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
    let lie = held_by.into_iter().flat_map(|side| band.in_the_fight(side));
    let lie = lie.filter(|it| it.stance().condition == Condition::Out);
    let lie: SmallVec<[FigureId; 8]> = lie.map(Figure::id).collect();
    let closed = Fighting::BoardClosed {
        tile,
        held_by,
        gone,
    };
    cx.emit(rules::FIGHT_END, closed.into());
    cx.push(Task::PassCoins(tile));
    cx.push_all(lie.into_iter().map(Task::Recover));
}
