//! The files that hold records: the records that each adds, replaces, patches and removes.

use std::sync::Arc;

use crate::content::id::RecordId;
use crate::content::source::cursor::{Cursor, SyntaxError};
use crate::content::source::problem::{ENOUGH, Problem, Source, Span, nearest};
use crate::content::source::syntax::{Node, Shape};

/// A change to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::content) enum Change {
    Remove,
    Add,
    Replace,
    Patch,
}

impl Change {
    pub const ALL: [(&'static str, Self); 4] = [
        ("add", Self::Add),
        ("replace", Self::Replace),
        ("patch", Self::Patch),
        ("remove", Self::Remove),
    ];

    pub fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(_, change)| *change == self)
            .map_or("", |(word, _)| word)
    }
}

/// One record in a file.
#[derive(Clone, Debug)]
pub(in crate::content) struct Entry {
    pub change: Change,
    pub id: RecordId,
    pub id_span: Span,
    /// The record or the patch; for a removal, the id itself.
    pub body: Node,
}

/// Reads a file of records. A record that cannot be read does not hide those after it.
pub(in crate::content) fn read(
    source: &Arc<Source>,
    nesting: usize,
    problems: &mut Vec<Problem>,
) -> Vec<Entry> {
    let cursor = Cursor::new(source, nesting);
    let mut reader = Reader {
        source,
        cursor,
        entries: Vec::new(),
        problems,
        abandoned: false,
    };
    if let Err(error) = reader.file() {
        reader.report(error);
    }
    reader.entries
}

type Result<T> = std::result::Result<T, SyntaxError>;

struct Reader<'a> {
    source: &'a Arc<Source>,
    cursor: Cursor<'a>,
    entries: Vec<Entry>,
    problems: &'a mut Vec<Problem>,
    /// True once the rest of the file was given up, so that open brackets are not reported.
    abandoned: bool,
}

