//! Everything besides its rules that Card Grid brings to the list of games.

use std::sync::Arc;

use super::{
    CardGrid, book_tables, citations,
    content::{self, Book, Category},
    event::Event,
    feats, home, layout, legacy, odds,
    record::HeroRecord,
    setup::{self, Setup},
    words::{TITLES, list, say, title_of},
    workshop::Workshop,
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

    fn rested(book: &Book, record: &str) -> Option<LegacyHero> {
        let mut record: HeroRecord = ron::from_str(record).ok()?;
        let healed = home::rest_at_home(book, &mut record);
        healed.then(|| in_roster(book, &record)).flatten()
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

    fn workshop(book: &Arc<Book>, seed: u64) -> Option<Box<dyn crate::game::workshop::Workshop>> {
        Some(Box::new(Workshop::new(book.clone(), seed)))
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
    // What somebody is called by comes first, as it would be said; race and class have said theirs.
    let called = |it: &Category| matches!(it, Category::Name | Category::Title);
    let said = |it: &Category| called(it) || matches!(it, Category::Race | Category::Class);
    let named = cards.iter().filter(|it| called(&it.category));
    let title = match list(named.map(|it| Phrase::new(it.name))) {
        Some(names) => say("grid-roster-called")
            .with("title", title)
            .with("names", names),
        None => title,
    };
    let others = cards.iter().filter(|it| !said(&it.category));
    let others = list(others.map(|it| Phrase::new(it.name)));
    let earned = say("grid-roster-points")
        .with("n", record.earned)
        .with("left", record.points);
    let hurt = match record.hurt.len() {
        0 => None,
        n => Some(say("grid-roster-hurt").with("n", n)),
    };
    Some(LegacyHero {
        title,
        lines: others.into_iter().chain([earned]).chain(hurt).collect(),
        record: ron::to_string(record).ok()?,
        adventures: None,
    })
}
