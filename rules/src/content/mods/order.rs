//! The load order of mods, and their requirements.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::package::Package;
use crate::content::library::ModInfo;
use crate::content::source::problem::{Problem, nearest};

/// Orders mods so that each comes after those it requires or can use, and otherwise by id. Mods
/// that wait for each other in a circle are returned separately, each with the problem.
pub(in crate::content) fn in_order(
    mut waiting: Vec<Package>,
) -> (Vec<Package>, Vec<(Package, Problem)>) {
    waiting.sort_by(|a, b| (&a.id, &a.folder).cmp(&(&b.id, &b.folder)));
    let mut ordered = Vec::new();
    loop {
        let ids: BTreeSet<Arc<str>> = waiting.iter().map(|package| package.id.clone()).collect();
        let free = |package: &Package| !before(package).iter().any(|id| ids.contains(id.as_str()));
        match waiting.iter().position(free) {
            Some(next) => ordered.push(waiting.remove(next)),
            None => break,
        }
    }
    let reasons: Vec<Problem> = waiting
        .iter()
        .map(|package| circle(package, &waiting))
        .collect();
    (ordered, waiting.into_iter().zip(reasons).collect())
}

/// The mods that are loaded before this one if present.
fn before(package: &Package) -> Vec<&String> {
    let Some(read) = &package.manifest else {
        return Vec::new();
    };
    read.manifest
        .requires
        .keys()
        .chain(read.manifest.optional.keys())
        .collect()
}

/// Explains why a mod cannot be ordered: it is in a circle, or waits for one that is.
fn circle(package: &Package, stuck: &[Package]) -> Problem {
    let mut chain: Vec<&Package> = vec![package];
    loop {
        let last = chain[chain.len() - 1];
        let needed = before(last);
        let next = stuck
            .iter()
            .find(|other| needed.iter().any(|id| id.as_str() == &*other.id));
        let Some(next) = next else { break };
        let closed = chain.iter().any(|earlier| earlier.id == next.id);
        chain.push(next);
        if closed {
            break;
        }
    }
    let ids: Vec<&str> = chain.iter().map(|package| &*package.id).collect();
    let message = format!("mods wait for each other in a circle: {}", ids.join(" → "));
    match (&package.manifest, chain.get(1)) {
        (Some(read), Some(next)) => {
            let list = if read.manifest.requires.contains_key(&*next.id) {
                "requires"
            } else {
                "optional"
            };
            read.problem(&format!("{list}[\"{}\"]", next.id), message)
        }
        _ => Problem::about(&package.folder, message),
    }
}

/// The reasons a mod cannot be loaded after these others.
pub(in crate::content) fn unmet(
    package: &Package,
    loaded: &[ModInfo],
    disabled: &BTreeSet<String>,
) -> Vec<Problem> {
    let Some(read) = &package.manifest else {
        return Vec::new();
    };
    let manifest = &read.manifest;
    let find = |id: &str| loaded.iter().find(|info| &*info.id == id);
    let mut problems = Vec::new();
    for (id, range) in &manifest.requires {
        let field = format!("requires[\"{id}\"]");
        match find(id) {
            None if disabled.contains(id) => {
                let message = format!("requires the mod `{id}`, which is switched off");
                problems.push(read.problem(&field, message));
            }
            None => {
                let message = format!("requires the mod `{id}`, which is missing or was left out");
                let near = nearest(id, loaded.iter().map(|info| &*info.id));
                problems.push(read.problem(&field, message).suggesting(near));
            }
            Some(other) if !range.fits(&other.version()) => {
                let there = other.version();
                let message = format!("requires version {range} of `{id}`; there is {there}");
                problems.push(read.problem(&field, message));
            }
            Some(_) => {}
        }
    }
    for (id, range) in &manifest.optional {
        if let Some(other) = find(id).filter(|other| !range.fits(&other.version())) {
            let there = other.version();
            let message = format!("goes with version {range} of `{id}`; there is {there}");
            problems.push(read.problem(&format!("optional[\"{id}\"]"), message));
        }
    }
    for (id, range) in &manifest.conflicts {
        if find(id).is_some_and(|other| range.fits(&other.version())) {
            let message = format!("does not go together with the mod `{id}`");
            problems.push(read.problem(&format!("conflicts[\"{id}\"]"), message));
        }
    }
    for other in loaded {
        let conflicts = other.manifest.as_ref().map(|manifest| &manifest.conflicts);
        let range = conflicts.and_then(|conflicts| conflicts.get(&*package.id));
        if range.is_some_and(|range| range.fits(&manifest.version)) {
            let message = format!("the mod `{}` does not go together with this one", other.id);
            problems.push(read.problem("id", message));
        }
    }
    problems
}
