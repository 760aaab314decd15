//! The checks of Dungeon Dive: their dice and outcomes. Play and odds run the same functions.
//!
//! What is rolled in one go is a `Check`. Where a die may be rolled once more, `rolled` plays the
//! whole of it, and `chances` has the odds of the whole.

mod attack;
mod d20;
mod damage;
mod death;
mod group;
mod save;

pub use attack::{Attack, Hit, Strike};
pub use d20::{D20, Face, Mode};
pub use damage::{Damage, Taken};
pub use death::{DeathEnd, DeathSave, DeathSaves};
pub use group::{Group, Twice};
pub use save::{Passed, SaveDamage, Test, concentration_dc};