impl Reader<'_> {
    fn report(&mut self, error: SyntaxError) {
        self.problems
            .push(self.source.problem(error.at, error.message));
    }

    fn file(&mut self) -> Result<()> {
        self.cursor.skip_blank()?;
        match self.cursor.peek() {
            None => return Ok(()),
            Some('{') => self.records(Change::Add)?,
            Some('(') => self.sections()?,
            Some('#') => {
                return self.cursor.fail(
                    self.cursor.at,
                    "`#![enable(…)]` is not needed here: `Some` may be left out as it is",
                );
            }
            Some(_) => {
                return self.cursor.fail(
                    self.cursor.at,
                    "a file of records is `{ \"core:name\": (…), … }` or `(add: {…}, replace: {…}, \
                     patch: {…}, remove: […])`",
                );
            }
        }
        self.cursor.skip_blank()?;
        match self.cursor.peek() {
            None => Ok(()),
            Some(_) => self
                .cursor
                .fail(self.cursor.at, "nothing may follow the closing bracket"),
        }
    }

    fn sections(&mut self) -> Result<()> {
        let open = self.cursor.at;
        self.cursor.expect('(', "")?;
        let mut seen: Vec<Change> = Vec::new();
        loop {
            self.cursor.skip_blank()?;
            if self.cursor.eat(')') {
                return Ok(());
            }
            if self.cursor.rest().is_empty() {
                return self.cursor.fail(open, "this `(` is never closed");
            }
            let start = self.cursor.at;
            let word = self.cursor.name().unwrap_or_default();
            let Some((_, change)) = Change::ALL.into_iter().find(|(name, _)| *name == word) else {
                let near = nearest(&word, Change::ALL.map(|(name, _)| name));
                let message = "expected `add`, `replace`, `patch` or `remove`";
                self.problems
                    .push(self.source.problem(start, message).suggesting(near));
                return self.leave_file();
            };
            if seen.contains(&change) {
                return self
                    .cursor
                    .fail(start, format!("`{word}` stands here twice"));
            }
            seen.push(change);
            self.cursor.skip_blank()?;
            self.cursor.expect(':', &format!("after `{word}`"))?;
            self.cursor.skip_blank()?;
            match change {
                Change::Remove => self.removals()?,
                _ => self.records(change)?,
            }
            if self.abandoned {
                return Ok(());
            }
            self.cursor.skip_blank()?;
            if !self.cursor.eat(',') && self.cursor.peek() != Some(')') {
                let found = self.cursor.found();
                let message = format!("expected `,` or `)` after `{word}`, found {found}");
                return self.cursor.fail(self.cursor.at, message);
            }
        }
    }

    /// Skips to the end, because the rest could not be understood.
    fn leave_file(&mut self) -> Result<()> {
        self.cursor.at = self.source.text.len();
        self.abandoned = true;
        Ok(())
    }

    fn records(&mut self, change: Change) -> Result<()> {
        let open = self.cursor.at;
        self.cursor.expect('{', "before the records")?;
        loop {
            self.cursor.skip_blank()?;
            if self.cursor.eat('}') {
                return Ok(());
            }
            if self.cursor.rest().is_empty() {
                return self.cursor.fail(open, "this `{` is never closed");
            }
            let start = self.cursor.at;
            if let Err(error) = self.record(change, open) {
                let at = error.at;
                self.report(error);
                if self.problems.len() > ENOUGH {
                    return self.leave_file();
                }
                if !self.skip_to_next(start, at) {
                    return self.leave_file();
                }
            }
        }
    }

    fn record(&mut self, change: Change, open: usize) -> Result<()> {
        let start = self.cursor.at;
        if self.cursor.peek() != Some('"') {
            let found = self.cursor.found();
            return self
                .cursor
                .fail(start, format!("expected an id in quotes, found {found}"));
        }
        let text = self.cursor.text()?;
        let id_span = self.cursor.span(start);
        self.cursor.skip_blank()?;
        self.cursor.expect(':', "after the id")?;
        let body = self.cursor.value()?;
        self.cursor.skip_blank()?;
        if !self.cursor.eat(',') && self.cursor.peek() != Some('}') {
            let found = self.cursor.found();
            if self.cursor.rest().is_empty() {
                return self.cursor.fail(open, "this `{` is never closed");
            }
            let message = format!("expected `,` or `}}` after the record, found {found}");
            return self.cursor.fail(self.cursor.at, message);
        }
        self.push(change, &text, id_span, body);
        Ok(())
    }

    fn push(&mut self, change: Change, text: &str, id_span: Span, body: Node) {
        match RecordId::new(text) {
            Ok(id) => self.entries.push(Entry {
                change,
                id,
                id_span,
                body,
            }),
            Err(error) => {
                let name = &self.source.owner;
                let bare = !text.contains(':') && RecordId::new(&format!("{name}:{text}")).is_ok();
                let full = bare.then(|| format!("{name}:{text}"));
                self.problems
                    .push(id_span.problem(error.to_string()).suggesting(full));
            }
        }
    }

    fn removals(&mut self) -> Result<()> {
        let open = self.cursor.at;
        self.cursor.expect('[', "before the ids to remove")?;
        loop {
            self.cursor.skip_blank()?;
            if self.cursor.eat(']') {
                return Ok(());
            }
            if self.cursor.rest().is_empty() {
                return self.cursor.fail(open, "this `[` is never closed");
            }
            if self.cursor.peek() != Some('"') {
                let found = self.cursor.found();
                let message = format!("expected an id in quotes, found {found}");
                return self.cursor.fail(self.cursor.at, message);
            }
            let body = self.cursor.value()?;
            let span = body.span.clone();
            if let Shape::Text(text) = &body.shape {
                let text = text.clone();
                self.push(Change::Remove, &text, span, body);
            }
            self.cursor.skip_blank()?;
            if !self.cursor.eat(',') && self.cursor.peek() != Some(']') {
                let found = self.cursor.found();
                let message = format!("expected `,` or `]`, found {found}");
                return self.cursor.fail(self.cursor.at, message);
            }
        }
    }

    /// After an error in the record that began at `start`: skips to the next line that begins, in
    /// the same column, with a quoted text. False if there is none.
    fn skip_to_next(&mut self, start: usize, error: usize) -> bool {
        let text = &self.source.text;
        let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let indent = &text[line_start..start];
        if !indent.trim().is_empty() {
            return false;
        }
        // An unclosed bracket is reported where it opens, so search from the start of the record.
        let mut at = if error > start { start + 1 } else { error + 1 };
        while let Some(newline) = text.get(at..).and_then(|rest| rest.find('\n')) {
            at += newline + 1;
            if text[at..]
                .strip_prefix(indent)
                .is_some_and(|line| line.starts_with('"'))
            {
                self.cursor.at = at + indent.len();
                return true;
            }
        }
        false
    }
}
