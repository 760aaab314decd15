//! Sight, cover, light and senses.

use proptest::prelude::*;
use smallvec::smallvec;
use tabledelve::{
    grid::{Cell, CellSet, Corners, squares},
    rulesets::dungeon_dive::{
        board::{Board, Eyes, Field, Gait, LightMap, Overlay, Passing, Seen, Stand, ZoneFacts},
        content::{Cover, Lamp, Light, Obscured, Sense, Size},
    },
};

use crate::ground::{HIGH, WIDE, at, board, bright, cells, field, grounds, person, stands};

/// The cover between two people on a field that nobody else is on.
fn cover(field: &Field, from: Stand, to: Stand) -> Option<Cover> {
    board(field, &bright(field), &[from, to]).cover(from, to)
}

#[test]
fn degrees_go_by_the_lines_to_the_corners() {
    let room = field(
        &[
            "##############",
            "#............#",
            "+............#",
            "#...#....#...#",
            "#........#...#",
            "#........#...+",
            "##############",
        ],
        &[],
    );
    // Nothing between them.
    assert_eq!(cover(&room, person(1, 1), person(12, 1)), None);
    // Behind a single square of wall: from an upper corner, two lines pass along it.
    assert_eq!(cover(&room, person(2, 3), person(6, 3)), Some(Cover::Half));
    // Past its end: every line from the lower corner passes below it, but not all up to its height.
    assert_eq!(cover(&room, person(2, 3), person(7, 4)), None);
    assert_eq!(cover(&room, person(2, 4), person(6, 3)), Some(Cover::Half));
    // Behind a wall, at its end and further back.
    assert_eq!(cover(&room, person(7, 3), person(11, 3)), Some(Cover::Half));
    assert_eq!(
        cover(&room, person(7, 4), person(11, 4)),
        Some(Cover::Total)
    );
}

#[test]
fn a_corner_covers_whoever_stands_behind_it_and_not_whoever_looks_past_it() {
    let room = field(
        &[
            "########", "#......#", "+......#", "###....#", "###....#", "###....+", "########",
        ],
        &[],
    );
    let (near, far) = (person(2, 2), person(4, 5));
    assert_eq!(cover(&room, near, far), None);
    assert_eq!(cover(&room, far, near), Some(Cover::Half));
}

#[test]
fn nobody_looks_between_two_walls_that_touch() {
    let room = field(
        &[
            "#########",
            "#...#...#",
            "+...#...#",
            "#..##...#",
            "#..#....#",
            "#.......+",
            "#########",
        ],
        &[],
    );
    assert_eq!(cover(&room, person(2, 4), person(4, 5)), None);
    let pinched = field(&["######", "#..#.#", "+.#..#", "#....+", "######"], &[]);
    assert_eq!(
        cover(&pinched, person(2, 1), person(3, 2)),
        Some(Cover::Total)
    );
}

#[test]
fn low_things_cover_by_half_until_the_line_is_lifted_over_them() {
    let rows = [
        "##########",
        "#........#",
        "+......T.#",
        "#........+",
        "##########",
    ];
    let level = field(&rows, &[]);
    let behind = person(8, 2);
    assert_eq!(cover(&level, person(1, 2), behind), Some(Cover::Half));
    // From a step of 10 feet: 2½ feet and a seventh of ten more pass over a table of 3.
    let stage = field(&rows, &["", "222", "222", "222"]);
    assert_eq!(cover(&stage, person(1, 2), behind), None);
    // On the table there is no cover, nor is it in the way of whoever stands there.
    assert_eq!(cover(&level, person(1, 2), person(7, 2)), None);
}

