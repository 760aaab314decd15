//! What is done with values that were read by [`syntax`](super::syntax): finding a field by its
//! path, patching, and writing the text that `ron` reads, with the way back to the files.

use super::problem::{Problem, Span, nearest};
use super::syntax::{Field, Node, Shape};
use std::fmt::Write;
use std::sync::Arc;

/// One step on the way to a part of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Index(usize),
    Key(String),
}

/// Reads a path such as `attacks[2].die` or `prices["core:sword"].coins`.
pub(super) fn read_path(text: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        if let Some(inside) = rest.strip_prefix('[') {
            let (word, after) = inside.split_once(']').unwrap_or((inside, ""));
            steps.push(match word.parse() {
                Ok(index) => Step::Index(index),
                Err(_) => Step::Key(word.trim_matches('"').to_owned()),
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

/// Where a path led.
pub(super) struct Located<'a> {
    pub node: &'a Node,
    /// How many steps could be followed.
    pub followed: usize,
}

/// Follows a path as far as it goes.
pub(super) fn locate<'a>(node: &'a Node, steps: &[Step]) -> Located<'a> {
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
        _ => None,
    }
}

/// What is wrapped by `Some(…)` or another name with one thing in it.
fn only_item(node: &Node) -> Option<&Node> {
    match &node.shape {
        Shape::Tuple { items, .. } if items.len() == 1 => items.first(),
        _ => None,
    }
}

/// The key of a map as it stands in a path.
pub(super) fn key_text(key: &Node) -> &str {
    match &key.shape {
        Shape::Text(text) => text,
        _ => key.span.text(),
    }
}

/// The name of a field with this name anywhere in the value, nearest the top first.
pub(super) fn find_field<'a>(node: &'a Node, name: &str) -> Option<&'a Span> {
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
pub(super) fn strings<'a>(node: &'a Node, out: &mut Vec<(&'a str, &'a Span)>) {
    if let Shape::Text(text) = &node.shape {
        out.push((text, &node.span));
    }
    for child in children(node) {
        strings(child, out);
    }
}

