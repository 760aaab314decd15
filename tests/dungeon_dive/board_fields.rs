//! What drawings mean once they are made ready.

use tabledelve::{
    dungeon::Things,
    grid::Side,
    rulesets::dungeon_dive::{
        board::{Field, Stand},
        content::{Cover, DiveMap, Size, Terrain},
    },
};

use crate::ground::{LIBRARY, at, field, person};

#[test]
fn a_map_is_laid_out_as_it_is_drawn() {
    let map = LIBRARY.get::<DiveMap>("core:dry_cistern").expect("the map");
    let terrain = |id: &str| LIBRARY.get::<Terrain>(id).map(|it| &**it);
    let things = Things::of(&LIBRARY);
    let cistern = Field::of_map(map, &things, terrain, (5, 10)).expect("a field");
    let rows = &map.board.rows;
    let letter = |cell: tabledelve::grid::Cell| {
        let row = rows.get(cell.y as usize);
        row.and_then(|row| row.chars().nth(cell.x as usize))
            .unwrap_or('#')
    };
    for cell in cistern.bounds().cells() {
        let square = cistern.square(cell);
        let height = i16::from(map.height(cell.y as usize, cell.x as usize)) * 5;
        match letter(cell) {
            '#' => assert!(!square.open && square.opaque && square.level > 1000),
            '.' | '@' => assert!(square.open && !square.difficult && square.ground == height),
            ':' => assert!(square.open && square.difficult && square.cover.is_none()),
            // Crates are climbed upon, 4 feet high.
            'x' => assert!(square.open && square.difficult && square.ground == height + 4),
            'o' => assert!(!square.open && square.cover == Some(Cover::Total)),
            _ => {}
        }
    }
    let starts = rows
        .iter()
        .flat_map(|row| row.chars())
        .filter(|it| *it == '@')
        .count();
    assert_eq!(cistern.starts().len(), starts);
    let braziers = cistern.bounds().cells().filter(|cell| letter(*cell) == 'b');
    let lamps: Vec<_> = cistern.lamps().iter().map(|(cell, _)| *cell).collect();
    assert_eq!(lamps, braziers.collect::<Vec<_>>());
    let sides: Vec<Side> = cistern.ways().iter().map(|way| way.side).collect();
    assert_eq!(
        sides,
        [Side::East, Side::South, Side::South, Side::West, Side::West]
    );
    for way in cistern.ways() {
        assert!(cistern.square(way.cell).open);
    }
}

#[test]
fn things_mean_what_their_terrain_says_or_else_what_they_say_themselves() {
    let rows = ["########", "#X~VnHW#", "+......+", "########"];
    let room = field(&rows, &["", "", "......2", ""]);
    let [chasm, water, lava, bench, hoard, well] =
        [1, 2, 3, 4, 5, 6].map(|x| room.square(at(x, 1)));
    assert!(!chasm.open && chasm.open_above && chasm.drop && chasm.ground == -60);
    assert!(water.open && water.water && water.difficult && water.ground == 0);
    assert!(!lava.open && lava.open_above && lava.hazard && lava.ground == 0);
    assert!(bench.open && bench.top == 2 && bench.ground == 0);
    // Hoards have no terrain here: open ground. Wells are climbed upon.
    assert!(hoard.open && !hoard.difficult && hoard.cover.is_none());
    assert!(well.open && well.difficult && well.cover == Some(Cover::Half));
    assert_eq!(room.ground(at(6, 2)), 10);
    assert!(room.open().all(|cell| room.square(cell).open));
    assert_eq!(
        room.square(at(-1, 50)).level,
        i16::MAX,
        "outside there is rock"
    );
}

#[test]
fn stands_are_as_near_as_their_nearest_squares() {
    let giant = Stand::new(at(2, 2), Size::Huge);
    assert_eq!(giant.tall(), 15);
    assert_eq!(giant.covers().area(), 9);
    for (x, y, squares) in [(1, 1, 1), (5, 5, 1), (3, 3, 0), (7, 2, 3), (0, 9, 5)] {
        assert_eq!(giant.squares_to(person(x, y)), squares);
        assert_eq!(person(x, y).squares_to(giant), squares);
    }
}
