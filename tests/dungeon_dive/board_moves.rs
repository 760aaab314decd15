//! Moves on foot and in the air, and jumps.

use proptest::prelude::*;
use tabledelve::{
    grid::{Cell, CellSet},
    rulesets::dungeon_dive::{
        board::{Board, Field, Gait, Passing, Stand, ZoneFacts},
        content::Size,
    },
};

use crate::ground::{at, board, bright, cells, field, grounds, person, stands};

fn walking(feet: u16) -> Gait {
    Gait {
        feet,
        ..Gait::default()
    }
}

/// Nobody is in the way.
fn nobody(_: &Stand) -> Passing {
    Passing::Shut
}

/// Feet to a square for a person, on a field that nobody else is on.
fn feet(field: &Field, from: Stand, gait: Gait, to: Cell) -> Option<u16> {
    board(field, &bright(field), &[from])
        .walk(from, gait, nobody)
        .feet(to)
}

const HALL: [&str; 7] = [
    "##########",
    "#........#",
    "+..:::...#",
    "#..:::...#",
    "#....#...#",
    "#........+",
    "##########",
];

#[test]
fn difficult_ground_costs_twice_and_crawling_as_much_again() {
    let hall = field(&HALL, &[]);
    let from = person(2, 2);
    assert_eq!(feet(&hall, from, walking(30), at(1, 2)), Some(5));
    assert_eq!(feet(&hall, from, walking(30), at(3, 2)), Some(10));
    // Round the rubble it is nearer.
    assert_eq!(feet(&hall, from, walking(30), at(6, 2)), Some(20));
    let crawling = Gait {
        crawls: true,
        ..walking(30)
    };
    assert_eq!(feet(&hall, from, crawling, at(1, 2)), Some(10));
    assert_eq!(feet(&hall, from, crawling, at(3, 2)), Some(15));
    let striding = Gait {
        strides: true,
        ..walking(30)
    };
    assert_eq!(feet(&hall, from, striding, at(5, 2)), Some(15));
    assert_eq!(feet(&hall, from, walking(4), at(1, 2)), None);
}

#[test]
fn nobody_cuts_the_corner_of_a_wall() {
    let hall = field(&HALL, &[]);
    assert_eq!(feet(&hall, person(4, 4), walking(30), at(5, 5)), Some(10));
    assert_eq!(feet(&hall, person(6, 4), walking(30), at(7, 5)), Some(5));
}

#[test]
fn a_step_up_is_difficult_and_more_has_to_be_climbed() {
    let rows = ["########", "#......#", "+......+", "#......#", "########"];
    let steps = field(&rows, &["", "..123", "..123", "..123"]);
    let from = person(1, 2);
    assert_eq!(feet(&steps, from, walking(30), at(2, 2)), Some(10));
    assert_eq!(feet(&steps, from, walking(30), at(3, 2)), Some(20));
    assert_eq!(
        feet(&steps, person(3, 2), walking(30), at(1, 2)),
        Some(10),
        "down is free"
    );
    // Fifteen feet down at the end are climbed or not gone at all.
    let edge = person(4, 2);
    assert_eq!(feet(&steps, edge, walking(60), at(5, 2)), None);
    let scrambling = Gait {
        scrambles: true,
        ..walking(60)
    };
    let climbing = Gait {
        climbs: true,
        ..walking(60)
    };
    assert_eq!(feet(&steps, edge, scrambling, at(5, 2)), Some(35));
    assert_eq!(feet(&steps, edge, climbing, at(5, 2)), Some(20));
    assert_eq!(feet(&steps, from, climbing, at(2, 2)), Some(5));
    assert_eq!(feet(&steps, person(5, 2), scrambling, at(4, 2)), Some(35));
}

#[test]
fn tables_are_climbed_upon_and_water_is_swum() {
    let rows = [
        "########", "#.T....#", "#.T.~~.#", "+.T.~~.+", "#.T.~~.#", "#......#", "########",
    ];
    let room = field(&rows, &[]);
    let from = person(1, 2);
    assert_eq!(feet(&room, from, walking(30), at(2, 2)), Some(10));
    assert_eq!(feet(&room, from, walking(30), at(3, 2)), Some(15));
    let shore = person(3, 3);
    assert_eq!(feet(&room, shore, walking(30), at(4, 3)), Some(10));
    let swimming = Gait {
        swims: true,
        ..walking(30)
    };
    assert_eq!(feet(&room, shore, swimming, at(5, 3)), Some(10));
}

