//! A reader of RON text that remembers the place of everything.
//!
//! `ron` itself turns text into values; this only finds the parts: the start of each record, the
//! fields of a struct, the quoted ids. It refuses nesting that is too deep before `ron` sees it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::cursor::{Cursor, Result};
use super::problem::Span;
use super::tree::canonical_text;

/// A value in a text and its parts.
#[derive(Clone, Debug)]
pub(in crate::content) struct Node {
    pub span: Span,
    pub shape: Shape,
    /// The mod that last changed something inside, if that is not the text's own.
    pub changed_by: Option<Arc<str>>,
}

#[derive(Clone, Debug)]
pub(in crate::content) enum Shape {
    /// A number, a character, `true`, `None`, a bare name.
    Plain,
    /// A string, without quotes and escapes.
    Text(String),
    /// `Name(field: value, …)`, with or without a name; also `()` and `Name()`.
    Struct {
        name: Option<String>,
        fields: Vec<Field>,
    },
    /// `Name(value, …)`, with or without a name.
    Tuple {
        name: Option<String>,
        items: Vec<Node>,
    },
    /// `[value, …]`
    List(Vec<Node>),
    /// `{key: value, …}`
    Map(Vec<(Node, Node)>),
}

#[derive(Clone, Debug)]
pub(in crate::content) struct Field {
    pub name: String,
    pub name_span: Span,
    pub value: Node,
}

impl Cursor<'_> {
    /// Reads one value.
    pub fn value(&mut self) -> Result<Node> {
        self.skip_blank()?;
        if self.depth_left == 0 {
            return self.fail(self.at, "nested too deep");
        }
        self.depth_left -= 1;
        let node = self.value_here();
        self.depth_left += 1;
        node
    }

    /// Reads the single value in a file.
    pub fn whole_value(&mut self) -> Result<Node> {
        let node = self.value()?;
        self.skip_blank()?;
        match self.peek() {
            None => Ok(node),
            Some(_) => self.fail(self.at, "nothing may follow the closing bracket"),
        }
    }

    fn value_here(&mut self) -> Result<Node> {
        let start = self.at;
        let shape = match self.peek() {
            None => return self.fail(start, "expected a value, found the end of the file"),
            Some('[') => Shape::List(self.items('[', ']')?),
            Some('{') => self.map()?,
            Some('(') => self.parenthesised(None)?,
            Some('"') => Shape::Text(self.text()?),
            Some('\'') => self.character()?,
            Some(c) if c.is_ascii_digit() || matches!(c, '+' | '-' | '.') => {
                self.take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '+' | '-'));
                Shape::Plain
            }
            Some(c) if c.is_alphabetic() || c == '_' => self.name_or_prefixed()?,
            Some(c) => return self.fail(start, format!("expected a value, found `{c}`")),
        };
        Ok(Node {
            span: self.span(start),
            shape,
            changed_by: None,
        })
    }

    /// A bare name, `Name(…)`, or one of the literals that begin with a letter.
    fn name_or_prefixed(&mut self) -> Result<Shape> {
        let rest = self.rest();
        let raw_mark = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r'));
        let is_raw_text = raw_mark.is_some_and(|r| r.trim_start_matches('#').starts_with('"'));
        if is_raw_text {
            let is_bytes = self.eat('b');
            self.eat('r');
            let text = self.raw_text()?;
            return Ok(if is_bytes {
                Shape::Plain
            } else {
                Shape::Text(text)
            });
        }
        if rest.starts_with("b\"") {
            self.at += 1;
            self.text()?;
            return Ok(Shape::Plain);
        }
        if rest.starts_with("b'") {
            self.at += 1;
            return self.character();
        }
        let name = self.name().unwrap_or_default();
        let after_name = self.at;
        self.skip_blank()?;
        if self.peek() == Some('(') {
            return self.parenthesised(Some(name));
        }
        self.at = after_name;
        Ok(Shape::Plain)
    }

    fn parenthesised(&mut self, name: Option<String>) -> Result<Shape> {
        let before = self.at;
        self.expect('(', "")?;
        self.skip_blank()?;
        if self.eat(')') {
            return Ok(Shape::Struct {
                name,
                fields: Vec::new(),
            });
        }
        let first = self.at;
        let has_fields = self.name().is_some() && {
            self.skip_blank()?;
            self.peek() == Some(':')
        };
        if has_fields {
            self.at = first;
            return Ok(Shape::Struct {
                name,
                fields: self.fields(before)?,
            });
        }
        self.at = before;
        Ok(Shape::Tuple {
            name,
            items: self.items('(', ')')?,
        })
    }

    fn fields(&mut self, open: usize) -> Result<Vec<Field>> {
        let mut fields = Vec::new();
        let mut seen = BTreeSet::new();
        loop {
            self.skip_blank()?;
            if self.eat(')') {
                return Ok(fields);
            }
            let start = self.at;
            let Some(name) = self.name() else {
                let opened = self.never_closed(open);
                return self.fail(
                    opened.unwrap_or(start),
                    match opened {
                        Some(_) => "this `(` is never closed".to_owned(),
                        None => self.open_since(open),
                    },
                );
            };
            let name_span = self.span(start);
            if !seen.insert(name.clone()) {
                return self.fail(start, format!("the field `{name}` is written twice"));
            }
            self.skip_blank()?;
            self.expect(':', &format!("after the field `{name}`"))?;
            let value = self.value()?;
            fields.push(Field {
                name,
                name_span,
                value,
            });
            self.end_of_item(open, '(', ')')?;
        }
    }

    /// The message for something unexpected in place of a field or the closing bracket: most likely
    /// the bracket was forgotten, so it names the line that opened it.
    fn open_since(&self, open: usize) -> String {
        let line = self.source.text[..open].matches('\n').count() + 1;
        let found = self.found();
        format!("expected a field, or the `)` for the `(` of line {line}, found {found}")
    }

    /// Expects a comma after an item, or the end, which is not consumed.
    fn end_of_item(&mut self, open: usize, opening: char, closing: char) -> Result<()> {
        self.skip_blank()?;
        if self.eat(',') || self.peek() == Some(closing) {
            return Ok(());
        }
        if let Some(open) = self.never_closed(open) {
            return self.fail(open, format!("this `{opening}` is never closed"));
        }
        self.fail(
            self.at,
            format!("expected `,` or `{closing}`, found {}", self.found()),
        )
    }

    fn never_closed(&self, open: usize) -> Option<usize> {
        self.rest().is_empty().then_some(open)
    }

    fn items(&mut self, opening: char, closing: char) -> Result<Vec<Node>> {
        let open = self.at;
        self.expect(opening, "")?;
        let mut items = Vec::new();
        loop {
            self.skip_blank()?;
            if self.eat(closing) {
                return Ok(items);
            }
            if let Some(open) = self.never_closed(open) {
                return self.fail(open, format!("this `{opening}` is never closed"));
            }
            items.push(self.value()?);
            self.end_of_item(open, opening, closing)?;
        }
    }

    fn map(&mut self) -> Result<Shape> {
        let open = self.at;
        self.expect('{', "")?;
        let mut entries = Vec::new();
        let mut seen = BTreeSet::new();
        loop {
            self.skip_blank()?;
            if self.eat('}') {
                return Ok(Shape::Map(entries));
            }
            if let Some(open) = self.never_closed(open) {
                return self.fail(open, "this `{` is never closed");
            }
            let key = self.value()?;
            if !seen.insert(canonical_text(&key)) {
                let message = format!("the key {} is written twice", key.span.text());
                return self.fail(key.span.start, message);
            }
            self.skip_blank()?;
            self.expect(':', "after the key")?;
            let value = self.value()?;
            entries.push((key, value));
            self.end_of_item(open, '{', '}')?;
        }
    }
}

