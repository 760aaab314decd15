//! A hero's sheet.

use serde::Serialize;

use crate::game::{CardSheet, Phrase, RuleId, Seat, Token};

/// A hero's sheet.
#[derive(Clone, Debug, Serialize)]
pub struct CharacterSheet {
    /// The hero's token id.
    pub id: u32,
    /// The player's seat.
    pub seat: Seat,
    /// Its name unless a player gave it one.
    pub name: Phrase,
    /// Class and race or profession, such as "Dwarf fighter".
    pub title: Phrase,
    /// The bust in the atlas `tokens`.
    pub sprite: String,
    /// True if it is dead.
    pub dead: bool,
    /// True if it is its turn.
    pub active: bool,
    /// Hit points and the like.
    pub bars: Vec<Bar>,
    /// Pools of dice.
    pub pools: Vec<DicePool>,
    /// Single figures such as the armour rating.
    pub stats: Vec<Stat>,
    /// Race, class, abilities, and the conditions it is in.
    pub traits: Vec<Trait>,
    /// Other busts in the atlas `tokens` that the player may choose for it.
    pub faces: Vec<String>,
    /// Talents and skills learned.
    pub skills: Vec<Skill>,
    /// Spells and the like.
    pub spells: Vec<Item>,
    /// Items carried.
    pub items: Vec<Item>,
    /// Sheets of cards that touch.
    pub card_sheets: Vec<CardSheet>,
    /// Its money, or whatever else it saves up, with a label.
    pub purse: Stat,
}

impl CharacterSheet {
    /// The sheet of somebody whose token lies on the board, with a bar.
    pub fn of_token(token: &Token, seat: Seat, life: Bar, purse: Stat) -> Self {
        CharacterSheet {
            dead: token.down,
            active: token.active,
            bars: vec![life],
            ..CharacterSheet::new(token.id, seat, token.name.clone(), &token.sprite, purse)
        }
    }

    /// The sheet of a living hero, with nothing on it but its savings.
    pub fn new(id: u32, seat: Seat, name: Phrase, sprite: impl Into<String>, purse: Stat) -> Self {
        CharacterSheet {
            id,
            seat,
            title: name.clone(),
            name,
            sprite: sprite.into(),
            dead: false,
            active: false,
            bars: Vec::new(),
            pools: Vec::new(),
            stats: Vec::new(),
            traits: Vec::new(),
            faces: Vec::new(),
            skills: Vec::new(),
            spells: Vec::new(),
            items: Vec::new(),
            card_sheets: Vec::new(),
            purse,
        }
    }
}

/// A value between 0 and a maximum.
#[derive(Clone, Debug, Serialize)]
pub struct Bar {
    pub label: Phrase,
    /// A word for it where there is little room, if others lie beside it.
    pub short: Option<Phrase>,
    /// Current value.
    pub now: i32,
    /// Maximum value.
    pub max: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Bar {
    /// A bar with these values.
    pub fn new(label: impl Into<Phrase>, now: i32, max: i32, rule: RuleId) -> Self {
        Bar {
            label: label.into(),
            short: None,
            now,
            max,
            rule,
        }
    }

    /// The same with a word for where there is little room.
    pub fn short(self, word: Phrase) -> Self {
        Bar {
            short: Some(word),
            ..self
        }
    }
}

/// Dice to spend.
#[derive(Clone, Debug, Serialize)]
pub struct DicePool {
    pub label: Phrase,
    /// Sides of each die.
    pub sides: u8,
    /// Dice left.
    pub now: i32,
    /// Dice when full.
    pub max: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A figure on a sheet.
#[derive(Clone, Debug, Serialize)]
pub struct Stat {
    pub label: Phrase,
    /// Its value, such as `d10` or `4`.
    pub value: String,
    /// The value in words, where a number alone says too little.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<ValueInWords>,
    /// The parts it adds up from, line by line.
    pub parts: Vec<(Phrase, i32)>,
    /// Its meaning, where the label alone says too little.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Phrase>,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A value that is more than a number, such as coins of several metals.
#[derive(Clone, Debug, Serialize)]
pub struct ValueInWords {
    pub full: Phrase,
    /// The same for small cards.
    pub short: Phrase,
}

impl Stat {
    /// A figure without parts.
    pub fn new(label: impl Into<Phrase>, value: impl ToString, rule: RuleId) -> Self {
        Stat {
            label: label.into(),
            value: value.to_string(),
            words: None,
            parts: Vec::new(),
            about: None,
            rule,
        }
    }

    /// Says what it means.
    #[must_use]
    pub fn about(mut self, meaning: Phrase) -> Self {
        self.about = Some(meaning);
        self
    }

    /// Says its value in words, in full and for small cards.
    #[must_use]
    pub fn in_words(mut self, full: Phrase, short: Phrase) -> Self {
        self.words = Some(ValueInWords { full, short });
        self
    }

    /// Adds the parts it adds up from.
    #[must_use]
    pub fn of(mut self, parts: impl IntoIterator<Item = (Phrase, i32)>) -> Self {
        self.parts = parts.into_iter().collect();
        self
    }
}

/// Something about a hero that has an effect: a race, a class, an ability, a condition.
#[derive(Clone, Debug, Serialize)]
pub struct Trait {
    pub name: Phrase,
    /// Its effect.
    pub detail: Phrase,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Trait {
    pub fn new(name: impl Into<Phrase>, detail: impl Into<Phrase>, rule: RuleId) -> Self {
        Trait {
            name: name.into(),
            detail: detail.into(),
            rule,
        }
    }
}

/// A talent or skill of a hero.
#[derive(Clone, Debug, Serialize)]
pub struct Skill {
    pub name: Phrase,
    /// Points, ranks or the like.
    pub points: i32,
    /// Its effect.
    pub detail: Phrase,
    /// The rule behind it.
    pub rule: RuleId,
}

/// An item carried by a hero.
#[derive(Clone, Debug, Serialize)]
pub struct Item {
    pub name: Phrase,
    /// Its effect.
    pub detail: Phrase,
    /// Number of them.
    pub count: u32,
    /// Its card in the atlas `cards`, if it has one.
    pub sprite: Option<String>,
    /// True if it is worn or wielded.
    pub in_use: bool,
    /// True if it is damaged.
    pub damaged: bool,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Item {
    /// A single item, undamaged, not in use, without a card.
    pub fn new(name: Phrase, detail: Phrase, rule: RuleId) -> Self {
        Item {
            name,
            detail,
            count: 1,
            sprite: None,
            in_use: false,
            damaged: false,
            rule,
        }
    }
}
