//! Dungeons before they are drawn: dice by number of rooms, ways, and what keeps them together.

use std::collections::BTreeSet;

use tabledelve::{
    dice::{Chance, Check, Die},
    rulesets::card_grid::{
        checks::{Connection, Leads, RoomSize},
        complex::*,
    },
};

#[test]
fn the_main_die_has_four_sides_fewer_than_there_are_rooms() {
    for (rooms, sides) in [
        (6, 4),
        (8, 4),
        (9, 6),
        (10, 6),
        (11, 8),
        (14, 10),
        (16, 12),
        (17, 20),
        (24, 20),
        (30, 20),
    ] {
        assert_eq!(Growth::die_for(rooms).sides(), sides, "{rooms} rooms");
    }
}

/// The book's two dungeons: ten rooms on a d8, fourteen on a d10.
#[test]
fn thirds_have_a_die_smaller_and_larger() {
    let dice = |rooms, die| {
        let growth = Growth {
            rooms,
            die,
            thirds: true,
        };
        (1..=rooms)
            .map(|room| growth.die_of(room).sides())
            .collect::<Vec<_>>()
    };
    assert_eq!(dice(10, Die::D8), [6, 6, 6, 8, 8, 8, 8, 10, 10, 10]);
    assert_eq!(
        dice(14, Die::D10),
        [8, 8, 8, 8, 10, 10, 10, 10, 10, 10, 12, 12, 12, 12]
    );
    // No die is smaller than a d4 or larger than a d20.
    assert_eq!(dice(6, Die::D4), [4, 4, 4, 4, 6, 6]);
    assert_eq!(dice(3, Die::D20), [12, 20, 20]);
    let plain = Growth {
        rooms: 10,
        die: Die::D8,
        thirds: false,
    };
    assert!((1..=10).all(|room| plain.die_of(room) == Die::D8));
}

/// A room's connections in short: a number, `e`ntrance, it`s`elf, `o`ver.
fn rolled(lists: &[&str]) -> Vec<Rolled> {
    let rooms = lists.iter().zip(1..);
    let all = rooms.flat_map(|(list, room)| {
        list.split_whitespace().map(move |word| {
            let leads = match word {
                "e" => Leads::Entrance,
                "s" => Leads::Itself,
                "o" => Leads::Over,
                number => Leads::Room(number.parse().expect("a number")),
            };
            Rolled { room, leads }
        })
    });
    all.collect()
}

fn mutual(graph: &Graph) -> Vec<(u8, u8)> {
    let main = graph.ways.iter().filter(|(_, way)| way.mutual);
    main.map(|(ends, _)| *ends).collect()
}

fn added(graph: &Graph) -> Vec<(u8, u8)> {
    let added = graph.ways.iter().filter(|(_, way)| way.added);
    added.map(|(ends, _)| *ends).collect()
}

fn dropped(graph: &Graph, reason: Unused) -> usize {
    let same = graph.dropped.iter().filter(|it| it.reason == reason);
    same.count()
}

#[test]
fn the_books_first_dungeon_hangs_together() {
    let lists = [
        "3",
        "4 3 e 6",
        "e 1",
        "5 6",
        "e 1 9 2 s",
        "9 o",
        "6 o 10",
        "9",
        "s o 8 o",
        "s s o o o 4 7 o",
    ];
    let graph = Graph::of(10, &rolled(&lists), false);
    assert_eq!(mutual(&graph), [(1, 3), (7, 10), (8, 9)]);
    assert_eq!(
        graph.entrances.keys().copied().collect::<Vec<_>>(),
        [2, 3, 5]
    );
    assert_eq!(added(&graph), []);
    assert_eq!(graph.ways.len(), 14);
    assert_eq!(dropped(&graph, Unused::Itself), 4);
    assert_eq!(dropped(&graph, Unused::Over), 8);
    assert_eq!(dropped(&graph, Unused::Repeat), 0);
    assert!(graph.stairs.is_empty());
}

