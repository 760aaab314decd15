//! Reading an adventure, as a reader would: only from the open page.

use super::{
    super::{
        content::{Choice, PlotEffect},
        contest, entries, plot,
        step::{Action, Plot},
        venture::Venture,
    },
    camp,
};

/// The worth of an act at an entry.
pub fn entry(venture: Venture<'_>, act: Action) -> i32 {
    match act {
        Action::Option { option } => {
            let choice = entries::option_at(venture, option);
            choice.map_or(0, |choice| prospects(venture, choice))
        }
        Action::OpenCamp => i32::from(camp::is_worth_it(venture)) * 1000 - 500,
        Action::OpenShop => i32::from(camp::is_wanted(venture)) * 900 - 500,
        Action::Sleep => {
            let tired = venture.living().any(|hero| {
                let drained = |held: &super::super::components::Held| {
                    held.power < venture.book()[held.weapon].absorbs
                };
                hero.health().fatigue > 0 || hero.weapons().iter().any(drained)
            });
            let fed = plot::rations(venture).1 >= venture.living().count() as u32;
            i32::from(tired && fed) * 800 - 400
        }
        _ => 0,
    }
}

/// The prospects of an option. Untried ones are tried before going on, as long as the chances are
/// not bad: going on is mostly still possible then, and coming back is not. Earned options come
/// before those open to all, new pages before old ones.
fn prospects(venture: Venture<'_>, choice: &Choice) -> i32 {
    let state = venture.state();
    let read = |page: u16| state.read.contains(&page);
    let mut worth = 0;
    if let Some(to) = choice.to {
        worth += if read(to) { KNOWN } else { 20 };
    }
    if !choice.when.is_empty() {
        worth += 30;
    }
    let word = choice.word.as_ref();
    if word.is_some_and(|word| state.words.binary_search(word).is_err()) {
        worth += 15;
    }
    worth += choice.effects.iter().map(price).sum::<i32>();
    if let Some(check) = &choice.check {
        worth += attempt(
            best_chance(venture, choice),
            [check.passed, check.failed].map(read),
        );
    }
    if let Some(contest) = &choice.contest {
        worth += attempt(
            best_contest(venture, choice),
            [contest.won, contest.lost].map(read),
        );
    }
    worth
}

/// The worth of a page read before.
const KNOWN: i32 = -60;

/// The chance of an option's check or contest with the best hero for it, in thousandths.
pub fn chance(venture: Venture<'_>, choice: &Choice) -> Option<i32> {
    if choice.check.is_some() {
        Some(best_chance(venture, choice))
    } else {
        choice
            .contest
            .as_ref()
            .map(|_| best_contest(venture, choice))
    }
}

/// The worth of an attempt with a chance in thousandths, given whether the pages after success and
/// failure are known.
fn attempt(chance: i32, [success, failure]: [bool; 2]) -> i32 {
    match (success, failure) {
        (true, true) => chance / 20 + KNOWN,
        (true, false) => chance / 20 + KNOWN / 2,
        _ => chance / 20,
    }
}

/// The worth of an effect that is told beforehand.
fn price(effect: &PlotEffect) -> i32 {
    match effect {
        PlotEffect::Money(sum) if *sum < 0 => -5,
        PlotEffect::Damage(..) | PlotEffect::Fatigue(..) | PlotEffect::Curse(..) => -15,
        // Where nothing else is new, time has to go on.
        PlotEffect::Rest | PlotEffect::Days(_) => 5,
        PlotEffect::Money(_)
        | PlotEffect::Heal(..)
        | PlotEffect::Karma(_)
        | PlotEffect::Wish(_) => 10,
        _ => 0,
    }
}

fn place_of(venture: Venture<'_>, choice: &Choice) -> u8 {
    let options = venture
        .entry()
        .map_or(&[] as &[Choice], |entry| &entry.options);
    let place = options.iter().position(|it| std::ptr::eq(it, choice));
    place.unwrap_or(0) as u8
}

/// The chance of the best hero for it, in thousandths.
fn best_chance(venture: Venture<'_>, choice: &Choice) -> i32 {
    let option = place_of(venture, choice);
    let dice = entries::dice_of(venture, option);
    let chance = |hero| {
        let value = entries::tried(venture, option, hero).total;
        contest::at_most(dice, value).millionths() / 1000
    };
    venture.awake().map(chance).max().unwrap_or(0)
}

fn best_contest(venture: Venture<'_>, choice: &Choice) -> i32 {
    let option = place_of(venture, choice);
    let against = choice
        .contest
        .as_ref()
        .map_or(10, |contest| contest.against);
    let most = venture.figures().contest_dice;
    let chance = |hero| {
        let value = entries::tried(venture, option, hero).total;
        contest::prospects(value, against, most).millionths() / 1000
    };
    venture.awake().map(chance).max().unwrap_or(0)
}

/// Prefers the best hero for it.
pub fn checker(venture: Venture<'_>, option: u8, act: Action) -> i32 {
    match act {
        Action::Who { hero } => entries::tried(venture, option, venture.fighter(hero)).total,
        _ => 0,
    }
}

/// Prefers the hero who can bear most, or who needs it most if it helps.
pub fn whom(venture: Venture<'_>, plot: Plot, effect: u8, act: Action) -> i32 {
    let Action::Who { hero } = act else {
        return 0;
    };
    let hero = venture.fighter(hero);
    match plot::effect_at(venture, plot, effect) {
        Some(PlotEffect::Heal(..)) => hero.health().damage,
        Some(PlotEffect::LiftCurse(_)) => hero.health().curses,
        _ => venture.left(hero),
    }
}
