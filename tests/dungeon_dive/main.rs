//! Dungeon Dive before it is on the shelf: its content loads, and its types say everything.

mod attacks;
mod between;
mod board_areas;
mod board_falls;
mod board_fields;
mod board_moves;
mod board_sight;
mod book_tables;
mod checks;
mod corners;
mod delving;
mod dive_script;
mod dives;
mod driven;
#[path = "../proofs/effort.rs"]
mod effort;
mod flights;
mod foresight;
mod ground;
mod items;
mod making;
mod minds;
mod mods;
mod playing;
mod refusals;
mod restoring;
#[path = "../proofs/script.rs"]
mod script;
mod setting_out;
mod setups;
mod shopping;
mod shown;
mod spells;
mod summons;
mod terrain;
mod town;
mod turns;
mod vocabulary;
mod ways;
mod ways_home;
mod words;
mod yard;
mod zones;

use std::path::{Path, PathBuf};

use tabledelve::{
    content::{Library, Loader, Registry},
    games,
    rulesets::dungeon_dive::content::{self, Challenge, DiveMap, Figures, Foe, Spell},
};

/// Where the project lies, whose sources and manual some tests read.
fn project() -> PathBuf {
    let here = Path::new(file!());
    match here.is_absolute() {
        true => here.ancestors().nth(3).expect("the project").to_owned(),
        false => env!("CARGO_MANIFEST_DIR").into(),
    }
}

fn registry() -> Registry {
    content::register(games::registry())
}

fn library() -> Library {
    let loader = Loader::new(registry(), env!("CARGO_MANIFEST_DIR"));
    loader.load().unwrap_or_else(|problems| {
        let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
        panic!("{}", all.join("\n"))
    })
}

#[test]
fn the_content_loads() {
    let library = library();
    assert_eq!(library.all::<Figures>().len(), 1);
    assert!(!library.all::<Spell>().is_empty());
    assert!(!library.all::<DiveMap>().is_empty());
    let low = library.all::<Foe>().iter();
    assert!(low.map(|(_, foe)| foe.challenge).min() < Some(Challenge::whole(1)));
}

#[test]
fn the_types_of_its_records_have_no_gaps() {
    let gaps = registry().gaps();
    assert!(gaps.is_empty(), "{}", gaps.join("\n"));
}
