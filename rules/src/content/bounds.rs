//! Bounds on everything that a record can say: numbers, lengths of lists, maps and texts.
//!
//! They stand at the fields of the record types, as `#[schemars(range(…))]` and
//! `#[schemars(length(…))]`, and so in their schemas: the loader, the reference and the schemas for
//! editors all take them from there.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::PathBuf;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use super::record::{Kind, KindName};
use super::source::problem::{ENOUGH, Problem, Span};
use super::source::syntax::{Node, Shape};
use super::source::tree::{blamed, key_text};

/// A whole number from one value to another, for schemas of what stands inside lists, maps and
/// tuples: `#[schemars(with = "Vec<(Suit, Within<1, 14>)>")]`.
pub struct Within<const LEAST: i64, const MOST: i64>;

impl<const LEAST: i64, const MOST: i64> JsonSchema for Within<LEAST, MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{LEAST}-{MOST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": LEAST, "maximum": MOST })
    }
}

/// Items of a list that states no bounds of its own.
pub(super) const MOST_ITEMS: u64 = 100;
/// Keys of a map that states no bounds of its own.
pub(super) const MOST_KEYS: u64 = 1000;
/// Characters of a text that states no bounds of its own.
pub(super) const LONGEST_TEXT: u64 = 200;

/// The types of some kinds of record by name, each with its bounds.
pub(super) struct Schemas {
    /// The schema of each kind: a reference to a type.
    pub kinds: BTreeMap<KindName, Value>,
    pub types: Map<String, Value>,
}

/// What is found on a walk through a record.
#[derive(Default)]
struct Found {
    problems: Vec<Problem>,
    names: Vec<(String, String, Span)>,
}

/// A name in a record that stands for something other than a record.
#[derive(Clone, Debug)]
pub struct Named {
    pub kind: KindName,
    /// The thing it stands for: `text`, `rule`, `picture`, `drawing in tokens`, `drawing in map or
    /// hex`; or `words`, which stand for themselves and can be translated.
    pub what: String,
    pub name: String,
    place: Problem,
}

impl Named {
    /// File, line and column.
    pub(super) fn place(&self) -> (PathBuf, usize, usize) {
        (self.place.path.clone(), self.place.line, self.place.col)
    }

    /// A warning at its place, with the nearest right name.
    pub fn warning(&self, message: impl Into<String>, near: Option<String>) -> Problem {
        Problem {
            message: message.into(),
            ..self.place.clone().warning().suggesting(near)
        }
    }
}

