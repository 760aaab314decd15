//! Where saved games stand, told in the language set now. A file holds it in the language it was
//! written in, and notes which that was: so nothing is opened that is in the right one already.

use std::path::Path;

use bevy::prelude::*;

use super::saves::Saves;
use crate::app::{Overlay, Shelf, Words};
use crate::game::{Phrase, SaveFile, SaveListing, Table};

/// The note that holds the language of a summary; older files have none.
const LANGUAGE: &str = "language";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        retell.run_if(resource_changed::<Saves>.or_else(resource_changed::<Words>)),
    );
}

/// Says where a game stands that is about to be saved.
pub(super) fn tell(save: &mut SaveFile, summary: String, language: &str) {
    save.summary = summary;
    let notes = &mut save.notes;
    notes.insert(LANGUAGE.to_owned(), language.to_owned());
}

/// Tells anew what is to be seen: the whole list where it lies open, and elsewhere the game that the
/// title goes on with.
fn retell(
    mut saves: ResMut<Saves>,
    shelf: Res<Shelf>,
    words: Res<Words>,
    sheet: Res<State<Overlay>>,
) {
    let listed = **sheet == Overlay::Saves;
    let newest = saves.newest().map(|it| it.path.clone());
    let is_seen = |file: &Path| listed || newest.as_deref() == Some(file);
    let glance = |save: &SaveFile| shelf.game(&save.replay.game)?.glance(save).ok();
    // That they are told anew is no news of the folder.
    let all = saves.bypass_change_detection().0.iter_mut();
    let seen = all.filter(|it| is_seen(&it.path));
    let language = words.text().language();
    retell_all(seen, language, glance, |told, table| words.say(told, table));
}

/// Those whose game or content is not there keep the words that are in the file.
fn retell_all<'a>(
    seen: impl Iterator<Item = &'a mut SaveListing>,
    language: &str,
    glance: impl Fn(&SaveFile) -> Option<Box<dyn Table>>,
    say: impl Fn(&Phrase, &dyn Table) -> String,
) {
    let sound = seen.filter_map(|it| it.save.as_mut().ok());
    let is_foreign = |save: &SaveFile| save.notes.get(LANGUAGE).is_none_or(|it| it != language);
    for save in sound.filter(|save| is_foreign(save)) {
        if let Some(table) = glance(save) {
            let summary = say(&table.summary(), &*table);
            tell(save, summary, language);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::{
        app::{
            dev::saved::{game, library, listing, sound},
            kept::saves::name_of,
        },
        text::{ENGLISH, PSEUDO, Text},
    };

    #[test]
    fn where_games_stand_is_told_in_the_language_set_now() {
        let library = library();
        let game = game(&library);
        let written = SaveFile {
            summary: "Runde 3".into(),
            ..sound().unwrap()
        };
        let mut named = written.clone();
        named
            .notes
            .insert("name".to_owned(), "Before the dragon".to_owned());
        let mut foreign = written.clone();
        foreign.replay.game = "chess".to_owned();
        let all = [written, named, foreign];
        let mut all = all.map(|save| listing("a.save", Ok(save)));
        for language in [ENGLISH, PSEUDO] {
            let (text, _) = Text::of(language, library.files());
            let glance = |save: &SaveFile| game.glance(save).ok();
            retell_all(all.iter_mut(), language, glance, |told, table| {
                text.at_table(told, table)
            });
            let table = game.load(all[0].save.as_ref().unwrap()).expect("it loads");
            let stands = text.at_table(&table.summary(), &*table);
            let names = all.each_ref().map(|it| name_of(it.save.as_ref().unwrap()));
            assert_eq!(names, [&*stands, "Before the dragon", "Runde 3"]);
        }
    }

    #[test]
    fn no_game_is_opened_that_is_told_in_the_right_language_already() {
        let game = game(&library());
        let opened = Cell::new(0);
        let retold = |language: &'static str, all: &mut [SaveListing]| {
            opened.set(0);
            let glance = |save: &SaveFile| {
                opened.set(opened.get() + 1);
                game.glance(save).ok()
            };
            let say = |_: &Phrase, _: &dyn Table| language.to_owned();
            retell_all(all.iter_mut(), language, glance, say);
            opened.get()
        };
        let mut english = sound().unwrap();
        tell(&mut english, "Round 3".into(), ENGLISH);
        // As it is read from the disk, and one by an older program.
        let english = SaveFile::parse(&english.bytes()).expect("a sound save");
        let mut all = [Ok(english), sound()].map(|save| listing("a.save", save));
        let summaries = |all: &[SaveListing]| -> Vec<String> {
            let sound = all.iter().filter_map(|it| it.save.as_ref().ok());
            sound.map(|save| save.summary.clone()).collect()
        };
        assert_eq!(retold(ENGLISH, &mut all), 1);
        assert_eq!(summaries(&all), ["Round 3", ENGLISH]);
        assert_eq!(retold(ENGLISH, &mut all), 0);
        assert_eq!(retold(PSEUDO, &mut all), 2);
        assert_eq!(summaries(&all), [PSEUDO, PSEUDO]);
        assert_eq!(retold(PSEUDO, &mut all), 0);
    }
}
