//! The trait of types loaded from RON files, and the [`Registry`] of all such types.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, OnceLock};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;

use super::bounds::Schemas;
use super::disk::stacked::Files;
use super::id::{RecordId, References};
use super::library::Library;
use super::source::decode::{Decoded, Undecodable, decode};
use super::source::problem::{Problem, Severity};

/// The folder that a kind's files lie under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Root {
    /// `assets/rulesets/<kind>`: the figures of a game.
    Rulesets,
    /// `levels/<kind>`: boards and adventures.
    Levels,
    /// `assets/<kind>`: files that belong to no single game.
    Assets,
}

impl Root {
    /// The folder, with `/` between its parts.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Rulesets => "assets/rulesets",
            Self::Levels => "levels",
            Self::Assets => "assets",
        }
    }
}

/// The name of a record type, as in `a_game/classes` or `levels/a_game/rooms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct KindName {
    /// The type's [`Record::KIND`].
    pub name: &'static str,
    /// The type's [`Record::ROOT`].
    pub root: Root,
    /// The type's [`Record::GAME`].
    game: &'static str,
}

impl KindName {
    /// The name of a type.
    pub fn of<T: Record>() -> Self {
        Self {
            name: T::KIND,
            root: T::ROOT,
            game: T::GAME,
        }
    }

    /// The id of the game it belongs to.
    pub fn game(self) -> &'static str {
        self.game
    }

    /// The folder of its files, with `/` between its parts.
    pub fn folder(self) -> String {
        format!("{}/{}", self.root.folder(), self.name)
    }
}

impl fmt::Display for KindName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.root {
            Root::Rulesets => f.write_str(self.name),
            Root::Levels | Root::Assets => f.write_str(&self.folder()),
        }
    }
}

/// A type whose values are content: read from RON files, changed by mods.
///
/// The records of kind `a_game/classes` are in `assets/rulesets/a_game/classes.ron` and in any
/// `.ron` file below `assets/rulesets/a_game/classes/`. A file is a map from ids to records: `{
/// "core:fighter": (attack_die: 8), … }`.
///
/// Types should be `#[serde(deny_unknown_fields)]`, or a misspelt field would go unnoticed.
pub trait Record: DeserializeOwned + JsonSchema + Send + Sync + 'static {
    /// The type's name in folders and messages: `a_game/classes`. The first part is the id of the
    /// game, unless [`GAME`](Self::GAME) says otherwise. No two types under the same root may share
    /// a name.
    const KIND: &'static str;

    /// The root of its files.
    const ROOT: Root = Root::Rulesets;

    /// The id of its game, if that is not the first part of the kind.
    const GAME: &'static str = first_part(Self::KIND);

    /// Declares other records that this one needs. Fields of type [`Ref`](super::Ref) declare
    /// themselves; only ids held as a bare [`RecordId`] need this.
    fn references(&self, _out: &mut References) {}

    /// Reports problems of this record that reading its fields did not find.
    fn validate(&self, _report: &mut Report) {}

    /// The ids that it had in earlier versions. Mods may still name them; `tabledelve check` tells
    /// them the new one.
    fn formerly(&self) -> &[RecordId] {
        &[]
    }
}

/// Makes a type the record of a kind, with or without a check of each record.
///
/// ```ignore
/// record!(Skill, "a_game/skills", |skill, report| {
///     report.expect(skill.most > 0, "most", "at least 1");
/// });
/// ```
#[macro_export]
macro_rules! record {
    ($type:ty, $kind:literal) => {
        impl $crate::content::Record for $type {
            const KIND: &'static str = $kind;
        }
    };
    ($type:ty, $kind:literal, |$this:ident, $report:ident| $body:block) => {
        impl $crate::content::Record for $type {
            const KIND: &'static str = $kind;
            fn validate(&self, $report: &mut $crate::content::Report) {
                let $this = self;
                $body
            }
        }
    };
}

/// The part before the first `/`.
const fn first_part(kind: &'static str) -> &'static str {
    let bytes = kind.as_bytes();
    let mut end = 0;
    while end < bytes.len() && bytes[end] != b'/' {
        end += 1;
    }
    kind.split_at(end).0
}

/// Problems of one record, each about one of its fields.
#[derive(Debug, Default)]
pub struct Report {
    pub(super) faults: Vec<Fault>,
}

/// One problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The field, as in `attacks[2].die`; empty for the record as a whole.
    pub field: String,
    pub message: String,
    pub severity: Severity,
}

