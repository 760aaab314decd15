//! Goods, attributes, skills and spells as cards on display, and reasons to think twice before setting
//! out.

use std::cmp::Ordering;

use super::{
    super::{
        components::FighterId,
        content::{ArmourIx, Attribute, Effect, Possession, SkillIx, SpellIx, WeaponIx},
        creation,
        fighter::Fighter,
        shop,
        step::{Action, AttackMode, Question},
        venture::Venture,
    },
    Terms, attribute, coins, say, thing, weapon,
};
use crate::game::{Change, Phrase, Ware, Worth};

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
            Some(match betters(venture, venture.fighter(hero), what) {
                Some(change) => card.change(change.worth, change.text),
                None => card,
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
    let card = for_each_hero(venture, what, card);
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

/// Adds what a thing would change for the heroes, once for all of whom the same is true: first what
/// is better, last who gains nothing, or is too weak for it.
fn for_each_hero(venture: Venture<'_>, what: Possession, card: Ware) -> Ware {
    let mut changes: Vec<(Change, Vec<FighterId>)> = Vec::new();
    for hero in venture.living() {
        let Some(change) = betters(venture, hero, what) else {
            continue;
        };
        match changes.iter_mut().find(|(known, _)| *known == change) {
            Some((_, heroes)) => heroes.push(hero.id),
            None => changes.push((change, vec![hero.id])),
        }
    }
    changes.sort_by_key(|(change, _)| change.worth as u8);
    changes.into_iter().fold(card, |card, (change, heroes)| {
        let told = say("hex-change-for").with("change", change.text);
        match whom(venture, &heroes) {
            Some(who) => card.change(change.worth, told.with("who", who)),
            None => card,
        }
    })
}

/// Several heroes by name, or all of them in a word; `None` for nobody.
fn whom(venture: Venture<'_>, heroes: &[FighterId]) -> Option<Phrase> {
    let all = heroes.len() > 1 && heroes.len() == venture.living().count();
    if all {
        Some(say("hex-everyone"))
    } else {
        names(heroes)
    }
}

/// What a thing would change for a hero who wears it, or takes it in hand instead of what is there;
/// `None` for goods.
fn betters(venture: Venture<'_>, hero: Fighter<'_>, what: Possession) -> Option<Change> {
    match what {
        Possession::Weapon(weapon) if venture.can_wield(hero, weapon) => {
            Some(strikes(venture, hero, weapon))
        }
        Possession::Weapon(weapon) => {
            let needed = venture.book()[weapon].heft;
            Some(change(Worth::Worse, say("hex-change-too-heavy").n(needed)))
        }
        Possession::Armour(armour) => Some(wears(venture, hero, armour)),
        Possession::Good(_) => None,
    }
}

fn change(worth: Worth, text: Phrase) -> Change {
    Change { text, worth }
}

/// What a hero would gain or lose by a piece of armour.
fn wears(venture: Venture<'_>, hero: Fighter<'_>, armour: ArmourIx) -> Change {
    let book = venture.book();
    let new = &book[armour];
    let worn = hero.worn();
    let old = if new.shield { worn.shield } else { worn.armour };
    if old == Some(armour) {
        return change(Worth::Even, say("hex-change-wears"));
    }
    let mut then = worn;
    match new.shield {
        true => then.shield = Some(armour),
        false => then.armour = Some(armour),
    }
    let dx = venture.burden(hero) - venture.burden_in(hero, then);
    // A shield stops nothing with both hands full.
    let held = venture.in_hand(hero);
    let idle = new.shield && held.is_some_and(|held| book[held.weapon].hands > 1);
    let stopped = old.map_or(0, |old| book[old].stops);
    let stops = if idle { 0 } else { new.stops - stopped };
    if stops <= 0 && dx <= 0 {
        return change(Worth::Worse, say("hex-change-no-gain"));
    }
    // What protects better and weighs more is neither, and so is the opposite.
    let worth = match stops >= 0 && dx >= 0 {
        true => Worth::Better,
        false => Worth::Even,
    };
    let told = say("hex-change-armour").with("stops", stops);
    change(worth, told.with("dx", dx))
}

/// What a hero would gain or lose by a weapon instead of the one in hand, each as it does most.
/// Different ways to attack are neither better nor worse than each other.
fn strikes(venture: Venture<'_>, hero: Fighter<'_>, weapon: WeaponIx) -> Change {
    let book = venture.book();
    let best = |weapon: WeaponIx| {
        let modes = [AttackMode::Strike, AttackMode::Shoot, AttackMode::Throw].into_iter();
        let blows = modes.filter_map(|mode| Some((mode, venture.damage_of(weapon, mode)?)));
        // Of two with the same mean, the first.
        blows.rev().max_by_key(|(_, dice)| dice.min() + dice.max())
    };
    let held = venture.in_hand(hero).map(|held| held.weapon);
    let Some((mode, dice)) = best(weapon) else {
        return change(Worth::Worse, say("hex-change-no-gain"));
    };
    let told = say("hex-change-damage").with("dice", dice.to_string());
    let Some((held, (other, old))) = held.and_then(|held| Some((held, best(held)?))) else {
        let told = told.with("old", say("hex-bare-hands"));
        return change(Worth::Better, told.with("hands", "same".to_owned()));
    };
    let more = (dice.min() + dice.max()).cmp(&(old.min() + old.max()));
    let worth = match (mode == other, more) {
        (false, _) => Worth::Even,
        (true, Ordering::Greater) => Worth::Better,
        (true, _) => return change(Worth::Worse, say("hex-change-no-gain")),
    };
    let hands = match (book[weapon].hands, book[held].hands) {
        (new, old) if new == old => "same",
        (1, _) => "one",
        _ => "both",
    };
    let told = told.with("old", old.to_string());
    change(worth, told.with("hands", hands.to_owned()))
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