impl Schemas {
    /// The schemas of kinds whose types have names of their own, which is so within a game.
    pub fn of<'a>(kinds: impl IntoIterator<Item = &'a Kind>) -> Self {
        let mut generator = SchemaGenerator::default();
        let schema = |kind: &Kind| {
            let mut schema = (kind.schema)(&mut generator).to_value();
            complete(&mut schema);
            (kind.name, schema)
        };
        let kinds = kinds.into_iter().map(schema).collect();
        let mut types = generator.take_definitions(true);
        types.values_mut().for_each(complete);
        Self { kinds, types }
    }

    /// Everything in a record that is out of bounds, each at its place.
    pub fn check(&self, kind: KindName, node: &Node) -> Vec<Problem> {
        self.walked(kind, node).problems
    }

    /// Every name in a record that stands for something other than a record: a text, a drawing, a
    /// rule.
    pub fn names(&self, kind: KindName, node: &Node) -> Vec<Named> {
        let named = |(what, name, span): (String, String, Span)| Named {
            kind,
            what,
            name,
            place: span.problem(""),
        };
        self.walked(kind, node)
            .names
            .into_iter()
            .map(named)
            .collect()
    }

    fn walked(&self, kind: KindName, node: &Node) -> Found {
        let mut found = Found::default();
        if let Some(schema) = self.kinds.get(&kind) {
            self.walk(node, schema, "the record", &mut found);
        }
        found
    }

    /// The type that a schema refers to, or the schema itself.
    pub fn followed<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let name = schema["$ref"].as_str().and_then(|it| it.rsplit('/').next());
        name.and_then(|name| self.types.get(name)).unwrap_or(schema)
    }

    fn walk(&self, node: &Node, schema: &Value, name: &str, out: &mut Found) {
        if out.problems.len() > ENOUGH {
            return;
        }
        let schema = self.followed(schema);
        if let Some(choices) = one_of(schema) {
            return self.choice(node, choices, name, out);
        }
        // `Some(…)`, or the brackets of a type around another.
        if let Shape::Tuple { items, .. } = &node.shape
            && let ([inner], None) = (&items[..], schema.get("prefixItems"))
        {
            return self.walk(inner, schema, name, out);
        }
        let is = |wanted: &str| match &schema["type"] {
            Value::String(own) => own == wanted,
            Value::Array(several) => several.iter().any(|own| own == wanted),
            _ => false,
        };
        match &node.shape {
            Shape::Plain if node.span.text() == "None" => {}
            Shape::Plain if is("integer") => whole_number(node, schema, name, out),
            Shape::Plain if is("number") => number(node, schema, name, out),
            Shape::Text(text) if is("string") => {
                if let Some(what) = schema["x-names"].as_str() {
                    let named = (what.to_owned(), text.clone(), blamed(node).clone());
                    out.names.push(named);
                }
                written(node, text, schema, name, out);
            }
            Shape::List(items) | Shape::Tuple { items, .. } if is("array") => {
                self.list(node, items, schema, name, out);
            }
            Shape::Struct { fields, .. } => {
                for field in fields {
                    if let Some(schema) = schema["properties"].get(&field.name) {
                        self.walk(&field.value, schema, &field.name, out);
                    }
                }
            }
            Shape::Map(entries) if is("object") => self.map(node, entries, schema, name, out),
            _ => {}
        }
    }

    fn list(&self, node: &Node, items: &[Node], schema: &Value, name: &str, out: &mut Found) {
        if let Some(parts) = schema["prefixItems"].as_array() {
            for (item, schema) in items.iter().zip(parts) {
                self.walk(item, schema, name, out);
            }
            return;
        }
        let count = items.len() as u64;
        if let Some(bounds) = outside(count, schema, "minItems", "maxItems") {
            let message = format!("`{name}` has {bounds} items; here are {count}");
            return out.problems.push(blamed(node).problem(message));
        }
        for item in items {
            self.walk(item, &schema["items"], name, out);
        }
    }

    fn map(
        &self,
        node: &Node,
        entries: &[(Node, Node)],
        schema: &Value,
        name: &str,
        out: &mut Found,
    ) {
        let count = entries.len() as u64;
        if let Some(bounds) = outside(count, schema, "minProperties", "maxProperties") {
            let message = format!("`{name}` has {bounds} keys; here are {count}");
            return out.problems.push(blamed(node).problem(message));
        }
        let values = value_of_map(schema);
        for (key, value) in entries {
            if let Shape::Text(text) = &key.shape {
                let bounds = json!({ "maxLength": LONGEST_TEXT });
                written(key, text, &bounds, "a key", out);
            }
            if let Some(values) = values {
                self.walk(value, values, key_text(key), out);
            }
        }
    }

    /// One of several: a named choice with what it holds, or something that may be `None`.
    fn choice(&self, node: &Node, choices: &[Value], name: &str, out: &mut Found) {
        let own = match &node.shape {
            Shape::Struct { name, .. } | Shape::Tuple { name, .. } => name.as_deref(),
            Shape::Plain => Some(node.span.text()),
            Shape::Text(_) | Shape::List(_) | Shape::Map(_) => None,
        };
        let inside = |choice: &'_ Value| own.and_then(|own| choice["properties"].get(own).cloned());
        if let Some((own, inside)) = own.zip(choices.iter().find_map(inside)) {
            return match &node.shape {
                Shape::Tuple { items, .. } if inside.get("prefixItems").is_none() => {
                    for item in items {
                        self.walk(item, &inside, own, out);
                    }
                }
                _ => self.walk(node, &inside, own, out),
            };
        }
        let something = |choice: &&Value| choice["type"] != "null";
        if let [only] = &choices.iter().filter(something).collect::<Vec<_>>()[..] {
            let inner = match &node.shape {
                Shape::Tuple { name, items } if name.as_deref() == Some("Some") => items.first(),
                _ => None,
            };
            self.walk(inner.unwrap_or(node), only, name, out);
        } else if let Shape::Tuple { items, .. } = &node.shape
            && let [inner] = &items[..]
            && own.is_none_or(|own| own == "Some")
        {
            self.choice(inner, choices, name, out);
        }
    }
}

/// The choices of a schema, if it is one of several.
fn one_of(schema: &Value) -> Option<&Vec<Value>> {
    let choices = schema.get("oneOf").or_else(|| schema.get("anyOf"))?;
    choices.as_array()
}

/// The schema of the values of a map.
pub(super) fn value_of_map(schema: &Value) -> Option<&Value> {
    let by_pattern = schema["patternProperties"].as_object();
    by_pattern
        .and_then(|patterns| patterns.values().next())
        .or_else(|| {
            schema
                .get("additionalProperties")
                .filter(|it| it.is_object())
        })
}

/// The bounds in words, if a count lies outside of them.
fn outside(count: u64, schema: &Value, least: &str, most: &str) -> Option<String> {
    let (least, most) = (schema[least].as_u64().unwrap_or(0), schema[most].as_u64()?);
    let fits = (least..=most).contains(&count);
    (!fits).then(|| match least {
        0 => format!("at most {most}"),
        least if least == most => format!("exactly {most}"),
        least => format!("{least} to {most}"),
    })
}

