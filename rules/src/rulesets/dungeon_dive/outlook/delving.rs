//! The odds of what is tried between fights: sneaking, traps, rests.

use super::super::{
    checks::Test,
    delve::{self, Asked, Choice, Foreseen},
    play::Play,
    rules,
    words::{self, Terms, say},
};
use super::checks::passed_or_failed;
use crate::{
    dice::{Check, Distribution},
    game::{Headline, OddsView},
};

/// How something that may be tried twice ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tries {
    First,
    Second,
    Failed,
}

/// True for a choice with odds.
pub fn has_odds(asked: Asked, act: Choice) -> bool {
    let rests = matches!((asked, act), (Asked::Rest(_), Choice::HitDie));
    rests || delve::takes_check(act)
}

/// The odds of a choice of the dive.
pub fn of_choice(play: Play<'_>, asked: Asked, act: Choice) -> Option<OddsView> {
    if act == Choice::HitDie {
        return hit_die(play, asked);
    }
    let it = delve::foreseen(play, act)?;
    let view = match &it.group.rolls[..] {
        // One who rolls alone needs a number; of several, the average does.
        [alone] => view(&it, &Test::new(alone.clone(), it.dc)),
        _ => view(&it, &it.group).noting(say("dive-odds-average").n(it.dc)),
    };
    let view = match &it.second {
        Some((_, dc)) => view.noting(say("dive-odds-harder").n(*dc)),
        None => view,
    };
    let book = play.book();
    let alone = it.tallies.len() == 1;
    let why = it.tallies.iter().filter_map(|(who, tally)| {
        let why = words::advantages(book, tally)?;
        Some(match alone {
            true => why,
            false => say("dive-odds-of").by(*who).with("why", why),
        })
    });
    Some(why.fold(view, OddsView::noting))
}

fn view(it: &Foreseen, check: &impl Check) -> OddsView {
    let first = it.group.chances(it.dc);
    let Some((group, dc)) = &it.second else {
        return OddsView::new(it.rule, check, &first, |it| *it, passed_or_failed);
    };
    let second = group.chances(*dc).map(|passed| match passed {
        true => Tries::Second,
        false => Tries::Failed,
    });
    let tries = first.then(|passed| match passed {
        true => Distribution::certain(Tries::First),
        false => second.clone(),
    });
    let tell = |it: &Tries| match it {
        Tries::First => say("dive-odds-first-try"),
        Tries::Second => say("dive-odds-second-try"),
        Tries::Failed => say("dive-odds-failure"),
    };
    OddsView::new(it.rule, check, &tries, |it| *it != Tries::Failed, tell)
}

fn hit_die(play: Play<'_>, asked: Asked) -> Option<OddsView> {
    let it = delve::hit_die(play, asked)?;
    let tell = |n: &i32| say("dive-odds-healed").n(*n);
    let rule = rules::REST_HIT_DICE;
    let view = OddsView::new(rule, &it.sum, &it.points, |n| *n > 0, tell);
    let headline = Headline::of(view.headline.chance.clone());
    let about = headline.about(&it.points, "dive-odds-about-healed", |n| {
        (*n > 0).then_some(*n)
    });
    Some(view.headed(about))
}
