//! The file of a lesson.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Deserializer, de};

use crate::grid::Cell;

/// The whole file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    /// The setup: values by key, as in `--set KEY=VALUE`.
    pub setup: BTreeMap<String, String>,
    /// The seed: of the looks, and of all dice and cards that are not fixed.
    pub seed: u64,
    /// Fixed dice and cards, in the order in which they come up.
    pub chance: Vec<Laid>,
    /// The slips, in order.
    pub slips: Vec<Slip>,
}

/// A fixed die, lot or card: the face or the place as a number, or the name of the card's drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Laid {
    Face(u16),
    Card(String),
}

/// One slip of paper.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    /// The key of its text.
    pub text: String,
    /// The condition for it to appear, once those before it are put away.
    #[serde(default)]
    pub when: When,
    /// The thing on the screen that it points at.
    #[serde(default)]
    pub points: Points,
    /// The section of the rulebook that it covers; no other hint about that is given then.
    #[serde(default)]
    pub rule: Option<String>,
    /// The choice that it waits for; without one it waits to be put away.
    #[serde(default)]
    pub choice: Option<Wanted>,
}

/// The condition for a slip to appear. Rules are named by their sections, as in `fight.wound`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum When {
    /// Right after the one before.
    #[default]
    Next,
    /// When this rule asks for a decision.
    Asked(String),
    /// When something has happened by this rule since the last choice before it.
    Happened(String),
}

/// The thing that a slip points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Points {
    /// Nothing: it lies in the middle of the board.
    #[default]
    Nothing,
    /// The question, at the top.
    Question,
    /// A counter at the top, from 0.
    Counter(u8),
    /// The button that asks for advice.
    Advice,
    /// The button that opens the rulebook.
    Rulebook,
    /// The board.
    Board,
    /// All choices.
    Choices,
    /// The choice waited for.
    Choice,
    /// The log.
    Log,
    /// The dice tray.
    Dice,
    /// The sheet of a hero, by the seat from 0.
    Sheet(u8),
}

/// A choice waited for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The key of its label.
    pub label: String,
    /// Part of the label: the key of a text in it, or the choice's icon.
    #[serde(default)]
    pub with: Option<String>,
    /// The cell of the board that it is about.
    #[serde(default)]
    pub cell: Option<Cell>,
    /// Its index among the choices that fit.
    #[serde(default)]
    pub place: usize,
    /// The number that goes with it; if there is none, any will do.
    #[serde(default)]
    pub amount: Option<i32>,
    /// True if other choices can be taken before it. They must use neither dice nor cards, or the
    /// fixed ones come up at the wrong time.
    #[serde(default)]
    pub others: bool,
}

impl<'de> Deserialize<'de> for Laid {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;
        impl de::Visitor<'_> for Reader {
            type Value = Laid;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the face of a die, or the name of a card in quotes")
            }

            fn visit_u64<E: de::Error>(self, face: u64) -> Result<Laid, E> {
                let wrong = || E::invalid_value(de::Unexpected::Unsigned(face), &self);
                u16::try_from(face).map(Laid::Face).map_err(|_| wrong())
            }

            fn visit_str<E: de::Error>(self, card: &str) -> Result<Laid, E> {
                Ok(Laid::Card(card.to_owned()))
            }
        }
        from.deserialize_any(Reader)
    }
}
