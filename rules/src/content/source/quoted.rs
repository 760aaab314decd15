//! Reading quoted texts: the part of [`syntax`](super::syntax) for strings and characters.

use super::cursor::{Cursor, Result};
use super::syntax::Shape;

impl Cursor<'_> {
    pub fn character(&mut self) -> Result<Shape> {
        let start = self.at;
        self.expect('\'', "")?;
        let first = self.next();
        if first == Some('\\') {
            self.escape()?;
        }
        if first.is_none() || !self.eat('\'') {
            return self.fail(start, "this character is never closed with `'`");
        }
        Ok(Shape::Plain)
    }

    /// Reads a quoted string.
    pub fn text(&mut self) -> Result<String> {
        let start = self.at;
        self.expect('"', "")?;
        let mut text = String::new();
        loop {
            match self.next() {
                None => return self.fail(start, "this text is never closed with `\"`"),
                Some('"') => return Ok(text),
                Some('\\') => text.extend(self.escape()?),
                Some(c) => text.push(c),
            }
        }
    }

    /// The character that an escape stands for. Which ones are valid is `ron`'s business.
    fn escape(&mut self) -> Result<Option<char>> {
        let start = self.at.saturating_sub(1);
        Ok(match self.next() {
            None => return self.fail(start, "the text ends after a backslash"),
            Some('n') => Some('\n'),
            Some('t') => Some('\t'),
            Some('r') => Some('\r'),
            Some('0') => Some('\0'),
            Some('x') => {
                let digits: String = self.rest().chars().take(2).collect();
                self.at += digits.len();
                u32::from_str_radix(&digits, 16)
                    .ok()
                    .and_then(char::from_u32)
            }
            Some('u') if self.eat('{') => {
                let digits = self.take_while(|c| c.is_ascii_hexdigit());
                let code = u32::from_str_radix(digits, 16)
                    .ok()
                    .and_then(char::from_u32);
                self.expect('}', "after the code of a character")?;
                code
            }
            Some(c) => Some(c),
        })
    }

    pub fn raw_text(&mut self) -> Result<String> {
        let start = self.at;
        let marks = self.take_while(|c| c == '#');
        self.expect('"', "")?;
        let close = format!("\"{marks}");
        let rest = self.rest();
        let Some(length) = rest.find(&close) else {
            return self.fail(start, format!("this text is never closed with `{close}`"));
        };
        self.at += length + close.len();
        Ok(rest[..length].to_owned())
    }
}
