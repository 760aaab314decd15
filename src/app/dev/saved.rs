//! Saved games for tests of what is done with them.

use std::{path::Path, sync::Arc};

use crate::{
    content::{Library, Loader},
    dice::SourceKind,
    game::{SaveFile, SaveListing, SaveProblem},
    games::{GAMES, OpenGame, registry},
};

/// A file in the list of saves.
pub fn listing(name: &str, save: Result<SaveFile, SaveProblem>) -> SaveListing {
    SaveListing {
        path: name.into(),
        written: 0,
        save,
    }
}

/// The game's own content.
pub fn library() -> Library {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let loader = Loader::new(registry(), folder);
    loader.load().expect("the game's own content")
}

/// The first game on the list.
pub fn game(library: &Library) -> Arc<dyn OpenGame> {
    GAMES[0].open(library).expect("the game")
}

/// A save of it that can be continued.
pub fn sound() -> Result<SaveFile, SaveProblem> {
    let table = game(&library()).start(&Default::default(), 1, SourceKind::Seeded);
    Ok(table.expect("it begins").save())
}
