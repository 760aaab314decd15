//! Boards come through the loader, and the rules of drawing match the drawings.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tabledelve::content::{Files, Loader, Registry};
use tabledelve::dungeon::atlas::AtlasIndex;
use tabledelve::dungeon::tiles::{RuleFile, Sight};
use tabledelve::dungeon::{Boards, Feature, Ground, Map, Thing, Things, TileRules, View, read_art};
use tabledelve::rulesets::deck_crawl::RoomBoard;

mod dungeon_common;
use dungeon_common::{deck_crawl_rooms, grow};

fn assets() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn files() -> Files {
    Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")))
}

fn rule_file() -> RuleFile {
    ron::from_str(&fs::read_to_string(assets().join("tiles/map_hand.ron")).unwrap()).unwrap()
}

#[test]
fn the_loader_finds_every_board() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(Registry::new().with::<RoomBoard>().with::<Thing>(), root).load();
    let library = library.unwrap_or_else(|problems| panic!("{problems:?}"));
    let loaded: BTreeSet<String> = library
        .all::<RoomBoard>()
        .iter()
        .map(|(id, _)| id.to_string())
        .collect();
    let written: BTreeSet<String> = deck_crawl_rooms().into_iter().map(|(id, _)| id).collect();
    assert_eq!(loaded, written);
    assert_eq!(Boards::of::<RoomBoard>(&library).len(), written.len());
}

/// Drawings that rules ask for but that may be missing.
const WISHES: [&str; 2] = ["hatch_bend_0", "hatch_bend_1"];

#[test]
fn every_drawing_that_rules_ask_for_exists() {
    let index = AtlasIndex::read(&assets().join("art/atlas/map.ron")).unwrap();
    for name in rule_file().rules.iter().flat_map(|rule| &rule.draw) {
        let known = index.sprites.contains_key(name) || WISHES.contains(&name.as_str());
        assert!(known, "no drawing {name:?}");
    }
}

/// The things with a letter on boards of squares.
fn features() -> impl Iterator<Item = &'static Feature> {
    let all = Things::core().all();
    all.filter(|feature| feature.thing().letter.is_some())
}

#[test]
fn every_feature_is_drawn() {
    let mut map = grow(&Boards::new(deck_crawl_rooms(), Things::core()), 8, 4);
    let spots: Vec<_> = map
        .rooms()
        .flat_map(|room| room.cells().collect::<Vec<_>>())
        .collect();
    for (feature, &cell) in features().zip(&spots) {
        map.put(cell, feature.clone());
    }
    let (rules, _) = read_art(&files()).unwrap();
    let tiles = rules.tiles(&map, |_| Sight::Known);
    let floor: BTreeSet<&str> = ["floor", "cave_floor"].into();
    for (feature, &cell) in features().zip(&spots) {
        let names = tiles.iter().filter(|tile| tile.cell == cell);
        let things: Vec<_> = names
            .map(|tile| &*tile.sprite)
            .filter(|name| {
                !floor.contains(name.trim_end_matches(|c: char| c == '_' || c.is_ascii_digit()))
            })
            .filter(|name| {
                !["wall", "rough", "round", "shade", "corner", "roots"]
                    .iter()
                    .any(|part| name.starts_with(part))
            })
            .collect();
        assert!(!things.is_empty(), "{feature:?} is not drawn");
    }
}

#[test]
fn every_open_cell_has_floor_and_every_wall_a_line() {
    let map = grow(&Boards::new(deck_crawl_rooms(), Things::core()), 20, 8);
    let (rules, _) = read_art(&files()).unwrap();
    let tiles = rules.tiles(&map, |_| Sight::InSight);
    let starts = |cell, parts: &[&str]| {
        tiles.iter().any(|tile| {
            let name = &tile.sprite;
            tile.cell == cell && parts.iter().any(|part| name.starts_with(part))
        })
    };
    for (cell, at) in View::new(&map).cells() {
        assert_eq!(
            at.is_open(),
            starts(cell, &["floor", "cave_floor"]),
            "{cell:?}"
        );
        assert_eq!(
            at.walls() != 0,
            starts(cell, &["wall", "rough", "round"]),
            "{cell:?}"
        );
        assert_eq!(
            at.jutting_corners() != 0,
            starts(cell, &["corner"]),
            "{cell:?}"
        );
        assert_eq!(
            at.ground == Ground::Edge,
            starts(cell, &["hatch"]),
            "{cell:?}"
        );
        assert_eq!(at.is_open(), starts(cell, &["wash"]), "{cell:?}");
        assert_eq!(
            at.door.is_some(),
            starts(cell, &["door", "arch", "portcullis", "secret"])
        );
    }
}

#[test]
fn what_is_not_known_is_not_drawn() {
    let map = grow(&Boards::new(deck_crawl_rooms(), Things::core()), 12, 2);
    let (rules, _) = read_art(&files()).unwrap();
    let some = rules.tiles(&map, |room| {
        if room.0 < 5 {
            Sight::Known
        } else {
            Sight::Unknown
        }
    });
    let hidden: BTreeSet<_> = map
        .rooms()
        .skip(5)
        .flat_map(|room| room.cells().collect::<Vec<_>>())
        .collect();
    assert!(!some.is_empty());
    assert!(some.iter().all(|tile| !hidden.contains(&tile.cell)));
    let washes = some.iter().filter(|tile| tile.sprite.starts_with("wash"));
    assert_eq!(washes.count(), 0);
}

#[test]
fn a_wrong_rule_is_explained() {
    let text =
        r##"(rules: [(layer: Wall, on: [Floor], around: ["?x?", "???", "???"], draw: ["wall"])])"##;
    let file: RuleFile = ron::from_str(text).unwrap();
    let problems = TileRules::new(&file, |_| true).unwrap_err();
    assert_eq!(
        problems,
        ["rule 1: `around` knows `.`, `#` and `?`, not 'x'"]
    );
}

#[test]
fn the_picture_shows_the_whole_map() {
    let map = grow(&Boards::new(deck_crawl_rooms(), Things::core()), 3, 2);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("map.png");
    tabledelve::dungeon::export_png(&map, &files(), &path).unwrap();
    let picture = image::open(&path).unwrap().into_rgba8();
    let bounds = map.bounds().unwrap();
    assert_eq!(picture.width(), (bounds.width() as u32 + 4) * 128);
    // Bare parchment at the corner, ink where a wall is.
    assert_eq!(picture.get_pixel(0, 0).0, [0xe9, 0xdc, 0xc0, 0xff]);
    let dark = picture
        .pixels()
        .filter(|pixel| pixel.0[..3].iter().all(|part| *part < 0x50))
        .count();
    assert!(dark > 1000, "{dark} dark pixels");
    let missing =
        tabledelve::dungeon::export_png(&Map::new(), &Files::default(), &path).unwrap_err();
    assert!(missing.to_string().contains("map.ron"), "{missing}");
}
