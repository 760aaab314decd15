//! Ground for the tests: the core book with a test's own board, foes and entries.
#![allow(dead_code)] // Each test uses its part.

use std::sync::Arc;

use crate::BOOK;
use serde::de::DeserializeOwned;
use tabledelve::{
    content::{BookEntry, RecordId},
    dungeon::Things,
    rulesets::hex_adventure::{
        Book, HeroRecord,
        content::{Adventure, Field, FightBoard, FoeKind},
    },
};

/// A board, foes and an adventure laid over the core book. Its ids are `test:board`,
/// `test:adventure` and `test:` with the name of a foe; they sort after those of the core.
pub struct Ground(Book);

pub fn id(text: &str) -> RecordId {
    RecordId::new(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn read<T: DeserializeOwned>(text: &str) -> T {
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options
        .from_str(text)
        .unwrap_or_else(|problem| panic!("{problem} in\n{text}"))
}

fn entry<T, L>(name: &str, record: T, links: L) -> BookEntry<T, L> {
    BookEntry {
        id: id(&format!("test:{name}")),
        record: Arc::new(record),
        name: "hex-foe-bandit",
        detail: "",
        links,
    }
}

impl Ground {
    /// Ground with a board, a string for each row; see `Board` for the letters.
    pub fn new(rows: &[&str]) -> Self {
        let rows: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
        let board: FightBoard = read(&format!(
            "(name: \"Test\", settings: [\"core:fantasy\"], furniture: {{ 'b': \"barrel\" }}, \
             rows: [{}])",
            rows.join(",")
        ));
        let mut book = Book::clone(&BOOK);
        let field = Arc::new(Field::new(&board, Things::core()));
        book.boards.put(entry("board", board, field));
        Ground(book)
    }

    /// Adds a kind of foe with these fields.
    pub fn foe(mut self, name: &str, fields: &str) -> Self {
        let foe: FoeKind = read(&format!(
            "(name: \"hex-foe-bandit\", bust: \"bandit\", settings: [\"core:fantasy\"], {fields})"
        ));
        let links = self.0.foe(&foe).expect("an outfit of the core");
        self.0.foes.put(entry(name, foe, links));
        self
    }

    /// Adds an adventure: its own fields, and its entries, of which 1 is read first.
    pub fn story(self, fields: &str, entries: &str) -> Self {
        self.chapter("adventure", fields, entries)
    }

    /// Adds an adventure by a name of its own.
    pub fn chapter(mut self, name: &str, fields: &str, entries: &str) -> Self {
        let adventure: Adventure = read(&format!(
            "(title: \"Test\", setting: \"core:fantasy\", blurb: \"\", party: [\"core:ajax\"], \
             start: 1, {fields} entries: {{ {entries} }})"
        ));
        self.0.adventures.put(entry(name, adventure, ()));
        self
    }

    /// Changes a figure of the book.
    pub fn figures(
        mut self,
        change: impl Fn(&mut tabledelve::rulesets::hex_adventure::content::Figures),
    ) -> Self {
        change(Arc::make_mut(&mut self.0.figures));
        self
    }

    pub fn book(self) -> Arc<Book> {
        Arc::new(self.0)
    }
}

/// A hero with these attributes (ST, DX, IQ) and nothing else; possessions and the like are added
/// as `skill sword 2`, `spell blur`, `weapon dagger`, `armour cloth`, `karma 1`, `wishes 1`,
/// `experience 20`, `curses 1`.
pub fn hero(attributes: [i32; 3], has: &[&str]) -> HeroRecord {
    let mut record = HeroRecord {
        name: "Test".to_owned(),
        kind: None,
        bust: "ajax".to_owned(),
        attributes,
        skills: Vec::new(),
        spells: Vec::new(),
        weapons: Vec::new(),
        armours: Vec::new(),
        curses: 0,
        experience: 0,
        karma: 0,
        wishes: 0,
    };
    for what in has {
        let mut words = what.split(' ');
        let (kind, name) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let core = |name: &str| id(&format!("core:{name}"));
        let number = || name.parse::<i32>().expect("a number");
        match kind {
            "skill" => {
                let points = words.next().and_then(|it| it.parse().ok()).unwrap_or(1);
                record.skills.push((core(name), points));
            }
            "spell" => record.spells.push(core(name)),
            "weapon" => record.weapons.push(core(name)),
            "armour" => record.armours.push(core(name)),
            "karma" => record.karma = number(),
            "wishes" => record.wishes = number(),
            "experience" => record.experience = number(),
            "curses" => record.curses = number(),
            _ => panic!("{what}: what is that?"),
        }
    }
    record
}

/// The book's Ajax, without the skills that its examples leave out.
pub fn ajax() -> HeroRecord {
    hero(
        [14, 10, 8],
        &["weapon greatsword", "weapon dagger", "armour cloth"],
    )
}
