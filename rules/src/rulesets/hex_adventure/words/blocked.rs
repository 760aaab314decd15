//! What is in the way of an attack: of its line of sight, or of the walk up to a foe.

use super::{
    super::{
        components::FighterId,
        detour, scene,
        step::{Action, Aim, Turn},
        venture::Venture,
    },
    Terms, say,
};
use crate::{game::Phrase, grid::Cell};

/// Why somebody has no line of sight to the target of an act.
pub(super) fn sight(venture: Venture<'_>, by: Option<FighterId>, act: Action) -> Phrase {
    match first_blocked(venture, by, act).map(|cell| venture.stands_in(cell)) {
        Some(Some(other)) => say("hex-why-sight-someone").by(other.id),
        Some(None) => say("hex-why-sight-thing"),
        None => say("hex-why-sight"),
    }
}

/// The first hex that blocks the line.
fn first_blocked(venture: Venture<'_>, by: Option<FighterId>, act: Action) -> Option<Cell> {
    let (Action::Shoot { on }
    | Action::Throw { on }
    | Action::Use {
        aim: Aim::At(on), ..
    }) = act
    else {
        return None;
    };
    let by = venture.get(by?)?;
    let (from, to) = (by.at?, venture.get(on)?.at?);
    let line = scene::line_of_sight(venture, by.id.token(), from, to)?;
    line.blocked.first().copied()
}

/// Why a foe near by cannot be walked up to.
pub(super) fn way(venture: Venture<'_>, turn: Turn, on: FighterId) -> Option<Phrase> {
    let detour = detour::to(venture, turn, on)?;
    Some(match detour.hexes {
        Some(hexes) => say("hex-why-detour").n(hexes).with("have", detour.most),
        None => say("hex-why-no-way"),
    })
}
