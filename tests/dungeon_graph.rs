//! Dungeons as graphs: growth from any exit, loops, several ways between two rooms, storeys, and
//! levels that are read back unchanged or refused with the place of the mistake.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use proptest::prelude::*;
use tabledelve::dungeon::export::{export_json, export_text};
use tabledelve::dungeon::{
    Boards, Floors, Level, LevelNeeds, LinkId, Map, Room, RoomId, Things, View,
};

mod dungeon_common;
use dungeon_common::{check_layout, deck_crawl_rooms, grow, kinds, numbers};

static BOARDS: LazyLock<Boards> = LazyLock::new(|| Boards::new(deck_crawl_rooms(), Things::core()));

/// A map of several storeys grown from random exits, with further links.
fn branching(rooms: usize, storeys: u8, seed: u64) -> Map {
    let mut next = numbers(seed);
    let mut map = Map::new();
    let first = map.attach(&BOARDS, "entrance", &mut next);
    map.add(first);
    while map.rooms().len() < rooms {
        let from = RoomId(next(map.rooms().len() as u32) as u16);
        let kind = kinds()[next(8) as usize];
        let level = map.room(from).expect("it is there").level;
        let below = level < storeys && next(6) == 0;
        let exits = map.free_exits(from);
        let found = if below {
            map.attach_by_stairs(from, level + 1, &BOARDS, kind, &mut next)
        } else if exits.is_empty() || next(3) == 0 {
            map.attach_at(from, None, &BOARDS, kind, &mut next)
        } else {
            let exit = exits[next(exits.len() as u32) as usize];
            map.attach_at(from, Some(exit), &BOARDS, kind, &mut next)
        };
        if let Some(addition) = found {
            map.add(addition);
        }
    }
    for _ in 0..rooms {
        let pick = |to: u32| RoomId(to as u16);
        let (one, other) = (next(rooms as u32), next(rooms as u32));
        if let Some(link) = map.join(pick(one), pick(other), &mut next) {
            map.add_link(link);
        }
    }
    map
}

fn check_storeys(map: &Map) {
    let levels = map.levels();
    for (index, level) in levels.iter().enumerate() {
        let sheet = map.bounds_of(*level).expect("it has rooms");
        for other in &levels[..index] {
            let other = map.bounds_of(*other).expect("it has rooms");
            assert!(!sheet.grown(100).touches(other), "sheets are far apart");
        }
        for room in map.rooms().filter(|room| room.level == *level) {
            assert!(room.cells().all(|cell| sheet.contains(cell)));
        }
    }
    for link in map.links() {
        let [one, other] = [link.from, link.to].map(|room| map.room(room).expect("a room"));
        assert_eq!(link.stairs, one.level != other.level);
        let ends = link.ends().expect("two ends");
        for (room, end) in [one, other].into_iter().zip(ends) {
            assert!(
                room.exits().any(|exit| exit.cell == end),
                "a way ends in a door"
            );
            assert!(map.free_exits(room.id).iter().all(|exit| exit.cell != end));
            assert!(map.links_of(room.id).any(|(_, own)| own == link));
        }
        assert!(link.cells().contains(&link.door_cell));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn growth_from_any_exit_with_loops_and_storeys_keeps_everything_apart(seed: u64) {
        let map = branching(24, 3, seed);
        check_layout(&map);
        check_storeys(&map);
        prop_assert_eq!(map.unreachable(), Vec::new());
        let steps = map.steps_from(RoomId(0), |_| true);
        prop_assert!(steps.iter().all(Option::is_some), "{:?}", steps);
        for link in map.links() {
            let [one, other] = [link.from, link.to].map(|room| steps[usize::from(room.0)]);
            prop_assert!(one.abs_diff_of(other) <= 1);
        }
        prop_assert_eq!(&map, &branching(24, 3, seed));
    }

    #[test]
    fn a_level_reads_back_as_the_same_dungeon(seed: u64, storeys in 1u8..4) {
        let mut map = branching(14, storeys, seed);
        let free = map.rooms().map(|room| room.id).find_map(|room| {
            Some((room, map.free_exits(room).first()?.cell))
        });
        if let Some((room, cell)) = free {
            prop_assert!(map.add_entrance(room, cell));
            prop_assert!(!map.add_entrance(room, cell), "it leads outside already");
            prop_assert_eq!(map.entrances().count(), 2);
        }
        let level = Level {
            name: "A dungeon".to_owned(),
            map,
            purposes: BTreeMap::from([(RoomId(13), "lair".to_owned())]),
        };
        prop_assert_eq!(level.faults(), Vec::new());
        prop_assert_eq!(read(&level.text().unwrap()).unwrap(), level);
    }
}

trait Apart {
    fn abs_diff_of(self, other: Self) -> u32;
}

impl Apart for Option<u32> {
    fn abs_diff_of(self, other: Self) -> u32 {
        self.zip(other).map_or(u32::MAX, |(a, b)| a.abs_diff(b))
    }
}

/// Reads a level file; returns the problems as shown.
fn read(text: &str) -> Result<Level, Vec<String>> {
    read_for(text, None)
}

fn read_for(text: &str, needs: Option<&LevelNeeds>) -> Result<Level, Vec<String>> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("level.ron");
    std::fs::write(&file, text).unwrap();
    Level::read_for(&file, needs).map_err(|problems| {
        let place = format!("{}/", folder.path().display());
        let told = problems.iter().map(ToString::to_string);
        told.map(|problem| problem.replace(&place, "")).collect()
    })
}

