//! Checks of the room boards in `levels/`.

use std::{collections::BTreeSet, fs, path::Path};

use tabledelve::dungeon::{Addition, Boards, Map, Mark, Things};
use tabledelve::rulesets::deck_crawl::Wanted;

mod dungeon_common;
use dungeon_common::{deck_crawl_rooms, kinds};

#[test]
fn every_board_is_sound() {
    let rooms = deck_crawl_rooms();
    assert!(rooms.len() >= 24);
    for (id, board) in &rooms {
        assert_eq!(board.problems(Things::core()), [], "{id}");
        for tag in &board.fits {
            assert!(
                kinds().contains(&tag.as_str()),
                "{id} fits {tag:?}, which nothing asks for"
            );
        }
    }
    let fits: BTreeSet<&str> = rooms
        .iter()
        .flat_map(|(_, board)| board.fits.iter().map(String::as_str))
        .collect();
    assert_eq!(fits, kinds().into_iter().collect());
}

#[test]
fn every_board_has_room_for_a_full_table() {
    // Four heroes, and four cards that may all be foes, chests or traps.
    let crowds = [
        Wanted {
            heroes: 4,
            foes: 4,
            ..Wanted::default()
        },
        Wanted {
            heroes: 4,
            chests: 4,
            ..Wanted::default()
        },
        Wanted {
            heroes: 4,
            traps: 4,
            ..Wanted::default()
        },
        Wanted {
            heroes: 4,
            foes: 1,
            chests: 1,
            altars: 1,
            strangers: 1,
            ..Wanted::default()
        },
    ];
    for (id, board) in deck_crawl_rooms() {
        let fits = board.fits.clone();
        let boards = Boards::new([(id.clone(), board)], Things::core());
        let mut map = Map::new();
        for round in 0..12u32 {
            let Addition { room, link } = map.attach(&boards, &fits[0], &mut |n| (round * 97) % n);
            for wanted in &crowds {
                let scene = wanted.in_room(&room);
                let lists = [
                    &scene.heroes,
                    &scene.foes,
                    &scene.chests,
                    &scene.altars,
                    &scene.traps,
                ];
                let counts = lists.map(|list| list.len() as u8);
                let asked = [
                    wanted.heroes,
                    wanted.foes,
                    wanted.chests,
                    wanted.altars,
                    wanted.traps,
                ];
                assert_eq!(counts, asked, "{id}");
                let all: BTreeSet<_> = lists
                    .into_iter()
                    .chain([&scene.strangers])
                    .flatten()
                    .copied()
                    .collect();
                let total: u8 = asked.iter().sum::<u8>() + wanted.strangers;
                assert_eq!(all.len() as u8, total, "{id}: two in one cell");
                let floor: BTreeSet<_> = room.cells().collect();
                assert!(all.is_subset(&floor), "{id}");
            }
            map.add(Addition { room, link });
        }
    }
}

#[test]
fn whoever_comes_later_takes_nobodys_place() {
    let boards = Boards::new(deck_crawl_rooms(), Things::core());
    let mut map = Map::new();
    let mut next = dungeon_common::numbers(5);
    for index in 0..80 {
        let addition = map.attach(&boards, kinds()[index % 8], &mut next);
        let room = addition.room.clone();
        map.add(addition);
        let first = Wanted {
            heroes: 4,
            foes: 2,
            ..Wanted::default()
        }
        .in_room(&room);
        let held: Vec<_> = first.heroes.iter().chain(&first.foes).copied().collect();
        let later = Wanted {
            foes: 2,
            chests: 1,
            ..Wanted::default()
        }
        .beside(&room, &held);
        assert_eq!((later.foes.len(), later.chests.len()), (2, 1));
        assert!(
            later
                .foes
                .iter()
                .chain(&later.chests)
                .all(|cell| !held.contains(cell))
        );
    }
}

#[test]
fn a_dragon_finds_a_square_in_its_hall() {
    for (id, board) in deck_crawl_rooms() {
        if !board.fits.iter().any(|tag| tag == "dragon") {
            continue;
        }
        let boards = Boards::new([(id.clone(), board)], Things::core());
        let room = Map::new().attach(&boards, "dragon", &mut |_| 3).room;
        let wanted = Wanted {
            heroes: 4,
            ..Wanted::default()
        };
        let heroes = wanted.in_room(&room).heroes;
        let corner = room
            .square_for(3, Mark::new('m'), &heroes)
            .unwrap_or_else(|| panic!("{id} is too full"));
        let square = tabledelve::grid::Rect::sized(corner, 3, 3);
        let floor: BTreeSet<_> = room.cells().collect();
        assert!(
            square
                .cells()
                .all(|cell| floor.contains(&cell) && !heroes.contains(&cell))
        );
        assert_eq!(room.square_for(40, Mark::new('m'), &heroes), None);
    }
}

/// A room of the map says what it is in the words of the window, whatever its board fits, in both of
/// the games that are played on a map of rooms.
#[test]
fn every_kind_of_room_has_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("assets/locale/en/game.ftl")).unwrap();
    let games = ["levels/deck_crawl", "levels/band_crawl"];
    let mut folders = Vec::from(games.map(|it| root.join(it)));
    let mut fits = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "ron") {
                let board = fs::read_to_string(path).unwrap();
                let lists = board.split("fits: [").skip(1);
                let lists = lists.filter_map(|it| it.split(']').next());
                let words = lists.flat_map(|it| it.split('"').skip(1).step_by(2));
                fits.extend(words.map(str::to_owned));
            }
        }
    }
    for kind in ["entrance", "four_way", "secret"] {
        assert!(fits.contains(kind), "{kind} is not among {fits:?}");
    }
    let wordless = fits.iter().filter(|kind| {
        let key = format!("\ngame-room-{} = ", kind.replace('_', "-"));
        !text.contains(&key)
    });
    assert_eq!(wordless.collect::<Vec<_>>(), Vec::<&String>::new());
}
