//! A RON file with one value instead of records, read with the same care: [`RonFile`].

use std::path::Path;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::files::{self, Limits};
use crate::content::source::cursor::Cursor;
use crate::content::source::decode;
use crate::content::source::problem::{Problem, Source};
use crate::content::source::syntax::Node;
use crate::content::source::tree::{Rendered, locate, read_path};

/// The text of such a file, which knows the place of each field.
#[derive(Clone, Debug)]
pub struct RonFile {
    node: Node,
}

impl RonFile {
    /// Reads the value in a file. `Some(…)` may be left out.
    ///
    /// # Errors
    /// The problem and its place.
    pub fn read<T: DeserializeOwned>(path: &Path) -> Result<(T, RonFile), Problem> {
        let limits = Limits::default();
        Self::of(&files::read(path, &crate::content::CORE.into(), &limits)?)
    }

    /// The same for a part of a file, `text`, before which lie this many lines.
    ///
    /// # Errors
    /// The problem and its place in the file.
    pub fn part<T: DeserializeOwned>(
        path: &Path,
        lines: usize,
        text: &str,
    ) -> Result<(T, RonFile), Problem> {
        let text = "\n".repeat(lines) + text;
        Self::of(&Source::new(path, &crate::content::CORE.into(), text))
    }

    fn of<T: DeserializeOwned>(source: &Arc<Source>) -> Result<(T, RonFile), Problem> {
        let mut cursor = Cursor::new(source, Limits::default().nesting);
        let node = cursor
            .whole_value()
            .map_err(|error| source.problem(error.at, error.message))?;
        let rendered = Rendered::of(&node);
        match decode::parse::<T>(&rendered.text) {
            Ok(value) => Ok((value, RonFile { node })),
            Err(error) => Err(error.problem(&node, &rendered)),
        }
    }

    /// The problem that `ron` found in a file, in the words that records have for it.
    pub fn in_words<T: DeserializeOwned>(
        path: &Path,
        text: &str,
        error: &ron::error::SpannedError,
    ) -> Problem {
        let own = Self::read::<T>(path).err();
        own.unwrap_or_else(|| Problem::in_ron(path, text, error))
    }

    /// A problem with a field; its path is written as in `slips[2].text`, and an empty one means
    /// the whole file.
    pub fn problem(&self, field: &str, message: impl Into<String>) -> Problem {
        let part = locate(&self.node, &read_path(field));
        part.node.span.problem(message)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Plan {
        steps: Vec<Step>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Step {
        name: String,
        #[serde(default)]
        after: Option<u8>,
    }

    fn read(text: &str) -> Result<(Plan, RonFile), Problem> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("plan.ron");
        fs::write(&path, text).expect("a file");
        RonFile::read(&path)
    }

    #[test]
    fn a_field_is_found_again() {
        let text = "// A plan.\n(\n    steps: [\n        (name: \"one\"),\n        (name: \"two\", after: 1),\n    ],\n)\n";
        let (plan, sheet) = read(text).expect("a sound file");
        assert_eq!(
            (plan.steps[1].name.as_str(), plan.steps[1].after),
            ("two", Some(1))
        );
        let problem = sheet.problem("steps[1].after", "too early");
        assert_eq!((problem.line, problem.col), (5, 30));
        assert_eq!(problem.excerpt, "(name: \"two\", after: 1),");
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_place() {
        for (text, line, said) in [
            (
                "(\n    steps: [(nam: \"one\")],\n)",
                2,
                "there is no field `nam`",
            ),
            ("(steps: [\n(name: \"one\", after: 900)])", 2, "number"),
            ("(steps: [\n(name: \"one\"),\n", 1, "never closed"),
            ("(steps: [])\n(steps: [])", 2, "nothing may follow"),
        ] {
            let problem = read(text).expect_err(said);
            assert_eq!(problem.line, line, "{problem}");
            assert!(problem.to_string().contains(said), "{problem}");
        }
    }
}
