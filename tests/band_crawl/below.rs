//! Scripted adventures: a band on its first tile, and the dice of what waits beyond.

use std::sync::Arc;

use tabledelve::{
    dungeon::RoomId,
    game::Ruleset,
    grid::Side,
    rulesets::band_crawl::{
        Action, BandCrawl, FigureRecord, Place, Question, Setup, content::Book,
    },
};

use super::{
    BOOK,
    play::{Play, record, values},
};

/// Those of a band below, before the dice of their first turn. The Big Bad is a skeleton as strong
/// as the leading star.
pub fn below(band: &[&str], pairs: &[(&str, &str)]) -> Play {
    below_in(BOOK.clone(), band, pairs)
}

/// The same with another book.
pub fn below_in(book: Arc<Book>, band: &[&str], pairs: &[(&str, &str)]) -> Play {
    let returning: Vec<FigureRecord> = band.iter().map(|it| record(it)).collect();
    let mut all = vec![("big_bad", "skeleton"), ("reason", "kill")];
    all.extend(pairs);
    let setup = Setup {
        stars: returning.iter().filter(|it| it.star).count() as u8,
        returning,
        ..BandCrawl::setup(&book, &values(&all)).expect("the test's own setup")
    };
    let mut play = Play::begun(book, setup);
    while !play.starts_turn() {
        match play.game.wanted().map(|it| it.purpose) {
            Some("dice-band-list") => play.dice([3, 4]),
            Some("dice-band-item-chance") => play.dice([6]),
            Some(_) => play.dice([1]),
            None => play.goes_without_more(),
        };
    }
    play
}

impl Play {
    /// The band that is asked before it sets out goes as it is.
    pub fn goes_without_more(&mut self) -> &mut Self {
        let act = match self.game.asking() {
            Some(Question::Between) => Action::SetOut,
            _ => Action::Enough,
        };
        self.choose(act)
    }

    /// True if the dice of a turn are wanted.
    pub fn starts_turn(&self) -> bool {
        self.wants("dice-band-activation")
    }

    /// True if dice of this purpose are wanted.
    pub fn wants(&self, purpose: &str) -> bool {
        self.game.wanted().is_some_and(|it| it.purpose == purpose)
    }

    /// Begins a turn without doubles, and lays the next tile to the north.
    pub fn go_north(&mut self, tile: [u16; 2]) -> &mut Self {
        self.dice([1, 2]);
        self.choose(Action::Way(Side::North)).dice(tile)
    }

    /// The tile that a figure is on.
    pub fn tile_of(&self, who: u16) -> Option<RoomId> {
        match self.figure(who).stance().place {
            Place::Tile(tile) => Some(tile),
            _ => None,
        }
    }
}
