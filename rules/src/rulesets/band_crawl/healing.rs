//! Healers in a fight: whom they can heal, and what comes of it.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    board::{self, Board, Reached},
    checks::Treatment,
    components::{Condition, Faction, Fight, FigureId},
    content::{Effect, Recovery},
    draughts,
    event::{Fighting, Healing},
    fight,
    figure::Figure,
    meet, rules,
    step::Action,
};
use crate::{dice::Roll, game::LegalActions};

/// A healer and whoever is to be healed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tending {
    pub healer: FigureId,
    pub patient: FigureId,
    /// True if the healer spends this turn on it, and false if they have just come.
    pub whole_turn: bool,
}

impl Figure<'_> {
    /// The reputation that it heals with, if it does: in a second profession a star is lower; rules
    /// `recovery.healer` and `profession.second`, sections 9.2 and 30.0.
    pub fn healing_rep(self) -> Option<u8> {
        self.rep_for(|effects| effects.contains(&Effect::Heals))
    }
}

/// True if somebody of a side lies on the board, and nobody stands over them but for one.
fn lies_free(board: &Board, it: Figure<'_>, over: Figure<'_>) -> bool {
    let lies = it.stance().condition == Condition::Out;
    lies && it
        .at()
        .is_some_and(|at| board.is_free(at) || over.at() == Some(at))
}

/// Those of its side who lie within reach of a figure, with the square to heal each from; rule
/// `recovery.healer`, section 30.0.
pub fn patients(band: Band<'_>, fight: &Fight, who: Figure<'_>) -> SmallVec<[Reached; 4]> {
    let Some(from) = who.at() else {
        return SmallVec::new();
    };
    let board = Board::of(band, fight);
    let fallen = band.in_the_fight(who.faction());
    let mut fallen = fallen.filter(|it| lies_free(&board, *it, who)).peekable();
    if fallen.peek().is_none() {
        return SmallVec::new();
    }
    let moves = board.moves(from, who.faction());
    let reached = fallen.filter_map(|it| {
        let (steps, at) = board::beside(&moves, from, it.at()?)?;
        let target = it.id();
        Some(Reached { target, steps, at })
    });
    reached.collect()
}

/// Those next to a figure whom it can heal, with what it carries for that: its place, and the
/// reputation that it heals with; rules `item.potion` and `item.healing_staff`, section 29.2.
pub fn cures(
    band: Band<'_>,
    fight: &Fight,
    who: Figure<'_>,
) -> impl Iterator<Item = (FigureId, u8, u8)> {
    let cures = who.cures();
    let near = match cures.is_empty() {
        true => SmallVec::new(),
        false => patients(band, fight, who),
    };
    let near = near.into_iter().filter(|it| it.steps == 0);
    near.flat_map(move |it| {
        let cures = cures.clone().into_iter();
        cures.map(move |(place, rep)| (it.target, place, rep))
    })
}

/// Offers what a figure can heal others with.
pub fn offer_cures(
    band: Band<'_>,
    fight: &Fight,
    who: Figure<'_>,
    offer: &mut LegalActions<Action>,
) {
    for (patient, place, _) in cures(band, fight, who) {
        offer.add(Action::Treat(patient, place));
    }
}

/// Somebody heals somebody next to them with what they carry, in place of acting; rules
/// `item.potion` and `item.healing_staff`, section 29.2.
pub fn cure(cx: &mut Cx<'_>, who: FigureId, patient: FigureId, place: u8) {
    let band = Band::of(cx.world());
    let rep = band.state().fight.as_ref().and_then(|fight| {
        let mut all = cures(band, fight, band.figure(who));
        all.find(|it| (it.0, it.1) == (patient, place))
            .map(|it| it.2)
    });
    if let Some(rep) = rep {
        draughts::use_on(cx, who, patient, place);
        treat(cx, who, patient, rep);
    }
}

