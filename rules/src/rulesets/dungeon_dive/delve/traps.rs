//! Traps on the way to a room; rules `trap.roll` and those after it.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::super::{
    Cx,
    checks::Test,
    components::{FigureId, Life},
    content::{Failed, Idea, Rolled, Skill, Source, TrapRow, TrapWay, Victims},
    effects::deeds,
    event::{CheckedFor, Delving, Magic, Pays, Spends, TrapEnd},
    fight::harm,
    figure::Figure,
    play::Play,
    rolling::d20,
    rules,
    sheet::{Case, Made, Sheet},
    step::{Action, Question, Run, Share, Task},
};
use super::{
    Asked, Attempt, Choice, Delve, Means, Snare, able, alive, between, checks, dive,
    foreseen::rollers, ideas, ids, leaving, sums,
};
use crate::{
    dice::{Check, Die, Sum},
    game::{LegalActions, RuleId, Seat},
    tables::Placed,
};

/// Goes the way to a room: a d10 says whether there is a trap on it, and a d12 which; rules
/// `trap.roll` and `trap.kind`.
pub(super) fn way(cx: &mut Cx<'_>) {
    let book = cx.content();
    let (roll, _) = Sum::of("dice-dive-trap", 1, Die::D10).roll(cx.chance());
    let trap = roll.total() <= i32::from(book.figures.trap_on);
    let roll = Box::new(roll);
    cx.emit(rules::TRAP_ROLL, Delving::TrapRolled { roll, trap }.into());
    let table = book.trap_tables.first().filter(|_| trap);
    let next = table.and_then(|table| find(cx, table));
    cx.push(Task::Delve(next.unwrap_or(Delve::Door)));
}

/// Finds the trap that a d12 brings.
fn find(cx: &mut Cx<'_>, table: &Placed<TrapRow>) -> Option<Delve> {
    let (roll, row) = table.check("dice-dive-trap-kind", |_| 0).roll(cx.chance());
    let trap = cx.content().traps.find(&table.gives(row).trap)?;
    let roll = Box::new(roll);
    let event = Delving::TrapFound { roll, row, trap };
    cx.emit(rules::TRAP_KIND, event.into());
    Some(Delve::Trap)
}

/// The trap that the party stands before.
///
/// # Panics
/// There is none.
fn snare(play: Play<'_>) -> &Snare {
    let snare = dive(play).trap.as_ref();
    snare.unwrap_or_else(|| panic!("there is no trap here"))
}

fn ways<'w>(play: Play<'w>) -> impl Iterator<Item = (u8, &'w TrapWay)> {
    let snare = snare(play);
    let ways = (0..).zip(&play.book()[snare.trap].ways);
    ways.filter(|(nth, way)| {
        let done = snare.passed.contains(nth) || snare.failed.contains(nth);
        let open = way.after.is_none_or(|it| snare.passed.contains(&it));
        open && !done
    })
}

/// Asks how the trap is passed. If nothing is left to try, the party finds another way; rule
/// `trap.beyond`.
pub(super) fn trap(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let idea = ideas::known(play, snare(play)).into_iter().next();
    if ways(play).next().is_none() && idea.is_none() {
        return behind(cx, TrapEnd::Shut);
    }
    cx.turn();
    cx.ask(Question::OnDive(Asked::Trap));
}

