//! The games that are put on the shelf, with what only the window wants of each.

use std::sync::Arc;

use super::{
    book_tables,
    paths::Paths,
    shelf::{Legacy, LegacyHero, ModSwitches, Shelf, ShelvedGame},
};
use crate::{
    content::{Library, Loader, Problem},
    game::{Message, Table},
    games::{self, OpenGame},
    rulesets::deck_crawl::{self, Book, HeroRecord, Setup},
};

/// Reads the content of all games and of the mods that are switched on.
pub(super) fn read(paths: &Paths, switches: &ModSwitches) -> Shelf {
    let mut loader = Loader::new(games::registry(), paths.root());
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
    for entry in games::GAMES {
        let opened = entry
            .open(&library)
            .and_then(|game| shelved(game, &library));
        match opened {
            Ok(game) => shelf.games.push(game),
            Err(problem) => shelf.broken.push(Problem::about(paths.assets(), problem)),
        }
    }
    shelf.library = Some(library);
    shelf
}

fn shelved(game: Arc<dyn OpenGame>, library: &Library) -> Result<ShelvedGame, String> {
    if game.id() != "deck_crawl" {
        return Ok(ShelvedGame {
            game,
            tables: Box::new(|_| None),
            legacy: Box::new(|_| None),
            roster_key: None,
        });
    }
    let book = Arc::new(Book::new(library).map_err(|problem| problem.to_string())?);
    let same = Arc::clone(&book);
    Ok(ShelvedGame {
        game,
        tables: Box::new(move |name| book_tables::deck_crawl(&book, name)),
        legacy: Box::new(move |table| deck_crawl_legacy(&same, table)),
        roster_key: Some("roster"),
    })
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