#[test]
fn a_ledge_covers_whoever_stands_back_from_it() {
    let rows = [
        "###########",
        "#.........#",
        "+.........#",
        "#.........+",
        "###########",
    ];
    let heights = ["", ".....1111", ".....1111", ".....1111"];
    let ledge = field(&rows, &heights);
    // One step up does not stop sight, and covers whoever is not at the edge.
    assert_eq!(cover(&ledge, person(4, 2), person(5, 2)), None);
    assert!(cover(&ledge, person(4, 2), person(8, 2)) >= Some(Cover::Half));
    assert!(cover(&ledge, person(4, 2), person(8, 2)) < Some(Cover::Total));
    // Four steps do.
    let cliff = field(&rows, &["", ".....4444", ".....4444", ".....4444"]);
    assert_eq!(
        cover(&cliff, person(4, 2), person(8, 2)),
        Some(Cover::Total)
    );
    assert_eq!(cover(&cliff, person(1, 2), person(5, 2)), None);
}

#[test]
fn figures_in_between_cover_by_half() {
    let room = field(
        &["########", "#......#", "+......+", "#......#", "########"],
        &[],
    );
    let (one, other) = (person(1, 2), person(6, 2));
    let over = bright(&room);
    let with = |between: Stand| board(&room, &over, &[one, other, between]).cover(one, other);
    assert_eq!(with(person(3, 2)), Some(Cover::Half));
    assert_eq!(with(person(3, 3)), None);
    let above = Stand {
        up: 10,
        ..person(3, 2)
    };
    assert_eq!(with(above), None);
    let large = Stand::new(at(3, 1), Size::Large);
    assert_eq!(with(large), Some(Cover::Half));
}

#[test]
fn doors_are_shut_until_they_are_opened_or_stood_in() {
    use tabledelve::dungeon::{Board as Drawing, Things};
    use tabledelve::rulesets::dungeon_dive::content::Terrain;
    let library = &crate::ground::LIBRARY;
    let rows = ["########", "#..|...#", "+..#...+", "#..#...#", "########"];
    let drawing = Drawing {
        rows: rows.map(String::from).into(),
        legend: [('|', "Door".into())].into(),
        ..Drawing::default()
    };
    let terrain = |id: &str| library.get::<Terrain>(id).map(|it| &**it);
    let room = Field::of_board(&drawing, &Things::of(library), terrain, (5, 10), |_| 0).unwrap();
    let (one, other) = (person(1, 1), person(5, 1));
    let mut over = bright(&room);
    let gait = Gait {
        feet: 30,
        ..Gait::default()
    };
    let steps = |over: &Overlay| {
        let walk = board(&room, over, &[one]).walk(one, gait, |_| Passing::Shut);
        walk.feet(at(3, 1))
    };
    assert_eq!(steps(&over), None);
    assert!(!board(&room, &over, &[one, other]).line_of_sight(one, other));
    let between = person(3, 1);
    assert!(board(&room, &over, &[one, other, between]).line_of_sight(one, other));
    over.open_door(at(3, 1));
    assert_eq!(steps(&over), Some(10));
    assert!(board(&room, &over, &[one, other]).line_of_sight(one, other));
    assert_eq!(board(&room, &over, &[one, other]).cover(one, other), None);
}

