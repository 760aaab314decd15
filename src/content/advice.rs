//! Warnings about content that is sound: [`Library::warnings`].

use super::check::Depth;
use super::library::Library;
use super::mods::assemble::located;
use super::record::{LibraryReport, Registry};
use super::source::problem::Problem;

impl Library {
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
        for (kind, id, fault) in report.faults {
            let store = self.stores.get(&kind);
            let held = store.zip(id).and_then(|(store, id)| store.held.get(&id));
            found.push(match (held, self.mods.first()) {
                (Some(held), _) => located(&held.node, fault),
                (None, Some(core)) => {
                    Problem::about(core.folder.join(kind.folder()), fault.message)
                }
                (None, None) => continue,
            });
        }
        let files = registry.file_checks.iter();
        found.extend(files.flat_map(|check| check(&self.files)));
        // Errors were found while loading.
        found.retain(|problem| !problem.is_error());
        found.sort();
        found.dedup();
        found
    }
}
