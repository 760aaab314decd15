//! Exact odds: for choices on the table, and by name for the command line.

mod aid;
mod attacks;
mod keeping;
mod traps;

pub use aid::aid;
pub use attacks::{can_wound, dice_enough};
pub use keeping::kept;
pub use traps::most_damage;

use super::{
    checks::{self, AnyCheck, AtLeast, Attack, Missile, Resurrect, Struck},
    components::{Combatant, FoeId, HeroId},
    content::{AbilityEffect, AbilityIx, Book},
    crawl::Crawl,
    event::Harm,
    rules,
    step::{Action, Attempt, Question},
};
use crate::{
    dice::{Check, DiceExpr, Die, Distribution, Fraction, odds, try_odds},
    game::{Headline, Inputs, NamedCheck, OddsView, Phrase, RuleId, either, in_order},
};
use attacks::wounds;
use traps::{DISARMED, SAFE};

/// The dice that a choice would roll right away, if any.
enum Prospect {
    /// An attempt by a hero.
    Attempt(Attempt),
    /// A reroll of it.
    Again(Attempt),
    /// The look at a chest.
    Chest,
    /// A try of this thief to disarm a trap.
    Disarm(HeroId),
    /// The same after a chest has turned out to be trapped.
    DisarmOfChest(HeroId),
    /// A trap that goes off at this hero.
    Trap(HeroId),
    /// An attack of a foe on a hero.
    Blow(FoeId, HeroId),
}

fn prospect(crawl: Crawl<'_>, question: &Question, act: Action, dice: u8) -> Option<Prospect> {
    let attempt = |attempt| Some(Prospect::Attempt(attempt));
    let blow = |foe, hero| Some(Prospect::Blow(foe, hero));
    match *question {
        Question::HeroTurn { hero, .. } => match act {
            Action::Attack { foe } => attempt(Attempt::Attack {
                hero,
                foe,
                added: dice,
                buff: crawl.aid(hero).buff,
            }),
            Action::Defend { foe } => blow(foe, hero),
            _ => used(crawl, act, dice),
        },
        Question::Camp { .. } => used(crawl, act, dice),
        Question::StepIn(foe) => match act {
            Action::StepIn { hero } => blow(foe, hero),
            _ => blow(foe, crawl.temper(foe)?.target?),
        },
        Question::Target(foe) => match act {
            Action::Target { hero } => blow(foe, hero),
            _ => None,
        },
        Question::Blow(blow) => match act {
            Action::Evade { ability } => attempt(Attempt::Evade {
                blow,
                ability,
                dice,
                by: None,
            }),
            Action::Use { hero, ability, .. }
                if crawl.ability(ability).effect == AbilityEffect::AddToArmour =>
            {
                attempt(Attempt::Evade {
                    blow,
                    ability,
                    dice,
                    by: Some(hero),
                })
            }
            Action::Use { .. } => used(crawl, act, dice),
            _ => None,
        },
        Question::Luck { attempt, .. } => match act {
            Action::RollAgain => Some(Prospect::Again(attempt)),
            _ => keeping::prospect(crawl, &attempt),
        },
        Question::Chest(_) => (act == Action::OpenChest).then_some(Prospect::Chest),
        Question::Disarm { thief, finder } => match act {
            Action::Disarm => Some(Prospect::Disarm(thief)),
            // That of a chest stays shut in it.
            _ => finder.map(Prospect::Trap),
        },
        Question::ResurrectDice {
            hero,
            on,
            ability,
            offering,
        } => attempt(Attempt::Resurrect {
            hero,
            on,
            ability,
            dice,
            offering,
        }),
        Question::PickClass(_)
        | Question::Gift { .. }
        | Question::Shop { .. }
        | Question::Elite(_)
        | Question::DivideByHand
        | Question::Offering { .. } => None,
    }
}

