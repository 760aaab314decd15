use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, SystemTime},
};

use serde::Serialize;

use super::{
    Answer, Failure,
    answer::{self, note},
    args::{Check, Places},
    bouts, content,
};
use crate::{
    content::{
        self as records, CORE, DataPaths, Depth, Library, Loader, MANIFEST, ModState, Problem,
        Severity,
    },
    dungeon::{Level, LevelNeeds},
    game::BoutPlace,
    games::{self, GameEntry, Games, Lesson, Missing, OpenBout},
    text::{ENGLISH, Text, TextProblem},
};

/// Limit of problems on one screen; JSON has all.
const MOST_SHOWN: usize = 200;

/// `tabledelve check`, once or again and again.
pub(super) fn check(places: &Places, asked: &Check) -> Result<Answer, Failure> {
    let paths = content::paths(places)?;
    let mut watched: Vec<PathBuf> = asked.paths.iter().chain(&places.mods).cloned().collect();
    if watched.is_empty() {
        watched = vec![paths.assets(), paths.levels()];
    }
    let mut seen = files_below(&watched);
    let mut answer = once(places, asked)?;
    loop {
        if !asked.watch {
            return Ok(answer);
        }
        answer::tell(Ok(answer));
        note("checked; waiting for a change");
        let mut now = seen.clone();
        while now == seen {
            thread::sleep(BETWEEN_LOOKS);
            now = files_below(&watched);
        }
        seen = now;
        note("checking");
        answer = match once(places, asked) {
            Ok(answer) => answer,
            Err(failure) => {
                // A file may be away while an editor saves it.
                note(&failure.to_string());
                Answer::text("")
            }
        };
    }
}

/// Time between two looks at the files.
const BETWEEN_LOOKS: Duration = Duration::from_millis(300);

/// Every file with its size and the time of its last change.
fn files_below(paths: &[PathBuf]) -> BTreeMap<PathBuf, (u64, Option<SystemTime>)> {
    let mut found = BTreeMap::new();
    let mut open = paths.to_vec();
    while let Some(path) = open.pop() {
        let Ok(metadata) = path.metadata() else {
            continue;
        };
        if metadata.is_dir() && !path.is_symlink() {
            let inside = fs::read_dir(&path).into_iter().flatten().flatten();
            open.extend(inside.map(|entry| entry.path()));
        } else {
            found.insert(path, (metadata.len(), metadata.modified().ok()));
        }
    }
    found
}

/// One check: one line per problem, followed by the offending text, or all as JSON.
fn once(places: &Places, asked: &Check) -> Result<Answer, Failure> {
    let paths = content::paths(places)?;
    let targets: Vec<PathBuf> = asked.paths.iter().chain(&places.mods).cloned().collect();
    let (levels, folders): (Vec<_>, Vec<_>) = targets
        .into_iter()
        .partition(|path| is_loose_level(path, &paths));
    let needs = match &asked.game {
        Some(game) => Some(needs_of(places, game)?),
        None => None,
    };
    let (mut found, mut languages) = (Vec::new(), Vec::new());
    for level in &levels {
        found.extend(match is_of_records(level) {
            true => vec![Problem::about(level, OF_RECORDS)],
            false => Level::read_for(level, needs.as_ref())
                .err()
                .unwrap_or_default(),
        });
    }
    if levels.is_empty() || !folders.is_empty() {
        let depth = if asked.strict {
            Depth::Strict
        } else {
            Depth::Quick
        };
        let (problems, missing) = of_content(places.games, &paths, &folders, depth)?;
        found.extend(problems);
        languages = missing;
    }
    if asked.strict {
        for problem in &mut found {
            problem.severity = Severity::Error;
        }
    }
    found.sort();
    found.dedup();
    let report = CheckReport::of(&found, &languages);
    let answer = if asked.json {
        Answer::json(&report)?
    } else {
        let shown = found.iter().take(MOST_SHOWN);
        let mut lines: String = shown.map(|problem| format!("{problem}\n")).collect();
        if found.len() > MOST_SHOWN {
            lines += &format!("and {} more\n", found.len() - MOST_SHOWN);
        }
        lines.extend(languages.iter().map(in_a_line));
        Answer::text(lines)
    };
    Ok(match report.errors {
        0 if asked.json => answer,
        0 => {
            if let Some(warnings) = count(report.warnings, "warning") {
                note(&warnings);
            }
            answer
        }
        errors => answer.with_finding(count(errors, "problem").unwrap_or_default()),
    })
}