#[test]
fn gaps_are_jumped_standing_or_with_a_run() {
    let rows = [
        "###########",
        "#...XX....#",
        "+...XX....+",
        "#...XX....#",
        "#...XX....#",
        "#...XX....#",
        "#...XX....#",
        "#.........#",
        "###########",
    ];
    let room = field(&rows, &[]);
    let edge = person(3, 2);
    let far = at(6, 2);
    assert_eq!(feet(&room, edge, walking(60), far), Some(55), "round it");
    let jumping = |leap, running_leap| Gait {
        leap,
        running_leap,
        ..walking(40)
    };
    assert_eq!(feet(&room, edge, jumping(5, 0), far), None);
    assert_eq!(feet(&room, edge, jumping(10, 0), far), Some(15));
    // With a run it takes two squares straight ahead before the edge.
    assert_eq!(feet(&room, edge, jumping(5, 10), far), Some(35));
    assert_eq!(feet(&room, person(1, 2), jumping(5, 10), far), Some(25));
    let over = bright(&room);
    let stands = [person(1, 2)];
    let walk = board(&room, &over, &stands).walk(stands[0], jumping(5, 10), nobody);
    let path = walk.path(at(1, 2), far).unwrap();
    assert_eq!(path, [2, 3, 4, 5, 6].map(|x| at(x, 2)));
    assert!(walk.ends().all(|(cell, _)| room.square(cell).open));
}

#[test]
fn large_figures_need_room_for_all_of_them_and_jump_as_far() {
    let rows = [
        "###########",
        "#...X.....#",
        "+...X.....+",
        "#...X.....#",
        "#.........#",
        "###########",
    ];
    let room = field(&rows, &[]);
    let giant = Stand::new(at(2, 2), Size::Large);
    let jumping = Gait {
        leap: 10,
        ..walking(25)
    };
    // Below the gap there is room for half of it.
    assert_eq!(feet(&room, giant, walking(60), at(5, 2)), None);
    assert_eq!(feet(&room, giant, jumping, at(5, 2)), Some(15));
    let short = Gait { leap: 5, ..jumping };
    assert_eq!(feet(&room, giant, short, at(5, 2)), None);
}

#[test]
fn doors_and_walls_of_magic_are_shut_until_they_are_gone() {
    let rows = ["#######", "#.....#", "+.....+", "#######"];
    let hall = field(&rows, &[]);
    let mut over = bright(&hall);
    let stands = [person(1, 1)];
    let far = |over: &_| {
        let walk = board(&hall, over, &stands).walk(stands[0], walking(30), nobody);
        walk.feet(at(4, 1))
    };
    assert_eq!(far(&over), Some(15));
    let facts = ZoneFacts {
        solid: true,
        ..ZoneFacts::default()
    };
    over.zone(&CellSet::of(hall.bounds(), [at(3, 1)]), facts);
    assert_eq!(far(&over), Some(20), "no cutting of its corners");
    over.zone(&CellSet::of(hall.bounds(), [at(3, 2)]), facts);
    assert_eq!(far(&over), None);
    // The ways in and out can be stood in.
    let walk = board(&hall, &over, &stands);
    assert_eq!(
        walk.walk(stands[0], walking(30), nobody).feet(at(0, 2)),
        Some(10),
        "round a corner"
    );
    let beside = person(1, 2);
    assert_eq!(feet(&hall, beside, walking(30), at(0, 2)), Some(5));
}

#[test]
fn others_are_in_the_way_or_passed() {
    let rows = ["#######", "#.....#", "+.....+", "#######"];
    let hall = field(&rows, &[]);
    let over = bright(&hall);
    let from = person(1, 1);
    let others = [from, person(3, 1), person(3, 2)];
    let board = board(&hall, &over, &others);
    let walk = |passing| board.walk(from, walking(30), move |_| passing);
    assert_eq!(walk(Passing::Shut).feet(at(4, 1)), None);
    let through = walk(Passing::Through);
    assert_eq!(through.feet(at(4, 1)), Some(20));
    assert_eq!(through.feet(at(3, 1)), None, "nobody ends a move there");
    assert_eq!(walk(Passing::Free).feet(at(4, 1)), Some(15));
    // Nobody on the ground is in the way of whoever flies over them.
    let flight = board.fly(from, walking(30), |_| Passing::Shut);
    let beyond = flight
        .ends()
        .filter(|(it, _)| it.cell == at(5, 2) && it.up == 0);
    assert_eq!(beyond.map(|(_, feet)| feet).collect::<Vec<_>>(), [20]);
}

