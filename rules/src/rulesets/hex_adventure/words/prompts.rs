use super::{
    super::{
        components::FighterId,
        content::{Attribute, PlotEffect, Risk},
        harm,
        outlook::{self, Harm},
        plot,
        react::{self, Occasion},
        shop,
        step::{Action, Question, Rival, Stake, Trial},
        tackle,
        venture::Venture,
        walk,
    },
    Terms, attribute, karma, means, plain, rival, say, title_of_entry,
};
use crate::game::{LegalActions, Phrase};

/// The text of a question, with its occasion.
pub fn prompt(venture: Venture<'_>, question: &Question) -> Phrase {
    match question {
        Question::Create { hero, stage } => {
            let key = match stage {
                0 | 1 => "hex-prompt-attribute",
                _ => "hex-prompt-skills",
            };
            let of = Attribute::ALL[usize::from((*stage).min(2))];
            let left = super::super::creation::skill_points(venture, venture.fighter(*hero));
            say(key).by(*hero).n(left).with("attribute", attribute(of))
        }
        Question::Outfit => say("hex-prompt-outfit"),
        Question::Entry => {
            let number = venture.state().entry;
            say("hex-prompt-entry").with("title", title_of_entry(venture, number))
        }
        Question::Whom { plot, effect } => whom(plot::effect_at(venture, *plot, *effect)),
        Question::Checker { option } => checker(venture, *option),
        Question::Shop => say(match shop::sellable(venture, false).next() {
            Some(_) => "hex-prompt-shop",
            None => "hex-prompt-shop-buy",
        }),
        Question::Camp { mending: true } => match dying(venture) {
            Some(list) => say("hex-prompt-mending-dying").with("list", list),
            None => say("hex-prompt-mending"),
        },
        Question::Camp { mending: false } => say("hex-prompt-camp"),
        Question::Next => say("hex-prompt-next").n(venture.state().round),
        Question::Hero(turn) => {
            let me = venture.fighter(turn.who);
            let grip = venture.grip(me).filter(|_| !walk::is_free(venture, me));
            if let Some(other) = grip {
                return say("hex-prompt-held").by(turn.who).on(other.id);
            }
            let key = match (turn.changed, turn.moved, turn.left) {
                (true, ..) | (_, true, 0) => "hex-prompt-action",
                (_, true, _) => "hex-prompt-moved",
                _ => "hex-prompt-turn",
            };
            say(key).by(turn.who).n(i32::from(turn.left))
        }
        Question::Dodge(attack) => say("hex-prompt-dodge").by(attack.by).on(attack.on),
        Question::React { by, on, strike } => {
            let occasion = Occasion::Attacked(*strike);
            let key = match ways_to_react(venture, (*on, *by), occasion) {
                (true, false) => "hex-prompt-react-counter",
                (false, true) => "hex-prompt-react-tackle",
                _ => "hex-prompt-react-both",
            };
            say(key).by(*by).on(*on)
        }
        Question::First { by, on } => say("hex-prompt-first").by(*by).on(*on),
        Question::Zone { who, mover } => {
            let key = match ways_to_react(venture, (*who, *mover), Occasion::Zone) {
                (true, false) => "hex-prompt-zone-counter",
                (false, true) => "hex-prompt-zone-tackle",
                _ => "hex-prompt-zone-both",
            };
            say(key).by(*mover).on(*who)
        }
        Question::Contest(contest) => {
            let (mine, theirs) = tackle::figures(venture, contest);
            let key = match (contest.named, contest.stake) {
                (None, Stake::Tackle) => "hex-prompt-tackle",
                (None, Stake::Grapple) => "hex-prompt-grapple",
                (None, _) => "hex-prompt-contest",
                (Some(_), Stake::Tackle) => "hex-prompt-answer-tackle",
                (Some(_), Stake::Grapple) => "hex-prompt-answer-grapple",
                (Some(_), _) => "hex-prompt-answer",
            };
            let told = say(key)
                .by(contest.by)
                .n(contest.named.unwrap_or(0))
                .with("attribute", attribute(contest.attribute))
                .with("mine", mine)
                .with("theirs", theirs);
            match contest.rival {
                Rival::Fighter(on) => told.on(on),
                Rival::Value(_) => told.with("on", rival(venture, contest)),
            }
        }
        Question::Grip { by, on } => say("hex-prompt-grip").by(*by).on(*on),
        Question::Karma(trial) => {
            // There is no card for some of them that says what was needed.
            let needed = karma::needed(venture, trial);
            let told = match (trial, needed) {
                (Trial::Hit(_), _) => say("hex-prompt-karma-hit"),
                (Trial::Dodge { .. }, _) => say("hex-prompt-karma-dodge"),
                (Trial::Use(using), _) => {
                    say("hex-prompt-karma-use").with("what", means(venture, using.means))
                }
                (Trial::Option { .. }, Some(needed)) => {
                    say("hex-prompt-karma-check").with("needed", needed)
                }
                (Trial::First { .. }, Some(needed)) => {
                    say("hex-prompt-karma-first").with("needed", needed)
                }
                (Trial::Forage { .. }, Some(needed)) => {
                    say("hex-prompt-karma-forage").with("needed", needed)
                }
                _ => say("hex-prompt-karma"),
            };
            told.by(trial.by()).n(venture.story(trial.by()).karma)
        }
        Question::KarmaContest { contest, hero, .. } => say("hex-prompt-karma-contest")
            .by(*hero)
            .n(venture.story(*hero).karma)
            .with("attribute", attribute(contest.attribute)),
        Question::Wish(hero) => {
            let key = if venture.fighter(*hero).health().dead {
                "hex-prompt-wish-dead"
            } else {
                "hex-prompt-wish"
            };
            say(key).by(*hero)
        }
    }
}

