//! The action that a reaction interrupts: the events so far, and the possible results.

use super::{
    super::{
        attack,
        checks::Struck,
        components::FighterId,
        react,
        setup::Setup,
        step::{Action, Attack, AttackMode, Contest, Question, Rival, Trial},
        trials,
        venture::Venture,
    },
    Terms, say,
};
use crate::{
    dice::{Fraction, odds},
    game::{LegalActions, Offered, Phrase, ReactionPrompt},
};

/// The reaction of a question that lets somebody react, with a turn or in a fight with karma: a hero,
/// or a foe whom a person plays.
pub fn reaction(
    venture: Venture<'_>,
    setup: &Setup,
    question: &Question,
    offer: &LegalActions<Action>,
) -> Option<ReactionPrompt> {
    let (who, to) = match question {
        Question::Dodge(attack) => (attack.on, attack.by),
        Question::React { by, on, .. } | Question::First { by, on } => (*on, *by),
        Question::Zone { who, mover } => (*who, *mover),
        Question::Karma(Trial::Hit(attack)) => (attack.by, attack.on),
        Question::Karma(Trial::Dodge { attack, .. }) => (attack.on, attack.by),
        Question::KarmaContest {
            contest: Contest { by, rival, .. },
            hero,
            ..
        } => match rival {
            Rival::Fighter(on) if hero == by => (*by, *on),
            Rival::Fighter(_) => (*hero, *by),
            Rival::Value(_) => return None,
        },
        Question::Create { .. }
        | Question::Outfit
        | Question::Whom { .. }
        | Question::Entry
        | Question::Checker { .. }
        | Question::Shop
        | Question::Camp { .. }
        | Question::Next
        | Question::Hero(_)
        | Question::Karma(_)
        | Question::Contest(_)
        | Question::Grip { .. }
        | Question::Wish(_) => return None,
    };
    let passes = |act: Action| matches!(act, Action::Bear | Action::Accept);
    let pass = offer.choices.iter().position(|it| passes(it.act))?;
    // One's own attack is weighed by what a hit would do, anything else by what it may cost.
    let own = matches!(question, Question::Karma(Trial::Hit(_)));
    let left = venture.left(venture.fighter(if own { to } else { who }));
    let least = [left, ReactionPrompt::grave(left)];
    let mut facts = Vec::new();
    if !own {
        facts.push(say("hex-situation-left").by(who).n(left));
    }
    let danger = match question {
        Question::Karma(Trial::Hit(attack)) => {
            let [falls, gain] = when_hit(venture, attack, least);
            facts.push(chance("hex-situation-hit", &falls).on(to));
            gain
        }
        Question::Dodge(attack) | Question::Karma(Trial::Dodge { attack, .. }) => {
            let chances = when_hit(venture, attack, least);
            facts.push(blow("hex-situation-blow", &chances).by(who));
            facts.extend(dodge(venture, attack, offer));
            let [_, danger] = chances;
            danger
        }
        _ => {
            let chances = next_blow(venture, (to, who), least);
            facts.push(match question {
                Question::First { .. } => say("hex-situation-tackle").by(who).on(to),
                _ => blow("hex-situation-next", &chances).by(who).on(to),
            });
            let [_, danger] = chances;
            danger
        }
    };
    // A first attack is never answered.
    let first = matches!(question, Question::First { .. });
    let counters = |it: &Offered<Action>| matches!(it.act, Action::Counter { .. });
    if !first && offer.choices.iter().any(counters) && react::may_counter(venture, setup, (to, who))
    {
        facts.push(say("hex-situation-answer").on(to));
    }
    if first {
        let extra = venture.figures().first_attack_dice;
        facts.push(say("hex-situation-first").n(extra));
    }
    let costs_karma = matches!(question, Question::Karma(_) | Question::KarmaContest { .. });
    if !costs_karma {
        facts.push(say("hex-situation-cost").by(who));
    }
    Some(ReactionPrompt {
        who: who.token(),
        to: Some(to.token()),
        own,
        facts,
        danger,
        pass,
        rolled: costs_karma || matches!(question, Question::Dodge(_)),
    })
}

/// A chance in whole percent, rounded, for texts; anything possible is at least 1.
fn chance(key: &'static str, chance: &Fraction) -> Phrase {
    say(key).with("percent", percent(chance))
}

/// The chances that a blow takes somebody down, and that it costs half of what is left.
fn blow(key: &'static str, [falls, grave]: &[Fraction; 2]) -> Phrase {
    chance(key, falls).with("grave", percent(grave))
}

fn percent(chance: &Fraction) -> i32 {
    let least = u32::from(!chance.is_zero());
    chance.whole_percent().max(least) as i32
}

/// No chance at all.
fn nothing() -> [Fraction; 2] {
    [Fraction::zero(), Fraction::zero()]
}

/// The chances that an attack that has hit does so much damage or more, for each of these.
fn when_hit(venture: Venture<'_>, attack: &Attack, least: [i32; 2]) -> [Fraction; 2] {
    let blow = venture
        .in_hand(venture.fighter(attack.by))
        .and_then(|held| venture.blow(attack, held.weapon, attack.on));
    let Some(blow) = blow else {
        return nothing();
    };
    let chances = odds(&blow);
    least.map(|least| chances.chance_that(|damage| *damage >= least))
}

/// The chances that the next attack of one on the other, with both in place, does so much damage or
/// more, for each of these.
fn next_blow(
    venture: Venture<'_>,
    (by, on): (FighterId, FighterId),
    least: [i32; 2],
) -> [Fraction; 2] {
    let nothing = nothing();
    let (attacker, target) = (venture.fighter(by), venture.fighter(on));
    let modes = [AttackMode::Strike, AttackMode::Shoot, AttackMode::Throw].into_iter();
    let mode = modes
        .into_iter()
        .find(|mode| attack::allowed(venture, attacker, target, *mode).is_ok());
    let Some((mode, held)) = mode.zip(venture.in_hand(attacker)) else {
        return nothing;
    };
    let first = false;
    let attack = Attack {
        by,
        on,
        mode,
        first,
    };
    let check = venture
        .to_hit(&attack)
        .zip(venture.blow(&attack, held.weapon, on));
    let Some((hit, blow)) = check else {
        return nothing;
    };
    let chances = odds(&Struck { hit, blow });
    least.map(|least| chances.chance_that(|damage| damage.is_some_and(|it| it >= least)))
}

/// The requirements of a dodge.
fn dodge(venture: Venture<'_>, attack: &Attack, offer: &LegalActions<Action>) -> Option<Phrase> {
    let to = offer.choices.iter().find_map(|it| match it.act {
        Action::Dodge { to } => Some(to),
        _ => None,
    })?;
    let attack = *attack;
    let check = trials::check_of(venture, &Trial::Dodge { attack, to })?;
    let passes = odds(&check).probability(&true);
    Some(chance("hex-situation-dodge", &passes).by(attack.on))
}
