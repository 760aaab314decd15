//! Everything besides its rules that Hex Adventure brings to the list of games.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use super::{
    HexAdventure, book_tables, bouts,
    content::{
        self, Adventure, Armour, Book, Field, FightBoard, Figures, FoeKind, Good, HeroKind,
        Setting, Skill, Spell, Tactics, Weapon,
    },
    feats, odds, scene,
    setup::{self, Party, Setup},
    snapshot::HeroRecord,
};
use crate::{
    content::{BookEntry, IdError, Library, Problem, RecordId, Registry, RonFile},
    dice::Fraction,
    dungeon::{Board as BoardLetters, Things, check_boards},
    game::{
        AdventureSummary, Board, BookTable, Bout, Fault, Game, Inputs, Legacy, LegacyHero,
        NamedCheck, Phrase, Rulebook, SetupValues,
    },
};

impl Rulebook for HexAdventure {
    fn register(registry: Registry) -> Registry {
        registry
            .with::<Figures>()
            .with::<Setting>()
            .with::<Skill>()
            .with::<Weapon>()
            .with::<Armour>()
            .with::<Spell>()
            .with::<Good>()
            .with::<Tactics>()
            .with::<FoeKind>()
            .with::<HeroKind>()
            .with::<FightBoard>()
            .check(check_boards::<FightBoard>)
            .with::<Adventure>()
            .check(content::check)
            .check_on_request(content::check_unused)
    }

    fn board(book: &Book, id: &str) -> Option<Board> {
        let board = &book[book.boards.find(id)?];
        Some(scene::laid_out(&board.links, &board.record.name))
    }

    fn with_board(
        book: &Book,
        board: &BoardLetters,
        things: &Things,
    ) -> Result<(Book, SetupValues), Fault> {
        let whole = |error: IdError| Fault::new("board", error.to_string());
        let id = RecordId::new("core:page").map_err(whole)?;
        let record = Arc::new(FightBoard::from(board.clone()));
        if let Some((field, message)) = record.problems(things).into_iter().next() {
            return Err(Fault::new(format!("board.{field}"), message));
        }
        let field = Arc::new(Field::new(&record, things));
        let mut book = book.clone();
        book.boards.put(BookEntry::new(&id, &record).with(field));
        Ok((book, setup::skirmish_on(&id)))
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

    fn check_odds(
        book: &Book,
        check: &NamedCheck,
        inputs: &Inputs<'_>,
    ) -> Result<Vec<(String, Fraction)>, String> {
        odds::named_odds(book, check, inputs)
    }

    fn book_table(book: &Book, name: &str) -> Option<BookTable> {
        book_tables::draw(book, name)
    }

    fn bouts(book: &Arc<Book>) -> Vec<Bout<Self>> {
        bouts::of(book)
    }

    fn feats(game: &Game<Self>) -> Vec<(String, bool)> {
        feats::of(game)
    }

    /// After an adventure all living heroes go on the roster; after a skirmish only those who came
    /// from there.
    fn legacy_of(book: &Book, setup: &Setup, legacy: &str) -> Option<Legacy> {
        let left: super::Legacy = ron::from_str(legacy).ok()?;
        let hero = |_, record: &HeroRecord| in_roster(book, record);
        Some(Legacy {
            campaign: setup.adventure.is_some() || matches!(setup.party, Party::Returning(_)),
            survivors: LegacyHero::all(&left.survivors, hero),
            fallen: LegacyHero::all(&left.fallen, hero),
            shared: None,
        })
    }

    fn adventures(file: &Path) -> Option<Result<Vec<AdventureSummary>, Problem>> {
        Some(read_adventures(file))
    }
}

fn read_adventures(file: &Path) -> Result<Vec<AdventureSummary>, Problem> {
    let (all, _) = RonFile::read::<BTreeMap<RecordId, Adventure>>(file)?;
    let summary = |(id, adventure): (RecordId, Adventure)| {
        let entries = adventure.entries.values();
        AdventureSummary {
            id: id.to_string(),
            entries: entries.len(),
            fights: entries.clone().filter(|it| it.fight.is_some()).count(),
            endings: entries.filter(|it| it.ending.is_some()).count(),
            graph: content::svg(&adventure),
            dangling: content::dangling(&adventure),
            title: adventure.title,
        }
    };
    Ok(all.into_iter().map(summary).collect())
}

/// A hero as shown on the roster.
fn in_roster(book: &Book, record: &HeroRecord) -> Option<LegacyHero> {
    let kind = record.kind.as_ref().and_then(|id| book.heroes.find(id));
    let title = kind.map_or("hex-name-own", |kind| book[kind].detail);
    let [st, dx, iq] = record.attributes;
    let figures = Phrase::new("roster-figures")
        .with("st", st)
        .with("dx", dx)
        .with("iq", iq)
        .with("n", record.experience);
    let skills = record.skills.iter().filter_map(|(id, points)| {
        let skill = Phrase::new(book[book.skills.find(id)?].name);
        let learned = Phrase::new("book-skill-points").with("skill", skill);
        Some(learned.with("n", *points))
    });
    let spells = record.spells.iter();
    let spells = spells.filter_map(|id| Some(Phrase::new(book[book.spells.find(id)?].name)));
    let carried = record.weapons.iter().chain(&record.armours);
    let carried = carried.filter_map(|id| Some(Phrase::new(book.thing_name(book.thing(id)?))));
    Some(LegacyHero {
        title: Phrase::new(title),
        lines: std::iter::once(figures)
            .chain(skills)
            .chain(spells)
            .chain(carried)
            .collect(),
        record: ron::to_string(record).ok()?,
        adventures: None,
    })
}
