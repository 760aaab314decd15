//! Operations on values read by [`syntax`](super::syntax): finding a field by its path, and writing
//! the text for `ron`, with a map back to the files.

use super::problem::Span;
use super::syntax::{Node, Shape};
use std::fmt::Write;
use std::sync::Arc;

/// One step on the way to a part of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::content) enum Step {
    Index(usize),
    Key(String),
    /// The key of a map, and not the value after it.
    KeyItself(String),
}

/// Reads a path such as `attacks[2].die`, `prices["core:sword"].coins` or, for a key itself,
/// `prices[#"core:sword"]`.
pub(in crate::content) fn read_path(text: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        if let Some(inside) = rest.strip_prefix('[') {
            let (word, after) = inside.split_once(']').unwrap_or((inside, ""));
            steps.push(match (word.strip_prefix('#'), word.parse()) {
                (Some(key), _) => Step::KeyItself(key.trim_matches('"').to_owned()),
                (None, Ok(index)) => Step::Index(index),
                (None, Err(_)) => Step::Key(word.trim_matches('"').to_owned()),
            });
            rest = after;
        } else {
            let end = rest.find(['.', '[']).unwrap_or(rest.len());
            if end > 0 {
                steps.push(Step::Key(rest[..end].to_owned()));
            }
            rest = rest[end..].strip_prefix('.').unwrap_or(&rest[end..]);
        }
    }
    steps
}

/// The node that a path led to.
pub(in crate::content) struct Located<'a> {
    pub node: &'a Node,
    /// Number of steps that could be followed.
    pub followed: usize,
}

/// Follows a path as far as it goes.
pub(in crate::content) fn locate<'a>(node: &'a Node, steps: &[Step]) -> Located<'a> {
    let mut node = node;
    let mut followed = 0;
    while followed < steps.len() {
        if let Some(part) = part(node, &steps[followed]) {
            node = part;
            followed += 1;
        } else if let Some(inner) = only_item(node) {
            node = inner;
        } else {
            break;
        }
    }
    Located { node, followed }
}

fn part<'a>(node: &'a Node, step: &Step) -> Option<&'a Node> {
    match (step, &node.shape) {
        (Step::Index(index), Shape::List(items) | Shape::Tuple { items, .. }) => items.get(*index),
        (Step::Key(key), Shape::Struct { fields, .. }) => fields
            .iter()
            .find(|field| field.name == *key)
            .map(|field| &field.value),
        (Step::Key(key), Shape::Map(entries)) => entries
            .iter()
            .find(|(k, _)| key_text(k) == key)
            .map(|(_, value)| value),
        (Step::KeyItself(key), Shape::Map(entries)) => entries
            .iter()
            .find(|(k, _)| key_text(k) == key)
            .map(|(key, _)| key),
        _ => None,
    }
}

/// The single item inside `Some(…)` or another name.
pub(in crate::content) fn only_item(node: &Node) -> Option<&Node> {
    match &node.shape {
        Shape::Tuple { items, .. } if items.len() == 1 => items.first(),
        _ => None,
    }
}

/// The key of a map as written in a path.
pub(in crate::content) fn key_text(key: &Node) -> &str {
    match &key.shape {
        Shape::Text(text) => text,
        _ => key.span.text(),
    }
}

/// The name of a field with this name anywhere in the value, nearest the top first.
pub(in crate::content) fn find_field<'a>(node: &'a Node, name: &str) -> Option<&'a Span> {
    if let Shape::Struct { fields, .. } = &node.shape
        && let Some(field) = fields.iter().find(|field| field.name == name)
    {
        return Some(&field.name_span);
    }
    children(node)
        .into_iter()
        .find_map(|child| find_field(child, name))
}

/// All quoted strings, in the order of the text.
pub(in crate::content) fn strings<'a>(node: &'a Node, out: &mut Vec<(&'a str, &'a Span)>) {
    if let Shape::Text(text) = &node.shape {
        out.push((text, &node.span));
    }
    for child in children(node) {
        strings(child, out);
    }
}

