//! The sheets of the party.

use super::super::{
    checks::Figure,
    components::Boon,
    content::{Attribute, Possession},
    fighter::Fighter,
    rules,
    venture::Venture,
    words::{
        Terms, about_attribute, attribute, coins, fights, full_name, hero_title, name, say, thing,
        use_of, use_of_weapon, uses, weapon,
    },
};
use super::tokens;
use crate::game::{Bar, CharacterSheet, Item, Pack, Phrase, RuleId, Seat, Skill, Stat, Trait};

/// The sheet of a hero.
pub fn sheet(venture: Venture<'_>, hero: Fighter<'_>) -> CharacterSheet {
    let id = hero.id;
    let story = venture.story(id);
    CharacterSheet {
        id: id.token(),
        seat: Seat::Hero(id.seat()),
        name: name(venture, id.token()),
        title: hero_title(venture, id),
        sprite: venture.bust(hero).to_owned(),
        dead: hero.health().dead,
        active: venture.state().active == Some(id),
        bars: bars(venture, hero),
        pools: Vec::new(),
        stats: stats(venture, hero),
        traits: traits(venture, hero),
        faces: faces(venture, hero),
        skills: skills(venture, hero),
        spells: spells(venture, hero),
        items: items(venture, hero),
        card_sheets: Vec::new(),
        purse: Stat::new(
            say("hex-stat-experience"),
            story.experience,
            rules::GROWTH_EXPERIENCE,
        ),
    }
}

fn bars(venture: Venture<'_>, hero: Fighter<'_>) -> Vec<Bar> {
    let left = venture.left(hero).max(0);
    let mut bars = vec![Bar::new(
        "hex-bar-left",
        left,
        venture.st(hero),
        rules::HARM_DAMAGE,
    )];
    for held in hero.weapons() {
        let most = venture.book()[held.weapon].absorbs;
        if most > 0 {
            let name = weapon(venture, held.weapon);
            let label = say("hex-bar-staff").with("thing", name.clone());
            let bar = Bar::new(label, held.power, most, rules::MAGIC_STAFF);
            bars.push(bar.short(name));
        }
    }
    bars
}

fn stat(label: Phrase, figure: &Figure, rule: RuleId) -> Stat {
    // A single part is the figure itself.
    let several = figure.parts.len() > 1;
    let parts = figure.parts.iter().filter(|_| several);
    let parts = parts.map(|it| (say(it.name), it.value));
    Stat::new(label, figure.total, rule).of(parts)
}

/// What lowers somebody's DX, thing by thing. A skill that makes the burden less is told with it in
/// one figure.
fn worn_down(venture: Venture<'_>, hero: Fighter<'_>, stat: Stat) -> Stat {
    let book = venture.book();
    let worn = [hero.worn().armour, hero.worn().shield];
    let worn = worn.into_iter().flatten();
    let worn = worn.map(|it| (say(book[it].name), -book[it].burden));
    let worn: Vec<(Phrase, i32)> = worn.filter(|(_, burden)| *burden != 0).collect();
    let sum: i32 = worn.iter().map(|(_, burden)| burden).sum();
    if sum != -venture.burden(hero) {
        return stat;
    }
    let parts = stat.parts.clone().into_iter();
    let parts = parts.flat_map(|part| match part.0.key == "modifier-burden" {
        true => worn.clone(),
        false => vec![part],
    });
    stat.of(parts.collect::<Vec<_>>())
}

fn stats(venture: Venture<'_>, hero: Fighter<'_>) -> Vec<Stat> {
    let story = venture.story(hero.id);
    let mut stats: Vec<Stat> = Attribute::ALL
        .into_iter()
        .map(|of| {
            let figure = venture.attribute(hero, of);
            let told = stat(attribute(of), &figure, rules::HEROES_ATTRIBUTES);
            let told = told.about(about_attribute(of));
            match of {
                Attribute::Dx => worn_down(venture, hero, told),
                _ => told,
            }
        })
        .collect();
    stats.push(Stat::new(
        say("hex-stat-stops"),
        venture.stops(hero),
        rules::GEAR_ARMOUR,
    ));
    let moves = i32::from(venture.moves(hero));
    stats.push(Stat::new(say("hex-stat-moves"), moves, rules::MOVE_SPACES));
    for (label, value, rule) in [
        (
            "hex-stat-fatigue",
            hero.health().fatigue,
            rules::HARM_FATIGUE,
        ),
        ("hex-stat-hunger", hero.health().hunger, rules::DAYS_HUNGER),
        ("hex-stat-curses", hero.health().curses, rules::FATE_CURSE),
        ("hex-stat-karma", story.karma, rules::FATE_KARMA),
        ("hex-stat-wishes", story.wishes, rules::FATE_WISH),
    ] {
        if value > 0 {
            stats.push(Stat::new(say(label), value, rule));
        }
    }
    stats.extend(charm(hero));
    stats
}

/// The dice that attackers roll to hit somebody whom magic hides. Other effects show in the figures.
fn charm(hero: Fighter<'_>) -> Option<Stat> {
    let hidden = hero.effects().iter().filter_map(|lasting| {
        let Boon::HardToHit(dice) = lasting.boon else {
            return None;
        };
        Some((dice, *lasting))
    });
    let (dice, lasting) = hidden.max_by_key(|(dice, _)| *dice)?;
    let stat = Stat::new(say("hex-stat-hard-to-hit"), dice, rules::MAGIC_EFFECTS);
    Some(stat.about(fights::lasting(lasting)))
}

