//! A position in a text, moving forward over names, blanks and comments.

use std::sync::Arc;

use super::problem::{Source, Span};

/// Text that is not RON.
#[derive(Debug)]
pub(in crate::content) struct SyntaxError {
    pub at: usize,
    pub message: String,
}

pub(in crate::content) type Result<T> = std::result::Result<T, SyntaxError>;

/// A position in a text, moving forward.
pub(in crate::content) struct Cursor<'a> {
    pub source: &'a Arc<Source>,
    pub at: usize,
    /// Remaining depth of nesting.
    pub depth_left: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(source: &'a Arc<Source>, deepest: usize) -> Self {
        Self {
            source,
            at: 0,
            depth_left: deepest,
        }
    }

    pub fn fail<T>(&self, at: usize, message: impl Into<String>) -> Result<T> {
        Err(SyntaxError {
            at,
            message: message.into(),
        })
    }

    pub fn rest(&self) -> &'a str {
        self.source.text.get(self.at..).unwrap_or("")
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Steps over `c` if it is next.
    pub fn eat(&mut self, c: char) -> bool {
        let here = self.peek() == Some(c);
        if here {
            self.at += c.len_utf8();
        }
        here
    }

    pub fn expect(&mut self, c: char, what: &str) -> Result<()> {
        if self.eat(c) {
            return Ok(());
        }
        self.fail(
            self.at,
            format!("expected `{c}` {what}, found {}", self.found()),
        )
    }

    /// The next character or word, for messages.
    pub fn found(&self) -> String {
        match self.peek() {
            None => "the end of the file".into(),
            Some(c) => format!("`{c}`"),
        }
    }

    pub fn span(&self, start: usize) -> Span {
        Span {
            source: self.source.clone(),
            start,
            end: self.at,
        }
    }

    /// Steps over white space and comments.
    pub fn skip_blank(&mut self) -> Result<()> {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start_matches(is_blank);
            self.at += rest.len() - trimmed.len();
            if trimmed.starts_with("//") {
                self.at += trimmed.find('\n').unwrap_or(trimmed.len());
            } else if trimmed.starts_with("/*") {
                self.skip_block_comment()?;
            } else if trimmed.starts_with('#') && !trimmed.starts_with("#!") {
                let message = "a comment begins with `//`, not with `#`";
                return self.fail(self.at, message);
            } else {
                return Ok(());
            }
        }
    }

    fn skip_block_comment(&mut self) -> Result<()> {
        let start = self.at;
        let mut open = 0usize;
        loop {
            let rest = self.rest();
            if rest.starts_with("/*") {
                open += 1;
                self.at += 2;
            } else if rest.starts_with("*/") {
                open -= 1;
                self.at += 2;
                if open == 0 {
                    return Ok(());
                }
            } else if self.next().is_none() {
                return self.fail(start, "this comment is never closed");
            }
        }
    }

    /// Reads a bare name, if one is next.
    pub fn name(&mut self) -> Option<String> {
        let start = self.at;
        if self.rest().starts_with("r#") {
            self.at += 2;
            let raw =
                self.take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '+' | '-'));
            return Some(raw.to_owned());
        }
        if !self.peek().is_some_and(|c| c.is_alphabetic() || c == '_') {
            return None;
        }
        self.take_while(|c| c.is_alphanumeric() || c == '_');
        Some(self.source.text[start..self.at].to_owned())
    }

    pub fn take_while(&mut self, good: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !good(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }
}

/// True for RON's white space.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        ' ' | '\t'
            | '\n'
            | '\r'
            | '\u{0B}'
            | '\u{0C}'
            | '\u{85}'
            | '\u{200E}'
            | '\u{200F}'
            | '\u{2028}'
            | '\u{2029}'
    )
}
