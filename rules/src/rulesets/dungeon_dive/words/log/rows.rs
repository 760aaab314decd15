//! Events that stand together in the log: several of a kind in a row are told as one, by the first
//! of them.

use super::{
    super::{
        super::{
            components::{Arm, FigureId, Lasting, What},
            event::{Event, Fighting, Magic, Shift},
            play::Play,
            step::Part,
        },
        Terms, and, figures, say, several, small, some, weapon,
    },
    fighting::{self, Wounded},
    magic,
};
use crate::game::{
    Logged, Narration, Phrase,
    present::{detail, line, outcome},
};

/// What becomes of an event that may stand in a row with others.
pub enum Row {
    /// It is told by itself.
    Alone,
    /// It is the first, and tells of all of them.
    First(Narration),
    /// The first of them has told it.
    Told,
}

/// An event with those of its kind beside it.
pub fn of(play: Play<'_>, log: &[Logged<Event>], at: usize) -> Row {
    match &log[at].event {
        Event::Fighting(Fighting::Hurt { deed, who, .. }) => hurt(log, at, (*deed, *who)),
        Event::Fighting(Fighting::Healed { who, .. }) => healed(log, at, *who),
        Event::Fighting(Fighting::PickedUp { who, .. }) => picked_up(play, log, at, *who),
        Event::Fighting(Fighting::Shifted { who, how, .. }) => shifted(play, log, at, (*who, *how)),
        Event::Magic(Magic::Lasts { .. }) => surprised(play, log, at),
        Event::Magic(Magic::Ended { .. }) => no_longer_surprised(play, log, at),
        _ => Row::Alone,
    }
}

/// Events that go by without a word of their own between others.
pub fn is_quiet(event: &Event) -> bool {
    matches!(
        event,
        Event::Fighting(Fighting::DamageRolled { .. } | Fighting::Spent { .. })
            | Event::Magic(Magic::DiceRolled { .. })
    )
}

/// What a row is made of, if the event is the first of one; none if another comes before it. `takes`
/// says what is of the row, `passes` what may lie between.
fn gather<'l, T>(
    log: &'l [Logged<Event>],
    at: usize,
    takes: impl Fn(&'l Event) -> Option<T>,
    passes: impl Fn(&Event) -> bool,
) -> Option<Vec<T>> {
    let events = |it: &'l [Logged<Event>]| it.iter().map(|it| &it.event);
    let before = events(&log[..at]).rev().find(|it| !passes(it));
    if before.is_some_and(|it| takes(it).is_some()) {
        return None;
    }
    let mut all = Vec::new();
    for event in events(&log[at..]) {
        match takes(event) {
            Some(it) => all.push(it),
            None if passes(event) => {}
            None => break,
        }
    }
    Some(all)
}

/// A row of which the first tells.
fn told<T>(all: Option<Vec<T>>, tell: impl FnOnce(Vec<T>) -> Narration) -> Row {
    match all {
        None => Row::Told,
        Some(all) if all.is_empty() => Row::Alone,
        Some(all) => Row::First(tell(all)),
    }
}

/// Damage that one deed does to somebody bit by bit is one sum.
fn hurt(log: &[Logged<Event>], at: usize, (of, on): (Option<u16>, FigureId)) -> Row {
    let takes = |event: &'_ Event| match event {
        Event::Fighting(Fighting::Hurt {
            deed: Some(deed),
            who,
            parts,
            temporary,
            points,
            ..
        }) if Some(*deed) == of && *who == on => Some((parts.clone(), *temporary, *points)),
        _ => None,
    };
    if of.is_none() {
        return Row::Alone;
    }
    told(gather(log, at, takes, is_quiet), |all| {
        let mut sum = Wounded {
            rolled: rolled(log, at, (of, on)),
            ..Wounded::default()
        };
        for (parts, temporary, points) in all {
            parts.iter().for_each(|it| add(&mut sum.parts, it));
            sum.temporary += temporary;
            sum.points += points;
        }
        fighting::hurt(on, &sum)
    })
}

/// Adds damage to that of its kind.
fn add(parts: &mut Vec<Part>, more: &Part) {
    match parts.iter_mut().find(|it| it.kind == more.kind) {
        Some(it) => it.amount += more.amount,
        None => parts.push(*more),
    }
}

