//! Checks that are rolled: their rules and dice, karma, and results.

use super::{
    Cx, attack,
    checks::Under,
    components::FighterId,
    content::{Attribute, SkillEffect},
    entries,
    event::Event,
    fighter::Fighter,
    mending, plot, powers, rules,
    step::{Action, Means, Question, Task, Trial},
    venture::Venture,
};
use crate::game::{LegalActions, RuleId, Seat};

/// The rule of a check: the most specific one that applies.
pub fn rule_of(venture: Venture<'_>, trial: &Trial) -> RuleId {
    match trial {
        Trial::Hit(attack) if attack.first => rules::REACT_FIRST,
        Trial::Hit(attack) => attack::rule_of(venture, attack),
        Trial::Dodge { .. } => rules::REACT_DODGE,
        Trial::Use(using) => match using.means {
            Means::Spell(_) => rules::MAGIC_CAST,
            Means::Good(_) => rules::CHECKS_ROLL,
        },
        Trial::Rally { .. } => rules::SKILLS_RALLY,
        Trial::Tend { .. } => rules::SKILLS_TEND,
        Trial::Option { by, option } => {
            let figure = entries::tried(venture, *option, venture.fighter(*by));
            if figure.has("modifier-skill") {
                rules::SKILLS_EFFECTS
            } else {
                rules::CHECKS_ATTRIBUTES
            }
        }
        Trial::First { .. } => rules::SKILLS_FIRST,
        Trial::Forage { .. } => rules::SKILLS_FORAGE,
    }
}

/// The dice of a check, if it can be made.
pub fn check_of(venture: Venture<'_>, trial: &Trial) -> Option<Under> {
    let figures = venture.figures();
    let three = |role, value| Under {
        role,
        count: figures.check_dice,
        die: figures.die,
        value,
    };
    Some(match *trial {
        Trial::Hit(attack) => venture.to_hit(&attack)?,
        Trial::Dodge { attack, .. } => {
            let value = venture.dodge_dx(venture.fighter(attack.on));
            three("dice-dodge", value)
        }
        Trial::Use(using) => powers::check(venture, &using)?,
        Trial::Rally { by, .. } => {
            let value = with_skill(venture, by, |effect| effect == SkillEffect::Rally);
            three("dice-rally", value)
        }
        Trial::Tend { by, .. } => {
            let value = with_skill(venture, by, |it| matches!(it, SkillEffect::Tend(_)));
            three("dice-tend", value)
        }
        Trial::First { by } => {
            let value = with_skill(venture, by, |it| it == SkillEffect::First);
            three("dice-first", value)
        }
        Trial::Forage { by } => {
            let value = with_skill(venture, by, |it| matches!(it, SkillEffect::Forage(_)));
            three("dice-forage", value)
        }
        Trial::Option { by, option } => {
            let value = entries::tried(venture, option, venture.fighter(by));
            Under {
                count: entries::dice_of(venture, option),
                ..three("dice-check", value)
            }
        }
    })
}

/// IQ plus the points of the best skill with an effect.
pub fn with_skill(
    venture: Venture<'_>,
    by: FighterId,
    has: impl Fn(SkillEffect) -> bool,
) -> super::checks::Figure {
    let fighter = venture.fighter(by);
    let best = venture.best_skill(fighter, has);
    let points = best.map_or(0, |(_, points)| i32::from(points));
    venture
        .attribute(fighter, Attribute::Iq)
        .with("modifier-skill", points)
}

/// The hero with the best value to roll against, among those who are up and have a skill with an
/// effect; on a tie the first in the party.
pub fn best(venture: Venture<'_>, has: impl Fn(SkillEffect) -> bool) -> Option<FighterId> {
    let able = venture
        .awake()
        .filter(|hero| venture.best_skill(*hero, &has).is_some());
    let value = |hero: &Fighter<'_>| with_skill(venture, hero.id, &has).total;
    able.rev().max_by_key(value).map(|hero| hero.id)
}

/// Rolls a check. A hero with karma may turn a failure.
pub fn roll(cx: &mut Cx<'_>, trial: Trial) {
    let venture = Venture::of(cx.world());
    let Some(check) = check_of(venture, &trial) else {
        return;
    };
    let (by, rule) = (trial.by(), rule_of(venture, &trial));
    let with = match trial {
        Trial::Hit(_) => venture.in_hand(venture.fighter(by)).map(|it| it.weapon),
        _ => None,
    };
    let (roll, passed) = cx.roll(&check);
    let event = Event::Tried {
        trial,
        with,
        needed: check.value.total,
        roll,
        passed,
    };
    cx.emit(rule, event);
    let venture = Venture::of(cx.world());
    let karma = by.is_hero() && venture.story(by).karma > 0;
    if !passed && karma && matters(venture, &trial) {
        cx.ask(Question::Karma(trial));
    } else {
        cx.push(Task::Settle { trial, passed });
    }
}

/// True if it makes a difference whether a check is passed.
fn matters(venture: Venture<'_>, trial: &Trial) -> bool {
    match trial {
        Trial::Hit(attack) => attack::can_hurt(venture, attack),
        Trial::Option { option, .. } => {
            let check = entries::option_at(venture, *option).and_then(|it| it.check.as_ref());
            check.is_none_or(|check| check.passed != check.failed)
        }
        _ => true,
    }
}

/// Offers to turn a failed roll with a karma point, or not.
pub fn offer_karma(hero: FighterId, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(hero.seat()), rules::FATE_KARMA);
    offer.add(Action::Karma);
    offer.add(Action::Accept);
}

/// Carries out a choice of [`offer_karma`].
pub fn choose_karma(cx: &mut Cx<'_>, trial: Trial, act: Action) {
    let passed = act == Action::Karma;
    if passed {
        let hero = trial.by();
        cx.emit(rules::FATE_KARMA, Event::KarmaUsed { hero });
    }
    cx.push(Task::Settle { trial, passed });
}

/// Handles the result of a check.
pub fn settle(cx: &mut Cx<'_>, trial: Trial, passed: bool) {
    match trial {
        Trial::Hit(attack) => attack::settle(cx, attack, passed),
        Trial::Dodge { attack, to } => attack::settle_dodge(cx, attack, to, passed),
        Trial::Use(using) => powers::settle(cx, using, passed),
        Trial::Rally { by, on } => {
            if passed {
                cx.emit(rules::SKILLS_RALLY, Event::Rallied { by, on });
            }
        }
        Trial::Tend { by, on } => mending::settle_tend(cx, by, on, passed),
        Trial::Option { option, .. } => entries::checked(cx, option, passed),
        Trial::First { by: hero } => {
            if passed {
                cx.emit(rules::SKILLS_FIRST, Event::Foreseen { hero });
            }
        }
        Trial::Forage { by } => plot::foraged(cx, by, passed),
    }
}
