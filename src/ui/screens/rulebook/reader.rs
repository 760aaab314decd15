//! What lies open in the reader, and the way back to where the player was before.

use bevy::prelude::*;

use crate::{
    app::Notice,
    content::Files,
    text::Text,
    ui::book::{Boards, Rulebook, TableRows},
};

/// The open book.
#[derive(Resource, Default)]
pub(super) struct Reader {
    /// The book's game; empty before the first one is opened.
    pub game: String,
    pub book: Rulebook,
    /// The files that it was read from.
    files: Files,
    language: String,
    pub chapter: usize,
    /// The section to scroll to.
    pub go_to: Option<String>,
    /// The section last jumped to, marked at its edge.
    pub marked: Option<String>,
    /// The places that the player came from, in this book and in others.
    back: Vec<Place>,
    pub query: String,
    /// The rows of its tables in words, once something was searched for.
    pub rows: Option<TableRows>,
    /// Its pictures of boards.
    pub boards: Boards,
}

/// Where a book lay open.
#[derive(Clone, PartialEq, Debug)]
struct Place {
    game: String,
    chapter: usize,
    section: Option<String>,
}

impl Reader {
    fn place(&self) -> Place {
        Place {
            game: self.game.clone(),
            chapter: self.chapter,
            section: self.marked.clone(),
        }
    }

    /// Jumps to a section of this book.
    pub fn go(&mut self, section: &str) {
        let Some(chapter) = self.book.chapter_of(section) else {
            return;
        };
        self.back.push(self.place());
        self.chapter = chapter;
        self.go_to = Some(section.to_owned());
        self.marked = Some(section.to_owned());
    }

    pub fn turn_to(&mut self, chapter: usize) {
        if chapter != self.chapter {
            self.back.push(self.place());
            self.chapter = chapter;
            (self.go_to, self.marked) = (None, None);
        }
    }

    /// Takes up the book of another game. The way back leads to where the one before lay open.
    ///
    /// # Errors
    /// Its pages cannot be read; the one before stays open then.
    pub fn turn_to_book(&mut self, files: &Files, game: &str, text: &Text) -> Result<(), Notice> {
        let (place, mut back) = (self.place(), self.back.clone());
        self.read(files, game, text)?;
        back.push(place);
        self.back = back;
        Ok(())
    }

    /// How many places there are to go back to.
    pub fn way_back(&self) -> usize {
        self.back.len()
    }

    /// Goes back to where the player was before, in whichever book.
    ///
    /// # Errors
    /// It was another book, whose pages can no longer be read; this one stays open.
    pub fn go_back(&mut self, files: &Files, text: &Text) -> Result<(), Notice> {
        let Some(place) = self.back.pop() else {
            return Ok(());
        };
        if place.game != self.game {
            let back = self.back.clone();
            self.read(files, &place.game, text)?;
            self.back = back;
            self.query.clear();
        }
        self.chapter = place.chapter;
        self.go_to = place.section.clone();
        self.marked = place.section;
        Ok(())
    }

    /// Reads the book of a game, or reads it again if its pages have changed. Another book than
    /// before is opened anew, at its beginning.
    ///
    /// # Errors
    /// Its pages cannot be read; nothing changes then.
    pub fn read(&mut self, files: &Files, game: &str, text: &Text) -> Result<(), Notice> {
        let other = self.game != game;
        let spoken = text.language();
        let same = !other && self.language == spoken;
        if same && Rulebook::same_pages(&self.files, files, game) {
            return Ok(());
        }
        self.book = Rulebook::read(files, game, text)
            .map_err(|problem| Notice::unreadable(&problem.path, &problem.message))?;
        self.rows = None;
        self.boards.forget();
        self.files = files.clone();
        self.game = game.to_owned();
        self.language = spoken.to_owned();
        if other {
            (self.chapter, self.go_to, self.marked) = (0, None, None);
            self.back.clear();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::text::ENGLISH;

    const ONE: &str = "deck_crawl";
    const OTHER: &str = "band_crawl";

    #[test]
    fn the_way_back_leads_through_the_books_that_were_read() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let (text, _) = Text::of(ENGLISH, &files);
        let mut reader = Reader::default();
        assert!(reader.read(&files, ONE, &text).is_ok());
        let section = reader.book.chapters[2].sections[1].id.clone();
        reader.go(&section);
        let left = reader.place();
        assert_eq!((&*left.game, left.chapter), (ONE, 2));
        assert!(reader.turn_to_book(&files, OTHER, &text).is_ok());
        reader.turn_to(1);
        // In the other book first, and then to the section that was read in the one before.
        for (game, chapter) in [(OTHER, 0), (ONE, 2), (ONE, 0)] {
            assert!(reader.go_back(&files, &text).is_ok());
            assert_eq!((&*reader.game, reader.chapter), (game, chapter));
            if reader.way_back() == 1 {
                assert_eq!(reader.place(), left);
                assert_eq!(reader.go_to, Some(section.clone()));
                assert!(reader.book.chapter_of(&section).is_some());
            }
        }
        assert_eq!(reader.way_back(), 0);
    }

    #[test]
    fn a_book_that_is_opened_for_another_game_has_no_way_back() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let (text, _) = Text::of(ENGLISH, &files);
        let mut reader = Reader::default();
        assert!(reader.read(&files, ONE, &text).is_ok());
        reader.turn_to(1);
        assert!(reader.read(&files, ONE, &text).is_ok());
        assert_eq!(reader.way_back(), 1);
        assert!(reader.read(&files, OTHER, &text).is_ok());
        assert_eq!(reader.way_back(), 0);
    }
}
