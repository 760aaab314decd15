//! Checking content on request: [`check`].

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::disk::files::Limits;
use super::disk::paths::DataPaths;
use super::disk::whole::is_missing;
use super::library::{Library, ModState};
use super::loader::{Loader, is_mod, mods_below};
use super::mods::manifest;
use super::record::Registry;
use super::source::problem::Problem;

/// A file or folder that cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTarget {
    pub path: PathBuf,
    pub reason: String,
}

impl fmt::Display for BadTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for BadTarget {}

/// The depth of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Seconds at most.
    Quick,
    /// Also what takes its time, see [`Registry::check_strictly`].
    Strict,
}

/// The result of [`check`].
pub struct Checked {
    /// Errors and warnings, sorted.
    pub problems: Vec<Problem>,
    /// The content, unless something in it is wrong.
    pub library: Option<Library>,
    scope: Scope,
}

impl Checked {
    /// Adds problems that were found in the content since, as far as they concern what was asked
    /// about.
    pub fn add(&mut self, problems: impl IntoIterator<Item = Problem>) {
        let problems = problems.into_iter();
        let concerning = problems.filter(|problem| self.scope.concerns(problem));
        self.problems.extend(concerning);
        self.problems.sort();
        self.problems.dedup();
    }
}

/// Everything that was asked about.
struct Scope {
    /// Each path, without links, and the kind of place it is; none for all of the game's own.
    sought: Vec<(PathBuf, Target)>,
    /// The folder of the game's own content.
    core: PathBuf,
}

impl Scope {
    /// True for a problem that lies in a path asked about. Whatever a mod does to the rest of the
    /// game concerns it, too.
    fn concerns(&self, problem: &Problem) -> bool {
        let of_mods = |target: &Target| matches!(target, Target::Mods(_));
        self.sought.is_empty()
            || self.sought.iter().any(|(path, target)| {
                lies_in(problem, path) || of_mods(target) && lies_in(problem, &self.core)
            })
    }
}

/// The kind of place that a path names.
enum Target {
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
    depth: Depth,
) -> Result<Checked, BadTarget> {
    let mut sought = Vec::new();
    for path in targets {
        sought.push((real(path)?, target(path, paths)?));
    }
    let mut mods: Vec<PathBuf> = Vec::new();
    for (_, target) in &sought {
        if let Target::Mods(folders) = target {
            mods.extend(
                folders
                    .iter()
                    .filter(|folder| !mods.contains(folder))
                    .cloned()
                    .collect::<Vec<_>>(),
            );
        }
    }
    // Whoever mends a mod wants to see everything.
    let mut loader = Loader::new(registry.clone(), paths.root()).limited(Limits {
        problems: usize::MAX,
        ..Limits::default()
    });
    for folder in with_required(&mods) {
        loader = loader.with_mod(folder);
    }
    let core = paths.root();
    let scope = Scope {
        sought,
        core: core.canonicalize().unwrap_or_else(|_| core.to_owned()),
    };
    let (problems, library) = match loader.load() {
        Ok(library) => {
            let sought = scope.sought.iter();
            let problems = sought.flat_map(|(path, target)| of_target(&library, path, target));
            let problems = problems.chain(library.strays().iter().cloned());
            (problems.collect::<Vec<_>>(), Some(library))
        }
        // Without the game's own content nothing else can be checked.
        Err(mut problems) => {
            problems.retain(|problem| scope.concerns(problem));
            (problems, None)
        }
    };
    let mut checked = Checked {
        library: library.filter(|_| problems.is_empty()),
        problems,
        scope,
    };
    let warnings = match &checked.library {
        Some(library) => library.warnings(registry, depth),
        None => Vec::new(),
    };
    checked.add(warnings);
    Ok(checked)
}

fn real(path: &Path) -> Result<PathBuf, BadTarget> {
    let missing = |error: io::Error| BadTarget {
        path: path.to_owned(),
        reason: if is_missing(&error) {
            "not found".to_owned()
        } else {
            format!("cannot be opened: {error}")
        },
    };
    path.canonicalize().map_err(missing)
}