/// What a language lacks, in numbers.
fn in_a_line(missing: &Missing) -> String {
    let [texts, records, pages] = missing.of;
    format!(
        "{}: missing are {} of {texts} texts, {} of {records} texts in records and {} of {pages} \
         pages\n",
        missing.language,
        missing.texts.len(),
        missing.records.len(),
        missing.pages.len(),
    )
}

fn count(number: usize, what: &str) -> Option<String> {
    match number {
        0 => None,
        1 => Some(format!("1 {what} was found")),
        many => Some(format!("{many} {what}s were found")),
    }
}

/// `tabledelve check --json`.
#[derive(Serialize)]
struct CheckReport<'a> {
    errors: usize,
    warnings: usize,
    problems: Vec<Shown<'a>>,
    /// What other languages lack that English has.
    languages: &'a [Missing],
}

/// A problem as editors take it.
#[derive(Serialize)]
struct Shown<'a> {
    severity: Severity,
    file: String,
    line: usize,
    column: usize,
    message: &'a str,
    excerpt: &'a str,
    suggestion: Option<&'a str>,
}

impl<'a> CheckReport<'a> {
    fn of(problems: &'a [Problem], languages: &'a [Missing]) -> Self {
        let errors = problems.iter().filter(|problem| problem.is_error()).count();
        let shown = |problem: &'a Problem| Shown {
            severity: problem.severity,
            file: problem.path.display().to_string(),
            line: problem.line,
            column: problem.col,
            message: &problem.message,
            excerpt: &problem.excerpt,
            suggestion: problem.suggestion.as_deref(),
        };
        CheckReport {
            errors,
            warnings: problems.len() - errors,
            problems: problems.iter().map(shown).collect(),
            languages,
        }
    }
}

/// Requirements of a game on a level.
fn needs_of(places: &Places, game: &str) -> Result<LevelNeeds, Failure> {
    let (game, _) = content::open(places, game)?;
    let needs = game.level_needs();
    needs.ok_or_else(|| Failure::usage(format!("--game: {} takes no levels", game.id())))
}

/// Problems in records and files, or else those that only show in combination; and what languages
/// lack.
fn of_content(
    games: Games,
    paths: &DataPaths,
    targets: &[PathBuf],
    depth: Depth,
) -> Result<(Vec<Problem>, Vec<Missing>), Failure> {
    let registry = games::registry_of(games);
    let mut languages = Vec::new();
    let mut checked = records::check(&registry, paths, targets, depth)
        .map_err(|problem| Failure::usage(problem.to_string()))?;
    if let Some(library) = checked.library.take() {
        if library.mods().len() == 1 {
            // Duplicate texts only show across files.
            let (_, problems) = Text::of(ENGLISH, library.files());
            checked.problems.extend(problems.into_iter().map(of_text));
        }
        languages = games::missing(games, &registry, &library);
        checked.problems.extend(of_games(games, paths, &library));
        checked.add(games::warnings(games, &registry, &library));
        if depth == Depth::Strict && checked.problems.iter().all(|it| !it.is_error()) {
            checked.add(of_bouts(games, &library)?);
        }
    }
    Ok((checked.problems, languages))
}

/// Problems that keep a game or its lesson from being played with this content.
fn of_games(games: Games, paths: &DataPaths, library: &Library) -> Vec<Problem> {
    let mut used = library
        .mods()
        .iter()
        .filter(|info| info.state == ModState::Loaded);
    // The mods fail only in combination; the last one is the place to look.
    let about = match used.next_back() {
        Some(info) if used.next().is_some() => info.folder.clone(),
        _ => paths.assets(),
    };
    let about_game = |game: &&dyn GameEntry| {
        let open = match game.open(library) {
            Ok(open) => open,
            Err(problem) => {
                let message = format!("{} cannot be played: {problem}", game.id());
                return Some(Problem::about(&about, message));
            }
        };
        let lesson = Lesson::read(library.files(), game.id())?;
        let problem = lesson.and_then(|lesson| lesson.rehearse(&*open)).err()?;
        Some(of_lesson(games, paths, library, *game, problem))
    };
    games.iter().filter_map(about_game).collect()
}

