//! Refused choices: the reason with its figures.

use super::{
    super::{
        components::FighterId,
        content::{Attribute, Condition, Possession, SkillIx, SpellIx, WeaponIx},
        entries, growth, rules, shop,
        step::{Action, Means, Question},
        turn,
        venture::Venture,
    },
    Terms, blocked, coins, say,
};
use crate::game::{Phrase, RuleId};

/// The reason why a rule refuses an act; `None` if the rule itself says it all.
pub(super) fn why(
    venture: Venture<'_>,
    question: &Question,
    (act, rule): (Action, RuleId),
) -> Option<Phrase> {
    let turn = match question {
        Question::Hero(turn) => Some(*turn),
        _ => None,
    };
    let actor = turn.map(|turn| turn.who);
    Some(match (rule, act) {
        (rules::MONEY_PURSE, Action::Buy { thing }) => costs(venture, shop::price(venture, thing)),
        (rules::MONEY_PURSE, Action::Sleep) => {
            costs(venture, venture.entry()?.sleep.as_ref()?.cost)
        }
        (_, Action::Attribute { attribute }) => attribute_why(venture, question, attribute)?,
        (_, Action::Option { option }) => return option_why(venture, option),
        (rules::SLEEP_STOP, _) => say("hex-why-slept"),
        (rules::GROWTH_ATTRIBUTE, Action::RaiseAttribute { hero, attribute }) => {
            let now = venture.fighter(hero).base()[attribute as usize];
            say("hex-why-experience")
                .n(growth::attribute_price(venture, now))
                .with("have", venture.story(hero).experience)
        }
        (rules::SKILLS_TEND, _) => say("hex-why-tended"),
        (rules::HEROES_SKILLS, Action::Skill { skill }) => skill_why(venture, question, skill)?,
        (rules::MAGIC_IQ, Action::Spell { spell }) => match question {
            Question::Create { hero, .. } => iq_why(venture, *hero, spell),
            _ => return None,
        },
        (rules::MAGIC_IQ, Action::Use { means, .. }) => match means {
            Means::Spell(spell) => iq_why(venture, actor?, spell),
            Means::Good(_) => return None,
        },
        (
            rules::GEAR_HEFT,
            Action::Take {
                hero,
                thing: Possession::Weapon(weapon),
            },
        ) => heft_why(venture, hero, weapon),
        (rules::GEAR_HEFT, Action::Take { .. }) => return None,
        (rules::GEAR_HEFT, Action::Change { place }) => heft_why(
            venture,
            actor?,
            turn::carried(venture, actor?, Some(place))?,
        ),
        (rules::GEAR_HEFT, _) => {
            let held = venture.in_hand(venture.get(actor?)?)?;
            heft_why(venture, actor?, held.weapon)
        }
        (rules::GEAR_CHANGE, _) => say("hex-why-change"),
        (rules::MAGIC_STILL | rules::ATTACK_STILL, _) => say("hex-why-moved"),
        // Tackling is offered to those who are free.
        (rules::GRAPPLE_CLOSED, Action::Tackle { on }) => say("hex-why-they-grapple").on(on),
        (rules::MAGIC_FOE | rules::GRAPPLE_CLOSED, _) => say("hex-why-held"),
        (rules::MAGIC_SIGHT | rules::ATTACK_SIGHT, _) => blocked::sight(venture, actor, act),
        (rules::ATTACK_STRIKE, Action::Strike { on }) => blocked::way(venture, turn?, on)?,
        (rules::GEAR_LOAD, _) => say("hex-why-empty"),
        (rules::REACT_TACKLE, _) => say("hex-why-tackle"),
        _ => return None,
    })
}

fn costs(venture: Venture<'_>, price: u32) -> Phrase {
    say("hex-why-costs")
        .with("price", coins(venture, price))
        .with("have", coins(venture, venture.state().purse))
}

fn heft_why(venture: Venture<'_>, who: FighterId, weapon: WeaponIx) -> Phrase {
    say("hex-why-heft")
        .n(venture.book()[weapon].heft)
        .with("have", venture.st(venture.fighter(who)))
}

fn iq_why(venture: Venture<'_>, who: FighterId, spell: SpellIx) -> Phrase {
    let iq = venture.value(venture.fighter(who), Attribute::Iq);
    say("hex-why-iq")
        .n(venture.book()[spell].iq)
        .with("have", iq)
}

fn skill_why(venture: Venture<'_>, question: &Question, skill: SkillIx) -> Option<Phrase> {
    let Question::Create { hero, .. } = question else {
        return None;
    };
    let most = i32::from(venture.book()[skill].most);
    Some(if venture.points(venture.get(*hero)?, skill) >= most {
        say("hex-why-skill-full").n(most)
    } else {
        say("hex-why-combat-skills").n(venture.figures().combat_skills)
    })
}

/// Attributes are settled one after the other.
fn attribute_why(venture: Venture<'_>, question: &Question, of: Attribute) -> Option<Phrase> {
    let Question::Create { hero, stage } = question else {
        return None;
    };
    let value = venture.get(*hero)?.base()[of as usize];
    Some(match of {
        _ if (of as usize) < usize::from(*stage) => say("hex-why-settled").n(value),
        Attribute::Iq => say("hex-why-rest"),
        _ => say("hex-why-next"),
    })
}

/// The first condition of an option that fails, as far as it may be told.
fn option_why(venture: Venture<'_>, option: u8) -> Option<Phrase> {
    let choice = entries::option_at(venture, option)?;
    failing_why(venture, &choice.when)
}

/// The first of several conditions that fails. Of plot words, flags, counters and the die of the
/// entry nothing may be told.
fn failing_why(venture: Venture<'_>, when: &[Condition]) -> Option<Phrase> {
    let failing = when.iter().find(|it| !entries::holds(venture, it))?;
    let book = venture.book();
    Some(match failing {
        Condition::Money(sum) => costs(venture, *sum),
        Condition::Item(id) => item_why(venture, book.thing(id)?, 1),
        Condition::Items(id, count) => item_why(venture, book.thing(id)?, *count),
        Condition::Knows(id) => {
            let spell = book.spells.find(id)?;
            say("hex-why-knows").with("what", say(book[spell].name))
        }
        Condition::Hero(id) => {
            let kind = book.heroes.find(id)?;
            say("hex-why-hero").with("name", book[kind].name.to_owned())
        }
        Condition::Heroes(count) => say("hex-why-heroes")
            .n(*count)
            .with("have", venture.living().count()),
        // Which day may be a riddle.
        Condition::Day(_) => say("hex-why-not-yet"),
        Condition::Not(not) if matches!(**not, Condition::Day(_)) => say("hex-why-too-late"),
        Condition::All(several) => return failing_why(venture, several),
        Condition::Skill(id) => {
            let skill = book.skills.find(id)?;
            say("hex-why-skill").with("what", say(book[skill].name))
        }
        Condition::Attribute(attribute, least) => {
            let best = venture.living().map(|hero| venture.value(hero, *attribute));
            say("hex-why-attribute")
                .n(*least)
                .with("attribute", super::attribute(*attribute))
                .with("have", best.max().unwrap_or(0))
        }
        _ => return None,
    })
}

fn item_why(venture: Venture<'_>, thing: Possession, count: u32) -> Phrase {
    say("hex-why-item")
        .n(count)
        .with("what", say(venture.book().thing_name(thing)))
        .with("have", venture.owned(thing))
}
