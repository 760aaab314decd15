//! [`Shelf`]: the records of one kind with their keys.

use std::{
    marker::PhantomData,
    ops::{Deref, Index},
    sync::Arc,
};

use super::{super::intern, BookKey, BookProblem, Library, Record, RecordId};

/// A record with its id and everything play needs of it at hand.
#[derive(Clone, Debug)]
pub struct BookEntry<T, L = ()> {
    pub id: RecordId,
    pub record: Arc<T>,
    /// Its name as a message key; empty if it has none.
    pub name: &'static str,
    /// Its effect or description, as a message key; empty if it has none.
    pub detail: &'static str,
    /// Data looked up for it, such as the keys of other records that it names.
    pub links: L,
}

impl<T, L> Deref for BookEntry<T, L> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.record
    }
}

impl<T> BookEntry<T> {
    /// A record without a name and without links.
    pub fn new(id: &RecordId, record: &Arc<T>) -> Self {
        BookEntry {
            id: id.clone(),
            record: record.clone(),
            name: "",
            detail: "",
            links: (),
        }
    }
}

impl<T, L> BookEntry<T, L> {
    /// Adds a name, as a message key.
    pub fn named(mut self, name: impl FnOnce(&T) -> &str) -> Self {
        self.name = intern(name(&self.record));
        self
    }

    /// Adds a description, as a message key.
    pub fn about(mut self, detail: impl FnOnce(&T) -> &str) -> Self {
        self.detail = intern(detail(&self.record));
        self
    }

    /// Replaces the links.
    pub fn with<M>(self, links: M) -> BookEntry<T, M> {
        BookEntry {
            id: self.id,
            record: self.record,
            name: self.name,
            detail: self.detail,
            links,
        }
    }
}

/// All records of a kind, sorted by id: a slice of them, and `shelf[key]` by keys of type `K`. They
/// are looked up and linked once, for play; the mere records are in [`ById`](crate::content::ById).
#[derive(Debug)]
pub struct Shelf<K, T, L = ()> {
    entries: Vec<BookEntry<T, L>>,
    /// Ids that records had in earlier versions, with those that they have now.
    former: Vec<(RecordId, RecordId)>,
    key: PhantomData<fn() -> K>,
}

impl<K, T, L: Clone> Clone for Shelf<K, T, L> {
    fn clone(&self) -> Self {
        let entries = self.entries.iter().map(|entry| BookEntry {
            id: entry.id.clone(),
            record: entry.record.clone(),
            name: entry.name,
            detail: entry.detail,
            links: entry.links.clone(),
        });
        Shelf {
            entries: entries.collect(),
            former: self.former.clone(),
            key: PhantomData,
        }
    }
}

impl<K, T, L> Default for Shelf<K, T, L> {
    fn default() -> Self {
        Shelf {
            entries: Vec::new(),
            former: Vec::new(),
            key: PhantomData,
        }
    }
}

impl<K, T, L> Deref for Shelf<K, T, L> {
    type Target = [BookEntry<T, L>];
    fn deref(&self) -> &[BookEntry<T, L>] {
        &self.entries
    }
}

impl<'a, K, T, L> IntoIterator for &'a Shelf<K, T, L> {
    type Item = &'a BookEntry<T, L>;
    type IntoIter = std::slice::Iter<'a, BookEntry<T, L>>;
    fn into_iter(self) -> Self::IntoIter {
        self.entries.iter()
    }
}

impl<K: BookKey, T, L> Index<K> for Shelf<K, T, L> {
    type Output = BookEntry<T, L>;
    fn index(&self, key: K) -> &BookEntry<T, L> {
        &self.entries[usize::from(key.place())]
    }
}

impl<K: BookKey, T: Record, L> Shelf<K, T, L> {
    /// All records of the kind, each made into an entry.
    ///
    /// # Errors
    /// The problem that `entry` finds with one of them.
    pub fn new(
        library: &Library,
        mut entry: impl FnMut(BookEntry<T>) -> Result<BookEntry<T, L>, BookProblem>,
    ) -> Result<Self, BookProblem> {
        let all = library.all::<T>().iter();
        let entries = all.map(|(id, record)| entry(BookEntry::new(id, record)));
        Ok(Shelf {
            entries: entries.collect::<Result<_, _>>()?,
            former: Vec::new(),
            key: PhantomData,
        })
    }

    /// The same shelf, where records are also found by the ids that they had in earlier versions:
    /// saves, rosters and setups may name those.
    pub fn formerly(mut self, ids: impl Fn(&T) -> &[RecordId]) -> Self {
        let entries = self.entries.iter();
        let former = entries.flat_map(|it| ids(&it.record).iter().map(|id| (id, &it.id)));
        self.former = former.map(|(was, is)| (was.clone(), is.clone())).collect();
        self
    }

    /// The same shelf, unless it is empty.
    ///
    /// # Errors
    /// There is no record of the kind.
    pub fn filled(self) -> Result<Self, BookProblem> {
        if self.is_empty() {
            return Err(BookProblem(format!(
                "there is no record of the kind {}",
                T::KIND
            )));
        }
        Ok(self)
    }
}

impl<K: BookKey, T, L> Shelf<K, T, L> {
    /// The key of the record with an id: a [`RecordId`], a [`Ref`](crate::content::Ref) or a text.
    pub fn find(&self, id: impl AsRef<str>) -> Option<K> {
        let id = id.as_ref();
        self.place(id).or_else(|| {
            let mut former = self.former.iter();
            let (_, is) = former.find(|(was, _)| was.as_str() == id)?;
            self.place(is.as_str())
        })
    }

    fn place(&self, id: &str) -> Option<K> {
        let by_id = |entry: &BookEntry<T, L>| entry.id.as_str().cmp(id);
        let place = self.entries.binary_search_by(by_id).ok()?;
        Some(K::new(place as u16))
    }

    /// The key of the record with an id.
    ///
    /// # Errors
    /// There is none.
    pub fn known(&self, id: impl AsRef<str>) -> Result<K, BookProblem> {
        let id = id.as_ref();
        self.find(id).ok_or_else(|| BookProblem::no_record(id))
    }

    /// The keys of the records with these ids.
    ///
    /// # Errors
    /// The first of them that is missing.
    pub fn all_known<I, C>(&self, ids: I) -> Result<C, BookProblem>
    where
        I: IntoIterator<Item: AsRef<str>>,
        C: FromIterator<K>,
    {
        ids.into_iter().map(|id| self.known(id)).collect()
    }

    /// The keys of all records, in their order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, T, L> {
        (0..self.entries.len() as u16).map(K::new)
    }

    /// All entries with their keys.
    pub fn keyed(&self) -> impl DoubleEndedIterator<Item = (K, &BookEntry<T, L>)> {
        self.keys().zip(&self.entries)
    }

    /// Inserts an entry by its id, replacing one that has it. Keys after it change.
    pub fn put(&mut self, entry: BookEntry<T, L>) {
        let by_id = |other: &BookEntry<T, L>| other.id.cmp(&entry.id);
        match self.entries.binary_search_by(by_id) {
            Ok(place) => self.entries[place] = entry,
            Err(place) => self.entries.insert(place, entry),
        }
    }
}
