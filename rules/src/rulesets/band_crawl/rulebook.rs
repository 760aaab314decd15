//! Everything besides its rules that Band Crawl brings to the list of games.

use std::sync::Arc;

use super::{
    BandCrawl,
    annals::{Adventure, Fate, Memory},
    band::Band,
    book_tables, citations,
    components::Part,
    content::{self, Book, Drawing, DrawnDungeon, NotTaken, Plan, Reason, TakenLevel},
    event::{Delving, Event},
    feats, layout, legacy, odds,
    record::{FigureRecord, ThingRecord},
    setup::{self, Setup},
    words::{list, say, thing_of},
};
use crate::{
    content::{Library, Record, Registry},
    dice::Chance,
    dungeon::Level,
    game::{
        BookTable, Bot, BotKind, CheckResults, Game, Inputs, LaidOut, Legacy, LegacyHero,
        LegacyShared, NamedCheck, Phrase, RoomRoll, RoomRolls, RuleId, Rulebook, Status,
        workshop::OwnDungeon,
    },
    tables::{TableListing, TableRoll},
};

impl Rulebook for BandCrawl {
    fn register(registry: Registry) -> Registry {
        content::register(registry)
    }

    fn content(library: &Library) -> Result<Book, String> {
        Ok(Book::new(library)?)
    }

    fn validate(book: &Book, setup: &Setup) -> Result<(), String> {
        setup::validate(book, setup)
    }

    fn checks() -> &'static [NamedCheck] {
        odds::named_checks()
    }

    fn check_odds(book: &Book, check: &NamedCheck, inputs: &Inputs<'_>) -> CheckResults {
        odds::named_odds(book, check, inputs)
    }

    fn tables(book: &Book) -> &[TableListing] {
        book.tables.all.listings()
    }

    fn table_roll(event: &Event) -> Option<TableRoll> {
        event.table_roll()
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

    /// After an adventure all who live go on the roster; a fight by itself leaves nothing.
    fn legacy_of(book: &Book, setup: &Setup, legacy: &str) -> Option<Legacy> {
        let left: legacy::Legacy = ron::from_str(legacy).ok()?;
        Some(Legacy {
            campaign: setup.skirmish.is_none(),
            survivors: LegacyHero::all(&left.survivors, |_, it| in_roster(book, it)),
            fallen: LegacyHero::all(&left.fallen, |_, it| in_memorial(book, it)),
            shared: shared(book, &left),
        })
    }

    /// The dice behind each tile that was laid in play, those rolled again among them.
    fn room_rolls(game: &Game<Self>) -> RoomRolls {
        let (mut rooms, mut rolled) = (Vec::new(), Vec::new());
        for logged in game.log() {
            let Event::Delving(event) = &logged.event else {
                continue;
            };
            let roll = match event {
                Delving::TileLaid { roll, .. } => roll.as_ref(),
                Delving::TileRefused { roll, .. } => Some(roll),
                _ => continue,
            };
            rolled.extend(roll.map(|roll| RoomRoll {
                rule: logged.rule,
                hero: None,
                result: roll.total().to_string(),
            }));
            if let Delving::TileLaid { tile, .. } = event {
                rooms.push((tile.room(), std::mem::take(&mut rolled)));
            }
        }
        rooms
    }

    fn own_dungeon(book: &Book, level: &Level) -> Option<Result<OwnDungeon, Phrase>> {
        Some(taken(book, level))
    }

    /// The dungeon of the Big Bad that this setup and seed come to.
    fn lay_out(book: &Book, setup: &Setup, seed: u64) -> Option<LaidOut> {
        let big_bad = big_bad(book, setup, seed)?;
        let name = big_bad.race.to_string();
        let drawn = setup.dungeon.as_ref().and_then(|id| book.dungeons.find(id));
        let mut laid = match drawn {
            Some(dungeon) => layout::drawn(&name, &book[dungeon].links),
            None => layout::lay_out(book, &name, big_bad.rep, &mut Chance::seeded(seed)),
        };
        let ruler = serde_json::json!({ "race": name, "rep": big_bad.rep });
        laid.facts.insert("big_bad".to_owned(), ruler);
        Some(laid)
    }
}

/// A level as a drawn dungeon; rule `dungeon.own`. Rooms keep their places and their ways, as far as
/// tiles can have them, and nothing else.
fn taken(book: &Book, level: &Level) -> Result<OwnDungeon, Phrase> {
    let taken = TakenLevel::of(level).map_err(|why| {
        say(match why {
            NotTaken::Storeys => "band-taken-storeys",
            NotTaken::NoEntrance => "band-taken-no-entrance",
            NotTaken::NoRoom => "band-taken-no-room",
        })
    })?;
    let rows = taken.rows.iter().map(|row| format!("    {row:?},\n"));
    let rows: String = rows.collect();
    let drawing = Drawing::read(std::slice::from_ref(&taken.rows));
    let drawing = drawing.map_err(|_| say("band-taken-no-room"))?;
    Plan::of(&drawing, &book.boards).map_err(|_| say("band-taken-no-room"))?;
    let counted = |key, n: usize| (n > 0).then(|| say(key).with("n", n));
    let lost = [
        Some(say("band-taken-shapes")),
        counted("band-taken-ways", taken.missed),
        counted("band-taken-entrances", taken.entrances),
    ];
    Ok(OwnDungeon {
        kind: DrawnDungeon::KIND,
        fields: format!("levels: [[\n{rows}]],"),
        lost: lost.into_iter().flatten().collect(),
    })
}

