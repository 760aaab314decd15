//! The whole numbers in plain data, wherever they lie.

use std::fmt;

use serde::{Serialize, Serializer, ser};

/// A whole number in plain data.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// The newtype that holds it, such as `FighterId`; empty if it is a bare number.
    pub of: &'static str,
    pub value: i128,
    /// The largest number of its type.
    largest: i128,
}

/// Limit of the numbers in a saved state, of 32 bits or fewer: more than any game comes to, and
/// small enough that the rules can add and multiply a few.
const MOST: i128 = 1_000_000;

impl Number {
    /// True if play can go on with it: it is at most a million, and leaves an eighth of its type
    /// free. Numbers of 64 bits are sets or seeds, and are not looked at.
    pub fn is_sane(self) -> bool {
        let room = self.largest - self.largest / 8;
        self.largest > i128::from(u32::MAX) || self.value.abs() <= MOST.min(room)
    }
}

/// Visits every whole number in plain data, up to the first that is refused.
///
/// # Errors
/// The visitor's.
pub fn each_number<T: Serialize + ?Sized>(
    data: &T,
    mut visit: impl FnMut(Number) -> Result<(), String>,
) -> Result<(), String> {
    let mut numbers = Numbers {
        visit: &mut visit,
        of: "",
    };
    data.serialize(&mut numbers).map_err(|Refused(why)| why)
}

/// Serializes into nothing, and shows the visitor each number on the way.
struct Numbers<'a> {
    visit: &'a mut dyn FnMut(Number) -> Result<(), String>,
    /// The newtype being entered.
    of: &'static str,
}

/// The reason the visitor refused a number.
#[derive(Debug)]
struct Refused(String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

impl ser::Error for Refused {
    fn custom<M: fmt::Display>(message: M) -> Self {
        Refused(message.to_string())
    }
}

type Visited = Result<(), Refused>;

impl Numbers<'_> {
    fn see(&mut self, value: i128, largest: i128) -> Visited {
        let number = Number {
            of: std::mem::take(&mut self.of),
            value,
            largest,
        };
        (self.visit)(number).map_err(Refused)
    }

    fn enter<T: Serialize + ?Sized>(&mut self, of: &'static str, value: &T) -> Visited {
        self.of = of;
        value.serialize(self)
    }
}

macro_rules! whole {
    ($($method:ident $type:ty;)+) => {$(
        fn $method(self, n: $type) -> Visited {
            self.see(n as i128, <$type>::MAX as i128)
        }
    )+};
}

macro_rules! nothing {
    ($($method:ident($($type:ty),*);)+) => {$(
        fn $method(self $(, _: $type)*) -> Visited {
            Ok(())
        }
    )+};
}

macro_rules! compound {
    ($($method:ident($($type:ty),*) -> $of:ident;)+) => {$(
        fn $method(self $(, _: $type)*) -> Result<Self::$of, Refused> {
            self.of = "";
            Ok(self)
        }
    )+};
}

impl Serializer for &mut Numbers<'_> {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    whole! {
        serialize_i8 i8;
        serialize_i16 i16;
        serialize_i32 i32;
        serialize_i64 i64;
        serialize_u8 u8;
        serialize_u16 u16;
        serialize_u32 u32;
        serialize_u64 u64;
    }

    nothing! {
        serialize_bool(bool);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(&'static str);
        serialize_unit_variant(&'static str, u32, &'static str);
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Visited {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Visited {
        self.enter(name, value)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Visited {
        self.enter("", value)
    }

    compound! {
        serialize_seq(Option<usize>) -> SerializeSeq;
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant;
        serialize_map(Option<usize>) -> SerializeMap;
        serialize_struct(&'static str, usize) -> SerializeStruct;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }
}

macro_rules! parts {
    ($($of:ident $method:ident($($type:ty)?);)+) => {$(
        impl ser::$of for &mut Numbers<'_> {
            type Ok = ();
            type Error = Refused;

            fn $method<T: Serialize + ?Sized>(&mut self, $(_: $type,)? value: &T) -> Visited {
                self.enter("", value)
            }

            fn end(self) -> Visited {
                Ok(())
            }
        }
    )+};
}

parts! {
    SerializeSeq serialize_element();
    SerializeTuple serialize_element();
    SerializeTupleStruct serialize_field();
    SerializeTupleVariant serialize_field();
    SerializeStruct serialize_field(&'static str);
    SerializeStructVariant serialize_field(&'static str);
}

impl ser::SerializeMap for &mut Numbers<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Visited {
        self.enter("", key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Visited {
        self.enter("", value)
    }

    fn end(self) -> Visited {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Seat(u8);

    #[derive(Serialize)]
    enum Step {
        Walk {
            who: Seat,
            way: Vec<(i16, Option<Seat>)>,
        },
        Rest(u32),
        Wait,
    }

    #[test]
    fn every_number_is_seen_with_its_name() {
        let steps = [
            Step::Walk {
                who: Seat(3),
                way: vec![(-4, Some(Seat(5))), (6, None)],
            },
            Step::Rest(7),
            Step::Wait,
        ];
        let mut seen = Vec::new();
        let all = each_number(&steps, |number| {
            seen.push((number.of, number.value));
            Ok(())
        });
        assert_eq!(all, Ok(()));
        let expected = [("Seat", 3), ("", -4), ("Seat", 5), ("", 6), ("", 7)];
        assert_eq!(seen, expected);
        let stopped = each_number(&steps, |number| match number.value {
            5 => Err("five".to_owned()),
            _ => Ok(()),
        });
        assert_eq!(stopped, Err("five".to_owned()));
    }

    #[test]
    fn sane_numbers_leave_room_for_more() {
        fn sane<T: Serialize>(data: T) -> bool {
            let sane = |number: Number| number.is_sane().then_some(()).ok_or(String::new());
            each_number(&data, sane).is_ok()
        }
        assert!(sane((200_u8, 50_000_u16, -1_000_000_i32, u64::MAX)));
        assert!(!sane(255_u8));
        assert!(!sane(60_000_u16));
        assert!(!sane(i32::MIN));
        assert!(!sane(1_000_001_u32));
    }
}
