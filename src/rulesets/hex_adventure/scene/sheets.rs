//! The sheets of the party.

use super::super::{
    checks::Figure,
    components::Fighter,
    content::{Attribute, SpellSource},
    rules,
    venture::Venture,
    words::{Terms, coins, hero_title, name, plain, say, weapon},
};
use crate::game::{Bar, Item, Message, RuleId, Seat, Sheet, Stat};

/// The sheet of a hero.
pub fn sheet(venture: Venture<'_>, hero: &Fighter) -> Sheet {
    let id = hero.id;
    let story = venture.story(id);
    Sheet {
        id: id.token(),
        seat: Seat::Hero(id.seat()),
        name: name(venture, id.token()),
        title: hero_title(venture, id),
        sprite: venture.bust(hero).to_owned(),
        dead: hero.dead,
        active: venture.state().active == Some(id),
        bars: bars(venture, hero),
        pools: Vec::new(),
        stats: stats(venture, hero),
        items: items(venture, hero),
        purse: Stat {
            label: say("hex-stat-experience"),
            value: story.experience.to_string(),
            parts: Vec::new(),
            rule: rules::GROWTH_EXPERIENCE,
        },
    }
}

fn bars(venture: Venture<'_>, hero: &Fighter) -> Vec<Bar> {
    let mut bars = vec![Bar {
        label: say("hex-bar-left"),
        now: venture.left(hero).max(0),
        max: venture.st(hero),
        rule: rules::HARM_DAMAGE,
    }];
    for held in &hero.weapons {
        let most = venture.book()[held.weapon].absorbs;
        if most > 0 {
            bars.push(Bar {
                label: say("hex-bar-staff").with("thing", weapon(venture, held.weapon)),
                now: held.power,
                max: most,
                rule: rules::MAGIC_STAFF,
            });
        }
    }
    bars
}

fn stat(label: Message, figure: &Figure, rule: RuleId) -> Stat {
    Stat {
        label,
        value: figure.total.to_string(),
        parts: figure
            .parts
            .iter()
            .map(|part| (say(part.name), part.value))
            .collect(),
        rule,
    }
}

fn number(label: Message, value: i32, rule: RuleId) -> Stat {
    Stat {
        label,
        value: value.to_string(),
        parts: Vec::new(),
        rule,
    }
}

fn stats(venture: Venture<'_>, hero: &Fighter) -> Vec<Stat> {
    let story = venture.story(hero.id);
    let mut stats: Vec<Stat> = Attribute::ALL
        .into_iter()
        .map(|of| {
            let figure = venture.attribute(hero, of);
            stat(
                super::super::words::attribute(of),
                &figure,
                rules::HEROES_ATTRIBUTES,
            )
        })
        .collect();
    stats.push(number(
        say("hex-stat-stops"),
        venture.stops(hero),
        rules::GEAR_ARMOUR,
    ));
    let moves = i32::from(venture.moves(hero));
    stats.push(number(say("hex-stat-moves"), moves, rules::MOVE_SPACES));
    stats.push(number(
        say("hex-stat-damage"),
        hero.damage,
        rules::HARM_DAMAGE,
    ));
    stats.push(number(
        say("hex-stat-fatigue"),
        hero.fatigue,
        rules::HARM_FATIGUE,
    ));
    for (label, value, rule) in [
        ("hex-stat-hunger", hero.hunger, rules::DAYS_HUNGER),
        ("hex-stat-curses", hero.curses, rules::FATE_CURSE),
        ("hex-stat-karma", story.karma, rules::FATE_KARMA),
        ("hex-stat-wishes", story.wishes, rules::FATE_WISH),
    ] {
        if value > 0 {
            stats.push(number(say(label), value, rule));
        }
    }
    for (skill, points) in &hero.skills {
        let label = say(venture.book()[*skill].name);
        stats.push(number(label, i32::from(*points), rules::HEROES_SKILLS));
    }
    stats
}

fn items(venture: Venture<'_>, hero: &Fighter) -> Vec<Item> {
    let book = venture.book();
    let item = |name: Message, detail: Message, in_use, rule| Item {
        name,
        detail,
        sprite: None,
        in_use,
        damaged: false,
        rule,
    };
    let mut items = Vec::new();
    for (place, held) in hero.weapons.iter().enumerate() {
        let record = &book[held.weapon];
        let dice = |way: &str, dice: Option<crate::dice::DiceExpr>| {
            dice.map(|dice| format!("{way} {dice}"))
        };
        let uses = [
            dice("strike", record.strike),
            dice("shoot", record.shoot),
            dice("throw", record.throw),
        ];
        let uses: Vec<String> = uses.into_iter().flatten().collect();
        let told = say("hex-item-weapon")
            .with("uses", uses.join(", "))
            .with("heft", record.heft)
            .with("hands", record.hands);
        let in_use = hero.in_hand == Some(place as u8);
        items.push(item(
            weapon(venture, held.weapon),
            told,
            in_use,
            rules::GEAR_DAMAGE,
        ));
    }
    for worn in [hero.armour, hero.shield].into_iter().flatten() {
        let record = &book[worn];
        let told = say("hex-item-armour")
            .n(record.stops)
            .with("burden", record.burden);
        items.push(item(say(record.name), told, true, rules::GEAR_ARMOUR));
    }
    for spell in &hero.spells {
        let record = &book[*spell];
        let rule = match record.source {
            SpellSource::Spell | SpellSource::Device => rules::MAGIC_CAST,
        };
        items.push(item(say(record.name), say(record.detail), false, rule));
    }
    if venture
        .heroes()
        .next()
        .is_some_and(|first| first.id == hero.id)
    {
        let purse = coins(venture, venture.state().purse);
        items.push(item(
            say("hex-item-purse"),
            purse,
            false,
            rules::MONEY_PURSE,
        ));
        for (name, count) in super::board::pack(venture) {
            let told = say("hex-item-packed").n(count);
            items.push(item(name, told, false, rules::GOODS_USE));
        }
    }
    if items.is_empty() {
        items.push(item(
            say("hex-item-none"),
            plain(""),
            false,
            rules::GOODS_USE,
        ));
    }
    items
}