/// The roll for a use of an ability.
fn used(crawl: Crawl<'_>, act: Action, dice: u8) -> Option<Prospect> {
    let Action::Use { hero, ability, on } = act else {
        return None;
    };
    let attempt = match (crawl.ability(ability).effect, on) {
        (AbilityEffect::Heal, Combatant::Hero(on)) => Attempt::Heal {
            hero,
            on,
            ability,
            dice,
        },
        (AbilityEffect::Missile, Combatant::Foe(foe)) => Attempt::Missile {
            hero,
            foe,
            ability,
            dice,
        },
        _ => return None,
    };
    Some(Prospect::Attempt(attempt))
}

/// True if a choice has odds, without working them out.
pub fn has(crawl: Crawl<'_>, question: &Question, act: Action) -> bool {
    prospect(crawl, question, act, 1).is_some()
}

/// The odds of a choice, if it rolls dice right away.
pub fn of_choice(
    crawl: Crawl<'_>,
    question: &Question,
    act: Action,
    amount: i32,
) -> Option<OddsView> {
    let dice = amount.clamp(0, 255) as u8;
    match prospect(crawl, question, act, dice)? {
        Prospect::Attempt(attempt) => of_attempt(crawl, &attempt),
        Prospect::Again(attempt) => {
            let shown = match attempt {
                Attempt::Trap { hero } => traps::sprung(crawl, hero)?,
                Attempt::Chest { .. } => traps::of_chest(crawl),
                _ => of_attempt(crawl, &attempt)?,
            };
            Some(OddsView {
                rule: rules::RACE_HALFLING,
                ..shown
            })
        }
        Prospect::Chest => Some(traps::of_chest(crawl)),
        Prospect::Disarm(thief) => traps::disarming(crawl, thief),
        Prospect::DisarmOfChest(thief) => {
            let shown = traps::disarming(crawl, thief)?;
            let head = shown.headline.clone().named(Phrase::new("odds-safe"));
            Some(shown.headed(head))
        }
        Prospect::Trap(hero) => traps::sprung(crawl, hero),
        Prospect::Blow(foe, hero) => {
            let check = checks::struck(crawl, foe, hero)?;
            let chances = try_odds(&check).ok()?;
            Some(harm(crawl, hero, rules::FIGHT_DAMAGE, &check, &chances))
        }
    }
}

fn of_attempt(crawl: Crawl<'_>, attempt: &Attempt) -> Option<OddsView> {
    let check = checks::of_attempt(crawl.book(), crawl, attempt)?;
    let rolled = try_odds(&check).ok()?;
    let rule = |ability: AbilityIx| crawl.book()[ability].links.rule;
    let counted = |n: &i32| Some(*n).filter(|n| *n > 0);
    Some(match *attempt {
        Attempt::Attack { foe, .. } => {
            let head = wounds(crawl, foe, &rolled);
            view(rules::FIGHT_WOUND, &check, &rolled, "odds-wounds").headed(head)
        }
        Attempt::Missile { foe, ability, .. } => {
            let head = wounds(crawl, foe, &rolled);
            view(rule(ability), &check, &rolled, "odds-wounds").headed(head)
        }
        Attempt::Heal { on, ability, .. } => {
            let wounds = crawl.wounds(on);
            let healed = rolled.map(|points| (*points).min(wounds));
            let shown = view(rule(ability), &check, &healed, "odds-healed");
            let head = shown.headline.clone();
            shown.headed(head.about(&healed, "odds-healed", counted))
        }
        Attempt::Evade { blow, .. } => {
            let armour = checks::armour_against(crawl, &blow) + blow.evaded;
            let damage = rolled.map(|evaded| checks::damage(blow.face, armour, *evaded));
            let mut shown = harm(crawl, blow.hero, rules::THIEF_EVADE, &check, &damage);
            let modifiers = [("modifier-blow", blow.face), ("modifier-armour", -armour)];
            let named = modifiers.map(|(name, value)| (Phrase::new(name), value));
            shown.count.parts.extend(named);
            shown
        }
        Attempt::Resurrect { .. } => view(rules::CLERIC_RESURRECT, &check, &rolled, "odds-success"),
        Attempt::Disarm { hero } => traps::disarming(crawl, hero)?,
        Attempt::Loot { .. } => {
            let shown = view(rules::CHESTS_LOOT, &check, &rolled, "result-loot");
            let head = shown.headline.clone();
            shown.headed(head.about(&rolled, "result-loot", counted))
        }
        Attempt::Chest { .. } | Attempt::Trap { .. } => return None,
    })
}

