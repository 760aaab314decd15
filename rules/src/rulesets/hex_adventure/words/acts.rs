use super::{
    super::{
        components::FighterId,
        harm, odds, powers, react, shop,
        step::{Action, Aim, AttackMode, Means, Question},
        tackle,
        venture::Venture,
    },
    Terms, about, attribute, coins, headings, idle, means, mode, names, prompts, say, stakes,
    strain, thing, use_of, wares, ways, weapon,
};
use crate::game::{Choice, Offered, Phrase};

/// A choice in words.
pub fn describe(venture: Venture<'_>, question: &Question, offered: &Offered<Action>) -> Choice {
    let act = offered.act;
    let (mut group, mut section) = (headings::group(act), headings::section(venture, act));
    // At the beginning all there is is for sale, and each kind has a page of its own.
    if matches!((question, act), (Question::Outfit, Action::Buy { .. })) {
        group = section.take();
    }
    Choice {
        label: label(venture, question, act),
        category: headings::category(act),
        group,
        section,
        idle: is_idle(venture, act),
        kind: headings::kind(venture, act),
        aside: aside(venture, question, offered),
        asides: strain::prices(venture, question, offered),
        detail: detail(venture, question, act),
        touches: about::touches(venture, question, act),
        path: about::path(venture, question, act),
        amount: None,
        icon: about::icon(venture, question, act),
        has_odds: odds::has(venture, question, act),
        first: None,
        best: best(venture, question, act),
        preset: preset(venture, question, act),
        plain: headings::is_plain(venture, question, act),
        leads_out: false,
        gives_turn: matches!(act, Action::Next { .. }),
        need: about::need(venture, act),
        ware: wares::ware(venture, question, act),
        lay: None,
        plays: None,
        caution: wares::caution(venture, question, act),
    }
}

/// True for something used on somebody who has no need of it.
fn is_idle(venture: Venture<'_>, act: Action) -> bool {
    matches!(act, Action::Use { means, aim } if idle::is_so(venture, means, aim))
}

/// The best number of dice in a contest.
fn best(venture: Venture<'_>, question: &Question, act: Action) -> Option<i32> {
    let (Question::Contest(contest), Action::Dice) = (question, act) else {
        return None;
    };
    let dice = match contest.named {
        None => tackle::best_dice(venture, contest).0,
        Some(named) => tackle::best_answer(venture, contest, named),
    };
    Some(dice.into())
}

/// True for the hero with the best chance at what one of them is to try.
fn preset(venture: Venture<'_>, question: &Question, act: Action) -> bool {
    let (Question::Checker { option }, Action::Who { hero }) = (question, act) else {
        return false;
    };
    odds::best_at(venture, *option).is_some_and(|(best, _)| best == hero)
}

