//! Turns the text of one record into a value, and errors of `ron` into words.

use std::sync::Arc;

use ron::error::{Error as RonError, Position};
use ron::extensions::Extensions;
use serde_path_to_error::{Segment, Track};

use super::problem::{Problem, Span, nearest};
use super::syntax::{Node, Shape};
use super::tree::{Rendered, Step, children, find_field, locate};
use crate::content::id::{RecordId, Reference, References, collecting};
use crate::content::record::{AnyValue, Fault, Record, Report};

/// A record that could be read.
pub(in crate::content) struct Decoded {
    pub value: AnyValue,
    /// References in the text, in its order.
    pub read: Vec<Reference>,
    /// References that the record declares itself.
    pub declared: Vec<Reference>,
    /// The ids that it had in earlier versions.
    pub formerly: Vec<RecordId>,
    pub faults: Vec<Fault>,
}

/// The reason a record could not be read.
pub(in crate::content) struct Undecodable {
    path: Vec<Step>,
    error: RonError,
    /// The position of `ron` in the text it was given.
    at: Position,
}

/// Reads a record of type `T`.
pub(in crate::content) fn decode<T: Record>(text: &str) -> Result<Decoded, Undecodable> {
    let (value, read) = collecting(|| parse::<T>(text));
    let value = value?;
    let mut declared = References::default();
    value.references(&mut declared);
    let mut report = Report::default();
    value.validate(&mut report);
    let formerly = value.formerly().to_vec();
    Ok(Decoded {
        value: Arc::new(value),
        read,
        declared: declared.0,
        formerly,
        faults: report.faults,
    })
}

/// Reads any value; `Some(…)` may be left out.
pub(in crate::content) fn parse<T: serde::de::DeserializeOwned>(
    text: &str,
) -> Result<T, Undecodable> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let mut reader =
        ron::Deserializer::from_str_with_options(text, &options).map_err(|error| Undecodable {
            path: Vec::new(),
            error: error.code,
            at: error.span.start,
        })?;
    let mut track = Track::new();
    let value = T::deserialize(serde_path_to_error::Deserializer::new(
        &mut reader,
        &mut track,
    ));
    let value = match value {
        Ok(value) => reader.end().map(|()| value),
        Err(error) => Err(error),
    };
    value.map_err(|error| {
        let error = reader.span_error(error);
        let path = track.path();
        let steps = path.iter().filter_map(step).collect();
        Undecodable {
            path: steps,
            error: error.code,
            at: error.span.start,
        }
    })
}

fn step(segment: &Segment) -> Option<Step> {
    match segment {
        Segment::Seq { index } => Some(Step::Index(*index)),
        Segment::Map { key } => Some(Step::Key(key.clone())),
        Segment::Enum { .. } | Segment::Unknown => None,
    }
}

impl Undecodable {
    /// True if a number is written in another way than RON has them, or too large for its type.
    pub fn is_about_a_number(&self) -> bool {
        matches!(
            self.error,
            RonError::IntegerOutOfBounds
                | RonError::ExpectedInteger
                | RonError::InvalidIntegerDigit { .. }
                | RonError::ExpectedComma
        )
    }

    /// The problem in words, at the place in the file where it arose.
    pub fn problem(self, node: &Node, rendered: &Rendered) -> Problem {
        let part = locate(node, &self.path);
        match &self.error {
            RonError::NoSuchStructField {
                expected,
                found,
                outer,
            } => {
                let place = find_field(part.node, found).or_else(|| find_field(node, found));
                let place = place.unwrap_or(&part.node.span);
                let near = nearest(found, expected.iter().copied());
                let whose = outer
                    .as_deref()
                    .map_or("here".to_owned(), |o| format!("in `{o}`"));
                let mut message = format!("there is no field `{found}` {whose}");
                if near.is_none() {
                    message += &list("; the fields are", expected);
                }
                place.problem(message).suggesting(near)
            }
            RonError::NoSuchEnumVariant {
                expected,
                found,
                outer,
            } => {
                let place = find_name(part.node, found).or_else(|| find_name(node, found));
                let place = place.unwrap_or(part.node);
                let near = nearest(found, expected.iter().copied());
                let whose = outer
                    .as_deref()
                    .map_or(String::new(), |o| format!(" for `{o}`"));
                let mut message = format!("`{found}` is none of the choices{whose}");
                if near.is_none() {
                    message += &list("; they are", expected);
                }
                place.span.problem(message).suggesting(near)
            }
            RonError::MissingStructField { field, .. } => part
                .node
                .span
                .problem(format!("the field `{field}` is missing")),
            RonError::DuplicateStructField { field, .. } => {
                let message = format!("the field `{field}` is written twice");
                self.at_ron_place(node, rendered, message)
            }
            RonError::InvalidValueForType { expected, found } => {
                let message = format!("expected {expected}, found {found}");
                self.at_ron_place(node, rendered, message)
            }
            RonError::ExpectedDifferentLength { expected, found } => {
                let message = match choice_of(expected) {
                    Some((name, count)) => format!("`{name}` takes {count} values, not {found}"),
                    None => format!("expected {expected}, found {found}"),
                };
                self.at_ron_place(node, rendered, message)
            }
            _ if let Some(problem) = self.about_brackets(node, rendered) => problem,
            other if expected(other).is_some() => {
                let mut message = expected(other).unwrap_or_default().to_owned();
                if let Shape::Plain | Shape::Text(_) = part.node.shape {
                    let found: String = part.node.span.text().chars().take(40).collect();
                    message += &format!(", found {found}");
                }
                self.at_ron_place(node, rendered, message)
            }
            other => {
                let mut message = other.to_string();
                if let Some(first) = message.get(..1) {
                    message = first.to_lowercase() + &message[1..];
                }
                self.at_ron_place(node, rendered, message)
            }
        }
    }

