//! Boards and foes shared by several tests.
#![allow(dead_code)] // Each test uses its part.

/// The first hero and the first foe face to face, at (2, 2) and (3, 2); the second hero is at
/// (1, 4), the second kind of foe far off at (11, 2).
pub const FACING: &[&str] = &[
    "............",
    "............",
    "..PA.......B",
    "............",
    ".P..........",
    "............",
];

/// Six hexes between the first hero, at (1, 1), and the first foe, at (7, 1).
pub const APART: &[&str] = &["............", ".P.....A...B", "............"];

/// Six spaces for a party, the first at (3, 2) before a foe at (4, 2), the second at (1, 3); `B` is
/// far off.
pub const CAMP: &[&str] = &[
    "..............",
    "..............",
    "...PA........B",
    ".P.P..........",
    "..P...........",
    ".P.P..........",
];

/// A foe that does not move, hits nobody, and lasts.
pub const OAK: &str = "st: 40, dx: 1, iq: 1, weapons: [\"core:club\"]";

/// A human with a sword: 3/10 to hit, 2d6.
pub const SWORD: &str = "st: 20, dx: 10, iq: 8, weapons: [\"core:sword\"]";

/// A human with bare hands.
pub const HANDS: &str = "st: 12, dx: 10, iq: 8";

/// An animal: d6.
pub const WOLF: &str = "st: 12, dx: 10, iq: 4, animal: true, bite: \"d6\"";

/// An archer: 3/11, d6+2.
pub const ARCHER: &str = "st: 20, dx: 11, iq: 8, weapons: [\"core:longbow\", \"core:dagger\"]";

/// Three dice that always hit.
pub const HIT: [u16; 3] = [1, 1, 1];

/// Three dice that never hit.
pub const MISS: [u16; 3] = [6, 6, 6];
