//! The character sheets of heroes.

use super::{
    super::{
        components::{Arm, How, What},
        content::{Ability, Rolled, Skill as Skilled, Source},
        fight::arms,
        figure::Figure,
        play::Play,
        rules,
        sheet::{Case, Made, Sheet, Why},
        words::{self, Doer, Teller, Terms, say},
    },
    tokens::bust,
};
use crate::game::{Bar, CharacterSheet, Item, Phrase, Seat, Skill, Stat, Trait, signed};

/// The sheets of all heroes, in seating order.
pub fn all(play: Play<'_>) -> Vec<CharacterSheet> {
    play.heroes().filter_map(|it| sheet(play, it)).collect()
}

/// What somebody has in coin, in whole gold pieces.
pub fn purse(copper: u64) -> Stat {
    Stat::new("dive-stat-purse", copper / 100, rules::LOOT_KINDS)
}

/// What somebody owes, in gold pieces begun; none if nothing.
pub fn debt(copper: u64) -> Option<Stat> {
    let owed = copper.div_ceil(100);
    (copper > 0).then(|| Stat::new("dive-stat-debt", owed, rules::TOWN_DEBTS))
}

/// What somebody has by now: what was in town, and what is theirs of this dive.
fn coins(play: Play<'_>, figure: Figure<'_>) -> u64 {
    let at_home = play.place_of(figure.id());
    let at_home = at_home.map_or(0, |it| play.kept(it).record.purse.coins);
    let member = play.dive().and_then(|it| it.member(figure.id()));
    at_home + member.map_or(0, |it| u64::from(it.coin.0))
}

/// The sheet of one of them.
pub fn sheet(play: Play<'_>, figure: Figure<'_>) -> Option<CharacterSheet> {
    let hero = figure.hero()?;
    let book = play.book();
    let sheet = Sheet::of(figure);
    let title = say("dive-title")
        .with("race", Phrase::new(book[hero.race].name))
        .with("class", Phrase::new(book[hero.class].name))
        .n(hero.level);
    let name = words::name(play, figure.id().token());
    Some(CharacterSheet {
        title,
        dead: figure.is_dead(),
        active: play.fight().and_then(|it| it.turn) == Some(figure.id()),
        bars: bars(&sheet),
        stats: stats(&sheet),
        traits: traits(play, figure),
        skills: skills(&sheet),
        spells: spells(&sheet),
        items: items(&sheet),
        ..CharacterSheet::new(
            figure.id().token(),
            Seat::Hero(figure.seat()?),
            name,
            bust(figure),
            purse(coins(play, figure)),
        )
    })
}

fn bars(sheet: &Sheet<'_>) -> Vec<Bar> {
    let figure = sheet.figure;
    let body = figure.body();
    let (points, most) = (i32::from(body.points), i32::from(body.most));
    let mut bars = vec![Bar::new(
        "dive-stat-points",
        points,
        most,
        rules::DAMAGE_ROLL,
    )];
    if body.temporary > 0 {
        let extra = i32::from(body.temporary);
        bars.push(Bar::new(
            "dive-stat-temporary",
            extra,
            extra,
            rules::HEALING_TEMPORARY,
        ));
    }
    let level = i32::from(figure.level());
    let left = i32::from(body.hit_dice);
    bars.push(Bar::new(
        "dive-stat-hit-dice",
        left,
        level,
        rules::REST_HIT_DICE,
    ));
    let slots = (1..=sheet.highest_circle()).filter(|it| sheet.slots(*it) > 0);
    bars.extend(slots.map(|circle| {
        let label = say("dive-stat-slots").with("circle", words::circle(circle));
        let (left, all) = (sheet.slots_left(circle), sheet.slots(circle));
        Bar::new(label, left.into(), all.into(), rules::MAGIC_SLOTS)
    }));
    bars
}

fn parts(sheet: &Sheet<'_>, of: &[(Why, i32)]) -> Vec<(Phrase, i32)> {
    let book = sheet.figure.play().book();
    of.iter()
        .map(|(why, by)| (words::why(book, *why), *by))
        .collect()
}

fn stats(sheet: &Sheet<'_>) -> Vec<Stat> {
    let speeds = sheet.speeds();
    let mut stats = vec![
        Stat::new("dive-stat-ac", sheet.ac(), rules::ARMOUR_LIST)
            .of(parts(sheet, &sheet.ac_parts())),
        Stat::new(
            "dive-stat-speed",
            speeds.walk.max(speeds.fly),
            rules::TURN_MOVE,
        ),
        initiative(sheet),
        Stat::new(
            "dive-stat-proficiency",
            signed(sheet.figure.proficiency()),
            rules::CORE_PROFICIENCY,
        ),
    ];
    if sheet.figure.casting().is_some() {
        stats.push(Stat::new(
            "dive-stat-spell-dc",
            sheet.spell_dc(),
            rules::MAGIC_SPELLS,
        ));
    }
    stats
}

fn initiative(sheet: &Sheet<'_>) -> Stat {
    let tally = sheet.tally(Made::Initiative, &Case::ALONE);
    Stat::new(
        "dive-stat-initiative",
        signed(tally.sum()),
        rules::FIGHT_INITIATIVE,
    )
    .of(parts(sheet, &tally.bonus))
}

