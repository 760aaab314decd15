//! Example mods: each is loaded and does in play what it says.

use std::{path::Path, sync::Arc};

use tabledelve::{
    content::{Library, Loader, ModState, Registry},
    game::{BotKind, Ruleset, SetupValues, play_out},
    rulesets::deck_crawl::{self, Book, DeckCrawl},
};

fn with(name: &str) -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("tests/mods/examples").join(name);
    let library = Loader::new(deck_crawl::register(Registry::new()), root)
        .with_mod(folder)
        .load()
        .expect("the core loads");
    for info in library.mods() {
        assert!(matches!(info.state, ModState::Loaded), "{:?}", info.state);
    }
    library
}

/// What happened in games of the random bot, as debug text.
fn logs(book: &Arc<Book>, games: u64) -> String {
    let setup = DeckCrawl::setup(book, &SetupValues::default()).expect("an empty form fits");
    let mut text = String::new();
    for seed in 0..games {
        let played = play_out::<DeckCrawl>(book, setup.clone(), seed, BotKind::Random, 20_000);
        for logged in played.game.log() {
            text.push_str(&format!("{:?}\n", logged.event));
        }
    }
    text
}

#[test]
fn a_mods_monster_comes_out_of_its_card() {
    let book = Arc::new(Book::new(&with("bone_choir")).expect("a book"));
    let place = book
        .kinds
        .iter()
        .position(|kind| kind.id.as_str() == "bone_choir:chorister")
        .expect("the monster is in the book");
    let came = format!("kind: KindIx({place})");
    assert!(logs(&book, 60).contains(&came), "no chorister in 60 games");
}

#[test]
fn a_mods_class_is_chosen_and_its_ability_used() {
    let book = Arc::new(Book::new(&with("drummers")).expect("a book"));
    let ability = book
        .abilities
        .iter()
        .position(|ability| ability.id.as_str() == "drummers:rally")
        .expect("the ability is in the book");
    let used = format!("ability: AbilityIx({ability})");
    assert!(
        logs(&book, 200).contains(&used),
        "nobody drummed in 200 games"
    );
}

#[test]
fn a_reskin_takes_the_place_of_a_picture() {
    let library = with("red_night");
    let file = library.file("assets/art/ui/felt.png").expect("the felt");
    assert!(
        file.ends_with("tests/mods/examples/red_night/assets/art/ui/felt.png"),
        "{file:?}"
    );
}
