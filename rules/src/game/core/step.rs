use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        self, DeserializeOwned, DeserializeSeed, EnumAccess, IntoDeserializer, Visitor,
        value::StrDeserializer,
    },
};

use super::renumbered::Renumbered;
use crate::content::{KeyMapper, MapKeys};
use crate::game::Ruleset;

/// One entry of the agenda.
///
/// It is written as the task or the question alone, by the name of its variant. A question may
/// share the name of the task that asks it; it is read back as that task, which asks it again.
#[derive(Clone, Debug)]
pub enum Step<T, Q> {
    /// A task, to be carried out.
    Do(T),
    /// A question, to be answered by a choice.
    Ask(Q),
}

/// An entry of the agenda of a ruleset.
pub type StepOf<R> = Step<<R as Ruleset>::Task, <R as Ruleset>::Question>;

impl<B, T: MapKeys<B>, Q: MapKeys<B>> MapKeys<B> for Step<T, Q> {
    fn map_keys<M: KeyMapper<B>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
        match self {
            Step::Do(task) => task.map_keys(mapper),
            Step::Ask(question) => question.map_keys(mapper),
        }
    }
}

impl<T: Serialize, Q: Serialize> Serialize for Step<T, Q> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Step::Do(task) => task.serialize(out),
            Step::Ask(question) => question.serialize(out),
        }
    }
}

impl<'de, T: DeserializeOwned, Q: DeserializeOwned> Deserialize<'de> for Step<T, Q> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_enum("Step", &[], StepVisitor(std::marker::PhantomData))
    }
}

struct StepVisitor<T, Q>(std::marker::PhantomData<(T, Q)>);

impl<'de, T: DeserializeOwned, Q: DeserializeOwned> Visitor<'de> for StepVisitor<T, Q> {
    type Value = Step<T, Q>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a task or a question")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Self::Value, A::Error> {
        let (name, access) = data.variant_seed(Name)?;
        if has_variant::<T>(&name) {
            T::deserialize(Variant { name, access }).map(Step::Do)
        } else {
            Q::deserialize(Variant { name, access }).map(Step::Ask)
        }
    }
}

/// True if an enum has a variant of this name.
fn has_variant<T: DeserializeOwned>(name: &str) -> bool {
    let read = T::deserialize(StrDeserializer::<Misfit>::new(name));
    !matches!(read, Err(Misfit::NoSuchVariant))
}

/// The reason a bare name is not a value of an enum.
#[derive(Debug)]
enum Misfit {
    NoSuchVariant,
    Fields,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<M: fmt::Display>(_: M) -> Self {
        Misfit::Fields
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Misfit::NoSuchVariant
    }
}

/// Deserializes the name of a variant.
struct Name;

impl<'de> DeserializeSeed<'de> for Name {
    type Value = String;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<String, D::Error> {
        from.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a task or a question")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<String, E> {
        Ok(name.to_owned())
    }
}

/// Deserializes a variant whose name has been read already.
struct Variant<A> {
    name: String,
    access: A,
}

impl<'de, A: de::VariantAccess<'de>> Deserializer<'de> for Variant<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

impl<'de, A: de::VariantAccess<'de>> EnumAccess<'de> for Variant<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, A), A::Error> {
        let name = seed.deserialize(self.name.into_deserializer())?;
        Ok((name, self.access))
    }
}

/// An agenda as digests see it: every step with the number that [`Ruleset::STEP_NUMBERS`] gives it.
pub(in crate::game) struct NumberedAgenda<'a, R: Ruleset>(pub &'a [StepOf<R>]);

impl<R: Ruleset> Serialize for NumberedAgenda<'_, R> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let number = |name: &str, place: u32, asks: bool| {
            let listed = R::STEP_NUMBERS.iter().position(|step| *step == name);
            let unlisted = R::STEP_NUMBERS.len() as u32 + 2 * place + u32::from(asks);
            listed.map_or(unlisted, |place| place as u32)
        };
        out.collect_seq(self.0.iter().map(|step| Renumbered {
            value: step,
            number: move |name: &str, place| number(name, place, matches!(step, Step::Ask(_))),
        }))
    }
}