/// The attributes with their uses, and whatever lies on the hero for a time.
fn traits(venture: Venture<'_>, hero: Fighter<'_>) -> Vec<Trait> {
    let attributes = Attribute::ALL.into_iter().map(|of| {
        let name = say("hex-trait-attribute")
            .with("attribute", full_name(of))
            .n(venture.value(hero, of));
        Trait::new(name, uses(of), rules::HEROES_ATTRIBUTES)
    });
    let health = hero.health();
    let states = [
        (
            health.fatigue,
            "hex-stat-fatigue",
            "hex-fatigue-detail",
            rules::HARM_FATIGUE,
        ),
        (
            health.hunger,
            "hex-stat-hunger",
            "hex-hunger-detail",
            rules::DAYS_HUNGER,
        ),
        (
            health.curses,
            "hex-stat-curses",
            "hex-curses-detail",
            rules::FATE_CURSE,
        ),
        (
            venture.story(hero.id).karma,
            "hex-stat-karma",
            "hex-karma-detail",
            rules::FATE_KARMA,
        ),
        (
            venture.story(hero.id).wishes,
            "hex-stat-wishes",
            "hex-wishes-detail",
            rules::FATE_WISH,
        ),
    ];
    let states = states.into_iter().filter(|(value, ..)| *value > 0);
    let states = states.map(|(_, name, detail, rule)| Trait::new(name, say(detail), rule));
    let lasting = hero.effects().iter().map(|lasting| {
        let (name, detail) = (fights::blessed(lasting.boon), fights::lasting(*lasting));
        Trait::new(name, detail, rules::MAGIC_EFFECTS)
    });
    let out =
        tokens::out(venture, hero).map(|lies| Trait::new(lies.state, lies.detail, rules::HARM_OUT));
    out.into_iter()
        .chain(attributes)
        .chain(lasting)
        .chain(states)
        .collect()
}

/// The faces that a hero made at the table may have: those of the ready-made heroes of its world.
fn faces(venture: Venture<'_>, hero: Fighter<'_>) -> Vec<String> {
    if venture.story(hero.id).kind.is_some() {
        return Vec::new();
    }
    let book = venture.book();
    let here = venture.state().setting.map(|setting| &book[setting].id);
    let of_here = book.heroes.iter().filter(|it| {
        let mut worlds = it.settings.iter();
        worlds.any(|world| Some(world.id()) == here)
    });
    let mut faces = vec![venture.bust(hero).to_owned()];
    for kind in of_here {
        if !faces.contains(&kind.bust) {
            faces.push(kind.bust.clone());
        }
    }
    faces
}

fn item(name: Phrase, detail: Phrase, in_use: bool, rule: RuleId) -> Item {
    Item {
        in_use,
        ..Item::new(name, detail, rule)
    }
}

/// Weapons, the one in hand marked, and worn items.
fn items(venture: Venture<'_>, hero: Fighter<'_>) -> Vec<Item> {
    let book = venture.book();
    let weapons = hero.weapons().iter().enumerate().map(|(place, held)| {
        let told = use_of_weapon(venture, held.weapon);
        let told = match book[held.weapon].shots {
            Some(most) => say("hex-item-loaded")
                .with("what", told)
                .n(held.shots)
                .with("most", most),
            None => told,
        };
        let in_use = hero.in_hand() == Some(place as u8);
        item(
            weapon(venture, held.weapon),
            told,
            in_use,
            rules::GEAR_DAMAGE,
        )
    });
    let worn = [hero.worn().armour, hero.worn().shield]
        .into_iter()
        .flatten();
    let worn = worn.map(|worn| {
        let told = use_of(venture, Possession::Armour(worn));
        item(say(book[worn].name), told, true, rules::GEAR_ARMOUR)
    });
    weapons.chain(worn).collect()
}

fn skills(venture: Venture<'_>, hero: Fighter<'_>) -> Vec<Skill> {
    let book = venture.book();
    let skills = hero.skills().iter().map(|(skill, points)| Skill {
        name: say(book[*skill].name),
        points: i32::from(*points),
        detail: say(book[*skill].detail),
        rule: rules::HEROES_SKILLS,
    });
    skills.collect()
}

fn spells(venture: Venture<'_>, hero: Fighter<'_>) -> Vec<Item> {
    let book = venture.book();
    let spells = hero.spells().iter().map(|spell| {
        let record = &book[*spell];
        item(
            say(record.name),
            say(record.detail),
            false,
            rules::MAGIC_CAST,
        )
    });
    spells.collect()
}

/// The shared purse and pack.
pub fn pack(venture: Venture<'_>) -> Pack {
    let things = venture.state().pack.iter().map(|(what, count)| Item {
        count: *count,
        ..item(
            thing(venture, *what),
            use_of(venture, *what),
            false,
            rules::GOODS_USE,
        )
    });
    Pack {
        purse: coins(venture, venture.state().purse),
        rule: rules::MONEY_PURSE,
        things: things.collect(),
    }
}
