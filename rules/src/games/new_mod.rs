use std::{
    io,
    path::{Path, PathBuf},
};

use super::Games;
use crate::content::{Example, scaffold};

/// Writes a working mod with an example for every game of a list that has one, and returns its files, the
/// folder first.
///
/// # Errors
/// As with [`scaffold`].
pub fn new_mod(games: Games, parent: &Path, id: &str) -> io::Result<Vec<PathBuf>> {
    let examples: Vec<Example> = games
        .iter()
        .flat_map(|game| game.examples())
        .copied()
        .collect();
    scaffold(parent, id, &examples)
}
