//! Conditions and effects of entries.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HeroKind, Skill, Spell};
use crate::{
    content::{RecordId, Ref},
    dice::DiceExpr,
    rulesets::hex_adventure::content::{Attribute, Who},
};

/// The highest value of a counter; the lowest is 0.
pub const MOST_COUNTED: i32 = 999;

/// The name of a plot word, a flag or a counter: capitals, 2 to 20 letters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct PlotWord(String);

impl PlotWord {
    /// The word as written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PlotWord {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let good = (2..=20).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_uppercase());
        if good {
            Ok(PlotWord(text.to_owned()))
        } else {
            Err(format!("`{text}` is no plot word: 2 to 20 capital letters"))
        }
    }
}

impl TryFrom<String> for PlotWord {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<PlotWord> for String {
    fn from(word: PlotWord) -> String {
        word.0
    }
}

impl fmt::Display for PlotWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A condition for an option to be open.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Condition {
    /// The party has the plot word.
    Word(PlotWord),
    /// The party does not have the plot word.
    NoWord(PlotWord),
    /// The flag is set.
    Flag(PlotWord),
    /// The flag is not set.
    NoFlag(PlotWord),
    /// The counter has come to at least this; it begins at 0.
    Counter(PlotWord, #[schemars(range(min = -999, max = 999))] i32),
    /// The weapon, armour or good is in the pack or carried by a living hero.
    Item(RecordId),
    /// At least this many of it are in the pack or carried by living heroes.
    Items(RecordId, #[schemars(range(min = 1, max = 999))] u32),
    /// The purse holds this much, in the smallest coin.
    Money(#[schemars(range(min = 0, max = 1000000))] u32),
    /// A living hero has the skill.
    Skill(Ref<Skill>),
    /// A living hero knows the spell or device.
    Knows(Ref<Spell>),
    /// A living hero has at least this much of an attribute, as it is now.
    Attribute(Attribute, #[schemars(range(min = 1, max = 99))] i32),
    /// That ready-made hero is alive and in the party.
    Hero(Ref<HeroKind>),
    /// At least this many heroes are alive.
    Heroes(u8),
    /// It is at least this day; an adventure begins on day 1.
    Day(#[schemars(range(min = 1, max = 9999))] u32),
    /// The die that is rolled on reading the entry, one for all its options, shows at least the
    /// first number and at most the second.
    Chance(u8, u8),
    /// This does not hold.
    Not(Box<Condition>),
    /// All of these hold.
    All(Vec<Condition>),
    /// At least one of these holds.
    Any(Vec<Condition>),
}

/// An effect of an entry or option.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum PlotEffect {
    /// The party gets the plot word.
    Word(PlotWord),
    /// The party loses the plot word.
    NoWord(PlotWord),
    /// The flag is set: remembered as a plot word is, but without experience.
    Flag(PlotWord),
    /// The flag is no longer set.
    NoFlag(PlotWord),
    /// So much is added to the counter, or taken off if negative; it stays from 0 to 999.
    Count(PlotWord, #[schemars(range(min = -999, max = 999))] i32),
    /// Money into the purse, or out of it if negative; it never falls below 0.
    Money(#[schemars(range(min = -1000000, max = 1000000))] i32),
    /// This many of a weapon, armour or good into the pack; taken away if negative.
    Item(RecordId, #[schemars(range(min = -999, max = 999))] i32),
    /// Damage that no armour stops.
    Damage(DiceExpr, Who),
    /// Fatigue.
    Fatigue(DiceExpr, Who),
    /// Damage is healed.
    Heal(DiceExpr, Who),
    /// Experience, to each living hero.
    Experience(#[schemars(range(min = 0, max = 9999))] i32),
    /// Karma points, to each living hero.
    Karma(#[schemars(range(min = -99, max = 99))] i32),
    /// Wishes, to each living hero.
    Wish(#[schemars(range(min = -9, max = 9))] i32),
    /// Curses.
    Curse(#[schemars(range(min = 1, max = 20))] u8, Who),
    /// One curse is lifted.
    LiftCurse(Who),
    /// Days go by; rations are eaten.
    Days(#[schemars(range(min = 1, max = 99))] u8),
    /// A night's sleep without a sleep stop; a day goes by.
    Rest,
    /// The ready-made hero joins the party, or comes back to it as they left; not if dead, and not
    /// if the party is full.
    Join(Ref<HeroKind>),
    /// The ready-made hero leaves the party, with everything they carry.
    Leave(Ref<HeroKind>),
}

impl Condition {
    /// True if any part of it satisfies `is`.
    pub fn any(&self, is: &impl Fn(&Condition) -> bool) -> bool {
        is(self)
            || match self {
                Condition::Not(inner) => inner.any(is),
                Condition::All(several) | Condition::Any(several) => {
                    several.iter().any(|it| it.any(is))
                }
                _ => false,
            }
    }
}
