//! What a turn is spent on, and how what lasts is counted.

use super::super::{
    components::{FigureId, Lasts, Turn, Until},
    content::{Standard, SummonActs},
    event::Spends,
    writer::Writer,
};

/// Takes from somebody's turn.
pub fn spend(on: &mut Writer<'_>, who: FigureId, spends: Spends) {
    on.figure(who, |turn: &mut Turn| match spends {
        Spends::Nothing => {}
        Spends::Action => {
            turn.actions = turn.actions.saturating_add(1);
            turn.attacks = 0;
        }
        Spends::Hasted => (turn.hasted, turn.unloaded) = (true, false),
        Spends::Bonus => turn.bonus = true,
        Spends::Reaction => turn.reaction = true,
        Spends::Attack => turn.attacks = turn.attacks.saturating_sub(1),
        Spends::Attacks(more) => {
            turn.actions = turn.actions.saturating_add(1);
            turn.attacks = more;
            turn.attacked = true;
            turn.unloaded = false;
        }
        Spends::Object => turn.object = true,
        Spends::Item => turn.handy = false,
    });
}

/// A standard action.
pub fn take(on: &mut Writer<'_>, who: FigureId, what: Standard, spends: Spends) {
    spend(on, who, spends);
    on.figure(who, |turn: &mut Turn| match what {
        Standard::Dash => turn.dashes += 1,
        Standard::Disengage => turn.disengaged = true,
        Standard::UseItem => turn.handy = true,
        _ => {}
    });
}

/// A turn begins: everything of the last one is gone.
pub fn began(on: &mut Writer<'_>, who: FigureId) {
    let cell = on.play().get(who).and_then(|it| it.cell());
    on.figure(who, |turn: &mut Turn| {
        *turn = Turn {
            trail: cell.into_iter().collect(),
            burnt: std::mem::take(&mut turn.burnt),
            in_the_thick: turn.in_the_thick,
            ..Turn::default()
        };
    });
    let doubles = on.play().state().summoned.iter();
    let doubles = doubles.filter(|it| it.by == who && it.acts == SummonActs::Double);
    for double in doubles.map(|it| it.who).collect::<Vec<_>>() {
        on.figure(double, |turn: &mut Turn| *turn = Turn::default());
    }
    if let Some(fight) = &mut on.state().fight {
        fight.turn = Some(who);
        if !fight.acted.contains(&who) {
            fight.acted.push(who);
        }
    }
}

/// A turn ends: whatever is counted in ends of turns is one less.
pub fn ended(on: &mut Writer<'_>, who: FigureId) {
    let everybody: Vec<FigureId> = on.play().figures().map(|it| it.id()).collect();
    for id in everybody {
        on.figure(id, |lasts: &mut Lasts| {
            for it in &mut lasts.all {
                it.until = match it.until {
                    Until::DoerEnds(left) if it.by == Some(who) => {
                        Until::DoerEnds(left.saturating_sub(1))
                    }
                    Until::BearerEnds(left) if id == who => {
                        Until::BearerEnds(left.saturating_sub(1))
                    }
                    other => other,
                };
            }
        });
    }
    on.figure(who, |turn: &mut Turn| {
        turn.burnt.clear();
        turn.attacks = 0;
        turn.routine.clear();
        turn.disengaged = false;
        turn.in_the_thick = false;
    });
    for zone in &mut on.state().zones {
        zone.until = match zone.until {
            Until::DoerEnds(left) if zone.by == who => Until::DoerEnds(left.saturating_sub(1)),
            other => other,
        };
    }
    for it in on.state().summoned.iter_mut().filter(|it| it.who == who) {
        it.ordered = false;
    }
    if let Some(fight) = &mut on.state().fight {
        fight.turn = None;
    }
}
