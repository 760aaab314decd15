//! Entries of an adventure: reading, options, checks and contests at a place.

use super::{
    Cx,
    checks::{Amount, Figure},
    components::{FighterId, Phase},
    content::{
        Attribute, Choice, Condition, Contested, Outcome as End, Possession, Risk, SkillEffect,
        SkillIx,
    },
    event::Event,
    fight,
    fighter::Fighter,
    growth, plot, rules,
    step::{Action, Contest, Plot, Question, Rival, Stake, Task, Trial},
    venture::Venture,
};
use crate::{
    dice::DiceExpr,
    game::{LegalActions, Outcome, RuleId, Seat},
};

/// Reads an entry: what happens there, then what the party does.
pub fn read(cx: &mut Cx<'_>, entry: u16) {
    if nobody_left(cx, Task::Read(entry)) {
        return;
    }
    cx.turn();
    let phase = Phase::Reading;
    if Venture::of(cx.world()).state().phase != phase {
        cx.emit(rules::ENTRIES_READING, Event::Phase { phase });
    }
    let adventure = Venture::of(cx.world()).state().adventure;
    cx.emit(rules::ENTRIES_READING, Event::Read { adventure, entry });
    roll_chance(cx);
    let effects = Task::Effects {
        plot: Plot::Entry,
        next: 0,
    };
    cx.push_all([effects, Task::Entry]);
}

/// Rolls the die for options that hang on chance, once for all of an entry.
fn roll_chance(cx: &mut Cx<'_>) {
    let venture = Venture::of(cx.world());
    let options = venture.entry().map_or(&[][..], |entry| &entry.options);
    let hangs = |it: &Condition| it.any(&|it| matches!(it, Condition::Chance(..)));
    if !options.iter().any(|option| option.when.iter().any(hangs)) {
        return;
    }
    let die = venture.figures().die;
    let (count, plus) = (1, 0);
    let dice = DiceExpr { count, die, plus };
    let role = "dice-chance";
    let (roll, shows) = cx.roll(&Amount { role, dice });
    let shows = shows as u8;
    cx.emit(rules::ENTRIES_OPTIONS, Event::Chanced { roll, shows });
}

/// True if no hero can act. They then sleep off any fatigue before the next task; without any, that
/// is the end.
fn nobody_left(cx: &mut Cx<'_>, next: Task) -> bool {
    let venture = Venture::of(cx.world());
    if venture.awake().next().is_some() {
        return false;
    }
    if venture.living().any(|hero| hero.health().fatigue > 0) {
        cx.push(next);
        plot::night(cx);
    } else {
        fight::over(cx, Outcome::Defeat);
    }
    true
}

/// Goes on at the current entry: to its fight or its end, or asks for the party's choice.
pub fn resolve(cx: &mut Cx<'_>) {
    if nobody_left(cx, Task::Entry) {
        return;
    }
    let venture = Venture::of(cx.world());
    let Some(entry) = venture.entry() else {
        fight::over(cx, Outcome::Defeat);
        return;
    };
    if entry.fight.is_some() {
        cx.push(Task::Fight);
    } else if let Some(ending) = &entry.ending {
        let next = ending.next.as_ref();
        if let Some(to) = next.and_then(|id| venture.book().adventures.find(id.id())) {
            let start = venture.book()[to].start;
            cx.emit(rules::ENTRIES_ENDING, Event::HandedOver { to });
            cx.push(Task::Read(start));
            return;
        }
        let outcome = match ending.outcome {
            End::Good => Outcome::Victory,
            End::Bad => Outcome::Defeat,
        };
        fight::over(cx, outcome);
    } else {
        cx.ask(Question::Entry);
    }
}

/// Offers the open options, and everything else that can be done here.
pub fn offer(venture: Venture<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::ENTRIES_OPTIONS);
    let Some(entry) = venture.entry() else {
        return;
    };
    for (at, option) in entry.options.iter().enumerate() {
        let act = Action::Option { option: at as u8 };
        match shut(venture, option) {
            None => offer.add(act),
            Some(rule) if !is_secret(option) => offer.refuse(act, rule),
            Some(_) => {}
        }
    }
    if entry.shop.is_some() {
        offer.add(Action::OpenShop);
    }
    if let Some(sleep) = &entry.sleep {
        let state = venture.state();
        let allowed = if state.slept.contains(&state.entry) {
            Err(rules::SLEEP_STOP)
        } else if state.purse < sleep.cost {
            Err(rules::MONEY_PURSE)
        } else {
            Ok(())
        };
        offer.add_or_refuse(Action::Sleep, allowed);
    }
    // Whoever has nothing else to do has time.
    if !entry.pressing || offer.choices.is_empty() {
        offer.add(Action::OpenCamp);
    }
}

/// True if an option must not be mentioned while closed: plot words keep secrets.
fn is_secret(option: &Choice) -> bool {
    let tells = |condition: &Condition| {
        matches!(
            condition,
            Condition::Word(_)
                | Condition::NoWord(_)
                | Condition::Flag(_)
                | Condition::NoFlag(_)
                | Condition::Counter(..)
                | Condition::Chance(..)
                | Condition::Any(_)
        )
    };
    option.when.iter().any(|it| it.any(&tells))
}

