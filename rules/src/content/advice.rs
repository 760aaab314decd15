//! Warnings about content that is sound: [`Library::warnings`].

use super::bounds::Named;
use super::check::Depth;
use super::id::RecordId;
use super::library::Library;
use super::mods::assemble::located;
use super::record::{Fault, KindName, LibraryReport, Record, Registry};
use super::source::problem::{Problem, Severity};

impl Library {
    /// Every name in a record that stands for something other than a record.
    pub fn names(&self, registry: &Registry) -> Vec<Named> {
        let schemas = registry.schemas();
        let held = self.stores.iter().flat_map(|(kind, store)| {
            let held = store.held.values();
            held.map(move |held| schemas.names(*kind, &held.node))
        });
        held.flatten().collect()
    }

    /// A warning at a field of a record; the path is written as for [`Report::at`].
    ///
    /// [`Report::at`]: super::Report::at
    pub fn warning_at<T: Record>(
        &self,
        id: &RecordId,
        field: &str,
        message: String,
    ) -> Option<Problem> {
        self.warning(KindName::of::<T>(), id, field, message)
    }

    /// Warnings about everything loaded, sorted: by each record, by the checks that see all records
    /// together, and about the other files.
    pub fn warnings(&self, registry: &Registry, depth: Depth) -> Vec<Problem> {
        let mut found = self.warnings.clone();
        for held in self.stores.values().flat_map(|store| store.held.values()) {
            let own = held.warnings.iter().cloned();
            found.extend(own.map(|fault| located(&held.node, fault)));
        }
        let mut report = LibraryReport::default();
        let strict: &[_] = match depth {
            Depth::Quick => &[],
            Depth::Strict => &registry.strict_checks,
        };
        let checks = registry.checks.iter().chain(&registry.checks_on_request);
        for check in checks.chain(strict) {
            check(self, &mut report);
        }
        let faults = report.faults.into_iter();
        found.extend(faults.filter_map(|(kind, id, fault)| self.at_its_place(kind, id, fault)));
        let files = registry.file_checks.iter();
        found.extend(files.flat_map(|check| check(&self.files)));
        // Errors were found while loading.
        found.retain(|problem| !problem.is_error());
        found.sort();
        found.dedup();
        found
    }

    /// A warning about a field of a record, at its place; the path is written as for
    /// [`Report::at`](super::Report::at).
    pub fn warning(
        &self,
        kind: KindName,
        id: &RecordId,
        field: &str,
        message: String,
    ) -> Option<Problem> {
        let fault = Fault {
            field: field.to_owned(),
            message,
            severity: Severity::Warning,
        };
        self.at_its_place(kind, Some(id.clone()), fault)
    }

    fn at_its_place(&self, kind: KindName, id: Option<RecordId>, fault: Fault) -> Option<Problem> {
        let store = self.stores.get(&kind);
        let held = store.zip(id).and_then(|(store, id)| store.held.get(&id));
        Some(match (held, self.mods.first()) {
            (Some(held), _) => located(&held.node, fault),
            (None, Some(core)) => Problem::about(core.folder.join(kind.folder()), fault.message),
            (None, None) => return None,
        })
    }
}