impl Report {
    /// Reports a problem with a field. The path is written as in `attacks[2].die` or
    /// `prices["core:sword"]`; an empty one means the whole record.
    pub fn at(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.add(field.into(), message.into(), Severity::Error);
    }

    /// Warns of a field that is sound but has no effect. Only `tabledelve check` shows it.
    pub fn warn(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.add(field.into(), message.into(), Severity::Warning);
    }

    fn add(&mut self, field: String, message: String, severity: Severity) {
        self.faults.push(Fault {
            field,
            message,
            severity,
        });
    }

    /// Reports a problem with the field unless `good`.
    pub fn expect(&mut self, good: bool, field: &str, message: &str) {
        if !good {
            self.at(field, message);
        }
    }
}

/// Problems that only show when all records are seen together.
#[derive(Debug, Default)]
pub struct LibraryReport {
    pub(super) faults: Vec<(KindName, Option<RecordId>, Fault)>,
}

impl LibraryReport {
    /// Reports a problem with a field of a record; the path is written as for [`Report::at`].
    pub fn at<T: Record>(
        &mut self,
        id: &RecordId,
        field: impl Into<String>,
        message: impl Into<String>,
    ) {
        self.add::<T>(Some(id), field.into(), message.into(), Severity::Error);
    }

    /// Warns of a field of a record that is sound but has no effect, or a bad one. Only `tabledelve
    /// check` shows it.
    pub fn warn<T: Record>(
        &mut self,
        id: &RecordId,
        field: impl Into<String>,
        message: impl Into<String>,
    ) {
        self.add::<T>(Some(id), field.into(), message.into(), Severity::Warning);
    }

    /// Reports a problem with all records of a type, such as a missing one.
    pub fn kind<T: Record>(&mut self, message: impl Into<String>) {
        self.add::<T>(None, String::new(), message.into(), Severity::Error);
    }

    fn add<T: Record>(
        &mut self,
        id: Option<&RecordId>,
        field: String,
        message: String,
        severity: Severity,
    ) {
        let fault = Fault {
            field,
            message,
            severity,
        };
        self.faults.push((KindName::of::<T>(), id.cloned(), fault));
    }
}

/// A check over the whole content; see [`Registry::check`].
pub type LibraryCheck = fn(&Library, &mut LibraryReport);

/// A check of files other than records; see [`Registry::check_files`].
pub type FileCheck = fn(&Files) -> Vec<Problem>;

/// The known record types. Rulesets add theirs; the loader uses it for reading.
#[derive(Clone, Default)]
pub struct Registry {
    pub(super) kinds: Vec<Kind>,
    pub(super) checks: Vec<LibraryCheck>,
    pub(super) file_checks: Vec<FileCheck>,
    /// Checks of `tabledelve check` alone.
    pub(super) checks_on_request: Vec<LibraryCheck>,
    /// Checks of `tabledelve check --strict` alone.
    pub(super) strict_checks: Vec<LibraryCheck>,
    /// Folders whose RON files are not records.
    pub(super) plain: Vec<&'static str>,
    pub(super) appendices: Vec<Appendix>,
    /// Made when first asked for.
    schemas: OnceLock<Arc<Schemas>>,
}

/// A value of some record type.
pub(super) type AnyValue = Arc<dyn Any + Send + Sync>;

/// A typed list of records, as a value of some type.
pub(super) type AnyList = Box<dyn Any + Send + Sync>;

/// A record type with its type forgotten.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub name: KindName,
    /// Reads one record from its text.
    pub decode: fn(&str) -> Result<Decoded, Undecodable>,
    /// Makes the typed list that [`Library::all`] returns.
    pub collect: fn(Vec<(RecordId, AnyValue)>) -> AnyList,
    pub schema: fn(&mut SchemaGenerator) -> Schema,
}

/// A further section of the field reference.
#[derive(Clone, Copy)]
pub(super) struct Appendix {
    pub game: &'static str,
    pub title: &'static str,
    pub markdown: fn() -> String,
}