#[test]
fn loops_and_second_ways_are_found() {
    let (mut loops, mut doubled) = (0, 0);
    for seed in 0..20 {
        let mut map = grow(&BOARDS, 12, seed);
        let mut next = numbers(seed);
        let before = map.links().len();
        for one in 0..12 {
            for other in 0..one {
                if let Some(link) = map.join(RoomId(one), RoomId(other), &mut next) {
                    let same =
                        |it: &&tabledelve::dungeon::Link| it.other(link.from) == Some(link.to);
                    doubled += usize::from(map.links().any(|it| same(&it)));
                    let id = map.add_link(link);
                    assert_eq!(usize::from(id.0) + 1, map.links().len());
                }
            }
        }
        check_layout(&map);
        loops += map.links().len() - before;
    }
    assert!(
        loops > 40 && doubled > 5,
        "{loops} loops, {doubled} second ways"
    );
}

#[test]
fn a_way_is_opened_by_its_own_number() {
    let mut map = (0..)
        .map(|seed| branching(16, 1, seed))
        .find(|map| {
            map.links().enumerate().any(|(number, link)| {
                let mut before = map.links().take(number);
                before.any(|other| other.other(link.from) == Some(link.to))
            })
        })
        .expect("some map has two ways between the same rooms");
    let ways = map.links().len();
    for number in 0..ways {
        let id = LinkId(number as u16);
        let before: Vec<bool> = map.links().map(|link| link.open).collect();
        map.set_open(id, true);
        for (other, link) in map.links().enumerate() {
            assert_eq!(link.open, before[other] || other == number);
        }
        let cell = map.link(id).expect("it is there").door_cell;
        assert!(View::new(&map).get(cell).door.is_some_and(|door| door.open));
    }
    map.set_open(LinkId(u16::MAX), true);
}

#[test]
fn closed_ways_can_be_left_out_of_a_walk() {
    let mut map = grow(&BOARDS, 6, 5);
    let open = |map: &Map| map.steps_from(RoomId(0), |link| link.open);
    assert_eq!(open(&map)[1..], [None; 5]);
    map.set_open(LinkId(0), true);
    map.set_open(LinkId(1), true);
    assert_eq!(open(&map), [Some(0), Some(1), Some(2), None, None, None]);
    assert_eq!(map.steps_from(RoomId(5), |_| true)[0], Some(5));
}

#[test]
fn markers_stand_in_the_middle_and_none_upon_another() {
    let map = grow(&BOARDS, 10, 3);
    for room in map.rooms() {
        let first = room.marker_places(2, &[]);
        let more = room.marker_places(3, &first);
        assert_eq!(first.len(), 2);
        assert!(more.iter().all(|cell| !first.contains(cell)));
        assert!(
            first
                .iter()
                .chain(&more)
                .all(|cell| room.interior().contains(*cell))
        );
    }
}

#[test]
fn storeys_are_exported_each_by_itself() {
    let map = (0..)
        .map(|seed| branching(12, 2, seed))
        .find(|map| map.levels().len() == 2)
        .expect("stairs come sooner or later");
    let text = export_text(&map);
    assert!(
        text.contains("storey 1\n") && text.contains("storey 2\n"),
        "{text}"
    );
    assert!(text.contains('>') && text.contains('<'), "{text}");
    assert!(
        text.lines().all(|line| line.len() < 300),
        "one sheet at a time"
    );
    let json = export_json(&map);
    let levels: Vec<_> = json["rooms"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["level"])
        .collect();
    assert!(levels.contains(&&1.into()) && levels.contains(&&2.into()));
    let links = json["links"].as_array().unwrap();
    assert!(links.iter().any(|link| link["stairs"] == true));
}

