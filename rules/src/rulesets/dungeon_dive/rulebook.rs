//! Everything besides its rules that Dungeon Dive brings to the list of games.

use super::{
    DungeonDive, book_tables, citations,
    content::{self, Book},
    delve,
    event::{Delving, Event},
    feats, legacy, odds,
    setup::{self, Setup},
};
use crate::{
    content::{Library, Registry},
    game::{BookTable, CheckResults, Game, Inputs, LaidOut, Legacy, NamedCheck, RuleId, Rulebook},
    tables::{TableListing, TableRoll},
};

impl Rulebook for DungeonDive {
    fn register(registry: Registry) -> Registry {
        content::register(registry)
    }

    fn content(library: &Library) -> Result<Book, String> {
        Ok(Book::new(library)?)
    }

    fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
        setup::validate(book, setup)
    }

    fn tables(book: &Book) -> &[TableListing] {
        book.tables.listings()
    }

    fn table_roll(event: &Event) -> Option<TableRoll> {
        match event {
            Event::Delving(
                Delving::TrapFound { row, .. }
                | Delving::TroveRolled { row, .. }
                | Delving::HoardRolled { row, .. }
                | Delving::ItemRolled { row, .. },
            ) => Some(*row),
            _ => None,
        }
    }

    fn also_cited(book: &Book, event: &Event) -> Vec<RuleId> {
        citations::of(book, event)
    }

    fn legacy_of(book: &Book, _setup: &Setup, left: &str) -> Option<Legacy> {
        legacy::shown(book, &ron::from_str(left).ok()?)
    }

    fn book_table(book: &Book, name: &str) -> Option<BookTable> {
        book_tables::draw(book, name)
    }

    fn lay_out(book: &Book, setup: &Setup, seed: u64) -> Option<LaidOut> {
        delve::lay_out(book, setup, seed)
    }

    fn checks() -> &'static [NamedCheck] {
        odds::named_checks()
    }

    fn check_odds(book: &Book, check: &NamedCheck, inputs: &Inputs<'_>) -> CheckResults {
        odds::named_odds(&book.figures, check, inputs)
    }

    fn feats(game: &Game<Self>) -> Vec<(String, bool)> {
        feats::of(game)
    }
}
