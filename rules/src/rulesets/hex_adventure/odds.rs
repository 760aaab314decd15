//! Exact odds: for choices on the table, and by name for the command line.

use super::{
    checks::{Amount, Blow, Contested, Figure, Struck, Under},
    components::FighterId,
    content::{Attribute, Book},
    entries, mending, outlook, powers, react, rules,
    step::{
        Action, Aim, Attack, AttackMode, Contest, Means, Question, Rival, Stake, Trial, Turn, Using,
    },
    tackle, trials,
    venture::Venture,
    words::{Terms, name, rival, say as said},
};
use crate::{
    dice::{Check, DiceExpr, Distribution, Fraction, Modifier, try_odds},
    game::{Headline, Inputs, NamedCheck, OddsView, Phrase, RuleId, either},
};

/// The dice that a choice would roll right away, if any.
enum Prospect {
    /// An attack with its damage.
    Attack(Attack),
    /// A check that is passed or not.
    Trial(Trial),
    /// A check or contest of an option, by the hero who is best at it.
    Option(u8),
    /// A contest with both numbers of dice, the beginner's first.
    Contest(Contest, (u8, u8)),
    /// A contest of which nothing has been named yet.
    Ahead(Contest),
    /// A spell, device or good.
    Use(Using),
    /// The damage of a grapple.
    Squeeze(FighterId, FighterId),
}