pub(super) fn offer(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::TRAP_CHECK);
    let able = able(play);
    // A hired hand steps forward only where no hero can.
    let nobody_else = able.iter().all(|it| it.hero().is_none());
    let heroes = || able.iter().filter(|it| nobody_else || it.hero().is_some());
    // Whoever is best at something comes first, and all together after each by themselves.
    for (way, it) in ways(play) {
        let each = it.with.iter().copied();
        let each = each.flat_map(|with| heroes().map(move |figure| (with, figure.id())));
        let mut each: Vec<(Rolled, FigureId)> = each.collect();
        each.sort_by_cached_key(|(with, who)| Reverse(worth(play, *who, *with)));
        for (with, who) in each {
            let who = Some(who);
            offer.add(Action::Delve(Choice::Way { way, with, who }));
        }
        if it.group && able.len() > 1 {
            for with in it.with.iter().copied() {
                let who = None;
                offer.add(Action::Delve(Choice::Way { way, with, who }));
            }
        }
    }
    let snare = snare(play);
    let passes = &play.book()[snare.trap].passes;
    let mut all_known: Vec<ideas::Known> = ideas::known(play, snare).into_iter().collect();
    all_known.sort_by_cached_key(|it| {
        let passes = passes.contains(&it.idea);
        let worth = worth(play, it.by, Rolled::Skill(it.skill));
        (!passes, Reverse(worth))
    });
    for known in all_known {
        let (idea, by, source, skill) = (known.idea, known.by, known.source, known.skill);
        if passes.contains(&idea) {
            offer.add(Action::Delve(Choice::Pass { idea, by, source }));
            continue;
        }
        for group in [false, true] {
            if !group || able.len() > 1 {
                offer.add(Action::Delve(Choice::Idea {
                    idea,
                    by,
                    source,
                    skill,
                    group,
                }));
            }
        }
    }
}

/// What a check by somebody is worth.
fn worth(play: Play<'_>, who: FigureId, with: Rolled) -> i32 {
    checks::tally(play, who, with, CheckedFor::Trap).worth()
}

pub(super) fn choose(cx: &mut Cx<'_>, act: Choice) {
    if let Choice::Pass { idea, by, source } = act {
        had(cx, idea, by, source, None);
        let event = Delving::Decided {
            means: Means::Idea(idea),
            passed: true,
        };
        cx.emit(rules::TRAP_ABILITIES, event.into());
        return behind(cx, TrapEnd::Passed);
    }
    let Some((attempt, rule)) = attempt_by(Play::of(cx.world()), act) else {
        return;
    };
    if let Choice::Idea {
        idea,
        by,
        source,
        skill,
        ..
    } = act
    {
        had(cx, idea, by, source, Some(skill));
    }
    cx.emit(rule, Delving::Tried { attempt }.into());
    cx.push(Task::Delve(Delve::Try));
}

/// What a choice would try against the trap, and the rule by which; none if it takes no check.
pub(super) fn attempt_by(play: Play<'_>, act: Choice) -> Option<(Attempt, RuleId)> {
    let level = dive(play).level;
    let first = |means, with, who, dc| Attempt {
        means,
        with,
        who,
        dc,
        second: false,
        rolled: SmallVec::new(),
        twenties: SmallVec::new(),
    };
    match act {
        Choice::Way { way, with, who } => {
            let it = &play.book()[snare(play).trap].ways[usize::from(way)];
            let dc = it.dc + it.deeper * level.saturating_sub(1);
            let attempt = first(Means::Way(way), with, who, dc);
            Some((attempt, rules::TRAP_CHECK))
        }
        Choice::Idea {
            idea,
            by,
            source,
            skill,
            group,
        } => {
            let known = known(play, idea, by, source, Some(skill))?;
            let figures = sums::level(play.book(), level);
            let dc = if known.spends {
                figures.spent_idea
            } else {
                figures.idea
            };
            let who = (!group).then_some(by);
            let attempt = first(Means::Idea(idea), Rolled::Skill(skill), who, dc);
            Some((attempt, ideas::rule_of(&known)))
        }
        Choice::Again => Some((again(play)?, rules::TRAP_TWICE)),
        _ => None,
    }
}

/// An idea that somebody has, by what it is had with.
fn known(
    play: Play<'_>,
    idea: Idea,
    by: FigureId,
    source: Source,
    skill: Option<Skill>,
) -> Option<ideas::Known> {
    let mut all = ideas::known(play, snare(play)).into_iter();
    all.find(|it| {
        let with = skill.is_none_or(|skill| skill == it.skill);
        with && (it.idea, it.by, it.source) == (idea, by, source)
    })
}

/// The second try at what has failed once, which is harder; rule `trap.twice`.
fn again(play: Play<'_>) -> Option<Attempt> {
    let first = attempted(play)?.clone();
    Some(Attempt {
        second: true,
        dc: first.dc + play.book().figures.second_try,
        ..first
    })
}

/// Somebody has an idea, and pays for it.
fn had(cx: &mut Cx<'_>, idea: Idea, by: FigureId, source: Source, skill: Option<Skill>) {
    if let Some(known) = known(Play::of(cx.world()), idea, by, source, skill) {
        ideas::pay(cx, &known);
    }
}

