//! Goods, attributes, skills and spells as cards on display, and reasons to think twice before setting
//! out.

use super::{
    super::{
        components::FighterId,
        content::{ArmourIx, Attribute, Effect, Possession, SkillIx, SpellIx},
        creation,
        fighter::Fighter,
        shop,
        step::{Action, Question},
        venture::Venture,
    },
    Terms, attribute, coins, say, thing, weapon,
};
use crate::game::{Phrase, Ware, Worth};

/// The largest number of one thing that is bought at once.
const AT_ONCE: u32 = 12;

/// The card of an act, if it is one to pick from a display.
pub(super) fn ware(venture: Venture<'_>, question: &Question, act: Action) -> Option<Ware> {
    match (question, act) {
        (Question::Outfit | Question::Shop, Action::Buy { thing }) => Some(buy(venture, thing)),
        (Question::Outfit | Question::Shop, Action::Sell { thing: what }) => {
            let outfit = *question == Question::Outfit;
            let fetches = shop::fetches(venture, outfit, what);
            let card = Ware::new(thing(venture, what), rank(venture, what) + SOLD).sold();
            Some(owned(venture, what, card.price(coins(venture, fetches))))
        }
        (Question::Outfit, Action::Take { hero, thing: what }) => {
            let card = Ware::new(thing(venture, what), rank(venture, what) + WORN);
            Some(match what {
                Possession::Armour(armour) => wears(venture, venture.fighter(hero), armour, card),
                _ => card,
            })
        }
        (Question::Create { hero, stage }, Action::Attribute { attribute }) => {
            Some(shape(venture, (*hero, *stage), attribute))
        }
        (Question::Create { hero, .. }, Action::Skill { skill }) => {
            Some(skilled(venture, *hero, skill))
        }
        (Question::Create { .. }, Action::Spell { spell }) => Some(spelled(venture, spell)),
        _ => None,
    }
}

/// What heroes can take comes after everything for sale.
const WORN: usize = 6_000_000;
/// What the party can sell comes last.
const SOLD: usize = 12_000_000;

/// The place of a thing among all: arms, armour, goods, each by its price.
fn rank(venture: Venture<'_>, what: Possession) -> usize {
    let kind = match what {
        Possession::Weapon(_) => 0,
        Possession::Armour(_) => 2_000_000,
        Possession::Good(_) => 4_000_000,
    };
    kind + venture.book().price(what) as usize
}

/// The picture of a thing: of arms their own or that of the skill that they are used with, of armour
/// by what it stops, of goods by what they do.
pub(super) fn picture(venture: Venture<'_>, what: Possession) -> String {
    let book = venture.book();
    match what {
        Possession::Weapon(weapon) => {
            let weapon = &book[weapon];
            let skill = book[weapon.links.skill].id.as_str();
            let of_skill = || format!("icon_{}", skill.rsplit(':').next().unwrap_or(skill));
            weapon.picture.clone().unwrap_or_else(of_skill)
        }
        Possession::Armour(armour) => match (book[armour].shield, book[armour].stops) {
            (true, _) => "icon_shield",
            (false, ..=1) => "icon_cloth_armour",
            (false, 2) => "icon_leather_armour",
            (false, 3) => "icon_chain_mail",
            (false, 4) => "icon_scale_armour",
            (false, _) => "icon_plate_armour",
        }
        .to_owned(),
        Possession::Good(good) => {
            let good = &book[good];
            let effects = good.power.as_ref().map_or(&[][..], |power| &power.effects);
            let hurts = |it: &Effect| matches!(it, Effect::Damage(_) | Effect::Sear(_));
            let mends = |it: &Effect| matches!(it, Effect::Heal(_) | Effect::Refresh(_));
            let picture = if good.ration {
                "icon_ration"
            } else if effects.iter().any(hurts) {
                "icon_bomb"
            } else if effects.iter().any(mends) {
                "icon_healing_potion"
            } else {
                "icon_gear"
            };
            picture.to_owned()
        }
    }
}

fn buy(venture: Venture<'_>, what: Possession) -> Ware {
    let each = shop::price(venture, what);
    let most = match what {
        // What is used up is bought by the handful.
        Possession::Good(_) => (venture.state().purse / each.max(1)).clamp(1, AT_ONCE),
        _ => 1,
    };
    let card = Ware::new(thing(venture, what), rank(venture, what));
    let card = (1..=most).fold(card, |card, n| card.price(coins(venture, each * n)));
    let card = match what {
        Possession::Weapon(which) => {
            let strong = |hero: &Fighter<'_>| venture.can_wield(*hero, which);
            let able: Vec<FighterId> = venture.living().filter(strong).map(|it| it.id).collect();
            let all = able.len() == venture.living().count();
            match names(&able) {
                _ if all => card,
                Some(names) => {
                    card.change(Worth::Even, say("hex-change-strong").with("who", names))
                }
                None => card.change(Worth::Worse, "hex-change-too-heavy"),
            }
        }
        _ => card,
    };
    owned(venture, what, card)
}

/// Adds how many of a thing the party has in its pack.
fn owned(venture: Venture<'_>, what: Possession, card: Ware) -> Ware {
    let mut pack = venture.state().pack.iter();
    match pack.find(|(thing, _)| *thing == what) {
        Some((_, count)) => card.change(Worth::Even, say("hex-change-has").n(*count)),
        None => card,
    }
}

