use super::{
    super::{
        components::FighterId,
        content::Thing,
        odds, shop,
        step::{Act, Aim, Question},
        venture::Venture,
        walk,
    },
    Terms, attribute, coins, means, plain, say, thing, use_of, way, weapon, whereabouts,
};
use crate::game::{Choice, Message, Offered, Touch, intern};

/// A choice in words.
pub fn describe(venture: Venture<'_>, question: &Question, offered: &Offered<Act>) -> Choice {
    let act = offered.act;
    Choice {
        label: label(venture, question, act),
        group: group(act),
        section: section(venture, act),
        aside: aside(venture, question, act),
        detail: detail(venture, question, act),
        touches: touches(venture, act),
        way: way_of(venture, question, act),
        amount: None,
        icon: icon(venture, act),
        has_odds: odds::has(venture, question, act),
    }
}

/// The label of a choice.
pub fn label(venture: Venture<'_>, question: &Question, act: Act) -> Message {
    match act {
        Act::Attribute { .. }
        | Act::Skill { .. }
        | Act::Spell { .. }
        | Act::RaiseAttribute { .. }
        | Act::LearnSkill { .. }
        | Act::LearnSpell { .. } => growth(venture, act),
        Act::Buy { .. }
        | Act::Sell { .. }
        | Act::Take { .. }
        | Act::Lay { .. }
        | Act::Hold { .. }
        | Act::Tend { .. }
        | Act::Heal { .. }
        | Act::WishOffCurse { .. }
        | Act::PayOffCurse { .. } => camp(venture, act),
        Act::Option { option } => {
            let choice = super::super::entries::option_at(venture, option);
            choice.map_or(say("hex-act-go-on"), |it| plain(&it.text))
        }
        Act::Who { hero } => say("hex-act-who").by(hero),
        Act::Next { hero } => say("hex-act-next").by(hero),
        Act::Move { to } => to_hex("hex-act-move", to),
        Act::Exit { to } => to_hex("hex-act-exit", to),
        Act::Push { to } => to_hex("hex-act-push", to),
        Act::Drag { to } => to_hex("hex-act-drag", to),
        Act::Dodge { to } => to_hex("hex-act-dodge", to),
        Act::Strike { on } => say("hex-act-strike").on(on),
        Act::Shoot { on } => say("hex-act-shoot").on(on),
        Act::Throw { on } => say("hex-act-throw").on(on),
        Act::Tackle { on } => say("hex-act-tackle").on(on),
        Act::Grapple { on } => say("hex-act-grapple").on(on),
        Act::Rally { on } => say("hex-act-rally").on(on),
        Act::Counter { way: how } => say("hex-act-counter").with("way", way(how)),
        Act::Use { means: what, aim } => {
            let what = means(venture, what);
            match aim {
                Aim::At(on) => say("hex-act-use").with("what", what).on(on),
                Aim::Hex(at) => to_hex("hex-act-use-hex", at).with("what", what),
            }
        }
        Act::Change { place } => held(venture, question, place, "hex-act-change"),
        Act::PickUp { place } => {
            let lies = venture.state().ground.get(usize::from(place));
            let name = lies.map_or(say("hex-name-nobody"), |(_, it)| weapon(venture, it.weapon));
            say("hex-act-pick-up").with("thing", name)
        }
        Act::Done
        | Act::OpenCamp
        | Act::OpenShop
        | Act::Sleep
        | Act::LeaveCamp
        | Act::Drop
        | Act::Load
        | Act::End
        | Act::Squeeze
        | Act::TackleBack
        | Act::Bear
        | Act::Dice
        | Act::Karma
        | Act::Accept
        | Act::Wish => say(simple(act)),
    }
}

fn simple(act: Act) -> &'static str {
    match act {
        Act::Done => "hex-act-done",
        Act::OpenCamp => "hex-act-camp",
        Act::OpenShop => "hex-act-shop",
        Act::Sleep => "hex-act-sleep",
        Act::LeaveCamp => "hex-act-leave-camp",
        Act::Drop => "hex-act-drop",
        Act::Load => "hex-act-load",
        Act::End => "hex-act-end",
        Act::Squeeze => "hex-act-squeeze",
        Act::TackleBack => "hex-act-tackle-back",
        Act::Bear => "hex-act-bear",
        Act::Dice => "hex-act-dice",
        Act::Karma => "hex-act-karma",
        Act::Wish => "hex-act-wish",
        _ => "hex-act-accept",
    }
}

fn to_hex(key: &'static str, at: crate::grid::Cell) -> Message {
    say(key).with("where", whereabouts(at))
}

fn held(venture: Venture<'_>, question: &Question, place: u8, key: &'static str) -> Message {
    let who = match question {
        Question::Hero(turn) => Some(turn.who),
        _ => None,
    };
    let carried = who.and_then(|who| venture.get(who)?.weapons().get(usize::from(place)));
    let name = carried.map_or(say("hex-name-nobody"), |it| weapon(venture, it.weapon));
    say(key).with("thing", name)
}

