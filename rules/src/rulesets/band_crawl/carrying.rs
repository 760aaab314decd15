//! The wounded in the arms of their friends.

use super::{
    Cx,
    band::Band,
    board,
    components::{Fight, FigureId},
    event::Fighting,
    fight,
    figure::Figure,
    healing, pursuit, rules,
    step::{Action, Task},
};
use crate::{
    game::LegalActions,
    grid::{Cell, Facing},
};

impl Fight {
    /// Whom somebody carries.
    pub fn carried_by(&self, bearer: FigureId) -> Option<FigureId> {
        let pair = self.carried.iter().find(|(it, _)| *it == bearer);
        pair.map(|(_, wounded)| *wounded)
    }

    /// True if somebody carries a figure.
    pub fn is_carried(&self, wounded: FigureId) -> bool {
        self.carried.iter().any(|(_, it)| *it == wounded)
    }
}

/// Offers a figure to lift those of its side who lie within reach, or to change places with them; rule
/// `wounded.fetch`, section 25.0.
pub fn offer(
    band: Band<'_>,
    fight: &Fight,
    who: Figure<'_>,
    moved: bool,
    offer: &mut LegalActions<Action>,
) {
    for it in healing::patients(band, fight, who) {
        if !moved || it.steps == 0 {
            offer.add(Action::Lift(it.target));
            offer.add(Action::TakePlace(it.target));
        }
    }
}

/// Offers whoever has somebody in their arms what they can do then: walk, set them down, run.
pub fn offer_bearer(
    band: Band<'_>,
    fight: &Fight,
    (who, wounded): (Figure<'_>, FigureId),
    moved: bool,
    offer: &mut LegalActions<Action>,
) {
    offer.add(Action::SetDown(wounded));
    if let Some(from) = who.at().filter(|_| !moved) {
        if pursuit::can_break_off(band, who) {
            offer.add(Action::BreakOff);
        }
        fight::offer_steps(band, fight, who, from, offer);
    }
    offer.add(Action::Wait);
}

/// A figure goes to somebody of its side who lies there, and lifts them or changes places with them;
/// rule `wounded.fetch`.
pub fn fetch(cx: &mut Cx<'_>, who: FigureId, wounded: FigureId, lifts: bool) {
    let band = Band::of(cx.world());
    let all = band.state().fight.as_ref();
    let all = all.map(|fight| healing::patients(band, fight, band.figure(who)));
    let mut all = all.into_iter().flatten();
    let Some(reached) = all.find(|it| it.target == wounded) else {
        return cx.emit(rules::FIGHT_ACT, Fighting::Waited { who }.into());
    };
    fight::step(cx, who, reached.at);
    let fetched = match lifts {
        true => Fighting::Lifted { who, wounded },
        false => Fighting::TookPlace { who, wounded },
    };
    cx.emit(rules::WOUNDED_FETCH, fetched.into());
}

/// A figure sets down whom it carries, where it stands; rule `wounded.fetch`.
pub fn set_down(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    if let Some((wounded, at)) = carries(band, who) {
        cx.emit(
            rules::WOUNDED_FETCH,
            Fighting::SetDown { who, wounded, at }.into(),
        );
    }
}

/// Whom a figure carries, and the square where it stands.
fn carries(band: Band<'_>, who: FigureId) -> Option<(FigureId, Cell)> {
    let fight = band.state().fight.as_ref()?;
    Some((fight.carried_by(who)?, band.get(who)?.at()?))
}

/// Whoever is attacked drops whom they carry on the square behind them, if nobody stands there; whoever
/// ducks back leaves them where they were; rule `wounded.drop`, section 25.0.
pub fn drop(cx: &mut Cx<'_>, who: FigureId, attacker: Option<FigureId>) {
    let band = Band::of(cx.world());
    let (Some(fight), Some((wounded, here))) = (&band.state().fight, carries(band, who)) else {
        return;
    };
    let from = attacker.and_then(|it| band.get(it)?.at());
    let behind = from.and_then(|from| Facing::towards(from, here));
    let behind = behind.map(|away| here + away.ahead());
    let free = behind.filter(|at| board::Board::of(band, fight).is_free(*at));
    let at = free.unwrap_or(here);
    cx.emit(
        rules::WOUNDED_DROP,
        Fighting::Dropped { who, wounded, at }.into(),
    );
}

/// Whoever comes out of a fight in somebody’s arms tests for recovery as after a fight; rule
/// `recovery.test`, section 27.0.
pub fn bring_out(cx: &mut Cx<'_>, wounded: Option<FigureId>) {
    cx.push_all(wounded.map(Task::Recover));
}