/// The rule that closes an option, if any.
fn shut(venture: Venture<'_>, option: &Choice) -> Option<RuleId> {
    let failing = option.when.iter().find(|it| !holds(venture, it))?;
    Some(match failing {
        Condition::Money(_) => rules::MONEY_PURSE,
        Condition::Skill(_) => rules::HEROES_SKILLS,
        Condition::Word(_) | Condition::NoWord(_) => rules::ENTRIES_WORDS,
        _ => rules::ENTRIES_OPTIONS,
    })
}

/// True if a condition holds.
pub fn holds(venture: Venture<'_>, condition: &Condition) -> bool {
    let (book, state) = (venture.book(), venture.state());
    match condition {
        Condition::Flag(flag) => state.flags.binary_search(flag).is_ok(),
        Condition::NoFlag(flag) => state.flags.binary_search(flag).is_err(),
        Condition::Counter(counter, least) => plot::counted(venture, counter) >= *least,
        Condition::Items(id, count) => {
            let thing = book.thing(id);
            thing.is_some_and(|thing| venture.owned(thing) >= *count)
        }
        Condition::Attribute(attribute, least) => venture
            .living()
            .any(|hero| venture.value(hero, *attribute) >= *least),
        Condition::Chance(least, most) => state
            .chance
            .is_some_and(|it| (*least..=*most).contains(&it)),
        Condition::Not(condition) => !holds(venture, condition),
        Condition::All(several) => several.iter().all(|it| holds(venture, it)),
        Condition::Word(word) => state.words.binary_search(word).is_ok(),
        Condition::NoWord(word) => state.words.binary_search(word).is_err(),
        Condition::Item(id) => book.thing(id).is_some_and(|thing| owns(venture, thing)),
        Condition::Money(sum) => state.purse >= *sum,
        Condition::Skill(id) => book
            .skills
            .find(id)
            .is_some_and(|skill| venture.living().any(|hero| venture.points(hero, skill) > 0)),
        Condition::Knows(id) => book
            .spells
            .find(id)
            .is_some_and(|spell| venture.living().any(|hero| hero.spells().contains(&spell))),
        Condition::Hero(id) => book.heroes.find(id).is_some_and(|kind| {
            let mut living = venture.living();
            living.any(|hero| venture.story(hero.id).kind == Some(kind))
        }),
        Condition::Heroes(count) => venture.living().count() >= usize::from(*count),
        Condition::Day(day) => state.day >= *day,
        Condition::Any(several) => several.iter().any(|it| holds(venture, it)),
    }
}

/// True if the party has a thing, in the pack or on somebody.
pub fn owns(venture: Venture<'_>, thing: Possession) -> bool {
    venture.packed(thing) > 0 || venture.bearer(thing).is_some()
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, act: Action) {
    match act {
        Action::Option { option } => {
            let entry = Venture::of(cx.world()).state().entry;
            let adventure = Venture::of(cx.world()).state().adventure;
            let event = Event::Chose {
                adventure,
                entry,
                option,
            };
            cx.emit(rules::ENTRIES_OPTIONS, event);
            let venture = Venture::of(cx.world());
            let word = option_at(venture, option).and_then(|it| it.word.clone());
            if let Some(word) = word {
                plot::give_word(cx, word);
            }
            let effects = Task::Effects {
                plot: Plot::Option(option),
                next: 0,
            };
            cx.push_all([effects, Task::Follow { option }]);
        }
        Action::OpenShop => {
            cx.push(Task::Entry);
            cx.ask(Question::Shop);
        }
        Action::OpenCamp => {
            let mending = false;
            cx.push_all([Task::Camp { mending }, Task::Entry]);
        }
        Action::Sleep => {
            cx.push(Task::Entry);
            sleep(cx);
        }
        _ => cx.push(Task::Entry),
    }
}

/// Sleeps at a sleep stop.
fn sleep(cx: &mut Cx<'_>) {
    let venture = Venture::of(cx.world());
    let at = venture.state().entry;
    let stop = venture.entry().and_then(|entry| entry.sleep.as_ref());
    let cost = stop.map_or(0, |stop| stop.cost as i32);
    if cost > 0 {
        cx.emit(rules::MONEY_PURSE, Event::Money { change: -cost });
    }
    cx.emit(rules::SLEEP_STOP, Event::Slept { at });
    plot::night(cx);
}

/// An option of the current entry.
pub fn option_at<'w>(venture: Venture<'w>, option: u8) -> Option<&'w Choice> {
    venture.entry()?.options.get(usize::from(option))
}

/// Follows an option: to an entry, a check or a contest.
pub fn follow(cx: &mut Cx<'_>, option: u8) {
    if nobody_left(cx, Task::Follow { option }) {
        return;
    }
    let venture = Venture::of(cx.world());
    let Some(choice) = option_at(venture, option) else {
        return;
    };
    match choice.to {
        Some(entry) => cx.push(Task::Read(entry)),
        None => cx.push(Task::Checker { option }),
    }
}

