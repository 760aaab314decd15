//! Applies mods one after the other: the records as they are after each mod.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::document::{Change, Entry};
use super::package::Package;
use super::patch::{overridden, patched};
use crate::content::disk::stacked::Files;
use crate::content::id::{RecordId, Reference};
use crate::content::library::{Library, Store};
use crate::content::record::{AnyValue, Fault, Kind, KindName, LibraryReport, Registry};
use crate::content::source::problem::{ENOUGH, Problem, Severity, Span, nearest};
use crate::content::source::syntax::Node;
use crate::content::source::tree::{
    Rendered, blamed, locate, read_path, replace_string, set_by, strings,
};

/// A record after the mods applied so far.
pub(in crate::content) struct Held {
    pub node: Node,
    pub value: AnyValue,
    /// References in the text, in its order.
    pub read: Vec<Reference>,
    /// References that the record declares itself.
    pub declared: Vec<Reference>,
    /// The ids that the record had in earlier versions.
    pub formerly: Vec<RecordId>,
    /// The mods that added it and changed it since, in order.
    pub mods: Vec<Arc<str>>,
    /// Warnings about the record by itself.
    pub warnings: Vec<Fault>,
}

/// All records of all kinds.
#[derive(Clone, Default)]
pub(in crate::content) struct Tables {
    pub records: BTreeMap<KindName, BTreeMap<RecordId, Arc<Held>>>,
    /// Records that are gone, with the mod that removed each.
    removed: BTreeMap<(KindName, RecordId), Arc<str>>,
}

impl Tables {
    fn get(&self, kind: KindName, id: &RecordId) -> Option<&Arc<Held>> {
        self.records.get(&kind)?.get(id)
    }

    /// The id that a record has now which once had this one, unless another record has it.
    fn renamed(&self, kind: KindName, id: &RecordId) -> Option<&RecordId> {
        let table = self.records.get(&kind)?;
        if table.contains_key(id) {
            return None;
        }
        let mut held = table.iter();
        let (now, _) = held.find(|(_, held)| held.formerly.contains(id))?;
        Some(now)
    }

    fn nearest(&self, kind: KindName, id: &RecordId) -> Option<String> {
        let ids = self.records.get(&kind).into_iter().flat_map(BTreeMap::keys);
        nearest(id.as_str(), ids.map(RecordId::as_str))
    }

    /// The records, typed.
    pub fn stores(&self, registry: &Registry) -> BTreeMap<KindName, Store> {
        let store = |kind: &Kind| {
            let held = self.records.get(&kind.name).cloned().unwrap_or_default();
            (kind.name, Store::new(kind, held))
        };
        registry.kinds.iter().map(store).collect()
    }
}

/// The rules and the existing content for applying a mod.
pub(in crate::content) struct Ground<'a> {
    pub registry: &'a Registry,
    pub tables: &'a Tables,
    /// The mods that are loaded already.
    pub loaded: &'a BTreeSet<Arc<str>>,
    /// The files of the game and its mods with those of this package over them.
    pub files: &'a Files,
}

/// Applies a mod. Everything was in order before, so any problem now is the mod's.
/// Warnings are returned with the records.
pub(in crate::content) fn apply(
    package: &Package,
    ground: &Ground,
) -> Result<(Tables, Vec<Problem>), Vec<Problem>> {
    let mut work = Work {
        package,
        ground,
        tables: ground.tables.clone(),
        problems: Vec::new(),
        warnings: Vec::new(),
    };
    let mut texts: BTreeMap<(KindName, RecordId), Node> = BTreeMap::new();
    for (kind, entry) in &package.entries {
        if work.problems.len() > ENOUGH {
            break;
        }
        work.change(kind, entry, &mut texts);
    }
    for ((kind, id), node) in texts {
        if work.problems.len() > ENOUGH {
            break;
        }
        work.decode(kind, id, node);
    }
    // A record that could not be read would be missed by all that refer to it.
    if work.problems.is_empty() {
        work.check_references();
    }
    if work.problems.is_empty() {
        work.check_together();
    }
    if work.problems.is_empty() {
        Ok((work.tables, work.warnings))
    } else {
        Err(work.problems)
    }
}

