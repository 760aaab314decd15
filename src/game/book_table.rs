use super::Message;

/// A table of a rulebook, drawn from the same records that the rules read.
#[derive(Clone, Debug)]
pub struct BookTable {
    /// The heading of each column.
    pub headings: Vec<Message>,
    /// The rows, each with a cell for every heading.
    pub rows: Vec<Vec<Message>>,
}

impl BookTable {
    /// A table with these message keys as its headings.
    pub fn new(headings: &[&'static str], rows: Vec<Vec<Message>>) -> Self {
        BookTable {
            headings: headings.iter().map(|key| Message::new(*key)).collect(),
            rows,
        }
    }
}

/// A cell that reads the same in every language, such as a number.
pub(crate) fn plain(text: impl ToString) -> Message {
    Message::new("book-plain").with("text", text.to_string())
}

/// Two things in one cell.
pub(crate) fn both(first: Message, second: Message) -> Message {
    Message::new("book-both")
        .with("first", first)
        .with("second", second)
}
