//! The checks of Band Crawl: their dice and outcomes. Play and odds run the same functions.
//!
//! Every die is a d6. It is *passed* if it shows at most a target, and a *success* if it shows at
//! most [`SUCCESS`].

mod bout;
mod harm;
mod moves;
mod opposed;
mod passing;
mod single;

pub use bout::{Bout, BoutEnd, BoutState, Contender};
pub use harm::{Damage, Harm, Shrug, StarPower, Struck};
pub use moves::{Activation, FastMove};
pub use opposed::{DEFENDER, Opposed, Side};
pub use passing::{Improving, PairOf, PassedWithDoubles, Passing, Treatment};
pub use single::{Amounting, Anybody, CrisisDice, OneOf, Possible, dice_passed};

/// A die of so much or less is a success; rule `dice.successes`, section 3.2.
pub const SUCCESS: u8 = 3;

/// Dice of a roll against a target, unless something adds to them; section 3.1.
pub const TWO: u8 = 2;

/// Half a die: what a d6 comes to; rule `dice.half`, section 3.5.
pub fn half(face: u8) -> u8 {
    face.div_ceil(2)
}

/// Fewest and most dice of one roll.
const DICE: (i32, i32) = (1, 60);

/// Dice as a roll can have them: never fewer than one.
fn dice(count: i32) -> u8 {
    count.clamp(DICE.0, DICE.1) as u8
}

/// The highest face that passes a target; none below 1, every one from 6 up.
fn passing_face(target: i32) -> u8 {
    target.clamp(0, 6) as u8
}
