use std::{
    fmt, fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use fluent_bundle::{FluentError, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::{ENGLISH, PSEUDO, Text, functions, pseudo::stretch};
use crate::content::{CORE, Files, LOCALE, Problem, Translations};

/// The texts of the menus, for a copy of the game whose own files cannot be read: it must still say
/// what is wrong.
const MENUS: [&str; 3] = [
    include_str!("../../../assets/locale/en/ui.ftl"),
    include_str!("../../../assets/locale/en/kept.ftl"),
    include_str!("../../../assets/locale/en/settings.ftl"),
];

/// Size limit of a text file; anything larger is a mistake or an attack.
const LARGEST_FILE: u64 = 4 << 20;

/// A fault in a text file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextProblem {
    pub file: PathBuf,
    /// Line number from 1; 0 for the file as a whole.
    pub line: usize,
    /// Column number from 1.
    pub column: usize,
    /// Description of the fault.
    pub what: String,
    /// The offending text.
    pub text: String,
}

impl fmt::Display for TextProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}:{}: {}",
            self.file.display(),
            self.line,
            self.column,
            self.what
        )?;
        if !self.text.is_empty() {
            write!(f, "\n    {}", self.text)?;
        }
        Ok(())
    }
}

impl Text {
    /// Loads a language from the files of the game and its mods, with English for what it lacks. A
    /// mod's message replaces the one of the same name, whichever file that was in.
    ///
    /// Intact messages are used even if there are faults.
    pub fn of(language: &str, files: &Files) -> (Text, Vec<TextProblem>) {
        // The pseudo-language is made of English.
        let base = if language == PSEUDO { PSEUDO } else { ENGLISH };
        let (mut text, mut problems) = Text::load(base, &texts(ENGLISH, files));
        if !text.knows("title") {
            text.add_menus();
        }
        if language == ENGLISH {
            return (text, problems);
        }
        if language == PSEUDO {
            for bundle in &mut text.bundles {
                bundle.set_transform(Some(stretch));
            }
        } else {
            let (own, more) = Text::load(language, &texts(language, files));
            let (translations, unreadable) = Translations::read(files, language);
            problems.extend(more);
            problems.extend(unreadable.into_iter().map(TextProblem::from));
            text.bundles.splice(0..0, own.bundles);
            text.translations = translations;
        }
        text.language = language.to_owned();
        (text, problems)
    }

    /// Adds the texts of the menus that are built in, where no file has them.
    fn add_menus(&mut self) {
        for source in MENUS {
            let resource = FluentResource::try_new(source.to_owned());
            let resource = Arc::new(resource.unwrap_or_else(|(intact, _)| intact));
            for bundle in &mut self.bundles {
                // What a file does say stays as it says it.
                let _said_already = bundle.add_resource(Arc::clone(&resource));
            }
        }
    }

    /// Loads the messages in some files, each with the id of its mod; those of mods may replace
    /// others.
    pub(super) fn load(language: &str, files: &[(&str, &Path)]) -> (Text, Vec<TextProblem>) {
        let mut problems = Vec::new();
        let rules: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![rules]);
        // Isolation marks are for mixed writing directions; the fonts have no glyphs for them.
        bundle.set_use_isolating(false);
        functions::add_to(&mut bundle, language == PSEUDO);
        for (owner, file) in files {
            let Some(resource) = read(file, &mut problems) else {
                continue;
            };
            if *owner != CORE {
                bundle.add_resource_overriding(resource);
            } else if let Err(errors) = bundle.add_resource(Arc::clone(&resource)) {
                for error in errors {
                    problems.push(twice(file, resource.source(), &error));
                }
            }
        }
        let text = Text {
            language: language.to_owned(),
            bundles: vec![bundle],
            translations: Translations::default(),
            missing: Mutex::default(),
        };
        (text, problems)
    }
}

/// The files with the messages of a language, each with the id of its mod.
pub(super) fn texts<'a>(language: &str, files: &'a Files) -> Vec<(&'a str, &'a Path)> {
    let folder = format!("{LOCALE}/{language}");
    let all = files.each_below(&folder);
    let texts = all.filter(|(_, place, _)| place.ends_with(".ftl"));
    texts.map(|(owner, _, path)| (owner, path)).collect()
}

impl From<Problem> for TextProblem {
    fn from(problem: Problem) -> Self {
        TextProblem {
            file: problem.path,
            line: problem.line,
            column: problem.col,
            what: problem.message,
            text: problem.excerpt,
        }
    }
}

fn read(file: &Path, problems: &mut Vec<TextProblem>) -> Option<Arc<FluentResource>> {
    let source = match source_of(file) {
        Ok(source) => source,
        Err(what) => {
            problems.push(TextProblem {
                file: file.to_owned(),
                line: 0,
                column: 0,
                what,
                text: String::new(),
            });
            return None;
        }
    };
    let resource = match FluentResource::try_new(source) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let at = error.pos.start;
                problems.push(problem_at(file, resource.source(), at, error.to_string()));
            }
            resource
        }
    };
    Some(Arc::new(resource))
}

fn source_of(file: &Path) -> Result<String, String> {
    let size = fs::metadata(file).map_err(|error| error.to_string())?.len();
    if size > LARGEST_FILE {
        return Err(format!(
            "the file is larger than {} MiB",
            LARGEST_FILE >> 20
        ));
    }
    fs::read_to_string(file).map_err(|error| error.to_string())
}

fn problem_at(file: &Path, source: &str, at: usize, what: String) -> TextProblem {
    let at = source.floor_char_boundary(at.min(source.len()));
    let before = &source[..at];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    TextProblem {
        file: file.to_owned(),
        line: before.matches('\n').count() + 1,
        column: source[start..at].chars().count() + 1,
        what,
        text: source[start..]
            .lines()
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned(),
    }
}

/// Reports a duplicate key. It is located by searching the text, since Fluent gives no position.
fn twice(file: &Path, source: &str, error: &FluentError) -> TextProblem {
    let what = error.to_string();
    let at = match error {
        FluentError::Overriding { id, .. } => source
            .match_indices(id.as_str())
            .filter(|(at, _)| *at == 0 || source[..*at].ends_with('\n'))
            .filter(|(at, _)| {
                source[at + id.len()..]
                    .trim_start_matches(' ')
                    .starts_with('=')
            })
            .last()
            .map_or(0, |(at, _)| at),
        _ => 0,
    };
    problem_at(file, source, at, what)
}
