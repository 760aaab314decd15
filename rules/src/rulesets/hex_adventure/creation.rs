//! Gathering a party: ready-made, from the roster, or created at the table.

use std::ops::RangeInclusive;

use super::{
    Cx,
    components::{FighterId, Phase},
    content::{AdventureIx, Attribute, Book, SettingIx, SkillIx},
    event::Event,
    fighter::Fighter,
    growth, rules,
    setup::{Party, Setup},
    snapshot::HeroRecord,
    step::{Action, Question, Task},
    venture::Venture,
};
use crate::game::{LegalActions, Seat};

/// Sets out the adventure or skirmish, and gathers the party.
pub fn begin(cx: &mut Cx<'_>) {
    let book = Venture::of(cx.world()).book();
    let (adventure, setting) = played(book, cx.setup());
    let Some(setting) = setting else { return };
    cx.emit(rules::HEROES_READY, Event::Began { adventure, setting });
    let phase = Phase::Gathering;
    cx.emit(rules::HEROES_READY, Event::Phase { phase });
    let (mut made, mut outfit) = (Vec::new(), false);
    match &cx.setup().party {
        Party::Ready(heroes) => {
            for (seat, id) in heroes.iter().enumerate() {
                let book = Venture::of(cx.world()).book();
                if let Some(kind) = book.heroes.find(id) {
                    let record = Box::new(HeroRecord::ready(book, kind));
                    let hero = FighterId(seat as u16);
                    cx.emit(rules::HEROES_READY, Event::Joined { hero, record });
                }
            }
        }
        Party::Returning(heroes) => {
            for (seat, record) in heroes.iter().enumerate() {
                let (hero, record) = (FighterId(seat as u16), Box::new(record.clone()));
                cx.emit(rules::GROWTH_CARRIED_OVER, Event::Joined { hero, record });
            }
        }
        Party::Own(count) => {
            for seat in 0..u16::from(*count) {
                let hero = FighterId(seat);
                let least = i32::from(Venture::of(cx.world()).figures().attribute_least);
                let record = Box::new(blank(seat, least));
                cx.emit(rules::HEROES_ATTRIBUTES, Event::Joined { hero, record });
                made.push(Task::Create { hero, stage: 0 });
            }
            let each = Venture::of(cx.world()).book()[setting].outfit as i32;
            let change = each * i32::from(*count);
            cx.emit(rules::HEROES_OUTFIT, Event::Money { change });
            outfit = true;
        }
    }
    cx.push(Task::Start);
    if outfit {
        cx.ask(Question::Outfit);
    }
    cx.push_all(made);
}

/// The adventure and the world it is set in; for a skirmish the first world that its board suits.
fn played(book: &Book, setup: &Setup) -> (Option<AdventureIx>, Option<SettingIx>) {
    if let Some(skirmish) = &setup.skirmish {
        let board = book.boards.find(&skirmish.board);
        let setting = board.and_then(|board| book[board].settings.first().cloned());
        return (None, setting.and_then(|it| book.settings.find(it)));
    }
    let adventure = setup
        .adventure
        .as_ref()
        .and_then(|id| book.adventures.find(id));
    let setting = adventure.map(|it| book[it].setting.id().clone());
    (adventure, setting.and_then(|id| book.settings.find(&id)))
}

/// The busts that custom heroes take in turn.
const BUSTS: [&str; 4] = ["ajax", "hector", "paris", "magus"];

fn blank(seat: u16, least: i32) -> HeroRecord {
    HeroRecord {
        name: String::new(),
        kind: None,
        bust: BUSTS[usize::from(seat) % BUSTS.len()].to_owned(),
        attributes: [least; 3],
        skills: Vec::new(),
        spells: Vec::new(),
        weapons: Vec::new(),
        armours: Vec::new(),
        curses: 0,
        experience: 0,
        karma: 0,
        wishes: 0,
    }
}

/// The stage of learning skills and spells; those before it are about attributes.
const SKILLS: u8 = 2;

/// Asks for the attributes and skills of a custom hero.
pub fn resolve(cx: &mut Cx<'_>, hero: FighterId, stage: u8) {
    let venture = Venture::of(cx.world());
    let mut offer = LegalActions::new(false);
    self::offer(venture, hero, stage, &mut offer);
    if offer.choices.len() >= 2 || stage < SKILLS {
        cx.ask(Question::Create { hero, stage });
    }
}

