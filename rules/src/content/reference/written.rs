//! Values and their bounds in words: the form in which each is written.

use serde_json::Value;

use super::super::bounds::{LONGEST_TEXT, MOST_ITEMS};
use super::{Game, anchor, referred, text};

impl Game<'_> {
    /// The form in which a value is written, in words.
    pub(super) fn written(&self, schema: &Value) -> String {
        if let Some(name) = referred(schema) {
            return self.link(name);
        }
        if let Some(kind) = schema.get("x-kind").and_then(Value::as_str) {
            let optional = if may_be_none(schema) {
                ", or `None`"
            } else {
                ""
            };
            return format!("id in [{kind}](#{}){optional}", anchor(kind));
        }
        for key in ["anyOf", "oneOf", "allOf"] {
            if let Some(parts) = schema.get(key).and_then(Value::as_array) {
                let is_nothing = |part: &&Value| text(part, "type") == "null";
                let optional = parts.iter().any(|part| is_nothing(&part));
                let parts: Vec<String> = parts
                    .iter()
                    .filter(|part| !is_nothing(part))
                    .map(|part| match part.get("const").and_then(Value::as_str) {
                        Some(name) => format!("`{name}`"),
                        None => self.written(part),
                    })
                    .collect();
                return parts.join(" or ") + if optional { ", or `None`" } else { "" };
            }
        }
        match schema.get("type") {
            Some(Value::Array(types)) => {
                let optional = may_be_none(schema);
                let of = types
                    .iter()
                    .filter_map(Value::as_str)
                    .find(|name| *name != "null");
                let kind = self.simple(of.unwrap_or(""), schema);
                if optional {
                    format!("{kind}, or `None`")
                } else {
                    kind
                }
            }
            Some(Value::String(name)) => self.simple(name, schema),
            _ => "anything".into(),
        }
    }

    fn simple(&self, name: &str, schema: &Value) -> String {
        let format = text(schema, "format");
        let length = |key: &str| schema.get(key).and_then(Value::as_u64);
        let names = text(schema, "x-names");
        if let Some(atlas) = names.strip_prefix("drawing in ") {
            return format!("name of a drawing in `{}`", atlas.replace(" or ", "` or `"));
        }
        match names {
            "text" => return "key of a text".into(),
            "rule" => return "section of the rulebook".into(),
            "picture" => return "name of a picture in `assets/art/pictures`".into(),
            _ => {}
        }
        match name {
            "string" if length("minLength") == Some(1) && length("maxLength") == Some(1) => {
                "one character in single quotes".into()
            }
            "string" if !format.is_empty() => format!("text: {format}"),
            "string" => match schema.get("enum").and_then(Value::as_array) {
                Some(names) => {
                    let names = names.iter().filter_map(Value::as_str);
                    names
                        .map(|name| format!("`{name}`"))
                        .collect::<Vec<_>>()
                        .join(" or ")
                }
                None => match lengths(schema, "minLength", "maxLength", LONGEST_TEXT) {
                    Some(bounds) => format!("text of {bounds} characters"),
                    None => "text".into(),
                },
            },
            "boolean" => "`true` or `false`".into(),
            "integer" => whole_number(schema, format),
            "number" => "number".into(),
            "array" => self.list(schema),
            "object" => self.map(schema),
            "null" => "`()`".into(),
            other => other.into(),
        }
    }

    fn list(&self, schema: &Value) -> String {
        if let Some(items) = schema.get("prefixItems").and_then(Value::as_array) {
            let items: Vec<String> = items.iter().map(|item| self.written(item)).collect();
            return format!("({})", items.join(", "));
        }
        match schema.get("items") {
            Some(item) => {
                let bounds = lengths(schema, "minItems", "maxItems", MOST_ITEMS);
                let bounds = bounds.map_or_else(String::new, |bounds| format!(" of {bounds}"));
                format!("list{bounds}: {}", self.written(item))
            }
            None => "list".into(),
        }
    }

    fn map(&self, schema: &Value) -> String {
        let key = match schema.get("propertyNames") {
            Some(key) => self.written(key),
            None if schema.get("patternProperties").is_some() => "whole number".into(),
            None => "text".into(),
        };
        if let Some(value @ Value::Object(_)) = schema.get("additionalProperties") {
            return format!("map: {key} to {}", self.written(value));
        }
        let by_pattern = schema.get("patternProperties").and_then(Value::as_object);
        match by_pattern.and_then(|patterns| patterns.values().next()) {
            Some(value) => format!("map: {key} to {}", self.written(value)),
            None => "fields".into(),
        }
    }

    /// A link to the section of a type.
    fn link(&self, name: &str) -> String {
        let own = self
            .kinds
            .iter()
            .find(|(_, schema)| referred(schema) == Some(name));
        match own {
            Some((kind, _)) => format!("[{name}](#{})", anchor(&kind.name.to_string())),
            None => format!("[{name}](#{})", anchor(&format!("{}: {name}", self.name))),
        }
    }
}

/// The bounds of a length in words, unless they are the usual ones.
fn lengths(schema: &Value, least: &str, most: &str, usual: u64) -> Option<String> {
    let least = schema.get(least).and_then(Value::as_u64).unwrap_or(0);
    let most = schema.get(most)?.as_u64()?;
    match (least, most) {
        (0, most) if most == usual => None,
        (0, most) => Some(format!("at most {most}")),
        (least, most) => Some(format!("{least}–{most}")),
    }
}

fn may_be_none(schema: &Value) -> bool {
    let types = schema.get("type").and_then(Value::as_array);
    types.is_some_and(|types| types.iter().any(|name| name == "null"))
}

fn whole_number(schema: &Value, format: &str) -> String {
    let bound = |key: &str| schema.get(key).and_then(Value::as_i64);
    let (least, most) = (bound("minimum"), bound("maximum"));
    match (least, most, format) {
        (Some(least), Some(most), _) => format!("whole number {least}–{most}"),
        (Some(0), None, "uint8") => "whole number 0–255".into(),
        (Some(least), None, _) => format!("whole number from {least}"),
        _ => "whole number".into(),
    }
}
