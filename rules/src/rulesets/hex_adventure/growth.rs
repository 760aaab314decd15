//! Experience and its uses; starting equipment of a party.

use super::{
    Cx,
    components::FighterId,
    content::{Attribute, SettingIx},
    event::Event,
    fighter::Fighter,
    rules,
    step::Action,
    venture::Venture,
};
use crate::{content::Ref, game::LegalActions};

/// Gives experience to all living heroes, for a plot word or a fight.
pub fn earn(cx: &mut Cx<'_>, word: bool) {
    let venture = Venture::of(cx.world());
    let figures = venture.figures();
    let points = if word {
        figures.word_experience
    } else {
        figures.fight_experience
    };
    let living: Vec<FighterId> = venture.living().map(|hero| hero.id).collect();
    for hero in living {
        let event = Event::Experience { hero, points, word };
        cx.emit(rules::GROWTH_EXPERIENCE, event);
    }
}

/// The price of another point of an attribute.
pub fn attribute_price(venture: Venture<'_>, value: i32) -> i32 {
    let (times, by) = venture.figures().attribute_price;
    value * times / by
}

/// True if heroes of the party's world can learn it.
pub fn known_here(venture: Venture<'_>, settings: &[Ref<super::content::Setting>]) -> bool {
    let here = venture.state().setting;
    here.is_some_and(|here: SettingIx| {
        settings
            .iter()
            .any(|it| *it.id() == venture.book()[here].id)
    })
}

/// Offers everything that a hero can spend experience on.
pub fn offer(venture: Venture<'_>, hero: Fighter<'_>, offer: &mut LegalActions<Action>) {
    let (book, id) = (venture.book(), hero.id);
    let has = venture.story(id).experience;
    for attribute in Attribute::ALL {
        let act = Action::RaiseAttribute {
            hero: id,
            attribute,
        };
        if attribute_price(venture, hero.base()[attribute as usize]) <= has {
            offer.add(act);
        } else {
            offer.refuse(act, rules::GROWTH_ATTRIBUTE);
        }
    }
    if has < venture.figures().skill_price {
        return;
    }
    for skill in book.skills.keys() {
        let points = venture.points(hero, skill);
        let room = points < i32::from(book[skill].most);
        if room && known_here(venture, &book[skill].settings) {
            offer.add(Action::LearnSkill { hero: id, skill });
        }
    }
    let iq = venture.value(hero, Attribute::Iq);
    for spell in book.spells.keys() {
        let fits = book[spell].iq <= iq && !hero.spells().contains(&spell);
        if fits && known_here(venture, &book[spell].settings) {
            offer.add(Action::LearnSpell { hero: id, spell });
        }
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, act: Action) {
    let venture = Venture::of(cx.world());
    let cost = venture.figures().skill_price;
    match act {
        Action::RaiseAttribute { hero, attribute } => {
            let now = venture.fighter(hero).base()[attribute as usize];
            let event = Event::AttributeRaised {
                hero,
                attribute,
                value: now + 1,
                cost: attribute_price(venture, now),
            };
            cx.emit(rules::GROWTH_ATTRIBUTE, event);
        }
        Action::LearnSkill { hero, skill } => {
            let points = venture.points(venture.fighter(hero), skill) as u8 + 1;
            let event = Event::Learned {
                hero,
                skill,
                points,
                cost,
            };
            cx.emit(rules::GROWTH_SKILL, event);
        }
        Action::LearnSpell { hero, spell } => {
            cx.emit(
                rules::GROWTH_SKILL,
                Event::LearnedSpell { hero, spell, cost },
            );
        }
        _ => {}
    }
}

/// Gives the party the adventure's starting equipment.
pub fn gather(cx: &mut Cx<'_>) {
    let venture = Venture::of(cx.world());
    let Some(adventure) = venture.adventure() else {
        return;
    };
    let things: Vec<_> = adventure
        .pack
        .iter()
        .filter_map(|(id, count)| Some((venture.book().thing(id)?, *count)))
        .collect();
    let change = adventure.purse as i32;
    if change > 0 {
        cx.emit(rules::MONEY_PURSE, Event::Money { change });
    }
    for (thing, count) in things {
        cx.emit(rules::HEROES_OUTFIT, Event::Got { thing, count });
    }
}