fn sound() -> String {
    let level = Level {
        name: "A dungeon".to_owned(),
        map: grow(&BOARDS, 4, 1),
        purposes: BTreeMap::new(),
    };
    level.text().unwrap()
}

/// The line number, from 1, of the n-th row of the text that starts with this.
fn line_of(text: &str, start: &str, nth: usize) -> usize {
    let mut lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.trim_start().starts_with(start));
    lines.nth(nth).expect("there are so many").0 + 1
}

#[test]
fn what_is_wrong_with_a_level_is_named_with_its_place() {
    let text = sound();
    assert!(read(&text).is_ok());
    let problem = |start: &str, nth: usize, instead: &str| {
        let line = line_of(&text, start, nth);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let (field, _) = lines[line - 1].split_once(':').unwrap();
        lines[line - 1] = format!("{field}: {instead},");
        let problems = read(&lines.join("\n")).expect_err(instead);
        let place = format!("level.ron:{line}:");
        let found = problems.iter().find(|problem| problem.starts_with(&place));
        found
            .unwrap_or_else(|| panic!("{place} {problems:?}"))
            .clone()
    };
    assert!(problem("entry:", 1, "99").contains("room 1 has no exit 99"));
    assert!(problem("level:", 2, "99").contains("storeys are numbered"));
    assert!(problem("level:", 2, "0").contains("storeys are numbered"));
    assert!(problem("to:", 1, "(77)").contains("does not exist"));
    assert!(problem("id:", 0, "(3)").contains("is numbered 3"));
    assert!(problem("level:", 0, "\"deep\"").contains("level.ron"));
}

/// Drawn as a whole, such a map would take all the memory there is.
#[test]
fn rooms_that_lie_too_far_out_are_refused() {
    let text = sound();
    let line = line_of(&text, "origin:", 2);
    let moved_to = |at: &str| {
        let mut lines: Vec<&str> = text.lines().collect();
        let (x, y) = (format!("x: {at},"), format!("y: {at},"));
        (lines[line], lines[line + 1]) = (&x, &y);
        read(&lines.join("\n")).expect_err("far away").join("\n")
    };
    let out = moved_to("30000");
    assert!(
        out.contains(&format!("level.ron:{line}:")) && out.contains("too far out"),
        "{out}"
    );
    for far in ["15000", "1500"] {
        let said = moved_to(far);
        assert!(
            said.contains("storey 1 lie too far from each other"),
            "{said}"
        );
        assert!(said.contains("at most 500000"), "{said}");
    }
}

#[test]
fn the_door_of_a_way_lies_on_it() {
    let text = sound();
    let line = line_of(&text, "door_cell:", 1);
    let mut lines: Vec<&str> = text.lines().collect();
    (lines[line], lines[line + 1]) = ("x: 32767,", "y: -32768,");
    let out = read(&lines.join("\n")).expect_err("far away").join("\n");
    assert!(out.contains("is not on it"), "{out}");
}

#[test]
fn ways_in_are_exits_that_lead_nowhere_else() {
    let text = sound();
    let level = read(&text).expect("a sound one");
    let free = level.map.free_exits(RoomId(3))[0].cell;
    let door = level.map.link(LinkId(1)).expect("a way").corners[0];
    let with = |cell: tabledelve::grid::Cell| {
        let entrance = format!(
            "map: (\n        entrances: [(x: {}, y: {})],",
            cell.x, cell.y
        );
        read(&text.replacen("map: (", &entrance, 1))
    };
    assert_eq!(with(free).expect("two ways in").map.entrances().count(), 2);
    let line = line_of(&text, "map:", 0) + 1;
    for (cell, what) in [
        (door, "leads to another room"),
        (
            level.map.room(RoomId(2)).expect("a room").interior().min,
            "no room has an exit there",
        ),
    ] {
        let told = with(cell).expect_err(what).join("\n");
        assert!(
            told.contains(&format!("level.ron:{line}:")) && told.contains(what),
            "{told}"
        );
    }
}

