//! Everything besides its rules that Card Grid brings to the list of games.

use super::{
    CardGrid, book_tables, citations,
    content::{self, Book},
    event::Event,
    feats, layout, legacy, odds,
    record::HeroRecord,
    setup::{self, Setup},
    words::{TITLES, list, say, title_of},
};
use crate::{
    content::{Library, Registry},
    game::{
        BookTable, CheckResults, Game, Inputs, LaidOut, Legacy, LegacyHero, NamedCheck, Phrase,
        RuleId, Rulebook,
    },
    tables::{TableListing, TableRoll},
};

impl Rulebook for CardGrid {
    fn register(registry: Registry) -> Registry {
        content::register(registry)
    }

    fn content(library: &Library) -> Result<Book, String> {
        Ok(Book::new(library)?)
    }

    fn checks() -> &'static [NamedCheck] {
        odds::named_checks()
    }

    fn check_odds(_book: &Book, check: &NamedCheck, inputs: &Inputs<'_>) -> CheckResults {
        odds::named_odds(check, inputs)
    }

    fn tables(book: &Book) -> &[TableListing] {
        book.tables.listings()
    }

    fn also_cited(book: &Book, event: &Event) -> Vec<RuleId> {
        citations::of(book, event)
    }

    fn feats(game: &Game<Self>) -> Vec<(String, bool)> {
        feats::of(game)
    }

    fn book_table(book: &Book, name: &str) -> Option<BookTable> {
        book_tables::draw(book, name)
    }

    fn legacy_of(book: &Book, _setup: &Setup, legacy: &str) -> Option<Legacy> {
        let left: legacy::Legacy = ron::from_str(legacy).ok()?;
        Some(Legacy {
            campaign: true,
            survivors: LegacyHero::all(&left.survivors, |_, it| in_roster(book, it)),
            fallen: LegacyHero::all(&left.fallen, |_, it| in_roster(book, it)),
            shared: None,
        })
    }

    fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
        setup::validate(book, setup)
    }

    fn table_roll(event: &Event) -> Option<TableRoll> {
        event.table_roll()
    }

    fn lay_out(book: &Book, setup: &Setup, seed: u64) -> Option<LaidOut> {
        layout::lay_out(book, setup, seed)
    }
}

/// A hero as shown on the roster.
fn in_roster(book: &Book, record: &HeroRecord) -> Option<LegacyHero> {
    let cards = record
        .characters
        .iter()
        .filter_map(|id| book.characters.find(id));
    let cards: Vec<_> = cards.map(|key| &book[key]).collect();
    let records = cards.iter().map(|it| &*it.record);
    let title = title_of(records.collect(), TITLES);
    let names = list(cards.iter().map(|it| Phrase::new(it.name)));
    let earned = say("grid-roster-points")
        .with("n", record.earned)
        .with("left", record.points);
    let hurt = match record.hurt.len() {
        0 => None,
        n => Some(say("grid-roster-hurt").with("n", n)),
    };
    Some(LegacyHero {
        title,
        lines: names.into_iter().chain([earned]).chain(hurt).collect(),
        record: ron::to_string(record).ok()?,
    })
}