/// The label of a choice.
pub fn label(venture: Venture<'_>, question: &Question, act: Action) -> Phrase {
    match act {
        Action::Attribute { .. }
        | Action::Skill { .. }
        | Action::Spell { .. }
        | Action::RaiseAttribute { .. }
        | Action::LearnSkill { .. }
        | Action::LearnSpell { .. } => growth(venture, act),
        Action::Buy { .. }
        | Action::Sell { .. }
        | Action::Take { .. }
        | Action::Lay { .. }
        | Action::Hold { .. }
        | Action::Tend { .. }
        | Action::Heal { .. }
        | Action::WishWhole { .. }
        | Action::WishOffCurse { .. }
        | Action::PayOffCurse { .. } => camp(venture, act),
        Action::Option { option } => {
            let adventure = venture.adventure();
            let text = adventure.and_then(|it| names::option(it, venture.state().entry, option));
            text.unwrap_or_else(|| say("hex-act-go-on"))
        }
        Action::Who { hero } => say("hex-act-who").by(hero),
        Action::Next { hero } => say("hex-act-next").by(hero),
        Action::Move { to } => ways::aim(venture, question, to, "hex-act-move"),
        Action::Exit { to } => ways::step(venture, question, to, "hex-act-exit"),
        Action::Push { to } => ways::step(venture, question, to, "hex-act-push"),
        Action::Drag { to } => ways::step(venture, question, to, "hex-act-drag"),
        Action::Dodge { to } => ways::step(venture, question, to, "hex-act-dodge"),
        Action::Strike { on } => say("hex-act-strike").on(on),
        Action::Shoot { on } => say("hex-act-shoot").on(on),
        Action::Throw { on } => say("hex-act-throw").on(on),
        Action::Tackle { on } => say("hex-act-tackle").on(on),
        Action::Grapple { on } => say("hex-act-grapple").on(on),
        Action::Rally { on } => say("hex-act-rally").on(on),
        Action::Counter { mode: how } => say("hex-act-counter").with("mode", mode(how)),
        Action::Use { means: used, aim } => {
            let what = means(venture, used);
            match aim {
                Aim::At(on) => {
                    let good = matches!(used, Means::Good(_));
                    let key = if good {
                        "hex-act-use-good"
                    } else {
                        "hex-act-use"
                    };
                    say(key).with("what", what).on(on)
                }
                Aim::Hex(at) => {
                    ways::aim(venture, question, at, "hex-act-use-hex").with("what", what)
                }
            }
        }
        Action::Change { place } => held(venture, question, place, "hex-act-change"),
        Action::PickUp { place } => {
            let lies = venture.state().ground.get(usize::from(place));
            let name = lies.map_or(say("hex-name-nobody"), |(_, it)| weapon(venture, it.weapon));
            say("hex-act-pick-up").with("thing", name)
        }
        Action::Done => say(match question {
            Question::Outfit => "hex-act-set-out",
            Question::Create { .. } => "hex-act-learned",
            _ => "hex-act-done",
        }),
        Action::LeaveCamp if *question == (Question::Camp { mending: true }) => {
            leave_mending(venture)
        }
        Action::OpenCamp
        | Action::OpenShop
        | Action::Sleep
        | Action::LeaveCamp
        | Action::Drop
        | Action::Load
        | Action::End
        | Action::Squeeze
        | Action::TackleBack
        | Action::Bear
        | Action::Dice
        | Action::Karma
        | Action::Accept
        | Action::Wish => say(simple(act)),
    }
}

/// Going on after a fight, and who dies of it.
fn leave_mending(venture: Venture<'_>) -> Phrase {
    let dying: Vec<FighterId> = harm::dying(venture).map(|(hero, _)| hero).collect();
    match wares::names(&dying) {
        Some(names) => say("hex-act-leave-mending-dying")
            .n(dying.len())
            .with("who", names),
        None => say("hex-act-leave-mending"),
    }
}

fn simple(act: Action) -> &'static str {
    match act {
        Action::OpenCamp => "hex-act-camp",
        Action::OpenShop => "hex-act-shop",
        Action::Sleep => "hex-act-sleep",
        Action::LeaveCamp => "hex-act-leave-camp",
        Action::Drop => "hex-act-drop",
        Action::Load => "hex-act-load",
        Action::End => "hex-act-end",
        Action::Squeeze => "hex-act-squeeze",
        Action::TackleBack => "hex-act-tackle-back",
        Action::Bear => "hex-act-bear",
        Action::Dice => "hex-act-dice",
        Action::Karma => "hex-act-karma",
        Action::Wish => "hex-act-wish",
        _ => "hex-act-accept",
    }
}

fn held(venture: Venture<'_>, question: &Question, place: u8, key: &'static str) -> Phrase {
    let who = match question {
        Question::Hero(turn) => Some(turn.who),
        _ => None,
    };
    let carried = who.and_then(|who| venture.get(who)?.weapons().get(usize::from(place)));
    let name = carried.map_or(say("hex-name-nobody"), |it| weapon(venture, it.weapon));
    say(key).with("thing", name)
}

