//! Checking content on request: [`check`].

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use super::disk::files::Limits;
use super::disk::paths::DataPaths;
use super::library::{Library, ModState};
use super::loader::{Loader, is_mod, mods_below};
use super::mods::manifest;
use super::record::Registry;
use super::source::problem::Problem;

/// A file or folder that cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTarget {
    pub path: PathBuf,
    pub reason: &'static str,
}

impl fmt::Display for BadTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for BadTarget {}

/// The kind of place that a path names.
enum Checked {
    /// The game's own content, or part of it.
    Core,
    /// Mods: the path is one, contains them, or lies in one.
    Mods(Vec<PathBuf>),
}

/// Checks files and folders and returns all of their problems, sorted.
///
/// Each may be a mod's folder, a folder of mods, any file or folder in a mod, or one of the game's
/// own; without any, the game's own content is checked. Mods required by a checked one are looked
/// for beside it.
pub fn check(
    registry: &Registry,
    paths: &DataPaths,
    targets: &[PathBuf],
) -> Result<Vec<Problem>, BadTarget> {
    let mut sought = Vec::new();
    for path in targets {
        sought.push((real(path)?, target(path, paths)?));
    }
    let mut mods: Vec<PathBuf> = Vec::new();
    for (_, target) in &sought {
        if let Checked::Mods(folders) = target {
            mods.extend(
                folders
                    .iter()
                    .filter(|folder| !mods.contains(folder))
                    .cloned()
                    .collect::<Vec<_>>(),
            );
        }
    }
    let mut loader = Loader::new(registry.clone(), paths.root());
    for folder in with_required(&mods) {
        loader = loader.with_mod(folder);
    }
    let mut found: Vec<Problem> = match loader.load() {
        Ok(library) => sought
            .iter()
            .flat_map(|(path, target)| of_target(&library, path, target))
            .collect(),
        // Without the game's own content nothing else can be checked.
        Err(problems) => {
            let whole = sought
                .iter()
                .any(|(_, target)| matches!(target, Checked::Mods(_)));
            problems
                .into_iter()
                .filter(|problem| {
                    sought.is_empty()
                        || whole
                        || sought.iter().any(|(path, _)| lies_in(problem, path))
                })
                .collect()
        }
    };
    found.sort();
    found.dedup();
    Ok(found)
}

fn real(path: &Path) -> Result<PathBuf, BadTarget> {
    let missing = |_| BadTarget {
        path: path.to_owned(),
        reason: "is not there",
    };
    path.canonicalize().map_err(missing)
}

fn target(path: &Path, paths: &DataPaths) -> Result<Checked, BadTarget> {
    let real = real(path)?;
    // As written if possible, so that problems name files the way the user did.
    let written = path
        .ancestors()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = written
        .chain(real.ancestors())
        .find(|folder| is_mod(folder))
    {
        return Ok(Checked::Mods(vec![folder.to_owned()]));
    }
    let root = paths
        .root()
        .canonicalize()
        .unwrap_or_else(|_| paths.root().to_owned());
    let of_core = [root.join("assets"), root.join("levels")];
    if real == root || of_core.iter().any(|folder| real.starts_with(folder)) {
        return Ok(Checked::Core);
    }
    let below: Vec<PathBuf> = mods_below(path)
        .unwrap_or_default()
        .into_iter()
        .filter(|folder| is_mod(folder))
        .collect();
    if below.is_empty() {
        let reason = "is no mod (there is no mod.ron), holds none, and is not the game's own";
        return Err(BadTarget {
            path: path.to_owned(),
            reason,
        });
    }
    Ok(Checked::Mods(below))
}

/// The mods to load: those being checked, then those they require, from the folders beside them.
fn with_required(mods: &[PathBuf]) -> Vec<PathBuf> {
    let mut all = mods.to_vec();
    let mut ids: BTreeSet<String> = BTreeSet::new();
    let mut next = 0;
    while let Some(folder) = all.get(next).cloned() {
        next += 1;
        let Ok(read) = manifest::read(&folder, &Limits::default()) else {
            continue;
        };
        for id in read.manifest.requires.into_keys() {
            let beside = folder.with_file_name(&id);
            if ids.insert(id) && is_mod(&beside) && !all.contains(&beside) {
                all.push(beside);
            }
        }
    }
    all
}

