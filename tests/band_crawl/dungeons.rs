//! Dungeons laid out tile by tile, as rules and as other programs read them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tabledelve::{
    dice::{Chance, Check},
    dungeon::{Level, Map, OpenEnd, export::export_text},
    game::LaidOut,
    grid::Side,
    rulesets::band_crawl::{
        content::{LATTICE, TileKind},
        delve::{Fit, NewTile},
        layout::lay_out,
        rules,
        tiles::Dungeon,
    },
};

use super::BOOK;

/// The dungeon of a Big Bad of this reputation.
fn whole(rep: u8, seed: u64) -> LaidOut {
    lay_out(&BOOK, "A dungeon", rep, &mut Chance::seeded(seed))
}

fn tiles(laid: &LaidOut) -> &[Value] {
    laid.facts["tiles"].as_array().expect("a list of tiles")
}

fn words<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    let words = value[key].as_array().expect("a list").iter();
    words.map(|it| it.as_str().expect("a word")).collect()
}

fn faces(dice: &Value) -> [u64; 2] {
    [0, 1].map(|nth| dice[nth].as_u64().expect("a face"))
}

fn place(tile: &Value) -> (i64, i64, i64) {
    let of = |value: &Value| value.as_i64().expect("a number");
    (
        of(&tile["level"]),
        of(&tile["cell"][0]),
        of(&tile["cell"][1]),
    )
}

/// A dungeon that grows by the rows that a test names.
struct Growing {
    map: Map,
    dungeon: Dungeon,
}

impl Growing {
    fn new(wanted: u16) -> Self {
        let dungeon = Dungeon {
            wanted,
            ..Dungeon::default()
        };
        let mut growing = Growing {
            map: Map::new(),
            dungeon,
        };
        let first = growing
            .dungeon
            .first(&BOOK, &mut |_| 0)
            .expect("a corridor");
        first.add_to(&mut growing.map, &mut growing.dungeon);
        growing
    }

    fn end(&self, nth: usize) -> OpenEnd {
        self.map.open_ends()[nth]
    }

    /// Lays the tile of a total behind an open end, or says how it would fit.
    fn at(&mut self, nth: usize, total: i32) -> Result<NewTile, Fit> {
        let row = BOOK.tables.tiles.at(total);
        let laid = self
            .dungeon
            .lay(&BOOK, &self.map, self.end(nth), row, &mut |_| 0);
        let new = laid.map_err(|refused| refused.fit)?.expect("a board");
        new.add_to(&mut self.map, &mut self.dungeon);
        Ok(new)
    }

    /// Lays tiles behind the oldest open end each time.
    fn on(&mut self, totals: &[i32]) -> Vec<TileKind> {
        let laid = totals.iter().map(|total| {
            let new = self.at(0, *total);
            new.unwrap_or_else(|fit| panic!("{total}: {fit:?}\n{}", self.drawn()))
                .kind
        });
        laid.collect()
    }

    fn drawn(&self) -> String {
        export_text(&self.map)
    }

    fn sides(&self) -> Vec<Side> {
        let ends = self.map.open_ends().iter();
        ends.map(|end| self.map.exit_of(*end).expect("an exit").side)
            .collect()
    }
}

/// `dungeon.first`: a corridor straight ahead.
#[test]
fn it_begins_with_a_corridor() {
    let growing = Growing::new(20);
    assert_eq!(growing.dungeon.tiles[0].kind, TileKind::Corridor);
    assert_eq!(growing.sides(), [Side::North]);
    let expected = "#/#\n#.#\n#.#\n#.#\n#.#\n#.#\n#<#\n###\n";
    let drawn = growing.drawn();
    let drawn: String = drawn
        .lines()
        .map(|line| line.trim().to_owned() + "\n")
        .collect();
    assert_eq!(drawn.trim_start_matches("###\n"), expected, "{drawn}");
}

/// `dungeon.roll`: every total, with its exits in the order ahead, right, left.
#[test]
fn eleven_rows() {
    use Side::{East, North, West};
    let expected: [(i32, TileKind, &[Side]); 10] = [
        (3, TileKind::Room, &[North]),
        (4, TileKind::T, &[East, West]),
        (5, TileKind::LeftTurn, &[West]),
        (6, TileKind::Room, &[North]),
        (7, TileKind::Corridor, &[North]),
        (8, TileKind::Room, &[North]),
        (9, TileKind::RightTurn, &[East]),
        (10, TileKind::FourWay, &[North, East, West]),
        (11, TileKind::Stairs, &[North]),
        (12, TileKind::Room, &[North]),
    ];
    for (total, kind, sides) in expected {
        let mut growing = Growing::new(20);
        let new = growing.at(0, total).expect("it fits");
        assert_eq!((new.kind, new.read_as), (kind, None), "{total}");
        assert_eq!(growing.sides(), sides, "{total}");
        assert_eq!(growing.end(0).stairs, kind == TileKind::Stairs);
        assert_eq!(growing.map.links().len(), 1);
    }
    // A dead end needs another way to be open.
    let mut growing = Growing::new(20);
    assert_eq!(growing.on(&[4, 2]), [TileKind::T, TileKind::DeadEnd]);
    assert_eq!(growing.sides(), [West]);
}

