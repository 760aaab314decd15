//! Which games there are: the one place of the window that names rulesets.

use std::sync::Arc;

use super::{
    paths::Paths,
    shelf::{Boxed, Legacy, LegacyHero, ModSwitches, Shelf},
};
use crate::{
    content::{Library, Loader, ModState, Problem, Registry},
    game::{ContentStamp, Message, Table},
    rulesets::deck_crawl::{self, Book, DeckCrawl, HeroRecord, Setup},
};

/// Reads the content of all games and of the mods that are switched on.
pub(super) fn read(paths: &Paths, switches: &ModSwitches) -> Shelf {
    let mut loader = Loader::new(deck_crawl::register(Registry::new()), paths.root());
    for root in paths.mod_roots() {
        loader = loader.mods_in(root);
    }
    for off in &switches.off {
        loader = loader.without(off);
    }
    let library = match loader.load() {
        Ok(library) => library,
        Err(broken) => {
            return Shelf {
                broken,
                ..Shelf::default()
            };
        }
    };
    let mut shelf = Shelf::default();
    match Book::new(&library) {
        Ok(book) => shelf.games.push(Box::new(Boxed::<DeckCrawl> {
            content: Arc::new(book),
            stamp: stamp(&library),
            tables: super::book_tables::deck_crawl,
            legacy: deck_crawl_legacy,
            roster_key: Some("roster"),
        })),
        Err(problem) => shelf
            .broken
            .push(Problem::about(paths.assets(), problem.to_string())),
    }
    shelf.library = Some(library);
    shelf
}

/// Which content that is: the game's own and each mod in use, with version and digest.
fn stamp(library: &Library) -> ContentStamp {
    let used = library
        .mods()
        .iter()
        .filter(|info| info.state == ModState::Loaded);
    ContentStamp(
        used.map(|info| {
            (
                info.id.to_string(),
                info.version().to_string(),
                info.hash.clone(),
            )
        })
        .collect(),
    )
}

fn deck_crawl_legacy(book: &Book, table: &dyn Table) -> Option<Legacy> {
    let left: deck_crawl::Legacy = ron::from_str(&table.legacy()?).ok()?;
    let setup: Setup = ron::from_str(&table.replay().setup).ok()?;
    let heroes = |records: &[(u8, HeroRecord)]| {
        records
            .iter()
            .filter_map(|(seat, record)| Some((*seat, deck_crawl_hero(book, record)?)))
            .collect()
    };
    Some(Legacy {
        campaign: setup.options.campaign,
        returning: setup.returning.len(),
        survivors: heroes(&left.survivors),
        fallen: heroes(&left.fallen),
    })
}

fn deck_crawl_hero(book: &Book, record: &HeroRecord) -> Option<LegacyHero> {
    let class = book.class(&record.class)?;
    let race = book.race(&record.race)?;
    let title = Message::new("roster-trade")
        .with("race", Message::new(book.races[race.at()].name))
        .with("class", Message::new(book.classes[class.at()].name));
    let gear = record.gear.iter().filter_map(|item| {
        let name = Message::new(book.items[book.item(&item.item)?.at()].name);
        Some(if item.damaged {
            Message::new("roster-damaged").with("item", name)
        } else {
            name
        })
    });
    Some(LegacyHero {
        title,
        lines: gear.collect(),
        record: ron::to_string(record).ok()?,
    })
}