#[test]
fn light_falls_from_lamps_and_stops_at_walls() {
    let room = field(
        &[
            "##############",
            "#....#.......#",
            "+....#..b....+",
            "#....#.......#",
            "#............#",
            "##############",
        ],
        &[],
    );
    let dark = Overlay::new(&room, Light::Darkness);
    let light = LightMap::of(&board(&room, &dark, &[]));
    assert_eq!(light.at(at(8, 1)), Light::Bright);
    assert_eq!(light.at(at(12, 2)), Light::Bright);
    // Behind the wall.
    assert_eq!(light.at(at(2, 2)), Light::Darkness);
    let mut out = dark.clone();
    out.put_out(at(8, 2));
    let light = LightMap::of(&board(&room, &out, &[]));
    assert_eq!(light.at(at(8, 1)), Light::Darkness);
    // A torch of 20 feet and 20 more, carried.
    let torch = Lamp {
        bright: 20,
        dim: 20,
    };
    out.lamp(person(1, 4), torch);
    let light = LightMap::of(&board(&room, &out, &[]));
    let along = [5, 6, 9, 10].map(|x| light.at(at(x, 4)));
    assert_eq!(
        along,
        [Light::Bright, Light::Dim, Light::Dim, Light::Darkness]
    );
    // A zone has the last word.
    let veiled = CellSet::of(room.bounds(), [at(2, 4)]);
    let facts = ZoneFacts {
        light: Some(Light::Darkness),
        ..ZoneFacts::default()
    };
    out.zone(&veiled, facts);
    let light = LightMap::of(&board(&room, &out, &[]));
    assert_eq!(light.at(at(2, 4)), Light::Darkness);
    assert_eq!(light.on(Stand::new(at(1, 3), Size::Large)), Light::Bright);
    let mut day = bright(&room);
    day.zone(&veiled, facts);
    let light = LightMap::of(&board(&room, &day, &[]));
    assert_eq!(
        [at(2, 4), at(3, 4)].map(|cell| light.at(cell)),
        [Light::Darkness, Light::Bright]
    );
}

/// Eyes with some senses.
fn eyes(stand: Stand, senses: &[Sense]) -> Eyes {
    Eyes {
        stand,
        senses: senses.iter().copied().collect(),
        blind: false,
    }
}

#[test]
fn senses_see_what_they_say() {
    let room = field(
        &[
            "##########",
            "#........#",
            "+...#....+",
            "#........#",
            "##########",
        ],
        &[],
    );
    let (one, near, far) = (person(1, 1), person(4, 1), person(8, 1));
    let hidden = person(8, 3);
    let behind = person(6, 2);
    let stands = [one, near, far, hidden, behind];
    let seen = |room_light, senses: &[Sense], other, unseen| {
        let over = Overlay::new(&room, room_light);
        let board = board(&room, &over, &stands);
        board.seen(&eyes(one, senses), other, unseen, &LightMap::of(&board))
    };
    let darkvision = Sense::Darkvision(20);
    assert_eq!(seen(Light::Bright, &[], near, false), Seen::Clearly);
    assert_eq!(seen(Light::Dim, &[], near, false), Seen::Dimly);
    assert_eq!(seen(Light::Darkness, &[], near, false), Seen::No);
    assert_eq!(seen(Light::Dim, &[darkvision], near, false), Seen::Clearly);
    assert_eq!(
        seen(Light::Darkness, &[darkvision], near, false),
        Seen::Dimly
    );
    assert_eq!(seen(Light::Darkness, &[darkvision], far, false), Seen::No);
    // Nobody is seen by eye who cannot be seen.
    assert_eq!(seen(Light::Bright, &[darkvision], near, true), Seen::No);
    assert_eq!(
        seen(Light::Darkness, &[Sense::Truesight(60)], near, true),
        Seen::Clearly
    );
    assert_eq!(
        seen(Light::Darkness, &[Sense::Blindsight(15)], near, true),
        Seen::Clearly
    );
    assert_eq!(
        seen(Light::Darkness, &[Sense::Blindsight(10)], near, true),
        Seen::No
    );
    // Through the ground, past walls, and not in the air.
    let tremor = [Sense::Tremorsense(60)];
    let walled = person(6, 2);
    assert_eq!(seen(Light::Darkness, &tremor, walled, true), Seen::Clearly);
    let flying = Stand { up: 5, ..near };
    assert_eq!(seen(Light::Darkness, &tremor, flying, true), Seen::No);
    // No eyes, no sight.
    let over = bright(&room);
    let board = board(&room, &over, &stands);
    let blind = Eyes {
        stand: one,
        senses: smallvec![darkvision],
        blind: true,
    };
    assert_eq!(
        board.seen(&blind, near, false, &LightMap::of(&board)),
        Seen::No
    );
}

