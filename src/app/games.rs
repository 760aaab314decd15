//! Which games there are: the one place of the window that names rulesets.

use super::{
    paths::Paths,
    shelf::{ModSwitches, Shelf},
};

/// Reads the content of all games and of the mods that are switched on.
pub(super) fn read(_paths: &Paths, _switches: &ModSwitches) -> Shelf {
    Shelf::default()
}
