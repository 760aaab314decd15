//! A page that leads straight into a fight: it lies over the board until it has been read, and nothing
//! moves below it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Pending;
use crate::app::{Seats, Shelf};
use crate::game::{Scene, Table};

/// The page that the player knows, and whether one lies over the board.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Reading {
    /// The last page that could be looked at for as long as the player liked.
    known: Option<u16>,
    lies: bool,
}

impl Reading {
    /// True while a page that leads into a fight lies over its board.
    pub fn lies(self) -> bool {
        self.lies
    }

    /// Puts that page away: the fight begins.
    pub(super) fn put_away(&mut self) {
        self.lies = false;
    }

    /// Notes the page of a moment that stands still.
    pub(super) fn know(&mut self, scene: &Scene) {
        self.known = scene.page.as_ref().map(|page| page.id).or(self.known);
    }

    /// Lays the page of a fight over its board, if its text is not known yet; true if it does.
    fn lay(&mut self, scene: &Scene) -> bool {
        let board = scene.board.is_some();
        let page = scene.page.as_ref().filter(|page| page.text.is_some());
        let Some(page) = page.filter(|page| board && self.known != Some(page.id)) else {
            return false;
        };
        self.known = Some(page.id);
        self.lies = true;
        true
    }
}

/// Who reads: a person at the table.
#[derive(SystemParam)]
pub(super) struct Readers<'w> {
    pub shelf: Res<'w, Shelf>,
    seats: Res<'w, Seats>,
    pending: Res<'w, Pending>,
}

impl Readers<'_> {
    /// True while the player can look at the table for as long as they like.
    pub fn have_time(&self) -> bool {
        self.pending.is_fresh()
    }

    /// Lays the page of the moment that the table has come to over its board, if it is to be read first.
    pub fn read_first(&self, table: &dyn Table, reading: &mut Reading) -> bool {
        let next = table.seat().is_some_and(|seat| !self.seats.is_bot(seat));
        let person = next || self.pending.person;
        person && reading.lay(&table.scene())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, Page, Phrase};

    /// A moment with this page, on a board or without one.
    fn moment(id: u16, fight: bool) -> Scene {
        let page = Page {
            id,
            number: Some(id),
            title: Phrase::new("title"),
            picture: None,
            text: (id > 0).then(|| Phrase::new("text")),
            read: Vec::new(),
            words: Vec::new(),
            notes: Vec::new(),
        };
        Scene {
            page: Some(page),
            board: fight.then(|| Board::default().into()),
            ..Scene::default()
        }
    }

    #[test]
    fn a_page_that_leads_straight_into_a_fight_is_read_first() {
        let mut reading = Reading::default();
        reading.know(&moment(3, false));
        assert!(!reading.lay(&moment(7, false)), "it is open anyway");
        assert!(reading.lay(&moment(7, true)) && reading.lies());
        reading.put_away();
        assert!(!reading.lies());
        assert!(!reading.lay(&moment(7, true)), "it has been read");
    }

    #[test]
    fn a_page_that_was_open_is_not_read_twice() {
        let mut reading = Reading::default();
        reading.know(&moment(3, false));
        assert!(!reading.lay(&moment(3, true)));
        // Without a text there is nothing to read.
        assert!(!reading.lay(&moment(0, true)));
        // Later the same page may lead into a fight once more.
        reading.know(&moment(4, false));
        assert!(reading.lay(&moment(3, true)));
    }
}