#[test]
fn flight_stays_under_the_ceiling_and_crosses_gaps() {
    let rows = [
        "#########",
        "#..XX...#",
        "+..XX.b.+",
        "#.......#",
        "#########",
    ];
    let room = field(&rows, &[]);
    let over = bright(&room);
    let stands = [person(2, 2)];
    let board = board(&room, &over, &stands);
    let flight = board.fly(stands[0], walking(60), nobody);
    let highest = flight.ends().map(|(it, _)| board.top(it)).max();
    assert_eq!(highest, Some(20));
    assert_eq!(flight.feet(person(5, 2)), Some(15));
    // Over the chasm the air begins at its bottom, 60 feet below.
    let hovering = Stand {
        up: 60,
        ..person(3, 2)
    };
    assert_eq!(flight.feet(hovering), Some(5));
    assert!(
        flight.ends().all(|(it, _)| it.cell != at(6, 2)),
        "nothing flies through a brazier"
    );
    let up = Stand {
        up: 15,
        ..person(5, 1)
    };
    assert_eq!(flight.feet(up), Some(15), "up and across at once");
    let path = flight.path(&board, up).unwrap();
    assert_eq!(path.len(), 3);
    assert_eq!(path.last(), Some(&up));
    // A large figure has less room above it.
    let giant = Stand::new(at(1, 1), Size::Large);
    let highest = board.fly(giant, walking(60), |_| Passing::Free);
    assert_eq!(highest.ends().map(|(it, _)| it.up).max(), Some(70));
}

#[test]
fn ghosts_pass_through_walls_and_figures_at_the_price_of_difficult_ground() {
    let rows = [
        "########", "#..#...#", "+..#...+", "#..#...#", "#..#...#", "#......#", "########",
    ];
    let room = field(&rows, &[]);
    let over = bright(&room);
    let stands = [person(1, 1), person(2, 1)];
    let board = board(&room, &over, &stands);
    let ghost = Gait {
        incorporeal: true,
        ..walking(30)
    };
    let walk = board.walk(stands[0], ghost, nobody);
    assert_eq!(walk.feet(at(2, 1)), None, "nobody ends a move in somebody");
    assert_eq!(walk.feet(at(3, 1)), Some(15), "but in a wall");
    assert_eq!(walk.feet(at(4, 1)), Some(20));
    assert_eq!(walk.feet(at(3, 0)), None, "and stays inside");
    let flight = board.fly(stands[0], ghost, nobody);
    assert_eq!(flight.feet(person(4, 1)), Some(20));
    assert!(flight.ends().all(|(it, _)| it.cell.y > 0 && it.cell.x < 8));
    let plain = board.walk(stands[0], walking(30), nobody);
    assert_eq!(plain.feet(at(4, 1)), None);
}

/// A gait by chance.
fn gaits() -> impl Strategy<Value = Gait> {
    let flags = (
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
    );
    (0u16..12, flags, 0u16..4, 0u16..5).prop_map(|(squares, flags, leap, running_leap)| Gait {
        feet: squares * 5,
        climbs: flags.0,
        scrambles: flags.1,
        swims: flags.2,
        strides: flags.3,
        crawls: flags.4,
        incorporeal: false,
        leap: leap * 5,
        running_leap: running_leap * 5,
    })
}

/// Where a path leads, square by square.
fn joined(from: Cell, path: &[Cell]) -> bool {
    let mut at = from;
    path.iter()
        .all(|next| at.reach_to(std::mem::replace(&mut at, *next)) <= 1)
        && path.windows(2).all(|two| two[0].reach_to(two[1]) == 1)
}

