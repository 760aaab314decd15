//! Hexes in the names of choices, as one would point at them across the table: by the way there. The
//! board has no numbers on it.

use super::{
    super::{step::Question, venture::Venture},
    Terms, say, whereabouts,
};
use crate::{
    game::Phrase,
    grid::{Cell, Facing, hex},
};

/// A choice that leads to the next hex, named by the side that this one lies on.
pub(super) fn step(
    venture: Venture<'_>,
    question: &Question,
    to: Cell,
    key: &'static str,
) -> Phrase {
    let way = match place(venture, question).map(|from| hex::legs(from, to)) {
        Some([(side, 1), (_, 0)]) => say(named(side)),
        // One that lies elsewhere on the sheet is next to this one only by stairs.
        _ => say("hex-way-stairs").with("where", whereabouts(to)),
    };
    say(key).with("where", way)
}

/// A choice that aims at a hex, named by the way there.
pub(super) fn aim(
    venture: Venture<'_>,
    question: &Question,
    at: Cell,
    key: &'static str,
) -> Phrase {
    let way = match place(venture, question).map(|from| hex::legs(from, at)) {
        None => whereabouts(at),
        Some([(_, 0), _]) => say("hex-way-here"),
        Some([(side, n), (_, 0)]) => say("hex-way-one").n(n).with("side", say(named(side))),
        Some([(side, n), (other, more)]) => say("hex-way-two")
            .n(n)
            .with("side", say(named(side)))
            .with("more", more)
            .with("other", say(named(other))),
    };
    say(key).with("where", way)
}

/// Where whoever decides stands.
fn place(venture: Venture<'_>, question: &Question) -> Option<Cell> {
    let who = match question {
        Question::Hero(turn) => turn.who,
        Question::Grip { by, .. } => *by,
        Question::Dodge(attack) => attack.on,
        _ => return None,
    };
    venture.get(who)?.at
}

/// The key of a side of a hex; with rows of hexes, none lies north or south of another.
fn named(side: Facing) -> &'static str {
    match side {
        Facing::NorthEast | Facing::North => "hex-way-northeast",
        Facing::East => "hex-way-east",
        Facing::SouthEast => "hex-way-southeast",
        Facing::SouthWest | Facing::South => "hex-way-southwest",
        Facing::West => "hex-way-west",
        Facing::NorthWest => "hex-way-northwest",
    }
}
