//! The order of preference among equal choices, and what foes do about those who are down; rules
//! `mind.nearest_death`, `mind.most_damage`, `mind.lower_ac` and `mind.downed`.

use super::super::{
    components::{FigureId, Life},
    event::{Settled, Weighed},
    figure::Figure,
    place,
    play::Play,
};
use super::{
    head::{Head, Rival},
    think::Focus,
    weigh::Candidate,
};
use std::cmp::Ordering;

/// The choice among those that were looked at closely: its place, that of the next one with another
/// target or deed, and what made the difference.
pub fn choose(
    head: &Head<'_>,
    close: &[(Candidate, Weighed)],
) -> Option<(usize, Option<usize>, Settled)> {
    let best = (0..close.len()).max_by(|a, b| {
        let (one, other) = (&close[*a], &close[*b]);
        let near = |it: &(Candidate, Weighed)| std::cmp::Reverse(it.0.spot.order());
        let by_sum = one.1.sum.cmp(&other.1.sum);
        by_sum.then(near(one).cmp(&near(other)))
    })?;
    let top = close[best].1.sum;
    let equal = |it: &Weighed| it.sum > top - head.worths.equal;
    let mut chosen = best;
    let mut settled = None;
    for place in 0..close.len() {
        let (one, other) = (&close[chosen].1, &close[place].1);
        if !equal(other) || other.on == one.on {
            continue;
        }
        let pair = (
            one.on.and_then(|it| head.rival(it)),
            other.on.and_then(|it| head.rival(it)),
        );
        let (Some(a), Some(b)) = pair else { continue };
        let (order, by) = prefers(head, a, b);
        if order == Ordering::Greater {
            chosen = best_on(close, b.figure.id()).unwrap_or(place);
        }
        if order != Ordering::Equal {
            settled = Some(by);
        }
    }
    let own = &close[chosen].1;
    let others = (0..close.len()).filter(|it| {
        let other = &close[*it].1;
        other.on != own.on || other.does != own.does
    });
    let next = others.max_by_key(|it| (close[*it].1.sum, std::cmp::Reverse(*it)));
    let by = match (next, settled) {
        (None, _) => Settled::Alone,
        (Some(next), Some(by)) if equal(&close[next].1) => by,
        _ => Settled::Worth,
    };
    Some((chosen, next, by))
}

fn best_on(close: &[(Candidate, Weighed)], on: FigureId) -> Option<usize> {
    let all = (0..close.len()).filter(|it| close[*it].1.on == Some(on));
    all.max_by_key(|it| (close[*it].1.sum, std::cmp::Reverse(*it)))
}

/// Which of two targets is preferred, less for the first, and by what.
fn prefers(head: &Head<'_>, a: &Rival<'_>, b: &Rival<'_>) -> (Ordering, Settled) {
    let figures = &head.play.book().figures;
    if head.has_wits(figures.clever, true) {
        let part = |one: &Rival<'_>, other: &Rival<'_>| {
            i32::from(one.figure.body().points) * i32::from(other.figure.body().most)
        };
        let order = part(a, b).cmp(&part(b, a));
        if order != Ordering::Equal {
            return (order, Settled::NearestDeath);
        }
    }
    let order = lately(head, b).cmp(&lately(head, a));
    if order != Ordering::Equal {
        return (order, Settled::MostDamage);
    }
    let tried = &head.figure.memory().tried;
    if tried.contains(&a.figure.id()) && tried.contains(&b.figure.id()) {
        let order = a.sheet.ac().cmp(&b.sheet.ac());
        if order != Ordering::Equal {
            return (order, Settled::LowerAc);
        }
    }
    let feet = |it: &Rival<'_>| place::feet(head.figure, it.figure);
    let order = feet(a).cmp(&feet(b));
    if order != Ordering::Equal {
        return (order, Settled::Nearer);
    }
    (a.figure.id().cmp(&b.figure.id()), Settled::First)
}

/// What somebody has done to it in this round, or in the last one if nobody has in this.
fn lately(head: &Head<'_>, by: &Rival<'_>) -> u16 {
    let round = head.play.round();
    let hurt = &head.figure.memory().hurt;
    let this = hurt
        .iter()
        .any(|(_, points, when)| *when == round && *points > 0);
    let round = if this { round } else { round.saturating_sub(1) };
    let own = hurt
        .iter()
        .filter(|(who, _, when)| (*who, *when) == (by.figure.id(), round));
    own.map(|it| it.1).sum()
}

/// What somebody is to do about the one whom they attacked last, who is down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fallen {
    /// There is nobody like that.
    Nobody,
    /// A die decides.
    Roll(FigureId),
    /// It has decided.
    Decided(FigureId, bool),
    /// Somebody else has hurt it since.
    Attention(FigureId),
}

/// Rule `mind.downed`.
pub fn fallen(play: Play<'_>, figure: Figure<'_>) -> Fallen {
    let memory = figure.memory();
    let engaged = memory.engaged.and_then(|it| play.get(it));
    let down = |it: &Figure<'_>| {
        let low = matches!(it.body().life, Life::Dying { .. } | Life::Stable);
        low && it.team() != figure.team() && it.cell().is_some()
    };
    let Some(target) = engaged.filter(down) else {
        return Fallen::Nobody;
    };
    if figure.foe().is_none() || figure.seat().is_some() {
        return Fallen::Nobody;
    }
    let id = target.id();
    let since = memory.since.iter();
    let others = since.filter(|(who, points)| {
        let up = play
            .get(*who)
            .is_some_and(|it| it.is_up() && it.team() != figure.team());
        *who != id && *points > 0 && up
    });
    let most = others.max_by_key(|(who, points)| (*points, std::cmp::Reverse(*who)));
    if let Some((who, _)) = most {
        return Fallen::Attention(*who);
    }
    let decided = memory
        .downed
        .filter(|it| (it.who, it.round) == (id, play.round()));
    match decided {
        Some(it) => Fallen::Decided(id, it.goes_on),
        None => Fallen::Roll(id),
    }
}

/// Whom somebody looks at first.
pub fn focus(head: &Head<'_>) -> Focus {
    match fallen(head.play, head.figure) {
        Fallen::Decided(who, true) => Focus::One(who),
        Fallen::Attention(who) => Focus::One(who),
        _ => Focus::All,
    }
}

/// True for whoever takes doubles for what they seem; rule `mind.doubles`.
pub fn takes_doubles(head: &Head<'_>) -> bool {
    let any = head.up().any(|it| it.figure.is_double());
    !any || !head.has_wits(head.play.book().figures.clever, false)
}
