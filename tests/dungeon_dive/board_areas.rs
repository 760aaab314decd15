//! Areas: what they take in, how they grow, and what stops them.

use proptest::prelude::*;
use tabledelve::{
    grid::{Cell, CellSet},
    rulesets::dungeon_dive::{
        board::{Aimed, Field, Point, Stand, ZoneFacts},
        content::{Area, Size},
    },
};

use crate::ground::{HIGH, WIDE, at, board, bright, cells, field, grounds, person, stands};

fn point(x: i16, y: i16) -> Aimed {
    Aimed::At(Point {
        corner: at(x, y),
        height: 0,
    })
}

/// The squares of an area on a field that nobody is on.
fn area(field: &Field, area: Area, aimed: Aimed) -> Vec<Cell> {
    let squares = board(field, &bright(field), &[]).area(area, aimed);
    squares.iter().collect()
}

/// A hall of 20 by 20 squares, and nothing in it.
fn hall() -> Field {
    let mut rows = vec![format!("#{}#", ".".repeat(20)); 20];
    rows[9] = format!("+{}+", ".".repeat(20));
    rows.insert(0, "#".repeat(22));
    rows.push("#".repeat(22));
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    field(&rows, &[])
}

#[test]
fn areas_have_as_many_squares_as_their_templates() {
    let hall = hall();
    let count = |shape, aimed| area(&hall, shape, aimed).len();
    let middle = point(11, 11);
    assert_eq!(count(Area::Sphere(5), middle), 4);
    assert_eq!(count(Area::Sphere(10), middle), 12);
    assert_eq!(count(Area::Sphere(20), middle), 52);
    let column = Area::Cylinder {
        radius: 10,
        height: 40,
    };
    assert_eq!(count(column, middle), 12);
    assert_eq!(count(Area::Cube(15), middle), 9);
    assert_eq!(count(Area::Cube(20), middle), 16);
    let caster = person(5, 10);
    let east = Aimed::Towards(caster, person(12, 10));
    // One, three and three squares; aslant one, one in the middle and four beside.
    assert_eq!(count(Area::Cone(15), east), 7);
    assert_eq!(
        count(Area::Cone(15), Aimed::Towards(caster, person(9, 14))),
        6
    );
    let line = |long, wide| Area::Line { long, wide };
    assert_eq!(count(line(30, 5), east), 6);
    assert_eq!(count(line(30, 10), east), 18);
    assert_eq!(count(Area::Cube(15), east), 9);
    assert_eq!(count(Area::Around(5), Aimed::Around(caster)), 8);
    assert_eq!(count(Area::Around(10), Aimed::Around(caster)), 20);
    let giant = Stand::new(at(5, 10), Size::Large);
    assert_eq!(count(Area::Around(5), Aimed::Around(giant)), 12);
}

#[test]
fn shapes_that_cannot_begin_so_are_empty() {
    let hall = hall();
    assert!(area(&hall, Area::Cone(15), point(8, 8)).is_empty());
    assert!(area(&hall, Area::Wall(4), point(8, 8)).is_empty());
    let nowhere = Aimed::Towards(person(5, 5), person(5, 5));
    assert!(area(&hall, Area::Cone(30), nowhere).is_empty());
}

#[test]
fn heights_count() {
    let hall = hall();
    let over = bright(&hall);
    let board = board(&hall, &over, &[]);
    let burst = Aimed::At(Point {
        corner: at(11, 11),
        height: 15,
    });
    let flying = |up| Stand {
        up,
        ..person(11, 11)
    };
    let holds = |shape, aimed, stand| board.area_holds(shape, aimed, stand);
    assert!(
        !holds(Area::Sphere(10), burst, flying(0)),
        "its head is 10 feet below"
    );
    assert!(holds(Area::Sphere(10), burst, flying(5)));
    assert!(holds(Area::Sphere(15), burst, flying(0)));
    let low = Area::Cylinder {
        radius: 10,
        height: 10,
    };
    assert!(holds(low, point(11, 11), flying(5)) && !holds(low, point(11, 11), flying(10)));
    assert!(!holds(Area::Cube(10), point(11, 11), flying(10)));
    // Breath from above, aimed at the ground.
    let dragon = Stand {
        up: 10,
        ..person(5, 5)
    };
    let prey = person(7, 5);
    assert!(holds(Area::Cone(15), Aimed::Towards(dragon, prey), prey));
    let level = Stand { up: 10, ..prey };
    assert!(!holds(
        Area::Line { long: 15, wide: 5 },
        Aimed::Towards(dragon, level),
        prey
    ));
}