/// Asks who tries, if there is a choice.
pub fn checker(cx: &mut Cx<'_>, option: u8) {
    let mut able = Venture::of(cx.world()).awake().map(|hero| hero.id);
    let first_two = (able.next(), able.next());
    drop(able);
    match first_two {
        (Some(hero), None) => attempt(cx, option, hero),
        (None, _) => {}
        _ => cx.ask(Question::Checker { option }),
    }
}

/// Offers the heroes who can try.
pub fn offer_checker(venture: Venture<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::CHECKS_LOCATION);
    for hero in venture.awake() {
        offer.add(Action::Who { hero: hero.id });
    }
}

/// Lets a hero try.
pub fn attempt(cx: &mut Cx<'_>, option: u8, hero: FighterId) {
    cx.emit(rules::CHECKS_LOCATION, Event::ChosenFor { hero });
    let venture = Venture::of(cx.world());
    let Some(choice) = option_at(venture, option) else {
        return;
    };
    let task = match (&choice.check, &choice.contest) {
        (_, Some(about)) => Task::Contest(contest(option, about, hero)),
        _ => Task::Roll(Trial::Option { by: hero, option }),
    };
    cx.push(task);
}

/// The contest of an option, begun by a hero.
pub fn contest(option: u8, about: &Contested, by: FighterId) -> Contest {
    Contest {
        by,
        rival: Rival::Value(about.against),
        attribute: about.attribute,
        stake: Stake::Option(option),
        named: None,
    }
}

/// The attribute that a hero tries an option with, including skill and helpful things.
pub fn tried(venture: Venture<'_>, option: u8, hero: Fighter<'_>) -> Figure {
    let choice = option_at(venture, option);
    let check = choice.and_then(|it| it.check.as_ref());
    let contest = choice.and_then(|it| it.contest.as_ref());
    let attribute = check
        .map(|it| it.attribute)
        .or(contest.map(|it| it.attribute));
    let skill = check
        .and_then(|it| it.skill.as_ref())
        .or(contest.and_then(|it| it.skill.as_ref()));
    let skill = skill.and_then(|id| venture.book().skills.find(id));
    let figure = venture.attribute(hero, attribute.unwrap_or(Attribute::Iq));
    match skill {
        Some(skill) => {
            let skilled = venture.skilled_in(hero, skill, |effect| match effect {
                SkillEffect::Check(more) => more,
                _ => 0,
            });
            figure
                .with("modifier-skill", skilled)
                .with("modifier-thing", helped(venture, skill))
        }
        None => figure,
    }
}

/// The bonus of the best thing in the pack for a skill.
fn helped(venture: Venture<'_>, skill: SkillIx) -> i32 {
    let things = venture.state().pack.iter().map(|(thing, _)| match thing {
        Possession::Good(good) => {
            let helps = venture.book()[*good].links.iter();
            let fitting = helps.filter(|(of, _)| *of == skill).map(|(_, help)| *help);
            fitting.max().unwrap_or(0)
        }
        _ => 0,
    });
    things.max().unwrap_or(0)
}

/// Number of dice of an option's check.
pub fn dice_of(venture: Venture<'_>, option: u8) -> u8 {
    let check = option_at(venture, option).and_then(|it| it.check.as_ref());
    check.map_or(venture.figures().check_dice, |check| check.dice)
}

/// Goes where a check leads.
pub fn checked(cx: &mut Cx<'_>, option: u8, passed: bool) {
    let choice = option_at(Venture::of(cx.world()), option);
    let Some(check) = choice.and_then(|it| it.check.as_ref()) else {
        return;
    };
    let (to, risk) = if passed {
        (check.passed, None)
    } else {
        (check.failed, check.risk)
    };
    lead(cx, to, risk);
}

/// Goes where a contest leads.
pub fn contested(cx: &mut Cx<'_>, option: u8, won: bool) {
    let choice = option_at(Venture::of(cx.world()), option);
    let Some(contest) = choice.and_then(|it| it.contest.as_ref()) else {
        return;
    };
    let (to, risk) = if won {
        (contest.won, None)
    } else {
        (contest.lost, contest.risk)
    };
    lead(cx, to, risk);
}

/// Goes on to an entry, after harm to whoever tried.
fn lead(cx: &mut Cx<'_>, to: u16, risk: Option<Risk>) {
    cx.push(Task::Read(to));
    if let (Some(risk), Some(hero)) = (risk, Venture::of(cx.world()).state().checker) {
        plot::pay(cx, risk, hero);
    }
}

/// Begins the adventure or the skirmish.
pub fn start(cx: &mut Cx<'_>) {
    growth::gather(cx);
    let venture = Venture::of(cx.world());
    match venture.adventure().map(|it| it.start) {
        Some(entry) => {
            cx.emit(rules::ENTRIES_READING, Event::Started);
            cx.push(Task::Read(entry));
        }
        None => {
            cx.emit(rules::SKIRMISH_BEGIN, Event::Started);
            cx.push(Task::Fight);
        }
    }
}
