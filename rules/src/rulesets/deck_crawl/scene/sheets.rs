use super::{
    super::{
        components::{Carried, Combatant, HeroId},
        content::Grant,
        crawl::Crawl,
        rules, words,
        words::{Terms, say},
    },
    bust,
    tokens::hero_pins,
};
use crate::game::{Bar, CharacterSheet, DicePool, Item, Phrase, Seat, Stat, Trait};

/// The sheet of a finished hero.
pub(super) fn sheet(crawl: Crawl<'_>, hero: HeroId) -> CharacterSheet {
    let options = crawl.options();
    let alive = crawl.is_alive(hero);
    let rule = if options.rolled_hit_points {
        rules::HEROES_ROLLED_HIT_POINTS
    } else {
        rules::HEROES_HIT_POINTS
    };
    let pools = crawl.pools(hero).iter().map(|dice| {
        let pool = &crawl.book()[dice.pool];
        DicePool {
            label: say(pool.name),
            sides: pool.die.sides(),
            now: i32::from(dice.now),
            max: i32::from(dice.max),
            rule: pool.links.rule,
        }
    });
    let (id, name) = (hero.token(), words::name(crawl, hero.token()));
    CharacterSheet {
        title: words::hero_title(crawl, hero),
        dead: !alive,
        active: alive && crawl.state().active == Some(Combatant::Hero(hero)),
        bars: vec![Bar::new(
            "bar-hit-points",
            crawl.hit_points(hero).now,
            crawl.hit_points_max(hero),
            rule,
        )],
        pools: pools.collect(),
        stats: stats(crawl, hero),
        traits: traits(crawl, hero),
        items: crawl
            .gear(hero)
            .iter()
            .map(|mine| item(crawl, mine))
            .collect(),
        ..CharacterSheet::new(
            id,
            Seat::Hero(hero.0),
            name,
            bust(crawl, hero),
            purse(crawl, hero),
        )
    }
}

/// Class, race, what they are able to do, and whatever lies on the hero for a time.
fn traits(crawl: Crawl<'_>, hero: HeroId) -> Vec<Trait> {
    let (class, race) = (crawl.class(hero), crawl.race(hero));
    let calling = [
        Trait::new(say(class.name), say(class.detail), rules::HEROES_CLASS),
        Trait::new(say(race.name), say(race.detail), race.links.rule),
    ];
    let abilities = crawl.abilities(hero).map(|ability| {
        let entry = crawl.ability(ability);
        Trait::new(say(entry.name), say(entry.detail), entry.links.rule)
    });
    let states = hero_pins(crawl, hero)
        .into_iter()
        .filter(|pin| pin.sprite != "target");
    let states = states.map(|pin| Trait::new(pin.meaning, say("trait-for-now"), pin.rule));
    calling.into_iter().chain(abilities).chain(states).collect()
}

fn item(crawl: Crawl<'_>, mine: &Carried) -> Item {
    let entry = &crawl.book()[mine.item];
    Item {
        sprite: Some(entry.sprite.clone()),
        in_use: mine.in_use,
        damaged: mine.damaged,
        ..Item::new(
            words::carried(crawl, mine),
            say(entry.detail),
            entry.links.rule,
        )
    }
}

fn purse(crawl: Crawl<'_>, hero: HeroId) -> Stat {
    let purse = crawl.purse(hero);
    // Resources are only there while they are spent; the rest becomes loot.
    let (key, value, rule) = if purse.resources > 0 {
        ("purse-resources", purse.resources, rules::RESOURCES_POINTS)
    } else {
        ("purse-loot", purse.loot, rules::LOOT_DIVIDE)
    };
    Stat::new(key, value, rule)
}

fn stats(crawl: Crawl<'_>, hero: HeroId) -> Vec<Stat> {
    let (die, armour) = (crawl.attack_die(hero), crawl.armour(hero));
    let mut stats = vec![
        Stat::new("stat-attack-die", die, rules::CLASS_ATTACK_DIE).of(attack_parts(crawl, hero)),
        Stat::new("stat-armour", armour, rules::ITEMS_ARMOUR).of(armour_parts(crawl, hero)),
    ];
    let magic = crawl.magic_armour(hero);
    if magic > 0 {
        let stat = Stat::new("stat-magic-armour", magic, rules::TRAPS_MAGICAL);
        stats.push(stat.of(magic_parts(crawl, hero)));
    }
    if crawl.race(hero).rerolls > 0 {
        let luck = crawl.luck(hero);
        stats.push(Stat::new("stat-luck", luck, rules::RACE_HALFLING));
    }
    stats
}

/// The parts of the attack die: the die of the class, and the faces that each item adds.
fn attack_parts(crawl: Crawl<'_>, hero: HeroId) -> Vec<(Phrase, i32)> {
    let class = crawl.class(hero);
    let mut die = class.attack_die;
    let mut parts = vec![(say(class.name), i32::from(die.sides()))];
    for (mine, grant) in crawl.grants(hero) {
        if let Grant::AttackDieSteps(steps) = grant {
            let better = die.steps_up(steps);
            let added = i32::from(better.sides()) - i32::from(die.sides());
            parts.push((words::carried(crawl, mine), added));
            die = better;
        }
    }
    // A single part is the die itself.
    if parts.len() < 2 {
        parts.clear();
    }
    parts
}

/// The parts of the armour rating. Loss by damage is a part of its own.
fn armour_parts(crawl: Crawl<'_>, hero: HeroId) -> Vec<(Phrase, i32)> {
    let mut parts = Vec::new();
    for (mine, grant) in crawl.grants(hero) {
        if let Grant::Armour(rating) = grant {
            let whole = Carried {
                damaged: false,
                ..*mine
            };
            parts.push((words::carried(crawl, &whole), rating));
            if mine.damaged {
                let left = rating / crawl.book().figures.damaged_divisor;
                parts.push((say("part-damage"), left - rating));
            }
        }
    }
    let wards = crawl.aid(hero).wards.iter();
    parts.extend(wards.map(|ward| (say("part-ward").hero(ward.caster), ward.armour)));
    parts
}

fn magic_parts(crawl: Crawl<'_>, hero: HeroId) -> Vec<(Phrase, i32)> {
    let race = crawl.race(hero);
    let own = (race.magic_armour != 0).then(|| (say(race.name), race.magic_armour));
    let worn = crawl.grants(hero).filter_map(|(mine, grant)| match grant {
        Grant::MagicArmour(rating) => Some((words::carried(crawl, mine), rating)),
        _ => None,
    });
    own.into_iter().chain(worn).collect()
}