/// `examples::three_and_six_turn_right` of section 3.4.
#[test]
fn three_and_six_turn_right() {
    let check = BOOK.tables.tiles.check("dice-band-tile", |_| 0);
    let (_, row) = check.roll(&mut Chance::scripted([3, 6]));
    assert_eq!(row.total, 9);
    assert_eq!(BOOK.tables.tiles.gives(row).tile, TileKind::RightTurn);
}

/// `dungeon.again`: a row that comes up twice running is read anew, and so a third time.
#[test]
fn second_readings() {
    for (total, first, again) in [
        (4, TileKind::T, TileKind::Room),
        (5, TileKind::LeftTurn, TileKind::Corridor),
        (9, TileKind::RightTurn, TileKind::Corridor),
        (10, TileKind::FourWay, TileKind::Room),
        (7, TileKind::Corridor, TileKind::Corridor),
    ] {
        let mut growing = Growing::new(20);
        assert_eq!(growing.on(&[total, total, total]), [first, again, again]);
        let new = growing.at(0, total).expect("it fits");
        let read = (first != again).then_some(again);
        assert_eq!(new.read_as, read, "{total}");
        // Another row between them, and the first reading is back.
        assert_eq!(growing.on(&[11, total]), [TileKind::Stairs, first]);
    }
}

/// `dungeon.repair`: dead ends that would close the dungeon, walls in front of exits, and exits
/// behind walls are rolled again; refused rolls do not count as the roll before.
#[test]
fn repairs() {
    let mut growing = Growing::new(20);
    assert_eq!(growing.at(0, 2), Err(Fit::Blocked));
    // Round a block to the left, to the place in front of the entrance.
    let mut growing = Growing::new(20);
    growing.on(&[5, 7, 5, 7, 5]);
    assert_eq!(growing.at(0, 7), Err(Fit::Blocked), "{}", growing.drawn());
    growing.at(0, 9).expect("away from it");
    // Two ways lead to one place: a tile that cuts one of them off is rolled again, one that has an
    // exit for both joins them.
    let mut growing = Growing::new(40);
    growing.on(&[10]);
    growing.at(1, 5).expect("a turn behind the east");
    growing.at(0, 9).expect("a turn behind the north");
    assert_eq!(growing.at(2, 7), Err(Fit::Bricks), "{}", growing.drawn());
    let fork = growing.at(2, 4).expect("a fork");
    assert_eq!((fork.joins.len(), fork.opened.len()), (1, 1));
    assert_eq!(growing.map.links_of(fork.room()).count(), 2);
    assert_eq!(growing.sides(), [Side::West, Side::North]);
}

/// A tile that is refused leaves the dungeon as it was, the last row included.
#[test]
fn a_refused_roll_is_forgotten() {
    let mut growing = Growing::new(20);
    growing.on(&[5]);
    assert_eq!(growing.at(0, 2), Err(Fit::Blocked));
    assert_eq!(growing.on(&[5]), [TileKind::Corridor]);
}

/// `dungeon.last`: the last tile has only the exit by which it is entered, and those that are open
/// elsewhere lead nowhere; `dungeon.count`.
#[test]
fn rooms_lead_on_but_for_the_last() {
    let mut growing = Growing::new(4);
    growing.on(&[10, 6]);
    assert_eq!(growing.sides().len(), 3, "a room leads on");
    let new = growing.at(0, 2).expect("the last tile always fits");
    assert!(new.last && growing.dungeon.is_whole());
    assert_eq!(new.bricked.len(), 2);
    assert_eq!(
        (new.rule(), growing.map.open_ends()),
        (rules::DUNGEON_LAST, &[][..])
    );
    assert_eq!(growing.map.links_of(new.room()).count(), 1);
}

/// `dungeon.stairs`: what lies behind them is one level below, on the far side of the same place.
#[test]
fn stairs_change_the_level() {
    let mut growing = Growing::new(20);
    growing.on(&[11, 9]);
    let below = growing.map.room(growing.end(0).room).expect("a room");
    assert_eq!(below.level, 2);
    let spot = LATTICE.spot_of(below).expect("a place");
    assert_eq!((spot.at.x, spot.at.y), (0, -2));
    let link = growing.map.links().last().expect("a flight");
    assert!(link.stairs);
}

#[test]
fn the_order_of_exits_is_ahead_right_left() {
    let mut growing = Growing::new(40);
    growing.on(&[10]);
    assert_eq!(growing.sides(), [Side::North, Side::East, Side::West]);
    growing.on(&[4]);
    let ways = [Side::East, Side::West, Side::East, Side::West];
    assert_eq!(growing.sides(), ways);
}

