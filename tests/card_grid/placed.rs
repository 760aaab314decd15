//! Plans with rooms where somebody put them: these stay, nothing overlaps, nothing crosses.

use std::collections::BTreeMap;

use crate::{
    plans::{check, grown},
    proofs::effort::each_seed,
};
use tabledelve::{
    dice::Chance,
    grid::{Cell, Rect},
    rulesets::card_grid::complex::*,
};

/// The upper left cell of a room.
fn corner(plan: &Plan, room: u8) -> Cell {
    let floor = plan.rooms[usize::from(room) - 1].iter();
    let cells = floor.map(|cell| Rect::between(*cell, *cell));
    cells.reduce(Rect::joined).expect("a floor").min
}

#[test]
fn rooms_stay_where_they_were_put_and_everything_else_makes_way() {
    let all = each_seed("plans with rooms put somewhere", (120, 1200), |seed| {
        let rooms = 6 + (seed % 25) as u8;
        let (sizes, graph) = grown(rooms, seed % 2 == 0, seed);
        let usual = Plan::of(&graph, &sizes);
        let mut chance = Chance::seeded(seed ^ 0x5eed);
        let mut places = BTreeMap::new();
        for _ in 0..=seed % 4 {
            let room = chance.flavour(rooms.into()) as u8 + 1;
            let by = |chance: &mut Chance| chance.flavour(25) as i16 - 12;
            let to = corner(&usual, room) + Cell::new(by(&mut chance), by(&mut chance));
            places.insert(room, to);
        }
        let Ok(plan) = Plan::placed(&graph, &sizes, &places) else {
            return false;
        };
        check(&plan, &sizes, &graph, &format!("seed {seed}, {places:?}"));
        for (room, cell) in &places {
            assert_eq!(corner(&plan, *room), *cell, "seed {seed}: room {room}");
        }
        let again = Plan::placed(&graph, &sizes, &places);
        assert_eq!(again.as_ref(), Ok(&plan), "seed {seed}");
        true
    });
    let placed = all.iter().filter(|drawn| **drawn).count();
    let refused = all.len() - placed;
    assert!(placed > 3 * refused, "{placed} placed, {refused} refused");
}

#[test]
fn a_plan_in_which_nothing_was_moved_is_the_usual_one() {
    for seed in 0..20 {
        let (sizes, graph) = grown(12, true, seed);
        let usual = Plan::of(&graph, &sizes);
        let placed = Plan::placed(&graph, &sizes, &BTreeMap::new());
        assert_eq!(placed.as_ref(), Ok(&usual));
        // Neither does it change where rooms are put just where they are.
        let all = (1..=12).map(|room| (room, corner(&usual, room))).collect();
        let placed = Plan::placed(&graph, &sizes, &all).expect("it was drawn so");
        assert_eq!(placed.rooms, usual.rooms);
        for corridor in &usual.corridors {
            assert!(placed.corridors.contains(corridor), "{corridor:?} is gone");
        }
    }
}

#[test]
fn what_cannot_be_is_named() {
    let (sizes, graph) = grown(10, true, 3);
    let put = |places: &[(u8, Cell)]| {
        let places: BTreeMap<u8, Cell> = places.iter().copied().collect();
        Plan::placed(&graph, &sizes, &places)
    };
    let (first, last) = SPAN;
    let near = Cell::new(first, first);
    assert_eq!(put(&[(0, near)]), Err(Misplaced::Unknown(0)));
    assert_eq!(put(&[(11, near)]), Err(Misplaced::Unknown(11)));
    for far in [
        Cell::new(first - 1, 0),
        Cell::new(0, last),
        Cell::new(i16::MAX, i16::MIN),
        Cell::new(i16::MIN, i16::MAX),
    ] {
        assert_eq!(put(&[(4, far)]), Err(Misplaced::Far(4)), "{far:?}");
    }
    assert_eq!(put(&[(2, near), (5, near)]), Err(Misplaced::Upon(5, 2)));
    // Walled in by its neighbours, with no way left for a corridor.
    let walled = put(&[(1, near), (2, Cell::new(last - 20, last - 20))]);
    assert!(
        walled.is_ok(),
        "far apart is no hindrance: {:?}",
        walled.err()
    );
}
