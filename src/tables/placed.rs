//! Tables as the book of a ruleset holds them.

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use serde::Serialize;

use super::{Row, Table, TableEntry};
use crate::{
    content::{Library, RecordId},
    dice::Fraction,
};

/// What came up on a table, for events: small, and the same whatever the table gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct TableRoll {
    /// The place of the table among those of the book.
    pub table: u16,
    /// The place of the row in it.
    pub row: u16,
    /// The total of the dice with their modifiers, or the rank of the card.
    pub total: i32,
}

/// A table by the names of its rows, for whoever must not know what they give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableListing {
    /// The id of its record.
    pub id: RecordId,
    /// Message key of its name.
    pub name: String,
    /// The names of its rows, each at the place that a [`TableRoll`] names.
    pub rows: Vec<String>,
}

/// The tables of a book; each has its place from the order in which they are taken up.
#[derive(Clone, Debug, Default)]
pub struct Tables(Vec<TableListing>);

impl Tables {
    /// Takes up the table of an id.
    ///
    /// # Errors
    /// It is not there.
    pub fn take<T: TableEntry>(
        &mut self,
        library: &Library,
        id: &str,
    ) -> Result<Placed<T>, String> {
        let all = library.all::<Table<T>>();
        let Some((id, table)) = all.iter().find(|(own, _)| own.as_str() == id) else {
            return Err(format!("there is no table {id} ({})", T::KIND));
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

    /// The message key of the name of the table that was rolled on.
    pub fn name(&self, roll: TableRoll) -> &str {
        let table = self.0.get(usize::from(roll.table));
        table.map_or("", |table| &table.name)
    }

    /// All of them, each at its place.
    pub fn listings(&self) -> &[TableListing] {
        &self.0
    }
}

/// A table at its place in a book.
#[derive(Clone, Debug)]
pub struct Placed<T> {
    place: u16,
    table: Arc<Table<T>>,
    /// The chances of the rows without modifiers.
    chances: OnceLock<Vec<Fraction>>,
}

impl<T> Deref for Placed<T> {
    type Target = Table<T>;
    fn deref(&self) -> &Table<T> {
        &self.table
    }
}

impl<T: TableEntry> Placed<T> {
    /// What a total comes to. Beyond the reach of the table its outermost row counts.
    pub fn at(&self, total: i32) -> TableRoll {
        let (least, most) = self.reach();
        let found = self.drawn(None, total.clamp(least, most));
        found.unwrap_or(TableRoll {
            table: self.place,
            row: 0,
            total,
        })
    }

    /// What a card of this suit and rank comes to; `None` where the table has no such card.
    pub fn drawn(&self, suit: Option<&str>, rank: i32) -> Option<TableRoll> {
        let holds = |(_, row): &(String, Row<T>)| row.on.holds(suit, rank);
        let row = self.rows.iter().position(holds)?;
        Some(TableRoll {
            table: self.place,
            row: row as u16,
            total: rank,
        })
    }

    /// What the row of a roll on this table gives.
    pub fn gives(&self, roll: TableRoll) -> &T {
        &self.rows[usize::from(roll.row)].1.gives
    }

    /// The exact chance of each row without any modifier.
    pub fn plain_chances(&self) -> &[Fraction] {
        self.chances.get_or_init(|| self.chances(|_| 0))
    }
}
