//! [`MapKeys`]: turns the keys of a record into ids and back.

use std::{
    collections::{BTreeMap, VecDeque},
    convert::Infallible,
};

use serde::{Deserialize, Serialize};
use smallvec::{Array, SmallVec};

use super::{BookKey, BookProblem, RecordId};

/// A value that holds keys into a book of type `B`: visits each of them, in a fixed order. It is to
/// keys as [`MapEntities`](bevy_ecs::entity::MapEntities) is to entities.
///
/// [`map_keys!`](crate::map_keys) implements it. Types without keys have an empty `impl`.
pub trait MapKeys<B> {
    /// Lets the mapper change every key.
    ///
    /// # Errors
    /// The mapper's, at the first key that it cannot map.
    fn map_keys<M: KeyMapper<B>>(&mut self, _mapper: &mut M) -> Result<(), M::Error> {
        Ok(())
    }
}

/// Changes keys into a book of type `B`.
pub trait KeyMapper<B> {
    /// The reason a key cannot be mapped.
    type Error;

    /// The replacement of a key.
    ///
    /// # Errors
    /// There is none.
    fn map<K: BookKey<Book = B>>(&mut self, key: K) -> Result<K, Self::Error>;
}

/// Implements [`MapKeys`]: for structs the fields that hold keys, for enums the field of each
/// variant that does, and the variants without keys.
///
/// The order of fields is the order of the ids in the legend, which is part of the format of
/// saves. Variants are all listed, so that the compiler asks about a new one.
///
/// ```ignore
/// map_keys! { Book;
///     Pack { coins, things };
///     enum Task { Cast.spell, Roll.0; Begin, Rest };
/// }
/// ```
#[macro_export]
macro_rules! map_keys {
    ($book:ty;) => {};
    (
        $book:ty;
        enum $name:ident { $($variant:ident.$field:tt),+; $($bare:ident),* $(,)? };
        $($rest:tt)*
    ) => {
        impl $crate::content::MapKeys<$book> for $name {
            fn map_keys<M: $crate::content::KeyMapper<$book>>(
                &mut self,
                mapper: &mut M,
            ) -> Result<(), M::Error> {
                match self {
                    $($name::$variant { $field: keys, .. } => {
                        $crate::content::MapKeys::map_keys(keys, mapper)
                    })+
                    $($name::$bare { .. } => Ok(()),)*
                }
            }
        }
        $crate::map_keys! { $book; $($rest)* }
    };
    ($book:ty; $($name:ty { $($field:ident),+ };)+ $(enum $($rest:tt)*)?) => {
        $(
            impl $crate::content::MapKeys<$book> for $name {
                fn map_keys<M: $crate::content::KeyMapper<$book>>(
                    &mut self,
                    mapper: &mut M,
                ) -> Result<(), M::Error> {
                    $($crate::content::MapKeys::map_keys(&mut self.$field, mapper)?;)+
                    Ok(())
                }
            }
        )+
        $crate::map_keys! { $book; $(enum $($rest)*)? }
    };
}

impl<K: BookKey> MapKeys<K::Book> for K {
    fn map_keys<M: KeyMapper<K::Book>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
        *self = mapper.map(*self)?;
        Ok(())
    }
}

macro_rules! without_keys {
    ($($name:ty)+) => { $(impl<B> MapKeys<B> for $name {})+ };
}

without_keys! { () bool char u8 u16 u32 u64 usize i8 i16 i32 i64 String RecordId }

macro_rules! of_many {
    ($([$($of:tt)+] $name:ty;)+) => {
        $(
            impl<B, $($of)+> MapKeys<B> for $name {
                fn map_keys<M: KeyMapper<B>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
                    self.iter_mut().try_for_each(|it| it.map_keys(mapper))
                }
            }
        )+
    };
}

of_many! {
    [T: MapKeys<B>] Option<T>;
    [T: MapKeys<B>] Vec<T>;
    [T: MapKeys<B>] VecDeque<T>;
    [T: MapKeys<B>, const N: usize] [T; N];
    [A: Array<Item: MapKeys<B>>] SmallVec<A>;
}

macro_rules! of_tuples {
    ($(($($name:ident $place:tt),+);)+) => {
        $(
            impl<B, $($name: MapKeys<B>),+> MapKeys<B> for ($($name,)+) {
                fn map_keys<M: KeyMapper<B>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
                    $(self.$place.map_keys(mapper)?;)+
                    Ok(())
                }
            }
        )+
    };
}

of_tuples! {
    (X 0);
    (X 0, Y 1);
    (X 0, Y 1, Z 2);
    (W 0, X 1, Y 2, Z 3);
}

impl<B, K: MapKeys<B> + Ord, T: MapKeys<B>> MapKeys<B> for BTreeMap<K, T> {
    fn map_keys<M: KeyMapper<B>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
        for (mut key, mut value) in std::mem::take(self) {
            key.map_keys(mapper)?;
            value.map_keys(mapper)?;
            self.insert(key, value);
        }
        Ok(())
    }
}

/// The ids behind the keys of a saved record, each once. With its legend a record can be read into
/// any book that has them all, at whatever index.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Legend(Vec<RecordId>);

impl Legend {
    /// Turns the keys of a record into indices of the returned legend.
    pub fn write<B, T: MapKeys<B>>(record: &mut T, book: &B) -> Self {
        struct Writer<'a, B>(&'a B, Legend);
        impl<B> KeyMapper<B> for Writer<'_, B> {
            type Error = Infallible;
            fn map<K: BookKey<Book = B>>(&mut self, key: K) -> Result<K, Infallible> {
                let (id, ids) = (key.id(self.0), &mut self.1.0);
                let place = ids.iter().position(|known| known == id);
                Ok(K::new(place.unwrap_or_else(|| {
                    ids.push(id.clone());
                    ids.len() - 1
                }) as u16))
            }
        }
        let mut writer = Writer(book, Legend::default());
        let Ok(()) = record.map_keys(&mut writer);
        writer.1
    }

    /// Turns indices of this legend back into keys.
    ///
    /// # Errors
    /// The book has no record with one of the ids, or the legend no such index.
    pub fn read<B, T: MapKeys<B>>(&self, record: &mut T, book: &B) -> Result<(), BookProblem> {
        struct Reader<'a, B>(&'a B, &'a Legend);
        impl<B> KeyMapper<B> for Reader<'_, B> {
            type Error = BookProblem;
            fn map<K: BookKey<Book = B>>(&mut self, key: K) -> Result<K, BookProblem> {
                let id = self.1.0.get(usize::from(key.place()));
                let id = id.ok_or_else(|| BookProblem("a name is missing".to_owned()))?;
                K::find(self.0, id).ok_or_else(|| BookProblem::no_record(id))
            }
        }
        record.map_keys(&mut Reader(book, self))
    }

    /// Looks whether the book has a record for every key.
    ///
    /// # Errors
    /// It has none for one of them.
    pub fn check<B, T: MapKeys<B>>(record: &mut T, book: &B) -> Result<(), BookProblem> {
        struct Checker<'a, B>(&'a B);
        impl<B> KeyMapper<B> for Checker<'_, B> {
            type Error = BookProblem;
            fn map<K: BookKey<Book = B>>(&mut self, key: K) -> Result<K, BookProblem> {
                let known = key.is_in(self.0).then_some(key);
                known.ok_or_else(|| BookProblem(format!("there is no record {}", key.place())))
            }
        }
        record.map_keys(&mut Checker(book))
    }
}