/// A lesson that goes astray because a mod changes what it rests on: a warning at that mod, since
/// everything else can be played. A mod that brings the lesson has to mend it.
fn of_lesson(
    games: Games,
    paths: &DataPaths,
    library: &Library,
    game: &dyn GameEntry,
    problem: Problem,
) -> Problem {
    let mut mods = library
        .mods()
        .iter()
        .skip(1)
        .filter(|info| info.state == ModState::Loaded)
        .take_while(|info| !problem.path.starts_with(&info.folder));
    let astray = |loader: &Loader| {
        let library = loader.load().ok()?;
        let open = game.open(&library).ok()?;
        let lesson = Lesson::read(library.files(), game.id())?.ok()?;
        lesson.rehearse(&*open).err()
    };
    let is_played = |loader: &Loader| {
        let library = loader.load().ok();
        let used = library.filter(|it| it.problems().next().is_none());
        let open = used.and_then(|library| {
            let open = game.open(&library).ok()?;
            Some((Lesson::read(library.files(), game.id())?.ok()?, open))
        });
        open.is_some_and(|(lesson, open)| lesson.rehearse(&*open).is_ok())
    };
    let mut loader = Loader::new(games::registry_of(games), paths.root());
    if astray(&loader).is_some() {
        return problem;
    }
    let culprit = mods.find(|info| {
        loader = loader.clone().with_mod(&info.folder);
        astray(&loader).is_some()
    });
    let Some(info) = culprit else { return problem };
    let name = info.manifest.as_ref().map_or("", |it| it.name.as_str());
    let mut changes = loader.changes(&info.folder);
    changes.retain(|change| change.game() == game.id());
    let alone = changes.iter().take(MOST_TRIED).find(|change| {
        let without = loader.clone();
        let without = without.without_change(&info.folder, (*change).clone());
        is_played(&without)
    });
    let named: Vec<String> = match alone {
        Some(change) => vec![format!("`{}`", change.id)],
        None => changes
            .iter()
            .take(8)
            .map(|it| format!("`{}`", it.id))
            .collect(),
    };
    let message = format!(
        "with \"{name}\" the tutorial of {} cannot be finished: it depends on what this mod \
         changes ({}). Everything else can be played; `assets/rulesets/{}/lesson.ron` in the mod \
         would be its own tutorial. It goes wrong at {}:{}: {}",
        game.id(),
        named.join(", "),
        game.id(),
        problem.path.display(),
        problem.line,
        problem.message
    );
    match alone {
        Some(change) => change.warning(message),
        None => Problem::about(info.folder.join(MANIFEST), message).warning(),
    }
}

/// Limit of changes that are left out one by one, to find the one that breaks a lesson.
const MOST_TRIED: usize = 20;

/// Bouts that are won too often or too seldom: those of the game itself, or of the mods in use.
fn of_bouts(games: Games, library: &Library) -> Result<Vec<Problem>, Failure> {
    let own = library.mods().len() == 1;
    let mut found = Vec::new();
    for game in games.iter().filter_map(|game| game.open(library).ok()) {
        let is_asked = |bout: &OpenBout| own || bout.about.id.namespace() != CORE;
        let bouts: Vec<OpenBout> = game.bouts().into_iter().filter(is_asked).collect();
        for (bout, feat) in bouts.iter().zip(bouts::play(&*game, &bouts)?) {
            let BoutPlace {
                kind,
                id,
                field,
                fair: (least, most),
                ..
            } = &bout.about;
            let share = 100.0 * feat.came_off as f64 / feat.times.max(1) as f64;
            if (f64::from(*least)..=f64::from(*most)).contains(&share) {
                continue;
            }
            let message = format!(
                "this fight is won {share:.1}% of the time; {least}% to {most}% would be fair"
            );
            found.extend(library.warning(*kind, id, field, message));
        }
    }
    Ok(found)
}

/// Advice for whoever checks a loose file of records.
const OF_RECORDS: &str = "these are records, and by itself only a level can be checked; put the file \
                          where its kind belongs in a mod, as in `levels/adventures/`, and check the mod";

/// True for a file that begins as a file of records does.
fn is_of_records(path: &Path) -> bool {
    let bytes = records::read_within(path, LONGEST_LOOK).unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.next().is_some_and(|line| line.starts_with('{'))
}

/// Size of the largest loose file that is looked at, in bytes; larger ones are refused anyway.
const LONGEST_LOOK: u64 = 1 << 20;

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
