//! Conditions and effects of entries.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HeroKind, Skill, Spell};
use crate::{
    content::{RecordId, Ref},
    dice::DiceExpr,
    rulesets::hex_adventure::content::Who,
};

/// A plot word: capitals, 2 to 20 letters.
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
    /// The weapon, armour or good is in the pack or carried by a living hero.
    Item(RecordId),
    /// The purse holds this much, in the smallest coin.
    Money(u32),
    /// A living hero has the skill.
    Skill(Ref<Skill>),
    /// A living hero knows the spell or device.
    Knows(Ref<Spell>),
    /// That ready-made hero is alive and in the party.
    Hero(Ref<HeroKind>),
    /// At least this many heroes are alive.
    Heroes(u8),
    /// It is at least this day; an adventure begins on day 1.
    Day(u32),
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
    /// Money into the purse, or out of it if negative; it never falls below 0.
    Money(i32),
    /// This many of a weapon, armour or good into the pack; taken away if negative.
    Item(RecordId, i32),
    /// Damage that no armour stops.
    Damage(DiceExpr, Who),
    /// Fatigue.
    Fatigue(DiceExpr, Who),
    /// Damage is healed.
    Heal(DiceExpr, Who),
    /// Experience, to each living hero.
    Experience(i32),
    /// Karma points, to each living hero.
    Karma(i32),
    /// Wishes, to each living hero.
    Wish(i32),
    /// Curses.
    Curse(u8, Who),
    /// One curse is lifted.
    LiftCurse(Who),
    /// Days go by; rations are eaten.
    Days(u8),
    /// A night's sleep without a sleep stop; a day goes by.
    Rest,
}
