//! The list of all games, above the rulesets: the window and the command line find, open and start
//! a game here without knowing which it is.
//!
//! A ruleset becomes a game by implementing [`Rulebook`](crate::game::Rulebook) in its own folder,
//! and joins the list by one line in [`GAMES`].

mod entry;
mod lesson;
mod new_mod;
mod opened;
mod pages;
mod seeds;

pub use entry::{Dungeon, GameEntry, OpenGame, Order, Played};
pub use lesson::{Lesson, Points, Slip, Standing, Wanted, When};
pub use new_mod::new_mod;
pub use opened::stamp;
pub use pages::section_titles;
pub use seeds::seed_of_game;

use std::{path::Path, sync::Arc};

use crate::{
    content::{Library, Problem, Registry},
    dungeon,
    game::{AdventureSummary, Campaign, CampaignStore, Look, check_looks},
    rulesets,
};

/// Every game, in the order shown.
pub static GAMES: &[&dyn GameEntry] = &[
    entry::Entry::<rulesets::deck_crawl::DeckCrawl>::NEW,
    entry::Entry::<rulesets::hex_adventure::HexAdventure>::NEW,
];

/// Cap on decisions; a game that takes more has stalled.
pub const STEP_CAP: usize = 20_000;

/// The game with this id.
///
/// # Errors
/// There is none; the known ones are named.
pub fn find(id: &str) -> Result<&'static dyn GameEntry, String> {
    let found = GAMES.iter().copied().find(|game| game.id() == id);
    found.ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
        format!("unknown game '{id}'; known games: {}", known.join(", "))
    })
}

/// The record types of every game, for loading content, with checks of the files that go with them:
/// the look of the board, the rulebooks.
pub fn registry() -> Registry {
    let bare = Registry::new()
        .with::<dungeon::Thing>()
        .check(dungeon::check_things)
        .with::<Look>()
        .check(check_looks)
        .check_files(dungeon::check_art)
        .check_files(pages::check_pages)
        .check_files(lesson::check);
    GAMES.iter().fold(bare, |registry, game| {
        game.register(registry)
            .plain_folder(lesson::folder(game.id()))
    })
}

/// A game with loaded content, ready to be played.
///
/// # Errors
/// There is no such game, or the content lacks something that play cannot do without.
pub fn open(id: &str, library: &Library) -> Result<Arc<dyn OpenGame>, String> {
    find(id)?.open(library)
}

/// The adventures written in a file, read by the first game that can.
///
/// # Errors
/// No game can read the file: the place and the reason.
pub fn adventures(file: &Path) -> Result<Vec<AdventureSummary>, Problem> {
    let mut refused = None;
    for read in GAMES.iter().filter_map(|game| game.adventures(file)) {
        match read {
            Ok(all) => return Ok(all),
            Err(problem) => refused = refused.or(Some(problem)),
        }
    }
    Err(refused.unwrap_or_else(|| Problem::about(file, "no game has adventures in files")))
}

/// Reads an exported campaign.
///
/// # Errors
/// The file and the problem: it cannot be read, is damaged, or belongs to an unknown game.
pub fn exported_campaign(file: &Path) -> Result<Campaign, String> {
    let name = file.display();
    let campaign = CampaignStore::read(file).map_err(|problem| format!("{name} {problem}"))?;
    find(&campaign.game).map_err(|problem| format!("{name}: {problem}"))?;
    Ok(campaign)
}
