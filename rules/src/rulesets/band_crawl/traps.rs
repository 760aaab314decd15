//! Traps: of hidden forces, and of secret rooms.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::{Anybody, Passing},
    components::FigureId,
    content::{Effect, Trap},
    event::{Lurking, Source},
    figure::Figure,
    harm::{Cause, Hit},
    rules,
    step::Task,
};
use crate::dungeon::RoomId;

/// The dice of somebody against a trap, if that is more than usual; rule `profession.thief`.
fn skill(figure: Figure<'_>) -> Option<u8> {
    let dice = figure.effects().filter_map(|it| match it.effect {
        Effect::TrapDice(dice) => Some(*dice),
        _ => None,
    });
    dice.max()
}

/// The reputation that it has against a trap; rule `profession.second`.
pub fn rep_against(figure: Figure<'_>) -> u8 {
    figure.rep_with(|it| matches!(it, Effect::TrapDice(_)))
}

/// A group meets a trap: the best of its thieves finds it, or else anybody has set it off; rule
/// `secret.trap`, section 37.1.4.
pub fn meet(cx: &mut Cx<'_>, tile: RoomId, guards: bool) {
    let band = Band::of(cx.world());
    let there: SmallVec<[FigureId; 8]> = band.those_on(tile).map(Figure::id).collect();
    if there.is_empty() {
        return;
    }
    let thieves = band.those_on(tile).filter(|it| skill(*it).is_some());
    let thief = thieves.max_by_key(|it| (skill(*it), rep_against(*it), Reverse(it.id())));
    let thief = thief.map(Figure::id);
    let of = match thief {
        Some(_) => 1,
        None => there.len().min(100) as u8,
    };
    let role = "dice-band-anybody";
    let (roll, place) = cx.roll(&Anybody { role, of });
    let who = thief.unwrap_or(there[usize::from(place)]);
    let met = Lurking::TrapMet {
        tile,
        who,
        thief: thief.is_some(),
        roll: Box::new(roll),
    };
    let rule = match thief {
        Some(_) => rules::PROFESSION_THIEF,
        None => rules::SECRET_TRAP,
    };
    cx.emit(rule, met.into());
    if guards {
        // Whatever becomes of the trap.
        let bonus = level_of(cx, tile);
        let from = Source::Trap;
        cx.push(Task::PossibleTreasure { tile, from, bonus });
    }
    let again = false;
    cx.push(Task::DisarmTrap { who, tile, again });
}

/// Somebody rolls against a trap. One die passed has them try again, and counts as none then; a trap
/// that goes off is a shot with the level as its impact; rule `secret.trap`.
pub fn disarm(cx: &mut Cx<'_>, who: FigureId, tile: RoomId, again: bool) {
    let band = Band::of(cx.world());
    let Some(figure) = band.get(who).filter(|it| it.is_up()) else {
        return;
    };
    let dice = skill(figure).unwrap_or(band.book().figures.trap_dice);
    let check = Passing::new("dice-band-trap", dice, i32::from(rep_against(figure)));
    let (roll, passed) = cx.roll(&check);
    let counts_as = if again && passed < 2 { 0 } else { passed };
    let table = &cx.content().tables.trap;
    let row = table.at(counts_as);
    let gives = *table.gives(row);
    let rolled = Lurking::TrapRolled {
        who,
        passed: passed as u8,
        gives,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::SECRET_TRAP, rolled.into());
    match gives {
        Trap::Disarmed => {}
        Trap::Again => {
            let again = true;
            cx.push(Task::DisarmTrap { who, tile, again });
        }
        Trap::Sprung => {
            let impact = level_of(cx, tile);
            strike(cx, who, tile, Cause::Trap, impact);
        }
    }
}

/// The level of a tile.
pub fn level_of(cx: &Cx<'_>, tile: RoomId) -> u8 {
    let map = Band::of(cx.world()).map();
    map.room(tile).map_or(1, |room| room.level)
}

/// A hit that nobody has dealt, away from any board. Whoever it puts out of the fight tests for
/// recovery at once, and the coins that they carried pass on; rules `secret.trap`, `secret.fall` and
/// `secret.vermin`.
pub fn strike(cx: &mut Cx<'_>, who: FigureId, tile: RoomId, cause: Cause, impact: u8) {
    let hit = Hit {
        cause,
        on: who,
        lead: impact,
        attacking: false,
    };
    cx.push_all([Task::Hit(hit), Task::Recover(who), Task::PassCoins(tile)]);
}
