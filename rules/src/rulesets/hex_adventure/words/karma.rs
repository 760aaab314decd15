//! The card of a failed check that karma can turn and that is no attack: a spell or item, rallying, tending.

use super::{
    super::{
        checks::Amount,
        content::Effect,
        mending, outlook, powers,
        step::{Aim, Means, Question, Trial, Using},
        trials,
        venture::Venture,
    },
    Terms, prompts,
    reaction::percent,
    say, strain,
};
use crate::{
    dice::{Fraction, odds},
    game::{Phrase, ReactionPrompt, rounded},
};

/// The card of such a check: what it needed, what a success would bring and cost, and the karma left.
/// `pass` is the choice to leave it at that. `None` for other checks.
pub(super) fn card(
    venture: Venture<'_>,
    question: &Question,
    pass: usize,
) -> Option<ReactionPrompt> {
    let Question::Karma(trial) = question else {
        return None;
    };
    let by = trial.by();
    let (to, success) = match trial {
        Trial::Use(using) => {
            let on = match using.aim {
                Aim::At(on) => Some(on),
                Aim::Hex(_) => None,
            };
            (on, of_use(venture, question, using))
        }
        Trial::Rally { on, .. } => (Some(*on), say("hex-situation-rally").on(*on)),
        Trial::Tend { on, .. } => {
            let dice = mending::tending_dice(venture, by)?;
            let role = "dice-heal";
            let suffered = venture.fighter(*on).health().damage;
            let healed = odds(&Amount { role, dice });
            let healed = healed.map(|n| suffered.min(*n)).mean();
            let told = say("hex-situation-tend").on(*on).n(suffered);
            (Some(*on), told.with("healed", rounded(healed)))
        }
        _ => return None,
    };
    let mut facts: Vec<Phrase> = needed(venture, trial).into_iter().collect();
    facts.push(success);
    if let Trial::Use(using) = trial {
        facts.extend(strain::of_using(venture, using));
    }
    facts.push(left(venture, trial));
    Some(ReactionPrompt {
        who: by.token(),
        to: to.filter(|on| *on != by).map(|on| on.token()),
        own: true,
        facts,
        danger: match trial {
            Trial::Use(using) => grave(venture, using),
            _ => Fraction::one(),
        },
        pass,
        rolled: true,
    })
}

/// The karma that turns a check, and how much of it there is.
pub(super) fn left(venture: Venture<'_>, trial: &Trial) -> Phrase {
    say("hex-situation-karma").n(venture.story(trial.by()).karma)
}

/// The number to roll, with how many dice, and how likely that was.
pub(super) fn needed(venture: Venture<'_>, trial: &Trial) -> Option<Phrase> {
    let check = trials::check_of(venture, trial)?;
    let passes = odds(&check).probability(&true);
    let told = say("hex-situation-needed").n(check.value.total);
    let told = told.with("dice", check.dice().to_string());
    Some(told.with("percent", percent(&passes)))
}

/// The harm that a spell or item does if it works, or else its effect.
fn of_use(venture: Venture<'_>, question: &Question, using: &Using) -> Phrase {
    let book = venture.book();
    let harms = outlook::harms(venture, using);
    // Who alone is harmed stands on the card already.
    let harm = match &harms[..] {
        [alone] => Some(alone.told()),
        _ => prompts::success(venture, question),
    };
    let effect = harm.unwrap_or_else(|| {
        say(match using.means {
            Means::Spell(spell) => book[spell].detail,
            Means::Good(good) => book[good].detail,
        })
    });
    say("hex-situation-works").with("effect", effect)
}

/// The chance that a success takes an opponent down, or costs one half of what it has left. What does
/// anything else is always worth asking about.
fn grave(venture: Venture<'_>, using: &Using) -> Fraction {
    let wounds = |effect: &Effect| {
        matches!(
            effect,
            Effect::Damage(_) | Effect::Sear(_) | Effect::Fatigue(_)
        )
    };
    let power = powers::power_of(venture, using.means);
    if !power.is_some_and(|it| it.effects.iter().all(wounds)) {
        return Fraction::one();
    }
    let harms = outlook::harms(venture, using).into_iter();
    let spared = harms.filter(|harm| harm.who.is_against(using.by));
    let spared = spared.map(|harm| {
        let least = ReactionPrompt::grave(venture.left(venture.fighter(harm.who)));
        harm.suffered.chance_that(|n| *n >= least).complement()
    });
    let all = spared.fold(Fraction::one(), |all, one| all * one);
    all.complement()
}
