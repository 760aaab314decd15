//! Which games there are: the one place of the window that names rulesets.

use std::sync::Arc;

use super::{
    paths::Paths,
    shelf::{Boxed, ModSwitches, Shelf},
};
use crate::{
    content::{Library, Loader, ModState, Problem, Registry},
    game::ContentStamp,
    rulesets::deck_crawl::{self, Book, DeckCrawl},
};

/// Reads the content of all games and of the mods that are switched on.
pub(super) fn read(paths: &Paths, switches: &ModSwitches) -> Shelf {
    let mut loader = Loader::new(deck_crawl::register(Registry::new()), paths.root());
    for root in paths.mod_roots() {
        loader = loader.mods_in(root);
    }
    for off in &switches.off {
        loader = loader.without(off);
    }
    let library = match loader.load() {
        Ok(library) => library,
        Err(broken) => {
            return Shelf {
                broken,
                ..Shelf::default()
            };
        }
    };
    let mut shelf = Shelf::default();
    match Book::new(&library) {
        Ok(book) => shelf.games.push(Box::new(Boxed::<DeckCrawl> {
            content: Arc::new(book),
            stamp: stamp(&library),
            tables: |_, _| None,
        })),
        Err(problem) => shelf
            .broken
            .push(Problem::about(paths.assets(), problem.to_string())),
    }
    shelf.library = Some(library);
    shelf
}

/// Which content that is: the game's own and each mod in use, with version and digest.
fn stamp(library: &Library) -> ContentStamp {
    let used = library
        .mods()
        .iter()
        .filter(|info| info.state == ModState::Loaded);
    ContentStamp(
        used.map(|info| {
            (
                info.id.to_string(),
                info.version().to_string(),
                info.hash.clone(),
            )
        })
        .collect(),
    )
}