fn target(path: &Path, paths: &DataPaths) -> Result<Target, BadTarget> {
    let real = real(path)?;
    // As written if possible, so that problems name files the way the user did.
    let written = path
        .ancestors()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = written
        .chain(real.ancestors())
        .find(|folder| is_mod(folder))
    {
        return Ok(Target::Mods(vec![folder.to_owned()]));
    }
    let root = paths
        .root()
        .canonicalize()
        .unwrap_or_else(|_| paths.root().to_owned());
    let of_core = [root.join("assets"), root.join("levels")];
    if real == root || of_core.iter().any(|folder| real.starts_with(folder)) {
        return Ok(Target::Core);
    }
    let bad = |reason: String| BadTarget {
        path: path.to_owned(),
        reason,
    };
    let mut below = match mods_below(path) {
        Err(error) if path.is_dir() => return Err(bad(format!("cannot be opened: {error}"))),
        below => below.unwrap_or_default(),
    };
    below.retain(|folder| is_mod(folder));
    if below.is_empty() {
        let reason = "no mod.ron here or below, and not part of the game";
        return Err(bad(reason.to_owned()));
    }
    Ok(Target::Mods(below))
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
fn of_target(library: &Library, path: &Path, target: &Target) -> Vec<Problem> {
    let Target::Mods(folders) = target else {
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
    // A problem with a kind of record may name a folder that is not there.
    let mut there = problem.path.ancestors().map(Path::canonicalize);
    there
        .find_map(Result::ok)
        .is_some_and(|real| real.starts_with(path))
}

#[cfg(test)]
mod tests {
    use super::super::id::RecordId;
    use super::super::tests::{Bench, Monster, registry};
    use super::*;

    fn found(bench: &Bench, targets: &[&str]) -> Result<Vec<String>, BadTarget> {
        let here = bench.dir.path();
        let paths = DataPaths::new(here.join("core"), here.join("data"));
        let targets: Vec<PathBuf> = targets.iter().map(|target| here.join(target)).collect();
        let problems = check(&registry(), &paths, &targets, Depth::Quick)?.problems;
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

    /// The warnings about one mod.
    fn warned(bench: &Bench, registry: &Registry, target: &str, depth: Depth) -> Vec<String> {
        let here = bench.dir.path();
        let paths = DataPaths::new(here.join("core"), here.join("data"));
        let checked = check(registry, &paths, &[here.join(target)], depth).expect("a mod");
        assert!(checked.library.is_some());
        assert!(checked.problems.iter().all(|it| !it.is_error()));
        let here = format!("{}/", here.display());
        let shown = checked.problems.iter();
        shown.map(|it| it.to_string().replace(&here, "")).collect()
    }

    #[test]
    fn warnings_stand_at_their_places_and_leave_the_mod_in_use() {
        let bench = Bench::new();
        let file = "assets/rulesets/test_game/monsters.ron";
        bench.a_mod("a", "").in_mod(
            "a",
            file,
            "{\n\"a:rat\": (hit_points: 1, attacks: [\nHowl,\nHowl,\n]),\n}",
        );
        bench.in_mod("a", "levels/test_game/boards/draft.ron", "// later\n");
        bench.a_mod("b", "requires: {\"a\": \"*\"}");
        let registry = registry()
            .check(|library, report| {
                for (id, monster) in library.all::<Monster>() {
                    if monster.hit_points < 3 {
                        report.warn::<Monster>(id, "hit_points", "is weak");
                    }
                }
            })
            .check_strictly(|_, report| {
                let id = RecordId::new("a:rat").expect("an id");
                report.warn::<Monster>(&id, "", "loses every fight");
            });
        let monsters = format!("mods/a/{file}");
        let quick = [
            format!("{monsters}:2:23: warning: is weak\n    \"a:rat\": (hit_points: 1, attacks: ["),
            format!("{monsters}:4:1: warning: howls twice\n    Howl,"),
            "mods/a/levels/test_game/boards/draft.ron:1:1: warning: there is no record in this file; \
             levels/test_game/boards lie here"
                .to_owned(),
        ];
        assert_eq!(warned(&bench, &registry, "mods/a", Depth::Quick), quick);
        let strict = warned(&bench, &registry, "mods/a", Depth::Strict);
        assert_eq!(strict.len(), 4, "{strict:#?}");
        assert!(
            strict
                .iter()
                .any(|it| it.contains("warning: loses every fight"))
        );
        // It was not asked about.
        assert_eq!(warned(&bench, &registry, "mods/b", Depth::Quick), [""; 0]);
        assert_eq!(
            warned(&bench, &registry, "mods/a/levels", Depth::Quick),
            quick[2..]
        );
    }
}
