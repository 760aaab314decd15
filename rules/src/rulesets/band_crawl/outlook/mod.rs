//! Odds of choices and what foes are up to, for players to look up before acting.

mod delving;
mod magic;
mod retreat;
mod ways;

use super::{
    band::Band,
    board::Board,
    checks::{BoutEnd, Harm},
    components::{Faction, Fight, FigureId},
    figure::Figure,
    harm, healing, melee,
    modifiers::Whys,
    rules, shots,
    step::{Action, Question},
    tactics,
    words::{Terms, changes, say},
};
use crate::{
    dice::{Distribution, odds},
    game::{Headline, Intent, LineOfSight, OddsView, Phrase},
    grid::{Cell, Corners, Facing, Flank, squares},
};

/// The attacker and the target of a choice that has odds: an attack in melee, and whether it is with
/// both hands although there is a shield.
fn attack(question: &Question, act: Action) -> Option<(FigureId, FigureId, bool)> {
    match (question, act) {
        (Question::Act { who, .. }, Action::Strike(on)) => Some((*who, on, false)),
        (Question::Act { who, .. }, Action::StrikeBothHanded(on)) => Some((*who, on, true)),
        (Question::NextAttacker(on), Action::Next(by)) => Some((by, *on, false)),
        _ => None,
    }
}

/// The shooter and the target of a choice to shoot, and whether it is with the best arrow.
fn shot(question: &Question, act: Action) -> Option<(FigureId, FigureId, bool)> {
    match (question, act) {
        (Question::Shoot { who, .. }, Action::Shoot(on)) => Some((*who, on, false)),
        (Question::Shoot { who, .. }, Action::ShootArrow(on)) => Some((*who, on, true)),
        _ => None,
    }
}

/// True for a choice to cast, or to name the first target of a spell.
fn casting(question: &Question, act: Action) -> bool {
    match (question, act) {
        (Question::Cast { .. }, Action::Spell(_)) | (Question::Aim(_), Action::Enough) => true,
        (Question::Aim(it), Action::Aim(_)) => it.at.is_empty(),
        _ => false,
    }
}

/// True if a choice has odds.
pub(super) fn has(band: Band<'_>, question: &Question, act: Action) -> bool {
    attack(question, act).is_some()
        || shot(question, act).is_some()
        || casting(question, act)
        || matches!(act, Action::Tend(_) | Action::Treat(..))
        || delving::has(act)
        || ways::has(band, question, act)
        || retreat::has(band, act)
}

/// The odds of a choice.
pub(super) fn of_choice(band: Band<'_>, question: &Question, act: Action) -> Option<OddsView> {
    if let (Question::Act { who, .. }, Action::Tend(on)) = (question, act) {
        let (healer, patient) = (band.get(*who)?, band.get(on)?);
        return Some(of_healing(band, patient, healer.healing_rep()?));
    }
    if let (Question::Act { who, .. }, Action::Treat(on, place)) = (question, act) {
        let cures = band.get(*who)?.cures();
        let (_, rep) = cures.iter().find(|it| it.0 == place)?;
        return Some(of_healing(band, band.get(on)?, *rep));
    }
    if let Some((by, on, with_arrow)) = shot(question, act) {
        return of_shot(band, band.get(by)?, band.get(on)?, with_arrow);
    }
    if casting(question, act) {
        return magic::of_choice(band, question, act);
    }
    if delving::has(act) {
        return delving::of_choice(band, question, act);
    }
    if let Action::Way(side) = act {
        return ways::of_choice(band, question, side);
    }
    if act == Action::BreakOff {
        return retreat::of_break_off(band);
    }
    let (by, on, both_hands) = attack(question, act)?;
    let (by, on) = (band.get(by)?.holding(both_hands), band.get(on)?);
    let (bout, state, whys) = melee::bout(band, band.state().fight.as_ref(), by, on, true);
    let ends = bout.to_its_end(state, |end, _| end).ok()?;
    let name = |end: &BoutEnd| ending(*end);
    let view = OddsView::new(rules::MELEE_UNTIL, &bout.dice(&state), &ends, is_won, name);
    let headline = headline(&ends);
    let sides = ["band-odds-whys-attacker", "band-odds-whys-defender"];
    let notes = sides.into_iter().zip(&whys);
    let notes = notes.filter_map(|(key, whys)| Some(say(key).with("whys", changes(whys)?)));
    let view = notes.fold(view.headed(headline), OddsView::noting);
    Some(view.noting(say("band-odds-to-the-end")))
}