struct Work<'a> {
    package: &'a Package,
    ground: &'a Ground<'a>,
    tables: Tables,
    problems: Vec<Problem>,
    warnings: Vec<Problem>,
}

type Texts = BTreeMap<(KindName, RecordId), Node>;

impl Work<'_> {
    fn change(&mut self, kind: &Kind, entry: &Entry, texts: &mut Texts) {
        if let Some(now) = self.ground.tables.renamed(kind.name, &entry.id)
            && entry.change != Change::Add
        {
            self.warnings.push(renamed(&entry.id_span, &entry.id, now));
            let id = now.clone();
            let entry = Entry {
                id,
                ..entry.clone()
            };
            return self.change(kind, &entry, texts);
        }
        let key = (kind.name, entry.id.clone());
        let held = self.ground.tables.get(kind.name, &entry.id);
        let there = texts.contains_key(&key) || held.is_some();
        match entry.change {
            Change::Add => {
                if let Some(held) = held {
                    let owner = held.mods.first().map_or("", |owner| owner);
                    let message = format!(
                        "`{}` already exists, from `{owner}`; write it under `replace` or \
                         `patch` to change it",
                        entry.id
                    );
                    return self.problems.push(entry.id_span.problem(message));
                }
                self.check_namespace(entry);
                self.tables.removed.remove(&key);
                texts.insert(key, entry.body.clone());
            }
            Change::Replace | Change::Patch | Change::Remove if !there => {
                if self.may_be_absent(&entry.id) {
                    return;
                }
                let word = entry.change.word();
                if let Some(by) = self.ground.tables.removed.get(&key) {
                    let message = format!(
                        "`{}` was removed by the mod `{by}`, which is loaded earlier; this {word} is \
                         passed over",
                        entry.id
                    );
                    return self.warnings.push(entry.id_span.problem(message).warning());
                }
                let message = format!("there is no `{}` in {} to {word}", entry.id, kind.name);
                let new = texts
                    .keys()
                    .filter(|(of, _)| *of == kind.name)
                    .map(|(_, id)| id);
                let old = self
                    .tables
                    .records
                    .get(&kind.name)
                    .into_iter()
                    .flat_map(BTreeMap::keys);
                let near = nearest(entry.id.as_str(), new.chain(old).map(RecordId::as_str));
                self.problems
                    .push(entry.id_span.problem(message).suggesting(near));
            }
            Change::Replace => {
                if let Some(by) = held.and_then(|held| self.rival(held.mods.iter().rev(), held)) {
                    let message = format!(
                        "`{}` is changed by the mod `{by}`, too; this one is loaded later and has \
                         its way",
                        entry.id
                    );
                    self.warnings.push(entry.id_span.problem(message).warning());
                }
                _ = texts.insert(key, entry.body.clone());
            }
            Change::Patch => {
                let base = texts.get(&key).or(held.map(|held| &held.node));
                let Some(base) = base else { return };
                let mut twice = Vec::new();
                overridden(base, &entry.body, String::new(), &mut twice);
                for (field, before, span) in twice {
                    let rival = held.and_then(|held| self.rival([set_by(before)], held));
                    if let Some(by) = rival {
                        let message = format!(
                            "`{field}` of `{}` is set by the mod `{by}`, too; this one is loaded \
                             later and has its way",
                            entry.id
                        );
                        self.warnings.push(span.problem(message).warning());
                    }
                }
                let node = patched(base, &entry.body, &mut self.problems);
                texts.insert(key, node);
            }
            Change::Remove => {
                if let Some(table) = self.tables.records.get_mut(&kind.name) {
                    table.remove(&entry.id);
                }
                self.tables.removed.insert(key, self.package.id.clone());
            }
        }
    }

    /// The first of these mods that has no part in the game, in this mod or in the making of the
    /// record, and that this mod does not name as one it goes with.
    fn rival<'m>(
        &self,
        mods: impl IntoIterator<Item = &'m Arc<str>>,
        held: &Held,
    ) -> Option<&'m Arc<str>> {
        let known = |id: &str| {
            let named = self.package.manifest.as_ref().is_some_and(|read| {
                let manifest = &read.manifest;
                manifest.requires.contains_key(id) || manifest.optional.contains_key(id)
            });
            let made = held.mods.first().is_some_and(|first| **first == *id);
            named || made || id == crate::content::CORE || id == &*self.package.id
        };
        mods.into_iter().find(|id| !known(id))
    }

    /// True if an id belongs to an optional mod that is not installed.
    fn may_be_absent(&self, id: &RecordId) -> bool {
        let Some(read) = &self.package.manifest else {
            return false;
        };
        read.manifest.optional.contains_key(id.namespace())
            && !self.ground.loaded.contains(id.namespace())
    }

    fn check_namespace(&mut self, entry: &Entry) {
        let space = entry.id.namespace();
        let mut known = vec![crate::content::CORE, &self.package.id];
        if let Some(read) = &self.package.manifest {
            known.extend(read.manifest.requires.keys().map(String::as_str));
            known.extend(read.manifest.optional.keys().map(String::as_str));
        }
        if !known.contains(&space) {
            let message = format!(
                "`{}` is in the namespace of a mod that this one neither is nor names in `mod.ron`",
                entry.id
            );
            let near = nearest(space, known).unwrap_or_else(|| self.package.id.to_string());
            let near = format!("{near}:{}", entry.id.name());
            self.problems
                .push(entry.id_span.problem(message).suggesting(Some(near)));
        }
    }

    fn decode(&mut self, kind: KindName, id: RecordId, mut node: Node) {
        let Some(known) = self.ground.registry.kind(kind) else {
            return;
        };
        let bounds = self.ground.registry.schemas().check(kind, &node);
        let rendered = Rendered::of(&node);
        match (known.decode)(&rendered.text) {
            // A number that is out of bounds may be one that cannot be read, too.
            Err(error) if !bounds.is_empty() && error.is_about_a_number() => {}
            Err(error) => {
                let error = error.problem(&node, &rendered);
                let place = |of: &Problem| (of.path.clone(), of.line, of.col);
                if bounds.iter().all(|other| place(other) != place(&error)) {
                    self.problems.push(error);
                }
            }
            Ok(decoded) if self.rename(&mut node, &decoded.read) => {
                return self.decode(kind, id, node);
            }
            Ok(decoded) => {
                let (errors, warnings): (Vec<_>, Vec<_>) = decoded
                    .faults
                    .into_iter()
                    .partition(|fault| fault.severity == Severity::Error);
                for fault in errors {
                    self.problems.push(self.of_record(kind, &id, &node, fault));
                }
                let before = self.ground.tables.get(kind, &id);
                let mut mods = before.map(|held| held.mods.clone()).unwrap_or_default();
                mods.push(self.package.id.clone());
                let held = Held {
                    node,
                    value: decoded.value,
                    read: decoded.read,
                    declared: decoded.declared,
                    formerly: decoded.formerly,
                    mods,
                    warnings,
                };
                self.tables
                    .records
                    .entry(kind)
                    .or_default()
                    .insert(id, Arc::new(held));
            }
        }
        self.problems.extend(bounds);
    }

    /// Puts the new ids of records in the places of those that they had in earlier versions. True
    /// if there were any.
    fn rename(&mut self, node: &mut Node, read: &[Reference]) -> bool {
        let mut found = false;
        for (index, wanted) in read.iter().enumerate() {
            let Some(now) = self.ground.tables.renamed(wanted.kind, &wanted.id) else {
                continue;
            };
            // Those before it have their new ids by now, if they are of the same kind.
            let other = |it: &&Reference| it.id == wanted.id && it.kind != wanted.kind;
            let mut others = read[..index].iter().filter(other).count();
            let (was, by) = (wanted.id.as_str(), &self.package.id);
            if let Some(place) = replace_string(node, was, &mut others, now.as_str(), by) {
                self.warnings.push(renamed(&place, &wanted.id, now));
                found = true;
            }
        }
        found
    }

    /// A fault at its place; if that is not in a file of this mod, at the record's id in the file
    /// that broke it.
    fn of_record(&self, kind: KindName, id: &RecordId, node: &Node, fault: Fault) -> Problem {
        let entries = &self.package.entries;
        let mut of_record = entries
            .iter()
            .filter(|(of, entry)| of.name == kind && entry.id == *id);
        let place = blamed(locate(node, &read_path(&fault.field)).node);
        match of_record.next_back() {
            Some((_, entry)) if place.source.owner != self.package.id => {
                entry.id_span.problem(fault.message)
            }
            _ => located(node, fault),
        }
    }

    fn check_references(&mut self) {
        let mut problems = Vec::new();
        for held in self.tables.records.values().flat_map(BTreeMap::values) {
            let is_missing =
                |wanted: &Reference| self.tables.get(wanted.kind, &wanted.id).is_none();
            for (index, wanted) in held.read.iter().enumerate() {
                if problems.len() <= ENOUGH && is_missing(wanted) {
                    let earlier = &held.read[..index];
                    let nth = earlier.iter().filter(|other| other.id == wanted.id).count();
                    problems.push(self.missing(held, wanted, nth));
                }
            }
            for wanted in &held.declared {
                if problems.len() <= ENOUGH && is_missing(wanted) {
                    problems.push(self.missing(held, wanted, 0));
                }
            }
        }
        self.problems.extend(problems);
    }

    /// A reference to a missing record: at the `nth` mention of its id, or at the place where this
    /// mod removes it.
    fn missing(&self, held: &Held, wanted: &Reference, nth: usize) -> Problem {
        let removal = self.package.entries.iter().find(|(kind, entry)| {
            kind.name == wanted.kind && entry.id == wanted.id && entry.change == Change::Remove
        });
        let mut mentions = Vec::new();
        strings(&held.node, &mut mentions);
        let mut same = mentions
            .iter()
            .filter(|(text, _)| *text == wanted.id.as_str());
        let first = same.clone().next();
        let span = same
            .nth(nth)
            .or(first)
            .map_or(&held.node.span, |(_, span)| span);
        if let Some((_, entry)) = removal {
            let user = span.problem("");
            return entry.id_span.problem(format!(
                "`{}` cannot be removed: it is needed at {}:{}",
                wanted.id,
                user.path.display(),
                user.line
            ));
        }
        let elsewhere = self
            .tables
            .records
            .iter()
            .find(|(_, table)| table.contains_key(&wanted.id));
        let message = match elsewhere {
            Some((kind, _)) => {
                format!(
                    "`{}` is in {kind}, but one of {} is needed here",
                    wanted.id, wanted.kind
                )
            }
            None => format!("there is no `{}` in {}", wanted.id, wanted.kind),
        };
        span.problem(message)
            .suggesting(self.tables.nearest(wanted.kind, &wanted.id))
    }

    fn check_together(&mut self) {
        if self.ground.registry.checks.is_empty() {
            return;
        }
        let mut library = Library::of_stores(self.tables.stores(self.ground.registry));
        library.files = self.ground.files.clone();
        let mut report = LibraryReport::default();
        for check in &self.ground.registry.checks {
            check(&library, &mut report);
        }
        let errors = report.faults.into_iter();
        let errors = errors.filter(|(.., fault)| fault.severity == Severity::Error);
        for (kind, id, fault) in errors {
            let held = id.as_ref().and_then(|id| self.tables.get(kind, id));
            let id = id.as_ref();
            self.problems.push(match id.zip(held) {
                Some((id, held)) => self.of_record(kind, id, &held.node, fault),
                None => {
                    let folder = kind.folder();
                    let path = self.package.folder.join(folder);
                    Problem::about(path, fault.message)
                }
            });
        }
    }
}

/// A warning that a record has another id now.
fn renamed(place: &Span, was: &RecordId, now: &RecordId) -> Problem {
    let message = format!("`{was}` is called `{now}` now");
    place.problem(message).warning()
}

/// A fault at its place in a record.
pub(in crate::content) fn located(node: &Node, fault: Fault) -> Problem {
    let place = blamed(locate(node, &read_path(&fault.field)).node);
    Problem {
        severity: fault.severity,
        ..place.problem(fault.message)
    }
}
