//! Bites and infections, and those who turn.

use std::cmp::Reverse;

use super::{
    Cx,
    band::Band,
    checks::{Passing, TWO},
    components::{Condition, FigureId, Part},
    content::{Effect, Race, Recovery},
    event::{AfterBite, Healing},
    figure::Figure,
    healing, rules,
    turn::Taint,
};
use crate::content::Ref;

/// True if somebody could become this race: of the band, of another race, and of one that turns; rule
/// `race.turned`.
fn can_become(who: Figure<'_>, into: &Ref<Race>) -> bool {
    let race = who.race();
    who.part() == Part::Band && race.turns && race.id != *into.id()
}

/// Whoever is put out of the fight by somebody who infects is infected; rule `race.infection`,
/// section 7.0.6.
pub fn infect(cx: &mut Cx<'_>, who: FigureId, by: Option<FigureId>) {
    let band = Band::of(cx.world());
    let (Some(figure), Some(by)) = (band.get(who), by.and_then(|it| band.get(it))) else {
        return;
    };
    let infects = by.effects().any(|it| match it.effect {
        Effect::Infects { turns_into } => can_become(figure, turns_into),
        _ => false,
    });
    if infects {
        let taint = Taint::Infected;
        let infected = Healing::Tainted { who, taint };
        cx.emit(rules::RACE_INFECTION, infected.into());
    }
}

/// Whoever of the band is bitten will have to test for it; rule `race.venom`, section 7.0.5.
pub fn bite(cx: &mut Cx<'_>, who: FigureId) {
    let (band, taint) = (Band::of(cx.world()), Taint::Bitten);
    let fresh = !band.state().below.is_tainted(who, taint);
    if fresh && band.figure(who).part() == Part::Band {
        cx.emit(rules::RACE_VENOM, Healing::Tainted { who, taint }.into());
    }
}

/// Whoever was infected turns, unless a healer who is up where they lie passes a die; then both dice
/// are read like any recovery; rules `race.infection` and `recovery.no_healer`, sections 7.0.6 and
/// 30.0.
pub fn infection(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let figure = band.figure(who);
    let near = |it: &Figure<'_>| it.is_up() && it.stance().place == figure.stance().place;
    let healers = band.members().filter(near);
    let healers = healers.filter_map(|it| Some((it.healing_rep()?, Reverse(it.id()))));
    let Some((rep, Reverse(healer))) = healers.max() else {
        return turn(cx, who);
    };
    let side = figure.faction();
    let (roll, (saved, passed)) = cx.roll(&healing::check(figure, rep));
    let table = &cx.content().tables.recovery;
    let row = table.at(passed);
    let rolled = Healing::InfectionRolled {
        healer,
        who,
        side,
        row,
        roll: Box::new(roll),
        saved,
        lower: healing::result(table.gives(row)).unwrap_or(0),
    };
    cx.emit(rules::RACE_INFECTION, rolled.into());
    if !saved {
        turn(cx, who);
    }
}

/// Whoever was bitten tests, on their feet or not: the points are back, or they turn, or it is the
/// death of those who lie there; rule `race.venom`, section 7.0.5.
pub fn after_bite(cx: &mut Cx<'_>, who: FigureId) {
    let figure = Band::of(cx.world()).figure(who);
    let (side, rep) = (figure.faction(), i32::from(figure.reputation().original));
    let lies = figure.stance().condition == Condition::Out;
    let immune = figure.race().traits.iter().any(|it| match it {
        Effect::Venom { turns_into, .. } => !can_become(figure, turns_into),
        _ => false,
    });
    let turns = figure.race().turns && !immune;
    let (roll, passed) = cx.roll(&Passing::new("dice-band-recovery", TWO, rep));
    let table = &cx.content().tables.recovery;
    let row = table.at(passed);
    let comes = match table.gives(row) {
        Recovery::Original => AfterBite::Back,
        Recovery::Lower(_) if turns => AfterBite::Turns,
        Recovery::Lower(points) if lies => AfterBite::Lower(*points),
        Recovery::Dies if lies => AfterBite::Dies,
        Recovery::Lower(_) | Recovery::Dies => AfterBite::Stays,
    };
    let rolled = Healing::BiteRolled {
        who,
        side,
        row,
        roll: Box::new(roll),
        comes,
    };
    cx.emit(rules::RACE_VENOM, rolled.into());
    if comes == AfterBite::Turns {
        turn(cx, who);
    }
}

fn turn(cx: &mut Cx<'_>, who: FigureId) {
    cx.emit(rules::RACE_TURNED, Healing::Turned { who }.into());
}
