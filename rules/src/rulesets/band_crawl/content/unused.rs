//! Warnings of records that are sound and never come up in play.

use std::collections::BTreeSet;

use super::{
    BigBad, Bones, Crisis, Effect, Figures, Find, FindKind, FindTables, Item, Listed, Minions,
    Profession, Race, Reach, Reputation, Rivals, Spell,
};
use crate::{
    content::{Library, LibraryReport, Record, RecordId, Ref},
    tables::{RolledTable, TableEntry},
};

/// Records without an effect.
pub fn check_unused(library: &Library, report: &mut LibraryReport) {
    let races = || library.all::<Race>().iter().map(|(_, it)| it);
    let professions = || library.all::<Profession>().iter().map(|(_, it)| it);
    let spells = library.all::<Spell>().iter();
    let mut check = Unnamed { library, report };
    check.kind::<RolledTable<Listed>>(races().map(|it| it.list.id()), "no race has this list");
    check.kind::<RolledTable<Minions>>(
        races().filter_map(|it| it.minions.as_ref()).map(Ref::id),
        "no race has these minions",
    );
    check.kind::<RolledTable<Crisis>>(
        professions().map(|it| it.crisis.id()),
        "no profession has this crisis test",
    );
    check.kind::<RolledTable<Reach>>(spells.map(|(_, it)| it.reach.id()), "no spell has it");
    check.kind::<RolledTable<Find>>(
        known_finds().iter(),
        "there is one table for each kind of item, and this is none of them",
    );
    check.kind::<Profession>(
        rows::<Listed>(library).map(|it| it.profession.id()),
        "no list has this profession",
    );
    check.kind::<Item>(
        rows::<Find>(library).map(|it| it.item.id()),
        "nobody finds it: no table of finds has it",
    );
    one_of_a_kind(library, report);
    reputations(library, report);
    effects(library, report);
    unmet(library, report);
}

/// What every row of the tables of a kind gives.
fn rows<T: TableEntry>(library: &Library) -> impl Iterator<Item = &T> {
    let tables = library.all::<RolledTable<T>>().iter();
    tables.flat_map(|(_, table)| table.rows.iter().map(|(_, row)| &row.gives))
}

fn known_finds() -> Vec<RecordId> {
    let ids = FindKind::ALL.into_iter().map(FindTables::id);
    ids.filter_map(|id| RecordId::new(id).ok()).collect()
}

/// Looks for records that no other names.
struct Unnamed<'a> {
    library: &'a Library,
    report: &'a mut LibraryReport,
}

impl Unnamed<'_> {
    fn kind<'a, T: Record>(&mut self, named: impl Iterator<Item = &'a RecordId>, message: &str) {
        let named: BTreeSet<&RecordId> = named.collect();
        for (id, _) in self.library.all::<T>() {
            if !named.contains(id) {
                self.report.warn::<T>(id, "", message);
            }
        }
    }
}

/// Play uses the first record of figures.
fn one_of_a_kind(library: &Library, report: &mut LibraryReport) {
    let all = library.all::<Figures>();
    for (id, _) in all.iter().skip(1) {
        let message = format!(
            "only `{}` is used: there is one record of figures",
            all[0].0
        );
        report.warn::<Figures>(id, "", message);
    }
}

/// Two words for the same reputation, of which one is said.
fn reputations(library: &Library, report: &mut LibraryReport) {
    let mut known = BTreeSet::new();
    for (id, word) in library.all::<Reputation>() {
        if !known.insert(word.from) {
            let message = "another word begins at the same reputation";
            report.warn::<Reputation>(id, "from", message);
        }
    }
}

/// Effects of items that mean something for races or professions only.
fn effects(library: &Library, report: &mut LibraryReport) {
    for (id, item) in library.all::<Item>() {
        for (place, effect) in item.grants.iter().enumerate() {
            if matches!(effect, Effect::Heals) {
                let field = format!("grants[{place}]");
                let message = "an item has no reputation of its own: write `HealsAs`";
                report.warn::<Item>(id, field, message);
            }
        }
    }
}

/// Races that neither a table nor another race leads to; they can be played as stars alone.
fn unmet(library: &Library, report: &mut LibraryReport) {
    let mut met: BTreeSet<&RecordId> = BTreeSet::new();
    met.extend(rows::<BigBad>(library).map(|it| it.race.id()));
    met.extend(rows::<Minions>(library).map(|it| it.race.id()));
    met.extend(rows::<Rivals>(library).map(|it| it.race.id()));
    met.extend(rows::<Bones>(library).filter_map(|it| match it {
        Bones::Risen(race) => Some(race.id()),
        Bones::Trap | Bones::Empty => None,
    }));
    for (id, _) in library.all::<Race>() {
        if !met.contains(id) {
            report.warn::<Race>(id, "", "nobody of it is ever met, but for stars");
        }
    }
}