/// The Big Bad that the leader of this setup finds out about, once the band is made by the sound
/// player; `None` if there is none.
fn big_bad(book: &Book, setup: &Setup, seed: u64) -> Option<FigureRecord> {
    let book = Arc::new(book.clone());
    let mut game = Game::<BandCrawl>::lean(book.clone(), setup.clone(), seed);
    let mut bot = Bot::new(BotKind::Hero, seed);
    while game.status() == Status::Deciding
        && Band::of(game.world()).state().below.dungeon.wanted == 0
    {
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount).ok()?;
    }
    let band = Band::of(game.world());
    let ruler = band.figures().find(|it| it.part() == Part::BigBad)?;
    Some(FigureRecord::of(&book, ruler))
}

/// Somebody of the band as shown on the roster.
fn in_roster(book: &Book, record: &FigureRecord) -> Option<LegacyHero> {
    let title = say(match record.star {
        true => "band-roster-star",
        false => "band-roster-title",
    });
    let race = book.races.find(&record.race)?;
    let professions = record.professions.iter();
    let professions = professions.filter_map(|id| book.professions.find(id));
    let professions = list(professions.map(|it| say(book[it].name)))?;
    let rep = say("band-roster-rep").with("n", record.rep);
    let things = record.things.iter().filter_map(|it| in_words(book, it));
    let rose = (record.history.len() > 1).then(|| {
        let reps = record.history.iter().map(u8::to_string);
        let reps: Vec<String> = reps.collect();
        say("band-roster-history").with("reps", reps.join(" – "))
    });
    Some(LegacyHero {
        title: title
            .with("race", say(book[race].name))
            .with("profession", professions),
        lines: std::iter::once(rep).chain(rose).chain(things).collect(),
        record: ron::to_string(record).ok()?,
        adventures: u32::try_from(record.history.len()).ok(),
    })
}

fn in_memorial(book: &Book, memory: &Memory) -> Option<LegacyHero> {
    let mut hero = in_roster(book, &memory.figure)?;
    let told = say(match memory.fate {
        Fate::Died => "band-memorial-died",
        Fate::Turned => "band-memorial-turned",
        Fate::LeftBelow => "band-memorial-left-below",
        Fate::Left => "band-memorial-left",
        Fate::Dismissed => "band-memorial-dismissed",
        Fate::Retired => "band-memorial-retired",
        Fate::LetGo => "band-memorial-let-go",
    });
    hero.lines.insert(0, told.with("n", memory.adventure));
    Some(hero)
}

/// A thing by name, with the uses that are left.
fn in_words(book: &Book, it: &ThingRecord) -> Option<Phrase> {
    let carried = it.carried(book).ok()?;
    let name = thing_of(book, carried.thing);
    Some(match carried.uses {
        0 => name,
        uses => say("band-roster-uses").with("item", name).with("n", uses),
    })
}

/// The chest, the maps and the chronicle of a band; `None` if it has nothing of the kind.
fn shared(book: &Book, left: &legacy::Legacy) -> Option<LegacyShared> {
    let stores = &left.stores;
    let first = usize::from(stores.adventures).saturating_sub(left.chronicle.len());
    let chronicle = left.chronicle.iter().zip(first + 1..);
    let chronicle = chronicle.map(|(adventure, nth)| chronicled(adventure, nth));
    let chest = list(stores.chest.iter().filter_map(|it| in_words(book, it)));
    let chest = chest.map(|things| say("band-roster-chest").with("things", things));
    let dungeons = stores.dungeons.iter().map(|known| {
        let ruler = known.big_bad.as_ref();
        let race = ruler.and_then(|it| book.races.find(&it.race));
        let tiles = known.map.rooms().len();
        match race {
            Some(race) => say("band-roster-map").with("race", say(book[race].name)),
            None => say("band-roster-map-without-ruler"),
        }
        .with("n", tiles)
    });
    Some(LegacyShared {
        lines: chronicle.chain(chest).chain(dungeons).collect(),
        record: ron::to_string(stores).ok()?,
    })
}

/// A line of the chronicle.
fn chronicled(adventure: &Adventure, nth: usize) -> Phrase {
    let told = match (adventure.reason, adventure.won) {
        (Some(Reason::Treasure), true) => "band-chronicle-treasure-won",
        (Some(Reason::Treasure), false) => "band-chronicle-treasure-lost",
        (Some(Reason::Rescue), true) => "band-chronicle-rescue-won",
        (Some(Reason::Rescue), false) => "band-chronicle-rescue-lost",
        (Some(Reason::Explore), true) => "band-chronicle-explore-won",
        (Some(Reason::Explore), false) => "band-chronicle-explore-lost",
        (Some(Reason::Kill), true) => "band-chronicle-kill-won",
        (Some(Reason::Kill), false) => "band-chronicle-kill-lost",
        (None, true) => "band-chronicle-won",
        (None, false) => "band-chronicle-lost",
    };
    let toll = say("band-chronicle-toll")
        .with("out", adventure.out)
        .with("lost", adventure.lost);
    say(told).with("nth", nth as u32).with("toll", toll)
}