proptest! {
    #[test]
    fn no_move_is_cheaper_than_its_distance(
        ground in grounds(), from in stands(), other in stands(), gait in gaits(),
    ) {
        let field = ground.field();
        let over = bright(&field);
        let mover = Stand { up: 0, ..from };
        let stands = [mover, other];
        let board = board(&field, &over, &stands);
        let walk = board.walk(mover, gait, nobody);
        for (cell, feet) in walk.ends() {
            prop_assert!(feet <= gait.feet);
            prop_assert!(u32::from(feet) >= mover.cell.reach_to(cell) * 5);
            let there = mover.at(cell);
            let path = walk.path(mover.cell, cell).unwrap();
            prop_assert!(joined(mover.cell, &path), "{path:?}");
            prop_assert!(path.len() * 5 <= usize::from(feet));
            if cell != mover.cell {
                prop_assert_eq!(path.last(), Some(&cell));
                // Whoever begins in a wall, by chance, comes out of it bit by bit.
                let began = board.fits(mover, Some(mover));
                prop_assert!(!began || board.fits(there, Some(mover)), "{there:?}");
            }
        }
        let from = Stand { up: from.up.min(field.ceiling() - board.top(mover)).max(0), ..from };
        let stands = [from, other];
        let board = self::board(&field, &over, &stands);
        let flight = board.fly(from, gait, nobody);
        for (stand, feet) in flight.ends() {
            let up = (board.base(stand) - board.base(from)).unsigned_abs();
            let across = from.cell.reach_to(stand.cell) as u16 * 5;
            prop_assert!(feet <= gait.feet && feet >= across);
            // Layers are 5 feet high, and somebody on a table is in the one that it stands in.
            prop_assert!(feet + 5 > up.max(across));
            prop_assert!(board.top(stand) <= field.ceiling() || stand.up == 0);
            let began = board.fits(from, Some(from));
            prop_assert!(!began || board.fits(stand, Some(from)), "{stand:?}");
            prop_assert_eq!(flight.feet(stand), Some(feet));
            let path = flight.path(&board, stand).unwrap();
            prop_assert!(path.len() * 5 <= usize::from(feet));
        }
    }

    #[test]
    fn more_feet_and_fewer_hindrances_only_help(
        ground in grounds(), from in stands(), other in stands(), gait in gaits(), rough in cells(),
        solid in cells(),
    ) {
        let field = ground.field();
        let plain = bright(&field);
        let mut hindered = plain.clone();
        let facts = ZoneFacts { difficult: true, ..ZoneFacts::default() };
        hindered.zone(&CellSet::of(field.bounds(), [rough]), facts);
        let facts = ZoneFacts { solid: true, ..ZoneFacts::default() };
        hindered.zone(&CellSet::of(field.bounds(), [solid]), facts);
        let mover = Stand { up: 0, ..from };
        // Whoever is in a wall comes out of it wherever there is a way, also where nobody goes otherwise.
        prop_assume!(!mover.covers().contains(solid));
        let stands = [mover, other];
        let board_of = |over| board(&field, over, &stands);
        let best = board_of(&plain).walk(mover, gait, |_| Passing::Free);
        let further = Gait { feet: gait.feet + 10, ..gait };
        let further = board_of(&plain).walk(mover, further, |_| Passing::Free);
        let through = board_of(&plain).walk(mover, gait, |_| Passing::Through);
        let shut = board_of(&plain).walk(mover, gait, nobody);
        // A gap that a wall fills is no gap any more; on foot a wall is only ever in the way.
        let on_foot = Gait { leap: 0, running_leap: 0, ..gait };
        let walls = board_of(&hindered).walk(mover, on_foot, |_| Passing::Free);
        for (cell, feet) in best.ends() {
            prop_assert_eq!(further.feet(cell), Some(feet));
        }
        for (less, more) in [(&through, &best), (&shut, &through), (&walls, &best)] {
            for (cell, feet) in less.ends() {
                prop_assert!(more.feet(cell).is_some_and(|it| it <= feet), "{cell:?}");
            }
        }
    }
}

#[test]
fn nobody_goes_under_a_large_figure_at_a_ledge() {
    let rows = ["########", "#......#", "+......+", "#......#", "########"];
    let ledge = field(&rows, &["", "....111", "....111", "....111"]);
    // It stands with two squares on the ledge and two below.
    let giant = Stand::new(at(3, 1), Size::Large);
    let small = person(1, 1);
    let overlay = bright(&ledge);
    let stands = [small, giant];
    let board = board(&ledge, &overlay, &stands);
    let walk = board.walk(small, walking(60), nobody);
    assert_eq!(walk.feet(at(3, 2)), None);
    assert_eq!(walk.feet(at(3, 3)), Some(10));
    assert!(!board.fits(person(3, 2), None));
    assert!(board.fits(person(3, 3), None));
    // Nor does it step over somebody who is below.
    let there = board.walk(giant, walking(60), nobody);
    let stands = [giant, person(2, 1)];
    let other = Board {
        stands: &stands,
        ..board
    };
    assert!(there.feet(at(2, 1)).is_some());
    let walk = other.walk(giant, walking(60), nobody);
    assert_eq!(walk.feet(at(2, 1)), None);
}
