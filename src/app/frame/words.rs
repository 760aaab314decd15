//! Texts in the player's language, and the names of combatants at the table.

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::{CurrentTable, Notice, RunOptions, Settings, Shelf};
use crate::{
    content::Files,
    game::{Phrase, Table},
    text::{Text, TextProblem},
};

/// All texts; cheap to clone.
#[derive(Resource, Clone)]
pub struct Words(Arc<Text>);

impl Words {
    /// The text of a key that takes no arguments.
    pub fn get(&self, key: &str) -> String {
        self.0.get(key)
    }

    /// Formats a message without combatants.
    pub fn plain(&self, message: &Phrase) -> String {
        self.0.plain(message)
    }

    /// Formats a message about a game in progress; combatants go by the names their players gave
    /// them.
    pub fn say(&self, message: &Phrase, table: &dyn Table) -> String {
        self.0.at_table(message, table)
    }

    /// Name of a combatant at the table.
    pub fn name(&self, combatant: u32, table: &dyn Table) -> String {
        self.0.name(combatant, table)
    }

    pub fn text(&self) -> &Text {
        &self.0
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    let world = app.world();
    let (words, problems) = read(
        world.resource::<RunOptions>(),
        world.resource::<Settings>(),
        world.resource::<Shelf>(),
    );
    for problem in problems {
        warn!("{problem}");
    }
    app.insert_resource(words)
        .add_systems(Update, read_again.run_if(resource_changed::<Shelf>))
        .add_systems(Last, report_missing.run_if(resource_exists::<CurrentTable>));
}

/// Reads the game's own texts, then those of the mods in use on top.
fn read(options: &RunOptions, settings: &Settings, shelf: &Shelf) -> (Words, Vec<TextProblem>) {
    let language = options.language.as_ref().unwrap_or(&settings.language);
    let (text, problems) = Text::of(language, &shelf.files);
    (Words(Arc::new(text)), problems)
}

/// Reads the texts again after mods were switched or files edited.
fn read_again(
    options: Res<RunOptions>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    mut words: ResMut<Words>,
    mut tell: MessageWriter<Notice>,
    mut known: Local<Files>,
) {
    let same = known.same_below(&shelf.files, "assets/locale");
    if !same {
        *known = shelf.files.clone();
    }
    if same || shelf.is_added() {
        return;
    }
    let (read, problems) = read(&options, &settings, &shelf);
    *words = read;
    if !problems.is_empty() {
        tell.write(Notice {
            title: Phrase::new("notice-texts-title"),
            text: Phrase::new("notice-texts"),
            details: problems.iter().map(ToString::to_string).collect(),
        });
    }
}

/// Logs missing texts once, so that authors notice them.
fn report_missing(words: Res<Words>, mut known: Local<usize>) {
    let missing = words.0.missing();
    for what in missing.iter().skip(*known) {
        debug!("no text: {what}");
    }
    *known = missing.len();
}
