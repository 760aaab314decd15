//! Coming onto a map: which ways lead in, and the room beside them.

use std::{fs, sync::Arc};

use tabledelve::{
    content::Loader,
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, HeroRecord, Play as View,
        content::Book,
        delve::{Asked, Choice},
    },
};

use crate::{dive_script::*, library, registry};

/// Six heroes and three hired hands at the door of the map with this number.
fn at_map(book: &Arc<Book>, number: u16) -> Dive {
    let heroes = book.heroes.keys().take(6);
    let heroes = heroes.map(|it| HeroRecord::ready(book, it, 1).expect("a hero"));
    let mut setup = setup_of(&heroes.collect::<Vec<_>>(), 1, false);
    setup.town.hired = 3;
    let mut play = Dive::begun(book.clone(), setup);
    play.deck.0.push_back(BEARS);
    open(&mut play, 0);
    pick(&mut play, Choice::Enter);
    let most = number.saturating_sub(1).min(20);
    play.dice([2, most, number - most]);
    play
}

/// The ways in that are offered.
fn offered(play: &Dive) -> Vec<Cell> {
    let choices = play.game.offer().choices.iter();
    let ways = choices.filter_map(|it| match it.act {
        Action::Delve(Choice::Entrance(way)) => Some(way),
        _ => None,
    });
    ways.collect()
}

#[test]
fn a_party_of_nine_has_room_beside_every_way_in() {
    let book = Arc::new(Book::new(&library()).expect("the book"));
    let mut gateways = 0;
    for number in 2..=40 {
        let first = at_map(&book, number);
        let ways = offered(&first);
        for (nth, way) in ways.iter().enumerate() {
            let alone = ways[..nth].iter().all(|it| it.reach_to(*way) > 1);
            assert!(
                alone,
                "map {number}: {ways:?} are not all ways of their own"
            );
        }
        for nth in 0..ways.len().max(1) {
            let mut play = at_map(&book, number);
            if let Some(way) = ways.get(nth) {
                pick(&mut play, Choice::Entrance(*way));
            }
            waits(&play, Asked::Arrange);
            gateways += 1;
            let view = View::of(play.game.world());
            let board = view.board().expect("a board").field;
            let way = state(&play).way.expect("a way in");
            let wide = board.ways().iter().map(|it| it.cell);
            let wide: Vec<Cell> = wide.filter(|it| it.reach_to(way) <= 2).collect();
            let party: Vec<Cell> = state(&play)
                .inside()
                .map(|it| view.figure(it).cell().expect("on the map"))
                .collect();
            assert_eq!(party.len(), 9);
            for at in party {
                let far = wide.iter().map(|it| it.reach_to(at)).min();
                let near = far.is_some_and(|it| it <= 5) && board.starts().contains(&at);
                assert!(near, "map {number}, {way:?}: somebody stands at {at:?}");
            }
        }
    }
    // Most maps have one, and some have another.
    assert!(gateways > 45, "{gateways}");
}

#[test]
fn a_way_in_with_too_little_floor_is_found_by_the_check() {
    let map = r######"{
    "narrow:hole": (
        number: 2, sheet: Small, about: "dive-map-dry-cistern",
        board: (name: "The hole", fits: ["works"], rows: [
            "####++####",
            "#..@@@...#",
            "#..@@@...#",
            "#..@@@...#",
            "#........#",
            "#........#",
            "#........#",
            "#........#",
            "#........#",
            "#........#",
            "#........#",
            "#...@@...#",
            "#####+####",
        ]),
    ),
}"######;
    let dir = tempfile::tempdir().expect("a folder");
    let folder = dir.path().join("narrow");
    let maps = folder.join("levels/dungeon_dive/maps");
    fs::create_dir_all(&maps).expect("a folder");
    let about = r#"(id: "narrow", name: "Narrow", version: "1.0.0", game: ">=0.1")"#;
    fs::write(folder.join("mod.ron"), about).expect("a file");
    fs::write(maps.join("hole.ron"), map).expect("a file");
    let loader = Loader::new(registry(), env!("CARGO_MANIFEST_DIR")).with_mod(&folder);
    let library = loader.load().expect("the core");
    let problems: Vec<String> = library.problems().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 1, "{problems:#?}");
    let named = "the way in at row 13, column 6 has 2 squares `@` near it; draw 9 of them, or none";
    assert!(problems[0].contains(named), "{problems:#?}");
}
