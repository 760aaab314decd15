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
    Terms, karma, say,
};
use crate::{
    dice::{Fraction, odds},
    game::{LegalActions, Offered, Phrase, ReactionPrompt, rounded},
};

/// The reaction of a question that lets somebody react, with a turn or in a fight with karma: a hero,
/// or a foe whom a person plays.
pub fn reaction(
    venture: Venture<'_>,
    setup: &Setup,
    question: &Question,
    offer: &LegalActions<Action>,
) -> Option<ReactionPrompt> {
    let passes = |act: Action| matches!(act, Action::Bear | Action::Accept);
    let pass = offer.choices.iter().position(|it| passes(it.act));
    if let Question::Karma(Trial::Use(_) | Trial::Rally { .. } | Trial::Tend { .. }) = question {
        return karma::card(venture, question, pass?);
    }
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
    let pass = pass?;
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
            let blow = when_hit(venture, attack, least);
            facts.push(chance("hex-situation-hit", &blow.chances[0]).on(to));
            blow.danger()
        }
        Question::Dodge(attack) | Question::Karma(Trial::Dodge { attack, .. }) => {
            let blow = when_hit(venture, attack, least);
            facts.push(match blow.mean > 0.0 {
                true => blow.told("hex-situation-blow").by(who),
                false => say("hex-situation-blow-harmless").by(who),
            });
            facts.extend(dodge(venture, attack, offer));
            blow.danger()
        }
        _ => {
            let next = next_blow(venture, (to, who), least);
            facts.push(match (question, &next) {
                (Question::First { .. }, _) => say("hex-situation-tackle").by(who).on(to),
                (_, Some((hits, blow))) if blow.mean > 0.0 => blow
                    .told("hex-situation-next")
                    .by(who)
                    .with("hits", percent(hits)),
                _ => say("hex-situation-next-harmless").by(who),
            });
            next.map_or_else(Fraction::zero, |(_, blow)| blow.danger())
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
    match question {
        Question::Karma(trial) => {
            facts.splice(0..0, karma::needed(venture, trial));
            facts.push(karma::left(venture, trial));
        }
        // The question says what that costs.
        Question::KarmaContest { .. } => {}
        _ => facts.push(say("hex-situation-cost").by(who)),
    }
    Some(ReactionPrompt {
        who: who.token(),
        to: Some(to.token()),
        own,
        facts,
        danger,
        pass,
        rolled: matches!(
            question,
            Question::Karma(_) | Question::KarmaContest { .. } | Question::Dodge(_)
        ),
    })
}

/// A chance in whole percent, rounded, for texts; anything possible is at least 1.
fn chance(key: &'static str, chance: &Fraction) -> Phrase {
    say(key).with("percent", percent(chance))
}

/// What an attack may do.
struct Blow {
    /// The damage to expect of a hit.
    mean: f64,
    /// The chances that it takes somebody down, and that it costs half of what is left.
    chances: [Fraction; 2],
}

impl Blow {
    /// The damage to expect, and what of the rest is possible.
    fn told(&self, key: &'static str) -> Phrase {
        let [falls, grave] = self.chances.each_ref().map(percent);
        // The same figure twice says nothing new.
        let grave = if grave == falls { 0 } else { grave };
        let told = say(key).with("percent", falls).with("grave", grave);
        told.with("damage", rounded(self.mean))
    }

    /// The chance that counts for whether somebody is asked.
    fn danger(self) -> Fraction {
        let [_, grave] = self.chances;
        grave
    }
}

pub(super) fn percent(chance: &Fraction) -> i32 {
    let least = u32::from(!chance.is_zero());
    chance.whole_percent().max(least) as i32
}

/// What an attack that has hit does; how likely it is to do each of these or more.
fn when_hit(venture: Venture<'_>, attack: &Attack, least: [i32; 2]) -> Blow {
    let blow = venture
        .in_hand(venture.fighter(attack.by))
        .and_then(|held| venture.blow(attack, held.weapon, attack.on));
    let Some(blow) = blow else {
        let chances = [Fraction::zero(), Fraction::zero()];
        return Blow { mean: 0.0, chances };
    };
    let damage = odds(&blow);
    Blow {
        mean: damage.mean(),
        chances: least.map(|least| damage.chance_that(|damage| *damage >= least)),
    }
}

/// The next attack of one on the other, with both in place: its chance to hit, the damage to expect of
/// a hit, and how likely the attack is to do each of these or more. `None` if there can be none.
fn next_blow(
    venture: Venture<'_>,
    (by, on): (FighterId, FighterId),
    least: [i32; 2],
) -> Option<(Fraction, Blow)> {
    let (attacker, target) = (venture.fighter(by), venture.fighter(on));
    let modes = [AttackMode::Strike, AttackMode::Shoot, AttackMode::Throw].into_iter();
    let mode = modes
        .into_iter()
        .find(|mode| attack::allowed(venture, attacker, target, *mode).is_ok());
    let (mode, held) = mode.zip(venture.in_hand(attacker))?;
    let attack = Attack {
        by,
        on,
        mode,
        first: false,
    };
    let hit = venture.to_hit(&attack)?;
    let blow = venture.blow(&attack, held.weapon, on)?;
    let mean = odds(&blow).mean();
    let both = odds(&Struck { hit, blow });
    let hits = both.chance_that(Option::is_some);
    let chances = least.map(|least| both.chance_that(|it| it.is_some_and(|it| it >= least)));
    Some((hits, Blow { mean, chances }))
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
