//! Effects of entries and options: plot words, days and nights.

use super::{
    Cx,
    checks::Amount,
    components::FighterId,
    content::{
        GoodIx, HeroIx, MOST_COUNTED, PlotEffect, PlotWord, Possession, Risk, SkillEffect, Who,
    },
    effects, entries,
    event::{Event, Source},
    growth, harm, rules,
    snapshot::HeroRecord,
    step::{Action, Plot, Question, Task, Trial},
    trials,
    venture::Venture,
};
use crate::{
    dice::{DiceExpr, Roll},
    game::{LegalActions, Seat},
};

fn effects_of<'w>(venture: Venture<'w>, plot: Plot) -> &'w [PlotEffect] {
    match plot {
        Plot::Entry => venture.entry().map_or(&[], |entry| &entry.effects),
        Plot::Option(option) => {
            entries::option_at(venture, option).map_or(&[], |option| &option.effects)
        }
    }
}

/// The person an effect is for, if it is for one.
fn whom(effect: &PlotEffect) -> Option<Who> {
    match effect {
        PlotEffect::Damage(_, who)
        | PlotEffect::Fatigue(_, who)
        | PlotEffect::Heal(_, who)
        | PlotEffect::Curse(_, who)
        | PlotEffect::LiftCurse(who) => Some(*who),
        _ => None,
    }
}

/// Carries out the next in a list of effects.
pub fn resolve(cx: &mut Cx<'_>, plot: Plot, next: u8) {
    let venture = Venture::of(cx.world());
    let Some(effect) = effects_of(venture, plot).get(usize::from(next)).cloned() else {
        return;
    };
    let rest = Task::Effects {
        plot,
        next: next + 1,
    };
    cx.push(rest);
    let Some(who) = whom(&effect) else {
        carry_out(cx, &effect);
        return;
    };
    let venture = Venture::of(cx.world());
    let key = |id: &FighterId| venture.st(venture.fighter(*id));
    let living: Vec<FighterId> = venture.living().map(|hero| hero.id).collect();
    let first_of = |found: Option<&FighterId>| found.copied().into_iter().collect();
    let for_whom: Vec<FighterId> = match who {
        Who::All => living,
        Who::Checker => {
            let checker = venture.state().checker;
            let there = checker.filter(|id| living.contains(id));
            first_of(there.as_ref().or_else(|| living.first()))
        }
        Who::Strongest => first_of(living.iter().rev().max_by_key(|id| key(id))),
        Who::Weakest => first_of(living.iter().min_by_key(|id| key(id))),
        Who::One => {
            cx.push(Task::Whom { plot, effect: next });
            return;
        }
    };
    for hero in for_whom {
        suffer(cx, &effect, hero);
    }
}

/// True if an effect would change anything for somebody.
fn is_concerned(venture: Venture<'_>, effect: &PlotEffect, who: FighterId) -> bool {
    let health = venture.fighter(who).health();
    match effect {
        PlotEffect::Heal(..) => health.damage > 0,
        PlotEffect::LiftCurse(_) => health.curses > 0,
        _ => true,
    }
}

/// An effect of an entry or option.
pub fn effect_at(venture: Venture<'_>, plot: Plot, effect: u8) -> Option<&PlotEffect> {
    effects_of(venture, plot).get(usize::from(effect))
}

/// The living heroes for whom an effect of an entry or option would change anything.
fn candidates(venture: Venture<'_>, plot: Plot, effect: u8) -> Vec<FighterId> {
    let Some(effect) = effect_at(venture, plot, effect) else {
        return Vec::new();
    };
    let living = venture.living().map(|it| it.id);
    living
        .filter(|hero| is_concerned(venture, effect, *hero))
        .collect()
}

/// Asks who an effect is for, if there is a choice.
pub fn ask_whom(cx: &mut Cx<'_>, plot: Plot, effect: u8) {
    match candidates(Venture::of(cx.world()), plot, effect)[..] {
        [] => {}
        [hero] => choose_whom(cx, plot, effect, Action::Who { hero }),
        _ => cx.ask(Question::Whom { plot, effect }),
    }
}