#[test]
fn fog_hides_what_is_in_it_and_behind_it() {
    let room = field(
        &[
            "##########",
            "#........#",
            "+........+",
            "#........#",
            "##########",
        ],
        &[],
    );
    let mut over = bright(&room);
    let fog = |obscured| ZoneFacts {
        obscured: Some(obscured),
        ..ZoneFacts::default()
    };
    let column = [at(4, 1), at(4, 2), at(4, 3)];
    over.zone(&CellSet::of(room.bounds(), column), fog(Obscured::Heavily));
    over.zone(
        &CellSet::of(room.bounds(), [at(7, 2)]),
        fog(Obscured::Lightly),
    );
    let seen = |from, to| {
        let stands = [from, to];
        let board = board(&room, &over, &stands);
        board.seen(&eyes(from, &[]), to, false, &LightMap::of(&board))
    };
    assert_eq!(seen(person(1, 2), person(3, 2)), Seen::Clearly);
    assert_eq!(seen(person(1, 2), person(4, 2)), Seen::No);
    assert_eq!(seen(person(4, 2), person(3, 2)), Seen::No);
    assert_eq!(seen(person(1, 2), person(8, 2)), Seen::No);
    assert_eq!(seen(person(5, 2), person(7, 2)), Seen::Dimly);
}

#[test]
fn distance_counts_up_as_well_as_across() {
    let rows = ["########", "#......#", "+......+", "#......#", "########"];
    let room = field(&rows, &["", "..12", "..12", "..12"]);
    let over = bright(&room);
    let board = board(&room, &over, &[]);
    let low = person(1, 2);
    assert_eq!(board.distance(low, person(2, 2)), 5);
    assert_eq!(board.distance(low, person(3, 2)), 10);
    // Ten feet up at once is out of a sword's reach.
    let below = person(4, 2);
    assert_eq!(board.distance(below, person(3, 2)), 10);
    assert!(!board.reaches(below, person(3, 2), 5) && board.reaches(below, person(3, 2), 10));
    let above = Stand { up: 15, ..low };
    assert_eq!(board.distance(low, above), 15);
    let giant = Stand::new(at(4, 1), Size::Large);
    assert_eq!(
        board.distance(
            giant,
            Stand {
                up: 10,
                ..person(6, 2)
            }
        ),
        5
    );
    assert_eq!(
        board.distance(
            giant,
            Stand {
                up: 15,
                ..person(6, 2)
            }
        ),
        10
    );
}

/// A stand as it is in a mirror.
fn mirrored(stand: Stand) -> Stand {
    let side = i16::from(stand.size.squares());
    stand.at(at(WIDE - side - stand.cell.x, stand.cell.y))
}

fn turned(stand: Stand) -> Stand {
    stand.at(at(stand.cell.y, stand.cell.x))
}

