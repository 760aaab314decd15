//! Dungeons drawn before play: their letters, their maps, and games in them.

use tabledelve::{
    dungeon::RoomId,
    game::{Phrase, Present, Rulebook},
    grid::{Rect, Side},
    rulesets::band_crawl::{
        Action, BandCrawl, Delving, Event, Faction, Looting, Making, Source,
        content::{Drawing, Mark, Plan},
        rules,
    },
};

use super::{
    BOOK,
    below::below_in,
    delves::until,
    mods::watched,
    play::{Play, setup},
};

const STAR: &str = "human warrior 5*: sword";
/// The dice of a hidden force that is only nerves: none passed.
const NERVES: [u16; 2] = [5, 6];

fn levels(drawn: &[&[&str]]) -> Vec<Vec<String>> {
    let rows = |level: &&[&str]| level.iter().map(|row| (*row).to_owned()).collect();
    drawn.iter().map(rows).collect()
}

fn plan(drawn: &[&[&str]]) -> Plan {
    let drawing = Drawing::read(&levels(drawn)).expect("a drawing without faults");
    Plan::of(&drawing, &BOOK.boards).expect("a board for each tile")
}

/// The faults of a drawing, each with its field.
fn faults(drawn: &[&[&str]]) -> Vec<String> {
    let faults = Drawing::read(&levels(drawn))
        .expect_err("a fault")
        .into_iter();
    faults
        .map(|(field, message)| format!("{field}: {message}"))
        .collect()
}

#[test]
fn letters_are_tiles_and_ways() {
    let drawing = Drawing::read(&levels(&[&["R-#", "  |", "  ^"]])).expect("a drawing");
    let ways = |mark| {
        let spot = drawing.on_level(1, mark).expect("a tile");
        drawing.tiles[&spot].ways.to_vec()
    };
    assert_eq!(ways(Mark::Room), [Side::East]);
    assert_eq!(ways(Mark::Passage), [Side::South, Side::West]);
    assert_eq!(ways(Mark::Entrance), [Side::North]);
}

#[test]
fn tiles_are_what_whoever_comes_in_sees() {
    let plan = plan(&[&["#-R-#", "|   |", "#-#-#-#", "  |", "  ^"]]);
    let kinds: Vec<&str> = plan.kinds.iter().map(|it| it.word()).collect();
    // From the entrance on, each tile with its neighbours clockwise.
    let expected = [
        "corridor",
        "t",
        "t",
        "right_turn",
        "left_turn",
        "dead_end",
        "right_turn",
        "room",
    ];
    assert_eq!(kinds, expected);
    // A ring is a ring: one way more than a tree has.
    assert_eq!(plan.map.links().len(), plan.kinds.len());
    assert!(plan.map.open_ends().is_empty());
}

#[test]
fn stairs_lead_to_their_foot() {
    let plan = plan(&[&["R-^->"], &["R-<"]]);
    let stairs: Vec<_> = plan.map.links().filter(|it| it.stairs).collect();
    let [stairs] = stairs[..] else {
        panic!("{} flights", stairs.len());
    };
    let level = |room| plan.map.room(room).map(|it| it.level);
    assert_eq!((level(stairs.from), level(stairs.to)), (Some(1), Some(2)));
    // Three tiles down beat one on the first level.
    assert_eq!(level(plan.treasure), Some(2));
}

