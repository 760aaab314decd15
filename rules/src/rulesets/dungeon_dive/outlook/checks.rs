//! The odds of checks and contests.

use super::super::{
    checks::{D20, Passed, Test},
    components::FigureId,
    content::Rolled,
    effects::{lasting, saves},
    play::Play,
    rolling::d20,
    rules,
    sheet::{Case, Made, Sheet, Tally},
    words::{self, say},
};
use crate::{
    dice::Distribution,
    game::{OddsView, Phrase, RuleId},
};

/// The odds of a check or save against a difficulty.
pub fn test(play: Play<'_>, rule: RuleId, test: &Test, tally: &Tally) -> OddsView {
    let chances = test.chances().map(|it: &Passed| it.success && !tally.fails);
    let view = in_words(rule, test, &chances);
    match words::advantages(play.book(), tally) {
        Some(why) => view.noting(why),
        None => view,
    }
}

fn in_words(
    rule: RuleId,
    check: &impl crate::dice::Check,
    chances: &Distribution<bool>,
) -> OddsView {
    OddsView::new(rule, check, chances, |won| *won, passed_or_failed)
}

/// How a check ends.
pub fn passed_or_failed(passed: &bool) -> Phrase {
    say(match passed {
        true => "dive-odds-success",
        false => "dive-odds-failure",
    })
}

/// The odds of a check of somebody.
pub fn check(play: Play<'_>, who: FigureId, with: Rolled, dc: i32) -> OddsView {
    let tally = Sheet::of(play.figure(who)).tally(Made::Check(with), &Case::ALONE);
    let roll = Test::new(d20(play.book(), "dice-dive-check", &tally), dc);
    test(play, rules::CHECK_ROLL, &roll, &tally)
}

/// The odds of working against something that lasts.
pub fn shake(play: Play<'_>, who: FigureId, id: u16) -> Option<OddsView> {
    let figure = play.figure(who);
    let it = figure.lasts().all.iter().find(|it| it.id == id)?;
    let (roll, tally) = lasting::again_test(figure, it, it.again?, false);
    Some(test(play, rules::EFFECT_SAVE_AGAIN, &roll, &tally))
}

/// The odds of a contest: whoever tries has to roll more.
pub fn contest(
    play: Play<'_>,
    (by, with): (FigureId, Rolled),
    (on, against): (FigureId, &[Rolled]),
) -> Option<OddsView> {
    let best = saves::answer(&Sheet::of(play.figure(on)), by, against)?;
    let side = |who: FigureId, with: Rolled, other: FigureId| -> (D20, Tally) {
        let made = Made::Check(with);
        let tally = Sheet::of(play.figure(who)).tally(made, &Case::with(other));
        (d20(play.book(), "dice-dive-contest", &tally), tally)
    };
    let (own, tally) = side(by, with, on);
    let (other, _) = side(on, best, by);
    let totals = |of: &D20| of.chances().map(|face| face.total);
    let won = totals(&own).combine(&totals(&other), |a, b| a > b);
    let view = in_words(rules::CHECK_CONTEST, &own, &won);
    Some(match words::advantages(play.book(), &tally) {
        Some(why) => view.noting(why),
        None => view,
    })
}