/// The problems that concern the path asked about.
fn of_target(library: &Library, path: &Path, target: &Checked) -> Vec<Problem> {
    let Checked::Mods(folders) = target else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for info in library.mods() {
        let ModState::Faulty(problems) = &info.state else {
            continue;
        };
        let inside = |folder: &Path| {
            folder
                .canonicalize()
                .is_ok_and(|real| real.starts_with(path))
        };
        let whole = folders.contains(&info.folder) && inside(&info.folder);
        found.extend(
            problems
                .iter()
                .filter(|problem| whole || lies_in(problem, path))
                .cloned(),
        );
    }
    found
}

fn lies_in(problem: &Problem, path: &Path) -> bool {
    problem
        .path
        .canonicalize()
        .is_ok_and(|real| real.starts_with(path))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Bench, registry};
    use super::*;

    fn found(bench: &Bench, targets: &[&str]) -> Result<Vec<String>, BadTarget> {
        let here = bench.dir.path();
        let paths = DataPaths::new(here.join("core"), here.join("data"));
        let targets: Vec<PathBuf> = targets.iter().map(|target| here.join(target)).collect();
        let problems = check(&registry(), &paths, &targets)?;
        let real = here.canonicalize().expect("the folder");
        Ok(problems
            .iter()
            .map(|problem| {
                let path = problem
                    .path
                    .strip_prefix(&real)
                    .or(problem.path.strip_prefix(here));
                format!(
                    "{}:{}",
                    path.expect("a path inside").display(),
                    problem.line
                )
            })
            .collect())
    }

    #[test]
    fn what_was_asked_for_is_checked() {
        let bench = Bench::new();
        let file = "assets/rulesets/test_game/items.ron";
        bench.a_mod("a", "").in_mod("a", file, "{\n\"a:x\": (),\n}");
        bench.in_mod("a", "levels/test_game/boards.ron", "{ \"a:b\": () }");
        bench.a_mod("b", "requires: {\"c\": \"*\"}").a_mod("c", "");
        bench.in_mod("b", file, "{ \"c:x\": (price: 1) }");
        assert_eq!(found(&bench, &[]), Ok(vec![]));
        assert_eq!(found(&bench, &["core"]), Ok(vec![]));
        assert_eq!(found(&bench, &["mods/b"]), Ok(vec![]));
        let item = format!("mods/a/{file}:2");
        let board = "mods/a/levels/test_game/boards.ron:1".to_owned();
        assert_eq!(
            found(&bench, &["mods/a"]),
            Ok(vec![item.clone(), board.clone()])
        );
        assert_eq!(
            found(&bench, &["mods"]),
            Ok(vec![item.clone(), board.clone()])
        );
        assert_eq!(found(&bench, &["mods/a/levels"]), Ok(vec![board]));
        assert_eq!(found(&bench, &["mods/a/assets", "mods/b"]), Ok(vec![item]));
        let around = found(&bench, &["mods/a/assets/.."]).expect("a mod");
        assert_eq!(around.len(), 2, "{around:?}");
        assert!(found(&bench, &["nowhere"]).is_err());
        assert!(found(&bench, &["."]).is_err());
        bench.core("levels/test_game/boards/x.ron", "{ \"core:b\": () }");
        let own = "core/levels/test_game/boards/x.ron:1".to_owned();
        assert_eq!(found(&bench, &[]), Ok(vec![own.clone()]));
        assert_eq!(found(&bench, &["core/levels"]), Ok(vec![own.clone()]));
        assert_eq!(found(&bench, &["core/assets"]), Ok(vec![]));
        assert_eq!(found(&bench, &["mods/b"]), Ok(vec![own]));
    }
}
