//! Hints: a few words the first time a rule matters, and never again.

use std::{collections::BTreeSet, path::PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::files;
use crate::app::frame::paths::Paths;
use crate::game::RuleId;

/// Hints already given, kept between runs.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HintsGiven(
    /// Rules the hints were about.
    pub BTreeSet<String>,
);

impl HintsGiven {
    /// Phrase key of the text that introduces a rule; a rule without such a text gives no hint.
    pub fn text_key(rule: RuleId) -> String {
        format!("hint-{}", rule.0.replace('.', "-"))
    }

    fn file(paths: &Paths) -> PathBuf {
        paths.settings().join("hints.ron")
    }

    /// Ignores a file that cannot be read: at worst, hints are given again.
    fn load(paths: &Paths) -> HintsGiven {
        files::read(&HintsGiven::file(paths)).0
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    let given = HintsGiven::load(app.world().resource::<Paths>());
    app.insert_resource(given)
        .add_systems(Last, store.run_if(resource_changed::<HintsGiven>));
}

/// Logs a failed write without a notice, since the worst is that hints are given again.
fn store(given: Res<HintsGiven>, paths: Res<Paths>, mut told: Local<bool>) {
    if given.is_added() {
        return;
    }
    let file = HintsGiven::file(&paths);
    if let Err(error) = files::write(&file, &*given)
        && !std::mem::replace(&mut *told, true)
    {
        warn!("{}: {error}", file.display());
    }
}
