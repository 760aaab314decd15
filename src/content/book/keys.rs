//! [`BookKey`], [`BookProblem`], and the macro that declares the keys of a book.

use std::{fmt, sync::Arc};

use super::{Library, Record, RecordId};

/// The place of a record on one shelf of a book. Keys mean nothing outside their book: events and
/// saves that outlive it name records by id.
pub trait BookKey: Copy {
    /// The book that it is a key into.
    type Book;

    /// The key of the entry at this place of its shelf.
    fn new(place: u16) -> Self;
    /// The place of its entry on the shelf.
    fn place(self) -> u16;
    /// The id of its record.
    ///
    /// # Panics
    /// It is a key into another book.
    fn id(self, book: &Self::Book) -> &RecordId;
    /// The key of the record with this id.
    fn find(book: &Self::Book, id: &RecordId) -> Option<Self>;
}

/// Declares the keys of a book: for each, the shelf that it is a key to and what stands there.
///
/// ```ignore
/// book_keys! { Book;
///     /// The place of a weapon in the book.
///     WeaponIx in weapons of BookEntry<Weapon, WeaponLinks>;
/// }
/// ```
///
/// `book[key]` then is the entry, and [`BookKey`] is there for each.
#[macro_export]
macro_rules! book_keys {
    ($book:ty; $($(#[$doc:meta])* $key:ident in $shelf:ident of $entry:ty;)+) => {
        $(
            #[derive(
                Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug,
                ::serde::Serialize, ::serde::Deserialize,
            )]
            $(#[$doc])*
            pub struct $key(pub u16);

            impl ::std::ops::Index<$key> for $book {
                type Output = $entry;
                fn index(&self, key: $key) -> &$entry {
                    &self.$shelf[key]
                }
            }

            impl $crate::content::BookKey for $key {
                type Book = $book;
                fn new(place: u16) -> Self {
                    $key(place)
                }
                fn place(self) -> u16 {
                    self.0
                }
                fn id(self, book: &$book) -> &$crate::content::RecordId {
                    &book.$shelf[self].id
                }
                fn find(book: &$book, id: &$crate::content::RecordId) -> Option<Self> {
                    book.$shelf.find(id)
                }
            }
        )+
    };
}

/// Why records do not make a book that can be played, or a saved record does not fit a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookProblem(
    /// What is missing, in words.
    pub String,
);

impl BookProblem {
    /// No record has this id.
    pub fn no_record(id: impl fmt::Display) -> Self {
        BookProblem(format!("there is no {id}"))
    }
}

impl fmt::Display for BookProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BookProblem {}

impl From<BookProblem> for String {
    fn from(problem: BookProblem) -> Self {
        problem.0
    }
}

/// The one record of a kind of which a game has a single one, such as its figures. Where there are
/// several it is the first by id.
///
/// # Errors
/// There is none.
pub fn sole<T: Record>(library: &Library) -> Result<&(RecordId, Arc<T>), BookProblem> {
    let first = library.all::<T>().first();
    first.ok_or_else(|| BookProblem(format!("there is no record of the kind {}", T::KIND)))
}
