//! The odds of areas: how many of the foes caught fail their save, and what it does to all of them.

use super::super::{
    components::FigureId,
    effects::targets,
    figure::Figure,
    play::Play,
    rules,
    step::Plan,
    words::{Terms, say},
};
use super::{deeds, planned};
use crate::{
    dice::Distribution,
    game::{DiceCount, Headline, OddsRow, OddsView, Phrase},
    grid::Cell,
};

/// The squares that something planned covers, aimed at a square.
pub fn cells(play: Play<'_>, plan: &Plan, at: Cell) -> Vec<Cell> {
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let more = targets::wider(play, plan.source, plan.circle);
    targets::cells(play.figure(plan.by), frame, Some(at), more)
}

fn aimed(plan: &Plan, at: Cell) -> Plan {
    Plan {
        at: Some(at),
        ..plan.clone()
    }
}

/// Those whom it catches, foes first.
fn caught<'w>(play: Play<'w>, plan: &Plan) -> Vec<Figure<'w>> {
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let by = play.figure(plan.by);
    let all = targets::of_plan(by, plan, frame);
    let mut all: Vec<Figure<'w>> = all.iter().filter_map(|it| play.get(*it)).collect();
    all.sort_by_key(|it| it.team() == by.team());
    all
}

/// True if something aimed at a square has odds for a foe.
pub fn tells(play: Play<'_>, plan: &Plan, at: Cell) -> bool {
    let plan = aimed(plan, at);
    let own = play.figure(plan.by).team();
    let mut all = caught(play, &plan).into_iter();
    all.any(|it| it.team() != own && deeds::tells(play, &plan, it.id()))
}

/// The odds of something aimed at a square.
pub fn of_square(play: Play<'_>, plan: &Plan, at: Cell) -> Option<OddsView> {
    let plan = aimed(plan, at);
    let deed = planned(play, &plan);
    let own = play.figure(plan.by).team();
    let all = caught(play, &plan);
    let foes = all.iter().filter(|it| it.team() != own);
    let tolls = foes.filter_map(|it| deeds::toll(play, &deed, &plan, it.id()));
    let tolls: Vec<Distribution<(bool, i32)>> = tolls.collect();
    if tolls.is_empty() {
        return None;
    }
    let none = Distribution::certain(0_u32);
    let fails = tolls.iter().fold(none, |sum, it| {
        let fails = it.map(|(fails, _)| u32::from(*fails));
        sum.combine(&fails, |a, b| a + b)
    });
    // Means add up, though one roll of dice is for everybody.
    let mean = tolls.iter().map(|it| it.map(|(_, n)| *n).mean()).sum();
    let rows = fails.rows().map(|(n, chance)| OddsRow {
        outcome: say("dive-odds-so-many-fail").n(*n),
        chance,
        good: *n > 0,
    });
    let headline = Headline::of(fails.chance_that(|n| *n > 0));
    let headline = match mean > 0.0 {
        true => headline.amounting("dive-odds-about", mean),
        false => headline.named(say("dive-odds-to-fail")),
    };
    let each = all.iter().filter_map(|it| note(play, &plan, it.id()));
    Some(OddsView {
        rule: rules::SAVE_ROLL,
        headline,
        // Each of them rolls for themselves, which the notes tell.
        dice: Vec::new(),
        count: DiceCount::default(),
        outcomes: rows.collect(),
        notes: each.collect(),
    })
}

/// What one of those caught is in for.
fn note(play: Play<'_>, plan: &Plan, on: FigureId) -> Option<Phrase> {
    let odds: Headline = deeds::of_plan(play, plan, on)?.headline;
    Some(say("dive-odds-of").by(on).with("why", odds.phrase()))
}
