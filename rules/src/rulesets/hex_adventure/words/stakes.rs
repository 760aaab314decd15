//! What a contest decides: what it brings whoever began it to win, and what it costs to lose.

use super::{
    super::{
        content::Risk,
        entries, powers,
        step::{Contest, Means, Rival, Stake, Using},
        venture::Venture,
    },
    Terms, means, names, say,
};
use crate::game::Phrase;

/// Both ends of a contest in words.
pub(super) fn of(venture: Venture<'_>, contest: &Contest) -> Phrase {
    let told = match contest.stake {
        Stake::Tackle => say("hex-stake-tackle"),
        Stake::Grapple => say("hex-stake-grapple"),
        Stake::Power(using) => of_power(venture, &using),
        Stake::Option(option) => of_option(venture, option),
    };
    match contest.rival {
        Rival::Fighter(on) => told.on(on),
        Rival::Value(_) => told,
    }
    .by(contest.by)
}

/// A spell costs its fatigue only if it works, but what is used up is gone either way.
fn of_power(venture: Venture<'_>, using: &Using) -> Phrase {
    let book = venture.book();
    let (key, effect) = match using.means {
        Means::Spell(spell) => ("hex-stake-spell", book[spell].detail),
        Means::Good(good) if book[good].lasting => ("hex-stake-power", book[good].detail),
        Means::Good(good) => ("hex-stake-used-up", book[good].detail),
    };
    say(key)
        .n(powers::cost(venture, using.means))
        .with("what", means(venture, using.means))
        .with("effect", say(effect))
}

/// What is tried, by the words of the option; where either end leads is for the story to tell.
fn of_option(venture: Venture<'_>, option: u8) -> Phrase {
    let about = entries::option_at(venture, option).and_then(|it| it.contest.as_ref());
    let (key, dice) = match about.and_then(|it| it.risk) {
        Some(Risk::Damage(dice)) => ("hex-stake-option-damage", Some(dice)),
        Some(Risk::Fatigue(dice)) => ("hex-stake-option-fatigue", Some(dice)),
        None => ("hex-stake-option", None),
    };
    let text = venture
        .adventure()
        .and_then(|it| names::option(it, venture.state().entry, option));
    let told = say(key).with("what", text.unwrap_or_else(|| say("hex-act-go-on")));
    match dice {
        Some(dice) => told.with("dice", dice.to_string()),
        None => told,
    }
}
