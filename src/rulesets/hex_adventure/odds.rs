//! Exact odds: for choices on the table, and by name for the command line.

use super::{
    checks::{Blow, Contested, Figure, Struck, Under},
    components::FighterId,
    content::Book,
    contest, powers, rules,
    step::{Action, Aim, Attack, AttackMode, Contest, Means, Question, Rival, Trial, Turn, Using},
    tackle, trials,
    venture::Venture,
};
use crate::{
    dice::{Check, DiceExpr, Distribution, Fraction, try_odds},
    game::{Inputs, NamedCheck, OddsView, Phrase},
};

/// The dice that a choice would roll right away, if any.
enum Prospect {
    /// An attack with its damage.
    Attack(Attack),
    /// A check that is passed or not.
    Trial(Trial),
    /// A contest with the numbers that would be named, the beginner's first.
    Contest(Contest, u8, Option<u8>),
}

fn prospect(
    venture: Venture<'_>,
    question: &Question,
    act: Action,
    amount: i32,
) -> Option<Prospect> {
    let attack = |by: FighterId, on: FighterId, way: AttackMode, first: bool| {
        Some(Prospect::Attack(Attack { by, on, way, first }))
    };
    match *question {
        Question::Hero(Turn { who, .. }) => match act {
            Action::Strike { on } => attack(who, on, AttackMode::Strike, false),
            Action::Shoot { on } => attack(who, on, AttackMode::Shoot, false),
            Action::Throw { on } => attack(who, on, AttackMode::Throw, false),
            Action::Use { means, aim } => uses(
                venture,
                Using {
                    by: who,
                    means,
                    aim,
                    amount,
                },
            ),
            Action::Rally { on } => Some(Prospect::Trial(Trial::Rally { by: who, on })),
            _ => None,
        },
        Question::React { by, on, .. } => match act {
            Action::Counter { way } => attack(on, by, way, false),
            _ => None,
        },
        Question::Zone { who, mover } => match act {
            Action::Counter { way } => attack(who, mover, way, false),
            _ => None,
        },
        Question::First { by, on } => match act {
            Action::Counter { way } => attack(on, by, way, true),
            _ => None,
        },
        Question::Dodge(attack) => match act {
            Action::Dodge { to } => Some(Prospect::Trial(Trial::Dodge { attack, to })),
            _ => None,
        },
        Question::Camp { .. } => match act {
            Action::Tend { by, on } => Some(Prospect::Trial(Trial::Tend { by, on })),
            _ => None,
        },
        Question::Checker { option } => match act {
            Action::Who { hero: by } => {
                let choice = super::entries::option_at(venture, option)?;
                choice.check.as_ref()?;
                Some(Prospect::Trial(Trial::Option { by, option }))
            }
            _ => None,
        },
        Question::Contest(contest) => {
            let dice = amount.clamp(1, 99) as u8;
            Some(match contest.named {
                None => Prospect::Contest(contest, dice, None),
                Some(named) => Prospect::Contest(contest, named, Some(dice)),
            })
        }
        Question::Create { .. }
        | Question::Outfit
        | Question::Whom { .. }
        | Question::Entry
        | Question::Shop
        | Question::Next
        | Question::Karma(_)
        | Question::KarmaContest { .. }
        | Question::Grip { .. }
        | Question::Wish(_) => None,
    }
}

fn uses(venture: Venture<'_>, using: Using) -> Option<Prospect> {
    let power = powers::power_of(venture, using.means)?;
    match (power.resist, using.aim) {
        (Some(attribute), Aim::At(on)) => {
            let contest = Contest {
                by: using.by,
                rival: Rival::Fighter(on),
                attribute,
                stake: super::step::Stake::Power(using),
                named: None,
            };
            let (mine, theirs) = tackle::figures(venture, &contest);
            let dice = contest::best_beginning(mine, theirs, venture.figures().contest_dice);
            Some(Prospect::Contest(contest, dice, None))
        }
        _ => {
            powers::check(venture, &using)?;
            Some(Prospect::Trial(Trial::Use(using)))
        }
    }
}

/// True if a choice has odds, without working them out.
pub fn has(venture: Venture<'_>, question: &Question, act: Action) -> bool {
    match act {
        Action::Use {
            means: Means::Good(good),
            ..
        } => venture.book()[good].check.is_some(),
        _ => prospect(venture, question, act, 1).is_some(),
    }
}