/// Offers everybody it can be for.
pub fn offer_whom(venture: Venture<'_>, plot: Plot, effect: u8, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::ENTRIES_READING);
    let found = candidates(venture, plot, effect);
    for hero in venture.living().map(|it| it.id) {
        // Where it would change nothing for anybody there is still somebody to be named.
        if found.is_empty() || found.contains(&hero) {
            offer.add(Action::Who { hero });
        }
    }
}

/// Carries out a choice of [`offer_whom`].
pub fn choose_whom(cx: &mut Cx<'_>, plot: Plot, effect: u8, act: Action) {
    let found = effects_of(Venture::of(cx.world()), plot)
        .get(usize::from(effect))
        .cloned();
    if let (Action::Who { hero }, Some(effect)) = (act, found) {
        suffer(cx, &effect, hero);
    }
}

/// Applies an effect to the party as a whole.
fn carry_out(cx: &mut Cx<'_>, effect: &PlotEffect) {
    match effect {
        PlotEffect::Word(word) => give_word(cx, word.clone()),
        PlotEffect::NoWord(word) => {
            let word = word.clone();
            cx.emit(rules::ENTRIES_WORDS, Event::WordLost { word });
        }
        PlotEffect::Flag(flag) => raise(cx, flag, true),
        PlotEffect::NoFlag(flag) => raise(cx, flag, false),
        PlotEffect::Count(counter, change) => {
            let now = counted(Venture::of(cx.world()), counter).saturating_add(*change);
            let (counter, now) = (counter.clone(), now.clamp(0, MOST_COUNTED));
            cx.emit(rules::ENTRIES_WORDS, Event::Counted { counter, now });
        }
        PlotEffect::Join(id) => {
            if let Some(kind) = Venture::of(cx.world()).book().heroes.find(id.id()) {
                join(cx, kind);
            }
        }
        PlotEffect::Leave(id) => {
            if let Some(kind) = Venture::of(cx.world()).book().heroes.find(id.id()) {
                leave(cx, kind);
            }
        }
        PlotEffect::Money(change) => {
            let purse = Venture::of(cx.world()).state().purse;
            let change = (*change).max(-(purse.min(i32::MAX as u32) as i32));
            cx.emit(rules::MONEY_PURSE, Event::Money { change });
        }
        PlotEffect::Item(id, count) => {
            if let Some(thing) = Venture::of(cx.world()).book().thing(id) {
                things(cx, thing, *count);
            }
        }
        PlotEffect::Experience(points) => {
            for hero in living(cx) {
                let event = Event::Experience {
                    hero,
                    points: *points,
                    word: false,
                };
                cx.emit(rules::GROWTH_EXPERIENCE, event);
            }
        }
        PlotEffect::Karma(karma) => fate(cx, *karma, 0),
        PlotEffect::Wish(wishes) => fate(cx, 0, *wishes),
        PlotEffect::Days(days) => {
            cx.push_all((0..*days).map(|_| Task::Dawn));
        }
        PlotEffect::Rest => night(cx),
        _ => {}
    }
}

fn raise(cx: &mut Cx<'_>, flag: &PlotWord, set: bool) {
    let flags = &Venture::of(cx.world()).state().flags;
    if flags.binary_search(flag).is_ok() != set {
        let flag = flag.clone();
        cx.emit(rules::ENTRIES_WORDS, Event::Flagged { flag, set });
    }
}

/// The value of a counter.
pub fn counted(venture: Venture<'_>, counter: &PlotWord) -> i32 {
    let counters = &venture.state().counters;
    let place = counters.binary_search_by(|(of, _)| of.cmp(counter));
    place.map_or(0, |at| counters[at].1)
}

