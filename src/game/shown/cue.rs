use serde::Serialize;

use crate::game::{Message, Side, Zone};
use crate::grid::Cell;

/// What the eye and ear get of an event.
#[derive(Clone, Debug, Serialize)]
pub enum Cue {
    /// Dice are thrown and settle on these faces.
    Dice {
        /// Whose dice they are, for their colour.
        side: Side,
        /// What they are thrown for.
        title: Message,
        /// The dice, in order.
        dice: Vec<CueDie>,
        /// Fixed parts by name.
        modifiers: Vec<(Message, i32)>,
        /// What came of it, in a few words.
        result: Message,
    },
    /// A card goes from one place to another; `None` is a deck or out of sight.
    Card {
        /// The card's id.
        id: u32,
        /// Its face in the atlas `cards`.
        sprite: String,
        /// From where.
        from: Option<Zone>,
        /// To where.
        to: Option<Zone>,
    },
    /// A new room is inked onto the map.
    Room(
        /// Its index in the map.
        usize,
    ),
    /// A token walks to where the scene now has it.
    Walk {
        /// The token's id.
        id: u32,
        /// The cells on its way, the last one included; empty for the straight way.
        way: Vec<Cell>,
    },
    /// A token is set down.
    Arrive(
        /// The token's id.
        u32,
    ),
    /// One token goes for another.
    Strike {
        /// Who.
        from: u32,
        /// At whom.
        to: u32,
        /// How it looks.
        effect: Effect,
    },
    /// Something befalls a token.
    Befall {
        /// Whom.
        id: u32,
        /// What.
        effect: Effect,
        /// A number to float up, with its sign; 0 for none.
        amount: i32,
    },
    /// Words across the table, for a great moment.
    Banner(
        /// The words.
        Message,
    ),
    /// A sound by its name in the sound index.
    Sound(
        /// The name.
        &'static str,
    ),
}

/// How something looks when it happens to a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Effect {
    /// A blow.
    Blow,
    /// A breath of fire.
    Fire,
    /// A spell of harm.
    Missile,
    /// A spell or blessing of help.
    Bless,
    /// A spell that hinders.
    Hex,
    /// Hit points lost.
    Hurt,
    /// Hit points regained.
    Heal,
    /// A blow stopped or dodged.
    Blocked,
    /// The end.
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
    /// How many sides it has.
    pub sides: u8,
    /// The face that it settles on.
    pub face: u8,
    /// What it is in the check.
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