/// The check that is being tried.
fn attempted(play: Play<'_>) -> Option<&Attempt> {
    snare(play).attempt.as_ref()
}

/// Makes the check; rules `trap.check` and `trap.twice`.
pub(super) fn attempt(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let Some(it) = attempted(play).cloned() else {
        return;
    };
    let who = rollers(play, it.who);
    let rule = match (it.who, it.second) {
        (_, true) => rules::TRAP_TWICE,
        (None, false) => rules::CHECK_GROUP,
        (Some(_), false) => rules::TRAP_CHECK,
    };
    let passed = checks::roll(cx, CheckedFor::Trap, &who, it.with, it.dc.into(), rule);
    match (passed, it.second) {
        (true, _) => worked(cx, it.means),
        (false, false) => cx.ask(Question::OnDive(Asked::Again)),
        (false, true) => failed(cx, it.means),
    }
}

/// A way is passed: beyond the last check of it the trap is passed as well.
fn worked(cx: &mut Cx<'_>, means: Means) {
    let event = Delving::Decided {
        means,
        passed: true,
    };
    cx.emit(rules::TRAP_CHECK, event.into());
    let play = Play::of(cx.world());
    let more = match means {
        Means::Way(way) => {
            let mut all = play.book()[snare(play).trap].ways.iter();
            all.any(|it| it.after == Some(way))
        }
        Means::Idea(_) => false,
    };
    if more {
        cx.push(Task::Delve(Delve::Trap));
    } else {
        behind(cx, TrapEnd::Passed);
    }
}

/// A check has failed for good, which triggers the trap; rule `trap.triggered`.
fn failed(cx: &mut Cx<'_>, means: Means) {
    let event = Delving::Decided {
        means,
        passed: false,
    };
    cx.emit(rules::TRAP_TWICE, event.into());
    cx.push(Task::Delve(Delve::Sprung));
}

pub(super) fn offer_again(offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::TRAP_TWICE);
    offer.add(Action::Delve(Choice::Again));
    offer.add(Action::Delve(Choice::GiveUp));
}

pub(super) fn choose_again(cx: &mut Cx<'_>, act: Choice) {
    if act != Choice::GiveUp {
        return choose(cx, Choice::Again);
    }
    let given_up = attempted(Play::of(cx.world())).map(|it| it.means);
    if let Some(means) = given_up {
        failed(cx, means);
    }
}

/// The trap strikes those whom it is meant for. Whoever rolled a 20 takes no damage; rules
/// `trap.triggered` and `check.twenty`.
pub(super) fn sprung(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let key = snare(play).trap;
    let all = ids(&able(play));
    let attempt = attempted(play).cloned();
    let roller = attempt.as_ref().map_or(&[][..], |it| &it.rolled);
    let first = |count: usize| all.iter().take(count).copied().collect();
    let victims: SmallVec<[FigureId; 6]> = match play.book()[key].victims {
        Victims::Roller => roller.iter().copied().collect(),
        Victims::All => all.clone(),
        Victims::First => first(1),
        Victims::FirstTwo => first(2),
        Victims::Last => all.last().copied().into_iter().collect(),
        Victims::Any => {
            let nth = cx.chance().roll_one_of(all.len() as u8, "dice-dive-victim");
            let victim = all.get(usize::from(nth)).copied();
            victim.into_iter().collect()
        }
    };
    let spared = attempt.map(|it| it.twenties).unwrap_or_default();
    let strikes = victims.iter().map(|who| {
        let spared = spared.contains(who);
        Task::Delve(Delve::Strike { who: *who, spared })
    });
    let tasks: Vec<Task> = strikes.chain([Task::Delve(Delve::Settled)]).collect();
    let event = Delving::TrapSprung { trap: key, victims };
    cx.emit(rules::TRAP_TRIGGERED, event.into());
    cx.push_all(tasks);
}

