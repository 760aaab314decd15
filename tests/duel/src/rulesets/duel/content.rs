//! The records of the game, and the book that play looks them up in.

use std::{collections::BTreeSet, sync::Arc};

use schemars::JsonSchema;
use serde::Deserialize;
use tabledelve::{
    content::{Library, Record, RecordId, Ref, Report},
    grid::{Cell, Rect},
};

/// Somebody who can fight.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// Message key of the name.
    pub name: String,
    /// The bust in the token atlas.
    pub bust: String,
    /// Hit points when unhurt.
    pub hit_points: i32,
    /// Added to the dice of a strike.
    pub skill: i32,
    /// The total that hits.
    pub guard: i32,
    /// Squares in a turn.
    pub steps: u32,
}

impl Record for Fighter {
    const KIND: &'static str = "duel/fighters";

    fn validate(&self, report: &mut Report) {
        report.expect(self.hit_points > 0, "hit_points", "at least 1");
    }
}

/// The table of wounds, rolled upon with a d6.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wounds {
    /// The rows, from the lowest results to the highest.
    pub rows: Vec<WoundRow>,
}

/// A row of the table of wounds.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WoundRow {
    /// The highest result that it stands for; the lowest follows from the row before.
    pub to: u8,
    /// Hit points lost.
    pub wounds: i32,
}

impl Record for Wounds {
    const KIND: &'static str = "duel/wounds";

    fn validate(&self, report: &mut Report) {
        let rising = self.rows.is_sorted_by(|a, b| a.to < b.to);
        let whole = self.rows.last().is_some_and(|row| row.to == 6);
        report.expect(rising && whole, "rows", "results rise up to 6");
    }
}

/// A board with a foe on it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    /// Message key of the name.
    pub name: String,
    /// The foe.
    pub foe: Ref<Fighter>,
    /// The board: `#` for walls, `H` for the knight, `F` for the foe.
    pub rows: Vec<String>,
}

impl Record for Adventure {
    const KIND: &'static str = "duel/adventures";

    fn validate(&self, report: &mut Report) {
        for letter in ['H', 'F'] {
            let once = self.cells(letter).count() == 1;
            report.expect(once, "rows", "one `H` and one `F`");
        }
    }
}

impl Adventure {
    /// The rectangle of the board.
    pub fn bounds(&self) -> Rect {
        let width = self.rows.iter().map(String::len).max().unwrap_or(0);
        Rect::sized(Cell::new(0, 0), width as i16, self.rows.len() as i16)
    }

    /// The cells with a letter.
    pub fn cells(&self, letter: char) -> impl Iterator<Item = Cell> + '_ {
        let rows = self.rows.iter().enumerate();
        rows.flat_map(move |(y, row)| {
            let found = row.match_indices(letter);
            found.map(move |(x, _)| Cell::new(x as i16, y as i16))
        })
    }

    /// The squares that nobody can enter.
    pub fn walls(&self) -> BTreeSet<Cell> {
        self.cells('#').collect()
    }
}

/// The records, looked up once.
pub struct Book {
    pub fighters: Vec<(RecordId, Arc<Fighter>)>,
    pub adventures: Vec<(RecordId, Arc<Adventure>)>,
    pub wounds: Arc<Wounds>,
}

impl Book {
    pub fn new(library: &Library) -> Result<Self, String> {
        let wounds = library.get::<Wounds>("core:wounds");
        let book = Book {
            fighters: library.all::<Fighter>().to_vec(),
            adventures: library.all::<Adventure>().to_vec(),
            wounds: wounds.ok_or("the table of wounds is missing")?.clone(),
        };
        book.fighter("core:knight")?;
        Ok(book)
    }

    pub fn fighter(&self, id: &str) -> Result<usize, String> {
        place(&self.fighters, id)
    }

    pub fn adventure(&self, id: &str) -> Result<usize, String> {
        place(&self.adventures, id)
    }

    /// The foe of an adventure.
    pub fn foe(&self, adventure: usize) -> usize {
        let foe = self.adventures[adventure].1.foe.id();
        self.fighter(foe.as_str())
            .expect("references lead somewhere")
    }
}

fn place<T>(records: &[(RecordId, T)], id: &str) -> Result<usize, String> {
    let found = records.iter().position(|(own, _)| own.as_str() == id);
    found.ok_or_else(|| format!("there is no {id}"))
}
