//! Faults that only show when records are seen together.

use super::{Find, FindKind, FindTables, Item, Listed, Weapon};
use crate::{
    content::{Library, LibraryReport},
    tables::RolledTable,
};

/// Reports weapons, items and lists that do not fit each other.
pub(super) fn check(library: &Library, report: &mut LibraryReport) {
    weapons(library, report);
    finds(library, report);
    lists(library, report);
}

/// A weapon that counts as others does so as weapons for melee, held in that many hands.
fn weapons(library: &Library, report: &mut LibraryReport) {
    for (id, weapon) in library.all::<Weapon>() {
        let Some(grips) = weapon.melee.as_ref().and_then(|it| it.counts_as.as_ref()) else {
            continue;
        };
        let held = [
            ("one", &grips.one, 1, "one hand"),
            ("two", &grips.two, 2, "two hands"),
        ];
        for (field, other, hands, words) in held {
            let melee = library.follow(other).and_then(|it| it.melee.as_ref());
            if melee.is_none_or(|it| it.hands != hands || it.counts_as.is_some()) {
                let field = format!("melee.counts_as.{field}");
                let message = format!("`{other}` is no weapon for melee in {words}");
                report.at::<Weapon>(id, field, message);
            }
        }
    }
}

/// The table of each kind of item gives items of that kind.
fn finds(library: &Library, report: &mut LibraryReport) {
    for kind in FindKind::ALL {
        for (id, table) in library.all::<RolledTable<Find>>() {
            if id.as_str() != FindTables::id(kind) {
                continue;
            }
            for (name, row) in &table.rows {
                let item = library.follow(&row.gives.item);
                if item.is_some_and(|item| item.kind != kind) {
                    let field = format!("rows[\"{name}\"].gives.item");
                    let message = format!("`{}` is no item of the kind {kind:?}", row.gives.item);
                    report.at::<RolledTable<Find>>(id, field, message);
                }
            }
        }
    }
    for (id, item) in library.all::<Item>() {
        let shoots = |weapon: &Weapon| weapon.shot.is_some();
        if let Some(weapon) = item.goes_with.as_ref().and_then(|it| library.follow(it))
            && !shoots(weapon)
        {
            report.at::<Item>(id, "goes_with", "that weapon does not shoot");
        }
    }
}

/// Nobody carries more in both hands than two weapons of one hand, or one of two.
fn lists(library: &Library, report: &mut LibraryReport) {
    for (id, list) in library.all::<RolledTable<Listed>>() {
        for (name, row) in &list.rows {
            for (place, arms) in row.gives.arms.iter().enumerate() {
                let melee = arms
                    .iter()
                    .filter_map(|it| library.follow(it)?.melee.as_ref());
                let hands: u8 = melee.map(|it| it.hands).sum();
                if hands > 2 {
                    let field = format!("rows[\"{name}\"].gives.arms[{place}]");
                    let message = format!("these take {hands} hands in melee; there are two");
                    report.at::<RolledTable<Listed>>(id, field, message);
                }
            }
        }
    }
}