    /// The problem, if round brackets are empty that should not be, or hold bare values instead of
    /// fields.
    fn about_brackets(&self, node: &Node, rendered: &Rendered) -> Option<Problem> {
        let at = self.offset_in(rendered);
        let (span, at) = rendered.origin(at)?;
        let inside = innermost(node, span, at)?;
        let message = match &inside.shape {
            Shape::Struct {
                name: Some(name),
                fields,
            } if fields.is_empty() => format!(
                "`{name}()` says nothing: its value goes into the brackets, as in `{name}(…)`"
            ),
            Shape::Tuple { name, .. } if is_about_a_name(&self.error) => {
                let name = name.as_deref().unwrap_or("");
                format!(
                    "every value here has the name of its field before it: `{name}(field: value, …)`"
                )
            }
            _ => return None,
        };
        Some(inside.span.problem(message))
    }

    /// Where `ron` stopped in the text that it was given, after white space.
    fn offset_in(&self, rendered: &Rendered) -> usize {
        let at = offset(&rendered.text, self.at);
        let rest = &rendered.text[at..];
        at + rest.len() - rest.trim_start().len()
    }

    /// A problem where `ron` stopped, or at the value it was reading if that is a simple one.
    fn at_ron_place(&self, node: &Node, rendered: &Rendered, message: String) -> Problem {
        let part = locate(node, &self.path);
        let simple = matches!(part.node.shape, Shape::Plain | Shape::Text(_));
        if simple && part.followed == self.path.len() {
            return part.node.span.problem(message);
        }
        match rendered.origin(self.offset_in(rendered)) {
            Some((span, at)) => span.source.problem(at, message),
            None => node.span.problem(message),
        }
    }
}

/// True for a name that was expected, or one that is none.
fn is_about_a_name(error: &RonError) -> bool {
    matches!(
        error,
        RonError::ExpectedIdentifier
            | RonError::SuggestRawIdentifier(_)
            | RonError::InvalidIdentifier(_)
    )
}

/// The innermost round brackets around a place in a source.
fn innermost<'a>(node: &'a Node, of: &Span, at: usize) -> Option<&'a Node> {
    let own = Arc::ptr_eq(&node.span.source, &of.source);
    let around = own && node.span.start <= at && at < node.span.end;
    let within = children(node)
        .into_iter()
        .find_map(|child| innermost(child, of, at));
    let is_bracket = matches!(node.shape, Shape::Struct { .. } | Shape::Tuple { .. });
    within.or_else(|| (around && is_bracket).then_some(node))
}

/// The name of a choice and the number of its values, from `serde`'s description of what it
/// expects: `tuple variant Type::Name with 2 elements`.
fn choice_of(expected: &str) -> Option<(&str, &str)> {
    let (name, count) = expected
        .strip_prefix("tuple variant ")?
        .split_once(" with ")?;
    Some((name.rsplit("::").next()?, count.split(' ').next()?))
}

/// What `ron` expected, in the words of the manual.
fn expected(error: &RonError) -> Option<&'static str> {
    Some(match error {
        RonError::ExpectedArray => "expected a list `[…]`",
        RonError::ExpectedMap => "expected a map `{…}`",
        RonError::ExpectedString => "expected a text in quotes",
        RonError::ExpectedInteger => "expected a whole number",
        RonError::ExpectedFloat => "expected a number",
        RonError::ExpectedBoolean => "expected `true` or `false`",
        RonError::ExpectedChar => "expected one character in single quotes",
        RonError::ExpectedStructLike | RonError::ExpectedNamedStructLike(_) => {
            "expected values in round brackets `(…)`"
        }
        RonError::ExpectedIdentifier => "expected a name",
        RonError::IntegerOutOfBounds => "this number is too large or too small",
        _ => return None,
    })
}

fn list(lead: &str, names: &[&str]) -> String {
    match names {
        [] => String::new(),
        _ => format!("{lead} `{}`", names.join("`, `")),
    }
}

/// The byte offset of a line and column in a text.
fn offset(text: &str, at: Position) -> usize {
    let mut start = 0;
    for _ in 1..at.line {
        match text[start..].find('\n') {
            Some(newline) => start += newline + 1,
            None => return text.len(),
        }
    }
    let column = at.col.saturating_sub(1);
    text[start..]
        .char_indices()
        .nth(column)
        .map_or(text.len(), |(byte, _)| start + byte)
}

/// The first value written as `name` or `name(…)`.
fn find_name<'a>(node: &'a Node, name: &str) -> Option<&'a Node> {
    let own = match &node.shape {
        Shape::Plain => Some(node.span.text()),
        Shape::Struct { name, .. } | Shape::Tuple { name, .. } => name.as_deref(),
        Shape::Text(_) | Shape::List(_) | Shape::Map(_) => None,
    };
    if own == Some(name) {
        return Some(node);
    }
    children(node)
        .into_iter()
        .find_map(|child| find_name(child, name))
}