fn growth(venture: Venture<'_>, act: Act) -> Message {
    let book = venture.book();
    match act {
        Act::Attribute { attribute: of } => {
            say("hex-act-attribute").with("attribute", attribute(of))
        }
        Act::Skill { skill } | Act::LearnSkill { skill, .. } => {
            say("hex-act-skill").with("what", say(book[skill].name))
        }
        Act::Spell { spell } | Act::LearnSpell { spell, .. } => {
            say("hex-act-spell").with("what", say(book[spell].name))
        }
        Act::RaiseAttribute {
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

fn camp(venture: Venture<'_>, act: Act) -> Message {
    match act {
        Act::Buy { thing: what } => say("hex-act-buy").with("thing", thing(venture, what)),
        Act::Sell { thing: what } => say("hex-act-sell").with("thing", thing(venture, what)),
        Act::Take { hero, thing: what } => say("hex-act-take")
            .by(hero)
            .with("thing", thing(venture, what)),
        Act::Lay { hero, thing: what } => say("hex-act-lay")
            .by(hero)
            .with("thing", thing(venture, what)),
        Act::Hold { hero, place } => {
            let carried = venture
                .get(hero)
                .and_then(|it| it.weapons().get(usize::from(place)));
            let name = carried.map_or(say("hex-name-nobody"), |it| weapon(venture, it.weapon));
            say("hex-act-hold").by(hero).with("thing", name)
        }
        Act::Tend { by, on } => say("hex-act-tend").by(by).on(on),
        Act::Heal {
            by,
            means: what,
            on,
        } => say("hex-act-heal")
            .by(by)
            .on(on)
            .with("what", means(venture, what)),
        Act::WishOffCurse { hero } => say("hex-act-wish-off").by(hero),
        Act::PayOffCurse {
            hero,
            attribute: of,
        } => say("hex-act-pay-off")
            .by(hero)
            .with("attribute", attribute(of)),
        _ => say("hex-act-go-on"),
    }
}

fn group(act: Act) -> Option<Message> {
    let of = |hero: FighterId| say("hex-group-hero").by(hero);
    Some(match act {
        Act::Move { .. } => say("hex-group-move"),
        Act::Strike { .. } | Act::Shoot { .. } | Act::Throw { .. } | Act::Tackle { .. } => {
            say("hex-group-attack")
        }
        Act::Use { .. } => say("hex-group-use"),
        Act::Change { .. } | Act::Drop | Act::PickUp { .. } | Act::Load => say("hex-group-hands"),
        Act::Exit { .. } => say("hex-group-exit"),
        Act::Push { .. } => say("hex-group-push"),
        Act::Drag { .. } => say("hex-group-drag"),
        Act::Dodge { .. } => say("hex-group-dodge"),
        Act::Buy { .. } => say("hex-group-buy"),
        Act::Sell { .. } => say("hex-group-sell"),
        Act::Skill { .. } => say("hex-group-skills"),
        Act::Spell { .. } => say("hex-group-spells"),
        Act::Tend { .. } | Act::Heal { .. } => say("hex-group-healing"),
        Act::Take { hero, .. }
        | Act::Lay { hero, .. }
        | Act::Hold { hero, .. }
        | Act::RaiseAttribute { hero, .. }
        | Act::LearnSkill { hero, .. }
        | Act::LearnSpell { hero, .. }
        | Act::WishOffCurse { hero }
        | Act::PayOffCurse { hero, .. } => of(hero),
        _ => return None,
    })
}

/// The smaller heading for an act on the page.
fn section(venture: Venture<'_>, act: Act) -> Option<Message> {
    let book = venture.book();
    Some(match act {
        Act::Buy { thing } | Act::Sell { thing } => say(match thing {
            Thing::Weapon(_) => "hex-section-weapons",
            Thing::Armour(_) => "hex-section-armours",
            Thing::Good(_) => "hex-section-goods",
        }),
        Act::Skill { skill } if book[skill].combat => say("hex-section-combat-skills"),
        Act::Skill { .. } => say("hex-section-other-skills"),
        Act::Tend { .. } => say("hex-section-tend"),
        Act::Heal { by, .. } => say("hex-section-heal").by(by),
        Act::Take { .. } => say("hex-section-take"),
        Act::Lay { .. } => say("hex-section-lay"),
        Act::Hold { .. } => say("hex-section-hold"),
        Act::RaiseAttribute { .. } => say("hex-section-raise"),
        Act::LearnSkill { .. } => say("hex-section-learn"),
        Act::LearnSpell { .. } => say("hex-section-learn-spell"),
        Act::WishOffCurse { .. } | Act::PayOffCurse { .. } => say("hex-section-curse"),
        Act::OpenShop | Act::OpenCamp | Act::Sleep => say("hex-section-besides"),
        _ => return None,
    })
}

/// The end of an act's line: a price, or its requirement.
fn aside(venture: Venture<'_>, question: &Question, act: Act) -> Option<Message> {
    let book = venture.book();
    let experience = |n: i32| say("hex-aside-experience").n(n);
    Some(match act {
        Act::Buy { thing } => coins(venture, shop::price(venture, thing)),
        Act::Sell { thing } => {
            let outfit = *question == Question::Outfit;
            coins(venture, shop::fetches(venture, outfit, thing))
        }
        Act::Sleep => {
            let cost = venture.entry()?.sleep.as_ref()?.cost;
            coins(venture, Some(cost).filter(|cost| *cost > 0)?)
        }
        Act::Option { option } => {
            let choice = super::super::entries::option_at(venture, option)?;
            match (&choice.check, &choice.contest) {
                (Some(check), _) => say("hex-aside-check")
                    .n(check.dice)
                    .with("attribute", attribute(check.attribute)),
                (_, Some(contest)) => say("hex-aside-contest")
                    .n(contest.against)
                    .with("attribute", attribute(contest.attribute)),
                _ => return None,
            }
        }
        Act::RaiseAttribute {
            hero,
            attribute: of,
        } => {
            let now = venture.fighter(hero).base()[of as usize];
            experience(super::super::growth::attribute_price(venture, now))
        }
        Act::LearnSkill { .. } | Act::LearnSpell { .. } => {
            experience(venture.figures().skill_price)
        }
        Act::Skill { skill } => {
            let Question::Create { hero, .. } = question else {
                return None;
            };
            let points = venture.points(venture.get(*hero)?, skill);
            say("hex-aside-points").n(Some(points).filter(|points| *points > 0)?)
        }
        Act::Spell { spell } => say("hex-aside-iq").n(book[spell].iq),
        _ => return None,
    })
}

fn detail(venture: Venture<'_>, question: &Question, act: Act) -> Option<Message> {
    let book = venture.book();
    let key = match act {
        Act::Buy { thing } | Act::Sell { thing } | Act::Take { thing, .. } => {
            return Some(use_of(venture, thing));
        }
        Act::Lay { thing, .. } => return Some(use_of(venture, thing)),
        Act::Skill { skill } | Act::LearnSkill { skill, .. } => book[skill].detail,
        Act::Spell { spell } | Act::LearnSpell { spell, .. } => book[spell].detail,
        Act::Use { means, .. } | Act::Heal { means, .. } => match means {
            super::super::step::Means::Spell(spell) => book[spell].detail,
            super::super::step::Means::Good(good) => book[good].detail,
        },
        Act::Attribute { .. } => {
            let Question::Create { hero, stage } = question else {
                return None;
            };
            return Some(super::super::creation::points_left(venture, *hero, *stage));
        }
        Act::Tackle { .. } => "hex-detail-tackle",
        Act::Grapple { .. } => "hex-detail-grapple",
        Act::Counter { .. } | Act::TackleBack | Act::Dodge { .. } => "hex-detail-reaction",
        _ => return None,
    };
    Some(say(key))
}

/// The bust of the fighter that an act is about.
fn icon(venture: Venture<'_>, act: Act) -> Option<&'static str> {
    // Under a hero's name there is no need for the hero's picture.
    if matches!(group(act), Some(heading) if heading.key == "hex-group-hero") {
        return None;
    }
    let Touch::Combatant(id) = *touches(venture, act).first()? else {
        return None;
    };
    let mut all = venture.fighters();
    let fighter = all.find(|fighter| fighter.id.token() == id)?;
    Some(intern(venture.bust(fighter)))
}

/// The hexes of a move's path.
fn way_of(venture: Venture<'_>, question: &Question, act: Act) -> Vec<crate::grid::Cell> {
    let (Question::Hero(turn), Act::Move { to }) = (question, act) else {
        return Vec::new();
    };
    let range = venture
        .get(turn.who)
        .and_then(|me| walk::reach(venture, me));
    range.and_then(|range| range.path(to)).unwrap_or_default()
}

fn touches(venture: Venture<'_>, act: Act) -> Vec<Touch> {
    let fighter = |id: FighterId| vec![Touch::Combatant(id.token())];
    match act {
        Act::Move { to }
        | Act::Exit { to }
        | Act::Push { to }
        | Act::Drag { to }
        | Act::Dodge { to } => vec![Touch::Cell(to)],
        Act::Strike { on }
        | Act::Shoot { on }
        | Act::Throw { on }
        | Act::Tackle { on }
        | Act::Grapple { on }
        | Act::Rally { on }
        | Act::Tend { on, .. }
        | Act::Heal { on, .. } => fighter(on),
        Act::Next { hero }
        | Act::Who { hero }
        | Act::Take { hero, .. }
        | Act::Lay { hero, .. }
        | Act::Hold { hero, .. }
        | Act::RaiseAttribute { hero, .. }
        | Act::LearnSkill { hero, .. }
        | Act::LearnSpell { hero, .. }
        | Act::WishOffCurse { hero }
        | Act::PayOffCurse { hero, .. } => fighter(hero),
        Act::Use { aim, .. } => match aim {
            Aim::At(on) => fighter(on),
            Aim::Hex(at) => vec![Touch::Cell(at)],
        },
        Act::PickUp { place } => {
            let lies = venture.state().ground.get(usize::from(place));
            lies.map(|(at, _)| Touch::Cell(*at)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}