/// A ready-made hero joins the party, or comes back to it; not if dead, and not if it is full.
fn join(cx: &mut Cx<'_>, kind: HeroIx) {
    let venture = Venture::of(cx.world());
    let room = venture.heroes().count() < usize::from(venture.figures().most_heroes);
    let known = venture
        .ever_here()
        .find(|hero| venture.story(hero.id).kind == Some(kind));
    match known {
        Some(hero) if hero.activity().fled && !hero.health().dead && room => {
            let hero = hero.id;
            cx.emit(rules::ENTRIES_READING, Event::CameBack { hero });
        }
        None if room => {
            let hero = FighterId(venture.ever_here().count() as u16);
            let record = Box::new(HeroRecord::ready(venture.book(), kind));
            cx.emit(rules::ENTRIES_READING, Event::Joined { hero, record });
        }
        _ => {}
    }
}

/// A ready-made hero leaves the party.
fn leave(cx: &mut Cx<'_>, kind: HeroIx) {
    let venture = Venture::of(cx.world());
    let mut living = venture.living().map(|hero| hero.id);
    if let Some(hero) = living.find(|hero| venture.story(*hero).kind == Some(kind)) {
        drop(living);
        cx.emit(rules::ENTRIES_READING, Event::Left { hero });
    }
}

fn living(cx: &Cx<'_>) -> Vec<FighterId> {
    Venture::of(cx.world())
        .living()
        .map(|hero| hero.id)
        .collect()
}

fn fate(cx: &mut Cx<'_>, karma: i32, wishes: i32) {
    let rule = if wishes == 0 {
        rules::FATE_KARMA
    } else {
        rules::FATE_WISH
    };
    for hero in living(cx) {
        let event = Event::Fate {
            hero,
            karma,
            wishes,
        };
        cx.emit(rule, event);
    }
}

/// Gives the party things, or takes them: from the pack first, then from those who carry them.
fn things(cx: &mut Cx<'_>, thing: Possession, count: i32) {
    if count > 0 {
        let count = count as u32;
        cx.emit(rules::ENTRIES_READING, Event::Got { thing, count });
        return;
    }
    for _ in count..0 {
        let venture = Venture::of(cx.world());
        let from = if venture.packed(thing) > 0 {
            None
        } else if let Some(bearer) = venture.bearer(thing) {
            Some(bearer.id)
        } else {
            return;
        };
        let event = Event::Gone {
            thing,
            count: 1,
            from,
        };
        cx.emit(rules::ENTRIES_READING, event);
    }
}

/// Applies an effect to one hero.
fn suffer(cx: &mut Cx<'_>, effect: &PlotEffect, hero: FighterId) {
    match effect {
        PlotEffect::Damage(dice, _) => hurt(cx, hero, *dice, false),
        PlotEffect::Fatigue(dice, _) => hurt(cx, hero, *dice, true),
        // Nothing is rolled for those who are whole.
        PlotEffect::Heal(dice, _) if is_concerned(Venture::of(cx.world()), effect, hero) => {
            let (roll, amount) = rolled(cx, "dice-heal", *dice);
            effects::heal(cx, hero, amount, roll, None);
        }
        PlotEffect::Curse(count, _) => effects::curse(cx, hero, i32::from(*count)),
        PlotEffect::LiftCurse(_) => effects::lift(cx, hero),
        _ => {}
    }
}

/// Harms a hero who tried something in vain.
pub fn pay(cx: &mut Cx<'_>, risk: Risk, hero: FighterId) {
    match risk {
        Risk::Damage(dice) => hurt(cx, hero, dice, false),
        Risk::Fatigue(dice) => hurt(cx, hero, dice, true),
    }
}

fn rolled(cx: &mut Cx<'_>, role: &'static str, dice: DiceExpr) -> (Roll, i32) {
    cx.roll(&Amount { role, dice })
}

