//! The tables of the rulebook's pages.

use super::{
    content::{Book, PurposeRow, Skill},
    quest,
    words::say,
};
use crate::game::{BookTable, Phrase, plain};

/// Points of heroes who are no longer new, as the heading of their column says.
const SEASONED: u32 = 100;

/// The table that a page includes under a name.
pub fn draw(book: &Book, name: &str) -> Option<BookTable> {
    Some(match name {
        "skills" => {
            let rows = Skill::ALL.iter().map(|skill| {
                vec![
                    say(skill.key()),
                    Phrase::new(format!("{}-help", skill.key())),
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
        "worth" => {
            let heroes = 1..=book.figures.worth_for_company.len();
            let worth = |heroes: usize, earned| {
                let all = quest::worth_against(book, std::iter::repeat_n(earned, heroes));
                plain((all + 50) / 100)
            };
            let rows = heroes.map(|it| vec![plain(it), worth(it, 0), worth(it, SEASONED)]);
            let headings = [
                "grid-column-heroes",
                "grid-column-worth-new",
                "grid-column-worth-seasoned",
            ];
            BookTable::new(&headings, rows.collect())
        }
        _ => return None,
    })
}