#[cfg(test)]
pub(in crate::content) mod tests {
    use std::path::Path;

    use super::super::problem::Source;
    use super::*;

    /// Reads one whole value.
    pub fn read(text: &str) -> Result<Node> {
        let source = Source::new(Path::new("test.ron"), &"core".into(), text.into());
        let mut cursor = Cursor::new(&source, 32);
        let node = cursor.value()?;
        cursor.skip_blank()?;
        if cursor.rest().is_empty() {
            Ok(node)
        } else {
            cursor.fail(cursor.at, "trailing")
        }
    }

    #[test]
    fn all_that_ron_can_write_is_read() {
        for good in [
            "1",
            "-1.5e-3",
            "0xFF_u8",
            "true",
            "None",
            "inf",
            "'a'",
            r"'\''",
            r"'\u{41}'",
            "()",
            "Name",
            "Name()",
            "Name(1)",
            "Name(a: 1,)",
            "(1, \"two\", [3])",
            "{1: 2, \"a\": {}}",
            "b\"abc\"",
            "b'x'",
            "br#\"a\"b\"#",
            "r\"\\\"",
            "r#\"a\"b\"#",
            "(r#type: 1)",
            "r#a-b",
            "// hello\n(/* a /* b */ c */ a /**/ : 1 // end\n)",
            "\"\\x41\\u{1F409}\\n\"",
        ] {
            assert!(read(good).is_ok(), "{good}: {:?}", read(good));
            let value: std::result::Result<ron::Value, _> = ron::from_str(good);
            assert!(value.is_ok(), "ron itself refuses {good}: {value:?}");
        }
    }

    #[test]
    fn broken_text_is_explained_where_it_breaks() {
        for (bad, at, said) in [
            ("(a: 1", 0, "never closed"),
            ("(a: [1, 2)", 9, "expected `,` or `]`"),
            ("\"abc", 0, "never closed"),
            ("(a 1)", 3, "expected"),
            ("(a: 1, 2: 3)", 7, "expected a field"),
            ("/* a", 0, "comment"),
            ("(a: 1, a: 2)", 7, "`a` is written twice"),
            ("{1: 1, 1 : 2}", 7, "the key 1 is written twice"),
            ("", 0, "end of the file"),
            ("r#\"a\"", 1, "never closed"),
        ] {
            let error = read(bad).expect_err(bad);
            assert!(error.message.contains(said), "{bad}: {}", error.message);
            assert_eq!(error.at, at, "{bad}: {}", error.message);
        }
    }

    #[test]
    fn deep_nesting_is_refused_not_followed() {
        for open in ["(", "[", "{", "Some(", "(a:", "{1:"] {
            let error = read(&open.repeat(100_000)).expect_err("too deep");
            assert_eq!(error.message, "nested too deep", "{open}");
        }
    }

    #[test]
    fn strings_lose_their_escapes() {
        for (text, value) in [
            (r#""a\"b\n""#, "a\"b\n"),
            (r##"r#"a\"#"##, "a\\"),
            (r#""\u{41}""#, "A"),
        ] {
            let Shape::Text(read) = read(text).expect(text).shape else {
                panic!("{text}")
            };
            assert_eq!(read, value);
        }
    }
}
