use serde::{Serialize, Serializer};

/// An enum serialized with other variant numbers.
///
/// Digests use a format that identifies variants by number alone, and the numbers must stay the
/// same when variants move to another enum.
pub(in crate::game) struct Renumbered<'a, T, F> {
    pub value: &'a T,
    /// Maps a variant's name and usual number to the number to write.
    pub number: F,
}

impl<T: Serialize, F: Fn(&str, u32) -> u32> Serialize for Renumbered<'_, T, F> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(Renumbering {
            out,
            number: &self.number,
        })
    }
}

/// Passes everything through except the numbers of variants.
struct Renumbering<'a, S, F> {
    out: S,
    number: &'a F,
}

macro_rules! hand_on {
    ($($method:ident($($arg:ident: $type:ty),*) -> $result:ty;)*) => {$(
        fn $method(self $(, $arg: $type)*) -> Result<$result, S::Error> {
            self.out.$method($($arg),*)
        }
    )*};
}

impl<S: Serializer, F: Fn(&str, u32) -> u32> Serializer for Renumbering<'_, S, F> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = S::SerializeSeq;
    type SerializeTuple = S::SerializeTuple;
    type SerializeTupleStruct = S::SerializeTupleStruct;
    type SerializeTupleVariant = S::SerializeTupleVariant;
    type SerializeMap = S::SerializeMap;
    type SerializeStruct = S::SerializeStruct;
    type SerializeStructVariant = S::SerializeStructVariant;

    fn serialize_unit_variant(
        self,
        name: &'static str,
        place: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        let place = (self.number)(variant, place);
        self.out.serialize_unit_variant(name, place, variant)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        place: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        let place = (self.number)(variant, place);
        self.out
            .serialize_newtype_variant(name, place, variant, value)
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        place: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<S::SerializeTupleVariant, S::Error> {
        let place = (self.number)(variant, place);
        self.out.serialize_tuple_variant(name, place, variant, len)
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        place: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<S::SerializeStructVariant, S::Error> {
        let place = (self.number)(variant, place);
        self.out.serialize_struct_variant(name, place, variant, len)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.out.serialize_some(value)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.out.serialize_newtype_struct(name, value)
    }

    hand_on! {
        serialize_bool(value: bool) -> S::Ok;
        serialize_i8(value: i8) -> S::Ok;
        serialize_i16(value: i16) -> S::Ok;
        serialize_i32(value: i32) -> S::Ok;
        serialize_i64(value: i64) -> S::Ok;
        serialize_u8(value: u8) -> S::Ok;
        serialize_u16(value: u16) -> S::Ok;
        serialize_u32(value: u32) -> S::Ok;
        serialize_u64(value: u64) -> S::Ok;
        serialize_f32(value: f32) -> S::Ok;
        serialize_f64(value: f64) -> S::Ok;
        serialize_char(value: char) -> S::Ok;
        serialize_str(value: &str) -> S::Ok;
        serialize_bytes(value: &[u8]) -> S::Ok;
        serialize_none() -> S::Ok;
        serialize_unit() -> S::Ok;
        serialize_unit_struct(name: &'static str) -> S::Ok;
        serialize_seq(len: Option<usize>) -> S::SerializeSeq;
        serialize_tuple(len: usize) -> S::SerializeTuple;
        serialize_tuple_struct(name: &'static str, len: usize) -> S::SerializeTupleStruct;
        serialize_map(len: Option<usize>) -> S::SerializeMap;
        serialize_struct(name: &'static str, len: usize) -> S::SerializeStruct;
    }
}