fn prospect(
    venture: Venture<'_>,
    question: &Question,
    act: Action,
    amount: i32,
) -> Option<Prospect> {
    let attack = |by: FighterId, on: FighterId, mode: AttackMode, first: bool| {
        Some(Prospect::Attack(Attack {
            by,
            on,
            mode,
            first,
        }))
    };
    let ahead = |by: FighterId, on: FighterId, attribute: Attribute, stake: Stake| {
        Some(Prospect::Ahead(Contest {
            by,
            rival: Rival::Fighter(on),
            attribute,
            stake,
            named: None,
        }))
    };
    match *question {
        Question::Hero(Turn { who, .. }) => match act {
            Action::Strike { on } => attack(who, on, AttackMode::Strike, false),
            Action::Shoot { on } => attack(who, on, AttackMode::Shoot, false),
            Action::Throw { on } => attack(who, on, AttackMode::Throw, false),
            Action::Tackle { on } => ahead(who, on, Attribute::Dx, Stake::Tackle),
            Action::Grapple { on } => ahead(who, on, Attribute::St, Stake::Grapple),
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
            Action::Counter { mode } => attack(on, by, mode, false),
            Action::TackleBack => ahead(on, by, Attribute::Dx, Stake::Tackle),
            _ => None,
        },
        Question::Zone { who, mover } => match act {
            Action::Counter { mode } => attack(who, mover, mode, false),
            Action::TackleBack => ahead(who, mover, Attribute::Dx, Stake::Tackle),
            _ => None,
        },
        Question::First { by, on } => match act {
            Action::Counter { mode } => attack(on, by, mode, true),
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
        Question::Grip { by, on } => match act {
            Action::Squeeze => Some(Prospect::Squeeze(by, on)),
            _ => None,
        },
        Question::Entry => match act {
            Action::Option { option } => {
                let choice = entries::option_at(venture, option)?;
                let rolls = choice.check.is_some() || choice.contest.is_some();
                rolls.then_some(Prospect::Option(option))
            }
            _ => None,
        },
        Question::Checker { option } => match act {
            Action::Who { hero } => tries(venture, option, hero),
            _ => None,
        },
        Question::Contest(contest) => {
            let dice = amount.clamp(1, 99) as u8;
            let both = match contest.named {
                None => (dice, tackle::best_answer(venture, &contest, dice)),
                Some(named) => (named, dice),
            };
            Some(Prospect::Contest(contest, both))
        }
        Question::Create { .. }
        | Question::Outfit
        | Question::Whom { .. }
        | Question::Shop
        | Question::Next
        | Question::Karma(_)
        | Question::KarmaContest { .. }
        | Question::Wish(_) => None,
    }
}

/// The check or contest of an option by one hero.
fn tries(venture: Venture<'_>, option: u8, by: FighterId) -> Option<Prospect> {
    let choice = entries::option_at(venture, option)?;
    match (&choice.check, &choice.contest) {
        (_, Some(contest)) => Some(Prospect::Ahead(entries::contest(option, contest, by))),
        (Some(_), _) => Some(Prospect::Trial(Trial::Option { by, option })),
        (None, None) => None,
    }
}

fn uses(venture: Venture<'_>, using: Using) -> Option<Prospect> {
    let power = powers::power_of(venture, using.means)?;
    let resisted = power.resist.is_some() && matches!(using.aim, Aim::At(_));
    let rolls = resisted
        || powers::check(venture, &using).is_some()
        || !outlook::harms(venture, &using).is_empty();
    rolls.then_some(Prospect::Use(using))
}

/// True if a choice has odds, without working them out.
pub fn has(venture: Venture<'_>, question: &Question, act: Action) -> bool {
    match act {
        Action::Use {
            means: Means::Spell(_),
            ..
        } if matches!(question, Question::Hero(_)) => true,
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
    view(venture, prospect(venture, question, act, amount)?)
}

fn view(venture: Venture<'_>, prospect: Prospect) -> Option<OddsView> {
    match prospect {
        Prospect::Attack(attack) => of_attack(venture, attack),
        Prospect::Trial(trial) => {
            let check = trials::check_of(venture, &trial)?;
            let rule = trials::rule_of(venture, &trial);
            let shown = passed_or_failed(rule, &check)?;
            match trial {
                Trial::Tend { by, on } => of_tending(venture, (by, on), shown),
                _ => Some(shown),
            }
        }
        Prospect::Option(option) => of_option(venture, option),
        Prospect::Contest(contest, both) => of_contest(venture, &contest, both),
        Prospect::Ahead(contest) => {
            let both = tackle::best_dice(venture, &contest);
            let mut shown = of_contest(venture, &contest, both)?.noting("hex-odds-note-best");
            shown.notes.extend(answer(venture, &contest));
            Some(shown)
        }
        Prospect::Use(using) => of_use(venture, using),
        Prospect::Squeeze(by, on) => {
            let check = venture.squeeze(venture.fighter(by), venture.fighter(on));
            let chances = try_odds(&check).ok()?;
            let left = venture.left(venture.fighter(on));
            let head = Headline::of(Fraction::one())
                .about(&chances, "hex-odds-damage", |n| Some(*n))
                .felling(chances.chance_that(|n| *n >= left));
            let rule = rules::GRAPPLE_DAMAGE;
            let shown = OddsView::new(rule, &check, &chances, |n| *n > 0, damage);
            Some(shown.headed(head))
        }
    }
}

fn damage(n: &i32) -> Phrase {
    Phrase::new("hex-odds-damage").with("n", *n)
}

/// Tending with what it heals, which is never more than somebody has suffered.
fn of_tending(
    venture: Venture<'_>,
    (by, on): (FighterId, FighterId),
    shown: OddsView,
) -> Option<OddsView> {
    let role = "dice-heal";
    let dice = mending::tending_dice(venture, by)?;
    let healed = try_odds(&Amount { role, dice }).ok()?;
    let suffered = venture.fighter(on).health().damage;
    let head = Headline::of(shown.headline.chance.clone());
    let head = head.about(&healed, "hex-odds-healed", |n| Some(suffered.min(*n)));
    Some(shown.headed(head))
}

/// A check that is passed or not.
fn passed_or_failed(rule: RuleId, check: &Under) -> Option<OddsView> {
    let chances = try_odds(check).ok()?;
    let say = |passed: &bool| {
        Phrase::new(match passed {
            true => "hex-odds-passed",
            false => "hex-odds-failed",
        })
    };
    Some(OddsView::new(rule, check, &chances, |it| *it, say))
}

fn of_attack(venture: Venture<'_>, attack: Attack) -> Option<OddsView> {
    let check = outlook::struck(venture, &attack)?;
    let chances = try_odds(&check).ok()?;
    let say = |through: &Option<i32>| match through {
        None => Phrase::new("hex-odds-miss"),
        Some(n) => damage(n),
    };
    let rule = trials::rule_of(venture, &Trial::Hit(attack));
    let hurts = |through: &Option<i32>| through.is_some_and(|n| n > 0);
    let mut shown = OddsView::new(rule, &check, &chances, hurts, say);
    let parts = check.hit.value.parts.iter();
    shown.count.parts = parts.map(|it| (Phrase::new(it.name), it.value)).collect();
    Some(shown.headed(outlook::headline(venture, &attack, &chances)))
}

/// The hero who is best at an option, the first of several who are equally good, and the odds.
pub fn best_at(venture: Venture<'_>, option: u8) -> Option<(FighterId, OddsView)> {
    let each = venture.awake().filter_map(|hero| {
        let shown = view(venture, tries(venture, option, hero.id)?)?;
        Some((hero.id, shown))
    });
    let better = |best: (FighterId, OddsView), next: (FighterId, OddsView)| {
        if next.1.headline.chance > best.1.headline.chance {
            next
        } else {
            best
        }
    };
    each.reduce(better)
}

/// The odds of an option for the hero who is best at it.
fn of_option(venture: Venture<'_>, option: u8) -> Option<OddsView> {
    let (hero, mut shown) = best_at(venture, option)?;
    if venture.awake().nth(1).is_some() {
        let name = name(venture, hero.token());
        shown.headline = shown.headline.with(name);
    }
    Some(shown)
}

/// The odds of a contest for whoever decides: its beginner, or, once that one has named a number of
/// dice, the other side.
fn of_contest(
    venture: Venture<'_>,
    contest: &Contest,
    (mine, theirs): (u8, u8),
) -> Option<OddsView> {
    let check = tackle::check(venture, contest, mine, theirs);
    let begins = contest.named.is_none();
    let chances = try_odds(&check).ok()?.map(|won| *won == begins);
    let say = |won: &bool| {
        Phrase::new(match won {
            true => "hex-odds-won",
            false => "hex-odds-lost",
        })
    };
    let rule = rules::CONTEST_WINNING;
    let mut shown = OddsView::new(rule, &check, &chances, |won| *won, say);
    shown.notes.extend(sums(venture, contest));
    // Both sides by name: nobody at the table calls them challenger and defender.
    let rival = match contest.rival {
        Rival::Fighter(other) => name(venture, other.token()),
        Rival::Value(_) => rival(venture, contest),
    };
    let sides = [name(venture, contest.by.token()), rival];
    for ((role, _), side) in shown.dice.iter_mut().zip(sides) {
        *role = side;
    }
    Some(shown)
}

/// The attack that may come before a tackle, and its odds.
fn answer(venture: Venture<'_>, contest: &Contest) -> Option<Phrase> {
    let (Stake::Tackle, Rival::Fighter(on)) = (contest.stake, contest.rival) else {
        return None;
    };
    let attack = react::first_attack(venture, on, contest.by)?;
    let chances = try_odds(&outlook::struck(venture, &attack)?).ok()?;
    let line = outlook::headline(venture, &attack, &chances);
    let told = said("hex-odds-note-first").by(on);
    let extra = venture.figures().first_attack_dice;
    Some(told.n(extra).with("odds", line.phrase()))
}

/// What the figures of a contest are made of, for each side where that is more than an attribute.
fn sums(venture: Venture<'_>, contest: &Contest) -> impl Iterator<Item = Phrase> {
    let rival = match contest.rival {
        Rival::Fighter(other) => Some(other),
        Rival::Value(_) => None,
    };
    let sides = std::iter::once(contest.by).chain(rival);
    sides.filter_map(move |side| {
        let figure = tackle::figure(venture, contest, side);
        let [first, more @ ..] = &figure.parts[..] else {
            return None;
        };
        if more.is_empty() {
            return None;
        }
        let part =
            |key, part: &Modifier| said(key).with("part", Phrase::new(part.name)).n(part.value);
        let begun = part("hex-odds-sum-first", first);
        let sum = more.iter().fold(begun, |sum, more| {
            part("hex-odds-sum-next", more).with("sum", sum)
        });
        Some(said("hex-odds-note-sum").by(side).with("sum", sum))
    })
}

/// The odds of a spell, device or good: whether it works, and the harm that it does then.
pub fn of_use(venture: Venture<'_>, using: Using) -> Option<OddsView> {
    let power = powers::power_of(venture, using.means)?;
    let harms = outlook::harms(venture, &using);
    let mut shown = match (power.resist, using.aim) {
        (Some(attribute), Aim::At(on)) => {
            let contest = Contest {
                by: using.by,
                rival: Rival::Fighter(on),
                attribute,
                stake: Stake::Power(using),
                named: None,
            };
            view(venture, Prospect::Ahead(contest))?
        }
        _ => match powers::check(venture, &using) {
            Some(check) => passed_or_failed(trials::rule_of(venture, &Trial::Use(using)), &check)?,
            None => {
                let harm = harms.first()?;
                let rule = rules::GOODS_USE;
                OddsView::new(
                    rule,
                    harm.blows.first()?,
                    &harm.suffered,
                    |n| *n > 0,
                    damage,
                )
                .headed(Headline::of(Fraction::one()))
            }
        },
    };
    shown.headline = outlook::harmful(shown.headline, using.by, &harms);
    if let [_, _, ..] = harms[..] {
        shown.notes.extend(harms.iter().map(outlook::Harm::note));
    }
    Some(shown)
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
            let mut blow = Blow::new(damage, "modifier-weapon");
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
