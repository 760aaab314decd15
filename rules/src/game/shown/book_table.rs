use crate::game::Phrase;
use crate::{
    dice::Fraction,
    tables::{By, Placed, ResultRange, Row, Span, TableEntry},
};

/// A table of a rulebook, drawn from the same records that the rules read.
#[derive(Clone, Debug)]
pub struct BookTable {
    /// The heading of each column.
    pub headings: Vec<Phrase>,
    /// The rows, each with a cell for every heading.
    pub rows: Vec<Vec<Phrase>>,
    /// The exact chance of each of the first rows, if the table is rolled or drawn upon.
    pub chances: Vec<Fraction>,
}

impl BookTable {
    /// A table with these message keys as its headings.
    pub fn new(headings: &[&'static str], rows: Vec<Vec<Phrase>>) -> Self {
        BookTable {
            headings: headings.iter().map(|key| Phrase::new(*key)).collect(),
            rows,
            chances: Vec::new(),
        }
    }

    /// A table that is rolled, drawn or looked up on: the results for each row, then the `cells` of the row
    /// under the headings. `number` names a total, a rank or a count.
    pub fn rolled<T: TableEntry>(
        table: &Placed<T>,
        number: impl Fn(i32) -> Phrase,
        headings: &[&'static str],
        cells: impl Fn(&T) -> Vec<Phrase>,
    ) -> Self {
        let first = match table.by {
            By::Roll(_) => "book-roll",
            By::Draw { .. } => "book-card",
            By::Count(_) => "book-count",
        };
        let headings: Vec<_> = [first].iter().chain(headings).copied().collect();
        let row = |(_, row): &(String, Row<T>)| {
            let slots = row.on.0.iter().map(|slot| slot_in_words(slot, &number));
            let on = slots.reduce(both).unwrap_or_else(|| plain("–"));
            [on].into_iter().chain(cells(&row.gives)).collect()
        };
        BookTable {
            chances: table.plain_chances().to_vec(),
            ..BookTable::new(&headings, table.rows.iter().map(row).collect())
        }
    }
}

/// The suits and the range of results for a row.
fn slot_in_words(slot: &ResultRange, number: &impl Fn(i32) -> Phrase) -> Phrase {
    let Span { from, to } = slot.span;
    let range = match (from.map(number), to.map(number)) {
        (Some(only), Some(_)) if from == to => only,
        (Some(from), Some(to)) => Phrase::new("book-from-to")
            .with("from", from)
            .with("to", to),
        (Some(from), None) => Phrase::new("book-or-more").with("from", from),
        (None, Some(to)) => Phrase::new("book-or-less").with("to", to),
        (None, None) => Phrase::new("book-any"),
    };
    let suits = slot.suits.iter();
    let suits = suits.map(|suit| Phrase::new(format!("book-{suit}")));
    match suits.reduce(both) {
        Some(suits) => Phrase::new("book-of-suits")
            .with("suits", suits)
            .with("range", range),
        None => range,
    }
}

/// A cell that reads the same in every language, such as a number.
pub(crate) fn plain(text: impl ToString) -> Phrase {
    Phrase::new("book-plain").with("text", text.to_string())
}

/// Two messages in one cell.
pub(crate) fn both(first: Phrase, second: Phrase) -> Phrase {
    Phrase::new("book-both")
        .with("first", first)
        .with("second", second)
}
