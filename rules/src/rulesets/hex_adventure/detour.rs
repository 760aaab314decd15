//! Foes that are near, but cannot be walked up to in one move.

use super::{
    components::FighterId,
    content::WeaponIx,
    fighter::Fighter,
    step::{AttackMode, Turn},
    turn,
    venture::Venture,
    walk,
};
use crate::grid::hex;

/// The way to where a foe could be struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detour {
    /// The hexes that it takes; `None` if others and obstacles leave no way at all.
    pub hexes: Option<u32>,
    /// The hexes that can be walked.
    pub most: u32,
}

/// The way to a foe whom somebody with nothing but a blade would reach as the crow flies, but not on
/// foot.
pub fn to(venture: Venture<'_>, turn: Turn, foe: FighterId) -> Option<Detour> {
    let me = venture.get(turn.who)?;
    let on = venture.get(foe)?;
    let most = turn::left_of(venture, turn)?;
    let (from, at) = (me.at?, on.at?);
    let near = !venture.field().touches(from, at) && hex::distance(from, at) <= most + 1;
    let weapon = venture.in_hand(me)?.weapon;
    if !near || !is_for_blows_only(venture, me, weapon) || !walk::is_free(venture, me) {
        return None;
    }
    let steps = walk::reach_within(venture, me, walk::longest(venture))?;
    let around = venture.field().around(at);
    let hexes = around.filter_map(|cell| steps.cost(cell)).min();
    let reached = hexes.is_some_and(|hexes| hexes <= most);
    (!reached).then_some(Detour { hexes, most })
}

fn is_for_blows_only(venture: Venture<'_>, me: Fighter<'_>, weapon: WeaponIx) -> bool {
    let has = |mode| venture.damage_of(weapon, mode).is_some();
    let afar = has(AttackMode::Shoot) || has(AttackMode::Throw);
    has(AttackMode::Strike) && !afar && venture.can_wield(me, weapon)
}
