//! The games that are put on the shelf, with what only the window wants of each.

use std::{mem, sync::Arc};

use super::{
    RunOptions, book_tables,
    shelf::{DrawTable, Legacy, LegacyHero, ModSwitches, ReadLegacy, Shelf, ShelvedGame},
};
use crate::{
    content::{Files, Library, Loader, Problem},
    game::{Message, Table},
    games::{self, Lesson, OpenGame},
    rulesets::{
        deck_crawl::{self, Book, HeroRecord, Setup},
        hex_adventure::{
            self, Party,
            content::{HeroIx, SkillIx, SpellIx},
        },
    },
};

/// Finds the content of all games, the mods that are switched on, and those that were named for
/// this run.
pub(super) fn loader(options: &RunOptions, switches: &ModSwitches) -> Loader {
    let mut loader = Loader::new(games::registry(), options.paths.root());
    for folder in &options.mods {
        loader = loader.with_mod(folder);
    }
    for root in options.paths.mod_roots() {
        loader = loader.mods_in(root);
    }
    for off in &switches.off {
        loader = loader.without(off);
    }
    loader
}

/// Fills the shelf. Where the game's own content has errors, its pictures, texts and sounds are
/// there all the same, so that the errors can be shown.
pub(super) fn read(options: &RunOptions, switches: &ModSwitches) -> Shelf {
    match loader(options, switches).load() {
        Ok(library) => filled(options, library),
        Err(broken) => Shelf {
            broken,
            files: Files::of_game(options.paths.root()),
            ..Shelf::default()
        },
    }
}

/// Fills the shelf anew after an edit. An edit with an error changes nothing but
/// [`Shelf::edit`]; returns whether it was a good one.
pub(super) fn read_again(options: &RunOptions, switches: &ModSwitches, shelf: &mut Shelf) -> bool {
    let loader = loader(options, switches);
    let read = match &shelf.library {
        Some(old) => loader.reload(old),
        None => loader.load(),
    };
    let mut new = match read {
        Ok(library) => filled(options, library),
        Err(problems) => {
            shelf.edit = problems;
            return false;
        }
    };
    if new.games.len() < shelf.games.len() {
        shelf.edit = mem::take(&mut new.broken);
        return false;
    }
    *shelf = new;
    true
}

fn filled(options: &RunOptions, library: Library) -> Shelf {
    let mut shelf = Shelf {
        files: library.files().clone(),
        ..Shelf::default()
    };
    for entry in games::GAMES {
        let opened = entry
            .open(&library)
            .and_then(|game| shelved(game, &library));
        match opened {
            Ok(game) => shelf.games.push(game),
            Err(problem) => {
                let assets = options.paths.assets();
                shelf.broken.push(Problem::about(assets, problem));
            }
        }
    }
    shelf.library = Some(library);
    shelf
}

fn shelved(game: Arc<dyn OpenGame>, library: &Library) -> Result<ShelvedGame, String> {
    // A lesson that cannot be read was a problem of the content, and is not here.
    let lesson = Lesson::read(library.files(), game.id()).and_then(Result::ok);
    let lesson = lesson.map(Arc::new);
    let no_book = || "its content is no book that is known here".to_owned();
    let (tables, legacy): (DrawTable, ReadLegacy) = match game.content().downcast::<Book>() {
        Ok(book) => {
            let same = Arc::clone(&book);
            (
                Box::new(move |name| book_tables::deck_crawl::draw(&book, name)),
                Box::new(move |table| deck_crawl_legacy(&same, table)),
            )
        }
        Err(content) => {
            let book = content.downcast::<hex_adventure::Book>();
            let book = book.map_err(|_| no_book())?;
            let same = Arc::clone(&book);
            (
                Box::new(move |name| book_tables::hex_adventure::draw(&book, name)),
                Box::new(move |table| hex_adventure_legacy(&same, table)),
            )
        }
    };
    Ok(ShelvedGame {
        game,
        tables,
        legacy,
        roster_key: Some("roster"),
        lesson,
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

/// After an adventure all who are alive go on the roster; after a skirmish only those who came from
/// there.
fn hex_adventure_legacy(book: &hex_adventure::Book, table: &dyn Table) -> Option<Legacy> {
    let left: hex_adventure::Legacy = ron::from_str(&table.legacy()?).ok()?;
    let setup: hex_adventure::Setup = ron::from_str(&table.replay().setup).ok()?;
    let returning = match &setup.party {
        Party::Returning(heroes) => heroes.len(),
        Party::Ready(_) | Party::Own(_) => 0,
    };
    let heroes = |records: &[(u8, hex_adventure::HeroRecord)]| {
        records
            .iter()
            .filter_map(|(seat, record)| Some((*seat, hex_adventure_hero(book, record)?)))
            .collect()
    };
    Some(Legacy {
        campaign: setup.adventure.is_some() || returning > 0,
        returning,
        survivors: heroes(&left.survivors),
        fallen: heroes(&left.fallen),
    })
}

fn hex_adventure_hero(
    book: &hex_adventure::Book,
    record: &hex_adventure::HeroRecord,
) -> Option<LegacyHero> {
    let kind = record.kind.as_ref().and_then(|id| HeroIx::find(book, id));
    let title = kind.map_or("hex-name-own", |kind| book[kind].detail);
    let [st, dx, iq] = record.attributes;
    let figures = Message::new("roster-figures")
        .with("st", st)
        .with("dx", dx)
        .with("iq", iq)
        .with("n", record.experience);
    let skills = record.skills.iter().filter_map(|(id, points)| {
        let skill = Message::new(book[SkillIx::find(book, id)?].name);
        let learned = Message::new("book-skill-points").with("skill", skill);
        Some(learned.with("n", *points))
    });
    let spells = record.spells.iter();
    let spells = spells.filter_map(|id| Some(Message::new(book[SpellIx::find(book, id)?].name)));
    let carried = record.weapons.iter().chain(&record.armours);
    let carried = carried.filter_map(|id| Some(Message::new(book.thing_name(book.thing(id)?))));
    Some(LegacyHero {
        title: Message::new(title),
        lines: std::iter::once(figures)
            .chain(skills)
            .chain(spells)
            .chain(carried)
            .collect(),
        record: ron::to_string(record).ok()?,
    })
}
