//! The record of a table.

use std::{collections::BTreeMap, fmt, marker::PhantomData};

use schemars::JsonSchema;
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error as _, MapAccess, Visitor},
};

use super::{On, Span};
use crate::{
    content::{Record, References, Report},
    dice::DiceExpr,
};

/// The type that a table's rows give.
pub trait TableEntry: DeserializeOwned + JsonSchema + Send + Sync + 'static {
    /// Kind of the tables, as in [`Record::KIND`]: `my_game/tables/weather`.
    const KIND: &'static str;

    /// Modifiers the rules can supply, as message keys. Each table names those it uses.
    const MODIFIERS: &'static [&'static str] = &[];

    /// Declares references to other records, as [`Record::references`] does.
    fn references(&self, _out: &mut References) {}

    /// Reports faults in what a row gives; `at` is its path in the record.
    fn validate(&self, _at: &str, _report: &mut Report) {}
}

/// Makes a type a result of a kind of table, with or without a check of each.
///
/// ```ignore
/// table_entry!(Weather, "a_game/tables/weather", |weather, at, report| {
///     report.expect(weather.wind < 9, at, "a storm like that sinks the ship");
/// });
/// ```
#[macro_export]
macro_rules! table_entry {
    ($type:ty, $kind:literal) => {
        impl $crate::tables::TableEntry for $type {
            const KIND: &'static str = $kind;
        }
    };
    ($type:ty, $kind:literal, |$this:ident, $at:ident, $report:ident| $body:block) => {
        impl $crate::tables::TableEntry for $type {
            const KIND: &'static str = $kind;
            fn validate(&self, $at: &str, $report: &mut $crate::content::Report) {
                let $this = self;
                $body
            }
        }
    };
}

/// A table to roll, draw or look up on. Every result has exactly one row.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "T: TableEntry")]
#[schemars(rename = "{T}RolledTable")]
pub struct RolledTable<T> {
    /// Phrase key of the table's name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The dice, cards or count that give the result.
    pub by: By,
    /// Modifiers that apply, by name, each with its lowest and highest value.
    #[serde(default)]
    pub modifiers: BTreeMap<String, Span>,
    /// The rows, by name.
    #[serde(deserialize_with = "rows")]
    #[schemars(with = "BTreeMap<String, Row<T>>")]
    pub rows: Vec<(String, Row<T>)>,
}

/// The dice, cards or count that give a table's result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum By {
    /// Rolls dice.
    Roll(
        /// The dice.
        DiceExpr,
    ),
    /// Draws a card from a deck with each rank once in each suit.
    Draw {
        /// Names of the suits; empty if only ranks count.
        #[serde(default)]
        suits: Vec<String>,
        /// Lowest and highest rank.
        ranks: Span,
    },
    /// Looks up a number that the rules have counted, such as dice passed.
    Count(
        /// Lowest and highest number.
        Span,
    ),
}

/// A row of a table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "T: TableEntry")]
#[schemars(rename = "{T}Row")]
pub struct Row<T> {
    /// Results that select it.
    pub on: On,
    /// What it gives.
    pub gives: T,
}

impl<T: TableEntry> Record for RolledTable<T> {
    const KIND: &'static str = T::KIND;

    fn references(&self, out: &mut References) {
        for (_, row) in &self.rows {
            row.gives.references(out);
        }
    }

    fn validate(&self, report: &mut Report) {
        self.check(report);
        for (name, row) in &self.rows {
            row.gives
                .validate(&format!("rows[\"{name}\"].gives"), report);
        }
    }
}

/// Reads the rows. Without suits they are sorted by total, so that a row added by a mod goes where
/// it belongs; with suits they stay in written order.
fn rows<'de, T: TableEntry, D: Deserializer<'de>>(
    reader: D,
) -> Result<Vec<(String, Row<T>)>, D::Error> {
    struct Rows<T>(PhantomData<T>);
    impl<'de, T: TableEntry> Visitor<'de> for Rows<T> {
        type Value = Vec<(String, Row<T>)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("rows by name")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut rows: Self::Value = Vec::new();
            while let Some(name) = map.next_key::<String>()? {
                let row = map.next_value()?;
                if rows.iter().any(|(known, _)| *known == name) {
                    return Err(A::Error::custom(format!("the row `{name}` appears twice")));
                }
                rows.push((name, row));
            }
            Ok(rows)
        }
    }
    let mut rows = reader.deserialize_map(Rows(PhantomData))?;
    let slots = |row: &Row<T>| row.on.0.clone();
    if rows
        .iter()
        .flat_map(|(_, row)| slots(row))
        .all(|slot| slot.suits.is_empty())
    {
        rows.sort_by_key(|(_, row)| row.on.0.iter().map(|slot| slot.span.from).min());
    }
    Ok(rows)
}
