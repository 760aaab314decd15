//! Problems of files and their places: [`Problem`], and the texts that problems point into.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

/// One problem, at one place of one file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file or folder.
    pub path: PathBuf,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub col: usize,
    pub message: String,
    /// The line of text it is about; empty if the fault is not in a text.
    pub excerpt: String,
    /// The nearest right name, if a wrong one was written.
    pub suggestion: Option<String>,
    pub severity: Severity,
}

/// The severity of a [`Problem`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The content is sound, but something in it is never used or never shown.
    Warning,
    /// The mod cannot be used.
    Error,
}

/// Limit of problems in one mod, after which the search ends: more would only take time.
pub(in crate::content) const ENOUGH: usize = 300;

/// The longest part of a line that is quoted.
const LONGEST_EXCERPT: usize = 120;

impl Problem {
    /// A problem with a file or folder as a whole.
    pub fn about(path: impl Into<PathBuf>, message: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            line: 1,
            col: 1,
            message: message.into(),
            excerpt: String::new(),
            suggestion: None,
            severity: Severity::Error,
        }
    }

    /// A problem that the RON parser found in a text.
    pub fn in_ron(path: impl Into<PathBuf>, text: &str, error: &ron::error::SpannedError) -> Self {
        let at = error.span.start;
        let line = text.lines().nth(at.line.saturating_sub(1));
        Self {
            line: at.line,
            col: at.col,
            excerpt: excerpt(line.unwrap_or_default(), at.col),
            ..Self::about(path, error.code.to_string())
        }
    }

    /// The same as a warning.
    #[must_use]
    pub fn warning(mut self) -> Self {
        self.severity = Severity::Warning;
        self
    }

    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// Adds the nearest right name.
    #[must_use]
    pub fn suggesting(mut self, name: Option<String>) -> Self {
        self.suggestion = name;
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let warning = if self.is_error() { "" } else { "warning: " };
        write!(
            f,
            "{}:{}:{}: {warning}{}",
            self.path.display(),
            self.line,
            self.col,
            self.message
        )?;
        if let Some(name) = &self.suggestion {
            write!(f, "; did you mean `{name}`?")?;
        }
        if !self.excerpt.is_empty() {
            write!(f, "\n    {}", self.excerpt)?;
        }
        Ok(())
    }
}

/// The text of one file.
#[derive(Debug)]
pub(in crate::content) struct Source {
    pub path: PathBuf,
    /// Id of the mod that the file belongs to.
    pub owner: Arc<str>,
    pub text: String,
    line_starts: Vec<usize>,
}

impl Source {
    pub fn new(path: &Path, owner: &Arc<str>, text: String) -> Arc<Self> {
        let after_newline = text.match_indices('\n').map(|(at, _)| at + 1);
        let line_starts = std::iter::once(0).chain(after_newline).collect();
        Arc::new(Self {
            path: path.to_owned(),
            owner: owner.clone(),
            text,
            line_starts,
        })
    }

    /// A problem at a byte of the text.
    pub fn problem(&self, at: usize, message: impl Into<String>) -> Problem {
        let mut at = at.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let line = self.line_starts.partition_point(|&start| start <= at) - 1;
        let start = self.line_starts[line];
        let end = self
            .line_starts
            .get(line + 1)
            .map_or(self.text.len(), |&next| next - 1);
        let col = self.text[start..at].chars().count() + 1;
        Problem {
            path: self.path.clone(),
            line: line + 1,
            col,
            message: message.into(),
            excerpt: excerpt(&self.text[start..end.max(start)], col),
            suggestion: None,
            severity: Severity::Error,
        }
    }
}

/// The part of a line around a column, without its indentation.
fn excerpt(line: &str, col: usize) -> String {
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    let trimmed = line.trim();
    if trimmed.chars().count() <= LONGEST_EXCERPT {
        return trimmed.chars().map(clean).collect();
    }
    let from = col.saturating_sub(LONGEST_EXCERPT / 2);
    let part: String = line
        .chars()
        .skip(from)
        .take(LONGEST_EXCERPT)
        .map(clean)
        .collect();
    let before = if from > 0 { "…" } else { "" };
    format!("{before}{}…", part.trim())
}

/// A stretch of a file's text.
#[derive(Clone, Debug)]
pub(in crate::content) struct Span {
    pub source: Arc<Source>,
    pub start: usize,
    pub end: usize,
}

impl Span {
    pub fn text(&self) -> &str {
        self.source.text.get(self.start..self.end).unwrap_or("")
    }

    pub fn problem(&self, message: impl Into<String>) -> Problem {
        self.source.problem(self.start, message)
    }
}

/// The candidate that a misspelt name most likely means, if any is close.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    if word.len() > 200 {
        return None;
    }
    let word = word.to_lowercase();
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let Some(distance) = distance(&word, candidate) else {
            continue;
        };
        if best.is_none_or(|old| (distance, candidate) < old) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, name)| name.to_owned())
}

/// The edit distance of two names, or none if they are not alike.
fn distance(word: &str, candidate: &str) -> Option<usize> {
    let (space, name) = word.split_once(':').unwrap_or(("", word));
    let (right_space, right_name) = candidate.split_once(':').unwrap_or(("", candidate));
    // The right name in the wrong namespace, or in none, is a near miss whatever the namespace.
    let spaces = if space == right_space {
        0
    } else {
        1 + usize::from(name != right_name)
    };
    let allowed = (name.len().max(right_name.len()) / 3).max(1);
    if name.len().abs_diff(right_name.len()) > allowed {
        return None;
    }
    let names = strsim::osa_distance(name, &right_name.to_lowercase());
    (names <= allowed).then_some(names + spaces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_shows_its_place_and_line() {
        let source = Source::new(
            Path::new("a/b.ron"),
            &"core".into(),
            "one\n  twö three\n".into(),
        );
        let at = source.text.find("three").expect("the word");
        let problem = source
            .problem(at, "is wrong")
            .suggesting(Some("four".into()));
        let shown = "a/b.ron:2:7: is wrong; did you mean `four`?\n    twö three";
        assert_eq!(problem.to_string(), shown);
    }

    #[test]
    fn places_at_and_past_the_end_are_safe() {
        for text in ["", "\n", "ä", "a\nb"] {
            let source = Source::new(Path::new("x"), &"core".into(), text.into());
            for at in 0..6 {
                assert!(source.problem(at, "").line >= 1);
            }
        }
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let text = format!("{}here{}", "a".repeat(500), "b".repeat(500));
        let source = Source::new(Path::new("x"), &"core".into(), text);
        let shown = source.problem(500, "").excerpt;
        assert!(
            shown.contains("here") && shown.chars().count() < 130,
            "{shown}"
        );
    }

    #[test]
    fn the_nearest_name_is_found() {
        let names = [
            "hit_points",
            "attack_die",
            "core:goblin",
            "core:goblin_king",
        ];
        assert_eq!(nearest("hitpoints", names).as_deref(), Some("hit_points"));
        assert_eq!(
            nearest("core:gobiln", names).as_deref(),
            Some("core:goblin")
        );
        assert_eq!(nearest("goblin", names).as_deref(), Some("core:goblin"));
        assert_eq!(
            nearest("mine:goblin", names).as_deref(),
            Some("core:goblin")
        );
        assert_eq!(nearest("zzzzzz", names), None);
    }
}