/// The line for damage to a hero: the chance of any, its mean, the chance to fall.
fn danger(crawl: Crawl<'_>, hero: HeroId, chances: &Distribution<i32>) -> Headline {
    let left = crawl.hit_points(hero).now;
    Headline::danger(chances.chance_that(|n| *n > 0))
        .about(chances, "odds-damage", |n| Some(*n).filter(|n| *n > 0))
        .felling(chances.chance_that(|n| *n > 0 && *n >= left))
}

/// The odds of damage to a hero.
fn harm(
    crawl: Crawl<'_>,
    hero: HeroId,
    rule: RuleId,
    check: &impl Check,
    chances: &Distribution<i32>,
) -> OddsView {
    let say = |n: &i32| Phrase::new("odds-damage").with("n", *n);
    OddsView::new(rule, check, chances, |n| *n == 0, say).headed(danger(crawl, hero, chances))
}

/// The odds of a check whose results are numbers, of which more is better.
fn view(
    rule: RuleId,
    check: &impl Check,
    chances: &Distribution<i32>,
    outcome: &'static str,
) -> OddsView {
    let say = |n: &i32| Phrase::new(outcome).with("n", *n);
    OddsView::new(rule, check, chances, |n| *n > 0, say)
}

/// The plain attack of a foe on each hero, or of a hero on each foe.
pub fn threats(crawl: Crawl<'_>, who: Combatant) -> Vec<(Combatant, Headline)> {
    match who {
        Combatant::Foe(foe) => {
            let each = crawl.living().filter_map(|hero| {
                let chances = odds(&checks::struck(crawl, foe, hero)?);
                let line = danger(crawl, hero, &chances);
                let line = Headline {
                    danger: false,
                    ..line
                };
                Some((Combatant::Hero(hero), line))
            });
            each.collect()
        }
        Combatant::Hero(hero) if crawl.is_alive(hero) => {
            let buff = crawl.aid(hero).buff;
            let each = crawl.foes().filter_map(|foe| {
                let chances = odds(&checks::attack(crawl, hero, foe, 0, buff)?);
                Some((Combatant::Foe(foe), wounds(crawl, foe, &chances)))
            });
            each.collect()
        }
        Combatant::Hero(_) => Vec::new(),
    }
}

/// Every check that [`named_odds`] knows.
pub fn named_checks() -> &'static [NamedCheck] {
    &[
        NamedCheck {
            name: "attack",
            keys: &[
                ("die", "10"),
                ("wound_threshold", "3"),
                ("slay", "0"),
                ("buff", "0"),
                ("critical", "true"),
            ],
            results: "wounds, 0 up",
        },
        NamedCheck {
            name: "struck",
            keys: &[("die", "8"), ("armour", "0"), ("evade", "0")],
            results: "damage, 0 up; all evade dice spent at once",
        },
        NamedCheck {
            name: "missile",
            keys: &[("dice", "2"), ("wound_threshold", "3")],
            results: "wounds, 0 or 1",
        },
        NamedCheck {
            name: "heal",
            keys: &[("dice", "1"), ("wounds", "99")],
            results: "hit points regained",
        },
        NamedCheck {
            name: "resurrect",
            keys: &[("dice", "5"), ("offering", "0")],
            results: "success, failure",
        },
        NamedCheck {
            name: "disarm",
            keys: &[],
            results: "disarmed, sprung",
        },
        NamedCheck {
            name: "chest",
            keys: &[("thief", "false")],
            results: "safe, disarmed, sprung",
        },
        NamedCheck {
            name: "trap",
            keys: &[("armour", "0"), ("magic_armour", "0"), ("evade", "0")],
            results: "damage, 0 up",
        },
    ]
}