/// Whether somebody can react to another with an attack, and whether with a tackle.
fn ways_to_react(
    venture: Venture<'_>,
    (who, on): (FighterId, FighterId),
    occasion: Occasion,
) -> (bool, bool) {
    let mut ways = LegalActions::new(false);
    react::offer(venture, who, on, occasion, &mut ways);
    let can = |is: fn(&Action) -> bool| ways.choices.iter().any(|it| is(&it.act));
    let counters = can(|act| matches!(act, Action::Counter { .. }));
    (counters, can(|act| *act == Action::TackleBack))
}

/// The harm that a spell or item does if karma makes it work after all.
pub(super) fn success(venture: Venture<'_>, question: &Question) -> Option<Phrase> {
    let Question::Karma(Trial::Use(using)) = question else {
        return None;
    };
    let harms = outlook::harms(venture, using);
    harms.iter().map(Harm::note).reduce(|first, second| {
        say("hex-odds-note-harm-too")
            .with("first", first)
            .with("second", second)
    })
}

/// Those who die unless they are healed, and of how much; `None` for nobody.
fn dying(venture: Venture<'_>) -> Option<Phrase> {
    let mut dying = harm::dying(venture);
    let (first, damage) = dying.next()?;
    let list = say("hex-dying").by(first).n(damage);
    Some(dying.fold(list, |list, (next, damage)| {
        say("hex-dying-too").by(next).n(damage).with("list", list)
    }))
}

/// Who is to have an effect, and how much of it.
fn whom(effect: Option<&PlotEffect>) -> Phrase {
    let (key, dice) = match effect {
        Some(PlotEffect::Damage(dice, _)) => ("hex-prompt-whom-damage", dice),
        Some(PlotEffect::Fatigue(dice, _)) => ("hex-prompt-whom-fatigue", dice),
        Some(PlotEffect::Heal(dice, _)) => ("hex-prompt-whom-heal", dice),
        Some(PlotEffect::Curse(..)) => return say("hex-prompt-whom-curse"),
        _ => return say("hex-prompt-whom"),
    };
    say(key).with("dice", dice.to_string())
}

fn checker(venture: Venture<'_>, option: u8) -> Phrase {
    let choice = super::super::entries::option_at(venture, option);
    let check = choice.and_then(|it| it.check.as_ref());
    let contest = choice.and_then(|it| it.contest.as_ref());
    match (check, contest) {
        (Some(check), _) => say("hex-prompt-check")
            .n(check.dice)
            .with("attribute", attribute(check.attribute))
            .with("risk", risk(check.risk)),
        (_, Some(contest)) => say("hex-prompt-begin-contest")
            .n(contest.against)
            .with("attribute", attribute(contest.attribute))
            .with(
                "risk",
                contest
                    .risk
                    .map_or_else(|| say("hex-risk-none"), |it| risk(Some(it))),
            ),
        _ => say("hex-prompt-go-on"),
    }
}

/// The harm of failing, as a further sentence.
fn risk(risk: Option<Risk>) -> Phrase {
    let told = |it| at_harm(it, "hex-risk-damage", "hex-risk-fatigue");
    risk.map_or_else(|| plain(""), told)
}

/// What an option takes, with the harm of failing.
pub(super) fn at_risk(told: Phrase, risk: Option<Risk>) -> Phrase {
    let Some(risk) = risk else { return told };
    at_harm(risk, "hex-aside-risk-damage", "hex-aside-risk-fatigue").with("what", told)
}

/// The harm of failing, in the text for its kind.
fn at_harm(risk: Risk, damage: &'static str, fatigue: &'static str) -> Phrase {
    let (key, dice) = match risk {
        Risk::Damage(dice) => (damage, dice),
        Risk::Fatigue(dice) => (fatigue, dice),
    };
    say(key).with("dice", dice.to_string())
}