/// The texts in a value that are no keys, each with its path as in `attacks[2].name`. Brackets with a
/// single value, such as those of `Some(…)`, are not part of the path.
pub(in crate::content) fn texts(node: &Node) -> Vec<(String, &str, &Span)> {
    fn walk<'a>(node: &'a Node, path: String, out: &mut Vec<(String, &'a str, &'a Span)>) {
        match &node.shape {
            Shape::Plain => {}
            Shape::Text(text) => out.push((path, text, &node.span)),
            Shape::Struct { fields, .. } => {
                let dot = if path.is_empty() { "" } else { "." };
                for field in fields {
                    walk(&field.value, format!("{path}{dot}{}", field.name), out);
                }
            }
            Shape::Tuple { items, .. } if items.len() == 1 => walk(&items[0], path, out),
            Shape::Tuple { items, .. } | Shape::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    walk(item, format!("{path}[{place}]"), out);
                }
            }
            Shape::Map(entries) => {
                for (key, value) in entries {
                    walk(value, format!("{path}[{}]", key_text(key)), out);
                }
            }
        }
    }
    let mut found = Vec::new();
    walk(node, String::new(), &mut found);
    found
}

/// Puts `text` in the place of a quoted string, on behalf of a mod: of the first with the text `was`
/// after `skipped` others. Returns its place.
pub(in crate::content) fn replace_string(
    node: &mut Node,
    was: &str,
    skipped: &mut usize,
    text: &str,
    by: &Arc<str>,
) -> Option<Span> {
    let place = if matches!(&node.shape, Shape::Text(own) if own == was) {
        if *skipped > 0 {
            *skipped -= 1;
            return None;
        }
        node.shape = Shape::Text(text.to_owned());
        Some(node.span.clone())
    } else {
        let inside: Vec<&mut Node> = match &mut node.shape {
            Shape::Plain | Shape::Text(_) => Vec::new(),
            Shape::Struct { fields, .. } => fields.iter_mut().map(|it| &mut it.value).collect(),
            Shape::Tuple { items, .. } | Shape::List(items) => items.iter_mut().collect(),
            Shape::Map(entries) => {
                let entries = entries.iter_mut();
                entries.flat_map(|(key, value)| [key, value]).collect()
            }
        };
        let mut inside = inside.into_iter();
        inside.find_map(|child| replace_string(child, was, skipped, text, by))
    };
    if place.is_some() {
        node.changed_by = Some(by.clone());
    }
    place
}

/// The values directly inside a value.
pub(in crate::content) fn children(node: &Node) -> Vec<&Node> {
    match &node.shape {
        Shape::Plain | Shape::Text(_) => Vec::new(),
        Shape::Struct { fields, .. } => fields.iter().map(|field| &field.value).collect(),
        Shape::Tuple { items, .. } | Shape::List(items) => items.iter().collect(),
        Shape::Map(entries) => entries
            .iter()
            .flat_map(|(key, value)| [key, value])
            .collect(),
    }
}

/// The mod that last set this value or something inside it.
pub(in crate::content) fn set_by(node: &Node) -> &Arc<str> {
    node.changed_by.as_ref().unwrap_or(&node.span.source.owner)
}

/// The place to blame for a value: where the mod that last changed it wrote what is in it now.
pub(in crate::content) fn blamed(node: &Node) -> &Span {
    fn within<'a>(node: &'a Node, by: &Arc<str>) -> Option<&'a Span> {
        let parts = children(node).into_iter();
        let mut changed = parts.filter(|part| set_by(part) == by);
        if node.span.source.owner == *by {
            Some(&node.span)
        } else {
            changed.find_map(|part| within(part, by))
        }
    }
    within(node, set_by(node)).unwrap_or(&node.span)
}

/// The value as [`canonical`] text.
pub(in crate::content) fn canonical_text(node: &Node) -> String {
    let mut text = String::new();
    canonical(node, &mut text);
    text
}

/// The value without white space, comments and trailing commas: equal values written alike have the
/// same text.
pub(in crate::content) fn canonical(node: &Node, out: &mut String) {
    let list = |items: &[Node], out: &mut String| {
        for item in items {
            canonical(item, out);
            out.push(',');
        }
    };
    match &node.shape {
        Shape::Plain => out.push_str(node.span.text()),
        Shape::Text(text) => _ = write!(out, "{text:?}"),
        Shape::Struct { name, fields } => {
            out.push_str(name.as_deref().unwrap_or(""));
            out.push('(');
            for field in fields {
                out.push_str(&field.name);
                out.push(':');
                canonical(&field.value, out);
                out.push(',');
            }
            out.push(')');
        }
        Shape::Tuple { name, items } => {
            out.push_str(name.as_deref().unwrap_or(""));
            out.push('(');
            list(items, out);
            out.push(')');
        }
        Shape::List(items) => {
            out.push('[');
            list(items, out);
            out.push(']');
        }
        Shape::Map(entries) => {
            out.push('{');
            for (key, value) in entries {
                canonical(key, out);
                out.push(':');
                canonical(value, out);
                out.push(',');
            }
            out.push('}');
        }
    }
}

