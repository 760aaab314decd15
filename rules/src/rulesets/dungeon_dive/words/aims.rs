//! Whom something is meant for, how far it reaches and where it spreads.

use super::{
    super::content::{Aim, Area, Moment, Range, Time},
    say,
};
use crate::game::Phrase;

/// Whom an act is meant for and how far away they are; nothing for the doer alone.
pub(super) fn aim(time: Time, aim: Aim, range: Range, area: Option<Area>) -> Option<Phrase> {
    let who = match (aim, area) {
        (Aim::Oneself, _) => return None,
        (Aim::Creatures(n), _) => say("dive-aim-creatures").with("n", n),
        (Aim::Allies(n), _) => say("dive-aim-allies").with("n", n),
        (Aim::Foes(n), _) => say("dive-aim-foes").with("n", n),
        (Aim::Square, None) => say("dive-aim-square"),
        (Aim::Square, Some(it)) => area_at(it),
        (Aim::Cause, _) => cause(time),
        (_, Some(it)) => in_area(aim, it),
        (_, None) => say("dive-aim-everyone"),
    };
    Some(match range {
        Range::Oneself => who,
        Range::Touch if aim == Aim::Cause => who,
        Range::Touch => say("dive-aim-touch").with("who", who),
        Range::Feet(n) => say("dive-aim-within").with("who", who).with("n", n),
    })
}

/// How far a spell reaches.
pub fn range(it: Range) -> Phrase {
    match it {
        Range::Oneself => say("dive-range-oneself"),
        Range::Touch => say("dive-range-touch"),
        Range::Feet(n) => say("dive-range-feet").with("n", n),
    }
}

/// Whose doing a reaction answers.
fn cause(time: Time) -> Phrase {
    say(match time {
        Time::Reaction(
            Moment::Hit | Moment::Missed | Moment::AllyAttacked(_) | Moment::Damaged,
        ) => "dive-aim-attacker",
        Time::Reaction(Moment::SpellCast(_)) => "dive-aim-caster",
        _ => "dive-aim-cause",
    })
}

/// Who in an area is meant, and where it is.
fn in_area(aim: Aim, area: Area) -> Phrase {
    let [all, others] = match aim {
        Aim::FoesInArea => ["dive-aim-every-foe"; 2],
        Aim::AlliesInArea => ["dive-aim-every-ally", "dive-aim-every-other-ally"],
        _ => ["dive-aim-everyone", "dive-aim-everyone-else"],
    };
    match area {
        Area::Around(n) => say("dive-aim-within").with("who", say(others)).with("n", n),
        _ => say("dive-area-in")
            .with("who", say(all))
            .with("area", area_at(area)),
    }
}

/// An area by its shape and size.
pub(super) fn area_at(it: Area) -> Phrase {
    match it {
        Area::Cone(n) => say("dive-area-cone").with("n", n),
        Area::Cube(n) => say("dive-area-cube").with("n", n),
        Area::Sphere(n) => say("dive-area-sphere").with("n", n),
        Area::Around(n) => say("dive-area-around").with("n", n),
        Area::Wall(n) => say("dive-area-wall").with("n", n),
        Area::Cylinder { radius, height } => say("dive-area-cylinder")
            .with("n", radius)
            .with("height", height),
        Area::Line { long, wide } => say("dive-area-line").with("n", long).with("wide", wide),
    }
}

/// A moment, as an adverb: "on a hit", "at the start of each turn".
pub(super) fn moment(it: Moment) -> Phrase {
    match it {
        Moment::TurnBegins => say("dive-moment-turn-begins"),
        Moment::TurnEnds => say("dive-moment-turn-ends"),
        Moment::FightBegins => say("dive-moment-fight-begins"),
        Moment::Hit => say("dive-moment-hit"),
        Moment::Missed => say("dive-moment-missed"),
        Moment::AllyAttacked(n) => say("dive-moment-ally-attacked").with("n", n),
        Moment::Damaged => say("dive-moment-damaged"),
        Moment::FoeLeaves => say("dive-moment-foe-leaves"),
        Moment::FoeComes => say("dive-moment-foe-comes"),
        Moment::SpellCast(n) => say("dive-moment-spell-cast").with("n", n),
        Moment::Falls(n) => say("dive-moment-falls").with("n", n),
        Moment::Dropped => say("dive-moment-dropped"),
        Moment::DropsFoe => say("dive-moment-drops-foe"),
        Moment::Hits => say("dive-moment-hits"),
        Moment::HitsCritically => say("dive-moment-hits-critically"),
        Moment::Fails => say("dive-moment-fails"),
        Moment::NearTurnBegins => say("dive-moment-near-turn-begins"),
        Moment::Ends => say("dive-moment-ends"),
    }
}
