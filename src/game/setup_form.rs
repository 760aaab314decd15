use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Message, RuleId};

/// What a game can be set up with, as a form that any screen can show.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SetupForm {
    /// The fields, in the order to show them.
    pub fields: Vec<SetupField>,
}

/// One field of a [`SetupForm`].
#[derive(Clone, Debug, Serialize)]
pub struct SetupField {
    /// The key, as in `--set KEY=VALUE`.
    pub key: &'static str,
    /// What it is called.
    pub label: Message,
    /// What it does.
    pub help: Message,
    /// What can be filled in.
    pub kind: FieldKind,
    /// What it is unless filled in.
    pub default: String,
    /// The rule behind it.
    pub rule: Option<RuleId>,
}

/// What a field takes.
#[derive(Clone, Debug, Serialize)]
pub enum FieldKind {
    /// `true` or `false`.
    Switch,
    /// One of these, each with what it is called.
    Choice(
        /// The value as it is written, and in words.
        Vec<(&'static str, Message)>,
    ),
    /// A whole number from the first to the second.
    Number(i32, i32),
    /// Any text of the ruleset's own; not shown in the form.
    Hidden,
}

/// A filled form: values by key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SetupValues(
    /// Values by key, as they were written.
    pub BTreeMap<String, String>,
);

impl SetupForm {
    /// Checks values against the form.
    ///
    /// # Errors
    /// The first key or value that does not fit, with the known ones named.
    pub fn check(&self, values: &SetupValues) -> Result<(), String> {
        for (key, value) in &values.0 {
            let Some(field) = self.fields.iter().find(|field| field.key == key) else {
                let known: Vec<&str> = self.fields.iter().map(|field| field.key).collect();
                return Err(format!(
                    "unknown key '{key}'; known keys: {}",
                    known.join(", ")
                ));
            };
            field.check(value)?;
        }
        Ok(())
    }

    /// The value of a key: as filled in, or the default.
    pub fn value<'a>(&'a self, values: &'a SetupValues, key: &str) -> &'a str {
        values.0.get(key).map(String::as_str).unwrap_or_else(|| {
            self.fields
                .iter()
                .find(|field| field.key == key)
                .map_or("", |field| &field.default)
        })
    }
}

impl SetupField {
    fn check(&self, value: &str) -> Result<(), String> {
        let key = self.key;
        match &self.kind {
            FieldKind::Switch if value == "true" || value == "false" => Ok(()),
            FieldKind::Switch => Err(format!("{key}={value}: it is true or false")),
            FieldKind::Choice(known) if known.iter().any(|(name, _)| *name == value) => Ok(()),
            FieldKind::Choice(known) => {
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                Err(format!("{key}={value}: it is one of {}", names.join(", ")))
            }
            FieldKind::Number(min, max) => match value.parse::<i32>() {
                Ok(number) if (*min..=*max).contains(&number) => Ok(()),
                _ => Err(format!(
                    "{key}={value}: it is a whole number from {min} to {max}"
                )),
            },
            FieldKind::Hidden => Ok(()),
        }
    }
}