impl Registry {
    /// An empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a type.
    ///
    /// # Panics
    /// If another type has the same kind, which is a bug.
    #[must_use]
    pub fn with<T: Record>(mut self) -> Self {
        let name = KindName::of::<T>();
        assert!(
            self.kind(name).is_none(),
            "two record types are both called `{name}`"
        );
        self.kinds.push(Kind {
            name,
            decode: decode::<T>,
            collect: collect::<T>,
            schema: |generator| generator.subschema_for::<T>(),
        });
        self.kinds.sort_by_key(|kind| kind.name);
        self.schemas = OnceLock::new();
        self
    }

    /// Adds a check of records together. It runs once every record is valid by itself.
    #[must_use]
    pub fn check(mut self, check: LibraryCheck) -> Self {
        self.checks.push(check);
        self
    }

    /// Adds a check of records together that is run by `tabledelve check` and never while loading. It
    /// should only warn, since the content has been accepted by then.
    #[must_use]
    pub fn check_on_request(mut self, check: LibraryCheck) -> Self {
        self.checks_on_request.push(check);
        self
    }

    /// Adds a check that takes its time, such as one that plays: it is run by `tabledelve check
    /// --strict` and never otherwise. It should only warn.
    #[must_use]
    pub fn check_strictly(mut self, check: LibraryCheck) -> Self {
        self.strict_checks.push(check);
        self
    }

    /// Adds a check of files other than records, with the mods so far laid over them, such as
    /// whether a picture has room for the drawings to be cut out of it.
    #[must_use]
    pub fn check_files(mut self, check: FileCheck) -> Self {
        self.file_checks.push(check);
        self
    }

    /// Adds a section to the part of the field reference that is about a game.
    #[must_use]
    pub fn appendix(
        mut self,
        game: &'static str,
        title: &'static str,
        markdown: fn() -> String,
    ) -> Self {
        self.appendices.push(Appendix {
            game,
            title,
            markdown,
        });
        self
    }

    /// Names a folder whose `.ron` files are not records, as in `assets/rulesets/a_game/rulebook`,
    /// so that they are not reported as misplaced.
    #[must_use]
    pub fn plain_folder(mut self, folder: &'static str) -> Self {
        self.plain.push(folder);
        self
    }

    /// Adds everything in another registry.
    ///
    /// # Panics
    /// If both have a type of the same kind.
    #[must_use]
    pub fn and(mut self, other: Registry) -> Self {
        for kind in other.kinds {
            assert!(
                self.kind(kind.name).is_none(),
                "two record types are called `{}`",
                kind.name
            );
            self.kinds.push(kind);
        }
        self.kinds.sort_by_key(|kind| kind.name);
        self.checks.extend(other.checks);
        self.file_checks.extend(other.file_checks);
        self.checks_on_request.extend(other.checks_on_request);
        self.strict_checks.extend(other.strict_checks);
        self.plain.extend(other.plain);
        self.appendices.extend(other.appendices);
        self.schemas = OnceLock::new();
        self
    }

    /// The names of all kinds, sorted.
    pub fn kinds(&self) -> impl Iterator<Item = KindName> + '_ {
        self.kinds.iter().map(|kind| kind.name)
    }

    /// True if a RON file at this place of a mod holds records, or something else that is read.
    pub fn reads(&self, place: &str) -> bool {
        let Some(stem) = place.strip_suffix(".ron") else {
            return false;
        };
        let holds = |folder: &str| {
            let rest = stem.strip_prefix(folder);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let mut kinds = self.kinds();
        kinds.any(|kind| holds(&kind.folder())) || self.plain.iter().any(|folder| holds(folder))
    }

    /// The schemas of all kinds, with their bounds.
    pub(super) fn schemas(&self) -> &Schemas {
        self.schemas
            .get_or_init(|| Arc::new(Schemas::of(&self.kinds)))
    }

    pub(super) fn kind(&self, name: KindName) -> Option<&Kind> {
        self.kinds.iter().find(|kind| kind.name == name)
    }
}

fn collect<T: Record>(values: Vec<(RecordId, AnyValue)>) -> AnyList {
    let typed: Vec<(RecordId, Arc<T>)> = values
        .into_iter()
        .filter_map(|(id, value)| Some((id, value.downcast::<T>().ok()?)))
        .collect();
    Box::new(typed)
}