/// A healer goes to somebody who lies there. Whoever is there already spends the whole turn on it;
/// rule `recovery.healer`.
pub fn tend(cx: &mut Cx<'_>, healer: FigureId, patient: FigureId) {
    let band = Band::of(cx.world());
    let all = band.state().fight.as_ref();
    let all = all.map(|fight| patients(band, fight, band.figure(healer)));
    let mut all = all.into_iter().flatten();
    let Some(reached) = all.find(|it| it.target == patient) else {
        return cx.emit(rules::FIGHT_ACT, Fighting::Waited { who: healer }.into());
    };
    fight::step(cx, healer, reached.at);
    let tending = Tending {
        healer,
        patient,
        whole_turn: reached.steps == 0,
    };
    cx.emit(rules::RECOVERY_HEALER, Healing::Tends(tending).into());
}

/// Whoever is attacked or ducks back does not get to heal; rule `recovery.interrupted`.
pub fn interrupt(cx: &mut Cx<'_>, healer: FigureId) {
    let fight = Band::of(cx.world()).state().fight.as_ref();
    let mut tending = fight.into_iter().flat_map(|it| &it.tending);
    let patient = tending.find(|it| it.healer == healer).map(|it| it.patient);
    if let Some(patient) = patient {
        let interrupted = Healing::Interrupted { healer, patient };
        cx.emit(rules::RECOVERY_INTERRUPTED, interrupted.into());
    }
}

/// At the end of the turn of a side its healers have spent on patients, they heal them. Once the
/// fight is over it is too late; rules `recovery.healer` and `recovery.no_healer`, section 30.0.
pub fn heal(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let fight = band.state().fight.as_ref().filter(|_| meet::goes_on(band));
    let healers = fight.into_iter().flat_map(|it| &it.tending);
    let healers = healers.filter(|it| it.whole_turn);
    let healers = healers.filter(|it| {
        let healer = band.get(it.healer);
        healer.is_some_and(|it| it.faction() == side)
    });
    let healers: SmallVec<[Tending; 2]> = healers.copied().collect();
    for it in healers {
        match still_heals(Band::of(cx.world()), it) {
            Some(rep) => treat(cx, it.healer, it.patient, rep),
            None => interrupt(cx, it.healer),
        }
    }
}

/// The reputation that a healer heals with, if both are still where they were.
fn still_heals(band: Band<'_>, it: Tending) -> Option<u8> {
    let fight = band.state().fight.as_ref()?;
    let [healer, patient] = [band.get(it.healer)?, band.get(it.patient)?];
    let near = healer.at()?.reach_to(patient.at()?) == 1;
    let free = lies_free(&Board::of(band, fight), patient, healer);
    healer
        .healing_rep()
        .filter(|_| healer.is_up() && near && free)
}

/// The dice of somebody who heals with a reputation, and of their patient: a die against that one,
/// and one against the original of the patient. Together they are read like any recovery; rules
/// `recovery.healer` and `recovery.test`, section 30.0.
pub fn check(patient: Figure<'_>, rep: u8) -> Treatment {
    Treatment {
        healer: i32::from(rep),
        patient: i32::from(patient.reputation().original),
    }
}

/// What so many dice passed come to: points of reputation less, or nothing for somebody who dies.
pub fn result(recovery: &Recovery) -> Option<u8> {
    match recovery {
        Recovery::Original => Some(0),
        Recovery::Lower(points) => Some(*points),
        Recovery::Dies => None,
    }
}

/// Somebody heals somebody, who is back at once, or dies; rules `recovery.healer` and
/// `recovery.back`, section 30.0.
fn treat(cx: &mut Cx<'_>, healer: FigureId, patient: FigureId, rep: u8) {
    let figure = Band::of(cx.world()).figure(patient);
    let side = figure.faction();
    let (roll, (_, passed)): (Roll, (bool, i32)) = cx.roll(&check(figure, rep));
    let table = &cx.content().tables.recovery;
    let row = table.at(passed);
    let lower = result(table.gives(row));
    let rolled = Healing::Rolled {
        healer,
        patient,
        side,
        row,
        roll: Box::new(roll),
        lower,
    };
    cx.emit(rules::RECOVERY_HEALER, rolled.into());
    if lower.is_some() {
        let back = Healing::BackUp { who: patient };
        cx.emit(rules::RECOVERY_BACK, back.into());
    }
}
