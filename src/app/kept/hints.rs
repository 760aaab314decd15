//! Hints: a few words the first time that a rule matters, and never again.

use std::{collections::BTreeSet, fs, path::PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::files;
use crate::app::frame::paths::Paths;
use crate::game::RuleId;

/// The hints that were given already, kept between runs.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HintsGiven(
    /// The rules that they were about.
    pub BTreeSet<String>,
);

impl HintsGiven {
    /// The key of the text with which a rule introduces itself; rules without such a text stay
    /// silent.
    pub fn text_key(rule: RuleId) -> String {
        format!("hint-{}", rule.0.replace('.', "-"))
    }

    fn file(paths: &Paths) -> PathBuf {
        paths.settings().join("hints.ron")
    }

    /// A file that cannot be read only means that hints are given once more.
    fn load(paths: &Paths) -> HintsGiven {
        fs::read_to_string(HintsGiven::file(paths))
            .ok()
            .and_then(|text| ron::from_str(&text).ok())
            .unwrap_or_default()
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    let given = HintsGiven::load(app.world().resource::<Paths>());
    app.insert_resource(given)
        .add_systems(Last, store.run_if(resource_changed::<HintsGiven>));
}

/// Where the list cannot be kept, hints are only given once more; that is worth no sheet.
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
