//! Main ways: all of a dungeon's are drawn, or the fewest left out where they alone cannot lie in a plane.

use std::collections::{BTreeMap, BTreeSet};

use crate::{plans::grown, proofs::effort::each_seed};
use tabledelve::rulesets::card_grid::{checks::Leads, complex::*};

/// Main ways by the numbers of their rooms.
type Ways = BTreeSet<(u8, u8)>;

fn main_ways(graph: &Graph) -> Ways {
    let main = graph.ways.iter().filter(|(_, way)| way.mutual);
    main.map(|(ends, _)| *ends).collect()
}

/// A dungeon with these main ways and no other rolls.
fn only(ways: &Ways, rooms: u8) -> Graph {
    let rolled = |(low, high): &(u8, u8)| {
        [(*low, *high), (*high, *low)].map(|(room, other)| Rolled {
            room,
            leads: Leads::Room(other),
        })
    };
    let rolled: Vec<Rolled> = ways.iter().flat_map(rolled).collect();
    Graph::of(rooms, &rolled, false)
}

/// A part of these ways of which nothing can be spared if it is not to lie in a plane, as far as the
/// program knows; [`is_knot`] asks nobody.
fn knot(ways: &Ways, rooms: u8) -> Ways {
    let mut knot = ways.clone();
    for way in ways {
        knot.remove(way);
        let plan = Plan::of(&only(&knot, rooms), &vec![20; rooms.into()]);
        if !plan.crossing.iter().any(|it| knot.contains(it)) {
            knot.insert(*way);
        }
    }
    knot
}

/// True if these ways, but for rooms that lie along one, join each of five rooms to all others, or
/// each of three to each of three others: then they cannot lie in a plane, by Kuratowski's theorem.
fn is_knot(ways: &Ways) -> bool {
    let mut beside: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
    for (low, high) in ways {
        beside.entry(*low).or_default().insert(*high);
        beside.entry(*high).or_default().insert(*low);
    }
    let along = |beside: &BTreeMap<u8, BTreeSet<u8>>| {
        let mut pairs = beside.iter().filter(|(_, others)| others.len() == 2);
        pairs.next().map(|(room, _)| *room)
    };
    while let Some(room) = along(&beside) {
        let others: Vec<u8> = beside.remove(&room).into_iter().flatten().collect();
        for (one, other) in [(others[0], others[1]), (others[1], others[0])] {
            let of_one = beside.entry(one).or_default();
            of_one.remove(&room);
            // Two ways between the same rooms are no knot.
            if !of_one.insert(other) {
                return false;
            }
        }
    }
    let all_have = |ways: usize| beside.values().all(|others| others.len() == ways);
    let in_two_halves = || {
        let (_, half) = beside.first_key_value().expect("there are six");
        beside
            .iter()
            .all(|(room, others)| half.contains(room) == (others != half))
    };
    match beside.len() {
        5 => all_have(4),
        6 => all_have(3) && in_two_halves(),
        _ => false,
    }
}

/// True if these ways cannot lie in a plane with fewer than so many left out.
fn have_to_go(ways: &Ways, rooms: u8, many: usize) -> bool {
    if many == 0 {
        return true;
    }
    let knot = knot(ways, rooms);
    // One way at least of a knot has to go, and whichever it is, the rest still needs the others to.
    is_knot(&knot)
        && knot.iter().all(|way| {
            let rest = ways.iter().copied().filter(|it| it != way).collect();
            have_to_go(&rest, rooms, many - 1)
        })
}

#[test]
fn knots_are_known() {
    let five: Ways = (1..=5)
        .flat_map(|low| (low + 1..=5).map(move |high| (low, high)))
        .collect();
    assert!(is_knot(&five));
    assert!(have_to_go(&five, 6, 1));
    assert!(!have_to_go(&five, 6, 2), "one is enough");
    let wells: Ways = (1..=3)
        .flat_map(|low| (4..=6).map(move |high| (low, high)))
        .collect();
    assert!(is_knot(&wells));
    // A room along a way changes nothing.
    let mut longer = wells.clone();
    longer.remove(&(1, 4));
    longer.extend([(1, 7), (4, 7)]);
    assert!(is_knot(&longer));
    longer.remove(&(4, 7));
    assert!(!is_knot(&longer));
    // Six rooms with three ways each lie in a plane as a prism.
    let prism = Ways::from([
        (1, 2),
        (2, 3),
        (1, 3),
        (4, 5),
        (5, 6),
        (4, 6),
        (1, 4),
        (2, 5),
        (3, 6),
    ]);
    assert!(!is_knot(&prism));
    assert!(!have_to_go(&prism, 6, 1));
}

#[test]
fn a_main_way_is_left_out_only_where_they_alone_cannot_lie_in_a_plane() {
    let left = each_seed("main ways", (1_000, 10_000), |seed| {
        let rooms = 6 + (seed % 25) as u8;
        let (sizes, graph) = grown(rooms, seed % 2 == 0, seed);
        let plan = Plan::of(&graph, &sizes);
        let main = main_ways(&graph);
        let left = plan.crossing.iter().filter(|it| main.contains(*it)).count();
        assert!(
            have_to_go(&main, rooms, left),
            "seed {seed}, {rooms} rooms: {left} of {} main ways",
            main.len()
        );
        left
    });
    let out = (0..).zip(&left).filter(|(_, left)| **left > 0);
    let seeds: Vec<u64> = out.map(|(seed, _)| seed).collect();
    println!(
        "{} dungeons; these leave main ways out: {seeds:?}",
        left.len()
    );
}
