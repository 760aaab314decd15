use std::{path::PathBuf, sync::Arc};

use super::{Failure, args::Places};
use crate::{
    content::{DataPaths, Library, Loader, MANIFEST, ModState, Problem},
    game::SetupValues,
    games::{self, OpenGame},
    text::{ENGLISH, Text, find_language},
};

/// Locates the folders of the game and of the player.
pub(super) fn paths(places: &Places) -> Result<DataPaths, Failure> {
    DataPaths::find(places.data_dir.as_deref())
        .map_err(|problem| Failure::usage(problem.to_string()))
}

/// The folders given with `--mod`, each checked to be a mod.
pub(super) fn mods(places: &Places) -> Result<&[PathBuf], Failure> {
    let is_mod = |folder: &PathBuf| folder.join(MANIFEST).is_file();
    match places.mods.iter().find(|folder| !is_mod(folder)) {
        None => Ok(&places.mods),
        Some(folder) => Err(Failure::usage(format!(
            "--mod {}: there is no {MANIFEST} in it; name the folder of a mod, or the id of an \
             installed one",
            folder.display()
        ))),
    }
}

/// Loads the game's own content and the named mods. An unusable mod is an error: without it the
/// command would answer a different question.
pub(super) fn library(places: &Places, paths: &DataPaths) -> Result<Library, Failure> {
    let mut loader = Loader::new(games::registry_of(places.games), paths.root());
    for folder in mods(places)? {
        loader = loader.with_mod(folder);
    }
    let library = loader.load().map_err(|problems| {
        faults(
            "the game's own content has errors; reinstall the game or mend them:",
            &problems,
        )
    })?;
    for info in library.mods() {
        if let ModState::Faulty(problems) = &info.state {
            let what = format!("the mod '{}' cannot be used:", info.id);
            return Err(faults(&what, problems));
        }
    }
    Ok(library)
}

fn faults(what: &str, problems: &[Problem]) -> Failure {
    let lines = problems.iter().map(|problem| format!("\n{problem}"));
    Failure::usage(lines.fold(what.to_owned(), |text, line| text + &line))
}

/// The texts in the language asked for.
pub(super) fn text(places: &Places, library: &Library) -> Result<Text, Failure> {
    let language = match &places.language {
        Some(id) => find_language(library.files(), id)
            .map_err(|problem| Failure::usage(format!("--language: {problem}")))?,
        None => ENGLISH.to_owned(),
    };
    Ok(Text::of(&language, library.files()).0)
}

/// Opens a game with its content.
pub(super) fn open(places: &Places, game: &str) -> Result<(Arc<dyn OpenGame>, Library), Failure> {
    // Report an unknown game before reading anything.
    let entry = games::find_in(places.games, game).map_err(Failure::usage)?;
    let library = library(places, &paths(places)?)?;
    let opened = entry
        .open(&library)
        .map_err(|problem| Failure::usage(format!("{game} cannot be played: {problem}")))?;
    Ok((opened, library))
}

/// Checks the values of `--set` against the game's form.
pub(super) fn values(
    game: &dyn OpenGame,
    set: &[(String, String)],
) -> Result<SetupValues, Failure> {
    let form = game.setup_form();
    let values = form.known(SetupValues(set.iter().cloned().collect()));
    form.check(&values)
        .map_err(|problem| Failure::usage(format!("--set: {problem}")))?;
    Ok(values)
}