/// The trap strikes one of them, unless the next in the marching order holds on to them.
pub(super) fn strike(cx: &mut Cx<'_>, who: FigureId, spared: bool) {
    let play = Play::of(cx.world());
    if play.figure(who).is_dead() {
        return;
    }
    let trap = snare(play).trap;
    let held = is_caught(cx, who);
    let play = Play::of(cx.world());
    let deed = deeds::empty(play.state().next_deed, Source::Trap(trap), who);
    let id = deed.id;
    let pays = Pays::only(Spends::Nothing);
    let deed = Box::new(deed);
    cx.emit(rules::TRAP_TRIGGERED, Magic::Begun { deed, pays }.into());
    let share = match spared || held {
        true => Share::NoDamage,
        false => Share::All,
    };
    let run = Run {
        share,
        ..deeds::run(id, 0, who)
    };
    cx.push_all([Task::Run(run), Task::DeedOver(id)]);
}

/// Whoever comes after somebody in the marching order and can act, from the end round to the front.
fn next_to(play: Play<'_>, who: FigureId) -> Option<Figure<'_>> {
    let before = dive(play).inside().take_while(|it| *it != who).count();
    let round = dive(play).inside().chain(dive(play).inside());
    let mut others = round.skip(before).filter(|it| *it != who);
    others.find_map(|it| play.get(it).filter(|it| it.is_able()))
}

/// Rolls the save of whoever comes next in the marching order, where a trap leaves a hold on its
/// victim. True if the victim is held.
fn is_caught(cx: &mut Cx<'_>, who: FigureId) -> bool {
    let play = Play::of(cx.world());
    let Some(ability) = play.book()[snare(play).trap].helper else {
        return false;
    };
    let Some(by) = next_to(play, who) else {
        return false;
    };
    let made = Made::Save {
        ability,
        against: &[],
        spell: false,
    };
    let tally = Sheet::of(by).tally(made, &Case::ALONE);
    let dc = i32::from(play.book().figures.sneak + dive(play).level);
    let test = Test::new(d20(play.book(), "dice-dive-save", &tally), dc);
    let by = by.id();
    let (roll, _, passed) = test.rolled(cx.chance());
    let held = passed.success && !tally.fails;
    let event = Delving::Caught {
        who,
        by,
        dc: dc as i16,
        roll: Box::new(roll),
        held,
    };
    cx.emit(rules::TRAP_TRIGGERED, event.into());
    held
}

/// The dust has settled: the dying are tended, if anybody can; rule `trap.triggered`. Otherwise
/// death saves decide, and whoever lives comes home.
pub(super) fn settled(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let dying = alive(play).into_iter();
    let dying = dying.filter(|it| matches!(it.body().life, Life::Dying { .. }));
    let dying: Vec<FigureId> = dying.map(|it| it.id()).collect();
    let able = !able(play).is_empty();
    if !able && !dying.is_empty() {
        let saves = dying.into_iter().map(Task::DeathSave);
        let tasks: Vec<Task> = saves.chain([Task::Delve(Delve::Settled)]).collect();
        return cx.push_all(tasks);
    }
    if !able {
        return leaving::crawl_home(cx);
    }
    for who in dying {
        harm::stabilise(cx, who);
    }
    let play = Play::of(cx.world());
    match play.book()[snare(play).trap].failed {
        Failed::Passed => behind(cx, TrapEnd::Spent),
        Failed::Shut => behind(cx, TrapEnd::Shut),
        Failed::Stays => cx.push(Task::Delve(Delve::Trap)),
    }
}

/// The trap is behind the party, and counts as a room for everybody alive; rules `trap.beyond` and
/// `trap.counts`. It has taken as long as a way does, rule `effect.duration`; what the trap has done
/// itself has only just begun.
fn behind(cx: &mut Cx<'_>, end: TrapEnd) {
    let own = Source::Trap(snare(Play::of(cx.world())).trap);
    between::pass(cx, between::WAY, Some(own));
    let rule = match end {
        TrapEnd::Passed => rules::TRAP_CHECK,
        TrapEnd::Spent | TrapEnd::Shut => rules::TRAP_BEYOND,
    };
    cx.emit(rule, Delving::TrapBehind { end }.into());
    let who = ids(&alive(Play::of(cx.world())));
    cx.emit(rules::TRAP_COUNTS, Delving::RoomsCounted { who }.into());
    leaving::count_dead(cx);
    cx.push(Task::Delve(Delve::Bodies));
}