/// The odds of a shot: whether it hits, and what the hit does unless something answers it.
fn of_shot(band: Band<'_>, by: Figure<'_>, on: Figure<'_>, with_arrow: bool) -> Option<OddsView> {
    let (book, impact) = (band.book(), shots::impact(by, with_arrow)?);
    let check = shots::check(by);
    let hurt = hurt(band, impact, &shots::whys(band, Some(by), on));
    let (marksman, shielded) = (shots::is_marksman(by), on.is_shielded());
    let hits = |passed: &i32| shots::result(book, *passed, marksman, shielded).0;
    let results = odds(&check).then(|passed| match hits(passed) {
        true => hurt.clone(),
        false => Distribution::certain(None),
    });
    let headline = Headline::of(results.chance_that(Option::is_some));
    let headline = headline.felling(results.chance_that(fells));
    let name = |harm: &Option<Harm>| {
        say(match harm {
            None => "band-odds-missed",
            Some(Harm::ObviouslyDead) => "band-odds-target-dead",
            Some(Harm::OutOfTheFight) => "band-odds-target-out",
            Some(Harm::DuckBack) => "band-odds-target-ducks",
            Some(Harm::CarryOn | Harm::LessRep(_)) => "band-odds-no-harm",
        })
    };
    let view = OddsView::new(rules::SHOOT_ROLL, &check, &results, Option::is_some, name);
    let answered = on.power().now > 0 || !on.shrugs().is_empty();
    let view = view.headed(headline);
    Some(match answered {
        true => view.noting(say("band-odds-unless-answered")),
        false => view,
    })
}

/// The harm of a shot or a spell that hits with an impact.
fn hurt(band: Band<'_>, impact: u8, whys: &Whys) -> Distribution<Option<Harm>> {
    let table = &band.book().tables.shooting_damage;
    let damage = odds(&harm::damage(impact, whys));
    damage.map(|row| Some(*table.gives(table.at(*row))))
}

fn fells(harm: &Option<Harm>) -> bool {
    harm.is_some_and(Harm::fells)
}

/// The odds of a patient whom somebody heals with a reputation.
fn of_healing(band: Band<'_>, patient: Figure<'_>, rep: u8) -> OddsView {
    let check = healing::check(patient, rep);
    let table = &band.book().tables.recovery;
    let results = odds(&check).map(|(_, passed)| healing::result(table.gives(table.at(*passed))));
    let name = |lower: &Option<u8>| match lower {
        None => say("band-odds-patient-dies"),
        Some(0) => say("band-odds-patient-back"),
        Some(points) => say("band-odds-patient-lower").with("n", *points),
    };
    OddsView::new(
        rules::RECOVERY_HEALER,
        &check,
        &results,
        Option::is_some,
        name,
    )
}

/// True if the defender is down.
fn is_won(end: &BoutEnd) -> bool {
    matches!(end, BoutEnd::Down { loser: 1, .. })
}

/// The chance that the defender goes down, and not the attacker.
fn headline(ends: &Distribution<BoutEnd>) -> Headline {
    Headline::of(ends.chance_that(is_won))
}

fn ending(end: BoutEnd) -> Phrase {
    say(match end {
        BoutEnd::Undecided => "band-odds-parted",
        BoutEnd::Down {
            loser: 0,
            harm: Harm::ObviouslyDead,
        } => "band-odds-attacker-dead",
        BoutEnd::Down { loser: 0, .. } => "band-odds-attacker-out",
        BoutEnd::Down {
            harm: Harm::ObviouslyDead,
            ..
        } => "band-odds-target-dead",
        BoutEnd::Down { .. } => "band-odds-target-out",
    })
}

