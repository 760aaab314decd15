//! The texts in the player's language, and what the combatants at the table go by.

use std::sync::Arc;

use bevy::prelude::*;

use super::{CurrentTable, RunOptions, Settings};
use crate::{
    game::{Message, Table},
    text::{ENGLISH, Text, locale_files},
};

/// All texts; cheap to clone.
#[derive(Resource, Clone)]
pub struct Words(Arc<Text>);

impl Words {
    /// The text of a key that takes no arguments.
    pub fn get(&self, key: &str) -> String {
        self.0.get(key)
    }

    /// A message that names no combatant.
    pub fn plain(&self, message: &Message) -> String {
        self.0.plain(message)
    }

    /// A message about a game in play: combatants go by the names that players gave them.
    pub fn say(&self, message: &Message, table: &dyn Table) -> String {
        self.0.say(message, &|id| self.name(id, table))
    }

    /// What a combatant goes by at the table.
    pub fn name(&self, combatant: u32, table: &dyn Table) -> String {
        match table.note(&format!("hero/{combatant}")) {
            Some(given) => given.to_owned(),
            // A combatant's own name is never about another combatant.
            None => self.0.plain(&table.name(combatant)),
        }
    }

    /// The texts themselves.
    pub fn text(&self) -> &Text {
        &self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    let options = app.world().resource::<RunOptions>();
    let language = options
        .language
        .clone()
        .or_else(|| {
            app.world()
                .get_resource::<Settings>()
                .map(|s| s.language.clone())
        })
        .unwrap_or_else(|| ENGLISH.to_owned());
    let core = locale_files(&options.paths.assets(), &language);
    let (text, problems) = Text::load(&language, &core, &[]);
    for problem in problems {
        warn!("{problem}");
    }
    app.insert_resource(Words(Arc::new(text)))
        .add_systems(Last, report_missing.run_if(resource_exists::<CurrentTable>));
}

/// Says once what has no text, so that it does not pass unseen while somebody is writing.
fn report_missing(words: Res<Words>, mut known: Local<usize>) {
    let missing = words.0.missing();
    for what in missing.iter().skip(*known) {
        debug!("no text: {what}");
    }
    *known = missing.len();
}
