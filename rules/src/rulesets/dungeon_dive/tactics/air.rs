//! The air: how high somebody goes who flies.

use std::collections::BTreeMap;

use super::super::board::{Board, Flight, Stand};
use super::{
    ground::Spot,
    head::{Head, Rival},
};

/// Places in the air that are looked at over each square, and the ground for whoever is up: the lowest
/// out of everybody’s reach, and the lowest beside somebody who is up there as well.
pub fn spots(head: &Head<'_>, here: Stand, flight: &Flight) -> Vec<Spot> {
    let Some(board) = head.play.board() else {
        return Vec::new();
    };
    let aloft = |it: &&Rival<'_>| it.stand.up > 0;
    let mut free: BTreeMap<(i16, i16), Spot> = BTreeMap::new();
    let mut beside: BTreeMap<(i16, i16), Spot> = BTreeMap::new();
    let mut all = Vec::new();
    for (stand, feet) in flight.ends() {
        let Stand { cell, up, .. } = stand;
        let spot = Spot { cell, up, feet };
        if up == 0 || stand == here {
            // Whoever is on the ground walks.
            if here.up > 0 {
                all.push(spot);
            }
            continue;
        }
        let lowest = |it: &mut BTreeMap<(i16, i16), Spot>| {
            let known = it.entry((cell.y, cell.x)).or_insert(spot);
            if up < known.up {
                *known = spot;
            }
        };
        if is_out_of_reach(head, &board, stand) {
            lowest(&mut free);
        }
        if { head.up() }
            .filter(aloft)
            .any(|it| board.distance(it.stand, stand) <= 5)
        {
            lowest(&mut beside);
        }
    }
    let twice =
        |it: &Spot| { free.get(&(it.cell.y, it.cell.x)) }.is_some_and(|free| free.up == it.up);
    all.extend(beside.values().filter(|it| !twice(it)));
    all.extend(free.values());
    all
}

/// True for a place that nobody reaches from the ground or from where they are, even right below.
fn is_out_of_reach(head: &Head<'_>, board: &Board<'_>, stand: Stand) -> bool {
    { head.up() }.all(|it| {
        let reach = it.reach;
        board.distance(it.stand, stand) > reach && !reaches_up(board, it, stand)
    })
}

/// True if somebody could strike at a place from the ground below it.
fn reaches_up(board: &Board<'_>, it: &Rival<'_>, stand: Stand) -> bool {
    let below = Stand {
        up: 0,
        ..it.stand.at(stand.cell)
    };
    board.distance(below, stand) <= it.reach
}

/// What those cannot do, as long as one is up there, who have to come and strike: a turn of each who
/// could be beneath in one move, in hundredths.
pub fn kept_off(head: &Head<'_>, board: &Board<'_>, stand: Stand) -> i32 {
    if stand.up == 0 {
        return 0;
    }
    let side = u16::from(board.field.side());
    let kept = { head.up() }.filter(|it| {
        let near = |feet| it.stand.squares_to(stand) * side <= feet + it.reach;
        it.afoot.is_some_and(near) && !reaches_up(board, it, stand)
    });
    kept.map(|it| it.turn).sum()
}