#[test]
fn walls_stop_what_would_reach_round_them() {
    let room = field(
        &[
            "#########",
            "#...#...#",
            "+...#...+",
            "#...#...#",
            "#.......#",
            "#########",
        ],
        &[],
    );
    let burst = area(&room, Area::Sphere(20), point(3, 2));
    assert!(burst.contains(&at(3, 1)) && burst.contains(&at(1, 2)));
    assert!(!burst.contains(&at(5, 1)) && !burst.contains(&at(5, 2)));
    let cone = area(
        &room,
        Area::Cone(30),
        Aimed::Towards(person(2, 2), person(6, 2)),
    );
    assert!(cone.contains(&at(3, 2)));
    assert!(
        cone.iter().all(|cell| cell.x < 4 || cell.y == 4),
        "{cone:?}"
    );
}

#[test]
fn walls_of_chosen_squares_touch_and_stand_free() {
    let hall = hall();
    let over = bright(&hall);
    let stands = [person(6, 5)];
    let board = board(&hall, &over, &stands);
    let row = [at(3, 3), at(4, 3), at(5, 3)];
    assert!(board.wall_fits(3, &row) && board.wall_fits(4, &row) && !board.wall_fits(2, &row));
    assert!(
        !board.wall_fits(4, &[at(3, 3), at(5, 3)]),
        "they do not touch"
    );
    assert!(!board.wall_fits(4, &[at(3, 3), at(3, 3)]), "each once");
    assert!(!board.wall_fits(4, &[at(6, 5)]), "somebody stands there");
    assert!(!board.wall_fits(4, &[at(0, 0)]) && !board.wall_fits(4, &[]));
}

/// Shapes of a size, with where they begin.
fn shapes(feet: u8, doer: Stand, aim: Cell, corner: Cell) -> [(Area, Aimed); 9] {
    let at_point = Aimed::At(Point { corner, height: 0 });
    let ahead = Aimed::Towards(doer, Stand::person(aim));
    let column = Area::Cylinder {
        radius: feet,
        height: feet,
    };
    let line = Area::Line {
        long: feet,
        wide: 5,
    };
    [
        (Area::Sphere(feet), at_point),
        (column, at_point),
        (Area::Cube(feet), at_point),
        (Area::Cube(feet), ahead),
        (Area::Cone(feet), ahead),
        (line, ahead),
        (Area::Around(feet), Aimed::Around(doer)),
        (Area::Sphere(feet), Aimed::Around(doer)),
        (Area::Cube(feet), Aimed::Around(doer)),
    ]
}