#[test]
fn what_lies_upon_something_else_is_found() {
    let upon = Level {
        name: String::new(),
        map: grow(&BOARDS, 4, 1),
        purposes: BTreeMap::from([(RoomId(8), "lair".to_owned())]),
    };
    assert!(
        upon.faults()
            .iter()
            .any(|fault| fault.message == "there is no room 8")
    );
    let text = sound();
    // The third room is put where the first one is.
    let origins: Vec<usize> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.trim_start().starts_with("origin:"))
        .map(|(line, _)| line)
        .collect();
    let mut lines: Vec<&str> = text.lines().collect();
    for row in 0..4 {
        lines[origins[2] + row] = lines[origins[0] + row];
    }
    let problems = read(&lines.join("\n")).expect_err("two rooms in one place");
    let place = format!("level.ron:{}:", origins[2] + 1);
    assert!(
        problems
            .iter()
            .any(|it| it.starts_with(&place) && it.contains("lies upon room 0")),
        "{problems:?}"
    );
    assert!(
        problems
            .iter()
            .any(|it| it.contains("does not end in a door")),
        "{problems:?}"
    );
}

#[test]
fn a_game_says_what_it_needs_of_a_level() {
    let text = sound();
    let purposes = ["entrance", "monster", "dragon", "trap", "treasure", "empty"];
    let needs = LevelNeeds {
        rooms: 2..=8,
        purposes: purposes.map(str::to_owned).to_vec(),
        at_least: vec![("dragon".to_owned(), 1)],
        ..LevelNeeds::default()
    };
    assert!(
        read_for(&text, Some(&needs)).is_ok(),
        "{:?}",
        read_for(&text, Some(&needs))
    );
    let problem = |needs: &LevelNeeds| read_for(&text, Some(needs)).expect_err("more").join("\n");
    let many = LevelNeeds {
        rooms: 9..=20,
        ..needs.clone()
    };
    assert!(problem(&many).contains("rooms: 4; the game wants 9 to 20"));
    let deep = LevelNeeds {
        storeys: 2..=2,
        ..needs.clone()
    };
    assert!(problem(&deep).contains("storeys: 1; the game wants 2"));
    let open = LevelNeeds {
        entrances: 2..=usize::MAX,
        ..needs.clone()
    };
    assert!(problem(&open).contains("ways in: 1; the game wants 2 or more"));
    let looped = LevelNeeds {
        loops: 3..=usize::MAX,
        ..needs.clone()
    };
    assert!(problem(&looped).contains("loops: "));
    let shrine = LevelNeeds {
        at_least: vec![("shrine".to_owned(), 2)],
        ..needs.clone()
    };
    assert!(problem(&shrine).contains("rooms for `shrine`: 0; the game wants 2 or more"));
    let misspelt = LevelNeeds {
        purposes: purposes
            .map(|purpose| purpose.replace("entrance", "entrances"))
            .to_vec(),
        ..needs
    };
    let told = problem(&misspelt);
    assert!(told.contains("did you mean `entrances`?"), "{told}");
    let line = line_of(&text, "kind:", 0);
    assert!(told.contains(&format!("level.ron:{line}:")), "{told}");
}

/// Older versions wrote nothing about storeys, further entrances and purposes; a dungeon without
/// them is still written and read that way.
#[test]
fn a_plain_dungeon_is_written_as_before() {
    let text = sound();
    for new in ["stairs", "entrances", "purposes"] {
        assert!(!text.contains(new), "{text}");
    }
    assert!(read("(name: \"x\", map: (rooms: [], links: []))").is_ok());
}

#[test]
fn whoever_chases_somebody_gets_there_over_all_stairs() {
    for seed in 0..24 {
        let map = branching(14, 3, seed);
        let floors = Floors::from(map.clone());
        for link in map.links().filter(|link| link.stairs) {
            let [top, foot] = link.ends().expect("two ends");
            assert_eq!(floors.stairs(top), Some(foot));
            assert_eq!(floors.stairs(foot), Some(top));
            assert!(floors.beside(top, foot) && !floors.together(top, foot));
        }
        let ends = [map.rooms().next(), map.last()];
        let [from, goal] = ends.map(|room| room.and_then(Room::middle).expect("a place"));
        let mut at = from;
        let mut turns = 0;
        while !floors.beside(at, goal) {
            let path = floors.chase(at, goal, &[at, goal]);
            let range = floors.range(at, 4, &[at, goal]);
            let mut steps = path.iter();
            let step = steps.rfind(|cell| range.cost(**cell).is_some());
            let step = step.copied().unwrap_or(at);
            // The way on leads over the stairs, if no step is left on this storey.
            at = match path.last() {
                Some(last) if *last != step => step,
                _ => floors.stairs(step).unwrap_or(step),
            };
            turns += 1;
            assert!(turns < 500, "seed {seed}: it never gets there");
        }
    }
}
