//! Everything besides its rules that Deck Crawl brings to the list of games.

use super::{
    DeckCrawl, Event, book_tables,
    content::{
        Ability, AbilityEffect, Book, ChestLook, Class, Dragon, DungeonCard, Figures, Item, KindIx,
        MonsterFigures, MonsterKind, Pool, Race, RoomBoard, RoomTag, RoomText, Stranger, Strangers,
        TrapKind, check_unused,
    },
    crawl::Crawl,
    ending::{self, Death, Killer},
    odds,
    setup::Setup,
    snapshot::HeroRecord,
};
use crate::{
    content::{BookKey as _, Example, Library, RecordId, Registry},
    dice::Fraction,
    dungeon::check_boards,
    game::{
        BookTable, Game, Inputs, Legacy, LegacyHero, NamedCheck, Outcome, Phrase, RoomRoll,
        RoomRolls, Rulebook, Ruleset, Status,
    },
    tables::{RolledTable, TableListing, TableRoll},
};

impl Rulebook for DeckCrawl {
    fn register(registry: Registry) -> Registry {
        registry
            .with::<Class>()
            .with::<Race>()
            .with::<Pool>()
            .with::<Ability>()
            .with::<Item>()
            .with::<MonsterKind>()
            .with::<Dragon>()
            .with::<Stranger>()
            .with::<Figures>()
            .with::<RolledTable<DungeonCard>>()
            .with::<RolledTable<MonsterFigures>>()
            .with::<RolledTable<Strangers>>()
            .with::<RolledTable<TrapKind>>()
            .with::<RolledTable<ChestLook>>()
            .with::<RoomText>()
            .with::<RoomBoard>()
            .check(check_boards::<RoomBoard>)
            .check_on_request(check_unused)
            .appendix(Self::ID, "effects of abilities", AbilityEffect::table)
            .appendix(Self::ID, "words of `fits`", RoomTag::words)
    }

    fn content(library: &Library) -> Result<Book, String> {
        Ok(Book::new(library)?)
    }

    fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
        let most = book.figures.most_heroes;
        if !(1..=most).contains(&setup.heroes) {
            return Err(format!("a party has 1 to {most} heroes"));
        }
        let (returning, heroes) = (setup.returning.len(), usize::from(setup.heroes));
        if returning > heroes {
            return Err(format!("{returning} heroes return to a party of {heroes}"));
        }
        setup.returning.iter().try_for_each(|hero| hero.check(book))
    }

    fn checks() -> &'static [NamedCheck] {
        odds::named_checks()
    }

    fn check_odds(
        book: &Book,
        check: &NamedCheck,
        inputs: &Inputs<'_>,
    ) -> Result<Vec<(String, Fraction)>, String> {
        odds::named_odds(book, check, inputs)
    }

    fn tables(book: &Book) -> &[TableListing] {
        book.tables.all.listings()
    }

    fn table_roll(event: &Event) -> Option<TableRoll> {
        event.row()
    }

    /// Every class and race made and every thing bought, and whether that game was won.
    fn feats(game: &Game<Self>) -> Vec<(String, bool)> {
        let book = Crawl::of(game.world()).book();
        let won = game.status() == Status::Over(Outcome::Victory);
        let mut feats = Vec::new();
        let mut push = |what: &str, id: &RecordId| feats.push((format!("{what} {id}"), won));
        for logged in game.log() {
            match &logged.event {
                Event::HeroMade { class, race, .. } => {
                    push("class", &book[*class].id);
                    push("race", &book[*race].id);
                }
                Event::Bought { item, .. } => push("item", &book[*item].id),
                _ => {}
            }
        }
        feats
    }

    fn book_table(book: &Book, name: &str) -> Option<BookTable> {
        book_tables::draw(book, name)
    }

    fn legacy_of(book: &Book, setup: &Setup, legacy: &str) -> Option<Legacy> {
        let left: ending::Legacy = ron::from_str(legacy).ok()?;
        let hero = |seat: u8, record: &HeroRecord| {
            let mut hero = in_roster(book, record)?;
            let death = left.deaths.iter().find(|(of, _)| *of == seat);
            let death = death.map(|(_, death)| in_memorial(book, death));
            hero.lines.splice(0..0, death);
            Some(hero)
        };
        Some(Legacy {
            campaign: setup.in_play().campaign,
            survivors: LegacyHero::all(&left.survivors, hero),
            fallen: LegacyHero::all(&left.fallen, hero),
            shared: None,
        })
    }

    fn examples() -> &'static [Example] {
        &[
            Example {
                place: "assets/rulesets/deck_crawl/rooms/{id}.ron",
                holds: "two new descriptions of rooms, and a change to an old one",
                text: include_str!("example/rooms_text.ron"),
            },
            Example {
                place: "levels/deck_crawl/rooms/{id}.ron",
                holds: "a room drawn in letters",
                text: include_str!("example/room_board.ron"),
            },
            Example {
                place: "assets/locale/en/{id}.ftl",
                holds: "text",
                text: include_str!("example/text.ftl"),
            },
        ]
    }

    /// The cards that the heroes drew in the round that found the room.
    fn room_rolls(game: &Game<Self>) -> RoomRolls {
        let mut rooms = Vec::new();
        let mut drawn = Vec::new();
        for logged in game.log() {
            match &logged.event {
                Event::RoundBegan { .. } => drawn.clear(),
                Event::Drew { hero, card, .. } => drawn.push(RoomRoll {
                    rule: logged.rule,
                    hero: Some(hero.0),
                    result: card.to_string(),
                }),
                Event::RoomFound { addition, .. } => {
                    rooms.push((addition.room.id, drawn.clone()));
                }
                _ => {}
            }
        }
        rooms
    }
}

/// A death as shown on the memorial.
fn in_memorial(book: &Book, death: &Death) -> Phrase {
    let (key, monster) = match &death.by {
        Killer::Monster(id) => match KindIx::find(book, id) {
            Some(kind) => ("memorial-by-monster", Some(book.kind_name(kind))),
            None => ("memorial-room", None),
        },
        Killer::Trap => ("memorial-by-trap", None),
        Killer::Other => ("memorial-room", None),
    };
    let told = Phrase::new(key).with("n", death.room);
    match monster {
        Some(name) => told.with("foe", Phrase::new(name)),
        None => told,
    }
}

/// A hero as shown on the roster.
fn in_roster(book: &Book, record: &HeroRecord) -> Option<LegacyHero> {
    let class = book.classes.find(&record.class)?;
    let race = book.races.find(&record.race)?;
    let title = Phrase::new("roster-trade")
        .with("race", Phrase::new(book[race].name))
        .with("class", Phrase::new(book[class].name));
    let gear = record.gear.iter().filter_map(|item| {
        let name = Phrase::new(book[book.items.find(&item.item)?].name);
        Some(if item.damaged {
            Phrase::new("roster-damaged").with("item", name)
        } else {
            name
        })
    });
    Some(LegacyHero {
        title,
        lines: gear.collect(),
        record: ron::to_string(record).ok()?,
        adventures: None,
    })
}
