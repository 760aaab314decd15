//! The field reference for modders, generated from the types themselves: [`reference_markdown`].

mod choices;
mod written;

use std::collections::BTreeMap;
use std::fmt::Write;

use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};

use super::bounds::{LONGEST_TEXT, MOST_ITEMS, MOST_KEYS, Schemas, unbounded};
use super::mods::manifest::{MANIFEST, Manifest};
use super::mods::patch::PATCH_WORDS;
use super::record::{Kind, Registry, Root};
use choices::{bare_names, choice_name, choices, is_plain};

/// The types of one game.
struct Game<'a> {
    name: &'a str,
    kinds: Vec<(&'a Kind, Value)>,
    types: Map<String, Value>,
}

/// The types of a registry by game. Names of types need only be unique within a game.
fn games(registry: &Registry) -> Vec<Game<'_>> {
    let mut by_game: BTreeMap<&str, Vec<&Kind>> = BTreeMap::new();
    for kind in &registry.kinds {
        by_game.entry(kind.name.game()).or_default().push(kind);
    }
    let game = |(name, kinds): (_, Vec<_>)| {
        let mut schemas = Schemas::of(kinds.iter().copied());
        let mut schema = |kind: &Kind| schemas.kinds.remove(&kind.name).unwrap_or_default();
        Game {
            name,
            kinds: kinds.iter().map(|kind| (*kind, schema(kind))).collect(),
            types: schemas.types,
        }
    };
    by_game.into_iter().map(game).collect()
}

/// A JSON schema of each kind of record of a game, or of all, with the name of a file for it, as in
/// `a_game/items.schema.json`; and one of `mod.ron`. Each describes one record, not the file
/// around it.
pub fn json_schemas(registry: &Registry, game: Option<&str>) -> Vec<(String, Value)> {
    let mut schemas = Vec::new();
    for of in games(registry) {
        if game.is_some_and(|game| game != of.name && !of.is_of_all()) {
            continue;
        }
        for (kind, schema) in &of.kinds {
            let about = format!("A record in `{0}.ron` or `{0}/*.ron`", kind.name.folder());
            let name = format!("{}.schema.json", kind.name);
            let title = kind.name.to_string();
            schemas.push((name, whole_schema(&title, &about, schema, &of.types)));
        }
    }
    let mut generator = SchemaGenerator::default();
    let manifest = generator.subschema_for::<Manifest>().to_value();
    let types = generator.take_definitions(true);
    let about = "What a mod says about itself";
    schemas.push((
        "mod.schema.json".to_owned(),
        whole_schema(MANIFEST, about, &manifest, &types),
    ));
    schemas
}

fn whole_schema(title: &str, about: &str, schema: &Value, types: &Map<String, Value>) -> Value {
    let mut whole = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": about,
        "$defs": types,
    });
    if let (Value::Object(whole), Value::Object(fields)) = (&mut whole, schema) {
        whole.extend(fields.clone());
    }
    whole
}

/// Markdown tables of all fields of all record types, with their documentation.
pub fn reference_markdown(registry: &Registry) -> String {
    let mut out = format!(
        "# Field reference\n\n\
         Written from the game's own types; do not edit. How files and mods are put together is in \
         [modding.md](modding.md).\n\n\
         Where nothing else is said, a list has at most {MOST_ITEMS} items, a map at most \
         {MOST_KEYS} keys and a text at most {LONGEST_TEXT} characters.\n",
    );
    for game in games(registry) {
        game.write(&mut out);
        let own = registry.appendices.iter();
        for section in own.filter(|section| section.game == game.name) {
            let (title, text) = (section.title, (section.markdown)());
            _ = write!(out, "\n### {}: {title}\n\n{text}", game.name);
        }
    }
    out
}

impl Registry {
    /// Gaps that keep content from being checked and described fully: types that let unknown fields
    /// pass, fields and choices without documentation (a choice that is just a name needs none),
    /// names reserved for patches, and numbers without bounds. Empty if there are none.
    pub fn gaps(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        for game in games(self) {
            for (name, schema) in &game.types {
                let place = format!("{}: {name}", game.name);
                find_gaps(&place, schema, &mut gaps);
                unbounded(&place, schema, &mut gaps);
            }
        }
        gaps
    }
}

fn find_gaps(place: &str, schema: &Value, gaps: &mut Vec<String>) {
    if text(schema, "description").is_empty() {
        gaps.push(format!("{place} has no documentation"));
    }
    for choice in choices(schema) {
        let name = choice_name(choice);
        if PATCH_WORDS.contains(&name.as_str()) {
            gaps.push(format!(
                "{place}::{name} has a name that patches need for themselves"
            ));
        }
        if text(choice, "description").is_empty() && choice.get("const").is_none() {
            gaps.push(format!("{place}::{name} has no documentation"));
        }
        if let Some(inside) = choice.get("properties").and_then(|all| all.get(&name)) {
            fields_gaps(&format!("{place}::{name}"), inside, gaps);
        }
    }
    fields_gaps(place, schema, gaps);
}

fn fields_gaps(place: &str, schema: &Value, gaps: &mut Vec<String>) {
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else {
        return;
    };
    if schema.get("additionalProperties") != Some(&Value::Bool(false)) {
        gaps.push(format!(
            "{place} lets unknown fields pass: #[serde(deny_unknown_fields)]"
        ));
    }
    for (field, schema) in fields {
        if text(schema, "description").is_empty() {
            gaps.push(format!("{place}.{field} has no documentation"));
        }
    }
}

