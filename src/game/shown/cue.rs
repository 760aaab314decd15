use serde::Serialize;

use crate::dice::Roll;
use crate::game::{Message, Side, Zone};
use crate::grid::Cell;

/// What the player sees and hears of an event.
#[derive(Clone, Debug, Serialize)]
pub enum Cue {
    /// Dice are thrown and settle on these faces.
    Dice {
        /// The side that throws them, for their colour.
        side: Side,
        /// The purpose of the throw.
        title: Message,
        dice: Vec<CueDie>,
        /// Fixed modifiers by name.
        modifiers: Vec<(Message, i32)>,
        /// The result, in a few words.
        result: Message,
    },
    /// A card moves; `None` is a deck or out of sight.
    Card {
        /// The card's id.
        id: u32,
        /// Its face in the atlas `cards`.
        sprite: String,
        /// The zone it comes from.
        from: Option<Zone>,
        /// The zone it goes to.
        to: Option<Zone>,
    },
    /// A new room is inked onto the map.
    Room(
        /// Its index in the map.
        usize,
    ),
    /// A token walks to its cell in the scene.
    Walk {
        /// The token's id.
        id: u32,
        /// The cells of its path, the last one included; empty for a straight walk.
        way: Vec<Cell>,
    },
    /// A token is set down.
    Arrive(
        /// The token's id.
        u32,
    ),
    /// One token attacks another.
    Strike {
        /// The attacking token.
        from: u32,
        /// The token attacked.
        to: u32,
        /// The look of it.
        effect: Effect,
    },
    /// Something happens to a token.
    Befall {
        /// The token.
        id: u32,
        /// The look of it.
        effect: Effect,
        /// A number to float up, with its sign; 0 for none.
        amount: i32,
    },
    /// Words across the table, for a big moment.
    Banner(Message),
    /// A sound by its name in the sound index.
    Sound(&'static str),
}

impl Cue {
    /// Dice of a roll, all of which count.
    pub fn roll(side: Side, title: Message, roll: &Roll, result: Message) -> Self {
        let dice = roll.dice.iter().map(|die| CueDie {
            sides: die.die.sides(),
            face: die.face,
            role: Message::new(die.role),
            part: Part::Kept,
        });
        let modifiers = roll.modifiers.iter();
        Cue::Dice {
            side,
            title,
            dice: dice.collect(),
            modifiers: modifiers
                .map(|it| (Message::new(it.name), it.value))
                .collect(),
            result,
        }
    }

    /// An effect on a token, with a number to float up; 0 for none.
    pub fn befall(id: u32, effect: Effect, amount: i32) -> Self {
        Cue::Befall { id, effect, amount }
    }
}

/// The look of something that happens to a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Effect {
    /// A melee attack.
    Blow,
    /// A breath of fire.
    Fire,
    /// A harmful spell.
    Missile,
    /// A helpful spell or blessing.
    Bless,
    /// A hindering spell.
    Hex,
    /// Hit points lost.
    Hurt,
    /// Hit points regained.
    Heal,
    /// An attack blocked or dodged.
    Blocked,
    /// Death or collapse.
    Fall,
    /// Back from the dead.
    Rise,
    /// Loot gained or paid.
    Coins,
    /// A trap going off.
    Trap,
}

/// One die of a [`Cue::Dice`].
#[derive(Clone, Debug, Serialize)]
pub struct CueDie {
    pub sides: u8,
    /// The face that it settles on.
    pub face: u8,
    /// Its role in the check.
    pub role: Message,
    /// Its part in the result.
    pub part: Part,
}

/// A die's part in the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Part {
    /// It counts.
    Kept,
    /// It is a success of its own.
    Success,
    /// It does not count.
    CrossedOut,
}
