//! Texts in the player's language, and the names of combatants at the table.

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::{CurrentTable, Notice, RunOptions, Settings, Shelf};
use crate::{
    content::{Files, LOCALE},
    game::{Phrase, Table},
    text::{Language, PSEUDO, Text, TextProblem, languages},
};

/// All texts; cheap to clone.
#[derive(Resource, Clone)]
pub struct Words {
    text: Arc<Text>,
    languages: Arc<[Language]>,
}

impl Words {
    /// The text of a key that takes no arguments.
    pub fn get(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// Formats a message without combatants.
    pub fn plain(&self, message: &Phrase) -> String {
        self.text.plain(message)
    }

    /// Formats a message about a game in progress; combatants go by the names their players gave
    /// them.
    pub fn say(&self, message: &Phrase, table: &dyn Table) -> String {
        self.text.at_table(message, table)
    }

    /// Name of a combatant at the table.
    pub fn name(&self, combatant: u32, table: &dyn Table) -> String {
        self.text.name(combatant, table)
    }

    pub fn text(&self) -> &Text {
        &self.text
    }

    /// The languages that can be chosen, the pseudo-language last.
    pub fn languages(&self) -> &[Language] {
        &self.languages
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
        .add_systems(
            Update,
            read_again.run_if(resource_changed::<Shelf>.or_else(resource_changed::<Settings>)),
        )
        .add_systems(Last, report_missing.run_if(resource_exists::<CurrentTable>));
}

/// Reads the game's own texts, then those of the mods in use on top.
fn read(options: &RunOptions, settings: &Settings, shelf: &Shelf) -> (Words, Vec<TextProblem>) {
    let language = options.language.as_ref().unwrap_or(&settings.language);
    let (text, problems) = Text::of(language, &shelf.files);
    let mut languages = languages(&shelf.files);
    languages.push(Language {
        id: PSEUDO.to_owned(),
        name: text.get("language-pseudo"),
    });
    let words = Words {
        text: Arc::new(text),
        languages: languages.into(),
    };
    (words, problems)
}

/// Reads the texts again after mods were switched, files edited, or another language chosen.
fn read_again(
    mut options: ResMut<RunOptions>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    mut words: ResMut<Words>,
    mut tell: MessageWriter<Notice>,
    (mut known, mut set): (Local<Files>, Local<Option<String>>),
) {
    let before = set.replace(settings.language.clone());
    if before.is_some_and(|before| before != settings.language) {
        // The player's choice in this run outweighs what the run began with.
        options.language = None;
    }
    let same = known.same_below(&shelf.files, LOCALE);
    if !same {
        *known = shelf.files.clone();
    }
    let language = options.language.as_ref().unwrap_or(&settings.language);
    let same = same || shelf.is_added();
    if same && words.text().language() == language {
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
    let missing = words.text.missing();
    for what in missing.iter().skip(*known) {
        debug!("no text: {what}");
    }
    *known = missing.len();
}