proptest! {
    #[test]
    fn areas_grow_and_more_walls_only_take_away(
        ground in grounds(), doer in stands(), aim in cells(), corner in cells(), steps in 1u8..8,
        more in cells(),
    ) {
        let field = ground.field();
        let over = bright(&field);
        let mut walled = over.clone();
        let solid = ZoneFacts { solid: true, ..ZoneFacts::default() };
        walled.zone(&CellSet::of(field.bounds(), [more]), solid);
        let feet = steps * 5;
        let (small, large) = (shapes(feet, doer, aim, corner), shapes(feet + 5, doer, aim, corner));
        let open = board(&field, &over, &[]);
        for ((small, aimed), (large, _)) in small.into_iter().zip(large) {
            let (inner, outer) = (open.area(small, aimed), open.area(large, aimed));
            prop_assert!(inner.iter().all(|cell| outer.contains(cell)), "{small:?} {aimed:?}");
            let less = board(&field, &walled, &[]).area(small, aimed);
            prop_assert!(less.iter().all(|cell| inner.contains(cell)), "{small:?} {aimed:?}");
        }
    }

    #[test]
    fn areas_stay_within_reach_and_in_sight_of_where_they_begin(
        ground in grounds(), doer in stands(), aim in cells(), corner in cells(), steps in 1u8..8,
    ) {
        let field = ground.field();
        let over = bright(&field);
        let board = board(&field, &over, &[]);
        let feet = steps * 5;
        for (shape, aimed) in shapes(feet, doer, aim, corner) {
            let around = corner.around().into_iter().chain([corner]);
            let around: Vec<Cell> = around.filter(|it| it.x <= corner.x && it.y <= corner.y).collect();
            for cell in board.area(shape, aimed).iter() {
                let there = Stand::person(cell);
                let from_doer = board.line_of_sight(doer, there);
                let (sight, squares) = match aimed {
                    Aimed::At(_) => {
                        let sight = |it: &Cell| {
                            board.line_of_sight(Stand::person(*it), there)
                                || field.ground(*it) != 0
                        };
                        let near = around.iter().map(|it| it.reach_to(cell)).min();
                        (around.iter().any(sight), near.unwrap() as u16)
                    }
                    _ => (from_doer, doer.squares_to(there)),
                };
                prop_assert!(sight, "{shape:?} {aimed:?} {cell:?}");
                // A cube that stands beside somebody leads off as far as it is wide.
                prop_assert!(squares * 5 <= u16::from(feet), "{shape:?} {aimed:?} {cell:?}");
                let square = field.square(cell);
                prop_assert!(square.open || square.open_above);
            }
        }
    }

    #[test]
    fn whoever_an_area_leads_away_from_is_not_in_it(
        ground in grounds(), doer in stands(), aim in cells(), steps in 1u8..12,
    ) {
        let field = ground.field();
        let over = bright(&field);
        let board = board(&field, &over, &[]);
        let own: Vec<Cell> = doer.covers().cells().collect();
        for (shape, aimed) in shapes(steps * 5, doer, aim, aim).into_iter().skip(3).take(4) {
            prop_assert!(!board.area_holds(shape, aimed, doer), "{shape:?}");
            let squares = board.area(shape, aimed);
            prop_assert!(own.iter().all(|cell| !squares.contains(*cell)), "{shape:?}");
        }
    }

    #[test]
    fn areas_are_the_same_in_a_mirror(
        ground in grounds(), doer in cells(), aim in cells(), corner in cells(), steps in 1u8..8,
    ) {
        let (plain, mirror) = (ground.field(), ground.turned().field());
        let (over, turned_over) = (bright(&plain), bright(&mirror));
        let turn = |cell: Cell| at(cell.y, cell.x);
        let here = shapes(steps * 5, Stand::person(doer), aim, corner);
        let there = shapes(steps * 5, Stand::person(turn(doer)), turn(aim), turn(corner));
        for ((shape, aimed), (_, turned)) in here.into_iter().zip(there) {
            let found = board(&plain, &over, &[]).area(shape, aimed);
            let mirrored = board(&mirror, &turned_over, &[]).area(shape, turned);
            let found: Vec<Cell> = found.iter().map(turn).collect();
            prop_assert_eq!(found.len(), mirrored.iter().count(), "{:?}", shape);
            prop_assert!(found.iter().all(|cell| mirrored.contains(*cell)), "{shape:?}");
        }
    }

    #[test]
    fn spheres_by_their_squares_are_those_by_the_formula(
        x in 4i16..WIDE - 4, y in 4i16..HIGH - 4, radius in 1i16..4,
    ) {
        let hall = hall();
        let found = area(&hall, Area::Sphere(radius as u8 * 5), point(x, y));
        let inside = |cell: &Cell| {
            let (dx, dy) = (2 * (cell.x - x) + 1, 2 * (cell.y - y) + 1);
            dx * dx + dy * dy <= 4 * radius * radius
        };
        let expected: Vec<Cell> = hall.open().filter(inside).collect();
        prop_assert_eq!(found, expected);
    }
}
