//! Loads the games for the shelf.

use std::{mem, sync::Arc};

use super::shelf::{ModSwitches, Shelf, ShelvedGame};
use crate::app::RunOptions;
use crate::{
    content::{Files, Library, Loader, Problem},
    games::{self, Lesson, OpenGame},
};

/// A loader for the content of all games, the enabled mods, and those named for this run.
pub(in crate::app) fn loader(options: &RunOptions, switches: &ModSwitches) -> Loader {
    let mut loader = Loader::new(games::registry_of(options.games), options.paths.root());
    for folder in &options.mods {
        loader = loader.with_mod(folder);
    }
    for root in options.paths.mod_roots() {
        loader = loader.mods_in(root);
    }
    for off in &switches.off {
        loader = loader.without(off);
    }
    loader
}

/// Fills the shelf. Even if the game's own content has errors, its pictures, texts and sounds are
/// available to show them.
pub(in crate::app) fn read(options: &RunOptions, switches: &ModSwitches) -> Shelf {
    match loader(options, switches).load() {
        Ok(library) => filled(options, library),
        Err(broken) => Shelf {
            broken,
            files: Files::of_game(options.paths.root()),
            ..Shelf::default()
        },
    }
}

/// Refills the shelf after an edit. A faulty edit changes only [`Shelf::edit`]; returns true for a
/// good one.
pub(in crate::app) fn read_again(
    options: &RunOptions,
    switches: &ModSwitches,
    shelf: &mut Shelf,
) -> bool {
    let loader = loader(options, switches);
    let read = match &shelf.library {
        Some(old) => loader.reload(old),
        None => loader.load(),
    };
    let mut new = match read {
        Ok(library) => filled(options, library),
        Err(problems) => {
            shelf.edit = problems;
            return false;
        }
    };
    if new.games.len() < shelf.games.len() {
        shelf.edit = mem::take(&mut new.broken);
        return false;
    }
    *shelf = new;
    true
}

fn filled(options: &RunOptions, library: Library) -> Shelf {
    let mut shelf = Shelf {
        files: library.files().clone(),
        ..Shelf::default()
    };
    for entry in options.games {
        match entry.open(&library) {
            Ok(game) => shelf.games.push(shelved(game, &library)),
            Err(problem) => {
                let assets = options.paths.assets();
                shelf.broken.push(Problem::about(assets, problem));
            }
        }
    }
    shelf.library = Some(library);
    shelf
}

fn shelved(game: Arc<dyn OpenGame>, library: &Library) -> ShelvedGame {
    // An unreadable lesson was already reported as a content problem.
    let lesson = Lesson::read(library.files(), game.id()).and_then(Result::ok);
    ShelvedGame {
        game,
        lesson: lesson.map(Arc::new),
    }
}