/// The odds of a choice, if it rolls dice right away.
pub fn of_choice(
    venture: Venture<'_>,
    question: &Question,
    act: Action,
    amount: i32,
) -> Option<OddsView> {
    match prospect(venture, question, act, amount)? {
        Prospect::Attack(attack) => {
            let held = venture.in_hand(venture.fighter(attack.by))?;
            let check = Struck {
                hit: venture.to_hit(&attack)?,
                blow: venture.blow(&attack, held.weapon, attack.on)?,
            };
            let rule = trials::rule_of(venture, &Trial::Hit(attack));
            let chances = try_odds(&check).ok()?;
            Some(OddsView::new(
                rule,
                &check,
                &chances,
                |through| match through {
                    None => Phrase::new("hex-odds-miss"),
                    Some(n) => Phrase::new("hex-odds-damage").with("n", *n),
                },
            ))
        }
        Prospect::Trial(trial) => {
            let check = trials::check_of(venture, &trial)?;
            let rule = trials::rule_of(venture, &trial);
            let chances = try_odds(&check).ok()?;
            Some(OddsView::new(rule, &check, &chances, |passed| {
                let key = if *passed {
                    "hex-odds-passed"
                } else {
                    "hex-odds-failed"
                };
                Phrase::new(key)
            }))
        }
        Prospect::Contest(contest, named, answer) => {
            let (mine, theirs) = tackle::figures(venture, &contest);
            let most = venture.figures().contest_dice;
            let answer = answer.unwrap_or_else(|| contest::best_reply((mine, named), theirs, most));
            let check = Contested {
                mine: (mine, named),
                theirs: (theirs, answer),
                die: venture.figures().die,
            };
            let chances = try_odds(&check).ok()?;
            Some(OddsView::new(
                rules::CONTEST_WINNING,
                &check,
                &chances,
                |won| {
                    let key = if *won {
                        "hex-odds-won"
                    } else {
                        "hex-odds-lost"
                    };
                    Phrase::new(key)
                },
            ))
        }
    }
}

/// Every check that [`named_odds`] knows.
pub fn named_checks() -> &'static [NamedCheck] {
    &[
        NamedCheck {
            name: "check",
            keys: &[("dice", "3"), ("attribute", "10")],
            results: "success or failure",
        },
        NamedCheck {
            name: "contest",
            keys: &[
                ("mine", "10"),
                ("theirs", "10"),
                ("my_dice", "3"),
                ("their_dice", "3"),
            ],
            results: "win or lose, for the one who began it",
        },
        NamedCheck {
            name: "strike",
            keys: &[
                ("dx", "10"),
                ("dice", "3"),
                ("damage", "2d6"),
                ("armour", "0"),
            ],
            results: "miss, or the damage that gets through, 0 up",
        },
    ]
}

/// The maximum number of dice of one kind that can be given.
const MOST_DICE: u8 = 20;

fn exact<C: Check>(check: &C) -> Result<Distribution<C::Outcome>, String> {
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
    let die = book.figures.die;
    let most = i32::from(book.figures.contest_dice);
    let under = |dice: i32, value: i32| Under {
        role: "dice-check",
        count: dice as u8,
        die,
        value: Figure::default().with("modifier-attribute", value),
    };
    Ok(match check.name {
        "check" => {
            let dice = inputs.number("dice", 1..=i32::from(MOST_DICE))?;
            let check = under(dice, inputs.number("attribute", 0..=99)?);
            either(&exact(&check)?, "success", "failure")
        }
        "contest" => {
            let check = Contested {
                mine: (
                    inputs.number("mine", 0..=99)?,
                    inputs.number("my_dice", 1..=most)? as u8,
                ),
                theirs: (
                    inputs.number("theirs", 0..=99)?,
                    inputs.number("their_dice", 1..=most)? as u8,
                ),
                die,
            };
            either(&exact(&check)?, "win", "lose")
        }
        _ => {
            let text = inputs.text("damage");
            let damage = text.parse().ok();
            let damage = damage.filter(|damage: &DiceExpr| damage.count <= MOST_DICE);
            let damage = damage.ok_or_else(|| {
                format!(
                    "damage={text}: it is at most {MOST_DICE} dice such as 2d6-1, of 2 to 100 sides"
                )
            })?;
            let mut blow = Blow::new(damage);
            blow.stopped = inputs.number("armour", 0..=99)?;
            let hit = under(
                inputs.number("dice", 1..=i32::from(MOST_DICE))?,
                inputs.number("dx", 0..=99)?,
            );
            let chances = exact(&Struck { hit, blow })?;
            let rows = chances.rows().map(|(through, chance)| {
                let result = through.map_or("miss".to_owned(), |n| n.to_string());
                (result, chance)
            });
            rows.collect()
        }
    })
}

/// Two results in words, the good one first.
fn either(chances: &Distribution<bool>, good: &str, bad: &str) -> Vec<(String, Fraction)> {
    let rows = [(true, good), (false, bad)];
    rows.into_iter()
        .map(|(result, word)| (word.to_owned(), chances.probability(&result)))
        .filter(|(_, chance)| !chance.is_zero())
        .collect()
}
