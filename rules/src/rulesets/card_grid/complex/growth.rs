//! The dice of a dungeon, by its number of rooms.

use crate::dice::Die;

/// Dice that rooms are rolled with, smallest first.
pub const LADDER: [Die; 6] = [Die::D4, Die::D6, Die::D8, Die::D10, Die::D12, Die::D20];

/// Which dice a dungeon is rolled with; rules `dungeon.die` and `dungeon.thirds`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Growth {
    /// Number of rooms, 1 or more.
    pub rooms: u8,
    /// The main die: rooms in the middle, and all connections.
    pub die: Die,
    /// True if the first third of the rooms has the next smaller die, and the last the next larger.
    pub thirds: bool,
}

impl Growth {
    /// The main die for this many rooms: the smallest with as many sides as there are rooms beyond
    /// four.
    pub fn die_for(rooms: u8) -> Die {
        let enough = |die: &&Die| die.sides() >= rooms.saturating_sub(4);
        LADDER.iter().find(enough).copied().unwrap_or(Die::D20)
    }

    /// The die for the size of a room with this number, from 1. Thirds are rounded down.
    pub fn die_of(&self, room: u8) -> Die {
        let third = self.rooms / 3;
        match self.thirds {
            true if room <= third => self.beside(-1),
            true if room > self.rooms - third => self.beside(1),
            _ => self.die,
        }
    }

    /// The die so many steps from the main one, no further than the ladder goes.
    fn beside(&self, steps: isize) -> Die {
        let main = LADDER.iter().position(|die| *die >= self.die);
        let nth = main
            .unwrap_or(LADDER.len() - 1)
            .saturating_add_signed(steps);
        LADDER[nth.min(LADDER.len() - 1)]
    }
}