/// Conditions first, then features in the order in which they came.
fn traits(play: Play<'_>, figure: Figure<'_>) -> Vec<Trait> {
    let book = play.book();
    let cause = Teller::new(book, Doer::Cause);
    let you = Teller::new(book, Doer::You);
    let conditions = figure.conditions().into_iter().map(|it| {
        let does = cause.condition_does(&book[it]);
        Trait::new(book[it].name, does, rules::CONDITION_LIST)
    });
    let lasting = figure.lasts().all.iter();
    let lasting =
        lasting.filter(|it| matches!(it.what, What::Bundle(_)) && it.source != Source::Rule);
    let lasting = lasting.filter_map(|it| {
        let does = words::told(play, it.source)?;
        let name = words::deed(book, it.source, None);
        Some(Trait::new(name, does, rules::EFFECT_DURATION))
    });
    let features = figure.hero().map(|it| it.features.iter());
    let features = features.into_iter().flatten().map(|it| {
        let does = you.feature(&book[*it]);
        Trait::new(book[*it].name, does, rules::CLASS_FEATURES)
    });
    let mut all: Vec<Trait> = conditions.chain(lasting).collect();
    // Features that only mark a choice say nothing of themselves, and a name is shown once.
    for it in features {
        if !all.iter().any(|known| known.name == it.name) {
            all.push(it);
        }
    }
    all
}

/// Abilities, saves by ability, then skills.
fn skills(sheet: &Sheet<'_>) -> Vec<Skill> {
    let abilities = Ability::ALL.into_iter().map(|ability| Skill {
        name: say("dive-sheet-ability")
            .with("ability", words::ability(ability))
            .n(sheet.score(ability)),
        points: sheet.modifier(ability),
        detail: say("dive-sheet-ability-detail"),
        rule: rules::CORE_ABILITIES,
    });
    let saves = Ability::ALL.into_iter().map(|ability| {
        let made = Made::Save {
            ability,
            against: &[],
            spell: false,
        };
        Skill {
            name: say("dive-sheet-save").with("ability", words::ability(ability)),
            points: sheet.tally(made, &Case::ALONE).sum(),
            detail: say("dive-sheet-save-detail"),
            rule: rules::SAVE_ROLL,
        }
    });
    let all = Skilled::ALL.into_iter().map(|skill| {
        let tally = sheet.tally(Made::Check(Rolled::Skill(skill)), &Case::ALONE);
        let ability = words::ability(skill.ability());
        Skill {
            name: words::skill(skill),
            points: tally.sum(),
            detail: say("dive-skill-detail").with("ability", ability),
            rule: rules::CORE_SKILLS,
        }
    });
    abilities.chain(saves).chain(all).collect()
}

/// Spells with what they do, cantrips first.
fn spells(sheet: &Sheet<'_>) -> Vec<Item> {
    let book = sheet.figure.play().book();
    let you = Teller::new(book, Doer::You);
    let mut all = sheet.spells();
    all.sort_by_key(|(it, _)| (book[*it].circle, *it));
    let spells = all.into_iter().map(|(spell, _)| {
        let record = &book[spell];
        let name = match record.circle {
            0 => say("dive-sheet-cantrip").with("name", Phrase::new(record.name)),
            n => say("dive-sheet-spell")
                .with("name", Phrase::new(record.name))
                .with("circle", words::circle(n)),
        };
        let rule = match record.circle {
            0 => rules::MAGIC_CANTRIPS,
            _ => rules::MAGIC_SPELLS,
        };
        Item {
            in_use: true,
            ..Item::new(name, you.spell(record), rule)
        }
    });
    spells.collect()
}

/// Weapons with their attack, armour, magic items and gear.
fn items(sheet: &Sheet<'_>) -> Vec<Item> {
    let figure = sheet.figure;
    let book = figure.play().book();
    let kit = figure.kit();
    let you = Teller::new(book, Doer::You);
    let arms = kit.arms.iter().zip(0..);
    let mut all: Vec<Item> = arms
        .map(|(arm, place)| weapon(sheet, *arm, place))
        .collect();
    let worn = [kit.armour, kit.shield].into_iter().flatten();
    all.extend(worn.map(|it| {
        let detail = say("dive-item-ac").n(book[it].ac);
        Item {
            in_use: true,
            ..Item::new(Phrase::new(book[it].name), detail, rules::ARMOUR_LIST)
        }
    }));
    all.extend(kit.items.iter().map(|(it, attuned)| Item {
        in_use: *attuned || !book[*it].attunement,
        ..Item::new(
            Phrase::new(book[*it].name),
            you.item(&book[*it]),
            rules::ITEM_MAGIC,
        )
    }));
    let gear = kit.gear.iter().filter(|(_, count)| *count > 0);
    all.extend(gear.map(|(it, count)| {
        let does = you.gear(&book[*it]);
        let detail = does.unwrap_or_else(|| Phrase::new(book[*it].about.clone()));
        Item {
            count: (*count).into(),
            ..Item::new(Phrase::new(book[*it].name), detail, rules::GEAR_LIST)
        }
    }));
    all
}

fn weapon(sheet: &Sheet<'_>, arm: Arm, place: u8) -> Item {
    let figure = sheet.figure;
    let book = figure.play().book();
    let how = arms::ways(figure, Some(place)).first().copied();
    let both = arms::both_hands(figure, Some(place));
    let attack = sheet.with_arm(Some(place), how.unwrap_or(How::Shoot), false, both);
    let bonus: i32 = attack.bonus.iter().map(|(_, by)| by).sum();
    let (dice, kind) = match attack.weapon {
        Some((_, dice, kind)) => (words::dice(dice), words::damage_kind(kind)),
        None => (String::new(), say("dive-word-nothing")),
    };
    let detail = say("dive-item-weapon")
        .n(bonus)
        .with("dice", dice)
        .with("more", attack.damage)
        .with("kind", kind);
    Item {
        in_use: figure.kit().hands.contains(&Some(place)),
        ..Item::new(words::weapon(book, arm), detail, rules::WEAPON_LIST)
    }
}
