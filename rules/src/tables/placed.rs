//! Tables as held by a ruleset's book.

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use serde::Serialize;

use super::{RolledTable, Row, TableEntry};
use crate::{
    content::{BookProblem, Library, RecordId},
    dice::Fraction,
};

/// Result of a roll or draw on a table, for events: small, and independent of what the rows give.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct TableRoll {
    /// Index of the table in the book.
    pub table: u16,
    /// Index of the row in the table.
    pub row: u16,
    /// Total of the dice with modifiers, or rank of the card.
    pub total: i32,
}

/// A table listed by the names of its rows, for code that does not know what they give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableListing {
    /// Id of the table's record.
    pub id: RecordId,
    /// Phrase key of the table's name.
    pub name: String,
    /// Names of the rows, indexed by [`TableRoll::row`].
    pub rows: Vec<String>,
}

/// The tables of a book, indexed in the order they are taken from the library.
#[derive(Clone, Debug, Default)]
pub struct Tables(Vec<TableListing>);

impl Tables {
    /// Takes a table from the library by id.
    ///
    /// # Errors
    /// There is no such table.
    pub fn take<T: TableEntry>(
        &mut self,
        library: &Library,
        id: &str,
    ) -> Result<Placed<T>, BookProblem> {
        let all = library.all::<RolledTable<T>>();
        let Some((id, table)) = all.iter().find(|(own, _)| own.as_str() == id) else {
            return Err(BookProblem(format!("there is no table {id} ({})", T::KIND)));
        };
        let place = self.0.len() as u16;
        self.0.push(TableListing {
            id: id.clone(),
            name: table.name.clone(),
            rows: table.rows.iter().map(|(name, _)| name.clone()).collect(),
        });
        Ok(Placed {
            place,
            table: table.clone(),
            chances: OnceLock::new(),
        })
    }

    /// Phrase key of the name of the table rolled on.
    pub fn name(&self, roll: TableRoll) -> &str {
        let table = self.0.get(usize::from(roll.table));
        table.map_or("", |table| &table.name)
    }

    /// All tables, by index.
    pub fn listings(&self) -> &[TableListing] {
        &self.0
    }
}

/// A table with its index in a book.
#[derive(Clone, Debug)]
pub struct Placed<T> {
    place: u16,
    table: Arc<RolledTable<T>>,
    /// Chances of the rows without modifiers, once computed.
    chances: OnceLock<Vec<Fraction>>,
}

impl<T> Deref for Placed<T> {
    type Target = RolledTable<T>;
    fn deref(&self) -> &RolledTable<T> {
        &self.table
    }
}

impl<T: TableEntry> Placed<T> {
    /// The row for a total. Totals out of reach select the outermost row.
    pub fn at(&self, total: i32) -> TableRoll {
        let (least, most) = self.reach();
        let found = self.drawn(None, total.clamp(least, most));
        found.unwrap_or(TableRoll {
            table: self.place,
            row: 0,
            total,
        })
    }

    /// The row for a card; `None` if the table has no such card.
    pub fn drawn(&self, suit: Option<&str>, rank: i32) -> Option<TableRoll> {
        let holds = |(_, row): &(String, Row<T>)| row.on.holds(suit, rank);
        let row = self.rows.iter().position(holds)?;
        Some(TableRoll {
            table: self.place,
            row: row as u16,
            total: rank,
        })
    }

    /// What the selected row gives.
    pub fn gives(&self, roll: TableRoll) -> &T {
        &self.rows[usize::from(roll.row)].1.gives
    }

    /// Exact chance of each row without modifiers.
    pub fn plain_chances(&self) -> &[Fraction] {
        self.chances.get_or_init(|| self.chances(|_| 0))
    }
}