#[test]
fn faults_name_the_row() {
    for (drawn, fault) in [
        (
            &[&["R-x", "  |", "  ^"][..]][..],
            "levels[0][0]: column 3: a tile is one of",
        ),
        (
            &[&["R|#-^"]],
            "levels[0][0]: column 2: between two tiles of a row there is `-`",
        ),
        (
            &[&["R", "-", "^"]],
            "levels[0][1]: column 1: between two tiles of a column there is `|`",
        ),
        (
            &[&["R-^-"]],
            "levels[0][0]: column 4: a way joins two tiles",
        ),
        (
            &[&["R-^", " x"]],
            "levels[0][1]: column 2: nothing lies between four tiles",
        ),
        (
            &[&["R-#"]],
            "levels[0]: one entrance `^`, on the first level",
        ),
        (
            &[&["^-R-^"]],
            "levels[0]: one entrance `^`, on the first level",
        ),
        (&[&["^-#"]], "levels[0]: a room `R` for the treasure"),
        (
            &[&["^-R #"]],
            "levels[0]: no way leads to the tile in row 1, column 5",
        ),
        (
            &[&["^-R"], &["R-<"]],
            "levels[0]: one `>` on every level but the last",
        ),
        (
            &[&["^->-R"], &["R-<"]],
            "levels[0]: one way leads to `>`, and no more",
        ),
        (
            &[&["^-R->"]],
            "levels[0]: one `>` on every level but the last",
        ),
        (
            &[&["^-R->"], &["R-#"]],
            "levels[1]: one `<` on every level but the first",
        ),
        (
            &[&["  #", "  |", "R-^-#", "  |", "  #"]],
            "levels[0]: `^` and `<` need a side",
        ),
    ] {
        let found = faults(drawn);
        assert!(
            found.iter().any(|it| it.starts_with(fault)),
            "{drawn:?}: {found:?}"
        );
    }
    let wide = "R".repeat(62);
    assert_eq!(
        faults(&[&[&wide]]),
        ["levels[0]: at most 61 rows of 61 letters"]
    );
    let none: [&[&str]; 0] = [];
    assert_eq!(faults(&none).len(), 1);
}

/// 36.1 and 36.3: laid out before the game, and no dice for tiles.
fn watchtower(options: &[(&str, &str)]) -> Play {
    let mut pairs = vec![("dungeon", "night_watch:watchtower")];
    pairs.extend(options);
    below_in(watched(), &[STAR], &pairs)
}

/// The star goes through a side, at the start of a turn without doubles.
fn go(play: &mut Play, side: Side) {
    while !play.starts_turn() {
        play.choose(Action::Enough);
    }
    play.dice([1, 2]).choose(Action::Way(side));
}

/// What treasure was rolled for.
fn sources(play: &Play) -> Vec<Source> {
    let log = play.game.log().iter();
    let rolled = log.filter_map(|it| match &it.event {
        Event::Looting(Looting::TreasureRolled { from, .. }) => Some(*from),
        _ => None,
    });
    rolled.collect()
}

#[test]
fn the_room_farthest_from_the_entrance_has_the_treasure_of_the_last_tile() {
    let mut play = watchtower(&[("reason", "treasure")]);
    play.said(rules::DUNGEON_OWN, |it| {
        matches!(it, Event::Delving(Delving::Drawn { tiles: 6, .. }))
    });
    assert_eq!(play.count(rules::DUNGEON_FIRST, |_| true), 0);
    assert_eq!(play.band().map().rooms().len(), 6);
    go(&mut play, Side::North);
    // A room as any other: what waits there, and treasure without a bonus.
    go(&mut play, Side::East);
    assert!(play.wants("dice-band-force"), "{}", play.asked());
    play.dice(NERVES);
    assert!(play.wants("dice-band-treasure"), "{}", play.asked());
    play.dice([1]);
    assert_eq!(sources(&play), [Source::Room]);
    go(&mut play, Side::West);
    go(&mut play, Side::North);
    go(&mut play, Side::West);
    play.dice(NERVES);
    assert!(play.wants("dice-band-treasure"), "{}", play.asked());
    play.dice([1]);
    until(&mut play, "dice-band-activation");
    assert_eq!(sources(&play), [Source::Room, Source::Last]);
    let tile = play.tile_of(0);
    assert_eq!(tile, play.band().state().below.dungeon.last_tile());
    // One room is left unseen, and that is no matter.
    for side in [Side::East, Side::South, Side::South] {
        go(&mut play, side);
    }
    while !play.starts_turn() {
        play.choose(Action::Enough);
    }
    play.dice([1, 2]).choose(Action::Leave).dice([2]);
    let adventures = &play.band().state().annals.adventures;
    assert_eq!(
        adventures.iter().map(|it| it.won).collect::<Vec<_>>(),
        [true]
    );
}

