use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{
    Answer, Failure,
    args::{Check, Places},
    content,
};
use crate::{
    content::{self as records, DataPaths, Files, Loader, MANIFEST, ModState, Problem},
    dungeon::{Level, LevelNeeds},
    games::{self, GameEntry, Games, Lesson},
    text::{ENGLISH, Text, TextProblem},
};

/// `tabledelve check`: one line per problem, followed by the offending text.
pub(super) fn check(places: &Places, asked: &Check) -> Result<Answer, Failure> {
    let paths = content::paths(places)?;
    let targets: Vec<PathBuf> = asked.paths.iter().chain(&places.mods).cloned().collect();
    let (levels, folders): (Vec<_>, Vec<_>) = targets
        .into_iter()
        .partition(|path| is_loose_level(path, &paths));
    let needs = match &asked.game {
        Some(game) => Some(needs_of(places, game)?),
        None => None,
    };
    let mut found = Vec::new();
    for level in &levels {
        found.extend(
            Level::read_for(level, needs.as_ref())
                .err()
                .unwrap_or_default(),
        );
    }
    if levels.is_empty() || !folders.is_empty() {
        found.extend(of_content(places.games, &paths, &folders)?);
    }
    found.sort();
    found.dedup();
    let lines: String = found.iter().map(|problem| format!("{problem}\n")).collect();
    Ok(match found.len() {
        0 => Answer::text(lines),
        1 => Answer::text(lines).with_finding("1 problem was found"),
        many => Answer::text(lines).with_finding(format!("{many} problems were found")),
    })
}

/// Requirements of a game on a level.
fn needs_of(places: &Places, game: &str) -> Result<LevelNeeds, Failure> {
    let (game, _) = content::open(places, game)?;
    let needs = game.level_needs();
    needs.ok_or_else(|| Failure::usage(format!("--game: {} takes no levels", game.id())))
}

/// Problems in records and files, or else those that only show in combination.
fn of_content(
    games: Games,
    paths: &DataPaths,
    targets: &[PathBuf],
) -> Result<Vec<Problem>, Failure> {
    let mut found = records::check(&games::registry_of(games), paths, targets)
        .map_err(|problem| Failure::usage(problem.to_string()))?;
    if found.is_empty() {
        let mods = mods_of(targets);
        if mods.is_empty() {
            // Duplicate texts only show across files.
            let (_, problems) = Text::of(ENGLISH, &Files::of_game(paths.root()));
            found.extend(problems.into_iter().map(of_text));
        }
        found.extend(of_games(games, paths, &mods));
    }
    Ok(found)
}

/// Problems that keep a game or its lesson from being played with the game's own content, or with
/// these mods on top.
fn of_games(games: Games, paths: &DataPaths, mods: &[PathBuf]) -> Vec<Problem> {
    let mut loader = Loader::new(games::registry_of(games), paths.root());
    for folder in mods {
        loader = loader.with_mod(folder);
    }
    let library = match loader.load() {
        Ok(library) => library,
        Err(problems) => return problems,
    };
    let mut used = library
        .mods()
        .iter()
        .filter(|info| info.state == ModState::Loaded);
    // The mods fail only in combination; the last one is the place to look.
    let about = used
        .next_back()
        .map_or_else(|| paths.assets(), |info| info.folder.clone());
    let about_game = |game: &&dyn GameEntry| {
        let open = match game.open(&library) {
            Ok(open) => open,
            Err(problem) => {
                let message = format!("{} cannot be played: {problem}", game.id());
                return Some(Problem::about(&about, message));
            }
        };
        let lesson = Lesson::read(library.files(), game.id())?;
        lesson.and_then(|lesson| lesson.rehearse(&*open)).err()
    };
    games.iter().filter_map(about_game).collect()
}

/// Folders of all mods that are named, contain a named path or lie in one.
fn mods_of(targets: &[PathBuf]) -> Vec<PathBuf> {
    let mut mods = Vec::new();
    for target in targets {
        let real = target.canonicalize().unwrap_or_else(|_| target.clone());
        match real
            .ancestors()
            .find(|folder| folder.join(MANIFEST).is_file())
        {
            Some(folder) => mods.push(folder.to_owned()),
            None => {
                let below = fs::read_dir(&real).into_iter().flatten().flatten();
                mods.extend(
                    below
                        .map(|it| it.path())
                        .filter(|it| it.join(MANIFEST).is_file()),
                );
            }
        }
    }
    mods.sort();
    mods.dedup();
    mods
}

/// True if a path is a standalone level: a RON file outside mods and the game.
fn is_loose_level(path: &Path, paths: &DataPaths) -> bool {
    let is_ron = path.extension().is_some_and(|extension| extension == "ron");
    let (Ok(real), true) = (path.canonicalize(), is_ron && path.is_file()) else {
        return false;
    };
    let own = [paths.assets(), paths.levels()];
    let own = own.iter().filter_map(|folder| folder.canonicalize().ok());
    let in_mod = real
        .ancestors()
        .any(|folder| folder.join(MANIFEST).is_file());
    !in_mod && !own.into_iter().any(|folder| real.starts_with(folder))
}

fn of_text(problem: TextProblem) -> Problem {
    Problem {
        line: problem.line.max(1),
        col: problem.column.max(1),
        excerpt: problem.text,
        ..Problem::about(problem.file, problem.what)
    }
}
