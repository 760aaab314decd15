//! Those who are out of the fight, and what becomes of them.

use super::{
    Cx,
    band::Band,
    checks::{Passing, TWO},
    components::{Condition, Faction, FigureId, Place},
    event::Fighting,
    figure::Figure,
    healing, rules,
    step::Task,
    turn::Taint,
    turned,
};
use crate::dungeon::RoomId;

/// Those of the band who lie on a tile are free once somebody of it is there and no foe is, and test
/// for recovery; rule `fight.left`.
pub fn free(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let [ours, theirs] = [Faction::Band, Faction::Foes].map(|it| band.is_held(tile, it));
    if !ours || theirs {
        return;
    }
    let lies = |it: &Figure<'_>| {
        let here = it.stance().place == Place::Tile(tile);
        here && it.stance().condition == Condition::Out
    };
    let lie: Vec<FigureId> = band.members().filter(lies).map(Figure::id).collect();
    cx.push_all(lie.into_iter().map(Task::Recover));
}

/// After the fight whoever lies on the field that their side holds, and is neither infected nor
/// bitten, tests against original reputation: back as before, back with less until the adventure is
/// over, or dead of the wounds; rule `recovery.test`, section 27.0.
pub fn recover(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let figure = band.get(who);
    let tainted = |taint| band.state().below.is_tainted(who, taint);
    match figure.map(|it| it.stance().condition) {
        Some(Condition::Out) if tainted(Taint::Infected) => return turned::infection(cx, who),
        Some(Condition::Out | Condition::Up) if tainted(Taint::Bitten) => {
            return turned::after_bite(cx, who);
        }
        _ => {}
    }
    let lies = figure.filter(|it| it.stance().condition == Condition::Out);
    let Some(figure) = lies else {
        return;
    };
    let (side, rep) = (figure.faction(), i32::from(figure.reputation().original));
    let (roll, passed) = cx.roll(&Passing::new("dice-band-recovery", TWO, rep));
    let table = &cx.content().tables.recovery;
    let row = table.at(passed);
    let result = Fighting::RecoveryRolled {
        who,
        side,
        row,
        roll: Box::new(roll),
        lower: healing::result(table.gives(row)),
    };
    cx.emit(rules::RECOVERY_TEST, result.into());
}