fn hurt(cx: &mut Cx<'_>, who: FighterId, dice: DiceExpr, fatigue: bool) {
    let role = if fatigue {
        "dice-fatigue"
    } else {
        "dice-damage"
    };
    let (roll, amount) = rolled(cx, role, dice);
    let rule = if fatigue {
        rules::HARM_FATIGUE
    } else {
        rules::HARM_DAMAGE
    };
    let event = Event::Hurt {
        who,
        source: Source::Plot,
        roll,
        stopped: 0,
        amount,
        fatigue,
    };
    harm::hurt(cx, rule, event);
}

/// Gives the party a plot word; a new one is worth experience.
pub fn give_word(cx: &mut Cx<'_>, word: PlotWord) {
    let known = Venture::of(cx.world())
        .state()
        .words
        .binary_search(&word)
        .is_ok();
    if !known {
        cx.emit(rules::ENTRIES_WORDS, Event::WordGot { word });
        growth::earn(cx, true);
    }
}

/// A night's sleep: fatigue goes, staffs and wands are recharged, and a new day begins.
pub fn night(cx: &mut Cx<'_>) {
    for hero in living(cx) {
        let fatigue = Venture::of(cx.world()).fighter(hero).health().fatigue;
        cx.emit(rules::SLEEP_STOP, Event::Rested { hero, fatigue });
    }
    cx.push(Task::Dawn);
}

/// Begins a day. If rations are short, the best forager looks for food first.
pub fn dawn(cx: &mut Cx<'_>) {
    let day = Venture::of(cx.world()).state().day + 1;
    cx.emit(rules::DAYS_RATION, Event::Dawned { day });
    cx.push(Task::Eat);
    let venture = Venture::of(cx.world());
    let needed = venture.living().count() as u32 * venture.figures().rations as u32;
    if rations(venture).1 < needed {
        let by = trials::best(venture, |it| matches!(it, SkillEffect::Forage(_)));
        cx.push_all(by.map(|by| Task::Roll(Trial::Forage { by })));
    }
}

/// Everybody eats, or goes hungry.
pub fn eat_all(cx: &mut Cx<'_>) {
    for hero in living(cx) {
        for _ in 0..Venture::of(cx.world()).figures().rations {
            eat(cx, hero);
        }
    }
}

fn eat(cx: &mut Cx<'_>, hero: FighterId) {
    let venture = Venture::of(cx.world());
    if let (Some(good), _) = rations(venture) {
        let thing = Possession::Good(good);
        cx.emit(rules::DAYS_RATION, Event::Ate { hero, thing });
    } else {
        let fatigue = venture.figures().hunger;
        let event = Event::Hungered { hero, fatigue };
        harm::befall(cx, rules::DAYS_HUNGER, hero, event);
    }
}

/// The first kind of ration in the pack, and the number of rations of all kinds.
pub fn rations(venture: Venture<'_>) -> (Option<GoodIx>, u32) {
    let mut first = None;
    let mut count = 0;
    for (thing, many) in &venture.state().pack {
        if let Possession::Good(good) = thing
            && venture.book()[*good].ration
        {
            first = first.or(Some(*good));
            count += many;
        }
    }
    (first, count)
}

/// Handles the result of foraging.
pub fn foraged(cx: &mut Cx<'_>, hero: FighterId, passed: bool) {
    let venture = Venture::of(cx.world());
    let book = venture.book();
    let finds = |effect: SkillEffect| matches!(effect, SkillEffect::Forage(_));
    let skill = venture.best_skill(venture.fighter(hero), finds);
    let dice = skill.and_then(|(skill, _)| {
        let mut effects = book[skill].effects.iter();
        effects.find_map(|effect| match effect {
            SkillEffect::Forage(dice) => Some(*dice),
            _ => None,
        })
    });
    let mut goods = book.goods.keys();
    let ration = goods.find(|good| book[*good].ration);
    if let (true, Some(dice), Some(ration)) = (passed, dice, ration) {
        let (roll, amount) = rolled(cx, "dice-rations", dice);
        let event = Event::RationsFound {
            hero,
            thing: Possession::Good(ration),
            count: amount.max(0) as u32,
            roll,
        };
        cx.emit(rules::SKILLS_FORAGE, event);
    }
}