/// What the dice of such damage came to, from the first of a row on; none where something that the
/// log tells has softened it.
fn rolled(log: &[Logged<Event>], at: usize, (of, whom): (Option<u16>, FigureId)) -> Option<i16> {
    let dice = |event: &Event| match event {
        Event::Fighting(Fighting::DamageRolled {
            deed, on, parts, ..
        }) if Some(*deed) == of && *on == whom => {
            Some(parts.iter().map(|it| it.amount).sum::<i16>())
        }
        _ => None,
    };
    let before = log[..at].iter().rev().map(|it| &it.event);
    let first = before.take_while(|it| is_quiet(it)).find_map(dice)?;
    let goes_on = |event: &&Event| {
        let hurt = matches!(event, Event::Fighting(Fighting::Hurt { who, .. }) if *who == whom);
        hurt || is_quiet(event)
    };
    let later = log[at..].iter().map(|it| &it.event);
    Some(first + later.take_while(goes_on).filter_map(dice).sum::<i16>())
}

/// As for damage, so for hit points that come back.
fn healed(log: &[Logged<Event>], at: usize, on: FigureId) -> Row {
    let takes = |event: &'_ Event| match event {
        Event::Fighting(Fighting::Healed { who, points }) if *who == on => Some(*points),
        _ => None,
    };
    let passes = |event: &Event| {
        is_quiet(event) || matches!(event, Event::Magic(Magic::Ended { on: who, .. }) if *who == on)
    };
    told(gather(log, at, takes, passes), |all| {
        let points: i16 = all.into_iter().sum();
        outcome(say("dive-log-healed").on(on).n(i32::from(points)))
    })
}

/// Several weapons are picked up at once.
fn picked_up(play: Play<'_>, log: &[Logged<Event>], at: usize, by: FigureId) -> Row {
    let takes = |event: &'_ Event| match event {
        Event::Fighting(Fighting::PickedUp { who, arm, .. }) if *who == by => Some(*arm),
        _ => None,
    };
    told(gather(log, at, takes, is_quiet), |all| {
        let mut arms: Vec<(Arm, u8)> = Vec::new();
        for arm in all {
            match arms.iter_mut().find(|it| it.0 == arm) {
                Some(it) => it.1 += 1,
                None => arms.push((arm, 1)),
            }
        }
        let named = arms.into_iter().map(|(arm, n)| {
            let name = weapon(play.book(), arm);
            match n {
                1 => say("dive-log-the").with("thing", small(name)),
                n => several(n, name),
            }
        });
        line(
            say("dive-log-picked-up")
                .by(by)
                .with("weapon", some(and(named))),
        )
    })
}

/// Somebody is moved square by square, and two change places.
fn shifted(
    play: Play<'_>,
    log: &[Logged<Event>],
    at: usize,
    (whom, how): (FigureId, Shift),
) -> Row {
    let takes = |event: &'_ Event| match event {
        Event::Fighting(Fighting::Shifted { who, how: it, .. }) => {
            let swapped = how == Shift::Swapped;
            (*it == how && (swapped || *who == whom)).then_some(*who)
        }
        _ => None,
    };
    told(gather(log, at, takes, is_quiet), |all| match how {
        Shift::Swapped if all.len() > 1 => outcome(say("dive-log-swapped").by(whom).on(all[1])),
        _ => outcome(fighting::shifted(play, whom, how, all.len())),
    })
}

/// All who are surprised.
fn surprised(play: Play<'_>, log: &[Logged<Event>], at: usize) -> Row {
    let takes = |event: &'_ Event| match event {
        Event::Magic(Magic::Lasts { on, lasting }) => {
            magic::is(lasting, play.book().imposed.surprised).then_some(*on)
        }
        _ => None,
    };
    if takes(&log[at].event).is_none() {
        return Row::Alone;
    }
    told(gather(log, at, takes, is_quiet), |all| {
        line(of_several("dive-log-surprised", &all))
    })
}

/// All whose surprise is over, one turn after the other.
fn no_longer_surprised(play: Play<'_>, log: &[Logged<Event>], at: usize) -> Row {
    let surprised = What::Condition(play.book().imposed.surprised);
    let takes = |event: &'_ Event| match event {
        Event::Magic(Magic::Ended {
            on,
            was: Lasting { what, .. },
            ..
        }) if *what == surprised => Some(*on),
        _ => None,
    };
    if takes(&log[at].event).is_none() {
        return Row::Alone;
    }
    let passes = |event: &Event| {
        let turns = matches!(
            event,
            Event::Fighting(Fighting::TurnBegan { .. } | Fighting::TurnEnded { .. })
        );
        turns || is_quiet(event)
    };
    told(gather(log, at, takes, passes), |all| {
        detail(of_several("dive-log-no-longer-surprised", &all))
    })
}

/// A message about several, who are one in its grammar if they are one.
fn of_several(key: &'static str, all: &[FigureId]) -> Phrase {
    say(key).n(all.len()).with("all", some(figures(all)))
}
