//! Finds and who carries them, and what is done between adventures.

use super::super::{
    band::Band,
    components::{FigureId, Thing},
    step::Action,
};
use crate::game::LegalActions;

/// Whoever can carry most besides what it has.
pub fn bear(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::Bear(who) => {
            let figure = band.figure(who);
            100 + 2 * i32::from(figure.reputation().original) - figure.burden() as i32
        }
        _ => 0,
    }
}

/// What is least missed: plain things before items.
pub fn drop(band: Band<'_>, who: FigureId, act: Action) -> i32 {
    match act {
        Action::Drop(place) => {
            let it = band.figure(who).gear().get(usize::from(place));
            i32::from(it.is_some_and(|it| !matches!(it.thing, Thing::Item(_))))
        }
        _ => 0,
    }
}

/// Takes on whoever there is room for, lets the weakest go where there are too many, and sets out.
pub fn between(band: Band<'_>, offer: &LegalActions<Action>, act: Action) -> i32 {
    let large = !offer.choices.iter().any(|it| it.act == Action::SetOut);
    match act {
        Action::LetGo(who) if large => 100 - i32::from(band.figure(who).reputation().original),
        Action::Recruit => 60,
        Action::SetOut => 50,
        _ => 0,
    }
}
