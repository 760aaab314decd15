//! Warnings that need more than records: texts that nobody wrote, drawings that are not there,
//! rules without a section, files that nothing reads.

mod languages;
mod names;
mod unread;

pub use languages::{Missing, missing};

use super::{Games, pages};
use crate::{
    content::{Library, Problem, Registry},
    text,
};

/// Everything in the content that is sound and still not shown or used, for `tabledelve check`.
pub fn warnings(games: Games, registry: &Registry, library: &Library) -> Vec<Problem> {
    let mut found = names::check(games, registry, library);
    found.extend(unread::check(games, registry, library));
    for game in games {
        // Content that cannot be opened has been told already.
        if let Ok(open) = game.open(library) {
            found.extend(pages::check_drawn(library.files(), &*open));
        }
    }
    found.extend(text::check(library.files()));
    found.extend(languages::check(games, registry, library));
    found
}