/// The points left for the attribute of this stage and those after it.
pub fn points_left(venture: Venture<'_>, hero: FighterId, stage: u8) -> i32 {
    let base = venture.fighter(hero).base();
    let spent: i32 = base[..usize::from(stage).min(base.len())].iter().sum();
    i32::from(venture.figures().attribute_points) - spent
}

/// The values that the attribute of this stage can be set to: the others need the least of theirs.
pub fn values(venture: Venture<'_>, hero: FighterId, stage: u8) -> RangeInclusive<i32> {
    let least = i32::from(venture.figures().attribute_least);
    let others = least * i32::from(SKILLS.saturating_sub(stage));
    least..=points_left(venture, hero, stage) - others
}

/// Points left for skills: a spell costs one.
pub fn skill_points(venture: Venture<'_>, hero: Fighter<'_>) -> i32 {
    let skills: i32 = hero
        .skills()
        .iter()
        .map(|(_, points)| i32::from(*points))
        .sum();
    i32::from(venture.figures().skill_points) - skills - hero.spells().len() as i32
}

/// True if a hero may put points into a skill: combat skills are limited.
fn may_learn(venture: Venture<'_>, hero: Fighter<'_>, skill: SkillIx) -> bool {
    let book = venture.book();
    let combat = hero
        .skills()
        .iter()
        .filter(|(it, _)| book[*it].combat)
        .count();
    let room = combat < usize::from(venture.figures().combat_skills);
    let points = venture.points(hero, skill);
    (!book[skill].combat || points > 0 || room) && points < i32::from(book[skill].most)
}

/// Offers attributes one after the other, then skills and spells.
pub fn offer(venture: Venture<'_>, hero: FighterId, stage: u8, offer: &mut LegalActions<Action>) {
    let seat = Seat::Hero(hero.seat());
    let (book, me) = (venture.book(), venture.fighter(hero));
    if stage < SKILLS {
        offer.ask(seat, rules::HEROES_POINTS);
        let attribute = Attribute::ALL[usize::from(stage)];
        let values = values(venture, hero, stage);
        offer.add_amount(
            Action::Attribute { attribute },
            *values.start(),
            *values.end(),
        );
        for attribute in Attribute::ALL {
            if attribute as usize != usize::from(stage) {
                offer.refuse(Action::Attribute { attribute }, rules::HEROES_POINTS);
            }
        }
        return;
    }
    offer.ask(seat, rules::HEROES_SKILLS);
    offer.add(Action::Done);
    if skill_points(venture, me) <= 0 {
        return;
    }
    for skill in book.skills.keys() {
        if growth::known_here(venture, &book[skill].settings) {
            if may_learn(venture, me, skill) {
                offer.add(Action::Skill { skill });
            } else {
                offer.refuse(Action::Skill { skill }, rules::HEROES_SKILLS);
            }
        }
    }
    let iq = venture.value(me, Attribute::Iq);
    for spell in book.spells.keys() {
        let here = growth::known_here(venture, &book[spell].settings);
        if here && !me.spells().contains(&spell) {
            let allowed = if book[spell].iq <= iq {
                Ok(())
            } else {
                Err(rules::MAGIC_IQ)
            };
            offer.add_or_refuse(Action::Spell { spell }, allowed);
        }
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, hero: FighterId, stage: u8, act: Action, amount: i32) {
    let venture = Venture::of(cx.world());
    match act {
        Action::Attribute { attribute } => {
            let value = amount;
            cx.emit(
                rules::HEROES_POINTS,
                Event::Shaped {
                    hero,
                    attribute,
                    value,
                },
            );
            let next = stage + 1;
            if next == SKILLS {
                let venture = Venture::of(cx.world());
                let base = venture.fighter(hero).base();
                let value = i32::from(venture.figures().attribute_points) - base[0] - base[1];
                let attribute = Attribute::Iq;
                cx.emit(
                    rules::HEROES_POINTS,
                    Event::Shaped {
                        hero,
                        attribute,
                        value,
                    },
                );
            }
            cx.push(Task::Create { hero, stage: next });
        }
        Action::Skill { skill } => {
            let points = venture.points(venture.fighter(hero), skill) as u8 + 1;
            let event = Event::Learned {
                hero,
                skill,
                points,
                cost: 0,
            };
            cx.emit(rules::HEROES_SKILLS, event);
            cx.push(Task::Create { hero, stage });
        }
        Action::Spell { spell } => {
            let event = Event::LearnedSpell {
                hero,
                spell,
                cost: 0,
            };
            cx.emit(rules::HEROES_SKILLS, event);
            cx.push(Task::Create { hero, stage });
        }
        _ => {}
    }
}