#[test]
fn its_lair_is_the_treasure_room() {
    let mut play = watchtower(&[("lair", "true"), ("reason", "kill")]);
    for side in [Side::North, Side::North, Side::West] {
        go(&mut play, side);
    }
    play.dice([2]);
    assert!(play.band().in_the_fight(Faction::Foes).count() >= 1);
    play.said(rules::OPTION_LAIR, |it| {
        matches!(it, Event::Making(Making::WentDown { .. }))
    });
}

#[test]
fn a_form_and_a_file_name_it() {
    let mine = setup(&[("dungeon", "salt_mine")]);
    assert_eq!(
        mine.dungeon.as_ref().map(|it| it.as_str()),
        Some("core:salt_mine")
    );
    assert_eq!(setup(&[]).dungeon, None);
    let text = ron::to_string(&mine).expect("text");
    assert_eq!(
        ron::from_str::<tabledelve::rulesets::band_crawl::Setup>(&text).expect("a setup"),
        mine
    );
    let other = text.replace("core:salt_mine", "core:gold_mine");
    let other = ron::from_str(&other).expect("a setup");
    let refused = BandCrawl::validate(&BOOK, &other).expect_err("there is no gold mine");
    assert!(refused.contains("core:gold_mine"), "{refused}");
}

#[test]
fn other_programs_read_it_like_any_other() {
    let setup = setup(&[("dungeon", "manor_cellars")]);
    let laid = BandCrawl::lay_out(&BOOK, &setup, 5).expect("a dungeon");
    let tiles = laid.facts["tiles"].as_array().expect("tiles");
    let plan = &BOOK[BOOK
        .dungeons
        .find("core:manor_cellars")
        .expect("it is there")]
    .links;
    assert_eq!(tiles.len(), plan.kinds.len());
    assert!(tiles.iter().all(|it| it["dice"].is_null()));
    assert_eq!(tiles[0]["exits"][0], "out");
    let treasure = plan.map.room(plan.treasure).expect("a room");
    assert_eq!(treasure.level, 2);
}

/// Rooms that nobody has entered are on the map, and do not count on the last page, which counts tiles.
#[test]
fn what_nobody_has_entered_is_told_apart() {
    let mut play = watchtower(&[("reason", "treasure")]);
    let unseen = |play: &Play| BandCrawl::scene(play.game.world()).unseen;
    let explored = |play: &Play| BandCrawl::scene(play.game.world()).explored;
    let tiles = |n: usize| Some(Phrase::new("band-explored").with("n", n));
    assert_eq!((unseen(&play), explored(&play)), (5, tiles(1)));
    go(&mut play, Side::North);
    assert_eq!((unseen(&play), explored(&play)), (4, tiles(2)));
    while !play.starts_turn() {
        play.choose(Action::Enough);
    }
    // Where tiles are rolled, whatever lies there has been entered.
    let mut play = below_in(BOOK.clone(), &[STAR], &[]);
    play.go_north([3, 4]);
    assert_eq!(unseen(&play), 0);
}

/// The tiles next to a group are in view with its own, as far as there is space.
#[test]
fn the_tiles_beside_a_group_are_in_view() {
    let play = watchtower(&[("reason", "treasure")]);
    let scene = BandCrawl::scene(play.game.world());
    let map = scene.map.as_deref().expect("a map");
    let here = map.rooms().nth(scene.room.expect("a room"));
    let here = here.expect("it is there");
    let views: Vec<Rect> = scene.views().collect();
    let (widest, least) = (views[0], views[views.len() - 1]);
    let links = map.links_of(here.id);
    let beside: Vec<RoomId> = links.filter_map(|(_, it)| it.other(here.id)).collect();
    assert!(!beside.is_empty());
    for tile in beside {
        let tile = map.room(tile).expect("a room").interior();
        assert!(tile.cells().any(|cell| widest.contains(cell)));
    }
    assert_eq!(least, here.interior().grown(1));
    assert!(views.windows(2).all(|it| it[0] == it[1].grown(1)));
}