/// Adds what a hero would gain or lose by a piece of armour.
fn wears(venture: Venture<'_>, hero: Fighter<'_>, armour: ArmourIx, card: Ware) -> Ware {
    let book = venture.book();
    let new = &book[armour];
    let worn = hero.worn();
    let old = if new.shield { worn.shield } else { worn.armour };
    let (stops, burden) = old.map_or((0, 0), |old| (book[old].stops, book[old].burden));
    let tell = |card: Ware, by: i32, key: &'static str, good: bool| {
        let worth = if good { Worth::Better } else { Worth::Worse };
        let sign = if by < 0 { "\u{2212}" } else { "+" };
        match by {
            0 => card,
            _ => card.change(worth, say(key).with("by", format!("{sign}{}", by.abs()))),
        }
    };
    let (more, heavier) = (new.stops - stops, new.burden - burden);
    let card = tell(card, more, "hex-change-stops", more > 0);
    let card = tell(card, -heavier, "hex-change-dx", heavier < 0);
    if old == Some(armour) {
        return card.change(Worth::Even, "hex-change-wears");
    }
    card
}

fn shape(venture: Venture<'_>, (hero, stage): (FighterId, u8), of: Attribute) -> Ware {
    let card = Ware {
        measured: Some(say("hex-set-attribute")),
        ..Ware::new(full_name(of), of as usize)
    };
    if of as usize != usize::from(stage) {
        return card;
    }
    creation::values(venture, hero, stage).fold(card, |card, value| {
        let left = creation::points_left(venture, hero, stage) - value;
        card.price(match of {
            Attribute::St => say("hex-price-leaves").n(left),
            Attribute::Dx | Attribute::Iq => say("hex-price-leaves-iq").n(left),
        })
    })
}

fn long_name(of: Attribute) -> Phrase {
    say(match of {
        Attribute::St => "hex-st-long",
        Attribute::Dx => "hex-dx-long",
        Attribute::Iq => "hex-iq-long",
    })
}

/// An attribute by its full name and its letters.
pub fn full_name(of: Attribute) -> Phrase {
    say("hex-about-attribute")
        .with("attribute", attribute(of))
        .with("name", long_name(of))
}

/// An attribute by its full name, and its uses.
pub fn about_attribute(of: Attribute) -> Phrase {
    say("hex-attribute-told")
        .with("name", long_name(of))
        .with("uses", uses(of))
}

/// The uses of an attribute.
pub fn uses(of: Attribute) -> Phrase {
    say(match of {
        Attribute::St => "hex-st-detail",
        Attribute::Dx => "hex-dx-detail",
        Attribute::Iq => "hex-iq-detail",
    })
}

fn skilled(venture: Venture<'_>, hero: FighterId, skill: SkillIx) -> Ware {
    let book = venture.book();
    let rank = book.skills.keys().position(|other| other == skill);
    // What decides fights comes first.
    let after = if book[skill].combat {
        0
    } else {
        book.skills.len()
    };
    let points = venture.get(hero).map_or(0, |it| venture.points(it, skill));
    let card =
        Ware::new(say(book[skill].name), after + rank.unwrap_or(0)).price(say("hex-price-point"));
    if points == 0 {
        return card;
    }
    let now = say("hex-change-points").n(points);
    card.change(Worth::Even, now.with("most", i32::from(book[skill].most)))
}

fn spelled(venture: Venture<'_>, spell: SpellIx) -> Ware {
    let record = &venture.book()[spell];
    let rank = usize::try_from(record.iq).unwrap_or(0);
    let card = Ware::new(say(record.name), rank).price(say("hex-price-point"));
    card.change(Worth::Even, say("hex-aside-iq").n(record.iq))
}

/// Several heroes by name; `None` for nobody.
pub(super) fn names(heroes: &[FighterId]) -> Option<Phrase> {
    let names = heroes.iter().map(|hero| say("hex-group-hero").by(*hero));
    names.reduce(|first, second| {
        say("hex-item-and")
            .with("first", first)
            .with("second", second)
    })
}

/// A reason to think twice before leaving a shop or the making of a hero.
pub(super) fn caution(venture: Venture<'_>, question: &Question, act: Action) -> Option<Phrase> {
    match (question, act) {
        (Question::Outfit, Action::Done) => {
            let bare = |hero: &Fighter<'_>| hero.weapons().is_empty() && hero.spells().is_empty();
            let bare: Vec<FighterId> = venture.living().filter(bare).map(|it| it.id).collect();
            let packed = venture
                .state()
                .pack
                .iter()
                .find_map(|(what, _)| match what {
                    Possession::Weapon(which) => Some(*which),
                    _ => None,
                });
            let key = if packed.is_some() {
                "hex-caution-packed"
            } else {
                "hex-caution-unarmed"
            };
            let told = say(key).n(bare.len()).with("who", names(&bare)?);
            Some(match packed {
                Some(which) => told.with("thing", weapon(venture, which)),
                None => told,
            })
        }
        (Question::Create { hero, .. }, Action::Done) => {
            let left = creation::skill_points(venture, venture.get(*hero)?);
            (left > 0).then(|| say("hex-caution-points").by(*hero).n(left))
        }
        _ => None,
    }
}
