//! Maps grow without end, never overlap, can be walked, and are always the same.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabledelve::dungeon::export::{export_json, export_text};
use tabledelve::dungeon::{Board, Boards, Map, Things, View};
use tabledelve::grid::{MovementRange, Squares};

mod dungeon_common;
use dungeon_common::{check_layout, deck_crawl_rooms, grow, kinds, numbers};

static BOARDS: LazyLock<Boards> = LazyLock::new(|| Boards::new(deck_crawl_rooms(), Things::core()));

/// Any board a modder could write: a rectangle of any size with doors anywhere on two or more
/// sides.
fn any_board() -> impl Strategy<Value = Board> {
    let side = || prop_oneof![12 => 1usize..9, 1 => 1usize..38];
    let size = (side(), side());
    let doors = prop::collection::vec((0usize..4, 0usize..40), 2..7);
    (size, doors).prop_map(|((width, height), doors)| {
        let mut grid = vec![vec!['#'; width + 2]; height + 2];
        for row in &mut grid[1..=height] {
            row[1..=width].fill('.');
        }
        for (index, (side, at)) in doors.into_iter().enumerate() {
            // The first two are never on the same side.
            let side = if index < 2 { (side & 2) + index } else { side };
            let (x, y) = (1 + at % width, 1 + at % height);
            match side {
                0 => grid[0][x] = '+',
                1 => grid[y][width + 1] = '+',
                2 => grid[height + 1][x] = '+',
                _ => grid[y][0] = '+',
            }
        }
        Board {
            name: "Any".into(),
            fits: vec!["monster".into()],
            rows: grid
                .into_iter()
                .map(|row| row.into_iter().collect())
                .collect(),
            ..Board::default()
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn sixty_rooms_never_overlap_and_can_all_be_reached(seed: u64) {
        let map = grow(&BOARDS, 60, seed);
        prop_assert_eq!(map.rooms().len(), 60);
        check_layout(&map);
        prop_assert_eq!(map.unreachable(), Vec::new());
        // Every walkable cell, not only one of each room.
        let view = View::new(&map);
        let way_in = map.entrance().unwrap().cell;
        let squares = Squares::by_sides(view.bounds());
        let open = |_, to| view.can_walk(to).then_some(1);
        let found = MovementRange::of(&squares, way_in, u32::MAX, open);
        let open = view.cells().filter(|&(cell, _)| view.can_walk(cell)).count();
        prop_assert_eq!(found.cells().count(), open);
    }

    #[test]
    fn whatever_boards_a_mod_brings_growth_goes_on(
        boards in prop::collection::vec(any_board(), 1..5), seed: u64
    ) {
        for board in &boards {
            prop_assert_eq!(board.problems(Things::core()), []);
        }
        let ids = (0..).map(|index: u32| index.to_string());
        let map = grow(&Boards::new(ids.zip(boards), Things::core()), 60, seed);
        check_layout(&map);
        prop_assert_eq!(map.unreachable(), Vec::new());
    }

    #[test]
    fn each_room_is_joined_to_the_one_before(seed: u64) {
        let map = grow(&BOARDS, 30, seed);
        for (index, link) in map.links().enumerate() {
            prop_assert_eq!(usize::from(link.from.0), index);
            prop_assert_eq!(usize::from(link.to.0), index + 1);
        }
    }

    #[test]
    fn the_same_numbers_give_the_same_map(seed: u64, rooms in 1usize..40) {
        prop_assert_eq!(grow(&BOARDS, rooms, seed), grow(&BOARDS, rooms, seed));
    }

    #[test]
    fn what_is_laid_down_stays(seed: u64) {
        let mut next = numbers(seed);
        let mut map = Map::new();
        for index in 0..25 {
            let before: Vec<_> = map.rooms().cloned().collect();
            let addition = map.attach(&BOARDS, kinds()[index % 8], &mut next);
            map.add(addition);
            let after: Vec<_> = map.rooms().take(index).cloned().collect();
            prop_assert_eq!(before, after);
        }
    }
}

#[test]
fn whatever_is_drawn_growth_goes_on() {
    // The worst of luck: always the same number.
    for same in [0, 1, 7, 100, u32::MAX / 2] {
        let mut map = Map::new();
        for index in 0..120 {
            let kind = kinds()[index % 8];
            let addition = map.attach(&BOARDS, kind, &mut |bound| same % bound);
            map.add(addition);
        }
        check_layout(&map);
        assert_eq!(map.unreachable(), Vec::new());
    }
}

#[test]
fn a_map_needs_no_boards_to_grow() {
    let boards = Boards::new([], Things::core());
    let map = grow(&boards, 60, 3);
    check_layout(&map);
    assert_eq!(map.unreachable(), Vec::new());
}

#[test]
fn maps_stay_compact() {
    let mut cells = 0;
    let mut page = 0;
    let mut long_ways = 0;
    for seed in 0..40 {
        let map = grow(&BOARDS, 30, seed);
        let bounds = map.bounds().unwrap();
        page += bounds.area();
        cells += map
            .rooms()
            .map(|room| room.cells().count() as u32)
            .sum::<u32>();
        long_ways += map.links().filter(|link| link.cells().len() > 9).count();
        assert!(bounds.width() < 3 * bounds.height() && bounds.height() < 3 * bounds.width());
    }
    // Measured: floor covers over a quarter of the page. Lower means that maps sprawl.
    assert!(cells * 4 > page, "{cells} of {page}");
    assert!(long_ways < 40, "{long_ways} long corridors in 40 maps");
}

#[test]
fn one_map_is_frozen() {
    insta::assert_snapshot!(export_text(&grow(&BOARDS, 14, 7)));
}

#[test]
fn json_has_what_the_command_line_promises() {
    let json = export_json(&grow(&BOARDS, 5, 1));
    assert_eq!(json["rooms"].as_array().unwrap().len(), 5);
    assert_eq!(json["rooms"][4]["id"], 4);
    assert_eq!(json["rooms"][4]["kind"], "dragon");
    assert_eq!(json["rooms"][0]["level"], 1);
    assert!(json["rooms"][0]["cells"][0][0].is_i64());
    assert_eq!(json["links"][0]["from"], 0);
    assert_eq!(json["links"][0]["to"], 1);
    assert_eq!(json["entrance"], serde_json::json!([0, 0]));
}