/// Every tile of a dungeon as other programs read it, checked by itself against the dice.
fn check_told(rep: u8, laid: &LaidOut) {
    let tiles = tiles(laid);
    assert_eq!(tiles.len(), 4 * usize::from(rep));
    assert_eq!(laid.level.map.rooms().len(), tiles.len());
    let places: BTreeMap<_, _> = tiles.iter().map(|tile| (place(tile), tile)).collect();
    assert_eq!(places.len(), tiles.len(), "one tile a place");
    let mut before = 0;
    for (nth, tile) in tiles.iter().enumerate() {
        let kind = tile["kind"].as_str().expect("a kind");
        let total = match tile["dice"].is_null() {
            true => 7,
            false => faces(&tile["dice"]).iter().sum(),
        };
        assert_eq!(tile["dice"].is_null(), nth == 0);
        let row = ["dead_end", "room", "t", "left_turn", "room", "corridor"]
            .iter()
            .chain(&["room", "right_turn", "four_way", "stairs", "room"])
            .nth(total as usize - 2);
        let again = match total {
            4 | 10 => Some("room"),
            5 | 9 => Some("corridor"),
            _ => None,
        };
        let read_as = again.filter(|_| before == total);
        assert_eq!(tile["read_as"].as_str(), read_as, "{tile}");
        assert_eq!(Some(&read_as.unwrap_or(row.expect("a row"))), Some(&kind));
        before = if nth == 0 { 0 } else { total };
        let (level, x, y) = place(tile);
        let exits = words(tile, "exits");
        for (word, (dx, dy), back) in [
            ("north", (0, -1), "south"),
            ("east", (1, 0), "west"),
            ("south", (0, 1), "north"),
            ("west", (-1, 0), "east"),
        ] {
            let other = places.get(&(level, x + dx, y + dy));
            let leads_back = other.is_some_and(|it| words(it, "exits").contains(&back));
            assert_eq!(exits.contains(&word), leads_back, "{tile} {word}");
        }
        assert_eq!(exits.contains(&"out"), nth == 0);
        let most = match kind {
            "four_way" => 4,
            "t" => 3,
            "dead_end" => 1,
            _ => 2,
        };
        assert!((1..=most).contains(&exits.len()), "{tile}");
        if nth + 1 == tiles.len() {
            assert_eq!(exits.len(), 1, "the last tile: {tile}");
        }
    }
    let count = |word| {
        tiles
            .iter()
            .filter(|it| words(it, "exits").contains(&word))
            .count()
    };
    assert_eq!(count("down"), count("up"));
    assert!(laid.level.map.open_ends().is_empty());
    assert_eq!(laid.level.faults(), []);
    assert_eq!(laid.rolls.len(), tiles.len());
}

/// Over many seeds: counts, second readings, exits that agree, no way against a wall, sound maps,
/// and dice that are fair.
#[test]
fn the_whole_dungeon() {
    let (mut sums, mut singles, mut kinds) = ([0u64; 13], [0u64; 7], BTreeSet::new());
    let (mut rerolled, mut boards) = (0u64, BTreeSet::new());
    for seed in 0..2000 {
        let rep = 3 + (seed % 6) as u8;
        let laid = whole(rep, seed);
        check_told(rep, &laid);
        for tile in &tiles(&laid)[1..] {
            let again = tile["rerolled"].as_array().expect("a list");
            rerolled += again.len() as u64;
            for dice in again.iter().chain([&tile["dice"]]) {
                let [one, other] = faces(dice);
                sums[(one + other) as usize] += 1;
                singles[one as usize] += 1;
                singles[other as usize] += 1;
            }
            kinds.insert(tile["kind"].to_string());
        }
        boards.extend(laid.level.map.rooms().map(|room| room.board.to_string()));
    }
    assert_eq!(kinds.len(), 8);
    assert!(rerolled > 1000, "{rerolled}");
    let secrets = ["cell", "shrine", "den", "chasm", "lava", "water"];
    let plain = |board: &&String| !secrets.iter().any(|it| board.contains(it));
    assert_eq!(boards.iter().filter(plain).count(), BOOK.boards.len() - 6);
    // Chi-square with 10 and 5 degrees of freedom, at one in a thousand.
    let all: u64 = sums.iter().sum();
    let spread = |seen: u64, ways: u64, of: u64, all: u64| {
        let expected = (all * ways) as f64 / of as f64;
        (seen as f64 - expected).powi(2) / expected
    };
    let two: f64 = (2..=12u64)
        .map(|sum| spread(sums[sum as usize], 6 - sum.abs_diff(7), 36, all))
        .sum();
    assert!(two < 29.59, "{two}: {sums:?}");
    let one: f64 = (1..=6)
        .map(|face| spread(singles[face], 1, 6, 2 * all))
        .sum();
    assert!(one < 20.52, "{one}: {singles:?}");
}

#[test]
fn the_same_seed_is_the_same_dungeon() {
    let (one, other) = (whole(5, 12), whole(5, 12));
    assert_eq!((&one.level, &one.facts), (&other.level, &other.facts));
    assert_ne!(one.level, whole(5, 13).level);
    // Written as a level and read back.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.ron");
    std::fs::write(&file, one.level.text().expect("text")).expect("a file");
    assert_eq!(Level::read(&file).expect("a level"), one.level);
}