fn whole_number(node: &Node, schema: &Value, name: &str, out: &mut Found) {
    let bound = |key: &str| schema[key].as_i64().map(i128::from);
    let bounds = match (bound("minimum"), bound("maximum")) {
        (Some(least), Some(most)) => format!(" from {least} to {most}"),
        _ => String::new(),
    };
    let found = node.span.text();
    match read_whole(found) {
        Some(value) => {
            let fits = bound("minimum").is_none_or(|least| least <= value)
                && bound("maximum").is_none_or(|most| value <= most);
            if !fits {
                let message = format!("`{name}` is a whole number{bounds}, not {found}");
                out.problems.push(node.span.problem(message));
            }
        }
        None => {
            let found: String = found.chars().take(40).collect();
            let message = format!("`{name}` is a whole number{bounds}, such as 6; found `{found}`");
            out.problems.push(node.span.problem(message));
        }
    }
}

fn number(node: &Node, schema: &Value, name: &str, out: &mut Found) {
    let (least, most) = (schema["minimum"].as_f64(), schema["maximum"].as_f64());
    let found: Option<f64> = node.span.text().replace('_', "").parse().ok();
    if let (Some(least), Some(most), Some(value)) = (least, most, found)
        && !(least..=most).contains(&value)
    {
        let found = node.span.text();
        let message = format!("`{name}` is a number from {least} to {most}, not {found}");
        out.problems.push(node.span.problem(message));
    }
}

/// A whole number as RON writes it: `12`, `-3`, `0xFF`, `1_000`, `5_u8`.
fn read_whole(text: &str) -> Option<i128> {
    const TYPES: [&str; 10] = [
        "i128", "u128", "i16", "u16", "i32", "u32", "i64", "u64", "i8", "u8",
    ];
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let suffix = TYPES.iter().find_map(|suffix| digits.strip_suffix(suffix));
    let digits = suffix.unwrap_or(digits).replace('_', "");
    let value = match digits.get(..2) {
        Some("0x") => i128::from_str_radix(&digits[2..], 16),
        Some("0o") => i128::from_str_radix(&digits[2..], 8),
        Some("0b") => i128::from_str_radix(&digits[2..], 2),
        _ => digits.parse(),
    };
    match value {
        Ok(value) => Some(sign * value),
        // More digits than any bound.
        Err(_) if !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit()) => {
            Some(sign * i128::MAX)
        }
        Err(_) => None,
    }
}

fn written(node: &Node, text: &str, schema: &Value, name: &str, out: &mut Found) {
    let count = text.chars().count() as u64;
    if let Some(bounds) = outside(count, schema, "minLength", "maxLength") {
        let message = format!("`{name}` has {bounds} characters; here are {count}");
        return out.problems.push(node.span.problem(message));
    }
    if let Some(hidden) = text.chars().find(|c| is_hidden(*c)) {
        let message = format!(
            "`{name}` holds the character U+{:04X}, which cannot be shown",
            u32::from(hidden)
        );
        out.problems.push(node.span.problem(message));
    }
}

/// True for what no text may hold: control characters other than line breaks and tabs, and marks
/// that turn the direction of the text after them.
pub(super) fn is_hidden(c: char) -> bool {
    let turns = matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() && !matches!(c, '\n' | '\r' | '\t')
}

/// Adds the bounds of lists, maps and texts that state none.
fn complete(schema: &mut Value) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(complete),
        Value::Object(fields) => {
            let is = |wanted: &str| match fields.get("type") {
                Some(Value::String(own)) => own == wanted,
                Some(Value::Array(several)) => several.iter().any(|own| own == wanted),
                _ => false,
            };
            let is_map = is("object") && !fields.contains_key("properties");
            let bound = if is("array") && !fields.contains_key("prefixItems") {
                Some(("maxItems", MOST_ITEMS))
            } else if is_map {
                Some(("maxProperties", MOST_KEYS))
            } else if is("string") && !fields.contains_key("enum") && !fields.contains_key("const")
            {
                Some(("maxLength", LONGEST_TEXT))
            } else {
                None
            };
            if let Some((key, most)) = bound {
                fields.entry(key).or_insert_with(|| most.into());
            }
            fields.values_mut().for_each(complete);
        }
        _ => {}
    }
}

/// Numbers without both bounds, by the path to each; a check for those who write record types.
pub(super) fn unbounded(place: &str, schema: &Value, found: &mut Vec<String>) {
    match schema {
        Value::Array(parts) => parts.iter().for_each(|part| unbounded(place, part, found)),
        Value::Object(fields) => {
            let is_number = |own: &Value| own == "integer" || own == "number";
            let numeric = match fields.get("type") {
                Some(Value::Array(several)) => several.iter().any(is_number),
                Some(own) => is_number(own),
                None => false,
            };
            let bounded = fields.contains_key("minimum") && fields.contains_key("maximum");
            if numeric && !bounded {
                found.push(format!("{place} is a number without bounds"));
            }
            for (name, inside) in fields {
                match (name.as_str(), inside.as_object()) {
                    ("properties", Some(fields)) => {
                        for (field, schema) in fields {
                            unbounded(&format!("{place}.{field}"), schema, found);
                        }
                    }
                    ("default" | "patternProperties", _) if name == "default" => {}
                    _ => unbounded(place, inside, found),
                }
            }
        }
        _ => {}
    }
}