/// A figure that is up and on the battle board.
fn standing(band: Band<'_>, who: u32) -> Option<Figure<'_>> {
    let figure = band.get(super::scene::figure_of(who)?)?;
    (figure.is_up() && figure.at().is_some()).then_some(figure)
}

/// The odds of a figure's melee with each opponent on the board.
pub(super) fn threats(band: Band<'_>, who: u32) -> Vec<(u32, Headline)> {
    let (Some(me), Some(fight)) = (standing(band, who), band.state().fight.as_ref()) else {
        return Vec::new();
    };
    let opponents = band.in_the_fight(me.faction().other());
    let opponents = opponents.filter(|it| it.is_up() && it.at().is_some());
    let lines = opponents.filter_map(|on| {
        let (bout, state, _) = melee::bout(band, Some(fight), me, on, true);
        let ends = bout.to_its_end(state, |end, _| end).ok()?;
        let line = Headline::of(ends.chance_that(is_won));
        let line = match me.faction() {
            Faction::Band => line,
            // What a foe may do to somebody is told with the name of whoever it would happen to.
            Faction::Foes => line.named(say("band-odds-takes-down").on(on.id())),
        };
        Some((on.id().token(), line))
    });
    lines.collect()
}

/// The line of sight that somebody would have from a square to another. Whoever stands on it is in the
/// way, and who comes to a square does not see what is behind; rules `board.sight` and `board.facing`.
pub(super) fn line_of_sight(band: Band<'_>, who: u32, from: Cell, to: Cell) -> Option<LineOfSight> {
    let (me, fight) = (standing(band, who)?, band.state().fight.as_ref()?);
    let others = band.figures();
    let others = others.filter(|it| it.is_up() && it.id() != me.id());
    let blocks = |cell: Cell| others.clone().any(|it| it.at() == Some(cell));
    let (cells, blocked) = squares::line_of_sight(from, to, Corners::PastOne, blocks);
    let facing = facing_at(band, fight, me, from);
    let behind = facing.is_some_and(|it| it.flank(from, to) == Flank::Rear);
    Some(LineOfSight {
        blocked: match behind && blocked.is_empty() {
            true => vec![to],
            false => blocked,
        },
        cells,
        covered: false,
    })
}

/// The way that somebody would face in another square, as its last step led there.
fn facing_at(band: Band<'_>, fight: &Fight, me: Figure<'_>, at: Cell) -> Option<Facing> {
    let from = me.at().filter(|from| *from != at)?;
    let path = Board::of(band, fight).moves(from, me.faction()).path(at)?;
    let before = path.iter().rev().nth(1).copied().unwrap_or(from);
    Facing::towards(before, at)
}

/// The squares that a figure could reach.
pub(super) fn movement_range(band: Band<'_>, who: u32) -> Vec<Cell> {
    let (Some(me), Some(fight)) = (standing(band, who), band.state().fight.as_ref()) else {
        return Vec::new();
    };
    let Some(from) = me.at() else {
        return Vec::new();
    };
    let moves = Board::of(band, fight).moves(from, me.faction());
    moves.cells().map(|(cell, _)| cell).collect()
}

/// Whom foes charge if their turn comes now, where the book leaves them no choice.
pub(super) fn intents(band: Band<'_>) -> Vec<Intent> {
    let Some(fight) = &band.state().fight else {
        return Vec::new();
    };
    let foes = band.in_the_fight(Faction::Foes);
    let foes = foes.filter(|it| it.is_up() && !fight.done.contains(&it.id()));
    let intents = foes.filter_map(|foe| {
        let reached = tactics::target(band, foe)?;
        let moves = Board::of(band, fight).moves(foe.at()?, foe.faction());
        Some(Intent {
            who: foe.id().token(),
            on: reached.target.token(),
            path: moves.path(reached.at).unwrap_or_default(),
            strikes: true,
        })
    });
    intents.collect()
}