/// The values directly inside a value.
pub(super) fn children(node: &Node) -> Vec<&Node> {
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

/// Who last set this value or something inside it.
pub(super) fn set_by(node: &Node) -> &Arc<str> {
    node.changed_by.as_ref().unwrap_or(&node.span.source.owner)
}

/// The value with all white space, comments and trailing commas taken out: two values that say the
/// same the same way have the same text.
pub(super) fn canonical(node: &Node, out: &mut String) {
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

fn same(a: &Node, b: &Node) -> bool {
    let (mut left, mut right) = (String::new(), String::new());
    canonical(a, &mut left);
    canonical(b, &mut right);
    left == right
}

/// The words that a patch may write instead of a value.
pub(super) const PATCH_WORDS: [&str; 3] = ["Append", "Remove", "Set"];

/// Takes a patch word and what it is given, if the node is one.
fn patch_word(node: &Node) -> Option<(&str, &Node)> {
    match &node.shape {
        Shape::Tuple {
            name: Some(name),
            items,
        } if items.len() == 1 => {
            let word = PATCH_WORDS.into_iter().find(|word| word == name)?;
            Some((word, &items[0]))
        }
        _ => None,
    }
}

/// Changes `base` by what `patch` names and returns the result; what is wrong goes to `problems`.
pub(super) fn patched(base: &Node, patch: &Node, problems: &mut Vec<Problem>) -> Node {
    if let Some((word, given)) = patch_word(patch) {
        return match word {
            "Append" => appended(base, given, problems),
            "Remove" => removed(base, given, problems),
            _ => given.clone(),
        };
    }
    match (&base.shape, &patch.shape) {
        (
            Shape::Struct { name, fields },
            Shape::Struct {
                name: other,
                fields: changes,
            },
        ) if other.is_none() || name == other => {
            let fields = merged_fields(fields, changes, problems);
            changed(
                base,
                patch,
                Shape::Struct {
                    name: name.clone(),
                    fields,
                },
            )
        }
        (Shape::Map(entries), Shape::Map(changes)) => {
            let entries = merged_entries(entries, changes, problems);
            changed(base, patch, Shape::Map(entries))
        }
        (
            Shape::Tuple {
                name: Some(name),
                items,
            },
            Shape::Tuple {
                name: Some(other),
                items: new,
            },
        ) if name == other && items.len() == 1 && new.len() == 1 => {
            let items = vec![patched(&items[0], &new[0], problems)];
            changed(
                base,
                patch,
                Shape::Tuple {
                    name: Some(name.clone()),
                    items,
                },
            )
        }
        // `(die: 8)` onto `Some((die: 6, …))` or `Melee((die: 6, …))` reaches inside.
        (Shape::Tuple { name, items }, Shape::Struct { name: None, .. } | Shape::Map(_))
            if items.len() == 1 && merges(&items[0], patch) =>
        {
            let items = vec![patched(&items[0], patch, problems)];
            changed(
                base,
                patch,
                Shape::Tuple {
                    name: name.clone(),
                    items,
                },
            )
        }
        _ => fresh(patch, problems),
    }
}

fn merges(base: &Node, patch: &Node) -> bool {
    matches!(
        (&base.shape, &patch.shape),
        (Shape::Struct { .. }, Shape::Struct { .. }) | (Shape::Map(_), Shape::Map(_))
    )
}

fn changed(base: &Node, patch: &Node, shape: Shape) -> Node {
    Node {
        span: base.span.clone(),
        shape,
        changed_by: Some(set_by(patch).clone()),
    }
}

fn merged_fields(base: &[Field], changes: &[Field], problems: &mut Vec<Problem>) -> Vec<Field> {
    let mut fields = base.to_vec();
    for change in changes {
        match fields.iter_mut().find(|field| field.name == change.name) {
            Some(field) => {
                field.value = patched(&field.value, &change.value, problems);
                field.name_span = change.name_span.clone();
            }
            None => {
                fields.push(Field {
                    value: fresh(&change.value, problems),
                    ..change.clone()
                });
            }
        }
    }
    fields
}

fn merged_entries(
    base: &[(Node, Node)],
    changes: &[(Node, Node)],
    problems: &mut Vec<Problem>,
) -> Vec<(Node, Node)> {
    let mut entries = base.to_vec();
    for (key, change) in changes {
        match entries.iter_mut().find(|(k, _)| same(k, key)) {
            Some((_, value)) => *value = patched(value, change, problems),
            None => entries.push((key.clone(), fresh(change, problems))),
        }
    }
    entries
}

/// A value that a patch sets where there was none to change.
fn fresh(patch: &Node, problems: &mut Vec<Problem>) -> Node {
    match patch_word(patch) {
        Some(("Remove", _)) => {
            problems.push(patch.span.problem("there is nothing here to remove from"));
            patch.clone()
        }
        Some((_, given)) => given.clone(),
        None => patch.clone(),
    }
}

fn appended(base: &Node, given: &Node, problems: &mut Vec<Problem>) -> Node {
    if let (Shape::List(items), Shape::List(new)) = (&base.shape, &given.shape) {
        let items = items.iter().chain(new).cloned().collect();
        return changed(base, given, Shape::List(items));
    }
    if let (Shape::Tuple { name, items }, true) = (&base.shape, only_item(base).is_some()) {
        let items = vec![appended(&items[0], given, problems)];
        return changed(
            base,
            given,
            Shape::Tuple {
                name: name.clone(),
                items,
            },
        );
    }
    problems.push(
        given
            .span
            .problem("`Append([…])` goes with a list, and both must be one"),
    );
    base.clone()
}

fn removed(base: &Node, given: &Node, problems: &mut Vec<Problem>) -> Node {
    let Shape::List(unwanted) = &given.shape else {
        problems.push(
            given
                .span
                .problem("`Remove([…])` takes a list of what is to go"),
        );
        return base.clone();
    };
    match &base.shape {
        Shape::List(items) => {
            check_present(unwanted, items.iter(), problems);
            let stays = |item: &&Node| !unwanted.iter().any(|gone| same(gone, item));
            changed(
                base,
                given,
                Shape::List(items.iter().filter(stays).cloned().collect()),
            )
        }
        Shape::Map(entries) => {
            check_present(unwanted, entries.iter().map(|(key, _)| key), problems);
            let stays = |(key, _): &&(Node, Node)| !unwanted.iter().any(|gone| same(gone, key));
            changed(
                base,
                given,
                Shape::Map(entries.iter().filter(stays).cloned().collect()),
            )
        }
        Shape::Tuple { name, items } if items.len() == 1 => {
            let items = vec![removed(&items[0], given, problems)];
            changed(
                base,
                given,
                Shape::Tuple {
                    name: name.clone(),
                    items,
                },
            )
        }
        _ => {
            problems.push(
                given
                    .span
                    .problem("`Remove([…])` goes with a list or a map"),
            );
            base.clone()
        }
    }
}

fn check_present<'a>(
    unwanted: &[Node],
    present: impl Iterator<Item = &'a Node> + Clone,
    problems: &mut Vec<Problem>,
) {
    for gone in unwanted {
        if !present.clone().any(|item| same(gone, item)) {
            let message = format!("{} is not there to be removed", gone.span.text());
            let near = nearest(key_text(gone), present.clone().map(key_text));
            problems.push(gone.span.problem(message).suggesting(near));
        }
    }
}

/// Text written from values, each piece knowing where it came from.
#[derive(Default)]
pub(super) struct Rendered {
    pub text: String,
    /// Where each piece begins in `text`, and what it was copied from.
    pieces: Vec<(usize, Span)>,
}

impl Rendered {
    /// Writes a value. What no patch has touched is copied as it stands.
    pub fn of(node: &Node) -> Self {
        let mut out = Self::default();
        out.write(node);
        out
    }

    /// Where the byte `at` of the text came from.
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
            Shape::Plain | Shape::Text(_) => self.copy(&node.span),
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

    fn patch(base: &str, change: &str) -> (String, Vec<String>) {
        let mut problems = Vec::new();
        let result = patched(&node(base), &node(change), &mut problems);
        let rendered = Rendered::of(&result);
        let value: Result<ron::Value, _> = ron::from_str(&rendered.text);
        assert!(value.is_ok(), "{}: {value:?}", rendered.text);
        let mut text = String::new();
        canonical(&node(&rendered.text), &mut text);
        (
            text,
            problems
                .into_iter()
                .map(|problem| problem.message)
                .collect(),
        )
    }

    #[test]
    fn a_patch_changes_what_it_names() {
        for (base, change, result) in [
            ("(a: 1, b: 2)", "(b: 3)", "(a:1,b:3,)"),
            ("(a: 1)", "(b: 3)", "(a:1,b:3,)"),
            ("(a: (x: 1, y: 2))", "(a: (y: 9))", "(a:(x:1,y:9,),)"),
            (
                "(a: {1: 2, 3: 4})",
                "(a: {3: 5, 6: 7})",
                "(a:{1:2,3:5,6:7,},)",
            ),
            ("(a: [1, 2])", "(a: [3])", "(a:[3,],)"),
            ("(a: [1, 2])", "(a: Append([3]))", "(a:[1,2,3,],)"),
            ("(a: [1, 2, 3])", "(a: Remove([2]))", "(a:[1,3,],)"),
            ("(a: {1: 2, 3: 4})", "(a: Remove([1]))", "(a:{3:4,},)"),
            ("(a: {1: 2})", "(a: Set({3: 4}))", "(a:{3:4,},)"),
            (
                "(a: Melee(die: 6, far: 1))",
                "(a: Melee(die: 8))",
                "(a:Melee(die:8,far:1,),)",
            ),
            ("(a: Melee(die: 6))", "(a: (die: 8))", "(a:Melee(die:8,),)"),
            (
                "(a: Melee(die: 6))",
                "(a: Ranged(die: 8))",
                "(a:Ranged(die:8,),)",
            ),
            (
                "(a: Some((x: 1, y: 2)))",
                "(a: (x: 3))",
                "(a:Some((x:3,y:2,),),)",
            ),
            ("(a: Some([1]))", "(a: Append([2]))", "(a:Some([1,2,],),)"),
            (
                "(a: Hit((x: 1, y: 2)))",
                "(a: Hit((x: 3)))",
                "(a:Hit((x:3,y:2,),),)",
            ),
            ("(a: Some(1))", "(a: None)", "(a:None,)"),
            ("()", "(a: Append([1]))", "(a:[1,],)"),
        ] {
            assert_eq!(
                patch(base, change),
                (result.to_owned(), Vec::new()),
                "{base} by {change}"
            );
        }
    }

    #[test]
    fn a_patch_that_cannot_be_applied_says_why() {
        for (base, change, said) in [
            ("(a: 1)", "(a: Append([2]))", "goes with a list"),
            ("(a: [1])", "(a: Append(2))", "goes with a list"),
            ("(a: 1)", "(a: Remove([2]))", "list or a map"),
            ("(a: [1])", "(a: Remove([2]))", "not there"),
            ("(a: [1])", "(a: Remove(1))", "takes a list"),
            ("()", "(a: Remove([1]))", "nothing here"),
        ] {
            let (_, said_instead) = patch(base, change);
            assert_eq!(said_instead.len(), 1, "{base} by {change}");
            assert!(said_instead[0].contains(said), "{said_instead:?}");
        }
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
        let rendered = Rendered::of(&patched(&base, &change, &mut Vec::new()));
        let at = rendered.text.find("30").expect("the new item");
        let (span, offset) = rendered.origin(at).expect("an origin");
        assert!(span.source.text[offset..].starts_with("30"));
        let at = rendered.text.find("20").expect("an old item");
        let (span, offset) = rendered.origin(at).expect("an origin");
        assert!(span.source.text[offset..].starts_with("20]"));
    }
}
