//! Texts from content that live as long as the program.

use std::{collections::BTreeSet, sync::Mutex};

/// Keeps a text from content (a rule, a message key) for the life of the program, once per distinct
/// text, so that events can carry it without allocating.
pub fn intern(text: &str) -> &'static str {
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(found) = known.get(text) {
        return found;
    }
    let kept: &'static str = Box::leak(text.to_owned().into_boxed_str());
    known.insert(kept);
    kept
}