fn growth(venture: Venture<'_>, act: Action) -> Phrase {
    let book = venture.book();
    match act {
        Action::Attribute { attribute: of } => {
            say("hex-act-attribute").with("attribute", attribute(of))
        }
        Action::Skill { skill } | Action::LearnSkill { skill, .. } => {
            say("hex-act-skill").with("what", say(book[skill].name))
        }
        Action::Spell { spell } | Action::LearnSpell { spell, .. } => {
            say("hex-act-spell").with("what", say(book[spell].name))
        }
        Action::RaiseAttribute {
            hero,
            attribute: of,
        } => {
            let now = venture.fighter(hero).base()[of as usize];
            say("hex-act-raise")
                .by(hero)
                .with("value", now + 1)
                .with("attribute", attribute(of))
        }
        _ => say("hex-act-go-on"),
    }
}

fn camp(venture: Venture<'_>, act: Action) -> Phrase {
    match act {
        Action::Buy { thing: what } => say("hex-act-buy").with("thing", thing(venture, what)),
        Action::Sell { thing: what } => say("hex-act-sell").with("thing", thing(venture, what)),
        Action::Take { hero, thing: what } => say("hex-act-take")
            .by(hero)
            .with("thing", thing(venture, what)),
        Action::Lay { hero, thing: what } => say("hex-act-lay")
            .by(hero)
            .with("thing", thing(venture, what)),
        Action::Hold { hero, place } => {
            let carried = venture
                .get(hero)
                .and_then(|it| it.weapons().get(usize::from(place)));
            let name = carried.map_or(say("hex-name-nobody"), |it| weapon(venture, it.weapon));
            say("hex-act-hold").by(hero).with("thing", name)
        }
        Action::Tend { by, on } if by == on => say("hex-act-tend-own").by(by),
        Action::Tend { by, on } => say("hex-act-tend").by(by).on(on),
        Action::Heal {
            by,
            means: what,
            on,
        } => say("hex-act-heal")
            .by(by)
            .on(on)
            .with("what", means(venture, what)),
        Action::WishWhole { hero } => say("hex-act-wish-whole").by(hero),
        Action::WishOffCurse { hero } => say("hex-act-wish-off").by(hero),
        Action::PayOffCurse {
            hero,
            attribute: of,
        } => say("hex-act-pay-off")
            .by(hero)
            .with("attribute", attribute(of)),
        _ => say("hex-act-go-on"),
    }
}

/// The end of an act's line: a price, or its requirement.
fn aside(venture: Venture<'_>, question: &Question, offered: &Offered<Action>) -> Option<Phrase> {
    let book = venture.book();
    let experience = |n: i32| say("hex-aside-experience").n(n);
    Some(match offered.act {
        Action::Buy { thing } => coins(venture, shop::price(venture, thing)),
        Action::Sell { thing } => {
            let outfit = *question == Question::Outfit;
            coins(venture, shop::fetches(venture, outfit, thing))
        }
        Action::Sleep => {
            let cost = venture.entry()?.sleep.as_ref()?.cost;
            coins(venture, Some(cost).filter(|cost| *cost > 0)?)
        }
        Action::Option { option } => {
            let choice = super::super::entries::option_at(venture, option)?;
            match (&choice.check, &choice.contest) {
                (Some(check), _) => {
                    let told = say("hex-aside-check").n(check.dice);
                    prompts::at_risk(
                        told.with("attribute", attribute(check.attribute)),
                        check.risk,
                    )
                }
                (_, Some(contest)) => {
                    let told = say("hex-aside-contest").n(contest.against);
                    let told = told.with("attribute", attribute(contest.attribute));
                    prompts::at_risk(told, contest.risk)
                }
                _ if leads_back(venture, choice.to?) => say("hex-aside-read"),
                _ => return None,
            }
        }
        Action::RaiseAttribute {
            hero,
            attribute: of,
        } => {
            let now = venture.fighter(hero).base()[of as usize];
            experience(super::super::growth::attribute_price(venture, now))
        }
        Action::LearnSkill { .. } | Action::LearnSpell { .. } => {
            experience(venture.figures().skill_price)
        }
        Action::Skill { skill } => {
            let Question::Create { hero, .. } = question else {
                return None;
            };
            let points = venture.points(venture.get(*hero)?, skill);
            say("hex-aside-points").n(Some(points).filter(|points| *points > 0)?)
        }
        Action::Spell { spell } => say("hex-aside-iq").n(book[spell].iq),
        Action::Use { means, aim } if idle::is_so(venture, means, aim) => {
            idle::why(venture, means, aim)
        }
        Action::Use { .. } | Action::Heal { .. } => strain::price(venture, question, offered)?,
        _ => return None,
    })
}

