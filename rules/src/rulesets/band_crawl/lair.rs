//! The Big Bad at home: with the option it waits on the last tile, and is met nowhere before.

use super::{
    Cx,
    band::Band,
    components::{Condition, FigureId, Place},
    forces, rules,
};
use crate::dungeon::RoomId;

/// The Big Bad, as long as it has not been met.
pub fn absent(band: Band<'_>) -> Option<FigureId> {
    let big_bad = band.state().quest.big_bad.and_then(|it| band.get(it))?;
    let stance = big_bad.stance();
    let waits = stance.place == Place::Away && stance.condition == Condition::Up;
    waits.then(|| big_bad.id())
}

/// Whoever comes to the last tile finds the Big Bad there with its minions, by the table of numbers,
/// if it has its lair; rule `option.lair`.
pub fn enter(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let is_last = band.state().below.dungeon.last_tile() == Some(tile);
    let Some(who) = absent(band).filter(|_| is_last && band.options().lair) else {
        return;
    };
    let count = forces::numbers(cx, tile);
    forces::appear(cx, rules::OPTION_LAIR, who, tile);
    forces::minions(cx, tile, count.saturating_sub(1));
}