impl Game<'_> {
    /// True for records that belong to no single game.
    fn is_of_all(&self) -> bool {
        let own = |(kind, _): &(&Kind, Value)| kind.name.root == Root::Assets;
        self.kinds.iter().all(own)
    }

    fn write(&self, out: &mut String) {
        _ = write!(out, "\n## {}\n", self.name);
        let mut named = Vec::new();
        for (kind, schema) in &self.kinds {
            let name = referred(schema).unwrap_or(kind.name.name);
            named.push(name);
            let folder = kind.name.folder();
            _ = write!(
                out,
                "\n### {}\n\nRecords in `{folder}.ron` and `{folder}/*.ron`: {name}.\n",
                kind.name
            );
            let schema = self.types.get(name).unwrap_or(schema);
            self.write_type(schema, out);
        }
        for (name, schema) in &self.types {
            if !named.contains(&name.as_str()) {
                _ = write!(out, "\n### {}: {name}\n", self.name);
                self.write_type(schema, out);
            }
        }
    }

    fn write_type(&self, schema: &Value, out: &mut String) {
        let about = prose(text(schema, "description"));
        if !about.is_empty() {
            _ = write!(out, "\n{about}\n");
        }
        if let Some(fields) = schema.get("properties").and_then(Value::as_object) {
            out.push_str(
                "\n| field | what is written | if left out | what it is |\n|---|---|---|---|\n",
            );
            for (name, field) in fields {
                let needed = is_required(schema, name);
                let default = if needed {
                    "must be there".into()
                } else {
                    default(field)
                };
                let kind = self.written(field);
                let about = cell(text(field, "description"));
                _ = writeln!(out, "| `{name}` | {kind} | {default} | {about} |");
            }
        }
        let choices = choices(schema);
        if !choices.is_empty() {
            out.push_str("\n| one of | what it is |\n|---|---|\n");
            for choice in &choices {
                let about = cell(text(choice, "description"));
                _ = writeln!(
                    out,
                    "| {} | {about}{} |",
                    self.choice(choice),
                    self.parts(choice)
                );
            }
        }
        let names = bare_names(schema);
        if !names.is_empty() {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let lead = if choices.is_empty() {
                "One of"
            } else {
                "Or one of"
            };
            _ = write!(out, "\n{lead} {}.\n", names.join(", "));
        }
        if schema.get("properties").is_none() && is_plain(schema) {
            _ = write!(out, "\nWritten as {}.\n", self.written(schema));
        }
    }
}

/// The name of the type that a schema refers to.
fn referred(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.rsplit('/').next()
}

/// The anchor that Markdown gives a heading.
fn anchor(heading: &str) -> String {
    heading
        .to_lowercase()
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            c if c.is_alphanumeric() || c == '_' || c == '-' => Some(c),
            _ => None,
        })
        .collect()
}

fn text<'a>(schema: &'a Value, key: &str) -> &'a str {
    schema.get(key).and_then(Value::as_str).unwrap_or("")
}

/// Documentation without the brackets that make links in Rust.
fn prose(text: &str) -> String {
    text.replace("[`", "`").replace("`]", "`")
}

/// Documentation on one line, escaped for a table.
fn cell(text: &str) -> String {
    prose(text)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace('|', "\\|")
}

fn is_required(schema: &Value, field: &str) -> bool {
    let required = schema.get("required").and_then(Value::as_array);
    required.is_some_and(|names| names.iter().any(|name| name == field))
}

fn default(field: &Value) -> String {
    match field.get("default") {
        None => "may be left out".into(),
        Some(Value::Null) => "`None`".into(),
        // The name of a choice is written bare.
        Some(Value::String(name)) if text(field, "type") != "string" => format!("`{name}`"),
        Some(Value::String(text)) => format!("`{text:?}`"),
        Some(Value::Object(fields)) if fields.is_empty() => "`{}`".into(),
        Some(value) => format!("`{value}`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::tests::registry;

    #[test]
    fn every_field_and_choice_is_described() {
        let text = reference_markdown(&registry());
        for line in [
            "### test_game/monsters",
            "| `hit_points` | whole number 0–99 | must be there | How much it can take. |",
            "| `attacks` | list: [Attack](#test_game-attack) | may be left out | What it does. |",
            "| `treasure` | id in [test_game/items](#test_gameitems), or `None` | `None` | What it carries. |",
            "| `prices` | map: text to whole number 0–99 | `{}` |",
            "### test_game: Attack",
            "| `Howl` | Just noise. |",
            "| `Ranged`(die: whole number 0–255, range: whole number 0–255) | From afar.<br>`die`: Sides.",
            "Records in `levels/test_game/boards.ron` and `levels/test_game/boards/*.ron`: Board.",
        ] {
            assert!(text.contains(line), "{line} is not in:\n{text}");
        }
    }

    #[test]
    fn gaps_are_found() {
        use crate::content::Record;
        use schemars::JsonSchema;
        use serde::Deserialize;

        /// Some.
        #[derive(Deserialize, JsonSchema)]
        #[allow(dead_code)]
        struct Loose {
            bare: u32,
            /// Inner.
            inner: Inner,
        }
        /// Inner.
        #[derive(Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        enum Inner {
            /// Has a bad name.
            Append,
            Plain,
        }
        impl Record for Loose {
            const KIND: &'static str = "test_game/loose";
        }
        assert_eq!(registry().gaps(), [""; 0]);
        let gaps = Registry::new().with::<Loose>().gaps();
        for gap in [
            "Loose.bare has no",
            "Loose.bare is a number without bounds",
            "Loose lets unknown",
            "::Append has a name",
        ] {
            assert!(
                gaps.iter().any(|found| found.contains(gap)),
                "{gap}: {gaps:?}"
            );
        }
        assert_eq!(gaps.len(), 4, "{gaps:?}");
    }
}