/// What a point of healing costs, how much of somebody's damage there is to heal, and how much of
/// that to survive.
fn harm_of(venture: Venture<'_>, means: Means, who: FighterId) -> Phrase {
    let who = venture.fighter(who);
    let key = match harm::beyond_st(venture, who) {
        0 => "hex-detail-heal",
        _ => "hex-detail-heal-dying",
    };
    say(key)
        .n(who.health().damage)
        .with("least", harm::beyond_st(venture, who))
        .with("fatigue", powers::cost(venture, means))
}

/// True if an option leads to an entry that has been read.
fn leads_back(venture: Venture<'_>, to: u16) -> bool {
    venture.state().read.contains(&to)
}

fn detail(venture: Venture<'_>, question: &Question, act: Action) -> Option<Phrase> {
    let book = venture.book();
    let key = match act {
        Action::Buy { thing } | Action::Sell { thing } | Action::Take { thing, .. } => {
            return Some(use_of(venture, thing));
        }
        Action::Lay { thing, .. } => return Some(use_of(venture, thing)),
        Action::Skill { skill } | Action::LearnSkill { skill, .. } => book[skill].detail,
        Action::Spell { spell } | Action::LearnSpell { spell, .. } => book[spell].detail,
        Action::Heal { means, on, .. } if strain::is_by_the_point(venture, means) => {
            return Some(harm_of(venture, means, on));
        }
        Action::Use { means, .. } | Action::Heal { means, .. } => match means {
            Means::Spell(spell) => book[spell].detail,
            Means::Good(good) => book[good].detail,
        },
        Action::Attribute { attribute } => return Some(wares::uses(attribute)),
        Action::Move { .. } => return given_up(venture, question),
        Action::Karma => return prompts::success(venture, question),
        Action::Dice => {
            let Question::Contest(contest) = question else {
                return None;
            };
            return Some(stakes::of(venture, contest));
        }
        Action::Tackle { on } => return Some(tackled(venture, question, on)),
        Action::Grapple { .. } => "hex-detail-grapple",
        Action::Rally { .. } => "hex-detail-rally",
        Action::OpenCamp => "hex-detail-camp",
        Action::Counter { .. } | Action::TackleBack | Action::Dodge { .. } => "hex-detail-reaction",
        _ => return None,
    };
    Some(say(key))
}

/// What a tackle leads to, and what may come before it.
fn tackled(venture: Venture<'_>, question: &Question, on: FighterId) -> Phrase {
    let first = match question {
        Question::Hero(turn) => react::first_attack(venture, on, turn.who),
        _ => None,
    };
    match first {
        Some(_) => {
            let extra = venture.figures().first_attack_dice;
            say("hex-detail-tackle-first").on(on).n(extra)
        }
        None => say("hex-detail-tackle"),
    }
}

/// What a first move costs a hero who could cast or shoot instead; rules `magic.still` and
/// `attack.still`.
fn given_up(venture: Venture<'_>, question: &Question) -> Option<Phrase> {
    let Question::Hero(turn) = question else {
        return None;
    };
    if turn.moved || turn.changed {
        return None;
    }
    let me = venture.get(turn.who)?;
    let casts = !me.spells().is_empty();
    let held = venture.in_hand(me);
    let shoots = held.is_some_and(|it| venture.damage_of(it.weapon, AttackMode::Shoot).is_some());
    let key = match (casts, shoots) {
        (true, true) => "hex-detail-move-cast-or-shoot",
        (true, false) => "hex-detail-move-cast",
        (false, true) => "hex-detail-move-shoot",
        (false, false) => return None,
    };
    Some(say(key))
}
