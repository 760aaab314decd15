//! [`BookKey`], [`BookProblem`], and the macro that declares the keys of a book.

use std::{fmt, sync::Arc};

use super::{Library, Record, RecordId};

/// The index of a record on one shelf of a book. Keys mean nothing outside their book: events and
/// saves that outlive it name records by id.
pub trait BookKey: Copy {
    type Book;

    /// The key of the entry at this index of its shelf.
    fn new(place: u16) -> Self;
    /// The index of its entry on the shelf.
    fn place(self) -> u16;
    /// The id of its record.
    ///
    /// # Panics
    /// If it is a key into another book.
    fn id(self, book: &Self::Book) -> &RecordId;
    /// True if its shelf has an entry for it.
    fn is_in(self, book: &Self::Book) -> bool;
    /// The key of the record with this id.
    fn find(book: &Self::Book, id: &RecordId) -> Option<Self>;
}

/// Declares the keys of a book: for each, its shelf and the entries there.
///
/// ```ignore
/// book_keys! { Book;
///     /// The place of a weapon in the book.
///     WeaponIx in weapons of BookEntry<Weapon, WeaponLinks>;
/// }
/// ```
///
/// `book[key]` is then the entry, and each key implements [`BookKey`].
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
                fn is_in(self, book: &$book) -> bool {
                    usize::from(self.0) < book.$shelf.len()
                }
                fn find(book: &$book, id: &$crate::content::RecordId) -> Option<Self> {
                    book.$shelf.find(id)
                }
            }
        )+
    };
}

/// The reason records do not make a playable book, or a saved record does not fit a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookProblem(
    /// The missing part, in words.
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

/// The only record of a kind, such as the figures of a game. If there are several, it is the first
/// by id.
///
/// # Errors
/// There is none.
pub fn sole<T: Record>(library: &Library) -> Result<&(RecordId, Arc<T>), BookProblem> {
    let first = library.all::<T>().first();
    first.ok_or_else(|| BookProblem(format!("there is no record of the kind {}", T::KIND)))
}