/// Text written from values, each piece knowing its origin.
#[derive(Default)]
pub(in crate::content) struct Rendered {
    pub text: String,
    /// Start of each piece in `text`, and the span it was copied from.
    pieces: Vec<(usize, Span)>,
}

impl Rendered {
    /// Writes a value. Parts that no patch has changed are copied verbatim.
    pub fn of(node: &Node) -> Self {
        let mut out = Self::default();
        out.write(node);
        out
    }

    /// The origin of the byte `at` of the text.
    pub fn origin(&self, at: usize) -> Option<(&Span, usize)> {
        let piece = self
            .pieces
            .partition_point(|(start, _)| *start <= at)
            .checked_sub(1)?;
        let (start, span) = &self.pieces[piece];
        Some((span, (span.start + at - start).min(span.end)))
    }

    fn copy(&mut self, span: &Span) {
        self.pieces.push((self.text.len(), span.clone()));
        self.text.push_str(span.text());
    }

    fn mark(&mut self, span: &Span, text: &str) {
        let place = Span {
            end: span.start,
            ..span.clone()
        };
        self.pieces.push((self.text.len(), place));
        self.text.push_str(text);
    }

    fn write(&mut self, node: &Node) {
        if node.changed_by.is_none() {
            return self.copy(&node.span);
        }
        match &node.shape {
            Shape::Plain => self.copy(&node.span),
            Shape::Text(text) => self.mark(&node.span, &format!("{text:?}")),
            Shape::Struct { name, fields } => {
                self.mark(&node.span, &format!("{}(", name.as_deref().unwrap_or("")));
                for field in fields {
                    self.copy(&field.name_span);
                    self.text.push_str(": ");
                    self.write(&field.value);
                    self.text.push_str(", ");
                }
                self.mark(&node.span, ")");
            }
            Shape::Tuple { name, items } => {
                self.mark(&node.span, &format!("{}(", name.as_deref().unwrap_or("")));
                self.write_items(items);
                self.mark(&node.span, ")");
            }
            Shape::List(items) => {
                self.mark(&node.span, "[");
                self.write_items(items);
                self.mark(&node.span, "]");
            }
            Shape::Map(entries) => {
                self.mark(&node.span, "{");
                for (key, value) in entries {
                    self.write(key);
                    self.text.push_str(": ");
                    self.write(value);
                    self.text.push_str(", ");
                }
                self.mark(&node.span, "}");
            }
        }
    }

    fn write_items(&mut self, items: &[Node]) {
        for item in items {
            self.write(item);
            self.text.push_str(", ");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::syntax::tests::read;
    use super::*;

    fn node(text: &str) -> Node {
        read(text).expect(text)
    }

    #[test]
    fn paths_lead_into_values() {
        let value = node("(a: [(b: 1), Some((b: 2))], c: {\"x:y\": 3, Orc: 4})");
        for (path, text) in [
            ("a[0].b", "1"),
            ("a[1].b", "2"),
            ("c[\"x:y\"]", "3"),
            ("c.Orc", "4"),
            ("c[Orc]", "4"),
        ] {
            let steps = read_path(path);
            let found = locate(&value, &steps);
            assert_eq!(
                (found.node.span.text(), found.followed),
                (text, steps.len()),
                "{path}"
            );
        }
        assert_eq!(locate(&value, &read_path("a[7].b")).followed, 1);
    }

    #[test]
    fn rendered_text_knows_where_it_came_from() {
        let base = node("(a: 1, b: [10, 20])");
        let change = node("(b: Append([30]))");
        let merged = crate::content::mods::patch::patched(&base, &change, &mut Vec::new());
        let rendered = Rendered::of(&merged);
        let at = rendered.text.find("30").expect("the new item");
        let (span, offset) = rendered.origin(at).expect("an origin");
        assert!(span.source.text[offset..].starts_with("30"));
        let at = rendered.text.find("20").expect("an old item");
        let (span, offset) = rendered.origin(at).expect("an origin");
        assert!(span.source.text[offset..].starts_with("20]"));
    }
}