proptest! {
    #[test]
    fn sight_is_mutual_and_whoever_is_in_sight_has_no_total_cover(
        ground in grounds(), one in stands(), other in stands(), third in stands(),
    ) {
        let field = ground.field();
        let mut over = bright(&field);
        let fog = ZoneFacts { obscured: Some(Obscured::Heavily), ..ZoneFacts::default() };
        over.zone(&CellSet::of(field.bounds(), third.covers().cells()), fog);
        let stands = [one, other, third];
        let board = board(&field, &over, &stands);
        let sight = board.line_of_sight(one, other);
        prop_assert_eq!(sight, board.line_of_sight(other, one));
        prop_assert_eq!(board.is_unveiled(one, other), board.is_unveiled(other, one));
        prop_assert!(sight || !board.is_unveiled(one, other));
        prop_assert_eq!(board.cover(one, other) == Some(Cover::Total), !sight);
        prop_assert_eq!(board.cover(other, one) == Some(Cover::Total), !sight);
        prop_assert_eq!(board.distance(one, other), board.distance(other, one));
    }

    #[test]
    fn cover_is_the_same_in_a_mirror_and_with_rows_for_columns(
        ground in grounds(), one in stands(), other in stands(), third in stands(),
    ) {
        let of = |field: &Field, one, other, third| {
            let stands = [one, other, third];
            board(field, &bright(field), &stands).cover(one, other)
        };
        let plain = of(&ground.field(), one, other, third);
        let mirror = ground.mirrored().field();
        prop_assert_eq!(plain, of(&mirror, mirrored(one), mirrored(other), mirrored(third)));
        let turn = ground.turned().field();
        prop_assert_eq!(plain, of(&turn, turned(one), turned(other), turned(third)));
    }

    #[test]
    fn whatever_is_in_the_way_never_lessens_cover(
        ground in grounds(), one in stands(), other in stands(), third in stands(), more in cells(),
    ) {
        let field = ground.field();
        let mut over = bright(&field);
        let before = board(&field, &over, &[one, other]).cover(one, other);
        let stands = [one, other, third];
        let figure = board(&field, &over, &stands).cover(one, other);
        prop_assert!(figure >= before);
        prop_assert!(figure <= before.max(Some(Cover::Half)), "a figure gives half at most");
        let solid = ZoneFacts { solid: true, ..ZoneFacts::default() };
        over.zone(&CellSet::of(field.bounds(), [more]), solid);
        prop_assert!(board(&field, &over, &[one, other]).cover(one, other) >= before);
    }

    #[test]
    fn neighbours_on_level_ground_have_no_cover_from_each_other(from in cells(), to in cells()) {
        let rows: Vec<String> = (0..HIGH).map(|y| match y {
            0 => "#".repeat(WIDE as usize - 2) + "+#",
            1 => "+".to_owned() + &".".repeat(WIDE as usize - 2) + "#",
            _ if y == HIGH - 1 => "#".repeat(WIDE as usize),
            _ => "#".to_owned() + &".".repeat(WIDE as usize - 2) + "#",
        }).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let empty = field(&rows, &[]);
        prop_assert_eq!(cover(&empty, Stand::person(from), Stand::person(to)), None);
    }

    #[test]
    fn a_view_holds_whoever_would_be_in_line_of_sight(ground in grounds(), from in stands()) {
        let field = ground.field();
        let over = bright(&field);
        let board: Board<'_> = board(&field, &over, &[]);
        let view = board.view(from, 200);
        for cell in field.bounds().cells() {
            let there = Stand::person(cell);
            prop_assert_eq!(view.contains(cell), board.line_of_sight(from, there), "{:?}", cell);
        }
    }

    #[test]
    fn lamps_only_brighten_and_senses_only_help(
        ground in grounds(), lamp in stands(), one in stands(), other in stands(), bright in 0u8..40,
    ) {
        let field = ground.field();
        let mut over = Overlay::new(&field, Light::Darkness);
        let stands = [one, other];
        let before = LightMap::of(&board(&field, &over, &stands));
        over.lamp(lamp, Lamp { bright, dim: 20 });
        let on = board(&field, &over, &stands);
        let after = LightMap::of(&on);
        let tall = |cell: Cell| {
            let square = field.square(cell);
            !lamp.covers().contains(cell) && square.level >= field.ceiling()
        };
        let falls = |cell: Cell| {
            let mut from = lamp.covers().cells();
            from.any(|it| squares::sees(it, cell, Corners::PastOne, tall))
        };
        for cell in field.bounds().cells() {
            prop_assert!(after.at(cell) >= before.at(cell));
            prop_assert!(after.at(cell) == before.at(cell) || falls(cell));
        }
        let seen = |senses: &[Sense]| on.seen(&eyes(one, senses), other, false, &after);
        let plain = seen(&[]);
        prop_assert!(plain == Seen::No || on.line_of_sight(one, other));
        prop_assert!(seen(&[Sense::Darkvision(60)]) >= plain);
        prop_assert!(seen(&[Sense::Truesight(60)]) >= seen(&[Sense::Darkvision(60)]));
        prop_assert!(seen(&[Sense::Blindsight(60)]) >= plain);
    }
}
