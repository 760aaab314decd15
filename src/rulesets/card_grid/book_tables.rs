//! The tables of the rulebook's pages.

use super::{
    content::{Book, PurposeRow, Skill},
    words::say,
};
use crate::game::{BookTable, Phrase, plain};

/// The table that a page includes under a name.
pub fn draw(book: &Book, name: &str) -> Option<BookTable> {
    Some(match name {
        "skills" => {
            let rows = Skill::ALL.iter().map(|skill| {
                vec![
                    say(skill.key()),
                    Phrase::new(format!("{}-about", skill.key())),
                ]
            });
            BookTable::new(&["grid-column-skill", "grid-column-about"], rows.collect())
        }
        "purposes" => {
            let table = &book.purpose_table;
            let row = |it: &PurposeRow| {
                let purpose = book.purposes.find(&it.purpose);
                let name = purpose.map(|it| Phrase::new(book[it].name));
                vec![name.unwrap_or_else(|| say("grid-name-nobody"))]
            };
            BookTable::rolled(table, plain, &["grid-column-purpose"], row)
        }
        _ => return None,
    })
}
