//! Hexes in the names of choices, as one would point at them across the table: by the way there. The
//! board has no numbers on it.

use super::{
    super::{step::Question, venture::Venture},
    Terms, say,
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
    say(key).with("where", next(place(venture, question), to))
}

/// A choice that aims at a hex, named by the way there.
pub(super) fn aim(
    venture: Venture<'_>,
    question: &Question,
    at: Cell,
    key: &'static str,
) -> Phrase {
    say(key).with("where", between(place(venture, question), at))
}

/// The way to the next hex.
pub(super) fn next(from: Option<Cell>, to: Cell) -> Phrase {
    match from.map(|from| hex::legs(from, to)) {
        None => say("hex-way-elsewhere"),
        Some([(side, 1), (_, 0)]) => say(named(side)),
        Some([(_, 0), _]) => say("hex-way-here"),
        // One that lies elsewhere on the sheet is next to this one only by stairs.
        Some(_) => say("hex-way-stairs"),
    }
}

/// The way from one hex to another, as far as it is known where it begins.
pub(super) fn between(from: Option<Cell>, to: Cell) -> Phrase {
    match from.map(|from| hex::legs(from, to)) {
        None => say("hex-way-elsewhere"),
        Some([(_, 0), _]) => say("hex-way-here"),
        Some(legs) => in_legs(legs, "hex-way-one", "hex-way-two"),
    }
}

/// A hex that something is aimed at, by the way there.
pub(super) fn ground(from: Option<Cell>, at: Cell) -> Phrase {
    match from.map(|from| hex::legs(from, at)) {
        None | Some([(_, 0), _]) => say("hex-ground"),
        Some(legs) => in_legs(legs, "hex-ground-one", "hex-ground-two"),
    }
}

/// A way in the text for one leg, or for two.
fn in_legs(
    [(side, n), (other, more)]: [(Facing, u32); 2],
    one: &'static str,
    two: &'static str,
) -> Phrase {
    let told = |key| say(key).n(n).with("side", say(named(side)));
    match more {
        0 => told(one),
        _ => told(two)
            .with("more", more)
            .with("other", say(named(other))),
    }
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
