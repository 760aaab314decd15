//! Dungeons from the workshop in a mod: for Card Grid itself, and for a game whose book allows
//! dungeons of one's own.

use std::path::Path;

use tabledelve::{
    content::{Library, Loader, ModState},
    dungeon::{Level, Map},
    game::{
        BotKind, Rulebook, SetupValues,
        workshop::{Act, OwnDungeon, Workshop},
    },
    games::{self, OpenGame, SimulationJob, dungeon_mod},
    grid::Cell,
    rulesets::card_grid::CardGrid,
};

use crate::{
    BOOK,
    proofs::{owned, root},
};

const OTHER: &str = "band_crawl";

fn core() -> Library {
    Loader::new(games::registry(), root())
        .load()
        .expect("the core")
}

fn opened(id: &str, library: &Library) -> std::sync::Arc<dyn OpenGame> {
    games::open(id, library).unwrap_or_else(|problem| panic!("{id}: {problem}"))
}

/// A list of so many rooms with a room moved, if it can be.
fn made(rooms: u8, seed: u64) -> Box<dyn Workshop> {
    let mut shop = CardGrid::workshop(&BOOK, seed).expect("it has one");
    let count = Act::Field("rooms", rooms.to_string());
    shop.act(&count).expect("so many");
    shop.act(&Act::RollAll).expect("dice");
    let at = shop.plan().expect("a plan").rooms[2].rect.min;
    let _ = shop.act(&Act::Move(3, at + Cell::new(6, 3)));
    shop
}

fn with_mod(folder: &Path) -> Library {
    let library = Loader::new(games::registry(), root()).with_mod(folder);
    let library = library.load().expect("the core");
    let states: Vec<_> = library.mods().iter().map(|it| &it.state).collect();
    assert!(
        states.iter().all(|it| **it == ModState::Loaded),
        "{states:#?}"
    );
    library
}

fn plays(game: &dyn OpenGame, values: &SetupValues, seed: u64) {
    let played = game.play_out(&SimulationJob {
        values,
        seed,
        bot: BotKind::Hero,
        adventures: 1,
        record: false,
        cite: false,
        feats: false,
    });
    let played = played.expect("it can be set up");
    assert!(played.outcome.is_some(), "it comes to an end");
}

#[test]
fn a_mod_from_the_workshop_is_played_as_it_was_drawn() {
    let core = core();
    let other = opened(OTHER, &core);
    for seed in 0..4 {
        let shop = made(10, seed);
        let level = shop.level("The Old \"Works\"").expect("a level");
        let own = shop.own().expect("complete");
        let theirs = other.own_dungeon(&level).expect("its book allows that");
        let theirs = theirs.unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
        let mods = tempfile::tempdir().expect("a folder");
        let folder = dungeon_mod(mods.path(), &level.name, &[own, theirs]).expect("written");
        let library = with_mod(&folder);
        let values = SetupValues(owned(&[
            ("list", "the_old_works:dungeon"),
            ("party", "ready"),
        ]));
        let game = opened("card_grid", &library);
        let laid = game.dungeon(&values, seed).expect("it fits");
        assert_eq!(laid.expect("a dungeon").level.map, level.map, "seed {seed}");
        plays(&*game, &values, seed);
        let values = SetupValues(owned(&[("dungeon", "the_old_works:dungeon")]));
        plays(&*opened(OTHER, &library), &values, seed);
    }
}

/// Rooms and links of the rows of letters.
fn counted(taken: &OwnDungeon) -> (usize, usize) {
    let rooms = taken.fields.matches('R').count();
    (rooms, taken.fields.matches('#').count())
}

#[test]
fn most_dungeons_go_onto_tiles_with_all_of_their_rooms() {
    let other = opened(OTHER, &core());
    let (mut taken, mut refused) = (0, 0);
    for seed in 0..50 {
        let rooms = 6 + (seed % 25) as u8;
        let level = made(rooms, seed).level("x").expect("a level");
        match other.own_dungeon(&level).expect("its book allows that") {
            Ok(dungeon) => {
                assert_eq!(counted(&dungeon).0, usize::from(rooms), "seed {seed}");
                taken += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(taken > 4 * refused, "{taken} taken, {refused} refused");
}

#[test]
fn what_is_no_dungeon_is_refused() {
    let other = opened(OTHER, &core());
    let empty = Level::new("", Map::new());
    assert!(matches!(other.own_dungeon(&empty), Some(Err(_))));
    let own = opened("card_grid", &core()).own_dungeon(&empty);
    assert!(own.is_none(), "a list has dice that no level has");
}