fn exact(check: &impl Check<Outcome = i32>) -> Result<Distribution<i32>, String> {
    try_odds(check).map_err(|problem| problem.to_string())
}

/// The exact odds of a named check.
///
/// # Errors
/// A value that does not fit.
pub fn named_odds(
    book: &Book,
    check: &NamedCheck,
    inputs: &Inputs<'_>,
) -> Result<Vec<(String, Fraction)>, String> {
    let numbers = |chances: Distribution<i32>| {
        chances
            .rows()
            .map(|(result, chance)| (result.to_string(), chance))
            .collect::<Vec<_>>()
    };
    let threshold = || inputs.number("wound_threshold", 1..=99);
    let pool = |key, does: fn(AbilityEffect) -> bool| -> Result<(u8, Die), String> {
        Ok((inputs.number(key, 0..=30)? as u8, book.dice_for(does)))
    };
    let evades = |effect| effect == AbilityEffect::AddToArmour;
    Ok(match check.name {
        "attack" => numbers(exact(&Attack {
            die: inputs.die("die")?,
            wound_threshold: threshold()?,
            slay: pool("slay", |effect| effect == AbilityEffect::AddToAttack)?,
            buff: pool("buff", |effect| effect == AbilityEffect::Buff)?,
            critical: inputs
                .flag("critical")?
                .then_some(book.figures.critical_factor),
        })?),
        "struck" => numbers(exact(&Struck {
            die: inputs.die("die")?,
            armour: inputs.number("armour", 0..=99)?,
            evade: pool("evade", evades)?,
        })?),
        "missile" => numbers(exact(&Missile {
            dice: pool("dice", |effect| effect == AbilityEffect::Missile)?,
            wound_threshold: threshold()?,
        })?),
        "heal" => {
            let wounds = inputs.number("wounds", 0..=99)?;
            let (count, die) = pool("dice", |effect| effect == AbilityEffect::Heal)?;
            let healed = odds(&checks::Sum {
                role: "dice-heal",
                dice: DiceExpr::dice(count, die),
            });
            numbers(healed.map(|points| (*points).min(wounds)))
        }
        "resurrect" => {
            let ability = book
                .abilities
                .iter()
                .find_map(|ability| match ability.effect {
                    AbilityEffect::Resurrect {
                        difficulty, least, ..
                    } => Some((difficulty, least)),
                    _ => None,
                });
            let (difficulty, least) = ability.ok_or("no ability of the book resurrects")?;
            let check = Resurrect {
                dice: pool("dice", |effect| {
                    matches!(effect, AbilityEffect::Resurrect { .. })
                })?,
                difficulty,
                least,
                offering: inputs.number("offering", 0..=999)?,
            };
            let revived = odds(&AnyCheck::Resurrect(check)).map(|result| *result > 0);
            either(&revived, "success", "failure")
        }
        "disarm" => {
            let figures = &book.figures;
            let face = figures.disarm_fails_to.saturating_add(1);
            let check = AtLeast {
                role: "dice-disarm",
                die: figures.disarm_die,
                face,
            };
            either(
                &odds(&check).map(|result| *result > 0),
                "disarmed",
                "sprung",
            )
        }
        "chest" => {
            let words = ["safe", "disarmed", "sprung"];
            let word = |result: &i32| match *result {
                SAFE => words[0].to_owned(),
                DISARMED => words[1].to_owned(),
                _ => words[2].to_owned(),
            };
            in_order(
                traps::chest(book, inputs.flag("thief")?).named(word),
                &words,
            )
        }
        _ => {
            let (armour, magic) = (
                inputs.number("armour", 0..=99)?,
                inputs.number("magic_armour", 0..=99)?,
            );
            let (dice, die) = pool("evade", evades)?;
            let evade = Distribution::dice(dice, die);
            let strength = odds(&checks::trap(book));
            let damage = strength.combine(&evade, |strength, evaded| {
                let armour = match checks::trap_harm(book, *strength) {
                    Harm::MagicalTrap => magic,
                    _ => armour,
                };
                checks::damage(*strength, armour, *evaded)
            });
            numbers(damage)
        }
    })
}
