//! Lists of words: the choices of an enum, with what each holds.

use serde_json::Value;

use super::{Game, cell, text};

impl Game<'_> {
    /// A choice as written in RON: `Melee(die: …)`.
    pub(super) fn choice(&self, choice: &Value) -> String {
        let name = choice_name(choice);
        let Some(inside) = choice.get("properties").and_then(|all| all.get(&name)) else {
            return format!("`{name}`");
        };
        if let Some(fields) = inside.get("properties").and_then(Value::as_object) {
            let fields: Vec<String> = fields
                .iter()
                .map(|(field, schema)| format!("{field}: {}", self.written(schema)))
                .collect();
            return format!("`{name}`({})", fields.join(", "));
        }
        if let Some(items) = inside.get("prefixItems").and_then(Value::as_array) {
            let items: Vec<String> = items.iter().map(|item| self.written(item)).collect();
            return format!("`{name}`({})", items.join(", "));
        }
        format!("`{name}`({})", self.written(inside))
    }

    /// The documentation of the fields of a choice.
    pub(super) fn parts(&self, choice: &Value) -> String {
        let name = choice_name(choice);
        let inside = choice.get("properties").and_then(|all| all.get(&name));
        let fields = inside
            .and_then(|inside| inside.get("properties"))
            .and_then(Value::as_object);
        let describe = |(field, schema): (&String, &Value)| {
            format!("<br>`{field}`: {}", cell(text(schema, "description")))
        };
        fields.into_iter().flatten().map(describe).collect()
    }
}

/// The choices of an enum; empty for anything else.
pub(super) fn choices(schema: &Value) -> Vec<&Value> {
    let choices = schema
        .get("oneOf")
        .or_else(|| schema.get("anyOf"))
        .and_then(Value::as_array);
    choices
        .into_iter()
        .flatten()
        .filter(|choice| !choice_name(choice).is_empty())
        .collect()
}

/// The undocumented choices of an enum, which are listed by name only.
pub(super) fn bare_names(schema: &Value) -> Vec<&str> {
    let choices = schema
        .get("oneOf")
        .or_else(|| schema.get("anyOf"))
        .and_then(Value::as_array);
    let inside = choices.into_iter().flatten();
    std::iter::once(schema)
        .chain(inside)
        .filter_map(|schema| schema.get("enum")?.as_array())
        .flatten()
        .filter_map(Value::as_str)
        .collect()
}

pub(super) fn choice_name(choice: &Value) -> String {
    if let Some(name) = choice.get("const").and_then(Value::as_str) {
        return name.to_owned();
    }
    match choice.get("properties").and_then(Value::as_object) {
        Some(fields) if fields.len() == 1 => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// True if the type is written as one plain value.
pub(super) fn is_plain(schema: &Value) -> bool {
    bare_names(schema).is_empty() && choices(schema).is_empty()
}
