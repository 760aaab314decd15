//! Ids of records: [`RecordId`], and [`Ref`], an id that knows the type of its record.

use std::borrow::Borrow;
use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::record::{KindName, Record};

/// The id of one record, always written in full: `core:goblin`.
///
/// Before the colon is the namespace, the id of a mod (or `core`); after it the name, of `a-z`,
/// `0-9`, `_` and `/`. Cloning is cheap. Ids are ordered by their text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordId(Arc<str>);

/// The reason a text is not a [`RecordId`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdError(String);

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for IdError {}

/// The longest id that is accepted, in bytes.
const LONGEST_ID: usize = 128;

impl RecordId {
    /// Reads an id, or returns the reason it is not one.
    pub fn new(text: &str) -> Result<Self, IdError> {
        let Some((namespace, name)) = text.split_once(':') else {
            return Err(IdError(format!(
                "`{text}` is no id: ids are written in full, namespace first, as in `core:{}`",
                if text.is_empty() { "goblin" } else { text }
            )));
        };
        if text.len() > LONGEST_ID {
            return Err(IdError(format!(
                "an id may be at most {LONGEST_ID} characters long"
            )));
        }
        check_namespace(namespace)?;
        let good = |c: u8| matches!(c, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'/');
        if name.is_empty() || !name.bytes().all(good) {
            return Err(IdError(format!(
                "`{text}` is no id: after the colon stand only a-z, 0-9, `_` and `/`"
            )));
        }
        Ok(Self(text.into()))
    }

    /// The whole id, as written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The part before the colon: the mod the id belongs to, or `core`.
    pub fn namespace(&self) -> &str {
        self.0
            .split_once(':')
            .map_or("", |(namespace, _)| namespace)
    }

    /// The part after the colon.
    pub fn name(&self) -> &str {
        self.0.split_once(':').map_or("", |(_, name)| name)
    }
}

/// Checks the id of a mod, which is also the namespace of its records.
pub(super) fn check_namespace(text: &str) -> Result<(), IdError> {
    let starts_well = text.bytes().next().is_some_and(|c| c.is_ascii_lowercase());
    let good = |c: u8| matches!(c, b'a'..=b'z' | b'0'..=b'9' | b'_');
    if starts_well && text.bytes().all(good) && text.len() <= 64 {
        return Ok(());
    }
    Err(IdError(format!(
        "`{text}` is no namespace: it begins with a letter a-z and goes on with a-z, 0-9 and `_`"
    )))
}

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for RecordId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        Self::new(text)
    }
}

impl Borrow<str> for RecordId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for RecordId {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Serialize for RecordId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for RecordId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::new(&text).map_err(D::Error::custom)
    }
}

impl JsonSchema for RecordId {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "RecordId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "format": "record id" })
    }
}

/// The id of a record of type `T`.
///
/// A field of this type (or a list, a map, an option of it) is checked when content is loaded: an
/// id without a record of that type is an error at the place where it is written.
pub struct Ref<T> {
    id: RecordId,
    of: PhantomData<fn() -> T>,
}

impl<T> Ref<T> {
    /// A reference to the record with this id.
    pub fn new(id: RecordId) -> Self {
        Self {
            id,
            of: PhantomData,
        }
    }

    pub fn id(&self) -> &RecordId {
        &self.id
    }
}

impl<T> AsRef<str> for Ref<T> {
    fn as_ref(&self) -> &str {
        self.id.as_str()
    }
}

impl<T> Clone for Ref<T> {
    fn clone(&self) -> Self {
        Self::new(self.id.clone())
    }
}

impl<T> PartialEq for Ref<T> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl<T> Eq for Ref<T> {}

impl<T> PartialOrd for Ref<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Ref<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.id.cmp(&other.id)
    }
}

impl<T> std::hash::Hash for Ref<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl<T> fmt::Debug for Ref<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.id, f)
    }
}

impl<T> fmt::Display for Ref<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.id, f)
    }
}

impl<T> Serialize for Ref<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.id.serialize(serializer)
    }
}

impl<'de, T: Record> Deserialize<'de> for Ref<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = RecordId::deserialize(deserializer)?;
        note(Reference {
            kind: KindName::of::<T>(),
            id: id.clone(),
        });
        Ok(Self::new(id))
    }
}

impl<T: Record> JsonSchema for Ref<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Ref<{}>", KindName::of::<T>()).into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "format": "record id", "x-kind": KindName::of::<T>().to_string() })
    }
}

/// One record's mention of another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reference {
    /// The kind of record that must exist.
    pub kind: KindName,
    pub id: RecordId,
}

/// The references that a record declares itself; see [`Record::references`].
#[derive(Debug, Default)]
pub struct References(pub(super) Vec<Reference>);

impl References {
    /// There must be a record of type `T` with this id.
    pub fn needs<T: Record>(&mut self, id: &RecordId) {
        self.0.push(Reference {
            kind: KindName::of::<T>(),
            id: id.clone(),
        });
    }
}

thread_local! {
    /// Collects each [`Ref`] as it is read. Only set while content is loading.
    static SEEN: RefCell<Option<Vec<Reference>>> = const { RefCell::new(None) };
}

fn note(reference: Reference) {
    SEEN.with_borrow_mut(|seen| {
        if let Some(seen) = seen {
            seen.push(reference);
        }
    });
}

/// Runs `read` and returns the references read meanwhile, in the order of the text.
pub(super) fn collecting<R>(read: impl FnOnce() -> R) -> (R, Vec<Reference>) {
    SEEN.with_borrow_mut(|seen| *seen = Some(Vec::new()));
    let result = read();
    let found = SEEN.with_borrow_mut(Option::take).unwrap_or_default();
    (result, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_a_namespace_and_a_name() {
        let id = RecordId::new("core:undead/old_king2").expect("a good id");
        assert_eq!(id.namespace(), "core");
        assert_eq!(id.name(), "undead/old_king2");
        assert_eq!(id.to_string(), "core:undead/old_king2");
    }

    #[test]
    fn bad_ids_are_explained() {
        let said = RecordId::new("goblin")
            .expect_err("no namespace")
            .to_string();
        assert!(said.contains("`core:goblin`"), "{said}");
        for bad in [
            "",
            ":",
            "core:",
            ":goblin",
            "Core:goblin",
            "core:Goblin",
            "core:a:b",
            "1:a",
        ] {
            assert!(RecordId::new(bad).is_err(), "{bad}");
        }
        assert!(RecordId::new(&format!("core:{}", "a".repeat(200))).is_err());
    }
}