#[test]
fn the_books_second_dungeon_has_four_main_ways() {
    let lists = [
        "e",
        "3 e e s 3 4 1",
        "5 2",
        "s 5 s 9",
        "2 e e 8",
        "e 4 1 e 12",
        "10 s 6 4 4 10 e",
        "9 2",
        "6 1 5 o",
        "12 4 6 13 4 6 12 8 o",
        "3 13 10 14",
        "o o 10 14 o s 13",
        "11 s o",
        "12 s s 13 12 o 8 o",
    ];
    let graph = Graph::of(14, &rolled(&lists), false);
    assert_eq!(mutual(&graph), [(2, 3), (10, 12), (11, 13), (12, 14)]);
    assert_eq!(
        graph.entrances.keys().copied().collect::<Vec<_>>(),
        [1, 2, 5, 6, 7]
    );
    assert_eq!(added(&graph), []);
    // 2: e, 3; 5: e; 6: e; 7: 4, 10; 10: 4, 6, 12; 14: 12.
    assert_eq!(dropped(&graph, Unused::Repeat), 10);
}

#[test]
fn what_lies_over_the_last_room_is_below_where_there_is_a_level() {
    let graph = Graph::of(2, &rolled(&["2 e", "o o"]), true);
    assert_eq!(graph.stairs, BTreeSet::from([2]));
    assert_eq!(dropped(&graph, Unused::Over), 0);
    assert_eq!(dropped(&graph, Unused::Repeat), 1);
}

#[test]
fn without_an_entrance_one_leads_into_the_first_room() {
    let graph = Graph::of(3, &rolled(&["2", "1 3", "2"]), false);
    assert_eq!(graph.entrances.get(&1), Some(&true));
    assert_eq!(added(&graph), []);
}

#[test]
fn a_part_without_a_way_out_is_joined_to_the_room_next_in_number() {
    // 1 and 2 are entered, 5 and 6 are not, nor are 3 and 4 by themselves.
    let graph = Graph::of(6, &rolled(&["e 2", "s", "4", "s", "6", "5"]), false);
    assert_eq!(added(&graph), [(2, 3), (4, 5)]);
    assert_eq!(graph.entrances.get(&1), Some(&false));
    // Of two rooms as close, the lower: 3 lies between 2 and 4.
    let graph = Graph::of(4, &rolled(&["e 2", "s", "s", "e"]), false);
    assert_eq!(added(&graph), [(2, 3)]);
    // A part that is joined to another such part is joined on with it.
    let graph = Graph::of(5, &rolled(&["s", "s", "s", "s", "e"]), false);
    assert_eq!(added(&graph), [(1, 2), (2, 3), (3, 4), (4, 5)]);
}

/// Dungeons by seed: each room is reached from outside, whatever the dice say.
#[test]
fn whatever_is_rolled_hangs_together() {
    let mut fell_apart = 0;
    for seed in 0..2_000 {
        let mut chance = Chance::seeded(seed);
        let rooms = 6 + (seed % 25) as u8;
        let growth = Growth {
            rooms,
            die: Growth::die_for(rooms),
            thirds: seed % 2 == 0,
        };
        let mut rolled = Vec::new();
        for room in 1..=rooms {
            let die = growth.die_of(room);
            let (_, size) = RoomSize { die }.roll(&mut chance);
            let die = growth.die;
            let connection = Connection { room, rooms, die };
            for _ in 0..size {
                let (_, leads) = connection.roll(&mut chance);
                rolled.push(Rolled { room, leads });
            }
        }
        let graph = Graph::of(rooms, &rolled, false);
        let doors: Vec<u8> = graph.entrances.keys().copied().collect();
        assert!(!doors.is_empty(), "seed {seed}");
        assert_eq!(
            graph.reached_from(&doors).len(),
            usize::from(rooms),
            "seed {seed}"
        );
        assert!(
            graph
                .ways
                .keys()
                .all(|(low, high)| (1..*high).contains(low) && *high <= rooms)
        );
        let used = rolled.len() - graph.dropped.len();
        let told = graph.ways.values().map(|way| match way {
            Way { added: true, .. } => 0,
            Way { mutual: true, .. } => 2,
            _ => 1,
        });
        let entered = graph.entrances.values().filter(|added| !**added).count();
        assert_eq!(told.sum::<usize>() + entered, used, "seed {seed}");
        fell_apart += usize::from(graph.ways.values().any(|way| way.added));
    }
    // Some do as rolled, and some do not.
    assert!((1..2_000).contains(&fell_apart), "{fell_apart}");
}
