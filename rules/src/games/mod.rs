//! The list of all games, above the rulesets: the window and the command line find, open and start
//! a game here without knowing which it is.
//!
//! A ruleset becomes a game by implementing [`Rulebook`] in its own folder,
//! and joins the list by one line in [`GAMES`].

mod entry;
mod lesson;
mod new_mod;
mod opened;
mod own_dungeon;
mod pages;
mod seeds;
mod warnings;

pub use entry::{GameEntry, OpenBout, OpenGame, SimulationJob, SimulationResult};
pub use lesson::{Lesson, Points, Slip, Standing, Wanted, When};
pub use new_mod::new_mod;
pub use opened::stamp;
pub use own_dungeon::{dungeon_mod, slug};
pub use pages::{
    PagePart, page_parts, read_picture, rulebook_folder, rulebook_pages, section_titles,
    translated_folder, translated_rulings,
};
pub use seeds::seed_of_game;
pub use warnings::{Missing, missing, warnings};

use std::{path::Path, sync::Arc};

use crate::{
    content::{Library, Problem, Registry},
    dungeon,
    game::{AdventureSummary, Campaign, CampaignStore, Look, Pace, Rulebook, check_looks},
    rulesets,
};

/// A list of games, in the order shown.
pub type Games = &'static [&'static dyn GameEntry];

/// Every game.
pub static GAMES: Games = &[
    entry::<rulesets::deck_crawl::DeckCrawl>(),
    entry::<rulesets::hex_adventure::HexAdventure>(),
    entry::<rulesets::band_crawl::BandCrawl>(),
    entry::<rulesets::card_grid::CardGrid>(),
    entry::<rulesets::dungeon_dive::DungeonDive>(),
];

/// A ruleset as an entry of a list of games.
pub const fn entry<R: Rulebook>() -> &'static dyn GameEntry {
    entry::Entry::<R>::NEW
}

/// Cap on decisions; a game that takes more has stalled.
pub const STEP_CAP: usize = 20_000;

/// The game with this id in a list.
///
/// # Errors
/// There is none; the known ones are named.
pub fn find_in(games: Games, id: &str) -> Result<&'static dyn GameEntry, String> {
    let found = games.iter().copied().find(|game| game.id() == id);
    found.ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.id()).collect();
        format!("unknown game '{id}'; known games: {}", known.join(", "))
    })
}

/// The game with this id.
///
/// # Errors
/// There is none; the known ones are named.
pub fn find(id: &str) -> Result<&'static dyn GameEntry, String> {
    find_in(GAMES, id)
}

/// The record types of a list of games, for loading content, with checks of the files that go with
/// them: the look of the board, rulebooks, lessons.
pub fn registry_of(games: Games) -> Registry {
    let bare = Registry::new()
        .with::<dungeon::Thing>()
        .check(dungeon::check_things)
        .appendix("boards", "letters of things", dungeon::Things::letters)
        .with::<Look>()
        .check(check_looks)
        .with::<Pace>()
        .check_files(dungeon::check_art);
    games
        .iter()
        .fold(bare, |registry, game| game.register(registry))
}

/// The record types of every game, as [`registry_of`] has them.
pub fn registry() -> Registry {
    registry_of(GAMES)
}

/// A game with loaded content, ready to be played.
///
/// # Errors
/// There is no such game, or the content lacks something that play cannot do without.
pub fn open(id: &str, library: &Library) -> Result<Arc<dyn OpenGame>, String> {
    find(id)?.open(library)
}

/// The adventures written in a file, read by the first game of a list that can.
///
/// # Errors
/// No game can read the file: the place and the reason.
pub fn adventures(games: Games, file: &Path) -> Result<Vec<AdventureSummary>, Problem> {
    let mut refused = None;
    for read in games.iter().filter_map(|game| game.adventures(file)) {
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
pub fn exported_campaign(games: Games, file: &Path) -> Result<Campaign, String> {
    let name = file.display();
    let campaign = CampaignStore::read(file).map_err(|problem| format!("{name} {problem}"))?;
    find_in(games, &campaign.game).map_err(|problem| format!("{name}: {problem}"))?;
    Ok(campaign)
}
